#pragma once
// A whole record in memory, for what cannot be written line by line: the formats of other programs.

#include <optional>
#include <string_view>
#include <vector>

#include "game/table.hpp"
#include "wire/record_reader.hpp"

namespace sifang {

struct KeptHand {
    RecordHand hand;
    std::vector<Event> events;
    RecordResult result;
};

struct KeptRecord {
    RecordHeader header;
    const Rulebook* book = nullptr;  ///< the reader's
    std::vector<KeptHand> hands;
    bool closed = false;       ///< the sheet of the session was signed
    bool other_steps = false;  ///< something happened to the session that the hands do not tell
};

/// How keeping a record ended: Header when there is one, else Finished, Unfinished or Fault as the reader
/// says. An unfinished record is kept as far as its hands are whole.
RecordStep keep_record(RecordReader& reader, KeptRecord& record);

/// Why a record has no place in a format.
enum class ExportFault : std::uint8_t {
    OtherRules,  ///< the format has no words for these rules
    NoPlace,     ///< something happened that the format cannot tell
};
inline constexpr unsigned export_fault_count = static_cast<unsigned>(ExportFault::NoPlace) + 1;
std::string_view code(ExportFault fault);

struct ExportError {
    ExportFault fault = ExportFault::OtherRules;
    int hand = 0;           ///< from 1; 0: the record as a whole
    std::size_t event = 0;  ///< from 1; 0: the hand as a whole
};

/// The name of the game behind the name of the format it came from; empty where there is none.
std::string_view game_id(const RecordHeader& header);

}  // namespace sifang
