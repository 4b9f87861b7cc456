"""Rows for more regions in an account that is open."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from core.ledger.account import Ledger

N = TypeVar("N", bound=np.generic)


def widened(ledger: Ledger, n_regions: int) -> Ledger:
    """The account with rows for ``n_regions`` regions; the new ones are empty."""
    book = ledger.book
    more = n_regions - len(book.lost)
    if more <= 0:
        return ledger
    # All regions must find room in the pool when it is laid out anew.
    room = max(len(book.pool), 4 * len(book.labels) + 16 * n_regions)
    longer = book._replace(
        sizes=_longer(book.sizes, more),
        region_records=_longer(book.region_records, more),
        region_population=_longer(book.region_population, more),
        lost=_longer(book.lost, more),
        centre_x=_longer(book.centre_x, more),
        centre_y=_longer(book.centre_y, more),
        distance=_longer(book.distance, more),
        pool=_longer(book.pool, room - len(book.pool)),
        starts=_longer(book.starts, more),
        room=_longer(book.room, more),
        members=_longer(book.members, more),
        people=book.people._replace(
            region_records=_rows(book.people.region_records, more),
            held=_rows(book.people.held, more),
        ),
    )
    longer.centre_x[-more:] = longer.centre_y[-more:] = np.nan
    return replace(ledger, book=longer)


def _rows(table: NDArray[N], more: int) -> NDArray[N]:
    """The table with more rows, if it is in use."""
    return _longer(table, more) if len(table) else table


def _longer(array: NDArray[N], more: int) -> NDArray[N]:
    return np.concatenate([array, np.zeros((more, *array.shape[1:]), array.dtype)])
