"""Record uniqueness: every combination of variables, from the distinct classes."""
