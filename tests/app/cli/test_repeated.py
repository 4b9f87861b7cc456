"""Every file of a run is that of its repetition: nothing that changes a result is left unsaid."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

from core.io.result_folder import MANIFEST
from tests.app.cli.cli_files import IDS, area_frame, but_grouped, record_frame

TIMES = {"running_time_s", "started", "seconds", "seconds_by_part", "load", "date"}
"""Fields that say how long something took, or when it was."""
CENTRES = [(7e6 + 500 + 1000 * (i % 3), 1e6 + 500 + 1000 * (i // 3)) for i in range(6)]


def without_times(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_times(of) for name, of in value.items() if name not in TIMES}
    return [without_times(of) for of in value] if isinstance(value, list) else value


def files(folder: Path) -> dict[str, Any]:
    """What is in a folder, without times; CSV without columns of times."""
    found: dict[str, Any] = {}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_dir():
            continue
        if name == MANIFEST:
            found[name] = sorted(json.loads(path.read_text())["files"])
        elif path.suffix == ".json":
            found[name] = without_times(json.loads(path.read_text(encoding="utf-8")))
        elif path.suffix == ".csv":
            table = pd.read_csv(path, dtype=str, keep_default_na=False)
            kept = table[~table.iloc[:, 0].isin(TIMES)]
            found[name] = kept.drop(columns=[of for of in table if of in TIMES]).to_dict()
        else:
            found[name] = path.read_bytes()
    return found


@pytest.fixture
def study(vbas):
    """Options that name areas and records with everything that options ask for."""
    extra = {"fsa": list("xxxyyy"), "zone": ["n", "n", "s", "s", None, "w"]}
    frame = record_frame()
    draw = np.random.default_rng(3)
    frame["other"] = draw.choice(["p", "q"], len(frame))
    frame["person"] = draw.integers(0, 90, len(frame)).astype(str)
    frame["place"] = frame["DAUID"]
    frame.loc[draw.random(len(frame)) < 0.1, "age"] = None
    areas, records = vbas.areas(area_frame(**extra)), vbas.records(frame)
    return ["--areas", areas, "--records", records, "--area-id", "DAUID", "--qi", "age,sex"]


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def beside(folder: Path) -> dict[str, Path]:
    """Files that options name."""
    rows = "".join(f"{x},{y}\n" for x, y in CENTRES[::2])
    more = area_frame(("K1A", "K1B", "K1C")).rename(columns={"DAUID": "CFSAUID"})
    more.to_file(folder / "fsa.gpkg")
    people = "".join(f"{area},{300 + 7 * i}\n" for i, area in enumerate(IDS))
    of_areas = "".join(f"{area},{i // 2}\n" for i, area in enumerate(IDS[:5]))
    return {
        "SITES": write(folder / "sites.csv", f"x,y\n{rows}"),
        "LOCKS": write(folder / "locks.csv", f"area_id,region_id\n{IDS[0]},1\n{IDS[1]},1\n"),
        "FSA": folder / "fsa.gpkg",
        "PEOPLE": write(folder / "people.csv", f"DAUID,n\n{people}"),
        "REGIONS": write(folder / "given.csv", f"DAUID,mine\n{of_areas}"),
        "CATEGORIES": write(folder / "c.toml", '[age]\ngroups = {low = ["0", "1"]}\n'),
        "MODEL": write(
            folder / "model.toml", "[maxcombs]\nwestern = {scale = 20.0, exponent = 0.1}\n"
        ),
    }


TWO = "--site-count count --sites 2"


@pytest.mark.parametrize(
    "more",
    [
        *(f"{TWO} --placement {of} --seed 7" for of in ("balanced-density", "random")),
        *(f"{TWO} --placement {of}-driven --max-moves 40" for of in ("anonymity", "suppression")),
        f"{TWO} --placement anonymity-driven --seed-placement random --seed 5",
        f"{TWO} --assign cell",
        "--site-count count --sites 3 --placement anonymity-driven --seed-sites SITES",
        "--site-count count --sites 3 --placement given-sites --seed-sites SITES",
        f"{TWO} --refine border --per-km 1 --per-bit 2 --max-moves 30 --contiguous --k 9",
        f"{TWO} --lock LOCKS --floor 20 --balance 2 --border-level fsa",
        f"{TWO} --level fsa=FSA",
        f"{TWO} --max-suppression 0.2 --k 11",
        f"{TWO} --floor 30 --most-regions",
        f"{TWO} --keep other --person person",
        f"{TWO} --keep other,place --force",
        f"{TWO} --categories CATEGORIES --exclude-missing",
        f"{TWO} --population people --k 1",
        f"{TWO} --population n --population-table PEOPLE",
        "--site-count population --cutoff 900 --population people",
        "--site-count maxcombs --coefficients MODEL --region western",
        "--site-count entropy --region eastern",
        "--regions REGIONS:mine --left-over own --keep other --force",
        "--regions REGIONS",
        "--regions-column zone --left-over nearest",
    ],
)
def test_a_run_of_a_saved_scenario_writes_the_same(vbas, study, tmp_path, monkeypatch, more):
    named = beside(tmp_path)
    words = more
    for name, path in named.items():
        words = words.replace(name, str(path))
    one, two = tmp_path / "one", tmp_path / "two"
    vbas.called("aggregate", *study, *words.split(), "--out", one)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    status, _, err = vbas.call("aggregate", one / "internal" / "scenario.toml", "--out", two)
    assert (status, but_grouped(err)) == (0, "")
    assert files(one) == files(two)


def test_what_is_said_beside_a_scenario_is_what_counts(vbas, study, tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    base = [*study, *TWO.split()]
    assert vbas.call("aggregate", *base, "--keep", "place", "--force", "--out", one)[0] == 0
    saved = one / "scenario.toml"  # found in internal
    assert vbas.call("aggregate", saved, "--keep", "other", "--out", two)[0] == 0
    assert list(pd.read_parquet(two / "release" / "records.parquet")) == [
        *("region_id", "age", "sex", "other")
    ]
    assert 'keep = [\n    "other",\n]' in (two / "internal" / "scenario.toml").read_text()
    assert 'person_column = "person"' not in (two / "internal" / "scenario.toml").read_text()


def test_postal_codes_and_their_conversion(vbas, tmp_path):
    codes = {area: f"K1A {i}B{i}" for i, area in enumerate(IDS)}
    frame = record_frame().assign(DAUID=lambda of: of["DAUID"].map(codes))
    table = "".join(f"{code.replace(' ', '')},{area}\n" for area, code in codes.items())
    pccf = write(tmp_path / "codes.csv", f"postal_code,DAUID\n{table}")
    one, two = tmp_path / "one", tmp_path / "two"
    vbas.done("--pccf", pccf, records=vbas.records(frame), out=one)
    assert vbas.call("aggregate", one / "internal" / "scenario.toml", "--out", two)[0] == 0
    assert files(one) == files(two)


@pytest.mark.parametrize(
    "words",
    [
        "sweep AREAS --k 3,9 --sites 2,3 --placements random,balanced-density --seeds 1,2",
        "levels --areas MAP --area-id DAUID --population people --level fsa",
        "uniqueness RECORDS --variables age,sex,other --person person",
        "uniqueness AREAS --variables age,sex --set-size 3",
        "suppress RECORDS --combinations age+sex;age+other --k 9 --keep other2 --give-back",
        "suppress AREAS --combinations geography+age --k 9 --samples 2 --sample-share 0.2 --seed 4",
        "suppress AREAS --combinations region_id+age --regions REGIONS --k 9 --keep-order",
        "suppress RECORDS --combinations age+sex --batch 5,9",
        "calibrate RECORDS --qi age,sex,other --step 20 --seed 3 --k 3,5",
    ],
)
def test_the_same_command_writes_the_same(vbas, study, tmp_path, words):
    named = beside(tmp_path)
    areas, records = study[1], study[3]
    table = pd.read_parquet(records).assign(other2="same")
    table.to_parquet(records, index=False)
    said: list[object] = []
    for word in words.split():
        if word == "AREAS":
            said += ["--areas", areas, "--records", records, "--area-id", "DAUID"]
            said += ["--qi", "age,sex"] if words.startswith("sweep") else []
        elif word == "RECORDS":
            said += ["--records", records]
        else:
            said.append({"MAP": areas, "REGIONS": named["REGIONS"]}.get(word, word))
    one, two = tmp_path / "one", tmp_path / "two"
    for out in (one, two, one):
        vbas.called(*said, "--out", out)
    assert files(one) == files(two)
    assert {path.name for path in tmp_path.iterdir() if path.name.startswith(".")} == set()
