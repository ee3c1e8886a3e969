Feature: Eras, rounds and the end of the game
  Four eras of four, three, three and three rounds. After round 13 the score is added up, and nothing more happens.

  # ---------------------------------------------------------------- rounds

  @worked @FR-EX-07 @FR-GOAL-01 @FR-GOAL-02 @FR-GOAL-03 @FR-ROUND-27
  Scenario Outline: Round <round> belongs to era <era>
    Given a Frontier game of p1 and p2
    And it is round <round>
    Then it is era <era>

    Examples:
      | round | era |
      | 1     | I   |
      | 4     | I   |
      | 5     | II  |
      | 7     | II  |
      | 8     | III |
      | 10    | III |
      | 11    | IV  |
      | 13    | IV  |

  @worked @FR-EX-07 @FR-GOAL-02 @FR-GOAL-03
  Scenario: The game ends after round 13
    Given a Frontier game of p1 and p2
    And it is round 12
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then the game goes on
    And it is round 13
    When p1 does "end-turn"
    Then the game goes on
    When p2 does "end-turn"
    Then the game is over

  @worked @FR-EX-07 @FR-GOAL-04
  Scenario: In the last round each of three players still has a turn
    Given a Frontier game of p1, p2 and p3
    And it is round 13
    And it is p1's turn
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then the game goes on
    When p3 does "end-turn"
    Then the game is over

  @FR-GOAL-07
  Scenario Outline: After the end of the game no action is legal: <action>
    Given a Frontier game of p1 and p2
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the game is over
    And p1 may not do "<action>" because of FR-GOAL-07 and the ruling "rounds"
    And p2 may not do "<action>" because of FR-GOAL-07 and the ruling "rounds"

    Examples:
      | action             |
      | end-turn           |
      | campaign wealth    |
      | build well at i7   |
      | promise wealth=1   |

  @FR-SCORE-09
  Scenario: Of three players, two who are equal in every item win together, and the third has a point less
    Given a Frontier game of p1, p2 and p3
    And it is round 13
    And it is p3's turn
    And p1's goal is G8
    And p2's goal is G5
    And p3's goal is G1
    And p1's political track is 4
    And p2's political track is 4
    And p3's investment track is 4
    And p1 has $12
    And p2 has $9
    And p3 has $12
    When p3 does "end-turn"
    Then p1 has 5 points
    And p2 has 4 points
    And p3 has 5 points
    And p1 and p3 win together

  Scenario: There is no fourteenth round
    Given a Frontier game of p1 and p2
    And it is round 14
    Then the position is refused because of FR-GOAL-07

  # ---------------------------------------------------------------- twelve or thirteen rounds (a switch)

  @FR-R-rounds
  Scenario Outline: Whether an era ends after round 3 depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "rounds" is "<answer>"
    And it is round 3
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then "<next>" is legal for p1
    And "<not>" is illegal for p1

    @FR-GOAL-03
    Examples: the turn of round 4
      | answer       | next     | not      |
      | thirteen     | end-turn | next P1  |
      | twelve-cut   | end-turn | next P1  |

    @FR-GOAL-02
    Examples: the end of an era
      | answer       | next     | not      |
      | twelve-equal | next P1  | end-turn |

  @FR-R-rounds
  Scenario Outline: The first election takes place after round <round> - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "rounds" is "<answer>"
    And it is round <round>
    And it is p2's turn
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p2 is mayor

    Examples:
      | answer       | round |
      | thirteen     | 4     |
      | twelve-equal | 3     |
      | twelve-cut   | 4     |

  @FR-R-rounds
  Scenario Outline: The later eras end after rounds <second> and <third> - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "rounds" is "<answer>"
    And it is round <second>
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then p1 may do "next P1"
    When these decisions are taken:
      """
      p1: next P1
      p1: pass
      p2: pass
      p1: end-turn
      p2: end-turn
      p1: end-turn
      p2: end-turn
      p1: end-turn
      p2: end-turn
      """
    Then it is round <third>
    And p1 may do "next P2"

    Examples:
      | answer       | second | third |
      | thirteen     | 7      | 10    |
      | twelve-equal | 6      | 9     |
      | twelve-cut   | 7      | 10    |

  @FR-R-rounds
  Scenario Outline: Whether the game ends after round 12 depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "rounds" is "<answer>"
    And it is round 12
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then <outcome>

    @FR-GOAL-03
    Examples: four eras of which the first has four rounds
      | answer       | outcome           |
      | thirteen     | the game goes on  |

    @FR-GOAL-07
    Examples: twelve rounds
      | answer       | outcome           |
      | twelve-equal | the game is over  |
      | twelve-cut   | the game is over  |

  @FR-R-rounds @FR-R-last-era
  Scenario: With twelve rounds the last promises are judged after round 12
    Given a Frontier game of p1 and p2
    And the ruling "rounds" is "twelve-cut"
    And it is round 12
    And it is p2's turn
    And the promises are wealth +1
    And the wealth marker is at +1
    And p1's political track is 4
    And p1's goal is G8
    And p1 has $0
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 5, goal 0, level IV 0, money 0, final election 0

  # ---------------------------------------------------------------- the order of turns (a switch)

  @FR-R-turn-order @FR-GOAL-04
  Scenario Outline: After P2 is elected in the first era, <who> has the first turn of era II: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "turn-order" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p2's election cube is on wealth
    And no event cards are left
    When these decisions are taken:
      """
      p2: end-turn
      p2: promise wealth=1
      p2: next P1
      p1: pass
      p2: pass
      """
    Then it is round 5
    And it is <who>'s turn

    Examples:
      | answer      | who |
      | fixed       | p1  |
      | mayor-first | p2  |

  @FR-GOAL-04 @FR-R-turn-order
  Scenario: With a rotating start each round begins one seat later
    Given a Frontier game of p1, p2 and p3
    And the ruling "turn-order" is "rotating"
    And it is round 1
    And it is p1's turn
    And no event cards are left
    When p1 does "end-turn"
    And p2 does "end-turn"
    And p3 does "end-turn"
    Then it is round 2
    And it is p2's turn
    When p2 does "end-turn"
    Then it is p3's turn
    When p3 does "end-turn"
    Then it is p1's turn
    When p1 does "end-turn"
    Then it is round 3
    And it is p3's turn

  @FR-R-turn-order
  Scenario: With two players and a rotating start, P1 begins round 5 and P2 begins round 6
    Given a Frontier game of p1 and p2
    And the ruling "turn-order" is "rotating"
    And it is round 5
    And it is p1's turn
    And no event cards are left
    When p1 does "end-turn"
    Then it is p2's turn
    When p2 does "end-turn"
    Then it is round 6
    And it is p2's turn
    When p2 does "end-turn"
    Then it is p1's turn

  @FR-R-turn-order
  Scenario: If the mayor starts the round, the others follow by seat
    Given a Frontier game of p1, p2 and p3
    And the ruling "turn-order" is "mayor-first"
    And p3 is mayor
    And it is p3's turn
    When p3 does "end-turn"
    Then it is p1's turn
    When p1 does "end-turn"
    Then it is p2's turn

  @FR-GOAL-04
  Scenario: The game ends after the last round
    Given a Frontier game of p1 and p2
    When the game ends
    Then the game is over

  @FR-GOAL-03
  Scenario: The game is over when the last player of the last round has ended the turn
    Given a Frontier game of p1, p2 and p3
    And it is round 13
    And it is p3's turn
    And p3 is last in the round
    When p3 does "end-turn"
    Then the game is over
