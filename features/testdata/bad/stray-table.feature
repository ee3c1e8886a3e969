Feature: A table that no step reads

  Scenario: Points in a table
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then ann has 0 points
      | ann | 0 |
