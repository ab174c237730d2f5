#include "wire/json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "wire/json_reader.hpp"
#include "wire/utf8.hpp"

namespace sifang {
namespace {

/// Fails the reader at the first name that stands twice. `offsets` are those of the names.
bool refuse_repeats(JsonReader& in, const ValueFields& fields, const std::vector<std::size_t>& offsets) {
    std::vector<std::size_t> order(fields.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const int compared = fields[a].first.compare(fields[b].first);
        return compared != 0 ? compared < 0 : a < b;
    });
    std::size_t repeated = fields.size();
    for (std::size_t i = 1; i < order.size(); ++i)
        if (fields[order[i]].first == fields[order[i - 1]].first) repeated = std::min(repeated, order[i]);
    return repeated == fields.size() || in.fail(JsonFault::DuplicateField, offsets[repeated]);
}

bool read_value(JsonReader& in, Value& value) {
    switch (in.peek()) {
        case JsonKind::Null: return in.null();
        case JsonKind::Boolean: {
            bool flag = false;
            if (!in.boolean(flag)) return false;
            value = flag;
            return true;
        }
        case JsonKind::Number: {
            bool whole = false;
            std::int64_t integer = 0;
            double real = 0;
            if (!in.number(whole, integer, real)) return false;
            value = whole ? Value(integer) : Value(real);
            return true;
        }
        case JsonKind::String: {
            std::string_view text;
            if (!in.string(text)) return false;
            value = text;
            return true;
        }
        case JsonKind::List: {
            ValueList items;
            if (!in.enter_list()) return false;
            while (in.next_item())
                if (!read_value(in, items.emplace_back())) return false;
            value = std::move(items);
            return !in.failed();
        }
        case JsonKind::Object: {
            ValueFields fields;
            std::vector<std::size_t> offsets;
            std::string_view name;
            if (!in.enter_object()) return false;
            while (in.next_field(name)) {
                offsets.push_back(in.offset());
                if (!read_value(in, fields.emplace_back(std::string(name), Value()).second)) return false;
            }
            if (in.failed() || !refuse_repeats(in, fields, offsets)) return false;
            value = std::move(fields);
            return true;
        }
        case JsonKind::None: break;
    }
    return false;
}

void append_real(std::string& out, double value) {
    if (!std::isfinite(value)) {  // JSON has no word for these
        out += "null";
        return;
    }
    char buffer[32];
    const std::size_t from = out.size();
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
    // A real stays a real when it is read back.
    if (out.find_first_of(".e", from) == std::string::npos) out += ".0";
}

class Writer {
  public:
    Writer(std::string& out, JsonStyle style) : out_(out), style_(style) {}

    void write(const Value& value) {
        if (value.is_null()) {
            out_ += "null";
        } else if (const bool* flag = value.boolean()) {
            out_ += *flag ? "true" : "false";
        } else if (const std::int64_t* integer = value.integer()) {
            append_integer(out_, *integer);
        } else if (const double* real = value.real()) {
            append_real(out_, *real);
        } else if (const std::string* text = value.string()) {
            append_json_string(out_, *text);
        } else if (const ValueList* items = value.list()) {
            write_between('[', ']', items->size(), [&](std::size_t i) { write((*items)[i]); });
        } else {
            write_fields(*value.fields());
        }
    }

  private:
    void write_fields(const ValueFields& fields) {
        std::vector<const ValueFields::value_type*> order;
        order.reserve(fields.size());
        for (const auto& field : fields) order.push_back(&field);
        if (style_ == JsonStyle::Canonical)
            std::sort(order.begin(), order.end(), [](auto* a, auto* b) { return a->first < b->first; });
        write_between('{', '}', order.size(), [&](std::size_t i) {
            append_json_string(out_, order[i]->first);
            out_ += style_ == JsonStyle::Pretty ? ": " : ":";
            write(order[i]->second);
        });
    }

    template <class WriteItem>
    void write_between(char opening, char closing, std::size_t count, WriteItem write_item) {
        out_ += opening;
        ++depth_;
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) out_ += ',';
            new_line();
            write_item(i);
        }
        --depth_;
        if (count > 0) new_line();
        out_ += closing;
    }

    void new_line() {
        if (style_ != JsonStyle::Pretty) return;
        out_ += '\n';
        out_.append(2 * depth_, ' ');
    }

    std::string& out_;
    JsonStyle style_;
    std::size_t depth_ = 0;
};

}  // namespace

tl::expected<Value, JsonError> parse_json(std::string_view text, std::size_t max_bytes) {
    if (text.size() > max_bytes)
        return tl::unexpected(JsonError{JsonFault::TooLong, max_bytes, place_in(text, max_bytes)});
    JsonReader in(text);
    Value value;
    if (!read_value(in, value) || !in.finish()) return tl::unexpected(in.error());
    return value;
}

void append_json(std::string& out, const Value& value, JsonStyle style) { Writer(out, style).write(value); }

std::string write_json(const Value& value, JsonStyle style) {
    std::string out;
    append_json(out, value, style);
    return out;
}

void append_json_string(std::string& out, std::string_view text) {
    constexpr char hex[] = "0123456789abcdef";
    out += '"';
    std::size_t begin = 0, at = 0;
    const auto flush = [&] { out.append(text, begin, at - begin); };
    while (at < text.size()) {
        const auto c = static_cast<unsigned char>(text[at]);
        if (c >= 0x20 && c < 0x80 && c != '"' && c != '\\') {
            ++at;
            continue;
        }
        const std::size_t length = utf8_length(text.substr(at, 4));
        if (length > 1) {
            at += length;
            continue;
        }
        flush();
        switch (c) {
            case '"': out += "\\\""; break;
            case '\\': out += "\\\\"; break;
            case '\b': out += "\\b"; break;
            case '\f': out += "\\f"; break;
            case '\n': out += "\\n"; break;
            case '\r': out += "\\r"; break;
            case '\t': out += "\\t"; break;
            default:
                if (length == 0) {
                    append_utf8(out, 0xFFFD);
                } else {
                    out += "\\u00";
                    out += hex[c >> 4];
                    out += hex[c & 0xF];
                }
        }
        begin = ++at;
    }
    flush();
    out += '"';
}

void append_integer(std::string& out, std::int64_t value) {
    char buffer[24];
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
}

}  // namespace sifang
