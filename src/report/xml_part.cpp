#include "report/xml_part.hpp"

#include <algorithm>
#include <charconv>

#include "report/workbook_in.hpp"
#include "wire/utf8.hpp"

namespace sifang::report {

namespace {

// Text that is all blanks is kept where it is all there is; comments and instructions are passed over.
constexpr unsigned reading = pugi::parse_escapes | pugi::parse_cdata | pugi::parse_eol |
                             pugi::parse_ws_pcdata_single | pugi::parse_embed_pcdata | pugi::parse_doctype |
                             pugi::parse_wconv_attribute;

/// `_x000D_` and the like: how the format writes characters that XML cannot hold. Zero and halves of
/// surrogate pairs are left as they stand.
std::string unescaped(std::string text) {
    std::size_t at = text.find("_x");
    if (at == text.npos) return text;
    std::string out;
    std::size_t from = 0;
    for (; at != text.npos; at = text.find("_x", std::max(at + 1, from))) {
        std::uint32_t point = 0;
        if (at + 7 > text.size() || text[at + 6] != '_') continue;
        const auto [end, fault] = std::from_chars(&text[at + 2], &text[at + 6], point, 16);
        if (fault != std::errc() || end != &text[at + 6] || point == 0 ||
            (point >= 0xD800 && point <= 0xDFFF))
            continue;
        out.append(text, from, at - from);
        append_utf8(out, point);
        from = at + 7;
    }
    return out.append(text, from);
}

}  // namespace

bool load_xml(pugi::xml_document& tree, std::string& text, bool& too_large) {
    const auto marks = std::ranges::count_if(text, [](char c) { return c == '<' || c == '='; });
    too_large = static_cast<std::size_t>(marks) > most_xml_marks;
    if (too_large || !tree.load_buffer_inplace(text.data(), text.size(), reading)) return false;
    return std::ranges::none_of(tree.children(),
                                [](pugi::xml_node node) { return node.type() == pugi::node_doctype; });
}

std::string_view local_name(const char* name) {
    const std::string_view whole(name);
    return whole.substr(whole.find(':') + 1);  // npos + 1 is 0: no prefix
}

pugi::xml_node child(pugi::xml_node of, std::string_view name) {
    for (const pugi::xml_node node : of.children())
        if (local_name(node.name()) == name) return node;
    return {};
}

std::string_view attribute(pugi::xml_node of, std::string_view name) {
    for (const pugi::xml_attribute found : of.attributes())
        if (local_name(found.name()) == name) return found.value();
    return {};
}

std::string text_in(pugi::xml_node element) {
    std::string out = element.value();
    for (const pugi::xml_node node : element.children())
        if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) out += node.value();
    return unescaped(std::move(out));
}

std::string string_item(pugi::xml_node item) {
    std::string out;
    for (const pugi::xml_node node : item.children()) {
        const std::string_view name = local_name(node.name());
        if (name == "t") out += text_in(node);
        if (name == "r") out += text_in(child(node, "t"));
    }
    return out;
}

}  // namespace sifang::report
