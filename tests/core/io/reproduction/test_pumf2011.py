"""El Emam et al. 2011 run again on few discharges, and counted again with pandas."""

from __future__ import annotations

from itertools import product

import numpy as np
import pandas as pd
import pytest

from core.io.reproduction import pumf2011
from core.io.reproduction.paper import Given
from core.io.reproduction.papers import PAGE, reproduce
from core.io.reproduction.pumf2011 import PUMF2011
from core.reproduction.claims import HOLDS
from core.reproduction.discharges import COARSER, SIZES, drawn, records_of
from core.reproduction.pumf2011 import (
    BASE,
    CHOICES,
    FILES,
    FIRST,
    PRINTED,
    TAUS,
    claims,
    printed_row,
)
from core.steps import finish
from core.suppression.cells.protection import ALGORITHMS, k_of
from core.suppression.cells.suppress import suppress_cells

N = 20_000
ROWS = ("gender", "age", "diagnosis", "cmg", "block", "chapter", "intervention", "short")


@pytest.fixture(scope="module")
def records():
    return records_of(drawn(N, BASE.shape))


def _blanked_table(records, done):
    table = pd.DataFrame(records.codes.T, columns=records.columns).astype(object)
    for name in done.columns:
        table.loc[done.blanked(name), name] = "blank"
    return table


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_blanks_are_those_of_a_plain_count_and_leave_no_small_class(records, algorithm):
    protection = BASE.protection("province", 5, algorithm)
    done = finish(suppress_cells(records, protection))
    found = finish(pumf2011._blanked(lambda: records, BASE, "province", 5, algorithm))
    table = _blanked_table(records, done)
    for name in done.columns:
        assert found["cells"][name] == pytest.approx(100 * (table[name] == "blank").mean())
    for columns in protection.passes:
        sizes = table.groupby(list(columns), dropna=False).size()
        shown = np.array([any(part != "blank" for part in key) for key in sizes.index])
        assert not ((sizes < 5) & shown).any()
    # Non-uniform entropy, a blanked cell at a time.
    bits = 0.0
    for name in done.columns:
        codes = records.codes[records.columns.index(name)]
        support = np.bincount(codes)[codes]
        bits -= np.log2(support[table[name] == "blank"] / N).sum()
    assert found["bits"] == pytest.approx(bits / N)
    for by in ("region", "age", "weeks"):
        missing = (table["cmg"] == "blank").groupby(
            pd.Series(records.codes[records.columns.index(by)])
        )
        assert found["by"][by]["percent"] == pytest.approx((100 * missing.mean()).tolist())


def test_printed_totals_are_the_means_of_their_columns():
    for first in FIRST:
        rows = [printed_row(first, name) for name in (first, *ROWS)]
        for key, total in printed_row(first, "total").items():
            assert np.mean([row[key] for row in rows]) == pytest.approx(total, abs=0.11)


def test_the_papers_own_figures_hold():
    runs = {}
    for first, tau, algorithm in product(FIRST, TAUS, ALGORITHMS):
        figures = {name: printed_row(first, name)[tau, algorithm] for name in (first, *ROWS)}
        runs[first, tau, algorithm] = {
            "cells": figures,
            "total": printed_row(first, "total")[tau, algorithm],
            "bits": printed_row(first, "entropy")[tau, algorithm],
            "by": {
                "region": {"percent": [of[1] for of in PRINTED["table_11"].values()]},
                "age": {"records": [19 - i for i in range(19)], "percent": list(range(19))},
                "weeks": {"percent": PRINTED["table_13"]["percent"]},
            },
        }
    # "The clinical file tends to have more" and all else that the authors say of their own tables.
    assert {of.verdict for of in claims(runs, ())} == {HOLDS}


def test_as_many_categories_as_the_paper_prints(records):
    sizes = {**SIZES, **COARSER}
    assert {name: of[1] for name, of in PRINTED["table_2"].items()} == sizes
    for name, codes in zip(records.columns, records.codes, strict=True):
        assert codes.min() >= 0
        assert codes.max() < sizes[name]


def test_a_block_has_one_chapter_and_a_short_form_its_interventions(records):
    table = pd.DataFrame(records.codes.T, columns=records.columns)
    for fine, coarse in (
        *(("diagnosis", "block"), ("block", "chapter"), ("intervention", "short")),
        *(("stay", "weeks"), ("province", "region")),
    ):
        assert (table.groupby(fine)[coarse].nunique() == 1).all(), (fine, coarse)


def test_every_choice_differs_from_the_design_in_one_thing():
    for of in CHOICES:
        names = [name for name in vars(of) if name != "title"]
        other = [name for name in names if getattr(of, name) != getattr(BASE, name)]
        assert len(other) == 1 or other == ["known", "block_tells_chapter"], of.title


def test_the_users_discharges_are_used(records, tmp_path):
    file = tmp_path / "discharges.parquet"
    few = pd.DataFrame(records.codes.T[:2000], columns=records.columns)
    few.to_parquet(file)
    given = Given(tmp_path / "page", quick=True, records=file)
    finish(reproduce(PUMF2011, given))
    kept = pd.read_csv(given.folder / "suppressions.csv")
    assert len(kept) == len(FIRST) * len(TAUS) * len(ALGORITHMS)
    assert set(kept["k"]) == {k_of(tau) for tau in TAUS}
    page = (given.folder / PAGE).read_text(encoding="utf-8")
    assert "discharges.parquet" in page
    assert page.count("<h3>") == 2 * len(FILES) + 1
