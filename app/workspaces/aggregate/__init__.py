"""Aggregate: from areas and records to regions, and what that costs."""
