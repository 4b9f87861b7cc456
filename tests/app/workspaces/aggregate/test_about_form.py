"""The settings of the calibrated site count: shown, edited, sets of the user's own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.workspaces.aggregate.scenario.protection_step import Consequence
from app.workspaces.aggregate.scenario.site_count_form import SiteCountForm
from core.cutoff.own_sets import sets_folder
from core.errors import Notice
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import CLASSES, Calibrated, Count, MaxCombs, SiteNumber
from core.site_preview import SitePreview

OWN = """title = "Ours at the hospital"
[suppression.maxcombs]
b0 = 1.0
ln_odds = -0.8
ln_max_combinations = 0.9
ln_k = 1.1
"""


@pytest.fixture
def form(qtbot):
    made = SiteCountForm()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    made.heard = []
    made.edited.connect(made.heard.append)
    return made


def pick(box, data) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_chosen_by_name_it_shows_its_own_settings_alone(form) -> None:
    pick(form.approach, "calibrated")
    assert form.heard == [Calibrated()]
    assert form.about.isVisible()
    assert form.about.value() == 1.0
    assert form.by.currentData() == CLASSES
    assert not form.coefficients.isVisible()
    assert not form.part.isVisible()
    assert form.summary() == "about 1.0\u00a0% lost"
    pick(form.approach, "maxcombs")
    assert form.heard[-1] == MaxCombs()
    assert not form.about.isVisible()


def test_a_share_is_typed_in_per_cent(form) -> None:
    form.show_value(Calibrated())
    line = form.about
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "2.5")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert form.heard == [Calibrated(0.025)]


def test_an_odd_share_is_not_rounded_by_being_shown(form) -> None:
    form.show_value(Calibrated(0.012345))
    pick(form.by, "maxcombs")
    assert form.heard == [Calibrated(0.012345, "maxcombs")]


def test_by_a_model_sets_can_be_chosen_also_own_ones(form) -> None:
    sets_folder().mkdir(parents=True, exist_ok=True)
    file = sets_folder() / "hospital.toml"
    file.write_text(OWN)
    try:
        form.show_value(Calibrated(by="maxcombs"))
        box = form.coefficients
        assert box.isVisible()
        assert [box.itemData(i) for i in range(2)] == ["vbas-suppression", "hospital"]
        assert "not published figures" in box.itemData(0, Qt.ItemDataRole.ToolTipRole)
        pick(box, "hospital")
        assert form.heard == [Calibrated(0.01, "maxcombs", "hospital")]
    finally:
        file.unlink()


def test_a_set_without_such_a_model_is_refused_with_a_sentence(form) -> None:
    form.show_value(Calibrated(by="maxcombs"))
    form.coefficients.chosen.emit("croft-2015")
    assert form.heard == []
    assert "no suppression model by maxcombs" in form.callout.text
    assert form.coefficients.currentData() == "vbas-suppression"


def test_controls_have_names_and_tooltips(form) -> None:
    for kind in (Calibrated(by="maxcombs"), MaxCombs()):
        form.show_value(kind)
        for label, control in form.labels.items():
            assert control.toolTip()
            assert control.accessibleName()
            assert label.buddy() is control


def test_a_prediction_alone_is_a_note_and_with_a_limit_a_warning(qtbot) -> None:
    shown = Consequence()
    qtbot.addWidget(shown)
    told = Notice("A prediction: {n} regions.", n=3)
    limit = Notice("only 2 areas have people")
    scenario = Scenario((QuasiIdentifier("a"),), site_count=Calibrated())
    kinds = []
    for notices in ((told,), (limit, told)):
        number = SiteNumber(3, 5000.0, 8, None, notices, 0.01)
        shown.show_preview(SitePreview(8, None, 15_000.0, number), scenario, False)
        assert "A prediction: 3 regions." in shown.notice.text
        kinds.append(shown.notice._kind)
    assert kinds == ["note", "warning"]
    scenario = Scenario((QuasiIdentifier("a"),), site_count=Count(3))
    shown.show_preview(SitePreview(8, None, 15_000.0, number), scenario, False)
    assert not shown.about_k.text
