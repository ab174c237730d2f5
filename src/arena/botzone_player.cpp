#include "arena/botzone_player.hpp"

#include "arena/botzone_words.hpp"
#include "arena/by_the_book.hpp"
#include "wire/json.hpp"

namespace sifang::arena {

using botzone::word;

namespace {

std::string number(Wind seat) { return std::to_string(static_cast<unsigned>(seat)); }

}  // namespace

BotzonePlayer::BotzonePlayer(const Table& table, std::string command, BotzoneForm form,
                             const ChildLimits& limits)
    : table_(table), command_(std::move(command)), form_(form), limits_(limits) {}

void BotzonePlayer::begin(const HandBegin& hand) {
    child_.reset();
    seat_ = hand.seat;
    requests_ = {"0 " + number(seat_) + " " + number(hand.setup.round)};
    responses_ = {"PASS"};
    sent_ = 0;
    kept_data_.clear();
    claimed_.reset();
    discard_after_claim_.reset();
    failures_ = 0;
}

std::optional<std::string> BotzonePlayer::request(const Event& event) {
    if (const auto* dealt = std::get_if<Dealt>(&event)) {
        if (dealt->seat != seat_) return std::nullopt;
        std::string text = "1 0 0 0 0";
        for (const Piece piece : dealt->pieces) text += " " + word(piece.tile());
        return text;
    }
    if (const auto* drew = std::get_if<Drew>(&event)) {
        if (drew->seat == seat_) return "2 " + word(drew->piece.tile());
        return "3 " + number(drew->seat) + " DRAW";
    }
    if (const auto* discarded = std::get_if<Discarded>(&event)) {
        const std::string from = "3 " + number(discarded->seat), tile = word(discarded->piece.tile());
        if (!claimed_) return from + " PLAY " + tile;
        const Claimed claimed = *claimed_;
        claimed_.reset();
        if (!claimed.meld.is_chow()) return from + " PENG " + tile;
        return from + " CHI " + word(Tile::of_index(claimed.meld.tile.index() + 1)) + " " + tile;
    }
    if (const auto* claimed = std::get_if<Claimed>(&event)) {
        if (claimed->meld.is_kong()) return "3 " + number(claimed->seat) + " GANG";
        claimed_ = *claimed;
        return std::nullopt;
    }
    if (const auto* kong = std::get_if<KongMade>(&event)) {
        if (kong->kind == MeldKind::ConcealedKong) return "3 " + number(kong->seat) + " GANG";
        return "3 " + number(kong->seat) + " BUGANG " + word(kong->piece.tile());
    }
    return std::nullopt;
}

void BotzonePlayer::see(const Event& event) {
    // A claim of ours that another's went before is void, and with it its discard.
    const auto* claimed = std::get_if<Claimed>(&event);
    if (std::holds_alternative<Drew>(event) || (claimed && claimed->seat != seat_))
        discard_after_claim_.reset();
    auto text = request(event);
    if (!text) return;
    // What was not answered before the next thing happened was passed.
    responses_.resize(requests_.size(), "PASS");
    requests_.push_back(std::move(*text));
}

std::nullopt_t BotzonePlayer::fault(BotFault what, Child* child) {
    if (!child) child = child_.get();
    faults_.add({what, heard_, child ? child->last_words() : std::string()});
    child_.reset();
    return std::nullopt;
}

tl::expected<std::string, BotFault> BotzonePlayer::answer_from(Child& child) {
    heard_.clear();  // what an earlier request was answered with is not what failed
    const auto line = child.read_line();
    if (!line) return tl::unexpected(line.error());
    heard_ = *line;
    const auto said = parse_botzone_answer(*line, form_);
    if (!said) return tl::unexpected(said.error());
    if (!said->data.empty()) kept_data_ = said->data;
    return said->response;
}

/// The program that stayed gets the requests one by one, those it could only pass first.
std::optional<std::string> BotzonePlayer::ask_running() {
    std::string answer;
    for (; sent_ < requests_.size(); ++sent_) {
        std::string line = requests_[sent_];
        if (form_ == BotzoneForm::Json) {
            line.clear();
            append_json_string(line, requests_[sent_]);
            line = "{\"requests\":[" + line + "],\"responses\":[]}";
        }
        if (const auto done = child_->write(line + "\n"); !done) return fault(done.error());
        const auto got = answer_from(*child_);
        if (!got) return fault(got.error());
        answer = *got;
        const auto mark = child_->read_line();
        if (!mark) return fault(mark.error());
        if (*mark == botzone::keep_running) continue;
        heard_ = *mark;
        return fault(BotFault::Nonsense);
    }
    return answer;
}

/// A program that is started for this turn gets all there was.
std::optional<std::string> BotzonePlayer::ask_anew() {
    auto child = std::make_unique<Child>(command_, limits_);
    std::string text;
    if (form_ == BotzoneForm::Json) {
        Value value;
        ValueList requests, responses;
        for (const std::string& each : requests_) requests.emplace_back(each);
        for (const std::string& each : responses_) responses.emplace_back(each);
        value["requests"] = requests;
        value["responses"] = responses;
        text = write_json(value);
        if (!kept_data_.empty()) {
            text.pop_back();
            text += ",\"data\":" + kept_data_ + "}";
        }
        text += "\n";
    } else {
        text = std::to_string(requests_.size()) + "\n";
        for (std::size_t i = 0; i < requests_.size(); ++i) {
            text += requests_[i] + "\n";
            if (i < responses_.size()) text += responses_[i] + "\n";
        }
    }
    if (const auto done = child->write(text); !done) return fault(done.error(), child.get());
    const auto got = answer_from(*child);
    if (!got) return fault(got.error(), child.get());
    // Whether it stays is said after the answer, if at all; who says nothing has gone.
    if (const auto mark = child->read_line(); mark && *mark == botzone::keep_running) {
        child_ = std::move(child);
        sent_ = requests_.size();
    }
    return *got;
}

std::optional<std::string> BotzonePlayer::ask() {
    heard_.clear();
    return child_ ? ask_running() : ask_anew();
}

std::optional<Action> BotzonePlayer::read(const std::string& answer, const Sight& sight) {
    const auto move = read_botzone_move(answer, sight);
    if (!move) return fault(move.error());
    discard_after_claim_ = move->discard;
    return move->action;
}

Action BotzonePlayer::choose(const Sight& sight) {
    // The discard was said with the claim, or by us when the claim was ours to make up.
    if (discard_after_claim_) {
        const Tile tile = *discard_after_claim_;
        discard_after_claim_.reset();
        for (const Action& action : sight.legal())
            if (action.kind == ActionKind::Discard && action.piece.tile() == tile) return action;
        faults_.add({BotFault::Illegal, "PLAY " + word(tile), {}});
        return by_the_book(sight);
    }
    std::optional<Action> action;
    std::string answer;
    if (failures_ < patience) {
        if (const auto got = ask()) {
            answer = *got;
            action = read(answer, sight);
        }
    }
    if (!action) {
        ++failures_;
        discard_after_claim_.reset();
        action = by_the_book(sight);
        answer = action->kind == ActionKind::Pass ? "PASS" : "PLAY " + word(action->piece.tile());
    }
    responses_.resize(requests_.size() - 1, "PASS");
    responses_.push_back(answer);
    return *action;
}

}  // namespace sifang::arena
