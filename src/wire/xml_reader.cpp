#include "wire/xml_reader.hpp"

namespace sifang {
namespace {

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
constexpr bool starts_name(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool in_name(char c) { return starts_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; }

}  // namespace

const XmlAttribute* XmlTag::find(std::string_view attribute) const {
    for (const XmlAttribute& a : attributes)
        if (a.name == attribute) return &a;
    return nullptr;
}

bool XmlReader::fail(XmlFault fault, std::size_t at) {
    if (!fault_) fault_ = fault, fault_at_ = at;
    return false;
}

void XmlReader::skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
}

bool XmlReader::expect(char c) {
    if (at_ == text_.size()) return fail(XmlFault::UnexpectedEnd);
    if (text_[at_] != c) return fail(XmlFault::UnexpectedCharacter);
    ++at_;
    return true;
}

bool XmlReader::name(std::string_view& out) {
    if (at_ == text_.size()) return fail(XmlFault::UnexpectedEnd);
    if (!starts_name(text_[at_]))
        return fail(text_[at_] == '!' || text_[at_] == '?' ? XmlFault::NotInSubset
                                                           : XmlFault::UnexpectedCharacter);
    const std::size_t begin = at_;
    while (at_ < text_.size() && in_name(text_[at_])) ++at_;
    out = text_.substr(begin, at_ - begin);
    return true;
}

bool XmlReader::attributes(XmlTag& tag) {
    for (;;) {
        const std::size_t before = at_;
        skip_space();
        if (at_ == text_.size()) return fail(XmlFault::UnexpectedEnd);
        if (peek() == '>' || peek() == '/' || peek() == '?') return true;
        if (at_ == before) return fail(XmlFault::UnexpectedCharacter);
        XmlAttribute attribute;
        const std::size_t begin = at_;
        if (!name(attribute.name)) return false;
        if (tag.find(attribute.name)) return fail(XmlFault::DuplicateAttribute, begin);
        if (tag.attributes.full()) return fail(XmlFault::TooManyAttributes, begin);
        if (!expect('=')) return false;
        const char quote = peek();
        if (quote != '"' && quote != '\'')
            return fail(at_ == text_.size() ? XmlFault::UnexpectedEnd : XmlFault::UnexpectedCharacter);
        attribute.at = ++at_;
        for (;; ++at_) {
            if (at_ == text_.size()) return fail(XmlFault::UnexpectedEnd);
            if (text_[at_] == quote) break;
            if (text_[at_] == '&') return fail(XmlFault::NotInSubset);
            if (text_[at_] == '<') return fail(XmlFault::UnexpectedCharacter);
        }
        attribute.value = text_.substr(attribute.at, at_ - attribute.at);
        ++at_;
        tag.attributes.push_back(attribute);
    }
}

bool XmlReader::declaration() {
    constexpr std::string_view opening = "<?xml";
    if (!text_.substr(at_).starts_with(opening)) return true;
    at_ += opening.size();
    XmlTag tag;
    return attributes(tag) && expect('?') && expect('>');
}

bool XmlReader::next(XmlTag& tag) {
    if (failed()) return false;
    if (!begun_) {
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (text_.starts_with(byte_order_mark)) at_ += byte_order_mark.size();
        if (!declaration()) return false;
    }
    skip_space();
    if (begun_ && depth_ == 0) return at_ == text_.size() ? false : fail(XmlFault::UnexpectedCharacter);
    begun_ = true;
    tag.at = at_;
    tag.attributes.clear();
    if (!expect('<')) return false;
    if (peek() == '/') {
        ++at_;
        tag.kind = XmlTag::Kind::Close;
        if (!name(tag.name)) return false;
        if (depth_ == 0 || open_[depth_ - 1] != tag.name) return fail(XmlFault::WrongClosingTag, tag.at);
        --depth_;
        skip_space();
        return expect('>');
    }
    if (!name(tag.name) || !attributes(tag)) return false;
    tag.kind = XmlTag::Kind::Open;
    if (peek() == '/') {
        ++at_;
        tag.kind = XmlTag::Kind::Empty;
    } else if (depth_ == max_depth) {
        return fail(XmlFault::TooDeep, tag.at);
    } else {
        open_[depth_++] = tag.name;
    }
    return expect('>');
}

}  // namespace sifang
