#pragma once
// What `sifang sim` is told.

#include <string>
#include <vector>

namespace sifang::cli {

struct SimOptions {
    std::string rules = "mcr";
    std::string hands, sessions, seed = "1", threads = "1", shard;
    std::vector<std::string> bots;
    std::string bot_seconds, bot_start_seconds, bot_cpu_seconds, bot_memory, bot_output;
    std::string records, resume;     // files
    std::vector<std::string> files;  // to merge
    bool merge = false, duplicate = false, json = false;
};

}  // namespace sifang::cli
