"""What is said about the area file and the record file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.frame.session import Opened
from app.kit import numbers
from app.workspaces.aggregate.scenario.file_card import FileCard, LevelRow
from core.errors import Notice
from core.io.areas import AreaFile
from core.study import Study


class AreaCard(FileCard):
    """Count, level, coordinate system, population and faults of areas, and coarser levels.

    Signals
    -------
    removal_requested(str)
        A coarser level shall go.
    """

    removal_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        empty = QCoreApplication.translate(
            "AreaCard", "The small places that records name, such as dissemination areas."
        )
        super().__init__(QCoreApplication.translate("AreaCard", "Areas"), empty, parent)
        self.level_rows: list[LevelRow] = []

    def show_areas(self, area_file: AreaFile | None) -> None:
        """Shows an area file."""
        if area_file is None:
            self.show_file("", "")
            self.show_notes("", ())
            return
        path = area_file.source.path
        self.show_file(path.name, self._area_facts(area_file), str(path))
        lines = [*_said(area_file.notices), *self._faults(area_file)]
        self.show_notes(self._heading(area_file), lines)

    def show_levels(self, levels: Mapping[str, AreaFile]) -> None:
        """Shows the coarser levels."""
        for row in self.level_rows:
            self.extra.removeWidget(row)
            row.deleteLater()
        self.level_rows = []
        for name, of in levels.items():
            row = LevelRow(name, self._level_facts(name, of))
            row.removal_requested.connect(self.removal_requested)
            self.extra.addWidget(row)
            self.level_rows.append(row)

    def _area_facts(self, area_file: AreaFile) -> str:
        layer = area_file.layer
        parts = [numbers.count(len(layer), self.tr("areas"))]
        parts.append(area_file.product or layer.name)
        code = layer.crs.to_epsg()
        parts.append(f"EPSG:{code}" if code else layer.crs.name)
        return "\n".join([" · ".join(parts), self._population_facts(area_file)])

    def _level_facts(self, name: str, of: AreaFile) -> str:
        return self.tr("{level}: {n} from {file}").format(
            level=self._level_name(name, of),
            n=numbers.count(len(of.layer), self.tr("areas")),
            file=of.source.path.name,
        )

    def _level_name(self, name: str, of: AreaFile) -> str:
        return name.upper() if len(name) <= 3 else (of.layer.name or name)

    def _population_facts(self, area_file: AreaFile) -> str:
        known = ~np.isnan(area_file.layer.population)
        if not known.any():
            return self.tr("no population in the file; records count as population")
        people = numbers.count(float(area_file.layer.population[known].sum()), self.tr("people"))
        if area_file.join is not None:
            return self.tr("{people}, from {table}").format(
                people=people, table=area_file.join.table
            )
        column = area_file.roles.get("population", "")
        return self.tr("{people}, column {column}").format(people=people, column=column)

    def _faults(self, area_file: AreaFile) -> list[str]:
        lines = [fault.message for fault in area_file.faults]
        if area_file.join is not None:
            lines.insert(0, area_file.join.sentence())
        return lines

    def _heading(self, area_file: AreaFile) -> str:
        faults, notices = len(area_file.faults), len(area_file.notices)
        parts = []
        if faults:
            mended = sum(fault.repaired for fault in area_file.faults)
            words = self.tr("1 geometry fault") if faults == 1 else self.tr("{n} geometry faults")
            parts.append(words.format(n=numbers.count(faults)))
            if mended:
                parts.append(self.tr("{n} mended").format(n=numbers.count(mended)))
        notices += area_file.join is not None
        if notices:
            parts.append(_remarks(notices))
        return ", ".join(parts)


class RecordCard(FileCard):
    """Number of records and columns; once counted, how many were left out and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        empty = QCoreApplication.translate(
            "RecordCard", "One row a person: CSV, Parquet, SAS, SPSS or Stata."
        )
        super().__init__(QCoreApplication.translate("RecordCard", "Records"), empty, parent)
        self._records: Opened | None = None
        self._study: Study | None = None

    def show_records(self, records: Opened | None) -> None:
        """Shows a record file, not counted yet."""
        self._records, self._study = records, None
        self._show()

    def show_study(self, study: Study | None) -> None:
        """Shows how many records were counted, and how many were left out."""
        self._study = study
        self._show()

    def _show(self) -> None:
        records, study = self._records, self._study
        if records is None:
            self.show_file("", "")
            self.show_notes("", ())
            return
        rows = numbers.count(records.preview.n_rows, self.tr("records"))
        columns = numbers.count(len(records.preview.columns), self.tr("columns"))
        lines = [f"{rows} · {columns}"]
        notices = records.preview.notices
        if study is not None:
            counted = numbers.count(study.counts.n_records, self.tr("counted"))
            left_out = [
                self.tr("{n} left out: {reason}").format(
                    n=numbers.count(n), reason=QCoreApplication.translate("core", reason)
                )
                for reason, n in study.left_out.items()
                if n
            ]
            lines.append(" · ".join([counted, *left_out]))
            notices += study.notices
        self.show_file(records.path.name, "\n".join(lines), str(records.path))
        said = list(dict.fromkeys(_said(notices)))
        self.show_notes(_remarks(len(said)), said)


def _remarks(n: int) -> str:
    if n == 1:
        return QCoreApplication.translate("AreaCard", "1 remark")
    return QCoreApplication.translate("AreaCard", "{n} remarks").format(n=numbers.count(n))


def _said(notices: Iterable[Notice]) -> list[str]:
    """Notices in the user's language."""
    return [str(notice) for notice in notices]
