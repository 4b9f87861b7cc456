"""Step 1: areas, records, and what joins them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.frame.session import Draft, Opened
from app.kit import numbers
from app.kit.controls import SPACING, WheelGuard
from app.workspaces.aggregate.scenario.data_cards import AreaCard, RecordCard
from app.workspaces.aggregate.scenario.record_columns import RecordColumns
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
        self._records: Opened | None = None
        self.areas, self.records = AreaCard(), RecordCard()
        self.columns = RecordColumns(WheelGuard(self))
        self._build_buttons()
        self._lay_out()
        self.areas.removal_requested.connect(self.level_removal_requested)
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
        self.areas.show_areas(area_file)
        there = area_file is not None
        self.open_areas.setText(self.tr("Replace …") if there else self.tr("Open areas …"))
        self.more.setVisible(there)
        self.sample.setVisible(not there or self._records is None)

    def show_levels(self, levels: Mapping[str, AreaFile]) -> None:
        """Shows the coarser levels."""
        self.areas.show_levels(levels)

    def show_records(self, records: Opened | None) -> None:
        """Shows a record file: count, columns."""
        self._records = records
        self.records.show_records(records)
        there = records is not None
        self.open_records.setText(self.tr("Replace …") if there else self.tr("Open records …"))
        self.columns.show_records(records)
        self.sample.setVisible(not there or self._area_file is None)

    def show_study(self, study: Study | None) -> None:
        """Shows how many records were counted, and how many were left out."""
        self.records.show_study(study)

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
