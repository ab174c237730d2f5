#include "cli/contest/moment.hpp"

#include <cstdlib>
#include <ctime>
#include <gtest/gtest.h>

namespace sifang::cli {
namespace {

std::int64_t ms(std::string_view text) {
    const auto moment = read_moment(text);
    return moment ? moment->ms : -1;
}

TEST(Moment, WithAZoneItIsTheSameAnywhere) {
    EXPECT_EQ(ms("1970-01-01T00:00Z"), 0);
    EXPECT_EQ(ms("2026-05-01T09:30Z"), 1777627800000);
    EXPECT_EQ(ms("2026-05-01 17:30:00+08:00"), 1777627800000);
    EXPECT_EQ(ms("2026-05-01T05:30:00.250-04"), 1777627800250);
    EXPECT_EQ(ms("2024-02-29T00:00:00.1234567Z"), 1709164800123);
}

TEST(Moment, WithoutAZoneItIsLocal) {
    setenv("TZ", "JST-9", 1);
    tzset();
    EXPECT_EQ(ms("2026-05-01T18:30"), 1777627800000);
    EXPECT_EQ(shown_moment({1777627800000}), "2026-05-01 18:30:00");
    EXPECT_EQ(utc_moment({1777627800250}), "2026-05-01T09:30:00.250Z");
    unsetenv("TZ");
    tzset();
}

TEST(Moment, WhatIsNone) {
    for (const char* text :
         {"", "now", "2026-05-01", "2026-02-30T00:00Z", "2026-05-01T24:00Z", "2026-05-01T09:60Z",
          "2026-05-01T09:30X", "2026-05-01T09:30Zz", "2026-05-01T09:30:1Z", "2026-5-1T9:30Z",
          "2026-05-01T09:30+99:00", "2026-05-01T09:30.Z", "1969-12-31T23:59Z"})
        EXPECT_FALSE(read_moment(text)) << text;
}

}  // namespace
}  // namespace sifang::cli
