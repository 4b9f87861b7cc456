"""What runs, cells and counts hold, and how a notebook shows them."""

from __future__ import annotations

import io
import sys
import types
from html.parser import HTMLParser

import numpy as np
import pandas as pd
import pytest
from PIL import Image
from rich.console import Console

from core.api import Scenario, compare, progress, run, suppress, sweep, uniqueness, usefulness
from core.api.progress import worked_out
from core.errors import VbasError
from core.measures import MEASURES
from core.steps import Step, Steps
from tests.app.cli.cli_files import SECRET, area_frame, record_frame
from tests.core.api.test_study_and_scenario import opened


@pytest.fixture(scope="module")
def study():
    return opened(area_frame(CFSAUID=["K1A"] * 3 + ["K1B"] * 3))


@pytest.fixture(scope="module")
def made(study):
    return run(study, Scenario(sites=2, k=9, name="<b>two & two</b>"), progress=False)


def test_tables_of_a_run_agree(study, made):
    value = made.measures["value"]
    assert list(made.measures.index) == list(MEASURES)
    assert len(made.regions) == value["n_regions"] == 2
    assert made.regions["suppressed_records"].sum() == value["suppressed_records"] > 0
    assert len(made.records()) == 120 - value["suppressed_records"]
    assert made.areas["area_id"].tolist() == study.areas["area_id"].tolist()
    by_region = study.areas.dissolve(made.areas["region_id"].to_numpy())
    assert np.allclose(made.regions.area, by_region.area)
    assert made.regions.crs == study.areas.crs
    assert made.records()["region_id"].isin(made.regions["region_id"]).all()


def test_runs_stand_side_by_side(study, made):
    table = compare([made, run(study, Scenario(sites=3, k=9), progress=False)])
    assert table.index.tolist() == ["<b>two & two</b>", "2"]
    assert table["site_count.sites"].tolist() == [2, 3]
    assert table["n_regions"].tolist() == [2, 3]


def test_a_sweep_says_what_could_not_be_done(study):
    with pytest.warns(UserWarning, match="Not done: .*k is 1,000"):
        table = sweep(study, Scenario(sites=2), k=[5, 1000], progress=False)
    assert len(table) == 1
    with pytest.raises(VbasError, match="k is 1,000"):
        sweep(study, Scenario(sites=2), k=[1000], progress=False)
    assert len(sweep(study, Scenario(sites=2, k=6), progress=False)) == 1


@pytest.mark.parametrize("by", ["region", "suppression rate", "anonymity", "population"])
def test_a_map_is_a_png_of_its_size(made, by, tmp_path):
    picture = made.plot(by, width=300, height=200)
    with Image.open(io.BytesIO(picture._repr_png_())) as image:
        assert image.size == (300, 200)
        assert len(image.getcolors(60_000)) > 4
    assert picture.save(tmp_path / "map.png").read_bytes() == picture.png
    assert len(repr(picture)) < 100


def test_a_map_of_nothing_known_is_refused(made):
    with pytest.raises(VbasError, match="coloured by colour"):
        made.plot("colour")
    with pytest.raises(VbasError, match="0 x 480"):
        made.plot(width=0)


class Tags(HTMLParser):
    """Checks that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_results_show_themselves_escaped_and_without_values_of_records(study, made):
    cells = suppress(study, "age+sex+geography", k=4, progress=False)
    unique = uniqueness(study, level=made, progress=False)
    for of in (study, made, cells, unique):
        shown = Tags()
        shown.feed(of._repr_html_())
        assert shown.open == []
        assert SECRET not in shown.text + repr(of)
        assert "\n" not in repr(of)
    assert "&lt;b&gt;two &amp; two" in made._repr_html_()
    assert "Records lost" in made._repr_html_()


def test_uniqueness_is_that_of_pandas(study):
    records = record_frame()
    found = uniqueness(study, "age,sex", progress=False).combinations.set_index("variables")
    for columns in (["age"], ["age", "sex"], ["age", "sex", "DAUID"]):
        sizes = records.groupby(columns, observed=True).size()
        name = "+".join("geography" if of == "DAUID" else of for of in columns)
        assert found.loc[name, "unique_records"] == (sizes == 1).sum()
        assert found.loc[name, "set_records"] == sizes[sizes <= 5].sum()
    without = uniqueness(study, geography=False, progress=False)
    assert without.combinations["variables"].tolist() == ["age", "sex", "age+sex"]


def test_cells_are_safe_and_counted(study):
    made = suppress(study, [["age", "sex", "geography"], "age+sex"], k=4, progress=False)
    records = made.records(progress=False)
    assert made.verification["passes"].all()
    sizes = records.groupby(["age", "sex", "geography"], dropna=False).size()
    assert sizes.min() >= 4
    assert records.isna().sum().sum() == made.columns["cells"].sum() > 0
    assert made.missingness["blanked"].sum() > 0


@pytest.mark.parametrize(
    ("combinations", "more", "sentence"),
    [
        ("age++sex", {}, "empty place"),
        ("", {}, "empty place"),
        ([], {}, "no combination"),
        ("geography", {}, "no column of the records"),
        ("age+zz", {}, "no column zz"),
        ("age+geography.zz", {}, "no column or level geography.zz"),
        ("age", {"k": 5, "threshold": 0.2}, "one or the other"),
        ("age", {"k": 1000}, "k is 1,000"),
        ("age", {"threshold": 2}, "makes no sense"),
    ],
)
def test_combinations_that_make_no_sense_are_refused(study, combinations, more, sentence):
    with pytest.raises(VbasError, match=sentence):
        suppress(study, combinations, progress=False, **more)


def test_beside_regions_no_other_geography_is_released(study, made):
    with pytest.raises(VbasError, match="stands beside the regions"):
        suppress(study, "region_id+age; geography.fsa+age", regions=made, progress=False)
    with pytest.raises(VbasError, match="no combination names region_id"):
        suppress(study, "age", regions=made, progress=False)


def test_usefulness_of_a_run_is_what_the_released_records_say(study, made):
    table = usefulness(made).set_index(["analysis", "of", "value"])
    all_of, kept = record_frame(), made.records(progress=False)
    for name in ("age", "sex"):
        before = all_of[name].value_counts(normalize=True)
        after = kept[name].value_counts(normalize=True)
        for value in before.index:
            row = table.loc[("share of records", name, value)]
            assert row["before"] == pytest.approx(before[value])
            assert row["after"] == pytest.approx(after.get(value, 0.0))
            assert row["change"] == pytest.approx(row["after"] - row["before"])
    (pair,) = table.loc["association"].to_dict("records")
    assert (pair["records_before"], pair["records_after"]) == (120, len(kept))
    assert pair["before"] == pytest.approx(v_of(all_of))
    assert pair["after"] == pytest.approx(v_of(kept))


def v_of(records: pd.DataFrame) -> float:
    """Cramer's V of age and sex, corrected (Bergsma 2013), from the definition."""
    table = pd.crosstab(records["age"], records["sex"]).to_numpy(float)
    n, (r, c) = table.sum(), table.shape
    expected = table.sum(axis=1, keepdims=True) * table.sum(axis=0) / n
    phi2 = ((table - expected) ** 2 / expected).sum() / n
    phi2 = max(0.0, phi2 - (r - 1) * (c - 1) / (n - 1))
    rows, columns = (size - (size - 1) ** 2 / (n - 1) for size in (r, c))
    return float(np.sqrt(phi2 / (min(rows, columns) - 1)))


def test_usefulness_of_cells_and_of_a_run_have_one_form(study, made):
    cells = suppress(study, "age+sex+geography", k=4, progress=False)
    table, of_run = usefulness(cells, progress=False), usefulness(made)
    assert table.columns.tolist() == of_run.columns.tolist()
    shown = cells.records(progress=False)
    for row in table[table["analysis"] == "share of records"].to_dict("records"):
        column = shown[row["of"]].dropna()
        assert row["records_after"] == (column == row["value"]).sum()
        assert row["after"] == pytest.approx((column == row["value"]).mean())
    for kind in ("share of records", "association"):
        change = table.loc[table["analysis"] == kind, "change"].abs()
        assert change.is_monotonic_decreasing


def test_where_everything_is_lost_figures_are_empty(study):
    lost = run(study, Scenario(sites=2, k=60), progress=False)
    assert lost.measures["value"]["suppressed_records"] == 120
    table = usefulness(lost)
    assert table["after"].isna().all()
    assert table["before"].notna().sum() > 0
    assert len(lost.records(progress=False)) == 0


def counting(n: int) -> Steps[str]:
    for i in range(n):
        yield Step("counting <records>", i, n)
    return "done"


def test_a_terminal_is_shown_a_bar_and_a_file_is_not(monkeypatch):
    for terminal in (True, False):
        said = io.StringIO()
        console = Console(file=said, force_terminal=terminal, width=100)
        told: list[object] = []
        monkeypatch.setattr(progress, "Console", lambda console=console, **_: console)
        monkeypatch.setattr(progress, "tell_when_compiling", told.append)
        assert worked_out(counting(3)) == "done"
        assert bool(told) is terminal
        assert ("counting <records>" in said.getvalue()) is terminal
    said.truncate(0)
    assert worked_out(counting(3), progress=False) == "done"
    assert said.getvalue() == ""


def test_a_notebook_is_shown_the_browsers_bar_which_goes_in_the_end(monkeypatch):
    shown: list[str] = []
    shell = type("ZMQInteractiveShell", (), {})()
    place = types.SimpleNamespace(update=shown.append)
    display = types.SimpleNamespace(HTML=str, display=lambda html, display_id: place)
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    assert worked_out(counting(2)) == "done"
    assert shown == [
        '<progress max="100" value="0"></progress> counting &lt;records&gt;',
        '<progress max="100" value="50"></progress> counting &lt;records&gt;',
        "",
    ]


def test_an_interrupted_computation_is_closed():
    closed = []

    def endless() -> Steps[None]:
        try:
            yield Step("working")
            raise KeyboardInterrupt
        finally:
            closed.append(True)

    with pytest.raises(KeyboardInterrupt):
        worked_out(endless())
    assert closed
