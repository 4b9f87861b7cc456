import os
from pathlib import Path

import pytest

from core.cutoff.set_files import read_set
from core.errors import VbasError
from core.io.hierarchy_files import read_hierarchy
from core.io.layer_styles import is_style_file, read_styles
from core.io.small_tables import read_locks, read_sites
from core.small_files import read_small

READERS = {
    "bytes": read_small,
    "sites": read_sites,
    "locks": read_locks,
    "hierarchy": lambda path: read_hierarchy(path, "age"),
    "styles": read_styles,
    "coefficients": lambda path: read_set("a", path),
}


@pytest.mark.parametrize("reader", READERS)
def test_pipes_and_devices_are_refused_at_once(tmp_path, reader):
    pipe, device = tmp_path / "a.csv", tmp_path / "b.csv"
    os.mkfifo(pipe)
    device.symlink_to("/dev/zero")
    for path in (pipe, device):
        with pytest.raises(VbasError, match="device or a pipe"):
            READERS[reader](path)


def test_a_pipe_is_no_file_of_styles(tmp_path):
    os.mkfifo(tmp_path / "a.json")
    assert not is_style_file(tmp_path / "a.json")


def test_a_file_may_have_so_many_bytes(tmp_path: Path):
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert read_small(path, 5) == b"12345"
    with pytest.raises(VbasError, match="more than 4 bytes"):
        read_small(path, 4)
