#include "cli/contest/stream_names.hpp"

#include <array>
#include <cstdio>

#include "store/log.hpp"

namespace sifang::cli {

namespace {

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

void dash(std::string& name) {
    if (!name.empty() && name.back() != '-') name += '-';
}

/// The character that begins there, as many bytes as it has.
std::size_t character(std::string_view text, std::size_t at, unsigned& code) {
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    code = length == 1 ? first : first & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length && at + i < text.size(); ++i)
        code = code << 6 | (static_cast<unsigned char>(text[at + i]) & 0x3Fu);
    return length;
}

std::string without_dash_at_end(std::string name) {
    if (name.size() > store::longest_stream_name) name.resize(store::longest_stream_name);
    while (name.ends_with('-')) name.pop_back();
    return name;
}

}  // namespace

std::string contest_stream_name(std::string_view title) {
    std::string name;
    for (const char c : title) {
        if (is_plain(lowered(c)))
            name += lowered(c);
        else
            dash(name);
    }
    name = without_dash_at_end(std::move(name));
    return store::is_stream_name(name) ? name : "contest";
}

std::string ledger_stream_name(std::string_view text) {
    std::string name;
    for (std::size_t at = 0; at < text.size();) {
        unsigned code = 0;
        const std::size_t length = character(text, at, code);
        if (length == 1) {
            const char c = lowered(text[at]);
            if (is_plain(c))
                name += c;
            else
                dash(name);
        } else {
            std::array<char, 16> hex{};
            std::snprintf(hex.data(), hex.size(), "u%x", code);
            dash(name);
            name += hex.data();
            dash(name);
        }
        at += length;
    }
    name = without_dash_at_end(std::move(name));
    return store::is_stream_name(name) ? name : "player";
}

}  // namespace sifang::cli
