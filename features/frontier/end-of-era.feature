Feature: The end of an era
  After rounds 4, 7 and 10: promises, election, an Industry card for everybody in the order the new mayor names, severity cards, housing.

  # ---------------------------------------------------------------- the whole of it

  @worked @FR-EX-52 @FR-ROUND-27 @FR-ROUND-30 @FR-ROUND-31 @FR-ROUND-32 @FR-ROUND-33 @FR-ROUND-34 @FR-SETUP-14
  Scenario: The end of the first era, step by step
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And it is round 4
    And it is p2's turn
    And p2's election cube is on wealth
    And the severity cards used are 1 2 3
    And no event cards are left
    When p2 does "end-turn"
    Then p2 is mayor
    And p2 may do only:
      | promise wealth=1 |
    When p2 does "promise wealth=1"
    Then the promises are wealth +1
    And p2 may do only:
      | next P1 |
      | next P2 |
    And a tent stands at i6
    And the severity cards used are 1 2 3
    When p2 does "next P1"
    Then p1 may do only:
      | add mining        |
      | add ranching      |
      | upgrade lumbering |
      | pass              |
    When p1 does "upgrade lumbering"
    Then p1 is in lumbering at level II
    And p2 may do only:
      | add lumbering    |
      | add mining       |
      | upgrade ranching |
      | pass             |
    When p2 does "add mining"
    Then p2 is in ranching at level I
    And p2 is in mining at level I
    And p2 has $4
    And the severity cards used are nothing
    And a wooden-house stands at i6
    And a wooden-house stands at j6
    And it is round 5
    And it is p1's turn

  @FR-ROUND-27
  Scenario Outline: The end of an era, step 5, follows round <round>
    Given a Frontier game of p1 and p2
    And it is round <round>
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then p1 may do only:
      | next P1 |
      | next P2 |

    Examples: the ends of eras I, II and III
      | round |
      | 4     |
      | 7     |
      | 10    |

  @FR-GOAL-01 @FR-GOAL-02 @FR-GOAL-03
  Scenario Outline: After round <round> the era goes on
    Given a Frontier game of p1 and p2
    And it is round <round>
    And it is p2's turn
    And p2's election cube is on wealth
    And no event cards are left
    When p2 does "end-turn"
    Then it is round <next>
    And it is p1's turn
    And p1 is mayor
    And p2's election cube is on wealth

    Examples: era I has four rounds, the others three
      | round | next |
      | 1     | 2    |
      | 2     | 3    |
      | 3     | 4    |
      | 5     | 6    |
      | 6     | 7    |
      | 8     | 9    |
      | 9     | 10   |
      | 11    | 12   |
      | 12    | 13   |

  @FR-ROUND-27
  Scenario: At the end of an era, only the decisions of the end of an era are legal
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth
    When p2 does "end-turn"
    Then p1 may not do "end-turn" because of FR-ELEC-05
    And p1 may not do "campaign safety" because of FR-ELEC-05
    And p1 may not do "next P1" because of FR-ELEC-05

  # ---------------------------------------------------------------- the order of the Industry cards

  @FR-ROUND-32
  Scenario Outline: The new mayor says who takes the first card - <first>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And it is round 4
    And it is p2's turn
    And p2's election cube is on wealth
    When p2 does "end-turn"
    And p2 does "promise wealth=1"
    Then p1 may not do "next P1"
    When p2 does "next <named>"
    Then <first> may do "pass"
    When <first> does "pass"
    Then <second> may do "pass"

    Examples:
      | named | first | second |
      | P1    | p1    | p2     |
      | P2    | p2    | p1     |

  @FR-ROUND-32
  Scenario: With three players the mayor names two one after the other, and the third follows without being named
    Given a Frontier game of p1, p2 and p3
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And p3 is in ranching at level I
    And it is round 4
    And it is p3's turn
    And no event cards are left
    When p3 does "end-turn"
    And p1 does "next P3"
    And p3 does "pass"
    Then p1 may do only:
      | next P1 |
      | next P2 |
    When p1 does "next P2"
    And p2 does "pass"
    Then p1 may do "upgrade lumbering"
    And p1 may do "pass"
    When p1 does "pass"
    Then it is round 5

  # ---------------------------------------------------------------- severity and drought

  @FR-ROUND-33
  Scenario: Severity cards come back at the end of an era, not at the end of a round
    Given a Frontier game of p1 and p2
    And it is round 3
    And it is p2's turn
    And the severity cards used are 2 2
    And no event cards are left
    When p2 does "end-turn"
    Then the severity cards used are 2 2
    When these decisions are taken:
      """
      p1: end-turn
      p2: end-turn
      p1: next P1
      p1: pass
      p2: pass
      """
    Then the severity cards used are nothing

  @FR-ROUND-33
  Scenario: Drought ends with the era
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And o6 has drought
    And q6 has drought
    And no event cards are left
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: pass
      p2: pass
      """
    Then o6 has no drought
    And q6 has no drought
