Feature: A tag that promises too much

  @YM-BUY-05
  Scenario: Nothing is bought here
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
