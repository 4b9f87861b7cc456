"""Scenario files: what is written is read again; bad ones get a sentence."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.constraints.base import Constraints
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.components import component, table_of
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario, read_scenario, scenario_text
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.balanced_density import BalancedDensity
from core.placement.given import GivenSites
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import Band, QuasiIdentifier
from core.refinement.base import Refiner
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target
from core.site_count import Calibrated, Count, Entropy, MaxCombs, Population

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
    [
        MaxCombs("eastern"),
        Entropy(None, "el-emam-2009-entropy"),
        Calibrated(0.02, "maxcombs"),
        Population("cchs"),
        Count(7),
    ]
)


@given(
    *(QIS, SITE_COUNTS, st.integers(1, 50), st.integers(0, 2**40), st.integers(1, 64)),
    st.booleans(),
)
def test_round_trip(tmp_path_factory, qis, site_count, k, seed, replicas, exclude) -> None:
    folder = tmp_path_factory.mktemp("s")
    saved = SavedScenario(
        Scenario(
            qis,
            k=k,
            site_count=site_count,
            placement=RandomAreas(),
            seed=seed,
            replicas=replicas,
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
    with pytest.raises(VbasError, match=r"There is no file .*gone\.toml"):
        read_scenario(tmp_path / "gone.toml")


# Better regions: nested components, refinement, constraints, target


SITES = st.lists(
    st.tuples(
        st.floats(allow_nan=False, allow_infinity=False),
        st.floats(allow_nan=False, allow_infinity=False),
    ),
    max_size=3,
).map(lambda sites: GivenSites(tuple(sites)))
SEEDS = SITES | st.sampled_from([BalancedDensity(), RandomAreas()])
PLACEMENTS = SEEDS | st.builds(
    AnonymityDriven, seeding=SEEDS, max_moves=st.none() | st.integers(0, 2**40)
)
POSITIVE = st.none() | st.floats(0, 1e6)
REFINEMENTS = st.none() | st.builds(
    BorderRefinement,
    per_km=POSITIVE,
    per_bit=POSITIVE,
    hold_compactness=POSITIVE,
    max_moves=st.none() | st.integers(1, 10**9),
    restarts=st.integers(0, 9),
)
CONSTRAINTS = st.builds(
    Constraints,
    contiguous=st.booleans(),
    floor=st.none() | st.sampled_from(["20000", "hipaa", "model", "none"]),
    balance=st.none() | st.floats(0, 100),
    border_level=st.none() | TEXT,
    locked=st.dictionaries(TEXT, TEXT | st.just(""), max_size=3).map(lambda d: tuple(d.items())),
)
TARGETS = st.none() | st.builds(
    Target, max_suppression=st.none() | st.floats(0, 1), keep_floor=st.booleans()
)


@given(PLACEMENTS, REFINEMENTS, CONSTRAINTS, TARGETS)
def test_round_trip_of_better_regions(
    tmp_path_factory, placement, refinement, constraints, target
) -> None:
    folder = tmp_path_factory.mktemp("s")
    qis = (QuasiIdentifier("sex"),)
    scenario = Scenario(
        qis,
        placement=placement,
        refinement=refinement,
        constraints=constraints,
        target=target,
    )
    saved = SavedScenario(
        scenario, AreaSource(folder / "a.gpkg"), RecordSource(folder / "r.parquet", "id", qis)
    )
    path = folder / "scenario.toml"
    path.write_text(scenario_text(saved, folder), encoding="utf-8")
    assert read_scenario(path) == saved


@dataclass(frozen=True)
class _Capped:
    """A refinement whose cap is a number unless it is taken away."""

    name: ClassVar[str] = "capped"

    cap: int | None = 100


def test_none_is_told_from_a_default_that_is_not(monkeypatch) -> None:
    monkeypatch.setattr("core.io.components.refiners", lambda: {"capped": _Capped})
    monkeypatch.setattr("core.io.components.refiner", lambda name, **of: _Capped(**of))
    for refiner in (_Capped(), _Capped(None), _Capped(7)):
        assert component(Refiner, table_of(refiner), "x") == refiner
    assert table_of(_Capped(None)) == {"approach": "capped", "cap": "none"}


def test_an_older_file_has_no_refinement_and_no_constraints(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(_OLDER, encoding="utf-8")
    scenario = read_scenario(path).scenario
    assert scenario.refinement is None
    assert scenario.target is None
    assert not scenario.constraints
    assert scenario.site_count == Count(12)


_OLDER = """
format = 1
[areas]
path = "a.gpkg"
[records]
path = "r.parquet"
area_column = "id"
[settings]
quasi_identifiers = ["sex"]
k = 5
[settings.site_count]
approach = "count"
sites = 12
[settings.placement]
approach = "balanced-density"
[categories.sex]
"""


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("[settings.refinement]\n", "settings.refinement"),
        ('[settings.refinement]\napproach = "magic"\n', "no refinement called magic"),
        (
            '[settings.refinement]\napproach = "border"\nper_km = "x"\n',
            "settings.refinement.per_km",
        ),
        ('[settings.refinement]\napproach = "border"\nhow = 1\n', "settings.refinement.how"),
        ('[settings.refinement]\napproach = "border"\nper_km = nan\n', "kilometre"),
        ("[settings.constraints]\ncontiguous = 1\n", "settings.constraints.contiguous"),
        ("[settings.constraints]\nfloor = 5000\n", "settings.constraints.floor"),
        ("[settings.constraints]\nbalance = -1\n", "Spread at most"),
        ('[settings.constraints]\nlocked = "a"\n', "settings.constraints.locked"),
        ('[settings.constraints]\nlocked = [["a"]]\n', "settings.constraints.locked"),
        ('[settings.constraints]\nlocked = [["a", 1]]\n', "settings.constraints.locked"),
        ('[settings.constraints]\nlocked = [["a", ""], ["a", "1"]]\n', "locked twice"),
        ("[settings.target]\nmax_suppression = 2\n", "Suppressed at most"),
        ("[settings.target]\nat_most = 0.1\n", "settings.target.at_most"),
    ],
)
def test_wrong_tables_are_named(tmp_path: Path, table: str, told: str) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(_OLDER + table, encoding="utf-8")
    with pytest.raises(VbasError, match=told):
        read_scenario(path)


@pytest.mark.parametrize(
    ("seeding", "told"),
    [
        ('"random"', "settings.placement.seeding"),
        ('{approach = "magic"}', "no placement called magic"),
        ('{approach = "given-sites", sites = [[1, "x"]]}', "settings.placement.seeding.sites"),
        ('{approach = "given-sites", sites = [[1.0, 2.0, 3.0]]}', "seeding.sites"),
        ('{approach = "given-sites", sites = [[1.0, nan]]}', "finite"),
        ('{approach = "anonymity-driven"}', "cannot seed itself"),
    ],
)
def test_wrong_seeds_are_named(tmp_path: Path, seeding: str, told: str) -> None:
    path = tmp_path / "scenario.toml"
    placement = f'approach = "anonymity-driven"\nseeding = {seeding}'
    path.write_text(_OLDER.replace('approach = "balanced-density"', placement), encoding="utf-8")
    with pytest.raises(VbasError, match=told):
        read_scenario(path)
