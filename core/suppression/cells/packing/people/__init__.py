"""Persons with records in several rows: counted once in each class."""
