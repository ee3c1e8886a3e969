Feature: Attempts at what is not there
  What is refused because somebody else has to decide, or because what the attempt speaks of does not exist.

  # ---------------------------------------------------------------- who decides

  @FR-SETUP-17
  Scenario: Before chance has named the starting player, no player can act
    Given a Frontier game of p1 and p2
    Then p1 may not do "industry mining" because of FR-SETUP-17
    And p2 may not do "end-turn" because of FR-SETUP-17

  @FR-GOAL-05
  Scenario: During a player's turn chance cannot make a decision
    Given a Frontier game of p1 and p2
    And it is p1's turn
    Then chance may not do "end-turn" because of FR-GOAL-05

  @FR-SETUP-10 @FR-SETUP-15 @FR-SETUP-16 @FR-SETUP-17 @FR-SETUP-19 @FR-MIN-08 @FR-MIN-26 @FR-CHAR-03 @FR-ROUND-33
  Scenario: A player cannot decide draws, deals, throws and shuffles
    Given a Frontier game of p1 and p2
    And it is p1's turn
    Then p1 may not do "start P1" because of FR-SETUP-17
    And p1 may not do "reveal railroad RR1" because of FR-SETUP-10
    And p1 may not do "event I-1" because of FR-SETUP-19
    And p1 may not do "goal G1" because of FR-SETUP-15
    And p1 may not do "assistant A1" because of FR-SETUP-16
    And p1 may not do "severity 1" because of FR-ROUND-33
    And p1 may not do "die 3" because of FR-MIN-08
    And p1 may not do "deposit-die 3" because of FR-MIN-26
    And p1 may not do "card A1" because of FR-CHAR-03

  # ---------------------------------------------------------------- buildings that do not stand there

  @FR-LUM-05
  Scenario: A player cannot fell trees from a space that has no camp
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    Then p1 may not do "cut d6 via c6" because of FR-LUM-05
    But p1 may do "cut d6 via d6"

  @FR-MIN-07
  Scenario: A player cannot pan on a space without a deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    Then p1 may not do "pan q6 0" because of FR-MIN-07
    But p1 may do "pan p6 0"

  @FR-RAN-25
  Scenario: A player cannot use a stable where none stands
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And a farmstead of p1 stands at o7
    And p1 has 2 horses on cards
    Then p1 may not do "stable n7" because of FR-RAN-25

  # ---------------------------------------------------------------- the last basin

  @FR-LUM-09 @FR-LUM-32
  Scenario: No log can leave the last basin, as the river ends there
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a steamboat of p2 stands at i5
    And basin-6 holds 2 logs of p1
    Then p1 may not do "drive basin-6 1" because of FR-LUM-09
    And p1 may not do "raft basin-6 1" because of FR-LUM-21
    And p1 may not do "tow basin-6" because of FR-LUM-32

  # ---------------------------------------------------------------- cards and housing

  @FR-CHAR-18
  Scenario: A tycoon who is not in office can neither act nor be swapped out
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the office holds T1 T2 T3 T4 T5
    Then p1 may not do "tycoon T9" because of FR-CHAR-18
    When p1 does "use j7 deck"
    And chance does "card T6"
    Then p1 may not do "swap T6 for T9" because of FR-CHAR-18
    And p1 may not do "swap T1 for T2"
    But p1 may do "swap T6 for T1"

  @FR-ROUND-34
  Scenario: If the mayor upgrades a tent, it must be a tent that stands
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "mayor-one"
    And it is round 4
    And it is p2's turn
    And p2's election cube is on wealth
    When p2 does "end-turn"
    And p2 does "promise wealth=1"
    And p2 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    Then p2 may not do "house i7" because of FR-ROUND-34 and the ruling "upgrade-housing"
    But p2 may do "house i6"

  @FR-CHAR-18
  Scenario: An assistant cannot be placed as a tycoon
    Given a Frontier game of p1 and p2
    And p1 holds A5
    And the office holds T4
    Then p1 may not do "tycoon A5" because of FR-CHAR-18
    But p1 may do "tycoon T4"

  # ---------------------------------------------------------------- spaces that no map has

  Scenario Outline: A space is a column from a to x and a row from 1 to 9 - no space is called <written>
    Given a Frontier game of p1 and p2
    And it is p1's turn
    And p1 has 1 log in stock
    Then p1 may do "build general-store at i7"
    But the word "build general-store at <written>" is not understood

    Examples:
      | written |
      | I7      |
      | y7      |
      | i0      |
      | i:      |
      | i77     |
      | i       |
