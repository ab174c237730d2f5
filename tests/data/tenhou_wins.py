#!/usr/bin/env python3
"""Makes tenhou_wins.jsonl out of game logs (mjlog, XML 2.3): every win as a plain fact.

    tenhou_wins.py GAME.mjlog... > tenhou_wins.jsonl

`in` is a line of `sifang score --jsonl`, `expect` what the site counted and paid. No names, no game ids.
"""

import json
import re
import sys

SEATS = "ESWN"
KINDS = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + list("ESWNPFC")
RED = {16, 52, 88}
YAKU = (
    "menzen_tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou "
    "seat_wind seat_wind seat_wind seat_wind round_wind round_wind round_wind round_wind "
    "yakuhai_haku yakuhai_hatsu yakuhai_chun double_riichi chiitoitsu chanta ittsuu sanshoku_doujun "
    "sanshoku_doukou sankantsu toitoi sanankou shousangen honroutou ryanpeikou junchan honitsu chinitsu "
    "renhou tenhou chiihou daisangen suuankou suuankou tsuuiisou ryuuiisou chinroutou chuuren chuuren "
    "kokushi kokushi daisuushii shousuushii suukantsu dora ura_dora red_five"
).split()
SITUATION = {
    "riichi": "riichi",
    "double_riichi": "double_riichi",
    "ippatsu": "ippatsu",
    "chankan": "robbing",
    "rinshan": "replacement",
    "haitei": "last_wall_tile",
    "houtei": "last_wall_tile",
    "tenhou": "first_turn",
    "chiihou": "first_turn",
}


def tile(number):
    return KINDS[number // 4].replace("5", "0") if number in RED else KINDS[number // 4]


def numbers(text):
    return [int(n) for n in text.split(",")] if text else []


def meld(code):
    giver = ["", "right", "across", "left"][code & 3]
    if code & 4:
        which = (code >> 10) // 3
        lowest = 9 * (which // 7) + which % 7
        tiles = [4 * (lowest + i) + (code >> (3 + 2 * i) & 3) for i in range(3)]
        kind = "chow"
    elif code & 0x18:
        kind = "pung" if code & 8 else "added_kong"
        which = (code >> 9) // 3
        unused = code >> 5 & 3
        tiles = [4 * which + i for i in range(4) if kind == "added_kong" or i != unused]
    else:
        which = (code >> 8) // 4
        tiles = [4 * which + i for i in range(4)]
        kind = "kong" if giver else "concealed_kong"
    out = {"kind": kind, "tiles": "".join(tile(n) for n in tiles)}
    return out | ({"from": giver} if giver else {})


def win(tag, round_wind, dealer):
    who, giver = int(tag["who"]), int(tag["fromWho"])
    seat = [SEATS[(player - dealer) % 4] for player in range(4)]
    drawn = who == giver
    last = int(tag["machi"])
    standing = [n for n in numbers(tag["hai"]) if n != last]
    counted = numbers(tag.get("yaku", ""))
    han = {}
    for yaku, value in zip(counted[::2], counted[1::2]):
        if value:
            han[YAKU[yaku]] = han.get(YAKU[yaku], 0) + value
    yakuman = [YAKU[n] for n in numbers(tag.get("yakuman", ""))]
    counters, deposits = numbers(tag["ba"])
    line = {
        "concealed": "".join(tile(n) for n in standing),
        "melds": [meld(code) for code in reversed(numbers(tag.get("m", "")))],
        "win": tile(last),
        "by": "draw" if drawn else "discard",
        "seat": seat[who],
        "round": SEATS[round_wind],
        "situation": sorted({SITUATION[y] for y in [*han, *yakuman] if y in SITUATION}),
        "dora": [KINDS[n // 4] for n in numbers(tag["doraHai"])],
        "ura": [KINDS[n // 4] for n in numbers(tag.get("doraHaiUra", ""))],
        "honba": counters,
        "deposits": deposits,
    }
    if not drawn:
        line["discarder"] = seat[giver]
    if "paoWho" in tag:
        line["liable"] = seat[int(tag["paoWho"])]
    fu, points, _ = numbers(tag["ten"])
    changes = [100 * n for n in numbers(tag["sc"])[1::2]]
    expect = {
        "total": points,
        "fu": 0 if yakuman else fu,
        "han": 13 * len(yakuman) or sum(han.values()),
        "patterns": {y: 13 for y in yakuman} or han,
        "payments": {seat[player]: changes[player] for player in range(4)},
    }
    return {"in": line, "expect": expect}


def main():
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            log = file.read()
        round_wind = dealer = winners = 0
        for name, attributes in re.findall(r"<(INIT|AGARI) ([^>]*)>", log):
            tag = dict(re.findall(r'(\w+)="([^"]*)"', attributes))
            if name == "INIT":
                round_wind, dealer, winners = numbers(tag["seed"])[0] // 4, int(tag["oya"]), 0
                continue
            # The second winner on one discard gets neither counters nor deposits.
            if winners:
                tag["ba"] = "0,0"
            winners += 1
            print(json.dumps(win(tag, round_wind, dealer), separators=(",", ":")))


if __name__ == "__main__":
    main()
