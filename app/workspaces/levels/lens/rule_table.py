"""Every rule side by side: how many people an area needs by each; one of them decides."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.table.small import CENTRE, SmallTable
from app.workspaces.levels.lens import texts
from core.cutoff.lens import Reading
from core.cutoff.rules import FIXED

_MARK, _BEYOND = "● ", "*"
_ROLE = Qt.ItemDataRole
_ABOUT, _SIDE, _SAID = (
    _ROLE.AccessibleDescriptionRole,
    _ROLE.TextAlignmentRole,
    _ROLE.AccessibleTextRole,
)


class RuleTable(SmallTable):
    """Rules in rows, parts of Canada in columns, people in cells.

    Signals
    -------
    chosen(str, str)
        A rule shall decide: its name and its predictor.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", (), parent)
        self._readings: tuple[Reading, ...] = ()
        self.deciding: int | None = None
        self.setAccessibleName(self.tr("Rules and the people they ask for"))
        self.setToolTip(
            self.tr(
                "A click, Enter or Space makes a rule the one that decides; Ctrl+F1 explains it"
            )
        )
        self.cellClicked.connect(lambda row, _: self._choose(row))
        self.confirmed.connect(lambda: self._choose(self.currentRow()))

    def show_rules(
        self, readings: Sequence[Reading], parts: Sequence[str], deciding: tuple[str, str]
    ) -> None:
        """Shows what each rule asks for.

        Parameters
        ----------
        readings
            The rules.
        parts
            The parts of Canada that have a column.
        deciding
            Name and predictor of the rule that decides.
        """
        self._readings, at, one = tuple(readings), self.currentRow(), len(parts) == 1
        keys = [(of.rule.name, of.rule.predictor) for of in readings]
        self.deciding = keys.index(deciding) if deciding in keys else None
        heads = [self.tr("people")] if one else [texts.part_name(of) for of in parts]
        self.clearSpans()
        self.set_columns([(of, "") for of in (self.tr("Rule"), *heads)])
        rows = [self._row(i, of, parts) for i, of in enumerate(readings)]
        self.show_rows(rows, [texts.rule_tip(of) for of in readings], bold=self.deciding)
        for i, reading in enumerate(readings):
            self.model().setData(self.model().index(i, 0), texts.rule_tip(reading), _ABOUT)
            if reading.rule.kind == FIXED and not one:  # the same everywhere is said once
                self.setSpan(i, 1, 1, len(parts))
                self.model().setData(self.model().index(i, 1), CENTRE, _SIDE)
        self.fit()
        if self.deciding is not None:
            said = self.tr("{0}, decides").format(texts.rule_title(readings[self.deciding].rule))
            self.model().setData(self.model().index(self.deciding, 0), said, _SAID)
        if 0 <= at < len(rows):
            self.setCurrentCell(at, 0)

    def _row(self, i: int, of: Reading, parts: Sequence[str]) -> list[str]:
        """Its title, in two lines beside several columns, and what it asks for in each part."""
        mark = _MARK if i == self.deciding else ""
        first, comma, rest = texts.rule_title(of.rule).partition(", ")
        two_lines = bool(comma) and len(parts) > 1
        title = f"{first}\n{mark}{rest}" if two_lines else f"{mark}{first}{comma}{rest}"
        people = (texts.people(of.cutoffs.get(part)) for part in parts)
        beyond = (_BEYOND if part in of.beyond else "" for part in parts)
        return [title, *(f"{n}{star}" for n, star in zip(people, beyond, strict=True))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses the row where the keyboard is, as Enter does."""
        if event.key() == Qt.Key.Key_Space:
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._readings) and row != self.deciding:
            rule = self._readings[row].rule
            self.chosen.emit(rule.name, rule.predictor)
