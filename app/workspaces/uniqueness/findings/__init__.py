"""Verdict, weights, omission, and every recode that was tried."""
