"""What a workspace asks, saved as a design file and opened again: two entries of the file menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.features.project.copied import sources_of
from app.features.variables.counting import Wanted, key_of_run, runs_of
from app.frame.program import Program
from app.frame.session import Session
from app.kit.file_dialogs import ask_for_file, ask_where
from core.errors import Notice, VbasError
from core.io.design_file import Asked, OpenedDesign, SavedDesign, open_design, write_design
from core.quasi_identifiers import QuasiIdentifier

TOPIC, _FOLDER = "design", "scenario"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


@dataclass(frozen=True)
class Designing:
    """How a workspace's design is saved and taken.

    Attributes
    ----------
    command
        Which design it is: the command that asks the same.
    save
        What is asked now; a VbasError says why it cannot be saved.
    take
        Asks what was opened, and returns what should be known; a VbasError says why it cannot.
    """

    command: str
    save: Callable[[], SavedDesign]
    take: Callable[[OpenedDesign], tuple[Notice, ...]]


class Designs(QObject):
    """Saves and opens the design of the workspace that is shown."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        self._known: dict[str, Designing] = {}
        window = program.window
        tip = tr(
            "Write what is asked in this workspace to a file, to be opened again, or repeated by "
            "a command with --design"
        )
        words = (tr("Save &design …"), tip, "", "save")
        self.save = window.add_action("file", "save_design", words, before=window.actions_.release)
        tip = tr("Ask what a design file asks, of the records and areas that are open")
        words = (tr("Open desi&gn …"), tip, "", "open")
        self.open = window.add_action("file", "open_design", words, before=window.actions_.release)
        self.save.triggered.connect(self._ask_where)
        self.open.triggered.connect(self._ask_for_file)
        window.workspace_changed.connect(self._follow)
        self._follow(window.workspace)

    def offer(self, workspace: str, of: Designing) -> None:
        """A workspace has designs."""
        self._known[workspace] = of
        self._follow(self._program.window.workspace)

    @Slot(str)
    def _follow(self, workspace: str) -> None:
        for action in (self.save, self.open):
            action.setEnabled(workspace in self._known)

    @property
    def _here(self) -> Designing | None:
        return self._known.get(self._program.window.workspace)

    @Slot()
    def _ask_where(self) -> None:
        of, window = self._here, self._program.window
        if of is None:
            return
        messages = window.map_panel.messages
        messages.clear(TOPIC)
        try:
            saved = of.save()
            name, kinds = f"{of.command}-design.toml", tr("Designs (*.toml)")
            settings, title = self._program.settings, tr("Save design")
            path = ask_where(window, settings, _FOLDER, title, name, kinds, only=True)
            if path is not None:
                self.write(saved, path)
        except VbasError as error:
            messages.show_error(error, TOPIC)

    def write(self, saved: SavedDesign, path: Path) -> None:
        """Writes a design, and says so."""
        write_design(saved, path)
        text = tr("The design is saved in {0}.").format(path.name)
        self._program.window.map_panel.messages.say(text, topic=TOPIC)

    @Slot()
    def _ask_for_file(self) -> None:
        window, kinds = self._program.window, tr("Designs (*.toml)")
        path = ask_for_file(window, self._program.settings, _FOLDER, tr("Open design"), kinds)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Opens a design of the workspace that is shown."""
        of = self._here
        if of is None:
            return

        def work() -> OpenedDesign | VbasError:
            try:
                return open_design(path, of.command)
            except VbasError as error:
                return error

        self._program.background.ask(TOPIC, work, partial(self._take, of, path))

    def _take(self, of: Designing, path: Path, opened: OpenedDesign | VbasError) -> None:
        messages = self._program.window.map_panel.messages
        messages.clear(TOPIC)
        try:
            if isinstance(opened, VbasError):
                raise opened
            said = of.take(opened)
        except VbasError as error:
            messages.show_error(error, TOPIC)
            return
        lines = [tr("Asked as in {0}.").format(path.name), *map(str, said)]
        messages.say(" ".join(lines), topic=TOPIC)


def saved_of(asked: Asked, wanted: Wanted | None) -> SavedDesign:
    """What is asked of records, with the files that they come from.

    Raises
    ------
    VbasError
        If no records are open.
    """
    if wanted is None:
        raise VbasError("No records are open.", "Open records, and choose variables.")
    of = sources_of(wanted)
    return SavedDesign(asked, of.records, of.areas, of.levels)


def refuse_runs(session: Session, levels: AbstractSet[str | None]) -> None:
    """Raises VbasError where one of the levels that are asked about is the regions of a run."""
    if levels & {key_of_run(of.number) for of in runs_of(session)}:
        raise VbasError(
            "The regions of a run are asked about: a design names files only.",
            "Write the run to a folder, and name its regions in a command: --regions.",
        )


class AskedColumns(Protocol):
    """The state of a workspace that asks about columns of the records."""

    @property
    def wanted(self) -> Wanted | None:
        """What is to be counted; None without records."""

    @property
    def columns(self) -> tuple[QuasiIdentifier, ...]:
        """The columns that the workspace has beside those of the scenario."""


def columns_beside(
    saved: SavedDesign, state: AskedColumns, session: Session
) -> tuple[tuple[QuasiIdentifier, ...], tuple[Notice, ...]]:
    """The columns beside the scenario's, those of a design among them; what should be known.

    Raises
    ------
    VbasError
        If no records are open, or they have no such column.
    """
    wanted, opened = state.wanted, session.records
    if wanted is None or opened is None:
        raise VbasError("No records are open.", "Open records, then the design.")
    here = {of.column: of for of in wanted.file.scenario}
    beside = {of.column: of for of in state.columns}
    known = {of.name for of in opened.preview.columns}
    unlike = []
    for qi in saved.quasi_identifiers:
        if qi.column not in known:
            raise VbasError(
                "{file} has no column {column}.",
                "Open the records that the design was made of.",
                file=opened.path.name,
                column=qi.column,
            )
        if qi.column not in here:
            beside.setdefault(qi.column, qi)
        elif here[qi.column] != qi:
            unlike.append(qi.column)
    return tuple(beside.values()), tuple(_notices(saved, opened.path.name, unlike))


def _notices(saved: SavedDesign, file: str, unlike: Iterable[str]) -> Iterable[Notice]:
    if saved.records is not None and saved.records.path.name != file:
        text = "It was made of {before}, and is asked of {file} now."
        yield Notice(text, before=saved.records.path.name, file=file)
    names = ", ".join(unlike)
    if names:
        text = "The scenario recodes {columns} otherwise than the design: the scenario counts."
        yield Notice(text, columns=names)


def wire(program: Program) -> None:
    """Puts it into the file menu."""
    program.add(Designs(program))
