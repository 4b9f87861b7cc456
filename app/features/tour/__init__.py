"""A minute that shows a newcomer the way."""
