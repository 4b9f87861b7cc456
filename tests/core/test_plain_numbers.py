"""Numbers are read as they are meant, or not at all."""

import pytest

from core.plain_numbers import decimal_number, whole_number

MEANT_OTHERWISE = (
    *("172,86", "17,286", "1 000", "1\u00a0000", "1.000", "1_000", "0x10", "nan", "inf", "-inf"),
    *("٣", "²", "-0", "-0.0", "-0e3", "", " ", "1,5", "1e999", "--5", "5-", "1.000.000", "five"),
)


@pytest.mark.parametrize("text", [*MEANT_OTHERWISE, "1e3", "1.0", "050", "000", "9" * 5000])
def test_what_is_no_whole_number(text):
    assert whole_number(text) is None


@pytest.mark.parametrize("text", MEANT_OTHERWISE)
def test_what_is_no_decimal_number(text):
    assert decimal_number(text) is None


def test_numbers_that_can_mean_one_thing():
    assert [whole_number(text) for text in ("0", " 20000 ", "-7", "+7")] == [0, 20000, -7, 7]
    assert whole_number("9" * 4000) == int("9" * 4000)
    told = {"0.050": 0.05, ".5": 0.5, "1e-3": 0.001, "2.5": 2.5, "1234.567": 1234.567, "7": 7.0}
    assert {text: decimal_number(text) for text in told} == told
