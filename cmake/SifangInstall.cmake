# The installed package: `find_package(Sifang)` gives Sifang::tile, Sifang::hand, Sifang::rules and so on.
# Only the pure libraries are in it (sifang_library without RIM); the program is installed beside them.
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/Sifang")

configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/SifangConfig.cmake.in" "${CMAKE_BINARY_DIR}/SifangConfig.cmake"
  INSTALL_DESTINATION "${package_dir}")
# Before 1.0 a new minor version may break what the last one promised.
write_basic_package_version_file("${CMAKE_BINARY_DIR}/SifangConfigVersion.cmake" COMPATIBILITY SameMinorVersion)

install(EXPORT SifangTargets NAMESPACE Sifang:: DESTINATION "${package_dir}")
install(FILES "${CMAKE_BINARY_DIR}/SifangConfig.cmake" "${CMAKE_BINARY_DIR}/SifangConfigVersion.cmake"
  DESTINATION "${package_dir}")
