"""Every measure of the shown run: number, unit, what it means, difference to another run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.features.runs.measure import Measure
from app.features.runs.measures_in_words import as_csv, as_text, difference, headline, measures
from app.features.runs.outcome import OutcomeSection
from app.frame.session import RunEntry
from app.frame.workspace import RIGHT, Context, Panel
from app.kit import layouts, numbers
from app.kit.brief import BriefLabel, Explained
from app.kit.controls import NarrowCheckBox
from app.kit.derived import Derived, Missing, unseen
from app.kit.flow import FlowLayout
from app.kit.result_page import Offer, Reason
from app.kit.widgets import push_button, set_role, words
from app.workspaces.aggregate.export import Exporter
from app.workspaces.aggregate.state import AggregateWorkspace
from core.adjacency import adjacency_of, areas_touch
from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.constraints.report import in_pieces, told_pieces
from core.io.areas.projection import SCALE
from core.io.areas.relating import RELATED
from core.pipeline import MOVED
from core.placement.distances import CHANGED
from core.placement.given import GivenRegions
from core.search.replicas import SPREAD

_NO_RUN = "no run"
_FIRST = (
    "suppressed_records",
    "suppression_rate",
    "global_anonymity_released",
    "n_regions",
    "compactness_own_centre_ground_m_per_area",
    "non_uniform_entropy_bits_per_record",
)
"""Measures that are in sight at first."""
_HOW_IT_WAS_DONE = (SCALE, RELATED, MOVED, CHANGED)
"""Of what a run tells, that which asks nobody to do anything: it stands with the origin."""
_USUAL_ROWS = 30
_ROWS_AT_ONCE = 4
_GAP = 10
_NARROWEST = 296
"""Of the panel, pixels; its neighbours' pages need as much."""

ShownRun = tuple[RunEntry, RunEntry | None, str, int]
"""The run, the one it is compared with, what it gains against today's practice, and the smallest
count of records that is told."""


class RunSection(QWidget):
    """The figures of one run; all labels are made once: another run only changes their text."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Measures of the shown run"))
        self._name, self._verdict = words("", "heading"), words("", "verdict")
        self.gain, self._compared = words(""), words("", "muted")
        self.outcome, self.pieces = OutcomeSection(), words("")
        self.pieces.hide()
        self.meanings = NarrowCheckBox(self.tr("What each number means"))
        self.meanings.setToolTip(self.tr("Say under every number what it means for this run"))
        self.everything = NarrowCheckBox(self.tr("All measures"))
        self.everything.setToolTip(
            self.tr("Also sums, discernibility, what went in, and how long each stage took")
        )
        self._shown: ShownRun | None = None
        self._stale = False
        self._measures = QVBoxLayout()
        self._measures.setSpacing(6)
        self._notices_title, self._notices = words(self.tr("To know"), "group"), BriefLabel()
        self.origin = Explained(self.tr("Where it comes from"), "", "group")
        layouts.column(
            self,
            self._name,
            self._verdict,
            self.gain,
            self._compared,
            self.outcome,
            self.pieces,
            self._measures,
            self.everything,
            self.meanings,
            self._notices_title,
            self._notices,
            self.origin,
            self.origin.why,
        )
        self.meanings.toggled.connect(self._show_meanings)
        self.everything.toggled.connect(self._show_again)
        self._few = QTimer(self)
        self._few.timeout.connect(self._show_few)
        self._due: list[tuple[MeasureRow, Measure, Measure | None, str]] = []
        self.rows: list[MeasureRow] = []
        for _ in range(_USUAL_ROWS):
            self._add_row()
            self.rows[-1].hide()

    @Slot(bool)
    def _show_meanings(self, shown: bool) -> None:
        for row in self.rows:
            row.explain(shown)

    @Slot()
    def _show_again(self) -> None:
        """In turns: all at once, they would hold the window."""
        self._stale = True
        self._few.start()

    def _add_row(self) -> None:
        row = MeasureRow()
        row.explain(self.meanings.isChecked())
        self.rows.append(row)
        self._measures.addWidget(row)

    @property
    def texts(self) -> list[str]:
        """What the rows in sight say, for those who cannot see them."""
        return [row.text for row in self.rows if not row.isHidden() and not self._few.isActive()]

    def showEvent(self, event: QShowEvent) -> None:
        """Lets the style look at all labels now, rather than when the first run is shown."""
        super().showEvent(event)
        if not event.spontaneous():
            for label in self.findChildren(QLabel):
                label.ensurePolished()

    def show_result(self, shown: ShownRun) -> None:
        """Shows a run's measures, and the differences to another run."""
        self.setUpdatesEnabled(False)
        self._shown, (entry, compared, gain, least) = shown, shown
        other = compared if compared is not entry else None
        self._name.setText(entry.name)
        self._verdict.setText(headline(entry, least))
        self.outcome.show_run(entry, least)
        _say(self.gain, gain)
        text = self.tr("Differences are to “{0}”; where none stands, both are the same.")
        _say(self._compared, "" if other is None else text.format(other.name))
        self._show_again()
        done = [of for of in entry.run.notices if of.template in _HOW_IT_WAS_DONE]
        elsewhere = (*_HOW_IT_WAS_DONE, *SPREAD)
        known = "\n".join(str(of) for of in entry.run.notices if of.template not in elsewhere)
        _say(self._notices, known)
        self._notices_title.setVisible(bool(known))
        self.origin.explain("\n".join((*map(str, done), origin_of(entry))))
        hashes = "\n".join(of.get("sha256", "") for of in entry.run.inputs.values())
        self.origin.why.setToolTip(hashes)
        self.setUpdatesEnabled(True)

    def _gather(self, shown: ShownRun) -> None:
        """Finds the first measures, or all of them in groups, which are shown in later turns."""
        entry, compared, _, least = shown
        everything = self.everything.isChecked()
        other = compared if compared is not entry else None
        before = {of.key: of for of in measures(other, least)} if other is not None else {}
        mine = [
            of
            for of in measures(entry, least)
            if _is_told(of, before.get(of.key)) and (everything or of.key in _FIRST)
        ]
        while len(self.rows) < len(mine):
            self._add_row()
        groups = ["", *(of.group for of in mine)]
        self._due = [
            (row, of, before.get(of.key), of.group if everything and of.group != group else "")
            for row, of, group in zip(self.rows, mine, groups, strict=False)
        ]
        for row in self.rows[len(mine) :]:
            row.hide()

    @Slot()
    def _show_few(self) -> None:
        """Shows some rows and lets the window live before the next ones."""
        if self._stale and self._shown is not None:
            self._stale = False
            self._gather(self._shown)
            return
        now, self._due = self._due[:_ROWS_AT_ONCE], self._due[_ROWS_AT_ONCE:]
        for row, of, other, group in now:
            row.show_measure(of, other, group)
            row.show()
        if not self._due:
            self._few.stop()


def _overview(context: Context[AggregateWorkspace]) -> tuple[QWidget, ...]:
    """The section; regions in several pieces are looked for in the background, and told."""
    made = RunSection()
    session, background = context.program.session, context.program.background
    told: Derived[tuple[AreaLayer, Aggregation], str] = unseen(
        made,
        background,
        "pieces of regions",
        lambda: _to_look_at(session.current_run),
        lambda of: _in_pieces(*of),
        lambda text: _say(made.pieces, text),
        nothing=lambda: _say(made.pieces, ""),
    )
    told.follow(session.current_run_changed)
    told.look_again()
    return (made,)


def _to_look_at(entry: RunEntry | None) -> tuple[AreaLayer, Aggregation] | Missing:
    """Areas and regions, unless a wish for one piece has told of the pieces already."""
    if entry is None or any(aim.name == "contiguity" for aim in entry.run.aims):
        return Missing("")
    return entry.area_file.layer, entry.run.aggregation


def _in_pieces(layer: AreaLayer, of: Aggregation) -> str:
    """Which regions are in several pieces; "" if none, or if areas have no borders to touch."""
    if not areas_touch(layer):
        return ""
    broken = in_pieces(adjacency_of(layer), of.labels, of.n_regions)
    return str(told_pieces(broken)) if len(broken) else ""


def _is_told(mine: Measure, other: Measure | None) -> bool:
    """Whether there is a number, of this run or of the compared one."""
    return any(of is not None and of.text != numbers.NOTHING for of in (mine, other))


def _say(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


class MeasureRow(QWidget):
    """Perhaps a heading; label, value and difference; the sentence on hover, or below them."""

    def __init__(self) -> None:
        super().__init__()
        self._group, self._label, self._sentence = words("", "group"), words(""), words("", "muted")
        self._group.setContentsMargins(0, 8, 0, 3)
        self._value, self._change = QLabel(self), QLabel(self)
        self._value.setProperty("role", "heading")
        self._value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._change.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._change.setWordWrap(True)
        self.first = first = QHBoxLayout()
        first.setSpacing(_GAP)
        first.addWidget(self._label, 1)
        first.addWidget(self._value, 0, Qt.AlignmentFlag.AlignTop)
        parts = (self._group, first, self._change, self._sentence)
        layouts.column(self, *parts, spacing=1, margins=(0, 2, 0, 2))
        self.text = ""
        self._explains = False

    def explain(self, explains: bool) -> None:
        """Whether the sentence stands below; it is the tooltip in any case."""
        self._explains = explains
        self._sentence.setVisible(explains and bool(self._sentence.text()))

    def show_measure(self, of: Measure, other: Measure | None, group: str) -> None:
        """Shows a measure, its difference to another run's, and the heading of a new group."""
        self._group.setText(group)
        self._group.setVisible(bool(group))
        self._label.setText(of.label)
        self._value.setText(of.text)
        self._value.setToolTip(of.exact)
        self._make_room()
        self._sentence.setText(of.sentence)
        self._label.setToolTip(of.sentence)
        self.explain(self._explains)
        change = difference(of, other)
        differs = change is not None and change.differs
        self._change.setVisible(differs)
        if change is not None and differs:
            self._change.setText(change.text)
            self._change.setToolTip(change.exact)
            set_role(self._change, change.verdict)
        parts = (of.label, of.text, "" if change is None else change.text, of.sentence)
        self.text = ". ".join(part for part in parts if part)
        self.setAccessibleName(self.text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The value stands beside the label, or under it."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Puts the value under a label that has a word too long to stand beside it."""
        metrics = self._label.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self._label.text().split()), default=0)
        # Of the text, not of the label: that is another one once its words wrap.
        value = self._value.fontMetrics().horizontalAdvance(self._value.text())
        beside = longest + _GAP + value <= self.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self.first.direction() != way:
            self.first.setDirection(way)
            self.first.setSpacing(_GAP if beside else 1)
            self._value.setWordWrap(not beside)


def origin_of(entry: RunEntry) -> str:
    """Inputs, seed and version: what is needed to repeat the run."""
    run = entry.run
    lines = [
        f"{role}: {of.get('file', '')}\nSHA-256 {of.get('sha256', '')[:16]}…"
        for role, of in run.inputs.items()
    ]
    if not isinstance(run.scenario.placement, GivenRegions):
        lines.append(tr("Seed {0}").format(run.scenario.seed))
    lines.append(tr("VBAS {0}, started {1}").format(run.version, run.started))
    return "\n".join(lines)


class TakeAway(QWidget):
    """Takes the shown run away, or its measures; below the column, in sight wherever that is."""

    def __init__(self, context: Context[AggregateWorkspace]) -> None:
        super().__init__()
        session, exporter = context.program.session, context.program.part(Exporter)

        def act(text_of: Callable[[RunEntry, int], str], then: Callable[[str], object]) -> None:
            entry = session.current_run
            if entry is not None:
                then(text_of(entry, session.showing.least_on_screen(entry.run.scenario.k)))

        copy = QGuiApplication.clipboard().setText
        buttons = (
            push_button(text, tip, self, partial(act, text_of, then))
            for text, tip, text_of, then in (
                (self.tr("Copy"), self.tr("Copy all measures as text"), as_text, copy),
                (self.tr("Copy CSV"), self.tr("Copy all measures as CSV"), as_csv, copy),
                (
                    self.tr("Export …"),
                    self.tr("Write all measures to a CSV file"),
                    as_csv,
                    exporter.ask_for_table,
                ),
            )
        )
        write = context.program.window.actions_.release
        self.write = push_button(self.tr("Release …"), write.toolTip(), self, write.trigger)
        self.write.setProperty("primary", True)
        groups = (layouts.row(None, of) for of in (self.write, *buttons))
        flow = FlowLayout(self, *groups, spacing=6, last_right=False)
        flow.setContentsMargins(8, 6, 8, 8)
        self.setMinimumWidth(_NARROWEST)


def _shown(context: Context[AggregateWorkspace]) -> ShownRun | Missing:
    session = context.program.session
    entry = session.current_run
    if entry is None:
        return Missing(_NO_RUN)
    gain = context.state.gains.get(entry.number)
    least = session.showing.least_on_screen(entry.run.scenario.k)
    return entry, session.compared_run, "" if gain is None else gain.sentence, least


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("OverviewPanel", text)


PANEL: Panel[AggregateWorkspace] = Panel(
    "overview",
    lambda: tr("Overview"),
    RIGHT,
    behind="decision",
    sections=_overview,
    needs=_shown,
    reasons=lambda context: {
        _NO_RUN: Reason(
            "",
            (
                Offer(
                    tr("Run"),
                    tr("Group areas into regions (F5)"),
                    context.program.window.actions_.run.trigger,
                ),
            ),
        )
    },
    what=lambda: tr(
        "The price of the regions stands here: records left out, distances, "
        "information lost. Each with its unit and what it means."
    ),
    working=lambda: "",
    foot=TakeAway,
)
