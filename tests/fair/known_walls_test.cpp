// Walls that must never change while the shuffle is called sifang-wall-1, and the script in docs/ that
// repeats them.
#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>
#include <unistd.h>

#include "fair/verify.hpp"

namespace sifang::fair {
namespace {

/// A line of tests/data/walls.txt:
/// tiles event session table hand seed salt players(name=seed,… or -) : commitment wall-seed tile-numbers…
struct KnownWall {
    unsigned tiles = 0;
    HouseOpening house;
    std::vector<Contribution> players;
    std::string answer;  // what stands after the colon
};

Seed seed_of(const std::string& hex) { return {from_hex(hex).value()}; }

std::vector<KnownWall> known_walls() {
    std::vector<KnownWall> all;
    std::ifstream file(SIFANG_TEST_DATA "/walls.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        KnownWall known;
        const std::size_t colon = line.find(" : ");
        known.answer = line.substr(colon + 3);
        std::istringstream in(line.substr(0, colon));
        std::string seed, salt, players;
        TableLabel& at = known.house.label.at;
        in >> known.tiles >> at.event >> at.session >> at.table >> known.house.label.hand >> seed >> salt >>
            players;
        known.house.seed = seed_of(seed);
        known.house.salt = {from_hex(salt).value()};
        std::istringstream list(players == "-" ? "" : players);
        for (std::string player; std::getline(list, player, ',');) {
            const std::size_t equals = player.find('=');
            known.players.push_back({player.substr(0, equals), seed_of(player.substr(equals + 1))});
        }
        all.push_back(known);
    }
    return all;
}

std::string numbers(const Wall& wall) {
    std::string text;
    for (const TileCopy copy : wall) text += " " + std::to_string(copy.number());
    return text;
}

TEST(KnownWalls, AreTheWallsOfTheirSeeds) {
    const auto all = known_walls();
    ASSERT_GE(all.size(), 8u);
    for (const KnownWall& known : all) {
        PromisedHand hand;
        hand.house = known.house;
        hand.flowers = known.tiles == 144 ? Flowers::With : Flowers::Without;
        for (const Contribution& player : known.players)
            hand.players.push_back({{known.house.label.at, player.name, player.seed, {}}, {}});
        const WallVerdict verdict = verify(hand);
        EXPECT_EQ(
            to_hex(commit(known.house).bytes) + " " + to_hex(verdict.seed.bytes) + numbers(verdict.wall),
            known.answer);
    }
}

TEST(KnownWalls, AreRepeatedByTheScriptInDocs) {
    const std::string script = SIFANG_TEST_DATA "/../../docs/repeat_wall.py";
    const auto all = known_walls();
    for (std::size_t i = 0; i < all.size(); i += 3) {
        const KnownWall& known = all[i];
        const std::string path = testing::TempDir() + "sifang_opening_" + std::to_string(getpid()) + ".json";
        std::ofstream file(path);
        const TableLabel& at = known.house.label.at;
        file << R"({"event":")" << at.event << R"(","session":")" << at.session << R"(","table":")"
             << at.table << R"(","hand":")" << known.house.label.hand << R"(","seed":")"
             << to_hex(known.house.seed.bytes) << R"(","salt":")" << to_hex(known.house.salt.bytes)
             << R"(","players":[)";
        for (std::size_t n = 0; n < known.players.size(); ++n)
            file << (n ? "," : "") << R"({"name":")" << known.players[n].name << R"(","seed":")"
                 << to_hex(known.players[n].seed.bytes) << R"("})";
        file << "]}";
        file.close();
        const std::string call =
            "python3 '" + script + "' " + std::to_string(known.tiles) + " '" + path + "'";
        const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(call.c_str(), "r"), pclose);
        ASSERT_TRUE(pipe);
        std::string said;
        for (int c = 0; (c = std::fgetc(pipe.get())) != EOF;) said += c == '\n' ? ' ' : static_cast<char>(c);
        EXPECT_EQ(said, known.answer + " ");
        std::remove(path.c_str());
    }
}

}  // namespace
}  // namespace sifang::fair
