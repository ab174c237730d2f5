// Whatever the file: no crash, a line inside it, what is read is written and read again as the same, and an
// audit looks at any of it.
#include <algorithm>
#include <cstdlib>

#include "contest/seating/audit.hpp"
#include "wire/csv.hpp"
#include "wire/schedule.hpp"

using namespace sifang;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    // A carriage return may end a line by itself.
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n') +
                                                std::count(text.begin(), text.end(), '\r')) +
                       1;
    if (const auto rows = parse_csv(text)) {
        std::string again;
        for (const CsvRow& row : *rows) append_csv_row(again, row.fields);
        const auto reread = parse_csv(again);
        if (!reread || reread->size() != rows->size()) std::abort();
        for (std::size_t i = 0; i < rows->size(); ++i)
            if ((*reread)[i].fields != (*rows)[i].fields) std::abort();
    } else if (rows.error().place.line > lines) {
        std::abort();
    }
    if (const auto groups = read_groups(text, "team", 16); groups && groups->size() != 16) std::abort();
    const auto schedule = read_schedule(text);
    if (!schedule) {
        if (schedule.error().code.empty() || schedule.error().line < 1 || schedule.error().line > lines)
            std::abort();
        return 0;
    }
    if (read_schedule(write_schedule(*schedule)) != schedule) std::abort();
    if (schedule->players > 200) return 0;  // an audit looks at every pair
    const seating::Field field{schedule->players, seating::teams_of_four(schedule->players)};
    const seating::Audit found = seating::audit(*schedule, field);
    if (found.missing.empty() && schedule->players % 4 == 0 && found.doubled.empty() &&
        found.repeats <
            seating::bounds({schedule->players}, static_cast<unsigned>(schedule->rounds.size())).repeats)
        std::abort();
    return 0;
}
