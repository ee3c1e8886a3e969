Feature: A table and no question

  Scenario: A table is laid
    Given a Yardmaster game of ann and bob
    And ann's train is coal-2
