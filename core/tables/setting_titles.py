"""What the settings of runs are called, from the declared parameters of their components."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from core.parameters import Parameter, parameters_of
from core.tables.base import N_

BETWEEN: Final = ": "
"""Between the titles of a component and of its parameter; each of them is translated alone."""

_PARTS: Final = {
    "site_count": N_("Site count"),
    "placement": N_("Placement"),
    "refinement": N_("Refinement"),
    "constraints": N_("Constraints"),
    "target": N_("Target"),
}


def setting_title(name: str, scenarios: Sequence[Any]) -> tuple[str, str]:
    """Title and unit of a setting, such as "placement.seeding" of `core.comparison`.

    Parameters
    ----------
    name
        Fields from a scenario down, with dots between.
    scenarios
        Those of the runs: one of them has a component with that parameter.

    Returns
    -------
    title, unit
        English; parts that nothing declares are made from the field's name.
    """
    values, unit = list(scenarios), ""
    titles: list[str] = []
    for part in name.split("."):
        about = _about(part, values)
        plain = part.replace("_", " ")
        known = _PARTS.get(part) if not titles else None
        titles.append(known or (about.label if about else plain[:1].upper() + plain[1:]))
        unit = about.unit if about else ""
        values = [getattr(of, part) for of in values if hasattr(of, part)]
    return BETWEEN.join(titles), unit


def _about(field: str, components: Sequence[Any]) -> Parameter | None:
    for of in components:
        if dataclasses.is_dataclass(of) and field in (declared := parameters_of(of)):
            return declared[field]
    return None
