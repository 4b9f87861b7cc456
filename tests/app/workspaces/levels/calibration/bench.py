"""The panel of calibrations without the rest of the program, and an engine that waits."""

import threading

from app.frame.session import Opened
from app.workspaces.levels.calibration.panel import CalibrationPanel
from core.calibration.conclusion import conclude
from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSnapshot
from core.errors import VbasError
from core.steps import STOP, Step, finish


class Slow:
    """The engine, one model at a time, which waits before each until it is let go."""

    def __init__(self):
        self.may_go_on = threading.Semaphore(0)
        self.fails_at = None
        self.done = ()

    def __call__(self, records, settings, done):
        self.done = tuple(done)
        whole = finish(calibrate(records, settings))
        known = {of.columns for of in done}
        found = [of for of in whole.curves if of.columns in known]
        for curve in whole.curves:
            if curve.columns in known:
                continue
            answer = yield self._step(whole, found)
            if answer is STOP:
                break
            self.may_go_on.acquire(timeout=10)
            if len(found) == self.fails_at:
                raise VbasError("The disk is full.", "Make room.")
            found.append(curve)
        yield self._step(whole, found)
        return conclude(settings, whole.sizes, tuple(found), stopped=len(found) < len(whole.curves))

    def _step(self, whole, found):
        snapshot = CalibrationSnapshot(whole.sizes, tuple(found))
        return Step("following models", len(found), len(whole.curves), snapshot)


class Bench:
    """The panel with what it is connected to."""

    def __init__(self, context, qtbot):
        self._wait_until = qtbot.waitUntil
        program, self.state = context.program, context.state
        self.window, self.session, self.jobs = program.window, program.session, program.jobs
        self.engine = Slow()
        self.panel = CalibrationPanel(context, self.engine)

    def open(self, preview):
        self.session.set_records(Opened(preview.path, preview))

    @property
    def n_curves(self):
        return self.panel.models.view.model().rowCount()

    @property
    def calibration(self):
        return None if self.state.fitted is None else self.state.fitted.calibration

    def run(self, *, go_on=False):
        """A calibration to its end."""
        self.engine.may_go_on.release(100)
        (self.panel.go_on_button if go_on else self.panel.run_button).click()
        self._wait_until(lambda: not self.jobs.busy)
        self.engine.may_go_on = threading.Semaphore(0)

    def run_until(self, n_curves):
        """A calibration until so many models are done."""
        self.panel.run_button.click()
        self.engine.may_go_on.release(n_curves)
        self._wait_until(lambda: self.n_curves == n_curves)

    def end(self, how=lambda: None):
        """Ends what is under way: lets the engine see that it shall."""
        how()
        self.engine.may_go_on.release(1)
        self._wait_until(lambda: not self.jobs.busy)
