Feature: A decision that is misspelt

  Scenario: A swap with a slip of the pen
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swop bob"
    Then ann's token is livestock
