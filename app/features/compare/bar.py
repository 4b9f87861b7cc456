"""Over the map: which of two runs is better at what, and what the second map shows."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.frame.session import RunEntry
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from core.differences import ANONYMITY, BITS, CHANGED, DISTANCE, LOST, PEOPLE

RUN = "run"
"""The second map shows the compared run, coloured like the first one."""


class CompareBar(QWidget):
    """A sentence about two runs; while there are two maps, what the second one shows.

    Signals
    -------
    show_requested()
        The difference shall be shown on the map.
    closed()
        The comparison is over.
    run_chosen(int)
        The number of the run to compare with.
    subject_chosen(str)
        `RUN`, or one of the subjects of `core.differences`.
    changes_requested()
        The list of areas that changed region is wanted.
    """

    show_requested = Signal()
    closed = Signal()
    run_chosen = Signal(int)
    subject_chosen = Signal(str)
    changes_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compareBar")
        self.setAccessibleName(self.tr("Comparison of two runs"))
        self.sentence = words("")
        self.sentence.setAccessibleName(self.tr("Which run is better at what"))
        self.more = words("", "muted")
        self.show_button = push_button(
            self.tr("Show on map"),
            self.tr("Show where the two runs differ, on a second map"),
            self,
            self.show_requested.emit,
        )
        self.close_button = icon_button(
            theme, "close", self.tr("Close the comparison"), self, self.closed.emit
        )
        self.runs, self.subjects = QComboBox(self), QComboBox(self)
        self.changes = push_button(
            self.tr("List of changes"),
            self.tr("List the areas that changed region, under the map"),
            self,
            self.changes_requested.emit,
        )
        self._second = QWidget(self)
        self._lay_out()
        self._fill_subjects()
        self.show_two_maps(False)
        self.hide()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.sentence)
        texts.addWidget(self.more)
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addLayout(texts, 1)
        first.addWidget(self.show_button)
        first.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 5, 8, 6)
        column.setSpacing(5)
        column.addLayout(first)
        column.addWidget(self._second)
        self._lay_out_choices()
        self.runs.activated.connect(lambda i: self.run_chosen.emit(int(self.runs.itemData(i))))
        self.subjects.activated.connect(
            lambda i: self.subject_chosen.emit(str(self.subjects.itemData(i)))
        )

    def _lay_out_choices(self) -> None:
        row = QHBoxLayout(self._second)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for text, box, name, tip in (
            (
                self.tr("Compared with"),
                self.runs,
                self.tr("The run to compare with"),
                self.tr("The run that the shown one is compared with"),
            ),
            (
                self.tr("Second map"),
                self.subjects,
                self.tr("What the second map shows"),
                self.tr("The compared run itself, or by how much the shown run differs from it"),
            ),
        ):
            label = QLabel(text, self)
            label.setProperty("role", "muted")
            label.setBuddy(box)
            box.setAccessibleName(name)
            box.setToolTip(tip)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(6)
            row.addWidget(label)
            row.addWidget(box, 1)
        row.addWidget(self.changes)

    def _fill_subjects(self) -> None:
        for subject, text in {
            RUN: self.tr("The compared run"),
            CHANGED: self.tr("Areas that changed region"),
            LOST: self.tr("Difference: records lost in the region (percentage points)"),
            ANONYMITY: self.tr("Difference: anonymity of the region (records)"),
            PEOPLE: self.tr("Difference: people in the region"),
            BITS: self.tr("Difference: geography lost in the region (bits per record)"),
            DISTANCE: self.tr("Difference: distance to the region's centre (km)"),
        }.items():
            self.subjects.addItem(text, subject)

    def say(self, sentence: str, more: str = "") -> None:
        """Shows the sentence, and a second one below it; "" hides the bar."""
        self.sentence.setText(sentence)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.setVisible(bool(sentence))

    def show_two_maps(self, two: bool) -> None:
        """Offers what belongs to a second map, or to show one."""
        self._second.setVisible(two)
        self.show_button.setVisible(not two)

    @Slot(object)
    def show_runs(self, entries: tuple[RunEntry, ...], chosen: RunEntry | None) -> None:
        """Lists the runs that may be compared with."""
        with QSignalBlocker(self.runs):
            self.runs.clear()
            for entry in entries:
                self.runs.addItem(entry.name, entry.number)
            self.runs.setCurrentIndex(-1 if chosen is None else self.runs.findData(chosen.number))

    def show_subject(self, subject: str) -> None:
        """Shows in the list what the second map shows."""
        with QSignalBlocker(self.subjects):
            self.subjects.setCurrentIndex(self.subjects.findData(subject))
