"""Fingerprints of files."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from core.errors import VbasError
from core.io.digest import digest_steps, file_digest


def test_sha256(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(b"abc")
    assert file_digest(path) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    whole = bytes(range(256)) * 80_000
    path.write_bytes(whole)
    assert file_digest(path) == hashlib.sha256(whole).hexdigest()
    assert next(digest_steps(path)).total == len(whole)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(VbasError, match="cannot be read"):
        file_digest(tmp_path / "none")
