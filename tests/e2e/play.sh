#!/usr/bin/env bash
# `sifang play` at a real terminal, by keys, under every profile: tmux types and reads along.
#
# In each game some moves follow the hints and the rest is Enter, until two hands have ended. The scores
# shown must add up, q must end the game, and the record kept must replay. The last game ends by Ctrl-C.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
sifang=${SIFANG:-$PWD/build/release/sifang}
command -v tmux >/dev/null || {
    echo "play.sh: tmux is missing: script/setup test installs it" >&2
    exit 1
}

unset TMUX NO_COLOR
export LC_ALL=C.UTF-8 SHELL=/bin/sh
folder=$(mktemp -d)
server=sifang-play-$$
tmux_() { tmux -L "$server" -f /dev/null -u "$@"; }
trap 'tmux_ kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

game="" seen=""
fail() {
    echo "play.sh: $game: $1" >&2
    tail -n 40 "$seen" >&2
    exit 1
}

# start RULES: a window of 80 columns; all that it shows goes to $seen.
start() {
    game=$1 seen=$folder/$1.seen
    : >"$seen"
    tmux_ new-session -d -s "$game" -x 80 -y 30 \
        "read -r; trap : INT; NO_COLOR=1 '$sifang' play --rules $game --seed 11 --tiles boxes \
            --record '$folder/$game.jsonl'; echo \"status \$?\"; read -r"
    tmux_ pipe-pane -t "$game" "cat >>'$seen'"
    tmux_ send-keys -t "$game" Enter
    await_prompt 0
}

# await PATTERN [TIMES]: until what was shown after byte $mark has it in so many lines. However slow the machine, it
# comes; the limit is for a program that hangs.
mark=0
await() {
    local until=$((SECONDS + 300))
    while ((SECONDS < until)); do
        (($(tail -c "+$((mark + 1))" "$seen" | grep -c "$1") >= ${2:-1})) && return
        sleep 0.01
    done
    fail "'$1' was awaited"
}
# await_prompt MARK [TIMES]: until the program has asked for a key so many times, and waits for one.
await_prompt() {
    mark=$1
    await '^> ' "${2:-1}"
    await '^> $'
}
# press KEY ...: every word is a line; the next one is not typed before all of these have been answered.
press() {
    local before words=()
    before=$(stat -c %s "$seen")
    for word in "$@"; do words+=("$word" Enter); done
    tmux_ send-keys -t "$game" "${words[@]}"
    await_prompt "$before" $#
}
# The last line of a sheet has a total for each of the four.
hands_ended() { grep -Ec '^ +Total( +[^ ]+){4}' "$seen" || true; }

# A hint names the key to press.
follow_hint() {
    local key
    press '?'
    key=$(tail -c "+$((mark + 1))" "$seen" | sed -n 's/^Hint: \([^ ]*\) = .*/\1/p' | tail -n 1)
    [[ -n $key ]] || fail "no key in the hint"
    press "$key"
}

# Each sheet's totals and the deposits on the table are what the four began with.
check_sums() {
    tr -d '\r' <"$seen" | sed 's/−/-/g' | awk '
        / points at the start/ { match($0, /[0-9]+ points at/); start = substr($0, RSTART) + 0 }
        /^ +Total/ && NF == 5 { sheets++; sum = $2 + $3 + $4 + $5; wrong += before; before = sum != 4 * start }
        /Deposits on the table/ { sum += $5; before = sum != 4 * start }
        END { exit wrong + before > 0 || sheets < 2 }' || fail "the scores do not add up"
}

check_record() {
    local answer
    answer=$("$sifang" replay --partial --json "$folder/$game.jsonl") || fail "the record: $answer"
    [[ $answer =~ '"hands":'([0-9]+) ]] || fail "no hands: $answer"
    ((BASH_REMATCH[1] >= $1)) || fail "hands are missing: $answer"
}

for rules in mcr gb98 mil hk zds riichi tenhou ema wrc; do
    start "$rules"
    for _ in 1 2 3 4; do follow_hint; done
    while (($(hands_ended) < 2)); do
        if tail -n 3 "$seen" | grep -q 'does nothing here'; then
            press a
        else
            press '' '' '' '' ''
        fi
    done
    if [[ $rules == wrc ]]; then
        tmux_ send-keys -t "$game" C-c
        await "The record up to here is in $folder/$game.jsonl"
        await '^status 130'
    else
        tmux_ send-keys -t "$game" q Enter
        await "$folder/$game.jsonl"
        await '^status 0'
    fi
    check_sums
    check_record 2
done
echo "play.sh: nine games, every one by the book"
