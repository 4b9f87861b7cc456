"""Keeps the second map showing what it is asked for: the compared run, or a difference."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from app.features.compare.bar import RUN
from app.features.compare.pair import Pair
from app.features.compare.second_colours import (
    difference_map,
    run_map,
    told_colours,
    told_difference,
)
from app.features.compare.second_map import OFF, SecondMap
from app.features.compare.sentences import caption
from app.features.page.content import on_their_way
from app.features.page.finished import shows_result
from app.frame.map_panel import MapPanel
from app.frame.program import Program
from app.map.canvas.labels import LabelSet
from app.map.layers.colouring import Coloured
from app.map.layers.painting import labels_of_regions
from app.map.shown_map import ShownAreas
from app.map.tools.identify import Facts, facts_of, title_of, tooltip_of
from core.colours import Legend
from core.map.layers import REGIONS, LayerStyle


class MapsWiring(QObject):
    """Session and pair on one side, the second map on the other."""

    def __init__(self, program: Program, pair: Pair, second: SecondMap) -> None:
        super().__init__(second)
        self._program, self._pair, self._second = program, pair, second
        self._session, self._background = program.session, program.background
        self._panel: MapPanel = program.window.map_panel
        self._facts: Facts | None = None
        self._followed: tuple[Legend | None, NDArray[np.uint32]] = (None, np.zeros(0, np.uint32))
        self.subject = RUN
        self._connect_pointer()
        session = self._session
        for signal in (
            pair.changed,
            second.way_changed,
            session.fields_changed,
            session.layers_changed,
            self._panel.subject_chosen,
            second.canvas.theme_changed,
        ):
            signal.connect(lambda *_: self.refresh())
        session.runs_changed.connect(lambda _: self._say())
        session.selection_changed.connect(second.canvas.set_selection)
        program.map_wiring.when_shown(lambda _: self.refresh())
        self._panel.canvas.painted_sharp.connect(self._follow_colours)
        self._finished = True
        program.map_wiring.live.shown.connect(self._follow_states)
        program.map_wiring.live.left.connect(self._follow_states)

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
        first.mode_changed.connect(lambda _: self._follow_tool())
        self._follow_tool()

    def _follow_tool(self) -> None:
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
        """Shows everything anew."""
        self._say()
        shown, pair = self._program.map_wiring.shown, self._pair
        if self._second.way == OFF:
            self._background.forget("second map")
            return
        canvas = self._second.canvas
        self._label_regions()
        if shown is None or pair.shown is None or pair.other is None or pair.fault is not None:
            self._facts = None
            canvas.show_areas(None)
            return
        if shown.file is not pair.shown.area_file:
            return  # the areas of the shown run are on their way
        if canvas.scene.polygons is not shown.polygons:
            layer = shown.file.layer
            canvas.set_degrees(shown.degrees)
            canvas.show_areas(shown.polygons, layer.points, layer.ids)
            canvas.set_view(self._panel.canvas.map_view())
            canvas.set_selection(self._session.selection)
            self._second.copy_layers()
        self._colour(shown)
        layer, other = shown.file.layer, pair.other
        self._background.ask(
            "second facts", lambda: facts_of(layer, other.study, other), self._take_facts
        )

    def _label_regions(self) -> None:
        """Numbers of the compared run's regions, where those of the shown run have theirs."""
        style, other = self._style(), self._pair.other
        shown = self._pair.shown if self.subject != RUN else other
        if not style.label or shown is None or self._pair.fault is not None:
            self._background.forget("second labels")
            self._second.label_regions(None)
            return
        points = shown.area_file.layer.points
        self._background.ask(
            "second labels",
            lambda: labels_of_regions(shown, points),
            lambda made: self._second.label_regions(None if made is None else LabelSet(*made)),
        )

    @Slot()
    def _follow_colours(self) -> None:
        """The first map has other colours: the second one takes them over."""
        if self._second.way == OFF or self.subject != RUN or self._program.map_wiring.live.active:
            return
        legend, regions = self._panel.canvas.current_legend(), self._first_regions()
        lut = np.zeros(0, dtype=np.uint32) if regions is None else regions[1]
        if legend != self._followed[0] or not np.array_equal(lut, self._followed[1]):
            self._followed = (legend, lut)
            self.refresh()

    def _colour(self, shown: ShownAreas) -> None:
        pair, dark = self._pair, self._second.canvas.is_dark
        assert pair.shown is not None
        assert pair.other is not None
        if self.subject != RUN:
            if pair.differences is not None:
                work = partial(
                    difference_map, pair.differences, self.subject, pair.shown, pair.other, dark
                )
                self._background.ask("second map", work, self._show_difference)
            return
        style, fields, other = self._style(), self._session.fields, pair.other
        first, partner = self._first_regions(), None
        legend = self._panel.canvas.current_legend()
        if pair.differences is not None:
            partner = pair.differences.partner

        def run_work() -> Coloured:
            return run_map(
                other,
                style,
                fields,
                dark,
                neighbours=shown.neighbours,
                first=first,
                partner=partner,
                legend=legend,
            )

        self._background.ask("second map", run_work, self._show_run)

    def _style(self) -> LayerStyle:
        """How the regions of the first map are coloured."""
        for layer in self._session.layers:
            if layer.key == REGIONS:
                return layer.style
        return LayerStyle(field=self._panel.subject)

    def _first_regions(self) -> tuple[NDArray[np.int32], NDArray[np.uint32]] | None:
        """The regions on the first map and their colours there."""
        picture = self._panel.canvas.picture
        scene = None if picture is None else picture.scene
        if scene is None or scene.labels is None or scene.region_lut is None:
            return None
        shown = self._pair.shown
        if shown is None or scene.labels is not shown.run.aggregation.labels:
            return None
        return scene.labels, scene.region_lut

    def _show_run(self, found: Coloured) -> None:
        self._show(found)
        pair = self._pair
        if pair.other is not None and self._second.canvas.scene.polygons is not None:
            self._second.canvas.set_sites(pair.other.run.aggregation.sites)

    def _show_difference(self, found: Coloured) -> None:
        self._show(found)
        self._second.canvas.set_sites(None)

    def _show(self, found: Coloured) -> None:
        canvas = self._second.canvas
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
        self._say()

    def _take_facts(self, facts: Facts) -> None:
        self._facts = facts

    def _describe(self, area: int) -> str:
        facts, pair = self._facts, self._pair
        if facts is None or area >= len(facts.areas):
            return ""
        if pair.differences is None or pair.shown is None or pair.other is None:
            return tooltip_of(facts, area)
        told = told_difference(pair.differences, self.subject, area, pair.shown, pair.other)
        return f"{title_of(facts, area)}\n{told}"

    def _say(self) -> None:
        """The captions of both maps."""
        pair, two = self._pair, self._second.way != OFF
        if not two or pair.shown is None or pair.other is None or pair.fault is not None:
            self._second.say("", "")
            return
        second = caption(pair.other)
        if self.subject != RUN:
            second = told_colours(self.subject, pair.shown, pair.other)
        self._finished = shows_result(self._program)
        self._second.say(caption(pair.shown) if self._finished else on_their_way(), second)

    @Slot()
    def _follow_states(self) -> None:
        """A search or an edit begins or ends: the first map shows the run no longer, or again."""
        if shows_result(self._program) != self._finished:
            self._say()
