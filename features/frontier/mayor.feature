Feature: The mayor
  One player is mayor: the starting player at first, then whoever wins the election. He holds the office with its tycoons, which pass on
  to the next mayor.

  @FR-COMP-12
  Scenario: There is one mayor card, and the starting player has it first
    Given a Frontier game of p1, p2 and p3
    When chance does "start P2"
    Then p2 is mayor
    And there is 1 mayor card in the game

  @FR-ROUND-30
  Scenario: A mayor who wins again stays in office
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And the office holds T1
    And p1's election cube is on wealth
    When p2 does "end-turn"
    And p1 does "promise wealth=1"
    Then p1 is mayor
    And the office holds T1

  @FR-CHAR-18
  Scenario: The new mayor takes over the tycoons, whose buildings stay
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And the office holds T1 T4
    And a saloon of T1 stands at i7
    And p2's election cube is on wealth
    And no event cards are left
    And p1 has $0
    And p2 has $0
    When these decisions are taken:
      """
      p2: end-turn
      p2: promise wealth=1
      p2: next P1
      p1: pass
      p2: pass
      """
    Then p2 is mayor
    And the office holds T1 T4
    And a saloon of T1 stands at i7
    And p2 has $2
    And p1 has $0
    And p1 may not do "tycoon T4" because of FR-CHAR-18
    When p1 does "end-turn"
    Then p2 may do "tycoon T4"

  # ---------------------------------------------------------------- pass on or discard (a switch)

  @FR-R-tycoon-office @FR-CHAR-18
  Scenario: With the answer passed-on, T1 is in the new mayor's office
    Given a Frontier game of p1 and p2
    And the ruling "tycoon-office" is "pass-on"
    And it is round 4
    And it is p2's turn
    And the office holds T1
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p2 is mayor
    And the office holds T1
    And p2 may do "promise wealth=1"

  @FR-R-tycoon-office
  Scenario: With the answer discarded, the old mayor dismisses T1 with its saloon before the promises are made
    Given a Frontier game of p1 and p2
    And the ruling "tycoon-office" is "discarded"
    And it is round 4
    And it is p2's turn
    And the office holds T1 T9
    And a saloon of T1 stands at i7
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p1 may do only:
      | dismiss T1 red-town |
    When p1 does "dismiss T1 red-town"
    Then nothing stands at i7
    And 3 saloon tiles are left
    And p1 has 0 guns
    And p1 may do only:
      | dismiss T9 brown-town |
      | dismiss T9 gold-town  |
      | dismiss T9 red-town   |
    When p1 does "dismiss T9 gold-town"
    Then the office is empty
    And the pile at red-town is T1
    And the pile at gold-town is T9
    And p2 may only do "promise wealth=1"

  @FR-ROUND-30
  Scenario Outline: A mayor who stays keeps his tycoons under either answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "tycoon-office" is "<answer>"
    And it is round 4
    And it is p2's turn
    And the office holds T1
    And p1's election cube is on wealth
    When p2 does "end-turn"
    Then p1 may only do "promise wealth=1"
    And the office holds T1

    Examples:
      | answer    |
      | pass-on   |
      | discarded |

  @FR-CHAR-25
  Scenario: Tycoons that are discarded still had their votes in the election
    Given a Frontier game of p1 and p2
    And the ruling "tycoon-office" is "discarded"
    And it is round 4
    And it is p2's turn
    And the office holds T1
    And p1's election cube is on wealth
    And p2's election cube is on health-wealth-safety
    When p2 does "end-turn"
    Then p1 is mayor
    And the office holds T1

  @FR-R-tycoon-office
  Scenario: With the answer discarded, tycoons are discarded at the final election too
    Given a Frontier game of p1 and p2
    And the ruling "tycoon-office" is "discarded"
    And it is round 13
    And it is p2's turn
    And p2 is in lumbering at level IV
    And the office holds T5
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p1 may only do "dismiss T5 brown-town"
    When p1 does "dismiss T5 brown-town"
    Then the game is over

  # ---------------------------------------------------------------- four characters (a switch)

  @FR-MAYOR-03 @FR-R-character-limit @FR-CHAR-19
  Scenario Outline: Whether a mayor with four assistants may place a drawn tycoon depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "<answer>"
    And p1 holds A1 A2 A3 A4
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T1"
    Then "place T1" is <verdict> for p1
    And "refuse T1" is legal for p1

    Examples:
      | answer         | verdict |
      | tycoons-apart  | legal   |
      | four-in-all    | illegal |
      | four-of-each   | legal   |

  @FR-CHAR-05
  Scenario: A tycoon whom the mayor refuses goes to a town, and can be neither kept nor refused again
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T5"
    And p1 does "refuse T5"
    Then p1 may not do "refuse T5"
    And p1 may not do "keep T5"
    And p1 may not do "place T5"
    When p1 does "to-town T5 brown-town"
    Then the pile at brown-town is T5

  @FR-R-character-limit @FR-CHAR-02
  Scenario Outline: Whether a player with four assistants may keep a partner depends on the answer
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "<answer>"
    And p1 is in lumbering at level I
    And p1 holds A1 A2 A3 A4
    And a steamboat of p2 stands at i5
    When p1 does "use i5 deck"
    And chance does "card B5"
    Then "keep B5" is <verdict> for p1

    Examples:
      | answer         | verdict |
      | tycoons-apart  | illegal |
      | four-in-all    | illegal |
      | four-of-each   | legal   |

  @FR-R-character-limit
  Scenario: With the answer four-of-each, a player cannot keep a fifth assistant
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-of-each"
    And p1 is in lumbering at level I
    And p1 holds A1 A2 A3 A4 B5
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card A5"
    Then p1 may not do "keep A5" because of FR-CHAR-02 and the ruling "character-limit"
    And p1 may only do "to-town A5 gold-town"

  @FR-CHAR-03
  Scenario: A drawn assistant can be kept, but not the goal card of the same number
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card A5"
    Then p1 may do "keep A5"
    But p1 may not do "keep G5"

  @FR-CHAR-02 @FR-R-character-limit
  Scenario: With the answer four-in-all, the mayor's tycoons count among the mayor's four cards
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-in-all"
    And p1 holds A1 A2
    And the office holds T1 T4
    And p2 holds A3 A4
    And a coach-builder of p2 stands at j7
    And a wooden-house stands at j6
    When p1 does "use j7 deck"
    And chance does "card A5"
    Then p1 may not do "keep A5" because of FR-CHAR-02
    When p1 does "to-town A5 gold-town"
    And p1 does "end-turn"
    And p2 does "use j7 deck"
    And chance does "card A6"
    Then p2 may do "keep A6"

  @FR-R-character-limit @FR-CHAR-02
  Scenario: With the answer four-in-all, a mayor with four cards may swap in a drawn tycoon
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-in-all"
    And p1 holds A1 A2 A3
    And the office holds T1
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T4"
    Then p1 may do only:
      | refuse T4      |
      | swap T4 for T1 |

  @FR-CHAR-18 @FR-R-character-limit
  Scenario: With the answer four-in-all, a new mayor dismisses tycoons until four cards are left
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-in-all"
    And it is round 4
    And it is p2's turn
    And p2 holds A1 A2 A3
    And the office holds T1 T4
    And p2's election cube is on health-wealth-safety
    And p1's election cube is off the board
    When p2 does "end-turn"
    Then p2 may do only:
      | dismiss T1 red-town  |
      | dismiss T4 gold-town |
    When p2 does "dismiss T4 gold-town"
    Then the office holds T1
    And p2 has 0 tools
    And p2 may do "promise wealth=3"

  @FR-R-tycoon-office
  Scenario: With the answers four-in-all and discarded, the new mayor dismisses nobody
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-in-all"
    And the ruling "tycoon-office" is "discarded"
    And it is round 4
    And it is p2's turn
    And p2 holds A1 A2 A3 A4
    And the office holds T1
    And p2's election cube is on wealth
    When p2 does "end-turn"
    And p1 does "dismiss T1 red-town"
    Then p2 may only do "promise wealth=1"
    And p2 holds A1 A2 A3 A4

  @FR-R-tycoon-office @FR-ROUND-27
  Scenario: If the office is discarded, the old mayor dismisses the tycoons in the order of the office
    Given a Frontier game of p1 and p2
    And the ruling "tycoon-office" is "discarded"
    And it is round 4
    And it is p2's turn
    And the office holds T1 T4
    And p2's election cube is on wealth
    When p2 does "end-turn"
    Then p1 may only do "dismiss T1 red-town"
    And p1 may not do "dismiss T4 gold-town" because of FR-CHAR-18

  # ---------------------------------------------------------------- the order of the industry step (a switch)

  @FR-R-industry-order @FR-ROUND-32
  Scenario Outline: After P1 names P2, the answer decides whether P2 acts next or P1 names another - <answer>
    Given a Frontier game of p1, p2 and p3
    And the ruling "industry-order" is "<answer>"
    And it is round 4
    And it is p3's turn
    And p1's election cube is on wealth
    When p3 does "end-turn"
    And p1 does "promise wealth=1"
    And p1 does "next P2"
    Then "pass" is <act> for p2
    And "next P3" is <name> for p1

    Examples:
      | answer     | act     | name    |
      | one-by-one | legal   | illegal |
      | all-first  | illegal | legal   |

  @FR-R-industry-order @FR-ROUND-32
  Scenario: If all players are named first, they act in that order, and the player left over acts last
    Given a Frontier game of p1, p2 and p3
    And the ruling "industry-order" is "all-first"
    And it is round 4
    And it is p3's turn
    And p1's election cube is on wealth
    And no event cards are left
    When these decisions are taken:
      """
      p3: end-turn
      p1: promise wealth=1
      p1: next P2
      p1: next P1
      p2: add mining
      p1: pass
      p3: pass
      """
    Then it is era II
    And p2 is in mining at level I
    And it is p1's turn

  @FR-MAYOR-04
  Scenario: While the mayor decides about a tycoon, no player can send the card to a town
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card T5"
    Then p1 may not do "to-town T5 brown-town" because of FR-MAYOR-04
    And p1 may do only:
      | place T5  |
      | refuse T5 |

  @FR-R-character-limit @FR-CHAR-18
  Scenario: With the answer four-in-all, a new mayor can dismiss only a tycoon in office
    Given a Frontier game of p1 and p2
    And the ruling "character-limit" is "four-in-all"
    And it is round 4
    And it is p2's turn
    And p2 holds A1 A2 A3
    And the office holds T1 T4
    And p2's election cube is on health-wealth-safety
    When p2 does "end-turn"
    Then p2 may not do "dismiss T2 red-town"
    And p2 may not do "tycoon T1" because of FR-CHAR-02
    But p2 may do "dismiss T1 red-town"
