#pragma once
// The names that Botzone's judge gives the fan.

#include <string_view>

namespace sifang::botzone {

/// Our id of a fan by its Chinese name; empty if there is none.
std::string_view fan_named(std::string_view name);
/// The judge's name of one of our patterns; empty if there is none.
std::string_view name_of_fan(std::string_view id);

}  // namespace sifang::botzone
