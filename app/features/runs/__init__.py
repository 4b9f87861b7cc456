"""Runs in words and pictures: names, measures, order."""
