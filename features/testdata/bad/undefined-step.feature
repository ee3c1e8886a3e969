Feature: A step that is not in the vocabulary

  Scenario: A train is asked for in other words
    Given a Yardmaster game of ann and bob
    And ann's train is coal-2
    Then ann has a train of coal-2
