#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "fair/commitment.hpp"
#include "fair/fair_wall.hpp"
#include "fair/made_bytes.hpp"
#include "fair/message.hpp"
#include "fair/stream.hpp"
#include "support/deal_rules.hpp"

namespace sifang::fair {
namespace {

std::string hex(const std::array<std::uint8_t, 32>& bytes) { return to_hex(bytes); }

const TableLabel table{"Spring", "2", "7"};

TEST(Bytes, HexIsReadAsItIsWritten) {
    const auto random = random_seed();
    ASSERT_TRUE(random);
    EXPECT_EQ(from_hex(to_hex(random->bytes)), random->bytes);
    const std::string text = "00ff1020a0b0c0d0" + std::string(48, '7');
    EXPECT_EQ(to_hex(*from_hex(text)), text);
    EXPECT_EQ(from_hex(std::string(64, 'A')), from_hex(std::string(64, 'a')));
    EXPECT_FALSE(from_hex(text.substr(1)));
    EXPECT_FALSE(from_hex(text + "0"));
    EXPECT_FALSE(from_hex("g" + text.substr(1)));
    EXPECT_FALSE(from_hex(""));
}

TEST(Bytes, RandomSeedsDiffer) { EXPECT_NE(random_seed(), random_seed()); }

// RFC 8439, appendix A.1, test vectors 1 and 2: the zero key and nonce, blocks 0 and 1.
TEST(Stream, IsChaCha20) {
    Stream stream(Seed{}, "");
    std::array<std::uint8_t, 32> block;
    const auto next_32 = [&] {
        for (auto& byte : block) byte = stream();
        return hex(block);
    };
    EXPECT_EQ(next_32(), "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7");
    EXPECT_EQ(next_32(), "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    EXPECT_EQ(next_32(), "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed");
}

TEST(Stream, GoesOnPastItsBuffer) {
    Stream stream(seed(3), "wall");
    std::set<std::vector<std::uint8_t>> blocks;
    for (int i = 0; i < 64; ++i) {
        std::vector<std::uint8_t> block(64);
        for (auto& byte : block) byte = stream();
        EXPECT_TRUE(blocks.insert(block).second) << i;
    }
}

TEST(Stream, PurposesHaveNothingToDoWithEachOther) {
    Stream wall(seed(1), "wall"), dice(seed(1), "dice");
    int alike = 0;
    for (int i = 0; i < 1000; ++i) alike += wall() == dice();
    EXPECT_LT(alike, 20);
}

TEST(Message, FieldsDoNotRunTogether) {
    EXPECT_NE(Message("a").add("bc").add("d").sha256(), Message("a").add("b").add("cd").sha256());
    EXPECT_NE(Message("a").sha256(), Message("a").add("").sha256());
}

// `printf '\0\0\0\3abc' | sha256sum`, and the same through `openssl dgst -sha256 -mac HMAC` with a key of 32
// zeros.
TEST(Message, KnownHashes) {
    EXPECT_EQ(hex(Message("abc").sha256()),
              "d04b72a650ce0f8ce4963330a53ee2832733d2baeffff3c1d8e256cca096d120");
    EXPECT_EQ(hex(Message("abc").hmac_sha256(Seed{})),
              "32faa4d7c8cc0c19c6197bc4b6c329895ad9191ab76df82483ff84f66faa5d29");
}

TEST(Commitment, EveryPartOfAnOpeningMatters) {
    const HouseOpening house{{table, "5"}, seed(1), salt(2)};
    std::set<Commitment> seen{commit(house)};
    const auto differs = [&](auto change) {
        HouseOpening other = house;
        change(other);
        EXPECT_TRUE(seen.insert(commit(other)).second);
    };
    differs([](HouseOpening& o) { o.label.at.event = "Autumn"; });
    differs([](HouseOpening& o) { o.label.at.session = "3"; });
    differs([](HouseOpening& o) { o.label.at.table = "8"; });
    differs([](HouseOpening& o) { o.label.hand = "6"; });
    differs([](HouseOpening& o) { o.seed = seed(9); });
    differs([](HouseOpening& o) { o.salt = salt(9); });
    EXPECT_TRUE(seen.insert(commit(PlayerOpening{table, "5", seed(1), salt(2)})).second)
        << "a player's promise must not pass for the house's";
    EXPECT_TRUE(seen.insert(commit(PlayerOpening{table, "6", seed(1), salt(2)})).second);
}

TEST(Commitment, OpeningsOfHandsAreTheirOwn) {
    std::set<Seed> seeds;
    std::set<Salt> salts;
    for (const char* hand : {"1", "2", "12"})
        for (const char* where : {"1", "2"}) {
            const HouseOpening opening = opening_of_hand(seed(4), {{"Spring", "1", where}, hand});
            EXPECT_TRUE(seeds.insert(opening.seed).second);
            EXPECT_TRUE(salts.insert(opening.salt).second);
            EXPECT_NE(opening.seed.bytes, opening.salt.bytes);
            EXPECT_EQ(opening, opening_of_hand(seed(4), opening.label));
        }
    EXPECT_NE(opening_of_hand(seed(4), {table, "1"}).seed, opening_of_hand(seed(5), {table, "1"}).seed);
}

TEST(WallSeed, EverybodyMattersAndTheirOrderDoesNot) {
    const HouseOpening house{{table, "1"}, seed(1), salt(2)};
    const std::vector<Contribution> four{
        {"ana", seed(1)}, {"bo", seed(2)}, {"chen", seed(3)}, {"dai", seed(4)}};
    const Seed mixed = wall_seed(house, four);
    EXPECT_EQ(mixed, wall_seed(house, {four[2], four[0], four[3], four[1]}));
    std::set<Seed> seen{mixed};
    for (std::size_t i = 0; i < four.size(); ++i) {
        auto other = four;
        other[i].seed.bytes[31] ^= 1;
        EXPECT_TRUE(seen.insert(wall_seed(house, other)).second);
        other = four;
        other.erase(other.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_TRUE(seen.insert(wall_seed(house, other)).second);
    }
    auto exchanged = four;
    std::swap(exchanged[0].seed, exchanged[1].seed);
    EXPECT_TRUE(seen.insert(wall_seed(house, exchanged)).second);
    EXPECT_TRUE(seen.insert(wall_seed({{table, "2"}, seed(1), salt(2)}, four)).second);
    EXPECT_TRUE(seen.insert(wall_seed({{table, "1"}, seed(2), salt(2)}, four)).second);
    EXPECT_FALSE(seen.insert(wall_seed({{table, "1"}, seed(1), salt(3)}, four)).second)
        << "the salt protects the commitment; it is no part of the wall";
}

TEST(FairWall, DiceAreThoseOfTheRule) {
    for (std::uint8_t n = 0; n < 100; ++n) {
        const Dice mcr = dice_of(seed(n), deal_rules::mcr), hk = dice_of(seed(n), deal_rules::hk);
        EXPECT_TRUE(where_to_break(deal_rules::mcr, Wind::East, mcr));
        EXPECT_TRUE(where_to_break(deal_rules::hk, Wind::East, hk));
        EXPECT_TRUE(std::equal(hk.begin(), hk.end(), mcr.begin()));
    }
}

/// Faces of 60,000 dice over as many seeds: chi-square with 5 degrees of freedom, 0.001 quantile both sides.
TEST(FairWall, DiceFallEvenly) {
    std::array<double, 6> faces{};
    for (unsigned n = 0; n < 15'000; ++n) {
        Seed each;
        each.bytes[0] = static_cast<std::uint8_t>(n);
        each.bytes[1] = static_cast<std::uint8_t>(n >> 8);
        for (const std::uint8_t pips : dice_of(each, deal_rules::mcr)) faces[pips - 1u] += 1;
    }
    double chi_square = 0;
    for (const double n : faces) chi_square += (n - 10'000) * (n - 10'000) / 10'000;
    EXPECT_GT(chi_square, 0.21);
    EXPECT_LT(chi_square, 20.5);
}

}  // namespace
}  // namespace sifang::fair
