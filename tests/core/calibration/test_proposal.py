import pytest

from core.calibration.proposal import guessed_roles, n_sizes, proposed_step, threshold_of_paper
from core.calibration.quasi_identifier_models import Roles


@pytest.mark.parametrize(
    ("n_records", "step"),
    [
        (200_000, 5000),  # the paper's 40 sizes
        (60_000, 5000),  # its 12 in the east
        (33_041, 2000),  # 5,000 would give 6
        (330_000, 10_000),  # 5,000 would give 66
        (1_000_000, 50_000),
        (205_000, 10_000),
        (204_999, 5000),
        (49_999, 2000),
        (100, 10),
        (7, 1),
        (0, 1),
    ],
)
def test_a_step_gives_enough_sizes_and_not_too_many(n_records, step):
    assert proposed_step(n_records) == step


@pytest.mark.parametrize("n_records", [*range(10, 400, 7), 12_345, 98_765, 2_345_678])
def test_from_ten_records_on_there_are_ten_to_forty_sizes(n_records):
    assert 10 <= n_sizes(n_records, proposed_step(n_records)) <= 40


def test_the_largest_sample_limits_the_sizes():
    assert n_sizes(33_041, 2000) == 16
    assert n_sizes(33_041, 2000, 9000) == 4
    assert n_sizes(33_041, 2000, 90_000) == 16


def test_the_threshold_of_the_paper_is_a_slope():
    assert threshold_of_paper(5000) == pytest.approx(0.001)
    assert threshold_of_paper(2000) == pytest.approx(0.0004)


def test_names_of_the_census_file_give_the_roles_of_the_paper():
    found = guessed_roles(
        [
            "SEXP",
            "AGEP",
            "HLNPA",
            "ETHNICRA",
            "ABSRP",
            "TOTSCHP",
            "MARST",
            "RELIGRPA",
            "TOTINCP",
            "VISMIMP",
        ]
    )
    assert found == Roles(
        "AGEP",
        "SEXP",
        ("ETHNICRA", "HLNPA", "RELIGRPA", "VISMIMP"),
        "TOTSCHP",
        "MARST",
        "TOTINCP",
        "ABSRP",
    )


def test_no_column_has_two_parts_and_unknown_names_have_none():
    found = guessed_roles(["age_sex", "sex", "favourite"])
    assert (found.age, found.sex) == ("age_sex", "sex")
    assert found.sensitive == ()
    assert guessed_roles([]) == Roles()
