# scrollkit.o, of the Swift sources, and the target scrollkit_onefile: scrollkit.c, which OneFile.cmake builds.
find_program(SCROLLKIT_SWIFTC NAMES swiftc HINTS ENV SWIFT_HOME PATH_SUFFIXES bin usr/bin)
if(NOT SCROLLKIT_SWIFTC)
  message(FATAL_ERROR
    "ScrollKit needs the Swift 6.3 toolchain to be built: install it, put its `swiftc` on PATH "
    "(or pass -DSCROLLKIT_SWIFTC=/path/to/swiftc) and configure again. Without Swift, pass "
    "-DSCROLLKIT_ONEFILE=/path/to/scrollkit.c; docs/onefile.md says how to get that file.")
endif()
execute_process(COMMAND ${SCROLLKIT_SWIFTC} -print-target-info
  OUTPUT_VARIABLE swift_info COMMAND_ERROR_IS_FATAL ANY)
string(JSON swift_library GET ${swift_info} paths runtimeResourcePath)
cmake_path(SET swift_home NORMALIZE ${swift_library}/../..)
find_program(SCROLLKIT_OBJCOPY NAMES llvm-objcopy HINTS ${swift_home}/bin REQUIRED NO_DEFAULT_PATH)

# The object is for the processor on which the compiler runs, and for Linux.
string(JSON swift_processor GET ${swift_info} target arch)
string(JSON swift_pointer_size GET ${swift_info} target pointerWidthInBytes)
string(REGEX MATCH "^[^-]*" c_processor "${CMAKE_C_LIBRARY_ARCHITECTURE}")
if(CMAKE_CROSSCOMPILING OR NOT CMAKE_SYSTEM_NAME STREQUAL "Linux" OR NOT CMAKE_SIZEOF_VOID_P EQUAL swift_pointer_size
    OR (c_processor AND NOT c_processor STREQUAL swift_processor))
  message(FATAL_ERROR
    "ScrollKit's Swift sources are built here for Linux on ${swift_processor} alone; the C compiler is for "
    "${CMAKE_SYSTEM_NAME} on ${CMAKE_SYSTEM_PROCESSOR} ${CMAKE_C_LIBRARY_ARCHITECTURE}. Build the library from one C file: make "
    "scrollkit.c with scripts/onefile on a machine with Swift, and pass -DSCROLLKIT_ONEFILE=/path/to/scrollkit.c.")
endif()

# The Swift compiler is called directly. As a CMake language, Swift would need the Ninja generator, and
# a parent project's options for C, such as add_compile_options(-Wall), would reach it.
#
# Both layers are compiled as one module: the compiler can then inline across the C edge and emits
# nothing twice. Warnings are suppressed because the C edge then imports its own module.
set(swift_flags
  -wmo -parse-as-library -module-name ScrollKitCore -package-name scrollkit -swift-version 6
  -suppress-warnings
  -enable-experimental-feature Embedded
  # A square root is an instruction. Without the flag, the root of a negative number calls the C math library, which sets
  # errno.
  -Xcc -fno-math-errno
  # For correctness: Swift 6.3.1's dead store elimination drops stores to struct members that are
  # written in a loop through pointers. Disabling it adds no instruction to any benchmark scene.
  -Xllvm -sil-disable-pass=dead-store-elimination
  # One section per function, so that the linker drops what the header does not reach.
  -Xfrontend -function-sections
  # No path of this machine in the library: the same sources give the same bytes in any folder.
  -file-prefix-map ${CMAKE_CURRENT_SOURCE_DIR}=. -file-prefix-map ${swift_home}=swift
  -Xfrontend -no-clang-module-breadcrumbs)
set(native_flags
  -O -Xfrontend -enable-stack-protector
  # Unwind tables, for backtraces from a delegate through the library. Embedded Swift marks every
  # function nounwind; the tables would then be in the debug file alone.
  -gline-tables-only -Xllvm -force-remove-attribute=nounwind)

# The only global symbols of the object are the header's functions. Embedded Swift contains its own
# swift_retain and others; as global symbols they would clash with those of Swift's runtime.
# The visibility is `default`: Swift's `protected` does not let a program that is not
# position-independent take a function's address. Two sections are dropped: .debug_names, an index with which
# GDB shows no line numbers, and .swift_modhash, which depends on the folder.
file(GLOB_RECURSE swift_sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS
  Sources/ScrollKitCore/*.swift Sources/ScrollKitC/*.swift)
file(GLOB_RECURSE c_declarations CONFIGURE_DEPENDS
  include/*.h include/*.modulemap Sources/ScrollKitC/Allocator/*)
set(object ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.o)
add_custom_command(
  OUTPUT ${object}
  COMMAND ${SCROLLKIT_SWIFTC} -c ${swift_flags} ${native_flags} -I include -I Sources/ScrollKitC/Allocator
    ${swift_sources} -o ${object}
  COMMAND ${SCROLLKIT_OBJCOPY} --wildcard --keep-global-symbol=scrollkit_*
    --set-symbol-visibility=scrollkit_*=default
    --remove-section=.debug_names --remove-section=.swift_modhash ${object}
  DEPENDS ${swift_sources} ${c_declarations} ${SCROLLKIT_SWIFTC}
  WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
  COMMENT "Compiling scrollkit.o"
  VERBATIM)
# Both libraries contain the object. It is made by one target, so that a parallel build makes it once.
add_custom_target(scrollkit_object DEPENDS ${object})

# The C file is translated from the compiler's LLVM IR, one for each size of pointers: scripts/onefile. Archives of the sources
# lack the translator.
set(onefile_tools ${CMAKE_CURRENT_SOURCE_DIR}/scripts/onefile.d)
if(NOT EXISTS ${onefile_tools})
  return()
endif()
set(SCROLLKIT_ONEFILE_TRIPLES "x86_64-unknown-none-elf;armv7-none-none-eabi" CACHE STRING
  "The targets whose LLVM IR is translated: little endian, with pointers of 64 and of 32 bits")
execute_process(COMMAND git describe --always --dirty --abbrev=40 --exclude=*
  WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
string(JSON swift_version GET ${swift_info} compilerVersion)
file(GLOB onefile_sources CONFIGURE_DEPENDS ${onefile_tools}/*.py ${onefile_tools}/*.h ${onefile_tools}/translator/*.py)
set(modules)
foreach(triple IN LISTS SCROLLKIT_ONEFILE_TRIPLES)
  set(module ${CMAKE_CURRENT_BINARY_DIR}/${triple}.ll)
  list(APPEND modules ${module})
  add_custom_command(
    OUTPUT ${module}
    # Without vectors, which C99 does not have. Line tables name the origin of each function.
    COMMAND ${SCROLLKIT_SWIFTC} -emit-ir ${swift_flags} -O -gline-tables-only
      -Xllvm -vectorize-slp=false -Xllvm -vectorize-loops=false
      -target ${triple} -I include -I Sources/ScrollKitC/Allocator ${swift_sources} -o ${module}
    DEPENDS ${swift_sources} ${c_declarations} ${SCROLLKIT_SWIFTC}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Compiling ${triple}.ll"
    VERBATIM)
endforeach()
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.c
  COMMAND ${CMAKE_COMMAND} -E env PATH=${swift_home}/bin:$ENV{PATH} python3 -B ${onefile_tools}/translate.py
    ${CMAKE_CURRENT_SOURCE_DIR} "${commit}" "${swift_version}" ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.c ${modules}
  DEPENDS ${modules} ${onefile_sources} bindings/scrollkit.api.json LICENSE
  COMMENT "Translating scrollkit.c"
  VERBATIM)
add_custom_target(scrollkit_onefile DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.c)
