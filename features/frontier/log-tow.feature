Feature: Towing logs, and the black worker of a pile-up
  At level III a worker with a steamboat on the map moves all logs of a basin two basins down, whoever owns them. No log leaves or passes a
  basin with a black worker until he has been cleared away.

  # ---------------------------------------------------------------- towing

  @worked @FR-EX-83 @FR-LUM-31
  Scenario: Without a steamboat on the map no logs can be towed
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level III
    And basin-1 holds 1 log of p1
    And basin-1 holds 2 logs of p2
    Then p1 may not do "tow basin-1" because of FR-LUM-31
    And p1 may do "drive basin-1 1"

  @worked @FR-EX-83 @FR-LUM-31 @FR-LUM-32
  Scenario: With another player's steamboat a player can tow all three logs two basins down
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And a steamboat of p2 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-1 holds 1 log of p1
    And basin-1 holds 2 logs of p2
    When p1 does "tow basin-1"
    Then basin-1 holds 0 logs of p1
    And basin-1 holds 0 logs of p2
    And basin-3 holds 1 log of p1
    And basin-3 holds 2 logs of p2
    And p1 has 1 standing worker
    And p1 has $4

  @FR-LUM-32
  Scenario: Towed logs that come to the stockpile go to their owners' stock
    Given a Frontier game of p1 and p2
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-2 holds 1 log of p1
    And basin-2 holds 5 logs of p2
    When p1 does "tow basin-2"
    Then p1 has 1 log in stock
    And p2 has 5 logs in stock

  @FR-LUM-32
  Scenario: A basin with only other players' logs may be towed, but an empty basin cannot
    Given a Frontier game of p1 and p2
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-2 holds 2 logs of p2
    Then p1 may do "tow basin-2"
    But p1 may not do "tow basin-1" because of FR-LUM-32

  @FR-LUM-32
  Scenario: Four logs may be towed to a basin with two, as all find room together
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    And basin-1 holds 2 logs of p2
    And basin-3 holds 2 logs of p2
    When p1 does "tow basin-1"
    Then basin-3 holds 2 logs of p1
    And basin-3 holds 4 logs of p2

  @FR-LUM-18
  Scenario: Four logs cannot be towed to a basin with three, as not all find room
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    And basin-1 holds 2 logs of p2
    And basin-3 holds 3 logs of p2
    Then p1 may not do "tow basin-1" because of FR-LUM-18

  @FR-ROUND-31
  Scenario: At level II a player cannot tow logs, even with a steamboat
    Given a Frontier game of p1 and p2
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level II
    And basin-1 holds 1 log of p1
    And p1 has $4
    Then p1 may not do "tow basin-1" because of FR-ROUND-31
    But p1 may do "raft basin-1 1"

  @FR-LUM-31 @FR-LUM-32
  Scenario: A tow from the last basin but one ends in the last basin
    Given a Frontier game of p1 and p2
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And basin-5 holds 2 logs of p1
    When p1 does "tow basin-5"
    Then basin-5 holds 0 logs of p1
    And basin-6 holds 2 logs of p1

  # ---------------------------------------------------------------- the black worker

  @FR-ROUND-08
  Scenario: No log leaves a basin with a black worker, by drive, raft or tow
    Given a Frontier game of p1 and p2
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And basin-2 holds 2 logs of p1
    And a black worker lies in basin-2
    Then p1 may not do "drive basin-2 1" because of FR-ROUND-08
    And p1 may not do "raft basin-2 1" because of FR-ROUND-08
    And p1 may not do "tow basin-2" because of FR-ROUND-08

  @FR-ROUND-08
  Scenario: Logs may come into a basin with a black worker
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And basin-1 holds 2 logs of p1
    And a black worker lies in basin-2
    When p1 does "drive basin-1 2"
    And p1 does "cut d6 via d6"
    Then basin-2 holds 3 logs of p1

  @FR-ROUND-08
  Scenario Outline: A <move> ends in the basin with the black worker
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And a steamboat of p1 stands at i5
    And p1 is in lumbering at level III
    And basin-1 holds 2 logs of p1
    And a black worker lies in basin-2
    When p1 does "<move>"
    Then basin-2 holds 2 logs of p1
    And basin-3 holds 0 logs of p1
    And a black worker lies in basin-2

    Examples:
      | move           |
      | raft basin-1 2 |
      | tow basin-1    |

  @FR-ROUND-08 @FR-LUM-18
  Scenario: A raft that must stop at the black worker needs room in that basin
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    And basin-2 holds 5 logs of p2
    And a black worker lies in basin-2
    Then p1 may not do "raft basin-1 2" because of FR-LUM-18
    When p1 does "raft basin-1 1"
    Then basin-2 holds 1 log of p1
    And basin-3 holds 0 logs of p1

  @FR-ROUND-08
  Scenario: A worker clears the black worker away, and the logs move again
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-2 holds 2 logs of p1
    And a black worker lies in basin-2
    When p1 does "clear basin-2"
    Then no black worker lies in basin-2
    And p1 has 1 standing worker
    And p1 has $4
    And p1 may do "drive basin-2 2"

  @FR-ROUND-07
  Scenario: If no black worker lies in a basin, it cannot be cleared
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    And a black worker lies in basin-2
    Then p1 may not do "clear basin-1" because of FR-ROUND-07
    But p1 may do "clear basin-2"

  @FR-ROUND-31 @FR-ROUND-21
  Scenario: Clearing a pile-up needs a standing worker of a lumbering player
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And p1 has 0 standing workers
    And basin-2 holds 2 logs of p1
    And a black worker lies in basin-2
    Then p1 may not do "clear basin-2" because of FR-ROUND-21
    When p1 does "end-turn"
    Then p2 may not do "clear basin-2" because of FR-ROUND-31

 
  Scenario: Any lumbering player may clear a pile-up, whoever owns the logs there
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-2 holds 2 logs of p2
    And a black worker lies in basin-2
    When p1 does "clear basin-2"
    Then no black worker lies in basin-2
