#include "text/words.hpp"

#include <gtest/gtest.h>

namespace sifang {
namespace {

const Words small(Language::En,
                  {{"greet", "{who} meets {whom}"}, {"plain", "nothing to fill"}, {"open", "a { b"}});

TEST(Words, FillsNamedPlaces) {
    EXPECT_EQ(small.format("greet", {{"whom", "Bo"}, {"who", "Ana"}}), "Ana meets Bo");
    EXPECT_EQ(small("plain"), "nothing to fill");
}

TEST(Words, WhatIsFilledInIsNotFilledAgain) {
    EXPECT_EQ(small.format("greet", {{"who", "{whom}"}, {"whom", "Bo"}}), "{whom} meets Bo");
}

TEST(Words, APlaceThatIsNotFilledStays) {
    EXPECT_EQ(small.format("greet", {{"who", "Ana"}}), "Ana meets {whom}");
    EXPECT_EQ(small.format("open", {{"b", "x"}}), "a { b");
}

TEST(Words, AMissingKeyIsVisible) {
    EXPECT_EQ(small("nowhere.to.be.found"), "«nowhere.to.be.found»");
    EXPECT_EQ(small.format("nowhere", {{"who", "Ana"}}), "«nowhere»");
    EXPECT_FALSE(small.find("nowhere"));
}

TEST(Words, SpeaksTheLanguageAskedFor) {
    EXPECT_EQ(Words(Language::En)("seat.E"), "East");
    EXPECT_EQ(Words(Language::ZhHans)("seat.E"), "东");
    EXPECT_EQ(Words(Language::ZhHant)("seat.E"), "東");
    EXPECT_EQ(Words(Language::Ja)("seat.E"), "東");
}

}  // namespace
}  // namespace sifang
