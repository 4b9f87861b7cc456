"""A package of one's own adds a site count, an aggregation and a measure; one that is broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pandas as pd
import pytest

from tests.app.cli.cli_files import area_frame, record_frame

CODE = '''
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from core.assigning import Assigning
from core.measures import LESS, NUMBER, Measure
from core.site_number import SiteNumber


@dataclass(frozen=True)
class OnePerTwo:
    """One site for every two areas with people."""

    name: ClassVar[str] = "one-per-two"
    title: ClassVar[str] = "One for two areas"
    when: ClassVar[str] = "For tests."

    def count(self, known):
        return SiteNumber(known.populated_areas // 2, None, known.max_combinations, known.entropy)


def _in_turn(study, placement):
    return np.arange(len(study.areas)) % len(placement.sites)


IN_TURN = Assigning("in-turn", "sites in turn", _in_turn)
WORST = Measure(
    "largest_region", "Largest region", "areas", NUMBER, LESS, "Areas of the largest region.",
    lambda run: int(run.aggregation.areas_in_region.max()),
)
FAILS = Measure("fails", "Fails", "", NUMBER, LESS, "Raises.", lambda run: 1 / 0)
'''
POINTS = """[vbas.site_counts]
one-per-two = ours:OnePerTwo
[vbas.aggregations]
in-turn = ours:IN_TURN
[vbas.measures]
fails = ours:FAILS
largest = ours:WORST
"""


def install(folder: Path, code: str, points: str) -> None:
    """A package as pip leaves it."""
    (folder / "ours.py").write_text(code)
    about = folder / "ours-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ours\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(points)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    area_frame().to_file(folder / "areas.gpkg")
    record_frame().to_parquet(folder / "people.parquet")
    return folder


def vbas(package: Path, files: Path, command: str, *more: object):
    words = [command, "--areas", files / "areas.gpkg", "--records", files / "people.parquet"]
    words += ["--area-id", "DAUID", "--qi", "age,sex", "--k", 2, *more]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    call = [sys.executable, "-m", "app", *map(str, words)]
    return subprocess.run(call, env=environment, capture_output=True, text=True, check=False)


def test_what_a_package_adds_is_used(tmp_path, files):
    package = tmp_path / "package"
    package.mkdir()
    install(package, CODE, POINTS)
    out = tmp_path / "out"
    words = ("--site-count", "one-per-two", "--assign", "in-turn", "--out", out)
    done = vbas(package, files, "aggregate", *words)
    assert done.returncode == 0, done.stderr
    metrics = json.loads((out / "internal/metrics.json").read_text())
    assert metrics["n_sites"] == 3
    regions = pd.read_csv(out / "internal/assignment.csv")["region_id"]
    assert regions.value_counts().tolist() == [2, 2, 2]
    scenario = (out / "internal/scenario.toml").read_text()
    assert 'approach = "one-per-two"' in scenario
    assert 'assign = "in-turn"' in scenario
    swept = vbas(package, files, "sweep", "--sites", 2, "--out", tmp_path / "sweep")
    assert swept.returncode == 0, swept.stderr
    table = pd.read_csv(tmp_path / "sweep/sweep.csv")
    assert table["largest_region"].notna().all()
    assert table["fails"].isna().all()


def test_a_package_that_cannot_be_loaded_is_named(tmp_path, files):
    package = tmp_path / "package"
    package.mkdir()
    install(package, "raise RuntimeError('not today')", "[vbas.site_counts]\nx = ours:Nothing\n")
    done = vbas(package, files, "aggregate", "--out", tmp_path / "out")
    assert done.returncode == 2
    assert "The package ours adds x to VBAS" in done.stderr
    assert "not today" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_aggregation_is_refused(tmp_path, files):
    done = vbas(tmp_path, files, "aggregate", "--assign", "somehow", "--out", tmp_path / "out")
    assert done.returncode == 2
    assert "Areas cannot join somehow. Choose one of: nearest, cell." in done.stderr
