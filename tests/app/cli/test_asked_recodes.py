"""Recodes as they are said: what is understood, what is refused before anything is read."""

from __future__ import annotations

import pytest

from app.cli.recodes import AskedRecode, recodes_asked
from core.errors import VbasError
from core.record_uniqueness.distinct import CountedVariable
from core.record_uniqueness.recodes import BAND, COLLAPSE, LEVEL, Recode

YEARS = CountedVariable("age", tuple(map(str, range(90))), "number", step=1.0)
FIVES = CountedVariable("age", ("0-4", "5-9", "10-14"), "number", step=5.0)
SITES = CountedVariable("site", ("C01", "C02", "C03"))


def test_several_in_one_text_and_in_several():
    wanted = (
        AskedRecode("age", BAND, 10),
        AskedRecode("site", COLLAPSE, 16),
        AskedRecode("geography", LEVEL, level="run 3"),
    )
    assert recodes_asked(["age:band=10; site:collapse=16 ;geography:level=run 3;"]) == wanted
    assert recodes_asked(["age : band = 10", "site:collapse=16;geography:level=run 3"]) == wanted
    assert recodes_asked(None) == recodes_asked(["", " "]) == ()


def test_names_with_colons_and_quotes():
    assert recodes_asked(["a:b:band=2"])[0].variable == "a:b"
    assert recodes_asked(['"the ""age""; in years":band=2'])[0].variable == 'the "age"; in years'
    assert recodes_asked(["postal code:level=fsa"])[0].variable == "postal code"


@pytest.mark.parametrize(
    "text", ["age", "age=10", "age:bands=10", ":band=2", "age:band", "age:band=10, sex:band=2"]
)
def test_what_is_not_understood(text):
    with pytest.raises(VbasError, match="--recode") as refused:
        recodes_asked([text])
    assert "Write for example" in str(refused.value)


@pytest.mark.parametrize(
    "text",
    ["age:band=x", "age:band=0", "age:band=-5", "age:band=inf", "age:band=", "s:collapse=2.5"],
)
def test_amounts_that_are_none(text):
    with pytest.raises(VbasError, match="does not give a number above 0"):
        recodes_asked([text])


def test_one_variable_twice_and_a_level_without_name():
    with pytest.raises(VbasError, match="the variable age twice"):
        recodes_asked(["age:band=10", "age:collapse=3"])
    with pytest.raises(VbasError, match="names no level"):
        recodes_asked(["geography:level="])


def test_bands_are_as_wide_as_said_whatever_the_steps():
    ten = AskedRecode("age", BAND, 10)
    assert ten.settled(YEARS) == Recode("age", BAND, 10)
    assert ten.settled(FIVES) == Recode("age", BAND, 2)
    assert AskedRecode("site", BAND, 2).settled(SITES) == Recode("site", BAND, 2)
    halves = CountedVariable("x", ("0", "0.1"), "number", step=0.1)
    assert AskedRecode("x", BAND, 0.3).settled(halves) == Recode("x", BAND, 3)


def test_bands_that_steps_cannot_make():
    with pytest.raises(VbasError, match=r"steps of 5, which bands of 12 .* multiple of 5"):
        AskedRecode("age", BAND, 12).settled(FIVES)
    with pytest.raises(VbasError, match="multiple of 5"):
        AskedRecode("age", BAND, 1).settled(FIVES)
    with pytest.raises(VbasError, match="no whole number of categories"):
        AskedRecode("site", BAND, 1.5).settled(SITES)


def test_other_rules_go_as_they_are():
    assert AskedRecode("site", COLLAPSE, 2).settled(SITES) == Recode("site", COLLAPSE, 2)
    level = AskedRecode("geography", LEVEL, level="fsa").settled(SITES)
    assert level == Recode("geography", LEVEL, level="fsa")
