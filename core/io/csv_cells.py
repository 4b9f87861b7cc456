"""CSV that a spreadsheet does not execute.

A text that begins with ``=``, ``+``, ``-``, ``@``, a tab or a line break can be a formula to a
spreadsheet. Such a text gets an apostrophe in front, wherever the program writes CSV; numbers, also
negative ones, stay as they are. `plain` takes it away again, so that ids come back as they were.
"""

from __future__ import annotations

import re
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
    made = {}
    for name, column in frame.items():
        texts = isinstance(column.dtype, pd.StringDtype) or column.dtype == object
        made[guarded(str(name))] = column.map(_guarded_value) if texts else column
    return pd.DataFrame(made, index=frame.index)


def _guarded_value(value: Any) -> Any:
    return guarded(value) if isinstance(value, str) else value


def write_csv(frame: pd.DataFrame, path: Path, **options: Any) -> None:
    """Writes a table as CSV that no spreadsheet executes; ``options`` are those of pandas."""
    guarded_frame(frame).to_csv(path, index=False, encoding="utf-8", **options)
