"""Which level of geography is enough: levels, rules, remedies."""
