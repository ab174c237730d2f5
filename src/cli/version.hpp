#pragma once

#include <string>

namespace sifang::cli {

/// `sifang 0.1.0`.
std::string version_line();

}  // namespace sifang::cli
