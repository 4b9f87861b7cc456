"""Programs with a project: saved, opened again, and their questions answered."""

import pytest

from app.features.project.keeper import ProjectKeeper
from app.features.project.opening import Opening
from app.features.project.parking import Parking
from app.features.project.saving import Saving
from app.start import build


@pytest.fixture
def put_away(put_away):
    """Closes a window whatever is not saved."""

    def away(window):
        window.may_close = lambda: True
        put_away(window)

    return away


@pytest.fixture
def sample_program(one_sample):
    return one_sample


@pytest.fixture
def keeper(sample_program):
    return sample_program.part(ProjectKeeper)


@pytest.fixture
def saving(sample_program):
    return sample_program.part(Saving)


@pytest.fixture
def opening(sample_program):
    return sample_program.part(Opening)


@pytest.fixture
def parking(sample_program):
    return sample_program.part(Parking)


@pytest.fixture
def run(sample_program, settled):
    """Makes a run, and returns its entry."""

    def make():
        sample_program.window.actions_.run.trigger()
        settled(sample_program)
        return sample_program.session.current_run

    return make


@pytest.fixture
def saved(qtbot, keeper, tmp_path, saving):
    """Saves, and returns the file."""

    def save(name="work.vbas"):
        path = tmp_path / name
        with qtbot.waitSignal(keeper.saved, timeout=30_000):
            saving.save_to(path)
        qtbot.waitUntil(lambda: keeper.quiet.idle)
        return path

    return save


@pytest.fixture
def second(qtbot, theme, settings, put_away, settled):
    """Another window that opens a project, as on another day."""
    made = []

    def start(path=None):
        program = build(theme, settings)
        made.append(program)
        program.window.show()
        if path is not None:
            program.part(Opening).load(path)
            qtbot.wait(10)
            settled(program)
            qtbot.waitUntil(lambda: program.part(ProjectKeeper).path == path, timeout=20_000)
            settled(program)
        return program

    yield start
    for program in made:
        put_away(program.window)


@pytest.fixture
def press():
    """Presses the button of a question that has these words."""

    def push(box, words):
        found = [of for of in box.buttons() if of.text().replace("&", "") == words]
        assert found, [of.text() for of in box.buttons()]
        found[0].click()

    return push
