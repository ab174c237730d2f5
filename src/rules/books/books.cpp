#include "rules/books/books.hpp"

#include <array>

#include "rules/hk/hk.hpp"
#include "rules/mcr/mcr.hpp"
#include "rules/riichi/riichi.hpp"

namespace sifang {

std::span<const Family* const> families() {
    static const std::array<const Family*, 3> all{&mcr::family(), &riichi::family(), &hk::family()};
    return all;
}

std::unique_ptr<Rulebook> open_rulebook(std::string_view id, const SuitTable& table) {
    for (const Family* family : families())
        if (auto book = family->open(id, table)) return book;
    return nullptr;
}

}  // namespace sifang
