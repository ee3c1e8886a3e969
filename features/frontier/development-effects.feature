Feature: What development tiles bring besides the point
  Telegraph tiles move a marker, bring money or a character, and one tile of each track brings the next tile of the other for nothing.

  # ---------------------------------------------------------------- markers and money

  @FR-GEN-07 @FR-GEN-08
  Scenario Outline: <tile> raises <field> by one
    Given a Frontier game of p1 and p2
    And <tile> is face up
    And p1 has $4
    And the <field> marker is at <before>
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    Then the <field> marker is at <after>
    And p1's investment track is 1

    Examples: at the last space the marker stays
      | tile | field  | before | after |
      | TG3  | wealth | 0      | +1    |
      | TG4  | safety | -3     | -2    |
      | TG5  | health | +2     | +3    |
      | TG5  | health | +3     | +3    |

  @FR-GEN-07
  Scenario: TG8 costs $5 and brings $3
    Given a Frontier game of p1 and p2
    And TG8 is face up
    And p1 has $5
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    Then p1 has $3

  @FR-GEN-07
  Scenario Outline: <tile> brings nothing but the point
    Given a Frontier game of p1 and p2
    And <tile> is face up
    And p1 has $3
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG9"
    Then p1 has $0
    And p1's investment track is 1
    And the health marker is at 0
    And the wealth marker is at 0
    And the safety marker is at 0
    And it is p1's turn

    Examples:
      | tile |
      | TG1  |
      | TG2  |

  # ---------------------------------------------------------------- characters

  @FR-GEN-09 @FR-CHAR-03
  Scenario: TG6 draws an assistant, after the next tile is revealed
    Given a Frontier game of p1 and p2
    And TG6 is face up
    And p1 has $4
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    Then chance may do "card A1" with 1 chance in 15
    When chance does "card A13"
    And p1 does "keep A13"
    Then p1 holds A13
    And it is p1's turn

  @FR-CHAR-04
  Scenario: TG7 draws a partner, whose requirement must be met as always
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And TG7 is face up
    And p1 has $5
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    Then chance may do "card B1" with 1 chance in 9
    When chance does "card B1"
    Then p1 may not do "keep B1" because of FR-CHAR-04
    And p1 may do only:
      | to-town B1 red-town |

  @FR-GEN-07
  Scenario: If no partner is left, TG7 brings only its point
    Given a Frontier game of p1 and p2
    And TG7 is face up
    And the partner deck is empty
    And p1 has $5
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    Then p1's investment track is 1
    And it is p1's turn
    And p1 may do "end-turn"

  # ---------------------------------------------------------------- a tile for nothing

  @worked @FR-EX-69 @FR-GEN-11 @FR-CARD-17
  Scenario: RR9 brings the face-up telegraph tile and its point, but that tile does not count for a goal
    Given a Frontier game of p1 and p2
    And p1 has $6
    And p1's goal is G10
    And RR9 is face up
    And TG1 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When these decisions are taken:
      """
      p1: develop railroad
      chance: reveal railroad RR1
      chance: reveal telegraph TG2
      """
    Then p1 has $0
    And p1's investment track is 2
    And RR9 was built by p1
    And TG1 came to p1 for nothing
    And p1's goal is worth 0
    And RR1 is face up
    And TG2 is face up

  @FR-CARD-17
  Scenario: A telegraph tile that is paid for counts for the goal
    Given a Frontier game of p1 and p2
    And p1 has $6
    And p1's goal is G10
    And TG1 is face up
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG2"
    Then TG1 was built by p1
    And p1's goal is worth 2

  @FR-GEN-11
  Scenario: TG9 brings the face-up railroad tile with its track
    Given a Frontier game of p1 and p2
    And p1 has $6
    And TG9 is face up
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG1"
    And chance does "reveal railroad RR2"
    Then p1 has $0
    And p1's investment track is 2
    And RR1 came to p1 for nothing
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6

  @FR-GEN-11
  Scenario: A free tile has its own effect - RR9 brings TG8, and TG8 brings $3
    Given a Frontier game of p1 and p2
    And p1 has $6
    And RR9 is face up
    And TG8 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR1"
    And chance does "reveal telegraph TG1"
    Then p1 has $3
    And p1's investment track is 2

  @FR-GEN-11
  Scenario: A free tile may bring another free tile - RR9, TG9 and the railroad tile just revealed
    Given a Frontier game of p1 and p2
    And p1 has $6
    And RR9 is face up
    And TG9 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    And chance does "reveal telegraph TG1"
    And chance does "reveal railroad RR3"
    Then p1 has $0
    And p1's investment track is 3
    And RR9 was built by p1
    And TG9 came to p1 for nothing
    And RR2 came to p1 for nothing
    And RR3 is face up
    And TG1 is face up
    And it is p1's turn

  @FR-GEN-11
  Scenario: If no tile of the other track is face up, RR9 brings no free tile
    Given a Frontier game of p1 and p2
    And p1 has $6
    And RR9 is face up
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 was built by p2
    And no telegraph tile is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then p1's investment track is 1
    And it is p1's turn
