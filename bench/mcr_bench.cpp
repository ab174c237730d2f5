// Scoring under the MCR family: the mixed workload of random_wins.hpp, no result kept from hand to hand.

#include <memory>

#include "bench.hpp"
#include "hand/shanten.hpp"
#include "random_wins.hpp"
#include "rules/books/books.hpp"

namespace sifang::bench {
namespace {

struct Hall {
    SuitTable table;
    std::unique_ptr<Rulebook> book = open_rulebook("mcr", table);
    std::vector<Win> wins = random_wins(200'000);
};
std::shared_ptr<const Hall> hall() {
    static const auto hall = std::make_shared<const Hall>();
    return hall;
}

const Timed score_mcr("score_mcr", [] {
    return [h = hall()] {
        for (const Win& win : h->wins) keep(h->book->score(win)->total);
        return static_cast<std::uint64_t>(h->wins.size());
    };
});

const Timed score_mcr_explained("score_mcr_explained", [] {
    return [h = hall()] {
        for (const Win& win : h->wins) keep(h->book->explain(win)->excluded.size());
        return static_cast<std::uint64_t>(h->wins.size());
    };
});

/// All waits of a waiting hand with what each scores by discard and by self-draw.
const Timed waits_scored("waits_scored", [] {
    return [h = hall()] {
        constexpr std::size_t hands = 20'000;
        for (std::size_t i = 0; i < hands; ++i) {
            Win win = h->wins[i];
            for (const Tile t : available(waits(h->table, win.hand, h->book->shapes()), win.hand)) {
                win.tile = t;
                for (const By by : {By::Discard, By::Draw}) {
                    win.by = by;
                    keep(h->book->score(win)->total);
                }
            }
        }
        return static_cast<std::uint64_t>(hands);
    };
});

}  // namespace
}  // namespace sifang::bench
