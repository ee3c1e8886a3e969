Feature: Driving and rafting logs
  A worker drives one or two own logs into the next basin. From level II a worker rafts up to four own logs two basins down, for $2. Logs
  that come to the basin beside the stockpile are put on it at once.

  # ---------------------------------------------------------------- driving

  @worked @FR-EX-80 @FR-LUM-09
  Scenario: Two drives bring two logs to the stockpile
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 3 logs of p1
    When p1 does "drive basin-1 2"
    Then basin-1 holds 1 log of p1
    And basin-2 holds 2 logs of p1
    And p1 has 0 logs in stock
    When p1 does "drive basin-2 2"
    Then basin-1 holds 1 log of p1
    And basin-2 holds 0 logs of p1
    And basin-3 holds 0 logs of p1
    And p1 has 2 logs in stock
    And p1 has 0 standing workers

  @FR-LUM-09
  Scenario: A drive moves one or two logs, but not three
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 3 logs of p1
    Then p1 may do "drive basin-1 1"
    And p1 may do "drive basin-1 2"
    But p1 may not do "drive basin-1 3" because of FR-LUM-09

  @FR-LUM-09
  Scenario: A drive cannot move more logs than lie in the basin
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 1 log of p1
    Then p1 may do "drive basin-1 1"
    But p1 may not do "drive basin-1 2" because of FR-LUM-09
    And p1 may not do "drive basin-2 1" because of FR-LUM-09

  @FR-LUM-09
  Scenario: A player cannot drive another player's logs
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-1 holds 1 log of p1
    And basin-1 holds 2 logs of p2
    And basin-2 holds 1 log of p2
    Then p1 may not do "drive basin-2 1" because of FR-LUM-09
    And p1 may not do "drive basin-1 2" because of FR-LUM-09
    When p1 does "drive basin-1 1"
    Then basin-1 holds 2 logs of p2
    And basin-2 holds 1 log of p1
    And basin-2 holds 1 log of p2

  # With worker-carries logs can get below the stockpile at all.
  @FR-LUM-09
  Scenario Outline: Logs do not leave the last basin, <last> with <players>
    Given a Frontier game of <players>
    And the ruling "stock-arrival" is "worker-carries"
    And p1 is in lumbering at level I
    And <before> holds 2 logs of p1
    When p1 does "drive <before> 2"
    Then <last> holds 2 logs of p1
    And p1 may not do "drive <last> 1" because of FR-LUM-09

    Examples: the sixth with three boards, the eighth with four
      | players                | before  | last    |
      | p1 and p2              | basin-5 | basin-6 |
      | p1, p2 and p3          | basin-5 | basin-6 |
      | p1, p2, p3 and p4      | basin-7 | basin-8 |
      | p1, p2, p3, p4 and p5  | basin-7 | basin-8 |

  @worked @FR-EX-81 @FR-LUM-18
  Scenario: A basin with five logs takes one more log, but not two
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    And basin-2 holds 5 logs of p2
    Then p1 may not do "drive basin-1 2" because of FR-LUM-18
    When p1 does "drive basin-1 1"
    Then basin-2 holds 1 log of p1
    And basin-2 holds 5 logs of p2
    And p1 may not do "drive basin-1 1" because of FR-LUM-18

  @FR-LUM-18
  Scenario Outline: <to> takes a sixth log and no seventh
    Given a Frontier game of p1, p2, p3, p4 and p5
    And the stockpile stands at a4
    And the freight station stands at h6
    And it is p1's turn
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And <from> holds 2 logs of p1
    And <to> holds 5 logs of p2
    Then p1 may do "drive <from> 1"
    But p1 may not do "drive <from> 2" because of FR-LUM-18

    Examples:
      | from    | to      |
      | basin-3 | basin-4 |
      | basin-4 | basin-5 |
      | basin-5 | basin-6 |
      | basin-6 | basin-7 |
      | basin-7 | basin-8 |

  @FR-LUM-18
  Scenario: Logs driven to the stockpile need no room in its basin
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-2 holds 6 logs of p1
    And p1 has 8 logs in stock
    When p1 does "drive basin-2 2"
    Then p1 has 10 logs in stock
    And basin-2 holds 4 logs of p1

  @FR-LUM-09
  Scenario: The stock basin depends on the place of the stockpile
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level I
    And basin-2 holds 2 logs of p1
    When p1 does "drive basin-2 2"
    Then basin-3 holds 2 logs of p1
    And p1 has 0 logs in stock
    When p1 does "drive basin-3 2"
    Then basin-3 holds 0 logs of p1
    And basin-4 holds 0 logs of p1
    And p1 has 2 logs in stock

  @FR-ROUND-31
  Scenario: A player who is not in lumbering cannot drive logs
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And basin-1 holds 2 logs of p1
    Then p1 may not do "drive basin-1 2" because of FR-ROUND-31

  # ---------------------------------------------------------------- rafting

  @worked @FR-EX-82 @FR-LUM-21 @FR-LUM-22
  Scenario: A raft takes four logs two basins down for $2, and on to the stockpile for $2 more
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level II
    And p1 has $5
    And basin-1 holds 5 logs of p1
    Then p1 may not do "raft basin-1 5" because of FR-LUM-21 and the ruling "raft"
    When p1 does "raft basin-1 4"
    Then basin-1 holds 1 log of p1
    And basin-2 holds 0 logs of p1
    And basin-3 holds 4 logs of p1
    And p1 has $3
    When p1 does "raft basin-3 4"
    Then basin-3 holds 0 logs of p1
    And p1 has 4 logs in stock
    And p1 has $1
    And p1 has 0 standing workers

  @FR-LUM-21
  Scenario: A raft moves one to four logs, but not more than lie there
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And p1 has $4
    And basin-1 holds 2 logs of p1
    And basin-1 holds 2 logs of p2
    Then p1 may do "raft basin-1 1"
    And p1 may do "raft basin-1 2"
    But p1 may not do "raft basin-1 3" because of FR-LUM-21
    And p1 may not do "raft basin-2 1" because of FR-LUM-21

  @FR-SETUP-07
  Scenario: A player with $1 cannot afford a raft
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p1 has $1
    And basin-1 holds 4 logs of p1
    Then p1 may not do "raft basin-1 4" because of FR-SETUP-07
    But p1 may do "drive basin-1 2"

  @FR-ROUND-31
  Scenario: At level I a player cannot raft logs
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has $5
    And basin-1 holds 4 logs of p1
    Then p1 may not do "raft basin-1 4" because of FR-ROUND-31
    But p1 may do "drive basin-1 2"

  @FR-LUM-21
  Scenario: A raft ends at the stockpile, one basin down
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p1 has $2
    And basin-2 holds 3 logs of p1
    When p1 does "raft basin-2 3"
    Then p1 has 3 logs in stock
    And basin-4 holds 0 logs of p1
    And p1 has $0

  @FR-LUM-21 @FR-LUM-22
  Scenario: If a raft costs $1 in an owner's box, it still goes two basins down
    Given a Frontier game of p1 and p2
    And the component file:
      """
      lumbering: {raft: {price: 1}}
      """
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level II
    And p1 has $1
    And basin-1 holds 3 logs of p1
    When p1 does "raft basin-1 3"
    Then basin-3 holds 3 logs of p1
    And p1 has $0

  @FR-LUM-18 @FR-LUM-21
  Scenario: A raft needs room only where it ends
    Given a Frontier game of p1 and p2
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And p1 has $4
    And basin-1 holds 4 logs of p1
    And basin-2 holds 6 logs of p2
    And basin-3 holds 3 logs of p2
    Then p1 may not do "raft basin-1 4" because of FR-LUM-18
    When p1 does "raft basin-1 3"
    Then basin-3 holds 3 logs of p1
    And basin-2 holds 6 logs of p2

  @FR-LUM-09
  Scenario: Logs cannot leave the last basin even if it is full
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-6 holds 6 logs of p1
    Then p1 may not do "drive basin-6 1" because of FR-LUM-09

  @FR-SETUP-07 @FR-LUM-21
  Scenario: If a raft costs $3 in an owner's box, a player with $2 cannot raft
    Given a Frontier game of p1 and p2
    And the component file:
      """
      lumbering: {raft: {price: 3}}
      """
    And p1 is in lumbering at level II
    And p2 is in lumbering at level II
    And p1 has $2
    And p2 has $3
    And basin-2 holds 2 logs of p1
    And basin-2 holds 2 logs of p2
    Then p1 may not do "raft basin-2 1" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "raft basin-2 1"
    Then p2 has $0
    And p2 has 1 log in stock

  # ---------------------------------------------------------------- none at all

  @FR-LUM-09
  Scenario: A drive of no logs cannot be written, and a basin without own logs allows no drive
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    Then the word "drive basin-1 0" is not understood
    And p1 may not do "drive basin-2 1" because of FR-LUM-09
    And p1 may not do "drive basin-2 2" because of FR-LUM-09
    And p1 may not do "drive basin-6 1" because of FR-LUM-09

  @FR-LUM-21
  Scenario: A raft of no logs cannot be written, and a basin without own logs allows no raft
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p1 has $4
    And basin-1 holds 2 logs of p1
    Then the word "raft basin-1 0" is not understood
    And p1 may not do "raft basin-2 1" because of FR-LUM-21
    And p1 may not do "raft basin-2 4" because of FR-LUM-21

  @FR-LUM-09
  Scenario: With three logs in one basin and one in another, only three drives are legal
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And p1 has $0
    And basin-1 holds 3 logs of p1
    And basin-2 holds 1 log of p1
    And basin-2 holds 3 logs of p2
    Then p1 may do only:
      | drive basin-1 1 |
      | drive basin-1 2 |
      | drive basin-2 1 |
      | end-turn        |

  @FR-LUM-21
  Scenario: A player with five logs and the price of one raft can make only the listed drives and rafts
    Given a Frontier game of p1 and p2
    And the component file:
      """
      lumbering: {raft: {price: 1}}
      """
    And p1 is in lumbering at level II
    And p1 has $1
    And p1's election cube is on health-wealth-safety
    And basin-2 holds 5 logs of p1
    Then p1 may do only:
      | drive basin-2 1 |
      | drive basin-2 2 |
      | raft basin-2 1  |
      | raft basin-2 2  |
      | raft basin-2 3  |
      | raft basin-2 4  |
      | end-turn        |
