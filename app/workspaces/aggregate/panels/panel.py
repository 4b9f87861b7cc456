"""Six pages of figures in one place, declared; a row of buttons chooses among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDockWidget,
    QGridLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.chart.saving import FigureSaver
from app.frame.program import Program
from app.frame.session import RunEntry, Session
from app.kit.derived import Derived, Missing
from app.kit.glossary import with_cards
from app.kit.result_page import Offer, Reason, ResultPage
from app.kit.widgets import rule
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.figures import Areas, RunFigure, Runs, tr
from app.workspaces.aggregate.panels.geography_pages import balance_figures, compactness_figures
from app.workspaces.aggregate.panels.information_pages import (
    discernibility_figures,
    entropy_figures,
)
from app.workspaces.aggregate.panels.suppression_page import suppression_figures
from app.workspaces.aggregate.panels.tradeoff_page import TradeoffFigure
from core.arrays import distinct

_ONE_ROW = 560
"""From this width on, pixels, all buttons stand in one row."""

_NO_RUN = "no run"


@dataclass(frozen=True)
class PageOf:
    """A page of figures.

    Attributes
    ----------
    title, empty
        Its button, and what will be here.
    figures
        Makes them, by name, from top to bottom.
    all_runs
        Whether it shows all runs; else those drawn together, and the compared one.
    slow
        A figure that takes seconds: nothing waits for it.
    """

    title: Callable[[], str]
    empty: Callable[[], str]
    figures: Callable[[Program], dict[str, RunFigure]]
    all_runs: bool = False
    slow: str = ""


PAGES = {
    "suppression": PageOf(
        lambda: tr("Suppression"),
        lambda: tr(
            "Whose records are left out stands here: in which regions, of which age or sex or "
            "origin, and how rare they are."
        ),
        suppression_figures,
    ),
    "compactness": PageOf(
        lambda: tr("Compactness"),
        lambda: tr(
            "How far on the ground areas lie from the centre of their region stands here, and how "
            "round the regions are."
        ),
        compactness_figures,
        slow="shapes",
    ),
    "discernibility": PageOf(
        lambda: tr("Discernibility"),
        lambda: tr(
            "How coarse the released data are stands here: the squared sizes of their classes, by "
            "region and by size."
        ),
        discernibility_figures,
    ),
    "entropy": PageOf(
        lambda: tr("Entropy"),
        lambda: tr(
            "How much geography is lost stands here, in bits: one bit is lost where an area is "
            "hidden among two of its kind."
        ),
        entropy_figures,
    ),
    "balance": PageOf(
        lambda: tr("Balance"),
        lambda: tr(
            "How many people each region holds stands here, against the cut-off and the floor "
            "that were asked for."
        ),
        balance_figures,
    ),
    "tradeoff": PageOf(
        lambda: tr("Trade-off"),
        lambda: tr(
            "All runs stand here as points: what one measure costs in another. Make a run, change "
            "something, make another."
        ),
        lambda program: {"points": TradeoffFigure(program)},
        all_runs=True,
    ),
}


class Page(ResultPage):
    """A page of figures, filled while it is in front and in sight."""

    def __init__(self, of: PageOf, name: str, program: Program) -> None:
        self.title, self.figures = of.title(), of.figures(program)
        run = Offer(
            tr("Run"), tr("Group areas into regions (F5)"), program.window.actions_.run.trigger
        )
        super().__init__(
            of.empty(),
            {_NO_RUN: Reason("", (run,))},
            tuple(self.figures.values()),
            working="",
            fills=of.all_runs,
        )
        session = program.session
        quick = {key: figure for key, figure in self.figures.items() if key != of.slow}
        self.derived = [self._connect_figures(program, f"figures {name}", quick, self, of.all_runs)]
        if of.slow:
            slow = {of.slow: self.figures[of.slow]}
            view = self.figures[of.slow]
            self.derived.append(
                self._connect_figures(program, f"slow figures {name}", slow, view, False)
            )
        for derived in self.derived:
            derived.follow(session.changed)

    def _connect_figures(
        self,
        program: Program,
        topic: str,
        figures: dict[str, RunFigure],
        view: Any,
        all_runs: bool,
    ) -> Derived[tuple[tuple[RunEntry, int], ...], tuple[Runs, dict[str, Any]]]:
        session = program.session

        def inputs() -> tuple[tuple[RunEntry, int], ...] | Missing:
            least = session.showing.least_on_screen
            entries = _entries(session, all_runs)
            return tuple((of, least(of.run.scenario.k)) for of in entries) or Missing(_NO_RUN)

        def work(entries: tuple[tuple[RunEntry, int], ...]) -> tuple[Runs, dict[str, Any]]:
            shown = tuple(RunFacts(*of) for of in entries)
            return shown, {key: figure.prepare(shown) for key, figure in figures.items()}

        def show(made: tuple[Runs, dict[str, Any]]) -> None:
            for key, figure in figures.items():
                figure.show_runs(made[0], made[1][key])
                figure.show_selection(session.selection)

        return Derived(
            program.background,
            topic,
            inputs=inputs,
            work=work,
            show=show,
            view=view,
            look=lambda: _marked(session) if all_runs else None,
            keep=view is self,  # milliseconds; what takes seconds says so
            parent=self,
        )

    @property
    def shown(self) -> Runs:
        """The runs that are shown."""
        return next(iter(self.figures.values())).shown

    def see(self, seen: bool) -> None:
        """Whether somebody sees it: only then it is kept up to date."""
        for derived in self.derived:
            derived.see(seen)


def _entries(session: Session, all_runs: bool) -> tuple[RunEntry, ...]:
    """The runs of a page: all of them; or those drawn together, and the compared one."""
    compared, together = session.compared_run, session.overlaid
    if all_runs:
        return session.runs
    if compared is None or any(of.number == compared.number for of in together):
        return together
    return (*together, compared)


def _marked(session: Session) -> tuple[object, ...]:
    return session.current_run, session.compared_run, session.overlaid


class MeasuresPanel(QWidget):
    """The pages, one at a time."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._background = program.session, program.background
        self.pages = {name: Page(of, name, program) for name, of in PAGES.items()}
        self._stack = QStackedWidget(self)
        self._group = QButtonGroup(self)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setSpacing(1)
        self._columns = 0
        self._in_sight = False
        saver = FigureSaver(program.window.map_panel.messages, program.settings, program.window)
        for i, (name, page) in enumerate(self.pages.items()):
            self._stack.addWidget(page)
            self._group.addButton(self._button(name, page.title), i)
            for figure in page.figures.values():
                figure.export_requested.connect(saver.ask)
                figure.areas_wanted.connect(self._find)
        self._group.buttons()[0].setChecked(True)
        self._arrange()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._grid)
        column.addWidget(rule(self))
        column.addWidget(self._stack, 1)
        # The map comes first, the figures in an event of their own.
        program.session.selection_changed.connect(self._mark, Qt.ConnectionType.QueuedConnection)

    def _button(self, name: str, title: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(title)
        button.setCheckable(True)
        button.setProperty("quiet", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # As wide as its words where there is room; cut where the dock is narrower than that.
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setMinimumWidth(40)
        button.setToolTip(with_cards(tr("Show the figures: {0}").format(title), title))
        button.clicked.connect(partial(self.show_page, name))
        return button

    def _arrange(self) -> None:
        """Puts the buttons in one row or in two."""
        columns = len(self.pages) if self.width() >= _ONE_ROW else (len(self.pages) + 1) // 2
        if columns != self._columns:
            self._columns = columns
            for i, button in enumerate(self._group.buttons()):
                self._grid.addWidget(button, *divmod(i, columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A wide panel has its buttons in one row."""
        super().resizeEvent(event)
        self._arrange()

    # Which page

    @property
    def page(self) -> Page:
        """The page in front."""
        return list(self.pages.values())[self._stack.currentIndex()]

    def show_page(self, name: str) -> None:
        """Brings a page to the front."""
        where = list(self.pages).index(name)
        self._stack.setCurrentIndex(where)
        self._group.buttons()[where].setChecked(True)
        self._see()

    def watch(self, dock: QDockWidget) -> None:
        """Keeps the page in front up to date while a dock is in sight."""
        dock.visibilityChanged.connect(self._see)

    @Slot(bool)
    def _see(self, in_sight: bool | None = None) -> None:
        self._in_sight = self._in_sight if in_sight is None else in_sight
        for page in self.pages.values():
            page.see(self._in_sight and page is self.page)
        self._mark()

    # Selection

    @Slot()
    def _mark(self) -> None:
        if self._in_sight:
            for figure in self.page.figures.values():
                figure.show_selection(self._session.selection)

    @Slot(object, bool)
    def _find(self, find: Callable[[], Areas], extend: bool) -> None:
        self._background.ask("figure selection", find, lambda areas: self._select(areas, extend))

    def _select(self, areas: Areas, extend: bool) -> None:
        """Selects areas; added twice, they are taken out again."""
        now = self._session.selection
        if extend and len(now):
            inside = np.isin(areas, now)
            both = np.concatenate([now, areas])
            areas = now[~np.isin(now, areas)] if inside.all() else distinct(both)
        self._session.select(areas.astype(np.intp))
