"""Forms that are declared by the fields of a value."""

from dataclasses import dataclass

import pytest

from app.kit.form import Form
from core.errors import VbasError


@dataclass(frozen=True)
class Bread:
    """Something to edit."""

    flour: str = "rye"
    grams: int = 500
    salt: float = 0.02
    sliced: bool = False

    def __post_init__(self):
        if self.grams > 900:
            raise VbasError("Too heavy.", "Take less.")


@dataclass(frozen=True)
class Roll:
    """Something with fewer fields."""

    grams: int = 60


class BreadForm(Form):
    """Declares a row for each field."""

    def __init__(self):
        super().__init__(Bread())
        self.flour = self.choice("flour", "&Flour", "What of", (("rye", "Rye"), ("oat", "Oat")))
        self.grams = self.whole("grams", "&Weight", "How much (g)", 1, 5000, "g")
        self.salt = self.percent("salt", "&Salt", "How salty (%)", 0.0, 5.0)
        self.sliced = self.tick("sliced", "Sl&iced", "In slices")
        self.show_value(self.value)
        self.refused = []

    def refuse(self, error):
        self.refused.append(error.message)
        self.show_value(self.value)


@pytest.fixture
def form(qtbot):
    made = BreadForm()
    qtbot.addWidget(made)
    made.told = []
    made.edited.connect(made.told.append)
    return made


def test_showing_a_value_announces_nothing(form):
    form.show_value(Bread("oat", 750, 0.015, True))
    assert form.flour.currentData() == "oat"
    assert (form.grams.value(), form.salt.value()) == (750, 1.5)
    assert form.sliced.isChecked()
    assert form.told == []


def test_a_control_changes_its_field_and_no_other(form):
    form.show_value(Bread(salt=0.012345))
    form.grams.setValue(600)
    form.sliced.click()
    assert form.told == [Bread(grams=600, salt=0.012345), Bread("rye", 600, 0.012345, True)]


def test_what_cannot_be_is_refused_and_the_last_value_stays(form):
    form.grams.setValue(1000)
    assert form.refused == ["Too heavy."]
    assert form.told == []
    assert form.grams.value() == 500


def test_rows_that_a_value_does_not_have_are_hidden(form):
    form.show_value(Roll())
    hidden = [form.rows[of].isHidden() for of in (form.flour, form.grams, form.salt, form.sliced)]
    assert hidden == [True, False, True, True]
    form.show_value(None)
    assert all(row.isHidden() for row in form.rows.values())
    for label, control in form.labels.items():
        assert label.buddy() is control
        assert control.accessibleName()
