"""Postal codes as the records' geography: the FSA they begin with, or a conversion table.

The fixed-width layout is that of Statistics Canada's Postal Code Conversion File (92-153-G, table
4.1): postal code in columns 1-6, dissemination area in columns 126-133; the single link indicator
in column 161 of lines of 216 characters, and one later since the block code has three digits.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.delimited import DELIMITERS, decode, guess_delimiter

_CODE: Final = (0, 6)
_AREA: Final = (125, 133)
_LINK: Final = 161
_SHORT_LINE: Final = 216
_Ids = NDArray[np.object_]


def normalised(codes: _Ids) -> _Ids:
    """Postal codes in capitals without blanks and hyphens."""
    text = pd.Series(codes, dtype=object).str.replace(r"[^0-9A-Za-z]", "", regex=True)
    return text.str.upper().to_numpy(dtype=object)


def first_three(codes: _Ids) -> _Ids:
    """The forward sortation area of each postal code."""
    return pd.Series(normalised(codes), dtype=object).str.slice(0, 3).to_numpy(dtype=object)


def area_of_postal_code(codes: _Ids, conversion: pd.Series) -> _Ids:
    """The area id of each postal code; "" where the table has none."""
    return conversion.reindex(normalised(codes)).fillna("").to_numpy(dtype=object)


def read_conversion(path: Path) -> pd.Series:
    """Reads a conversion table: the area id (text) by postal code, one each.

    Where a postal code lies in several areas, the single link indicator decides, else the first
    line.

    Raises
    ------
    VbasError
        If the file has neither the fixed-width layout nor two columns.
    """
    with path.open(encoding="latin-1") as file:
        first = file.readline().rstrip("\r\n")
    fixed = len(first) >= _AREA[1] and not any(d in first[: _AREA[0]] for d in DELIMITERS)
    table = _fixed_width(path, len(first)) if fixed else _two_columns(path)
    table = table[(table["code"] != "") & (table["area"] != "")]
    if table.empty:
        raise VbasError(
            "{file} holds no postal code with an area.",
            "Give a conversion file in the PCCF layout, or a CSV of two columns: postal code, "
            "area id.",
            file=path.name,
        )
    return table.drop_duplicates("code").set_index("code")["area"]


def _fixed_width(path: Path, length: int) -> pd.DataFrame:
    link = _LINK - 1 if length <= _SHORT_LINE else _LINK
    lines = pd.Series(path.read_text(encoding="latin-1").splitlines(), dtype=object)
    places = {"code": _CODE, "area": _AREA, "link": (link, link + 1)}
    table = pd.DataFrame({n: lines.str.slice(*of).str.strip() for n, of in places.items()})
    table = table.sort_values("link", key=lambda link: link != "1", kind="stable")
    table["code"] = normalised(table["code"].to_numpy(dtype=object))
    return table


def _two_columns(path: Path) -> pd.DataFrame:
    try:
        text = decode(path, path.read_bytes())
        table = pd.read_csv(
            io.StringIO(text), dtype=str, keep_default_na=False, sep=guess_delimiter(text)
        )
    except (pd.errors.ParserError, pd.errors.EmptyDataError):
        table = pd.DataFrame()
    if table.shape[1] < 2:
        raise VbasError(
            "{file} is not a postal-code conversion table.",
            "Give the PCCF layout, or a CSV of two columns: postal code, area id.",
            file=path.name,
        )
    return pd.DataFrame(
        {
            "code": normalised(table.iloc[:, 0].to_numpy(dtype=object)),
            "area": table.iloc[:, 1].str.strip().to_numpy(dtype=object),
        }
    )
