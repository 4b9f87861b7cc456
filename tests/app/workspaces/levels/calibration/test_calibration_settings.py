import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox

from app.workspaces.levels.calibration.model_choice import ALL, OWN
from app.workspaces.levels.calibration.settings import SettingsForm
from core.errors import VbasError

TEN = ("SEXP", "AGEP", "HLNPA", "ETHNICRA", "ABSRP", "TOTSCHP", "MARST", "RELIGRPA")
TEN = (*TEN, "TOTINCP", "VISMIMP")


@pytest.fixture
def form(qtbot, theme):
    made = SettingsForm()
    qtbot.addWidget(made)
    made.resize(300, 700)
    made.show()
    made.show_records(("age", "sex", "school"), ("age", "sex"), 33_041, "western")
    return made


def test_the_columns_of_the_paper_give_its_209_models(form):
    form.show_records(TEN, (), 200_000, None)
    assert len(form.settings().models) == 209
    text = "209 models. 59 with age and sex, 75 with age alone, 75 with sex alone."
    assert form.models.said() == text
    assert form.settings().step == 5000


def test_a_small_file_gets_a_step_with_enough_sizes_and_says_so(form):
    assert form.settings().step == 2000
    assert form.settings().part == "western"
    said = form._sizes_said.text()
    assert "16 sizes: 2,000 – 32,000\u00a0records" in said
    assert "about 10 to 40 sizes" in form._sizes_said.toolTip()
    assert "0.0004 over this step" in form._slope.text()


def test_a_part_played_by_two_columns_is_an_error_in_a_sentence(form, qtbot):
    box = form.models.roles.boxes["sex"]
    box.setCurrentIndex(box.findData("age"))
    box.activated.emit(box.currentIndex())
    assert form.problem is not None
    assert form.problem.message == "The column age plays two parts in the rule."
    with pytest.raises(VbasError):
        form.settings()


def test_all_combinations_up_to_a_size(form):
    form.models.choose_mode(ALL)
    assert form.settings().models == (("age",), ("sex",), ("age", "sex"))
    form.models.ticks.item(2).setCheckState(Qt.CheckState.Checked)
    form.models.at_once.setValue(1)
    assert form.settings().models == (("age",), ("sex",), ("school",))
    assert form.columns() == ("age", "sex", "school")


def test_an_own_list_is_counted_while_it_is_typed(form, qtbot):
    form.models.choose_mode(OWN)
    assert form.problem is not None
    with qtbot.waitSignal(form.edited):
        QTest.keyClicks(form.models.text, "age+sex; sex + school")
    assert form.settings().models == (("age", "sex"), ("sex", "school"))
    assert form.models.said() == "2 models"
    assert form.columns() == ("age", "sex", "school")
    QTest.keyClicks(form.models.text, "; hight")
    assert form.problem is not None
    assert "hight" in form.problem.message


def test_smallest_class_sizes_are_read_from_a_line(form):
    form.ks.setText("20, 5 11")
    form.ks.editingFinished.emit()
    assert form.settings().ks == (5, 11, 20)
    form.ks.setText("5, one")
    form.ks.editingFinished.emit()
    assert form.problem is not None
    assert "whole numbers of 2 or more" in form.problem.message
    form.ks.setText("")
    form.ks.editingFinished.emit()
    assert form.settings().ks == ()


def test_too_few_records_for_two_sizes_are_an_error(form):
    form.show_records(("age", "sex"), ("age", "sex"), 1, None)
    assert form.problem is not None
    assert form.problem.message.startswith("1 records give fewer than two sizes")


def test_other_records_get_another_step_the_same_ones_keep_it(form):
    spin = form.sizes.control("step")
    spin.setValue(1000)
    assert form.settings().step == 1000
    form.show_records(("age", "sex", "school"), ("age",), 33_041, "western")
    assert form.settings().step == 1000
    form.show_records(("age", "sex", "school"), ("age",), 60_000, "western")
    assert form.settings().step == 5000


def test_what_is_remembered_names_no_column(form, qtbot, theme):
    form.models.choose_mode(OWN)
    form.models.text.setPlainText("age+sex")
    form.ks.setText("11")
    form.ks.editingFinished.emit()
    text = form.remembered()
    assert "age" not in text
    other = SettingsForm()
    qtbot.addWidget(other)
    other.remember(text)
    other.show_records(("sex", "school"), (), 60_000, None)
    assert other.models.mode == OWN
    other.models.text.setPlainText("sex+school")
    assert other.settings().ks == (11,)
    assert other.settings().part == "western"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", json.dumps({"ks": ["x"]}), json.dumps({"threshold": -1})]
)
def test_remembered_nonsense_is_passed_over(form, text):
    before = form.settings()
    form.remember(text)
    assert form.settings() == before


def test_every_control_says_what_it_is(form):
    form.section.unfold()
    for kind in (QComboBox, QAbstractSpinBox):
        for control in form.findChildren(kind):
            assert control.accessibleName(), control
            assert control.toolTip(), control
    for control in (form.ks, form.models.text, form.models.ticks, form.models.roles.ethnicity):
        assert control.accessibleName()
        assert control.toolTip()


def test_columns_that_stand_for_ethnicity_are_ticked_in_a_menu(form):
    form.show_records(TEN, (), 200_000, None)
    roles = form.models.roles
    assert roles.ethnicity.text() == "HLNPA, ETHNICRA, RELIGRPA, VISMIMP"
    for action in roles.menu.actions():
        if action.text() in ("RELIGRPA", "VISMIMP"):
            action.trigger()
    assert roles.roles().ethnicity == ("HLNPA", "ETHNICRA")
    assert len(form.settings().models) < 209
