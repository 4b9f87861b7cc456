"""``vbas release`` and ``vbas verify``: from a result to a pack, or to nothing and the reasons."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd
import pyreadstat
import pytest

from core.api import release, verify
from core.errors import VbasError
from tests.app.cli.cli_files import IDS, record_frame
from tests.core.io.packs import reseal

EACH = 600
N = EACH * len(IDS)
RNG = np.random.default_rng(8)
FEW = RNG.integers(0, 2, N)


def rare() -> np.ndarray:
    """1 for one record of the same class in each area, so that it does not tell the area."""
    frame = record_frame(each=EACH)
    alike = frame[(frame["age"] == "0") & (frame["sex"] == frame["sex"].iloc[0])]
    made = np.zeros(N, dtype=int)
    made[alike.groupby("DAUID").head(1).index] = 1
    return made


@pytest.fixture
def result(vbas):
    def make(*more, **columns):
        vbas.areas()
        records = vbas.records(record_frame(each=EACH, **columns))
        vbas.done("--k", 5, *more, records=records)
        return vbas.out

    return make


def released(vbas, of, *more):
    """(status, stdout) of a release to the folder ``pack``."""
    words = ["release", of, "--ledger", vbas.folder / "ledger", "--out", vbas.folder / "pack"]
    status, said, err = vbas.call(*words, *more)
    assert not err
    return status, said


def test_pack_of_a_run_is_written_and_verified(vbas, result):
    of = result("--keep", "few", few=FEW)
    status, said = released(vbas, of)
    assert status == 0, said
    pack = vbas.folder / "pack"
    words = ["verify", pack, "--areas", vbas.folder / "areas.gpkg"]
    status, said, _ = vbas.call(*words, "--json")
    assert (status, json.loads(said)["passes"]) == (0, True)
    mine = pd.read_parquet(pack / "records/records.parquet")
    there = pd.read_parquet(of / "release/records.parquet")
    columns = ["age", "sex", "few"]
    assert mine[columns].value_counts().to_dict() == there[columns].value_counts().to_dict()
    assert not mine.equals(mine.sort_values(list(mine.columns)))
    sav, about = pyreadstat.read_sav(str(pack / "records/records.sav"), apply_value_formats=True)
    assert sav["sex"].astype(str).tolist() == mine["sex"].tolist()
    assert about.column_names_to_labels["age"] == "age"
    assert not (of / "findings.json").exists()


def test_changed_pack_exits_3(vbas, result):
    released(vbas, result())
    path = vbas.folder / "pack/regions/crosswalk.csv"
    path.write_text(path.read_text().replace(IDS[0], IDS[1]))
    status, said, _ = vbas.call("verify", vbas.folder / "pack")
    assert status == 3
    assert "FAILS     hashes" in said
    assert "FAILS     region_ids" in said


def test_free_column_singles_out_unless_it_is_an_outcome(vbas, result):
    of = result("--keep", "rare", rare=rare())
    status, said = released(vbas, of)
    assert status == 3
    assert "Declare what nobody can know of another person as an outcome (rare)" in said
    assert not (vbas.folder / "pack").exists()
    findings = json.loads((vbas.folder / "findings.json").read_text())
    assert [c["check"] for c in findings["checks"] if not c["passes"]] == ["joint"]
    assert released(vbas, of, "--outcome", "rare")[0] == 0
    assert not (vbas.folder / "findings.json").exists()


def test_outcome_is_declared_with_the_run(vbas, result):
    status, said = released(vbas, result("--outcome", "rare", rare=rare()))
    assert status == 0, said
    told = json.loads((vbas.folder / "pack/manifest.json").read_text())
    assert {"name": "rare", "role": "outcome"} in told["columns"]


def test_forced_columns_need_a_reason(vbas, result):
    of = result("--outcome", "copy", "--force", copy=np.repeat(np.arange(len(IDS)), EACH))
    status, said = released(vbas, of)
    assert status == 3
    assert "by --force, although they tell what the release hides: copy." in said
    assert released(vbas, of, "--accept", "the areas are public", "--by", "Dr. Roy")[0] == 0
    told = json.loads((vbas.folder / "pack/manifest.json").read_text())
    assert told["reason"] == "the areas are public"
    assert vbas.call("verify", vbas.folder / "pack")[0] == 0

    listed = vbas.call("ledger", vbas.folder / "ledger")[1]
    assert listed.count("1 pack, ") == 1
    assert "nobody named: pack refused\n" in listed
    assert "Dr. Roy: pack accepted, because: the areas are public\n" in listed
    asked = json.loads(vbas.call("ledger", vbas.folder / "ledger", "--json")[1])
    assert [of["decision"] for of in asked["decisions"]] == ["refused", "accepted"]
    assert "no folder" in vbas.sentence("ledger", vbas.folder / "nothing")


def test_pack_of_suppressed_records_in_the_regions_of_a_run(vbas, result):
    of = result(few=FEW)
    cells = vbas.folder / "cells"
    vbas.called(
        *("suppress", "--records", vbas.folder / "people.parquet", "--k", 5, "--out", cells),
        *("--combinations", "region_id+age+sex", "--regions", of / "assignment.csv"),
        *("--areas", vbas.folder / "areas.gpkg", "--area-id", "DAUID", "--outcome", "few"),
    )
    status, said = released(vbas, cells, "--regions", of)
    assert status == 0, said
    assert (vbas.folder / "pack/regions/regions.gpkg").is_file()
    page = (cells / "internal/report.en.html").read_text("utf-8")
    told = json.loads((cells / "internal/suppression.json").read_text("utf-8"))
    everything = pd.read_parquet(vbas.folder / "people.parquet")["sex"].astype(str).value_counts()
    blanked, every = zip(*told["lost_by_value"]["sex"].values(), strict=True)
    assert sum(every) == everything.sum()
    assert sum(blanked) == told["cells_suppressed"]["sex"]
    assert "Shares that change most" in page
    assert vbas.sentence(
        *("release", cells, "--ledger", vbas.folder, "--out", vbas.folder / "other"),
        *("--outcome", "age"),
    )


def test_changed_result_and_no_result_are_bad_input(vbas, result):
    of = result()
    words = ["--ledger", vbas.folder / "ledger", "--out", vbas.folder / "pack"]
    assert "no result" in vbas.sentence("release", vbas.folder, *words)
    path = of / "internal/assignment.csv"
    path.write_text(path.read_text() + "\n")
    assert "assignment.csv" in vbas.sentence("release", of, *words)
    assert "no folder" in vbas.sentence("verify", vbas.folder / "nothing")


def test_python_writes_the_same_pack(vbas, result):
    of = result("--keep", "rare", rare=rare())
    with pytest.raises(VbasError, match="must not be given out: All identifying and free columns"):
        release(of, vbas.folder / "ledger", vbas.folder / "mine", progress=False)
    table = release(
        *(of, vbas.folder / "ledger", vbas.folder / "mine"), outcome=["rare"], progress=False
    )
    assert (table["passes"] | table["accepted"]).all()
    assert released(vbas, of, "--outcome", "rare")[0] == 0
    for path in (vbas.folder / "pack").rglob("*"):
        if path.is_file():
            there = vbas.folder / "mine" / path.relative_to(vbas.folder / "pack")
            assert there.read_bytes() == path.read_bytes()
    (vbas.folder / "mine" / "more.txt").write_text("more")
    table = verify(vbas.folder / "mine", progress=False).set_index("check")
    assert not table.loc["files", "passes"]


def test_suppressed_records_leave_no_trace_in_the_pack(vbas):
    vbas.areas()
    packs = []
    for i, rows in enumerate(([], [(IDS[0], "7", "hidden1")], [(IDS[5], "8", "x")])):
        more = pd.DataFrame(rows, columns=["DAUID", "age", "sex"])
        records = vbas.records(pd.concat([record_frame(each=EACH), more]), f"r{i}.parquet")
        out, pack = vbas.folder / f"out{i}", vbas.folder / f"pack{i}"
        vbas.done("--population", "people", "--k", 5, records=records, out=out)
        vbas.called("release", out, "--ledger", vbas.folder / f"ledger{i}", "--out", pack)
        files = (of for of in pack.rglob("*") if of.is_file())
        packs.append({of.relative_to(pack): of.read_bytes() for of in files})
    assert packs[0] == packs[1] == packs[2]


def test_outcomes_are_as_diverse_and_close_as_asked(vbas, result):
    of = result("--outcome", "few", few=FEW)
    status, said = released(vbas, of, "--l", 1.2, "--t", 0.9)
    assert status == 0, said
    assert "in 0 of " in said
    assert vbas.call("verify", vbas.folder / "pack", "--l", 3)[0] == 3
    status, said = released(vbas, of, "--l", 3)
    assert status == 3
    told = json.loads((vbas.folder / "findings.json").read_text("utf-8"))
    (check,) = [of for of in told["checks"] if of["check"] == "attributes"]
    assert check["details"]["classes_below_l"] == len(check["details"]["listed"]) > 0
    status, said = released(vbas, of, "--l", 3, "--accept", "two values is all it has")
    assert status == 0, said
    manifest = json.loads((vbas.folder / "pack/manifest.json").read_text("utf-8"))
    assert manifest["l"] == 3
    assert "listed" not in manifest["accepted"][0]["details"]


def test_homogeneous_classes_are_counted(vbas, result):
    of = result("--outcome", "same", same=np.zeros(N, int))
    status, said = released(vbas, of)
    assert status == 0, said
    n = json.loads(vbas.call("verify", vbas.folder / "pack", "--json")[1])
    (check,) = [of for of in n["checks"] if of["check"] == "attributes"]
    assert check["details"]["homogeneous_classes"] == check["details"]["classes"] > 0


@pytest.mark.parametrize("words", [("--l", "0"), ("--t", "2"), ("--l", "nan")])
def test_aims_of_outcomes_make_sense(vbas, result, words):
    assert vbas.call("verify", vbas.folder, *words)[0] == 2


def test_risk_is_held_against_presets(vbas, result):
    of = result()
    status, said = released(vbas, of, "--risk", "three,five")
    assert status == 0, said
    pack = vbas.folder / "pack"
    told = json.loads((pack / "manifest.json").read_text("utf-8"))
    assert [(of["preset"], of["k"], of["tau"]) for of in told["risk"]] == [
        ("three", 3, 0.33),
        ("five", 5, 0.2),
    ]
    risk = json.loads((pack / "risk.json").read_text("utf-8"))
    assert risk["presets"] == told["risk"]
    least = pd.read_parquet(pack / "records/records.parquet").value_counts().min()
    assert risk["sets"][0]["smallest_class"] == least >= 5
    assert "El Emam et al. 2011" in (pack / "report.en.html").read_text("utf-8")
    log = (vbas.folder / "ledger/decisions.jsonl").read_text("utf-8").splitlines()
    assert [of["holds"] for of in json.loads(log[0])["risk"]] == [True, True]


def test_risk_above_a_preset_is_refused_unless_accepted(vbas):
    vbas.areas()
    records = vbas.records(record_frame(each=20))
    vbas.done("--k", 5, records=records)
    smallest = pd.read_parquet(vbas.out / "release/records.parquet").value_counts().min()
    assert 5 <= smallest < 20
    words = ("--risk", "five,ipc-high")
    assert released(vbas, vbas.out, *words)[0] == 3
    assert not (vbas.folder / "pack").exists()
    told = json.loads((vbas.folder / "findings.json").read_text("utf-8"))
    (check,) = [of for of in told["checks"] if not of["passes"]]
    assert (check["check"], check["details"]["preset"]) == ("risk", "ipc-high")
    assert check["details"]["maximum"] == 1 / smallest
    status, said = released(vbas, vbas.out, *words, "--accept", "an ethics board said so")
    assert status == 0, said
    assert vbas.call("verify", vbas.folder / "pack")[0] == 0
    log = (vbas.folder / "ledger/decisions.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(of)["decision"] for of in log] == ["refused", "accepted"]
    # A statement of risk that flatters is found, whoever seals it.
    path = vbas.folder / "pack/risk.json"
    path.write_text(
        path.read_text("utf-8").replace(f'"smallest_class": {smallest}', '"smallest_class": 99')
    )
    reseal(vbas.folder / "pack")
    _, said, _ = vbas.call("verify", vbas.folder / "pack")
    assert "FAILS     statement" in said


def alike_in_some_classes():
    """An outcome that everybody of some classes has alike."""
    frame = record_frame(each=EACH)
    found = np.random.default_rng(3).integers(0, 3, N)
    found[((frame["age"] == "0") & (frame["sex"] == frame["sex"].iloc[0])).to_numpy()] = 1
    return found


def test_homogeneous_classes_are_suppressed_if_that_is_asked(vbas, result):
    of = result("--outcome", "test", test=alike_in_some_classes())
    there = pd.read_parquet(of / "release/records.parquet")
    before = there.groupby(["region_id", "age", "sex"])["test"].nunique()
    assert 0 < (before == 1).sum() < len(before)
    assert released(vbas, of, "--l", 2)[0] == 3
    status, said = released(vbas, of, "--l", "test=2", "--homogeneous", "suppress")
    assert status == 0, said
    mine = pd.read_parquet(vbas.folder / "pack/records/records.parquet")
    after = mine.groupby(["region_id", "age", "sex"])["test"]
    assert after.nunique().min() >= 2
    counts = after.apply(lambda of: of.value_counts(normalize=True))
    assert (-(counts * np.log(counts)).groupby(level=[0, 1, 2]).sum()).min() >= np.log(2) - 1e-9
    assert len(mine) < len(there)
    assert after.size().min() >= 5
    told = json.loads(vbas.call("verify", vbas.folder / "pack", "--json")[1])
    (check,) = [of for of in told["checks"] if of["check"] == "attributes"]
    assert check["details"]["homogeneous_classes"] == 0
    assert check["details"]["listed_regions"] == {}
    # Beside it, everything can go out: what comes back are classes of k and more.
    status, said = released(vbas, of)
    assert status == 0, said


def test_homogeneous_classes_are_suppressed_of_outcomes_only(vbas, result):
    of = result()
    words = ("--ledger", vbas.folder / "ledger", "--out", vbas.folder / "pack")
    assert "no class tells one" in vbas.sentence("release", of, *words, "--homogeneous", "suppress")
    assert "Choose one of: list, suppress" in vbas.sentence(
        "release", of, *words, "--homogeneous", "burn"
    )


def test_regions_with_homogeneous_classes_are_counted(vbas, result):
    of = result("--outcome", "test", test=alike_in_some_classes())
    assert released(vbas, of)[0] == 0
    mine = pd.read_parquet(vbas.folder / "pack/records/records.parquet")
    same = mine.groupby(["region_id", "age", "sex"])["test"].nunique() == 1
    expected = same[same].groupby("region_id").size()
    told = json.loads(vbas.call("verify", vbas.folder / "pack", "--json")[1])
    (check,) = [of for of in told["checks"] if of["check"] == "attributes"]
    counted = {int(region): n for region, n in check["details"]["listed_regions"].items()}
    assert counted == expected.to_dict()


def test_both_reports_name_what_was_accepted(vbas, result):
    of = result("--keep", "rare", rare=rare())
    reason = "the board agreed on 3 May"
    assert released(vbas, of, "--accept", reason)[0] == 0
    for language in ("en", "fr"):
        mine = (vbas.folder / "pack" / f"report.{language}.html").read_text("utf-8")
        theirs = (of / "internal" / f"report.{language}.html").read_text("utf-8")
        assert reason in mine
        assert reason in theirs
    mine = (vbas.folder / "pack/report.en.html").read_text("utf-8")
    assert "All identifying and free columns together (region_id, age, sex, rare)" in mine
    assert vbas.call("verify", vbas.folder / "pack")[0] == 0


def test_the_custodian_reads_what_analyses_find_instead(vbas):
    vbas.areas()
    records = vbas.records(record_frame(each=20))
    vbas.done("--k", 9, records=records)
    assert released(vbas, vbas.out)[0] == 0
    page = (vbas.out / "internal/report.en.html").read_text("utf-8")
    start = page.index("Shares that change most")
    everything = pd.read_parquet(records)
    kept = pd.read_parquet(vbas.out / "release/records.parquet")
    before, after = (
        of["sex"].astype(str).value_counts(normalize=True) for of in (everything, kept)
    )
    for value in after.index:
        row = page[start:]
        assert f"{before[value]:.2%}".replace("%", "\u00a0%") in row
        assert f"{after[value]:.2%}".replace("%", "\u00a0%") in row
    assert "Shares that change most" not in (vbas.folder / "pack/report.en.html").read_text("utf-8")
