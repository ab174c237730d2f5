#include "report/encoding.hpp"

#include "wire/utf8.hpp"

namespace sifang::report {

namespace {

enum class Order { Little, Big };

tl::expected<std::string, std::string> from_utf16(std::string_view bytes, Order order) {
    std::string out;
    const auto unit = [&](std::size_t i) {
        const auto first = static_cast<unsigned char>(bytes[i]);
        const auto second = static_cast<unsigned char>(bytes[i + 1]);
        return static_cast<std::uint32_t>(order == Order::Little ? second << 8 | first : first << 8 | second);
    };
    const auto is_low = [](std::uint32_t u) { return u >= 0xDC00 && u <= 0xDFFF; };
    std::size_t i = 0;
    for (; i + 1 < bytes.size(); i += 2) {
        std::uint32_t point = unit(i);
        if (point == 0 || is_low(point)) return tl::unexpected(std::move(out));
        if (point >= 0xD800 && point <= 0xDBFF) {
            if (i + 3 >= bytes.size() || !is_low(unit(i + 2))) return tl::unexpected(std::move(out));
            point = 0x10000 + ((point - 0xD800) << 10) + (unit(i + 2) - 0xDC00);
            i += 2;
        }
        append_utf8(out, point);
    }
    if (i != bytes.size()) return tl::unexpected(std::move(out));
    return out;
}

}  // namespace

std::size_t valid_utf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = utf8_length(text.substr(at, 4));
        if (length == 0) break;
        at += length;
    }
    return at;
}

tl::expected<std::string, std::string> decoded(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return from_utf16(bytes.substr(2), Order::Little);
    if (bytes.starts_with("\xFE\xFF")) return from_utf16(bytes.substr(2), Order::Big);
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    const std::size_t good = std::min(valid_utf8(bytes), bytes.find('\0'));
    if (good < bytes.size()) return tl::unexpected(std::string(bytes.substr(0, good)));
    return std::string(bytes);
}

}  // namespace sifang::report
