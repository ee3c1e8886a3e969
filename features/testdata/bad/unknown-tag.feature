Feature: A tag that is no clause

  @YM-SWAP-99
  Scenario: A swap under a clause that does not exist
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
