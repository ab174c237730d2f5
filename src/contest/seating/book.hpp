#pragma once
// The chart as gb98 makes it (Q142(5)⑤–⑧): four large groups that move round the hall at different speeds.

#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// Players 4x+j+1 are group j, teams are 4k−3 to 4k. Group 1 begins East, 2 South, 3 West, 4 North, and each
/// round every group moves on by a wind; inside the hall group j moves on by j tables a round, and by more
/// when team mates or former opponents would meet. Where no move avoids that, the first is taken: the book
/// promises no more. The book's prose speaks of 'the last third' and 'the last fourth'; its chart for 60
/// players does what is written here.
Schedule book_chart(unsigned players, unsigned rounds);

}  // namespace sifang::seating
