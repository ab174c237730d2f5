# Writes the word catalogue text/<language>/<domain>.json into a C++ file.
#
# Included: sifang_embed_text(TARGET FOLDER) adds that file to TARGET; it is written anew when a catalogue changes.
# Run as a script (-P): writes OUTPUT from the files below FOLDER.

function(sifang_embed_text target folder)
  file(GLOB catalogue CONFIGURE_DEPENDS "${folder}/*/*.json")
  set(output "${CMAKE_CURRENT_BINARY_DIR}/text_catalogue.cpp")
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -DFOLDER=${folder} -DOUTPUT=${output} -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
    DEPENDS ${catalogue} "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
    COMMENT "Embedding the word catalogue" VERBATIM)
  target_sources(${target} PRIVATE "${output}")
  set_source_files_properties("${output}" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
  file(GLOB catalogue "${FOLDER}/*/*.json")
  list(SORT catalogue)
  set(entries "")
  foreach(path IN LISTS catalogue)
    get_filename_component(domain "${path}" NAME_WE)
    get_filename_component(language_folder "${path}" DIRECTORY)
    get_filename_component(language "${language_folder}" NAME)
    file(READ "${path}" json)
    string(APPEND entries "    {\"${language}\", \"${domain}\", R\"json(${json})json\"sv},\n")
  endforeach()
  file(WRITE "${OUTPUT}" "// Written by cmake/EmbedText.cmake from text/.
#include \"text/catalogue.hpp\"

namespace sifang {

namespace {
using namespace std::string_view_literals;  // whose length the compiler knows without counting
constexpr CatalogueFile files[] = {
${entries}};
}  // namespace

std::span<const CatalogueFile> catalogue_files() { return files; }

}  // namespace sifang
")
endif()
