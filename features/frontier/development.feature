Feature: Developing the railroad and the telegraph
  A player pays for the face-up tile of a track, it counts as built, he gets an investment point, and the next tile of the track is
  turned up. Five of the nine tiles of a track come up in a game.

  # ---------------------------------------------------------------- one development

  @worked @FR-EX-67 @FR-GEN-07 @FR-GEN-08 @FR-GEN-09 @FR-GEN-10 @FR-GEN-11 @FR-GOAL-10 @FR-RAIL-01 @FR-RAIL-02
  Scenario: RR1 costs $4, gives a point and moves the red train four spaces on, along the way the mayor names
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 has $8
    And RR1 is face up
    And the red line is r9
    When p2 does "develop railroad"
    Then p1 may do only:
      | track q9 |
      | track r8 |
    When these decisions are taken:
      """
      p1: track q9
      p1: track q8
      p1: track q7
      p1: track p7
      chance: reveal railroad RR6
      """
    Then p2 has $4
    And p2's investment track is 1
    And p1's investment track is 0
    And RR1 was built by p2
    And the red line is r9 q9 q8 q7 p7
    And the red train is not connected
    And RR6 is face up
    And it is p2's turn

  @FR-GEN-07 @FR-GEN-11 @FR-GOAL-10
  Scenario: A telegraph tile is paid for, gives a point and moves no train
    Given a Frontier game of p1 and p2
    And p1 has $4
    And TG1 is face up
    And the red line is r9
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG5"
    Then p1 has $1
    And p1's investment track is 1
    And p1's political track is 0
    And TG1 was built by p1
    And TG5 is face up
    And the red line is r9
    And p1 has 2 standing workers
    And the play rests on FR-GEN-07

  @FR-GEN-07 @FR-GEN-08 @FR-GEN-11
  Scenario: A telegraph tile that is paid for and built gives an investment point
    Given a Frontier game of p1 and p2
    And p1 has $4
    And TG1 is face up
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG5"
    Then it brings about "p1 pays $3"
    And it brings about "p1 builds TG1"
    And it brings about "p1's investment track is at 1"
    But it does not bring about "p1's political track is at 1"

  @FR-GEN-07
  Scenario: A player may build several tiles of both tracks in one turn
    Given a Frontier game of p1 and p2
    And p1 has $10
    And TG1 is face up
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG2"
    And p1 does "develop telegraph"
    And chance does "reveal telegraph TG3"
    And p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then p1 has $0
    And p1's investment track is 3

  # ---------------------------------------------------------------- prices

  @FR-GEN-07 @FR-SETUP-07
  Scenario Outline: <tile> costs $<price>
    Given a Frontier game of p1 and p2
    And it is p1's turn
    And <tile> is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p1 has $<short>
    And p2 has $<price>
    Then p1 may not do "develop <track>" because of FR-SETUP-07
    When p1 does "end-turn"
    Then p2 may do "develop <track>"
    When p2 does "develop <track>"
    And chance decides <chance>
    Then p2 has $<left>
    And p2's investment track is <points>

    Examples: railroad
      | tile | track    | price | short | left | points | chance  |
      | RR1  | railroad | 4     | 3     | 0    | 1      | 1 time  |
      | RR2  | railroad | 4     | 3     | 0    | 1      | 1 time  |
      | RR3  | railroad | 4     | 3     | 0    | 1      | 1 time  |
      | RR4  | railroad | 5     | 4     | 0    | 1      | 1 time  |
      | RR5  | railroad | 5     | 4     | 0    | 1      | 1 time  |
      | RR6  | railroad | 4     | 3     | 0    | 1      | 0 times |
      | RR7  | railroad | 4     | 3     | 0    | 1      | 0 times |
      | RR8  | railroad | 5     | 4     | 0    | 1      | 0 times |
      | RR9  | railroad | 6     | 5     | 0    | 2      | 2 times |

    Examples: telegraph
      | tile | track     | price | short | left | points | chance  |
      | TG1  | telegraph | 3     | 2     | 0    | 1      | 1 time  |
      | TG2  | telegraph | 3     | 2     | 0    | 1      | 1 time  |
      | TG3  | telegraph | 3     | 2     | 0    | 1      | 1 time  |
      | TG4  | telegraph | 4     | 3     | 0    | 1      | 1 time  |
      | TG5  | telegraph | 4     | 3     | 0    | 1      | 1 time  |
      | TG6  | telegraph | 4     | 3     | 0    | 1      | 2 times |
      | TG7  | telegraph | 5     | 4     | 0    | 1      | 2 times |
      | TG8  | telegraph | 5     | 4     | 3    | 1      | 1 time  |
      | TG9  | telegraph | 6     | 5     | 0    | 2      | 2 times |

  # ---------------------------------------------------------------- the next tile

  @worked @FR-EX-11 @FR-SETUP-10 @FR-COMP-17 @FR-COMP-18
  Scenario: At the start each track has one of its nine tiles face up
    Given a Frontier game of p1 and p2
    When chance does "start P1"
    Then chance may do "reveal railroad RR1" with 1 chance in 9
    And chance may do "reveal railroad RR9" with 1 chance in 9
    When chance does "reveal railroad RR9"
    Then chance may do "reveal telegraph TG1" with 1 chance in 9
    And chance may do "reveal telegraph TG9" with 1 chance in 9
    When chance does "reveal telegraph TG2"
    Then RR9 is face up
    And TG2 is face up
    And 1 railroad tile is laid out
    And 1 telegraph tile is laid out

  @worked @FR-EX-11 @FR-GEN-09
  Scenario: After two tiles the next tile is one of the seven not yet revealed
    Given a Frontier game of p1 and p2
    And p1 has $9
    And TG1 was built by p2
    And TG2 is face up
    When p1 does "develop telegraph"
    Then chance may do "reveal telegraph TG3" with 1 chance in 7
    And chance may do "reveal telegraph TG9" with 1 chance in 7
    But chance may not do "reveal telegraph TG1"
    And chance may not do "reveal telegraph TG2"
    And chance may not do "reveal railroad RR1"

  @worked @FR-EX-11 @FR-GEN-09
  Scenario Outline: After <built> telegraph tiles a fifth is revealed, but no tile after the fifth
    Given a Frontier game of p1 and p2
    And p1 has $9
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p1
    And TG4 is face up
    Then 4 telegraph tiles are laid out
    When p1 does "develop telegraph"
    Then chance may do "reveal telegraph <fifth>" with 1 chance in 5
    When chance does "reveal telegraph <fifth>"
    Then 5 telegraph tiles are laid out
    When p1 does "develop telegraph"
    Then no telegraph tile is face up
    And 5 telegraph tiles are laid out
    And p1's investment track is 2
    And it is p1's turn

    Examples:
      | built | fifth |
      | four  | TG5   |
      | four  | TG8   |

  @worked @FR-EX-11 @FR-SETUP-11
  Scenario: A track ends with its fifth tile, and the other track goes on
    Given a Frontier game of p1 and p2
    And p1 has $20
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 was built by p2
    And no telegraph tile is face up
    And RR1 is face up
    Then p1 may not do "develop telegraph" because of FR-SETUP-11
    But p1 may do "develop railroad"

  @FR-GEN-09
  Scenario: A tile that waits because of a damage comes back before a new tile is revealed
    Given a Frontier game of p1 and p2
    And p1 has $9
    And TG2 is face up
    And TG1 waits
    When p1 does "develop telegraph"
    Then TG1 is face up
    And TG2 was built by p1
    And it is p1's turn
    When p1 does "develop telegraph"
    Then chance may do "reveal telegraph TG3" with 1 chance in 7

  @FR-GEN-07 @FR-GEN-11
  Scenario: The next railroad tile costs as much as it says, and its builder gets a point
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1's investment track is 3
    And the next railroad tile costs $4
    When p1 does "develop railroad"
    Then p1 pays $4
    And p1's investment track is 4
