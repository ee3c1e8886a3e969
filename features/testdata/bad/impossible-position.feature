Feature: A position that cannot be

  Scenario: Two railcars of which there is one
    Given a Yardmaster game of ann and bob
    And ann's train is coal-4 coal-4
    Then ann has 8 points
