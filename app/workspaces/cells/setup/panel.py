"""The left panel: records, variables, how safe, which combinations, and the button that runs."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from app.features.variables.add_form import AddForm, offered_of
from app.features.variables.counting import names_of_runs
from app.features.variables.grouped import grouped_in_scenario
from app.features.variables.records_card import RecordsCard, RecordsShown
from app.features.variables.words import reason_words
from app.frame.column_values import ScenarioValues
from app.frame.names import AGGREGATE
from app.frame.run_key import RunKeys
from app.frame.workspace import LEFT, Panel
from app.kit.controls import Callout, MutedLabel, narrow
from app.kit.derived import Missing
from app.kit.language import stage_words
from app.kit.layouts import column, fill
from app.kit.result_page import Reason, ResultPage
from app.kit.run_bar import RunBar, RunTexts
from app.kit.section import Section
from app.kit.widgets import described, push_button, rule, words
from app.workspaces.cells.reasons import NO_RECORDS, CellsContext, file_offers
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.codes import Codes, codes_offered
from app.workspaces.cells.setup.combinations import CombinationsSection
from app.workspaces.cells.setup.facts import Setup, VariableFacts, rows_of, titles_of
from app.workspaces.cells.setup.forms import LinksForm, MethodForm, StrictnessForm, WrappedButton
from app.workspaces.cells.setup.offer import Offer, add_column
from app.workspaces.cells.setup.rest_form import RestForm
from app.workspaces.cells.setup.running import Running
from app.workspaces.cells.setup.saving import Saving, may_save
from app.workspaces.cells.setup.variables import VariableList
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import tr
from core.errors import VbasError
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Step
from core.suppression.cells.result import SoFar


class RecordsSection(QWidget):
    """Which records are protected, and whether classes are of distinct persons."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        window = context.program.window
        self.card, self.persons = RecordsCard(self), Callout()
        column(self, self.card, self.persons)
        self.card.areas_requested.connect(window.actions_.open_areas.trigger)
        self.card.choose_requested.connect(lambda: window.show_workspace(AGGREGATE))

    def show_result(self, of: Setup) -> None:
        """Shows the file, its records and areas."""
        areas = of.wanted.file.areas
        left_out = {} if of.records is None else of.records.left_out
        self.card.show_records(
            RecordsShown(
                of.opened.path.name,
                of.opened.preview.n_rows,
                "" if areas is None else areas.layer.name,
                0 if areas is None else len(areas.layer),
                of.wanted.file.area_column is not None,
                tuple((reason_words(reason), n) for reason, n in left_out.items()),
            )
        )
        said = self.tr("Classes are counted in persons: somebody with many records counts once.")
        self.persons.say(said if of.of_persons else "")


class VariablesSection(QWidget):
    """What somebody could know, a column of codes that could be, and a form to add others."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        self.hint = MutedLabel(
            self.tr("Add the columns below that somebody could know of a person.")
        )
        self.list = VariableList(context)
        tip = self.tr(
            "Protect these codes too: somebody may know how a code begins, such as its "
            "chapter. Codes and their beginnings are released."
        )
        self.codes = WrappedButton(tip, self)
        self.codes.setProperty("small", True)
        self.codes.clicked.connect(self._state.codes_requested)
        self.codes.hide()
        self.add_form = AddForm(self)
        tip = self.tr(
            "Something of its own, or the same thing told more coarsely, such as the case "
            "group of a diagnosis"
        )
        self.added_as = described(QComboBox(self), self.tr("What the column is"), tip)
        narrow(self.added_as)
        form = self.add_form.layout()
        assert isinstance(form, QVBoxLayout)
        form.insertWidget(form.count() - 1, self.added_as)
        tip = self.tr("Protect another column of the record file too")
        self.adding = Section(self.tr("Add a column …"), self.add_form, tip)
        title = words(self.tr("What somebody could know"), "group")
        column(self, title, self.hint, self.list, self.codes, self.adding, margins=(0, 4, 0, 0))
        self.add_form.added.connect(self._add)

    def show_result(self, of: Setup) -> None:
        """Shows the variables, and what could be added."""
        self.add_form.show_columns(offered_of(of.wanted, of.opened.preview))
        codes = codes_offered(self._context)
        said = self.tr("Add {column} with levels")
        self.codes.set_words(said.format(column="" if codes is None else codes.name))
        self.codes.setVisible(codes is not None)
        self._show_variables(rows_of(of))

    def _show_variables(self, variables: tuple[VariableFacts, ...]) -> None:
        self.list.show_variables(variables)
        level = self.tr("a coarser level of {name}")
        ticked = {of.name: level.format(name=of.title) for of in variables if of.ticked}
        own = {"": self.tr("a variable of its own")}
        fill(self.added_as, own | ticked, self.added_as.currentData() or "")
        if not variables:
            self.adding.unfold(True)
        self.hint.setVisible(not variables)

    @Slot(object)
    def _add(self, added: QuasiIdentifier) -> None:
        self.adding.unfold(False)
        level_of = self.added_as.currentData() or ""
        self.added_as.setCurrentIndex(0)
        add_column(self._state, added, level_of)


class SuppressBar(RunBar):
    """How much there is to protect, the button, progress in its place; saving below it."""

    def __init__(self, context: CellsContext) -> None:
        said = RunTexts(
            run=self.tr("Suppress cells"),
            again=self.tr("Suppress cells again"),
            tip=self.tr("Blank single values until every combination is safe (F5)"),
            answered_tip=self.tr(
                "All is protected as chosen: change something to suppress cells again"
            ),
            line=self.tr("How much there is to protect"),
            cancel_tip=self.tr("Throw this away (Esc); what was shown before stays"),
            progress=_progress,
        )
        super().__init__(said)
        self._context, self._state = context, context.state
        self.saving = Saving(context)
        self.save = push_button(
            self.tr("Save records …"),
            self.tr("Write the records with their blanks into a file, Parquet or CSV"),
            self,
            self.saving.ask,
        )
        self.save.hide()
        self.add_below(self.save)
        self._column.insertWidget(0, rule(self))
        self.run_requested.connect(context.state.run_requested)
        context.live(self, lambda: may_save(context.state), self.save.setVisible)

    def follow(self, running: Running) -> None:
        """Shows what is under way, and what could be."""
        job = running.job
        self.follow_job(job, running.busy)

        def offered() -> tuple[str, str, str, bool, VbasError | None]:
            found = self._state.planned
            error = (found and found.error) or self._state.read_error
            return (*_offered(self._state), self._state.stale, error)

        def show(of: tuple[str, str, str, bool, VbasError | None]) -> None:
            line, reason, answered, stale, error = of
            self.show_stale(stale)
            if not job.busy:
                self.show_error(error)
            if answered:
                self.show_answered(answered)
            else:
                self.show_estimate(line, reason)

        self._context.live(self, offered, show)


def _progress(step: Step) -> tuple[str, str]:
    so_far = step.snapshot
    if isinstance(so_far, SoFar):
        return texts.so_far_words(so_far, len(so_far.moles)), texts.left_words(so_far)
    return stage_words(step.stage), ""


def _offered(state: CellsState) -> tuple[str, str, str]:
    """How much there is to protect; why nothing can be; what it took, if it is done."""
    found, outcome = state.planned, state.outcome
    if found is None:
        return "", tr("Tick at least one variable."), ""
    if found.plan is None:
        return "", tr("This cannot be protected as it is."), ""
    n = len(found.plan.combinations)
    if outcome is not None and not state.stale:
        return "", "", texts.answered(n, sum(outcome.suppression.seconds.values()))
    return texts.estimate(n, found.plan.n_skipped), "", ""


def _sentence(context: CellsContext) -> str:
    """What the status line says."""
    state, program = context.state, context.program
    if program.jobs.busy:
        return program.window.tr("Working … Esc cancels.")
    if program.session.records is None:
        return program.window.tr("Open records to begin (Ctrl+Shift+O).")
    if not state.design.variables:
        return tr("Tick what somebody could know of a person.")
    if state.plan is None and (state.outcome is None or state.stale):
        return tr("This cannot be protected as it is.")
    if state.outcome is None:
        return tr("Ready to suppress cells: press F5.")
    said = texts.outcome_sentence(state.outcome)
    if state.stale:
        return tr("{earlier} Something else is chosen now: press F5.").format(earlier=said)
    return said


def connect(context: CellsContext) -> None:
    """What is offered, read and run, while the workspace is shown."""
    program, state, window = context.program, context.state, context.program.window
    Offer(context)
    running = Running(context)
    Codes(context, running.job)
    page = context.panels["setup"]
    assert isinstance(page, ResultPage)
    assert isinstance(page.foot, SuppressBar)
    page.foot.follow(running)
    program.part(RunKeys).set_run("cells", running.run)
    context.derived["setup"].follow(program.part(ScenarioValues).changed)
    window.workspace_changed.connect(lambda shown: running.set_active(shown == "cells"))
    context.live(
        state,
        lambda: titles_of(program.session, state.wanted, state.offered),
        lambda titles: setattr(state, "titles", titles),
    )

    context.speak("cells", lambda: _sentence(context))


def _needs(context: CellsContext) -> Setup | Missing:
    state, session = context.state, context.program.session
    if session.records is None or state.wanted is None:
        return Missing(NO_RECORDS)
    return Setup(
        session.records,
        state.wanted,
        state.offered,
        state.columns,
        state.design,
        state.records,
        state.planned,
        names_of_runs(session),
        session.draft.person_column is not None,
        grouped_in_scenario(context.program.part(ScenarioValues), session),
    )


def _looked_at(context: CellsContext) -> object:
    """What else is shown: what columns are called, and what was tried, which has prices."""
    state = context.state
    return tuple(state.titles.items()), state.outcome, state.candidates


PANEL: Panel[CellsState] = Panel(
    "setup",
    lambda: tr("Records and variables"),
    LEFT,
    sections=lambda context: (
        RecordsSection(context),
        VariablesSection(context),
        StrictnessForm(context),
        CombinationsSection(context),
        LinksForm(context),
        MethodForm(context),
        RestForm(context),
    ),
    foot=SuppressBar,
    needs=_needs,
    look=_looked_at,
    reasons=lambda context: {
        NO_RECORDS: Reason(
            tr("No records are open yet."),
            file_offers(
                context, tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)")
            ),
        )
    },
    what=lambda: tr(
        "Here you will say what somebody could know of a person. Single values are blanked "
        "until every combination of it is shared by enough records, and whole records stay."
    ),
    working=lambda: "",
)
