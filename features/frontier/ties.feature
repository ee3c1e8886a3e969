Feature: The most points win, and ties
  A tie is decided by the items of the score read backwards: final election, money, level IV, goal. If all are equal the victory is
  shared.

  Background:
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    And p1's goal is G8
    And p2's goal is G5
    And p1 has $0
    And p2 has $0

  @FR-SCORE-08 @FR-GOAL-08
  Scenario Outline: A player with one point more wins, whatever item the point comes from
    Given p1's investment track is <first>
    And p2's investment track is <second>
    And p2 has $<money>
    When p2 does "end-turn"
    Then <winner> wins

    Examples: the winner of a tie item does not matter without a tie
      | first | second | money | winner |
      | 9     | 8      | 0     | p1     |
      | 8     | 9      | 0     | p2     |
      | 9     | 6      | 20    | p1     |

  @worked @FR-EX-37 @FR-SCORE-01 @FR-SCORE-07 @FR-SCORE-08 @FR-SCORE-09
  Scenario: With fifteen points each, the final election decides
    Given p1's political track is 9
    And p2's political track is 6
    And a saloon of p1 stands at i7
    And a saloon of p1 stands at j7
    And a general-store of p2 stands at k7
    And a general-store of p2 stands at h7
    And p1 has $20
    And p2 has $30
    And p2's election cube is on wealth-safety
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 9, goal 4, level IV 0, money 2, final election 0
    And the score of p2 is made of tracks 6, goal 4, level IV 0, money 3, final election 2
    And p1 has 15 points
    And p2 has 15 points
    And p2 wins

  @worked @FR-EX-37 @FR-SCORE-09
  Scenario Outline: If the final election is equal too, money decides - $<first> against $<second>
    Given p1's political track is <first track>
    And p2's political track is <second track>
    And p1 has $<first>
    And p2 has $<second>
    When p2 does "end-turn"
    Then <outcome>

    Examples: a dollar below the next ten is nothing
      | first track | second track | first | second | outcome       |
      | 5           | 6            | 30    | 20     | p1 wins       |
      | 6           | 5            | 29    | 30     | p2 wins       |
      | 6           | 6            | 29    | 20     | p1 and p2 win |

  @worked @FR-EX-37 @FR-SCORE-09
  Scenario: If money is equal too, level IV decides
    Given p1 is in lumbering at level IV
    And p2 is in mining at level III
    And p1 holds A9 A10
    And p1's political track is 4
    And p2's political track is 6
    When p2 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And p1 wins

  @worked @FR-EX-37 @FR-SCORE-09
  Scenario: If level IV is equal too, the goal decides
    Given p1's political track is 6
    And p2's political track is 4
    And a general-store of p2 stands at i7
    When p2 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And p2 wins

  @FR-SCORE-09
  Scenario: In a tie money decides before level IV
    Given p1 is in lumbering at level IV
    And p2 is in mining at level III
    And p1 holds A9 A10
    And p1's political track is 4
    And p2's political track is 5
    And p2 has $10
    When p2 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And p2 wins

  @FR-SCORE-09
  Scenario: In a tie level IV decides before the goal
    Given p1 is in lumbering at level IV
    And p2 is in mining at level III
    And p1 holds A9 A10
    And p1's political track is 4
    And p2's political track is 4
    And a general-store of p2 stands at i7
    When p2 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And p1 wins

  @FR-SCORE-09
  Scenario: If two players are equal in everything, both win
    Given p1's political track is 4
    And p2's investment track is 4
    And p1 has $12
    And p2 has $18
    When p2 does "end-turn"
    Then p1 has 5 points
    And p2 has 5 points
    And p1 and p2 win

  @FR-SCORE-09
  Scenario: In a tie the goal with more points decides
    Given p1's political track is 4
    And p2's political track is 6
    And a saloon of p1 stands at i7
    And a saloon of p1 stands at j7
    And a general-store of p2 stands at k7
    When p2 does "end-turn"
    Then p1 has 8 points
    And p2 has 8 points
    And p1 wins

  @FR-R-tie-money @FR-SCORE-09
  Scenario Outline: Whether $17 beat $10 with the same points depends on the answer - <answer>
    Given the ruling "tie-money" is "<answer>"
    And p1's political track is 5
    And p2's political track is 5
    And p1 has $17
    And p2 has $10
    When p2 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And <outcome>

    Examples:
      | answer  | outcome       |
      | points  | p1 and p2 win |
      | dollars | p1 wins       |

  @FR-SCORE-09
  Scenario: If dollars decide ties, they count only after the total points and the final election
    Given the ruling "tie-money" is "dollars"
    And p1's political track is 5
    And p2's political track is 4
    And p1 has $17
    And p2 has $19
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p1 has 6 points
    And p2 has 6 points
    And p2 wins

  @FR-SCORE-09
  Scenario: If dollars decide and nobody has a point, the most dollars win
    Given the ruling "tie-money" is "dollars"
    And p1 has $5
    And p2 has $3
    When p2 does "end-turn"
    Then p1 has 0 points
    And p2 has 0 points
    And p1 wins
