"""Further columns of a file whose records are read already: only these are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from core.background import in_background
from core.coded_records import CodedRecords
from core.io.records.coded import read_coded
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

_JOIN = "joining columns"


def read_more(
    path: Path, known: CodedRecords, columns: Sequence[str], more: Sequence[QuasiIdentifier]
) -> Steps[CodedRecords | None]:
    """The same records with other columns.

    Parameters
    ----------
    path
        The file that ``known`` was read from, each of its rows a record.
    known
        What was read of it.
    columns
        The columns that are wanted, in order: of ``known``, or of ``more``.
    more
        Columns to read, with their recoding.

    Returns
    -------
    records
        None if the file has other records now, so that all must be read.

    Raises
    ------
    VbasError
        As `read_coded`.
    """
    read = None
    if more:
        read = yield from read_coded(path, more)
        if known.rows is not None or read.n_records != known.n_records:
            return None
    return (yield from in_background(_JOIN, lambda: _joined(known, read, columns)))


def _joined(known: CodedRecords, read: CodedRecords | None, columns: Sequence[str]) -> CodedRecords:
    """The columns of both, in order; what was just read comes first where both have one."""
    sources = (known,) if read is None else (read, known)
    of = [next(source for source in sources if name in source.columns) for name in columns]
    codes = np.empty((len(columns), known.n_records), dtype=np.int32)
    for place, (name, source) in enumerate(zip(columns, of, strict=True)):
        codes[place] = source.codes[source.columns.index(name)]
    here = list(zip(columns, of, strict=True))
    return replace(
        known,
        columns=tuple(columns),
        codes=codes,
        categories={name: source.categories[name] for name, source in here},
        n_categories={name: source.n_categories[name] for name, source in here},
        notices=tuple({str(n): n for source in reversed(sources) for n in source.notices}.values()),
    )
