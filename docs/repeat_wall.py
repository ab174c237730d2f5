#!/usr/bin/env python3
"""Repeats a wall of Sifang with nothing but Python: see docs/fairness.md.  usage: repeat_wall.py 136|144 OPENING.json"""
import hashlib, hmac, json, struct, sys

def message(*fields):
    fields = [f.encode() if isinstance(f, str) else f for f in fields]
    return b"".join(struct.pack(">I", len(f)) + f for f in fields)

def chacha20(key, nonce):  # RFC 8439, block by block
    for counter in range(2**32):
        start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce))
        x = start[:]
        for a, b, c, d in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                           (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)] * 10:
            for to, plus, turned, by in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                x[to] = (x[to] + x[plus]) % 2**32
                x[turned] ^= x[to]
                x[turned] = (x[turned] << by | x[turned] >> (32 - by)) % 2**32
        yield from struct.pack("<16I", *((u + v) % 2**32 for u, v in zip(start, x)))

size, opening = int(sys.argv[1]), json.load(open(sys.argv[2], encoding="utf-8"))
label, house = [opening[k] for k in ("event", "session", "table", "hand")], bytes.fromhex(opening["seed"])
print(hashlib.sha256(message("sifang house commitment 1", *label, bytes.fromhex(opening["salt"]), house)).hexdigest())
players = sorted((p["name"].encode(), bytes.fromhex(p["seed"])) for p in opening.get("players", []))
seed = hmac.digest(house, message("sifang wall seed 1", *label, *(f for p in players for f in p)), "sha256")
stream, wall = chacha20(seed, b"wall".ljust(12, b"\0")), list(range(size))
for last in range(size - 1, 0, -1):
    j = next(b for b in stream if b < 256 - 256 % (last + 1)) % (last + 1)
    wall[last], wall[j] = wall[j], wall[last]
print(seed.hex(), *wall)
