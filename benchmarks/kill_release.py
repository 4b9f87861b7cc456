"""``python -m benchmarks.kill_release``: packs of the sample whose making is killed at random.

Half of the kills come at any moment, half within a tenth of a second of the entry in the ledger.
Whatever the moment: the ledger can be read, a pack that is there is whole and in the ledger, and
the same command, given again, leaves one pack, one entry and nothing beside them. At last a release
that takes the first one apart must be refused by what is left of the last kill.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq

from benchmarks.attack_release import FEWER, House, said
from core.io.release_ledger import list_releases, read_release
from core.io.sample import sample_folder
from core.io.verification.verify import verify_pack
from core.steps import finish

KILLS = 15
_NEAR_SECONDS = 0.1
_EVERY = 8
_FEW = ("--site-count", "count", "--sites", "12")


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


def make(words: list[str]) -> None:
    """The child: what the command does."""
    said(words)


def kill_once(words: list[str], place: Path, seconds: float | None, near: float) -> str:
    """Kills the command after so many seconds, or near its entry; what was there by then."""
    # Forked of a process that has imported everything and done nothing yet.
    start = multiprocessing.get_context("forkserver")
    start.set_forkserver_preload(["app.cli.release", "benchmarks.attack_release"])
    child = start.Process(target=make, args=(words,))
    child.start()
    begin = time.monotonic()
    if seconds is not None:
        child.join(seconds)
    else:
        while not any(place.glob("ledger/release-*")) and child.is_alive():
            time.sleep(0.001)
        child.join(near)
    ended = not child.is_alive()
    child.kill()
    child.join()
    entered = any(place.glob("ledger/release-*.json"))
    state = "pack there" if (place / "pack").exists() else "entry only" if entered else "neither"
    when = "over before" if ended else f"killed after {time.monotonic() - begin:.1f} s"
    print(f"{when}: {state}", flush=True)
    return state


def some_records(path: Path) -> Path:
    """Every so manieth record of the sample."""
    records = pq.read_table(sample_folder() / "records.parquet")
    pq.write_table(records.take(list(range(0, records.num_rows, _EVERY))), path)
    return path


def main(kills: int, seed: int) -> int:
    """Prints what became of the packs; how many faults there were."""
    draw, states, wrong = random.Random(seed), Counter[str](), []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), some_records(Path(folder) / "records.parquet"))
        full = house.result("full", *_FEW)
        same = ("--regions", f"{full / 'internal/assignment.csv'}:region_id")
        fewer = house.result("fewer", *same, qi=FEWER)
        whole = 0.0
        for i in range(kills):
            place = Path(folder) / f"kill{i}"
            place.mkdir()
            words = ["release", str(full), "--ledger", str(place / "ledger")]
            words += ["--out", str(place / "pack")]
            seconds = draw.uniform(0.0, whole) if i % 2 else None
            states[kill_once(words, place, seconds, draw.uniform(0.0, _NEAR_SECONDS))] += 1
            wrong += faults(place, over=False)
            begin = time.monotonic()
            wrong += [] if said(words) == 0 else ["not made when asked again"]
            whole = time.monotonic() - begin
            wrong += faults(place, over=True)
        other = ["release", fewer, "--ledger", place / "ledger", "--out", place / "other"]
        wrong += [] if said(other) == 3 else ["a release that takes it apart was let pass"]
    print(f"{kills} kills: {dict(states)}; faults: {wrong or 'none'}")
    return len(wrong)


if __name__ == "__main__":
    from benchmarks.kill_release import main  # under its name, which the children import

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    sys.exit(main(given.kills, given.seed) > 0)
