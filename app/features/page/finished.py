"""Whether the map shows a result, or regions on their way."""

from __future__ import annotations

import numpy as np

from app.frame.program import Program


def shows_result(program: Program) -> bool:
    """Whether the map shows the regions of the shown run, not some on their way."""
    entry = program.session.current_run
    if not program.map_wiring.live.active:
        return True
    labels = program.window.map_panel.canvas.scene.labels
    if entry is None or labels is None:
        return False
    return np.array_equal(labels, entry.run.aggregation.labels)
