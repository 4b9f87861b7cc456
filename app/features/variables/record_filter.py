"""Which records are read at all: a condition as text, a builder that writes it, what it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.kit import layouts, numbers
from app.kit.controls import SPACING, Callout, MutedLabel, WheelGuard, narrow
from app.kit.language import said
from app.kit.small_counts import told
from app.kit.widgets import push_button
from app.table.expression_edit import ExpressionEdit
from core.errors import VbasError
from core.io.records.filter_words import KNOWN, MISSING, TESTS, condition, joined
from core.io.records.filtering import Filtered
from core.small_counts import is_small


class RecordFilter(QWidget):
    """The condition and, on demand, the builder.

    Signals
    -------
    asked(str)
        What this condition leaves shall be counted; it is not taken before that.
    cleared()
        All records shall be read.
    """

    asked = Signal(str)
    cleared = Signal()

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = self._asked = ""
        self._left: Filtered | None = None
        self._least = 0
        self.edit = ExpressionEdit(self)
        self.edit.setPlaceholderText(self.tr("all records"))
        self.edit.setAccessibleName(self.tr("Only records where"))
        self._tip = self.tr(
            "Reads only these records, in every workspace: province = 'ON' and year between "
            "2015 and 2019. Text stands in single quotes; where a value is missing, the record "
            "is left out."
        )
        self.build = push_button(
            self.tr("Add a condition …"),
            self.tr("Puts a condition together from a column and its values"),
            self,
            self._toggle_builder,
        )
        self.words, self.callout = MutedLabel(), Callout()
        self.builder = self._make_builder(guard)
        layouts.column(
            self,
            MutedLabel(self.tr("Only records where")),
            self.edit,
            self.words,
            self.callout,
            self.build,
            self.builder,
            spacing=SPACING,
        )
        self.edit.setToolTip(self._tip)
        self.edit.textChanged.connect(lambda text: self.edit.setToolTip(text or self._tip))
        self.edit.editingFinished.connect(self._take)
        self.builder.hide()
        self.callout.hide()
        self.words.hide()

    def _make_builder(self, guard: WheelGuard) -> QWidget:
        made = QWidget(self)
        self.column, self.test, self.values = QComboBox(made), QComboBox(made), QLineEdit(made)
        self.column.setAccessibleName(self.tr("Column of the condition"))
        self.test.setAccessibleName(self.tr("What its values are"))
        self.values.setAccessibleName(self.tr("Values"))
        self.values.setPlaceholderText(self.tr("values, with commas between them"))
        self.column.setToolTip(self.tr("The column that the condition is about"))
        self.test.setToolTip(self.tr("How its values are compared with what is written below"))
        self.values.setToolTip(self.tr("Values as they are in the file, with commas between them"))
        for test, title in TESTS.items():
            self.test.addItem(said(title), test)
        self.test.currentIndexChanged.connect(self._show_values)
        self.values.returnPressed.connect(self._add)
        add = push_button(
            self.tr("Add"), self.tr("Adds it: all conditions must be met"), made, self._add
        )
        for box in (self.column, self.test):
            narrow(box, guard)
        layouts.column(made, self.column, self.test, self.values, add, spacing=SPACING)
        return made

    def show_columns(self, names: Sequence[str]) -> None:
        """Which columns the file has."""
        self.edit.show_names(tuple(names))
        with QSignalBlocker(self.column):
            self.column.clear()
            self.column.addItems(list(names))

    def show_condition(self, text: str) -> None:
        """Shows what is read now; what it leaves is asked for, if nobody knows."""
        if text == self._shown:
            return
        self._shown = text
        self.edit.setText(text)
        self.callout.show_error(None)
        if not text:
            self._asked = ""
            self.words.hide()
        elif text != self._asked:
            self._ask(text)

    def show_left(self, left: Filtered) -> None:
        """What the condition leaves."""
        self._shown, self._left = left.text, left
        self.callout.show_error(None)
        self.words.setText(self._left_words(left))
        self.words.show()

    def show_least(self, least: int) -> None:
        """Counts of fewer records than these are not told, where others look on; 0 tells all."""
        self._least = least
        if self._left is not None and self._left.text == self._shown:
            self.words.setText(self._left_words(self._left))

    def _left_words(self, left: Filtered) -> str:
        n = left.kept + left.out
        if any(is_small(of, self._least) for of in (left.kept, left.out)):
            text = self.tr("Fewer than {n} are left, or left out.")
            return text.format(n=numbers.count(self._least, self.tr("records")))
        text = self.tr("{kept} of {n} are left ({share}).").format(
            kept=numbers.count(left.kept),
            n=numbers.count(n, self.tr("records")),
            share=numbers.percent(left.kept / n),
        )
        if left.unknown:
            text += " " + self.tr("Left out as a value is missing: {n}.").format(
                n=told(left.unknown, self._least)
            )
        return text

    def show_error(self, error: VbasError) -> None:
        """Why a condition cannot be taken; the one before stays."""
        self.words.hide()
        self.callout.show_error(error)

    @Slot()
    def _take(self) -> None:
        text = self.edit.text().strip()
        if text == self._asked:
            return
        if text:
            self._ask(text)
            return
        self._shown = self._asked = ""
        self.words.hide()
        self.callout.show_error(None)
        self.cleared.emit()

    def _ask(self, text: str) -> None:
        self._asked = text
        self.words.setText(self.tr("Counting what is left …"))
        self.words.show()
        self.asked.emit(text)

    @Slot()
    def _toggle_builder(self) -> None:
        self.builder.setVisible(self.builder.isHidden())
        if not self.builder.isHidden():
            layouts.bring_into_sight(self.builder)

    @Slot()
    def _show_values(self) -> None:
        self.values.setVisible(self.test.currentData() not in (MISSING, KNOWN))

    @Slot()
    def _add(self) -> None:
        try:
            more = condition(self.column.currentText(), self.test.currentData(), self.values.text())
        except VbasError as error:
            self.show_error(error)
            return
        self.values.clear()
        self.edit.setText(joined(self.edit.text(), more))
        self._take()
