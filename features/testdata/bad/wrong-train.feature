Feature: A result that does not come out

  Scenario: A railcar too many
    Given a Yardmaster game of ann and bob
    And ann's train is coal-2
    Then ann's train is coal-2 timber-2
    And ann has 99 points
