"""``python -m benchmarks.kill_saving``: a project that is saved over and over by a process that is
killed at random moments, and opened each time.

Two states are saved in turn. Whatever the moment of the kill, the file must be whole and one of the
two; what is left beside it must be gone after the next save, and the lock of the dead process must
be taken over.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import shapely

from core.errors import VbasError
from core.io.areas import AreaFile, AreaSource, read_areas
from core.io.project import Project, ProjectLock, read_project, write_project
from core.steps import finish

KILLS = 500
STATES = ("one", "two")
_SIDE = 20


def project_of(state: str, areas: AreaFile) -> Project:
    """A project that says throughout which state it is."""
    n, mark = len(areas.layer), STATES.index(state)
    return Project(
        area_files=(areas,),
        areas=0,
        columns={f"c{i}": np.full(n, mark, np.int64) for i in range(20)},
        workspace=state,
        log=tuple(f"{state} {i}" for i in range(2000)),
    )


def state_of(path: Path) -> str:
    """Which state a file is; raises VbasError if it does not open, ValueError if it is none."""
    found = finish(read_project(path))
    mark = STATES.index(found.workspace)
    whole = all((of == mark).all() for of in found.columns.values())
    logged = found.log == tuple(f"{found.workspace} {i}" for i in range(2000))
    if not whole or not logged or found.area_files[0].layer.geometry is None:
        raise ValueError("a mixture")
    return found.workspace


def save_for_ever(path: Path, source: Path, tell: Connection) -> None:
    """The child: takes the lock, then saves one state after the other."""
    areas = finish(read_areas(AreaSource(source, id_column="id")))
    projects = [project_of(state, areas) for state in STATES]
    if not ProjectLock(path).take():
        raise RuntimeError("locked")
    done = 0
    while True:
        finish(write_project(projects[done % 2], path))
        done += 1
        tell.send(done)


def write_areas(path: Path) -> None:
    """Squares."""
    import geopandas as gpd

    corners = [(7e6 + 1e3 * (i % _SIDE), 1e6 + 1e3 * (i // _SIDE)) for i in range(_SIDE * _SIDE)]
    shapes = [shapely.box(x, y, x + 1e3, y + 1e3) for x, y in corners]
    ids = [f"A{i}" for i in range(len(shapes))]
    gpd.GeoDataFrame({"id": ids}, geometry=shapes, crs=3347).to_file(path)


def kill_once(path: Path, source: Path, draw: random.Random) -> None:
    """Kills a process that saves, at a random moment of its third or fourth save."""
    # Forked of a process that has imported everything and done nothing yet: libraries that were
    # in use do not bear it.
    start = multiprocessing.get_context("forkserver")
    start.set_forkserver_preload(["core.io.project", "core.io.areas", "geopandas"])
    hear, tell = start.Pipe(duplex=False)
    child = start.Process(target=save_for_ever, args=(path, source, tell), daemon=True)
    child.start()
    tell.close()
    try:
        seconds = 0.0
        for _ in range(2):
            begin = time.monotonic()
            hear.recv()
            seconds = time.monotonic() - begin
        time.sleep(draw.uniform(0.0, 2.0 * seconds))
    finally:
        hear.close()
        child.kill()
        child.join()


def _left(path: Path, source: Path) -> list[str]:
    return sorted(of.name for of in path.parent.iterdir() if of not in (path, source))


def run(kills: int, seed: int, folder: Path) -> Counter[str]:
    """What became of the file, by kills; every key but those of `GOOD` is a fault."""
    source, path = folder / "areas.gpkg", folder / "project.vbas"
    write_areas(source)
    draw, found = random.Random(seed), Counter[str]()
    areas = finish(read_areas(AreaSource(source, id_column="id")))
    for _ in range(kills):
        kill_once(path, source, draw)
        try:
            found[f"opened as {state_of(path)}"] += 1
        except (VbasError, ValueError) as error:
            found[f"BROKEN: {error}"] += 1
        found["left something beside it"] += any(
            name.endswith(".gpkg") for name in _left(path, source)
        )
        lock = ProjectLock(path)
        found["lock taken over" if lock.take() else "LOCK NOT TAKEN OVER"] += 1
        project = replace(project_of(STATES[0], areas), log=("after",))
        finish(write_project(project, path))
        lock.release()
        found["clean after the next save" if not _left(path, source) else "NOT CLEANED"] += 1
    return found


GOOD = {"opened as one", "opened as two", "left something beside it"} | {
    "lock taken over",
    "clean after the next save",
}


def main() -> int:
    """Prints the counts; 1 if anything was not as it must be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = run(options.kills, options.seed, Path(folder))
    print(f"{options.kills} kills in {time.monotonic() - start:.0f} s")
    for what, times in sorted(found.items()):
        print(f"  {times:6,}  {what}")
    return int(bool(set(found) - GOOD))


if __name__ == "__main__":
    from benchmarks.kill_saving import main  # under its name, which the children import

    sys.exit(main())
