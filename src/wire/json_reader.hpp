#pragma once
// A strict JSON reader that is pulled: no tree, and no allocation unless a string has escapes in it.

#include <cstdint>
#include <string>
#include <string_view>

#include "wire/json_error.hpp"

namespace sifang {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, List, Object, None };

/// Reads one JSON text from front to back. Every call that returns bool returns false at the first fault and
/// from then on; `failed()` tells a fault from the end of a list or an object.
///
///     JsonReader in(line);
///     std::string_view name;
///     in.enter_object();
///     while (in.next_field(name)) …read exactly one value…
///     in.finish();
class JsonReader {
  public:
    static constexpr unsigned max_depth = 64;

    explicit JsonReader(std::string_view text) : text_(text) {}

    /// The kind of the value that comes next; None at a fault.
    JsonKind peek();

    bool enter_object();
    /// The next name and its colon; false at the closing brace, which it takes.
    bool next_field(std::string_view& name);
    bool enter_list();
    /// Moves to the next item; false at the closing bracket, which it takes.
    bool next_item();

    /// The view is into the text, or into this reader when there were escapes: use it before the next string
    /// is read.
    bool string(std::string_view& value);
    bool integer(std::int64_t& value);
    bool boolean(bool& value);
    bool null();
    /// A number of either sort; `whole` says which of the two was set.
    bool number(bool& whole, std::int64_t& integer, double& real);
    /// One value of any kind, checked and dropped. Fields inside it may repeat.
    bool skip();
    /// Nothing but white space may follow.
    bool finish();

    bool failed() const { return failed_; }
    /// Where the last name or value read began; for a string the place of its first character after the
    /// quote.
    std::size_t offset() const { return value_offset_; }
    /// How far the text has been read.
    std::size_t position() const { return at_; }
    /// Whether the last string or name had escapes, so that places inside it are not places in the text.
    bool escaped() const { return escaped_; }
    /// Ends the reading with a fault of the caller's own.
    bool fail(JsonFault fault, std::size_t offset);
    /// The first fault. Counts lines and columns anew at each call.
    JsonError error() const { return {fault_, fault_offset_, place_in(text_, fault_offset_)}; }

  private:
    bool fail(JsonFault fault) { return fail(fault, at_); }
    void skip_space();
    bool wrong_type();
    bool start(char opening);
    bool enter(char opening);
    bool next(char closing);
    bool word(std::string_view word);
    bool quoted(std::string_view& value);
    bool quoted_with_escapes(std::size_t begin, std::string_view& value);
    bool escape();
    bool hex4(std::uint32_t& unit);
    bool utf8_character();
    bool number_text(std::string_view& digits, bool& whole);

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t value_offset_ = 0;
    std::size_t fault_offset_ = 0;
    std::uint64_t begun_ = 0;  ///< bit d: the list or object at depth d has had an item
    unsigned depth_ = 0;
    JsonFault fault_ = JsonFault::UnexpectedEnd;
    bool failed_ = false;
    bool escaped_ = false;
    std::string unescaped_;
};

}  // namespace sifang
