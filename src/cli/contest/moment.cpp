#include "cli/contest/moment.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <ctime>

namespace sifang::cli {

namespace {

/// Takes parts off the front of a text.
class Parts {
  public:
    explicit Parts(std::string_view text) : rest_(text) {}
    bool at_end() const { return rest_.empty(); }
    bool take(char c) {
        if (!rest_.starts_with(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }
    /// Exactly so many digits.
    bool digits(std::size_t count, int& into) {
        if (rest_.size() < count) return false;
        const char* end = rest_.data() + count;
        for (const char* c = rest_.data(); c < end; ++c)
            if (*c < '0' || *c > '9') return false;
        std::from_chars(rest_.data(), end, into);
        rest_.remove_prefix(count);
        return true;
    }
    /// Digits after a point, as thousandths; finer ones are dropped.
    bool thousandths(int& into) {
        int digit = 0;
        std::size_t taken = 0;
        for (into = 0; digits(1, digit); ++taken)
            if (taken < 3) into = into * 10 + digit;
        for (std::size_t i = taken; i < 3; ++i) into *= 10;
        return taken > 0;
    }

  private:
    std::string_view rest_;
};

/// Two halves of the same hour when clocks are set back: the system chooses one.
std::optional<std::int64_t> local_seconds(std::chrono::year_month_day day, int hour, int minute, int second) {
    std::tm parts{};
    parts.tm_year = static_cast<int>(day.year()) - 1900;
    parts.tm_mon = static_cast<int>(static_cast<unsigned>(day.month())) - 1;
    parts.tm_mday = static_cast<int>(static_cast<unsigned>(day.day()));
    parts.tm_hour = hour;
    parts.tm_min = minute;
    parts.tm_sec = second;
    parts.tm_isdst = -1;
    const std::time_t seconds = std::mktime(&parts);
    if (seconds == -1) return std::nullopt;
    return static_cast<std::int64_t>(seconds);
}

std::string formatted(const std::tm& parts, const char* form) {
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), form, &parts)};
}

}  // namespace

std::optional<contest::Moment> read_moment(std::string_view text) {
    Parts parts(text);
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, thousandths = 0;
    if (!parts.digits(4, year) || !parts.take('-') || !parts.digits(2, month) || !parts.take('-') ||
        !parts.digits(2, day) || (!parts.take('T') && !parts.take(' ')) || !parts.digits(2, hour) ||
        !parts.take(':') || !parts.digits(2, minute))
        return std::nullopt;
    if (parts.take(':') && !parts.digits(2, second)) return std::nullopt;
    if (parts.take('.') && !parts.thousandths(thousandths)) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok() || year < 1970 || hour > 23 || minute > 59 || second > 59) return std::nullopt;

    const std::int64_t utc = std::chrono::sys_days(date).time_since_epoch().count() * std::int64_t{86'400} +
                             hour * 3600 + minute * 60 + second;
    if (parts.at_end()) {
        const auto local = local_seconds(date, hour, minute, second);
        if (!local) return std::nullopt;
        return contest::Moment{*local * 1000 + thousandths};
    }
    int offset = 0;
    if (!parts.take('Z')) {
        const bool behind = parts.take('-');
        int hours = 0, minutes = 0;
        if ((!behind && !parts.take('+')) || !parts.digits(2, hours)) return std::nullopt;
        if (parts.take(':') || !parts.at_end())
            if (!parts.digits(2, minutes)) return std::nullopt;
        if (hours > 14 || minutes > 59) return std::nullopt;
        offset = (hours * 3600 + minutes * 60) * (behind ? -1 : 1);
    }
    if (!parts.at_end()) return std::nullopt;
    return contest::Moment{(utc - offset) * 1000 + thousandths};
}

std::string shown_moment(contest::Moment moment) {
    const auto seconds = static_cast<std::time_t>(moment.ms / 1000);
    std::tm parts{};
    localtime_r(&seconds, &parts);
    return formatted(parts, "%Y-%m-%d %H:%M:%S");
}

std::string utc_moment(contest::Moment moment) {
    const auto seconds = static_cast<std::time_t>(moment.ms / 1000);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    const std::string thousandths = std::to_string(1000 + moment.ms % 1000).substr(1);
    return formatted(parts, "%Y-%m-%dT%H:%M:%S.") + thousandths + "Z";
}

contest::Moment moment_now() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return {std::chrono::duration_cast<std::chrono::milliseconds>(now).count()};
}

}  // namespace sifang::cli
