"""Record uniqueness once more, in plain Python from the rows: slow, short, and leaning on nothing.

`core.record_uniqueness` rolls classes up, recodes codes and solves by matrices; here every
combination is counted from the records themselves, and the regression is solved in fractions.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

Row = Sequence[object]
"""Values of one record, in the order of the variables; None is missing."""


@dataclass(frozen=True)
class Counted:
    """What is counted of one combination."""

    variables: tuple[str, ...]
    classes: int
    unique: int
    in_sets: int
    set_classes: int
    minimal: int


@dataclass(frozen=True)
class Fit:
    """Least squares of ln(proportion unique) on presence; numbers are None where there are none."""

    weights: Mapping[str, float] | None
    errors: Mapping[str, float] | None
    intercept: float | None
    r_squared: float | None
    left_out: int
    estimable: bool


def all_combinations(n: int) -> list[tuple[int, ...]]:
    """Places of the variables of every combination: fewer variables first, then in order."""
    return [of for size in range(1, n + 1) for of in combinations(range(n), size)]


def lattice(names: Sequence[str], rows: Sequence[Row], set_size: int = 5) -> list[Counted]:
    """Every combination, each counted from the rows."""
    counted = []
    singled_out: list[list[set[int]]] = [[] for _ in rows]
    for of in all_combinations(len(names)):
        keys = [tuple(row[i] for i in of) for row in rows]
        sizes = Counter(keys)
        minimal = 0
        for key, found in zip(keys, singled_out, strict=True):
            if sizes[key] == 1:
                if not any(smaller < set(of) for smaller in found):
                    minimal += 1
                found.append(set(of))
        small = [size for size in sizes.values() if size <= set_size]
        counted.append(
            Counted(
                tuple(names[i] for i in of),
                classes=len(sizes),
                unique=sum(size for size in sizes.values() if size == 1),
                in_sets=sum(small),
                set_classes=len(small),
                minimal=minimal,
            )
        )
    return counted


def fit(names: Sequence[str], counted: Sequence[Counted], n_records: int) -> Fit:
    """The regression of the paper: exact but for the logarithms."""
    used = [of for of in counted if of.unique]
    left_out = len(counted) - len(used)
    x = [[Fraction(1), *(Fraction(int(v in of.variables)) for v in names)] for of in used]
    y = [Fraction(math.log(of.unique / n_records)) for of in used]
    p = len(names) + 1
    normal = [[sum((row[i] * row[j] for row in x), Fraction()) for j in range(p)] for i in range(p)]
    inverse = _inverse(normal)
    if inverse is None:
        return Fit(None, None, None, None, left_out, estimable=False)
    xy = [sum((row[i] * of for row, of in zip(x, y, strict=True)), Fraction()) for i in range(p)]
    beta = [sum((inverse[i][j] * xy[j] for j in range(p)), Fraction()) for i in range(p)]
    rest = [
        of - sum((b * value for b, value in zip(beta, row, strict=True)), Fraction())
        for row, of in zip(x, y, strict=True)
    ]
    residual = sum((of * of for of in rest), Fraction())
    mean = sum(y, Fraction()) / len(y)
    total = sum(((of - mean) ** 2 for of in y), Fraction())
    free = len(used) - p
    errors = None
    if free > 0:
        errors = {
            name: math.sqrt(residual / free * inverse[i + 1][i + 1]) for i, name in enumerate(names)
        }
    return Fit(
        weights={name: float(beta[i + 1]) for i, name in enumerate(names)},
        errors=errors,
        intercept=float(beta[0]),
        r_squared=float(1 - residual / total) if total else None,
        left_out=left_out,
        estimable=True,
    )


def omissions(
    names: Sequence[str], rows: Sequence[Row], set_size: int = 5
) -> dict[str | None, tuple[int, int]]:
    """{variable left out, None for none: (unique records, records in unique sets)}."""
    found: dict[str | None, tuple[int, int]] = {}
    for omitted in (None, *names):
        kept = [i for i, name in enumerate(names) if name != omitted]
        if kept:
            sizes = Counter(tuple(row[i] for i in kept) for row in rows)
            found[omitted] = (
                sum(size for size in sizes.values() if size == 1),
                sum(size for size in sizes.values() if size <= set_size),
            )
    return found


def _inverse(matrix: Sequence[Sequence[Fraction]]) -> list[list[Fraction]] | None:
    """The inverse, by elimination; None if there is none."""
    n = len(matrix)
    both = [[*row, *(Fraction(int(i == j)) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = next((j for j in range(i, n) if both[j][i]), None)
        if pivot is None:
            return None
        both[i], both[pivot] = both[pivot], both[i]
        both[i] = [of / both[i][i] for of in both[i]]
        for j in range(n):
            if j != i and both[j][i]:
                factor = both[j][i]
                both[j] = [a - factor * b for a, b in zip(both[j], both[i], strict=True)]
    return [row[n:] for row in both]
