Feature: A table without a game

  Scenario: Whose turn is it
    Then it is ann's turn
