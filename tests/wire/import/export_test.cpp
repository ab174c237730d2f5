// Export, then import: the same record, byte for byte.

#include <gtest/gtest.h>

#include "game/croupier.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/deck.hpp"
#include "support/soak.hpp"
#include "support/text_file.hpp"
#include "wire/botzone.hpp"
#include "wire/botzone_export.hpp"
#include "wire/import_game.hpp"
#include "wire/json.hpp"
#include "wire/mjai_export.hpp"
#include "wire/mjlog.hpp"
#include "wire/record_result.hpp"
#include "wire/record_wall.hpp"
#include "wire/record_writer.hpp"
#include "wire/tenhou_export.hpp"
#include "wire/tenhou_json.hpp"
#include "wire/told_file.hpp"

namespace sifang {
namespace {

using test::Random;

/// From the first line on in which they differ.
testing::AssertionResult same(const std::string& one, const std::string& other) {
    if (one == other) return testing::AssertionSuccess();
    std::size_t at = 0, line = 0;
    for (; at < one.size() && at < other.size() && one[at] == other[at]; ++at)
        if (one[at] == '\n') line = at + 1;
    return testing::AssertionFailure() << one.substr(line, 300) << "\n----\n" << other.substr(line, 300);
}

class Export : public testing::Test {
  protected:
    struct Hall {
        Hall(std::string_view rules, const SuitTable& suits)
            : book(open_rulebook(rules, suits)), table(*book, suits) {}
        std::unique_ptr<Rulebook> book;
        Table table;
    };

    /// The record whole; the reader must live as long as its rulebook is needed.
    static KeptRecord keep(RecordReader& reader) {
        KeptRecord kept;
        EXPECT_EQ(keep_record(reader, kept), RecordStep::Header) << reader.fault().code;
        return kept;
    }
    RecordReader reader(const std::string& record) const {
        return RecordReader(bytes_of(record), families(), suits_);
    }

    std::string through_tenhou(const std::string& record) const {
        RecordReader in = reader(record);
        const auto text = write_tenhou_json(keep(in), suits_);
        if (!text) return std::string(code(text.error().fault)) + " " + std::to_string(text.error().event);
        const auto told = read_tenhou_json(*text);
        if (!told) return std::string(code(told.error().fault)) + " " + told.error().subject + "\n" + *text;
        const auto again = import_game(tenhou_.table, *told, "tenhou");
        if (!again)
            return std::string(id(again.error().difference.kind)) + " " + again.error().difference.told +
                   " / " + again.error().difference.found;
        return again->record;
    }
    std::string through_botzone(const std::string& record) const {
        RecordReader in = reader(record);
        const auto texts = write_botzone(keep(in), suits_);
        if (!texts) return std::string(code(texts.error().fault)) + " " + std::to_string(texts.error().event);
        const auto told = read_botzone(texts->at(0));
        if (!told)
            return std::string(code(told.error().fault)) + " " + told.error().subject + "\n" + texts->at(0);
        const auto again = import_game(mil_.table, *told, "botzone");
        if (!again)
            return std::string(id(again.error().difference.kind)) + " " + again.error().difference.told +
                   " / " + again.error().difference.found + "\n" + texts->at(0);
        return again->record;
    }

    /// A hand by four players who do anything that is allowed, claims and wins first as often as not.
    std::string random_hand(const Hall& hall, Walls walls, Random& random) const;

    const SuitTable suits_;
    const Hall tenhou_{"tenhou", suits_}, mil_{"mil", suits_};
};

const std::string folder = "tenhou_sample/";

TEST_F(Export, TenhouSamples) {
    for (const std::string name : {"2010081709gm-00a9-0000-fe3371ad", "2010091009gm-00a9-0000-83af2648_tw-2",
                                   "2010102910gm-00a9-0000-cdb9804c", "2010110100gm-00a9-0000-de3472e8",
                                   "2010112714gm-00a9-0000-d497e395", "2011020401gm-00a9-0000-f6eff225",
                                   "2017031200gm-00a9-0000-ebc05bd5", "2020051716gm-00a9-0000-7f8226dd"}) {
        ToldGame game = *read_mjlog(read_test_data(folder + name + ".mjlog"));
        game.id = name;
        const auto imported = import_game(tenhou_.table, game, "tenhou");
        ASSERT_TRUE(imported);
        EXPECT_TRUE(same(through_tenhou(imported->record), imported->record)) << name;
    }
    for (const std::string name : {"2010081709gm-00a9-0000-fe3371ad", "2017031200gm-00a9-0000-ebc05bd5"}) {
        const ToldGames games = read_tenhou_file(read_test_data(folder + name + ".json"));
        const auto imported = import_game(tenhou_.table, *games.at(0), "tenhou");
        ASSERT_TRUE(imported);
        EXPECT_TRUE(same(through_tenhou(imported->record), imported->record)) << name;
    }
}

TEST_F(Export, BotzoneSamples) {
    const std::string text = read_test_data("botzone_games_sample.jsonl");
    for (const std::string_view game : lines_of(text)) {
        const auto imported = import_game(mil_.table, *read_botzone(game), "botzone");
        ASSERT_TRUE(imported);
        EXPECT_TRUE(same(through_botzone(imported->record), imported->record));
    }
}

std::string Export::random_hand(const Hall& hall, Walls walls, Random& random) const {
    RecordHand hand;
    hand.setup.walls = walls;
    // A judge's log is of one hand, which nobody brings points to.
    if (hall.book->play().riichi.has) hand.setup.scores.fill(hall.book->session().start_points);
    std::optional<Croupier> croupier;
    const DealRule rule = hall.table.deal_rule(hand.setup);
    Wall wall = unshuffled(rule.flowers);
    for (std::size_t last = wall.size() - 1; last > 0; --last)
        std::swap(wall[last], wall[random.below(static_cast<unsigned>(last) + 1)]);
    const PieceWall pieces = pieces_of(wall, hall.book->play());
    if (walls == Walls::Private) {
        for (std::size_t i = 0; i < pieces.size(); ++i) hand.walls[i / 34].push_back(pieces[i]);
        croupier.emplace(hand.walls);
    } else {
        croupier.emplace(hall.book->play(), from_the_first(rule), wall);
        // A wall for all has no place in a judge's log, so there the record does not tell it.
        if (rule.flowers == Flowers::Without) hand.wall = pieces;
    }
    std::string out;
    RecordWriter writer(out, *hall.book);
    RecordHeader header = header_for(*hall.book, true, {"1", "2", "3", "4"});
    header.source = hall.book->play().riichi.has ? "tenhou" : "botzone";
    header.play = RecordPlay::Hands;
    writer.begin(header);
    writer.hand(hand);
    State state = hall.table.begin(hand.setup);
    ResultNotes notes;
    const auto take = [&](const tl::expected<Events, Refused>& events) {
        ASSERT_TRUE(events) << id(events.error().refusal);
        for (const Event& event : *events) {
            notes.note(event);
            writer.event(event);
        }
    };
    while (state.phase != Phase::Over) {
        if (const Need need = hall.table.need(state); need.kind != Need::Kind::Nothing) {
            const Pieces given = croupier->take(need);
            take(hall.table.give(state, {given.begin(), given.size()}));
            continue;
        }
        for (const Wind seat : all_winds) {
            const Actions legal = hall.table.legal(state, seat);
            if (legal.empty()) continue;
            Action chosen = legal[random.below(static_cast<unsigned>(legal.size()))];
            for (const Action& each : legal) {
                // Flowers go at once, as that judge has it, and the lowest first.
                if (each.kind == ActionKind::Flower) {
                    chosen = each;
                    break;
                }
                if (each.kind == ActionKind::Win || (each.kind > ActionKind::Flower && random.below(2) == 0))
                    chosen = each;
            }
            // There a discard follows a chow or pung, and it is the tile just drawn if it is like it.
            const bool own_kong =
                chosen.kind == ActionKind::ConcealedKong || chosen.kind == ActionKind::AddedKong;
            if (own_kong && state.claimed_now) chosen = legal[0];
            const bool red = hall.book->play().riichi.has;
            if (!red && chosen.kind == ActionKind::Discard && state.drawn == chosen.piece)
                chosen.drawn = true;
            // What is claimed in vain is not in that log.
            if (red && state.phase == Phase::Claims) {
                for (const Answer& answer : state.answers)
                    if (answer.state == AnswerState::Given && answer.action.kind != ActionKind::Pass &&
                        chosen.kind != ActionKind::Win)
                        chosen = {};
                if (chosen.kind == ActionKind::Win)
                    for (const Answer& answer : state.answers)
                        if (answer.state == AnswerState::Given && answer.action.kind != ActionKind::Pass &&
                            answer.action.kind != ActionKind::Win)
                            chosen = {};
            }
            take(hall.table.apply(state, seat, chosen));
            break;
        }
    }
    writer.result(result_of(hall.table, state, notes));
    writer.end();
    return out;
}

TEST_F(Export, BotzonePrivateWallsSoak) {
    Random random(7);
    for (std::uint64_t i = 0; i < soak_or(40, 2'000); ++i) {
        const std::string record = random_hand(mil_, Walls::Private, random);
        ASSERT_TRUE(same(through_botzone(record), record));
    }
}

TEST_F(Export, BotzoneFlowersSoak) {
    Random random(8);
    std::uint64_t exact = 0;
    const std::uint64_t hands = soak_or(40, 2'000);
    for (std::uint64_t i = 0; i < hands; ++i) {
        const std::string record = random_hand(mil_, Walls::Shared, random);
        const std::string again = through_botzone(record);
        // Which of two flowers of the dealer was replaced first is not told; everything else is.
        ASSERT_TRUE(again.starts_with("{\"record\"")) << again;
        exact += again == record;
    }
    EXPECT_GE(exact, hands * 9 / 10);
}

TEST_F(Export, TenhouSoak) {
    Random random(9);
    for (std::uint64_t i = 0; i < soak_or(40, 2'000); ++i) {
        const std::string record = random_hand(tenhou_, Walls::Shared, random);
        ASSERT_TRUE(same(through_tenhou(record), record));
    }
}

// Each line is an object, hands are closed, and points add up from line to line.
TEST_F(Export, Mjai) {
    const auto game = read_mjlog(read_test_data(folder + "2017031200gm-00a9-0000-ebc05bd5.mjlog"));
    const auto imported = import_game(tenhou_.table, *game, "tenhou");
    RecordReader in = reader(imported->record);
    const auto text = write_mjai(keep(in), suits_);
    ASSERT_TRUE(text);
    std::map<std::string, int> types;
    std::array<std::int64_t, 4> scores{};
    for (std::string_view rest = *text; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        ASSERT_NE(end, std::string_view::npos);
        const auto value = parse_json(rest.substr(0, end));
        rest.remove_prefix(end + 1);
        ASSERT_TRUE(value);
        const std::string type = *value->find("type")->string();
        ++types[type];
        const Value* now = value->find("scores");
        if (!now) continue;
        for (std::size_t p = 0; p < 4; ++p) {
            const std::int64_t points = *now->list()->at(p).integer();
            if (const Value* deltas = value->find("deltas")) {
                EXPECT_EQ(points, scores[p] + *deltas->list()->at(p).integer()) << type;
            }
            scores[p] = points;
        }
    }
    EXPECT_EQ(types["start_game"], 1);
    EXPECT_EQ(types["start_kyoku"], 13);
    EXPECT_EQ(types["end_kyoku"], 13);
    EXPECT_EQ(types["hora"], 11);
    EXPECT_EQ(types["ryukyoku"], 2);
    EXPECT_EQ(types["dora"], 4);
    EXPECT_EQ(types["reach"], 6);
    EXPECT_EQ(types["reach_accepted"], 6);
    EXPECT_EQ(types["end_game"], 1);
    EXPECT_EQ(types["chi"] + types["pon"] + types["daiminkan"] + types["ankan"] + types["kakan"], 28);
}

TEST_F(Export, OtherRulesAreRefused) {
    Random random(10);
    const std::string chinese = random_hand(mil_, Walls::Private, random);
    const std::string japanese = random_hand(tenhou_, Walls::Shared, random);
    RecordReader one = reader(chinese), other = reader(japanese);
    const KeptRecord mil = keep(one), tenhou = keep(other);
    EXPECT_EQ(write_tenhou_json(mil, suits_).error().fault, ExportFault::OtherRules);
    EXPECT_EQ(write_mjai(mil, suits_).error().fault, ExportFault::OtherRules);
    EXPECT_EQ(write_botzone(tenhou, suits_).error().fault, ExportFault::OtherRules);
}

// What a referee does has no place in these formats.
TEST_F(Export, SanctionsHaveNoPlace) {
    Random random(11);
    const std::string chinese = random_hand(mil_, Walls::Private, random);
    const std::string japanese = random_hand(tenhou_, Walls::Shared, random);
    RecordReader one = reader(chinese), other = reader(japanese);
    KeptRecord mil = keep(one), tenhou = keep(other);
    for (KeptRecord* record : {&mil, &tenhou})
        record->hands[0].events.insert(
            record->hands[0].events.begin() + 6,
            Sanctioned{{.kind = SanctionKind::NoWin, .seat = Wind::South, .pieces = {}}});
    EXPECT_EQ(write_tenhou_json(tenhou, suits_).error().event, 7u);
    EXPECT_EQ(write_mjai(tenhou, suits_).error().event, 7u);
    EXPECT_EQ(write_botzone(mil, suits_).error().fault, ExportFault::NoPlace);
}

}  // namespace
}  // namespace sifang
