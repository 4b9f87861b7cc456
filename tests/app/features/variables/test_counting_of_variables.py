"""Which records are counted: all of the file, wherever they are."""

import numpy as np
import pytest

from app.features.variables.counting import RecordFile, Wanted, count
from core.io.areas import AreaSource, read_areas
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import LEVEL, Recode
from core.steps import finish

RECORDS = "area,sex,job\n01,f,a\n01,f,a\n02,m,a\n09,m,b\n,f,b\n"
WITHOUT_OTHERS = "area,sex,job\n01,f,a\n01,f,a\n02,m,a\n"


@pytest.fixture
def asked(tmp_path):
    (tmp_path / "areas.csv").write_text("id,x,y\n01,0,0\n02,1000,0\n")
    source = AreaSource(
        tmp_path / "areas.csv", id_column="id", x_column="x", y_column="y", crs="EPSG:3347"
    )
    areas = finish(read_areas(source))

    def made(records, columns=(), **more):
        (tmp_path / "records.csv").write_text(records)
        sex = (QuasiIdentifier("sex"),)
        file = RecordFile(tmp_path / "records.csv", sex, "area", areas=areas, **more)
        return Wanted(file, tuple(map(QuasiIdentifier, columns)))

    return made


@pytest.mark.parametrize("columns", [(), ("job",)])
def test_records_of_no_area_count_and_have_no_geography(asked, columns):
    counted = finish(count(asked(RECORDS, columns), None, {}))
    distinct = counted.distinct
    assert (distinct.n_records, distinct.elsewhere) == (5, 2)
    assert distinct.records("geography").tolist() == [2, 1, 2]
    assert sum(distinct.left_out.values()) == 0
    lattice = finish(examine(distinct, Question(("geography", "sex")))).lattice
    assert lattice.unique.tolist() == [1, 0, 3]  # one of them is the only woman without an area
    assert (counted.study is not None) == (not columns)


def test_a_study_that_lacks_records_will_not_do(asked):
    study = finish(count(asked(RECORDS), None, {})).study
    assert study.left_out["unknown area"] == 2
    again = finish(count(asked(RECORDS), study, {}))
    assert again.distinct.n_records == 5


def test_a_study_that_has_all_is_used(asked):
    study = finish(count(asked(WITHOUT_OTHERS), None, {})).study
    wanted = asked(WITHOUT_OTHERS)
    wanted.file.path.unlink()
    distinct = finish(count(wanted, study, {})).distinct
    assert (distinct.n_records, distinct.elsewhere) == (3, 0)


STAYS = "area,sex,who\n01,f,1\n02,f,1\n02,m,1\n01,m,2\n,m,3\n09,m,3\n"


@pytest.mark.parametrize("before", [None, "study"])
def test_people_count_once_wherever_their_records_are(asked, before):
    study = before and finish(count(asked(STAYS), None, {})).study
    wanted = asked(STAYS, person_column="who")
    regions = {"run 1": np.array([0, 0])}
    counted = finish(count(wanted, study, regions))
    distinct = counted.distinct
    assert (distinct.people, distinct.n_records, distinct.n_rows) == (True, 3, 6)
    assert (distinct.elsewhere, counted.study) == (2, None)
    assert distinct.records("geography").tolist() == [2, 1, 1]
    # By itself, area 02 singles out the first, and no area the last; the region holds two.
    lattice = finish(examine(distinct, Question(("geography",)))).lattice
    assert (lattice.n_records, lattice.unique.tolist()) == (3, [2])
    of_run = Question(("geography",), (Recode("geography", LEVEL, level="run 1"),))
    assert finish(examine(distinct, of_run)).lattice.unique.tolist() == [1]


def test_other_columns_do_not_change_who_is_counted(asked):
    counted = asked(STAYS, ("job",), person_column="who")
    assert asked(STAYS, person_column="who").is_met_by(counted)
    assert not asked(STAYS).is_met_by(counted)


def test_an_unknown_area_is_a_missing_value_where_these_are_left_out(asked):
    distinct = finish(count(asked(RECORDS, exclude_missing=True), None, {})).distinct
    assert (distinct.n_records, distinct.elsewhere) == (3, 0)
    assert distinct.left_out["unknown area"] == 2
