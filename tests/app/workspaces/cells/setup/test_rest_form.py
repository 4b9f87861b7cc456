"""Records with much blanked: the rule with its price, weights, undo; and in the result."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from app.workspaces.cells.outcome.comparison import keep
from app.workspaces.cells.outcome.result import ResultSection
from app.workspaces.cells.setup.rest_form import RestForm
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.planned import Orders, planned, suppress
from core.steps import finish
from tests.app.test_accessible_controls import nameless, unreachable, wordless

SEX, ZONE = "aaaabbbb" + "aaaabb", "uuuuvvvv" + "xywzst"
DESIGN = CellDesign(
    tuple(LevelledVariable(name, (name,)) for name in ("sex", "zone")), k=2, give_back=False
)


@pytest.fixture(scope="module")
def records():
    columns = {"sex": SEX, "zone": ZONE}
    labels = {name: tuple(sorted(set(of))) for name, of in columns.items()}
    codes = [[labels[name].index(one) for one in of] for name, of in columns.items()]
    n = {name: len(of) for name, of in labels.items()}
    return CodedRecords(tuple(columns), np.array(codes, dtype=np.int32), labels, n)


@pytest.fixture
def form(context, placed, records):
    form, state = placed(RestForm(context), 294), context.state
    form.fold.unfold(True)
    state.design = DESIGN

    def show():
        found = planned(state.design, records, Orders())
        form.show_result(SimpleNamespace(design=state.design, planned=found, records=records))

    form.again = show
    show()
    return form


def offered(form):
    return [form.rule.itemText(i).replace("\u00a0", " ") for i in range(form.rule.count())]


def choose(form, index):
    form.rule.setCurrentIndex(index)
    form.rule.activated.emit(index)


def test_the_rule_has_its_price_once_cells_were_suppressed_and_keeps_it(form, context, records):
    assert offered(form) == ["no records", "more than 1 of 2 blank", "any of 2 blank"]
    assert form.fold.summary.text() == "none left out"
    assert (nameless(form), wordless(form), unreachable(form)) == ([], [], [])
    state = context.state
    state.outcome = finish(suppress(records, state.design))
    keep(state, state.outcome)
    form.again()
    both = state.outcome.loss.by_blanks[2]
    priced = [
        "no records",
        f"more than 1 of 2 blank · {both}",
        "any of 2 blank · 6",
    ]
    assert offered(form) == priced
    assert form.price.whole.startswith("By what is not shown, shares move by up to")
    choose(form, 2)
    assert state.design.most_blank == 0
    form.again()
    assert form.fold.summary.text() == "out if any is blank"
    state.outcome = finish(suppress(records, state.design))
    form.again()
    assert offered(form) == priced  # what it would cost without the rule is still known
    assert state.outcome.left_out == 6


def test_only_columns_of_one_combination_are_weighed_and_all_can_be_undone(form, context, records):
    state, history = context.state, context.program.history
    sex, zone = form.ticks
    sex.click()
    form.again()
    assert state.design.rake == ("sex",)
    assert zone.isEnabled()
    state.design = replace(state.design, by_hand=(("sex",), ("zone",)))
    form.again()
    assert not zone.isEnabled()
    assert "No combination holds it" in zone.toolTip()
    assert sex.isEnabled()
    sex.click()
    assert state.design.rake == ()
    history.undo()
    form.again()
    assert state.design.rake == ("sex",)
    assert sex.isChecked()
    assert form.fold.summary.text() == "weights: sex"


def test_what_no_combination_protects_together_is_said_before_anything_runs(records):
    asked = replace(DESIGN, rake=("sex", "zone"), by_hand=(("sex",), ("zone",)))
    assert (
        "No combination protects sex, zone together"
        in planned(asked, records, Orders()).error.message
    )


def test_the_result_says_what_was_left_out_and_what_weights_restore(context, placed, records):
    design = replace(DESIGN, most_blank=0.4, rake=("sex",))
    context.state.design = design
    section = placed(ResultSection(context))
    section.show_result(finish(suppress(records, design)))
    lines = section.verdict.lines
    said = lines["left_out"].text().replace("\u00a0", " ")
    assert said == "Left out: 6 records (42.9 %), of which more than 40.0 % would be blank."
    assert "Weights restore the shares of sex" in lines["weights"].whole
    assert [row[1:] for row in section.margins.grid.row_texts()] == [
        ["57.1\u00a0%", "50.0\u00a0%", "57.1\u00a0%"],
        ["42.9\u00a0%", "50.0\u00a0%", "42.9\u00a0%"],
    ]
    section.show_result(finish(suppress(records, replace(DESIGN, most_blank=0.5))))
    assert section.margins.isHidden()
    assert not lines["weights"].isVisible()
