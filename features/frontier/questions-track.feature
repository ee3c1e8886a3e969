Feature: Open questions about ground for track
  What becomes of a line that is shut in, and whether cattle and track can be on one space.

  @FR-R-shut-in-line @FR-GEN-10
  Scenario Outline: Whether a red line shut in by farmsteads gets its four spaces depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "shut-in-line" is "<answer>"
    And p2 is in ranching at level I
    And a farmstead of p2 stands at p9
    And a farmstead of p2 stands at q8
    And a farmstead of p2 stands at r7
    And p1 has $4
    And RR1 is face up
    And the red line is r9
    When p1 does "develop railroad"
    And chance decides <chance>
    Then "track q9" is <verdict> for p1
    And "track r8" is <verdict> for p1

    Examples: q9 and r8 are free, and lead nowhere
      | answer   | verdict | chance  |
      | no-track | illegal | 1 time  |
      | goes-on  | legal   | 0 times |

  @FR-R-shut-in-line @FR-RAIL-03
  Scenario: If a shut-in line goes on, its track ends where no free flat space is nearer to the town
    Given a Frontier game of p1 and p2
    And the ruling "shut-in-line" is "goes-on"
    And p2 is in ranching at level I
    And a farmstead of p2 stands at p9
    And a farmstead of p2 stands at q7
    And a farmstead of p2 stands at p8
    And a farmstead of p2 stands at r7
    And p1 has $4
    And RR1 is face up
    And the red line is r9
    When these decisions are taken:
      """
      p1: develop railroad
      p1: track r8
      chance: reveal railroad RR2
      """
    Then the red line is r9 r8 q8
    And the red train is not connected

  @FR-R-cattle-and-track @FR-RAIL-03
  Scenario Outline: Whether track may be laid on a space with cattle depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-and-track" is "<answer>"
    And p2 is in ranching at level I
    And p2 has 1 cattle at q9
    And p1 has $4
    And RR1 is face up
    And the red line is r9
    When p1 does "develop railroad"
    Then "track q9" is <verdict> for p1

    Examples:
      | answer | verdict |
      | shared | legal   |
      | apart  | illegal |

  @FR-R-cattle-and-track @FR-RAN-10
  Scenario Outline: Whether cattle may be driven onto track depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-and-track" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r8
    And p2 has 2 horses on cards
    And the red line is r9 q9 q8
    Then "drive-cattle r8 to q8" is <verdict> for p2
    And "drive-cattle r8 to p8" is legal for p2

    Examples:
      | answer | verdict |
      | shared | legal   |
      | apart  | illegal |

  @FR-R-cattle-and-track
  Scenario: If track keeps cattle off, neither driven, bought nor free cattle can come onto it
    Given a Frontier game of p1 and p2
    And the ruling "cattle-and-track" is "apart"
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p2 has 1 cattle at p6
    And p2 has 2 horses on cards
    And p2 has 1 gun
    And p2 has $20
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    Then p2 may not do "drive-cattle p6 to o6" because of FR-RAN-10 and the ruling "cattle-and-track"
    And p2 may not do "rail-drive p6 to o6" because of FR-RAN-10 and the ruling "cattle-and-track"
    And p2 may not do "rustle 1 at o6" because of FR-RAN-10
    And p2 may not do "buy cattle*1 red at o6" because of FR-RAN-09
    But p2 may do "drive-cattle p6 to p7"
    And p2 may do "buy cattle*1 red at n7"
