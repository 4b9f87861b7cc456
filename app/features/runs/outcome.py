"""How a search ended: aims met or not, what refinement won, and why it stopped."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.features.runs.measure import tr
from app.frame.session import RunEntry
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.language import stage_words
from app.kit.level_words import level_words
from app.kit.small_counts import told
from app.kit.widgets import words
from core.errors import Notice
from core.evaluation import Evaluation
from core.placement.given import COLUMN, EDIT, LEVEL, GivenRegions
from core.search.replicas import spread_of
from core.small_counts import ALL_TOLD, is_small

_SMALLEST_SHARE = 1e-4
_MOST_SHARE = 9.0
"""Changes beyond are told as so many times."""


class OutcomeSection(QWidget):
    """Sentences under a heading; hidden where there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)
        self._column.setSpacing(3)
        self._column.addWidget(words(tr("Aims and search"), "group"))
        self._lines: list[QLabel] = []
        self._search = BriefLabel()
        self._column.addWidget(self._search)
        self.hide()

    @property
    def texts(self) -> list[str]:
        """The sentences."""
        shown = [line.text() for line in self._lines if not line.isHidden()]
        return shown if self._search.isHidden() else [*shown, self._search.whole]

    def show_run(self, entry: RunEntry, least: int = ALL_TOLD) -> None:
        """Shows what is to say about a run, without counts of records below ``least``."""
        lines, search = aims_lines(entry), search_lines(entry, least)
        while len(self._lines) < len(lines):
            self._lines.append(words(""))
            self._column.insertWidget(len(self._lines), self._lines[-1])
        for line, text in zip(self._lines, lines, strict=False):
            line.setText(text)
            line.show()
        for line in self._lines[len(lines) :]:
            line.hide()
        self._search.setText(" ".join(search))
        self._search.setVisible(bool(search))
        self.setVisible(bool(lines or search))


def outcome_lines(entry: RunEntry, least: int = ALL_TOLD) -> list[str]:
    """The sentences: target, aims, what refinement won, why each search stopped."""
    return aims_lines(entry) + search_lines(entry, least)


def aims_lines(entry: RunEntry) -> list[str]:
    """Target and aims, met or not, and how far apart several searches were."""
    run = entry.run
    lines = [said(of) for of in spread_of(run.replicas, run.scenario.k)]
    if run.target is not None:
        lines.append(marked(run.target.met, said(run.target.sentence)))
    more = len(run.aims) > 1 or run.target is not None
    # The target's sentence tells its aim already; a number of regions as asked needs no word.
    lines += [
        marked(aim.met, said(aim.sentence))
        for aim in run.aims
        if aim.name != "suppression" and (more or not aim.met)
    ]
    return lines


def search_lines(entry: RunEntry, least: int = ALL_TOLD) -> list[str]:
    """What refinement won, why each search stopped, where the regions come from."""
    run, lines = entry.run, []
    if run.refinement is not None and run.start is not None:
        lines.append(won(run.start, run.evaluation, least))
    if len(run.placement.trace) or run.placement.moves:
        lines.append(stopped(tr("Placement"), run.placement.moves, run.placement.stopped_because))
    elif run.placement.objective is not None:
        lines.append(stopped(tr("Placement"), 0, run.placement.stopped_because))
    if run.refinement is not None:
        of = run.refinement
        lines.append(stopped(tr("Refinement"), of.moves, of.stopped_because))
    if isinstance(run.scenario.placement, GivenRegions):
        lines.append(given_sentence(run.scenario.placement))
    elif run.aggregation.sites is None:
        lines.append(tr("The regions are not Voronoi cells: areas were moved between them."))
    return lines


def given_sentence(given: GivenRegions) -> str:
    """Where regions come from that nobody calculated."""
    if given.origin == LEVEL:
        text = tr("This is today's practice: {level}. Nothing was placed; the price is at this k.")
        return text.format(level=level_words(given.of))
    if given.origin == COLUMN:
        text = tr("The regions come from column {column} of the areas; nothing was placed.")
        return text.format(column=given.of)
    if given.origin == EDIT:
        text = tr("The regions of “{run}” were edited by hand.")
        return text.format(run=given.of or tr("another run"))
    return tr("The regions come from {file}; nothing was placed.").format(file=given.of)


def said(notice: Notice) -> str:
    """A notice of core in the user's language."""
    return str(notice)


def marked(met: bool, sentence: str) -> str:
    """A sentence with a sign of whether its aim is met, which is also said in words."""
    return f"✓ {sentence}" if met else tr("✗ Not met: {sentence}").format(sentence=sentence)


def won(start: Evaluation, end: Evaluation, least: int = ALL_TOLD) -> str:
    """What refinement won against the regions it began with, and at whose expense.

    A change from or to a count below ``least`` would tell that count, and is left out.
    """
    before, after = start.suppressed_records, end.suppressed_records
    text = tr("Refinement: {before} lost before, {after} after it ({change}).")
    if before == after:
        text = tr("Refinement: as many lost as before, {before}.") if after else _nothing_to_win()
    elif is_small(before, least) or is_small(after, least):
        text = tr("Refinement: {before} lost before, {after} after it.")
    first = text.format(
        before=told(before, least, tr("records")),
        after=told(after, least),
        change=change(before, after),
    )
    second = tr("Compactness to own centre {compactness}, geography lost {bits}.").format(
        compactness=change(start.compactness_own_centre_m, end.compactness_own_centre_m),
        bits=change(start.non_uniform_entropy_bits, end.non_uniform_entropy_bits),
    )
    return f"{first} {second}"


def _nothing_to_win() -> str:
    return tr("Refinement: no record was lost before, and none is after it.")


def change(before: float, after: float) -> str:
    """A change in per cent with its sign: ``"−54.1 %"``; "unchanged" where there is none.

    Of what was next to nothing, a percentage says nothing: so many times as much.
    """
    if before == after:
        return tr("unchanged")
    if not before:
        return tr("from nothing")
    share = after / before - 1.0
    if abs(share) < _SMALLEST_SHARE:
        return tr("practically unchanged")
    if share > _MOST_SHARE:
        return tr("{n} times as much").format(n=numbers.measure(share + 1.0))
    return numbers.signed(numbers.percent(abs(share)), share)


def stopped(stage: str, moves: int, why: str) -> str:
    """How a stage ended: ``"Placement: 15 moves; no improving move."``."""
    told = {"stage": stage, "why": stage_words(why).rstrip(".")}
    if not moves:
        return tr("{stage}: no move; {why}.").format(**told)
    return tr("{stage}: {moves}; {why}.").format(moves=numbers.count(moves, tr("moves")), **told)
