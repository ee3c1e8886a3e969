Feature: Elections
  At the end of an era whoever has a cube on the election board stands for mayor. The number under the cube and the votes of the
  characters are added up: one for an assistant, two for a partner, three for each tycoon of the mayor.

  # ---------------------------------------------------------------- votes

  @worked @FR-EX-13 @FR-CHAR-13 @FR-CHAR-17 @FR-CHAR-25
  Scenario: The mayor's ten votes beat the seven votes of a player on the 3
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1 is in lumbering at level I
    And p1 holds A5 B5 B6
    And the office holds T1
    And p1's election cube is on health-wealth
    And p2 holds A1 A2 A3 A4
    And p2's election cube is on health-wealth-safety
    Then p1 has 10 votes
    And p2 has 7 votes
    When p2 does "end-turn"
    Then p1 is mayor
    And p1 may do "promise health=1 wealth=1"

  @FR-CHAR-25
  Scenario Outline: A player's votes come from the characters <characters>, the office <office> and the cube on <cube>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 holds <characters>
    And the office holds <office>
    And p1's election cube is on <cube>
    Then p1 has <votes> votes

    @FR-CHAR-13
    Examples: one for an assistant, three for a tycoon
      | characters | office   | cube          | votes |
      | A1         | T1       | wealth        | 5     |
      | A1 A2      | T1       | wealth        | 6     |
      | A1         | T1 T2    | wealth        | 8     |
      | A1         | T1       | wealth-safety | 6     |

    @FR-CHAR-17
    Examples: two for a partner
      | characters | office   | cube          | votes |
      | B5         | T1       | wealth        | 6     |
      | A1 A2 B5   | T1 T2 T9 | health        | 14    |

  @FR-CHAR-25
  Scenario: Only the mayor has the votes of the tycoons
    Given a Frontier game of p1 and p2
    And p2 is mayor
    And the office holds T1 T2
    And p1's election cube is on wealth-safety
    And p2's election cube is on wealth
    Then p1 has 2 votes
    And p2 has 7 votes

  @FR-ROUND-30
  Scenario: The player with most votes becomes mayor, and all cubes are taken off the board
    Given a Frontier game of p1 and p2
    And it is the last round of era I
    And p1's election cube is on wealth
    And p2's election cube is on health-safety
    When the election is held
    Then p2 is mayor
    When p2 does "promise health=1 safety=1"
    Then p1's election cube is off the board
    And p2's election cube is off the board

  @FR-ROUND-30
  Scenario: A player without a cube on the election board is no candidate, however many votes the player's characters bring
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1 holds A1 A2 A3 A4
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p2 is mayor
    And p2 may only do "promise wealth=1"

  # ---------------------------------------------------------------- a drawn election

  @worked @FR-EX-61 @FR-ELEC-04
  Scenario Outline: A tie with three votes each - <what> decides for <winner>
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1 holds A1
    And p2 holds A2
    And p1's election cube is on <first cube>
    And p2's election cube is on <second cube>
    And p1's political track is <first>
    And p2's political track is <second>
    Then p1 has 3 votes
    And p2 has 3 votes
    When p2 does "end-turn"
    Then <winner> is mayor

    Examples:
      | what             | first cube    | second cube   | first | second | winner |
      | political points | wealth-safety | health-safety | 3     | 2      | p1     |
      | political points | health-safety | wealth-safety | 2     | 3      | p2     |
      | health           | wealth-safety | health-safety | 2     | 2      | p2     |
      | health           | health-wealth | wealth-safety | 2     | 2      | p1     |
      | wealth           | health-wealth | health-safety | 2     | 2      | p1     |
      | wealth           | health-safety | health-wealth | 2     | 2      | p2     |
      | order            | wealth-safety | wealth-safety | 2     | 2      | p1     |

  @FR-ELEC-04
  Scenario: A tie in votes that is equal on health and wealth is decided by safety
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1 holds A1 A2
    And p2 holds A3
    And p1's election cube is on health-wealth
    And p2's election cube is on health-wealth-safety
    Then p1 has 4 votes
    And p2 has 4 votes
    When p2 does "end-turn"
    Then p2 is mayor

  @FR-ELEC-04
  Scenario: The last tie-break is the order of turns, not the seats and not the old mayor
    Given a Frontier game of p1, p2 and p3
    And p2 is starting player
    And p1 is mayor
    And it is round 4
    And it is p1's turn
    And p1's election cube is on wealth
    And p3's election cube is on wealth
    When p1 does "end-turn"
    Then p3 is mayor

  # ---------------------------------------------------------------- nobody stands

  @worked @FR-EX-62 @FR-ELEC-01 @FR-ELEC-03
  Scenario: Without a candidate the mayor stays, keeps the tycoons and makes no promise
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And the office holds T1
    When p2 does "end-turn"
    Then p1 is mayor
    And the office holds T1
    And there are no promises
    And p1 may do only:
      | next P1 |
      | next P2 |

  @worked @FR-EX-62 @FR-ELEC-02
  Scenario: After an election without a candidate a drawn tycoon goes to a town
    Given a Frontier game of p1 and p2
    And it is round 5
    And the last election had no candidate
    And the office holds T1
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T4"
    Then p1 may do only:
      | to-town T4 gold-town |
    And p1 may not do "place T4" because of FR-ELEC-02
    When p1 does "to-town T4 gold-town"
    Then the pile at gold-town is T4
    And the office holds T1
    And p1 has 1 tool

  @FR-CHAR-24
  Scenario: After an election without a candidate the tycoons in office still act
    Given a Frontier game of p1 and p2
    And it is round 5
    And the last election had no candidate
    And the office holds T4
    And p1 has $0
    When p1 does "tycoon T4"
    Then p1 has $2

  @worked @FR-EX-62 @FR-ELEC-01
  Scenario: After an election without a candidate, no promises are judged at the end of the next era
    Given a Frontier game of p1 and p2
    And it is round 7
    And it is p2's turn
    And the last election had no candidate
    And p1's political track is 5
    And the health marker is at +3
    And the wealth marker is at -3
    When p2 does "end-turn"
    Then p1's political track is 5
    And p2's political track is 0

  @FR-CHAR-19
  Scenario: The mayor may place a tycoon even if no election has been held yet
    Given a Frontier game of p1 and p2
    And it is round 4
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T4"
    Then p1 may do "place T4"
    And p1 may do "refuse T4"

  @FR-ROUND-30
  Scenario: The next election with a candidate opens the office again
    Given a Frontier game of p1 and p2
    And it is round 7
    And it is p2's turn
    And the last election had no candidate
    And p2's election cube is on wealth
    And a newspaper of p2 stands at j7
    And no event cards are left
    When these decisions are taken:
      """
      p2: end-turn
      p2: promise wealth=1
      p2: next P1
      p1: pass
      p2: pass
      p1: use j7 deck
      chance: card T4
      """
    Then p2 may do "place T4"

  # ---------------------------------------------------------------- what decides (a switch)

  @FR-R-election-winner @FR-ROUND-30
  Scenario Outline: Whether the cube on the 3 with one assistant beats the 1 with four assistants depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "election-winner" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1 holds A1
    And p1's election cube is on health-wealth-safety
    And p2 holds A2 A3 A4 A5
    And p2's election cube is on wealth
    Then p1 has <first> votes
    And p2 has <second> votes
    When p2 does "end-turn"
    Then <winner> is mayor

    Examples:
      | answer                   | first | second | winner |
      | campaign-plus-characters | 4     | 5      | p2     |
      | characters-only          | 1     | 4      | p2     |
      | campaign-only            | 3     | 1      | p1     |

  @FR-R-election-winner
  Scenario Outline: Whether the cube on the 3 without assistants beats the 1 with one assistant depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "election-winner" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on health-wealth-safety
    And p2 holds A2
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then <winner> is mayor

    Examples:
      | answer                   | winner |
      | campaign-plus-characters | p1     |
      | characters-only          | p2     |
      | campaign-only            | p1     |

  @FR-R-election-winner
  Scenario Outline: A player without a cube is no candidate under any answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "election-winner" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1 holds A1 A2 A3 A4
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p2 is mayor

    Examples:
      | answer                   |
      | campaign-plus-characters |
      | characters-only          |
      | campaign-only            |

  @FR-CHAR-25 @FR-R-character-limit
  Scenario: All five tycoons in office bring votes
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-of-each"
    And it is round 4
    And it is p2's turn
    And the office holds T1 T2 T3 T4 T5
    And p1's election cube is on wealth
    And p2 holds A1 A2 A3 A4 B1 B2 B3 B4
    And p2's election cube is on health-wealth-safety
    When p2 does "end-turn"
    Then p1 is mayor
    And p1 may only do "promise wealth=1"

  @FR-ELEC-02
  Scenario: If the office is frozen, a drawn tycoon must go to a town first
    Given a Frontier game of p1 and p2
    And it is round 5
    And the last election had no candidate
    And the office holds T1
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T4"
    Then p1 may not do "swap T4 for T1" because of FR-ELEC-02
    And p1 may not do "end-turn" because of FR-CHAR-05

  @FR-ELEC-02
  Scenario: If the office is frozen, a tycoon in a town cannot be picked
    Given a Frontier game of p1 and p2
    And it is round 5
    And the last election had no candidate
    And the pile at gold-town is T4
    And a newspaper of p2 stands at j7
    Then p1 may not do "use j7 T4" because of FR-ELEC-02
    But p1 may do "use j7 deck"
