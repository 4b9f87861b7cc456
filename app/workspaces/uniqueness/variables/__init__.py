"""Which variables are asked for, and how they are recoded."""
