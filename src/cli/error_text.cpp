#include "cli/error_text.hpp"

#include "text/width.hpp"

namespace sifang::cli {

namespace {

/// The character at a column, from 1; empty past the end.
std::string character_at(std::string_view text, std::size_t column) {
    for (std::size_t i = 1; !text.empty(); ++i) {
        const std::string_view before = text;
        take_code_point(text);
        if (i == column) return std::string(before.substr(0, before.size() - text.size()));
    }
    return {};
}

/// What the fault is about: the tile where one can be told, or the character that stands for none.
std::string subject_of(NotationFault fault, const std::optional<Tile>& tile, std::string_view text,
                       std::size_t column) {
    if (tile) return to_string(*tile);
    return fault == NotationFault::UnknownLetter ? character_at(text, column) : "";
}

}  // namespace

std::string error_text(const Words& words, std::string_view code, std::string_view subject) {
    const std::string text = words("error." + std::string(code));
    if (subject.empty()) return text;
    return words.format("error.about", {{"text", text}, {"subject", std::string(subject)}});
}

std::string remedy_text(const Words& words, std::string_view code) {
    return std::string(words.find("remedy." + std::string(code)).value_or(""));
}

ErrorWords line_error_words(const Words& words) {
    return [&words](const LineError& error) { return error_text(words, error.code, error.subject); };
}

Complaint tiles_complaint(const Words& words, const NotationError& error, std::string_view text,
                          std::string_view before) {
    return {error_text(words, code(error.fault), subject_of(error.fault, error.tile, text, error.at)),
            remedy_text(words, code(error.fault)), std::string(before) + std::string(text),
            count_characters(before) + error.at};
}

Complaint hand_complaint(const Words& words, const HandNotationError& error, std::string_view text) {
    Complaint complaint{error_text(words, code(error), subject_of(error.tiles, error.tile, text, error.at)),
                        remedy_text(words, code(error)), std::string(text), error.at};
    if (error.fault == HandFault::WrongTileCount)
        complaint.what =
            words.format("error.wrong_tile_count.with",
                         {{"count", std::to_string(error.count)}, {"wanted", std::to_string(error.wanted)}});
    return complaint;
}

}  // namespace sifang::cli
