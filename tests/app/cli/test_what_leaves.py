"""Columns that give back what a release hides, pushed through every command that lets any out."""

from __future__ import annotations

import json
import re

import numpy as np
import pandas as pd
import pytest

from core.io.sample import sample_folder

CATEGORIES = """
[age]
band = {width = 5, top = 85}
[marital.groups]
"partnered" = ["married", "common-law"]
"formerly partnered" = ["separated", "divorced", "widowed"]
"""


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    """A third of the sample: halves of the area's id, a near copy of it, ages as they are."""
    frame = pd.read_parquet(sample_folder() / "records.parquet")[::3].reset_index(drop=True)
    area, rng = frame["area_id"].astype(str), np.random.default_rng(1)
    frame["even"], frame["odd"] = area.str[::2], area.str[1::2]
    frame["noise"] = rng.random(len(frame))
    frame["near"] = area.where(rng.random(len(frame)) > 0.2, "?")
    frame["years"] = frame["age"]
    number = rng.permutation(len(frame))
    frame["serial"] = [f"{i:06}-{of[::-1]}" for i, of in zip(number, area, strict=True)]
    path = tmp_path_factory.mktemp("records") / "records.parquet"
    frame.to_parquet(path)
    return path


@pytest.fixture
def aggregated(vbas, records):
    (vbas.folder / "categories.toml").write_text(CATEGORIES)

    def make(*more):
        words = ["aggregate", "--areas", sample_folder() / "areas.gpkg", "--layer", "areas"]
        words += ["--records", records, "--area-id", "DAUID", "--record-area-id", "area_id"]
        words += ["--qi", "age,sex,marital", "--categories", vbas.folder / "categories.toml"]
        return vbas.call(*words, "--out", vbas.folder / "of", *more)

    return make


@pytest.fixture
def suppressed(vbas, records):
    (vbas.folder / "categories.toml").write_text(CATEGORIES)

    def make(*more):
        words = ["suppress", "--records", records, "--combinations", "geography.fsa+age+sex"]
        words += ["--areas", sample_folder() / "areas.gpkg", "--layer", "areas"]
        words += ["--area-id", "DAUID", "--record-area-id", "area_id", "--level", "fsa"]
        words += ["--categories", vbas.folder / "categories.toml"]
        return vbas.call(*words, "--out", vbas.folder / "of", *more)

    return make


TELLING = {
    "even,odd": r"The columns? .*(even|odd).* area of [0-9,]+ of [0-9,]+ .* [0-9.]+% beyond chance",
    "even,noise,odd": r"(even|odd).* [0-9.]+% beyond chance",
    "near": r"The column near tells the area of .* [78][0-9.]+% beyond chance",
    "years": r"The column years is a finer form of age: with its values [0-9,]+ released records",
}


@pytest.mark.parametrize("keep", list(TELLING))
def test_refused_by_aggregate_with_the_share(vbas, aggregated, keep):
    status, _, said = aggregated("--keep", keep)
    assert status == 2
    assert re.search(TELLING[keep], said), said
    assert not (vbas.folder / "of").exists()


@pytest.mark.parametrize("keep", ["even,odd", "years"])
def test_refused_by_suppress(vbas, suppressed, keep):
    status, _, said = suppressed("--keep", keep)
    assert status == 2
    assert re.search(r"area of [0-9,]+ of|finer form of age", said), said
    assert not (vbas.folder / "of").exists()


def test_forced_through_it_is_no_pack_without_a_reason(vbas, aggregated):
    assert aggregated("--keep", "even,odd", "--force")[0] == 0
    words = ["release", vbas.folder / "of", "--ledger", vbas.folder / "ledger"]
    words += ["--out", vbas.folder / "pack"]
    status, said, _ = vbas.call(*words)
    assert status == 3
    assert "even, odd" in said
    assert not (vbas.folder / "pack").exists()


def test_columns_that_have_nothing_to_do_with_areas_are_not_refused(vbas, aggregated):
    """At no tolerance but that of chance; singling out is for the pack to refuse."""
    status, _, said = aggregated("--keep", "language,education", "--tolerance", "0")
    assert status == 0, said
    words = ["release", vbas.folder / "of", "--ledger", vbas.folder / "ledger"]
    words += ["--out", vbas.folder / "pack"]
    status, said, _ = vbas.call(*words)
    assert status == 3
    assert re.search(r"FAILS +joint", said)
    status, said, _ = vbas.call(*words, "--outcome", "language,education")
    assert status == 0, said
    manifest = json.loads((vbas.folder / "pack/manifest.json").read_text("utf-8"))
    assert manifest["tolerance"] == 0


def test_a_number_of_each_record_is_never_in_a_pack(vbas, aggregated):
    """Its end tells the area; where that was forced through, it may still be an id."""
    status, _, said = aggregated("--keep", "serial")
    assert status == 2
    assert "serial" in said
    assert "111,181 of 111,181" in said
    assert aggregated("--keep", "serial", "--force")[0] == 0
    words = ["release", vbas.folder / "of", "--ledger", vbas.folder / "ledger"]
    words += ["--out", vbas.folder / "pack", "--outcome", "serial", "--accept", "why not"]
    status, said, _ = vbas.call(*words)
    assert status == 3
    assert "almost every record has a value of its own" in said


@pytest.mark.parametrize("share", ["-1", "1", "nan"])
def test_a_tolerance_is_a_share(aggregated, share):
    status, _, said = aggregated("--keep", "language", "--tolerance", share)
    assert status == 2
    assert "tolerance" in said
