"""What a wheel and a bundle carry: every file that the program reads."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEEL = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
CARRIED = {*WHEEL["packages"], *WHEEL["force-include"]}
_NAMED = re.compile(r'\b(?:path|read_text)\(\s*f?"([\w./-]+\.\w+)"')


def test_packages_that_are_imported_are_carried():
    imported = {"app", "core", "resources", "sample_data"}
    assert imported == CARRIED
    assert WHEEL["force-include"] == {"sample_data": "sample_data"}
    assert set(WHEEL) == {"packages", "force-include"}, "a rule may leave files out"
    command, _, function = PROJECT["project"]["scripts"]["vbas"].partition(":")
    module = ROOT / (command.replace(".", "/") + ".py")
    assert f"def {function}(" in module.read_text(encoding="utf-8")


def test_nothing_that_is_read_is_ignored():
    """A wheel has no file that git ignores."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("no git here")
    files = [of for name in CARRIED for of in (ROOT / name).rglob("*") if of.is_file()]
    names = [str(of.relative_to(ROOT)) for of in files if "__pycache__" not in of.parts]
    assert len(names) > 500
    done = subprocess.run(
        ["git", "check-ignore", "--stdin"],
        input="\n".join(names),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert set(done.stdout.split()) <= {"sample_data/.keep"}, done.stderr


def test_files_named_in_the_sources_are_there():
    named = {
        name
        for package in ("app", "core")
        for file in (ROOT / package).rglob("*.py")
        for name in _NAMED.findall(file.read_text(encoding="utf-8"))
    }
    assert "provinces.toml" in named
    assert not [of for of in named if not (ROOT / "resources" / of).is_file()]


def test_what_is_read_by_folder_is_there():
    for of in ("translations/vbas_fr.qm", "manual/fr/start.md", "coefficients/croft-2015.toml"):
        assert (ROOT / "resources" / of).is_file(), of
    for of in ("areas.gpkg", "records.parquet", "categories.toml"):
        assert (ROOT / "sample_data" / of).is_file(), of


def test_the_bundle_carries_the_same():
    spec = (ROOT / "setup" / "vbas.spec").read_text(encoding="utf-8")
    (ours,) = re.findall(r"^OURS = \((.*)\)$", spec, flags=re.MULTILINE)
    assert {of.strip('" ') for of in ours.split(",")} == CARRIED
    assert '(str(ROOT / "resources"), "resources")' in spec


def test_packages_for_the_window_are_named_in_the_readme():
    packages = (ROOT / "resources/desktop/debian-packages.txt").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for line in packages.splitlines():
        assert line.startswith("#") or line in readme, line
