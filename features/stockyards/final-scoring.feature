Feature: Final scoring
  Wealth is savings, cash, three last margins, the brand bonus, branch houses and the values behind the flags on the cards, less
  the low morale tokens. Where nothing else is said yellow has 10 dollars, places the last worker of year 6 on contract work and so
  ends with 11; three animals of each kind are left, so every price rises by 1, to 15, 6 and 5.

  # ---------------------------------------------------------------- the parts

  @US-SCORE-03 @US-WIN-02
  Scenario: Savings score the number that the track shows
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has 12 savings
    When yellow does "contract"
    Then the prices are cattle 15, hogs 6, sheep 5
    And the wealth of yellow is made of savings 12, cash 11, margins 2, brand 3, houses 0, cards 0, tokens -3
    And yellow has 25 wealth
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 6, houses 0, cards 0, tokens -3
    And blue has 17 wealth
    And the wealth of green is made of savings 3, cash 10, margins 2, brand 9, houses 0, cards 0, tokens -3
    And green has 21 wealth

  @US-SCORE-03 @US-SCORE-04
  Scenario: The score does not cite clauses on parts that no player has
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has 0 low morale tokens
    And blue has 0 low morale tokens
    And green has 0 low morale tokens
    And brand 3 holds yellow
    And brand 4 holds blue
    And brand 5 holds green
    And manhattan has yellow
    And brooklyn has its railroad token
    And brooklyn has yellow
    And philadelphia has both tokens
    When yellow does "contract"
    Then the game is over
    And the play rests on US-SCORE-12
    And the play rests on US-SCORE-11
    And the play does not rest on US-SCORE-10
    And the play does not rest on US-SCORE-09
    And the play does not rest on US-SCORE-13
    And the play does not rest on US-SCORE-14
    And the play does not rest on US-WIN-07
    And the play does not rest on US-WIN-08

  @US-SCORE-04 @US-WIN-03
  Scenario Outline: Every dollar in cash adds one to the wealth
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has $<cash>
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash <counted>, margins 2, brand 3, houses 0, cards 0, tokens -3
    And yellow has <wealth> wealth

    Examples:
      | cash | counted | wealth |
      | 0    | 1       | 4      |
      | 7    | 8       | 11     |
      | 40   | 41      | 44     |

  @US-WIN-02 @US-WIN-03 @US-WIN-04 @US-WIN-05 @US-WIN-06 @US-WIN-07 @US-WIN-08
  Scenario: Wealth is the sum of all its parts
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has 12 savings
    And yellow has $9
    And yellow's beef is 21
    And yellow's pork is 10
    And yellow's lamb is 5
    And brand 9 holds blue
    And brand 7 holds yellow
    And brooklyn has yellow yellow blue
    And brooklyn has both tokens
    And boston has yellow
    And boston has its railroad token
    And manhattan has yellow
    And yellow has curing-room at e2 rot 90
    And yellow has canning-factory at b4
    And yellow has canned-ham
    And yellow has 2 low morale tokens
    When yellow does "contract"
    Then the wealth of yellow is made of savings 12, cash 10, margins 10, brand 6, houses 10, cards 6, tokens -6
    And yellow has 48 wealth

  # ---------------------------------------------------------------- final margins

  @US-SCORE-05 @US-WIN-04
  Scenario Outline: The three final margins are added to the wealth, or taken off it if they are negative
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins <margins>, brand 3, houses 0, cards 0, tokens -3
    And yellow has <wealth> wealth

    Examples: at 15 for cattle, 6 for hogs and 5 for sheep
      | beef | pork | lamb | margins | wealth |
      | 19   | 11   | 6    | 10      | 22     |
      | 19   | 11   | 4    | 8       | 20     |
      | 19   | 5    | 5    | 3       | 15     |
      | 15   | 6    | 5    | 0       | 12     |
      | 14   | 8    | 6    | 2       | 14     |
      | 14   | 4    | 4    | -4      | 8      |

  @US-SCORE-06
  Scenario: The final margins count for all kinds, even with no animals left and after a slaughter this year
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    And yellow has slaughtered cattle this year
    And blue has slaughtered hogs this year
    When yellow does "contract"
    Then the prices are cattle 15, hogs 6, sheep 5
    And the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 6, houses 0, cards 0, tokens -3
    And the Yards hold 0 cattle, 0 hogs, 0 sheep

  @worked @US-EX-38 @US-SCORE-03 @US-SCORE-04 @US-SCORE-05 @US-SCORE-06 @US-SCORE-08 @US-WIN-04
  Scenario: The final scoring of two players adds up all parts of the wealth
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And the prices are cattle 17, hogs 6, sheep 6
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    And yellow has 12 savings
    And yellow has $8
    And yellow's beef is 21
    And yellow's pork is 10
    And yellow's lamb is 6
    And yellow has 0 low morale tokens
    And blue has 10 savings
    And blue has $14
    And blue's beef is 19
    And blue's pork is 7
    And blue's lamb is 9
    And blue has 0 low morale tokens
    And brand 6 holds yellow, blue
    When yellow does "contract"
    Then the prices are cattle 18, hogs 7, sheep 7
    And the wealth of yellow is made of savings 12, cash 9, margins 5, brand 0, houses 0, cards 0, tokens 0
    And yellow has 26 wealth
    And the wealth of blue is made of savings 10, cash 14, margins 3, brand 5, houses 0, cards 0, tokens 0
    And blue has 32 wealth
    And blue wins

  @US-R-final-margin-prices @US-SCORE-05
  Scenario Outline: The answer decides the prices of the final margins, with 0 cattle, 2 hogs and 2 sheep left at 18, 9 and 7
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "final-margin-prices" is "<answer>"
    And it is year 6 and yellow places the last worker of the year
    And the prices are cattle 18, hogs 9, sheep 7
    And the Yards hold 0 cattle, 2 hogs, 2 sheep
    And yellow's beef is 20
    And yellow's pork is 10
    And yellow's lamb is 6
    When yellow does "contract"
    Then the game is over
    And the prices are cattle <cattle>, hogs <hogs>, sheep <sheep>
    And the wealth of yellow is made of savings 1, cash 11, margins <margins>, brand 3, houses 0, cards 0, tokens -3
    And yellow has <wealth> wealth

    Examples:
      | answer            | cattle | hogs | sheep | margins | wealth |
      | after-adjustment  | 21     | 7    | 5     | 3       | 15     |
      | before-adjustment | 18     | 9    | 7     | 2       | 14     |

  Scenario Outline: In all years before the last, the prices are adjusted under either answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "final-margin-prices" is "<answer>"
    And it is year 5
    And yellow places the last worker of the year
    And the prices are cattle 18, hogs 9, sheep 7
    And the Yards hold 0 cattle, 2 hogs, 2 sheep
    When yellow does "contract"
    And chance does "reveal-year y1922-promotion"
    Then it is year 6
    And the prices are cattle 21, hogs 7, sheep 5

    Examples:
      | answer            |
      | after-adjustment  |
      | before-adjustment |

  # ---------------------------------------------------------------- the brand bonus

  @US-SCORE-07 @US-WIN-05
  Scenario Outline: With three to five players, the three highest in brand reputation get 9, 6 and 3, the others nothing
    Given a Union Stockyards game of <players>
    And it is year 6 and yellow places the last worker of the year
    And brand 4 holds yellow
    And brand 8 holds blue
    And brand 3 holds green
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins 2, brand 6, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 9, houses 0, cards 0, tokens -3
    And the wealth of green is made of savings 3, cash 10, margins 2, brand 3, houses 0, cards 0, tokens -3
    And the wealth of <last> is made of savings <savings>, cash 10, margins 2, brand <bonus>, houses 0, cards 0, tokens -3

    Examples:
      | players                                | last   | savings | bonus |
      | yellow, blue and green                 | green  | 3       | 3     |
      | yellow, blue, green and orange         | orange | 4       | 0     |
      | yellow, blue, green, orange and purple | purple | 5       | 0     |

  @US-SCORE-08
  Scenario Outline: With two players, the higher in brand reputation gets 5 and the other nothing
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And brand <yellow> holds yellow
    And brand <blue> holds blue
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins 2, brand <for yellow>, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand <for blue>, houses 0, cards 0, tokens -3

    Examples:
      | yellow | blue | for yellow | for blue |
      | 7      | 6    | 5          | 0        |
      | 6      | 7    | 0          | 5        |
      | 1      | 12   | 0          | 5        |

  @US-SCORE-09
  Scenario Outline: On one space the higher tracker of the stack has the higher brand reputation
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is year 6 and yellow places the last worker of the year
    And brand 8 holds green
    And brand <space> holds <stack>
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins 2, brand <yellow>, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand <blue>, houses 0, cards 0, tokens -3
    And the wealth of green is made of savings 3, cash 10, margins 2, brand 9, houses 0, cards 0, tokens -3
    And the wealth of orange is made of savings 4, cash 10, margins 2, brand <orange>, houses 0, cards 0, tokens -3

    Examples: from bottom to top
      | space | stack                | yellow | blue | orange |
      | 5     | orange, blue, yellow | 6      | 3    | 0      |
      | 5     | yellow, orange, blue | 0      | 6    | 3      |
      | 0     | blue, yellow, orange | 3      | 0    | 6      |

  # ---------------------------------------------------------------- what there is none of

  @US-WIN-02 @US-SCORE-03 @US-SCORE-05
  Scenario: A player without cash scores nothing for cash, only for savings and the other parts
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And yellow has 12 savings
    And blue has 10 savings
    And yellow has $2
    And blue has $0
    When yellow does "advertise national"
    Then the wealth of yellow is made of savings 12, cash 0, margins 3, brand 5, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 10, cash 0, margins 2, brand 0, houses 0, cards 0, tokens -3

  @US-SCORE-04 @US-SCORE-14
  Scenario: A kind with a margin of 0 adds nothing to the wealth
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And the prices are cattle 17, hogs 6, sheep 6
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    And yellow's beef is 18
    And yellow's pork is 7
    And yellow's lamb is 7
    And blue's beef is 18
    And blue's pork is 7
    And blue's lamb is 7
    When yellow does "contract"
    Then the prices are cattle 18, hogs 7, sheep 7
    And the wealth of yellow is made of savings 1, cash 11, margins 0, brand 0, houses 0, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 0, brand 5, houses 0, cards 0, tokens -3
