#include "rules/mcr/selection.hpp"

namespace sifang::mcr {
namespace {

class Selector {
  public:
    Selector(const FanTable& table, const Shown& shown) : table_(table), shown_(shown) {}

    Selection best_of(FanSet open) const {
        Selection taken;
        // A fan worth at least all that it excludes is in some best selection, so take it; what is left gets
        // easier.
        for (bool changed = true; changed && !open.empty();) {
            changed = false;
            open.for_each([&](Fan f) {
                if (!open.has(f)) return;
                const FanSet against = table_.against(f) & open;
                if (!against.empty() && worth(f) < worth(against)) return;
                taken.fans.add(f);
                taken.points += worth(f);
                open = open - against;
                open.remove(f);
                changed = true;
            });
        }
        if (open.empty()) return taken;
        // None is: try the first with and without. No edition we hold comes here; one from a file may.
        const Fan f = open.first();
        open.remove(f);
        const Selection without = best_of(open);
        Selection with = best_of(open - table_.against(f));
        with.fans.add(f);
        with.points += worth(f);
        const Selection& best = with.points >= without.points ? with : without;
        taken.fans |= best.fans;
        taken.points += best.points;
        return taken;
    }

  private:
    int worth(Fan f) const { return table_.points(f) * shown_.count[index(f)]; }
    int worth(const FanSet& fans) const {
        int sum = 0;
        fans.for_each([&](Fan f) { sum += worth(f); });
        return sum;
    }
    const FanTable& table_;
    const Shown& shown_;
};

}  // namespace

Selection select_best(const FanTable& table, const Shown& shown) {
    return Selector(table, shown).best_of(shown.fans);
}

}  // namespace sifang::mcr
