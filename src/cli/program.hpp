#pragma once
// The program as a function: words in, text out, an exit status. main() adds the real world.

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/terminal.hpp"
#include "lines/jsonl.hpp"

namespace sifang::cli {

struct World {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Look look;          ///< of out
    Look err_look;      ///< of err
    ByteSource source;  ///< the bytes of `in` and `out`, for runs over many lines
    ByteSink sink;
    Environment environment;
};

/// The exit status. `call` is the words of the call, the program's name first. Lets no exception out.
int run(const std::vector<std::string>& call, const World& world);

}  // namespace sifang::cli
