"""Step 1: areas, records, and what joins them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app import numbers
from app.session import Draft, Opened
from app.workspaces.aggregate.scenario.file_card import FileCard, LevelRow
from app.workspaces.aggregate.scenario.look import SPACING, WheelGuard
from app.workspaces.aggregate.scenario.record_columns import RecordColumns
from core.errors import Notice
from core.io.areas import AreaFile
from core.study import Study


class DataStep(QWidget):
    """Cards of the area file, coarser levels and the record file, with its columns.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    open_areas_requested(), open_records_requested(), open_level_requested()
        A file shall be chosen.
    population_table_requested()
        A table with the areas' population shall be chosen.
    level_removal_requested(str)
        A coarser level shall go.
    conversion_table_requested()
        A postal-code conversion table shall be chosen.
    sample_requested()
        The sample study shall be opened.
    """

    edited = Signal(object)
    open_areas_requested = Signal()
    open_records_requested = Signal()
    open_level_requested = Signal()
    population_table_requested = Signal()
    level_removal_requested = Signal(str)
    conversion_table_requested = Signal()
    sample_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._area_file: AreaFile | None = None
        self._level_rows: list[LevelRow] = []
        self._records: Opened | None = None
        self._study: Study | None = None
        self.areas = FileCard(
            self.tr("Areas"),
            self.tr("The small places that records name, such as dissemination areas."),
        )
        self.records = FileCard(
            self.tr("Records"), self.tr("One row a person: CSV, Parquet, SAS, SPSS or Stata.")
        )
        self.columns = RecordColumns(WheelGuard(self))
        self._build_buttons()
        self._lay_out()
        self.columns.edited.connect(self.edited)
        self.columns.conversion_table_requested.connect(self.conversion_table_requested)
        self.show_areas(None)
        self.show_records(None)

    def _build_buttons(self) -> None:
        self.open_areas = self.areas.add_button(
            self.tr("Open areas …"),
            self.tr("GeoPackage, Shapefile, GeoJSON, GeoParquet, or a table with coordinates"),
            self.open_areas_requested.emit,
        )
        self.more, menu = self.areas.add_menu(
            self.tr("Add"), self.tr("Add a population table or a coarser level")
        )
        self.population = menu.addAction(self.tr("Population table …"))
        self.population.setToolTip(
            self.tr("Take the areas' population from a second table, joined by id")
        )
        self.population.triggered.connect(self.population_table_requested)
        self.level = menu.addAction(self.tr("Coarser level …"))
        self.level.setToolTip(self.tr("Open larger areas to show with these, such as FSAs"))
        self.level.triggered.connect(self.open_level_requested)
        self.open_records = self.records.add_button(
            self.tr("Open records …"),
            self.tr("A file with one row a person (or several rows a person)"),
            self.open_records_requested.emit,
        )
        self.sample = QPushButton(self.tr("Use the sample study"))
        self.sample.setToolTip(self.tr("A fictional province with 330,000 people"))
        self.sample.clicked.connect(self.sample_requested)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING + 4)
        column.addWidget(self.areas)
        column.addWidget(self.records)
        column.addWidget(self.columns)
        column.addWidget(self.sample)

    def show_areas(self, area_file: AreaFile | None) -> None:
        """Shows an area file: count, level, coordinate system, population, faults."""
        self._area_file = area_file
        if area_file is None:
            self.areas.show_file("", "")
            self.areas.show_notes("", ())
        else:
            path = area_file.source.path
            self.areas.show_file(path.name, self._area_facts(area_file), str(path))
            lines = [*_said(area_file.notices), *self._faults(area_file)]
            self.areas.show_notes(self._heading(area_file), lines)
        there = area_file is not None
        self.open_areas.setText(self.tr("Replace …") if there else self.tr("Open areas …"))
        self.more.setVisible(there)
        self.sample.setVisible(not there or self._records is None)

    def show_levels(self, levels: Mapping[str, AreaFile]) -> None:
        """Shows the coarser levels."""
        for row in self._level_rows:
            self.areas.extra.removeWidget(row)
            row.deleteLater()
        self._level_rows = []
        for name, of in levels.items():
            row = LevelRow(name, self._level_facts(name, of))
            row.removal_requested.connect(self.level_removal_requested)
            self.areas.extra.addWidget(row)
            self._level_rows.append(row)

    def show_records(self, records: Opened | None) -> None:
        """Shows a record file: count, columns."""
        self._records, self._study = records, None
        self._show_record_facts()
        there = records is not None
        self.open_records.setText(self.tr("Replace …") if there else self.tr("Open records …"))
        self.columns.show_records(records)
        self.sample.setVisible(not there or self._area_file is None)

    def show_study(self, study: Study | None) -> None:
        """Shows how many records were counted, and how many were left out."""
        self._study = study
        self._show_record_facts()

    def _show_record_facts(self) -> None:
        records, study = self._records, self._study
        if records is None:
            self.records.show_file("", "")
            self.records.show_notes("", ())
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
        self.records.show_file(records.path.name, "\n".join(lines), str(records.path))
        said = list(dict.fromkeys(_said(notices)))
        self.records.show_notes(self._remarks(len(said)), said)

    def _remarks(self, n: int) -> str:
        words = self.tr("1 remark") if n == 1 else self.tr("{n} remarks")
        return words.format(n=numbers.count(n))

    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        self.columns.show_draft(draft)

    def summary(self) -> str:
        """What is chosen, in one line."""
        parts = []
        if self._area_file is not None:
            parts.append(numbers.count(len(self._area_file.layer), self.tr("areas")))
        if self._records is not None:
            parts.append(numbers.count(self._records.preview.n_rows, self.tr("records")))
        return " · ".join(parts) or self.tr("nothing open yet")

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
            parts.append(self._remarks(notices))
        return ", ".join(parts)


def _said(notices: tuple[Notice, ...]) -> list[str]:
    """Notices in the user's language."""
    return [QCoreApplication.translate("core", of.template).format_map(of.values) for of in notices]
