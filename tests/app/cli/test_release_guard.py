"""What two releases tell together: attacked from the packs alone, refused, and nothing after."""

from __future__ import annotations

import json
import stat
from dataclasses import replace

import pandas as pd
import pytest

from app.cli.main import main
from benchmarks.attacker import worked_out
from core.io.release_ledger import list_releases
from core.io.release_pack.comparing import guard_of
from core.io.release_pack.source import read_source
from core.io.sample import sample_folder
from core.steps import finish

CATEGORIES = """
[age]
band = {width = 5, top = 85}
[marital]
[marital.groups]
"partnered" = ["married", "common-law"]
"formerly partnered" = ["separated", "divorced", "widowed"]
"""


EVERY = 6
"""One record in so many of the sample is enough to be attacked."""


class House:
    """A custodian with a part of the sample study; results are made once."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "categories.toml").write_text(CATEGORIES)
        self.records = folder / "records.parquet"
        pd.read_parquet(sample_folder() / "records.parquet")[::EVERY].to_parquet(self.records)
        self.n = 0

    def aggregate(self, name, *more, qi="age,sex,marital", records=None):
        out = self.folder / name
        data = sample_folder()
        records = self.records if records is None else records
        if not out.exists():
            words = ["aggregate", "--areas", data / "areas.gpkg", "--layer", "areas"]
            words += ["--records", records, "--area-id", "DAUID"]
            words += ["--record-area-id", "area_id", "--qi", qi]
            words += ["--categories", self.folder / "categories.toml", "--out", out, *more]
            assert main([str(of) for of in words]) == 0
        return out

    def suppress(self, name, regions, *more):
        words = ["suppress", "--records", self.records]
        words += ["--area-id", "area_id", "--regions", regions / "internal/assignment.csv"]
        words += ["--combinations", "region_id+sex+marital+age", "--out", self.folder / name]
        words += ["--categories", self.folder / "categories.toml", *more]
        assert main([str(of) for of in words]) == 0
        return self.folder / name

    def release(self, result, ledger, *more):
        """(exit status, pack)."""
        self.n += 1
        pack = self.folder / f"of{self.n}" / "pack"
        pack.parent.mkdir()
        words = ["release", result, "--ledger", self.folder / ledger, "--out", pack, *more]
        return main([str(of) for of in words]), pack


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return House(tmp_path_factory.mktemp("house"))


def findings(pack):
    path = pack.parent / "findings.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    told = json.loads(path.read_text("utf-8"))
    return [of for of in told["checks"] if of["check"] == "guard"]


def attacked(house, name, first, second, k, remedy):
    """Attacks two releases before, and after a remedy."""
    status, one = house.release(first, name)
    assert status == 0
    status, other = house.release(second, name)
    assert status == 3
    assert not other.exists()
    assert len(list_releases(house.folder / name)) == 1
    told = findings(other)
    assert told[0]["details"]["people"] >= told[0]["details"]["exact_people"] > 0
    assert "Together with pack" in told[0]["sentence"]
    (house.folder / f"{name}-forced").mkdir()
    for of in (house.folder / name).iterdir():
        (house.folder / f"{name}-forced" / of.name).write_bytes(of.read_bytes())
    status, other = house.release(second, f"{name}-forced", "--accept", "an attack")
    assert status == 0
    before = worked_out(one, other, k)
    assert sum(before) > 0
    assert sum(before) <= sum(of["details"].get("people", 0) for of in told)
    status, other = house.release(second, name, "--remedy", remedy)
    assert status == 0
    assert worked_out(one, other, k) == []
    # Raised to the k of the earlier release it is that one again, and no second.
    assert len(list_releases(house.folder / name)) == (1 if remedy == "raise-k" else 2)
    return told, before


def test_fewer_columns_on_the_same_regions(house):
    first = house.aggregate("full")
    regions = f"{first / 'internal/assignment.csv'}:region_id"
    second = house.aggregate("fewer", "--regions", regions, qi="age,sex")
    told, _ = attacked(house, "columns", first, second, 5, "take-over")
    assert told[0]["details"]["kind"] == "nested tables"
    assert "records lost" in told[0]["sentence"]


def test_other_regions(house):
    first = house.aggregate("full")
    second = house.aggregate("more", "--site-count", "count", "--sites", "42")
    told, _ = attacked(house, "regions", first, second, 5, "merge")
    assert told[0]["details"]["kind"] == "overlapping regions"


def test_another_k(house):
    """What k = 10 hides, k = 5 shows: classes of 5 to 9 people."""
    full = house.aggregate("full")
    regions = f"{full / 'internal/assignment.csv'}:region_id"
    first = house.aggregate("ten", "--regions", regions, "--k", "10")
    told, before = attacked(house, "ks", first, full, 10, "raise-k")
    assert told[0]["details"]["kind"] == "another k"
    assert min(before) == 5


def test_cells_given_back_beside_a_release_of_records(house):
    first = house.aggregate("full")
    second = house.suppress("cells", first, "--give-back")
    status, _ = house.release(first, "cells")
    assert status == 0
    status, pack = house.release(second, "cells", "--regions", first)
    assert status == 3
    assert findings(pack)[0]["details"]["people"] > 0


@pytest.mark.parametrize(
    ("remedy", "earlier", "qi"),
    [("take-over", ("full",), "age,sex"), ("raise-k", ("ten", "--k", "10"), "age,sex,marital")],
)
def test_remedies_keep_further_columns(house, remedy, earlier, qi):
    regions = f"{house.aggregate('full') / 'internal/assignment.csv'}:region_id"
    name, *more = earlier
    first = house.aggregate(name, *(("--regions", regions, *more) if more else ()))
    words = ("--regions", regions, "--outcome", "diagnosis")
    second = house.aggregate(f"kept-{remedy}", *words, qi=qi)
    assert house.release(first, f"of-{remedy}")[0] == 0
    status, other = house.release(second, f"of-{remedy}")
    assert status == 3
    assert findings(other)[0]["details"]["people"] > 0
    status, other = house.release(second, f"of-{remedy}", "--remedy", remedy)
    assert status == 0
    there = pd.read_parquet(second / "release/records.parquet").drop(columns="region_id")
    mine = pd.read_parquet(other / "records/records.parquet").drop(columns="region_id")
    assert 0 < len(mine) < len(there)
    left = there.astype(object).value_counts(dropna=False).to_dict()
    for row, n in mine.astype(object).value_counts(dropna=False).to_dict().items():
        assert n <= left[row], row


def test_who_was_a_person_once_is_one_in_every_release(house, tmp_path):
    """After a release of people one of records shows classes that the first one suppressed."""
    records = pd.read_parquet(house.records)[::6]
    records = pd.concat([records.assign(person=[f"p{i}" for i in range(len(records))])] * 3)
    path = tmp_path / "visits.parquet"
    records.to_parquet(path, index=False)
    people = house.aggregate("visitors", "--person", "person", records=path)
    same = ("--regions", f"{people / 'internal/assignment.csv'}:region_id")
    visits = house.aggregate("their visits", *same, records=path)
    shown = [len(pd.read_parquet(of / "release/records.parquet")) for of in (people, visits)]
    assert shown[0] < shown[1]
    assert house.release(people, "once a person")[0] == 0
    status, pack = house.release(visits, "once a person")
    assert status == 3
    assert sum(of["details"]["people"] for of in findings(pack)) == (shown[1] - shown[0]) // 3


def test_remedies_where_records_name_persons(house, tmp_path):
    records = pd.read_parquet(house.records)
    records = records.sort_values(["area_id", "age", "sex"]).reset_index(drop=True)
    records["person"] = [f"p{i * 2 // 3}" for i in range(len(records))]
    path = tmp_path / "visits.parquet"
    records.to_parquet(path)
    first = house.aggregate("visits", "--person", "person", records=path)
    regions = f"{first / 'internal/assignment.csv'}:region_id"
    words = ("--person", "person", "--regions", regions)
    second = house.aggregate("fewer-visits", *words, qi="age,sex", records=path)
    _, one = house.release(first, "persons")
    status, other = house.release(second, "persons")
    assert status == 3
    (told, *_) = findings(other)
    assert {of["remedy"] for of in told["details"]["remedies"]} >= {"raise k"}
    for remedy in ("merge", "complements"):
        assert house.release(second, "persons", "--remedy", remedy)[0] == 2
    helping = [of["remedy"] for of in told["details"]["remedies"] if of["helps"]]
    names = {"raise k": "raise-k", "take over suppressions": "take-over"}
    assert helping
    status, other = house.release(second, "persons", "--remedy", names[helping[0]])
    assert status == 0
    assert (worked_out(one, other, 2)) == []


def test_decisions_are_kept(house):
    first = house.aggregate("full")
    regions = f"{first / 'internal/assignment.csv'}:region_id"
    second = house.aggregate("fewer", "--regions", regions, qi="age,sex")
    house.release(first, "log", "--by", "A. Keeper")
    house.release(second, "log")
    house.release(second, "log", "--accept", "a test", "--by", "A. Keeper")
    path = house.folder / "log" / "decisions.jsonl"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    told = [json.loads(of) for of in path.read_text("utf-8").splitlines()]
    assert [of["decision"] for of in told] == ["released", "refused", "accepted"]
    assert [of["by"] for of in told] == ["A. Keeper", None, "A. Keeper"]
    assert [of["reason"] for of in told] == [None, None, "a test"]
    assert told[1]["findings"][0]["check"] == "guard"


def test_the_same_release_again_is_no_other_one(house):
    first = house.aggregate("full")
    for _ in range(2):
        assert house.release(first, "again")[0] == 0
    assert len(list_releases(house.folder / "again")) == 1


def test_published_totals_are_compared_too(house):
    first = house.aggregate("full")
    records = pd.read_parquet(house.records, columns=["area_id"])
    counts = records["area_id"].value_counts().rename_axis("area_id").reset_index(name="count")
    path = house.folder / "census.csv"
    counts.to_csv(path, index=False)
    status, pack = house.release(first, "totals", "--published", path)
    assert status == 3
    assert findings(pack)[0]["details"]["kind"] == "published totals"
    one_off = counts.copy()
    one_off.loc[0, "count"] += 1  # of all others the number is that of the records all the same
    one_off.to_csv(path, index=False)
    status, pack = house.release(first, "totals", "--published", path)
    assert status == 3
    assert findings(pack)[0]["details"]["exact"] > 0
    twice = counts.assign(unit="all")
    twice.to_csv(path, index=False)
    status, pack = house.release(first, "totals", "--published", path)
    assert "census.csv: all has more than one count (row 2)." in findings(pack)[0]["sentence"]
    counts["count"] += 1000  # a census, of whom most have no record
    counts.to_csv(path, index=False)
    assert house.release(first, "totals", "--published", path)[0] == 0


def test_releases_of_a_folder_of_parquet_files_are_compared(house, tmp_path):
    folder = tmp_path / "folder"
    records = pd.read_parquet(house.records)
    for name in ("female", "male"):
        (folder / f"sex={name}").mkdir(parents=True)
        part = records[records["sex"] == name].drop(columns="sex")
        part.to_parquet(folder / f"sex={name}" / "0.parquet")
    first = house.aggregate("folded", qi="age,sex", records=folder)
    second = house.aggregate("folded too", records=folder)
    assert house.release(first, "folder ledger")[0] == 0
    status, pack = house.release(second, "folder ledger")
    assert status == 3
    assert findings(pack)[0]["details"]["exact_people"] > 0


def test_records_that_have_changed_are_said(house, tmp_path):
    first = house.aggregate("full")
    house.release(first, "changed")
    for path in (house.folder / "changed").glob("*.json"):
        told = json.loads(path.read_text("utf-8"))
        told["source"] = "0" * 64
        path.write_text(json.dumps(told))
    status, pack = house.release(first, "changed")
    assert status == 3
    assert "have changed since" in findings(pack)[0]["sentence"]
    # Records that are no longer there cannot be compared, which is said and not passed over.
    source = read_source(first)
    gone = replace(source, made_from=replace(source.made_from, path=str(tmp_path / "gone")))
    house.release(first, "gone")
    (check,) = finish(guard_of(gone)(house.folder / "gone", first))
    assert not check.passes
    assert "no longer there" in str(check.sentence)


def test_time_that_is_too_short_is_not_called_safe(house):
    first = house.aggregate("full")
    second = house.aggregate("more", "--site-count", "count", "--sites", "42")
    house.release(first, "short")
    status, pack = house.release(second, "short", "--seconds", "0")
    assert status == 3
    assert any("ot decided" in of["sentence"] for of in findings(pack))


def test_releases_of_a_table_of_a_database_never_pass_silently(house):
    full = house.aggregate("full")
    status, pack = house.release(full, "table")
    assert status == 0
    source = read_source(full)
    table = "postgresql://host/db stays"
    for sha256 in (source.made_from.sha256, "of other counts"):
        made = replace(source.made_from, path=table, file="stays", sha256=sha256)
        checks = finish(guard_of(replace(source, made_from=made))(house.folder / "table", pack))
        assert [of.passes for of in checks] == [False]
        assert "table of a database" in checks[0].sentence.english


ONLY = "diagnosis is null or not diagnosis in ('N18', 'E11')"


def test_whom_a_filter_leaves_out_is_the_difference_of_two_releases(house):
    """Everybody beside everybody but those with two diagnoses: who has one is told, and refused."""
    first = house.aggregate("full")
    regions = f"{first / 'internal/assignment.csv'}:region_id"
    second = house.aggregate("some", "--regions", regions, "--where", ONLY)
    status, _ = house.release(first, "filters")
    assert status == 0
    status, pack = house.release(second, "filters")
    assert status == 3
    told = findings(pack)
    assert "the same filter" in told[0]["sentence"]
    assert told[0]["details"]["exact_people"] == _whom(house, first)
    assert any("met: diagnosis" in str(of["values"]) for of in told[0]["details"]["listed"])


def _whom(house, result):
    """People with one of the two, in classes of fewer than 5 of a shown one, counted by hand."""
    of = pd.read_parquet(house.records)
    where = pd.read_csv(result / "internal/assignment.csv", dtype={"area_id": str})
    groups = {"married": "p", "common-law": "p", "separated": "f", "divorced": "f", "widowed": "f"}
    keys = pd.DataFrame(
        {
            "region": of.area_id.astype(str).map(where.set_index("area_id").region_id),
            "age": of.age.clip(upper=85) // 5,
            "sex": of.sex.astype(str),
            "marital": of.marital.astype(str).replace(groups),
        }
    )
    left = of.diagnosis.isin(["N18", "E11"])
    every = keys.value_counts()
    out, inside = keys[left].value_counts(), keys[~left].value_counts()
    inside = inside.reindex(out.index, fill_value=0)
    both = (every.reindex(out.index) >= 5) & (inside >= 5)
    return int(out[both & (out < 5)].sum())


def test_releases_of_different_people_do_not_tell_on_each_other(house):
    first = house.aggregate("north", "--where", "sex = 'female'")
    second = house.aggregate("south", "--where", "sex = 'male'")
    assert house.release(first, "apart")[0] == 0
    assert house.release(second, "apart")[0] == 0


def test_cells_of_some_records_beside_all_of_them(house):
    """Where nothing is blanked or suppressed, the few that a filter leaves out are told exactly."""
    first = house.aggregate("by-sex", qi="sex")
    of = pd.read_parquet(house.records)
    rare = (of.diagnosis.value_counts() - 60).abs().idxmin()
    where = f"diagnosis is null or diagnosis <> '{rare}'"
    words = ["suppress", "--records", house.records, "--where", where, "--exclude-missing"]
    words += ["--area-id", "area_id", "--regions", first / "internal/assignment.csv"]
    words += ["--combinations", "region_id+sex", "--out", house.folder / "some-cells"]
    assert main([str(of) for of in words]) == 0
    assert house.release(first, "cells-filter")[0] == 0
    status, pack = house.release(house.folder / "some-cells", "cells-filter", "--regions", first)
    assert status == 3
    regions = pd.read_csv(first / "internal/assignment.csv", dtype={"area_id": str})
    region = of.area_id.astype(str).map(regions.set_index("area_id").region_id)
    few = pd.DataFrame({"r": region, "s": of.sex})[of.diagnosis == rare].value_counts()
    assert findings(pack)[0]["details"]["exact_people"] == few[few < 5].sum() > 0


def test_weights_are_compared_as_the_totals_that_they_tell(tmp_path):
    """Weights say that 37 of 127 are x. 36 of them are old: of the young, whose sex is blank, 1."""
    rows = [(sex, "u", "old") for sex in "mfx" for _ in range(30)]
    rows += [(sex, f"z{zone}", "old") for zone in range(6) for sex in "mmffx"]
    rows += [(sex, "u", "young") for sex in "mmmfffx"]
    records = pd.DataFrame(rows, columns=["sex", "zone", "age"])
    records.to_csv(tmp_path / "rows.csv", index=False)
    words = {"weighed": ("sex+zone", "--rake", "sex"), "plain": ("sex+zone",), "aged": ("sex+age",)}
    for name, (combination, *more) in words.items():
        asked = ["suppress", "--records", tmp_path / "rows.csv", "--combinations", combination]
        asked += ["--k", "5", "--weights", "sex=0.1", "--out", tmp_path / name, *more]
        assert main([str(of) for of in asked]) == 0

    def released(name, ledger):
        pack = tmp_path / f"{name} in {ledger}" / "pack"
        pack.parent.mkdir()
        asked = ["release", tmp_path / name, "--ledger", tmp_path / ledger, "--out", pack]
        return main([str(of) for of in asked]), pack

    one, other = (
        pd.read_parquet(tmp_path / of / "release/records.parquet") for of in ("weighed", "aged")
    )
    of_all = one.groupby("sex")["weight"].sum() / one.loc[one["sex"].notna(), "weight"].sum()
    hidden = of_all * len(records) - other["sex"].value_counts()
    assert hidden.round(3).to_dict() == {"f": 3, "m": 3, "x": 1}  # the attack
    for first, second in (("weighed", "aged"), ("aged", "weighed")):
        assert released(first, f"{first} first")[0] == 0
        status, pack = released(second, f"{first} first")
        assert status == 3
        (found,) = findings(pack)
        assert (found["details"]["exact"], found["details"]["exact_people"]) == (3, 7)
    assert released("plain", "without weights")[0] == 0
    assert released("aged", "without weights")[0] == 0
