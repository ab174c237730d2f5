# What every target of the house has in common, and `sifang_library`, which makes one library of one folder.
include(GNUInstallDirs)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(SIFANG_CCACHE ccache)
if(SIFANG_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${SIFANG_CCACHE}")
endif()

add_library(sifang_options INTERFACE)
target_compile_options(sifang_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Woverloaded-virtual -Wimplicit-fallthrough -Werror)
# GCC 12 sees an overlap in std::string (its bug 105651) and, in std::sort over a short array, a step beyond its end
# that are not there; clang and the sanitizers look for the real ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(sifang_options INTERFACE -Wno-restrict -Wno-array-bounds)
endif()
# Population count and 16-byte shuffles: every x86 machine since 2009 has them.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(sifang_options INTERFACE -march=x86-64-v2)
endif()
if(SIFANG_SANITIZE)
  target_compile_options(sifang_options INTERFACE -fsanitize=${SIFANG_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(sifang_options INTERFACE -fsanitize=${SIFANG_SANITIZE})
  # Between the sanitizer's own code a compiler loses sight of what is initialized and how long things are, in the
  # standard library first of all. The plain build is the one whose warnings are errors.
  target_compile_options(sifang_options INTERFACE -Wno-error)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(sifang_options INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()

# Makes a target the owner of precompiled headers. The compiler cache stays away from them: it would keep megabytes
# that take a second to make. Without the times of the headers inside, clang makes the same one in every clone, and
# the cache knows the files that were compiled with it.
function(sifang_owns_headers target)
  set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "")
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endfunction()

# The standard headers that nearly every file reads, parsed once. Only where the sanitizers are on: the plain build is
# to see that every file includes what it uses.
if(SIFANG_SANITIZE)
  file(WRITE "${CMAKE_BINARY_DIR}/headers.cpp" "")
  add_library(sifang_headers STATIC "${CMAKE_BINARY_DIR}/headers.cpp")
  target_link_libraries(sifang_headers PRIVATE sifang_options)
  set(SIFANG_HEADERS <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <span> <string> <string_view>
    <tl/expected.hpp> <utility> <variant> <vector>)
  target_precompile_headers(sifang_headers PRIVATE ${SIFANG_HEADERS})
  sifang_owns_headers(sifang_headers)
endif()

# Files of a target whose names begin with near letters are compiled as one: what they share is read and instantiated
# once. Such files must not give one name to two things, even in unnamed namespaces. By name and not by number, so that a new file
# does not bring together files that were apart.
function(sifang_in_batches target)
  if(NOT SIFANG_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # A name inside a function hides nothing that its file ever saw.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set_target_properties(${target} PROPERTIES UNITY_BUILD_CODE_BEFORE_INCLUDE
      "#pragma GCC diagnostic ignored \"-Wshadow\"")
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_filename_component(name "${source}" NAME)
    # What replaces something for the whole program must not be seen by the tests (tests/support/count_allocations.inc).
    if(name STREQUAL "count_allocations.cpp")
      continue()
    endif()
    foreach(letters a-e f-l m-o p-r s-z)
      if(name MATCHES "^[${letters}]")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${letters})
      endif()
    endforeach()
  endforeach()
endfunction()

# sifang_library(NAME FOLDER [RIM] [PARTS subfolder ...] [DEPENDS other ...] [LINKS external ...])
# One folder is one library. PARTS are folders inside it that belong to it. DEPENDS are names of earlier libraries
# (see src/CMakeLists.txt).
# RIM: it touches the world, so it is not part of the installed package.
function(sifang_library name folder)
  cmake_parse_arguments(ARG "RIM" "" "PARTS;DEPENDS;LINKS" ${ARGN})
  set(folders "${folder}")
  foreach(part IN LISTS ARG_PARTS)
    list(APPEND folders "${folder}/${part}")
  endforeach()
  set(sources "")
  set(headers "")
  foreach(each IN LISTS folders)
    file(GLOB more CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${each}/*.cpp")
    list(APPEND sources ${more})
    file(GLOB more CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${each}/*.hpp")
    list(APPEND headers ${more})
    if(NOT ARG_RIM)
      install(FILES ${more} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/sifang/${each}")
    endif()
  endforeach()
  set(target sifang_${name})
  add_library(${target} STATIC ${sources} ${headers})
  add_library(Sifang::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} LINKER_LANGUAGE CXX)
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target} PUBLIC
    "$<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/src>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/sifang>")
  foreach(dep IN LISTS ARG_DEPENDS)
    target_link_libraries(${target} PUBLIC sifang_${dep})
  endforeach()
  target_link_libraries(${target} PUBLIC ${ARG_LINKS} PRIVATE "$<BUILD_INTERFACE:sifang_options>")
  if(SIFANG_SANITIZE)
    target_precompile_headers(${target} REUSE_FROM sifang_headers)
  endif()
  set_property(GLOBAL APPEND PROPERTY SIFANG_LIBRARIES ${target})
  if(NOT ARG_RIM)
    install(TARGETS ${target} EXPORT SifangTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  endif()
endfunction()
