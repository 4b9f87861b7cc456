"""A pack verified from its files alone, by means of its own: nothing here makes packs."""
