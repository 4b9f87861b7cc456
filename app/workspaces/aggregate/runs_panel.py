"""The list of runs: cards to show, compare, name and mark; sorted and filtered as one likes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.features.runs.run_order import ALL_KINDS, Arrangement, arranged
from app.features.runs.run_words import Gain
from app.frame.session import RunEntry
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.aggregate.run_card import COMPARE, OVERLAY, REMOVE, STAR, THUMBNAIL
from app.workspaces.aggregate.run_list import RunRows
from app.workspaces.aggregate.run_view import EXPORT, SETTINGS, SHOW, RunView
from app.workspaces.aggregate.runs_header import RunsHeader

__all__ = ["THUMBNAIL", "RunsPanel"]


class RunsPanel(QWidget):
    """All runs.

    Signals
    -------
    show_requested(RunEntry), rename_requested(RunEntry, str), remove_requested(RunEntry)
    compare_requested(RunEntry | None), star_requested(RunEntry, bool)
    overlay_requested(RunEntry)
        Draw it together with the shown run in the plots, or no longer.
    settings_requested(RunEntry), export_requested(RunEntry)
        Use its settings again; write its results.
    today_switched(bool)
        Today's practice is wanted, or no longer.
    run_requested()
        The button of the empty list.
    arrangement_changed(Arrangement)
        The user sorts or filters otherwise.
    """

    show_requested = Signal(object)
    rename_requested = Signal(object, str)
    remove_requested = Signal(object)
    compare_requested = Signal(object)
    star_requested = Signal(object, bool)
    overlay_requested = Signal(object)
    settings_requested = Signal(object)
    export_requested = Signal(object)
    today_switched = Signal(bool)
    run_requested = Signal()
    arrangement_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[RunEntry, ...] = ()
        self._how = Arrangement()
        self._current = self._compared = 0
        self._overlaid: frozenset[int] = frozenset()
        self.rows = RunRows(self)
        self.view = RunView(self.rows, theme, self)
        self.header = RunsHeader(theme, self)
        self._build_empty()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(3)
        column.addWidget(self.header)
        column.addWidget(self._empty)
        column.addWidget(self._none)
        column.addWidget(self.view, 1)
        self.header.chosen.connect(self._take)
        self.header.today_switched.connect(self.today_switched)
        self.rows.renamed.connect(self.rename_requested)
        self.view.wished.connect(self._wish)
        self.view.edited.connect(self._arrange)
        self._arrange()

    # Building

    def _build_empty(self) -> None:
        tip = self.tr("Group areas into regions (F5)")
        button = push_button(self.tr("Run"), tip, self, self.run_requested.emit)
        text = self.tr("No run yet. A run groups areas into regions; press Run (F5) to make one.")
        self._empty = _with_button(text, button)
        tip = self.tr("Take all filters away")
        button = push_button(self.tr("Show all"), tip, self, self.show_all)
        self._none = _with_button(self.tr("No run is as the filter asks."), button)

    # What is shown

    @property
    def entries(self) -> tuple[RunEntry, ...]:
        """The runs in sight, from the top."""
        return self.rows.entries

    @property
    def arrangement(self) -> Arrangement:
        """How the list is sorted and filtered."""
        return self._how

    @Slot(object)
    def show_runs(self, entries: tuple[RunEntry, ...]) -> None:
        """Replaces the list."""
        self._entries = entries
        self.rows.forget_others({entry.number for entry in entries})
        self._arrange()

    @Slot(object)
    def show_current(self, entry: RunEntry | None) -> None:
        """Marks the run that is on the map, and brings its card into sight."""
        self._current = 0 if entry is None else entry.number
        self._mark()
        # After the list has got a new run.
        QTimer.singleShot(0, self.view, self._bring_into_sight)

    @Slot(object)
    def show_compared(self, entry: RunEntry | None) -> None:
        """Marks the run that the shown one is compared with."""
        self._compared = 0 if entry is None else entry.number
        self._mark()

    @Slot(object)
    def show_overlaid(self, entries: tuple[RunEntry, ...]) -> None:
        """Marks the runs that are drawn together in the plots."""
        self._overlaid = frozenset(entry.number for entry in entries)
        self._mark()

    def show_thumbnail(self, number: int, image: QImage) -> None:
        """Gives the run of a number its picture."""
        if any(entry.number == number for entry in self._entries):
            self.rows.show_picture(number, image, self.devicePixelRatioF())

    @Slot(object)
    def show_gains(self, gains: Mapping[int, Gain]) -> None:
        """What runs gain against today's practice, by their numbers."""
        self.rows.show_gains(gains)

    def show_today(self, shown: bool) -> None:
        """Marks whether today's practice is wanted."""
        self.header.today.setChecked(shown)

    def show_arrangement(self, how: Arrangement) -> None:
        """Sorts and filters as was chosen before."""
        self._how = how
        self.header.show_arrangement(how)
        self._arrange()

    @Slot()
    def show_all(self) -> None:
        """Takes all filters away."""
        self._take(replace(self._how, kind=ALL_KINDS, starred=False, text=""))

    @Slot(object)
    def _take(self, how: Arrangement) -> None:
        self.show_arrangement(how)
        self.arrangement_changed.emit(how)

    @Slot()
    def _arrange(self) -> None:
        if self.view.editing:  # the name that is typed would be lost
            return
        at, before = self.view.entry_at(self.view.currentIndex()), self.view.currentIndex().row()
        place = self.view.verticalScrollBar().value()
        self.rows.show_entries(arranged(self._entries, self._how))
        if at is not None:
            row = self.rows.row_of(at.number)
            row = min(before, len(self.entries) - 1) if row < 0 else row  # its neighbour
            self.view.setCurrentIndex(self.rows.index(row))
            self.view.verticalScrollBar().setValue(place)
        some, shown = bool(self._entries), bool(self.rows.entries)
        self.header.setVisible(some)
        self._empty.setVisible(not some)
        self._none.setVisible(some and not shown)
        self.view.setVisible(shown)
        self.view.updateGeometry()

    def _mark(self) -> None:
        self.rows.show_marks(self._current, self._compared, self._overlaid)

    @Slot()
    def _bring_into_sight(self) -> None:
        row = self.rows.row_of(self._current)
        if row >= 0 and not self.view.editing:
            self.view.setCurrentIndex(self.rows.index(row))
            self.view.scrollTo(self.rows.index(row))

    # Wishes

    @Slot(str, object)
    def _wish(self, what: str, entry: RunEntry) -> None:
        if what == COMPARE:
            if entry.number != self._current:
                on = entry.number != self._compared
                self.compare_requested.emit(entry if on else None)
        elif what == STAR:
            self.star_requested.emit(entry, not entry.starred)
        else:
            {
                SHOW: self.show_requested,
                OVERLAY: self.overlay_requested,
                REMOVE: self.remove_requested,
                SETTINGS: self.settings_requested,
                EXPORT: self.export_requested,
            }[what].emit(entry)


def _with_button(text: str, button: QWidget) -> QWidget:
    """A sentence and the button that helps."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(10, 4, 10, 8)
    column.addWidget(words(text, "muted"))
    row = QHBoxLayout()
    row.addWidget(button)
    row.addStretch(1)
    column.addLayout(row)
    column.addStretch(1)
    return made
