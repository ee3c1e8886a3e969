Feature: An example that is not marked as one

  @YM-EX-17 @YM-SWAP-02
  Scenario: A swap out of an example
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
