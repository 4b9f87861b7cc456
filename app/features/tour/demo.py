"""Help > Demo: prepares the larger province, and leads through its story on a stage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Slot

from app.features.present.presenter import Presenter
from app.features.project.keeper import ProjectKeeper
from app.features.project.leaving import Leaving
from app.features.project.parking import Parking
from app.features.replay.bar import ReplayBar
from app.features.replay.states import replay_of
from app.features.tour.demo_data import FSA, MORE, Prepared, prepare, search
from app.features.tour.demo_story import FOUND, Scene, caption, facts, scenes
from app.features.tour.film import FilmPlan, Shot, write_film
from app.features.tour.guide import Guide, Stop
from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.frame.session import BASELINE, CALCULATED, RunEntry
from app.kit.file_dialogs import ask_where
from app.kit.level_words import level_name
from app.kit.quiet import QuietJobs
from core.baselines import AREAS
from core.errors import VbasError
from core.io.demo_province import SHARE
from core.map.values import REGION
from core.pipeline import Run

_TOPIC = "demo"
_WIDTH, _AROUND = 820, 16
"""Of the caption, and the room around it; pixels."""


def cache_folder() -> Path:
    """The user's folder for what can be made again."""
    place = QStandardPaths.StandardLocation.CacheLocation
    return Path(QStandardPaths.writableLocation(place)) / "demo"


class Demo(QObject):
    """The demo, from the menu to its film.

    Attributes
    ----------
    guide
        Leads through the story while it plays; None otherwise.
    """

    def __init__(self, program: Program, folder: Callable[[], Path] = cache_folder) -> None:
        super().__init__(program.window)
        self._program, self._folder = program, folder
        self._window, self._session = program.window, program.session
        self._messages = self._window.map_panel.messages
        self._quiet = QuietJobs(self)
        self._window.closing.connect(self._quiet.close)
        self._runs: dict[str, Run] = {}
        self._numbers: dict[str, int] = {}
        self._shots: dict[int, Shot] = {}
        self._k = 1
        self.share = SHARE
        self.guide: Guide | None = None
        self._keeper = program.part(ProjectKeeper)
        self._parking = program.part(Parking)
        self._parking.unparked.connect(self._leave_stage)
        tip = self.tr("A story of two minutes on a made-up province of 3 million people")
        row = (self.tr("&Demo"), tip, "", "film")
        actions = self._window.actions_
        self.action = self._window.add_action("help", "demo", row, before=actions.explain)
        self.action.triggered.connect(self.start)

    @Slot()
    def start(self) -> None:
        """Prepares what is shown, as a job; what was made on an earlier demo is asked about."""
        if self.guide is not None:
            self.guide.end()
        if self._parking.parked is None:
            self._prepare()
        else:
            self._program.part(Leaving).when_safe(self._prepare)

    def _prepare(self) -> None:
        steps = prepare(self._folder(), self.share)
        job = self._program.jobs.start(self.tr("Preparing the demo"), steps)
        if job is None:
            self._messages.say_busy(_TOPIC)
            return
        job.succeeded.connect(self._begin)
        job.failed.connect(self._fail)

    # The runs

    @Slot(object)
    def _begin(self, of: Prepared | None) -> None:
        if of is not None:
            self._keeper.when_idle(partial(self._show_on_stage, of))

    def _show_on_stage(self, of: Prepared) -> None:
        session = self._session
        self._quiet.forget()
        self._runs, self._numbers, self._shots = {}, {}, {}
        self._k = of.bundle.draft.scenario.k
        self._parking.park()
        self._program.opener.take(of.bundle)
        session.set_study(of.loaded.study)
        for name, kind, title in (
            (AREAS, BASELINE, level_name(AREAS)),
            (FSA, BASELINE, level_name(FSA)),
            (MORE, CALCULATED, self.tr("At most 1 % lost")),
        ):
            self._add(of, name, kind, title, of.runs[name])
        self._quiet.ask(
            "search",
            partial(search, of),
            partial(self._add, of, FOUND, CALCULATED, self.tr("As many regions as FSAs")),
            self._fail,
        )
        self._play()

    def _add(self, of: Prepared, name: str, kind: str, title: str, run: Run) -> None:
        entry = self._session.add_run(
            run,
            of.loaded.study,
            of.bundle.area_file,
            of.records,
            kind=kind,
            name=title,
            show=False,
            automatic=True,  # nobody's work: it is neither asked about nor kept
        )
        self._runs[name], self._numbers[name] = run, entry.number

    def _entry(self, name: str) -> RunEntry | None:
        number = self._numbers.get(name)
        return None if number is None else self._session.run_of(number)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, _TOPIC)

    # The story

    def _play(self) -> None:
        """Takes the stage, and shows the first stop."""
        window = self._window
        window.show_workspace(AGGREGATE)
        stage = window.findChild(Presenter)
        assert isinstance(stage, Presenter)
        stage.begin(panels=False)
        self._scenes = scenes()
        stops = [self._stop(i, scene) for i, scene in enumerate(self._scenes)]
        guide = Guide(stops, window.theme, window, width=_WIDTH, low=True)
        guide.leaving.connect(self._leave)
        guide.ended.connect(self._end)
        stage.left.connect(guide.end)
        self.guide = guide
        guide.start()

    def _stop(self, number: int, scene: Scene) -> Stop:
        last = number + 1 == len(self._scenes)
        return Stop(
            scene.title,
            scene.text,
            arrive=partial(self._show, scene),
            action=self.tr("Save the film (MP4) …") if last else "",
            on_action=self.ask_for_film if last else None,
            workspace=AGGREGATE,
            told=lambda: caption(scene, facts(self._runs, self._k)),
            seconds=scene.seconds,
            ready=lambda: self._is_there(scene),
        )

    def _is_there(self, scene: Scene) -> bool:
        """Whether the areas are drawn on the map, and the run of a scene is made."""
        shown = self._program.map_wiring.shown
        if shown is None or shown.file is not self._session.area_file:
            return False
        if not self._window.map_panel.canvas.is_sharp():
            return False
        return not scene.run or self._entry(scene.run) is not None

    def _show(self, scene: Scene) -> None:
        self._session.show_run(self._entry(scene.run) if scene.run else None)
        self._colour_by(scene.subject)
        self._window.map_panel.canvas.set_faults(None)  # of no interest to those who look on
        bar = self._bar
        if scene.replay and bar is not None:
            bar.play_soon()
        QTimer.singleShot(0, self, self._fit)

    def _colour_by(self, subject: str) -> None:
        """Shows something on the map; that is no edit of the user's."""
        chosen = self._window.map_panel.subject_chosen
        self._program.history.replay(partial(chosen.emit, subject))

    @Slot()
    def _fit(self) -> None:
        """Shows all areas above the caption."""
        canvas = self._window.map_panel.canvas
        bounds = canvas.full_bounds()
        if bounds is None or self.guide is None:
            return
        west, south, east, north = bounds
        covered = min(0.5, (self.guide.card.height() + _AROUND) / max(1, canvas.height()))
        canvas.zoom_to((west, south - (north - south) * covered / (1.0 - covered), east, north))

    @property
    def _bar(self) -> ReplayBar | None:
        bar = self._window.map_panel.findChild(ReplayBar)
        return bar if isinstance(bar, ReplayBar) else None

    @Slot(object)
    def _leave(self, stop: Stop) -> None:
        """Keeps the map for the film; a search that still plays ends with its result."""
        if self.guide is None:
            return
        bar, number = self._bar, self.guide.at
        scene = self._scenes[number]
        canvas = self._window.map_panel.canvas
        if scene.replay and bar is not None:
            bar.go_to_end()
        seen = scene.replay or canvas.is_sharp()  # a replay is painted anew
        if seen and canvas.scene.polygons is not None and stop.told is not None:
            said = stop.told()
            self._shots[number] = Shot(scene.title, said, scene.seconds, canvas.still())

    @Slot()
    def _end(self) -> None:
        self.guide = None
        self._window.map_panel.canvas.zoom_to_all()
        self._colour_by(REGION)
        stage = self._window.findChild(Presenter)
        if isinstance(stage, Presenter) and stage.presenting:
            stage.leave()
        self._parking.offer_to_go_back()

    @Slot()
    def _leave_stage(self) -> None:
        """What was open before is back."""
        self._quiet.forget()
        if self.guide is not None:
            self.guide.end()

    # The film

    @Slot()
    def ask_for_film(self) -> None:
        """Asks for a file, and writes the stops that have been seen as a film."""
        if self.guide is not None:
            self._leave(self.guide.stop)
        path = ask_where(
            self._window,
            self._window.settings,
            "picture",
            self.tr("Save the film"),
            "demo.mp4",
            self.tr("Film (*.mp4)"),
            only=True,
        )
        if path is not None:
            self.write_film(path)

    def write_film(self, path: Path) -> None:
        """Writes the film, as a job."""
        bounds = self._window.map_panel.canvas.full_bounds()
        if bounds is None or not self._shots:
            return
        shots = [self._shot(number) for number in sorted(self._shots)]
        plan = FilmPlan(tuple(shots), bounds, path)
        job = self._program.jobs.start(self.tr("Writing {0}").format(path.name), write_film(plan))
        if job is None:
            self._messages.say_busy(_TOPIC)
            return
        job.succeeded.connect(self._say_written)
        job.failed.connect(self._fail)

    @Slot(object)
    def _say_written(self, path: Path | None) -> None:
        if path is not None:
            self._messages.say(self.tr("The film is in {0}.").format(path.name), topic=_TOPIC)

    def _shot(self, number: int) -> Shot:
        """A scene that was seen; with its search where that was played."""
        shot, scene = self._shots[number], self._scenes[number]
        entry = self._entry(scene.run) if scene.replay else None
        replay = None if entry is None else replay_of(entry)
        if entry is None or replay is None:
            return shot
        return Shot(shot.title, shot.text, shot.seconds, shot.still, (entry, replay))


def wire(program: Program) -> Demo:
    """Adds the demo to the help menu."""
    return Demo(program)
