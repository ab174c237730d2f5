#include "store/chain.hpp"

#include <sodium.h>

namespace sifang::store {
namespace {

/// Every piece goes in behind its length, so that no two lists of pieces are the same bytes.
class Sealing {
  public:
    explicit Sealing(std::string_view purpose) {
        crypto_hash_sha256_init(&state_);
        add(purpose);
    }
    Sealing& add(std::string_view bytes) {
        add(static_cast<std::uint64_t>(bytes.size()));
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                                  bytes.size());
        return *this;
    }
    Sealing& add(std::uint64_t number) {
        std::array<unsigned char, 8> bytes;
        for (unsigned i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(number >> (56 - 8 * i));
        crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
        return *this;
    }
    Sealing& add(const StreamName& stream) { return add(id(stream.kind)).add(stream.name); }
    Seal seal() {
        Seal seal;
        crypto_hash_sha256_final(&state_, seal.data());
        return seal;
    }

  private:
    crypto_hash_sha256_state state_;
};

}  // namespace

Seal seal_line(const Seal& before, const StreamName& stream, Version version, std::string_view text,
               std::string_view command) {
    return Sealing("sifang line 1")
        .add(bytes_of(before))
        .add(stream)
        .add(version)
        .add(text)
        .add(command)
        .seal();
}

Seal seal_snapshot(const Seal& line, std::string_view purpose, std::string_view bytes) {
    return Sealing("sifang snapshot 1").add(bytes_of(line)).add(purpose).add(bytes).seal();
}

Seal seal_personal(const StreamName& stream, const PersonalField& field) {
    return Sealing("sifang personal 1")
        .add(stream)
        .add(std::uint64_t{field.person})
        .add(field.field)
        .add(field.value)
        .seal();
}

}  // namespace sifang::store
