Feature: A game that is not here

  Scenario: A game of whist
    Given a Whist game of ann and bob
    Then it is ann's turn
