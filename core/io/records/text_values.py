"""Values of any column type as the text that codes, categories and ids are compared by."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from decimal import Decimal

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

_RUN = re.compile(r"[0-9]+|[^\W\d_]+|\s+|.", re.UNICODE)


def as_text(values: pa.Array | pa.ChunkedArray) -> NDArray[np.object_]:
    """(n,) text of each value, surrounding blanks removed; None for null, blank and not-a-number.

    Whole numbers are written without a decimal point whatever their type on disk ("1", not
    "1.0"), dates as year-month-day.
    """
    if isinstance(values, pa.ChunkedArray):
        values = values.combine_chunks()
    if pa.types.is_dictionary(values.type):
        values = values.cast(values.type.value_type)
    if pa.types.is_floating(values.type):
        numbers = values.cast(pa.float64()).to_numpy(zero_copy_only=False)
        whole = np.isfinite(numbers) & (np.abs(numbers) < 2**53)
        whole &= np.floor(np.where(whole, numbers, 0)) == np.where(whole, numbers, 0.5)
        text = np.full(len(numbers), None, dtype=object)
        text[whole] = pd.Series(numbers[whole]).astype(np.int64).astype(str).to_numpy(dtype=object)
        rest = ~whole & ~np.isnan(numbers)
        if rest.any():
            written = values.filter(pa.array(rest)).cast(pa.string())
            text[rest] = written.to_numpy(zero_copy_only=False)
        return text
    if pa.types.is_null(values.type):
        return np.full(len(values), None, dtype=object)
    if pa.types.is_decimal(values.type):
        return np.array([None if v is None else _decimal(v) for v in values.to_pylist()], object)
    trimmed = pc.utf8_trim_whitespace(values.cast(pa.string()))
    kept = pc.if_else(pc.equal(trimmed, ""), pa.scalar(None, pa.string()), trimmed)
    return np.asarray(kept.to_numpy(zero_copy_only=False), dtype=object)


def _decimal(value: Decimal) -> str:
    """All digits (`Decimal.normalize` rounds to 28), without zeros at the end of a fraction."""
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def common_pattern(ids: Iterable[str], sample: int = 1000) -> str:
    """What most ids look like, without saying what they are: "8 digits", "3 letters, 2 digits"."""
    patterns: Counter[str] = Counter()
    for i, text in enumerate(ids):
        if i >= sample:
            break
        patterns[_pattern(text)] += 1
    return patterns.most_common(1)[0][0] if patterns else "nothing"


def _pattern(text: str) -> str:
    parts = []
    for run in _RUN.findall(text)[:8]:
        if run[0].isdigit():
            parts.append(_number(len(run), "digit"))
        elif run[0].isalpha():
            parts.append(_number(len(run), "letter"))
        else:
            parts.append("a blank" if run.isspace() else f"a {run!r}")
    return ", ".join(parts)


def _number(n: int, what: str) -> str:
    return f"{n} {what}" + ("" if n == 1 else "s")


def labelled(codes: NDArray[np.integer], labels: pa.Array) -> pa.DictionaryArray:
    """Values as a dictionary array; a code that is no label is null.

    A Parquet file keeps the whole dictionary of its columns, also labels that no row has: a value
    that is suppressed everywhere could be read off it. So only labels that occur are in it.

    Parameters
    ----------
    codes
        (n,) index of each value's label; the number of labels where there is none.

    Returns
    -------
    DictionaryArray
        Its indices are of the type of ``codes``.
    """
    n = len(labels)
    occurs = np.bincount(codes, minlength=n + 1)[:n] > 0
    place = np.append(np.cumsum(occurs) - 1, 0)
    index = pa.array(place[codes].astype(codes.dtype), mask=codes == n)
    return pa.DictionaryArray.from_arrays(index, labels.filter(pa.array(occurs)))
