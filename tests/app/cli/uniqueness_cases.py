"""Rows on disk, ``vbas uniqueness`` on them, and what plain Python says to compare with."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from app.cli import main
from tests.app.cli.cli_files import but_grouped
from tests.core.record_uniqueness import plain


def write_rows(path: Path, names: Sequence[str], rows: Sequence[plain.Row]) -> Path:
    """A CSV of the rows; None becomes blank."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, quoting=csv.QUOTE_MINIMAL)
        writer.writerow(names)
        writer.writerows(["" if of is None else of for of in row] for row in rows)
    return path


@dataclass(frozen=True)
class Written:
    """What the command wrote."""

    folder: Path

    def table(self, name: str) -> pd.DataFrame:
        return pd.read_csv(self.folder / name, dtype=str, keep_default_na=False)

    @property
    def combinations(self) -> list[plain.Counted]:
        return [
            plain.Counted(
                tuple(row["variables"].split("+")),
                int(row["classes"]),
                int(row["unique_records"]),
                int(row["set_records"]),
                int(row["set_classes"]),
                int(row["minimal_unique_records"]),
            )
            for row in self.table("combinations.csv").to_dict("records")
        ]

    @property
    def weights(self) -> dict[str, tuple[str, str]]:
        table = self.table("weights.csv")
        pairs = zip(table["weight"], table["standard_error"], strict=True)
        return dict(zip(table["variable"], pairs, strict=True))

    @property
    def omissions(self) -> dict[str | None, tuple[int, int]]:
        table = self.table("omissions.csv")
        return {
            row["omitted"] or None: (int(row["unique_records"]), int(row["set_records"]))
            for row in table.to_dict("records")
        }

    @property
    def report(self) -> dict[str, Any]:
        return json.loads((self.folder / "uniqueness.json").read_text(encoding="utf-8"))


def check_all(
    written: Written, names: Sequence[str], rows: Sequence[plain.Row], set_size: int = 5
) -> None:
    """Every file agrees with what plain Python finds in the rows."""
    counted, n = plain.lattice(names, rows, set_size), len(rows)
    assert written.combinations == counted
    table = written.table("combinations.csv")
    for of, row in zip(counted, table.to_dict("records"), strict=True):
        assert int(row["n_variables"]) == len(of.variables)
        assert float(row["unique_percent"]) == pytest.approx(100 * of.unique / n, rel=1e-12)
        assert float(row["set_percent"]) == pytest.approx(100 * of.in_sets / n, rel=1e-12)
    omitted = plain.omissions(names, rows, set_size)
    if len(names) == 1:  # nothing is left: all records are alike
        omitted[names[0]] = (n if n == 1 else 0, n if n <= set_size else 0)
    assert written.omissions == omitted
    check_weights(written, plain.fit(names, counted, n), names)
    report, full = written.report, counted[-1]
    assert report["n_records"] == n
    assert report["set_percent_full"] == pytest.approx(100 * full.in_sets / n, rel=1e-12)
    assert report["verdict_research"] == (5 * full.in_sets <= n)
    assert report["verdict_public"] == (20 * full.in_sets < n)


def check_weights(written: Written, fit: plain.Fit, names: Sequence[str]) -> None:
    """Weights and R^2 agree, and are blank where there are none."""
    report, weights = written.report, written.weights
    assert (report["estimable"], report["combinations_left_out"]) == (fit.estimable, fit.left_out)
    assert set(weights) == set(names)
    for name in names:
        weight, error = weights[name]
        if fit.weights is None:
            assert (weight, error) == ("", "")
            continue
        assert float(weight) == pytest.approx(fit.weights[name], rel=1e-7, abs=1e-9)
        if fit.errors is None:
            assert but_grouped(error) == ""
        else:
            assert float(error) == pytest.approx(fit.errors[name], rel=1e-7, abs=1e-9)
    if fit.r_squared is None:
        assert report["r_squared"] is None
    else:
        assert report["r_squared"] == pytest.approx(fit.r_squared, rel=1e-7, abs=1e-9)


@dataclass(frozen=True)
class Uniqueness:
    """``vbas uniqueness`` with files of a folder."""

    folder: Path
    capture: Any

    @property
    def written(self) -> Written:
        return Written(self.folder / "out")

    def run(self, records: Path, variables: str, *more: object) -> tuple[int, str, str]:
        """(status, what stdout said, what stderr said) of one call."""
        self.capture.readouterr()
        words = ["uniqueness", "--records", records, "--variables", variables]
        status = main([str(word) for word in (*words, "--out", self.written.folder, *more)])
        said = self.capture.readouterr()
        return status, said.out, said.err

    def done(self, records: Path, variables: str, *more: object) -> str:
        """What stdout said of a call that went well."""
        status, out, err = self.run(records, variables, *more)
        assert (status, but_grouped(err)) == (0, ""), err
        return out
