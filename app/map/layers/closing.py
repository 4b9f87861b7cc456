"""Files that are closed or replaced: what stood on them can be had back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.frame.session import Draft, Opened, RunEntry
from app.kit.messages import Message
from app.map.layers.about import tr
from core.io.areas import AreaFile
from core.map.layer_list import Layers


@dataclass(frozen=True, eq=False)
class Open:
    """All that is open, and what the user has made of it."""

    area_file: AreaFile | None
    levels: Mapping[str, AreaFile]
    records: Opened | None
    draft: Draft
    fields: Mapping[str, NDArray[Any]]
    layers: Layers
    shown: RunEntry | None
    selection: NDArray[np.intp]


class Closing(QObject):
    """Closes areas and records; tells when they were replaced, and puts them back."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._messages = program.window.map_panel.messages
        self._last = self.what_is_open()
        program.opener.replacing.connect(self._on_replacing)
        program.opener.replaced.connect(self._on_replaced)
        self._add_actions()

    def _add_actions(self) -> None:
        """In the file menu; grey while there is nothing to close."""
        window, session = self._program.window, self._session
        tip = tr("Close the areas and what lies on them; finished runs stay, and it can be undone")
        areas = (tr("Close areas"), tip, "", "")
        tip = tr("Close the records; finished runs stay, and it can be undone")
        records = (tr("Close records"), tip, "", "")
        before = window.actions_.save_scenario
        self._close_areas = window.add_action("file", "close_areas", areas, before=before)
        self._close_records = window.add_action("file", "close_records", records, before=before)
        self._close_areas.triggered.connect(self.close_areas)
        self._close_records.triggered.connect(self.close_records)
        session.areas_changed.connect(self._update_actions)
        session.records_changed.connect(self._update_actions)
        self._update_actions()

    @Slot()
    def _update_actions(self) -> None:
        self._close_areas.setEnabled(self._session.area_file is not None)
        self._close_records.setEnabled(self._session.records is not None)

    def what_is_open(self) -> Open:
        """What is open now, as a value."""
        of = self._session
        return Open(
            of.area_file,
            of.levels,
            of.records,
            of.draft,
            of.fields,
            of.layers,
            of.current_run,
            of.selection,
        )

    def put_back(self, before: Open) -> None:
        """Opens again what was open, with settings, columns and layers; nothing is read anew."""
        session = self._session
        if session.area_file is not before.area_file:
            for name in list(session.levels):
                session.set_level(name, None)
            session.set_areas(before.area_file)
            for name, file in before.levels.items():
                session.set_level(name, file)
            session.set_fields(before.fields)
        if session.records is not before.records:
            session.set_records(before.records)
        session.set_draft(before.draft)
        session.set_layers(before.layers)
        if before.shown is not None and session.run_of(before.shown.number) is not None:
            session.show_run(before.shown)
        session.select(before.selection)

    @Slot()
    def close_areas(self) -> None:
        """Closes the areas and all that lies on them; finished runs stay in their list."""
        session, before = self._session, self.what_is_open()
        if session.area_file is None or self._is_busy():
            return
        name = session.area_file.source.path.name
        for level in list(session.levels):
            session.set_level(level, None)
        session.set_areas(None)
        self._offer_undo(self.tr("{0} was closed; finished runs stay.").format(name), before)

    @Slot()
    def close_records(self) -> None:
        """Closes the records; finished runs stay in their list."""
        session, before = self._session, self.what_is_open()
        if session.records is None or self._is_busy():
            return
        name = session.records.path.name
        session.set_records(None)
        self._offer_undo(self.tr("{0} was closed; finished runs stay.").format(name), before)

    def _is_busy(self) -> bool:
        """Whether something needs the files just now; says so."""
        job = self._program.jobs.current
        if job is None:
            return False
        self._messages.say(
            self.tr("“{0}” is under way.").format(job.title),
            self.tr("Wait until it has ended, or cancel it with Esc."),
            topic="busy",
        )
        return True

    @Slot()
    def _on_replacing(self) -> None:
        self._last = self.what_is_open()

    @Slot()
    def _on_replaced(self) -> None:
        """Another file has taken the place of an open one."""
        before, session = self._last, self._session
        old, new = before.area_file, session.area_file
        if old is not None and new is not None and old is not new:
            self._say_replaced(old.source.path.name, new.source.path.name, before)
        elif (
            before.records is not None
            and session.records is not None
            and before.records is not session.records
        ):
            self._say_replaced(before.records.path.name, session.records.path.name, before)

    def _say_replaced(self, old: str, new: str, before: Open) -> None:
        text = self.tr("{new} is open in place of {old}; finished runs stay.")
        self._offer_undo(text.format(new=new, old=old), before)

    def _offer_undo(self, text: str, before: Open) -> None:
        self._messages.show_message(
            Message(
                text,
                topic="closed",
                action=self.tr("Undo"),
                on_action=lambda: self.put_back(before),
            )
        )
