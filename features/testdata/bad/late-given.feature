Feature: A table laid while the game is on

  Scenario: Cards from nowhere
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Given ann holds coal*5
    Then ann has 5 cards in hand
