Feature: An example of the book that passes for one of ours

  @worked @YM-EX-04
  Scenario: A swap of the book
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
