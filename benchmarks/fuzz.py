"""``python -m benchmarks.fuzz``: every reader is given thousands of damaged files.

Each is read in a process of its own kind with a limit of time and memory, and compared with what
the whole file gives: a sentence for the user, the same, changed and told in a notice, changed
silently (a digit became another one), or, and these are faults, a bug (another exception, a
crash), a hang, or more memory than there should be. An input is made again by its number:
``--reader NAME --only NUMBER --keep FOLDER``.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.fuzzing.cases import READERS, Reader
from benchmarks.fuzzing.worker import BUG, HANG, MEMORY, OUTCOMES, input_of, work

SECONDS_EACH = 30.0
"""How long one input may take; an unknown name of a
coordinate system is looked for by PROJ for two."""

_START = 600.0  # a busy machine imports for a minute
FAULTS = (BUG, HANG, MEMORY)


@dataclass
class Found:
    """What became of the inputs of one reader.

    Attributes
    ----------
    counts
        Outcome -> inputs.
    faults
        (number, case, outcome, text) of those that are faults.
    """

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[int, str, str, str]] = field(default_factory=list)


class _Worker:
    """A process that reads; started again after a hang or a crash."""

    def __init__(self, readers: dict[str, Reader | None], seed: int) -> None:
        self._about = (readers, seed)
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, *self._about), daemon=True)
        self._process.start()
        theirs.close()
        if not self._connection.poll(_START) or self._connection.recv() != "ready":
            raise RuntimeError("the readers did not get through their valid files")

    def ask(self, name: str, number: int, seconds: float) -> tuple[str, str, str]:
        """(case, outcome, text) of an input."""
        if not self._process.is_alive():
            self._start()
        try:
            self._connection.send((name, number))
            if self._connection.poll(seconds):
                answer: tuple[str, str, str] = self._connection.recv()
                return answer
            self.close()
            return "?", HANG, f"longer than {seconds:g} s"
        except (EOFError, ConnectionError):
            self._process.join(5)
            code = self._process.exitcode
            self.close()
            return "?", BUG, f"the process ended with {code}"

    def close(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.join()
        self._connection.close()


def run(
    names: Sequence[str],
    inputs: int,
    seconds: float,
    seed: int = 1,
    reader: Reader | None = None,
    each: float = SECONDS_EACH,
) -> dict[str, Found]:
    """Gives each reader so many damaged files, in turn, or as many as the time allows.

    Parameters
    ----------
    names
        Of `READERS`.
    inputs, seconds
        What ends it: inputs a reader, seconds in all from when the process is ready.
    seed
        Other files.
    reader
        Instead of the ones of those names.
    each
        Seconds after which an input hangs.
    """
    worker = _Worker(dict.fromkeys(names, reader), seed)
    found = {name: Found() for name in names}
    end = time.monotonic() + seconds
    try:
        for number, name in itertools.product(range(inputs), names):
            if time.monotonic() > end:
                break
            case, outcome, text = worker.ask(name, number, each)
            found[name].counts[outcome] += 1
            if outcome in FAULTS:
                found[name].faults.append((number, case, outcome, text))
    finally:
        worker.close()
    return found


def print_counts(found: Mapping[str, Found]) -> None:
    """A line a reader."""
    print(f"{'reader':<14}{'inputs':>8}" + "".join(f"{outcome:>18}" for outcome in OUTCOMES))
    for name, of in found.items():
        counts = "".join(f"{of.counts[outcome]:>18,}" for outcome in OUTCOMES)
        print(f"{name:<14}{of.counts.total():>8,}{counts}")


def print_faults(name: str, found: Found) -> None:
    """What the faults of a reader are, each kind once."""
    seen = set()
    for number, case, outcome, text in found.faults:
        kind = outcome + text.strip().rsplit("\n", 1)[-1][:60]
        if kind not in seen:
            seen.add(kind)
            print(f"\n{name} {number} ({case}): {outcome}\n{text.strip()[-1500:]}", flush=True)


def main() -> int:
    """Runs what is asked for; 1 if there was a fault."""
    parser = argparse.ArgumentParser(prog="benchmarks.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000, help="a reader")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="in all")
    parser.add_argument("--reader", action="append", choices=READERS, help="may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="writes this input of --reader to --keep")
    parser.add_argument("--keep", type=Path, default=Path("fuzz-input"))
    options = parser.parse_args()
    names = options.reader or list(READERS)
    if options.only is not None:
        return _keep(names[0], options.seed, options.only, options.keep)
    found = run(names, options.inputs, options.seconds, options.seed)
    for name, of in found.items():
        print_faults(name, of)
    print_counts(found)
    return int(any(of.faults for of in found.values()))


def _keep(name: str, seed: int, number: int, folder: Path) -> int:
    case, files = input_of(READERS[name].cases(), name, seed, number)
    folder.mkdir(parents=True, exist_ok=True)
    for inner, data in files.items():
        (folder / inner).write_bytes(data)
    print(f"{name} {number} ({case}): {', '.join(files)} in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
