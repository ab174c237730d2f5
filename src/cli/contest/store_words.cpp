#include "cli/contest/store_words.hpp"

#include <algorithm>

namespace sifang::cli {

Complaint store_complaint(const Context& context, const store::Fault& fault, const std::string& path) {
    std::string name(id(fault.kind));
    std::ranges::replace(name, '-', '_');
    const std::string version = std::to_string(fault.version);
    Complaint complaint{
        context.words.format("contest_cli.fault." + name, {{"file", path}, {"version", version}})};
    complaint.remedy = context.words.format("contest_cli.remedy." + name, {{"file", path}});
    // What the system says is no sentence of ours, but may be what a helper asks for.
    if (fault.kind == store::FaultKind::Failed && !fault.detail.empty()) complaint.line = fault.detail;
    return complaint;
}

}  // namespace sifang::cli
