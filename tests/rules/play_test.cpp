// The rules of play as data: what each book says, the clauses they cite, and profiles from files.

#include <fstream>
#include <gtest/gtest.h>
#include <set>

#include "rules_book.hpp"
#include "support/deal_rules.hpp"

namespace sifang::rules_test {
namespace {

const PlayRules& play(std::string_view id) { return book(id).play(); }

TEST(Deals, AreThoseOfTheBooks) {
    for (const std::string_view id : {"mcr", "gb98", "mil"}) EXPECT_EQ(play(id).deal, deal_rules::mcr) << id;
    EXPECT_EQ(play("hk").deal, deal_rules::hk);
    for (const std::string_view id : {"zds", "riichi", "tenhou", "ema", "wrc"})
        EXPECT_EQ(play(id).deal, deal_rules::zds) << id;
}

TEST(Mcr_3_6, PlayAsTheBookHasIt) {
    const PlayRules& p = play("mcr");
    EXPECT_EQ(p.opening_flowers, OpeningFlowers::UntilNone);  // 3.5.7.6 a
    EXPECT_EQ(p.flower_in_play, FlowerInPlay::ThisTurn);      // A1/81 a
    EXPECT_EQ(p.winners, Winners::Nearest);                   // 3.7.2.4
    EXPECT_EQ(p.swap_calls, SwapCalls::Allowed);              // 3.6.4 c
    EXPECT_EQ(p.passed_win, PassedWin::Free);                 // 3.6.6 c
    EXPECT_FALSE(p.own_discards_bar);
    EXPECT_FALSE(p.concealed_kong_after_claim);                      // 3.6.8 b
    EXPECT_EQ(p.concealed_kong_seen, ConcealedKongSeen::AfterHand);  // 3.6.8.2 b
    EXPECT_EQ(p.concealed_kong_robbed_by, ConcealedKongRobbedBy::Nobody);
    EXPECT_EQ(p.exposed_tile, ExposedTile::ForcedDiscard);  // 3.11.6.7(1)
    EXPECT_FALSE(p.riichi.has || p.indicator || p.flower_win);
    EXPECT_EQ(book("mcr").declare(), Declare::Winner);  // 3.9.1.4
}
TEST(Gb98_Q33, AFlowerIsReplacedWhenThePlayerLikes) {
    EXPECT_EQ(play("gb98").flower_in_play, FlowerInPlay::AnyTime);
    EXPECT_EQ(play("gb98").concealed_kong_seen, ConcealedKongSeen::Never);  // Q99 d
    EXPECT_EQ(play("gb98").kong_on_last_tile, KongOnLastTile::EndsHand);    // Q38(1) b
}
TEST(Mil, NoKongOnTheLastTileAndTheProgramCounts) {
    EXPECT_EQ(play("mil").kong_on_last_tile, KongOnLastTile::Forbidden);
    EXPECT_EQ(book("mil").declare(), Declare::Engine);
}
TEST(Hk_2, PlayAsTheBookHasIt) {
    const PlayRules& p = play("hk");
    EXPECT_EQ(p.opening_flowers, OpeningFlowers::OneRound);                         // 2.4 b
    EXPECT_EQ(p.flower_in_play, FlowerInPlay::AtOnce);                              // 2.4 c
    EXPECT_TRUE(p.flower_win);                                                      // 3.3.3
    EXPECT_EQ(p.winners, Winners::All);                                             // 2.7 c
    EXPECT_EQ(p.passed_win, PassedWin::SameKind);                                   // 2.9 a
    EXPECT_EQ(p.concealed_kong_seen, ConcealedKongSeen::AtOnce);                    // 1.4 g
    EXPECT_EQ(p.concealed_kong_robbed_by, ConcealedKongRobbedBy::ThirteenOrphans);  // 2.7 b
    EXPECT_EQ(p.exposed_tile, ExposedTile::BindsOwner);                             // 5.4
}
TEST(Zds_1_3, PlayAsTheBookHasIt) {
    const PlayRules& p = play("zds");
    EXPECT_EQ(p.winners, Winners::Nearest);                     // 1-14 c
    EXPECT_EQ(p.swap_calls, SwapCalls::SameTileAfterChow);      // 1-11 b
    EXPECT_EQ(p.passed_win, PassedWin::AnyTile);                // 3-2 a
    EXPECT_TRUE(p.own_discards_bar);                            // 3-1
    EXPECT_TRUE(p.false_win_forgiven);                          // 4-1(1) b
    EXPECT_EQ(p.kong_on_last_tile, KongOnLastTile::Forbidden);  // 1-8 c
    EXPECT_EQ(p.most_kongs, 4);                                 // 5-1(6)
    EXPECT_TRUE(p.riichi.has);
    EXPECT_EQ(p.riichi.deposit, 1'000);                                     // 2-1 c
    EXPECT_TRUE(p.indicator && !p.kong_indicators && !p.under_indicators);  // 6-4
    EXPECT_EQ(p.abortive, (AbortiveDraws{true, true, true, false}));        // 5-1
    EXPECT_TRUE(p.waiting_hands_shown);                                     // 8-3 a
}
TEST(RiichiPresets, TenhouTurnsTheIndicatorOfAnOpenKongBeforeTheDiscard) {
    EXPECT_EQ(play("tenhou").kong_indicator, KongIndicator::BeforeDiscard);
    EXPECT_EQ(play("tenhou").winners, Winners::Two);
}

TEST(Refusals, HaveIdsOfTheirOwn) {
    std::set<std::string_view> ids;
    for (unsigned i = 0; i < refusal_count; ++i) ids.insert(id(static_cast<Refusal>(i)));
    EXPECT_EQ(ids.size(), refusal_count);
    EXPECT_FALSE(ids.contains(""));
}

/// The clauses of a book, from the ledger.
std::set<std::string> clauses_of(const std::string& name) {
    std::ifstream file(SIFANG_TEST_DATA "/../../rulebook/" + name + ".csv");
    std::set<std::string> clauses;
    for (std::string line; std::getline(file, line);)
        clauses.insert(name + ":" + line.substr(0, line.find(',')));
    return clauses;
}
TEST(Refusals, CiteClausesThatTheBooksHave) {
    for (const char* name : {"mcr", "gb98", "hk", "zds"}) {
        const auto clauses = clauses_of(name);
        unsigned cited = 0;
        for (const std::string& clause : play(name).clauses) {
            if (clause.empty()) continue;
            ++cited;
            EXPECT_TRUE(clauses.contains(clause)) << clause;
        }
        EXPECT_GE(cited, 10u) << name;
    }
    for (const char* name : {"riichi", "tenhou", "ema", "wrc"})
        EXPECT_EQ(play(name).clauses, RefusalClauses{});
}

// --- profiles from files

/// "" when the changed profile opens, else the fault and its path.
template <class Change>
std::string fault(std::string_view id, Change change) {
    Value profile = book(id).profile();
    profile["id"] = "ours";
    change(profile);
    const auto ours = opened(profile);
    return ours ? "" : ours.error().code + " " + ours.error().where;
}

TEST(PlayForm, EveryBookReadsBackEqual) {
    for (const std::string_view id : all_books) {
        Value profile = book(id).profile();
        const auto again = opened(profile);
        ASSERT_TRUE(again) << id;
        EXPECT_EQ((*again)->play(), play(id)) << id;
        EXPECT_EQ((*again)->session(), book(id).session()) << id;
    }
}

/// Every field of play and session, changed alone, comes through; so none is written and not read.
TEST(PlayForm, EveryFieldComesThrough) {
    const auto each = [](const auto& again, Value& profile, Value& group, const Rulebook& of) -> void {
        for (auto& [name, value] : *group.fields()) {
            if (value.fields()) {
                again(again, profile, value, of);
                continue;
            }
            const Value before = value;
            if (const bool* yes = before.boolean())
                value = !*yes;
            else if (const std::int64_t* number = before.integer())
                value = *number > 1 ? *number - 1 : *number + 1;
            else
                continue;
            const auto ours = opened(profile);
            if (ours) {
                EXPECT_EQ((*ours)->profile(), profile) << of.id() << ' ' << name;
                EXPECT_FALSE((*ours)->play() == of.play() && (*ours)->session() == of.session()) << name;
            } else {
                EXPECT_EQ(ours.error().code, "out_of_range") << of.id() << ' ' << name;
            }
            value = before;
        }
    };
    for (const std::string_view id : all_books) {
        Value profile = book(id).profile();
        profile["id"] = "ours";
        for (const char* group : {"play", "session"}) each(each, profile, profile[group], book(id));
    }
}

TEST(PlayForm, FaultsAreNamedByPath) {
    const auto set = [](const char* field, Value v) { return [=](Value& p) { p["play"][field] = v; }; };
    EXPECT_EQ(fault("mcr", set("winners", "three")), "not_one_of play.winners");
    EXPECT_EQ(fault("hk", set("swap_calls", 1)), "wrong_type play.swap_calls");
    EXPECT_EQ(fault("zds", set("furiten", true)), "unknown_field play.furiten");
    EXPECT_EQ(fault("zds", set("flower_win", true)), "out_of_range play.flower_win");
    EXPECT_EQ(fault("mcr", set("indicator", true)), "out_of_range play.indicator");
    EXPECT_EQ(fault("mcr", set("kong_indicators", true)), "out_of_range play.kong_indicators");
    EXPECT_EQ(fault("riichi", set("most_kongs", 5)), "out_of_range play.kong_indicators");
    EXPECT_EQ(fault("zds", [](Value& p) { p["play"]["deal"]["dice"] = 4; }), "out_of_range play.deal.dice");
    EXPECT_EQ(fault("zds", [](Value& p) { p["play"]["deal"]["dead_wall"] = 13; }),
              "out_of_range play.deal.dead_wall");
    EXPECT_EQ(fault("zds", [](Value& p) { p["play"]["deal"]["dead_wall"] = 4; }),
              "out_of_range play.deal.indicator_stack");
    EXPECT_EQ(fault("mcr", [](Value& p) { p["play"]["clauses"]["swap_call"] = 3; }),
              "wrong_type play.clauses.swap_call");
}

TEST(SessionForm, FaultsAreNamedByPath) {
    const auto seats = [](const char* row) {
        return [=](Value& p) { p["session"]["seats"]["round_2"] = row; };
    };
    EXPECT_EQ(fault("mcr", seats("ESNW")), "");
    for (const char* row : {"EEWN", "ESW", "ESWNE", "ESWX", ""})
        EXPECT_EQ(fault("mcr", seats(row)), "out_of_range session.seats.round_2") << row;
    EXPECT_EQ(fault("hk", [](Value& p) { p["session"]["rounds"] = 5; }), "out_of_range session.rounds");
    EXPECT_EQ(fault("zds", [](Value& p) { p["session"]["time_up"] = "stop"; }), "not_one_of session.time_up");
    EXPECT_EQ(fault("mcr", [](Value& p) { p["tie"] = "coin"; }), "not_one_of tie");
}

}  // namespace
}  // namespace sifang::rules_test
