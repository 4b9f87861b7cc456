"""What each table of the result shows: columns, combinations, whole records instead."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.workspaces.cells.outcome import tables, texts
from app.workspaces.cells.outcome.section import Section
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.verify import CombinationCheck

_LEAST = 0.001
"""Fewer bits a record are not told apart."""


class ColumnsSection(Section):
    """Blanked cells of each column."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        titles = (
            texts.tr("Column"),
            texts.tr("Cells"),
            texts.tr("% of\nrecords"),
            texts.tr("Bits a\nrecord"),
        )
        super().__init__(theme, texts.tr("What is blanked"), titles, "blanked_cells", parent)
        self.grid.set_help(
            (
                texts.tr("Columns in combinations, then those that only follow another"),
                texts.tr("Cells blanked"),
                texts.tr("Cells blanked, % of all records"),
                texts.tr(
                    "Non-uniform entropy of the blanked cells, bits per record of the file: a rare "
                    "value that is lost counts for more than a common one"
                ),
            )
        )

    def show_outcome(self, of: Outcome, names: texts.Names) -> None:
        """Shows other losses."""
        rows, tips = [], []
        n, keys = of.loss.n_records, of.suppression.protection.keys
        for name in of.suppression.columns:
            cells, bits = of.loss.cells.get(name, 0), of.loss.entropy_bits.get(name, 0.0)
            share = texts.share_of(cells, n)
            rows.append(
                (texts.named(name, names), numbers.count(cells), share, _per_record(bits, n))
            )
            tip = texts.tr("{column}: {cells} blanked, {share} of all records, {bits} lost").format(
                column=texts.named(name, names),
                cells=numbers.count(cells, texts.tr("cells")),
                share=numbers.exact(100 * cells / n if n else 0.0, "%"),
                bits=numbers.exact(bits, texts.tr("bits")),
            )
            follows = "" if name in keys else texts.tr("It follows another column.")
            tips.append("\n".join(line for line in (tip, follows) if line))
        rows.append(
            (
                texts.tr("all together"),
                numbers.count(of.loss.cells_total),
                numbers.percent(of.loss.cells_total_percent / 100),
                _per_record(of.loss.entropy_total, n),
            )
        )
        tips.append(texts.tr("Together: % of all cells of these columns"))
        self.show_table(texts.lost_words(of, names), rows, tips, lambda: tables.columns_table(of))


def _per_record(bits: float, n_records: int) -> str:
    each = bits / n_records if n_records else 0.0
    if 0 < each < _LEAST:
        return f"<\u00a0{numbers.short(_LEAST)}"
    return numbers.measure(each)


class ChecksSection(Section):
    """Every combination, counted again."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        titles = (
            texts.tr("Columns"),
            texts.tr("Below\nk"),
            texts.tr("Min.\nsize"),
            texts.tr("Blank\n= any"),
        )
        super().__init__(theme, texts.tr("Every combination"), titles, "verification", parent)
        self.grid.set_help(
            (
                texts.tr("Columns that somebody could know together"),
                texts.tr("Records in classes below k that still show a value"),
                texts.tr("Records of the smallest class that shows a value"),
                texts.tr(
                    "Records whose shown values fewer than k records could have, if a blank may "
                    "stand for any value: the weaker meaning"
                ),
            )
        )

    def show_outcome(self, of: Outcome, names: texts.Names) -> None:
        """Shows other checks."""
        checks = of.verification.checks
        rows = [self._row(check, names) for check in checks]
        tips = [self._tip(check, of.verification.k, names) for check in checks]
        self.show_table(texts.wildcard_words(of), rows, tips, lambda: tables.checks_table(of))

    def _row(self, check: CombinationCheck, names: texts.Names) -> tuple[str, ...]:
        mark = texts.YES if check.passes else texts.NO
        return (
            f"{mark} {texts.joined(check.columns, names)}",
            numbers.count(check.records_below_k),
            numbers.count(check.smallest) if check.smallest else numbers.NOTHING,
            numbers.count(check.records_below_k_as_wildcard),
        )

    def _tip(self, check: CombinationCheck, k: int, names: texts.Names) -> str:
        if not check.smallest:
            return texts.tr("{combination}: nothing is shown any more").format(
                combination=texts.joined(check.columns, names)
            )
        return texts.tr(
            "{combination}: {classes} below k = {k}; the smallest class that shows a value has "
            "{smallest}"
        ).format(
            combination=texts.joined(check.columns, names),
            classes=numbers.count(check.classes_below_k, texts.tr("classes")),
            k=numbers.count(k),
            smallest=numbers.count(check.smallest, texts.tr("records")),
        )


class InsteadSection(Section):
    """Blanking cells beside leaving out whole records."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        titles = (texts.tr("Lost"), texts.tr("Cells\nblanked"), texts.tr("Records\nleft out"))
        heading = texts.tr("Beside leaving out records")
        super().__init__(theme, heading, titles, "cells_or_records", parent)
        self.grid.set_help(
            (
                texts.tr("What is lost"),
                texts.tr("By blanking single cells, as above"),
                texts.tr("By leaving out whole records until no class is below k"),
            )
        )

    def show_outcome(self, of: Outcome, names: texts.Names) -> None:
        """Shows other losses."""
        del names
        pairs = (
            (
                texts.tr("records touched"),
                of.loss.records_touched,
                of.baseline.records_suppressed,
                texts.tr("records"),
            ),
            (texts.tr("cells"), of.loss.cells_total, of.baseline.cells, texts.tr("cells")),
        )
        rows = [[name, numbers.count(a), numbers.count(b)] for name, a, b, _ in pairs]
        tips = [
            texts.tr("{blanked} by blanking, {left_out} by leaving out records").format(
                blanked=numbers.count(a, unit), left_out=numbers.count(b, unit)
            )
            for _, a, b, unit in pairs
        ]
        bits = (of.loss.entropy_total, of.baseline.entropy_bits)
        rows.append([texts.tr("bits"), *(numbers.measure(x) for x in bits)])
        tips.append(
            texts.tr("Non-uniform entropy: {blanked} by blanking, {left_out} by records").format(
                blanked=numbers.exact(bits[0], texts.tr("bits")),
                left_out=numbers.exact(bits[1], texts.tr("bits")),
            )
        )
        self.show_table(texts.baseline_words(of), rows, tips, lambda: tables.instead_table(of))
