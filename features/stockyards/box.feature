Feature: The box
  What lies in the box and what the words mean. Nothing is added and nothing is lost: every card, piece and token lies somewhere on the
  table or back in the box.

  # ---------------------------------------------------------------- counts

  @US-CMP-03 @US-CMP-04 @US-CMP-05 @US-CMP-09 @US-CMP-14 @US-CMP-15 @US-CMP-16 @US-CMP-18 @US-CMP-20
  Scenario Outline: The box holds a fixed number of each kind of piece
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    When the set-up is finished
    Then there are <count> <things> in the game

    Examples: cards
      | count | things           |
      | 20    | building cards   |
      | 5     | specialist cards |
      | 24    | year cards       |
      | 25    | land cards       |

    Examples: pieces and tokens
      | count | things            |
      | 18    | livestock         |
      | 7     | railroad tokens   |
      | 30    | low morale tokens |
      | 5     | plants            |
      | 6     | viaducts          |

  @US-CMP-07 @US-CMP-08
  Scenario Outline: Each colour has six branch houses and four workers
    Given a Union Stockyards game of <players>
    When the set-up is finished
    Then there are <houses> branch houses in the game
    And there are <workers> workers in the game

    Examples: two and three players use them all
      | players                | houses | workers |
      | yellow and blue        | 12     | 8       |
      | yellow, blue and green | 18     | 12      |

  @US-CMP-09
  Scenario: The box holds six animals of each kind
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 1 cattle, 4 hogs, 6 sheep
    Then the supply has 5 cattle
    And the supply has 2 hogs
    And the supply has 0 sheep
    And there are 18 livestock in the game

  @US-CMP-15
  Scenario: The box holds thirty low morale tokens, on the mats and in the supply
    Given a Union Stockyards game of yellow, blue and green
    And yellow has 3 low morale tokens
    And blue has 0 low morale tokens
    Then 26 low morale tokens are in the supply
    And there are 30 low morale tokens in the game

  @US-CMP-18
  Scenario: The box holds six viaducts, on the board and in the supply
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2 e3
    Then 4 viaducts are in the supply
    And there are 6 viaducts in the game

  @US-CMP-20
  Scenario: Each colour has five land cards
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow owns the land at a5 facing s
    Then yellow has 3 land cards on the mat
    And blue has 5 land cards on the mat

  # ---------------------------------------------------------------- colours and players

  @US-CMP-02 @US-CMP-06 @US-CMP-16 @US-CMP-21
  Scenario: There are five colours, each with a mat, a plant and five trackers
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And everybody has $10
    Then yellow's beef is 16
    And blue's pork is 6
    And green's lamb is 6
    And orange has 4 savings
    And purple has 5 savings
    And brand 0 holds yellow, blue, green, orange, purple
    And purple has 3 workers to place

  @US-CMP-02 @US-CMP-21 @US-PLAYER-01
  Scenario Outline: Any two colours can play against each other
    Given a Union Stockyards game of <first> and <second>
    And it is <first>'s turn
    When <first> does "contract"
    Then it is <second>'s turn
    And <first> has $11

    Examples:
      | first  | second |
      | yellow | blue   |
      | purple | orange |
      | green  | yellow |

  @US-CMP-21
  Scenario: A game of one player is refused
    Given a Union Stockyards game of yellow
    Then the set-up is refused because of US-CMP-21

  @US-CMP-21
  Scenario: A game of six players is refused, whatever their colours
    Given a Union Stockyards game of yellow, blue, green, orange, purple and red
    Then the set-up is refused because of US-CMP-21

  @US-PLAYER-01
  Scenario: A colour belongs to one player only
    Given a Union Stockyards game of yellow, blue and yellow
    Then the set-up is refused because of US-PLAYER-01

  @US-PLAYER-01
  Scenario: There is no red packer
    Given a Union Stockyards game of yellow, blue and red
    Then the set-up is refused because of US-PLAYER-01

  # ---------------------------------------------------------------- trackers and tokens of which there is one

  @US-CMP-06 @US-CMP-10 @US-CMP-11
  Scenario: Each price and each tracker moves separately, and one union spirit counts for all players
    Given a Union Stockyards game of yellow, blue and green
    And the prices are cattle 20, hogs 5, sheep 4
    And the union spirit is 3
    When yellow does "wage-increase"
    And blue does "branch brooklyn"
    And green does "branches manhattan manhattan"
    Then the union spirit is 1
    And the prices are cattle 20, hogs 5, sheep 4
    And yellow's lamb is 6
    And blue's lamb is 7
    And blue's pork is 6
    And green's lamb is 6
    And green's pork is 8

  @US-CMP-12
  Scenario: There is one first player token, which passes from player to player
    Given a Union Stockyards game of yellow, blue and green
    And yellow is first player
    And green's worker stands on campaign
    And yellow places the last worker of the year
    When yellow does "contract"
    And green does "party republican"
    And chance does "reveal-year y1892-reduce-wages"
    Then green is first player
    And it is green's turn

  @US-CMP-13
  Scenario: The election token has two sides
    Given a Union Stockyards game of yellow, blue and green
    When chance does "first-player yellow"
    Then chance may do "election-token democratic" with 1 chance in 2
    And chance may do "election-token republican" with 1 chance in 2

  # ---------------------------------------------------------------- buildings

  @US-CMP-03 @US-CMP-17
  Scenario Outline: There are twenty wooden buildings, one for each card
    Given a Union Stockyards game of yellow, blue and green
    And the offering is <offering>
    When yellow does "build <card> at <square>"
    And chance decides 1 time
    Then yellow has the cards <card>
    And yellow's piece <card> covers <squares>

    Examples:
      | offering                                                        | card              | square | squares        |
      | curing-room canning-factory chill-room lard-refinery            | curing-room       | e2     | e2 f2 g2       |
      | curing-room canning-factory chill-room lard-refinery            | canning-factory   | e2     | e2 e3 e4 f4    |
      | curing-room canning-factory chill-room lard-refinery            | chill-room        | e2     | e2 f2 e3 f3    |
      | curing-room canning-factory chill-room lard-refinery            | lard-refinery     | e2     | e2 e3 f3       |
      | tallow-house wool-house hair-factory sausage-kitchen            | tallow-house      | e2     | e2 f2 g2       |
      | tallow-house wool-house hair-factory sausage-kitchen            | wool-house        | e2     | e2 e3 f3       |
      | tallow-house wool-house hair-factory sausage-kitchen            | hair-factory      | e2     | e2 f2 e3 f3 e4 |
      | tallow-house wool-house hair-factory sausage-kitchen            | sausage-kitchen   | e2     | e2 f2 g2 f3    |
      | smokehouse tannery lamb-cooler glue-works                       | smokehouse        | e2     | f2 g2 e3 f3    |
      | smokehouse tannery lamb-cooler glue-works                       | tannery           | e2     | e2 e3 e4 e5 f5 |
      | smokehouse tannery lamb-cooler glue-works                       | lamb-cooler       | e2     | e2 f2 g2 h2    |
      | smokehouse tannery lamb-cooler glue-works                       | glue-works        | e2     | f2 g2 e3 f3    |
      | butterine-factory bone-house soap-factory fertilizer-plant      | butterine-factory | e2     | e2 f2 g2 f3    |
      | butterine-factory bone-house soap-factory fertilizer-plant      | bone-house        | e2     | e2 f2 g2       |
      | butterine-factory bone-house soap-factory fertilizer-plant      | soap-factory      | e2     | e2 g2 e3 f3 g3 |
      | butterine-factory bone-house soap-factory fertilizer-plant      | fertilizer-plant  | e1     | e1 e2 f2 f3 g3 |
      | pepsin-laboratory serum-laboratory brush-factory general-office | pepsin-laboratory | e2     | e2 e3 e4 f4    |
      | pepsin-laboratory serum-laboratory brush-factory general-office | serum-laboratory  | e2     | e2 f2 e3 f3    |
      | pepsin-laboratory serum-laboratory brush-factory general-office | brush-factory     | e1     | e1 e2 e3 f3 g3 |
      | pepsin-laboratory serum-laboratory brush-factory general-office | general-office    | e2     | e2 f2 g2 h2    |

  # ---------------------------------------------------------------- the Bank

  @US-SETUP-24 @US-MONEY-04 @US-MONEY-06
  Scenario: Costs go to the Bank, and the Bank pays the players
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "advertise national"
    Then the Bank has $2 more than at the start
    When blue does "contract"
    Then the Bank has $1 more than at the start
    When green does "slaughter cattle"
    # Beef 16, cattle 14.
    Then green has $12
    And the Bank has $1 less than at the start

  @US-R-bank-limit @US-CMP-19
  Scenario Outline: How a Bank with two dollars pays a margin of 4 depends on the answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "bank-limit" is "<answer>"
    And yellow has $1
    And blue has $53
    And green has $50
    And the Bank holds $2
    And the cattle price is 15
    And yellow's beef is 19
    And the Yards hold 3 cattle
    When yellow does "slaughter cattle"
    Then yellow has $<cash>
    And the Yards hold 2 cattle

    Examples:
      | answer           | cash |
      | bank-never-empty | 5    |
      | bank-is-finite   | 3    |

  @US-R-bank-limit @US-CMP-19
  Scenario Outline: Whether the Bank can still pay after the last of the 106 dollars depends on the answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "bank-limit" is "<answer>"
    And yellow has $50
    And blue has $35
    And green has $20
    When yellow does "contract"
    And blue does "contract"
    Then yellow has $51
    And blue has $<blue>

    Examples: the first gets the last dollar, the second works for nothing if the Bank is empty
      | answer           | blue |
      | bank-never-empty | 36   |
      | bank-is-finite   | 35   |

  @US-R-bank-limit
  Scenario Outline: Money that is paid into an empty Bank can be paid out again
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "bank-limit" is "<answer>"
    And yellow has $50
    And blue has $36
    And green has $20
    And the Bank holds $0
    When yellow does "advertise national"
    And blue does "slaughter cattle"
    And green does "contract"
    # Blue's margin is 16 - 14 = 2, just what yellow paid in.
    Then blue has $38
    And green has $<green>

    Examples:
      | answer           | green |
      | bank-never-empty | 21    |
      | bank-is-finite   | 20    |

  @US-R-bank-limit
  Scenario Outline: Payments by year cards come out of the same Bank as all others
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "bank-limit" is "<answer>"
    And it is year 2
    And the year card is <card>
    And yellow has $3
    And blue has $50
    And green has $50
    And the Bank holds $3
    And the cattle price is 14
    And yellow's beef is 19
    When yellow does "year-card <action>"
    Then yellow has $<cash>

    Examples: reduced wages pay 5
      | answer           | card               | action       | cash |
      | bank-never-empty | y1892-reduce-wages | reduce-wages | 8    |
      | bank-is-finite   | y1892-reduce-wages | reduce-wages | 6    |

    Examples: futures cost 1 first, then pay the margin of 5
      | answer           | card                  | action                 | cash |
      | bank-never-empty | y1898-futures-trading | futures-trading cattle | 7    |
      | bank-is-finite   | y1898-futures-trading | futures-trading cattle | 6    |

  # ---------------------------------------------------------------- words

  @US-TERM-01 @US-TERM-02
  Scenario Outline: Livestock are cattle, hogs and sheep, and they stand in the Yards
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 2 cattle, 3 hogs, 4 sheep
    When yellow does "slaughter <kind>"
    Then the Yards hold <left> <kind>
    And the supply has <supply> <kind>
    And the word "slaughter goats" is not understood

    Examples:
      | kind   | left | supply |
      | cattle | 1    | 5      |
      | hogs   | 2    | 4      |
      | sheep  | 3    | 3      |

  @US-TERM-03 @US-CMP-01 @US-SETUP-01
  Scenario: Packingtown is the grid on which plants and buildings stand
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may do "buy-land at a9 facing e"
    And yellow may do "buy-land at l1 facing e"
    But yellow may not do "buy-land at m1 facing e" because of US-LAND-04
    And yellow may not do "buy-land at a10 facing e" because of US-LAND-04
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow's piece lard-refinery covers e2 e3 f3

  Scenario Outline: The margin of beef depends on the cattle price, of pork on the hog price, of lamb on the sheep price
    Given a Union Stockyards game of yellow, blue and green
    And the prices are cattle 15, hogs 9, sheep 7
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    When yellow does "slaughter <kind>"
    Then yellow has $<cash>
    And yellow's margin on <kind> is <margin>
    And yellow's margin on <other> is 0

    @US-TERM-04
    Examples: beef
      | beef | pork | lamb | kind   | cash | margin | other |
      | 19   | 9    | 7    | cattle | 14   | 4      | hogs  |

    @US-TERM-05
    Examples: pork
      | beef | pork | lamb | kind | cash | margin | other |
      | 15   | 11   | 7    | hogs | 12   | 2      | sheep |

    @US-TERM-06
    Examples: lamb
      | beef | pork | lamb | kind  | cash | margin | other  |
      | 15   | 9    | 10   | sheep | 13   | 3      | cattle |

  @US-CMP-09
  Scenario: An owner's box may have fewer sheep than hogs if it has eighteen animals
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      livestock-pieces: {cattle: 6, hogs: 8, sheep: 4}
      """
    And the Yards hold 1 cattle, 4 hogs, 3 sheep
    Then the supply has 5 cattle
    And the supply has 4 hogs
    And the supply has 1 sheep
    And there are 18 livestock in the game

  Scenario: An owner's box with nineteen animals is refused
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      livestock-pieces: {cattle: 7, hogs: 6, sheep: 6}
      """
    Then the set-up is refused saying "18 in all"
