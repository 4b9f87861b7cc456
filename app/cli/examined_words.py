"""What ``vbas uniqueness`` says of an examination on the terminal."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import numpy as np

from app.cli.how_many import how_many as _number
from core.errors import Notice
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.history import by_weight
from core.record_uniqueness.in_words import omission_words, verdict_words, weights_words
from core.record_uniqueness.lattice import Lattice

MINIMAL_LEFT_OUT: Final = (
    "Smallest combinations that single a record out were not looked for: with so many variables "
    "and unique records that would take too long."
)
_WIDEST: Final = 48


def print_examination(
    of: Examination, notices: Iterable[Notice], offered: Iterable[str] = ()
) -> None:
    """Prints notices and what is offered, verdict, weights, what leaving out a variable brings."""
    for note in dict.fromkeys(map(str, notices)):
        print(f"Note: {note}")
    for line in offered:
        print(line)
    lattice = of.lattice
    n, who = len(lattice.names), _people if lattice.people else _records
    print(
        f"{who(lattice.n_records)}; {_number(n, 'variable')}, "
        f"{_number(len(lattice), 'combination')}; unique record sets of at most "
        f"{who(lattice.set_size)}; {of.seconds:.2f} s"
    )
    share, judgement, *more = verdict_words(of)
    print(f"Verdict: {share} {judgement}")
    for sentence in more:
        print(sentence)
    _print_variables(of)
    for sentence in (*weights_words(of), *omission_words(of)):
        print(sentence)
    if lattice.minimal is not None:
        print(_minimal(lattice))


def _records(n: int) -> str:
    return _number(n, "record")


def _people(n: int) -> str:
    return f"{n:,} {'person' if n == 1 else 'people'}"


def _print_variables(of: Examination) -> None:
    """One line a variable: categories, weight, and what is in sets without it."""
    without = {omission.omitted: omission for omission in of.omissions}
    rows = by_weight(of)
    width = min(_WIDEST, max(len("variable"), *(len(str(row.title)) for row in rows)))
    print(
        f"{'variable':<{width}} {'categories':>10} {'weight':>8} {'error':>7} "
        f"{'unique without it':>19} {'in sets without it':>19}"
    )
    for row in rows:
        left = without[row.name]
        title = str(row.title)
        title = title if len(title) <= width else f"{title[: width - 3]}..."
        print(
            f"{title:<{width}} {row.n_categories:>10,} {_decimal(row.weight, 3):>8} "
            f"{_decimal(row.standard_error, 3):>7} {_share(left.unique, of):>19} "
            f"{_share(left.in_sets, of):>19}"
        )


def _decimal(value: float, digits: int) -> str:
    return f"{value:.{digits}f}" if math.isfinite(value) else "-"


def _share(records: int, of: Examination) -> str:
    return f"{records:,} ({100 * records / of.verdict.n_records:.2f}%)"


def _minimal(lattice: Lattice) -> str:
    """How many smallest combinations single records out, by how many variables they have."""
    assert lattice.minimal is not None
    sizes = np.bitwise_count(lattice.masks)
    told = [
        f"{int(lattice.minimal[sizes == size].sum()):,} of {_number(size, 'variable')}"
        for size in range(1, len(lattice.names) + 1)
        if lattice.minimal[sizes == size].any()
    ]
    one = "person" if lattice.people else "record"
    if not told:
        return f"No combination of variables singles a {one} out."
    return (
        f"Smallest combinations that single a {one} out, counted for each such {one}: "
        f"{', '.join(told)}."
    )
