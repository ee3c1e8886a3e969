Feature: A table that is not closed

  Scenario: A step in no language
    Given a Yardmaster game of ann and bob
    Whenever ann does "swap bob"
    Then ann's token is livestock
