"""Widgets and helpers that every panel shares; they know no session and no workspace."""
