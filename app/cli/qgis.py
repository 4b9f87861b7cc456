"""``vbas qgis``: the plugin for QGIS as a ZIP file."""

from __future__ import annotations

from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from app.cli.options import Options
from core.io.atomic import whole_file
from resources import path

NAME = "vbas_processing"


def run(options: Options) -> None:
    """Runs the command: writes the plugin's files and its icon."""
    folder = path(f"qgis/{NAME}")
    files = {of.name: of for of in sorted(folder.iterdir()) if of.suffix in (".py", ".txt")}
    with whole_file(options.out) as partial, ZipFile(partial, "w", ZIP_DEFLATED) as packed:
        for name, file in {**files, "icon.svg": path("desktop/vbas.svg")}.items():
            # Without the time, so that the same plugin is the same file.
            packed.writestr(ZipInfo(f"{NAME}/{name}"), file.read_bytes(), ZIP_DEFLATED)
    print(f"The plugin is {options.out}. In QGIS: Plugins > Install from ZIP.")
