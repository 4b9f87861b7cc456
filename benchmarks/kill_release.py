"""``python -m benchmarks.kill_release``: packs of the sample whose making is killed at random.

Half of the kills come at any moment, half within a tenth of a second of the entry in the ledger.
Whatever the moment: the ledger can be read, a pack that is there is whole and in the ledger, and
the same command, given again, leaves one pack, one entry and nothing beside them. At last a release
that takes the first one apart must be refused, by each of these ledgers.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from benchmarks.attack_release import FEWER, House, said
from core.io.release_ledger import list_releases, read_release
from core.io.verification.verify import verify_pack
from core.steps import finish

KILLS = 15
_NEAR_SECONDS = 0.1


def faults(place: Path, *, over: bool) -> list[str]:
    """What is not as it must be, of a place for a pack and its ledger; ``over``: all was made."""
    pack, ledger = place / "pack", place / "ledger"
    entries = list_releases(ledger) if ledger.is_dir() else ()
    for of in entries:
        read_release(ledger, of.number)
    found = []
    if pack.exists():
        found += [] if finish(verify_pack(pack)).passes else ["a pack that does not hold"]
        found += [] if entries else ["a pack that the ledger does not know"]
    beside = {of.name for of in place.iterdir()} - {"ledger", "pack"}
    if [of for of in beside if not of.startswith(".")] or (over and beside):
        found.append("something beside the pack")
    if over and (len(entries) != 1 or not pack.exists()):
        found.append("not one pack and one entry")
    return found


def kill_once(words: list[str], place: Path, seconds: float | None, near: float) -> str:
    """Kills the command after so many seconds, or near its entry; what was there by then."""
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    begin = time.monotonic()
    if seconds is not None:
        time.sleep(seconds)
    else:
        while not any(place.glob("ledger/release-*")) and child.poll() is None:
            time.sleep(0.001)
        time.sleep(near)
    ended = child.poll() is not None
    child.kill()
    child.wait()
    entered = any(place.glob("ledger/release-*.json"))
    state = "pack there" if (place / "pack").exists() else "entry only" if entered else "neither"
    when = "over before" if ended else f"killed after {time.monotonic() - begin:.1f} s"
    print(f"{when}: {state}", flush=True)
    return state


def main(kills: int, seed: int) -> int:
    """Prints what became of the packs; how many faults there were."""
    draw, states, wrong = random.Random(seed), Counter[str](), []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        full = house.result("full")
        same = ("--regions", f"{full / 'internal/assignment.csv'}:region_id")
        fewer = house.result("fewer", *same, qi=FEWER)
        whole = 0.0
        for i in range(-1, kills):  # the first one is not killed: how long it takes
            place = Path(folder) / f"kill{i}"
            place.mkdir()
            words = ["release", str(full), "--ledger", str(place / "ledger")]
            words += ["--out", str(place / "pack")]
            command = [sys.executable, "-m", "app", *words]
            begin = time.monotonic()
            if i < 0:
                subprocess.run(command, check=True, capture_output=True)
                whole = time.monotonic() - begin
                continue
            seconds = draw.uniform(0.0, whole) if i % 2 == 0 else None
            states[kill_once(command, place, seconds, draw.uniform(0.0, _NEAR_SECONDS))] += 1
            wrong += faults(place, over=False)
            wrong += [] if said(words) == 0 else ["not made when asked again"]
            wrong += faults(place, over=True)
            other = ["release", fewer, "--ledger", place / "ledger", "--out", place / "other"]
            wrong += [] if said(other) == 3 else ["a release that takes it apart was let pass"]
    print(f"{kills} kills: {dict(states)}; faults: {wrong or 'none'}")
    return len(wrong)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    sys.exit(main(given.kills, given.seed) > 0)
