"""A study for a notebook: areas and records, from files or from tables in memory."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import geopandas as gpd
import pandas as pd

from core.api.frames import TABLES_NOT_KEPT, FileOrTable, PrivateFolder
from core.api.progress import worked_out
from core.api.showing import page
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.categories import quasi_identifiers_from_tables, read_categories
from core.io.inputs import LoadedStudy, load_study
from core.io.records import RecordSource
from core.io.records.place import Place, place_of
from core.io.records.source import AREA, POSTAL_CODE
from core.io.sample import sample_scenario
from core.io.scenario_file import SavedScenario, read_scenario
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import PEOPLE_BASIS
from core.study import Study as CountedStudy

T = TypeVar("T")
Names = str | Sequence[str | QuasiIdentifier]
Categories = str | os.PathLike[str] | Mapping[str, Any]


@dataclass(frozen=True, eq=False, repr=False)
class Study:
    """Areas, and records counted by area and quasi-identifiers: what runs are made on.

    Made by `Study.open`, `Study.sample` or `Study.read`.

    Attributes
    ----------
    loaded
        The study as `core` has it, with its area file and fingerprints.
    records
        The record file and how it is read.
    level_files
        Coarser levels that were opened beside the areas, by name.
    by_people
        Whether a population of the areas was named: then site number and placement go by it.
    folder
        Where tables that were given in memory are kept for as long as the study is.
    """

    loaded: LoadedStudy
    records: RecordSource
    level_files: Mapping[str, AreaSource] = field(default_factory=dict)
    by_people: bool = False
    folder: PrivateFolder = field(default_factory=PrivateFolder)

    @staticmethod
    def open(
        areas: FileOrTable | AreaSource,
        records: FileOrTable,
        *,
        quasi_identifiers: Names,
        area_id: str | None = None,
        record_area_id: str | None = None,
        categories: Categories | None = None,
        levels: Mapping[str, FileOrTable | AreaSource] | None = None,
        layer: str | None = None,
        crs: str | None = None,
        x: str | None = None,
        y: str | None = None,
        population: str | None = None,
        population_table: FileOrTable | None = None,
        where: str = "",
        exclude_missing: bool = False,
        person: str | None = None,
        postal_codes: bool = False,
        pccf: str | os.PathLike[str] | None = None,
        table: str | None = None,
        progress: bool = True,
    ) -> Study:
        """Reads areas and counts records; the words are those of ``vbas aggregate``.

        Parameters
        ----------
        areas
            A file with areas, or a GeoDataFrame (a DataFrame with columns of coordinates). A
            `core.io.areas.AreaSource` says more of a file than there are words for here.
        records
            A file with records, or a DataFrame: one row a record. Or a database,
            "postgresql://host/database" without any password, and its ``table``.
        quasi_identifiers
            The columns that an adversary could know: names ("age,sex" or a list), or
            `core.quasi_identifiers.QuasiIdentifier` with their recoding.
        area_id
            Column of area ids in both.
        record_area_id
            That of the records, if it has another name.
        categories
            How columns are recoded: a TOML file, or ``{"age": {"band": {"width": 5}}}``.
        levels
            Coarser levels by name: a file, a GeoDataFrame or an `AreaSource` each.
        layer, crs, x, y
            Of the area file: its layer, its coordinate system where it tells none, its columns of
            coordinates.
        population, population_table
            Column of people, of the areas or of a table of its own.
        where
            Read only these records: "province = 'ON' and not diagnosis starts with 'B20'", see
            `core.io.records.filtering`.
        exclude_missing
            Leave out records with a missing quasi-identifier.
        person
            Column that tells persons apart: distinct persons count, not records.
        postal_codes, pccf
            The records' areas are postal codes (of FSAs; or of areas by a conversion table).
        table
            "schema.table" of a database: its records stay there, and are counted there.
        progress
            Whether a bar is shown.

        Raises
        ------
        VbasError
            If a file or table cannot be used, or a column is not there.
        """
        column = record_area_id or area_id
        if column is None:
            raise VbasError(
                "Nothing tells where a record is.", 'Name the column of area ids: area_id="DAUID".'
            )
        folder = PrivateFolder()
        of_table = population_table is not None
        said: dict[str, Any] = {
            "layer": layer,
            "id_column": area_id,
            "x_column": x,
            "y_column": y,
            "crs": crs,
            "population_column": None if of_table else population,
            "population_path": None
            if population_table is None
            else folder.file_of(population_table, "population"),
            "population_table_column": population if of_table else None,
        }
        source = replace(
            _source(areas, "areas", folder),
            **{name: of for name, of in said.items() if of is not None},
        )
        asked = RecordSource(
            path=_place(records, table, folder),
            area_column=column,
            quasi_identifiers=chosen(quasi_identifiers, categories),
            exclude_missing=exclude_missing,
            person_column=person,
            area_kind=POSTAL_CODE if postal_codes or pccf is not None else AREA,
            conversion_path=None if pccf is None else Path(pccf),
            where=where,
        )
        coarser = {
            name: _source(of, f"level-{name}", folder) for name, of in (levels or {}).items()
        }
        by_people = population is not None or of_table
        return _opened(source, asked, coarser, by_people, folder, progress)

    @staticmethod
    def sample(*, progress: bool = True) -> Study:
        """The sample study that comes with the program: New Selkirk, which does not exist."""
        return Study._of(sample_scenario(), progress)

    @staticmethod
    def read(scenario: str | os.PathLike[str], *, progress: bool = True) -> Study:
        """The study of a scenario file, such as a run leaves in ``internal/scenario.toml``.

        Raises
        ------
        VbasError
            If the scenario file, or a file that it names, cannot be used.
        """
        return Study._of(read_scenario(Path(scenario)), progress)

    @staticmethod
    def _of(saved: SavedScenario, progress: bool) -> Study:
        by_people = saved.scenario.population_basis == PEOPLE_BASIS
        return _opened(
            saved.areas, saved.records, saved.levels, by_people, PrivateFolder(), progress
        )

    @property
    def counted(self) -> CountedStudy:
        """Areas and counts as `core` has them."""
        return self.loaded.study

    @property
    def areas(self) -> gpd.GeoDataFrame:
        """One row an area: area_id, population, records, its unit of each level, its shape.

        Areas without shapes are points.
        """
        layer = self.counted.areas
        table = pd.DataFrame({"area_id": layer.ids.astype(str), "population": layer.population})
        table["records"] = self.counted.counts.records
        for name, units in layer.parents.items():
            table[name] = units.astype(str)
        shapes = gpd.points_from_xy(*layer.points.T) if layer.geometry is None else layer.geometry
        return gpd.GeoDataFrame(table, geometry=shapes, crs=layer.crs)

    @property
    def quasi_identifiers(self) -> tuple[str, ...]:
        """The columns that the records were counted by."""
        return tuple(qi.column for qi in self.records.quasi_identifiers)

    @property
    def notices(self) -> tuple[str, ...]:
        """What should be known of how areas and records were read."""
        return tuple(map(str, self.counted.notices))

    def __repr__(self) -> str:
        rows = ", ".join(f"{name.lower()} {value}" for name, value in self._rows().items())
        return f"<Study: {rows}>"

    def _repr_html_(self) -> str:
        return page(f"Study of {self.counted.areas.name}", self._rows(), self.notices)

    def _rows(self) -> dict[str, str]:
        counts = self.counted.counts
        rows = {"Areas": f"{len(self.counted.areas):,}", "Records": f"{counts.n_records:,}"}
        if counts.persons is not None:
            rows["People"] = f"{counts.n_people:,}"
        for why, n in self.counted.left_out.items():
            if n:
                rows[f"Left out: {why}"] = f"{n:,}"
        rows["Quasi-identifiers"] = ", ".join(self.quasi_identifiers)
        rows["Equivalence classes"] = f"{counts.n_classes:,}"
        rows["Levels"] = ", ".join(self.counted.areas.parents) or "none"
        return rows


def listed(names: str | Sequence[T]) -> tuple[str | T, ...]:
    """Names in one text ("age, sex"), or one by one."""
    return tuple(of.strip() for of in names.split(",")) if isinstance(names, str) else tuple(names)


def chosen(
    names: Names,
    categories: Categories | None = None,
    known: Sequence[QuasiIdentifier] = (),
) -> tuple[QuasiIdentifier, ...]:
    """Columns with what is said of their categories, here or before.

    Raises
    ------
    VbasError
        If none is named, or categories are of a column that is not.
    """
    columns = listed(names)
    if not columns or "" in columns:
        raise VbasError("No column is named.", 'Name them: "age,sex", or ["age", "sex"].')
    recodings = {qi.column: qi for qi in known}
    if isinstance(categories, Mapping):
        said = quasi_identifiers_from_tables(categories)
        for name in said:
            if name not in columns:
                raise VbasError(
                    "The categories are also of {name}, which is not chosen here.",
                    "Leave it out, or choose the column.",
                    name=name,
                )
        recodings |= said
    elif categories is not None:
        recodings |= read_categories(Path(categories))
    return tuple(
        recodings.get(of, QuasiIdentifier(of)) if isinstance(of, str) else of for of in columns
    )


def recoded(
    study: Study, names: Names, categories: Categories | None = None
) -> tuple[QuasiIdentifier, ...]:
    """Columns of the records as the study recodes them, unless something else is said here."""
    return chosen(names, categories, study.records.quasi_identifiers)


def _place(records: FileOrTable, table: str | None, folder: PrivateFolder) -> Place:
    """Where records are read from."""
    if isinstance(records, str) or table is not None:
        return place_of(str(records), table)
    return folder.file_of(records, "records")


def _source(given: FileOrTable | AreaSource, name: str, folder: PrivateFolder) -> AreaSource:
    """Where areas are read from."""
    if isinstance(given, AreaSource):
        return replace(given, path=Path(given.path))
    return AreaSource(folder.file_of(given, name))


def _opened(
    areas: AreaSource,
    records: RecordSource,
    levels: Mapping[str, AreaSource],
    by_people: bool,
    folder: PrivateFolder,
    progress: bool,
) -> Study:
    loaded = worked_out(load_study(areas, records, levels), progress)
    if folder.used:
        counted = replace(loaded.study, notices=(*loaded.study.notices, TABLES_NOT_KEPT))
        loaded = replace(loaded, study=counted)
    return Study(loaded, records, levels, by_people, folder)
