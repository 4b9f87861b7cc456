"""Asks which regions to import, and shows before what will come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.kit import layouts, numbers
from app.kit.controls import Callout
from app.kit.widgets import push_button, words
from core.errors import VbasError
from core.io.partitions import NEAREST, OWN, REST, Partition
from core.placement.given import TABLE

_SHOWN_NOTICES, _LINES = 5, 7


@dataclass(frozen=True)
class Choice:
    """Where regions shall come from: a column of the areas, or two columns of a table."""

    from_table: bool = False
    area_column: str = ""
    region_column: str = ""


class SourceChoice(QWidget):
    """A column of the areas, or two columns of a table.

    Signals
    -------
    table_wanted()
        The user wants to choose a file.
    changed()
        Something else is chosen.
    """

    table_wanted = Signal()
    changed = Signal()

    def __init__(self, columns: Sequence[str], likely: str) -> None:
        super().__init__()
        self.of_column = QRadioButton(self.tr("A &column of the areas"))
        self.of_table = QRadioButton(self.tr("A &table of areas and regions"))
        self._build(columns)
        self.column.setCurrentText(likely)
        self._lay_out()
        self.of_table.setChecked(not columns)
        self.of_column.setChecked(bool(columns))
        self.of_column.setEnabled(bool(columns))
        self.of_column.toggled.connect(self._switch)
        for box in (self.column, self.area_column, self.region_column):
            box.currentIndexChanged.connect(self.changed)
        self._switch()

    def _build(self, columns: Sequence[str]) -> None:
        self.of_column.setToolTip(
            self.tr("Regions are named in the area file, or in a column that was joined to it")
        )
        self.of_table.setToolTip(
            self.tr("A CSV or Parquet file with a row for each area, such as assignment.csv")
        )
        tip = self.tr("The column whose values name the region of each area")
        self.column = _box(self.tr("Region ids"), tip)
        self.column.addItems(list(columns))
        self.file = push_button(
            self.tr("Choose a table …"),
            self.tr("Choose a CSV or Parquet file"),
            self,
            self.table_wanted.emit,
        )
        tip = self.tr("The column of the table that names the areas, as the area file does")
        self.area_column = _box(self.tr("Area ids of the table"), tip)
        self.region_column = _box(
            self.tr("Region ids of the table"),
            self.tr("The column of the table that names the region of each area"),
        )

    def _lay_out(self) -> None:
        of_column = ((self.tr("&Region ids"), self.column),)
        of_table = (
            ("", self.file),
            (self.tr("&Area ids"), self.area_column),
            (self.tr("Re&gion ids"), self.region_column),
        )
        layouts.column(self, self.of_column, _form(of_column), self.of_table, _form(of_table))

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        if self.of_column.isChecked():
            return Choice(False, "", self.column.currentText())
        return Choice(True, self.area_column.currentText(), self.region_column.currentText())

    def show_table(
        self, file: str, columns: Sequence[str], area_column: str, region_column: str
    ) -> None:
        """Offers the columns of a table."""
        for box, chosen in ((self.area_column, area_column), (self.region_column, region_column)):
            with QSignalBlocker(box):
                box.clear()
                box.addItems(list(columns))
                box.setCurrentText(chosen)
        self.file.setText(file)
        with QSignalBlocker(self.of_column):
            self.of_table.setChecked(True)
        self._switch()

    @Slot()
    def _switch(self) -> None:
        table = self.of_table.isChecked()
        self.column.setEnabled(not table)
        self.file.setEnabled(table)
        for box in (self.area_column, self.region_column):
            box.setEnabled(table and box.count() > 0)
        self.changed.emit()


class ImportDialog(QDialog):
    """Column or table, what matches, and what becomes of the rest; the view of the preview.

    Signals
    -------
    table_wanted()
        The user wants to choose a file.
    choice_changed()
        A preview of another choice is wanted.
    confirmed(str, str)
        Name of the run, and what becomes of areas without a region (`LEFT_OVER`).
    """

    table_wanted = Signal()
    choice_changed = Signal()
    confirmed = Signal(str, str)

    def __init__(
        self, columns: Sequence[str], likely: str = "", parent: QWidget | None = None
    ) -> None:
        """``likely`` is the column that is offered first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import regions"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(500)
        self._partition: Partition | None = None
        self._named = False
        self.source = SourceChoice(columns, likely)
        self.source.table_wanted.connect(self.table_wanted)
        self.source.changed.connect(self.choice_changed)
        self._build_rest()
        self._lay_out()
        self.show_missing("")

    def _build_rest(self) -> None:
        self.preview = words("")
        self.callout = Callout()
        self.left_over = QComboBox()
        self.left_over.setAccessibleName(self.tr("Areas without a region"))
        self.left_over.setToolTip(self.tr("What becomes of areas for which no region is told"))
        for text, what in (
            (self.tr("make one region together"), REST),
            (self.tr("join the region of the nearest area"), NEAREST),
            (self.tr("are a region each"), OWN),
        ):
            self.left_over.addItem(text, what)
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the run"))
        self.name.setToolTip(self.tr("What the card of these regions is called"))
        self.name.textEdited.connect(self._note_name)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.import_ = self.buttons.addButton(
            self.tr("&Import"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        why = self.tr(
            "Regions that exist already, such as health regions, are judged like those of a run: "
            "record suppression at k, and every measure."
        )
        rest = (
            (self.tr("Areas &without a region"), self.left_over),
            (self.tr("&Name"), self.name),
        )
        outcome = QWidget()  # in a place that does not change its size with the words
        layouts.column(outcome, self.preview, self.callout, 1, margins=(0, 0, 6, 0))
        scroll = layouts.scrolling(outcome, self)
        scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scroll.setAccessibleName(self.tr("What would be imported"))
        scroll.setMinimumHeight(_LINES * self.fontMetrics().height())
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(words(why, "muted"))
        column.addWidget(self.source)
        column.addWidget(scroll, 1)
        column.addLayout(_form(rest))
        column.addWidget(self.buttons)

    # What is shown

    def show_table(
        self, file: str, columns: Sequence[str], area_column: str, region_column: str
    ) -> None:
        """Offers the columns of a table."""
        self.source.show_table(file, columns, area_column, region_column)

    def show_partition(self, partition: Partition, n_areas: int) -> None:
        """Says what would come of it."""
        self._partition = partition
        n_left = len(partition.left_over)
        text = self.tr("{matched} of {areas} are in {regions}.").format(
            matched=numbers.count(n_areas - n_left),
            areas=numbers.count(n_areas, self.tr("areas")),
            regions=numbers.count(len(partition.region_ids), self.tr("regions")),
        )
        if n_left:
            left = self.tr("Without a region: {n}.").format(n=numbers.count(n_left))
            text = f"{text} {left}"
        notices = [str(of) for of in partition.notices]
        more = len(notices) - _SHOWN_NOTICES
        if more > 0:
            shown = notices[:_SHOWN_NOTICES]
            notices = [*shown, self.tr("{n} more remarks come with the run.").format(n=more)]
        self.preview.setText("\n".join([text, *notices]))
        self.callout.say("")
        self.left_over.setEnabled(n_left > 0)
        if not self._named:
            table = partition.origin == TABLE
            self.name.setText(Path(partition.of).stem if table else partition.of)
        self._enable()

    def show_missing(self, reason: str) -> None:
        """Nothing is chosen yet that could be looked at."""
        del reason
        self._forget(self.tr("What matches is told here once a column is chosen."))

    def show_working(self) -> None:
        """It is being looked at."""
        self._forget(self.tr("Looking …"))

    def show_refused(self, error: VbasError) -> None:
        """Says why nothing can be imported so."""
        self._forget("")
        self.callout.show_error(error)

    def show_stale(self, stale: bool) -> None:
        """Nothing older is ever shown."""

    def show_ready(self) -> None:
        """A preview is about to be shown."""

    def _forget(self, said: str) -> None:
        self._partition = None
        self.preview.setText(said)
        self.callout.say("")
        self._enable()

    @property
    def partition(self) -> Partition | None:
        """What would be imported."""
        return self._partition

    # What is wanted

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        return self.source.choice

    @Slot()
    def _note_name(self) -> None:
        self._named = True
        self._enable()

    def _enable(self) -> None:
        ready = self._partition is not None and bool(self.name.text().strip())
        self.import_.setEnabled(ready)
        why = self.tr("Choose a column that names regions, and a name for the run, first")
        self.import_.setToolTip(self.tr("Judge these regions and add a card") if ready else why)
        self.import_.setDefault(ready)

    def accept(self) -> None:
        """Hands the choice over."""
        if self._partition is not None and self.name.text().strip():
            super().accept()
            self.confirmed.emit(self.name.text().strip(), self.left_over.currentData())


def _box(name: str, tip: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.setMinimumContentsLength(14)
    return box


def _form(rows: Sequence[tuple[str, QWidget]]) -> QFormLayout:
    form = QFormLayout()
    form.setContentsMargins(18, 0, 0, 0)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for text, widget in rows:
        label = QLabel(text)
        label.setBuddy(widget)
        form.addRow(label, widget)
    return form
