"""What ``vbas suppress`` cannot do is said in one sentence, exit status 2; nothing is written."""

from __future__ import annotations

import pandas as pd
import pytest

from tests.app.cli.suppress_cases import Suppression, write_rows

ROWS = {
    "age": ["a", "a", "b", "b", "a", "b"],
    "sex": ["F", "M", "F", "M", "F", "F"],
    "area_id": ["A1", "A2", "B1", "B2", "A1", "B1"],
    "region_id": ["1", "1", "2", "2", "1", "2"],
}


@pytest.fixture
def command(tmp_path, capsys):
    write_rows(tmp_path / "records.csv", ROWS)
    return Suppression(tmp_path, capsys)


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
def test_options(command, combinations, more, said):
    assert said in command.refused(command.folder / "records.csv", combinations, *more)


def test_without_records(command):
    assert "There is no file" in command.refused(command.folder / "no.csv", "age+sex")


def test_a_file_without_rows(command):
    path = write_rows(command.folder / "empty.csv", {name: [] for name in ROWS})
    assert "empty.csv holds no records" in command.refused(path, "age+sex")


def test_a_folder_in_which_the_records_would_be_replaced(command):
    command.out.mkdir()
    path = command.out / "records.parquet"
    pd.DataFrame(ROWS).to_parquet(path)
    assert "The results would replace" in command.refused(path, "age+sex")


def test_a_folder_that_is_a_file(command):
    command.out.write_text("")
    said = command.refused(command.folder / "records.csv", "age+sex")
    assert "is a file, but a folder is needed" in said


def test_samples_of_an_earlier_run_go(command):
    records = command.folder / "records.csv"
    command.done(records, "age", "--k", "1", "--samples", "3", "--sample-share", "0.3")
    assert len(list(command.out.rglob("sample-*"))) == 3
    command.done(records, "age", "--k", "2")
    assert not list(command.out.rglob("sample-*"))


class TestRegions:
    """Regions of a run in place of areas."""

    @pytest.fixture
    def regions(self, command):
        table = {"area_id": ["A1", "A2", "B1", "B2"], "region_id": [1, 1, 2, 2]}
        return write_rows(command.folder / "assignment.csv", table)

    @pytest.fixture
    def records(self, command):
        rows = {name: of for name, of in ROWS.items() if name != "region_id"}
        return write_rows(command.folder / "areas_only.csv", rows)

    def test_regions_must_be_protected(self, command, records, regions):
        more = ["--regions", regions, "--area-id", "area_id"]
        said = command.refused(records, "age+sex", *more)
        assert "--regions is given, but no combination names region_id" in said

    def test_the_areas_are_not_released_beside_regions(self, command, records, regions):
        more = ["--regions", regions, "--area-id", "area_id"]
        said = command.refused(records, "age+region_id; age+geography", *more)
        assert "With --regions the areas themselves are not released" in said

    def test_the_area_cannot_be_kept(self, command, records, regions):
        more = ["--k", "1", "--regions", regions, "--area-id", "area_id", "--keep", "area_id"]
        said = command.refused(records, "age+region_id", *more)
        assert "The column area_id tells the area of" in said

    def test_regions_of_other_areas(self, command, records):
        table = {"area_id": ["X1", "X2"], "region_id": [1, 1]}
        regions = write_rows(command.folder / "other.csv", table)
        more = ["--regions", regions, "--area-id", "area_id"]
        said = command.refused(records, "age+region_id", *more)
        assert "No record is in a region of other.csv" in said

    def test_an_area_in_two_regions(self, command, records):
        table = {"area_id": ["A1", "A1", "B1"], "region_id": [1, 2, 2]}
        regions = write_rows(command.folder / "twice.csv", table)
        more = ["--regions", regions, "--area-id", "area_id"]
        said = command.refused(records, "age+region_id", *more)
        assert "twice.csv puts 1 areas into more than one region" in said

    def test_a_level_that_divides_regions(self, command, records, regions):
        table = {
            "area_id": ["A1", "A2", "B1", "B2"],
            "half": ["n", "s", "n", "s"],
            "all": ["z", "z", "z", "z"],
        }
        areas = write_rows(command.folder / "areas.csv", table)
        more = ["--areas", areas, "--regions", regions, "--area-id", "area_id", "--k", "1"]
        said = command.refused(records, "age+region_id; age+geography.half", *more)
        assert "geography.half divides regions" in said
        command.done(records, "age+region_id; age+geography.all", *more)
        assert list(command.released) == ["age", "region_id", "geography.all"]


class TestHierarchies:
    """Files of hierarchies."""

    def test_one_that_is_not_used(self, command):
        path = command.folder / "job.csv"
        path.write_text("a;x\nb;x\n")
        more = ["--hierarchy", f"job={path}"]
        said = command.refused(command.folder / "records.csv", "age+sex", *more)
        assert "--hierarchy names job, but no combination has it" in said

    def test_two_of_one_column(self, command):
        path = command.folder / "age.csv"
        path.write_text("a;x\nb;x\n")
        more = ["--hierarchy", f"age={path}", "--hierarchy", f"age={path}"]
        said = command.refused(command.folder / "records.csv", "age+sex", *more)
        assert "The column age has two hierarchies" in said

    def test_ragged_rows(self, command):
        path = command.folder / "age.csv"
        path.write_text("a;x;*\nb;y\n")
        more = ["--hierarchy", f"age={path}"]
        said = command.refused(command.folder / "records.csv", "age.level 1+sex", *more)
        assert "age.csv" in said

    def test_a_level_that_it_has_not(self, command):
        path = command.folder / "age.csv"
        path.write_text("a;x;*\nb;y;*\n")
        more = ["--hierarchy", f"age={path}"]
        said = command.refused(command.folder / "records.csv", "age.block+sex", *more)
        assert "There is no column or level age.block. There are: age, sex, age.level 1" in said

    def test_a_column_that_is_called_as_a_level_of_another(self, command):
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
