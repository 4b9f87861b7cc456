from app.workspaces.levels.calibration.panel import CalibrationPanel


def test_the_sample_study_is_calibrated_in_the_window(sample_program, settled):
    window = sample_program.window
    panel = window.findChild(CalibrationPanel)
    window.show_workspace("levels")
    dock = next(of for of in window.docks("levels") if of.objectName() == "levels.calibration")
    dock.raise_()
    roles = panel.settings.models.roles.roles()
    assert (roles.age, roles.sex) == ("age", "sex")
    panel.run_button.click()
    window.show_workspace("aggregate")  # it goes on while something else is looked at
    settled(sample_program)
    window.show_workspace("levels")
    panel.results.setCurrentIndex(5)
    models = panel.settings.settings().models
    assert panel.models.view.model().rowCount() == len(models)
    assert panel.results.fits.grid.rowCount() > 10
    assert panel.run_button.isVisibleTo(panel)
    assert panel.others.fit_button.isEnabled()
