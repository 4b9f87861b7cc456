"""Step 1: areas, records, and what joins them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.frame.actions import Actions
from app.frame.session import Draft, Opened, Session
from app.kit import layouts, numbers
from app.kit.controls import SPACING, WheelGuard, align
from app.kit.form import Form, fill
from app.kit.level_words import short_level_name
from app.kit.widgets import push_button, words
from app.workspaces.aggregate.fault_words import fault_lines
from app.workspaces.aggregate.scenario.file_card import FileCard, LevelRow
from core.io.areas import AreaFile, needs_repair
from core.io.records.source import AREA, POSTAL_CODE
from core.study import Study


class DataStep(QWidget):
    """Cards of the area file, coarser levels and the record file, with its columns.

    Buttons that open files are those of the window's actions; what else they ask for is
    connected where the panel is made.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    repair_requested()
        The geometry of the areas shall be repaired.
    """

    edited = Signal(object)
    repair_requested = Signal()

    def __init__(self, session: Session, actions: Actions) -> None:
        super().__init__()
        self._session = session
        self.areas, self.records = AreaCard(), RecordCard()
        self.columns = RecordColumns(WheelGuard(self))
        self.columns.edited.connect(self.edited)
        self.open_areas = self.areas.add_button(
            "",
            self.tr("GeoPackage, Shapefile, GeoJSON, GeoParquet, or a table with coordinates"),
            actions.open_areas.trigger,
        )
        self.more, menu = self.areas.add_menu(
            self.tr("Add"), self.tr("Add a population table or a coarser level")
        )
        self.population = menu.addAction(self.tr("Population table …"))
        self.population.setToolTip(
            self.tr("Take the areas' population from a second table, joined by id")
        )
        self.level = menu.addAction(self.tr("Coarser level …"))
        self.level.setToolTip(self.tr("Open larger areas to show with these, such as FSAs"))
        self.repair = push_button(
            self.tr("Repair …"),
            self.tr("Take out overlaps and narrow gaps; shows first what would change"),
            self.areas,
        )
        self.repair.clicked.connect(lambda: self.repair_requested.emit())
        self.areas.remedies.addWidget(self.repair)
        self.open_records = self.records.add_button(
            "",
            self.tr("A file with one row a person (or several rows a person)"),
            actions.open_records.trigger,
        )
        self.connect_ = QPushButton(self.tr("Database …"))
        self.connect_.setToolTip(actions.connect.toolTip())
        self.connect_.clicked.connect(actions.connect.trigger)
        self.sample = QPushButton(self.tr("Use the sample study"))
        self.sample.setToolTip(self.tr("A fictional province with 330,000 people"))
        self.sample.clicked.connect(actions.open_sample.trigger)
        parts = (self.areas, self.records, self.connect_, self.columns, self.sample)
        layouts.column(self, *parts, spacing=SPACING + 4)
        self.show_files()

    def show_files(self) -> None:
        """Shows the files that are open, and what counting found."""
        session = self._session
        self.areas.show_areas(session.area_file)
        self.areas.show_levels(session.levels)
        self.records.show_records(session.records, session.study)
        self.columns.show_records(session.records)
        areas, records = session.area_file is not None, session.records is not None
        for card, button, there, text in (
            (self.areas, self.open_areas, areas, self.tr("Open areas …")),
            (self.records, self.open_records, records, self.tr("Open …")),
        ):
            card.name_button(button, self.tr("Replace …") if there else text)
        self.more.setVisible(areas)
        file = session.area_file
        self.repair.setVisible(file is not None and needs_repair(file))
        self.sample.setVisible(not (areas and records))

    def summary(self) -> str:
        """What is chosen, in one line."""
        session, parts = self._session, []
        if session.area_file is not None:
            parts.append(numbers.count(len(session.area_file.layer), self.tr("areas")))
        if session.records is not None:
            parts.append(numbers.count(session.records.preview.n_rows, self.tr("records")))
        if self.records.unmatched:  # first: a narrow panel cuts the end
            parts.insert(
                0, self.tr("unknown ids: {n}").format(n=numbers.count(self.records.unmatched))
            )
        return " · ".join(parts) or self.tr("nothing open yet")


class AreaCard(FileCard):
    """Count, level, coordinate system, population and faults of areas, and coarser levels.

    Signals
    -------
    removal_requested(str)
        A coarser level shall go.
    """

    removal_requested = Signal(str)

    def __init__(self) -> None:
        empty = QCoreApplication.translate(
            "AreaCard", "The small places that records name, such as dissemination areas."
        )
        super().__init__(QCoreApplication.translate("AreaCard", "Areas"), empty)
        self.level_rows: list[LevelRow] = []
        self._levels: dict[str, AreaFile] = {}

    def show_areas(self, area_file: AreaFile | None) -> None:
        """Shows an area file."""
        if area_file is None:
            self.show_file("", "")
            self.show_notes("", ())
            return
        path = area_file.source.path
        self.show_file(path.name, self._area_facts(area_file), str(path))
        lines = [*map(str, area_file.notices), *fault_lines(area_file.faults)]
        if area_file.join is not None:
            lines.insert(len(area_file.notices), area_file.join.sentence())
        self.show_notes(self._heading(area_file), lines)

    def show_levels(self, levels: Mapping[str, AreaFile]) -> None:
        """Shows the coarser levels."""
        if levels.items() == self._levels.items():
            return
        self._levels = dict(levels)
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
        called = short_level_name(name) if len(name) <= 3 else (of.layer.name or name)
        return self.tr("{level}: {n} from {file}").format(
            level=called,
            n=numbers.count(len(of.layer), self.tr("areas")),
            file=of.source.path.name,
        )

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
    """Number of records and columns; once counted, how many were left out and why.

    Signals
    -------
    match_said()
        Another number of area ids is known to have no area.
    """

    match_said = Signal()

    def __init__(self) -> None:
        self.unmatched = 0
        empty = QCoreApplication.translate(
            "RecordCard", "One row a person: CSV, Parquet, SAS, SPSS, Stata, or a database."
        )
        super().__init__(QCoreApplication.translate("RecordCard", "Records"), empty)
        self.match = words("", "bad")
        self.match.hide()
        self.extra.addWidget(self.match)

    def say_match(self, text: str, unmatched: int = 0) -> None:
        """Says how the area ids fit the areas, where ``unmatched`` of them do not."""
        self.match.setText(text)
        self.match.setVisible(bool(text))
        self.unmatched = unmatched
        self.match_said.emit()

    def show_records(self, records: Opened | None, study: Study | None) -> None:
        """Shows a record file, and the study once its records are counted."""
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
        said = list(dict.fromkeys(map(str, notices)))
        self.show_notes(_remarks(len(said)), said)


def _remarks(n: int) -> str:
    if n == 1:
        return QCoreApplication.translate("AreaCard", "1 remark")
    return QCoreApplication.translate("AreaCard", "{n} remarks").format(n=numbers.count(n))


_TABLE = "\0table"


class RecordColumns(Form):
    """A draft's area column, what it holds, and its person column.

    Signals
    -------
    conversion_table_requested()
        A postal-code conversion table shall be chosen.
    """

    conversion_table_requested = Signal()

    def __init__(self, guard: WheelGuard) -> None:
        super().__init__(Draft(), guard)
        self.area = self.choice(
            "area_column",
            self.tr("Area &column"),
            self.tr("The column that says in which area a record belongs"),
        )
        self.kind = self.choice(
            "area_kind",
            self.tr("&It holds"),
            self.tr("What the area column holds"),
            (
                (AREA, self.tr("ids of areas")),
                (POSTAL_CODE, self.tr("postal codes, areas are FSAs")),
                (_TABLE, self.tr("postal codes, by a table …")),
            ),
        )
        self.person = self.choice(
            "person_column",
            self.tr("A &person is"),
            self.tr("Where a person has several rows, the column that tells persons apart"),
        )
        align(*self.labels)
        self.table = QPushButton()
        self.table.setAccessibleName(self.tr("Postal-code conversion table"))
        self.table.setToolTip(
            self.tr("Another postal-code conversion table (PCCF layout, or two columns)")
        )
        self.table.clicked.connect(self.conversion_table_requested)
        self.column.addWidget(self.table)
        self.show_records(None)

    def show_records(self, records: Opened | None) -> None:
        """Offers the columns of a record file."""
        names = [] if records is None else [column.name for column in records.preview.columns]
        columns = [(name, name) for name in names]
        fill(self.area, [("", self.tr("choose …")), *columns])
        fill(self.person, [(None, self.tr("one row")), *columns])
        self.setVisible(records is not None)
        self.show_value(self.value)

    def show_rest(self) -> None:
        """A column that the file does not have is none; names the conversion table."""
        table = self.value.conversion_path
        for box in (self.area, self.person):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.currentIndex()))
        if table is not None:
            with QSignalBlocker(self.kind):
                self.kind.setCurrentIndex(self.kind.findData(_TABLE))
        self.table.setText("" if table is None else self.tr("Table: {0}").format(table.name))
        self.table.setVisible(table is not None)

    def edit(self, **changes: Any) -> None:
        """A conversion table is chosen first; the draft has it then."""
        if changes.get("area_kind") == _TABLE:
            self.show_value(self.value)
            self.conversion_table_requested.emit()
        else:
            super().edit(**changes)

    def with_changes(self, **changes: Any) -> Draft:
        """Each column has one role."""
        if "area_kind" in changes:
            changes["conversion_path"] = None
        draft: Draft = super().with_changes(**changes)
        if draft.person_column == draft.area_column:
            draft = replace(draft, person_column=None)
        return without_roles(draft)


def without_roles(draft: Draft) -> Draft:
    """The draft without variables whose columns say where a record belongs or whose it is."""
    taken = {draft.area_column, draft.person_column}
    kept = tuple(qi for qi in draft.scenario.quasi_identifiers if qi.column not in taken)
    return replace(draft, scenario=replace(draft.scenario, quasi_identifiers=kept))
