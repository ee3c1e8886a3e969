Feature: A table that is not there

  Scenario: Only what
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then ann may do only:
