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

  @CD-TURN-01
  Scenario: Nobody has taken a counter before the first turn
    Given a Countdown game of ann and bob
    Then ann has taken 0 counters
    And ann may do "take 3"

  @CD-TURN-01
  Scenario: There are ten counters to take
    Given a Countdown game of ann and bob
    And ann has taken 6 counters
    And bob has taken 5 counters
    Then the position is refused because of CD-TURN-01
