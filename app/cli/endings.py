"""How a command can end early and still have done something."""

from __future__ import annotations


class Interrupted(Exception):  # noqa: N818 (an ending, not an error)
    """The command was interrupted and kept what it had; the message says what and where."""
