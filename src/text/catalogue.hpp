#pragma once
// The catalogue files text/<language>/<domain>.json as they were when the program was built.

#include <span>
#include <string_view>

namespace sifang {

struct CatalogueFile {
    std::string_view language;  ///< id of the language
    std::string_view domain;    ///< name of the file without .json
    std::string_view json;
};

/// Defined in a file that the build writes (cmake/EmbedText.cmake).
std::span<const CatalogueFile> catalogue_files();

}  // namespace sifang
