Feature: F

  Scenario: S
    Given a Yardmaster game of ann and bob
    when ann does "draw deck"
