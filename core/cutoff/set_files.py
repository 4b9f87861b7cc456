"""Coefficient sets as TOML files: read, with a sentence for everything that no model can be.

::

    title = "Ours"
    citation = "Fitted on hospital.csv, 2026-11-22, 200,000 records, 209 models"

    [maxcombs]
    western = {scale = 1588.0, exponent = 0.42}
    central = {b0 = 7.27, exponent = 0.43}

    [entropy]
    central = {b0 = 6.5, exponent = 2.6}

The cut-off is ``scale * x ** exponent`` people, ``scale = exp(b0)``. The least and the most that
a model was fitted on may stand beside: ``fitted_people = [5000, 200000]`` and
``fitted_predictor = [8, 1745370]``. Other tables are handed on as they are.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from core.canada import PARTS
from core.cutoff.coefficients import PREDICTORS, CoefficientSet, GapsModel
from core.errors import VbasError
from core.small_files import read_small

LARGEST_SCALE: Final = 1e10
LARGEST_EXPONENT: Final = 20.0
FITTED_ON: Final = ("fitted_people", "fitted_predictor")
_SAID: Final = ("title", "citation", "note")


def read_set(name: str, path: Path) -> CoefficientSet:
    """The coefficient set of a TOML file, under a name.

    Raises
    ------
    VbasError
        If the file cannot be read, or holds no model, or one that cannot be used.
    """
    try:
        text = read_small(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise VbasError(
            "The coefficient file {file} is not text in UTF-8.",
            "Save it as UTF-8.",
            file=path.name,
        ) from error
    except OSError as error:
        raise VbasError(
            "The coefficient file {file} cannot be read: {reason}.",
            "Check that it is there and may be read.",
            file=path.name,
            reason=error.strerror or "",
        ) from error
    return parse_set(name, path.name, text)


def parse_set(name: str, file: str, text: str) -> CoefficientSet:
    """The coefficient set that a text in TOML describes; ``file`` is what errors call it."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise VbasError(
            "The coefficient file {file} cannot be read as TOML: {error}",
            "Mend the line it names.",
            file=file,
            error=error,
        ) from error
    except ValueError as error:
        raise VbasError(
            "The coefficient file {file} holds a whole number of thousands of digits.",
            "Correct it.",
            file=file,
        ) from error
    models = {
        predictor: _models_of(file, predictor, table.get(predictor, {})) for predictor in PREDICTORS
    }
    more = {
        key: value
        for key, value in table.items()
        if isinstance(value, Mapping) and key not in PREDICTORS
    }
    if not any(models.values()) and not more:
        raise VbasError(
            "The coefficient file {file} has neither a [maxcombs] nor an [entropy] table.",
            "Give one of them, with western, central or eastern = {{scale, exponent}}, or tables "
            "such as [threshold.5] with {{b0, ln_population, ln_max_combinations}}.",
            file=file,
        )
    notes = {p: str(table[f"note_{p}"]) for p in PREDICTORS if f"note_{p}" in table}
    title, citation, scope = (_text(file, table, key) for key in _SAID)
    return CoefficientSet(name, title or name, citation, models, notes, more, scope)


def _text(file: str, table: Mapping[str, Any], key: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise VbasError(
            "The {key} of the coefficient file {file} is not a text.",
            "Write it in quotation marks.",
            key=key,
            file=file,
        )
    return value


def _models_of(file: str, predictor: str, table: Any) -> dict[str, GapsModel]:
    if not isinstance(table, Mapping):
        raise VbasError(
            "In the coefficient file {file}, {predictor} is not a table.",
            "Write [{predictor}] on a line of its own, and its models below.",
            file=file,
            predictor=predictor,
        )
    return {part: _model(file, predictor, part, values) for part, values in table.items()}


def _model(file: str, predictor: str, part: str, values: Any) -> GapsModel:
    place = f"{predictor}.{part}"
    if part not in PARTS:
        raise VbasError(
            "The coefficient file {file} has a model for {part}, which is no part of Canada.",
            "Call it {parts}.",
            file=file,
            part=place,
            parts=", ".join(PARTS),
        )
    if not isinstance(values, Mapping):
        raise VbasError(
            "In the coefficient file {file}, {place} is not a table.",
            "Write {place} as {{scale = 1588.0, exponent = 0.42}}.",
            file=file,
            place=place,
        )
    if "scale" in values:
        scale = _above_zero(file, place, "scale", values, LARGEST_SCALE)
    else:
        b0 = _number(file, place, "b0", values)
        if b0 > math.log(LARGEST_SCALE):
            raise _too_large(file, place, "b0", b0, math.log(LARGEST_SCALE))
        scale = math.exp(b0)
    exponent = _above_zero(file, place, "exponent", values, LARGEST_EXPONENT)
    people, predictors = (_range(file, place, key, values) for key in FITTED_ON)
    return GapsModel(max(scale, math.ulp(0.0)), exponent, people, predictors)


def _range(
    file: str, place: str, key: str, values: Mapping[str, Any]
) -> tuple[float, float] | None:
    """Least and most of what a model was fitted on; None where it is not said."""
    said = values.get(key)
    if said is None:
        return None
    both = said if isinstance(said, list) and len(said) == 2 else [None, None]
    numbers = [n for n in both if isinstance(n, int | float) and not isinstance(n, bool)]
    if len(numbers) != 2 or not all(map(_finite, numbers)) or not 0 <= numbers[0] <= numbers[1]:
        raise VbasError(
            "In the coefficient file {file}, the {key} of {place} are not the least and the most "
            "of what the model was fitted on.",
            "Write {key} = [5000, 200000], or leave it out.",
            file=file,
            key=key,
            place=place,
        )
    return float(numbers[0]), float(numbers[1])


def _above_zero(
    file: str, place: str, key: str, values: Mapping[str, Any], largest: float
) -> float:
    value = _number(file, place, key, values)
    if value <= 0:
        raise VbasError(
            "In the coefficient file {file}, the {key} of {place} is {value}, but must be above 0.",
            "A cut-off grows with the number of combinations; check the sign and the column.",
            file=file,
            key=key,
            place=place,
            value=value,
        )
    if value > largest:
        raise _too_large(file, place, key, value, largest)
    return value


def _number(file: str, place: str, key: str, values: Mapping[str, Any]) -> float:
    if key not in values:
        raise VbasError(
            "In the coefficient file {file}, {place} has no {key}.",
            "Give scale (or b0, its natural logarithm) and exponent.",
            file=file,
            place=place,
            key=key if key != "b0" else "scale",
        )
    value = values[key]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise VbasError(
            "In the coefficient file {file}, the {key} of {place} is not a number.",
            "Write it as 0.42, without quotation marks and with a point.",
            file=file,
            key=key,
            place=place,
        )
    if not _finite(value):
        raise VbasError(
            "In the coefficient file {file}, the {key} of {place} is not a finite number.",
            "Write it as 0.42; leave the model out if there is none.",
            file=file,
            key=key,
            place=place,
        )
    return float(value)


def _finite(value: float) -> bool:
    try:
        return math.isfinite(value)
    except OverflowError:  # a whole number longer than any float
        return False


def _too_large(file: str, place: str, key: str, value: float, largest: float) -> VbasError:
    return VbasError(
        "In the coefficient file {file}, the {key} of {place} is {value:g}, but at most "
        "{largest:g} makes sense.",
        "Cut-offs are in people, and ln(cut-off) = b0 + exponent * ln(predictor).",
        file=file,
        key=key,
        place=place,
        value=value,
        largest=largest,
    )
