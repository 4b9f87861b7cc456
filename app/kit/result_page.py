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


@dataclass(frozen=True)
class Reason:
    """Why there is nothing: a sentence, and the buttons that help."""

    said: str
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
        above: QWidget | None = None,
        fills: bool = False,
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
        above
            Stands over all, in sight wherever the column is scrolled to; shows and hides itself.
        fills
            Whether the sections fill the page; else they stand in a column that scrolls.
        """
        super().__init__(parent)
        self._reasons = reasons
        self.empty = EmptyPlace(what, self)
        for reason, of in reasons.items():
            for offer in of.offers:
                button = self.empty.offer(reason, offer.text, offer.tip, offer.pressed)
                button.setProperty("primary", offer.primary)
        self.busy = words(working)
        self.stale: StaleStrip | None = None
        if again is not None:
            self.stale = StaleStrip(stale, again.tip, self)
            self.stale.run_requested.connect(again.pressed)
        self.sections, self.above, self._fills = sections, above, fills
        self._lay_out()
        self.show_missing(next(iter(reasons)))

    def _lay_out(self) -> None:
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 6, 8, 12)
        column.setSpacing(6)
        for widget in (self.busy, *self.sections):
            column.addWidget(widget, int(self._fills and widget is not self.busy))
        self._scroll = inside if self._fills else self._scrolled(inside)
        if self._fills:
            column.setContentsMargins(0, 0, 0, 0)
        else:
            column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        if self.above is not None:
            above.addWidget(self.above)
        if self.stale is not None:
            above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self.empty)
        outer.addWidget(self._scroll, 1)
        outer.addStretch(0)

    def _scrolled(self, inside: QWidget) -> QWidget:
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        return scroll

    def sizeHint(self) -> QSize:
        """Sections that fill the page have their room also while there is nothing to show."""
        hint = super().sizeHint()
        for section in self.sections if self._fills else ():
            hint = hint.expandedTo(section.sizeHint())
        return hint

    def show_missing(self, reason: str) -> None:
        """Says why there is nothing, and offers what helps."""
        self.empty.show_why(reason, self._reasons[reason].said)
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

    def _show_empty(self, empty: bool) -> None:
        self.empty.setVisible(empty)
        self._scroll.setVisible(not empty)
        if empty:
            self.show_stale(False)

    def _show_sections(self, ready: bool) -> None:
        self.busy.setVisible(not ready)
        for section in self.sections:
            section.setVisible(ready)
