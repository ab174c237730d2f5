#include "wire/record_writer.hpp"

#include "wire/profile.hpp"
#include "wire/record_line.hpp"

namespace sifang {

RecordHeader header_for(const Rulebook& book, bool comes_with, std::array<std::string, 4> players) {
    RecordHeader header;
    header.rules = book.id();
    header.hash = profile_hash(book);
    if (!comes_with) header.profile = canonical_profile(book);
    header.players = std::move(players);
    return header;
}

void RecordWriter::end_line() {
    out_ += '\n';
    seal_.add(std::string_view(out_).substr(from_));
}

/// The seal is of every byte of the record before the comma in front of it.
void RecordWriter::seal_and_end_line() {
    seal_.add(std::string_view(out_).substr(from_));
    from_ = out_.size();
    append_seal(out_, sifang::hex(seal_.digest()));
    end_line();
}

void RecordWriter::begin(const RecordHeader& header) {
    seal_ = {};
    hands_ = 0;
    from_ = out_.size();
    append_header(out_, header);
    end_line();
}

void RecordWriter::hand(const RecordHand& hand) {
    from_ = out_.size();
    append_hand(out_, hand);
    end_line();
}

void RecordWriter::event(const Event& event) {
    from_ = out_.size();
    append_event(out_, event, book_);
    end_line();
}

void RecordWriter::session(const SessionEvent& event) {
    from_ = out_.size();
    append_session_event(out_, event);
    end_line();
}

void RecordWriter::result(const RecordResult& result) {
    ++hands_;
    from_ = out_.size();
    append_result(out_, result, book_);
    seal_and_end_line();
}

void RecordWriter::end() {
    from_ = out_.size();
    append_end(out_, hands_);
    seal_and_end_line();
}

}  // namespace sifang
