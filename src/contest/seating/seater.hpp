#pragma once
// Seats a field for all rounds at once: by construction where one is known, by search elsewhere.

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "contest/seating/audit.hpp"
#include "contest/seating/field.hpp"
#include "contest/seating/grid.hpp"
#include "contest/seating/meeting_search.hpp"
#include "contest/seating/shifts.hpp"
#include "contest/seating/starter.hpp"
#include "contest/seating/table_search.hpp"

namespace sifang::seating {

struct Task {
    Field field;
    unsigned rounds = 0;
    std::uint64_t seed = 1;
};

/// How the tables of a schedule were found.
enum class Method : std::uint8_t {
    Shifts,   ///< columns that slide past each other (shifts.hpp)
    Design,   ///< a base round or design that is known (starter.hpp)
    Starter,  ///< a base round that was searched for
    Search,   ///< annealing of all rounds (meeting_search.hpp)
};
std::string_view id(Method method);

/// A search that is carried on step by step, so that whoever holds the clock can end it. The aims in order:
/// team mates and compatriots never meet and nobody meets twice, or as seldom as can be; winds even to within
/// one; nobody twice at a table; teams meet teams evenly. The same task and the same steps give the same
/// schedule.
class Seater {
  public:
    /// The field must be seatable (field.hpp).
    explicit Seater(Task task);

    /// Searches on for about so many steps. False once nothing can be better.
    bool advance(std::uint64_t steps);
    /// Every way has been tried once, as long as it is worth: where a search without a clock ends. Going on
    /// tries all of it again with other chances.
    bool has_tried_all() const { return passes_ > 0; }
    /// Ends the search: if there is no schedule yet, the next best is taken at once.
    void settle();

    bool has_best() const { return best_.has_value(); }
    const Schedule& best() const { return best_->schedule; }
    const Audit& quality() const { return best_->quality; }
    Method method() const { return best_->method; }
    const Bounds& bounds() const { return bounds_; }
    /// The best so far is as good as the bounds.
    bool is_proven() const { return has_best() && is_as_good_as_can_be(best_->quality); }
    /// What is being tried now.
    Method trying() const { return trying_; }

  private:
    struct Candidate {
        Schedule schedule;
        Audit quality;
        Method method = Method::Search;
    };

    void begin_pass();
    void begin_known();
    void begin_search();
    void begin_tables(Schedule schedule);
    void offer(Schedule schedule);
    void next();
    bool is_as_good_as_can_be(const Audit& quality) const;
    Schedule seated_by_design(Schedule design);
    std::uint64_t allowance() const;

    Task task_;
    Bounds bounds_;
    Chance chance_;
    std::optional<Grid> grid_;
    std::variant<std::monostate, ShiftSearch, StarterSearch, MeetingSearch, TableSearch> stage_;
    Method trying_ = Method::Shifts;
    std::uint64_t spent_ = 0;  ///< steps of this stage
    bool hurry_ = false;
    unsigned passes_ = 0;
    std::optional<Candidate> best_;
};

}  // namespace sifang::seating
