"""The verdict: how many records stand out, and what the file may be used for; and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton, QWidget

from app.features.project.scripts import check_current, copy_button, sources_here
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.language import sentence
from app.kit.layouts import column, row
from app.kit.widgets import described, large, push_button, set_role, words
from app.workspaces.uniqueness.findings.report import ReportWriter
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import NO, YES, records_percent, share_text
from core.errors import VbasError
from core.io.as_uniqueness import uniqueness_command, uniqueness_python
from core.io.copied_sources import CopiedSources
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination, Verdict
from core.record_uniqueness.in_words import Limit, left_out_words, step_words, verdict_words
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question


def copy_as(context: UniquenessContext, parent: QWidget) -> QToolButton:
    """The button on what came out."""
    program, state = context.program, context.state

    def asked() -> tuple[CopiedSources, Question, DistinctRecords]:
        of, wanted, distinct = state.examination, state.wanted, state.distinct
        check_current(state.stale)
        if of is None or wanted is None or distinct is None or not state.is_counted:
            raise VbasError(
                "The records that this came out of are not counted now.",
                "Open them and count again, then copy.",
            )
        return sources_here(program, wanted), of.question, distinct

    def command() -> str:
        return uniqueness_command(*asked(), state.limits)

    def python() -> str:
        sources, question, _ = asked()
        return uniqueness_python(sources, question, state.limits)

    return copy_button(program, parent, command, python)


class CountingStrip(QWidget):
    """How far the counting is, and what is known already; hidden while nothing is counted."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        self._state = context.state
        self.progress = words("", "heading")
        tip = self.tr("Combinations counted so far, of all")
        self.bar = described(QProgressBar(self, textVisible=False), tip, tip)
        self.known = words("", "muted")
        column(self, self.progress, self.bar, self.known, margins=(0, 2, 0, 6), spacing=3)
        for name in ("counting", "working", "examination"):
            context.state.when(name, self._show_counting)
        self._show_counting()

    @Slot()
    def _show_counting(self, _: object = None) -> None:
        state = self._state
        answered = None if state.examination is None else state.examination.lattice
        lattice = state.counting if state.working else None
        self.setVisible(lattice is not None and lattice is not answered)
        if lattice is not None:
            counted, combinations = int(lattice.counted.sum()), tr("combinations")
            self.progress.setText(
                tr("{done} of {all}").format(
                    done=numbers.count(counted), all=numbers.count(len(lattice), combinations)
                )
            )
            self.bar.setRange(0, len(lattice))
            self.bar.setValue(counted)
            self.known.setText(known_words(lattice))


def known_words(lattice: Lattice) -> str:
    """What can be said before all combinations are counted."""
    if not lattice.counted.any():
        return tr("Nothing is counted yet.")
    most = int(lattice.in_sets.argmax())  # what is not counted is 0
    share = records_percent(int(lattice.in_sets[most]), lattice)
    if lattice.counted[lattice.full]:
        return tr("Of all variables together {share} are in unique record sets.").format(
            share=share
        )
    return tr("So far at most {share} are in unique record sets: by {variables}.").format(
        share=share, variables=", ".join(lattice.names_of(most))
    )


class VerdictSection(QWidget):
    """The large share, what it is a share of, and the two thresholds."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        self._state = context.state
        self._verdict: Verdict | None = None
        self.writer = ReportWriter(context)
        name = self.tr("Records in unique record sets (%)")
        self.share, self.of = large(QLabel(self), name), BriefLabel()
        self.research, self.public = words("", "good"), words("", "good")
        tip = self.tr("Write verdict, tables and weights on a page, as HTML or PDF")
        self.report = push_button(self.tr("Report …"), tip, self, self.writer.ask)
        column(
            self,
            row(None, self.share, (self.of, 1), spacing=8),
            self.research,
            self.public,
            row(None, self.report, copy_as(context, self), 1, spacing=4),
            margins=(0, 4, 0, 4),
            spacing=3,
        )
        context.state.when("stale", lambda _: self._fade())

    def show_result(self, of: Examination) -> None:
        """Shows a verdict."""
        self._verdict = found = of.verdict
        self.share.setText(share_text(found.in_sets, of))
        self.share.setToolTip(numbers.exact(100 * found.share, "%"))
        research, public = (
            sentence("{share:%}", {"share": Limit(share)})
            for share in (found.research_share, found.public_share)
        )
        if found.research:
            said = tr("{mark} Research file: yes (at most {limit})")
        else:
            said = tr("{mark} Research file: no (at most {limit})")
        self.research.setText(said.format(mark=YES if found.research else NO, limit=research))
        if found.public:
            said = tr("{mark} Public file: yes (under {limit})")
        else:
            said = tr("{mark} Public file: no (under {limit})")
        self.public.setText(said.format(mark=YES if found.public else NO, limit=public))
        share, _, unique, otherwise = verdict_words(of)
        told = (share, left_out_words(of), unique, otherwise, step_words(of.lattice.step))
        self.of.setText(" ".join(str(one) for one in told if one is not None))
        self._fade()

    def _fade(self) -> None:
        """What is not asked any more has no colours."""
        stale, found = self._state.stale, self._verdict
        self.share.setEnabled(not stale)
        if found is not None:
            for label, passes in ((self.research, found.research), (self.public, found.public)):
                set_role(label, "neutral" if stale else "good" if passes else "bad")
