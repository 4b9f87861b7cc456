"""Associations before and after: where analysts of the released records would be misled."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.chart.figure import Figure
from app.frame.workspace import RIGHT, Panel
from app.kit.brief import BriefLabel
from app.kit.widgets import words
from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.heat_map import AFTER, BEFORE, DIFFERENCE, HeatMap
from app.workspaces.cells.reasons import (
    CellsContext,
    is_stale,
    outcome_of,
    reasons,
    run_offer,
)
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import tr
from core.steps import Steps
from core.suppression.cells.association import Associations, associations
from core.suppression.cells.outcome import Outcome


class AssociationsSection(QWidget):
    """The sentence, the heat map, and the pair of columns that is looked at."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        program = context.program
        self._state = context.state
        self.shown: Associations | None = None
        self.sentence, self.pair = words("", "verdict"), BriefLabel()
        self.chart = HeatMap(self)
        self.figure = Figure(program.window.theme, self.chart, self)
        self.figure.offer(
            (
                (DIFFERENCE, self.tr("Difference, after minus before")),
                (BEFORE, self.tr("Before cells are blanked")),
                (AFTER, self.tr("After cells are blanked")),
            ),
            self.tr("Which associations the fields show"),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.sentence, self.figure, self.pair):
            column.addWidget(widget)
        self.figure.variant_chosen.connect(self._show_chart)
        context.save_figures(self.figure)
        self.chart.chosen.connect(self._choose)

    def show_result(self, of: Associations) -> None:
        """Shows what was compared, first the pair that changed most."""
        self.shown = of
        self.sentence.setText(texts.change_words(of, self._state.titles))
        self._show_chart()
        pair = of.largest_change()
        self._say_pair(None if pair is None else (max(pair), min(pair)))

    @Slot()
    def _show_chart(self) -> None:
        if self.shown is None:
            return
        shows = self.figure.variant or DIFFERENCE
        self.chart.show_associations(self.shown, shows, self._state.titles)
        titles = {
            DIFFERENCE: self.tr("Associations: what blanks change"),
            BEFORE: self.tr("Associations before"),
            AFTER: self.tr("Associations after"),
        }
        meaning = tr(
            "Cramér's V, 0 to 1, among the records that show both values. Blanks are left out pair "
            "by pair, as most programs do; the part that chance makes in small tables is taken off."
        )
        self.figure.say(
            titles[shows],
            self.tr("Cramér's V"),
            "",
            meaning=f"{meaning} {self.chart.hint}",
            empty=not self.chart.count(),
        )

    def _say_pair(self, pair: tuple[int, int] | None) -> None:
        self.chart.show_pair(pair)
        self.pair.setVisible(pair is not None)
        if pair is not None and self.shown is not None:
            self.pair.setText(texts.pair_words(self.shown, *pair, self._state.titles))

    @Slot(int, int)
    def _choose(self, i: int, j: int) -> None:
        self._say_pair(None if self.chart.pair == (i, j) else (i, j))


def _compared(outcome: Outcome) -> Steps[Associations]:
    return associations(outcome.records, outcome.suppression)


PANEL: Panel[CellsState] = Panel(
    "associations",
    lambda: tr("Bias"),  # short: four tabs share the width of a dock
    RIGHT,
    behind="result",
    sections=lambda context: (AssociationsSection(context),),
    needs=outcome_of,
    work=_compared,
    look=lambda context: tuple(context.state.titles.items()),
    stale=is_stale,
    again=run_offer,
    reasons=reasons,
    private=True,
    what=lambda: tr(
        "Here you will see how strongly the columns go together before cells are blanked "
        "and after, so that nobody takes for a finding what the blanks have made."
    ),
    working=lambda: tr("Comparing associations …"),
    stale_words=lambda: tr("Out of date: this came out of another design."),
)
