#include "wire/kept_record.hpp"

namespace sifang {

std::string_view code(ExportFault fault) {
    switch (fault) {
        case ExportFault::OtherRules: return "other_rules";
        case ExportFault::NoPlace: return "no_place";
    }
    return "";
}

RecordStep keep_record(RecordReader& reader, KeptRecord& record) {
    RecordStep step = reader.next();
    record = {};
    if (step != RecordStep::Header) return step;
    record = {.header = reader.header(), .book = &reader.rulebook(), .hands = {}};
    KeptHand hand;
    for (;;) {
        step = reader.next();
        switch (step) {
            case RecordStep::Hand: hand = {.hand = reader.hand(), .events = {}, .result = {}}; break;
            case RecordStep::EventLine: hand.events.push_back(reader.event()); break;
            case RecordStep::Result:
                hand.result = reader.result();
                record.hands.push_back(std::move(hand));
                hand = {};
                break;
            case RecordStep::Session:
                if (std::holds_alternative<SessionClosed>(reader.session_event()))
                    record.closed = true;
                else if (!std::holds_alternative<DealerStops>(reader.session_event()))
                    record.other_steps = true;
                break;
            case RecordStep::End: return RecordStep::Header;
            default: return step;
        }
    }
}

std::string_view game_id(const RecordHeader& header) {
    const std::string_view source = header.source;
    const std::size_t colon = source.find(':');
    return colon == std::string_view::npos ? std::string_view() : source.substr(colon + 1);
}

}  // namespace sifang
