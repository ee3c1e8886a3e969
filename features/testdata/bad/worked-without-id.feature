Feature: An example of ours that does not say which

  @worked @YM-SWAP-02
  Scenario: A swap out of some example of ours
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock
