// Whatever the file: no crash, a place inside it, and what is read is what is written. A record that reads
// well is played over as well: whatever it says, the table takes it or refuses it.
#include <cstdlib>
#include <map>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/profile.hpp"
#include "wire/record_line.hpp"
#include "wire/record_replay.hpp"

using namespace sifang;

namespace {

/// The header by the rules of today: the corpus keeps its worth when they change.
std::string by_rules_of_today(std::string_view header, const SuitTable& suits) {
    static std::map<std::string, std::string> hashes;
    std::string out(header);
    constexpr std::string_view rules = "\"rules\":\"", hash = "\"hash\":\"";
    const std::size_t name = out.find(rules), at = out.find(hash);
    if (name == std::string::npos || at == std::string::npos || out.size() < at + hash.size() + 64)
        return out;
    const std::size_t from = name + rules.size();
    const std::string id = out.substr(from, out.find('"', from) - from);
    if (!hashes.contains(id)) {
        const auto book = id.size() < 20 ? open_rulebook(std::string_view(id), suits) : nullptr;
        if (!book) return out;
        hashes[id] = profile_hash(*book);
    }
    return out.replace(at + hash.size(), 64, hashes[id]);
}

/// The same bytes with seals that fit, so that what is behind them is reached too.
std::string sealed_anew(std::string_view text, const SuitTable& suits) {
    constexpr std::string_view mark = ",\"seal\":\"";
    constexpr std::size_t digits = 64;
    std::string out;
    std::size_t record = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        if (kind_of_line(line) == RecordLineKind::Header) {
            record = out.size();
            out += by_rules_of_today(line, suits);
            text.remove_prefix(end);
            continue;
        }
        const std::size_t seal = line.find(mark);
        if (seal != std::string_view::npos && line.size() - seal >= mark.size() + digits) {
            out += line.substr(0, seal);
            const std::string hash = hex(sha256(std::string_view(out).substr(record)));
            out += mark;
            out += hash;
            out += line.substr(seal + mark.size() + digits);
        } else {
            out += line;
        }
        text.remove_prefix(end);
    }
    return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static const SuitTable& suits = *new SuitTable;
    const std::string_view given(reinterpret_cast<const char*>(data), size);
    for (const std::string& text : {std::string(given), sealed_anew(given, suits)}) {
        RecordReader reader(bytes_of(text), families(), suits);
        Replay replay(reader, suits);
        ReplayStep step = replay.next();
        while (step < ReplayStep::Finished) step = replay.next();
        if (step == ReplayStep::Fault) {
            const RecordFault& fault = reader.fault();
            if (fault.code.empty() || fault.column < 1 || fault.line > size + 1) std::abort();
        }
        if (step == ReplayStep::Difference && replay.difference().code.empty()) std::abort();
    }
    return 0;
}
