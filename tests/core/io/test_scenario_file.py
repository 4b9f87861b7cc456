"""Scenario files: what is written is read again; bad ones get a sentence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario, read_scenario, scenario_text
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count, Entropy, MaxCombs, Population

TEXT = st.text(
    st.characters(blacklist_categories=("Cs", "Cc"), blacklist_characters="\x7f"), min_size=1
)
QIS = st.lists(
    st.builds(
        QuasiIdentifier,
        column=TEXT,
        missing=st.lists(TEXT, unique=True, max_size=2).map(tuple),
        band=st.none() | st.just(Band(5, 85)) | st.just(Band(1)),
        order=st.lists(TEXT, unique=True, max_size=3).map(tuple),
    ),
    min_size=1,
    max_size=3,
    unique_by=lambda qi: qi.column,
).map(tuple)
SITE_COUNTS = st.sampled_from(
    [MaxCombs("eastern"), Entropy(None, "el-emam-2009-entropy"), Population("cchs"), Count(7)]
)


@given(QIS, SITE_COUNTS, st.integers(1, 50), st.integers(0, 2**40), st.booleans())
def test_round_trip(tmp_path_factory, qis, site_count, k, seed, exclude) -> None:
    folder = tmp_path_factory.mktemp("s")
    saved = SavedScenario(
        Scenario(
            qis,
            k=k,
            site_count=site_count,
            placement=RandomAreas(),
            seed=seed,
            exclude_missing=exclude,
            name="a name",
        ),
        AreaSource(folder / "areas.gpkg", layer="da"),
        RecordSource(folder / "in" / "records.csv", "area", qis, exclude_missing=exclude),
        {"fsa": AreaSource(folder / "fsa.shp")},
        {"areas": "ab", "records": "cd"},
    )
    path = folder / "scenario.toml"
    path.write_text(scenario_text(saved, folder), encoding="utf-8")
    assert read_scenario(path) == saved


def test_paths_are_relative_to_the_file(tmp_path: Path) -> None:
    qis = (QuasiIdentifier("sex"),)
    saved = SavedScenario(
        Scenario(qis),
        AreaSource(tmp_path / "a" / "areas.gpkg"),
        RecordSource(tmp_path / "r.parquet", "id", qis),
    )
    text = scenario_text(saved, tmp_path / "out")
    assert 'path = "../a/areas.gpkg"' in text
    assert str(tmp_path) not in text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[settings", "not valid TOML"),
        ("format = 99\n", "not a scenario file of format 1"),
        ("format = 1\n", "lacks something"),
        ("format = 1\n[settings]\nquasi_identifiers = ['x']\n", "lacks something"),
    ],
)
def test_bad_files(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(text)
    with pytest.raises(VbasError, match=sentence):
        read_scenario(path)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(VbasError, match=r"gone\.toml cannot be read"):
        read_scenario(tmp_path / "gone.toml")
