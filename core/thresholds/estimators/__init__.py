"""How many people are unique in a population, estimated from a sample of it."""
