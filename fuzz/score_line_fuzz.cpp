// Whatever the line: no crash, a column inside it, one line of JSON for an answer, and a win that is read is
// the win that is written. The same for lines of waits.
#include <cstdlib>
#include <memory>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "tile/notation.hpp"
#include "wire/json.hpp"
#include "wire/score_line.hpp"
#include "wire/waits_line.hpp"

using namespace sifang;

namespace {

struct Book {
    std::unique_ptr<Rulebook> rules;
    ScoreLines scores;
    WaitsLines waits;

    Book(std::string_view id, const SuitTable& table)
        : rules(open_rulebook(id, table)), scores(*rules), waits(table, *rules) {}
};

void check_answer(std::string_view line, const std::string& answer) {
    const auto value = parse_json(answer);
    if (!value || value->fields() == nullptr || answer.find('\n') != std::string::npos) std::abort();
    if (const Value* error = value->find("error")) {
        const std::int64_t at = *error->find("at")->integer();
        if (at < 1 || at > static_cast<std::int64_t>(count_characters(line)) + 1) std::abort();
        if (error->find("code")->string()->empty()) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static const SuitTable table;
    static const Book books[] = {{"mcr", table}, {"hk", table}, {"tenhou", table}};

    const std::string_view line(reinterpret_cast<const char*>(data), size);
    std::string out;
    if (const auto read = read_score_line(line)) {
        append_score_line(out, read->win);
        const auto again = read_score_line(out);
        if (!again || !(again->win == read->win)) std::abort();
    }
    for (const Book& book : books) {
        out.clear();
        book.scores.answer(line, out);
        check_answer(line, out);
        out.clear();
        book.waits.answer(line, out);
        check_answer(line, out);
    }
    return 0;
}
