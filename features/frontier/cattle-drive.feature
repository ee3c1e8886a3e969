Feature: Driving cattle
  A worker and a horse drive one own cattle up to three steps over grass, each step over a side. Cattle stop on grass only, never on a
  building or on a drought piece. A drive passes one building, not two.

  # ---------------------------------------------------------------- how far

  @worked @FR-EX-21 @FR-RAN-08 @FR-RAN-16
  Scenario: A drive may go two or three steps, but not four
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then p2 may do "drive-cattle r6 to q8"
    But p2 may not do "drive-cattle r6 to p8" because of FR-RAN-08
    When p2 does "drive-cattle r6 to r8"
    Then p2 has 0 cattle at r6
    And p2 has 1 cattle at r8
    And p2 has 1 available horse
    And p2 has 2 horses on cards
    And p2 has 1 standing worker

  @FR-RAN-08 @FR-RAN-10
  Scenario: On the fourth board a drive goes as far as on the other boards
    Given a Frontier game of p1, p2, p3 and p4
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at s6
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle s6 to w6" because of FR-RAN-08
    When p2 does "drive-cattle s6 to v6"
    Then p2 has 0 cattle at s6
    And p2 has 1 cattle at v6

  @FR-RAN-08 @FR-RAN-16
  Scenario Outline: Cattle on r6 may be driven to <space> - <steps>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to <space>"
    Then p2 has 0 cattle at r6
    And p2 has 1 cattle at <space>

    Examples: every space in reach
      | space | steps                        |
      | q6    | one step                     |
      | r7    | one step                     |
      | q7    | two steps, it is at a corner |
      | p6    | two steps                    |
      | r8    | two steps                    |
      | o6    | three steps                  |
      | p7    | three steps                  |
      | q8    | three steps                  |

  @FR-RAN-08
  Scenario Outline: Cattle on r6 cannot be driven to <space>, which is too far
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle r6 to <space>" because of FR-RAN-08
    And p2 may not do "drive-cattle r6 to r6"

    Examples: four steps
      | space |
      | n6    |
      | p8    |
      | q9    |

  @FR-RAN-16
  Scenario: A drive moves one of two cattle and leaves the other
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to r8"
    Then p2 has 1 cattle at r6
    And p2 has 1 cattle at r8

  @FR-RAN-08
  Scenario: Driven cattle may be driven again
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at o6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle o6 to r6"
    And p2 does "drive-cattle r6 to r8"
    Then p2 has 1 cattle at r8
    And p2 has 0 available horses
    And p2 has 0 standing workers

  # ---------------------------------------------------------------- worker and horse

  @FR-START-11 @FR-R-drive-horse
  Scenario: A player without a horse cannot drive cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 0 horses on cards
    Then p2 may not do "drive-cattle r6 to r8" because of FR-START-11 and the ruling "drive-horse"

  @FR-START-11
  Scenario: Each horse can drive cattle once a round
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 cattle at r6
    And p2 has 1 horse on cards
    When p2 does "drive-cattle r6 to r8"
    Then p2 has 0 available horses
    And p2 has 1 standing worker
    And p2 may not do "drive-cattle r6 to r8"

  @FR-ROUND-21
  Scenario: A player without a standing worker cannot drive cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    And p2 has 0 standing workers
    Then p2 may not do "drive-cattle r6 to r8" because of FR-ROUND-21

  @FR-ROUND-31
  Scenario: A player who is not in ranching cannot drive cattle
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has 1 horse on cards
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    Then p1 may not do "drive-cattle r6 to r8" because of FR-ROUND-31

  @FR-RAN-16
  Scenario: A player cannot drive another player's cattle
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 2 horses on cards
    And p1 has 1 cattle at o6
    And p2 has 1 cattle at r6
    Then p1 may not do "drive-cattle r6 to r8"
    But p1 may do "drive-cattle o6 to r6"
    When p1 does "drive-cattle o6 to r6"
    And p1 does "drive-cattle r6 to r8"
    Then p1 has 1 cattle at r8
    And p2 has 1 cattle at r6

  # ---------------------------------------------------------------- grass, buildings, drought

  @worked @FR-EX-100 @FR-RAN-06 @FR-RAN-07 @FR-RAN-10
  Scenario: A drive may pass one building, but not end on it or in the river
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at p6
    And p2 has 1 cattle at q6
    And p2 has 2 horses on cards
    Then p2 may do "drive-cattle q6 to o6"
    And p2 may do "drive-cattle q6 to n6"
    And p2 may do "drive-cattle q6 to r8"
    But p2 may not do "drive-cattle q6 to p6" because of FR-RAN-10
    And p2 may not do "drive-cattle q6 to q5" because of FR-RAN-10
    When p2 does "drive-cattle q6 to o6"
    Then p2 has 1 cattle at o6

  @worked @FR-EX-100 @FR-LUM-16
  Scenario: A drive cannot pass two buildings in a row
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at p6
    And a farmstead of p2 stands at o6
    And p2 has 1 cattle at q6
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle q6 to n6" because of FR-LUM-16
    But p2 may do "drive-cattle q6 to p7"

  @FR-RAN-06 @FR-LUM-16
  Scenario: A drive may pass a building whoever owns it
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in mining at level I
    And p2 is in ranching at level I
    And a panning of p1 stands at p6
    And p2 has 1 cattle at q6
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle q6 to p6" because of FR-RAN-10
    When p2 does "drive-cattle q6 to n6"
    Then p2 has 1 cattle at n6

  @FR-RAN-10
  Scenario Outline: A drive can end on grass only, not on <what>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at <from>
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle <from> to <to>" because of FR-RAN-10
    But p2 may do "drive-cattle <from> to <grass>"

    Examples:
      | what      | from | to | grass |
      | plain     | o6   | o7 | p7    |
      | desert    | r8   | r9 | q8    |
      | forest    | e6   | d6 | f6    |
      | the river | r6   | r5 | q6    |
      | a stream  | q4   | p4 | r4    |

  @FR-RAN-10
  Scenario: A drive cannot cross the river, even at the bridge
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And the bridge stands at k5
    And p2 has 1 cattle at o6
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle o6 to o4" because of FR-RAN-10

  @FR-RAN-10
  Scenario: A drive cannot end on a drought piece, but may pass one
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    And q6 has drought
    Then p2 may not do "drive-cattle r6 to q6" because of FR-RAN-10
    But p2 may do "drive-cattle r6 to o6"

  @FR-RAN-10
  Scenario: Cattle that stand on drought may be driven away
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    And r6 has drought
    When p2 does "drive-cattle r6 to q6"
    Then p2 has 1 cattle at q6

  @FR-RAN-10
  Scenario: Cattle may pass and join other cattle, whoever owns them
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 2 cattle at q6
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then p2 may do "drive-cattle r6 to p6"
    When p2 does "drive-cattle r6 to q6"
    Then p2 has 1 cattle at q6
    And p1 has 2 cattle at q6

  @FR-RAN-10
  Scenario: Cattle may pass grass with track and stop there
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    And the red line is r9 r8 r7 q7
    Then p2 may do "drive-cattle r6 to r8"
    When p2 does "drive-cattle r6 to r7"
    Then p2 has 1 cattle at r7
