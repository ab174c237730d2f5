#include "wire/score_writer.hpp"

#include "wire/json.hpp"

namespace sifang {

ScoreWriter::ScoreWriter(const Rulebook& book) : opening_(R"({"valid":true,"rules":)") {
    append_json_string(opening_, book.id());
    opening_ += R"(,"total":)";
    for (const PatternInfo& pattern : book.patterns()) {
        PatternText& text = patterns_.emplace_back();
        append_json_string(text.id, pattern.id);
        append_json_string(text.clause, pattern.clause);
    }
}

void ScoreWriter::append(std::string& out, const Ruling& ruling) const {
    const Score& score = ruling.score;
    if (!score.valid) {
        out += R"({"valid":false,"reason":"not_a_winning_shape"})";
        return;
    }
    out += opening_;
    append_integer(out, score.total);
    for (const Figure& figure : score.figures) {
        out += ',';
        append_json_string(out, figure.name);
        out += ':';
        append_integer(out, figure.value);
    }
    if (score.has_limit) {
        out += R"(,"limit":)";
        score.limit.empty() ? out.append("null") : (append_json_string(out, score.limit), out);
    }
    out += R"(,"minimum":)";
    append_integer(out, score.minimum);
    out += score.meets_minimum ? R"(,"meets_minimum":true,"patterns":[)"
                               : R"(,"meets_minimum":false,"patterns":[)";

    const char* comma = "";
    for (const CountedPattern& counted : score.patterns) {
        const PatternText& text = patterns_[counted.pattern];
        out += comma;
        out += R"({"id":)";
        out += text.id;
        out += R"(,"points":)";
        append_integer(out, counted.points);
        out += R"(,"count":)";
        append_integer(out, counted.count);
        out += R"(,"clause":)";
        out += text.clause;
        out += '}';
        comma = ",";
    }
    out += R"(],"excluded":[)";
    comma = "";
    for (const ExcludedPattern& excluded : ruling.excluded) {
        out += comma;
        out += R"({"id":)";
        out += patterns_[excluded.pattern].id;
        out += R"(,"because":)";
        out += excluded.because == no_pattern ? "null" : patterns_[excluded.because].id;
        out += R"(,"principle":)";
        append_json_string(out, id(excluded.principle));
        out += R"(,"clause":)";
        append_json_string(out, excluded.clause);
        out += '}';
        comma = ",";
    }
    out += R"(],"flowers":)";
    append_integer(out, score.flowers);
    if (score.payments) {
        out += R"(,"payments":)";
        char before = '{';
        for (const Wind seat : all_winds) {
            out += before;
            out += '"';
            out += letter(seat);
            out += "\":";
            append_integer(out, (*score.payments)[static_cast<std::size_t>(seat)]);
            before = ',';
        }
        out += '}';
    }
    out += '}';
}

}  // namespace sifang
