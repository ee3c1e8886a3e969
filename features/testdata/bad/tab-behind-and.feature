Feature: F

  Scenario: S
    Given a Yardmaster game of ann and bob
    And	it is ann's turn
