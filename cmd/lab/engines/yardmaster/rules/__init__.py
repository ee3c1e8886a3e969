"""The rules of Yardmaster, a module for each chapter of the rulebook.

Clauses are named by the ids of engine/yardmaster/clauses.yaml (YM-BUY-04), open
questions by those of engine/yardmaster/rulings.yaml (YM-R-yard-timing).
"""
