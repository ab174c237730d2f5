// Scoring under the Japanese family: han, fu, yaku and payments of random winning hands.

#include <memory>

#include "bench.hpp"
#include "hand/suit_table.hpp"
#include "random_wins.hpp"
#include "rules/books/books.hpp"

namespace sifang::bench {
namespace {

struct Parlour {
    SuitTable table;
    std::unique_ptr<Rulebook> book = open_rulebook("riichi", table);
    std::vector<Win> wins = random_wins(200'000, {.knitted = false, .pairs_of_four = false});
};
std::shared_ptr<const Parlour> parlour() {
    static const auto parlour = std::make_shared<const Parlour>();
    return parlour;
}

const Timed score_riichi("score_riichi", [] {
    return [p = parlour()] {
        for (const Win& win : p->wins) keep(p->book->score(win)->total);
        return static_cast<std::uint64_t>(p->wins.size());
    };
});

const Timed score_riichi_explained("score_riichi_explained", [] {
    return [p = parlour()] {
        for (const Win& win : p->wins) keep(p->book->explain(win)->excluded.size());
        return static_cast<std::uint64_t>(p->wins.size());
    };
});

}  // namespace
}  // namespace sifang::bench
