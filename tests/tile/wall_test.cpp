#include "tile/wall.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "tile/counts.hpp"

namespace sifang {
namespace {

/// Bytes written out by hand; running past them fails.
struct Script {
    std::vector<std::uint8_t> bytes;
    std::size_t used = 0;
    std::uint8_t operator()() { return bytes.at(used++); }
};

struct Random {
    std::mt19937 engine;
    std::uint8_t operator()() { return static_cast<std::uint8_t>(engine() >> 11); }
};

TEST(TileCopy, NumbersNameEveryTileOfTheBox) {
    std::array<unsigned, Tile::kinds> copies{};
    for (unsigned n = 0; n < TileCopy::with_flowers; ++n) {
        ++copies[TileCopy::of_number(n).tile().index()];
        EXPECT_EQ(TileCopy::of_number(n).number(), n);
    }
    for (unsigned i = 0; i < Tile::kinds; ++i) EXPECT_EQ(copies[i], Tile::of_index(i).copies());
    EXPECT_TRUE(TileCopy::of_number(136).tile().is_flower());
    EXPECT_FALSE(TileCopy::of_number(135).tile().is_flower());
}

TEST(TileCopy, OneRedFiveASuit) {
    std::vector<unsigned> red;
    for (unsigned n = 0; n < TileCopy::with_flowers; ++n)
        if (TileCopy::of_number(n).is_red_five()) red.push_back(n);
    EXPECT_EQ(red, (std::vector<unsigned>{16, 52, 88}));
}

TEST(Below, PassesOverTheIncompleteRun) {
    // 256 = 42 × 6 + 4: 252 to 255 would make 1 to 4 more likely than 5 and 6.
    Script script{{252, 255, 251, 6}};
    EXPECT_EQ(below(6, script), 5u);
    EXPECT_EQ(script.used, 3u);
    EXPECT_EQ(throw_die(script), 1u);
}

TEST(Below, EveryNumberHasTheSameShareOfTheBytes) {
    for (unsigned choices = 1; choices <= 256; ++choices) {
        std::vector<unsigned> share(choices);
        for (unsigned byte = 0; byte < 256 - 256 % choices; ++byte) {
            Script script{{static_cast<std::uint8_t>(byte)}};
            ++share[below(choices, script)];
        }
        for (const unsigned n : share) ASSERT_EQ(n, 256 / choices) << choices;
    }
}

TEST(Shuffle, SwapsFromTheLastPlaceDown) {
    // Zeros: every place in turn is swapped with the first.
    Script zeros{std::vector<std::uint8_t>(143, 0)};
    const Wall wall = shuffled(Flowers::With, zeros);
    EXPECT_EQ(zeros.used, 143u);
    EXPECT_EQ(wall[0].number(), 1u);
    EXPECT_EQ(wall[143].number(), 0u);
    EXPECT_EQ(wall[142].number(), 143u);
    EXPECT_EQ(wall[1].number(), 2u);
}

TEST(Shuffle, EveryTileIsThereOnce) {
    Random random{std::mt19937(7)};
    for (const Flowers flowers : {Flowers::Without, Flowers::With}) {
        const Wall wall = shuffled(flowers, random);
        std::array<int, 144> seen{};
        for (const TileCopy copy : wall) ++seen[copy.number()];
        EXPECT_EQ(wall.size(), flowers == Flowers::With ? 144u : 136u);
        for (std::size_t n = 0; n < wall.size(); ++n) EXPECT_EQ(seen[n], 1);
    }
}

/// Every order of five tiles, from every run of bytes that matters: all 120 come up equally often.
TEST(Shuffle, EveryOrderOfASmallWallIsAsLikelyAsAnyOther) {
    std::array<unsigned, 3125> seen{};
    for (std::uint8_t a = 0; a < 5; ++a)
        for (std::uint8_t b = 0; b < 4; ++b)
            for (std::uint8_t c = 0; c < 3; ++c)
                for (std::uint8_t d = 0; d < 2; ++d) {
                    Wall wall;
                    for (unsigned n = 0; n < 5; ++n) wall.push_back(TileCopy::of_number(n));
                    Script script{{a, b, c, d}};
                    shuffle(wall, script);
                    unsigned key = 0;
                    for (const TileCopy copy : wall) key = key * 5 + copy.number();
                    ++seen[key];
                }
    unsigned orders = 0;
    for (const unsigned n : seen) {
        EXPECT_LE(n, 1u);
        orders += n;
    }
    EXPECT_EQ(orders, 120u);
}

/// Where each tile ends up, over many walls: chi-square with 143 × 143 degrees of freedom. A shuffle that
/// drew `byte % n` without passing over the incomplete run scores over 80,000 here.
TEST(Shuffle, EveryTileIsEquallyOftenInEveryPlace) {
    constexpr unsigned walls = 40'000;
    Random random{std::mt19937(20260101)};
    std::vector<unsigned> seen(144 * 144);
    for (unsigned i = 0; i < walls; ++i) {
        const Wall wall = shuffled(Flowers::With, random);
        for (unsigned place = 0; place < 144; ++place) ++seen[place * 144 + wall[place].number()];
    }
    const double expected = walls / 144.0;
    double chi_square = 0;
    for (const unsigned n : seen) chi_square += (n - expected) * (n - expected) / expected;
    // Mean 20449, standard deviation 202: five deviations either way.
    EXPECT_NEAR(chi_square, 143.0 * 143.0, 5 * 202.2);
}

}  // namespace
}  // namespace sifang
