"""How quickly commands and the window start: modules, processor seconds, memory.

Each start is a process of its own, warm: bytecode and compiled kernels are there. The plain
version beside them is what pandas with geopandas takes to be imported.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from core.io.sample import sample_folder

TIMES = 5

_TELL = (
    "import os, resource, sys\n"
    "used = resource.getrusage(resource.RUSAGE_SELF)\n"
    "told = [of for of in open('/proc/self/status') if of.startswith('VmHWM')]\n"
    "peak = int(told[0].split()[1])\n"
    "sys.stderr.write('\\nSTART %f %d %d\\n' % (\n"
    "    used.ru_utime + used.ru_stime, len(sys.modules), peak // 1024))\n"
    "sys.stderr.flush()\n"
    "os._exit(0)\n"
)
_COMMAND = (
    "import sys\n"
    "from app.cli.main import main\n"
    "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
) + _TELL
_WINDOW = (
    "import sys\n"
    "from PySide6.QtCore import QTimer\n"
    "from PySide6.QtWidgets import QApplication\n"
    "application = QApplication([])\n"
    "application.setStyle('Fusion')\n"
    "from app.frame.splash import show_splash\n"
    "splash = show_splash('light')\n"
    "if sys.argv[1] == 'splash':\n    " + _TELL.replace("\n", "\n    ").rstrip() + "\n"
    "from app.kit.language import Language\n"
    "from app.kit.settings import Settings\n"
    "from app.start import Running, open_first\n"
    "program = Running(application, Settings(theme='light'), Language()).program\n"
    "program.window.resize(1600, 1000)\n"
    "program.window.show()\n"
    "splash.finish(program.window)\n"
    "open_first(program, [])\n"
    "canvas = program.window.map_panel.canvas\n"
    "whole = sys.argv[1] == 'opened'\n"
    "def look():\n"
    "    waits = program.jobs.busy and whole\n"
    "    if canvas.scene.polygons is None or not canvas.is_sharp() or waits:\n"
    "        QTimer.singleShot(10, look)\n"
    "        return\n"
    "    " + _TELL.replace("\n", "\n    ").rstrip() + "\n"
    "look()\n"
    "application.exec()\n"
)


def measured(code: str, *given: str) -> tuple[float, int, int]:
    """Processor seconds (median of `TIMES`), modules, and most memory in MB of a start."""
    found = []
    for _ in range(TIMES + 1):  # the first one writes what the others find
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        with tempfile.TemporaryDirectory() as home:
            done = subprocess.run(
                [
                    sys.executable,
                    "-c",
                    code,
                    *[of.replace("OUT", f"{home}/out") for of in given],
                ],
                env={**environment, "HOME": home, "QT_QPA_PLATFORM": "offscreen"},
                capture_output=True,
                text=True,
                check=True,
            )
        line = next(of for of in done.stderr.splitlines() if of.startswith("START "))
        seconds, modules, memory = line.split()[1:]
        found.append((float(seconds), int(modules), int(memory)))
    return median(of[0] for of in found[1:]), found[-1][1], max(of[2] for of in found)


def main() -> None:
    """Prints the table."""
    sample = Path(sample_folder())
    aggregate = ["aggregate", "--areas", str(sample / "areas.gpkg"), "--layer", "areas"]
    aggregate += ["--records", str(sample / "records.parquet"), "--area-id", "area_id"]
    aggregate += ["--qi", "age,sex", "--k", "5", "--out", "OUT"]
    plain, *_ = rest = measured("import pandas, geopandas\n" + _TELL)
    print(f"{'start':<34}{'s of processor':>15}{'ratio':>8}{'modules':>9}{'MB':>6}")
    rows = [("pandas and geopandas imported", rest)]
    rows += [
        ("vbas --help", measured(_COMMAND, "--help")),
        ("vbas cutoff", measured(_COMMAND, "cutoff", "--qi", "age=18,sex=2")),
        ("vbas aggregate, the sample", measured(_COMMAND, *aggregate)),
        ("window: splash", measured(_WINDOW, "splash")),
        ("window: map of the sample, sharp", measured(_WINDOW, "map")),
        ("window: the sample, all of it", measured(_WINDOW, "opened")),
    ]
    for name, (seconds, modules, memory) in rows:
        print(f"{name:<34}{seconds:>15.2f}{seconds / plain:>8.2f}{modules:>9,}{memory:>6,}")


if __name__ == "__main__":
    main()
