"""Keeps the second map showing what it is asked for: the compared run, or a difference."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot

from app.features.compare.pair import Pair
from app.features.compare.second_colours import (
    RUN,
    difference_map,
    run_map,
    told_colours,
    told_difference,
)
from app.features.compare.second_map import OFF, SecondMap
from app.features.compare.sentences import caption
from app.features.page.content import not_a_result, shows_result
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit.derived import Derived, Missing, unseen
from app.map.canvas.labels import LabelSet
from app.map.layers.colouring import Coloured
from app.map.layers.painting import Labels, labels_of_regions
from app.map.shown_map import ShownAreas
from app.map.tools.identify import Facts, facts_of, title_of, tooltip_of
from core.colours import Legend
from core.differences import Differences
from core.map.layer_list import layer_of
from core.map.layers import REGIONS, LayerStyle

_NOTHING = Missing("no second map")


class SecondMapContent(QObject):
    """Session and pair on one side, the second map on the other."""

    def __init__(self, program: Program, pair: Pair, second: SecondMap) -> None:
        super().__init__(second)
        self._program, self._pair, self._second = program, pair, second
        self._session, self._panel = program.session, program.window.map_panel
        self.subject = RUN
        self._legend: Legend | None = None
        self._finished = True
        background = program.background
        self._colours = unseen(
            self, background, "second map", self._colour_inputs, _coloured, self._show_colours
        )
        self._labels = unseen(
            self,
            background,
            "second labels",
            self._label_inputs,
            lambda key: labels_of_regions(key[0], key[0].area_file.layer.points),
            self._show_labels,
            nothing=lambda: second.label_regions(None),
        )
        self._facts: Derived[tuple[ShownAreas, RunEntry], Facts] = unseen(
            self,
            background,
            "second facts",
            lambda: self._shown_pair() or _NOTHING,
            lambda key: facts_of(key[0].file.layer, key[1].study, key[1]),
        )
        self._connect_pointer()
        self._connect_signals()

    def _connect_signals(self) -> None:
        session, live = self._session, self._program.map_wiring.live
        for signal in (
            self._pair.changed,
            self._second.way_changed,
            session.fields_changed,
            session.layers_changed,
            self._panel.subject_chosen,
            self._second.canvas.theme_changed,
        ):
            signal.connect(lambda *_: self.refresh())
        self._program.map_wiring.when_shown(lambda _: self.refresh())
        session.runs_changed.connect(lambda _: self._update_captions())
        session.selection_changed.connect(self._second.canvas.set_selection)
        self._colours.follow(self._panel.canvas.painted_sharp)  # perhaps in other colours
        live.shown.connect(self._on_state)
        live.left.connect(self._on_state)

    def _connect_pointer(self) -> None:
        """Clicks, boxes and the pointer do on either map what they do on the first."""
        first, second = self._panel.canvas, self._second.canvas
        second.area_clicked.connect(first.area_clicked)
        second.areas_boxed.connect(first.areas_boxed)
        second.area_hovered.connect(first.area_hovered)
        second.cursor_moved.connect(first.cursor_moved)
        second.cursor_left.connect(first.cursor_left)
        second.set_describe(self._describe)
        actions = self._program.window.actions_
        for action in (actions.pan, actions.identify, actions.select):
            action.triggered.connect(lambda: second.set_tool(first.tool))
        first.mode_changed.connect(self._copy_tool)
        self._copy_tool()

    @Slot()
    def _copy_tool(self) -> None:
        first, second = self._panel.canvas, self._second.canvas
        twin = None if first.mode is None else first.mode.for_map(second)
        if twin is not None:
            second.set_mode(twin)
        else:  # what serves one map only leaves the hand to the other
            second.set_tool(first.tool if first.mode is None else type(first.tool).PAN)

    def show_subject(self, subject: str) -> None:
        """Shows the compared run (`RUN`) or a difference."""
        self.subject = subject
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Looks again at all that the second map shows."""
        self._update_captions()
        self._show_areas()
        for derived in (self._colours, self._labels, self._facts):
            derived.look_again()

    # What is shown

    def _shown_pair(self) -> tuple[ShownAreas, RunEntry] | None:
        """The areas on both maps and the compared run; None while there is no second map of it."""
        shown, pair = self._program.map_wiring.shown, self._pair
        if self._second.way == OFF or pair.shown is None or pair.other is None or pair.fault:
            return None
        if shown is None or shown.file is not pair.shown.area_file:
            return None  # those of the shown run are on their way
        return shown, pair.other

    def _show_areas(self) -> None:
        pair, canvas, found = self._pair, self._second.canvas, self._shown_pair()
        if found is not None and canvas.scene.polygons is not found[0].polygons:
            shown, layer = found[0], found[0].file.layer
            canvas.set_degrees(shown.degrees)
            canvas.show_areas(shown.polygons, layer.points, layer.ids)
            canvas.set_view(self._panel.canvas.map_view())
            canvas.set_selection(self._session.selection)
            self._second.copy_layers()
            self._colours.forget()
        elif self._second.way != OFF and (not pair.complete or pair.fault is not None):
            canvas.show_areas(None)

    def _label_inputs(self) -> tuple[RunEntry] | Missing:
        """Numbers of regions stand on the second map where those of the first have theirs."""
        of = self._pair.other if self.subject == RUN else self._pair.shown
        if self._shown_pair() is None or of is None or not self._style().label:
            return _NOTHING
        return (of,)

    def _show_labels(self, made: Labels | None) -> None:
        self._second.label_regions(None if made is None else LabelSet(*made))

    def _colour_inputs(self) -> tuple[Any, ...] | Missing:
        found, pair, dark = self._shown_pair(), self._pair, self._second.canvas.is_dark
        if found is None or pair.shown is None:
            return _NOTHING
        _, other = found
        if self.subject != RUN:
            if pair.differences is None:
                return Missing("no differences yet")
            return pair.differences, self.subject, pair.shown, other, dark
        if not self._program.map_wiring.live.active:
            self._legend = self._panel.canvas.current_legend()
        style, fields = self._style(), self._session.fields
        return RUN, other, style, fields, dark, self._legend

    def _style(self) -> LayerStyle:
        """How the regions of the first map are coloured."""
        layer = layer_of(self._session.layers, REGIONS)
        return LayerStyle(field=self._panel.subject) if layer is None else layer.style

    def _show_colours(self, found: Coloured) -> None:
        canvas, other = self._second.canvas, self._pair.other
        polygons = canvas.scene.polygons
        if polygons is None or found.labels is None or len(found.labels) != len(polygons):
            return
        if found.area_lut is None:
            canvas.set_choropleth(None)
            canvas.set_regions(found.labels, found.region_lut, found.legend)
        else:
            canvas.set_regions(None)
            canvas.set_choropleth(found.area_lut, found.legend)
            canvas.change_scene(labels=found.labels, region_lut=None)
        is_run = self.subject == RUN and other is not None
        canvas.set_sites(other.run.aggregation.sites if is_run and other is not None else None)
        self._update_captions()

    def _describe(self, area: int) -> str:
        facts, pair = self._facts.result, self._pair
        if facts is None or area >= len(facts.areas):
            return ""
        if pair.differences is None or pair.shown is None or pair.other is None:
            return tooltip_of(facts, area, self._session.showing.least_on_screen(self._session.k))
        told = told_difference(pair.differences, self.subject, area, pair.shown, pair.other)
        return f"{title_of(facts, area)}\n{told}"

    def _update_captions(self) -> None:
        pair = self._pair
        if self._second.way == OFF or pair.shown is None or pair.other is None or pair.fault:
            self._second.say("", "")
            return
        second = caption(pair.other)
        if self.subject != RUN:
            second = told_colours(self.subject, pair.shown, pair.other)
        self._finished = shows_result(self._program)
        self._second.say(caption(pair.shown) if self._finished else not_a_result(), second)

    @Slot()
    def _on_state(self) -> None:
        """A search or an edit begins or ends: the first map shows the run no longer, or again."""
        if shows_result(self._program) != self._finished:
            self._update_captions()


def _coloured(key: tuple[Any, ...]) -> Coloured:
    """The colours for the inputs of the second map."""
    if isinstance(key[0], Differences):
        return difference_map(*key)
    _, other, style, fields, dark, legend = key
    return run_map(other, style, fields, dark, legend=legend)
