Feature: Election promises
  The winner of an election shares his number out over the fields under his cube. Each promise is a cube on a space right of the
  marker. At the end of the era it is kept if the marker has reached it: a political point for each kept one, one less for each
  broken one.

  # ---------------------------------------------------------------- sharing the number out

  @worked @FR-EX-05 @FR-GEN-05 @FR-ELEC-05
  Scenario: The two promises of a 2 between wealth and safety may be shared out in three ways
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth-safety
    When p2 does "end-turn"
    Then p1 may do only:
      | promise safety=2          |
      | promise wealth=1 safety=1 |
      | promise wealth=2          |

  @worked @FR-EX-63 @FR-GEN-05 @FR-ELEC-05 @FR-ELEC-06
  Scenario: The three promises of a 3 may be shared out in ten ways
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p2's election cube is on health-wealth-safety
    When p2 does "end-turn"
    Then p2 may do only:
      | promise health=1 safety=2          |
      | promise health=1 wealth=1 safety=1 |
      | promise health=1 wealth=2          |
      | promise health=2 safety=1          |
      | promise health=2 wealth=1          |
      | promise health=3                   |
      | promise safety=3                   |
      | promise wealth=1 safety=2          |
      | promise wealth=2 safety=1          |
      | promise wealth=3                   |

  @FR-GEN-05
  Scenario Outline: A player with the cube on the 1 of <field> makes one promise on that field
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on <field>
    When p2 does "end-turn"
    Then p1 may do only:
      | promise <field>=1 |
    And p1 may not do "promise <field>=2" because of FR-GEN-05
    And p1 may not do "promise <other>=1" because of FR-GEN-05

    Examples:
      | field  | other  |
      | health | wealth |
      | wealth | safety |
      | safety | health |

  @FR-GEN-05
  Scenario: The winner must promise the whole number, and only on the fields under the cube
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on health-safety
    When p2 does "end-turn"
    Then p1 may do "promise health=1 safety=1"
    But p1 may not do "promise health=1" because of FR-GEN-05
    And p1 may not do "promise health=2 safety=1" because of FR-GEN-05
    And p1 may not do "promise health=1 wealth=1" because of FR-GEN-05

  @FR-ELEC-05
  Scenario: Only the winner of the election makes promises
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth
    And p2's election cube is on health-safety
    When p2 does "end-turn"
    Then p1 may not do "promise wealth=1"
    And p2 may do "promise health=2"

  # ---------------------------------------------------------------- cubes on the board

  @worked @FR-EX-63 @FR-ELEC-05 @FR-ELEC-06
  Scenario: Promises lie on the spaces right of the marker, and two may share the last space
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p2's election cube is on health-wealth-safety
    And the health marker is at 0
    And the wealth marker is at +2
    And the safety marker is at -1
    When p2 does "end-turn"
    And p2 does "promise health=1 wealth=2"
    Then the promises are health +1, wealth +3, wealth +3

  @FR-ELEC-05
  Scenario Outline: With the marker at <marker> two promises lie on <first> and <second>
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth-safety
    And the wealth marker is at <marker>
    When p2 does "end-turn"
    And p1 does "promise wealth=2"
    Then the promises are wealth <first>, wealth <second>

    Examples:
      | marker | first | second |
      | -3     | -2    | -1     |
      | -1     | 0     | +1     |
      | 0      | +1    | +2     |
      | +1     | +2    | +3     |
      | +2     | +3    | +3     |
      | +3     | +3    | +3     |

  # ---------------------------------------------------------------- kept and broken

  @worked @FR-EX-17 @FR-ROUND-28 @FR-ROUND-29 @FR-MAYOR-01 @FR-MAYOR-02 @FR-TRACK-01 @FR-GOAL-11
  Scenario: Two kept promises and one broken promise bring one political point in all
    Given a Frontier game of p1 and p2
    And it is round 7
    And it is p2's turn
    And the promises are health +1, wealth +1, wealth +2
    And the health marker is at 0
    And the wealth marker is at +2
    And p1's political track is 5
    When p2 does "end-turn"
    Then p1's political track is 6
    And p1's investment track is 0
    And p2's political track is 0
    And there are no promises

  @FR-ROUND-29
  Scenario Outline: A promise on wealth <promise> with the marker at <marker> is <verdict>
    Given a Frontier game of p1 and p2
    And it is round 10
    And it is p2's turn
    And the promises are wealth <promise>
    And the wealth marker is at <marker>
    And p1's political track is 5
    When p2 does "end-turn"
    Then p1's political track is <after>

    @FR-MAYOR-01
    Examples: kept
      | promise | marker | verdict | after |
      | +1      | +1     | kept    | 6     |
      | +1      | +3     | kept    | 6     |
      | -1      | -1     | kept    | 6     |

    @FR-MAYOR-02
    Examples: broken
      | promise | marker | verdict | after |
      | +1      | 0      | broken  | 4     |
      | +3      | +2     | broken  | 4     |
      | -1      | -2     | broken  | 4     |

  @FR-ROUND-28
  Scenario Outline: Three promises on one field are judged one by one
    Given a Frontier game of p1 and p2
    And it is round 7
    And it is p2's turn
    And the promises are safety +1, safety +2, safety +3
    And the safety marker is at <marker>
    And p1's political track is 4
    When p2 does "end-turn"
    Then p1's political track is <after>

    @FR-MAYOR-02
    Examples: none of them kept
      | marker | after |
      | 0      | 1     |

    @FR-MAYOR-01
    Examples: two and all of them kept
      | marker | after |
      | +2     | 5     |
      | +3     | 7     |

  Scenario Outline: Kept and broken promises are added up first, and the track does not go below 0
    Given a Frontier game of p1 and p2
    And it is round 7
    And it is p2's turn
    And the promises are <promises>
    And the health marker is at +1
    And the wealth marker is at 0
    And p1's political track is <before>
    When p2 does "end-turn"
    Then p1's political track is <after>

    @FR-MAYOR-02
    Examples: health +1 is kept, the others are broken
      | promises                        | before | after |
      | wealth +1                       | 0      | 0     |
      | wealth +1, wealth +2            | 1      | 0     |
      | health +1, wealth +1, wealth +2 | 0      | 0     |
      | health +1, wealth +1, wealth +2 | 1      | 0     |
      | health +1, wealth +1, wealth +2 | 2      | 1     |

    @FR-MAYOR-01
    Examples: health +1 alone
      | promises                        | before | after |
      | health +1                       | 0      | 1     |

  @FR-ROUND-28
  Scenario: Promises are judged before the election, so their points count in a tie
    Given a Frontier game of p1 and p2
    And it is round 7
    And it is p2's turn
    And the promises are wealth +1
    And the wealth marker is at +1
    And p1's political track is 2
    And p2's political track is 2
    And p1's election cube is on safety
    And p2's election cube is on health
    When p2 does "end-turn"
    Then p1's political track is 3
    And p1 is mayor

  @FR-ROUND-27
  Scenario: The first mayor has made no promises, and nothing is judged after the first era
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's political track is 5
    And the wealth marker is at -3
    When p2 does "end-turn"
    Then p1's political track is 5

  @FR-ELEC-06
  Scenario: A position with a fourth promise cube is refused
    Given a Frontier game of p1 and p2
    And it is round 7
    And the promises are health +1, wealth +1, safety +1, safety +2
    Then the position is refused because of FR-ELEC-06

  @FR-ROUND-29 @FR-COMP-11
  Scenario: Each promise is judged by the marker of its own field
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's political track is 5
    And the promises are health +1, wealth +2, safety +1
    And the health marker is at +1
    And the wealth marker is at +1
    And the safety marker is at +2
    When p2 does "end-turn"
    Then p1's political track is 6

  @FR-ROUND-28 @FR-ROUND-29
  Scenario: When an era ends, its mayor is judged by each promise
    Given a Frontier game of p1 and p2
    And p1 is mayor
    And p1's political track is 4
    And the promises are health +2, safety +1
    And the health marker is at +2
    And the safety marker is at +2
    When era II ends
    Then p1's political track is 6
