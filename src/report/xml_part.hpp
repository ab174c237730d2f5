#pragma once
// A part of a workbook as a tree, and the little that is asked of it.

#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace sifang::report {

/// Parses in place: the text must outlive the tree. False when it is no XML, or has more marks than may be
/// (`too_large`), or a document type: no entity but XML's own five is ever expanded.
bool load_xml(pugi::xml_document& tree, std::string& text, bool& too_large);

/// The name without its prefix.
std::string_view local_name(const char* name);
pugi::xml_node child(pugi::xml_node of, std::string_view name);
/// An attribute by its name without prefix; empty when there is none.
std::string_view attribute(pugi::xml_node of, std::string_view name);

/// The text directly in an element, with _xHHHH_ put back to the character it stands for.
std::string text_in(pugi::xml_node element);
/// The text of a string item: plain, or in runs; readings above the characters are no part of it.
std::string string_item(pugi::xml_node item);

}  // namespace sifang::report
