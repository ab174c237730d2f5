#include "wire/tenhou_wall.hpp"

#include <gtest/gtest.h>
#include <set>

#include "wire/mersenne_twister.hpp"
#include "wire/sha512.hpp"

namespace sifang {
namespace {

std::string hexadecimal(const std::array<std::uint8_t, 64>& digest) {
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

// FIPS 180-4, the examples that NIST publishes with it.
TEST(Sha512, Fips180Examples) {
    EXPECT_EQ(hexadecimal(sha512("abc")),
              "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
              "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f");
    EXPECT_EQ(hexadecimal(sha512("")),
              "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
              "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e");
    // 896 bits: the padding needs a block of its own.
    EXPECT_EQ(hexadecimal(sha512("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                                 "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
              "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
              "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909");
}

// The first numbers of mt19937ar.out for init_by_array({0x123, 0x234, 0x345, 0x456}).
TEST(MersenneTwister, FirstNumbersOfTheReference) {
    const std::array<std::uint32_t, 4> seed{0x123, 0x234, 0x345, 0x456};
    MersenneTwister twister(seed);
    for (const std::uint32_t number : {1067595299u, 955945823u, 477289528u, 4107218783u, 4228976476u})
        EXPECT_EQ(twister(), number);
}

TEST(TenhouWall, HoldsEveryTileOnceAndGoodDice) {
    auto walls = TenhouWalls::open("mt19937ar-sha512-n288,1,2,FFFFFFFF");
    ASSERT_TRUE(walls);
    std::array<TenhouWall, 3> seen;
    for (TenhouWall& wall : seen) {
        wall = walls->next();
        EXPECT_EQ(std::set<int>(wall.taken.begin(), wall.taken.end()).size(), 136u);
        for (const int die : wall.dice) {
            EXPECT_GE(die, 1);
            EXPECT_LE(die, 6);
        }
    }
    EXPECT_NE(seen[0], seen[1]);
    EXPECT_NE(seen[1], seen[2]);
}

// The same 32 bits in both spellings: words have their lowest byte first in base64.
TEST(TenhouWall, BothSpellingsOfASeed) {
    auto base64 = TenhouWalls::open("mt19937ar-sha512-n288-base64,BAMCAQgHBgU=");
    auto listed = TenhouWalls::open("mt19937ar-sha512-n288,01020304,05060708");
    ASSERT_TRUE(base64 && listed);
    EXPECT_EQ(base64->next(), listed->next());
}

TEST(TenhouWall, OtherSeedsAreRefused) {
    for (const std::string_view seed :
         {"", "mt19937ar", "mt19937ar-sha512-n288-base64", "mt19937ar-sha512-n288-base64,",
          "mt19937ar-sha512-n288-base64,BAMC",
          "mt19937ar-sha512-n288-base64,BAM!AQ==", "mt19937ar-sha512-n288,1,,2", "mt19937ar-sha512-n288,1,G",
          "mt19937ar-sha512-n300,1", "mt19937ar-sha512-n288,123456789"})
        EXPECT_FALSE(TenhouWalls::open(seed)) << seed;
    EXPECT_FALSE(tenhou_wall_of_hand("mt19937ar-sha512-n288,1"));
    EXPECT_FALSE(tenhou_wall_of_hand("mt19937ar,"));
    EXPECT_TRUE(tenhou_wall_of_hand("mt19937ar,1"));
    EXPECT_FALSE(TenhouWalls::open("mt19937ar-sha512-n288-base64," + std::string(5000, 'A')));
}

}  // namespace
}  // namespace sifang
