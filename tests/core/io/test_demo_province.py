"""The larger province: made once, whole or not at all."""

import re

import pytest

from core.io.demo_province import demo_scenario, province, province_folder
from core.io.inputs import load_study
from core.steps import STOP, finish

SHARE = 0.2


def test_it_is_made_once_and_opens_like_the_sample(tmp_path):
    folder = finish(province(tmp_path, SHARE))
    assert folder == province_folder(tmp_path)
    assert [of.name for of in tmp_path.iterdir()] == [folder.name]
    before = {of.name: of.stat().st_mtime_ns for of in folder.iterdir()}
    assert set(before) == {"areas.gpkg", "records.parquet"}
    assert finish(province(tmp_path, SHARE)) == folder
    assert {of.name: of.stat().st_mtime_ns for of in folder.iterdir()} == before
    saved = demo_scenario(folder)
    study = finish(load_study(saved.areas, saved.records, saved.levels)).study
    assert study.counts.n_records > 50_000
    codes = study.areas.parents["fsa"]
    assert len(set(codes)) > 3
    assert all(re.fullmatch(r"[DFIOQUWZ]\d[A-Z]", code) for code in codes)


@pytest.mark.parametrize("how", ["stopped", "discarded"])
def test_nothing_is_left_of_one_that_was_not_finished(tmp_path, how):
    steps = province(tmp_path, SHARE)
    seen = [next(steps).stage]
    while seen[-1] != "inventing people":
        seen.append(next(steps).stage)
    if how == "discarded":
        steps.close()
    else:
        with pytest.raises(StopIteration) as ended:
            while True:
                steps.send(STOP)
        assert ended.value.value is None
    assert not list(tmp_path.iterdir())
