"""A workspace declares itself: its state, and its panels with what each shows and depends on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QWidget

from app.chart.chart import Chart
from app.chart.figure import Figure
from app.chart.saving import FigureSaver
from app.frame.curtain import Curtain
from app.frame.layout import AREA
from app.frame.program import Program
from app.kit.derived import Derived, NoView
from app.kit.result_page import Offer, Reason, ResultPage
from app.kit.state import State

RIGHT, LEFT, BOTTOM = (
    AREA.RightDockWidgetArea,
    AREA.LeftDockWidgetArea,
    AREA.BottomDockWidgetArea,
)

S = TypeVar("S", bound=State)


@dataclass(frozen=True, eq=False)
class Context(Generic[S]):
    """What panels and sections are given: the program, the state, and the panels made so far."""

    program: Program
    state: S
    panels: dict[str, QWidget] = field(default_factory=dict)
    derived: dict[str, Derived[Any, Any]] = field(default_factory=dict)

    def save_figures(self, *figures: Figure | Chart) -> None:
        """Has figures written where the user wants when that is asked for."""
        window = self.program.window
        saver = FigureSaver(window.map_panel.messages, self.program.settings, window)
        for of in figures:
            of.export_requested.connect(saver.ask)

    def live(
        self, parent: QObject, inputs: Callable[[], Any], show: Callable[[Any], object]
    ) -> Derived[Any, Any]:
        """Shows a value of the state and the session whenever it is another: ``show(inputs())``."""
        background, view = self.program.background, NoView()
        derived: Derived[Any, Any] = Derived(
            background, "", inputs=inputs, show=show, view=view, shown_only=False, parent=parent
        )
        derived.follow(self.state.changed, self.program.session.changed)
        derived.look_again()
        return derived

    def speak(self, workspace: str, sentence: Callable[[], str]) -> None:
        """The status line says this while the workspace is shown, unless it is empty."""
        window, jobs = self.program.window, self.program.jobs

        def said() -> tuple[str, str]:
            here = window.workspace == workspace
            return sentence() if here else "", window.sentence.text()

        def say(of: tuple[str, str]) -> None:
            if of[0] and of[0] != of[1]:
                window.show_sentence(of[0])

        live = self.live(window, said, say)
        live.follow(jobs.started, jobs.ended, window.workspace_changed)


class Section(Protocol):
    """A part of a panel: a widget with `show_result`; made by ``Section(context)``."""

    def show_result(self, result: Any) -> None:
        """Shows its part of the result."""


@dataclass(frozen=True)
class Panel(Generic[S]):
    """One panel of a workspace, in a dock.

    Attributes
    ----------
    name, title
        Of its dock; the title as a function, since it is in the user's language.
    place
        `LEFT`, `RIGHT` or `BOTTOM` of the map.
    sections
        Makes each part from top to bottom; a part has ``show_result(result)``.
    needs
        What the result depends on, or why it is `Missing`; see `app.kit.derived.Derived`.
    work
        Result of what it needs, in the background. None: what it needs is shown itself.
    look, stale, keep, pause, streams
        See `Derived`.
    what, reasons
        What the panel will show, and why it may be empty with the buttons that help.
    working, stale_words, again
        Said meanwhile; said over results of other settings, with the button that renews them.
    head, fills, grows, foot
        What stands above it, also while it is empty; whether its last section has all the room;
        whether it takes what is left of a column that scrolls; what stands below a result.
    behind
        Another panel whose place it shares, with a tab.
    shown
        Whether it is in sight at first.
    private
        Whether it tells so much of single people that others never see it; see `Curtain`.
    """

    name: str
    title: Callable[[], str]
    place: Qt.DockWidgetArea
    sections: Callable[[Context[S]], tuple[QWidget, ...]]
    needs: Callable[[Context[S]], object]
    what: Callable[[], str]
    reasons: Callable[[Context[S]], dict[str, Reason]]
    working: Callable[[], str]
    work: Callable[[Any], Any] | None = None
    look: Callable[[Context[S]], object] = lambda _: None
    stale: Callable[[Context[S]], bool] = lambda _: False
    keep: bool = False
    stale_words: Callable[[], str] = lambda: ""
    again: Callable[[Context[S]], Offer] | None = None
    head: Callable[[Context[S]], QWidget] | None = None
    fills: bool = False
    grows: bool = False
    foot: Callable[[Context[S]], QWidget] | None = None
    behind: str = ""
    shown: bool = True
    private: bool = False
    pause: Callable[[Any], int] | None = None
    streams: type | None = None

    def build(self, workspace: str, context: Context[S]) -> QDockWidget:
        """Makes page, dock, and what keeps them up to date."""
        sections = self.sections(context)
        page = ResultPage(
            self.what(),
            self.reasons(context),
            sections,
            working=self.working(),
            stale=self.stale_words(),
            again=None if self.again is None else self.again(context),
            head=None if self.head is None else self.head(context),
            fills=self.fills,
            grows=self.grows,
            foot=None if self.foot is None else self.foot(context),
            parent=context.program.window,
        )

        def show(result: Any) -> None:
            for section in sections:
                section.show_result(result)  # type: ignore[attr-defined]  # a Section

        dock = add_dock(workspace, self, page, context)
        derived: Derived[Any, Any] = Derived(
            context.program.background,
            f"{workspace}.{self.name}",
            inputs=lambda: self.needs(context),
            work=self.work,
            show=show,
            view=page,
            look=lambda: self.look(context),
            stale=lambda: self.stale(context),
            keep=self.keep,
            pause=self.pause,
            streams=self.streams,
            parent=dock,
        )
        derived.follow(context.state.changed, context.program.session.changed)
        derived.watch(dock)
        context.panels[self.name], context.derived[self.name] = page, derived
        return dock


class Place(Protocol):
    """Where a panel stands."""

    @property
    def name(self) -> str:
        """Name of its dock."""

    @property
    def title(self) -> Callable[[], str]:
        """Title of its dock."""

    @property
    def place(self) -> Qt.DockWidgetArea:
        """Side of the map."""

    @property
    def behind(self) -> str:
        """Panel whose place it shares."""

    @property
    def shown(self) -> bool:
        """Whether it is in sight at first."""

    @property
    def private(self) -> bool:
        """Whether others never see it."""


@dataclass(frozen=True)
class Other(Generic[S]):
    """A panel that is made otherwise: ``make(context)`` returns its widget, connected."""

    name: str
    title: Callable[[], str]
    place: Qt.DockWidgetArea
    make: Callable[[Context[S]], QWidget]
    behind: str = ""
    shown: bool = True
    private: bool = False

    def build(self, workspace: str, context: Context[S]) -> QDockWidget:
        """Makes widget and dock."""
        widget = self.make(context)
        context.panels[self.name] = widget
        return add_dock(workspace, self, widget, context)


def add_dock(workspace: str, of: Place, widget: QWidget, context: Context[Any]) -> QDockWidget:
    """Puts a widget into a dock, behind another one if it shares that one's place."""
    window = context.program.window
    behind = None
    if of.behind:
        name = f"{workspace}.{of.behind}"
        behind = next(dock for dock in window.docks(workspace) if dock.objectName() == name)
    if of.private:
        widget = Curtain(widget, context.program.session)
    return window.add_dock(
        workspace, of.name, of.title(), widget, of.place, shown=of.shown, behind=behind
    )


@dataclass(frozen=True)
class Workspace(Generic[S]):
    """A workspace: what its panels share, and the panels in the order of their docks."""

    name: str
    state: Callable[[Program], S]
    panels: tuple[Panel[S] | Other[S], ...]
    connect: Callable[[Context[S]], object] = lambda _: None

    def build(self, program: Program) -> S:
        """Makes the state and every panel."""
        context = Context(program, self.state(program))
        for panel in self.panels:
            panel.build(self.name, context)
        self.connect(context)
        return context.state
