"""The differencing guard: which small classes several releases of one source give back together.

A class that every release suppresses may be the difference of classes that they show: a marginal
minus its parts (Fellegi 1972), or a region minus another that lies within it (Duke-Williams and
Rees 1998). What is public is a system of linear equations and bounds in whole numbers; the guard
finds every class of a stated family that it confines to between 1 and k - 1 people (bounds of
cells given marginals: Dobra and Fienberg 2000; why many exact answers always give back the rest:
Dinur and Nissim 2003).

`releases.py` what a recipient knows of one release, and published totals; `system.py` all of them
together as unknowns, equations and the classes that are looked at; `bounds.py` their bounds, by
`kernels.py` (propagation and exchanges, compiled) and `programmes.py` (HiGHS); `guard.py` the
answer; `remedies.py` what would help, with its price, and `rows.py` record by record.

References
----------
Fellegi, I. P. (1972). On the question of statistical confidentiality. JASA 67(337), 7-18.
Duke-Williams, O., Rees, P. (1998). Can census offices publish statistics for more than one small
area geography? An analysis of the differencing problem in statistical disclosure. IJGIS 12(6),
579-605.
Dobra, A., Fienberg, S. E. (2000). Bounds for cell entries in contingency tables given marginal
totals and decomposable graphs. PNAS 97(22), 11885-11892.
Cox, L. H. (1980). Suppression methodology and statistical disclosure control. JASA 75(370),
377-385.
Dinur, I., Nissim, K. (2003). Revealing information while preserving privacy. PODS, 202-210.
"""
