"""Imports regions that exist already: asks, previews, judges them, adds a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pandas as pd
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.frame.session import IMPORTED, Session
from app.workspaces.aggregate.given_runs.import_dialog import Choice, ImportDialog
from app.workspaces.aggregate.running import Finished
from core.areas import AreaLayer
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.areas.types import RawTable
from core.io.digest import digest_steps
from core.io.file_kinds import TABLE, pattern
from core.io.given_partitions import judge_partition
from core.io.inputs import LoadedStudy, fingerprints, load_study
from core.io.partitions import (
    Partition,
    guessed_columns,
    partition_of_column,
    partition_of_table,
    read_regions,
)
from core.io.records import RecordSource
from core.scenario import Scenario
from core.steps import Steps
from core.study import Study

_TOPIC, _FOLDER = "import", "areas"
_HEAD = 500


class Importing(QObject):
    """The dialog on one side, session and jobs on the other."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        self._session, self._messages = program.session, program.window.map_panel.messages
        self.dialog: ImportDialog | None = None
        self._raw: RawTable | None = None
        self._layer: AreaLayer | None = None
        program.session.areas_changed.connect(self._check_areas)

    @Slot()
    def ask(self) -> None:
        """Opens the dialog; without counted records there is nothing to judge regions by."""
        session = self._session
        if session.area_file is None or session.record_source() is None:
            self._messages.say(
                self.tr("Regions are judged by the records in them, and none can be counted yet."),
                self.tr("Open areas and records, and choose variables, first."),
                topic=_TOPIC,
            )
            return
        self._layer, self._raw = session.area_file.layer, None
        columns = self._columns()
        dialog = ImportDialog(list(columns), likely_column(columns), self._program.window)
        dialog.table_wanted.connect(self._ask_for_table)
        dialog.choice_changed.connect(self._look)
        dialog.confirmed.connect(partial(self._start, dialog))
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        self._look(dialog.choice)
        dialog.open()

    def _columns(self) -> Mapping[str, Any]:
        """Columns that can name regions: of the file, joined or computed."""
        assert self._layer is not None
        attributes = self._layer.attributes
        own = {str(name): attributes[name] for name in attributes.columns}
        return {**own, **self._session.fields}

    @Slot()
    def _check_areas(self) -> None:
        """Closes the dialog when other areas are opened: what it shows is not of them."""
        file = self._session.area_file
        if self.dialog is None or (file is not None and file.layer is self._layer):
            return
        self.dialog.reject()
        self._say_other_areas()

    def _say_other_areas(self) -> None:
        self._messages.say(
            self.tr("Other areas were opened in the meantime."),
            self.tr("Import the regions again."),
            topic=_TOPIC,
        )

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    # Looking

    @Slot()
    def _ask_for_table(self) -> None:
        settings, words = self._program.settings, self.tr("Tables ({0});;All files (*)")
        name, _ = QFileDialog.getOpenFileName(
            self.dialog,
            self.tr("Table of areas and regions"),
            str(settings.folder(_FOLDER)),
            words.format(pattern(TABLE)),
        )
        if name:
            settings.remember_folder(_FOLDER, Path(name))
            self.open_table(Path(name))

    def open_table(self, path: Path) -> None:
        """Reads a table and offers its columns."""
        layer = self._layer
        if layer is None:
            return
        self._program.background.ask(
            _TOPIC, partial(_read, path, layer), partial(self._take_table, path)
        )

    def _take_table(self, path: Path, read: tuple[RawTable, str, str] | VbasError) -> None:
        if self.dialog is None:
            return
        if isinstance(read, VbasError):
            self.dialog.show_error(read)
            return
        self._raw, area_column, region_column = read
        columns = [str(name) for name in self._raw.columns.columns]
        self.dialog.show_table(path.name, columns, area_column, region_column)

    @Slot(object)
    def _look(self, choice: Choice) -> None:
        layer = self._layer
        if layer is None or not choice.region_column:
            return
        if not choice.from_table:
            values = self._columns()[choice.region_column]
            work = partial(_of_column, layer, choice.region_column, values)
        elif self._raw is not None:
            work = partial(_of_table, self._raw, layer, choice)
        else:
            return
        self._program.background.ask(_TOPIC, work, partial(self._show, choice))

    def _show(self, choice: Choice, found: Partition | VbasError) -> None:
        dialog, layer = self.dialog, self._layer
        if dialog is None or layer is None or dialog.choice != choice:
            return
        if isinstance(found, VbasError):
            dialog.show_error(found)
        else:
            dialog.show_partition(found, len(layer))

    # Judging

    def _start(self, dialog: ImportDialog, name: str, left_over: str) -> None:
        partition, session = dialog.partition, self._session
        if partition is None or session.area_file is None:
            return
        if session.area_file.layer is not self._layer:
            self._say_other_areas()
            return
        if session.record_source() is None:
            return
        path = self._raw.path if dialog.choice.from_table and self._raw is not None else None
        wanted = _Wanted(partition, left_over, path)
        steps = _judged(_counted(session), replace(session.draft.scenario, name=""), wanted)
        job = self._program.jobs.start(self.tr("Import of {0}").format(name), steps)
        if job is None:
            self._messages.say(
                self.tr("Something else is under way."),
                self.tr("Import the regions when it has ended."),
                topic=_TOPIC,
            )
            return
        job.succeeded.connect(partial(self._take, name))
        job.failed.connect(self._fail)

    def _take(self, name: str, done: Finished) -> None:
        self._messages.clear(_TOPIC)
        session, loaded = self._session, done.loaded
        if session.area_file is loaded.area_file and session.record_source() == done.records:
            session.set_study(loaded.study)
        session.add_run(
            done.run, loaded.study, loaded.area_file, done.records, kind=IMPORTED, name=name
        )

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, _TOPIC)


def offer_import(program: Program) -> None:
    """Puts the import into the menu of files."""
    window = program.window
    row = (
        window.tr("&Import regions …"),
        window.tr("Judge regions that exist already: a column of the areas, or a table"),
        "",
        "import",
    )
    action = window.add_action("file", "import_regions", row, before=window.actions_.save_scenario)
    action.triggered.connect(Importing(program).ask)


def likely_column(columns: Mapping[str, Any]) -> str:
    """A column called region, else the first whose values repeat; "" where there is none."""
    called = [name for name in columns if "region" in name.casefold()]
    heads = {name: pd.Series(values[:_HEAD]) for name, values in columns.items()}
    repeating = [
        name
        for name, head in heads.items()
        if 1 < head.nunique() < len(head) / 2 and not pd.api.types.is_float_dtype(head)
    ]
    return (*called, *repeating, "")[0]


def _read(path: Path, layer: AreaLayer) -> tuple[RawTable, str, str] | VbasError:
    try:
        raw = read_regions(path)
        return (raw, *guessed_columns(raw, layer))
    except VbasError as error:
        return error


def _of_table(raw: RawTable, layer: AreaLayer, choice: Choice) -> Partition | VbasError:
    try:
        return partition_of_table(raw, layer, choice.area_column, choice.region_column)
    except VbasError as error:
        return error


def _of_column(layer: AreaLayer, column: str, values: object) -> Partition | VbasError:
    try:
        return partition_of_column(layer, column, values)
    except VbasError as error:
        return error


@dataclass(frozen=True, eq=False)
class _Wanted:
    """What was chosen: regions, what becomes of the rest, and the table if there is one."""

    partition: Partition
    left_over: str
    path: Path | None


@dataclass(frozen=True, eq=False)
class _Counted:
    """What the session asks to be counted, read at once; ``study`` if it has been."""

    area_file: AreaFile
    records: RecordSource
    levels: Mapping[str, AreaFile]
    study: Study | None


def _counted(session: Session) -> _Counted:
    area_file, records = session.area_file, session.record_source()
    assert area_file is not None
    assert records is not None
    return _Counted(area_file, records, dict(session.levels), session.study)


def _judged(of: _Counted, scenario: Scenario, wanted: _Wanted) -> Steps[Finished]:
    """The study, counted if need be, and the run of its regions."""
    if of.study is None:
        loaded = yield from load_study(of.area_file, of.records, of.levels)
    else:
        files = yield from fingerprints(of.area_file, of.records, of.levels)
        loaded = LoadedStudy(of.study, of.area_file, files)
    inputs = dict(loaded.inputs)
    if wanted.path is not None:
        digest = yield from digest_steps(wanted.path)
        inputs["regions"] = {"file": wanted.path.name, "sha256": digest}
    run = yield from judge_partition(
        scenario, loaded.study, wanted.partition, wanted.left_over, inputs
    )
    return Finished(run, loaded, of.records)
