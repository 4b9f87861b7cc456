"""How many people each class may have, as far as anybody can know from all releases."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.background import in_background
from core.differencing.kernels import INFINITE, exchange, propagate
from core.differencing.programmes import Component, components_of, solve
from core.differencing.system import System, Targets
from core.steps import Step, Steps

_SWEEPS = 200
_AT_ONCE = 4096

Longs = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Bounds:
    """Bounds of classes.

    Attributes
    ----------
    least, most
        (t,) records; ``most`` is no larger than needed to know that k are possible. Exact where
        the class is found.
    found
        (t,) whether between 1 and k - 1 people are certain.
    decided
        (t,) whether that is known.
    """

    least: Longs
    most: Longs
    found: NDArray[np.bool_]
    decided: NDArray[np.bool_]


def bounds_of(system: System, targets: Targets, k: int, deadline: float) -> Steps[Bounds]:
    """Decides of each class whether it can be recovered (methods, section 13).

    By propagation first; then exactly: for two releases by exchanges, which are maximum flows;
    for more by integer programmes for each connected component.

    Parameters
    ----------
    system, targets
        What is public; the classes that are looked at.
    k
        Fewer people are too few.
    deadline
        Of `time.perf_counter`: what is not known then stays undecided.
    """
    yield Step("narrowing bounds")
    least, most = yield from in_background("narrowing bounds", lambda: _propagated(system))
    within = _within_small(system, targets)
    lows = np.minimum(targets.sums(least), targets.sizes)
    highs = np.minimum(targets.sums(most), INFINITE)
    found = (lows >= 1) & ((highs < k) | within)
    decided = found.copy()
    left = np.flatnonzero(~found | (lows < highs))  # what is found is still to be told exactly
    if len(system.tables) <= 2 and len(left):
        rest = targets.chosen(left)
        more = yield from _exchanged(system, rest, k, deadline)
        exact = more.decided & ((more.least == 0) | _share_a_row(system, rest))
        safe = more.decided & ~exact & (more.most >= k) & ~within[left]
        lows[left[exact]], highs[left[exact]] = more.least[exact], more.most[exact]
        found[left] |= exact & (more.least >= 1) & ((more.most < k) | within[left])
        decided[left] |= exact | safe
        left = left[~(exact | safe)]
    if len(left):
        bounds = Bounds(lows, highs, found, decided)
        yield from _programmed(system, targets, (least, most), within, bounds, left, k, deadline)
    return Bounds(lows, highs, found, decided)


def _propagated(system: System) -> tuple[Longs, Longs]:
    """(v,) bounds of each unknown, as far as propagation brings them."""
    starts, members = _rows_of(system.rows, len(system.low))
    n_tables, n = system.rows.shape
    most = system.high[system.rows].min(axis=0)
    least = np.zeros(n, np.int64)
    propagate(
        read_only(starts),
        read_only(members),
        read_only(np.arange(n + 1, dtype=np.int64) * n_tables),
        read_only(np.ascontiguousarray(system.rows.T).reshape(-1)),
        read_only(system.low),
        read_only(system.high),
        least,
        most,
        _SWEEPS,
    )
    return least, most


def _rows_of(rows: NDArray[np.int32], n_rows: int) -> tuple[Longs, NDArray[np.int32]]:
    """(r + 1,), (e,) the unknowns of each row."""
    flat = rows.reshape(-1)
    starts = np.concatenate(([0], np.cumsum(np.bincount(flat, minlength=n_rows))))
    order = np.argsort(flat, kind="stable")
    return starts.astype(np.int64), (order % rows.shape[1]).astype(np.int32)


def _share_a_row(system: System, targets: Targets) -> NDArray[np.bool_]:
    """(t,) whether all unknowns of a class are in one row of some release."""
    shared = np.zeros(len(targets), bool)
    if not len(targets):
        return shared
    for row in system.rows:
        of = row[targets.members]
        lowest = np.minimum.reduceat(of, targets.starts[:-1])
        shared |= lowest == np.maximum.reduceat(of, targets.starts[:-1])
    return shared


def _within_small(system: System, targets: Targets) -> NDArray[np.bool_]:
    """(t,) whether a class lies in one that is known to be of fewer than k people."""
    within = np.zeros(len(targets), bool)
    if not system.persons or not len(targets):
        return within
    for row in system.rows:
        of = row[targets.members]
        lowest = np.minimum.reduceat(of, targets.starts[:-1])
        same = lowest == np.maximum.reduceat(of, targets.starts[:-1])
        within |= same & system.small[lowest]
    return within


def _exchanged(system: System, targets: Targets, k: int, deadline: float) -> Steps[Bounds]:
    """Bounds by exchanges; those of classes in one row are exact."""
    both = _two_tables(system)
    starts, edges = _rows_of(both.rows, len(both.low))
    first, second = (read_only(np.ascontiguousarray(row)) for row in both.rows)
    x, sums = both.truth.copy(), both.true_sums
    least, most = targets.sizes.copy(), np.full(len(targets), INFINITE, np.int64)
    done = 0
    while done < len(targets) and (done == 0 or time.perf_counter() < deadline):
        end = min(done + _AT_ONCE, len(targets))
        begin = done

        def work(begin: int = begin, end: int = end) -> None:
            exchange(
                read_only(targets.starts),
                read_only(targets.members),
                begin,
                end,
                read_only(starts),
                read_only(edges),
                first,
                second,
                int(both.starts[1]),
                read_only(both.low),
                read_only(both.high),
                read_only(both.truth),
                x,
                sums,
                k,
                least,
                most,
            )

        yield from in_background("looking for exchanges", work)
        done = end
        yield Step("looking for exchanges", done, len(targets))
    decided = np.arange(len(targets)) < done
    return Bounds(least, most, np.zeros(len(targets), bool), decided)


def _two_tables(system: System) -> System:
    """One release beside a table that says nothing."""
    if len(system.tables) == 2:
        return system
    n, n_rows = len(system.truth), len(system.low)
    nothing = np.zeros(n, np.int64)
    return replace(
        system,
        rows=np.array([system.rows[0], n_rows + np.arange(n)], np.int32),
        low=np.concatenate([system.low, nothing]),
        high=np.concatenate([system.high, nothing + INFINITE]),
        starts=np.array([0, n_rows, n_rows + n]),
        small=np.concatenate([system.small, nothing > 0]),
    )


def _programmed(
    system: System,
    targets: Targets,
    known: tuple[Longs, Longs],
    within: NDArray[np.bool_],
    bounds: Bounds,
    left: Longs,
    k: int,
    deadline: float,
) -> Steps[None]:
    """Decides what is left by integer programmes, writing into the bounds."""
    components = components_of(system, targets, left, known)
    for done, component in enumerate(components):
        if time.perf_counter() >= deadline:
            return
        yield Step("solving integer programmes", done, len(components))

        def work(component: Component = component) -> None:
            solve(component, targets, within, bounds, k, deadline)

        yield from in_background("solving integer programmes", work)
