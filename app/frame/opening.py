"""Opening files: what a file is, reading it as a job, and handing it to the session."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from app.frame.first_scenario import in_pieces_as, with_first_aims
from app.frame.open_dialogs import AreaQuestions
from app.frame.session import Draft, Opened, Session
from app.kit.job import Jobs
from app.kit.messages import Message, MessageBar, message_of
from app.kit.settings import Settings
from core.adjacency import areas_touch
from core.background import in_background
from core.canada import parts_of_areas
from core.errors import VbasError
from core.io.areas import AreaFile, AreaSource, IncompleteAreasError, inspect_areas, read_areas
from core.io.areas.choosing import INCOMPLETE
from core.io.file_kinds import AREAS as AREAS
from core.io.file_kinds import RECORDS as RECORDS
from core.io.file_kinds import kind_of, pattern
from core.io.layer_styles import is_style_file
from core.io.project.model import SUFFIX
from core.io.project.tables import is_project
from core.io.records import inspect_records
from core.io.records.place import Place
from core.io.result_folder import MANIFEST
from core.io.sample import sample_scenario
from core.io.scenario_file import SavedScenario, read_scenario, scenario_text
from core.steps import Steps

SCENARIO, STYLES, PROJECT, PACK = "scenario", "styles", "project", "pack"


def kind_of_file(path: Path) -> str:
    """Whether a file holds areas, records, a scenario, styles of layers or a project.

    A folder with a manifest is a pack. Files of spatial formats hold areas; of tables those with a
    geometry or with coordinates do.

    Raises
    ------
    VbasError
        If there is no such file.
    """
    if (path / MANIFEST).is_file():
        return PACK
    if not path.is_file():
        raise VbasError("There is no file {path}.", "Check its name and folder.", path=path)
    ending = path.suffix.lower()
    if ending == ".toml":
        return SCENARIO
    if ending == ".json" and is_style_file(path):
        return STYLES
    if ending == SUFFIX or (ending == ".gpkg" and is_project(path)):
        return PROJECT
    kind = kind_of(ending)
    if kind is not None and kind.only == AREAS:
        return AREAS
    if kind is not None and kind.only == RECORDS:
        return RECORDS
    try:
        preview = inspect_areas(path)
    except VbasError:
        return RECORDS
    located = preview.geometry_type is not None or {"x", "y"} <= set(preview.roles)
    return AREAS if located else RECORDS


@dataclass(frozen=True, eq=False)
class Bundle:
    """Everything that a scenario names, read."""

    area_file: AreaFile
    levels: Mapping[str, AreaFile]
    records: Opened
    draft: Draft


def read_bundle(
    saved: SavedScenario, areas_read: Callable[[AreaFile], object] = lambda _: None
) -> Steps[Bundle]:
    """Reads the files of a scenario; ``areas_read`` is called as soon as the areas are there."""
    area_file = yield from _whole(saved.areas)
    areas_read(area_file)
    levels = {}
    for name, source in saved.levels.items():
        levels[name] = yield from read_areas(source)
    opened = yield from look_into(saved.records.path)
    return Bundle(area_file, levels, opened, draft_of(saved))


def look_into(place: Place) -> Steps[Opened]:
    """Looks into records, wherever they are."""
    preview = yield from inspect_records(place)
    return Opened(place, preview)


@dataclass(frozen=True)
class Undecided:
    """A file that can be several things here; the user has the choice."""

    path: Path
    kind: str


def read_anything(
    path: Path, undecided: Collection[str] = (STYLES,)
) -> Steps[AreaFile | Opened | Bundle | Undecided]:
    """Opens a file of any kind; those of ``undecided`` kinds are only recognised."""
    kind = yield from in_background("looking at the file", lambda: kind_of_file(path))
    if kind in (PROJECT, PACK) or kind in undecided:
        return Undecided(path, kind)
    if kind == SCENARIO:
        return (yield from read_bundle(read_scenario(path)))
    if kind == RECORDS:
        return (yield from look_into(path))
    return (yield from _whole(AreaSource(path)))


def _whole(source: AreaSource) -> Steps[AreaFile]:
    """Reads areas; what is checked or asked at once is checked in the job's thread."""
    return (yield from looked_at((yield from read_areas(source))))


def looked_at(file: AreaFile) -> Steps[AreaFile]:
    """Areas of which is known what the window asks at once, found in the job's thread."""
    yield from in_background("finding neighbours", lambda: areas_touch(file.layer))
    parts_of_areas(file.layer)
    return file


def draft_of(saved: SavedScenario) -> Draft:
    """The settings of a saved scenario."""
    records = saved.records
    return Draft(
        scenario=saved.scenario,
        area_column=records.area_column,
        person_column=records.person_column,
        area_kind=records.area_kind,
        conversion_path=records.conversion_path,
        where=records.where,
    )


def saved_of(session: Session) -> SavedScenario:
    """The session's files and settings, to be written down.

    Raises
    ------
    VbasError
        If areas or records are not chosen yet.
    """
    records = session.record_source()
    if session.area_file is None or records is None:
        raise VbasError(
            "A scenario names areas, records and quasi-identifiers; not all are chosen yet.",
            "Open the files and choose the quasi-identifiers first.",
        )
    levels = {name: of.source for name, of in session.levels.items()}
    return SavedScenario(
        session.draft.scenario,
        session.area_file.source,
        records,
        levels,
        {"areas": session.area_file.sha256},
    )


Roles = tuple[str, str | None]
"""The column of area ids ("" = not known yet), and that which tells persons apart."""


@dataclass(frozen=True)
class TableUse:
    """What else can be done with a dropped table: words for a button, a tooltip, and the deed."""

    words: str
    tip: str
    act: Callable[[Path], None]


class Opener(QObject):
    """Opens files for the session, one job at a time.

    Signals
    -------
    opened(Path)
        A file was opened; it belongs among the recent ones.
    replacing(), replaced()
        What was read is about to take the place of what is open; it has.
    project_found(Path), pack_found(Path)
        What is to be opened is a project; or the folder of a pack.
    choice_needed(Path, str)
        A dropped file of a kind ("areas", "records", "styles") can be several things.
    """

    opened = Signal(object)
    project_found = Signal(object)
    pack_found = Signal(object)
    replacing = Signal()
    replaced = Signal()
    choice_needed = Signal(object, str)
    _areas_read = Signal(object)  # from the job's thread

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        messages: MessageBar,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs = session, jobs
        self._messages, self._settings, self._window = messages, settings, window
        self._waiting: list[Path] = []
        self._roles: Roles | None = None
        self.table_uses: list[TableUse] = []
        jobs.ended.connect(self._open_next)
        self._areas_read.connect(self.show_areas_first)

    # Dialogs

    @Slot()
    def ask_for_areas(self) -> None:
        """Lets the user choose an area file."""
        words = self.tr("Files of areas ({0});;All files (*)").format(pattern(AREAS))
        path = self._ask(self.tr("Open areas"), words, AREAS)
        if path is not None:
            self.open_areas(AreaSource(path))

    @Slot()
    def ask_for_records(self) -> None:
        """Lets the user choose a record file."""
        words = self.tr("Files of records ({0});;All files (*)").format(pattern(RECORDS))
        path = self._ask(self.tr("Open records"), words, RECORDS)
        if path is not None:
            self.open_records(path)

    @Slot()
    def ask_for_scenario(self) -> None:
        """Lets the user choose a scenario."""
        path = self._ask(self.tr("Open scenario"), self.tr("Scenarios (*.toml)"), SCENARIO)
        if path is not None:
            self.open_path(path)

    @Slot()
    def ask_to_save(self) -> None:
        """Lets the user choose where to save files and settings as a scenario."""
        try:
            saved = saved_of(self._session)
        except VbasError as error:
            self._messages.show_error(error, "save")
            return
        start = str(self._settings.folder(SCENARIO) / "scenario.toml")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save scenario"), start, self.tr("Scenarios (*.toml)")
        )
        if name:
            path = Path(name)
            self.save_scenario(saved, path if path.suffix else path.with_suffix(".toml"))

    def save_scenario(self, saved: SavedScenario, path: Path) -> None:
        """Writes a scenario."""
        self._settings.remember_folder(SCENARIO, path)
        try:
            path.write_text(scenario_text(saved, path.parent), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            self._messages.show_error(
                VbasError(
                    "{file} cannot be written: {reason}.",
                    "Choose another folder.",
                    file=path.name,
                    reason=reason,
                ),
                "save",
            )
            return
        self._messages.clear("save")
        self._messages.say(self.tr("The scenario is saved in {0}.").format(path.name), topic="save")
        self.opened.emit(path)

    def _ask(self, title: str, filters: str, purpose: str) -> Path | None:
        folder = str(self._settings.folder(purpose))
        name, _ = QFileDialog.getOpenFileName(self._window, title, folder, filters)
        if not name:
            return None
        self._settings.remember_folder(purpose, Path(name))
        return Path(name)

    # Opening

    @Slot(object)
    def open_paths(self, paths: list[Path]) -> None:
        """Opens several files that were dropped, one after another.

        Once areas are open, a further file can be more than one thing, and the user is asked.
        """
        self._waiting += paths
        if self._jobs.busy:
            self._say_busy()
        self._open_next()

    @Slot()
    def _open_next(self) -> None:
        if not self._waiting or self._jobs.busy:
            return
        path, session = self._waiting.pop(0), self._session
        kinds = {STYLES}
        if session.area_file is not None:
            kinds |= {AREAS} if session.records is None else {AREAS, RECORDS}
        self._start(path.name, read_anything(path, kinds), path, AreaSource(path))

    @Slot(object)
    def open_path(self, path: Path) -> None:
        """Opens a file, whatever it is."""
        self._start(path.name, read_anything(path), path, AreaSource(path))

    def open_areas(self, source: AreaSource) -> None:
        """Reads areas and shows them."""
        self._start(source.path.name, _whole(source), source.path, source)

    def open_records(self, place: Place, roles: Roles | None = None) -> None:
        """Looks into records; ``roles`` are columns that are chosen already."""
        path = place if isinstance(place, Path) else None
        self._roles = roles
        self._start(place.name, look_into(place), path, None)

    @Slot()
    def open_sample(self) -> None:
        """Opens the study that comes with the program."""
        saved = sample_scenario()
        scenario = with_first_aims(replace(saved.scenario, name=""))
        pieces = replace(scenario.constraints, contiguous=True)  # its areas have borders in common
        saved = replace(saved, scenario=replace(scenario, constraints=pieces))
        steps = read_bundle(saved, self._areas_read.emit)
        self._start(self.tr("the sample study"), steps, None, None)

    def take(self, bundle: Bundle) -> None:
        """Shows files that were read elsewhere, such as those of the demo."""
        self._on_result(bundle, None)

    @Slot(object)
    def show_areas_first(self, area_file: AreaFile) -> None:
        """Where nothing is open yet, the map need not wait for the records."""
        if self._session.area_file is None and self._jobs.busy:
            self._session.set_areas(area_file)

    def _start(
        self, title: str, steps: Steps[Any], path: Path | None, source: AreaSource | None
    ) -> None:
        job = self._jobs.start(self.tr("Opening {0}").format(title), steps)
        if job is None:
            self._say_busy()
            return
        job.succeeded.connect(lambda result: self._on_result(result, path))
        job.failed.connect(lambda error: self._fail(error, source))

    # What came back

    def _on_result(self, result: AreaFile | Opened | Bundle | Undecided, path: Path | None) -> None:
        self._messages.clear("open")
        if isinstance(result, Undecided) and result.kind == PROJECT:
            self.project_found.emit(result.path)
            return
        if isinstance(result, Undecided) and result.kind == PACK:
            self.pack_found.emit(result.path)
            return
        if isinstance(result, Undecided):
            self.choice_needed.emit(result.path, result.kind)
            return
        self.replacing.emit()
        if isinstance(result, Opened):
            self._take_records(result)
        else:
            for level in list(self._session.levels):
                self._session.set_level(level, None)
            if isinstance(result, AreaFile):
                self._take_areas(result)
            else:
                self._take_bundle(result)
        self.replaced.emit()
        if path is not None:
            self.opened.emit(path)

    def _take_records(self, opened: Opened) -> None:
        self._session.set_records(opened)
        roles, self._roles = self._roles, None
        if roles is not None:
            area, person = roles
            draft = replace(self._session.draft, area_column=area, person_column=person)
            self._session.set_draft(draft)

    def _take_areas(self, file: AreaFile) -> None:
        session, before = self._session, self._session.area_file
        draft = session.draft
        layer = None if before is None else before.layer
        session.set_areas(file)
        scenario = in_pieces_as(draft.scenario, layer, file.layer)
        session.set_draft(replace(draft, scenario=scenario))

    def _take_bundle(self, bundle: Bundle) -> None:
        session = self._session
        if session.area_file is not bundle.area_file:
            session.set_areas(bundle.area_file)
        for name, file in bundle.levels.items():
            session.set_level(name, file)
        session.set_records(bundle.records)
        session.set_draft(bundle.draft)

    # What can go wrong

    def _say_busy(self) -> None:
        current = self._jobs.current
        title = current.title if current is not None else ""
        self._messages.say(
            self.tr("“{0}” is under way.").format(title),
            self.tr("Wait until it has ended, or cancel it with Esc."),
            topic="busy",
        )

    def _said(self, error: VbasError, source: AreaSource | None) -> Message:
        """What is wrong; areas that lack something can be left out at a click."""
        said = message_of(error, "open")
        if source is None or not isinstance(error, IncompleteAreasError):
            return said
        again = partial(self.open_areas, replace(source, leave_out=INCOMPLETE))
        tip = self.tr("Opens the file without these areas, and says how many people that costs")
        return replace(said, choices=((self.tr("Leave them out"), tip, again),))

    def _fail(self, error: Exception, source: AreaSource | None) -> None:
        """Asks what could not be recognised, if an answer would help; else says what is wrong."""
        if not isinstance(error, VbasError):
            raise error
        dialog = None
        if source is not None:
            dialog = AreaQuestions.about(source, error, self._window)
        if dialog is None:
            self._messages.show_message(self._said(error, source))
            return
        dialog.answered.connect(self.open_areas)
        dialog.open()
