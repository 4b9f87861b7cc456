"""From the values of a column to the codes of its categories: missing codes, bands, groups, order.

Recoding works on the distinct values of a column, which are few; the records meet it as a join
with a small table inside the query (methods, sections 1 and 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import ibis
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.records.dialect import Dialect
from core.io.records.source import MOST_CATEGORIES
from core.io.records.text_values import as_text
from core.quasi_identifiers import Band, QuasiIdentifier

NOT_A_NUMBER: Final = -(2**60)
_TOP: Final = 2**60
_LARGEST: Final = 1e15


@dataclass(frozen=True)
class Recoding:
    """How the distinct keys of one quasi-identifier become category codes.

    Attributes
    ----------
    categories
        All categories in order: declared ones, then observed ones. The code after the last means
        missing.
    declared
        How many of them were declared.
    lookup
        Arrow table (key, code int32) of the keys that are not missing.
    not_numeric
        Whether there are values that should have been numbers; they count as missing.
    """

    qi: QuasiIdentifier
    categories: tuple[str, ...]
    declared: int
    lookup: pa.Table
    not_numeric: bool = False

    @property
    def missing(self) -> int:
        """The code of missing values."""
        return len(self.categories)

    @property
    def n_codes(self) -> int:
        """Number of codes, with missing."""
        return len(self.categories) + 1


def key_expression(column: Any, qi: QuasiIdentifier, dialect: Dialect) -> Any:
    """The Ibis expression whose distinct values are recoded: the column, or its band number."""
    if qi.band is None:
        return dialect.plain(column)
    return _band_number(column, qi.band, dialect.written(qi.missing), dialect)


def person_key(column: Any, dialect: Dialect) -> Any:
    """What tells persons apart: text without blanks around it; null where nobody is named."""
    key = dialect.plain(column)
    if key.type().is_floating():
        # The zero with a sign is the same person, also where rows are told apart one by one.
        unsigned = ibis.ifelse(key == 0, ibis.literal(0.0, key.type()), key)
        return key.isnan().ifelse(ibis.null(key.type()), unsigned)
    return dialect.trimmed(key).nullif("") if key.type().is_string() else key


def _band_number(column: Any, band: Band, missing: Sequence[str], dialect: Dialect) -> Any:
    if column.type().is_numeric():
        number = column.cast("float64")
        # The engine's statistics of a column know nothing of not-a-number, so it is asked for.
        blank = number.isnull() | number.isnan()
        codes = [float(c) for c in missing if _is_number(c)]
        gone = blank | number.isin(codes) if codes else blank
    else:
        text = column.cast("string").strip()
        number = dialect.number(text)
        blank = text.isnull() | (text == "")
        gone = blank | text.isin(list(missing)) if missing else blank
    usable = dialect.finite(number)
    usable &= number.abs() < _LARGEST * min(1.0, band.width)
    index = (ibis.ifelse(usable, number, 0.0) / band.width).floor().cast("int64")
    if band.top is not None:
        index = ibis.ifelse(usable & (number >= band.top), _TOP, index)
    index = ibis.ifelse(usable, index, NOT_A_NUMBER)
    return ibis.ifelse(gone, ibis.null("int64"), index)


def recode(keys: pa.Array, qi: QuasiIdentifier) -> Recoding:
    """Decides the categories of a quasi-identifier from the distinct keys that occur.

    Parameters
    ----------
    keys
        (d,) distinct values of `key_expression`.

    Raises
    ------
    VbasError
        If there are 100,000 categories or more.
    """
    if max(len(keys), len(qi.order)) >= MOST_CATEGORIES:
        raise too_many_categories(qi.column)
    if qi.band is None:
        labels, rank = _labels(keys, qi), None
    else:
        labels, rank = _band_labels(keys, qi.band), _band_ranks(keys)
    group_of = {member: name for name, members in qi.groups.items() for member in members}
    grouped = [None if label is None else group_of.get(label, label) for label in labels]
    first_rank: dict[str, int] = {}
    for i, label in enumerate(grouped):
        if label is not None:
            place = 0 if rank is None else int(rank[i])
            first_rank[label] = min(first_rank.get(label, place), place)
    not_numeric = rank is not None and bool((rank == NOT_A_NUMBER).any())
    observed = {label for i, label in enumerate(grouped) if label is not None}
    undeclared = sorted(observed - set(qi.order), key=lambda label: (first_rank[label], label))
    categories = (*qi.order, *undeclared)
    code_of = {label: code for code, label in enumerate(categories)}
    codes = np.array([-1 if label is None else code_of[label] for label in grouped], dtype=np.int32)
    kept = pa.array(codes >= 0)
    lookup = pa.table({"key": keys.filter(kept), "code": pa.array(codes).filter(kept)})
    return Recoding(qi, categories, len(qi.order), lookup, not_numeric)


def too_many_categories(column: str) -> VbasError:
    """The sentence for a column that is not categorical."""
    return VbasError(
        "The quasi-identifier {column} has {most:,} categories or more.",
        "Band it if it is a number, or group its categories; if it is a record number or another "
        "direct identifier, leave it out.",
        column=column,
        most=MOST_CATEGORIES,
    )


def _labels(keys: pa.Array, qi: QuasiIdentifier) -> list[str | None]:
    missing = set(qi.missing)
    return [None if text in missing else text for text in as_text(keys)]


def _band_ranks(keys: pa.Array) -> NDArray[np.int64]:
    return np.asarray(keys.cast(pa.int64()).to_numpy(zero_copy_only=False))


def _band_labels(keys: pa.Array, band: Band) -> list[str | None]:
    return [_band_label(int(i), band) for i in _band_ranks(keys)]


def _band_label(index: int, band: Band) -> str | None:
    if index == NOT_A_NUMBER:
        return None
    if index == _TOP:
        return f"{_short(band.top or 0.0)}+"
    low = index * band.width
    high = low + band.width
    if band.top is not None:
        high = min(high, band.top)
    if not (float(low).is_integer() and float(high).is_integer()):
        return f"{_short(low)} to <{_short(high)}"
    if high - low <= 1:
        return _short(low)
    joint = " to " if low < 0 else "-"
    return f"{_short(low)}{joint}{_short(high - 1)}"


def _short(number: float) -> str:
    return str(int(number)) if float(number).is_integer() else f"{number:.12g}"


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
