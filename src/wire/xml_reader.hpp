#pragma once
// A strict reader of the little XML that game logs are written in. It is pulled, builds no tree and allocates
// nothing.
//
// Read: one root element, elements in it up to max_depth deep, attributes in either quotes, an XML
// declaration in front, white space between tags. Everything else XML has is refused: text, references (&…;),
// comments, document types, processing instructions, CDATA. A log that has them is not the log we know.

#include <cstdint>
#include <optional>
#include <string_view>

#include "tile/inline_vector.hpp"

namespace sifang {

enum class XmlFault : std::uint8_t {
    UnexpectedEnd,
    UnexpectedCharacter,
    NotInSubset,  ///< XML, but none of what is read here
    WrongClosingTag,
    DuplicateAttribute,
    TooManyAttributes,
    TooDeep,
};

struct XmlAttribute {
    std::string_view name, value;
    std::size_t at = 0;  ///< of the value
};

struct XmlTag {
    enum class Kind : std::uint8_t { Open, Empty, Close };
    Kind kind = Kind::Empty;
    std::string_view name;
    InlineVector<XmlAttribute, 32> attributes;
    std::size_t at = 0;  ///< of its angle bracket

    const XmlAttribute* find(std::string_view attribute) const;
};

class XmlReader {
  public:
    static constexpr unsigned max_depth = 4;

    explicit XmlReader(std::string_view text) : text_(text) {}

    /// The next tag; false after the root is closed and nothing follows it, or at a fault.
    bool next(XmlTag& tag);

    bool failed() const { return fault_.has_value(); }
    XmlFault fault() const { return *fault_; }
    std::size_t fault_at() const { return fault_at_; }

  private:
    bool fail(XmlFault fault) { return fail(fault, at_); }
    bool fail(XmlFault fault, std::size_t at);
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_space();
    bool expect(char c);
    bool name(std::string_view& out);
    bool attributes(XmlTag& tag);
    bool declaration();

    std::string_view text_;
    std::size_t at_ = 0, fault_at_ = 0;
    std::string_view open_[max_depth];
    unsigned depth_ = 0;
    bool begun_ = false;
    std::optional<XmlFault> fault_;
};

}  // namespace sifang
