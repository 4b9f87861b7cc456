"""Small tables in a panel: words and figures as they are read, to copy and to export."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray
from PySide6.QtCore import QRect, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.frame.workspace import Context
from app.kit import numbers
from app.kit.brief import BriefLabel, Explained
from app.kit.layouts import column, row
from app.kit.small_counts import below, hidden
from app.table.exporting import TableTools
from core.small_counts import ALL_TOLD, are_small

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft | _MIDDLE, Qt.AlignmentFlag.AlignRight | _MIDDLE
CENTRE = Qt.AlignmentFlag.AlignCenter
NAMES, WORDS, EVEN = "names", "words", "even"
"""Who has the room: the first column, whose words wrap; every column what its words need, and the
table scrolls sideways; all the same."""

WRAPS = "\u200b"
"""Where long names may wrap; it is not copied."""

_PADDING, _NARROWEST, _SMALL, _SCROLL_BAR = 13, 40, 0.9, 14
_MARGINS, _AROUND = 14, 12
"""Left and right of the words of a cell, above and below them, pixels."""
_CONFIRMS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


_NAMES_SHARE = 0.28
"""Of the width of a table: names have no more before it scrolls."""


class SmallTable(QTableWidget):
    """As high as its rows: the page scrolls, not the table within it.

    Signals
    -------
    copied(), confirmed()
        Ctrl+C, Enter.
    """

    copied = Signal()
    confirmed = Signal()

    def __init__(
        self,
        name: str,
        columns: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
        *,
        sides: Sequence[Qt.AlignmentFlag] = (),
        room: str = NAMES,
    ) -> None:
        """Build it, without rows.

        Parameters
        ----------
        name
            For those who cannot see it.
        columns
            The title of each, with a line break in two lines, and what it means.
        sides
            Where the words of each column stand; without them the first at the left, the others,
            which are figures, at the right.
        room
            Which columns have it: `NAMES`, `WORDS` or `EVEN`.
        """
        super().__init__(0, len(columns), parent)
        self._sides, self._room = tuple(sides), room
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(
            "QTableView::item { padding: 1px 3px; } QHeaderView::section { padding: 4px 3px; }"
        )
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * _SMALL)
        self.setFont(small)
        self._metrics = self.fontMetrics()
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setFont(small)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_NARROWEST)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit_rows)
        self.set_columns(columns)

    def set_columns(self, columns: Sequence[tuple[str, str]]) -> None:
        """Heads other columns: the title of each and what it means."""
        self.setColumnCount(len(columns))
        for j, (title, tip) in enumerate(columns):
            heading = QTableWidgetItem(title)
            heading.setTextAlignment(self._side(j))
            heading.setToolTip(tip)
            self.setHorizontalHeaderItem(j, heading)
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(mode.Stretch if self._room == EVEN else mode.Fixed)
        if self._room == NAMES:
            header.setSectionResizeMode(0, mode.Stretch)

    def _side(self, j: int) -> Qt.AlignmentFlag:
        if self._sides:
            return self._sides[j]
        return RIGHT if j else LEFT

    def show_rows(
        self,
        rows: Sequence[Sequence[str]],
        tips: Sequence[str | Sequence[str]] = (),
        *,
        bold: int | None = None,
    ) -> None:
        """Shows other rows; ``tips`` has the exact figures of each row, or of each of its cells.

        The figures of row ``bold`` stand out.
        """
        strong = QFont(self.font())
        strong.setBold(True)
        self._metrics = QFontMetrics(self.font() if bold is None else strong)
        with QSignalBlocker(self):
            self.clearContents()
            self.clearSpans()
            self.setRowCount(len(rows))
            for i, texts in enumerate(rows):
                tip = tips[i] if tips else texts
                for j, text in enumerate(texts):
                    item = QTableWidgetItem(text)
                    item.setToolTip(tip if isinstance(tip, str) else tip[j])
                    item.setTextAlignment(self._side(j))
                    if i == bold and j:
                        item.setFont(strong)
                    self.setItem(i, j, item)
            self.clearSelection()
            self.setCurrentCell(-1, -1)
        self.fit()

    def row_texts(self) -> list[list[str]]:
        """What is shown, row by row, to be copied."""
        columns = range(self.columnCount())
        return [
            [self._text(i, j).replace(WRAPS, "") for j in columns] for i in range(self.rowCount())
        ]

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return "" if item is None else item.text()

    def fit(self) -> None:
        """Makes columns as narrow as their words."""
        heading = self.horizontalHeader().fontMetrics()
        for j in range(1 if self._room == NAMES else 0, self.columnCount()):
            title = self.horizontalHeaderItem(j)
            lines = [] if title is None else title.text().split("\n")
            widths = [heading.horizontalAdvance(line) for line in lines]
            alone = (i for i in range(self.rowCount()) if self.columnSpan(i, j) == 1)
            widths += [self._width(i, j, self._text(i, j).split("\n")) for i in alone]
            self.setColumnWidth(j, max(widths, default=0) + _PADDING)
        self._fit_rows()
        self._soon.start()

    def _width(self, row: int, column: int, parts: Sequence[str]) -> int:
        """Pixels of the widest of some words of a cell, in its own letters."""
        return max(map(self._letters(row, column).horizontalAdvance, parts), default=0)

    def _letters(self, row: int, column: int) -> QFontMetrics:
        """Those of a cell."""
        item = self.item(row, column)
        font = None if item is None else item.data(Qt.ItemDataRole.FontRole)
        return self._metrics if font is None else QFontMetrics(font)

    def _fit_names(self) -> None:
        """The first column has the room that is left: its longest word needs some, to a bound."""
        header, last = self.horizontalHeader(), range(1, self.columnCount())
        alone = [i for i in range(self.rowCount()) if self.columnSpan(i, 0) == 1]
        words = max((self._width(i, 0, self._text(i, 0).split(" ")) for i in alone), default=0)
        room = self.viewport().width() - sum(map(header.sectionSize, last))
        wanted = min(words + _MARGINS, round(self.viewport().width() * _NAMES_SHARE))
        narrow = room < wanted
        mode = QHeaderView.ResizeMode.Fixed if narrow else QHeaderView.ResizeMode.Stretch
        if header.sectionResizeMode(0) != mode:
            header.setSectionResizeMode(0, mode)
        if narrow:
            header.resizeSection(0, wanted)

    @Slot()
    def _fit_rows(self) -> None:
        header = self.horizontalHeader()
        if self._room == NAMES:
            self._fit_names()
        for i in range(self.rowCount()):  # Qt's own heights take another padding into account
            self.setRowHeight(i, max(self._height(i, j) for j in range(self.columnCount())))
        high = header.sizeHint().height() + 2 * self.frameWidth()
        if header.length() > self.viewport().width():
            high += _SCROLL_BAR
        self.setFixedHeight(high + self.verticalHeader().length())

    def _height(self, row: int, column: int) -> int:
        """Pixels that the words of a cell need."""
        over = range(column, column + self.columnSpan(row, column))
        room = QRect(0, 0, max(_NARROWEST, sum(map(self.columnWidth, over)) - _MARGINS), 10_000)
        wraps = column == 0 or self._room == EVEN
        flags = int(Qt.TextFlag.TextWordWrap) if wraps else 0
        text = self._text(row, column)
        return self._letters(row, column).boundingRect(room, flags, text).height() + _AROUND

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap anew, once the columns have their widths."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._soon.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, Enter confirms the row."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() in _CONFIRMS and self.state() != self.State.EditingState:
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True)
class Counts:
    """Which columns of a table count records, so that others do not see small ones.

    Attributes
    ----------
    columns
        {column: columns from which it could be worked out}.
    names
        The same, of the table that is copied and written.
    units
        What is counted, in the user's language: so it stands in sentences and tooltips.
    summed
        Whether a total of the rows is told: where one count is small, another one goes with it.
    """

    columns: Mapping[int, tuple[int, ...]]
    names: Mapping[str, tuple[str, ...]]
    units: tuple[str, ...]
    summed: bool = False

    def all_told(self, rows: Sequence[Sequence[str]], least: int) -> list[list[str]]:
        """Rows without small counts and what follows from them."""
        told = [list(row) for row in rows]
        for counted, others in self.columns.items():
            digits = ["".join(filter(str.isdecimal, row[counted])) for row in rows]
            counts = np.array([float(of) if of else np.nan for of in digits])
            small, beside = self.untold(counts, least)
            for i in (*small, *beside):
                told[i][counted] = below(least) if i in small else numbers.NOTHING
                for other in others:
                    told[i][other] = numbers.NOTHING
        return told

    def untold(self, counts: NDArray[np.float64], least: int) -> tuple[list[int], list[int]]:
        """Rows with a small count, and those that would give a single one back with the total."""
        small = np.flatnonzero(are_small(counts, least)).tolist()
        if not self.summed or len(small) != 1:
            return small, []
        others = np.where(counts >= least, counts, np.nan)
        return small, [] if np.isnan(others).all() else [int(np.nanargmin(others))]


class TableSection(QWidget):
    """A grid with what stands around it."""

    def __init__(
        self,
        context: Context[Any],
        heading: str,
        columns: Sequence[tuple[str, str]],
        file_name: str,
        *,
        name: str = "",
        sides: Sequence[Qt.AlignmentFlag] = (),
        room: str = NAMES,
        counts: Counts | None = None,
    ) -> None:
        """``file_name`` that is offered, without its ending; the rest as in `SmallTable`.

        With ``counts``, small ones among them are not told while others look on.
        """
        super().__init__()
        self._table: Callable[[], pd.DataFrame] = pd.DataFrame
        self._counts, self._session = counts, context.program.session
        self.tools = TableTools(context.program.window, self._told_table, file_name)
        self.grid = SmallTable(name or heading, columns, self, sides=sides, room=room)
        self.grid.copied.connect(self.tools.copy)
        self.heading, self.why = Explained(heading), BriefLabel(role="muted")
        top = row(None, (self.heading, 1), self.tools, margins=(0, 4, 0, 0))
        parts = (top, self.heading.why, self.why, self.grid)
        self.parts = column(self, *parts, spacing=3, margins=(0, 6, 0, 0))

    def show_table(
        self,
        why: str,
        rows: Sequence[Sequence[str]],
        tips: Sequence[str | Sequence[str]],
        table: Callable[[], pd.DataFrame],
        meaning: str = "",
    ) -> None:
        """Shows rows as words, with their tooltips; ``table`` makes the same with all digits.

        ``why`` is what was found, ``meaning`` what the heading means: that is told on demand.
        """
        self._table = table
        least, counts = self._least(), self._counts
        if counts is not None and least:
            why, meaning = (hidden(of, least, counts.units) for of in (why, meaning))
            tips = [hidden("\n".join(_parts(of)), least, counts.units) for of in tips]
            told = counts.all_told(rows, least)
            each = zip(tips, rows, told, strict=True)  # shares of a tooltip would tell it, too
            tips = [tip if list(row) == said else said[0] for tip, row, said in each]
            rows = told
        self.heading.explain(meaning)
        self.why.setText(why)
        self.why.keep_open(not rows)  # what is missing, and what helps
        self.why.setVisible(bool(why))
        self.grid.show_rows(rows, tips)

    def as_csv(self) -> str:
        """The table with all digits."""
        return str(self._told_table().to_csv(index=False, lineterminator="\n"))

    def _least(self) -> int:
        """The smallest count that is told."""
        session = self._session
        return ALL_TOLD if self._counts is None else session.showing.least_on_screen(session.k)

    def _told_table(self) -> pd.DataFrame:
        frame, least = self._table(), self._least()
        if self._counts is not None and least:
            for name, others in self._counts.names.items():
                small, beside = self._counts.untold(frame[name].to_numpy(np.float64), least)
                gone = np.isin(np.arange(len(frame)), [*small, *beside])
                for of in (name, *others):
                    frame[of] = frame[of].mask(gone)
        return frame


def _parts(tip: str | Sequence[str]) -> Sequence[str]:
    return [tip] if isinstance(tip, str) else tip
