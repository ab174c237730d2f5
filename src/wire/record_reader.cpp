#include "wire/record_reader.hpp"

#include <algorithm>
#include <array>

#include "wire/named_rules.hpp"
#include "wire/record_line.hpp"
#include "wire/utf8.hpp"

namespace sifang {
namespace {

/// `,"seal":"` 64 digits `"}`: what follows the bytes that are sealed.
constexpr std::size_t seal_bytes = 9 + 64 + 2;

std::size_t column_of(std::string_view line, std::size_t offset) {
    return place_in(line, std::min(offset, line.size())).column;
}

}  // namespace

RecordReader::RecordReader(BytesIn bytes, std::span<const Family* const> families, const SuitTable& table)
    : lines_(std::move(bytes), max_record_line), families_(families), table_(table) {}
RecordReader::~RecordReader() = default;

RecordStep RecordReader::refuse(std::string_view code, std::size_t column, std::string_view subject) {
    fault_ = {code, lines_.number(), column, std::string(subject)};
    return ended_ = RecordStep::Fault;
}

RecordStep RecordReader::next() {
    if (ended_ != RecordStep::Header) return ended_;
    switch (lines_.next(line_)) {
        case LineSource::Got::Line: break;
        case LineSource::Got::Failed: return refuse("record_unreadable", 1);
        case LineSource::Got::TooLong: return refuse("record_too_long", max_record_line + 1);
        case LineSource::Got::End:
            if (lines_.number() == 0) return refuse("not_a_record", 1);
            return ended_ = inside_ == Inside::File ? RecordStep::Finished : RecordStep::Unfinished;
        case LineSource::Got::Partial:
            // A record begins with this; a file of another kind is not half a record.
            if (lines_.number() == 1 && kind_of_line(line_) != RecordLineKind::Header &&
                !std::string_view(R"({"record":)").starts_with(line_))
                return refuse("not_a_record", 1);
            left_over_ = line_.size();
            return ended_ = RecordStep::Unfinished;
    }
    switch (kind_of_line(line_)) {
        case RecordLineKind::Header: return read_header_line();
        case RecordLineKind::Hand: return read_hand_line();
        case RecordLineKind::Session: return read_session_line();
        case RecordLineKind::EventLine: return read_event_line();
        case RecordLineKind::Result: return read_result_line();
        case RecordLineKind::End: return read_end_line();
        case RecordLineKind::Unknown: break;
    }
    return refuse(lines_.number() == 1 ? "not_a_record" : "record_order", 1);
}

/// Compares the line with what was written of what was read from it.
bool RecordReader::spelled_as_written() {
    if (written_ == line_) return true;
    const auto differ = std::ranges::mismatch(line_, written_);
    const auto offset = static_cast<std::size_t>(differ.in1 - line_.begin());
    refuse("record_spelling", column_of(line_, offset));
    return false;
}

/// The whole line was spelled right, so its last bytes are the seal.
bool RecordReader::seal_holds() {
    seal_.add(line_.substr(0, line_.size() - seal_bytes));
    const bool holds = hex(seal_.digest()) == seal_read_;
    seal_.add(line_.substr(line_.size() - seal_bytes));
    seal_.add("\n");
    if (!holds) {
        refuse("record_seal", column_of(line_, line_.size() - 66));
        return false;
    }
    sealed_lines_ = lines_.number();
    return true;
}

/// Opens the edition that the header names, or the profile that it brings along.
bool RecordReader::open_rules() {
    if (!header_.profile.empty() && hex(sha256(header_.profile)) != header_.hash) {
        refuse("record_rules_changed", 1, header_.rules);
        return false;
    }
    if (const auto known = books_.find(header_.hash); known != books_.end()) {
        if (known->second->id() != header_.rules) {
            refuse("record_rules_changed", 1, header_.rules);
            return false;
        }
        book_ = known->second.get();
        return true;
    }
    auto book = open_named_rules(header_.rules, header_.hash, header_.profile, families_, table_);
    if (!book) {
        constexpr std::array<std::string_view, 3> codes{"record_rules", "record_rules_changed",
                                                        "record_profile"};
        refuse(codes[static_cast<std::size_t>(book.error().fault)], 1, book.error().subject);
        return false;
    }
    book_ = books_.emplace(header_.hash, std::move(*book)).first->second.get();
    return true;
}

RecordStep RecordReader::read_header_line() {
    if (inside_ != Inside::File) return refuse("record_order", 1);
    if (const auto error = read_header(line_, header_)) return refuse(error->code, error->at, error->subject);
    written_.clear();
    append_header(written_, header_);
    const Rulebook* const before = book_;
    if (!spelled_as_written() || !open_rules()) return ended_;
    if (book_ != before) known_.forget();
    seal_ = {};
    seal_.add(line_);
    seal_.add("\n");
    inside_ = Inside::Record;
    hands_ = 0;
    return RecordStep::Header;
}

RecordStep RecordReader::read_session_line() {
    if (inside_ == Inside::File || header_.play != RecordPlay::Session) return refuse("record_order", 1);
    if (const auto error = read_session_event(line_, session_event_))
        return refuse(error->code, error->at, error->subject);
    written_.clear();
    append_session_event(written_, session_event_);
    if (!spelled_as_written()) return ended_;
    seal_.add(line_);
    seal_.add("\n");
    return RecordStep::Session;
}

RecordStep RecordReader::read_hand_line() {
    if (inside_ != Inside::Record) return refuse("record_order", 1);
    if (const auto error = read_hand(line_, hand_)) return refuse(error->code, error->at, error->subject);
    written_.clear();
    append_hand(written_, hand_);
    if (!spelled_as_written()) return ended_;
    if (hand_.number != hands_ + 1) return refuse("record_order", 1);
    seal_.add(line_);
    seal_.add("\n");
    inside_ = Inside::Hand;
    event_number_ = 0;
    return RecordStep::Hand;
}

RecordStep RecordReader::read_event_line() {
    if (inside_ != Inside::Hand) return refuse("record_order", 1);
    if (const Event* known = known_.find(line_)) {
        event_ = *known;
    } else {
        if (const auto error = read_event(line_, *book_, event_))
            return refuse(error->code, error->at, error->subject);
        written_.clear();
        append_event(written_, event_, *book_);
        if (!spelled_as_written()) return ended_;
        known_.keep(line_, event_);
    }
    seal_.add(line_);
    seal_.add("\n");
    ++event_number_;
    return RecordStep::EventLine;
}

RecordStep RecordReader::read_result_line() {
    if (inside_ != Inside::Hand) return refuse("record_order", 1);
    if (const auto error = read_result(line_, *book_, result_, seal_read_))
        return refuse(error->code, error->at, error->subject);
    written_.clear();
    append_result(written_, result_, *book_);
    append_seal(written_, seal_read_);
    if (!spelled_as_written() || !seal_holds()) return ended_;
    inside_ = Inside::Record;
    ++hands_;
    return RecordStep::Result;
}

RecordStep RecordReader::read_end_line() {
    int hands = 0;
    if (inside_ != Inside::Record) return refuse("record_order", 1);
    if (const auto error = read_end(line_, hands, seal_read_))
        return refuse(error->code, error->at, error->subject);
    written_.clear();
    append_end(written_, hands);
    append_seal(written_, seal_read_);
    if (!spelled_as_written()) return ended_;
    if (hands != hands_) return refuse("record_hands", 1, std::to_string(hands));
    if (!seal_holds()) return ended_;
    inside_ = Inside::File;
    return RecordStep::End;
}

}  // namespace sifang
