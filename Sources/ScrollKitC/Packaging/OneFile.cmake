# The object of the one C file that scripts/onefile makes.
cmake_path(ABSOLUTE_PATH SCROLLKIT_ONEFILE BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE OUTPUT_VARIABLE onefile)
if(NOT EXISTS ${onefile})
  message(FATAL_ERROR "SCROLLKIT_ONEFILE is ${onefile}, which does not exist. scripts/onefile makes it, on a machine with Swift.")
endif()
if(SCROLLKIT_WASM OR SCROLLKIT_SANITIZE)
  message(FATAL_ERROR "SCROLLKIT_WASM and SCROLLKIT_SANITIZE need Swift; clear SCROLLKIT_ONEFILE.")
endif()
add_library(scrollkit_object OBJECT ${onefile})
set_target_properties(scrollkit_object PROPERTIES
  C_STANDARD 99 C_VISIBILITY_PRESET hidden POSITION_INDEPENDENT_CODE ON)
target_include_directories(scrollkit_object PRIVATE include)
if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang" AND NOT CMAKE_C_SIMULATE_ID)
  target_compile_options(scrollkit_object PRIVATE -O2 -ffp-contract=off -ffunction-sections -fdata-sections)
endif()
set(object $<TARGET_OBJECTS:scrollkit_object>)
set(CMAKE_WINDOWS_EXPORT_ALL_SYMBOLS ON)  # its only global symbols are the header's functions
