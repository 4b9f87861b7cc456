"""Peers run in processes and environments of their own, within limits; what they made is kept."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

GIB = 8.0
ENVIRONMENTS = {
    "pygeoda": ("pygeoda", "geopandas"),
    "spopt": ("spopt", "geopandas"),
    "gerrychain": ("gerrychain",),
    "pycanon": ("pycanon",),
    "anjana": ("anjana", "pyarrow"),
}
NO_ENVIRONMENT = "its environment could not be made: "


@dataclass(frozen=True)
class Asked:
    """What was said on the command line.

    Attributes
    ----------
    limit
        Seconds for each method.
    ends
        When no method is begun any more, on the monotonic clock.
    kept
        Where what a method made is kept.
    sizes, seeds
        Areas and regions of the tables; their data seeds.
    """

    quick: bool
    long: bool
    limit: float
    ends: float
    kept: Path
    sizes: tuple[tuple[int, int], ...]
    seeds: tuple[int, ...]

    def outcome(
        self, method: str, table: str, run: Callable[[Path], dict[str, float] | str]
    ) -> tuple[Path, dict[str, float] | str]:
        """Where a method's result is, and what it took or why there is none; kept once known."""
        folder = self.kept / table / method.replace(" ", "-")
        said = folder / "said.json"
        if said.is_file():
            return folder, json.loads(said.read_text())
        if time.monotonic() > self.ends:
            return folder, "not begun: the same command goes on"
        folder.mkdir(parents=True, exist_ok=True)
        took = run(folder)
        if not (isinstance(took, str) and took.startswith(NO_ENVIRONMENT)):
            said.write_text(json.dumps(took))
        return folder, took


def run_peer(method: str, folder: Path, limit: float) -> dict[str, float] | str:
    """A peer on what is in a folder: what it took, or why there is nothing."""
    uv = shutil.which("uv") or str(Path(sys.prefix).parent / ".uv/bin/uv")
    if not Path(uv).exists():
        return NO_ENVIRONMENT + "uv is not there"
    wanted = [f"--with={name}" for name in ENVIRONMENTS[method.split(".")[0]]]
    python = [uv, "run", "-q", "--no-project", "--python", sys.executable, *wanted, "python"]
    environment = {name: of for name, of in os.environ.items() if name != "VIRTUAL_ENV"}
    environment |= {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    made = subprocess.run([*python, "-c", ""], env=environment, capture_output=True, text=True)
    if made.returncode:
        return NO_ENVIRONMENT + _last_line(made.stderr)
    script = Path(__file__).with_name("peer_methods.py")
    child = subprocess.Popen(
        [*python, str(script), method, str(folder), str(GIB)],
        **{"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE},
        **{"text": True, "start_new_session": True},
    )
    try:
        _, said = child.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()
        return f"over {limit:.0f} s, imports included"
    result = folder / "result.json"
    if not result.is_file():
        return "failed: " + _last_line(said)
    return dict(json.loads(result.read_text()))


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no result"])[-1][:90]
