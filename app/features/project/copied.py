"""The files of what is asked in the window, as copied texts name them. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.features.variables.counting import Wanted
from core.io.copied_sources import CopiedSources
from core.io.records import RecordSource


def sources_of(
    wanted: Wanted, runs: Mapping[str, Callable[[str], str]] | None = None
) -> CopiedSources:
    """Where what is wanted comes from; ``runs`` as in `CopiedSources`."""
    file = wanted.file
    records = RecordSource(
        file.path,
        file.area_column or "",
        wanted.quasi_identifiers,
        file.exclude_missing,
        file.person_column,
        file.area_kind,
        file.conversion_path,
        file.where,
    )
    areas = None if file.areas is None else file.areas.source
    levels = {name: of.source for name, of in file.levels}
    return CopiedSources(records, areas, levels, wanted.geography, runs or {})
