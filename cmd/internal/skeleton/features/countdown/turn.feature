Feature: A turn of Countdown

  @CD-TURN-01
  Scenario: The last counter wins
    Given a Countdown game of ann and bob
    And it is bob's turn
    And ann has taken 6 counters
    And bob has taken 2 counters
    Then bob may not do "take 3" because of CD-TURN-01
    When bob does "take 2"
    Then bob has taken 4 counters
    And bob wins
