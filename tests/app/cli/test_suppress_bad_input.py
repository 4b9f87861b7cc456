"""What ``vbas suppress`` cannot do is said in one sentence, exit status 2; nothing is written."""

from __future__ import annotations

import pytest

from tests.app.cli.suppress_cases import write_rows

ROWS = {
    "age": ["a", "a", "b", "b", "a", "b"],
    "sex": ["F", "M", "F", "M", "F", "F"],
    "area_id": ["A1", "A2", "B1", "B2", "A1", "B1"],
    "region_id": ["1", "1", "2", "2", "1", "2"],
}


@pytest.fixture(autouse=True)
def records(tmp_path):
    return write_rows(tmp_path / "records.csv", ROWS)


@pytest.mark.parametrize(
    ("combinations", "more", "said"),
    [
        ("", [], "No combinations are named"),
        (" ; ", [], "No combinations are named"),
        ("age++sex", [], "The combination age++sex has an empty place"),
        ("age+age", [], "The combination age+age names age twice"),
        ("age+job", [], "records.csv has no column job. Its columns are: age, sex"),
        ("age+sex", ["--k", "0"], "k is 0, but must be at least 1"),
        ("age+sex", ["--k", "x"], "--k 'x' is not a whole number"),
        ("age+sex", ["--k", "7"], "k is 7, but records.csv has 6 records: no class can be"),
        ("age+sex", ["--threshold", "0"], "A probability of re-identification of 0"),
        ("age+sex", ["--threshold", "1e-320"], "A probability of re-identification of 1e-320"),
        ("age+sex", ["--threshold", "1.5"], "A probability of re-identification of 1.5"),
        ("age+sex", ["--threshold", "nan"], "--threshold 'nan' is not a number"),
        ("age+sex", ["--threshold", "0.01"], "k is 100, but records.csv has 6 records"),
        ("age+sex", ["--k", "3", "--threshold", "0.3"], "Both --k and --threshold are given"),
        ("age+sex", ["--weights", "age=0"], "The weight of age is 0.0, but must be above 0"),
        ("age+sex", ["--weights", "age=1.01"], "The weight of age is 1.01, but must be"),
        ("age+sex", ["--weights", "age=-1"], "The weight of age is -1.0, but must be"),
        ("age+sex", ["--weights", "age=nan"], "The weight of age is nan, which is no number"),
        ("age+sex", ["--weights", "age=much"], "The weight of age is much, which is no number"),
        ("age+sex", ["--weights", "age=1,age=0.5"], "age has two weights"),
        ("age+sex", ["--weights", "age"], "--weights age is not understood"),
        ("age+sex", ["--weights", "job=1"], "--weights names job, which is in no combination"),
        ("age+sex", ["--follow", "age"], "--follow age is not understood"),
        ("age+sex", ["--follow", "age:age"], "--follow names age with itself"),
        ("age+sex", ["--follow", "age:job"], "records.csv has no column job"),
        ("age+sex", ["--link", "age=job"], "records.csv has no column job"),
        ("age+sex", ["--link", "age"], "--link age is not understood"),
        ("age+sex", ["--algorithm", "best"], "There is no algorithm best"),
        ("age+sex", ["--single-pass", "--give-back"], "--single-pass leaves classes below k"),
        ("age+sex", ["--keep", "job"], "records.csv has no column job"),
        ("age+sex", ["--keep", "age"], "age is protected and cannot also be kept"),
        ("age+sex", ["--samples", "0"], "0 samples cannot be drawn"),
        ("age+sex", ["--samples", "3", "--sample-share", "0.5"], "3 samples of 50 %"),
        ("age+sex", ["--sample-share", "0.5"], "--sample-share means nothing without --samples"),
        ("age+sex", ["--batch", "often"], "--batch often is neither a probability"),
        ("age+sex", ["--batch", "1e-320"], "A probability of re-identification of 1e-320"),
        ("age+sex", ["--batch", "0"], "A probability of re-identification of 0"),
        ("age+sex", ["--batch", ""], "--batch names no threshold"),
        ("age+sex", ["--batch", "0.5", "--k", "3"], "With --batch nothing is released, so --k"),
        ("age+sex", ["--batch", "0.5", "--instead", "job=sex"], "--instead names job"),
        ("age+sex", ["--instead", "age=sex"], "--instead means nothing without --batch"),
        ("age+sex", ["--level", "fsa"], "--level means nothing without --area-id"),
        ("age+sex", ["--level-file", "a=b"], "--level-file means nothing without --areas"),
        ("age+sex", ["--area-id", "area_id"], "no combination names geography"),
        ("age+area_id", ["--area-id", "area_id"], "no combination names geography"),
        (
            "geography+area_id",
            ["--area-id", "area_id"],
            "The column area_id holds the areas, and is also named in a combination",
        ),
        ("geography", ["--area-id", "area_id"], "The combinations name no column of the records"),
        ("age+sex", ["--regions", "r.csv"], "The option --area-id is missing"),
        (
            "age+geography.planet",
            ["--area-id", "area_id"],
            "There is no column or level geography.planet. There are: age, geography",
        ),
        ("age+sex", ["--hierarchy", "age"], "--hierarchy age is not of the form COLUMN=FILE"),
        ("age+sex", ["--hierarchy", "age=no.csv"], "There is no file no.csv"),
        ("age+sex", ["--categories", "no.toml"], "no.toml"),
    ],
)
def test_options(command, records, combinations, more, said):
    assert said in command.refused(records, combinations, *more)


def test_without_records(command):
    assert "There is no file" in command.refused(command.folder / "no.csv", "age+sex")


def test_a_file_without_rows(command):
    path = write_rows(command.folder / "empty.csv", {name: [] for name in ROWS})
    assert "empty.csv holds no records" in command.refused(path, "age+sex")


def test_samples_of_an_earlier_run_go(command, records):
    command.done(records, "age", "--k", "1", "--samples", "3", "--sample-share", "0.3")
    assert len(list(command.out.rglob("sample-*"))) == 3
    command.done(records, "age", "--k", "2")
    assert not list(command.out.rglob("sample-*"))


# Regions of a run in place of areas

HALVES = {
    "area_id": ["A1", "A2", "B1", "B2"],
    "half": ["n", "s", "n", "s"],
    "all": ["z", "z", "z", "z"],
}
REGIONS = {"area_id": HALVES["area_id"], "region_id": [1, 1, 2, 2]}


@pytest.fixture
def of_areas(command):
    """Records that know no regions."""
    rows = {name: of for name, of in ROWS.items() if name != "region_id"}
    return write_rows(command.folder / "areas_only.csv", rows)


@pytest.mark.parametrize(
    ("combinations", "table", "more", "said"),
    [
        ("age+sex", REGIONS, [], "--regions is given, but no combination names region_id"),
        (
            *("age+region_id; age+geography", REGIONS, []),
            "With --regions the areas themselves are not released",
        ),
        (
            *("age+region_id", REGIONS, ["--k", "1", "--keep", "area_id"]),
            "The column area_id tells the area of",
        ),
        (
            *("age+region_id", {"area_id": ["X1", "X2"], "region_id": [1, 1]}, []),
            "No record is in a region of regions.csv",
        ),
        (
            *("age+region_id", {"area_id": ["A1", "A1", "B1"], "region_id": [1, 2, 2]}, []),
            "regions.csv puts 1 areas into more than one region",
        ),
    ],
)
def test_regions(command, of_areas, combinations, table, more, said):
    regions = write_rows(command.folder / "regions.csv", table)
    where = ["--regions", regions, "--area-id", "area_id"]
    assert said in command.refused(of_areas, combinations, *where, *more)


def test_a_level_that_divides_regions(command, of_areas):
    areas = write_rows(command.folder / "areas.csv", HALVES)
    regions = write_rows(command.folder / "regions.csv", REGIONS)
    more = ["--areas", areas, "--regions", regions, "--area-id", "area_id", "--k", "1"]
    said = command.refused(of_areas, "age+region_id; age+geography.half", *more)
    assert "geography.half divides regions" in said
    command.done(of_areas, "age+region_id; age+geography.all", *more)
    assert list(command.released) == ["age", "region_id", "geography.all"]


# Files of hierarchies


@pytest.mark.parametrize(
    ("combinations", "columns", "text", "said"),
    [
        ("age+sex", ["job"], "a;x\nb;x\n", "--hierarchy names job, but no combination has it"),
        ("age+sex", ["age", "age"], "a;x\nb;x\n", "The column age has two hierarchies"),
        ("age.level 1+sex", ["age"], "a;x;*\nb;y\n", "levels.csv"),
        (
            *("age.block+sex", ["age"], "a;x;*\nb;y;*\n"),
            "There is no column or level age.block. There are: age, sex, age.level 1",
        ),
    ],
)
def test_hierarchies(command, records, combinations, columns, text, said):
    path = command.folder / "levels.csv"
    path.write_text(text)
    more = [word for column in columns for word in ("--hierarchy", f"{column}={path}")]
    assert said in command.refused(records, combinations, *more)


def test_a_column_that_is_called_as_a_level_of_another(command):
    """The hierarchy of "age.now" is not taken for one of "age"."""
    rows = {"age": ROWS["age"], "age.now": ["p", "q"] * 3}
    records = write_rows(command.folder / "two.csv", rows)
    more = []
    for name, text in (("age", "a;x\nb;x\n"), ("age.now", "p;y\nq;z\n")):
        path = command.folder / f"{name}.csv"
        path.write_text(text)
        more += ["--hierarchy", f"{name}={path}"]
    command.done(records, "age.level 1+age.now.level 1", "--k", "1", *more)
    assert list(command.released) == ["age.level 1", "age.now.level 1"]
