"""The Uniqueness workspace: every combination of variables, and what each variable adds."""
