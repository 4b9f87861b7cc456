"""``vbas calibrate``: from a record file to models that other commands use by name."""

from __future__ import annotations

import json
import shlex

import numpy as np
import pandas as pd
import pytest

from app.cli import calibrate, main
from app.cli.calibrate import chosen_models, parse_roles
from app.cli.commands import CALIBRATE
from app.cli.options import Options
from core.cutoff.gaps import coefficient_set
from core.cutoff.own_sets import own_sets
from core.errors import VbasError
from core.io.sample import sample_folder
from core.steps import STOP, finish

COLUMNS = {"age": 40, "sex": 2, "language": 5, "marital": 4}
SECRET = "hidden"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "sets"))
    draw = np.random.default_rng(5)
    n = 2000
    frame = pd.DataFrame(
        {
            name: [f"{SECRET}{v}" for v in np.minimum(draw.geometric(min(0.6, 2.5 / k), n), k)]
            for name, k in COLUMNS.items()
        }
    )
    frame["area"] = draw.choice(["01", "02", "03", "04", "05", "06"], n, p=np.arange(1, 7) / 21)
    frame.to_csv(tmp_path / "people.csv", index=False)
    return tmp_path


@pytest.fixture
def vbas(folder, capfd):
    def run(*more, out="out"):
        capfd.readouterr()
        words = (*("calibrate", "--records", folder / "people.csv", "--out", folder / out), *more)
        status = main([str(word) for word in words])
        said = capfd.readouterr()
        assert SECRET not in said.out + said.err
        assert "Traceback" not in said.err
        return status, said.out, said.err

    return run


QI = ("--qi", "age,sex,language,marital")
FAST = (*QI, "--step", "100", "--threshold", "0.002", "--folds", "3")


def given(**values):
    defaults = {of.name: of.default for of in CALIBRATE.options}
    return Options(CALIBRATE, defaults | values, {name: f"--{name}" for name in values})


def test_from_records_to_models_by_name(vbas, folder):
    status, out, err = vbas(*FAST, "--name", "ours", "--region", "western")
    assert (status, err) == (0, "")
    assert "2,000 records; samples of 100 to 2,000 in steps of 100; 15 models" in out
    assert "By max combinations: cut-off = " in out
    assert "cross-validated error: median" in out
    assert "published for western Canada: 1,588 * x ^ 0.42" in out
    assert "Kept as the coefficient set ours." in out
    assert "--coefficients ours --region western" in out
    names = {path.name for path in (folder / "out").iterdir()}
    assert names == {
        *("curves.csv", "cutoffs.csv", "fits.csv", "calibration.json", "coefficients.toml"),
        *("curves", "manifest.json"),
    }
    found = coefficient_set("ours")
    assert found.citation.startswith("western, suppression: fitted with VBAS on people.csv, ")
    fits = pd.read_csv(folder / "out" / "fits.csv").set_index("predictor")
    model = found.model("maxcombs", "western")
    assert model.scale == pytest.approx(fits.loc["maxcombs", "scale"])
    status = main(["cutoff", "--max-combinations", "16", "--coefficients", "ours"])
    assert status == 0
    for path in (folder / "out").rglob("*"):
        if path.is_file():
            assert SECRET not in path.read_text(encoding="utf-8")


def test_what_comes_next_can_be_done(vbas, folder):
    """Every command that is proposed is one that works."""
    lines = vbas(*FAST, "--name", "our set")[1].splitlines()
    proposed = [shlex.split(line.split("vbas ")[1]) for line in lines if " vbas " in line]
    assert [words[0] for words in proposed] == ["cutoff", "aggregate", "aggregate"]
    assert main(proposed[0]) == 0
    files = sample_folder()
    known = ("--areas", files / "areas.gpkg", "--layer", "areas", "--record-area-id", "area_id")
    for i, words in enumerate(proposed[1:]):
        said = words[words.index("...") + 1 :]
        more = (
            *known,
            "--records",
            files / "records.parquet",
            "--qi",
            "age,sex",
            "--out",
            folder / f"run{i}",
        )
        assert main(["aggregate", *map(str, more), *said]) == 0


def test_a_set_gains_a_part_and_is_not_replaced_unasked(vbas):
    assert vbas(*FAST, "--name", "ours", "--region", "western")[0] == 0
    status, out, err = vbas(*FAST, "--name", "ours", "--region", "western", out="again")
    assert status == 2
    assert "has a model for western Canada already" in err
    assert "--replace" in err
    status, out, _ = vbas(*FAST, "--name", "ours", "--region", "eastern", out="east")
    assert status == 0
    assert "keeps the suppression models that it has" in out
    assert set(coefficient_set("ours").models["maxcombs"]) == {"western", "eastern"}
    status, _, err = vbas(*FAST, "--name", "ours", "--region", "eastern", "--replace", "--seed", 2)
    assert (status, err) == (0, "")
    assert own_sets().names == ("ours",)


def test_started_again_it_goes_on_and_says_the_same(vbas, folder):
    first = vbas(*FAST)
    kept = next((folder / "out" / "curves").iterdir())
    before = kept.read_bytes()
    lines = before.splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:5]))
    tables = {n: (folder / "out" / n).read_bytes() for n in ("fits.csv", "cutoffs.csv")}
    status, out, _ = vbas(*FAST)
    assert status == 0
    assert out.startswith("5 of 15 models were done before.\n")
    assert out.split("\n", 1)[1] == first[1]
    assert sorted(kept.read_bytes().splitlines()) == sorted(before.splitlines())
    assert tables == {n: (folder / "out" / n).read_bytes() for n in tables}
    out = vbas(*FAST, "--seed", "2")[1]
    assert "done before" not in out
    assert "models of 1 other files or settings" in out


def test_interrupted_once_what_is_done_is_written(vbas, folder, monkeypatch):
    vbas(*FAST)
    kept = next((folder / "out" / "curves").iterdir())
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:5]))

    def stop(steps, stopping):
        assert "Ctrl-C again" in stopping
        return finish(steps, lambda step: STOP)

    monkeypatch.setattr(calibrate, "drive", stop)
    status, out, err = vbas(*FAST, "--name", "ours")
    assert status == 130
    assert "start again to go on" in err
    assert "Stopped after 5 of 15 models" in out
    assert own_sets().names == ()
    assert len(pd.read_csv(folder / "out" / "cutoffs.csv")) == 5
    report = json.loads((folder / "out" / "calibration.json").read_text())
    assert (report["stopped"], report["n_models"]) == (True, 5)


def test_interrupted_before_anything_was_done(vbas, folder, monkeypatch):
    monkeypatch.setattr(calibrate, "drive", lambda steps, _: finish(steps, lambda step: STOP))
    status, out, err = vbas(*FAST)
    assert status == 130
    assert "nothing was written" in err
    assert "Stopped after 0 of 15 models" in out
    assert not (folder / "out").exists()


def test_interrupted_twice_nothing_but_finished_models_is_kept(vbas, folder, monkeypatch):
    def discard(steps, stopping):
        for step in steps:
            if step.stage == "fitting":
                break
        steps.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(calibrate, "drive", discard)
    status, out, err = vbas(*FAST)
    assert (status, out) == (130, "")
    assert "finished models are kept in" in err
    assert [path.name for path in (folder / "out").iterdir()] == ["curves"]


def test_areas_give_threshold_models_too(vbas, folder):
    status, out, _ = vbas(*FAST, "--area-id", "area", "--name", "ours")
    assert status == 0
    found = coefficient_set("ours")
    said = "threshold" in found.more or "No threshold model can be fitted" in out
    assert said
    report = json.loads((folder / "out" / "calibration.json").read_text())
    assert ("threshold" in report["other_models"]) == ("threshold" in found.more)


def test_persons_in_several_areas_count_once(vbas, folder):
    """Whoever has records in two areas is one person, of whom the first record is taken."""
    frame = pd.read_csv(folder / "people.csv", dtype=str)
    twice = pd.concat([frame.assign(who=range(len(frame)), area=area) for area in ("01", "02")])
    twice.to_csv(folder / "people.csv", index=False)
    more = ("--qi", "age,sex", "--person", "who", "--step", "100", "--most", "1000")
    assert "2,000 records" in vbas(*more)[1]
    status, out, _ = vbas(*more, "--area-id", "area")
    assert status == 0
    assert "2,000 records" in out
    assert "4,000 records are those of 2,000 people" in out
    assert "done before" not in out


def test_categories_and_missing_values(vbas, folder):
    members = ", ".join(f'"{SECRET}{i}"' for i in range(1, 41))
    (folder / "categories.toml").write_text(f"[age]\ngroups = {{all = [{members}]}}\n")
    status, _, err = vbas(
        *("--models", "age; age+sex; sex+marital; language+marital; age+language+marital"),
        *("--step", "100", "--categories", folder / "categories.toml", "--exclude-missing"),
    )
    assert (status, err) == (0, "")
    table = pd.read_csv(folder / "out" / "cutoffs.csv").set_index("model")
    assert table.loc["age", "max_combinations"] == 1
    assert table.loc["age+sex", "max_combinations"] == 2


def test_the_ways_to_choose_models():
    assert len(chosen_models(given(qi=["a,b,c"]))) == 7
    assert len(chosen_models(given(qi=["a,b,c,d,e,f"]))) == 62
    assert len(chosen_models(given(qi=["a,b,c,d,e,f"], all_combinations=True))) == 63
    assert len(chosen_models(given(qi=["a,b,c"], max_size=2))) == 6
    assert chosen_models(given(models="a+b; b")) == (("a", "b"), ("b",))
    roles = (
        "age=AGEP,sex=SEXP,ethnicity=ETHNICRA+HLNPA+RELIGRPA+VISMINP,schooling=TOTSCHP,"
        "marital=MARST,income=TOTINCP,aboriginal=ABSRP"
    )
    assert len(chosen_models(given(roles=roles))) == 209
    assert parse_roles(roles).ethnicity == ("ETHNICRA", "HLNPA", "RELIGRPA", "VISMINP")
    auto = chosen_models(given(qi=["age,sex,marital,education"], roles="auto"))
    assert ("age", "sex", "education", "marital") in auto


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({}, "No columns are named"),
        ({"qi": ["a,a"]}, "--qi names a twice"),
        ({"qi": ["a"], "models": "a+b"}, "names the column b, which is not there"),
        ({"models": "a+a"}, "names a column twice"),
        ({"models": "a+b;b+a"}, "listed twice"),
        ({"models": " ; "}, "There are no quasi-identifier models"),
        ({"models": "a", "roles": "age=a"}, "--models and --roles are given"),
        ({"qi": ["a"], "max_size": 0}, "--max-size is 0"),
        ({"roles": "age"}, "not of the form ROLE=COLUMN"),
        ({"roles": "shoe=a"}, "not of the form ROLE=COLUMN"),
        ({"roles": "age=a,age=b"}, "names age twice"),
        ({"roles": "age=a,sex=a"}, "plays two parts"),
        ({"roles": "income=a"}, "The roles give no model"),
        ({"roles": "auto"}, "--roles auto goes by the names of columns"),
        ({"qi": [",".join("abcdefghijklmnopqrst")], "all_combinations": True}, "combinations"),
    ],
)
def test_models_that_cannot_be_chosen(more, sentence):
    with pytest.raises(VbasError, match=sentence):
        chosen_models(given(**more))


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--qi", "age,shoe"), "has no column shoe"),
        ((*QI, "--region", "north"), "--region north is no part of Canada"),
        ((*QI, "--name", "a/b"), "cannot be called"),
        ((*QI, "--name", "croft-2015"), "comes with the program"),
        ((*QI, "--step", "0"), "Step is 0"),
        ((*QI, "--step", "1500"), "records"),
        ((*QI, "--most", "-5"), "Largest sample is -5"),
        ((*QI, "--threshold", "nan"), "--threshold 'nan' is not a number"),
        ((*QI, "--folds", "1"), "Folds is 1"),
        ((*QI, "--k", "five"), "--k five is not a whole number"),
        ((*QI, "--k", "1"), "suppresses nothing"),
        ((*QI, "--seed", "-1"), "Seed is -1"),
        ((*QI, "--categories", "nowhere.toml"), "There is no file nowhere.toml"),
        ((*QI, "--area-id", "nowhere"), "has no column nowhere"),
        ((*QI, "--records", "nowhere.csv"), "nowhere.csv"),
        ((*QI, "--person", "age"), "chosen 2 times"),
    ],
)
def test_bad_input_gets_one_sentence_and_leaves_nothing(vbas, folder, more, sentence):
    before = sorted(folder.rglob("*"))
    status, out, err = vbas(*more)
    assert status == 2, out + err
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert sentence in err
    assert sorted(folder.rglob("*")) == before


def test_models_that_predict_nothing_are_told(vbas, folder):
    frame = pd.DataFrame({"one": ["x"] * 1000, "two": ["y"] * 1000})
    frame.to_csv(folder / "alike.csv", index=False)
    more = ("--records", folder / "alike.csv", "--qi", "one,two", "--step", "100")
    status, out, err = vbas(*more)
    assert (status, err) == (0, "")
    assert "gives no model" in out
    assert "Next:" not in out
    assert not (folder / "out" / "coefficients.toml").exists()
    status, _, err = vbas(*more, "--name", "ours")
    assert status == 2
    assert "gives no model" in err
    assert own_sets().names == ()
