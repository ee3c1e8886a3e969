Feature: A step that is known after another word

  Scenario: A result cannot be given
    Given a Yardmaster game of ann and bob
    And ann has 3 points
    Then ann has 3 points
