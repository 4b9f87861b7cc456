"""Under the map: the steps of the search that made the shown run, to be played again."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import ShortLabel, icon_button, push_button

_TICK_MS = 50
PLAY_SECONDS = 15.0
"""How long the whole of a search plays, however many steps it has and whatever the machine."""


class ReplayBar(QWidget):
    """A slider over the steps, play and pause, and the measures at the step; hidden without any.

    ``seconds`` is how long the whole of a search plays, however many steps it has.

    Signals
    -------
    step_requested(int)
        The map shall show the state after so many steps.
    left()
        It shall show the result again.
    export_requested()
        The replay shall be written as an animation.
    """

    step_requested = Signal(int)
    left = Signal()
    export_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replayBar")
        self.seconds = PLAY_SECONDS
        self._clock, self._from, self._moving = QElapsedTimer(), 0, False
        self._soon = False
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._steps = 0
        self._placed = 0
        self._wanted = True
        self._waiting = False
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._advance)
        self.play = icon_button(theme, "run", self.tr("Play the search again"), self, self._toggle)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.where = QLabel(self)
        self.back = push_button(
            self.tr("Result"),
            self.tr("Leave the replay: the map shows the result again"),
            self,
            self.go_to_end,
        )
        self.export = icon_button(
            theme,
            "film",
            self.tr("Export the replay as an animation (MP4 or GIF)"),
            self,
            self.export_requested.emit,
        )
        self.measures = ShortLabel("", "muted", self)
        self._lay_out()
        self.slider.valueChanged.connect(self._on_step)
        self.hide()

    def _lay_out(self) -> None:
        self.slider.setAccessibleName(self.tr("Step of the search"))
        self.slider.setToolTip(self.tr("Step of the search: drag, or use the arrow keys"))
        self.measures.setAccessibleName(self.tr("Measures at this step"))
        self.where.setProperty("role", "heading")
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.play)
        first.addWidget(self.slider, 1)
        first.addSpacing(4)
        first.addWidget(self.back)
        first.addWidget(self.export)
        second.addSpacing(32)
        second.addWidget(self.where)
        second.addSpacing(4)
        second.addWidget(self.measures, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 6)
        column.setSpacing(2)
        column.addLayout(first)
        column.addLayout(second)

    @property
    def at_end(self) -> bool:
        """Whether the result is shown."""
        return self.slider.value() == self._steps

    def show_steps(self, steps: int, placed: int = 0) -> None:
        """Offers the steps of another run, at its result; ``placed`` of them move sites."""
        self._stop()
        self._steps, self._placed = steps, placed
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, steps)
            self.slider.setPageStep(max(1, steps // 20))
            self.slider.setValue(steps)
        self._waiting = False
        self._update_place()
        self.show_measures("")
        self.setVisible(self._wanted and steps > 0)
        if steps and self._soon:
            self.start()

    def want(self, wanted: bool) -> None:
        """Whether the map shows regions, so that a search can be seen on it."""
        self._wanted = wanted
        if not wanted and not self.at_end:
            self.go_to_end()
        self.setVisible(wanted and self._steps > 0)

    def play_soon(self) -> None:
        """Plays from the start, now or as soon as there are steps."""
        self.go_to_end()
        self._soon = True
        self.start()

    def show_measures(self, text: str) -> None:
        """Says the measures at the step; the next tick of a play may come."""
        if self.at_end:
            text = self.tr("The result. Play or drag to see the search.")
        elif not self.slider.value():
            text = self.tr("The start: what the search was given.")
        self.measures.setText(text)
        self.measures.setToolTip(text)
        self._waiting = False

    @Slot()
    def go_to_end(self) -> None:
        """Leaves the replay."""
        self._soon = False
        self._stop()
        self.slider.setValue(self._steps)

    @Slot(int)
    def _on_step(self, step: int) -> None:
        if not self._moving:  # the user went somewhere else: it plays on from there
            self._begin_at(step)
        self._update_place()
        if self.at_end:
            self._stop()
            self.left.emit()
        else:
            self._waiting = True
            self.step_requested.emit(step)

    def _update_place(self) -> None:
        step = self.slider.value()
        text = self.tr("step {step} of {n}").format(
            step=numbers.count(step), n=numbers.count(self._steps)
        )
        if 0 < self._placed < self._steps:
            stage = self.tr("placement") if step <= self._placed else self.tr("refinement")
            text = f"{stage} · {text}"
        self.where.setText(text)
        self.back.setEnabled(not self.at_end)

    @property
    def playing(self) -> bool:
        """Whether it plays."""
        return self._timer.isActive()

    @Slot()
    def _toggle(self) -> None:
        if self.playing:
            self._stop()
        else:
            self.start()

    @Slot()
    def start(self) -> None:
        """Plays on, or from the start once the result is shown; the result stands in the end."""
        if not self._steps:
            return
        self._soon = False
        if self.at_end:
            self.slider.setValue(0)
        self._begin_at(self.slider.value())
        self._timer.start()
        self._show_playing(True)

    def _begin_at(self, step: int) -> None:
        self._from = step
        self._clock.start()

    @Slot()
    def _advance(self) -> None:
        if self._waiting:  # a state that takes long is waited for; the next one is further on
            return
        passed = self._clock.elapsed() / 1000.0 / self.seconds
        self._moving = True
        self.slider.setValue(min(self._steps, self._from + int(passed * self._steps)))
        self._moving = False

    def _stop(self) -> None:
        self._timer.stop()
        self._show_playing(False)

    def _show_playing(self, playing: bool) -> None:
        self._theme.bind(self.play, "pause" if playing else "run")
        words = self.tr("Pause the replay") if playing else self.tr("Play the search again")
        self.play.setToolTip(words)
        self.play.setAccessibleName(words)
