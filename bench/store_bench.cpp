// The log in a file: what one acknowledged append costs beside what the disk asks for the same bytes, what
// many writers get through together, and how long a large event takes to open.

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <thread>
#include <unistd.h>

#include "bench.hpp"
#include "store/log.hpp"

namespace sifang::bench {
namespace {

using namespace store;

/// On the disk of the build, for both: temporary files may lie in memory, where waiting for the disk is free.
struct Place {
    Place() {
        path = std::filesystem::is_directory("build") ? "build/store-bench-XXXXXX" : "store-bench-XXXXXX";
        if (mkdtemp(path.data()) == nullptr) std::abort();
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    std::string path;
};

std::unique_ptr<Log> open_log(const Place& place) {
    auto log = open_sqlite(place.path + "/log", Opening::Create);
    return log ? std::move(*log) : nullptr;
}

/// About as long as a hand on a sheet.
const std::string line(240, 'x');
constexpr unsigned at_a_time = 16;

struct Appending {
    Place place;
    std::unique_ptr<Log> log = open_log(place);
    Version version = 0;
};

const Waited append_one(
    "store_append_one",
    [] {
        return [all = std::make_shared<Appending>()]() -> std::uint64_t {
            if (!all->log) return 0;
            for (unsigned i = 0; i < at_a_time; ++i) {
                Append append;
                append.stream.name = "bench";
                append.expected = all->version;
                append.lines.push_back(line);
                append.command = "command-" + std::to_string(all->version);
                const auto done = all->log->append(append);
                if (!done) return 0;
                all->version = done->version;
            }
            return at_a_time;
        };
    },
    [] {
        struct File {
            Place place;
            int file = open((place.path + "/plain").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0666);
            ~File() { (void)close(file); }
        };
        return [plain = std::make_shared<File>()]() -> std::uint64_t {
            for (unsigned i = 0; i < at_a_time; ++i)
                if (write(plain->file, line.data(), line.size()) < 0 || fdatasync(plain->file) != 0) return 0;
            return at_a_time;
        };
    });

const Rate append_64("store_append_64", [] {
    return [all = std::make_shared<Appending>()]() -> std::uint64_t {
        constexpr unsigned threads = 64;
        std::vector<std::thread> writers;
        for (unsigned i = 0; i < threads; ++i)
            writers.emplace_back([&, i] {
                const StreamName stream{StreamKind::Table, "table-" + std::to_string(i)};
                for (Version version = all->version; version < all->version + at_a_time; ++version)
                    keep(all->log->append({stream, version, {line}}).has_value());
            });
        for (std::thread& writer : writers) writer.join();
        all->version += at_a_time;
        return std::uint64_t{threads} * at_a_time;
    };
});

const Waited open_60000("store_open_60000", [] {
    auto place = std::make_shared<Place>();
    const StreamName stream{StreamKind::Contest, "bench"};
    if (const auto log = open_log(*place))
        keep(log->append({stream, 0, std::vector<std::string>(60'000, line)}).has_value());
    return [place, stream]() -> std::uint64_t {
        const auto log = open_sqlite(place->path + "/log", Opening::Existing);
        if (!log) return 0;
        const auto lines = (*log)->read(stream);
        return lines && lines->size() == 60'000 ? 1 : 0;
    };
});

}  // namespace
}  // namespace sifang::bench
