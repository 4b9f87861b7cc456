"""Several suppressions side by side, as Tables 9 and 10 of El Emam et al. 2011 (paper 004)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import pandas as pd

from core.suppression.cells.loss import Loss
from core.suppression.cells.protection import Protection

TOTALS: Final = (
    "cells_percent",
    "records_percent",
    "entropy_percent",
    "entropy_bits",
    "classes_below_k_left",
    "seconds",
)
"""The last lines of `comparison_table`."""


@dataclass(frozen=True, eq=False)
class Compared:
    """One suppression as it is compared.

    Attributes
    ----------
    name
        What it is called.
    protection
        What was asked for.
    loss
        What it cost.
    moles_left
        Classes below k that it left; 0 except after a single pass.
    seconds
        Time it took; NaN where nobody knows.
    left_out
        Records that were left out because much of them would be blank.
    """

    name: str
    protection: Protection
    loss: Loss
    moles_left: int = 0
    seconds: float = math.nan
    left_out: int = 0

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """Its columns."""
        return self.protection.columns

    @property
    def cells(self) -> int:
        """Cells blanked."""
        return sum(self.loss.cells.values())

    @property
    def cells_share(self) -> float:
        """Share of the cells of all its columns that are blanked, 0 to 1."""
        return _share(self.cells, self.loss.n_records * len(self.columns))

    @property
    def records_share(self) -> float:
        """Share of the records with a blanked cell, 0 to 1."""
        return _share(self.loss.records_touched, self.loss.n_records)

    @property
    def left_out_share(self) -> float:
        """Share of all records that were left out, 0 to 1."""
        return _share(self.left_out, self.left_out + self.loss.n_records)

    @property
    def bits(self) -> float:
        """Non-uniform entropy of all blanked cells, bits."""
        return math.fsum(self.loss.entropy_bits.values())

    @property
    def bits_per_record(self) -> float:
        """Non-uniform entropy per record, bits."""
        return self.bits / self.loss.n_records if self.loss.n_records else 0.0

    def share(self, column: str) -> float:
        """Share of the records whose cell of a column is blanked; NaN for one it has not."""
        if column not in self.columns:
            return math.nan
        return _share(self.loss.cells.get(column, 0), self.loss.n_records)


def columns_of(compared: Sequence[Compared]) -> tuple[str, ...]:
    """The columns that any of them blanks, each once, in the order in which they come."""
    return tuple(dict.fromkeys(name for of in compared for name in of.columns))


def against(of: Compared, baseline: Compared) -> float:
    """Entropy per record as a share of that of the baseline; NaN where that lost nothing."""
    return of.bits_per_record / baseline.bits_per_record if baseline.bits else math.nan


def comparison_table(compared: Sequence[Compared], baseline: int = 0) -> pd.DataFrame:
    """The form of Tables 9 and 10: one line a quantity, one column a suppression.

    Parameters
    ----------
    compared
        What is compared; names that are there twice get a number.
    baseline
        Index of the one whose entropy is 100 %.

    Returns
    -------
    DataFrame
        ``quantity``, ``column``, then one column for each suppression. First its settings
        (algorithm, k, tau), then ``blanked_percent`` of each column (% of all records), then
        `TOTALS`, with records left out (% of all) where there are any. Percentages are 0 to 100; a
        cell is empty where there is no value.
    """
    lines: list[tuple[str, str, list[object]]] = [
        ("algorithm", "", [of.protection.algorithm for of in compared]),
        ("k", "", [of.protection.k for of in compared]),
        ("tau", "", [of.protection.tau for of in compared]),
    ]
    lines += [
        ("blanked_percent", name, [_percent(of.share(name)) for of in compared])
        for name in columns_of(compared)
    ]
    lines += [
        ("cells_percent", "", [100 * of.cells_share for of in compared]),
        ("records_percent", "", [100 * of.records_share for of in compared]),
    ]
    if any(of.left_out for of in compared):
        lines.append(("left_out_percent", "", [100 * of.left_out_share for of in compared]))
    lines += [
        ("entropy_percent", "", [_percent(against(of, compared[baseline])) for of in compared]),
        ("entropy_bits", "", [of.bits for of in compared]),
        ("classes_below_k_left", "", [of.moles_left for of in compared]),
        ("seconds", "", [None if math.isnan(of.seconds) else of.seconds for of in compared]),
    ]
    titles = ["quantity", "column", *_told_apart([of.name for of in compared])]
    rows = [[quantity, column, *values] for quantity, column, values in lines]
    return pd.DataFrame(rows, columns=titles, dtype=object)


def _told_apart(names: Sequence[str]) -> list[str]:
    """Names with a number behind those that are there already."""
    return [name if name not in names[:i] else f"{name} ({i + 1})" for i, name in enumerate(names)]


def _percent(share: float) -> float | None:
    return None if math.isnan(share) else 100 * share


def _share(n: int, of: int) -> float:
    return n / of if of else 0.0
