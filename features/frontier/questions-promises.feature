Feature: Open questions about promises
  Where a promise lies, what a broken one costs, and what the winner of the final election scores.

  # ---------------------------------------------------------------- what is a promise?

  @FR-R-promise @FR-ELEC-05
  Scenario Outline: The answer decides where two promises lie with the wealth marker at +1
    Given a Frontier game of p1 and p2
    And the ruling "promise" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth-safety
    And the wealth marker is at +1
    When p2 does "end-turn"
    And p1 does "promise wealth=2"
    Then the promises are wealth <first>, wealth <second>

    Examples:
      | answer       | first | second |
      | spaces-ahead | +2    | +3     |
      | fixed-spaces | +1    | +2     |

  @FR-R-promise
  Scenario Outline: If promises have fixed spaces, they do not depend on the marker - at <marker>
    Given a Frontier game of p1 and p2
    And the ruling "promise" is "fixed-spaces"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on health-wealth-safety
    And the safety marker is at <marker>
    When p2 does "end-turn"
    And p1 does "promise safety=3"
    Then the promises are safety +1, safety +2, safety +3

    Examples:
      | marker |
      | -2     |
      | 0      |
      | +3     |

  @FR-R-promise @FR-ROUND-29
  Scenario Outline: How two promises on wealth are judged when the marker goes from +1 to +2 depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "promise" is "<answer>"
    And it is round 4
    And it is p2's turn
    And no event cards are left
    And p1's election cube is on wealth-safety
    And the wealth marker is at +1
    And p1's political track is 5
    And p1 has 1 log in stock
    When these decisions are taken:
      """
      p2: end-turn
      p1: promise wealth=2
      p1: next P1
      p1: pass
      p2: pass
      p1: build tailor at i7
      p1: end-turn
      p2: end-turn
      p1: end-turn
      p2: end-turn
      p1: end-turn
      p2: end-turn
      """
    Then the wealth marker is at +2
    And p1's political track is <after>

    Examples: one kept and one broken, or both kept
      | answer       | after |
      | spaces-ahead | 5     |
      | fixed-spaces | 7     |

  # ---------------------------------------------------------------- what does a broken promise cost?

  @FR-R-promise-penalty @FR-MAYOR-02
  Scenario Outline: How many points one kept and two broken promises take from 3 depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "promise-penalty" is "<answer>"
    And it is round 7
    And it is p2's turn
    And the promises are health +1, wealth +1, wealth +2
    And the health marker is at +1
    And the wealth marker is at 0
    And p1's political track is <before>
    When p2 does "end-turn"
    Then p1's political track is <after>

    Examples:
      | answer | before | after |
      | one    | 3      | 2     |
      | two    | 3      | 0     |

    Examples: above and below the end of the track
      | answer | before | after |
      | one    | 8      | 7     |
      | two    | 8      | 5     |
      | two    | 1      | 0     |

  # ---------------------------------------------------------------- what does the winner of the final election score?

  @FR-R-final-election @FR-SCORE-07
  Scenario Outline: Whether the final election scores the number or the kept promises depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "final-election" is "<answer>"
    And it is round 13
    And it is p2's turn
    And p1's goal is G1
    And p2's goal is G3
    And p1 has kept 1 promise so far
    And p1's election cube is on health-wealth-safety
    And p1 has $0
    And p2 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election <points>
    And the score of p2 is made of tracks 0, goal 0, level IV 0, money 0, final election 0

    Examples:
      | answer          | points |
      | campaign-number | 3      |
      | kept-ever       | 1      |

  @FR-SCORE-07 @FR-R-final-election
  Scenario Outline: Whether kept promises count in the final election depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "final-election" is "<answer>"
    And it is round 13
    And it is p2's turn
    And p1's goal is G1
    And p2's goal is G3
    And p1 has kept 1 promise so far
    And the promises are wealth +1, health +1
    And the wealth marker is at +1
    And p1's election cube is on health
    And p1 has $0
    And p2 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election <points>

    Examples: one kept, one broken in the last era
      | answer          | points |
      | campaign-number | 1      |
      | kept-ever       | 2      |

  @FR-R-final-election
  Scenario: If kept promises count, a winner who kept none scores nothing
    Given a Frontier game of p1 and p2
    And the ruling "final-election" is "kept-ever"
    And it is round 13
    And it is p2's turn
    And p1's goal is G1
    And p2's goal is G3
    And p1 has kept 3 promises so far
    And p2's election cube is on health-wealth-safety
    And p2 has $0
    When p2 does "end-turn"
    Then the score of p2 is made of tracks 0, goal 0, level IV 0, money 0, final election 0

  @FR-R-final-election @FR-R-last-era
  Scenario: If the last promises are not judged, they do not count as kept
    Given a Frontier game of p1 and p2
    And the ruling "final-election" is "kept-ever"
    And the ruling "last-era" is "election-only"
    And it is round 13
    And it is p2's turn
    And the promises are wealth +1
    And the wealth marker is at +2
    And p1's election cube is on wealth
    And p1's goal is G8
    And p1 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election 0

  # ---------------------------------------------------------------- no space ahead?

  @FR-R-promise-end @FR-ELEC-06
  Scenario Outline: The answer decides where one promise lies with the wealth marker on the last space - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "promise-end" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth
    And the wealth marker is at +3
    When p2 does "end-turn"
    And p1 does "promise wealth=1"
    Then <outcome>

    Examples: nothing is to be done for it, but the space can be lost
      | answer     | outcome                      |
      | last-space | the promises are wealth +3   |
      | lapses     | there are no promises        |

  @FR-R-promise-end @FR-ELEC-05
  Scenario Outline: The answer decides where two promises lie with one space ahead - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "promise-end" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on health-wealth-safety
    And the wealth marker is at +2
    And the safety marker is at +3
    When p2 does "end-turn"
    And p1 does "promise wealth=2 safety=1"
    Then the promises are <promises>

    Examples:
      | answer     | promises                        |
      | last-space | wealth +3, wealth +3, safety +3 |
      | lapses     | wealth +3                       |
