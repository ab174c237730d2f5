#pragma once
// The fields of what happens to a sheet. Internal to wire/.

#include <array>
#include <string_view>

#include "contest/sheet_event.hpp"
#include "wire/fields_of.hpp"

namespace sifang {

template <>
inline constexpr auto last_of<contest::Signer> = static_cast<contest::Signer>(contest::signer_count - 1);
template <>
inline constexpr auto last_of<End> = End::Void;

/// The field that is there says which of them it is. In the order of the variant.
constexpr auto alternatives(Of<contest::SheetEvent>) {
    return std::to_array<std::string_view>({"hand", "totals", "signed", "closed", "corrected"});
}

template <class V>
void fields(V& v, Of<contest::WrittenWin>) {
    using T = contest::WrittenWin;
    v("winner", &T::winner, AsPlayer{});
    v.maybe("giver", &T::giver, AsPlayer{});
    v("total", &T::total);
    v.maybe("liable", &T::liable, AsPlayer{});
    v.maybe("robbed", &T::robbed);
}
template <class V>
void fields(V& v, Of<contest::HandWritten>) {
    using T = contest::HandWritten;
    v("hand", &T::hand);
    v("dealer", &T::dealer, AsPlayer{});
    v.maybe("wins", &T::wins);
    v.maybe("points", &T::points);
    v.maybe("fines", &T::fines);
    v.maybe("false_wins", &T::false_wins);
    v.maybe("warnings", &T::warnings);
    v.maybe("fouls", &T::fouls);
    v.maybe("end", &T::end);
    v.maybe("waiting", &T::waiting);
    v.maybe("nagashi", &T::nagashi);
    v.maybe("deposits", &T::deposits);
    v.maybe("dealer_found", &T::dealer_found);
}
template <class V>
void fields(V& v, Of<contest::TotalsWritten>) {
    using T = contest::TotalsWritten;
    v("scores", &T::scores);
    v.maybe("fines", &T::fines);
}
template <class V>
void fields(V& v, Of<contest::SheetSigned>) {
    v("signer", &contest::SheetSigned::signer);
}
template <class V>
void fields(V&, Of<contest::SheetClosed>) {}
template <class V>
void fields(V& v, Of<contest::SheetCorrected>) {
    using T = contest::SheetCorrected;
    v.maybe("hand", &T::hand);
    v("points", &T::points);
    v.maybe("fines", &T::fines);
    v("reason", &T::reason);
}

}  // namespace sifang
