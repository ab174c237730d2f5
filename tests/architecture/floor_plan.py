#!/usr/bin/env python3
"""Checks src/ against the floor plan: floor_plan.py SRC prints each breach and exits 1 if there is any.

A file may include headers of its own folder and of folders before it in FLOORS. A pure folder may not name
what gives it a clock, a file, a socket, a thread, a locale or hidden randomness, nor print, exit or throw.
src/CMakeLists.txt may link a library only to libraries that stand before it.
"""
import re
import sys
from pathlib import Path

# From the ground up. A family of rulebooks is a folder under rules/ and knows no other family.
PURE = ["tile", "hand", "rules", "rules/*", "rules/books", "game", "referee", "bot", "contest", "wire", "text"]
RIM = ["fair", "lines", "arena", "store", "report", "server", "cli"]
FLOORS = PURE + RIM

MAX_LINES = 600

FORBIDDEN_HEADERS = re.compile(
    r"^(thread|mutex|shared_mutex|condition_variable|future|stop_token|semaphore|latch|barrier|atomic"
    r"|fstream|iostream|print|syncstream|filesystem|cstdio|stdio\.h"
    r"|chrono|ctime|time\.h|random|locale|clocale|locale\.h|csignal|signal\.h"
    r"|unistd\.h|fcntl\.h|poll\.h|pthread\.h|netdb\.h|dlfcn\.h|(sys|netinet|arpa|net)/.*"
    r"|sodium(\.h|/.*)|openssl/.*|boost/.*|sqlite3\.h|pqxx/.*|CLI/.*|spdlog/.*)$"
)
FORBIDDEN_WORDS = re.compile(
    r"\b(std::(cout|cerr|clog|cin|exit|abort|terminate|quick_exit|rand|srand|time|clock|getenv|setlocale)"
    r"|printf|fprintf|puts|fputs|fopen|getenv|throw|thread_local|__DATE__|__TIME__)\b"
)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.M)
# Comments and the text of literals say nothing about what the code does; newlines stay for line numbers.
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', re.S)


def floor_of(folder):
    """Place in FLOORS, or None for a folder that the plan does not have."""
    if folder in FLOORS:
        return FLOORS.index(folder)
    if re.fullmatch(r"rules/\w+", folder):
        return FLOORS.index("rules/*")
    return None


def folder_of(path):
    """rules/mcr/fan.hpp -> rules/mcr, tile/tile.hpp -> tile; deeper folders belong to the one they are in."""
    parts = Path(path).parts[:-1]
    return "/".join(parts[:2] if parts[:1] == ("rules",) else parts[:1])


def blank(match):
    return "\n" * match.group(0).count("\n") or " "


def check_file(src, path):
    own = path.relative_to(src).as_posix()
    folder = folder_of(own)
    floor = floor_of(folder)
    if floor is None:
        yield f"{own}: folder '{folder}' is not on the floor plan (tests/architecture/floor_plan.py)"
        return
    pure = floor < len(PURE)
    text = path.read_text(encoding="utf-8")

    def at(place):
        return f"{own}:{text.count(chr(10), 0, place) + 1}"

    if text.count("\n") > MAX_LINES:
        yield f"{own}: more than {MAX_LINES} lines: it holds more than one idea"
    commentless = re.sub(r"//[^\n]*|/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m.group(0)), text, flags=re.S)
    for match in INCLUDE.finditer(commentless):
        quoted, header = match.group(1) == '"', match.group(2)
        place = at(match.start(2))
        if pure and FORBIDDEN_HEADERS.match(header):
            yield f"{place}: a pure library includes <{header}>"
        if not quoted:
            continue
        if not (src / header).is_file():
            yield f'{place}: "{header}" is not a path from src/'
            continue
        other = folder_of(header)
        other_floor = floor_of(other)
        if other == folder or other_floor is None:
            continue
        if other_floor > floor:
            yield f"{place}: {folder} includes {header}, and {other} is a later floor"
        elif other_floor == floor:
            yield f"{place}: {folder} includes {header}, and {other} is beside it, not below"
    if pure:
        code = NOT_CODE.sub(blank, text)
        for match in FORBIDDEN_WORDS.finditer(code):
            line = code.count("\n", 0, match.start()) + 1
            yield f"{own}:{line}: a pure library says {match.group(0)}"


def check_links(src):
    lists = src / "CMakeLists.txt"
    if not lists.is_file():
        return
    text = re.sub(r"#[^\n]*", "", lists.read_text(encoding="utf-8"))
    seen = {}
    for call in re.findall(r"sifang_library\(([^)]*)\)", text):
        name, folder, *rest = call.split()
        floor = floor_of(folder)
        if floor is None:
            yield f"CMakeLists.txt: library {name} is of '{folder}', which is not on the floor plan"
            continue
        if (floor >= len(PURE)) != ("RIM" in rest):
            yield f"CMakeLists.txt: library {name} must {'not ' if 'RIM' in rest else ''}say RIM"
        depends = False
        for word in rest:
            if word in ("DEPENDS", "LINKS", "RIM"):
                depends = word == "DEPENDS"
            elif depends and word not in seen:
                yield f"CMakeLists.txt: library {name} links to {word}, which does not stand before it"
            elif depends and seen[word] >= floor:
                yield f"CMakeLists.txt: library {name} links to {word}, which is not a lower floor"
        seen[name] = floor


def check(src):
    src = Path(src)
    files = sorted(p for p in src.rglob("*") if p.suffix in (".hpp", ".cpp", ".h", ".inc"))
    breaches = [b for path in files for b in check_file(src, path)]
    return files, breaches + list(check_links(src))


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    files, breaches = check(arguments[0])
    for breach in breaches:
        print(breach)
    print(f"{len(files)} files, {len(breaches)} breaches")
    return 1 if breaches or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
