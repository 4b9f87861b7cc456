"""The account where records name persons: sizes that do not add up over areas."""
