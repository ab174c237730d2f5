#pragma once
// The fields that lines about hands have in common, read from one JSON object. Internal to wire/.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hand/notation.hpp"
#include "wire/hand_places.hpp"
#include "wire/json_reader.hpp"
#include "wire/line_error.hpp"

namespace sifang {

/// A string of the line and where it stands: places inside it become columns of the line.
struct LineText {
    std::string_view text;
    std::size_t offset = 0;  ///< of its first character, in bytes
    bool escaped = false;    ///< then only its beginning can be named
};

/// The names that the fields of an object may have, and which of them have been read.
struct FieldNames {
    std::span<const std::string_view> names;
    std::uint32_t seen = 0;

    bool has(unsigned number) const { return seen >> number & 1; }
};

/// Reads a line as one JSON object. Like JsonReader, calls return false at the first error and from then on.
class LineReader {
  public:
    explicit LineReader(std::string_view line) : line_(line), json_(line) {}

    bool object() { return json_.enter_object() || fault(); }
    /// The next field by its number among the names; one that is unknown or comes again is an error. False at
    /// the end.
    bool next_field(FieldNames& fields, unsigned& number);
    /// The next field whatever its name, which is valid until the next string is read.
    bool next_name(std::string_view& name);
    /// An error if the field was not there, at the brace that closed the object last read.
    bool require(const FieldNames& fields, unsigned number);
    bool missing(std::string_view name) { return refuse("missing_field", json_.position() - 1, name); }
    /// What comes next is this field's: errors name it. It must outlive the reading.
    void enter_field(std::string_view name) { field_ = name; }
    std::string_view field() const { return field_; }
    /// Another reader at the same place, to look what comes.
    JsonReader ahead() const { return json_; }
    /// The end of the line.
    bool finish() { return !failed() && (json_.finish() || fault()); }

    bool list() { return json_.enter_list() || fault(); }
    bool next_item();
    bool text(LineText& value);
    /// One of some words, as its number among them.
    bool word(std::span<const std::string_view> words, unsigned& number);
    bool boolean(bool& value) { return json_.boolean(value) || fault(); }
    /// One value of any kind as it stands in the line; its syntax is checked.
    bool raw(std::string_view& value);
    /// Takes a null, if that is what comes.
    bool null() { return json_.peek() == JsonKind::Null && json_.null(); }
    bool wind(Wind& value);
    /// A seat wind, or null for none.
    bool wind(std::optional<Wind>& value);
    bool integer(int& value, int most) { return integer(value, 0, most); }
    bool integer(int& value, int least, int most);
    bool integer(std::int64_t& value, std::int64_t least, std::int64_t most);
    bool tile(ParsedTile& tile);
    bool concealed(Counts& standing, RedFives& red_fives, HandPlaces& places);
    bool melds(Melds& melds, RedFives& red_fives, HandPlaces& places);

    /// Ends the reading with an error. `offset` is in bytes.
    bool refuse(std::string_view code, std::size_t offset, std::string_view subject = {});
    /// The same at a character (from 1) of a string of the line.
    bool refuse(std::string_view code, const LineText& where, std::size_t character,
                std::string_view subject);

    bool failed() const { return error_.has_value(); }
    const LineError& error() const { return *error_; }
    /// Where the last name or value began, in bytes.
    std::size_t offset() const { return json_.offset(); }

  private:
    bool fault();
    bool meld(Meld& meld, RedFives& red_fives, std::size_t& place, std::size_t& red_five);

    std::string_view line_;
    JsonReader json_;
    std::string_view field_;  ///< the field being read, from a table of names: the subject of wrong_type
    std::optional<LineError> error_;
};

/// The error of a hand that holds five of a kind with its melds and, where there is one, its winning tile.
LineError fifth_copy_error(std::string_view line, const Hand& hand, const HandPlaces& places,
                           const std::optional<Tile>& win = std::nullopt, std::size_t win_place = 0);

}  // namespace sifang
