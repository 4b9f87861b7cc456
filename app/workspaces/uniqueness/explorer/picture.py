"""The picture of all combinations: a row for each number of variables, a field for each."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.tables import mixed_csv
from app.kit import numbers
from app.workspaces.uniqueness.explorer import fields, lines, texts
from app.workspaces.uniqueness.explorer.cells import Cells, strips
from app.workspaces.uniqueness.explorer.pictured import Picture, field_colours
from app.workspaces.uniqueness.state import tr
from core.record_uniqueness.arrangement import Arrangement

_LEAST_HEIGHT, _LEAST_WIDTH = 120, 240


class CombinationsChart(Picture):
    """The picture.

    Signals
    -------
    chosen(int)
        A combination was chosen, as a mask of the variables; 0 = none any more.
    """

    chosen = Signal(object)  # an int of up to 63 bits

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strips: tuple[tuple[object, ...], QImage] | None = None
        self._cells: tuple[tuple[object, ...], Cells] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)

    def sizeHint(self) -> QSize:
        """As low as a dock below the map."""
        return QSize(520, 180)

    # What is shown

    def show_arrangement(self, arrangement: Arrangement | None, titles: tuple[str, ...]) -> None:
        """Shows other combinations, or more of them counted; the keyboard stays where it is."""
        before, at = self.arrangement, self.current
        kept = before.mask(at) if before is not None and at is not None else 0
        self.arrangement, self.titles, self.hovered = arrangement, titles, None
        place = -1
        if before is not None and arrangement is not None:
            same = before.lattice.names == arrangement.lattice.names
            place = arrangement.place(kept) if same else -1
        self.current = place if place >= 0 else None
        self._say_current()
        self.update()

    def show_chosen(self, mask: int) -> None:
        """Marks the combination that is looked at; 0 = none."""
        self.chosen_mask = mask
        place = -1 if self.arrangement is None else self.arrangement.place(mask)
        if place >= 0:
            self.current = place
            self._say_current()
        self.update()

    def show_path(self, masks: tuple[int, ...]) -> None:
        """Joins combinations by a line, from few variables to many; none for no line."""
        self.path = masks
        self.update()

    def show_limits(self, research: float, public: float) -> None:
        """Other shares of records in unique sets are allowed."""
        self.limits = (research, public)
        self.update()

    # Places

    def cells(self, width: float) -> Cells | None:
        """Where the fields are in a picture of a width."""
        if self.arrangement is None:
            return None
        frame = fields.frame_of(self, self.arrangement, width)
        key = (self.arrangement, frame.getRect())
        if self._cells is None or self._cells[0] != key:
            self._cells = key, Cells(self.arrangement, frame)
        return self._cells[1]

    def image(self, cells: Cells) -> QImage:
        """The colours of all fields, made once for a size and a theme."""
        ratio = self.devicePixelRatioF()
        colours = field_colours(self.palette())
        key = (cells.of, cells.frame.width(), ratio, colours.tobytes())
        if self._strips is None or self._strips[0] != key:
            self._strips = key, strips(cells, colours, ratio)
        return self._strips[1]

    def count(self) -> int:
        """Combinations shown."""
        return 0 if self.arrangement is None else len(self.arrangement)

    def at(self, place: QPointF) -> int | None:
        """The combination at a place."""
        cells = self.cells(self.width())
        return None if cells is None else cells.at(place)

    def place_of(self, i: int) -> QRectF:
        """Where a combination is painted."""
        cells = self.cells(self.width())
        return QRectF() if cells is None else cells.rect(i)

    # Words

    def said(self, i: int) -> str:
        """The variables of a combination and what was counted."""
        of, cells = self.arrangement, self.cells(self.width())
        if of is None or cells is None:
            return ""
        lines = [
            texts.joined(self.titles, of.mask(i)),
            texts.counted_words(of.lattice, int(of.order[i])),
        ]
        sharing = cells.sharing(i)
        if sharing > 1:
            said = tr("About {n} stand at this place: the arrow keys go through them one by one.")
            lines.append(said.format(n=numbers.count(sharing, tr("combinations"))))
        return "\n".join(lines)

    def as_csv(self) -> str:
        """One line a combination, in the order shown."""
        of = self.arrangement
        if of is None:
            return ""
        lattice, order = of.lattice, of.order
        masks = lattice.masks[order].tolist()
        columns: list[list[object]] = [
            [texts.joined(lattice.names, mask) for mask in masks],
            [mask.bit_count() for mask in masks],
        ]
        heads = ["variables", "number", "unique", "in_sets", "classes", "set_classes"]
        for name in heads[2:]:
            counts = np.where(lattice.counted, getattr(lattice, name), np.nan)
            columns.append(counts[order].tolist())
        return mixed_csv(heads, columns)

    # What the user does

    def choose(self, i: int, extend: bool) -> None:
        """Looks at a combination; at none if it is looked at already."""
        del extend
        if self.arrangement is not None:
            mask = self.arrangement.mask(i)
            self.chosen.emit(0 if mask == self.chosen_mask else mask)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to fewer and more variables; Esc looks at no combination."""
        key, cells = event.key(), self.cells(self.width())
        if key == Qt.Key.Key_Escape and self.chosen_mask:
            self.chosen.emit(0)
        elif key in _ROWS and cells is not None and self.current is not None and self.count():
            self.go_to(cells.step(min(self.current, self.count() - 1), _ROWS[key]))
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Takes the sizes of another font."""
        self._cells = None
        super().changeEvent(event)

    # Painting

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints fields, limits, path, and what belongs to the field that is looked at."""
        del clip
        cells = self.cells(width)
        if cells is None:
            return
        fields.draw_fields(self, painter, cells, self.image(cells))
        fields.draw_rows(self, painter, cells)
        fields.draw_labels(self, painter, cells)
        if self.shows_limits:
            lines.draw_limits(self, painter, cells)
        lines.draw_path(self, painter, cells)
        lines.draw_looked_at(self, painter, cells)
        fields.draw_legend(self, painter, cells, width)


_ROWS = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}
