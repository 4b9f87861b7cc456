"""A panel that shows results: sections in a column that scrolls, or why there are none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.kit.empty_place import EmptyPlace
from app.kit.stale_strip import StaleStrip
from app.kit.widgets import words
from core.errors import VbasError

_LOW = QSize(600, 236)


@dataclass(frozen=True)
class Reason:
    """Why there is nothing: a sentence, if need be said when it is shown; buttons that help."""

    said: str | Callable[[], str]
    offers: tuple[Offer, ...] = ()


@dataclass(frozen=True)
class Offer:
    """A button of an empty place: its text, its tooltip, what it does; whether it stands out."""

    text: str
    tip: str
    pressed: Callable[[], object]
    primary: bool = False


class ResultPage(QWidget):
    """Shows sections when there is a result; else why not. A `ResultView`."""

    def __init__(
        self,
        what: str,
        reasons: dict[str, Reason],
        sections: tuple[QWidget, ...],
        *,
        working: str,
        stale: str = "",
        again: Offer | None = None,
        head: QWidget | None = None,
        fills: bool = False,
        grows: bool = False,
        foot: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Lay the page out.

        Parameters
        ----------
        what
            What will be here, for the empty page.
        reasons
            Why there may be nothing.
        sections
            What shows the result, from top to bottom.
        working
            Said while the first result is worked out.
        stale, again
            Said over results that answer something else than what is asked now, and the button
            that brings new ones.
        head
            What stands above it, also while there is nothing.
        fills
            Whether the last section has all the room, instead of a column that scrolls: for low
            panels below the map.
        grows
            Whether the last section takes what is left of a column that scrolls.
        foot
            What stands below a result, wherever its column is scrolled to.
        """
        super().__init__(parent)
        self._reasons, self.head, self._fills = reasons, head, fills
        self._grows, self.foot = grows, foot
        self.empty = EmptyPlace(what, self, beside=fills)
        for reason, of in reasons.items():
            for offer in of.offers:
                button = self.empty.offer(reason, offer.text, offer.tip, offer.pressed)
                button.setProperty("primary", offer.primary)
        self.busy = words(working)
        self.stale: StaleStrip | None = None
        if again is not None:
            self.stale = StaleStrip(stale, again.text, again.tip, self)
            self.stale.run_requested.connect(again.pressed)
        self.sections = sections
        self._lay_out()
        self.show_missing(next(iter(reasons)))

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setSpacing(6)
        for widget in (self.busy, *self.sections):
            column.addWidget(widget)
        self.scrolled: QScrollArea | None = None
        self._body = inside
        if self._fills:
            column.setContentsMargins(0, 0, 0, 0)
            column.setStretchFactor(self.sections[-1], 1)
        else:
            inside.setProperty("panel", True)
            column.setContentsMargins(10, 6, 8, 12)
            column.addStretch(0 if self._grows else 1)
            column.setStretchFactor(self.sections[-1], int(self._grows))
            self._body = self.scrolled = self._scrolling(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        if self.head is not None:
            outer.addWidget(self.head)
        outer.addWidget(self.empty)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        if self.stale is not None:
            above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self._body, 1)
        if self.foot is not None:
            outer.addWidget(self.foot)
        outer.addStretch(0)

    def _scrolling(self, inside: QWidget) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        return area

    def sizeHint(self) -> QSize:
        """Low where sections fill it, so that the map keeps its room, if they need no more."""
        if not self._fills:
            return super().sizeHint()
        hint = _LOW
        for section in self.sections:
            hint = hint.expandedTo(section.sizeHint())
        return hint

    def show_missing(self, reason: str) -> None:
        """Says why there is nothing, and offers what helps."""
        said = self._reasons[reason].said
        self.empty.show_why(reason, said if isinstance(said, str) else said())
        self._show_empty(True)

    def show_refused(self, error: VbasError) -> None:
        """Says why it could not be worked out."""
        self.empty.show_why("refused", str(error))
        self._show_empty(True)

    def show_working(self) -> None:
        """Says that it is being worked out."""
        self._show_empty(False)
        self.show_stale(False)
        self._show_sections(False)

    def show_ready(self) -> None:
        """Makes room for a result."""
        self._show_empty(False)
        self._show_sections(True)

    def show_stale(self, stale: bool) -> None:
        """Says whether what is shown answers something else than what is asked now."""
        if self.stale is not None:
            self.stale.setVisible(stale)
        else:  # nobody has to ask for new results: they are being worked out
            self.busy.setVisible(stale)

    def _show_empty(self, empty: bool) -> None:
        self.empty.setVisible(empty)
        self._body.setVisible(not empty)
        if self.foot is not None:
            self.foot.setVisible(not empty)
        if empty:
            self.show_stale(False)

    def _show_sections(self, ready: bool) -> None:
        self.busy.setVisible(not ready)
        for section in self.sections:
            section.setVisible(ready)
