// What the tests of the store have other processes do:
//
//   store_child crash PATH RUN        three threads append until killed; "RUN THREAD NUMBER VERSION" for each
//   store_child race PATH TAG COUNT   COUNT lines "TAG i" to one stream, against others; "VERSION" for each
//   store_child hold PATH             holds the lock for writing: "held", until its input ends
//   store_child open PATH HOW         without the rights of root: what opening says, then what appending says

#include <cstdio>
#include <cstdlib>
#include <sqlite3.h>
#include <thread>
#include <unistd.h>

#include "store/crash_line.hpp"

namespace {

using namespace sifang::store;

/// One write for a line: of a killed process it is there whole or not at all.
void say(const std::string& line) {
    const std::string whole = line + "\n";
    if (write(STDOUT_FILENO, whole.data(), whole.size()) < 0) _exit(3);
}

int complain(const Fault& fault) {
    std::fprintf(stderr, "%s: %s\n", std::string(id(fault.kind)).c_str(), fault.detail.c_str());
    return 1;
}

/// Appends with the version the stream turns out to have.
Result<Appended> append_at_end(Log& log, Append append) {
    for (;;) {
        auto done = log.append(append);
        if (done || done.error().kind != FaultKind::Conflict) return done;
        append.expected = done.error().version;
    }
}

void write_until_killed(Log& log, unsigned run, unsigned thread) {
    for (unsigned number = 0;; ++number) {
        const CrashAppend next{run, thread, number};
        const auto done = append_at_end(log, {next.stream(), 0, next.lines(), next.command()});
        if (!done) _exit(complain(done.error()));
        say(std::to_string(run) + " " + std::to_string(thread) + " " + std::to_string(number) + " " +
            std::to_string(done->version));
        // Other things that are written between the lines.
        if (number % 5 == 4) (void)log.keep_snapshot(next.stream(), "state", {done->version, next.command()});
        if (number % 7 == 6) (void)log.put_personal(next.stream(), {{thread + 1, "contact", next.command()}});
        if (number % 19 == 18) (void)log.erase_personal(next.stream(), thread + 1);
    }
}

int crash(const char* path, unsigned run) {
    say("started");
    auto log = open_sqlite(path, Opening::Create);
    if (!log) return complain(log.error());
    std::thread threads[2];
    for (unsigned i = 0; i < 2; ++i) threads[i] = std::thread([&, i] { write_until_killed(**log, run, i); });
    write_until_killed(**log, run, 2);
    return 0;
}

int race(const char* path, const std::string& tag, int count) {
    auto log = open_sqlite(path, Opening::Create);
    if (!log) return complain(log.error());
    for (int i = 0; i < count; ++i) {
        const auto done =
            append_at_end(**log, {{StreamKind::Contest, "open-cup"}, 0, {tag + " " + std::to_string(i)}});
        if (!done) return complain(done.error());
        say(std::to_string(done->version));
    }
    return 0;
}

int hold(const char* path) {
    sqlite3* connection = nullptr;
    if (sqlite3_open(path, &connection) != SQLITE_OK) return 1;
    if (sqlite3_exec(connection, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) != SQLITE_OK) return 1;
    say("held");
    char byte;
    while (read(STDIN_FILENO, &byte, 1) > 0) {
    }
    return sqlite3_close(connection) == SQLITE_OK ? 0 : 1;
}

int open_without_rights(const char* path, const std::string& how) {
    constexpr unsigned nobody = 65534;
    if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0)) return 1;
    auto log = open_sqlite(path, how == "create"     ? Opening::Create
                                 : how == "existing" ? Opening::Existing
                                                     : Opening::ReadOnly);
    if (!log) {
        say(std::string(id(log.error().kind)));
        return 0;
    }
    const StreamName stream{StreamKind::Contest, "open-cup"};
    const auto version = (*log)->version(stream);
    say("version " + (version ? std::to_string(*version) : std::string(id(version.error().kind))));
    const auto done = (*log)->append({stream, version ? *version : 0, {"one more"}});
    say(done ? "appended" : std::string(id(done.error().kind)));
    return 0;
}

}  // namespace

int main(int count, char** words) {
    const std::string what = count > 2 ? words[1] : "";
    if (what == "crash" && count == 4) return crash(words[2], static_cast<unsigned>(std::atoi(words[3])));
    if (what == "race" && count == 5) return race(words[2], words[3], std::atoi(words[4]));
    if (what == "hold" && count == 3) return hold(words[2]);
    if (what == "open" && count == 4) return open_without_rights(words[2], words[3]);
    return 2;
}
