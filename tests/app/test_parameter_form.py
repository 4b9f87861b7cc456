from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QSpinBox

from app.kit.parameter_form import ParameterForm, ShortSpinBox
from core.parameters import parameter, validate
from core.placement.balanced_density import BalancedDensity
from core.site_count import Count, MaxCombs, Population


@dataclass(frozen=True)
class Inner:
    pass


@dataclass(frozen=True)
class Everything:
    moves: int = parameter(10, label="Moves", unit="moves", minimum=1, maximum=99, help="How many")
    cap: int | None = parameter(None, label="Cap", minimum=1)
    share: float = parameter(0.5, label="Share", minimum=0.0, maximum=1.0)
    weight: float | None = parameter(None, label="Weight", unit="records/km", minimum=0.0)
    keep: bool = parameter(False, label="Keep")
    rule: str = parameter("a", label="Rule", choices=("a", "b"))
    part: str | None = parameter(None, label="Part", choices=("east", "west"))
    title: str = parameter("x", label="Title")
    seeds: Path | None = parameter(None, label="Seeds")  # noqa: RUF009
    inner: Inner = field(default_factory=Inner)

    def __post_init__(self) -> None:
        validate(self)


@pytest.fixture
def form(qtbot):
    form = ParameterForm()
    qtbot.addWidget(form)
    form.show_component(Everything())
    form.show()
    return form


def edited(form):
    made = []
    form.edited.connect(made.append)
    return made


def test_each_kind_of_parameter_has_its_control(form):
    kinds = {
        name: type(form.control(name))
        for name in ("moves", "cap", "share", "weight", "keep", "rule", "part", "title", "seeds")
    }
    assert kinds == {
        "moves": QSpinBox,
        "cap": QSpinBox,
        "share": ShortSpinBox,
        "weight": ShortSpinBox,
        "keep": QCheckBox,
        "rule": QComboBox,
        "part": QComboBox,
        "title": QLineEdit,
        "seeds": QLineEdit,
    }


def test_label_unit_bounds_and_help_are_there(form):
    moves = form.control("moves")
    assert moves.accessibleName() == "Moves"
    assert moves.suffix().strip() == "moves"
    assert (moves.minimum(), moves.maximum()) == (1, 99)
    for said in ("How many", "Unit: moves", "at least 1", "at most 99"):
        assert said in moves.toolTip()
    buddies = {label.buddy(): label.text() for label in form.findChildren(QLabel) if label.buddy()}
    assert buddies[moves] == "Moves"


def test_values_come_in_without_being_announced_and_go_out_as_a_new_component(form):
    made = edited(form)
    form.show_component(Everything(moves=7, cap=3, share=0.25, keep=True, rule="b", part="west"))
    assert made == []
    assert form.control("cap").value() == 3
    form.control("moves").setValue(8)
    form.control("weight").setValue(2.5)
    form.control("keep").setChecked(False)
    form.control("part").setCurrentIndex(0)
    assert made[-1] == Everything(moves=8, cap=3, share=0.25, weight=2.5, rule="b")


def test_none_is_a_value_of_its_own(form):
    made = edited(form)
    form.control("cap").setValue(5)
    assert made[-1].cap == 5
    form.control("cap").setValue(form.control("cap").minimum())
    assert made[-1].cap is None
    assert form.control("cap").text() == "no limit"


def test_text_and_path(form, qtbot):
    made = edited(form)
    form.control("title").setText("new")
    qtbot.keyClick(form.control("title"), Qt.Key.Key_Return)
    assert made[-1].title == "new"
    form.control("seeds").setText("sites.csv")
    qtbot.keyClick(form.control("seeds"), Qt.Key.Key_Return)
    assert made[-1].seeds == Path("sites.csv")
    assert made[-1].inner == Inner()


def test_other_fields_are_kept(form):
    component = Everything()
    form.show_component(component)
    made = edited(form)
    form.control("moves").setValue(11)
    assert made[-1].inner is component.inner


def test_controls_stay_while_only_values_change(form):
    before = form.control("moves")
    form.show_component(Everything(moves=50))
    assert form.control("moves") is before
    form.show_component(Count(12))
    assert form.control("sites").value() == 12


def test_parameters_shown_elsewhere_can_be_left_out(form):
    form.show_component(MaxCombs(region="eastern"), without=("region",))
    with pytest.raises(KeyError):
        form.control("region")
    made = edited(form)
    form.control("coefficients").setText("el-emam-2009-maxcombs")
    form.control("coefficients").editingFinished.emit()
    assert made == [MaxCombs(region="eastern", coefficients="el-emam-2009-maxcombs")]


def test_a_component_without_parameters_shows_nothing(form):
    form.show_component(BalancedDensity())
    assert not form.isVisible()


def test_what_makes_no_sense_is_said_and_not_passed_on(form, qtbot):
    form.show_component(Population())
    form.show()
    made = edited(form)
    form.control("cutoff").setText("few")
    form.control("cutoff").editingFinished.emit()
    assert made == []
    assert "few" in form.problem
    form.control("cutoff").setText("30000")
    form.control("cutoff").editingFinished.emit()
    assert form.problem == ""
    assert made == [Population("30000")]
