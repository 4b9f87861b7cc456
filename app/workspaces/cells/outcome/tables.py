"""The tables of the result: what each column lost, every combination, whole records instead."""

from __future__ import annotations

import pandas as pd

from app.kit import numbers
from app.table.small import Counts, TableSection
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import NO, YES, Names, joined, named, share_of, tr
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.verify import CombinationCheck

_LEAST = 0.001
"""Fewer bits a record are not told apart."""
_MOST_VALUES = 4
"""Values that are named of a group."""


class ColumnsSection(TableSection):
    """Blanked cells of each column."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("Column"), tr("Columns in combinations, then those that only follow another")),
            (tr("Cells"), tr("Cells blanked")),
            (tr("% of\nrecords"), tr("Cells blanked, % of all records")),
            (
                tr("Bits a\nrecord"),
                tr(
                    "Non-uniform entropy of the blanked cells, bits per record of the file: a rare "
                    "value that is lost counts for more than a common one"
                ),
            ),
        )
        names = {"cells_blanked": ("percent_of_records", "entropy_bits")}
        counts = Counts({1: (2, 3)}, names, units(), summed=True)
        super().__init__(context, tr("What is blanked"), columns, "blanked_cells", counts=counts)

    def show_outcome(self, of: Outcome, names: Names) -> None:
        """Shows other losses."""
        rows, tips = [], []
        n, keys = of.loss.n_records, of.suppression.protection.keys
        for name in of.suppression.columns:
            cells, bits = of.loss.cells.get(name, 0), of.loss.entropy_bits.get(name, 0.0)
            title = named(name, names)
            rows.append((title, numbers.count(cells), share_of(cells, n), _per_record(bits, n)))
            tip = tr("{column}: {cells} blanked, {share} of all records, {bits} lost").format(
                column=title,
                cells=numbers.count(cells, tr("cells")),
                share=numbers.exact(100 * cells / n if n else 0.0, "%"),
                bits=numbers.exact(bits, tr("bits")),
            )
            tips.append(tip if name in keys else f"{tip}\n{tr('It follows another column.')}")
        rows.append(
            (
                tr("all together"),
                numbers.count(of.loss.cells_total),
                numbers.percent(of.loss.cells_total_percent / 100),
                _per_record(of.loss.entropy_total, n),
            )
        )
        tips.append(tr("Together: % of all cells of these columns"))
        self.show_table(texts.lost_words(of, names), rows, tips, lambda: _columns_table(of))


def units() -> tuple[str, ...]:
    """What is counted of single people: so many blanked cells are so many records."""
    return tr("records"), tr("cells")


def _per_record(bits: float, n_records: int) -> str:
    each = bits / n_records if n_records else 0.0
    if 0 < each < _LEAST:
        return f"<\u00a0{numbers.short(_LEAST)}"
    return numbers.measure(each)


def _columns_table(of: Outcome) -> pd.DataFrame:
    lost, columns = of.loss, of.suppression.columns
    return pd.DataFrame(
        {
            "column": list(columns),
            "cells_blanked": [lost.cells.get(name, 0) for name in columns],
            "percent_of_records": [
                lost.cells_percent(name) if name in lost.cells else 0.0 for name in columns
            ],
            "entropy_bits": [lost.entropy_bits.get(name, 0.0) for name in columns],
        }
    )


class MarginsSection(TableSection):
    """The shares that weights restore; hidden without."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("Values"), tr("Values that have a share of their own, or together (% of records)")),
            (tr("File"), tr("Share of the records of the file that have a value, %")),
            (tr("Released"), tr("Share of the released records that show one, %")),
            (tr("Weighted"), tr("The same, each record by its weight, %")),
        )
        super().__init__(context, tr("Shares that weights restore"), columns, "margins")

    def show_outcome(self, of: Outcome, names: Names) -> None:
        """Shows other shares, or nothing."""
        margins = () if of.raked is None else of.raked.margins
        self.setVisible(bool(margins))
        rows, tips = [], []
        for margin in margins:
            each = zip(margin.wanted, margin.before, margin.after, strict=True)
            for group, shares in zip(margin.groups, each, strict=True):
                values = ", ".join(group[:_MOST_VALUES]) + (" …" if group[_MOST_VALUES:] else "")
                title = f"{named(margin.column, names)}: {values}"
                rows.append((title, *map(numbers.percent, shares)))
                exact = (numbers.exact(100 * share, "%") for share in shares)
                told = tr("File: {file}, released: {released}, weighted: {weighted}").format(
                    **dict(zip(("file", "released", "weighted"), exact, strict=True))
                )
                tips.append(f"{named(margin.column, names)}: {', '.join(group)}\n{told}")
        self.show_table("", rows, tips, lambda: _margins_table(of))


def _margins_table(of: Outcome) -> pd.DataFrame:
    margins = () if of.raked is None else of.raked.margins
    rows = [
        (margin.column, "; ".join(group), *shares)
        for margin in margins
        for group, *shares in zip(
            margin.groups, margin.wanted, margin.before, margin.after, strict=True
        )
    ]
    names = ["column", "values", "share_in_file", "share_released", "share_weighted"]
    return pd.DataFrame(rows, columns=names)


class ChecksSection(TableSection):
    """Every combination, counted again."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("Columns"), tr("Columns that somebody could know together")),
            (tr("Below\nk"), tr("Records in classes below k that still show a value")),
            (tr("Min.\nsize"), tr("Records of the smallest class that shows a value")),
            (
                tr("Blank\n= any"),
                tr(
                    "Records whose shown values fewer than k records could have, if a blank may "
                    "stand for any value: the weaker meaning"
                ),
            ),
        )
        below, wildcard = "records_below_k", "records_below_k_as_wildcard"
        counts = Counts(
            {1: (), 2: (), 3: ()}, {below: (), "smallest_class": (), wildcard: ()}, units()
        )
        super().__init__(context, tr("Every combination"), columns, "verification", counts=counts)

    def show_outcome(self, of: Outcome, names: Names) -> None:
        """Shows other checks."""
        checks = of.verification.checks
        rows = [
            (
                f"{YES if check.passes else NO} {joined(check.columns, names)}",
                numbers.count(check.records_below_k),
                numbers.count(check.smallest) if check.smallest else numbers.NOTHING,
                numbers.count(check.records_below_k_as_wildcard),
            )
            for check in checks
        ]
        tips = [_check_words(check, of.verification.k, names) for check in checks]
        why, meaning = texts.wildcard_words(of)
        self.show_table(why, rows, tips, lambda: _checks_table(of), meaning)


def _check_words(check: CombinationCheck, k: int, names: Names) -> str:
    combination = joined(check.columns, names)
    if not check.smallest:
        return tr("{combination}: nothing is shown any more").format(combination=combination)
    return tr(
        "{combination}: {classes} below k = {k}; the smallest class that shows a value has "
        "{smallest}"
    ).format(
        combination=combination,
        classes=numbers.count(check.classes_below_k, tr("classes")),
        k=numbers.count(k),
        smallest=numbers.count(check.smallest, tr("records")),
    )


def _checks_table(of: Outcome) -> pd.DataFrame:
    checks = of.verification.checks
    return pd.DataFrame(
        {
            "combination": ["+".join(check.columns) for check in checks],
            "k": [of.verification.k for _ in checks],
            "classes_below_k": [check.classes_below_k for check in checks],
            "records_below_k": [check.records_below_k for check in checks],
            "smallest_class": [check.smallest for check in checks],
            "records_below_k_as_wildcard": [c.records_below_k_as_wildcard for c in checks],
        }
    )


class InsteadSection(TableSection):
    """Blanking cells beside leaving out whole records."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("Lost"), tr("What is lost")),
            (tr("Cells\nblanked"), tr("By blanking single cells, as above")),
            (tr("Records\nleft out"), tr("By leaving out whole records until no class is below k")),
        )
        counts = Counts({1: (), 2: ()}, {"cells_blanked": (), "records_left_out": ()}, units())
        title = tr("Beside leaving out records")
        super().__init__(context, title, columns, "cells_or_records", counts=counts)

    def show_outcome(self, of: Outcome, names: Names) -> None:
        """Shows other losses."""
        del names
        lost, instead = of.loss, of.baseline
        touched = (lost.records_touched, instead.records_suppressed)
        cells, bits = (
            (lost.cells_total, instead.cells),
            (lost.entropy_total, instead.entropy_bits),
        )
        rows = [
            [tr("records touched"), *map(numbers.count, touched)],
            [tr("cells"), *map(numbers.count, cells)],
            [tr("bits"), *map(numbers.measure, bits)],
        ]
        tip = tr("{blanked} by blanking, {left_out} by leaving out records")
        tips = [
            tip.format(blanked=numbers.count(a, unit), left_out=numbers.count(b, unit))
            for (a, b), unit in ((touched, tr("records")), (cells, tr("cells")))
        ]
        tips.append(
            tr("Non-uniform entropy: {blanked} by blanking, {left_out} by records").format(
                blanked=numbers.exact(bits[0], tr("bits")),
                left_out=numbers.exact(bits[1], tr("bits")),
            )
        )
        table = {"records": touched, "cells": cells, "entropy_bits": bits}
        self.show_table("", rows, tips, lambda: _instead_table(table), texts.baseline_words(of))


def _instead_table(of: dict[str, tuple[float, float]]) -> pd.DataFrame:
    """quantity, cells_blanked, records_left_out: what either way loses."""
    return pd.DataFrame(
        {
            "quantity": list(of),
            "cells_blanked": [blanked for blanked, _ in of.values()],
            "records_left_out": [left_out for _, left_out in of.values()],
        },
        dtype=object,
    )
