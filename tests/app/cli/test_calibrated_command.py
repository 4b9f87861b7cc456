"""``vbas aggregate --site-count calibrated``: the aim, what is predicted, what is reached."""

import json

import pytest

from app.cli import main
from tests.vector_cases import FOLDER

HARBOUR = FOLDER / "harbour"


def aggregate(out, *more: object) -> int:
    return main(
        [
            "aggregate",
            *(
                "--areas",
                str(HARBOUR / "areas.gpkg"),
                "--records",
                str(HARBOUR / "records.parquet"),
            ),
            *("--area-id", "area_id", "--qi", "sex,age10,marital", "--out", str(out)),
            *map(str, more),
        ]
    )


def test_aims_at_the_share_and_keeps_the_settings(tmp_path, capsys) -> None:
    assert aggregate(tmp_path / "one", "--site-count", "calibrated", "--about", 0.02) == 0
    said = capsys.readouterr().out
    assert "suppressed was predicted" in said
    metrics = json.loads((tmp_path / "one" / "internal" / "metrics.json").read_text())
    assert metrics["expected_suppression_rate"] == pytest.approx(0.02, rel=0.2)
    assert metrics["n_sites"] > 1
    again = tmp_path / "again"
    assert (
        main(
            ["aggregate", str(tmp_path / "one" / "internal" / "scenario.toml"), "--out", str(again)]
        )
        == 0
    )
    assert (
        json.loads((again / "internal" / "metrics.json").read_text())["n_sites"]
        == metrics["n_sites"]
    )


def test_by_a_model_there_is_another_number(tmp_path) -> None:
    out = tmp_path / "model"
    asked = ("--site-count", "calibrated", "--predict-from", "maxcombs", "--about", 0.02)
    assert aggregate(out, *asked) == 0
    notices = json.loads((out / "internal" / "metrics.json").read_text())["notices"]
    assert any("VBAS own, synthesized" in notice for notice in notices)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--about", 0.01), "--about means nothing without --site-count calibrated"),
        (("--site-count", "entropy", "--predict-from", "maxcombs"), "--predict-from means nothing"),
        (("--site-count", "calibrated", "--about", 1), "About this share suppressed is 1"),
        (("--site-count", "calibrated", "--predict-from", "x"), "Predicted from cannot be 'x'"),
    ],
)
def test_mistakes(tmp_path, capsys, options, sentence) -> None:
    assert aggregate(tmp_path / "out", *options) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_sweep_takes_it_with_several_k(tmp_path) -> None:
    out = tmp_path / "sweep"
    given = (
        *("--areas", str(HARBOUR / "areas.gpkg"), "--records", str(HARBOUR / "records.parquet")),
        *("--area-id", "area_id", "--qi", "sex,age10,marital"),
    )
    asked = ("--site-counts", "calibrated", "--about", "0.02", "--k", "5,10")
    assert main(["sweep", "--out", str(out), *given, *asked]) == 0
    rows = [json.loads(path.read_text()) for path in sorted((out / "runs").iterdir())]
    assert len(rows) == 2
    table = (out / "sweep.csv").read_text()
    assert "n_sites" in table.splitlines()[0]
    assert main(["sweep", "--out", str(out), *given, "--about", "0.02"]) == 2
