Feature: A decision that is not legal

  Scenario: Three coal without a coal
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-3
    When ann does "buy coal-3 pay coal*3"
    Then ann has 3 points
