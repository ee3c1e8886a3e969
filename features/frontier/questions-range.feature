Feature: Open questions about the range
  What ground a drive passes over, whose cattle are in its way, whether free cattle take a worker, and what rustlers take.

  # ---------------------------------------------------------------- over what ground?

  @FR-R-drive-ground @FR-RAN-10
  Scenario Outline: Whether a drive may pass dry grass or plain depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-ground" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at p6
    And p2 has 1 cattle at p7
    And p2 has 2 horses on cards
    And o6 has drought
    Then "drive-cattle p6 to n6" is <dry> for p2
    And "drive-cattle p7 to n7" is <plain> for p2
    And "drive-cattle p6 to o6" is illegal for p2
    And "drive-cattle p7 to o7" is illegal for p2

    Examples: o6 is dry, o7 is plain, and no drive ends on either
      | answer          | dry     | plain   |
      | grass           | legal   | illegal |
      | green-grass     | illegal | illegal |
      | grass-and-plain | legal   | legal   |

  @FR-R-drive-ground @FR-LUM-16
  Scenario: If a drive may pass plain, it can pass a building there as on grass
    Given a Frontier game of p1 and p2
    And the ruling "drive-ground" is "grass-and-plain"
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p1 stands at o7
    And o6 has drought
    And p2 has 1 cattle at p7
    And p2 has 2 horses on cards
    Then p2 may do "drive-cattle p7 to n7"

  # ---------------------------------------------------------------- whose cattle?

  @FR-R-foreign-herd @FR-RAN-08
  Scenario Outline: Whether P2 may drive to or past P1's cattle on p6 depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "foreign-herd" is "<answer>"
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 1 cattle at p6
    And p2 has 1 cattle at q6
    And p2 has 2 horses on cards
    Then "drive-cattle q6 to p6" is <verdict> for p2
    And "drive-cattle q6 to o6" is <verdict> for p2
    And "drive-cattle q6 to p7" is legal for p2

    Examples: p7 has a way round
      | answer | verdict |
      | shared | legal   |
      | apart  | illegal |

  @FR-R-foreign-herd @FR-RAN-39
  Scenario: If herds keep apart, a refused drive to another player's cattle cites that answer
    Given a Frontier game of p1 and p2
    And the ruling "foreign-herd" is "apart"
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level III
    And p1 has 1 cattle at m6
    And p2 has 1 cattle at n6
    And p2 has 1 cattle at g6
    And p2 has 2 horses on cards
    And the red line is r9 q9 p9 o9 n9 m9 m8 m7 l7 l6
    Then p2 may not do "drive-cattle n6 to m6" because of FR-RAN-10 and the ruling "foreign-herd"
    And p2 may not do "rail-drive g6 to m6" because of FR-RAN-10 and the ruling "foreign-herd"
    But p2 may do "rail-drive g6 to n7"
    When p2 does "rail-drive g6 to n7"
    Then p2 may do "drive-cattle n6 to n7"

  # ---------------------------------------------------------------- a worker for free cattle?

  @FR-R-free-cattle-worker
  Scenario Outline: Whether free cattle need a standing worker depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "free-cattle-worker" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p2 has 1 horse on cards
    And p2 has 1 gun
    And p2 has 0 standing workers
    Then "rustle 1 at o6" is <verdict> for p2

    Examples:
      | answer     | verdict |
      | worker     | illegal |
      | pairs-only | legal   |

  @FR-R-free-cattle-worker @FR-RAN-35
  Scenario: If free cattle need no worker, taking them lays none down but needs level III
    Given a Frontier game of p1 and p2
    And the ruling "free-cattle-worker" is "pairs-only"
    And it is p2's turn
    And p1 is in ranching at level II
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p1 has 1 cattle at m6
    And p1 has 1 horse on cards
    And p1 has 1 gun
    And p2 has 1 horse on cards
    And p2 has 1 gun
    When p2 does "rustle 1 at o6"
    Then p2 has 2 cattle at o6
    And p2 has 2 standing workers
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then p1 may not do "rustle 1 at m6" because of FR-ROUND-31

  # ---------------------------------------------------------------- rustlers: from each, or in all?

  @FR-R-rustlers @FR-RAN-37
  Scenario Outline: How many cattle rustlers of severity 2 take from two players depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "rustlers" is "<answer>"
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 2 cattle at m6
    And p2 has 2 cattle at o6
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 2"
    And p1 does "lose cattle m6"
    Then "lose cattle m6" is <again> for p1
    And "lose cattle o6" is <next> for p2

    Examples:
      | answer | again   | next    |
      | each   | legal   | illegal |
      | in-all | illegal | legal   |

  @FR-R-rustlers @FR-RAN-37
  Scenario: With the answer in-all, rustlers strike players in turn and skip one without cattle
    Given a Frontier game of p1 and p2
    And the ruling "rustlers" is "in-all"
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 1 cattle at m6
    And p2 has 3 cattle at o6
    And it is p2's turn
    And the upcoming event is III-4
    When these decisions are taken:
      """
      p2: end-turn
      chance: severity 3
      p1: lose cattle m6
      p2: lose cattle o6
      p2: lose cattle o6
      """
    And chance does "event IV-1"
    Then p2 has 1 cattle at o6
    And it is p1's turn

  @FR-R-rustlers @FR-RAN-37
  Scenario: With the answer in-all, rustlers pass over a player who never had cattle
    Given a Frontier game of p1, p2 and p3
    And the ruling "rustlers" is "in-all"
    And p1 is in ranching at level I
    And p3 is in ranching at level I
    And p1 has 2 cattle at m6
    And p3 has 2 cattle at o6
    And it is p3's turn
    And the upcoming event is III-4
    When p3 does "end-turn"
    And chance does "severity 2"
    And p1 does "lose cattle m6"
    Then p3 may only do "lose cattle o6"
    When p3 does "lose cattle o6"
    And chance does "event IV-1"
    Then it is p1's turn
    And p1 has 1 cattle at m6

  @FR-R-rustlers @FR-RAN-37
  Scenario: With the answer in-all, a defending pair stops one loss, and the next player loses
    Given a Frontier game of p1 and p2
    And the ruling "rustlers" is "in-all"
    And p1 is in ranching at level I
    And p2 is in ranching at level III
    And p1 has 2 cattle at m6
    And p2 has 3 cattle at o6
    And p2 has 2 horses on cards
    And p2 has 2 guns
    And it is p2's turn
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 3"
    And p1 does "lose cattle m6"
    Then p2 may do only:
      | defend 0 |
      | defend 1 |
    When p2 does "defend 1"
    And p1 does "lose cattle m6"
    And chance does "event IV-1"
    Then it is p1's turn
    And p1 has 0 cattle at m6
    And p2 has 3 cattle at o6
    And p2 has 1 gun
