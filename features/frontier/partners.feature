Feature: Partners
  A partner asks for something before he can be kept and then helps his player always: higher sales, lower prices or an income.

  # ---------------------------------------------------------------- requirements

  @worked @FR-EX-112 @FR-CHAR-04 @FR-CHAR-15
  Scenario Outline: Whether a lumbering player without a building may keep <partner> depends on the requirement
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a steamboat of p2 stands at i5
    When p1 does "use i5 deck"
    And chance does "card <partner>"
    Then "keep <partner>" is <verdict> for p1
    And "to-town <partner> <town>" is legal for p1

    Examples:
      | partner | verdict | town       |
      | B1      | illegal | red-town   |
      | B2      | illegal | red-town   |
      | B3      | illegal | gold-town  |
      | B4      | illegal | gold-town  |
      | B5      | legal   | brown-town |
      | B6      | legal   | brown-town |
      | B7      | illegal | red-town   |
      | B8      | illegal | gold-town  |
      | B9      | illegal | brown-town |

  @FR-CHAR-04 @FR-CHAR-15
  Scenario Outline: <partner> requires the Industry card of <industry>
    Given a Frontier game of p1 and p2
    And p1 is in <industry> at level I
    And a steamboat of p2 stands at i5
    When p1 does "use i5 deck"
    And chance does "card <partner>"
    And p1 does "keep <partner>"
    Then p1 holds <partner>

    Examples:
      | partner | industry  |
      | B1      | ranching  |
      | B2      | ranching  |
      | B3      | mining    |
      | B4      | mining    |
      | B5      | lumbering |
      | B6      | lumbering |

  @FR-CHAR-04
  Scenario: Without the required Industry card, the refusal of a partner cites the requirement
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a steamboat of p2 stands at i5
    When p1 does "use i5 deck"
    And chance does "card B3"
    Then p1 may not do "keep B3" because of FR-CHAR-04
    And p1 may only do "to-town B3 gold-town"

  @worked @FR-EX-112 @FR-CHAR-04 @FR-CHAR-15
  Scenario Outline: Whether a player with a <building> may keep B7 depends on its kind and owner - <verdict>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a steamboat of p2 stands at i5
    And a <building> of <owner> stands at j7
    When p1 does "use i5 deck"
    And chance does "card B7"
    Then "keep B7" is <verdict> for p1

    Examples: a wooden house is no public building in this, another's building does not serve
      | building     | owner | verdict |
      | well         | p1    | legal   |
      | saloon       | p1    | legal   |
      | bank         | p1    | legal   |
      | wooden-house | p1    | illegal |
      | well         | p2    | illegal |

  @FR-CHAR-04 @FR-CHAR-15
  Scenario: A partner's requirement concerns the public buildings of its keeper, not the mayor's
    Given a Frontier game of p1 and p2
    And p2 is mayor
    And it is p1's turn
    And p1 is in lumbering at level I
    And a steamboat of p1 stands at i5
    When p1 does "use i5 deck"
    And chance does "card B7"
    And p1 does "keep B7"
    Then p1 holds B7

  @FR-CHAR-15
  Scenario: A tycoon's building does not meet the requirement of a partner for the mayor
    Given a Frontier game of p1 and p2
    And the office holds T1
    And a saloon of T1 stands at j7
    And a steamboat of p2 stands at i5
    When p1 does "use i5 deck"
    And chance does "card B7"
    Then p1 may not do "keep B7" because of FR-CHAR-04

  # ---------------------------------------------------------------- what they bring

  @worked @FR-EX-112 @FR-CHAR-14 @FR-CHAR-16
  Scenario Outline: <partner> adds a dollar to each <good> sold, and to nothing else
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p1 is in lumbering at level I
    And p1 holds <partner>
    And p1 has $0
    And p1 has 3 <good> in stock
    And p1 has 1 silver in stock
    When p1 does "sell <good>*1 <card>"
    Then p1 has $<one>
    When p1 does "sell <good>*2 <card>"
    Then p1 has $<three>
    When p1 does "sell silver*1 ship"
    Then p1 has $<silver>

    Examples:
      | partner | good | card       | one | three | silver |
      | B5      | log  | ship       | 3   | 9     | 12     |
      | B3      | gold | ship       | 5   | 15    | 18     |
      | B3      | gold | stagecoach | 6   | 18    | 21     |

  @FR-CHAR-16
  Scenario: B1 adds a dollar to each of the cattle sold
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 holds B1
    And p1 has $0
    And p1 has 2 cattle at r8
    And the red line is r9
    When p1 does "sell cattle*2 red at r8"
    Then p1 has $10

  @FR-CHAR-16
  Scenario: B1 adds nothing to meat
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And p1 holds B1
    And p1 has $0
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 1 cattle at n7
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "sell meat*1 red at n7"
    Then p1 has $5

  @FR-CHAR-14
  Scenario: A partner helps only the player who holds it
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 holds B5
    And it is p2's turn
    And p2 has $0
    And p2 has 1 log in stock
    When p2 does "sell log*1 ship"
    Then p2 has $2

  @FR-CHAR-16
  Scenario Outline: With B6 a <building> costs $<price>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 holds B6
    And p1 has $<price>
    And p1 has 2 logs in stock
    When p1 does "build <building> at i7"
    Then p1 has $0
    And p1 has <left> logs in stock

    Examples: a dollar less, no log less
      | building     | price | left |
      | saloon       | 2     | 1    |
      | bank         | 4     | 0    |
      | well         | 1     | 2    |
      | wooden-house | 1     | 1    |

  @FR-CHAR-16
  Scenario: B6 makes only town buildings cheaper, and B2 only industry buildings
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 is in ranching at level I
    And p1 holds B6
    And p2 is in ranching at level I
    And p2 holds B2
    And p1 has $2
    And p2 has $2
    And p1 has 1 log in stock
    And p2 has 1 log in stock
    Then p1 may do "build saloon at i7"
    But p1 may not do "build farmstead at o7" because of FR-SETUP-07
    When p1 does "end-turn"
    Then p2 may do "build farmstead at o7"
    But p2 may not do "build saloon at i7" because of FR-SETUP-07

  @FR-CHAR-16
  Scenario: B2 makes the first farmstead cost $2
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 holds B2
    And p1 has $4
    When p1 does "build farmstead at o7"
    Then p1 has $2

  @FR-CHAR-16
  Scenario: With B4 a die is improved for $3
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p1 holds B4
    And a panning of p1 stands at p6
    And p1 has $4
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 6"
    And p1 does "improve 2 down"
    Then p1 has $1
    And p1 may not do "improve 6 down" because of FR-SETUP-07

  @FR-CHAR-16
  Scenario Outline: With B8 the <track> tile <tile> costs $<price>
    Given a Frontier game of p1 and p2
    And a jail of p1 stands at i7
    And p1 holds B8
    And <tile> is face up
    And p1 has $<price>
    When p1 does "develop <track>"
    And chance decides <chance>
    Then p1 has $0

    Examples:
      | track     | tile | price | chance  |
      | railroad  | RR1  | 3     | 0 times |
      | railroad  | RR9  | 5     | 0 times |
      | telegraph | TG1  | 2     | 1 time  |
      | telegraph | TG7  | 4     | 2 times |

  @FR-CHAR-16
  Scenario: B8 makes tiles cheaper only for its owner, not for the starting player
    Given a Frontier game of p1 and p2
    And a jail of p2 stands at i7
    And p2 holds B8
    And TG1 is face up
    And it is p2's turn
    And p2 has $2
    When p2 does "develop telegraph"
    And chance does "reveal telegraph TG2"
    Then p2 has $0

  @FR-CHAR-04 @FR-CHAR-15
  Scenario Outline: <partner> requires a public building, but no Industry card of lumbering is needed
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a jail of p1 stands at i7
    And a steamboat of p2 stands at i5
    When p1 does "use i5 deck"
    And chance does "card <partner>"
    And p1 does "keep <partner>"
    Then p1 holds <partner>

    Examples:
      | partner |
      | B8      |
      | B9      |

  @FR-CHAR-16
  Scenario: With B9 a campaign step costs nothing
    Given a Frontier game of p1 and p2
    And a jail of p1 stands at i7
    And p1 holds B9
    And p1 has $0
    When p1 does "campaign wealth"
    And p1 does "campaign wealth-safety"
    And p1 does "campaign health-wealth-safety"
    Then p1 has $0
    And p1's election cube is on health-wealth-safety

  @FR-SETUP-07
  Scenario: A free campaign step pays nothing to the bank, and a paid step pays a dollar
    Given a Frontier game of p1 and p2
    And a jail of p1 stands at i7
    And p1 holds B9
    And p1 has $2
    And p2 has $2
    When p1 does "campaign wealth"
    Then p1 has $2
    And the bank has $-4
    And the play does not rest on FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "campaign wealth"
    Then p2 has $1
    And the bank has $-3
    And the play rests on FR-SETUP-07

  @FR-CHAR-16 @FR-ROUND-04
  Scenario: B7 brings a dollar more at the income
    Given a Frontier game of p1 and p2
    And no event cards are left
    And a jail of p1 stands at i7
    And p1 holds B7
    And p1 has $0
    And p1's political track is 1
    And p2 has $0
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then p1 has $2
    And p2 has $0
