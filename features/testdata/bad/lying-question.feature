Feature: A tag of a question that is never asked

  @YM-R-win-timing
  Scenario: Nobody loads anything here
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
