"""``vbas cutoff``: every rule side by side, and a sentence for what it cannot take."""

from __future__ import annotations

import json

import pytest

from app.cli.main import main
from tests.app.cli.cli_files import check_sentence


@pytest.fixture
def call(capfd, tmp_path, monkeypatch):
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "own"))

    def run(*words):
        capfd.readouterr()
        status = main(["cutoff", *words])
        said = capfd.readouterr()
        return status, said.out, said.err

    return run


def line_of(out, name, predictor):
    return next(line.split() for line in out.splitlines() if line.split()[:2] == [name, predictor])


def test_hand_computed_cutoffs_side_by_side(call):
    status, out, err = call("--max-combinations", "172")
    assert (status, err) == (0, "")
    line = line_of(out, "el-emam-2009-maxcombs", "combinations")
    assert line[2:5] == ["13,797", "13,135", "9,459"]
    assert line_of(out, "british-census", "-")[2:5] == ["120,000"] * 3
    assert "HIPAA Privacy Rule" in out
    assert "without --entropy" in out


def test_variables_and_bands(call):
    _, out, _ = call("--qi", "age=86,sex=2")
    assert "86 (age) x 2 (sex) = 172" in out
    _, out, _ = call("--qi", "age=86/5", "--qi", "sex=2", "--region", "Central")
    assert "18 (age) x 2 (sex) = 36" in out
    assert line_of(out, "el-emam-2009-maxcombs", "combinations")[2:3] == ["6,704"]


def test_json_has_all_digits(call):
    status, out, _ = call("--max-combinations", "54", "--region", "central", "--json")
    said = json.loads(out)
    assert status == 0
    assert said["max_combinations"] == 54
    rules = {(of["rule"], of["predictor"]): of for of in said["rules"]}
    found = rules["el-emam-2009-maxcombs", "maxcombs"]["cutoffs"]
    assert found == {"central": pytest.approx(1436 * 54**0.43, rel=1e-12)}
    assert rules["el-emam-2009-entropy", "entropy"]["cutoffs"] == {"central": None}
    assert rules["hipaa", None]["cutoffs"] == {"central": 20_000}
    assert all(of["source"] for of in said["rules"])


def test_entropy_alone(call):
    status, out, _ = call("--entropy", "3.2", "--region", "central")
    assert status == 0
    assert line_of(out, "el-emam-2009-entropy", "entropy")[2] == "13,687"
    assert line_of(out, "el-emam-2009-maxcombs", "combinations")[2] == "-"
    assert "one decimal" in out


def test_beyond_64_bits(call):
    status, out, _ = call("--max-combinations", "1" + "0" * 400, "--json")
    assert status == 0
    assert json.loads(out)["max_combinations"] == 10**400
    status, out, _ = call("--qi", ",".join(f"v{i}=1000003" for i in range(20)))
    assert status == 0
    assert "121 digits, more than 64 bits hold" in out


def test_json_tells_endless_cutoffs_from_none(call):
    _, out, _ = call("--max-combinations", "1" + "0" * 3000, "--region", "central", "--json")
    rules = {(of["rule"], of["predictor"]): of for of in json.loads(out)["rules"]}
    model, by_entropy = (rules[f"el-emam-2009-{of}", of] for of in ("maxcombs", "entropy"))
    assert (model["cutoffs"], model["beyond_all_numbers"]) == ({"central": None}, ["central"])
    assert (by_entropy["cutoffs"], by_entropy["beyond_all_numbers"]) == ({"central": None}, [])


def test_a_set_of_ones_own(call, tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('title = "Ours"\n[maxcombs]\ncentral = {scale = 10.0, exponent = 1.0}\n')
    status, out, _ = call("--max-combinations", "7", "--coefficients", str(path))
    assert status == 0
    assert line_of(out, str(path), "combinations")[2:5] == ["-", "70", "-"]
    assert "croft-2015" not in out
    assert "cchs" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((), "No variables are given"),
        (("--max-combinations", "0"), "'0' is not a number of combinations"),
        (("--max-combinations=-5",), "'-5' is not a number of combinations"),
        (("--max-combinations", "many"), "'many' is not a number of combinations"),
        (("--max-combinations", "5", "--qi", "age=5"), "Both --max-combinations and --qi"),
        (("--qi", "age"), "--qi age is not of the form"),
        (("--qi", "age=0"), "--qi age=0 is not of the form"),
        (("--qi", "age=5/0"), "--qi age=5/0 is not of the form"),
        (("--qi", "age=5,age=6"), "age is named twice"),
        (("--qi", ","), "--qi names no variable"),
        (("--max-combinations", "5", "--entropy", "-1"), "--entropy -1 is not an entropy"),
        (("--max-combinations", "5", "--entropy", "nan"), "--entropy nan is not an entropy"),
        (("--max-combinations", "5", "--region", "moon"), "--region moon is no part of Canada"),
        (("--max-combinations", "5", "--coefficients", "nobody"), "called nobody"),
        (
            ("--max-combinations", "5", "--coefficients", "vbas-thresholds"),
            "vbas-thresholds has no model of cut-offs",
        ),
        (
            ("--qi", ",".join(f"v{i}=999999999999999999" for i in range(300))),
            "combinations with more than 4,000 digits",
        ),
    ],
)
def test_bad_options(call, words, says):
    status, out, err = call(*words)
    check_sentence(status, out, err)
    assert says in err


@pytest.mark.parametrize(
    "text",
    [
        "[maxcombs]\nwestern = {scale = 10.0}\n",
        "[maxcombs]\nwestern = {scale = -10.0, exponent = 1.0}\n",
        "[maxcombs]\nwestern = {scale = 'a', exponent = 1.0}\n",
        "nothing = 1\n",
        "[maxcombs\n",
    ],
)
def test_bad_coefficient_files(call, tmp_path, text):
    path = tmp_path / "bad.toml"
    path.write_text(text)
    status, out, err = call("--max-combinations", "5", "--coefficients", str(path))
    check_sentence(status, out, err)
    assert "bad.toml" in err
