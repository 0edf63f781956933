# Makes ScrollKit::scrollkit and ScrollKit::scrollkit_static of the libraries in this archive, for FetchContent and
# add_subdirectory. find_package uses lib/cmake/ScrollKit instead.
cmake_minimum_required(VERSION 3.22)
find_package(ScrollKit REQUIRED CONFIG PATHS ${CMAKE_CURRENT_LIST_DIR} NO_DEFAULT_PATH)
foreach(target IN ITEMS ScrollKit::scrollkit ScrollKit::scrollkit_static)
  if(TARGET ${target})
    set_target_properties(${target} PROPERTIES IMPORTED_GLOBAL TRUE)
  endif()
endforeach()
