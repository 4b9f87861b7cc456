"""What came out: whether it is safe, what it cost, and what leaving out records would cost."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from app.frame.handing import Handing
from app.frame.workspace import RIGHT, Panel
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.derived import Missing
from app.kit.flow import FlowLayout
from app.kit.language import sentence
from app.kit.layouts import CENTRE, column, row
from app.kit.small_counts import hidden
from app.kit.widgets import discard, large, push_button, set_role, words
from app.workspaces.cells.outcome import copying, texts
from app.workspaces.cells.outcome.live_view import LiveView
from app.workspaces.cells.outcome.tables import (
    ChecksSection,
    ColumnsSection,
    InsteadSection,
    MarginsSection,
    units,
)
from app.workspaces.cells.reasons import (
    CellsContext,
    is_stale,
    outcome_of,
    reasons,
    run_offer,
    show_panel,
)
from app.workspaces.cells.setup.saving import may_save
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import NO_NAMES, Names, name_words, named, tr
from core.errors import Notice
from core.hierarchies.design import CellDesign
from core.hierarchies.remedies import Remedy, remedies, too_much
from core.small_counts import ALL_TOLD
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import SoFar


class ResultSection(QWidget):
    """The work while it goes on, else what came out."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        self._session = context.program.session
        self.shown: Outcome | None = None
        self._looked: tuple[Names, int] = NO_NAMES, ALL_TOLD
        self.live = LiveView(context)
        self.verdict, self.remedies = VerdictView(), RemediesView(context)
        self.columns, self.checks = ColumnsSection(context), ChecksSection(context)
        self.instead, self.margins = InsteadSection(context), MarginsSection(context)
        more = self._build_more()
        self._found = QWidget(self)
        column(self._found, self.verdict, self.remedies, more, *self._tables())
        column(self, self.live, self._found)

    def _tables(self) -> tuple[ColumnsSection, MarginsSection, ChecksSection, InsteadSection]:
        return self.columns, self.margins, self.checks, self.instead

    def _build_more(self) -> QWidget:
        """The way to what stands below the map."""
        more = QWidget(self)
        self.compare = push_button(
            self.tr("Compare"),
            self.tr("Show this suppression beside earlier ones and other thresholds (below)"),
            more,
            lambda: show_panel(self._context, "comparison"),
        )
        self.price = push_button(
            self.tr("Price of a variable"),
            self.tr("Show how many cells a variable costs the others, by its weight (below)"),
            more,
            lambda: show_panel(self._context, "price"),
        )
        self.release = push_button(
            self.tr("Release …"),
            self.tr("Make a pack of these records that may leave, verified before it appears"),
            more,
            lambda: self._context.program.part(Handing).requested.emit(),
        )
        parts = (self.compare, self.price, self.release, copying.button(self._context, more))
        flow = FlowLayout(more, *(row(None, of) for of in parts), spacing=4, last_right=False)
        flow.setContentsMargins(0, 2, 0, 2)
        return more

    def show_result(self, of: Outcome | SoFar) -> None:
        """Shows what came out, or how far the work is."""
        working = isinstance(of, SoFar)
        self.live.show_so_far(of if isinstance(of, SoFar) else None)
        self._found.setVisible(not working)
        if isinstance(of, Outcome):
            self._show_outcome(of)

    def _show_outcome(self, of: Outcome) -> None:
        state, names = self._state, self._state.titles
        least = self._session.showing.least_on_screen(self._session.k)
        self.verdict.show_outcome(of, state.stale, least, names)
        if of is not self.shown or (names, least) != self._looked:
            self.shown, self._looked = of, (dict(names), least)
            for table in self._tables():
                table.show_outcome(of, names)
        self.release.setEnabled(may_save(state))
        # What helps is told for the design that it came out of.
        self.remedies.show_outcome(of, None if state.stale else state.design, names)


_BRIEF = ("verified", "weights", "given_back", "time")
_LINES = ("verified", "risk", "touched", "left_out", "weights", "given_back", "notices", "time")
_ROLES = {"touched": "verdict"}


class VerdictView(QWidget):
    """The large figure, whether it is good, and the sentences that say why."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = large(QLabel(self), self.tr("Combinations with a class below k"))
        self.of = words("", "good")
        self.lines = {
            name: BriefLabel(role="muted")
            if name in _BRIEF
            else words("", _ROLES.get(name, "muted"))
            for name in _LINES
        }
        top = row(None, self.figure, (self.of, 1), spacing=8)
        column(self, top, *self.lines.values(), spacing=3, margins=(0, 4, 0, 4))

    def show_outcome(self, of: Outcome, stale: bool, least: int, names: Names) -> None:
        """Shows what came out; ``stale`` fades what is not asked any more.

        Counts below ``least`` are not told.
        """
        passes = not of.verification.failed
        self.figure.setText(texts.figure(of))
        self.figure.setEnabled(not stale)
        self.figure.setAccessibleDescription(texts.figure_words(of))
        self.of.setText(texts.figure_words(of))
        set_role(self.of, "neutral" if stale else "good" if passes else "bad")
        for name, text in {
            "verified": texts.verified_words(of),
            "risk": texts.risk_words(of.suppression.protection),
            "touched": texts.touched_words(of),
            "left_out": texts.left_out_words(of),
            "weights": texts.weights_words(of, names),
            "given_back": texts.given_back_words(of),
            "notices": "\n".join(map(str, _notices(of))),
            "time": f"{texts.time_words(of)} {texts.rounds_words(of)}".strip(),
        }.items():
            self.lines[name].setText(hidden(text, least, units()))
            self.lines[name].setVisible(bool(text))
        self.lines["touched"].setToolTip(
            self.tr("{records} % of the records, {cells} % of the cells").format(
                records=numbers.exact(of.loss.records_touched_percent),
                cells=numbers.exact(of.suppression.cells_percent),
            )
        )


def _notices(of: Outcome) -> tuple[Notice, ...]:
    return (*of.suppression.notices, *(() if of.raked is None else of.raked.notices))


class RemediesView(QFrame):
    """What to do where much, or everything, is blanked; hidden where enough is left."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        self.setProperty("message", "warning")
        self.said = words("")
        self._column = column(self, self.said, spacing=5, margins=(8, 6, 8, 8))
        self._rows: list[QWidget] = []
        self.buttons: list[QPushButton] = []
        self.hide()

    def show_outcome(self, of: Outcome, design: CellDesign | None, names: Names) -> None:
        """Says what can be done; ``design`` is None where it is not known what it came out of."""
        much = too_much(of)
        self.setVisible(much)
        if not much:
            return
        self.said.setText(texts.too_much_words(of, names))
        discard(*self._rows)
        self._rows, self.buttons = [], []
        for remedy in () if design is None else remedies(design, of):
            self._add(remedy, names)

    def _add(self, remedy: Remedy, names: Names) -> None:
        """A way out in words that wrap, and the button that takes it."""
        told = dict(remedy.values)
        if "level" in told:
            told["level"] = named(str(told["level"]), names)
        if "variable" in told:
            told["variable"] = name_words(str(told["variable"]))
        text = sentence(remedy.text, told)
        line = QWidget(self)
        tip = self.tr("Change the design and suppress again (can be undone)")
        button = push_button(self.tr("Try"), tip, line, lambda: self._try(remedy))
        button.setAccessibleName(self.tr("Try: {remedy}").format(remedy=text))
        row(line, (words(text), 1), (button, CENTRE))
        self._column.addWidget(line)
        self._rows.append(line)
        self.buttons.append(button)

    def _try(self, remedy: Remedy) -> None:
        self._state.ask(remedy.design, "")
        self._state.run_requested.emit()


def _needs(context: CellsContext) -> Outcome | SoFar | Missing:
    """How far the work is while it goes on, else what came out."""
    state = context.state
    return state.so_far if state.working and state.so_far is not None else outcome_of(context)


def _view_options(context: CellsContext) -> object:
    state = context.state
    session = context.program.session
    least = session.showing.least_on_screen(session.k)
    return tuple(state.titles.items()), state.stale, None if state.stale else state.design, least


PANEL: Panel[CellsState] = Panel(
    "result",
    lambda: tr("Result"),
    RIGHT,
    sections=lambda context: (ResultSection(context),),
    needs=_needs,
    look=_view_options,
    stale=is_stale,
    again=run_offer,
    reasons=reasons,
    what=lambda: tr(
        "Here you will see whether every combination is safe, how many cells are blanked "
        "in which columns, and what leaving out whole records would cost instead."
    ),
    working=lambda: "",
    stale_words=lambda: tr("Out of date: this came out of another design."),
)
