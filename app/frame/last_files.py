"""What of one's own was open last: offered again when the program starts."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Slot

from app.frame.program import Program
from app.frame.session import Opened
from app.kit.messages import Message
from core.io.areas import AreaFile, AreaSource
from core.io.records.place import DatabaseTable, Place, read_place, written
from core.io.sample import sample_folder

_AREAS, _LAYER, _RECORDS, TOPIC = "last/areas", "last/layer", "last/records", "last files"


def _cache() -> Path:
    """Where the program keeps what it makes itself, such as the demo's province."""
    place = QStandardPaths.StandardLocation.CacheLocation
    return Path(QStandardPaths.writableLocation(place)).resolve()


class LastFiles(QObject):
    """Keeps the paths of the open areas and records in the settings; those of the program not."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        program.session.areas_changed.connect(self._keep_areas)
        program.session.records_changed.connect(self._keep_records)

    @Slot(object)
    def _keep_areas(self, file: AreaFile | None) -> None:
        self._program.window.map_panel.messages.clear(TOPIC)
        if file is not None:
            self._keep(_AREAS, file.source.path)
            kept = self._program.settings.kept
            if kept.get(_AREAS) == str(file.source.path.resolve()):
                kept[_LAYER] = file.source.layer or ""

    @Slot(object)
    def _keep_records(self, records: Opened | None) -> None:
        if records is not None:
            self._keep(_RECORDS, records.path)

    def _keep(self, name: str, path: Place) -> None:
        if isinstance(path, DatabaseTable):
            self._program.settings.kept[name] = written(path)
        elif path.parent != sample_folder() and _cache() not in path.resolve().parents:
            self._program.settings.kept[name] = str(path.resolve())

    def offer(self) -> None:
        """Offers to open them again, as far as they are still there."""
        kept = self._program.settings.kept
        there = {of: read_place(kept[of]) for of in (_AREAS, _RECORDS) if kept.get(of)}
        there = {
            of: place
            for of, place in there.items()
            if isinstance(place, DatabaseTable) or place.exists()
        }
        areas = there.get(_AREAS)
        if not isinstance(areas, Path):
            return
        names = self.tr(" and ").join(path.name for path in there.values())
        source = AreaSource(areas, layer=kept.get(_LAYER) or None)
        again = partial(self._open, source, there.get(_RECORDS))
        self._program.window.map_panel.messages.show_message(
            Message(
                self.tr("Go on where you were: {files}").format(files=names),
                topic=TOPIC,
                choices=((self.tr("Open again"), names, again),),  # stays until it is answered
            )
        )

    def _open(self, areas: AreaSource, records: Place | None) -> None:
        opener, jobs = self._program.opener, self._program.jobs
        opener.open_areas(areas)
        if records is not None:

            def then() -> None:
                jobs.ended.disconnect(then)
                if self._program.session.area_file is not None:
                    opener.open_records(records)

            jobs.ended.connect(then)
