"""``vbas suppress`` on rows of a folder, and what plain pandas says of what it wrote."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd

from app.cli import main
from tests.app.cli.cli_files import but_grouped


def write_rows(path: Path, rows: Mapping[str, Sequence[object]]) -> Path:
    """A CSV of the columns; None becomes blank."""
    pd.DataFrame(rows).to_csv(path, index=False)
    return path


def small_classes(table: pd.DataFrame, combination: Sequence[str], k: int) -> int:
    """Records in classes below k that still show a value; a blank is a value of its own."""
    part = table[list(combination)].fillna("").astype(str)
    size = part.groupby(list(combination))[combination[0]].transform("size")
    return int(((size < k) & (part != "").any(axis=1)).sum())


@dataclass(frozen=True)
class Suppression:
    """``vbas suppress`` with files of a folder."""

    folder: Path
    capture: Any

    @property
    def out(self) -> Path:
        return self.folder / "out"

    @property
    def report(self) -> dict[str, Any]:
        return json.loads((self.out / "internal" / "suppression.json").read_text(encoding="utf-8"))

    @property
    def released(self) -> pd.DataFrame:
        return pd.read_parquet(self.out / "release" / "records.parquet")

    def table(self, name: str) -> pd.DataFrame:
        return pd.read_csv(self.out / "internal" / name, dtype=str, keep_default_na=False)

    def run(self, records: object, combinations: str, *more: object) -> tuple[int, str, str]:
        """(status, what stdout said, what stderr said) of one call."""
        self.capture.readouterr()
        words = ["suppress", "--records", records, "--combinations", combinations]
        status = main([str(word) for word in (*words, "--out", self.out, *more)])
        said = self.capture.readouterr()
        return status, said.out, said.err

    def done(self, records: object, combinations: str, *more: object) -> str:
        """What stdout said of a call that went well."""
        status, out, err = self.run(records, combinations, *more)
        assert (status, but_grouped(err)) == (0, ""), err
        return out

    def refused(self, records: object, combinations: str, *more: object) -> str:
        """The one sentence of a call that was refused; nothing was written."""
        before = sorted(self.folder.rglob("*"))
        status, out, err = self.run(records, combinations, *more)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert "Traceback" not in err
        assert sorted(self.folder.rglob("*")) == before
        return err
