"""What ``vbas`` does without a display: the sample study, its numbers and a picture of its map."""

from __future__ import annotations

from pathlib import Path

from app.cli.aggregate import aggregate_steps, print_run
from app.cli.progress import drive
from core.io.sample import sample_scenario
from core.map.picture import save_run_picture

FOLDER = Path("out") / "sample"


def run_sample(folder: Path = FOLDER) -> int:
    """Runs the sample study, prints its measures, writes its files and a PNG of the map."""
    print("There is no display, so the sample study runs without a window.")
    done = drive(aggregate_steps(sample_scenario(), folder))
    picture = folder.with_suffix(".png")
    save_run_picture(picture, done.loaded.area_file.layer, done.run.aggregation)
    print_run(done, folder)
    print(f"Map: {picture.resolve()}")
    return 0
