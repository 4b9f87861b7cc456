"""GAPS models: the population a region needs, from the quasi-identifiers (El Emam et al. 2009).

cut-off = exp(b0) * x ** b1, where x is the number of max combinations (Croft et al. 2015, Eq. 5) or
the entropy (Eq. 2). Coefficients are data, with their sources, in ``resources/coefficients``.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources as files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.errors import VbasError

PARTS = ("western", "central", "eastern")
PREDICTORS = ("maxcombs", "entropy")
SHIPPED_SETS = ("croft-2015", "el-emam-2009-maxcombs", "el-emam-2009-entropy")


@dataclass(frozen=True)
class GapsModel:
    """One model: cut-off in people = ``scale * x ** exponent``."""

    scale: float
    exponent: float

    def cutoff(self, x: float) -> float:
        """Cut-off in people for max combinations or entropy ``x`` (0 where x is 0)."""
        return self.scale * x**self.exponent if x > 0 else 0.0


@dataclass(frozen=True)
class CoefficientSet:
    """Models by predictor ("maxcombs", "entropy") and part of Canada, with their source."""

    name: str
    title: str
    citation: str
    models: Mapping[str, Mapping[str, GapsModel]]
    notes: Mapping[str, str]

    def model(self, predictor: str, part: str) -> GapsModel:
        """The model for a predictor and a part of Canada.

        Raises
        ------
        VbasError
            If the set holds no such model.
        """
        found = self.models.get(predictor, {}).get(part)
        if found is None:
            raise VbasError(
                "The coefficient set {name} has no {predictor} model for {part} Canada.",
                "Choose another coefficient set or site count.",
                name=self.name,
                predictor=predictor,
                part=part,
            )
        return found


def coefficient_set(name: str) -> CoefficientSet:
    """A shipped coefficient set by name, or one from a TOML file by path.

    Raises
    ------
    VbasError
        If there is no such set, or the file is not one.
    """
    if name in SHIPPED_SETS:
        return _shipped_set(name)
    path = Path(name)
    if not path.is_file():
        raise VbasError(
            "There is no coefficient set called {name}.",
            "Choose {sets}, or give the path of a TOML file.",
            name=name,
            sets=", ".join(SHIPPED_SETS),
        )
    try:
        return _parse(path.name, path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise VbasError(
            "The coefficient file {file} cannot be read as TOML: {error}",
            "Mend the line it names.",
            file=path.name,
            error=error,
        ) from error


@cache
def _shipped_set(name: str) -> CoefficientSet:
    """Read once: the window asks for it at every change of the scenario."""
    shipped = files.files("resources").joinpath("coefficients", f"{name}.toml")
    return _parse(name, shipped.read_text(encoding="utf-8"))


def _parse(name: str, text: str) -> CoefficientSet:
    table = tomllib.loads(text)
    models = {
        predictor: {
            part: _model(name, predictor, part, values)
            for part, values in table.get(predictor, {}).items()
        }
        for predictor in PREDICTORS
    }
    if not any(models.values()):
        raise VbasError(
            "The coefficient file {file} has neither a [maxcombs] nor an [entropy] table.",
            "Give one of them, with western, central or eastern = {{scale, exponent}}.",
            file=name,
        )
    notes = {p: str(table[f"note_{p}"]) for p in PREDICTORS if f"note_{p}" in table}
    title, citation = str(table.get("title", name)), str(table.get("citation", ""))
    return CoefficientSet(name, title, citation, models, notes)


def _model(name: str, predictor: str, part: str, values: Any) -> GapsModel:
    try:
        scale = float(values["scale"]) if "scale" in values else math.exp(float(values["b0"]))
        exponent = float(values["exponent"])
    except (KeyError, TypeError, ValueError, OverflowError):
        scale = exponent = math.nan
    if part not in PARTS or not (scale > 0 and math.isfinite(scale) and exponent > 0):
        raise VbasError(
            "The coefficient file {file} has no usable model at {predictor}.{part}.",
            "Give scale (or b0) and exponent as positive numbers, for {parts}.",
            file=name,
            predictor=predictor,
            part=part,
            parts=", ".join(PARTS),
        )
    return GapsModel(scale, exponent)


def entropy_of(sizes: NDArray[np.integer]) -> float:
    """Entropy of the equivalence classes of a file, natural logarithm (Croft et al. 2015, Eq. 1).

    Parameters
    ----------
    sizes
        (m,) records in each class; empty classes do not count.
    """
    present = np.sort(np.asarray(sizes)[np.asarray(sizes) > 0]).astype(np.float64)
    if not len(present):
        return 0.0
    share = present / present.sum()
    return max(0.0, -math.fsum(share * np.log(share)))


def max_combinations_of(counts: ClassCounts) -> int:
    """Product of the numbers of response categories (Croft et al. 2015, Eq. 4); exact."""
    return math.prod(max(1, n) for n in counts.n_categories.values())
