// Records from text to verdict: reading, seals, legality, walls, scores. One thread.

#include <memory>

#include "bench.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/record/played_record.hpp"
#include "wire/record_replay.hpp"

namespace sifang::bench {
namespace {

struct Records {
    std::string text;
    std::uint64_t hands = 0;
};

const SuitTable& suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

Records records(const char* rules) {
    const auto book = open_rulebook(rules, suits());
    test::Random random(1);
    Records made;
    const RecordHeader header = header_for(*book, true, {"Ana", "Bo", "Chen", "Dai"});
    for (int i = 0; i < 20; ++i) {
        test::play_record(*book, suits(), random, {.most_hands = 16}, made.text, header);
        made.hands += 16;
    }
    return made;
}

Prepare replaying(const char* rules) {
    return [rules] {
        return [made = records(rules)] {
            RecordReader reader(bytes_of(made.text), families(), suits());
            Replay replay(reader, suits());
            ReplayStep step = replay.next();
            while (step < ReplayStep::Finished) step = replay.next();
            keep(step);
            return step == ReplayStep::Finished ? made.hands : 0;
        };
    };
}

const Rate replay_mcr("replay_hands", replaying("mcr"));
const Rate replay_riichi("replay_hands_riichi", replaying("zds"));
/// The same lines without playing them: what reading alone costs.
const Rate reading("read_record_hands", [] {
    return [made = records("mcr")] {
        RecordReader reader(bytes_of(made.text), families(), suits());
        RecordStep step = reader.next();
        while (step < RecordStep::Finished) step = reader.next();
        keep(step);
        return step == RecordStep::Finished ? made.hands : 0;
    };
});

}  // namespace
}  // namespace sifang::bench
