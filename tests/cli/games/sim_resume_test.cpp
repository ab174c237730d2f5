// A run that was killed in the middle of anything goes on as if nothing had happened, or says why not.

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>

#include "arena/players.hpp"
#include "cli/call.hpp"
#include "cli/games/folder.hpp"
#include "cli/sim_files.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/deck.hpp"
#include "support/soak.hpp"
#include "wire/profile.hpp"

namespace sifang::cli {
namespace {

using namespace arena;

void write_bytes(const std::string& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string read_bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(SimResume, AStateThatCannotBeKeptIsToldBeforeTheFirstHand) {
    const Folder folder;
    const Answer run = call({"sim", "--rules", "hk", "--hands", "64", "--bots", "random", "--records",
                             folder / "r.jsonl", "--resume", folder / "nofolder/state"});
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find("nofolder"), std::string::npos) << run.err;
    EXPECT_EQ(read_bytes(folder / "r.jsonl").find("\"result\""), std::string::npos) << "nothing was played";
}

/// A run of five blocks whose state was last kept after the second.
class Killed : public testing::Test {
  protected:
    Killed() {
        const auto suits = std::make_unique<SuitTable>();
        const auto book = open_rulebook("hk", *suits);
        const sifang::Table table(*book, *suits);
        const BotHouse house(table);
        summary_.rules = "hk";
        summary_.hash = profile_hash(*book);
        summary_.bots = {"random", "random", "random", "random"};
        summary_.plan = {.hands = 300, .seed = 3};
        Simulation simulation{table, summary_.plan, summary_.bots, true, {}, {}, {}};
        simulation.players = [&] {
            Players four;
            for (auto& player : four) player = std::move(*make_player("random", table, house));
            return four;
        };
        simulation.records = [&](std::string_view block) {
            whole_ += block;
            return true;
        };
        simulation.go_on = [&](const SimState& state) {
            if (state.blocks == 2) {
                summary_.state = state;
                summary_.record_bytes = whole_.size();
            }
            return true;
        };
        (void)simulate(simulation, 1);
    }
    Answer resume() const {
        return call({"sim", "--rules", "hk", "--hands", "300", "--bots", "random", "--seed", "3", "--records",
                     folder_ / "r", "--resume", folder_ / "state"});
    }
    /// As it lies there after the kill.
    void lay_out(std::size_t bytes_of_records) {
        ASSERT_TRUE(save_state(folder_ / "state", summary_));
        write_bytes(folder_ / "r", std::string_view(whole_).substr(0, bytes_of_records));
    }

    Folder folder_;
    SimSummary summary_;
    std::string whole_;
};

TEST_F(Killed, WhateverWasWrittenAfterTheStateIsWrittenAnewSoak) {
    test::Random random(1);
    const std::size_t kept = *summary_.record_bytes;
    const auto beyond = static_cast<unsigned>(whole_.size() - kept);
    for (std::uint64_t i = soak_or(8, 2'000); i > 0; --i) {
        const std::size_t cut = i == 1 ? kept : kept + random.below(beyond + 1);
        lay_out(cut);
        const Answer done = resume();
        ASSERT_EQ(done.status, 0) << cut << ": " << done.err;
        ASSERT_EQ(read_bytes(folder_ / "r"), whole_) << cut;
        ASSERT_NE(done.out.find("\"hands\": 300"), done.out.npos) << done.out;
    }
}

TEST_F(Killed, RecordsThatAreShorterThanTheStateSaysAreRefusedSoak) {
    test::Random random(2);
    const auto kept = static_cast<unsigned>(*summary_.record_bytes);
    for (std::uint64_t i = soak_or(8, 2'000); i > 0; --i) {
        const std::size_t cut = random.below(kept);
        lay_out(cut);
        const Answer refused = resume();
        ASSERT_EQ(refused.status, 2);
        ASSERT_NE(refused.err.find("not all there"), refused.err.npos) << refused.err;
        ASSERT_EQ(read_bytes(folder_ / "r").size(), cut) << "nothing is touched";
    }
    // As long, but of something else.
    lay_out(0);
    write_bytes(folder_ / "r", std::string(whole_.size(), 'x'));
    EXPECT_EQ(resume().status, 2);
}

TEST_F(Killed, AStateThatBreaksOffIsRefusedSoak) {
    ASSERT_TRUE(save_state(folder_ / "state", summary_));
    const std::string state = read_bytes(folder_ / "state");
    test::Random random(3);
    for (std::uint64_t i = soak_or(8, 1'000); i > 0; --i) {
        lay_out(whole_.size());
        // The last two bytes are a bracket and a line end.
        write_bytes(folder_ / "state",
                    std::string_view(state).substr(0, random.below(static_cast<unsigned>(state.size()) - 1)));
        ASSERT_EQ(resume().status, 2);
        ASSERT_EQ(read_bytes(folder_ / "r"), whole_) << "nothing is touched";
    }
}

TEST_F(Killed, ARunWithRecordsIsNotTakenUpWithoutThem) {
    lay_out(whole_.size());
    const Answer without = call({"sim", "--rules", "hk", "--hands", "300", "--bots", "random", "--seed", "3",
                                 "--resume", folder_ / "state"});
    EXPECT_EQ(without.status, 2);
    EXPECT_NE(without.err.find("wrote records"), without.err.npos) << without.err;
    summary_.record_bytes.reset();
    lay_out(whole_.size());
    EXPECT_EQ(resume().status, 2);
}

}  // namespace
}  // namespace sifang::cli
