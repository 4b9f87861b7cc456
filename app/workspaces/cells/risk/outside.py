"""Attacks beside a census or registry: a table of people, what is found, a statement."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QWidget

from app.kit import numbers
from app.kit.controls import Callout, MutedLabel, WheelGuard
from app.kit.file_dialogs import ask_for_file
from app.kit.layouts import column, fill, labelled_rows, row
from app.kit.messages import busy_words
from app.kit.own_job import OwnJob
from app.kit.widgets import described, push_button, words
from app.table.small import TableSection
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import tr
from core.io.attack_files import Outside, attack_beside, attacks_table
from core.io.records.preview import RecordPreview, inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.risk.of_records import Risk
from core.risk.outside import PEOPLE, FoundOutside
from core.risk.released import released
from core.steps import Steps

_FOLDER, _NONE = "records", ""
_USUAL = (PEOPLE, "population", "count", "n")
"""Names of a column with the number of people."""


class OutsideSection(TableSection):
    """Opens a table of people, and shows what attacks find beside it."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("Who"), tr("Everybody, or a group or part of the people")),
            (tr("People"), tr("How many people the table counts")),
            (tr("Alike\n< k"), tr("Attack 1: people in classes of fewer than k")),
            (tr("Linked"), tr("Attack 2: records expected to be linked rightly, at most")),
            (tr("Worst"), tr("Attack 3: highest probability of a right guess")),
        )
        super().__init__(context, tr("Beside a census or registry"), columns, "attacks")
        self._program, self._state = context.program, context.state
        self._risk: Risk | None = None
        self._preview: RecordPreview | None = None
        self._asked: object = None
        self.outside: Outside | None = None
        self.job = OwnJob(self._program.jobs, object, self)
        tip = self.tr("A table with the columns that somebody knows, and the number of people")
        self.open = push_button(self.tr("Open people …"), tip, self, self._ask_for_file)
        tip = self.tr("Copy what the documentation of a release can say")
        self.copy = push_button(self.tr("Copy statement"), tip, self, self._copy)
        self.people = _box(self.tr("Column with the number of people"), self)
        self.group = _box(self.tr("Column that names a part of the people, blank for all"), self)
        self.part = _box(self.tr("Each of its values is looked at by itself"), self)
        rows = (
            (self.tr("Number"), self.people),
            (self.tr("Group"), self.group),
            (self.tr("Part"), self.part),
        )
        self.choices = QWidget(self)
        column(self.choices, *labelled_rows(WheelGuard(self), rows), spacing=5)
        self.file, self.statement, self.trouble = MutedLabel(), words(""), Callout(self)
        self.parts.insertLayout(1, row(None, self.open, self.copy, 1, spacing=6))
        for place, widget in enumerate((self.file, self.choices, self.trouble), start=2):
            self.parts.insertWidget(place, widget)
        self.parts.addWidget(self.statement)
        for box in (self.people, self.group, self.part):
            box.activated.connect(self._run)
        self.job.failed.connect(self.trouble.show_error)
        self._show(None)

    def show_result(self, of: Risk) -> None:
        """Attacks again, if other columns or records are looked at."""
        self._risk = of
        if self._preview is not None and self._wanted() != self._asked:
            self._run()

    # The table of people

    @Slot()
    def _ask_for_file(self) -> None:
        title, kinds = self.tr("Open people"), self.tr("Tables (*.csv *.parquet *.txt *.tsv)")
        path = ask_for_file(self._program.window, self._program.settings, _FOLDER, title, kinds)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Looks into a table of people, and attacks beside it."""
        self._start(self.tr("Reading people"), inspect_records(path), self._look)

    def _look(self, preview: RecordPreview) -> None:
        self._preview = preview
        names = [of.name for of in preview.columns]
        known = [of.column for of in self._known()]
        others = [name for name in names if name not in known]
        usual = next((name for name in others if name.casefold() in _USUAL), _NONE)
        nothing = {_NONE: self.tr("none")}
        numeric = {of.name: of.name for of in preview.columns if of.kind == "number"}
        fill(self.people, nothing | numeric, usual)
        rest = {name: name for name in others if name != usual}
        fill(self.group, nothing | rest, _NONE)
        fill(self.part, nothing | {name: name for name in known}, _NONE)
        self._run()

    def _known(self) -> tuple[QuasiIdentifier, ...]:
        """The columns of the records that the table has, too."""
        wanted, risk, preview = self._state.wanted, self._risk, self._preview
        if risk is None or preview is None:
            return ()
        known = () if wanted is None else wanted.quasi_identifiers
        recoded = {of.column: of for of in known}
        there = {of.name for of in preview.columns}
        return tuple(recoded.get(of, QuasiIdentifier(of)) for of in _columns(risk) if of in there)

    def _wanted(self) -> tuple[object, ...]:
        risk, boxes = self._risk, (self.people, self.group, self.part)
        k = None if risk is None else risk.asked.threshold.k
        of = None if risk is None else risk.asked.of
        return (self._preview, of, self._known(), k, *(box.currentData() for box in boxes))

    @Slot()
    def _run(self) -> None:
        risk, preview, known = self._risk, self._preview, self._known()
        if risk is None or preview is None or not isinstance(preview.path, Path):
            return
        self._show(None)
        if not known or not self.people.currentData():
            said = self.tr("The table has none of the columns {columns}, or no number of people.")
            self.trouble.say(said.format(columns=", ".join(_columns(risk))))
            return
        of, outcome = risk.asked.of, risk.asked.of.outcome
        columns = [qi.column for qi in known]
        records = of.records
        if outcome is not None:
            records = released(records, outcome.suppression, columns, as_seen=True)
        part = self.part.currentData()
        steps = attack_beside(
            preview.path,
            known,
            records,
            risk.asked.threshold.k,
            self.people.currentData(),
            self.group.currentData() or None,
            part if part in columns else None,
        )
        self._asked = self._wanted()
        self._start(self.tr("Attacking beside these people"), steps, self._show)

    def _start(self, title: str, steps: Steps[Any], done: Callable[[Any], None]) -> None:
        self.trouble.show_error(None)
        if not self.job.start(title, steps, done):
            self._asked = None
            self.trouble.say(busy_words())

    # What came out

    def _show(self, found: Outside | None) -> None:
        self.outside, preview = found, self._preview
        for widget in (self.choices, self.file):
            widget.setVisible(preview is not None)
        self.file.setText("" if preview is None else preview.path.name)
        for widget in (self.grid, self.tools, self.statement, self.copy):
            widget.setVisible(found is not None)
        meaning = tr(
            "Elsewhere the records themselves stand for the people. Here the people are "
            "those of a census or registry: a column for each variable, one with their number."
        )
        if found is None:
            self.show_table("", (), (), lambda: attacks_table(()), meaning)
            return
        rows = [_row(of) for of in found.found]
        self.show_table("", rows, [""] * len(rows), lambda: attacks_table(found.found), meaning)
        self.statement.setText(" ".join(map(str, found.statement[:2])))

    @Slot()
    def _copy(self) -> None:
        if self.outside is not None:
            text = "\n\n".join(map(str, self.outside.statement))
            QGuiApplication.clipboard().setText(text)


def _columns(risk: Risk) -> tuple[str, ...]:
    """What can be known of the records."""
    return tuple(dict.fromkeys(name for of in risk.asked.of.combinations for name in of))


def _row(of: FoundOutside) -> tuple[str, ...]:
    who = " · ".join(name for name in (of.group or tr("all"), of.part) if name)
    linked = numbers.NOTHING if of.links is None else numbers.short(of.links)
    worst = numbers.NOTHING if of.worst is None else numbers.percent(of.worst)
    return who, numbers.count(of.people), numbers.percent(of.share_at_risk), linked, worst


def _box(tip: str, parent: OutsideSection) -> QComboBox:
    return described(QComboBox(parent), tip, tip)
