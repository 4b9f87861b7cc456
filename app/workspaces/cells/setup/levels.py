"""Which variables there are, with which levels, before any record is read."""

from __future__ import annotations

from functools import lru_cache

from app.features.variables.counting import Wanted, key_of_run, runs_of
from app.frame.session import Session
from app.workspaces.cells.state import CellsState
from core.areas import AreaLayer
from core.hierarchies.default_design import OfferedVariable, usual_level
from core.record_uniqueness.table import FINEST

_LOOKED_AT = 16_000
"""Areas that are looked at to find out which of their levels are finer."""


def offered_variables(
    session: Session, wanted: Wanted, state: CellsState
) -> tuple[OfferedVariable, ...]:
    """The variables of the list, each with its levels, the finest first."""
    offered = []
    for name in wanted.names:
        hierarchy = state.hierarchies.get(name)
        if name == wanted.geography:
            offered.append(_geography(session, wanted, name))
        elif hierarchy is not None:
            levels = (name, *(hierarchy.column_of(of.name) for of in hierarchy.levels))
            offered.append(OfferedVariable(name, levels))
        else:
            offered.append(OfferedVariable(name, (name,)))
    return tuple(offered)


def _geography(session: Session, wanted: Wanted, name: str) -> OfferedVariable:
    """Where a record is: its area, coarser units, the regions of runs."""
    file = wanted.file
    if file.areas is None:
        return OfferedVariable(name, (name,), one_level=True)
    sizes = dict(_sizes(file.areas.layer))
    sizes.update({level: len(of.layer) for level, of in file.levels})
    levels = sorted(sizes, key=lambda of: (-sizes[of], of))
    runs = {key_of_run(of.number): of for of in runs_of(session)}
    names = [FINEST, *levels, *runs]
    released = usual_level([FINEST, *levels])
    shown = session.current_run
    if shown is not None and key_of_run(shown.number) in runs:
        released = names.index(key_of_run(shown.number))
    columns = tuple(name if of == FINEST else f"{name}.{of}" for of in names)
    # Regions of runs cross units of other levels: neither can be told from the other.
    ordered = tuple(False for _ in columns[1:])
    return OfferedVariable(name, columns, ordered, one_level=True, released=released)


@lru_cache(maxsize=1)
def _sizes(layer: AreaLayer) -> tuple[tuple[str, int], ...]:
    """About how many units the coarser levels have that the areas themselves name.

    Counted among some of the areas, evenly spread: enough to know which level is finer.
    """
    step = max(1, len(layer) // _LOOKED_AT)
    return tuple((level, len(set(of[::step].tolist()))) for level, of in layer.parents.items())
