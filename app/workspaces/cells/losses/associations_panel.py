"""Associations before and after: where analysts of the released records would be misled."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.chart.figure import Figure
from app.kit.theme import Theme
from app.kit.widgets import words
from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.heat_map import AFTER, BEFORE, DIFFERENCE, HeatMap
from app.workspaces.cells.outcome.empty import EmptyPlace
from app.workspaces.cells.outcome.texts import Names
from app.workspaces.cells.outdated_strip import OutdatedStrip
from core.suppression.cells.association import Associations


class AssociationsPanel(QWidget):
    """One column that scrolls.

    Signals
    -------
    run_requested()
        Cells shall be suppressed.
    seen(bool)
        The tab of the panel came to the front, or left it; told by who owns the dock.
    """

    run_requested = Signal()
    seen = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Associations | None = None
        self._names: Names = {}
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see how strongly the columns go together before cells are blanked "
                "and after, so that nobody takes for a finding what the blanks have made."
            ),
            self,
        )
        self.stale, self.busy = OutdatedStrip(self), words("", "muted")
        self.busy.setText(self.tr("Comparing associations …"))
        self.sentence, self.pair = words("", "verdict"), words("")
        self.chart = HeatMap(self)
        self.figure = Figure(theme, self.chart, self)
        self.figure.offer(
            (
                (DIFFERENCE, self.tr("Difference, after minus before")),
                (BEFORE, self.tr("Before cells are blanked")),
                (AFTER, self.tr("After cells are blanked")),
            ),
            self.tr("Which associations the fields show"),
        )
        self._lay_out()
        self.empty.run_requested.connect(self.run_requested)
        self.stale.run_requested.connect(self.run_requested)
        self.figure.variant_chosen.connect(self._show_chart)
        self.chart.chosen.connect(self._choose)
        self.show_nothing(self.empty.reason)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 6, 8, 12)
        column.setSpacing(6)
        for widget in (self.busy, self.sentence, self.figure, self.pair):
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self._scroll, 1)
        outer.addStretch(0)

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why there is nothing; see `app.workspaces.cells.outcome.empty`."""
        self.shown = None
        self.empty.show_reason(reason)
        self.empty.show()
        self.stale.hide()
        self._scroll.hide()

    def show_busy(self) -> None:
        """Says that associations are being compared."""
        self.shown = None
        self.empty.hide()
        self._scroll.show()
        for widget in (self.sentence, self.figure, self.pair):
            widget.hide()
        self.busy.show()

    def show_associations(self, of: Associations, names: Names, *, stale: bool) -> None:
        """Shows what was compared; ``stale`` if something else is asked now."""
        other = of is not self.shown or dict(names) != dict(self._names)
        self.shown, self._names = of, names
        self.empty.hide()
        self.busy.hide()
        self._scroll.show()
        self.stale.setVisible(stale)
        if not other:
            return
        self.sentence.setText(texts.change_words(of, names))
        self.sentence.show()
        self.figure.show()
        self._show_chart()
        pair = of.largest_change()
        if pair is not None:
            pair = (max(pair), min(pair))
        self._say_pair(pair)

    @Slot()
    def _show_chart(self) -> None:
        of = self.shown
        if of is None:
            return
        shows = self.figure.variant or DIFFERENCE
        self.chart.show_associations(of, shows, self._names)
        titles = {
            DIFFERENCE: self.tr("Associations: what blanks change"),
            BEFORE: self.tr("Associations before"),
            AFTER: self.tr("Associations after"),
        }
        why = f"{texts.associations_why()} {self.chart.hint}"
        self.figure.say(titles[shows], self.tr("Cramér's V"), why, empty=not self.chart.count())

    def _say_pair(self, pair: tuple[int, int] | None) -> None:
        self.chart.show_pair(pair)
        known = pair is not None and self.shown is not None
        self.pair.setVisible(known)
        if pair is not None and self.shown is not None:
            self.pair.setText(texts.pair_words(self.shown, *pair, self._names))

    # What the user does

    @Slot(int, int)
    def _choose(self, i: int, j: int) -> None:
        self._say_pair(None if self.chart.pair == (i, j) else (i, j))
