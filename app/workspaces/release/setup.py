"""The left panel: which run, which columns, where to, and the button that makes the pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from app.features.runs.measures_in_words import status_sentence
from app.frame.handing import Handing
from app.frame.names import AGGREGATE
from app.frame.session import RunEntry
from app.frame.workspace import LEFT, Panel
from app.kit import numbers
from app.kit.controls import ElidedLabel
from app.kit.derived import Missing
from app.kit.layouts import choice_box, column, fill, row
from app.kit.result_page import Offer, Reason
from app.kit.run_bar import RunBar, RunTexts
from app.kit.widgets import described, push_button, rule, words
from app.workspaces.release.columns import ColumnsSection
from app.workspaces.release.command import copy_release
from app.workspaces.release.decisions import show_decisions
from app.workspaces.release.parts import DONE, OPEN, StepSection
from app.workspaces.release.running import Running
from app.workspaces.release.state import (
    HANDED,
    RUN,
    Handed,
    ReleaseContext,
    ReleaseState,
    handed_of,
    is_stale,
    tr,
)
from app.workspaces.release.terms import TermsSection
from core.io.release_ledger import LOG, count_releases
from core.io.release_pack.of_run import kept_inside

_NO_RUN = "no run"


class RunSection(StepSection):
    """The run that is handed over: the one on the map."""

    def __init__(self, context: ReleaseContext) -> None:
        self._session, self._state = context.program.session, context.state
        self._handing = context.program.part(Handing)
        tip = tr("The run whose regions and records are handed over; it is shown on the map")
        self.runs = choice_box(tr("The run"), tip)
        self.runs.activated.connect(self._choose)
        self.said = words("", "muted")
        super().__init__(tr("The run"), self.runs, self.said)
        self.mark.show_how(DONE)

    def show_result(self, of: Handed) -> None:
        """Shows the run, and what it costs."""
        names = {str(entry.number): entry.name for entry in self._session.runs}
        offered = self._handing.offered
        if offered is not None:
            names[HANDED] = offered.title
        if isinstance(of.of, RunEntry):
            fill(self.runs, names, str(of.of.number))
            self.said.setText(status_sentence(of.of))
        else:
            fill(self.runs, names, HANDED)
            self.said.setText(of.of.sentence)

    @Slot(int)
    def _choose(self, _: int) -> None:
        chosen = self.runs.currentData()
        if chosen == HANDED:
            self._state.of = HANDED
            return
        self._state.of = RUN
        entry = self._session.run_of(int(chosen))
        if entry is not None:
            self._session.show_run(entry)


class FolderRow(QWidget):
    """A folder that is chosen."""

    def __init__(self, name: str, tip: str, chosen: Callable[[Path], object]) -> None:
        super().__init__()
        self._name, self._chosen = name, chosen
        self.place = ElidedLabel()
        self.place.setAccessibleName(name)
        self.choose = push_button(tr("Choose …"), tip, self, self._ask)
        self.choose.setProperty("small", True)
        column(self, words(name), row(None, (self.place, 1), self.choose), spacing=1)

    def show_folder(self, folder: Path) -> None:
        """Shows another one."""
        self._folder = folder
        self.place.setText(str(folder))

    @Slot()
    def _ask(self) -> None:
        name = QFileDialog.getExistingDirectory(self.window(), self._name, str(self._folder))
        if name:
            self._chosen(Path(name))


class PlacesSection(StepSection):
    """Folders: of the releases so far, and of the pack with its name."""

    def __init__(self, context: ReleaseContext) -> None:
        self._state = context.state
        self.ledger = FolderRow(
            tr("Ledger of releases"),
            tr("Choose the folder that lists the releases of these records; it stays in the house"),
            lambda at: setattr(self._state, "ledger", at),
        )
        self.folder = FolderRow(
            tr("Folder for the pack"),
            tr("Choose where the pack is put"),
            lambda at: setattr(self._state, "folder", at),
        )
        self.held = words("", "muted")
        held = QWidget()
        self.decisions = push_button(
            tr("Decisions …"),
            tr("What was released, accepted and refused: who decided, when and why"),
            held,
            lambda: show_decisions(context, self._state.ledger_at),
        )
        self.decisions.setObjectName("decisions")
        self.decisions.setProperty("small", True)
        row(held, (self.held, 1), self.decisions)
        self.name = described(
            QLineEdit(), tr("Name of the pack"), tr("The folder of the pack is called so")
        )
        self.name.editingFinished.connect(lambda: setattr(self._state, "name", self.name.text()))
        self.beside = words("", "muted")
        super().__init__(tr("Where to"), self.ledger, held, self.folder, self.name, self.beside)
        for name in ("ledger", "folder", "name", "checked"):
            self._state.when(name, lambda _: self._show())
        self._show()

    def show_result(self, _: Handed) -> None:
        """The same for every run."""
        self._show()

    def _show(self) -> None:
        state = self._state
        self.ledger.show_folder(state.ledger_at)
        self.folder.show_folder(state.folder_at)
        self.held.setText(_held(count_releases(state.ledger_at)))
        self.decisions.setVisible((state.ledger_at / LOG).is_file())
        if not self.name.hasFocus() or not self.name.isModified():
            self.name.setText(state.name)
        said = ""
        if state.pack is not None:
            said = tr("Beside it, in {inside}, stands all that must not be given out.")
            said = said.format(inside=kept_inside(state.pack).name)
        self.beside.setText(said)
        self.beside.setVisible(bool(said))
        self.mark.show_how(OPEN if state.pack is None else DONE)


def _held(n: int) -> str:
    if not n:
        return tr("new: holds no release yet")
    return tr("holds {n}").format(n=numbers.count(n, tr("releases")))


class ReleaseBar(RunBar):
    """What is lacking, the button, progress in its place; the same as a command below it."""

    def __init__(self, context: ReleaseContext) -> None:
        texts = RunTexts(
            run=tr("Make the pack"),
            again=tr("Make the pack again"),
            tip=tr("Write the pack, verify it, and put it in its place if it is safe (F5)"),
            answered_tip="",
            line=tr("What is lacking"),
            cancel_tip=tr("Throw this away (Esc); nothing is written"),
        )
        super().__init__(texts)
        self._context, self._state = context, context.state
        self.copied = push_button(
            tr("Copy as command"),
            tr("Lines for a terminal that make the same pack without the window"),
            self,
            lambda: copy_release(context),
        )
        self.add_below(self.copied)
        self._column.insertWidget(0, rule(self))
        self.run_requested.connect(self.make)

    @Slot()
    def make(self) -> None:
        """Has a pack made, if nothing is lacking."""
        if self.button.isEnabled():
            self._state.make_requested.emit("")

    def follow(self, running: Running) -> None:
        """Shows what is under way, and what could be."""
        self.follow_job(running.job, running.busy)
        self._context.live(self, self._lacking, self._show_lacking)

    def _lacking(self) -> tuple[str, bool]:
        state, refused = self._state, False
        handed = handed_of(self._context)
        if handed is not None and handed.keep and state.judged is not None:
            refused = bool(state.judged.refused) and not state.force
        lacking = ""
        if handed is not None and handed.stays_in_database:
            lacking = tr(
                "Suppressed cells of a database are no pack: write {table} to a file where you "
                "may, or release the run on the map."
            ).format(table=handed.records.name)
        elif refused:
            lacking = tr("A column to hand over is refused.")
        elif state.pack is None:
            lacking = tr("The pack cannot be called so.")
        return lacking, is_stale(self._context)

    def _show_lacking(self, of: tuple[str, bool]) -> None:
        lacking, stale = of
        self.show_stale(stale)
        self.show_estimate("", lacking)
        self.copied.setEnabled(not lacking)


def _needs(context: ReleaseContext) -> Handed | Missing:
    return handed_of(context) or Missing(_NO_RUN)


def _look(context: ReleaseContext) -> tuple[object, ...]:
    """What besides the run is shown."""
    session, state = context.program.session, context.state
    names = tuple((of.number, of.name) for of in session.runs)
    offered = context.program.part(Handing).offered
    least = session.showing.least_on_screen(session.k)
    return names, offered, session.records, dict(state.roles), state.terms, state.tolerance, least


def _reasons(context: ReleaseContext) -> dict[str, Reason]:
    def go() -> None:
        context.program.window.show_workspace(AGGREGATE)

    offer = Offer(tr("Make a run"), tr("Go where areas are grouped into regions"), go, primary=True)
    return {_NO_RUN: Reason(tr("There is no run to hand over yet."), (offer,))}


PANEL: Panel[ReleaseState] = Panel(
    "setup",
    lambda: tr("What leaves"),
    LEFT,
    sections=lambda context: (
        RunSection(context),
        ColumnsSection(context),
        TermsSection(context),
        PlacesSection(context),
    ),
    foot=ReleaseBar,
    needs=_needs,
    look=_look,
    reasons=_reasons,
    what=lambda: tr(
        "Here you will choose what is handed over of a run: its columns, and where the pack goes."
    ),
    working=lambda: "",
)
