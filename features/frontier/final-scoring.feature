Feature: Final scoring
  Both tracks, the goal card, level IV cards, a point for every $10, and the number under the winner's cube in the final election.

  # ---------------------------------------------------------------- money

  @FR-SCORE-04
  Scenario Outline: At the end $<money> is worth <points>
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1's goal is G1
    And p1 has $<money>
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money <points>, final election 0

    @example @FR-EX-01 @FR-SCORE-05
    Examples: the rulebook's $17
      | money | points |
      | 17    | 1      |

    @example @FR-EX-02 @FR-SCORE-06
    Examples: the rulebook's $22
      | money | points |
      | 22    | 2      |

    @FR-SCORE-04
    Examples: on both sides of every ten
      | money | points |
      | 0     | 0      |
      | 9     | 0      |
      | 10    | 1      |
      | 19    | 1      |
      | 20    | 2      |
      | 99    | 9      |

  # ---------------------------------------------------------------- the items

  @FR-SCORE-01
  Scenario: Each space on both tracks is worth a point at the end
    Given a Frontier game of p1 and p2
    And it is the last round
    And it is p2's turn
    And p1's goal is G8
    And p2's goal is G5
    And p1 has $0
    And p2 has $0
    And p1's political track is 7
    And p1's investment track is 12
    And p2's investment track is 3
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 19, goal 0, level IV 0, money 0, final election 0
    And the score of p2 is made of tracks 3, goal 0, level IV 0, money 0, final election 0
    And p1 has 19 points
    And p2 has 3 points
    And p1 wins

  @FR-SCORE-02
  Scenario: The goal card counts two points for each condition met
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1's goal is G8
    And a saloon of p1 stands at i7
    And a brothel of p1 stands at j7
    And p1 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 4, level IV 0, money 0, final election 0

  @worked @FR-EX-117 @FR-SCORE-01 @FR-SCORE-02 @FR-SCORE-03 @FR-SCORE-04 @FR-SCORE-07 @FR-SCORE-08
  Scenario: Two players with a final score of 29 tie, and the final election decides
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1 is in lumbering at level IV
    And p2 is in ranching at level III
    And p1 holds A9 B5
    And p1's political track is 6
    And p1's investment track is 7
    And p1's goal is G12
    And a schoolhouse of p1 stands at i7
    And a wooden-house of p1 stands at j7
    And a wooden-house of p1 stands at h7
    And a town-hall of p1 stands at k7
    And p1 has $38
    And p1's election cube is on health-wealth-safety
    And p2's political track is 4
    And p2's investment track is 11
    And p2's goal is G2
    And p2 has $47
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 13, goal 8, level IV 2, money 3, final election 3
    And the score of p2 is made of tracks 15, goal 10, level IV 0, money 4, final election 0
    And p1 has 29 points
    And p2 has 29 points
    And p1 wins

  # ---------------------------------------------------------------- the final election

  @worked @FR-EX-116 @FR-SCORE-07 @FR-ROUND-30
  Scenario: The winner of the final election scores the 2 under the cube and makes no promise
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1 holds A1
    And p2 holds A2
    And p1's goal is G1
    And p2's goal is G3
    And p1 has $0
    And p2 has $0
    And p1's election cube is on wealth-safety
    And p2's election cube is on health
    Then p1 has 3 votes
    And p2 has 2 votes
    When p2 does "end-turn"
    Then the game is over
    And there are no promises
    And the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election 2
    And the score of p2 is made of tracks 0, goal 0, level IV 0, money 0, final election 0
    And p1 wins

  @FR-SCORE-07
  Scenario Outline: In the final election the number under the cube is scored, not the votes - on <cube>
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p2 holds A1 A2 A3 A4
    And p2's goal is G1
    And p2 has $0
    And p2's election cube is on <cube>
    When p2 does "end-turn"
    Then the score of p2 is made of tracks 0, goal 0, level IV 0, money 0, final election <points>

    Examples:
      | cube                 | points |
      | safety               | 1      |
      | health-safety        | 2      |
      | health-wealth-safety | 3      |

  @FR-SCORE-07
  Scenario: Without a candidate nobody scores in the final election
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1's goal is G1
    And p1 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election 0

  # ---------------------------------------------------------------- what happens after round 13

  @FR-ROUND-28
  Scenario: The promises of the last era are judged before the score is added up
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And the promises are wealth +1
    And the wealth marker is at +2
    And p1's political track is 4
    And p1's goal is G8
    And p1 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 5, goal 0, level IV 0, money 0, final election 0

  @FR-SCORE-01
  Scenario: No income is paid after the last round
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1's investment track is 9
    And p1's goal is G8
    And p1 has $9
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 9, goal 0, level IV 0, money 0, final election 0

  @FR-R-last-era @FR-ROUND-28
  Scenario Outline: Whether the promises of the last era are judged depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "last-era" is "<answer>"
    And it is round 13
    And it is p2's turn
    And the promises are wealth <promise>
    And the wealth marker is at +2
    And p1's political track is 4
    And p1's goal is G8
    And p1 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks <tracks>, goal 0, level IV 0, money 0, final election 0
    And there are no promises

    Examples: kept and broken
      | answer              | promise | tracks |
      | points-and-election | +2      | 5      |
      | election-only       | +2      | 4      |
      | points-and-election | +3      | 3      |
      | election-only       | +3      | 4      |

  @FR-R-last-era @FR-SCORE-07
  Scenario: The final election takes place under either answer
    Given a Frontier game of p1 and p2
    And the ruling "last-era" is "election-only"
    And it is round 13
    And it is p2's turn
    And p2's goal is G8
    And p2 has $0
    And p2's election cube is on wealth-safety
    When p2 does "end-turn"
    Then the score of p2 is made of tracks 0, goal 0, level IV 0, money 0, final election 2

  @FR-SCORE-09
  Scenario: Of three players with the most points the one with the most money wins
    Given a Frontier game of p1, p2 and p3
    And it is round 13
    And it is p3's turn
    And p1's goal is G8
    And p2's goal is G5
    And p3's goal is G4
    And p1's political track is 4
    And p2's political track is 6
    And p3's political track is 5
    And p1 has $20
    And p2 has $0
    And p3 has $10
    When p3 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And p3 has 6 points
    And p1 wins

  @FR-SCORE-04 @FR-SCORE-05
  Scenario: Once the game is over, each $10 left is a point
    Given a Frontier game of p1 and p2
    And the game is over
    And p1 has $29
    Then the score of p1 is made of money 2
