Feature: Final scoring, houses, cards and low morale
  What branch houses, cards and low morale tokens count. Where nothing else is said yellow places the last worker of year 6 on
  contract work and has 14 of wealth: savings 1, cash 11, margins 2, brand 3 and a low morale token.

  # ---------------------------------------------------------------- branch houses

  @US-SCORE-10 @US-WIN-06
  Scenario Outline: A branch house in a market with two connections is worth 4
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And <market> has <houses>
    And <market> has <tokens>
    When yellow does "contract"
    Then <market> has <connections> railroad connections
    And the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses <yellow>, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 6, houses <blue>, cards 0, tokens -3

    Examples:
      | market       | houses                    | tokens             | connections | yellow | blue |
      | brooklyn     | yellow blue yellow yellow | both tokens        | 2           | 12     | 4    |
      | bronx        | blue yellow               | both tokens        | 2           | 4      | 4    |
      | philadelphia | blue blue                 | both tokens        | 2           | 0      | 8    |

  @US-SCORE-11 @US-WIN-06
  Scenario Outline: A branch house in a market with one connection is worth 2, whether it names the market or is wild
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And <market> has <houses>
    And <market> has <tokens>
    When yellow does "contract"
    Then <market> has <connections> railroad connections
    And the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses <yellow>, cards 0, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 6, houses <blue>, cards 0, tokens -3

    Examples:
      | market       | houses                    | tokens             | connections | yellow | blue |
      | brooklyn     | yellow blue yellow yellow | its railroad token | 1           | 6      | 2    |
      | brooklyn     | yellow blue yellow yellow | a wild token       | 1           | 6      | 2    |
      | boston       | yellow                    | its railroad token | 1           | 2      | 0    |
      | manhattan    | yellow yellow             | a wild token       | 1           | 4      | 0    |
      | philadelphia | yellow blue               | its railroad token | 1           | 2      | 2    |

  @US-SCORE-12
  Scenario: A branch house in a market without a connection, or on the mat, is worth nothing
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And boston has yellow yellow yellow
    And manhattan has yellow blue
    And philadelphia has both tokens
    When yellow does "contract"
    Then boston has 0 railroad connections
    And yellow has 2 houses on the mat
    And the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses 0, cards 0, tokens -3

  # ---------------------------------------------------------------- cards

  @US-SCORE-13 @US-WIN-07
  Scenario Outline: A building card adds the value behind its flag
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has <card> at <square>
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses 0, cards <end>, tokens -3
    And the wealth of blue is made of savings 2, cash 10, margins 2, brand 6, houses 0, cards 0, tokens -3

    Examples: A cards
      | card            | square    | end |
      | curing-room     | e2 rot 90 | 1   |
      | canning-factory | e2        | 2   |
      | chill-room      | e2        | 1   |
      | lard-refinery   | e2        | 2   |
      | tallow-house    | e2 rot 90 | 2   |
      | wool-house      | e2        | 2   |

    Examples: B cards
      | card              | square    | end |
      | hair-factory      | e2        | 4   |
      | sausage-kitchen   | e2        | 2   |
      | smokehouse        | e2        | 2   |
      | tannery           | e2        | 3   |
      | lamb-cooler       | e2        | 2   |
      | glue-works        | e2        | 4   |
      | butterine-factory | e2        | 2   |
      | bone-house        | e2 rot 90 | 2   |

    Examples: C cards
      | card              | square | end |
      | soap-factory      | e2     | 6   |
      | fertilizer-plant  | e1     | 9   |
      | pepsin-laboratory | e2     | 5   |
      | serum-laboratory  | e2     | 5   |
      | brush-factory     | e1     | 6   |
      | general-office    | e2     | 4   |

  @US-SCORE-13 @US-WIN-07
  Scenario Outline: A specialist card adds its value at the end as a building card does
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has <one> at <square>
    And yellow has <other> at b4
    And yellow has <specialist>
    When yellow does "contract"
    Then yellow has the specialists <specialist>
    And the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses 0, cards <end>, tokens -3

    Examples: 1 + 2 + 3, 2 + 2 + 2, 2 + 3 + 3, 4 + 2 + 4 and 5 + 5 + 6
      | one               | square    | other            | specialist    | end |
      | curing-room       | e2 rot 90 | canning-factory  | canned-ham    | 6   |
      | lard-refinery     | e2        | tallow-house     | toilet-soap   | 6   |
      | wool-house        | e2        | tannery          | leather-goods | 8   |
      | glue-works        | e2        | bone-house       | bone-buttons  | 10  |
      | pepsin-laboratory | e2        | serum-laboratory | medicines     | 16  |

  # ---------------------------------------------------------------- low morale

  @US-SCORE-14 @US-WIN-08
  Scenario Outline: Each low morale token takes 3 off the wealth at the end
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has <tokens> low morale tokens
    When yellow does "contract"
    Then the wealth of yellow is made of savings 1, cash 11, margins 2, brand 3, houses 0, cards 0, tokens <penalty>
    And yellow has <wealth> wealth

    Examples:
      | tokens | penalty | wealth |
      | 0      | 0       | 17     |
      | 1      | -3      | 14     |
      | 2      | -6      | 11     |
      | 5      | -15     | 2      |

  @US-R-morale-penalty @US-SCORE-14 @US-WIN-08
  Scenario Outline: The answer decides how much low morale tokens take off a wealth of 50
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "morale-penalty" is "<answer>"
    And it is year 6 and yellow places the last worker of the year
    And yellow has 34 savings
    And yellow has <tokens> low morale tokens
    When yellow does "contract"
    Then yellow has <wealth> wealth

    Examples: three-each
      | answer     | tokens | wealth |
      | three-each | 1      | 47     |
      | three-each | 4      | 38     |

    Examples: two-each
      | answer   | tokens | wealth |
      | two-each | 1      | 48     |
      | two-each | 4      | 42     |

    Examples: one-each
      | answer   | tokens | wealth |
      | one-each | 1      | 49     |
      | one-each | 4      | 46     |

    Examples: triangular
      | answer     | tokens | wealth |
      | triangular | 0      | 50     |
      | triangular | 1      | 49     |
      | triangular | 2      | 47     |
      | triangular | 3      | 44     |
      | triangular | 4      | 40     |
      | triangular | 5      | 35     |

  @US-SCORE-14
  Scenario Outline: If a low morale token costs 4 in an owner's box, each takes off 4
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      low-morale-penalty: {each: 4, from: printed}
      """
    And it is year 6 and yellow places the last worker of the year
    And yellow has 34 savings
    And yellow has <tokens> low morale tokens
    When yellow does "contract"
    Then yellow has <wealth> wealth

    Examples: of 50 other wealth
      | tokens | wealth |
      | 0      | 50     |
      | 1      | 46     |
      | 4      | 34     |

  @US-SCORE-10 @US-SCORE-11
  Scenario: A branch house is worth 4 in a market with two railroad connections, 2 with one and nothing with none
    Given a Union Stockyards game of yellow, blue and green
    And the game is over
    And yellow has 2 branch houses in brooklyn
    And blue has 1 branch house in bronx
    And green has 1 branch house in boston
    And brooklyn has 2 railroad connections
    And bronx has 1 railroad connection
    Then the wealth of yellow is made of houses 8
    And the wealth of blue is made of houses 2
    And the wealth of green is made of houses 0

  @US-SCORE-01
  Scenario: The game ends with year 6
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    When the game ends
    Then the game is over
