#include "wire/line_error.hpp"

#include <array>

#include "wire/json.hpp"

namespace sifang {

std::string plain_words(const LineError& error) {
    std::string words(error.code);
    for (char& c : words)
        if (c == '_') c = ' ';
    if (!error.subject.empty()) words += ": " + error.subject;
    return words;
}

void append_error_line(std::string& out, const LineError& error, const ErrorWords& words) {
    out += R"({"error":{"code":)";
    append_json_string(out, error.code);
    out += R"(,"message":)";
    append_json_string(out, words(error));
    out += R"(,"at":)";
    append_integer(out, static_cast<std::int64_t>(error.at));
    out += "}}";
}

bool is_readable(std::string_view line, LineError& error, std::size_t max_bytes) {
    if (line.size() > max_bytes) {
        error = {"line_too_long", 1, std::to_string(max_bytes)};
    } else if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        error = {"empty_line", 1, {}};
    } else {
        return true;
    }
    return false;
}

std::span<const std::string_view> line_error_codes() {
    static constexpr auto codes = std::to_array<std::string_view>(
        {// the line
         "empty_line", "line_too_long",
         // its JSON (json_error.hpp)
         "json_unexpected_end", "json_unexpected_character", "json_trailing_text", "json_bad_escape",
         "json_bad_utf8", "json_control_character", "json_bad_number", "json_number_range", "json_too_deep",
         "duplicate_field", "wrong_type",
         // its fields (line_reader.hpp)
         "unknown_field", "missing_field", "unknown_value", "out_of_range", "too_many_dora", "not_a_flower",
         "flower_as_dora",
         // tiles and melds (tile/notation.hpp, hand/notation.hpp)
         "empty", "unknown_letter", "digits_without_suit", "suit_without_digits", "rank_out_of_range",
         "fifth_copy", "second_flower", "too_many_tiles", "not_one_tile", "not_a_meld", "fifth_meld",
         "flower_in_hand", "tile_count",
         // a line of a contest (contest_line.hpp)
         "newer_event", "newer_field", "newer_word", "list_too_long", "wrong_count", "not_ascending",
         "not_a_seed",
         // a whole contest (contest_file.hpp)
         "not_a_contest", "contest_version", "contest_order", "contest_count", "contest_rules",
         "contest_rules_changed", "contest_profile", "contest_too_long", "not_hex"});
    return codes;
}

}  // namespace sifang
