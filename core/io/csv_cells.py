"""CSV that a spreadsheet does not execute.

A text that begins with ``=``, ``+``, ``-``, ``@``, a tab or a line break can be a formula to a
spreadsheet. Such a text gets an apostrophe in front, wherever the program writes CSV; numbers, also
negative ones, stay as they are. `plain` takes it away again, so that ids come back as they were.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc

_FORMULA: Final = r"^'*[=+\-@\t\r\n]"
_NUMBER: Final = r"[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]+)?"
_MARKED: Final = re.compile(r"'+[=+\-@\t\r\n]")


def guarded(text: str) -> str:
    """The text with an apostrophe in front if a spreadsheet could execute it."""
    if re.match(_FORMULA, text) and not re.fullmatch(_NUMBER, text):
        return f"'{text}"
    return text


def plain(text: str) -> str:
    """What `guarded` was given."""
    return text[1:] if _MARKED.match(text) else text


def guarded_values(values: pa.ChunkedArray | pa.Array) -> pa.ChunkedArray | pa.Array:
    """As `guarded`, for each text; nothing stays nothing."""
    asked = pc.and_(
        pc.match_substring_regex(values, _FORMULA),
        pc.invert(pc.match_substring_regex(values, f"^({_NUMBER})$")),
    )
    return pc.if_else(asked, pc.binary_join_element_wise("'", values, ""), values)


def guarded_frame(frame: pd.DataFrame) -> pd.DataFrame:
    """A table whose texts and names of columns no spreadsheet executes."""
    return _mapped(frame, guarded)


def plain_frame(frame: pd.DataFrame) -> pd.DataFrame:
    """A table as it was before `guarded_frame`."""
    return _mapped(frame, plain)


def _mapped(frame: pd.DataFrame, change: Callable[[str], str]) -> pd.DataFrame:
    def changed(value: Any) -> Any:
        return change(value) if isinstance(value, str) else value

    made = frame.copy(deep=False)
    for i in _texts(frame):
        column = frame.iloc[:, i]
        made.isetitem(i, column.map(changed).astype(column.dtype).array)
    return made.set_axis([change(str(name)) for name in frame.columns], axis=1)


def write_csv(frame: pd.DataFrame, path: Path, **options: Any) -> None:
    """Writes a table as CSV that no spreadsheet executes; ``options`` are those of pandas."""
    safe = guarded_frame(frame)
    texts = (*safe.columns, *(of for i in _texts(safe) for of in safe.iloc[:, i]))
    if any(isinstance(of, str) and "\r" in of for of in texts):  # it would end a line unquoted
        options["quoting"] = csv.QUOTE_NONNUMERIC
    safe.to_csv(path, index=False, encoding="utf-8", **options)


def _texts(frame: pd.DataFrame) -> list[int]:
    """Which columns hold texts."""
    kinds = enumerate(frame.dtypes)
    return [i for i, of in kinds if isinstance(of, pd.StringDtype) or of.kind == "O"]
