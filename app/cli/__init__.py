"""The command line: one file per command; never imports Qt."""

from app.cli.main import main

__all__ = ["main"]
