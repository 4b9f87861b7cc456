"""The runs as rows: what each says, which are marked, and their pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QImage, QPixmap

from app.features.runs.run_words import CardWords, Gain, card_words
from app.frame.session import RunEntry, same_areas
from core.io.areas import AreaFile
from core.small_counts import ALL_TOLD

_FIRST = int(Qt.ItemDataRole.UserRole)
ENTRY, WORDS, PICTURE, CURRENT, COMPARED, OVERLAID = range(_FIRST, _FIRST + 6)
"""Roles: the run, what its card says, its picture; whether it is shown, compared, drawn too."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class RunRows(QAbstractListModel):
    """The runs that are shown, in order.

    Signals
    -------
    renamed(RunEntry, str)
        A name was typed.
    """

    renamed = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[RunEntry] = []
        self._words: dict[int, tuple[RunEntry, Gain | None, CardWords]] = {}
        self._areas: AreaFile | None = None
        self._least_told: Callable[[int], int] = lambda k: ALL_TOLD
        self._pictures: dict[int, QPixmap] = {}
        self._gains: Mapping[int, Gain] = {}
        self._current = self._compared = 0
        self._overlaid: frozenset[int] = frozenset()

    @property
    def entries(self) -> tuple[RunEntry, ...]:
        """The runs, from the top."""
        return tuple(self._entries)

    def show_entries(self, entries: Sequence[RunEntry]) -> None:
        """Replaces the rows; views hear of it only if something changed."""
        same = len(entries) == len(self._entries) and all(
            new is old for new, old in zip(entries, self._entries, strict=True)
        )
        if same:
            return
        self.beginResetModel()
        self._entries = list(entries)
        self.endResetModel()

    def forget_others(self, numbers: set[int]) -> None:
        """Drops the words of runs that are gone; pictures stay, as runs may come back."""
        for number in self._words.keys() - numbers:
            del self._words[number]

    def show_marks(self, current: int, compared: int, overlaid: frozenset[int]) -> None:
        """Marks runs by their numbers (0 = none)."""
        self._current, self._compared, self._overlaid = current, compared, overlaid
        self._all_changed()

    def show_areas(self, areas: AreaFile | None) -> None:
        """Which areas are open: runs of others are marked, and paler."""
        self._areas = areas
        self._words.clear()
        self._all_changed()

    def tell_from(self, least: Callable[[int], int]) -> None:
        """Says anew what cards say, from now on no count of records below ``least(k)``."""
        self._least_told = least
        self._words.clear()
        self._all_changed()

    def show_gains(self, gains: Mapping[int, Gain]) -> None:
        """What runs gain against today's practice, by their numbers."""
        if gains != self._gains:
            self._gains = dict(gains)
            self._all_changed()

    def show_picture(self, number: int, image: QImage, ratio: float) -> None:
        """Gives the run of a number its picture."""
        image.setDevicePixelRatio(ratio)
        self._pictures[number] = QPixmap.fromImage(image)
        row = self.row_of(number)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row), [PICTURE])

    def row_of(self, number: int) -> int:
        """The row of the run of a number, -1 where it is not shown."""
        rows = (row for row, entry in enumerate(self._entries) if entry.number == number)
        return next(rows, -1)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Number of runs."""
        return 0 if parent.isValid() else len(self._entries)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Names can be edited."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """What a view asks for."""
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role == PICTURE:
            return self._pictures.get(entry.number)
        if role in (CURRENT, COMPARED, OVERLAID):
            marked = {CURRENT: {self._current}, COMPARED: {self._compared}}
            return entry.number in marked.get(role, self._overlaid)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return entry.name
        words = self._words_of(entry)
        texts = {
            WORDS: words,
            int(Qt.ItemDataRole.ToolTipRole): words.tip,
            int(Qt.ItemDataRole.AccessibleTextRole): words.accessible,
            int(Qt.ItemDataRole.AccessibleDescriptionRole): words.tip,
        }
        return texts.get(role)

    def setData(self, index: Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:  # noqa: N802
        """Takes a name, unless it is blank or the same."""
        name = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or not name:
            return False
        entry = self._entries[index.row()]
        if name == entry.name:
            return False
        self.renamed.emit(entry, name)
        return True

    def _words_of(self, entry: RunEntry) -> CardWords:
        gain = self._gains.get(entry.number)
        known = self._words.get(entry.number)
        if known is None or known[0] is not entry or known[1] is not gain:
            least = self._least_told(entry.run.scenario.k)
            said = card_words(entry, gain, of_others=self._of_others(entry), least=least)
            known = (entry, gain, said)
            self._words[entry.number] = known
        return known[2]

    def _of_others(self, entry: RunEntry) -> bool:
        of, own = self._areas, entry.area_file
        if of is None:
            return False
        return own.source.path != of.source.path or not same_areas(own, of)  # another layer of it

    def _all_changed(self) -> None:
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))
