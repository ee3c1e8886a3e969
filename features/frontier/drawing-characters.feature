Feature: Drawing character cards
  A coach builder draws assistants, a steamboat partners, a newspaper tycoons. A card drawn is kept, if its requirement is met and there
  is room for it, or it is sent to a town of its suit, which gives its reward. A face-up card on top of a town's pile can be picked
  instead.

  # ---------------------------------------------------------------- which building draws what

  @FR-CHAR-08 @FR-CHAR-03
  Scenario Outline: A <building> draws from the <count> <rank>s
    Given a Frontier game of p1 and p2
    And a <building> of p2 stands at <space>
    When p1 does "use <space> deck"
    Then chance may do "card <first>" with 1 chance in <count>
    And chance may do "card <last>" with 1 chance in <count>
    But chance may not do "card <other>"
    When chance does "card <first>"
    Then p1 has 1 standing worker

    Examples:
      | building      | space | rank      | count | first | last | other |
      | coach-builder | j7    | assistant | 15    | A1    | A15  | B1    |
      | steamboat     | i5    | partner   | 9     | B1    | B9   | T1    |
      | newspaper     | j7    | tycoon    | 9     | T1    | T9   | A1    |

  @FR-CHAR-03
  Scenario: A draw never brings a card that is not in the deck
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And p1 holds A1 A2
    And p2 holds A3
    And the pile at red-town is A4
    When p1 does "use j7 deck"
    Then chance may do "card A5" with 1 chance in 11
    But chance may not do "card A1"
    And chance may not do "card A3"
    And chance may not do "card A4"

  @FR-CHAR-08
  Scenario: An empty deck draws nothing
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And the assistant deck is empty
    And the pile at red-town is A4
    Then p1 may not do "use j7 deck" because of FR-CHAR-08
    But p1 may do "use j7 A4"

  @FR-CHAR-03
  Scenario: Until a drawn card is kept or sent to a town, no other action is legal
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card A5"
    Then p1 may do only:
      | keep A5              |
      | to-town A5 gold-town |
    And p1 may not do "end-turn" because of FR-CHAR-04
    And p1 may not do "campaign wealth" because of FR-CHAR-04

  # ---------------------------------------------------------------- keep it

  @FR-CHAR-04
  Scenario: A kept card shows the first thing of its ring and can act from the next round on
    Given a Frontier game of p1 and p2
    And no event cards are left
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card A14"
    And p1 does "keep A14"
    Then p1 holds A14
    And A14 shows gun
    And p1 may not do "assist A14" because of FR-ROUND-20
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then A14 shows worker
    And p1 may do "assist A14"

  @worked @FR-EX-19 @FR-CHAR-02
  Scenario Outline: A player with <cards> cannot keep a fifth card
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a coach-builder of p2 stands at j7
    And p1 holds <cards>
    When p1 does "use j7 deck"
    And chance does "card A12"
    Then p1 may not do "keep A12" because of FR-CHAR-02
    And p1 may only do "to-town A12 brown-town"

    Examples: assistants and partners together
      | cards       |
      | A1 A2 A3 A4 |
      | A1 A2 B5 B6 |

  @FR-CHAR-02
  Scenario: A player with three cards can keep a fourth
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a coach-builder of p2 stands at j7
    And p1 holds A1 A2 B5
    When p1 does "use j7 deck"
    And chance does "card A12"
    And p1 does "keep A12"
    Then p1 holds A1 A2 B5 A12

  @FR-CHAR-02
  Scenario: A position with five characters in hand is refused
    Given a Frontier game of p1 and p2
    And p1 holds A1 A2 A3 A4 A5
    Then the position is refused because of FR-CHAR-02

  # ---------------------------------------------------------------- send it to a town

  @worked @FR-EX-110 @FR-CHAR-02 @FR-CHAR-05 @FR-CHAR-06
  Scenario: A player with four cards must send a drawn assistant to the town of its suit, which gives a tool
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And p1 holds A1 A2 A3 A4
    And p1 has 0 tools
    When p1 does "use j7 deck"
    And chance does "card A5"
    Then p1 may not do "keep A5" because of FR-CHAR-02
    And p1 may not do "to-town A5 red-town" because of FR-CHAR-06
    And p1 may not do "to-town A5 brown-town" because of FR-CHAR-06
    When p1 does "to-town A5 gold-town"
    Then p1 has 1 tool
    And the pile at gold-town is A5
    And p1 holds A1 A2 A3 A4
    And it is p1's turn

  @FR-CHAR-06 @FR-SETUP-05
  Scenario Outline: A <suit> card goes to <town> and brings a <good>
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card <card>"
    And p1 does "to-town <card> <town>"
    Then the pile at <town> is <card>
    And p1 has <logs> logs in stock
    And p1 has <tools> tools
    And p1 has <guns> guns

    Examples:
      | suit  | card | town       | good | logs | tools | guns |
      | red   | A1   | red-town   | gun  | 0    | 0     | 1    |
      | gold  | A5   | gold-town  | tool | 0    | 1     | 0    |
      | brown | A9   | brown-town | log  | 1    | 0     | 0    |

  @worked @FR-EX-110 @FR-CHAR-07
  Scenario Outline: A joker may go to any town: <card>
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    When p1 does "use j7 deck"
    And chance does "card <card>"
    Then p1 may do only:
      | keep <card>               |
      | to-town <card> brown-town |
      | to-town <card> gold-town  |
      | to-town <card> red-town   |
    When p1 does "to-town <card> red-town"
    Then p1 has 1 gun
    And the pile at red-town is <card>

    Examples: blue, black, purple
      | card |
      | A13  |
      | A14  |
      | A15  |

  # ---------------------------------------------------------------- pick from the discards

  @worked @FR-EX-111 @FR-CHAR-09 @FR-CHAR-10
  Scenario: A discarded assistant is picked from the town and kept
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a coach-builder of p2 stands at j7
    And the pile at gold-town is A5
    When p2 does "use j7 A5"
    Then p2 may do "keep A5"
    When p2 does "keep A5"
    Then p2 holds A5
    And the pile at gold-town is empty
    And p2 has 1 standing worker

  @FR-CHAR-10
  Scenario: Only the top card of a pile can be picked
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And the pile at red-town is A1 A2
    And the pile at gold-town is A5
    Then p1 may do "use j7 A2"
    And p1 may do "use j7 A5"
    But p1 may not do "use j7 A1" because of FR-CHAR-10
    And p1 may not do "use j7" because of FR-ROUND-23
    And p1 may not do "use j7 A7" because of FR-CHAR-10

  @FR-CHAR-10
  Scenario: When the top card is picked, the card below it can be picked
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And a wooden-house stands at j6
    And the pile at red-town is A1 A2
    When p1 does "use j7 A2"
    And p1 does "keep A2"
    Then the pile at red-town is A1
    And p1 may do "use j7 A1"

  @FR-CHAR-08
  Scenario: A building picks only cards of the rank it draws
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a coach-builder of p2 stands at j7
    And a steamboat of p2 stands at i5
    And the pile at brown-town is B5
    Then p1 may not do "use j7 B5" because of FR-CHAR-08
    But p1 may do "use i5 B5"

  @FR-CHAR-09
  Scenario: A card that could not be kept cannot be picked
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And a steamboat of p2 stands at i5
    And a coach-builder of p2 stands at j7
    And the pile at gold-town is B3
    And the pile at red-town is A4
    And p2 holds A1 A2 A3
    Then "use i5 B3" is illegal for p1
    And "use j7 A4" is legal for p1
    When p1 does "end-turn"
    Then "use i5 B3" is legal for p2
    And "use j7 A4" is legal for p2

  @FR-CHAR-09
  Scenario: A player with four cards cannot pick another
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And the pile at gold-town is A5
    And p1 holds A1 A2 A3 A4
    And p2 holds A6 A7 A8
    Then "use j7 A5" is illegal for p1
    But "use j7 deck" is legal for p1
    When p1 does "end-turn"
    Then "use j7 A5" is legal for p2

  @FR-CHAR-03
  Scenario: A card that was drawn cannot be drawn again
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And a wooden-house stands at j6
    When p1 does "use j7 deck"
    And chance does "card A5"
    And p1 does "keep A5"
    And p1 does "use j7 deck"
    Then chance may not do "card A5" because of FR-CHAR-03
    But chance may do "card A6"

  @FR-CHAR-08
  Scenario: The assistant on top of the deck is the one that is drawn
    Given a Frontier game of p1 and p2
    And a coach-builder of p2 stands at j7
    And A9 is on top of the assistant deck
    When p1 does "use j7 deck"
    Then p1 may do "keep A9"
