"""Where questions of the window are asked, as texts of the shell and of Python name it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from core.errors import VbasError
from core.io.areas import AreaSource, inspect_areas
from core.io.records import RecordSource
from core.io.records.place import options_of
from core.io.records.source import POSTAL_CODE
from core.io.shell_text import said_by
from core.record_uniqueness.distinct import GEOGRAPHY_NAME

REGIONS_IN = "{out}-regions"
"""The folder of a run whose regions are asked about."""
_NO_RUNS: Mapping[str, Callable[[str], str]] = {}


@dataclass(frozen=True)
class CopiedSources:
    """The files of a question.

    Attributes
    ----------
    records
        The record file; all columns that can be asked about, with their recoding. The area column
        is "" where geography cannot be asked about.
    areas, levels
        The areas, None where only their ids are known; coarser levels by name.
    geography
        What the variable of geography is called; None where there is none.
    runs
        {level of geography: what gives the command that writes a run with these regions to a
        folder}.
    """

    records: RecordSource
    areas: AreaSource | None = None
    levels: Mapping[str, AreaSource] = field(default_factory=dict)
    geography: str | None = GEOGRAPHY_NAME
    runs: Mapping[str, Callable[[str], str]] = field(default_factory=lambda: _NO_RUNS)

    def check_geography(self) -> None:
        """Raises where a column of the file has the name by which texts call geography."""
        if self.geography != GEOGRAPHY_NAME:
            raise VbasError(
                "A column of the records is called {name}: a text cannot tell it from where "
                "records are.",
                "Give the column another name in the file.",
                name=GEOGRAPHY_NAME,
            )

    def of_records(self) -> list[str]:
        """Options of the record file, wherever the records are."""
        records = self.records
        said = {**options_of(records.path), "person": records.person_column}
        said["where"] = records.where or None
        return list(said_by(said))

    def of_geography(self, levels: Collection[str] = ()) -> list[str]:
        """Options of where records are; of coarser levels those that are named."""
        records, areas = self.records, self.areas
        table = records.conversion_path
        column = None if areas is None else areas.id_column
        said = {
            "areas": None if areas is None else areas.path.resolve(),
            "layer": None if areas is None else areas.layer,
            "area-id": records.area_column if areas is None else column,
            "record-area-id": records.area_column
            if areas and records.area_column != column
            else None,
            "postal-codes": records.area_kind == POSTAL_CODE and table is None,
            "pccf": None if table is None else table.resolve(),
        }
        return [*said_by(said), *level_files(self.levels, levels)]

    def needed_areas(self) -> AreaSource:
        """The areas, without which the functions of Python cannot be called."""
        if self.areas is None or not self.records.area_column:
            raise VbasError(
                "In Python, records are read together with areas, and none are open, or nothing "
                "tells where a record is.",
                "Copy the command, which needs none.",
            )
        return self.areas


def level_files(levels: Mapping[str, AreaSource], named: Collection[str]) -> list[str]:
    """Options of levels that stand in files of their own.

    Raises
    ------
    VbasError
        If more was said of such a file than a command can.
    """
    options: list[str] = []
    for name in named:
        source = levels.get(name)
        if source is None:
            continue
        if "=" in name or not _is_plain(name, source):
            raise VbasError(
                "A command cannot say how the file of the level {level} is read.",
                "Copy it as Python.",
                level=name,
            )
        options += ["--level-file", f"{name}={source.path.resolve()}"]
    return options


def _is_plain(name: str, source: AreaSource) -> bool:
    """Whether a file is read in the same way if nothing is said but its name."""
    if source.layer not in (None, name) or source.repair:
        return False
    roles = inspect_areas(source.path, source.layer).roles
    columns = {"id": source.id_column, "x": source.x_column, "y": source.y_column}
    return all(of in (None, roles.get(role)) for role, of in columns.items())
