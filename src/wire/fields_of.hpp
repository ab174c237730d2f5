#pragma once
// What the parts of a contest's events are called in a line, each said once: writing, reading and whatever
// describes the form go by these lists. docs/contest-log.md tells what each means. Internal to wire/.
//
//     template <class V>
//     void fields(V& v, Of<contest::Team>) {
//         v("name", &contest::Team::name);            // always there
//         v.maybe("region", &contest::Team::region);  // left out when it is that of a Team{}
//     }
//
// What is left out means what the type begins with, for ever: such a beginning is part of the form, and
// changing it changes every log there is.

namespace sifang {

/// Names the list of a type's fields.
template <class T>
struct Of {};

// A third argument where the type alone does not say how it is spelled.

/// One of the four at a table: 1 to 4.
struct AsPlayer {};
/// 64 bits: a string, for numbers of JavaScript end at 2^53.
struct AsSeed {};
/// 256 bits: 64 hexadecimal digits.
struct AsHash {};
/// A text that is JSON itself and stands there as such.
struct AsJson {};

/// Enumerations are spelled by their ids; this is the last of each.
template <class E>
inline constexpr E last_of = E::none_given;

}  // namespace sifang
