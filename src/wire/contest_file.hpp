#pragma once
// A whole contest as a file: a line that says which rules, then its events, a line each. What
// `sifang contest export` writes; docs/contest-log.md describes it.

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "contest/event.hpp"
#include "wire/line_error.hpp"
#include "wire/named_rules.hpp"

namespace sifang {

/// The version of the format that we write, and the only one we read.
inline constexpr int contest_file_version = 1;

struct ContestHeader {
    int version = contest_file_version;
    std::string rules;  ///< the id of the edition
    std::string hash;   ///< of its profile: 64 hexadecimal digits
    std::string title;  ///< for people who look at the file
    std::size_t events = 0;
    std::string profile{};  ///< in canonical form; empty for an edition that comes with the program

    bool operator==(const ContestHeader&) const = default;
};

/// The header of a contest by this rulebook: with the profile unless the edition `comes_with` the program.
ContestHeader contest_header_for(const Rulebook& book, bool comes_with,
                                 std::span<const contest::Logged> events);

/// Lines end with a line feed, the last one too.
void append_contest_file(std::string& out, const ContestHeader& header,
                         std::span<const contest::Logged> events);

struct ContestFile {
    ContestHeader header;
    std::vector<contest::Logged> events;

    bool operator==(const ContestFile&) const = default;
};

/// Longer ones are not looked at.
inline constexpr std::size_t max_contest_file_bytes = std::size_t{256} * 1024 * 1024;

/// Checks the form: the header, that there are as many events as it says, numbered from 1, and every line.
/// Whether they could have happened is for contest::refusal to say. `code` is one of LineError's or:
///   not_a_contest     the file is of another kind
///   contest_version   a version that we do not read
///   contest_order     the number of an event is not the one that comes next, which is the subject
///   contest_count     more or fewer events than the header says, which is the subject
///   contest_too_long  as a whole
tl::expected<ContestFile, FileFault> read_contest_file(std::string_view text);

/// The rules that the header names. `code` is contest_rules, contest_rules_changed or contest_profile.
tl::expected<std::unique_ptr<Rulebook>, FileFault> open_contest_rules(const ContestHeader& header,
                                                                      std::span<const Family* const> families,
                                                                      const SuitTable& table);

}  // namespace sifang
