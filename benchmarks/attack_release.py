"""Attacks on two packs of the sample, from their files alone: before, and after each remedy.

``python -m benchmarks.attack_release``: classes / people that plain subtraction works out
(`benchmarks.attacker`), "-" where a remedy does not help or is not to be had.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from app.cli.main import main as vbas
from benchmarks.attacker import worked_out
from core.io.release_pack.remedied import NAMES
from core.io.sample import sample_folder

CATEGORIES = """
[age]
band = {width = 5, top = 85}
[marital]
[marital.groups]
"partnered" = ["married", "common-law"]
"formerly partnered" = ["separated", "divorced", "widowed"]
"""
MORE, FEWER = "age,sex,marital", "age,sex"


class House:
    """A custodian with the sample study, or some of its records; a result is made once."""

    def __init__(self, folder: Path, records: Path | None = None) -> None:
        self.folder = folder
        self.records = records or sample_folder() / "records.parquet"
        (folder / "categories.toml").write_text(CATEGORIES)
        self.n = 0

    def result(self, name: str, *more: object, qi: str = MORE) -> Path:
        """A run of ``vbas aggregate``."""
        out = self.folder / name
        if not out.exists():
            words = ["aggregate", "--areas", sample_folder() / "areas.gpkg", "--layer", "areas"]
            words += ["--records", self.records, "--area-id", "DAUID"]
            words += ["--record-area-id", "area_id", "--qi", qi]
            words += ["--categories", self.folder / "categories.toml", "--out", out, *more]
            assert said(words) == 0
        return out

    def packs(self, first: Path, second: Path, *more: object) -> tuple[int, Path, Path]:
        """Two packs by a ledger of their own: exit status of the second, both."""
        self.n += 1
        place = self.folder / f"attack{self.n}"
        one, other = place / "one", place / "other"
        place.mkdir()
        ledger = ("--ledger", place / "ledger")
        assert said(["release", first, *ledger, "--out", one]) == 0
        return said(["release", second, *ledger, "--out", other, *more]), one, other


def said(words: Sequence[object]) -> int:
    """Exit status of a command, whatever it prints."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(vbas([str(of) for of in words]))


def main() -> int:
    """Prints the table; 1 if something is worked out after a remedy."""
    left = 0
    names = ("before", *NAMES)
    print(f"{'attack':<34}" + "".join(f"{of:>18}" for of in names), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        full = house.result("full")
        same = ("--regions", f"{full / 'internal/assignment.csv'}:region_id")
        fewer = house.result("fewer", *same, qi=FEWER)
        more = house.result("more", "--site-count", "count", "--sites", "42")
        eleven = house.result("eleven", *same, "--k", "11")
        attacks = (
            ("age, sex beside age, sex, marital", full, fewer, 5),
            ("42 regions beside 41", full, more, 5),
            ("k = 5 beside k = 11", eleven, full, 11),
        )
        for title, first, second, k in attacks:
            _, one, other = house.packs(first, second, "--accept", "an attack")
            row = [worked_out(one, other, k)]
            after = []
            for name in NAMES:
                status, one, other = house.packs(first, second, "--remedy", name)
                after.append(worked_out(one, other, k) if status == 0 else None)
            left += sum(len(of) for of in after if of is not None)
            cells = [*row, *after]
            texts = ["-" if of is None else f"{len(of):,} / {sum(of):,}" for of in cells]
            print(f"{title:<34}" + "".join(f"{of:>18}" for of in texts), flush=True)
    return int(left > 0)


if __name__ == "__main__":
    sys.exit(main())
