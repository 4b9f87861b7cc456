"""Reproductions carried out on few areas: kept, gone on with, written."""

from __future__ import annotations

import json

import pandas as pd
import pytest

from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.reproduction import croft2015
from core.io.reproduction.croft2015 import reproduce
from core.io.reproduction.croft2015_page import CROFT2015, RUNS_TABLE, page_of
from core.io.reproduction.paper import Given
from core.io.reproduction.papers import PAGE, write
from core.io.result_folder import MANIFEST
from core.reproduction.claims import summed
from core.reproduction.croft2015 import design
from core.reproduction.croft2015.variants import VARIANTS
from core.steps import STOP, finish

FEW = ("age, sex, marital",)


@pytest.fixture(autouse=True)
def one_selection(monkeypatch):
    """One selection and one variant: every component once in each part, and four runs more."""
    chosen = {name: design.SELECTIONS[name] for name in FEW}
    monkeypatch.setattr(croft2015, "SELECTIONS", chosen)
    monkeypatch.setattr(croft2015, "VARIANTS", VARIANTS[:1])
    monkeypatch.setattr(croft2015, "QUICK", 0.02)


def test_stopped_it_goes_on_and_tells_the_same(tmp_path):
    folder = tmp_path / "page"

    def stop(step):
        return STOP if len(list(folder.glob("runs/*.json"))) >= 3 else None

    assert finish(reproduce(folder, None, quick=True), stop) is None
    kept = {path: path.stat().st_mtime_ns for path in folder.glob("runs/*.json")}
    assert 3 <= len(kept) < 20
    made = finish(reproduce(folder, None, quick=True))
    assert made is not None
    assert len(made.results) == 16
    assert all(path.stat().st_mtime_ns == at for path, at in kept.items())
    whole = finish(reproduce(tmp_path / "whole", None, quick=True))
    assert whole is not None
    pd.testing.assert_frame_equal(
        made.results.drop(columns="seconds"), whole.results.drop(columns="seconds")
    )
    made_page = page_of(made)
    write(CROFT2015, made_page, Given(folder))
    page = (folder / PAGE).read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ")
    assert all(of.ours in page.replace("&#x27;", "'") for of in made_page.claims)
    assert summed(made_page.claims) in page
    assert "a quick look" in page.casefold()
    assert page.count("<svg") == 4
    assert len(pd.read_csv(folder / RUNS_TABLE)) == 16
    assert PAGE in json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
    assert set(kept) <= set(folder.glob("runs/*.json"))


def test_areas_of_other_provinces_are_refused(tmp_path):
    table = tmp_path / "areas.csv"
    table.write_text("DAUID,x,y\n35010001,7000000,900000\n35010002,7000100,900000\n")
    source = AreaSource(table, id_column="DAUID", x_column="x", y_column="y", crs="EPSG:3347")
    with pytest.raises(VbasError, match="no areas of western Canada"):
        finish(reproduce(tmp_path / "page", source, quick=True))
