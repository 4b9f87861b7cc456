"""``vbas aggregate --site-count calibrated``: the aim, what is predicted, what is reached."""

import pytest

from tests.app.cli.cli_files import metrics_of
from tests.vector_cases import FOLDER

HARBOUR = FOLDER / "harbour"
STUDY = (
    *("--areas", HARBOUR / "areas.gpkg", "--records", HARBOUR / "records.parquet"),
    *("--area-id", "area_id", "--qi", "sex,age10,marital"),
)
CALIBRATED = ("--site-count", "calibrated")


def aggregate(vbas, *more):
    return vbas.call("aggregate", *STUDY, *more, "--out", vbas.out)


def test_aims_at_the_share_and_keeps_the_settings(vbas, tmp_path):
    status, said, _ = aggregate(vbas, *CALIBRATED, "--about", 0.02)
    assert status == 0
    assert "suppressed was predicted" in said
    assert vbas.metrics["expected_suppression_rate"] == pytest.approx(0.02, rel=0.2)
    assert vbas.metrics["n_sites"] > 1
    assert vbas.call("aggregate", vbas.scenario, "--out", tmp_path / "again")[0] == 0
    assert metrics_of(tmp_path / "again")["n_sites"] == vbas.metrics["n_sites"]


def test_by_a_model_there_is_another_number(vbas):
    assert aggregate(vbas, *CALIBRATED, "--predict-from", "maxcombs", "--about", 0.02)[0] == 0
    assert any("VBAS own, synthesized" in notice for notice in vbas.metrics["notices"])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--about", 0.01), "--about means nothing without --site-count calibrated"),
        (("--site-count", "entropy", "--predict-from", "maxcombs"), "--predict-from means nothing"),
        ((*CALIBRATED, "--about", 1), "About this share suppressed is 1"),
        ((*CALIBRATED, "--predict-from", "x"), "Predicted from cannot be 'x'"),
    ],
)
def test_mistakes(vbas, options, sentence):
    status, _, err = aggregate(vbas, *options)
    assert status == 2
    assert sentence in err
    assert not vbas.out.exists()


def test_a_sweep_takes_it_with_several_k(vbas):
    asked = ("sweep", "--out", vbas.out, *STUDY, "--about", "0.02")
    assert vbas.call(*asked, "--site-counts", "calibrated", "--k", "5,10")[0] == 0
    assert len(list((vbas.out / "runs").iterdir())) == 2
    assert "n_sites" in (vbas.out / "sweep.csv").read_text().splitlines()[0]
    assert vbas.call(*asked)[0] == 2
