"""Tables and figures of a page, and papers that refuse what they have no use for."""

from __future__ import annotations

import re

import pandas as pd
import pytest

from core.errors import VbasError
from core.io.reproduction.figures import Bars, Lines
from core.io.reproduction.page import Section, Table, page
from core.io.reproduction.paper import Given, Job, carry_out
from core.io.reproduction.papers import PAPERS, paper_named, reproduce
from core.reproduction.claims import HOLDS, IN_PART, Claim, summed
from core.steps import Step, finish


def test_pairs_stand_under_one_heading():
    table = pd.DataFrame(
        {("", "name"): ["<a>"], ("FSAs, %", "paper"): [55], ("FSAs, %", "here"): [56.25]}
    )
    text = page("t", (), (Section("s", tables=(Table(table, "Table 7"),)),))
    assert 'colspan="2">FSAs, %</th>' in text
    assert re.findall(r"<td[^>]*>([^<]*)</td>", text) == ["&lt;a&gt;", "55", "56.2"]
    assert "<h3>Table 7</h3>" in text


def test_bars_are_as_high_as_their_values():
    drawn = "".join(Bars("t", "m", ["a", "b"], [("x", [50.0, 100.0])]).drawn())
    low, high = (float(of) for of in re.findall(r'height="([\d.]+)" fill="#1f5f8b"><title>', drawn))
    assert high == pytest.approx(2 * low, abs=0.2)


def test_lines_rise_with_their_values():
    drawn = "".join(Lines("t", "s", "n", [("x", [0, 5, 10], [0.0, 1.0, 2.0])]).drawn())
    points = re.findall(r'cx="([\d.]+)" cy="([\d.]+)"', drawn)
    across, down = zip(*[(float(x), float(y)) for x, y in points], strict=True)
    assert across[1] - across[0] == pytest.approx(across[2] - across[1], abs=0.2)
    assert down[0] - down[1] == pytest.approx(down[1] - down[2], abs=0.2)
    assert down[2] < down[0]


def test_nothing_to_draw_draws_nothing():
    assert not list(Bars("t", "m", ["a"], [("x", [float("nan")])]).drawn())
    assert not list(Lines("t", "m", "n", []).drawn())


def test_a_job_is_done_once(tmp_path):
    done = []

    def work():
        yield Step("", 0, 1)
        done.append(1)
        return {"n": 1.5, "none": float("nan")}

    jobs = [Job("a", {"of": 1}, work), Job("b", {"of": 2}, work)]
    first = finish(carry_out(tmp_path, jobs))
    assert first[0]["n"] == 1.5
    again = finish(carry_out(tmp_path, [*jobs, Job("c", {"of": 3}, work)]))
    assert len(done) == 3
    assert again[:2][0]["n"] == 1.5
    for path in tmp_path.glob("runs/*.json"):
        path.write_text("{", encoding="utf-8")  # as a full disk leaves it
    finish(carry_out(tmp_path, jobs))
    assert len(done) == 5


def test_what_a_paper_has_no_use_for_is_refused(tmp_path):
    with pytest.raises(VbasError, match="no use for a file of records"):
        finish(reproduce(PAPERS["croft2015"], Given(tmp_path / "a", records=tmp_path / "r.csv")))
    with pytest.raises(VbasError, match="no paper called croft2016"):
        paper_named("croft2016")


def test_powers_are_raised_and_a_quick_looks_verdicts_have_no_colours() -> None:
    claim = Claim("It is S^b.", "Table 5", "M^-0.42 of 5 %", "S^0.460 = 7", HOLDS, "holds: it is")
    sections = [Section("Verdicts", claims=[claim])]

    text = page("A paper", [], sections)
    for said in ("S<sup>b</sup>.", "M<sup>\N{MINUS SIGN}0.42</sup> of 5\N{NO-BREAK SPACE}%"):
        assert said in text
    assert "S<sup>0.460</sup> = 7" in text
    assert '<body class="quick">' not in text
    assert '<body class="quick">' in page("A paper", [], sections, quick=True)


def test_verdicts_are_summed_up() -> None:
    claims = [Claim("", "", "", "", of, "") for of in (HOLDS, IN_PART, HOLDS)]

    said = "Of 3 statements of the paper 2 hold, 1 hold in part, 0 do not hold."
    assert summed(claims) == said
