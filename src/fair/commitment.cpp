#include "fair/commitment.hpp"

#include <algorithm>

#include "fair/message.hpp"

namespace sifang::fair {
namespace {

Message about(std::string_view purpose, const TableLabel& at) {
    Message message(purpose);
    message.add(at.event).add(at.session).add(at.table);
    return message;
}
Message about(std::string_view purpose, const HandLabel& label) {
    Message message = about(purpose, label.at);
    message.add(label.hand);
    return message;
}

}  // namespace

Commitment commit(const HouseOpening& opening) {
    return {about("sifang house commitment 1", opening.label).add(opening.salt).add(opening.seed).sha256()};
}

Commitment commit(const PlayerOpening& opening) {
    return {about("sifang player commitment 1", opening.at)
                .add(opening.name)
                .add(opening.salt)
                .add(opening.seed)
                .sha256()};
}

HouseOpening opening_of_hand(const Seed& session_secret, const HandLabel& label) {
    return {label,
            {about("sifang hand seed 1", label).hmac_sha256(session_secret)},
            {about("sifang hand salt 1", label).hmac_sha256(session_secret)}};
}

Seed wall_seed(const HouseOpening& house, std::vector<Contribution> contributions) {
    std::sort(contributions.begin(), contributions.end(),
              [](const Contribution& a, const Contribution& b) { return a.name < b.name; });
    Message message = about("sifang wall seed 1", house.label);
    for (const Contribution& each : contributions) message.add(each.name).add(each.seed);
    return {message.hmac_sha256(house.seed)};
}

}  // namespace sifang::fair
