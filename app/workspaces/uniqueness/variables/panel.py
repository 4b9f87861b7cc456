"""The left panel: records, variables, set size, and the button that counts all combinations."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from app.features.variables.add_form import AddForm, offered_of
from app.features.variables.counting import Wanted, names_of_runs
from app.features.variables.grouped import grouped_in_scenario
from app.features.variables.groups_form import GroupsForm, form_of
from app.features.variables.records_card import RecordsCard, records_shown
from app.frame.column_values import ScenarioValues
from app.frame.names import AGGREGATE
from app.frame.session import Opened
from app.frame.workspace import LEFT, Panel
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import SPACING, MutedLabel
from app.kit.derived import Derived, Missing, NoView
from app.kit.layouts import column, scrolling_column
from app.kit.messages import busy_words
from app.kit.result_page import Reason
from app.kit.run_bar import RunBar, RunTexts
from app.kit.section import Section
from app.kit.widgets import rule
from app.workspaces.uniqueness.reasons import NO_RECORDS, UniquenessContext, no_records
from app.workspaces.uniqueness.state import UniquenessState, tr
from app.workspaces.uniqueness.variables.asking import Asking
from app.workspaces.uniqueness.variables.limits_form import LimitsForm
from app.workspaces.uniqueness.variables.offer import Offer
from app.workspaces.uniqueness.variables.variable_list import VariableList, rows_of
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.cautions import ALWAYS, LONG
from core.record_uniqueness.known import Asked, Checks, Facts, facts_of

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_WRITTEN_OUT = 60
"""More variables than this make numbers of combinations that nobody reads."""

Needed = tuple[Opened, Wanted, object]


class VariablesSection(QWidget):
    """All that can be asked, and the button that has it answered."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        program, state = context.program, context.state
        self._program, self._session, self._state = program, program.session, state
        self._known = program.part(ScenarioValues)
        self.offer = Offer(program.session, state)
        self.asking = Asking(program, state, self.offer)
        self.groups: GroupsForm | None = None
        self.records = RecordsCard(self)
        self.list = VariableList(self)
        self.hint = MutedLabel(
            self.tr("Add the columns below that somebody could know of a person.")
        )
        self.asked_for = BriefLabel("", "muted")
        self.asked_for.hide()
        self.add_form = AddForm(self)
        self.adding = Section(
            self.tr("Add a column …"),
            self.add_form,
            self.tr("Ask about another column of the record file too"),
        )
        self.limits = LimitsForm(state, self)
        self.run = RunBar(_run_texts(), self)
        scroll = scrolling_column(
            self.records,
            _heading(self.tr("Variables")),
            self.hint,
            self.list,
            self.asked_for,
            self.adding,
            self.limits,
            1,
            into=QScrollArea(self),
            margins=(12, 8, 12, 10),
            spacing=SPACING,
        )
        column(self, (scroll, 1), rule(self), self.run, spacing=0)
        self._facts = Derived[Asked, Facts](
            program.background,
            "uniqueness: facts",
            inputs=self._facts_inputs,
            work=facts_of,
            show=lambda _: self._show_rows(),
            view=NoView(),
            keep=True,
            shown_only=False,
            parent=self,
        )
        self._facts.follow(state.changed)
        self._connect_state()
        self._connect_controls()

    def _connect_state(self) -> None:
        self._known.changed.connect(self._show_rows)
        state, asking, run = self._state, self.asking, self.run
        state.when("examination", lambda _: self._show_estimate())
        state.when("stale", run.show_stale)
        asking.checked.connect(self._show_checks)
        asking.insisting_needed.connect(self._ask)
        asking.busy.connect(self._say_busy)
        asking.work.started.connect(run.show_working)
        asking.work.told.connect(run.show_step)
        asking.work.failed.connect(run.show_error)
        asking.work.ended.connect(run.show_idle)
        run.run_requested.connect(asking.run)
        run.insisted.connect(asking.insist)
        run.cancel_requested.connect(asking.work.cancel)

    def _connect_controls(self) -> None:
        window, state = self._program.window, self._state
        self.records.areas_requested.connect(window.actions_.open_areas.trigger)
        self.records.choose_requested.connect(lambda: window.show_workspace(AGGREGATE))
        self.list.ticked.connect(lambda names: state.ask(state.question.with_variables(names)))
        self.list.recoded.connect(lambda _, recode: state.ask(state.question.recoded(recode)))
        self.list.rare_asked.connect(
            lambda name, n: state.ask(state.question.without_rare(name, n))
        )
        self.list.removed.connect(self.offer.remove)
        self.list.groups_requested.connect(self._open_groups)
        self.add_form.added.connect(self._add)

    # What is shown

    def _facts_inputs(self) -> Asked | Missing:
        """Ticks change nothing of what is known of the variables."""
        distinct, question = self._state.asked
        return Missing("") if distinct is None else (distinct, question.with_variables(()))

    @property
    def facts(self) -> Facts:
        """What is known of the variables that are counted."""
        key, found = self._facts.key, self._facts.result
        return found if found and key is not None and key[0] is self._state.distinct else {}

    def show_result(self, needed: Needed) -> None:
        """Shows what can be asked."""
        opened, wanted, _ = needed
        self.records.show_records(records_shown(opened, wanted, self._state.distinct))
        self.add_form.show_columns(offered_of(wanted, opened.preview))
        self._show_rows()
        self._show_estimate()

    @Slot()
    def _show_rows(self) -> None:
        opened, state = self._session.records, self._state
        if opened is None or state.wanted is None:
            return
        variables = rows_of(
            state.wanted,
            state.question,
            opened.preview,
            self.facts,
            self.asking.checks,
            names_of_runs(self._session),
            grouped_in_scenario(self._known, self._session),
        )
        self.list.show_variables(variables, self._session.showing.least_on_screen(self._session.k))
        if not variables:
            self.adding.unfold(True)
        self.hint.setVisible(not variables)

    def _show_estimate(self) -> None:
        question, checks, found = self._state.question, self.asking.checks, self._state.examination
        n = len(question.variables)
        if not n:
            self.run.show_estimate("", tr("Tick at least one variable."))
        elif found is not None and found.question.is_like(question):
            self.run.show_answered(answered(n, found.seconds))
        else:
            self.run.show_estimate(estimate(n, None if checks is None else checks.seconds))

    @Slot(object)
    def _show_checks(self, checks: Checks) -> None:
        self.run.show_error(checks.error)
        said = [str(of) for of in checks.cautions if of.kind == ALWAYS]
        self.asked_for.setText("\n".join(said))
        self.asked_for.setVisible(bool(said))
        self._show_rows()
        self._show_estimate()

    @Slot(object)
    def _ask(self, checks: Checks) -> None:
        said = " ".join(str(of) for of in checks.asks)
        remedy = tr("Untick variables, or count anyway; Esc cancels.")
        if all(of.kind != LONG for of in checks.asks):  # that one says how long
            remedy = tr("About {time}. Untick variables, or count anyway; Esc cancels.")
        self.run.ask(said, remedy.format(time=time_words(checks.seconds)))

    @Slot()
    def _say_busy(self) -> None:
        self.run.say(busy_words())

    # What the user does

    @Slot(object)
    def _add(self, column: QuasiIdentifier) -> None:
        self.adding.unfold(False)
        self.offer.add(column)
        self.asking.run()

    @Slot(str)
    def _open_groups(self, name: str) -> None:
        """Opens the form that joins categories by hand."""
        if self.groups is None:
            self.groups = form_of(self._state.asked, name, self._program.window)
        if self.groups is not None and not self.groups.isVisible():
            self.groups.applied.connect(
                lambda recode: self._state.ask(self._state.question.recoded(recode))
            )
            self.groups.finished.connect(self._close_groups)
            self.groups.open()

    @Slot()
    def _close_groups(self) -> None:
        if self.groups is not None:
            self.groups.deleteLater()
        self.groups = None


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "group")
    label.setContentsMargins(0, 4, 0, 0)
    return label


def _run_texts() -> RunTexts:
    return RunTexts(
        run=tr("Count all combinations"),
        again=tr("Count again"),
        tip=tr("Count the records of every combination of the ticked variables (F5)"),
        answered_tip=tr("All combinations are counted: tick or recode something to count again"),
        line=tr("How much there is to count"),
        cancel_tip=tr("Throw this away (Esc); what was shown before comes back"),
        anyway=tr("Count anyway"),
        anyway_tip=tr("Start although it takes that long; Esc cancels"),
        rather_not=tr("Rather not"),
        rather_not_tip=tr("Leave it: untick variables first"),
    )


def combinations(n: int) -> str:
    """How many combinations so many variables have: ``"2⁷ − 1 = 127 combinations ..."``."""
    if n == 1:
        return tr("1 combination of 1 variable")
    power = f"2{str(n).translate(_SUPERSCRIPTS)}"
    if n > _WRITTEN_OUT:
        return tr("{power} − 1 combinations").format(power=power)
    return tr("{power} − 1 = {n} combinations").format(power=power, n=numbers.count(2**n - 1))


def estimate(n: int, seconds: float | None) -> str:
    """How many combinations there are, and about how long they take."""
    if seconds is None:
        return tr("{combinations}.").format(combinations=combinations(n))
    return tr("{combinations}, about {time}.").format(
        combinations=combinations(n), time=time_words(seconds)
    )


def answered(n: int, seconds: float) -> str:
    """How many combinations there were, and how long they took."""
    return tr("{combinations} in {time}.").format(
        combinations=combinations(n), time=numbers.seconds(seconds)
    )


def time_words(seconds: float) -> str:
    """A time that is only estimated, no finer than a tenth of a second."""
    if seconds < 10:
        return f"{numbers.short(max(0.1, round(seconds, 1)))}\u00a0s"
    return numbers.seconds_left(seconds)


def needed(context: UniquenessContext) -> Needed | Missing:
    """Records and what there is to count of them; all that decides how they are shown."""
    session, state = context.program.session, context.state
    if session.records is None or state.wanted is None:
        return Missing(NO_RECORDS)
    runs = tuple(names_of_runs(session).items())
    return session.records, state.wanted, (state.question, state.distinct, runs)


def reasons(context: UniquenessContext) -> dict[str, Reason]:
    """Nothing can be asked without records."""
    tip = tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)")
    return {NO_RECORDS: no_records(context, tip)}


PANEL: Panel[UniquenessState] = Panel(
    "variables",
    lambda: tr("Records and variables"),
    LEFT,
    sections=lambda context: (VariablesSection(context),),
    fills=True,
    needs=needed,
    reasons=reasons,
    what=lambda: tr(
        "Here you will tick what somebody could know of a person, and see for every "
        "combination of it how many records are unique."
    ),
    working=lambda: "",
)
