# scrollkit.wasm: the library for browsers and Node.js, without imports. It exports the header's functions,
# the memory, the stack pointer and the function table.
#
# The C library is wasi-libc, of which malloc and the functions for memory are linked. The module is
# optimised for size, because visitors download it.
set(SCROLLKIT_WASI_SYSROOT /usr CACHE PATH "Folder with include/wasm32-wasi and lib/wasm32-wasi of wasi-libc")
find_file(SCROLLKIT_WASI_LIBC lib/wasm32-wasi/libc.a HINTS ${SCROLLKIT_WASI_SYSROOT} REQUIRED NO_DEFAULT_PATH)
find_program(SCROLLKIT_WASM_LD wasm-ld HINTS ${swift_home}/bin REQUIRED NO_DEFAULT_PATH)
find_program(SCROLLKIT_WASM_OPT wasm-opt REQUIRED)

file(STRINGS Sources/ScrollKitC/scrollkit.map wasm_exports REGEX "^ +scrollkit_[a-z0-9_]+;$")
list(TRANSFORM wasm_exports REPLACE "^ +(.*);$" "--export=\\1")

# Debian's headers of wasi-libc support WASI alone. There is no stack protector without a libc to end the program.
set(wasm_object ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.wasm.o)
set(wasm_linked ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.linked.wasm)
set(wasm_module ${CMAKE_CURRENT_BINARY_DIR}/scrollkit.wasm)
add_custom_command(
  OUTPUT ${wasm_module}
  COMMAND ${SCROLLKIT_SWIFTC} -c -Osize -target wasm32-unknown-none-wasm -static ${swift_flags} -Xfrontend -disable-stack-protector
    -Xcc -I${SCROLLKIT_WASI_SYSROOT}/include/wasm32-wasi -Xcc -D__wasi__
    -I include -I Sources/ScrollKitC/Allocator ${swift_sources} -o ${wasm_object}
  # The stack holds the arrays that JavaScript passes; an overflow ends at address 0.
  COMMAND ${SCROLLKIT_WASM_LD} --no-entry --gc-sections --strip-all --stack-first -z stack-size=4194304
    --export-table --growable-table --export=__stack_pointer ${wasm_exports}
    ${wasm_object} ${SCROLLKIT_WASI_LIBC} -o ${wasm_linked}
  # Flattened and optimised twice, the module is 1 % smaller than with -Oz alone.
  COMMAND ${SCROLLKIT_WASM_OPT} --flatten --rereloop -Oz -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals
    --enable-nontrapping-float-to-int ${wasm_linked} -o ${wasm_module}
  DEPENDS ${swift_sources} ${c_declarations} ${SCROLLKIT_SWIFTC} Sources/ScrollKitC/scrollkit.map
  WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
  COMMENT "Compiling scrollkit.wasm"
  VERBATIM)
add_custom_target(scrollkit_wasm DEPENDS ${wasm_module})

# The module that loads it, and its types, beside it.
foreach(file scrollkit.mjs scrollkit.d.mts)
  configure_file(bindings/javascript/${file} ${file} COPYONLY)
endforeach()
if(SCROLLKIT_INSTALL)
  install(FILES ${wasm_module} bindings/javascript/scrollkit.mjs bindings/javascript/scrollkit.d.mts
    DESTINATION ${CMAKE_INSTALL_DATADIR}/scrollkit/javascript OPTIONAL)
endif()
