Feature: Somebody who does not play

  Scenario: Fay has no seat
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then fay has 0 points
