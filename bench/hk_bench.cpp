// Scoring under the Hong Kong rules: the workload of random_wins.hpp less the shapes that do not win there.

#include <algorithm>
#include <memory>

#include "bench.hpp"
#include "hand/suit_table.hpp"
#include "random_wins.hpp"
#include "rules/books/books.hpp"

namespace sifang::bench {
namespace {

struct Hall {
    SuitTable table;
    std::unique_ptr<Rulebook> book = open_rulebook("hk", table);
    std::vector<Win> wins = random_wins(200'000, {.knitted = false});

    Hall() {
        std::erase_if(wins, [this](const Win& win) { return !book->score(win)->valid; });
    }
};

const Timed score_hk("score_hk", [] {
    return [h = std::make_shared<const Hall>()] {
        for (const Win& win : h->wins) keep(h->book->score(win)->total);
        return static_cast<std::uint64_t>(h->wins.size());
    };
});

}  // namespace
}  // namespace sifang::bench
