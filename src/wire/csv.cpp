#include "wire/csv.hpp"

namespace sifang {

namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// What a reader would take for something else than text.
bool needs_quotes(std::string_view field) {
    if (field.empty()) return false;
    return field.find_first_of(",\"\r\n") != field.npos || blanks.find(field.front()) != blanks.npos ||
           blanks.find(field.back()) != blanks.npos || field.starts_with(byte_order_mark);
}

class CsvReader {
  public:
    explicit CsvReader(std::string_view text) : text_(text) {
        if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
    }

    tl::expected<std::vector<CsvRow>, CsvError> read() {
        std::vector<CsvRow> rows;
        while (at_ < text_.size()) {
            CsvRow row{line_, {}};
            do {
                skip_blanks();
                const std::size_t start = at_;
                const bool fine = peek() == '"' ? quoted(row) : plain(row);
                if (!fine) return tl::unexpected(CsvError{fault_, place_in(text_, start)});
            } while (take(','));
            end_line();
            if (row.fields.size() > 1 || !row.fields.front().empty()) rows.push_back(std::move(row));
        }
        return rows;
    }

  private:
    char peek() const { return at_ < text_.size() ? text_[at_] : '\n'; }
    bool take(char c) {
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void skip_blanks() {
        while (blanks.find(peek()) != blanks.npos) ++at_;
    }
    bool at_end_of_field() const { return peek() == ',' || peek() == '\n' || peek() == '\r'; }
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
        const std::string_view field = text_.substr(start, at_ - start);
        row.fields.emplace_back(field.substr(0, field.find_last_not_of(blanks) + 1));
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
    std::size_t at_ = 0, line_ = 1;
    CsvFault fault_ = CsvFault::OpenQuote;
};

}  // namespace

std::string_view code(CsvFault fault) {
    switch (fault) {
        case CsvFault::OpenQuote: return "open_quote";
        case CsvFault::StrayQuote: return "stray_quote";
    }
    return {};
}

tl::expected<std::vector<CsvRow>, CsvError> parse_csv(std::string_view text) {
    return CsvReader(text).read();
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
