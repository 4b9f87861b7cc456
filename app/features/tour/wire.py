"""Who tells whom what: a minute that shows a newcomer the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from app.features.tour.guide import Guide, Stop
from app.frame.program import Program
from app.frame.session import CALCULATED
from app.kit.messages import Message
from core.io.sample import sample_folder

TOPIC = "tour"


class TourWiring(QObject):
    """Offers the tour once, and whenever the help menu asks for it."""

    def __init__(self, program: Program, stops_of: Callable[[Program], tuple[Stop, ...]]) -> None:
        super().__init__(program.window)
        self._program, self._stops_of = program, stops_of
        self.guide: Guide | None = None
        window = program.window
        self.action = window.add_action(
            "help",
            "tour",
            (
                self.tr("&Show me around"),
                self.tr("A tour of one minute, on the sample study if nothing is open"),
                "Shift+F1",
                "info",
            ),
            before=window.actions_.explain,
        )
        self.action.triggered.connect(self.start)
        program.session.runs_changed.connect(self._count_runs)
        program.session.areas_changed.connect(self._offer)

    @Slot()
    def start(self) -> None:
        """Begins the tour; opens the sample study first where nothing is open."""
        program = self._program
        self._seen()
        if self.guide is not None:
            self.guide.end()
        if program.session.area_file is None and not program.jobs.busy:
            program.opener.open_sample()
        program.window.show_workspace("aggregate")
        guide = Guide(self._stops_of(program), program.window.theme, program.window)
        guide.ended.connect(self._forget)
        self.guide = guide
        guide.start()

    @Slot()
    def _offer(self) -> None:
        """The first time the sample's areas come onto the map, says that there is a tour."""
        program = self._program
        program.window.map_panel.messages.clear(TOPIC)  # what it said was of the areas before
        areas = program.session.area_file
        if program.settings.tour_seen or areas is None:
            return
        if areas.source.path.parent != sample_folder():
            return  # areas of one's own are no fictional province
        self._seen()
        program.window.map_panel.messages.show_message(
            Message(
                self.tr("New here? This is a fictional province to try things on."),
                topic=TOPIC,
                action=self.tr("Show me around (1 minute)"),
                on_action=self.start,
            )
        )

    def _seen(self) -> None:
        self._program.settings.tour_seen = True
        self._program.window.map_panel.messages.clear(TOPIC)

    @Slot(object)
    def _count_runs(self, entries: object) -> None:
        del entries
        if self.guide is not None:
            runs = sum(of.kind == CALCULATED for of in self._program.session.runs)
            self.guide.count_runs(runs)

    @Slot()
    def _forget(self) -> None:
        self.guide = None
        self._program.window.map_panel.canvas.setFocus()


def wire(program: Program, stops_of: Callable[[Program], tuple[Stop, ...]]) -> TourWiring:
    """Offers the tour; ``stops_of`` says where it leads in the window as it is then."""
    return TourWiring(program, stops_of)
