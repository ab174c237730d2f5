#include "wire/csv.hpp"

namespace sifang {

namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// What a reader would take for something else than text.
bool needs_quotes(std::string_view field) {
    if (field.empty()) return false;
    return field.find_first_of(",;\"\t\r\n") != field.npos || blanks.find(field.front()) != blanks.npos ||
           blanks.find(field.back()) != blanks.npos || field.starts_with(byte_order_mark);
}

class CsvReader {
  public:
    CsvReader(std::string_view text, const CsvForm& form) : text_(text), form_(form) {
        if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
    }

    tl::expected<std::vector<CsvRow>, CsvError> read() {
        std::vector<CsvRow> rows;
        while (at_ < text_.size()) {
            CsvRow row{line_, {}};
            do {
                skip_blanks();
                const std::size_t start = at_, field = row.fields.size() + 1;
                const bool fine = peek() == '"' ? quoted(row) : plain(row);
                if (!fine) return fault_at(start, row.line, field);
                if (!within_form(row)) return fault_at(start, row.line, field);
            } while (take(form_.separator));
            const std::size_t end = at_;
            end_line();
            if (row.fields.size() == 1 && row.fields.front().empty()) continue;
            if (rows.size() >= form_.most_rows) {
                fault_ = CsvFault::TooLarge;
                return fault_at(end, row.line, 1);
            }
            rows.push_back(std::move(row));
        }
        return rows;
    }

  private:
    tl::unexpected<CsvError> fault_at(std::size_t at, std::size_t row, std::size_t field) const {
        return tl::unexpected(CsvError{fault_, place_in(text_, at), row, field});
    }
    bool within_form(const CsvRow& row) {
        if (row.fields.size() <= form_.most_fields && row.fields.back().size() <= form_.most_bytes)
            return true;
        return refuse(CsvFault::TooLarge);
    }
    bool is_blank(char c) const { return c != form_.separator && blanks.find(c) != blanks.npos; }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\n'; }
    bool take(char c) {
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void skip_blanks() {
        while (is_blank(peek())) ++at_;
    }
    bool at_end_of_field() const { return peek() == form_.separator || peek() == '\n' || peek() == '\r'; }
    void end_line() {
        take('\r');
        take('\n');
        ++line_;
    }

    bool plain(CsvRow& row) {
        const std::size_t start = at_;
        while (!at_end_of_field()) {
            if (peek() == '"') return refuse(CsvFault::StrayQuote);
            ++at_;
        }
        std::string_view field = text_.substr(start, at_ - start);
        while (!field.empty() && is_blank(field.back())) field.remove_suffix(1);
        row.fields.emplace_back(field);
        return true;
    }

    /// Two quotes inside stand for one; line breaks are part of the field.
    bool quoted(CsvRow& row) {
        std::string field;
        ++at_;
        while (true) {
            if (at_ >= text_.size()) return refuse(CsvFault::OpenQuote);
            const char c = text_[at_++];
            if (c == '"' && !take('"')) break;
            if (c == '\n') ++line_;
            field += c;
        }
        row.fields.push_back(std::move(field));
        skip_blanks();
        return at_end_of_field() || refuse(CsvFault::StrayQuote);
    }

    bool refuse(CsvFault fault) {
        fault_ = fault;
        return false;
    }

    std::string_view text_;
    const CsvForm& form_;
    std::size_t at_ = 0, line_ = 1;
    CsvFault fault_ = CsvFault::OpenQuote;
};

}  // namespace

std::string_view code(CsvFault fault) {
    switch (fault) {
        case CsvFault::OpenQuote: return "open_quote";
        case CsvFault::StrayQuote: return "stray_quote";
        case CsvFault::TooLarge: return "too_large";
    }
    return {};
}

tl::expected<std::vector<CsvRow>, CsvError> parse_csv(std::string_view text, const CsvForm& form) {
    return CsvReader(text, form).read();
}

void append_csv_row(std::string& out, const std::vector<std::string>& fields) {
    bool first = true;
    for (const std::string& field : fields) {
        if (!first) out += ',';
        first = false;
        if (!needs_quotes(field)) {
            out += field;
            continue;
        }
        out += '"';
        for (const char c : field) out += c == '"' ? std::string("\"\"") : std::string(1, c);
        out += '"';
    }
    out += '\n';
}

}  // namespace sifang
