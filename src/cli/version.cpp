#include "cli/version.hpp"

namespace sifang::cli {

std::string version_line() { return "sifang " SIFANG_VERSION; }

}  // namespace sifang::cli
