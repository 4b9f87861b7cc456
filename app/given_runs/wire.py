"""Who tells whom what: runs that nobody calculated: today's practice and imported regions."""

from __future__ import annotations

from app.given_runs.cards import CardWiring
from app.given_runs.today import TodaysPractice
from app.program import Program


def wire(program: Program) -> None:
    """Makes today's practice for every study, and imports regions."""
    today = TodaysPractice(program.session, program.background, program.window)
    CardWiring(program, today)
