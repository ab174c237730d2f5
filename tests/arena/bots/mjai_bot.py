#!/usr/bin/env python3
"""A bot for the tests: mjai_bot.py MANNER ID. It discards what it draws, and what it holds after nothing.

MANNER good; after some lines: slow, dying, flooding, lying (a win it has not), babbling.
"""
import json
import sys
import time

MANNER, ID = sys.argv[1], int(sys.argv[2])
lines = games = 0
running = False
for line in sys.stdin:
    lines += 1
    events = json.loads(line)
    for event in events:
        if event["type"] == "start_game":
            games += 1
            assert event["id"] == ID and games == 1
        if event["type"] == "start_kyoku":
            assert not running, "a hand begins when the last one has ended"
            running, lines = True, 1
            assert len(event["tehais"][ID]) == 13 and "?" not in event["tehais"][ID]
            assert event["oya"] == event["kyoku"] - 1, "the first of the four deals first"
            assert sum(event["scores"]) + 1000 * event["kyotaku"] in (100000, 120000)
        if event["type"] == "end_kyoku":
            running = False
    if any(event["type"] == "end_game" for event in events):
        break
    answer = {"type": "none"}
    last = [event for event in events if event["type"] not in ("dora", "reach_accepted")][-1]
    if last["type"] == "tsumo" and last["actor"] == ID:
        answer = {"type": "dahai", "actor": ID, "pai": last["pai"], "tsumogiri": True}
    if lines > 3:
        if MANNER == "slow":
            time.sleep(30)
        if MANNER == "dying":
            sys.exit(3)
        if MANNER == "flooding":
            while True:
                sys.stdout.write("X" * 100000)
        if MANNER == "lying":
            answer = {"type": "hora", "actor": ID, "target": ID}
        if MANNER == "babbling":
            answer = "good morning"
    print(json.dumps(answer), flush=True)
