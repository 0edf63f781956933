# A toolchain file: the C compiler is Zig's, for the target SCROLLKIT_ZIG_TARGET, with the options SCROLLKIT_ZIG_FLAGS.
# scripts/package targets uses it.
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES SCROLLKIT_ZIG_TARGET SCROLLKIT_ZIG_FLAGS)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
string(REGEX MATCH "^[^-]*" CMAKE_SYSTEM_PROCESSOR ${SCROLLKIT_ZIG_TARGET})
if(SCROLLKIT_ZIG_TARGET MATCHES "-windows")
  set(CMAKE_SYSTEM_NAME Windows)
elseif(SCROLLKIT_ZIG_TARGET MATCHES "-macos")
  set(CMAKE_SYSTEM_NAME Darwin)
  set(CMAKE_INSTALL_NAME_TOOL true)  # CMake asks for one; the install name is set when the library is linked
  set(CMAKE_INSTALL_NAME_DIR @rpath)
  set(CMAKE_BUILD_WITH_INSTALL_NAME_DIR ON)
elseif(SCROLLKIT_ZIG_TARGET MATCHES "-linux-(gnu|musl)")
  set(CMAKE_SYSTEM_NAME Linux)
else()
  set(CMAKE_SYSTEM_NAME Generic)
  # Zig has no C library for these targets: declarations of the functions that scrollkit.c needs take its place.
  set(headers "-ffreestanding -isystem ${CMAKE_CURRENT_LIST_DIR}/Freestanding")
  if(SCROLLKIT_ZIG_TARGET MATCHES "-freestanding")
    set(CMAKE_POSITION_INDEPENDENT_CODE OFF)  # there is no loader
  endif()
endif()
cmake_path(SET zig NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../../scripts/zig)
set(CMAKE_C_COMPILER ${zig} cc)
set(CMAKE_C_FLAGS_INIT "-g0 -target ${SCROLLKIT_ZIG_TARGET} ${SCROLLKIT_ZIG_FLAGS} ${headers}")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-s")
