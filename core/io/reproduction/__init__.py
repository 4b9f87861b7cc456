"""Reproductions of papers carried out: data made, runs kept one by one, the page written."""
