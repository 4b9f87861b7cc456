"""Runs that nobody calculated: today's practice and imported regions."""
