"""Columns of a file made into ids and numbers, whatever their type on disk."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

SYMBOLS = frozenset({"", "x", "..", "...", "f", "t", "-", "--", "n/a", "na", "nan", "null", "none"})
"""What stands for "no number" in published tables, in small letters."""

MOST_PEOPLE = 1e12
"""Populations above are no populations; sums of what is not stay finite."""

_SPACES = r"[\s\u00a0\u202f\u2009]"


def as_text(column: pd.Series) -> NDArray[np.object_]:
    """The column as text, blanks as "".

    Parameters
    ----------
    column
        (n,) of any type; whole floating-point numbers lose their ``.0``.
    """
    blank = column.isna().to_numpy(bool)
    if pd.api.types.is_bool_dtype(column):
        text = column.astype("str")
    elif pd.api.types.is_float_dtype(column):
        text = _float_text(column)
    else:
        text = column.astype("str").str.strip()
    return np.where(blank, "", text.to_numpy(object)).astype(object)


def _float_text(column: pd.Series) -> pd.Series:
    values = column.to_numpy(np.float64, na_value=np.nan)
    whole = np.isfinite(values) & (values == np.floor(values)) & (np.abs(values) < 2**63)
    if whole[~np.isnan(values)].all():
        return pd.Series(np.where(whole, values, 0).astype(np.int64)).astype("str")
    return pd.Series([f"{value:.15g}" for value in values], dtype="str")


def as_ids(column: pd.Series, level: str = "") -> NDArray[np.object_]:
    """Ids as text: leading zeros kept, no trailing ``.0``, blanks as "".

    Parameters
    ----------
    column
        (n,) of any type.
    level
        Key of the level; census tracts in a column of numbers get their two decimals back.
    """
    numeric = pd.api.types.is_float_dtype(column)
    if level == "ct" and numeric:
        values = column.to_numpy(np.float64, na_value=np.nan)
        return np.array(["" if np.isnan(v) else f"{v:.2f}" for v in values], dtype=object)
    ids = as_text(column)
    if numeric or pd.api.types.is_integer_dtype(column):
        return ids
    text = pd.Series(ids, dtype="str")
    if level != "ct" and (text.str.fullmatch(r"\d+\.0") | (text == "")).all():
        return text.str.removesuffix(".0").to_numpy(object)
    return ids


def as_numbers(
    column: pd.Series, decimal_comma: bool = False
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """The column as numbers.

    Parameters
    ----------
    column
        (n,) of any type; text may hold thousands separators and published symbols.
    decimal_comma
        Whether a comma in text is a decimal comma.

    Returns
    -------
    numbers, bad
        (n,) float64, NaN where there is none; (n,) bool, where text is neither a number nor a
        symbol such as ``..``.
    """
    if pd.api.types.is_numeric_dtype(column):
        numbers = column.to_numpy(np.float64, na_value=np.nan)
        return numbers, np.zeros(len(column), bool)
    text = pd.Series(as_text(column), dtype="str")
    numbers = pd.to_numeric(text, errors="coerce").to_numpy(np.float64, na_value=np.nan).copy()
    left = np.isnan(numbers) & ~text.str.lower().isin(SYMBOLS).to_numpy(bool)
    if left.any():
        numbers[left] = _mended(text[left], decimal_comma)
    return numbers, left & np.isnan(numbers)


def _mended(text: pd.Series, decimal_comma: bool) -> NDArray[np.float64]:
    """Numbers written with thousands separators or a decimal comma."""
    close = text.str.replace(_SPACES, "", regex=True)
    grouped = close.str.fullmatch(r"-?\d{1,3}(,\d{3})+(\.\d+)?")
    if decimal_comma:
        close = close.str.replace(",", ".", regex=False)
    else:
        plain = close.str.replace(",", "", regex=False)
        close = plain.where(grouped, close.str.replace(",", ".", regex=False))
    numbers = pd.to_numeric(close, errors="coerce")
    return numbers.to_numpy(np.float64, na_value=np.nan)


def kind_of(dtype: Any) -> str:
    """What a person would call the type of a column: text, number, date, yes/no or other."""
    if pd.api.types.is_bool_dtype(dtype):
        return "yes/no"
    if pd.api.types.is_numeric_dtype(dtype):
        return "number"
    if pd.api.types.is_datetime64_any_dtype(dtype):
        return "date"
    if pd.api.types.is_string_dtype(dtype) or pd.api.types.is_object_dtype(dtype):
        return "text"
    return "other"
