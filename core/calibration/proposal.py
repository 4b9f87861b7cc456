"""What a calibration is proposed to ask: a step that fits the file, and roles by the names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from core.calibration.quasi_identifier_models import Roles

PAPER_STEP: Final = 5000
"""Between two sizes in El Emam et al. 2009, records."""
PAPER_THRESHOLD: Final = 0.001
"""Change of uniqueness over that step below which a cut-off is reached."""

FEWEST_SIZES, MOST_SIZES = 10, 40
"""The paper has 12 sizes in the east and 40 elsewhere."""
_LARGEST_POWER: Final = 15

_NAMES: Final = {
    "age": r"^age|agegr|^agep",
    "sex": r"^sex|gender|genre|^sexp",
    "schooling": r"educ|school|hdgree|totsch|scolar",
    "marital": r"marst|marital|marit|matrim|civil",
    "income": r"income|totinc|revenu",
    "aboriginal": r"^abo|absr|indigen|autocht",
}
_ETHNICITY: Final = (
    r"ethn|origin|ancest",
    r"lang|hlnp",
    r"relig",
    r"vismi|visible|race|minorit",
)
"""Ethnicity, home language, religion, visible minority: they stand for one another."""


def n_sizes(n_records: int, step: int, most: int | None = None) -> int:
    """How many sample sizes a step gives, the smallest of one step."""
    used = n_records if most is None else min(n_records, most)
    return used // step


def proposed_step(n_records: int) -> int:
    """The step of the paper if it gives 10 to 40 sizes; else the nearest round one that does.

    Parameters
    ----------
    n_records
        Records of the file.
    """
    if n_sizes(n_records, PAPER_STEP) < FEWEST_SIZES:
        enough = [s for s in _round_steps() if n_sizes(n_records, s) >= FEWEST_SIZES]
        return max(enough, default=1)
    return min(s for s in _round_steps() if s >= PAPER_STEP and n_sizes(n_records, s) <= MOST_SIZES)


def _round_steps() -> list[int]:
    """1, 2, 5, 10, 20 ... records."""
    return [digit * 10**power for power in range(_LARGEST_POWER) for digit in (1, 2, 5)]


def threshold_of_paper(step: int) -> float:
    """The threshold that stands for the paper's slope, 0.001 over 5,000 records, at a step."""
    return PAPER_THRESHOLD * step / PAPER_STEP


def guessed_roles(columns: Sequence[str]) -> Roles:
    """Which columns could play which part in the rule of the paper, by their names.

    Parameters
    ----------
    columns
        In the order of the file; the first of those that could play a part has it.
    """
    free = list(columns)

    def take(pattern: str) -> str | None:
        for name in free:
            if re.search(pattern, name, re.IGNORECASE):
                free.remove(name)
                return name
        return None

    named = {role: take(pattern) for role, pattern in _NAMES.items()}
    ethnicity = tuple(name for of in _ETHNICITY if (name := take(of)) is not None)
    return Roles(ethnicity=ethnicity, **named)
