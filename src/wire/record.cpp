#include "wire/record.hpp"

namespace sifang {

bool RecordWinner::operator==(const RecordWinner& o) const {
    if (!(winner == o.winner && figures == o.figures && flowers == o.flowers)) return false;
    if (patterns.size() != o.patterns.size()) return false;
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (patterns[i].pattern != o.patterns[i].pattern || patterns[i].count != o.patterns[i].count ||
            patterns[i].points != o.patterns[i].points)
            return false;
    return true;
}

}  // namespace sifang
