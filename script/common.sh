# Sourced by the scripts beside it: where the tree is, how many jobs, how to speak.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# How many compilers or tests at once.
jobs=${SIFANG_JOBS:-$(nproc)}

# A home that cannot be written to must not stop the compiler cache, and with it the compiler.
[[ -n ${CCACHE_DIR:-} || -w ${HOME:-/nonexistent} ]] || export CCACHE_DIR=$root/build/ccache

# Nor may a cache that is somebody else's.
if command -v ccache >/dev/null; then
    cache=$(ccache --get-config cache_dir 2>/dev/null || true)
    { mkdir -p "${cache:-/nonexistent/cache}" && [[ -w $cache ]]; } 2>/dev/null || export CCACHE_DISABLE=1
fi

# What one clone has compiled serves the next one too, wherever it stands.
export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$root}

# Precompiled headers: the cache may trust what the compiler checks itself.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}

say() { printf '%s\n' "$*"; }
die() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 2
}

# The comment at the top of the calling script is its help.
help_if_asked() {
    case ${1:-} in
        -h | --help)
            sed -n '2,/^[^#]/{/^#/!d; s/^# \{0,1\}//; p}' "$0"
            exit 0
            ;;
    esac
}

# build PRESET [TARGET ...]: configures and builds; says little when there is little to do.
build() {
    local preset=$1
    shift
    cmake --preset "$preset" --log-level=WARNING >/dev/null
    cmake --build --preset "$preset" --parallel "$jobs" ${1+--target "$@"}
}

# files PATTERN ...: the files of the tree that match (shell patterns), committed or not, none that git ignores.
files() {
    if git -C "$root" rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard -- "$@" | sort -u | while IFS= read -r f; do
            [[ -f $f ]] && printf '%s\n' "$f"
        done
    else
        local pattern
        for pattern in "$@"; do
            find . \( -path ./build -o -path ./node_modules -o -path ./.git \) -prune -o \
                -type f -path "./$pattern" -print
        done | sed 's|^\./||' | sort -u
    fi
}
