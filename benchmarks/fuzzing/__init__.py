"""Damaged files for every reader; run by ``python -m benchmarks.fuzz``."""
