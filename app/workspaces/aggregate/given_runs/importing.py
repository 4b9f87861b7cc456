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
from app.kit.derived import Derived, Missing
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
        self._preview: Derived[_Regions, Partition] | None = None
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
        layer = self._layer = session.area_file.layer
        self._raw = None
        columns = self._columns(layer)
        dialog = ImportDialog(list(columns), likely_column(columns), self._program.window)
        self.dialog = dialog
        self._preview = Derived(
            self._program.background,
            _TOPIC,
            inputs=lambda: self._wanted_regions(dialog.choice, layer),
            work=_partition,
            show=lambda found: dialog.show_partition(found, len(layer)),
            view=dialog,
            shown_only=False,
            parent=dialog,
        )
        dialog.table_wanted.connect(self._ask_for_table)
        dialog.choice_changed.connect(self._preview.look_again)
        dialog.confirmed.connect(partial(self._start, dialog))
        dialog.finished.connect(self._forget)
        self._preview.look_again()
        dialog.open()

    def _columns(self, layer: AreaLayer) -> Mapping[str, Any]:
        """Columns that can name regions: of the file, joined or computed."""
        own = {str(name): layer.attributes[name] for name in layer.attributes.columns}
        return {**own, **self._session.fields}

    def _wanted_regions(self, choice: Choice, layer: AreaLayer) -> _Regions | Missing:
        """What the preview is made of."""
        if not choice.region_column or (choice.from_table and self._raw is None):
            return Missing("")
        if choice.from_table:
            return layer, choice, self._raw
        return layer, choice, self._columns(layer)[choice.region_column]

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
        self.dialog = self._preview = None

    # A table

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
        if self.dialog is None or self._layer is None:
            return
        table = path, self._layer
        read: Derived[tuple[Path, AreaLayer], tuple[RawTable, str, str]] = Derived(
            self._program.background,
            f"{_TOPIC} table",
            inputs=lambda: table,
            work=_read,
            show=partial(self._take_table, path, self.dialog),
            view=self.dialog,
            shown_only=False,
            parent=self.dialog,
        )
        read.look_again()

    def _take_table(
        self, path: Path, dialog: ImportDialog, read: tuple[RawTable, str, str]
    ) -> None:
        self._raw, area_column, region_column = read
        columns = [str(name) for name in self._raw.columns.columns]
        dialog.show_table(path.name, columns, area_column, region_column)

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
            self._messages.say_busy(_TOPIC)
            return
        job.succeeded.connect(partial(self._on_result, name))
        job.failed.connect(self._fail)

    def _on_result(self, name: str, done: Finished) -> None:
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


_Regions = tuple[AreaLayer, Choice, Any]
"""The areas, what is chosen, and the table or the values of the column."""


def _read(of: tuple[Path, AreaLayer]) -> tuple[RawTable, str, str]:
    path, layer = of
    raw = read_regions(path)
    return (raw, *guessed_columns(raw, layer))


def _partition(asked: _Regions) -> Partition:
    layer, choice, source = asked
    if choice.from_table:
        return partition_of_table(source, layer, choice.area_column, choice.region_column)
    return partition_of_column(layer, choice.region_column, source)


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
