"""The Release workspace: its state and its panels, in the order of their docks."""

from __future__ import annotations

from app.frame.names import RELEASE
from app.frame.run_key import RunKeys
from app.frame.workspace import Workspace
from app.kit.result_page import ResultPage
from app.workspaces.release import checked, plan, setup
from app.workspaces.release.on_map import OutcomesOnMap
from app.workspaces.release.running import Running
from app.workspaces.release.state import RUN, ReleaseContext, ReleaseState


def _connect(context: ReleaseContext) -> None:
    page, running = context.panels["setup"], Running(context)
    assert isinstance(page, ResultPage)
    assert isinstance(page.foot, setup.ReleaseBar)
    page.foot.follow(running)
    OutcomesOnMap(context)
    docks = {dock.objectName(): dock for dock in context.program.window.docks(RELEASE)}
    checks = docks[f"{RELEASE}.checked"]
    context.state.when("checked", lambda of: checks.raise_() if of is not None else None)
    # A run that is shown on the map is what is meant again.
    context.program.session.current_run_changed.connect(
        lambda *_: setattr(context.state, "of", RUN)
    )
    context.program.part(RunKeys).set_run(RELEASE, page.foot.make)


WORKSPACE: Workspace[ReleaseState] = Workspace(
    RELEASE, ReleaseState, (setup.PANEL, plan.PANEL, checked.PANEL, checked.FILES), _connect
)
