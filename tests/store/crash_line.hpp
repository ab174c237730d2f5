#pragma once
// The lines that the child of the crash test writes, so that its parent can tell what must be there.

#include <string>
#include <vector>

#include "store/log.hpp"

namespace sifang::store {

/// One append: of which stream, and which of this thread's in this run.
struct CrashAppend {
    unsigned run = 0, thread = 0, number = 0;

    std::string command() const {
        return "r" + std::to_string(run) + "-t" + std::to_string(thread) + "-n" + std::to_string(number);
    }
    /// Every other one goes to a stream that all threads write to.
    StreamName stream() const {
        if (number % 2 == 0) return {StreamKind::Contest, "open-cup"};
        return {StreamKind::Table, "table-" + std::to_string(thread)};
    }
    /// Each line says of how many it is which, so that half an append would show.
    std::vector<std::string> lines() const {
        const unsigned count = 1 + (number + thread) % 4;
        std::vector<std::string> all;
        for (unsigned i = 1; i <= count; ++i)
            all.push_back(command() + " " + std::to_string(i) + "/" + std::to_string(count) + " " +
                          std::string((number * 37 + i * 101) % 700, 'x'));
        return all;
    }
};

}  // namespace sifang::store
