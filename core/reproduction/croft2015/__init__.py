"""Croft, Shi, Sack and Corriveau (2015), sections 4 and 5: twelve scenarios, all components."""
