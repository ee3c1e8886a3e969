Feature: Open questions about driving cattle
  How far, in which directions, how many, with what, past how many buildings, and where the drive without a worker ends: each answer in
  the smallest position.

  # ---------------------------------------------------------------- how far, and in which directions?

  @FR-RAN-08 @FR-R-drive-length
  Scenario Outline: Whether cattle on r6 may be driven to <space> depends on the drive length - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-length" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then "drive-cattle r6 to <space>" is <verdict> for p2

    Examples: three steps or one
      | answer | space | verdict |
      | three  | r7    | legal   |
      | three  | q6    | legal   |
      | three  | r8    | legal   |
      | three  | q8    | legal   |
      | one    | r7    | legal   |
      | one    | q6    | legal   |
      | one    | r8    | illegal |
      | one    | q7    | illegal |

  @FR-R-drive-length
  Scenario: If a drive is one step, it cannot pass a building
    Given a Frontier game of p1 and p2
    And the ruling "drive-length" is "one"
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at p6
    And p2 has 1 cattle at q6
    And p2 has 2 horses on cards
    Then p2 may not do "drive-cattle q6 to o6" because of FR-RAN-08
    And p2 may not do "drive-cattle q6 to p6" because of FR-RAN-10
    But p2 may do "drive-cattle q6 to q7"

  @FR-R-drive-direction
  Scenario Outline: Whether cattle on r6 may be driven to <space> depends on the drive direction - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-direction" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then "drive-cattle r6 to <space>" is <verdict> for p2

    Examples: p8 and q9 are four steps over sides
      | answer     | space | verdict |
      | sides      | q8    | legal   |
      | sides      | p8    | illegal |
      | sides      | q9    | illegal |
      | eight-ways | q8    | legal   |
      | eight-ways | p8    | legal   |
      | eight-ways | q9    | legal   |
      | eight-ways | o6    | legal   |
      | eight-ways | n6    | illegal |

  @FR-R-drive-length @FR-R-drive-direction @FR-RAN-17
  Scenario Outline: If a step may go over a corner, a drive of one step may go from r6 to <space>
    Given a Frontier game of p1 and p2
    And the ruling "drive-length" is "one"
    And the ruling "drive-direction" is "eight-ways"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then "drive-cattle r6 to <space>" is <verdict> for p2

    Examples:
      | space | verdict |
      | q6    | legal   |
      | r7    | legal   |
      | q7    | legal   |
      | p6    | illegal |
      | r8    | illegal |

  # ---------------------------------------------------------------- how many?

  @FR-R-drive-herd
  Scenario Outline: Whether a drive from r6 moves one of two cattle or both depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-herd" is "<answer>"
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 1 cattle at r6
    And p2 has 2 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to r8"
    Then p2 has <stay> cattle at r6
    And p2 has <gone> cattle at r8
    And p1 has 1 cattle at r6
    And p2 has 1 available horse
    And p2 may not do "breed r8" because of FR-RAN-12

    Examples: one cube or the herd, never another player's
      | answer     | stay | gone |
      | one-cube   | 1    | 1    |
      | whole-herd | 0    | 2    |

  @FR-R-drive-herd
  Scenario: If a drive moves the herd, it moves all cattle of the space, however many they are
    Given a Frontier game of p1 and p2
    And the ruling "drive-herd" is "whole-herd"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 5 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to r8"
    Then p2 has 0 cattle at r6
    And p2 has 5 cattle at r8

  @FR-R-drive-herd
  Scenario Outline: Whether a drive by rail from g6 moves one of two cattle or both depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-herd" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 2 cattle at g6
    And p2 has 1 horse on cards
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "rail-drive g6 to r8"
    Then p2 has <stay> cattle at g6
    And p2 has <gone> cattle at r8

    Examples:
      | answer     | stay | gone |
      | one-cube   | 1    | 1    |
      | whole-herd | 0    | 2    |

  # ---------------------------------------------------------------- with a horse?

  @FR-R-drive-horse
  Scenario Outline: Whether cattle may be driven with no horse available depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-horse" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    And p2 has 0 available horses
    And p2 has 1 standing worker
    Then "drive-cattle r6 to r8" is <verdict> for p2

    Examples:
      | answer           | verdict |
      | horse-and-worker | illegal |
      | worker-only      | legal   |

  @FR-R-drive-horse
  Scenario: If a worker is enough for a drive, it uses no horse
    Given a Frontier game of p1 and p2
    And the ruling "drive-horse" is "worker-only"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to r8"
    Then p2 has 2 available horses
    And p2 has 1 standing worker

  @FR-R-drive-horse @FR-ROUND-02
  Scenario: If a drive needs only a worker, a drive by rail still needs a horse
    Given a Frontier game of p1 and p2
    And the ruling "drive-horse" is "worker-only"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 cattle at g6
    And p2 has 0 horses on cards
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "rail-drive g6 to r8" because of FR-ROUND-02

  # ---------------------------------------------------------------- past how many buildings?

  @FR-R-skip-building
  Scenario Outline: Whether a drive may pass two buildings depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "skip-building" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at p6
    And a farmstead of p2 stands at o6
    And p2 has 1 cattle at q6
    And p2 has 2 horses on cards
    Then "drive-cattle q6 to n6" is <verdict> for p2
    And "drive-cattle q6 to p6" is illegal for p2

    Examples:
      | answer | verdict |
      | one    | illegal |
      | any    | legal   |

  # ---------------------------------------------------------------- when are cattle not driven?

  @FR-RAN-12 @FR-R-breed
  Scenario Outline: Whether undriven cattle may breed after other cattle were driven depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "breed" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 cattle at o6
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    Then p2 may do "breed o6"
    When p2 does "drive-cattle r6 to r8"
    Then "breed o6" is <verdict> for p2

    Examples:
      | answer          | verdict |
      | one-that-stayed | legal   |
      | nobody-drove    | illegal |

  @FR-R-breed
  Scenario: If breeding allows no drive in the turn, a drive by rail counts too
    Given a Frontier game of p1 and p2
    And the ruling "breed" is "nobody-drove"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 2 cattle at o6
    And p2 has 1 cattle at g6
    And p2 has 1 horse on cards
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "rail-drive g6 to r8"
    Then p2 may not do "breed o6" because of FR-RAN-12 and the ruling "breed"

  @FR-R-breed
  Scenario: If breeding allows no drive in the turn, another player's drive does not count
    Given a Frontier game of p1 and p2
    And the ruling "breed" is "nobody-drove"
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 1 cattle at r6
    And p1 has 1 horse on cards
    And p2 has 1 cattle at o6
    When p1 does "drive-cattle r6 to r8"
    And p1 does "end-turn"
    Then p2 may do "breed o6"

  # ---------------------------------------------------------------- where does the drive without a worker end?

  @FR-R-rail-drive
  Scenario Outline: Whether a drive by rail from g6 may end on <space> depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "rail-drive" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 1 cattle at g6
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    Then "rail-drive g6 to <space>" is <verdict> for p2

    Examples: n4 is not next to the line, m7 is; o7 is plain
      | answer      | space | verdict |
      | to-the-line | n4    | illegal |
      | to-the-line | m7    | legal   |
      | any-grass   | n4    | legal   |
      | any-grass   | m7    | legal   |
      | any-grass   | o7    | illegal |

  @FR-RAN-38 @FR-R-rail-drive
  Scenario Outline: A drive by rail needs a train in town under each answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "rail-drive" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 1 cattle at g6
    Then "rail-drive g6 to r8" is illegal for p2

    Examples:
      | answer      |
      | to-the-line |
      | any-grass   |

  @FR-R-drive-direction @FR-RAN-16
  Scenario: If a step may cross a corner, the step after passing a building may too
    Given a Frontier game of p1 and p2
    And the ruling "drive-direction" is "eight-ways"
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at n3
    And p2 has 1 cattle at l4
    And p2 has 2 horses on cards
    Then p2 may do "drive-cattle l4 to o2"

  @FR-R-drive-herd
  Scenario Outline: Whether a drive from an enclosure moves one of two cattle or both depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-herd" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And p2 has 2 horses on cards
    When p2 does "drive-cattle n7 to m7"
    Then p2 has <stay> cattle at n7
    And p2 has <gone> cattle at m7

    Examples:
      | answer     | stay | gone |
      | one-cube   | 1    | 1    |
      | whole-herd | 0    | 2    |
