Feature: Profit margins, cash and savings
  A margin is a player's own meat value less the price of the animal, which is one for all. Cash comes and goes; savings only
  ever grow, and nothing is paid with them. Both count towards wealth.

  # ---------------------------------------------------------------- what a margin is

  @example @US-EX-01 @US-MARGIN-01
  Scenario Outline: A margin is the meat value less the livestock price - <meat>
    Given a Union Stockyards game of yellow, blue and green
    And the <kind> price is <price>
    And yellow's <meat> is <value>
    Then yellow's margin on <kind> is <margin>
    When yellow does "slaughter <kind>"
    Then yellow has $<cash>

    Examples: yellow's mat in the rulebook
      | kind   | price | meat | value | margin | cash |
      | cattle | 15    | beef | 19    | 4      | 14   |
      | hogs   | 9     | pork | 11    | 2      | 12   |
      | sheep  | 7     | lamb | 6     | -1     | 9    |

  @US-MARGIN-01
  Scenario Outline: A slaughter pays its margin in cash - <kind> at $<price> with <meat> at <value>
    Given a Union Stockyards game of yellow, blue and green
    And the <kind> price is <price>
    And yellow's <meat> is <value>
    When yellow does "slaughter <kind>"
    Then yellow has $<cash>

    @US-MARGIN-04
    Examples: one step of the price, one step of the value
      | kind   | price | meat | value | cash |
      | cattle | 14    | beef | 16    | 12   |
      | cattle | 15    | beef | 16    | 11   |
      | cattle | 15    | beef | 19    | 14   |
      | cattle | 16    | beef | 19    | 13   |
      | cattle | 15    | beef | 20    | 15   |
      | hogs   | 9     | pork | 11    | 12   |
      | sheep  | 4     | lamb | 6     | 12   |

    Examples: none at all
      | kind   | price | meat | value | cash |
      | hogs   | 9     | pork | 9     | 10   |

    @US-MARGIN-05
    Examples: a loss
      | kind   | price | meat | value | cash |
      | hogs   | 9     | pork | 8     | 9    |
      | sheep  | 7     | lamb | 6     | 9    |
      | sheep  | 13    | lamb | 4     | 1    |

  @US-MARGIN-02 @US-MARGIN-03
  Scenario: All players share the price of a kind, but each player has an own meat value
    Given a Union Stockyards game of yellow and blue
    And the cattle price is 15
    And yellow's beef is 19
    And blue's beef is 17
    Then yellow's margin on cattle is 4
    And blue's margin on cattle is 2
    When yellow does "slaughter cattle"
    And blue does "slaughter cattle"
    Then yellow has $14
    And blue has $12
    And the cattle price is 15

  # ---------------------------------------------------------------- what a slaughter pays

  @example @US-EX-02 @US-MARGIN-04 @US-MARGIN-06 @US-SLAUGHTER-03
  Scenario: The Bank pays the margin of $4, and nobody pays the $15 for the animal
    Given a Union Stockyards game of yellow, blue and green
    And the prices are cattle 15, hogs 9, sheep 7
    And the Yards hold 1 cattle
    And yellow's beef is 19
    When yellow does "slaughter cattle"
    Then yellow has $14
    And the Bank has $4 less than at the start

  @US-MARGIN-06
  Scenario Outline: Without any cash a player slaughters at a margin of zero or more - beef <beef>
    Given a Union Stockyards game of yellow and blue
    And yellow has $0
    And the cattle price is 15
    And yellow's beef is <beef>
    When yellow does "slaughter cattle"
    Then yellow has $<cash>

    Examples:
      | beef | cash |
      | 19   | 4    |
      | 16   | 1    |
      | 15   | 0    |

  @US-MONEY-07
  Scenario: A player without cash cannot slaughter even at the smallest loss
    Given a Union Stockyards game of yellow and blue
    And yellow has $0
    And the cattle price is 15
    And yellow's beef is 14
    Then yellow may not do "slaughter cattle" because of US-MONEY-07 and the ruling "negative-slaughter-cash"

  @US-MARGIN-05 @US-SLAUGHTER-06
  Scenario: A negative margin is paid to the Bank
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And the sheep price is 8
    And blue's lamb is 6
    When blue does "slaughter sheep"
    Then blue has $8
    And the Bank has $2 more than at the start

  # ---------------------------------------------------------------- a loss that cannot be paid

  @US-R-negative-slaughter-cash @US-MONEY-07
  Scenario: A player with $1 cannot slaughter at a loss of $2
    Given a Union Stockyards game of yellow and blue
    And it is blue's turn
    And blue has $1
    And the sheep price is 8
    And the Yards hold 1 sheep
    Then blue may not do "slaughter sheep" because of US-MONEY-07 and the ruling "negative-slaughter-cash"
    But blue may do "slaughter cattle"

  Scenario Outline: Whether a player with $<cash> may slaughter at a loss of $2 depends on the answer - <answer>
    Given a Union Stockyards game of yellow and blue
    And the ruling "negative-slaughter-cash" is "<answer>"
    And it is blue's turn
    And blue has $<cash>
    And the sheep price is 8
    Then "slaughter sheep" is <verdict> for blue

    @US-R-negative-slaughter-cash
    Examples: too little
      | answer            | cash | verdict |
      | must-afford       | 0    | illegal |
      | must-afford       | 1    | illegal |
      | pay-what-you-have | 0    | legal   |
      | pay-what-you-have | 1    | legal   |

    Examples: enough
      | answer            | cash | verdict |
      | must-afford       | 2    | legal   |
      | pay-what-you-have | 2    | legal   |

  Scenario Outline: A player who pays only part of a loss, with all the cash, owes nothing later - $<cash> for a loss of $2
    Given a Union Stockyards game of yellow and blue
    And the ruling "negative-slaughter-cash" is "pay-what-you-have"
    And it is blue's turn
    And blue has $<cash>
    And the sheep price is 8
    And the Yards hold 1 sheep
    When blue does "slaughter sheep"
    Then blue has $<left>
    And the Yards hold 0 sheep
    And blue has slaughtered sheep this year
    When yellow does "contract"
    And blue does "contract"
    Then blue has $<later>

    @US-R-negative-slaughter-cash
    Examples: too little
      | cash | left | later |
      | 0    | 0    | 1     |
      | 1    | 0    | 1     |

    Examples: enough
      | cash | left | later |
      | 2    | 0    | 1     |
      | 3    | 1    | 2     |

  @US-MARGIN-05
  Scenario Outline: A player with enough cash pays a loss in full under either answer - <answer>
    Given a Union Stockyards game of yellow and blue
    And the ruling "negative-slaughter-cash" is "<answer>"
    And yellow has $5
    And the sheep price is 9
    And yellow's lamb is 6
    When yellow does "slaughter sheep"
    Then yellow has $2

    Examples:
      | answer            |
      | must-afford       |
      | pay-what-you-have |

  # ---------------------------------------------------------------- a Bank that runs dry

  @US-R-bank-limit
  Scenario Outline: How a Bank with $2 pays $4 for a slaughter depends on the answer - <answer>
    Given a Union Stockyards game of yellow and blue
    And the ruling "bank-limit" is "<answer>"
    And the Bank holds $2
    And yellow has $1
    And blue has $103
    And yellow's beef is 18
    When yellow does "slaughter cattle"
    Then yellow has $<cash>
    And the Yards hold 2 cattle
    When blue does "slaughter cattle"
    Then blue has $<next>

    Examples:
      | answer           | cash | next |
      | bank-never-empty | 5    | 105  |
      | bank-is-finite   | 3    | 103  |

  @US-R-bank-limit
  Scenario Outline: The Bank pays a margin of $4 as far as its money reaches - $<bank> in the Bank
    Given a Union Stockyards game of yellow and blue
    And the ruling "bank-limit" is "bank-is-finite"
    And the Bank holds $<bank>
    And yellow has $0
    And blue has $<rest>
    And yellow's beef is 18
    When yellow does "slaughter cattle"
    Then yellow has $<cash>

    Examples:
      | bank | rest | cash |
      | 5    | 101  | 4    |
      | 4    | 102  | 4    |
      | 3    | 103  | 3    |
      | 0    | 106  | 0    |

  # ---------------------------------------------------------------- cash and savings

  @US-MONEY-01
  Scenario: A campaign brings savings and no cash
    Given a Union Stockyards game of yellow and blue
    And yellow has 7 savings
    When yellow does "campaign"
    Then yellow has 9 savings
    And yellow has $10

  @US-MONEY-02
  Scenario: A slaughter brings cash and no savings
    Given a Union Stockyards game of yellow and blue
    And yellow has 7 savings
    When yellow does "slaughter cattle"
    Then yellow has $12
    And yellow has 7 savings

  @US-MONEY-03
  Scenario: Savings and cash count alike at the end
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and blue places the last worker of the year
    And yellow has 7 savings
    And yellow has $21
    And yellow has 0 low morale tokens
    And the prices are cattle 14, hogs 5, sheep 4
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    When blue does "contract"
    Then the game is over
    And the wealth of yellow is made of savings 7, cash 21, margins 2, brand 0, houses 0, cards 0, tokens 0
    And yellow has 30 wealth

  @US-MONEY-04 @US-MONEY-06
  Scenario: Costs are paid in cash, and even the highest savings cannot pay them
    Given a Union Stockyards game of yellow and blue
    And yellow has $2
    And yellow has 40 savings
    When yellow does "advertise national"
    Then yellow has $0
    And yellow has 40 savings
    When blue does "contract"
    Then yellow may not do "branch boston" because of US-PLACE-19
    And yellow may not do "viaduct at d4" because of US-BUILD-35

  @US-MONEY-05
  Scenario: A loss does not change the savings
    Given a Union Stockyards game of yellow and blue
    And yellow has $3
    And yellow has 12 savings
    And the sheep price is 9
    When yellow does "slaughter sheep"
    Then yellow has $0
    And yellow has 12 savings
