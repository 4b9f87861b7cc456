"""The list of runs: one card each, with a thumbnail of its regions."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app import numbers
from app.session import RunEntry
from app.theme import Theme
from app.widgets import ShortLabel, icon_button, words
from app.workspaces.aggregate.measure_groups import placement_title
from app.workspaces.aggregate.measures import headline
from app.workspaces.aggregate.scenario.approach_form import short_title

THUMBNAIL = QSize(92, 70)


class RunCard(QFrame):
    """One run.

    Signals
    -------
    chosen(), renamed(str), compared(bool), removed()
    """

    chosen = Signal()
    renamed = Signal(str)
    compared = Signal(bool)
    removed = Signal()

    def __init__(self, entry: RunEntry, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(headline(entry))
        self.setAccessibleName(self.tr("Run {0}: {1}").format(entry.name, self._facts()))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 6, 8)
        row.setSpacing(8)
        self._picture = QLabel(self)
        self._picture.setFixedSize(THUMBNAIL)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addLayout(self._build_top(theme))
        e = entry.run.evaluation
        lost = self.tr("{0} of records lost").format(numbers.percent(e.suppression_rate))
        for text, role in ((lost, ""), (self._sizes(), "muted"), (self._settings(), "muted")):
            label = ShortLabel(text, role, self)
            label.setContentsMargins(3, 0, 0, 0)
            column.addWidget(label)
        row.addLayout(column, 1)

    def _build_top(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        self._name = QLineEdit(self.entry.name, self)
        self._name.setAccessibleName(self.tr("Name of the run"))
        self._name.setToolTip(self.tr("Name of the run; type to change it"))
        self._name.setMinimumWidth(60)
        self._name.editingFinished.connect(self._rename)
        tip = self.tr("Compare the shown run with this one")
        self._compare = icon_button(theme, "compare", tip, self)
        self._compare.setCheckable(True)
        self._compare.clicked.connect(self.compared)
        tip = self.tr("Remove this run from the list")
        self._delete = icon_button(theme, "trash", tip, self, self.removed.emit)
        row.addWidget(self._name, 1)
        row.addWidget(self._compare)
        row.addWidget(self._delete)
        return row

    def show_thumbnail(self, image: QImage) -> None:
        """Shows a small picture of the regions."""
        image.setDevicePixelRatio(self.devicePixelRatioF())
        self._picture.setPixmap(QPixmap.fromImage(image))

    def mark(self, current: bool, compared: bool) -> None:
        """Shows whether the run is on the map, and whether it is what that is compared with."""
        self.setProperty("current", current)
        self.style().unpolish(self)
        self.style().polish(self)
        self._compare.setChecked(compared)
        self._compare.setEnabled(not current)

    def _sizes(self) -> str:
        e, number = self.entry.run.evaluation, self.entry.run.site_number
        regions = numbers.count(e.n_regions, self.tr("regions"))
        sites = numbers.count(number.n_sites, self.tr("sites"))
        return f"{regions} · {sites} · k {numbers.count(self.entry.run.scenario.k)}"

    def _settings(self) -> str:
        """The approach, in a word or two: there is little room."""
        scenario = self.entry.run.scenario
        short = short_title(scenario.placement)
        return short if scenario.refinement is None else f"{short} + {scenario.refinement.name}"

    def _facts(self) -> str:
        return f"{self._sizes()}, {placement_title(self.entry)}"

    @Slot()
    def _rename(self) -> None:
        name = self._name.text().strip()
        if not name:
            self._name.setText(self.entry.name)
        elif name != self.entry.name:
            self.renamed.emit(name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows the run."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or space shows the run, Delete removes it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Comes into sight."""
        super().focusInEvent(event)
        area = self.parent()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parent()
        if area is not None:
            area.ensureWidgetVisible(self)


LEAST_HEIGHT = 112
"""Room for one card, pixels."""


class RunsPanel(QWidget):
    """All runs, the newest on top.

    Signals
    -------
    show_requested(RunEntry), rename_requested(RunEntry, str), remove_requested(RunEntry)
    compare_requested(RunEntry | None)
    """

    show_requested = Signal(object)
    rename_requested = Signal(object, str)
    remove_requested = Signal(object)
    compare_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cards: dict[int, RunCard] = {}
        self._thumbnails: dict[int, QImage] = {}
        self._current: RunEntry | None = None
        self._compared: RunEntry | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scroll = self._scroll = QScrollArea(self)
        scroll.setMinimumHeight(LEAST_HEIGHT)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer.addWidget(scroll)
        inside = QWidget(scroll)
        inside.setProperty("panel", True)
        scroll.setWidget(inside)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(8, 2, 8, 8)
        self._column.setSpacing(6)
        self._empty = words(
            self.tr("No run yet. A run groups areas into regions; press Run (F5) to make one."),
            "muted",
        )
        self._column.addWidget(self._empty)
        self._column.addStretch(1)

    @property
    def cards(self) -> tuple[RunCard, ...]:
        """The cards, the oldest first."""
        return tuple(self._cards.values())

    @Slot(object)
    def show_runs(self, entries: tuple[RunEntry, ...]) -> None:
        """Replaces the list."""
        for number, card in list(self._cards.items()):
            if not any(entry is card.entry for entry in entries):
                self._column.removeWidget(card)
                card.hide()
                card.deleteLater()
                del self._cards[number]
        for entry in entries:
            if entry.number not in self._cards:
                self._cards[entry.number] = self._new_card(entry)
        order = sorted(self._cards.items(), reverse=True)
        for place, (_, card) in enumerate(order):
            self._column.insertWidget(place, card)
        self._cards = dict(sorted(self._cards.items()))
        self._empty.setVisible(not self._cards)
        self._mark()

    @Slot(object)
    def show_current(self, entry: RunEntry | None) -> None:
        """Marks the run that is on the map, and brings its card into sight."""
        self._current = entry
        self._mark()
        if entry is not None and entry.number in self._cards:
            # After the layout has given a new card its place.
            card = self._cards[entry.number]
            QTimer.singleShot(0, card, lambda: self._scroll.ensureWidgetVisible(card))

    @Slot(object)
    def show_compared(self, entry: RunEntry | None) -> None:
        """Marks the run that the shown one is compared with."""
        self._compared = entry
        self._mark()

    def show_thumbnail(self, number: int, image: QImage) -> None:
        """Gives the run of a number its picture."""
        self._thumbnails[number] = image
        if number in self._cards:
            self._cards[number].show_thumbnail(image)

    def _new_card(self, entry: RunEntry) -> RunCard:
        card = RunCard(entry, self._theme, self)
        card.chosen.connect(lambda: self.show_requested.emit(entry))
        card.renamed.connect(lambda name: self.rename_requested.emit(entry, name))
        card.removed.connect(lambda: self.remove_requested.emit(entry))
        card.compared.connect(lambda on: self.compare_requested.emit(entry if on else None))
        if entry.number in self._thumbnails:
            card.show_thumbnail(self._thumbnails[entry.number])
        return card

    def _mark(self) -> None:
        for card in self._cards.values():
            number = card.entry.number
            card.mark(
                self._current is not None and self._current.number == number,
                self._compared is not None and self._compared.number == number,
            )
