Feature: An example of ours that passes for one of the book

  @example @YM-EX-17
  Scenario: A swap of ours
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
