#pragma once
// What the table itself does to who declared a win that is none.

#include "rules/foul.hpp"

namespace sifang {

/// Fills in the clause and the cost of the foul that the declared win is. `chombo`: what the book takes for
/// one, where the foul is that.
void charge(const Foul& foul, Wind seat, const Payments& chombo, DeclaredWin& declared);

}  // namespace sifang
