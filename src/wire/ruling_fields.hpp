#pragma once
// The fields of a referee's penalty and of what happens to an appeal. Internal to wire/.

#include <array>
#include <string_view>

#include "referee/appeal.hpp"
#include "referee/penalty.hpp"
#include "wire/fields_of.hpp"

namespace sifang {

template <>
inline constexpr auto last_of<SanctionKind> = SanctionKind::VoidHand;
template <>
inline constexpr auto last_of<Measure> = static_cast<Measure>(measure_count - 1);
template <>
inline constexpr auto last_of<FoulScope> = FoulScope::WholeEvent;
template <>
inline constexpr auto last_of<Office> = Office::Arbitration;
template <>
inline constexpr auto last_of<AppealBody> = AppealBody::Committee;
template <>
inline constexpr auto last_of<EventMeasureKind> = EventMeasureKind::Notice;
template <>
inline constexpr auto last_of<Appellant> = Appellant::Leader;
template <>
inline constexpr auto last_of<AppealMatter> = AppealMatter::Other;
template <>
inline constexpr auto last_of<AppealVerdict> = AppealVerdict::Dismissed;

// Penalties.

template <class V>
void fields(V& v, Of<FoulPlace>) {
    using T = FoulPlace;
    v.maybe("session", &T::session);
    v.maybe("table", &T::table);
    v.maybe("hand", &T::hand);
    v.maybe("at", &T::at);
}
template <class V>
void fields(V& v, Of<Consequence>) {
    using T = Consequence;
    v("measure", &T::measure);
    v.maybe("points", &T::points);
    v.maybe("amount", &T::amount);
    v.maybe("optional", &T::optional);
}
template <class V>
void fields(V& v, Of<Sanction>) {
    using T = Sanction;
    v("kind", &T::kind);
    v("seat", &T::seat);
    v.maybe("to", &T::to);
    v.maybe("points", &T::points);
    v.maybe("tiles", &T::pieces);
    v.maybe("lifted", &T::lifted);
}
template <class V>
void fields(V& v, Of<EventMeasure>) {
    using T = EventMeasure;
    v("kind", &T::kind);
    v.maybe("clause", &T::clause);
}
template <class V>
void fields(V& v, Of<Penalty>) {
    using T = Penalty;
    v("foul", &T::foul);
    v("who", &T::who);
    v.maybe("clause", &T::clause);
    v.maybe("counter", &T::counter);
    v.maybe("seat", &T::seat);
    v.maybe("place", &T::place);
    v.maybe("scope", &T::scope);
    v.maybe("time", &T::time);
    v.maybe("rung", &T::rung);
    v.maybe("instead", &T::instead);
    v.maybe("chosen", &T::chosen);
    v.maybe("forgiven", &T::forgiven);
    v.maybe("does", &T::does);
    v.maybe("sanctions", &T::sanctions);
    v.maybe("event", &T::event);
}

// Appeals.

/// The field that is there says which of them it is. In the order of the variant.
constexpr auto alternatives(Of<AppealEvent>) {
    return std::to_array<std::string_view>({"filed", "heard", "carried_on"});
}

template <class V>
void fields(V& v, Of<AppealFiled>) {
    using T = AppealFiled;
    v("at", &T::at);
    v("by", &T::by);
    v.maybe("as", &T::as);
    v.maybe("written", &T::written);
    v.maybe("player_signed", &T::player_signed);
    v.maybe("leader_signed", &T::leader_signed);
    v.maybe("deposit", &T::deposit);
    v.maybe("matter", &T::matter);
    v.maybe("to", &T::to);
    v.maybe("ruled_by", &T::ruled_by);
    v.maybe("session_ended", &T::session_ended);
}
template <class V>
void fields(V& v, Of<PointsCorrected>) {
    using T = PointsCorrected;
    v.maybe("hand", &T::hand);
    v("points", &T::points);
}
template <class V>
void fields(V& v, Of<Remedy>) {
    using T = Remedy;
    v.maybe("revoked", &T::revoked);
    v.maybe("corrected", &T::corrected);
}
template <class V>
void fields(V& v, Of<AppealHeard>) {
    using T = AppealHeard;
    v("at", &T::at);
    v("by", &T::by);
    v("verdict", &T::verdict);
    v.maybe("within_powers", &T::within_powers);
    v.maybe("referee_disciplined", &T::referee_disciplined);
    v.maybe("remedy", &T::remedy);
}
template <class V>
void fields(V& v, Of<AppealCarriedOn>) {
    using T = AppealCarriedOn;
    v("at", &T::at);
    v("by", &T::by);
    v.maybe("written", &T::written);
}

}  // namespace sifang
