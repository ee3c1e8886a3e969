Feature: Buying and selling goods
  Each market card states what it pays for a good and what it asks for one. In a turn any amount may be sold and bought, without a
  worker.

  # ---------------------------------------------------------------- selling

  @worked @FR-EX-70 @FR-GEN-13 @FR-GEN-14 @FR-MIN-13 @FR-MIN-14
  Scenario: One gold sold to the ship and two to the stagecoach bring $14
    Given a Frontier game of p1 and p2
    And p1 has $0
    And p1 has 3 gold in stock
    When p1 does "sell gold*1 ship"
    Then p1 has $4
    When p1 does "sell gold*2 stagecoach"
    Then p1 has $14
    And p1 has 0 gold in stock
    And p1 has 30 cubes in supply

  @worked @FR-EX-70 @FR-GEN-13
  Scenario: Two lumber sold to the ship bring $8
    Given a Frontier game of p1 and p2
    And p1 has $0
    And p1 has 2 lumber in stock
    When p1 does "sell lumber*2 ship"
    Then p1 has $8

  @FR-GEN-12 @FR-GEN-13
  Scenario Outline: The <card> pays $<price> for a <good>
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the blue line is f9 f8 f7 f6 g6
    And p1 has $0
    And p1 has 2 <good> in stock
    When p1 does "sell <good>*1 <card>"
    Then p1 has $<price>
    And p1 has 1 <good> in stock
    And p1 has 29 cubes in supply

    Examples: the ship and the stagecoach
      | card       | good   | price |
      | ship       | log    | 2     |
      | ship       | lumber | 4     |
      | ship       | gold   | 4     |
      | ship       | silver | 3     |
      | stagecoach | gold   | 5     |
      | stagecoach | silver | 3     |

    @FR-LUM-12
    Examples: the trains, wood
      | card | good   | price |
      | red  | log    | 3     |
      | red  | lumber | 6     |
      | blue | log    | 3     |
      | blue | lumber | 6     |

    @FR-MIN-15
    Examples: the trains, metal
      | card | good   | price |
      | red  | gold   | 6     |
      | red  | silver | 4     |
      | blue | gold   | 5     |
      | blue | silver | 5     |

  @FR-GEN-14
  Scenario: A player may sell any number of goods in a turn
    Given a Frontier game of p1 and p2
    And p1 has $0
    And p1 has 20 logs in stock
    And p1 has 0 standing workers
    When p1 does "sell log*19 ship"
    And p1 does "sell log*1 ship"
    Then p1 has $40

  @FR-GEN-14
  Scenario: The sale of two logs is written as one sale of two
    Given a Frontier game of p1 and p2
    And p1 has $0
    And p1 has 2 logs in stock
    Then the word "sell log*1 log*1 ship" is not understood, did they mean "sell log*2 ship"
    When p1 does "sell log*2 ship"
    Then p1 has $4
    And p1 has 0 logs in stock

  @FR-GEN-13
  Scenario: Only goods in stock can be sold, not logs in the river
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 2 logs in stock
    And basin-2 holds 3 logs of p1
    And p2 has 4 logs in stock
    Then p1 may do "sell log*2 ship"
    But p1 may not do "sell log*3 ship" because of FR-GEN-13
    And p1 may not do "sell gold*1 stagecoach" because of FR-GEN-13

  @FR-GEN-13
  Scenario: Metal at the deposit is not in stock
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has 2 gold at p6
    Then p1 may not do "sell gold*1 stagecoach" because of FR-GEN-13
    When p1 does "haul p6"
    Then p1 may do "sell gold*1 stagecoach"
    But p1 may not do "sell gold*2 stagecoach" because of FR-GEN-13

  @FR-GEN-12
  Scenario Outline: A card deals only in the goods it names: <action>
    Given a Frontier game of p1 and p2
    And p1 has $20
    And p1 has 1 log in stock
    And p1 has 1 lumber in stock
    And p1 has 1 silver in stock
    Then p1 may not do "<action>" because of FR-GEN-12 and the ruling "market-access"

    Examples:
      | action                   |
      | sell log*1 stagecoach    |
      | sell lumber*1 stagecoach |
      | buy lumber*1 ship        |
      | buy silver*1 ship        |
      | buy ox*1 ship            |
      | buy mule*1 ship          |

  # ---------------------------------------------------------------- buying

  @worked @FR-EX-70 @FR-GEN-12
  Scenario: A player with $11 can buy two logs, but not three
    Given a Frontier game of p1 and p2
    And p1 has $11
    Then p1 may do "buy log*2 ship"
    But p1 may not do "buy log*3 ship" because of FR-SETUP-07
    When p1 does "buy log*2 ship"
    Then p1 has $1
    And p1 has 2 logs in stock
    And p1 has 28 cubes in supply

  @worked @FR-EX-70 @FR-GEN-12
  Scenario: Nothing can be bought from the stagecoach
    Given a Frontier game of p1 and p2
    And p1 has $20
    Then p1 may not do "buy gold*1 stagecoach" because of FR-GEN-12
    And p1 may not do "buy tool*1 stagecoach" because of FR-GEN-12
    But p1 may do "buy gold*1 ship"

  @FR-GEN-12
  Scenario Outline: A <good> costs $<price> from the <card> and goes to the stock
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the blue line is f9 f8 f7 f6 g6
    And p1 has $<price>
    When p1 does "buy <good>*1 <card>"
    Then p1 has $0
    And p1 has 1 <good> in stock
    And p1 has 29 cubes in supply

    Examples:
      | card | good | price |
      | ship | log  | 5     |
      | ship | gold | 8     |
      | red  | log  | 5     |
      | blue | log  | 5     |

  @FR-GEN-12
  Scenario Outline: A <good> costs $<price> from the <card> and is no cube
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the blue line is f9 f8 f7 f6 g6
    And p1 has $<price>
    When p1 does "buy <good>*1 <card>"
    Then p1 has $0
    And p1 has 1 <good>
    And p1 has 30 cubes in supply

    Examples:
      | card | good | price |
      | ship | tool | 2     |
      | ship | gun  | 3     |
      | red  | tool | 1     |
      | red  | gun  | 2     |
      | blue | tool | 2     |
      | blue | gun  | 2     |

  @FR-GEN-12
  Scenario Outline: A <animal> costs $<price> from the <card> and goes to the Industry card
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the blue line is f9 f8 f7 f6 g6
    And p1 has $<price>
    When p1 does "buy <animal>*1 <card>"
    Then p1 has $0
    And p1 has 1 <animal> on cards
    And p1 has 1 available <animal>
    And p1 has 29 cubes in supply

    Examples:
      | card | animal | price |
      | ship | horse  | 4     |
      | ship | donkey | 4     |
      | red  | horse  | 3     |
      | red  | ox     | 5     |
      | blue | donkey | 3     |
      | blue | mule   | 5     |

  @FR-SETUP-07
  Scenario Outline: A player who is a dollar short cannot buy a <good> from the <card>
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the blue line is f9 f8 f7 f6 g6
    And p1 has $<short>
    Then p1 may not do "buy <good>*1 <card>" because of FR-SETUP-07

    Examples:
      | card | good  | short |
      | ship | log   | 4     |
      | ship | gold  | 7     |
      | ship | tool  | 1     |
      | red  | horse | 2     |
      | blue | mule  | 4     |

  @FR-GEN-14
  Scenario Outline: Buying a <good> and selling it again loses money
    Given a Frontier game of p1 and p2
    And p1 has $8
    When p1 does "buy <good>*1 ship"
    And p1 does "sell <good>*1 <card>"
    Then p1 has $<left>

    Examples:
      | good | card       | left |
      | log  | ship       | 5    |
      | gold | ship       | 4    |
      | gold | stagecoach | 5    |

  # ---------------------------------------------------------------- cubes and room

  @FR-GEN-12
  Scenario: A purchase needs a cube for every piece, but a tool needs no cube
    Given a Frontier game of p1 and p2
    And p1 has $20
    And p1 has 29 logs in stock
    Then p1 has 1 cube in supply
    And p1 may do "buy log*1 ship"
    And p1 may not do "buy log*2 ship" because of FR-SETUP-12
    When p1 does "buy log*1 ship"
    Then p1 may not do "buy gold*1 ship" because of FR-SETUP-12
    And p1 may not do "buy horse*1 ship" because of FR-SETUP-12
    But p1 may do "buy tool*1 ship"

  @worked @FR-EX-20 @FR-LUM-15
  Scenario: One Industry card holds three animals
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 2 horses on cards
    And p1 has $20
    Then p1 may do "buy horse*1 ship"
    But p1 may not do "buy horse*2 ship" because of FR-LUM-15

  @worked @FR-EX-20 @FR-LUM-15 @FR-MIN-19 @FR-RAN-14
  Scenario: Two Industry cards hold six animals
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p1 is in ranching at level I
    And p1 has 2 horses on cards
    And p1 has $20
    Then p1 may do "buy horse*4 ship"
    But p1 may not do "buy horse*5 ship" because of FR-LUM-15

  @FR-LUM-15
  Scenario: A higher level brings no more room for animals
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has 2 horses on cards
    And p1 has $20
    Then p1 may do "buy horse*1 ship"
    But p1 may not do "buy horse*2 ship" because of FR-LUM-15

  @FR-LUM-15
  Scenario: The limit of three animals counts animals of all kinds together
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p1 has 2 horses on cards
    And p1 has 1 donkey on cards
    And p1 has $20
    Then p1 may not do "buy ox*1 red" because of FR-LUM-15
    And p1 may not do "buy horse*1 ship" because of FR-LUM-15
    And p1 may not do "buy donkey*1 ship" because of FR-LUM-15

  @worked @FR-EX-20 @FR-RAN-30
  Scenario: An enclosure cannot hold a fourth animal
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 2 cattle at n7
    And p1 has $20
    Then p1 may do "buy meat*1 red at n7"
    But p1 may not do "buy meat*2 red at n7" because of FR-RAN-30

  @FR-LUM-15 @FR-SETUP-12
  Scenario: An animal on a card takes a cube
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 29 logs in stock
    And p1 has $20
    When p1 does "buy horse*1 ship"
    Then p1 may not do "buy donkey*1 ship" because of FR-SETUP-12

  @FR-GEN-13
  Scenario: Goods that are sold give their cubes back
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 30 logs in stock
    And p1 has $20
    When p1 does "sell log*1 ship"
    Then p1 may do "buy horse*1 ship"

  @FR-GEN-14
  Scenario: A player with enough money may buy any number of tools at once
    Given a Frontier game of p1 and p2
    And p1 has $2000
    When p1 does "buy tool*999 ship"
    Then p1 has 999 tools
    And p1 has $2

  @FR-GEN-13
  Scenario: Goods sold from the stock give their cubes back
    Given a Frontier game of p1 and p2
    And p1 has 3 logs in stock
    When p1 does "sell log*2 ship"
    Then p1 has 1 log in stock
    And p1 has 29 cubes in supply

  @FR-RAN-33
  Scenario: Without an enclosure no meat can be sold, whether there is a revolt or not
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And o7 has 1 revolt piece
    Then p2 may not do "sell meat*1 red at o7" because of FR-RAN-33

  @FR-GEN-12
  Scenario: A log brings what the ship's market card pays for it
    Given a Frontier game of p1 and p2
    And the ship pays $2 for a log
    And p1 has 5 logs in stock
    When p1 does "sell log*5 ship"
    Then p1 earns $10
    And the ship pays $2 for a log
