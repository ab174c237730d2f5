// A ledger of Pin results.

#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"

namespace sifang::report {

namespace {

Cell place(const std::optional<int>& value) { return value ? whole(*value) : Cell{}; }

}  // namespace

Grid pin_grid(const Words& words, contest::PinKind kind, std::span<const contest::PinResult> ledger) {
    Grid out{words("pin.kind." + std::string(id(kind))), {}, {}};
    for (const char* key :
         {"pin.form.event", "pin.form.dates", "pin.form.place", "pin.form.class", "pin.form.players",
          "pin.form.sessions", "pin.form.table_points", "pin.form.points", "pin.form.individual",
          "pin.form.group", "pin.form.team", "grid.heading.counts", "grid.heading.certified"})
        out.headings.push_back(words(key));
    for (const contest::PinResult& result : ledger)
        out.rows.push_back({result.event, result.dates, result.place,
                            words("grid.class." + std::string(id(result.event_class))), whole(result.players),
                            whole(result.sessions), table_points(result.twelfths), whole(result.points),
                            place(result.individual), place(result.group), place(result.team),
                            yes_no(words, counts_for(kind, result)), result.certified_by});
    const contest::PinFigures sums = pin_figures(kind, ledger);
    out.rows.push_back({words("pin.form.sums"), Cell{}, Cell{}, Cell{}, Cell{}, Cell{},
                        table_points(sums.twelfths), whole(sums.points), place(sums.individual),
                        place(sums.group), place(sums.team)});
    return out;
}

}  // namespace sifang::report
