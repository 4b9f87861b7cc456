"""``vbas qgis``: its options."""

from __future__ import annotations

from app.cli.commands.shared import out_folder
from app.cli.options import Command

QGIS = Command(
    "qgis",
    "Write the plugin that brings VBAS into QGIS.",
    """Write the plugin that brings VBAS into QGIS's Processing, as a ZIP file.

    In QGIS: Plugins > Manage and Install Plugins > Install from ZIP. Its algorithms Aggregate,
    Levels, Suppress and Verify run this program; where it is not on the path, Settings > Options
    > Processing > Providers > VBAS says where it is.
    """,
    (out_folder("The ZIP file to write."),),
)
