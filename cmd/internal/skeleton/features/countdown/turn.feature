Feature: A turn of Countdown

  @CD-TURN-01
  Scenario: The last counter wins
    Given a Countdown game of ann and bob
    And it is bob's turn
    And ann's counters are 6
    And bob's counters are 2
    Then bob may not do "take 3" because of CD-TURN-01
    When bob does "take 2"
    Then bob's counters are 4
    And bob wins
    But ann may not do "take 1" because of CD-TURN-01

  @CD-TURN-01
  Scenario: Players take turns
    Given a Countdown game of ann and bob
    When ann does "take 3"
    Then it is bob's turn
    And ann may not do "take 1" because of CD-TURN-01

  @CD-TURN-01
  Scenario: Nobody has taken a counter before the first turn
    Given a Countdown game of ann and bob
    Then ann's counters are 0
    And ann may do "take 3"

  @CD-TURN-01
  Scenario: There are ten counters to take
    Given a Countdown game of ann and bob
    And ann's counters are 6
    And bob's counters are 5
    Then the position is refused because of CD-TURN-01
