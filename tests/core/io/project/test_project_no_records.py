"""Nothing of a record gets into a project: no value, no count of an area or a region."""

import re
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from core.constraints.base import Constraints
from core.given_regions import GivenRegions
from core.io.areas import read_areas
from core.io.inputs import load_study
from core.io.project import write_project
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import PEOPLE_BASIS, Scenario, Target
from core.site_count import Count, Population
from core.steps import finish
from tests.core.io.project.project_cases import IDS, Files, Made, full, made_in, record_frame

MARK = "Zqmark"
QIS = (QuasiIdentifier("age"), QuasiIdentifier("sex"))
K = 5
BRIEF = 30
SCENARIOS = (
    Scenario(QIS, k=K, site_count=Count(5)),
    Scenario(QIS, k=K, site_count=Count(5), placement=AnonymityDriven(RandomAreas(), BRIEF)),
    Scenario(QIS, k=K, site_count=Count(5), placement=SuppressionDriven(max_moves=BRIEF)),
    Scenario(QIS, k=K, site_count=Count(5), refinement=BorderRefinement(max_moves=BRIEF)),
    Scenario(QIS, k=K, site_count=Count(3), target=Target(max_suppression=0.9)),
)


def texts_of(path) -> bytes:
    """Everything of a file: its bytes, its tables as text, its arrays unpacked."""
    parts = [path.read_bytes()]
    with closing(sqlite3.connect(path)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            rows = connection.execute(f'SELECT * FROM "{name}"').fetchall()
            parts.append(repr(rows).encode())
        for kind, data in connection.execute("SELECT kind, data FROM vbas_arrays").fetchall():
            parts += unpacked(kind, data)
    return b"\n".join(parts)


def unpacked(kind, data) -> list[bytes]:
    if kind != "table":
        return [zlib.decompress(data)]
    _, _, rest = data.partition(b"\n")
    found = []
    while rest:
        engine = zlib.decompressobj()
        found.append(engine.decompress(rest))
        rest = engine.unused_data
    return found


def marked(seed: int) -> pd.DataFrame:
    """Records of which some have values that nobody else has."""
    frame = record_frame(seed, each=10)
    draw = np.random.default_rng(seed)
    rare = draw.choice(len(frame), 40, replace=False)
    frame.loc[rare, "age"] = [f"{MARK}{i}" for i in range(40)]
    frame.loc[rare[:5], "sex"] = f"{MARK}sex"
    frame["person"] = [f"{MARK}person{i}" for i in range(len(frame))]
    frame["kept"] = [f"{MARK}kept{i}" for i in range(len(frame))]
    return frame


def files_with(folder, frame) -> Files:
    files = Files(folder).write()
    frame.to_parquet(files.records, index=False)
    return files


@pytest.mark.parametrize("person", [None, "person"])
def test_no_value_of_a_record(tmp_path, person) -> None:
    made = made_of(tmp_path, marked(0), SCENARIOS[0], person_column=person)
    runs = [made.kept(made.run(of), i) for i, of in enumerate(SCENARIOS, 1)]
    halves = np.repeat([0, 1], len(IDS) // 2)
    runs.append(made.kept(made.judged(halves, 2, GivenRegions("edit", "Run 1")), 9, kind="edit"))
    finish(write_project(full(made, *runs), tmp_path / "p.vbas"))
    told = texts_of(tmp_path / "p.vbas")
    for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
        assert MARK.encode(encoding) not in told
    assert b"double" in told  # what is looked for would be found
    assert b"N\\u00e9 1" in told


# The same counts in other areas and regions: nothing of the project may differ


def exchanged(frame: pd.DataFrame) -> pd.DataFrame:
    """The records of the first areas are those of the last, and the other way round."""
    half = len(IDS) // 2
    to = dict(zip(IDS, (*IDS[half:], *IDS[:half]), strict=True))
    return frame.assign(DAUID=frame["DAUID"].map(to))


def uneven() -> pd.DataFrame:
    """Areas of the first half have two records each, those of the other as many as there are."""
    frame = record_frame(3)
    few = frame["DAUID"].isin(IDS[: len(IDS) // 2]) & (frame.groupby("DAUID").cumcount() >= 2)
    return frame[~few]


def made_of(folder, frame, scenario, **records):
    """A study of these records."""
    files = files_with(folder, frame)
    saved = files.saved(scenario, **records)
    levels = {name: finish(read_areas(of)) for name, of in saved.levels.items()}
    return Made(files, saved, finish(load_study(saved.areas, saved.records, levels)), levels)


def project_of(folder, frame, scenario, labels):
    made = made_of(folder, frame, scenario)
    return made, made.judged(labels, int(labels.max()) + 1, GivenRegions("level", "half"))


def content_of(made, run, path) -> bytes:
    """A project without what tells when it was made and from which records."""
    project = made.project(made.kept(replace(run, seconds={}, started="", inputs={})))
    records = replace(project.records, sha256="")
    finish(write_project(replace(project, records=records), path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE vbas_project SET value = '' WHERE key = 'saved'")
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {n: connection.execute(f'SELECT * FROM "{n}"').fetchall() for (n,) in sorted(names)}
    return repr(rows).encode()


@pytest.mark.parametrize("regions", ["two", "many", "each"])
def test_no_count_of_an_area_or_a_region(tmp_path, regions) -> None:
    half = len(IDS) // 2
    one = {"two": np.zeros(half, int), "many": np.arange(half) // 3, "each": np.arange(half)}[
        regions
    ]
    labels = np.concatenate([one, one + one.max() + 1])
    scenario = Scenario(QIS, k=K, site_count=Count(2))
    frame = uneven()
    mine = content_of(*project_of(tmp_path / "s", frame, scenario, labels), tmp_path / "a.vbas")
    other = content_of(
        *project_of(tmp_path / "s", exchanged(frame), scenario, labels), tmp_path / "b.vbas"
    )
    assert mine == other


def test_the_comparison_would_see_a_count(tmp_path) -> None:
    """Only totals are alike in both: had a region's count been kept, it would differ."""
    half = len(IDS) // 2
    labels = np.repeat([0, 1], half)
    frame = uneven()
    scenario = Scenario(QIS, k=K, site_count=Count(2))
    _, mine = project_of(tmp_path / "s", frame, scenario, labels)
    _, other = project_of(tmp_path / "s", exchanged(frame), scenario, labels)
    assert mine.suppression.counts.records.tolist() != other.suppression.counts.records.tolist()
    assert mine.evaluation == other.evaluation


@pytest.mark.parametrize(
    "scenario",
    [
        Scenario(QIS, k=50, site_count=Count(9), constraints=Constraints(floor="300", balance=1.0)),
        Scenario(QIS, k=50, site_count=Population("40")),
    ],
    ids=["aims", "notices"],
)
def test_sentences_about_the_smallest_region(tmp_path, scenario) -> None:
    """A region with fewer records than k is not told by its number of records."""
    files = files_with(tmp_path, uneven())
    made = made_in(tmp_path, scenario)
    uneven().to_parquet(files.records, index=False)
    from core.io.inputs import load_study

    made = replace(
        made, loaded=finish(load_study(made.saved.areas, made.saved.records, made.levels))
    )
    run = made.run(scenario)
    records = run.suppression.counts.records
    least = int(records.min())
    assert 0 < least < scenario.k
    said = " ".join(str(of) for of in (*run.notices, *(aim.sentence for aim in run.aims)))
    assert re.search(rf"\b({least}|{300 - least})\b", said)  # the window says it
    finish(write_project(made.project(made.kept(run)), tmp_path / "p.vbas"))
    with closing(sqlite3.connect(tmp_path / "p.vbas")) as connection:
        (document,) = connection.execute("SELECT document FROM vbas_runs").fetchone()
    assert f'"least": {float(least)}' not in document
    assert '"short"' not in document
    assert "lacks" not in document
    assert "floor" in document or "cutoff" in document


def test_people_of_the_areas_are_told(tmp_path) -> None:
    """They are published."""
    scenario = Scenario(
        QIS,
        k=K,
        site_count=Count(9),
        constraints=Constraints(floor="9000"),
        population_basis=PEOPLE_BASIS,
    )
    made = made_in(tmp_path, scenario)
    run = made.run(scenario)
    finish(write_project(made.project(made.kept(run)), tmp_path / "p.vbas"))
    assert b"lacks" in texts_of(tmp_path / "p.vbas")
