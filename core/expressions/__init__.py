"""Expressions over the columns of a table: filters, computed columns.

The query engine reads an expression (``population > 500 and lost_share > 0.1``) and works it out;
before it does, the tree that its own parser makes is walked, and whatever is not a column, a
constant or a function of a short list is refused. The engine that works it out has no files, no
network, no extensions and no tables but the columns that the expression names.
"""

from core.expressions.reading import LONGEST
from core.expressions.sentences import FUNCTIONS
from core.expressions.working_out import (
    Columns,
    columns_used,
    numbers_of,
    quoted,
    rows_that_match,
    values_of,
)

__all__ = [
    "FUNCTIONS",
    "LONGEST",
    "Columns",
    "columns_used",
    "numbers_of",
    "quoted",
    "rows_that_match",
    "values_of",
]
