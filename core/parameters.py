"""Parameters declared once: label, unit, bounds and help travel with the dataclass field.

The window builds its forms from them, the command line its help, and every component checks
itself with :func:`validate`.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from core.errors import VbasError

_KEY = "vbas.parameter"


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a person needs to know about one parameter of a component."""

    label: str
    unit: str = ""
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[str, ...] = ()
    help: str = ""


def parameter(
    default: Any = dataclasses.MISSING,
    *,
    label: str,
    unit: str = "",
    minimum: float | None = None,
    maximum: float | None = None,
    choices: tuple[str, ...] = (),
    help: str = "",
) -> Any:
    """A dataclass field that says what it means."""
    about = Parameter(label, unit, minimum, maximum, choices, help)
    return field(default=default, metadata={_KEY: about})


def parameters_of(component: Any) -> dict[str, Parameter]:
    """The declared parameters of a component (class or instance), by field name."""
    return {f.name: f.metadata[_KEY] for f in dataclasses.fields(component) if _KEY in f.metadata}


def validate(component: Any) -> None:
    """Checks every declared parameter of a component against its bounds.

    Raises
    ------
    VbasError
        Naming the parameter, its value and the bound.
    """
    for name, about in parameters_of(component).items():
        value = getattr(component, name)
        if value is None:
            continue
        if about.choices and value not in about.choices:
            raise VbasError(
                "{label} cannot be {value!r}.",
                "Choose one of: {choices}.",
                label=about.label,
                value=value,
                choices=", ".join(about.choices),
            )
        low = about.minimum is not None and not value >= about.minimum
        high = about.maximum is not None and not value <= about.maximum
        if low or high:
            raise VbasError(
                "{label} is {value}, but must be at least {bound:g}{unit}."
                if low
                else "{label} is {value}, but must be at most {bound:g}{unit}.",
                "Give it another value.",
                label=about.label,
                value=value,
                bound=about.minimum if low else about.maximum,
                unit=f" {about.unit}" if about.unit else "",
            )
