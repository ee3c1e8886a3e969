Feature: Livestock arrive
  A year begins with new animals: the price of each kind says how many come, they join what is still in the Yards, and what finds no
  space stays in the supply. There are six animals of each kind in the box.

  # ---------------------------------------------------------------- the book's examples

  @example @US-EX-04 @US-ARRIVE-01 @US-ARRIVE-02 @US-ARRIVE-05 @US-ARRIVE-06
  Scenario: At prices 15, 9 and 7 one head of cattle, two hogs and two sheep join the animals already there
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 15, hogs 9, sheep 7
    And the Yards hold 1 cattle, 2 hogs, 3 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold 2 cattle, 4 hogs, 5 sheep
    And the supply has 4 cattle
    And the supply has 2 hogs
    And the supply has 1 sheep

  @example @US-EX-05 @US-ARRIVE-01
  Scenario Outline: A hog price one step higher brings one hog more
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 15, hogs <price>, sheep 7
    And the Yards hold 1 cattle, 0 hogs, 3 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold 2 cattle, <hogs> hogs, 5 sheep

    Examples:
      | price | hogs |
      | 9     | 2    |
      | 10    | 3    |

  @example @US-EX-06 @US-SUPPLY-04
  Scenario Outline: With three to five players, more cattle arrive the higher the cattle price is
    Given a Union Stockyards game of <players>
    And year 2 begins
    And the cattle price is <price>
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold <cattle> cattle, 1 hogs, 1 sheep
    And the supply has <supply> cattle

    @US-ARRIVE-02
    Examples: 14 and 15
      | players                                | price | cattle | supply |
      | yellow, blue and green                 | 14    | 1      | 5      |
      | yellow, blue and green                 | 15    | 1      | 5      |
      | yellow, blue, green, orange and purple | 15    | 1      | 5      |

    @US-ARRIVE-03
    Examples: 16 to 19
      | players                        | price | cattle | supply |
      | yellow, blue and green         | 16    | 2      | 4      |
      | yellow, blue and green         | 17    | 2      | 4      |
      | yellow, blue, green and orange | 18    | 2      | 4      |
      | yellow, blue and green         | 19    | 2      | 4      |

    @US-ARRIVE-04
    Examples: 20 and more
      | players                        | price | cattle | supply |
      | yellow, blue and green         | 20    | 3      | 3      |
      | yellow, blue, green and orange | 21    | 3      | 3      |
      | yellow, blue and green         | 24    | 3      | 3      |

  @example @US-EX-07 @US-SETUP-19 @US-SETUP-21 @US-ARRIVE-05 @US-ARRIVE-06
  Scenario: With three players the Yards hold two of each kind from set-up and get one more of each in year 1
    Given a Union Stockyards game of yellow, blue and green
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building tallow-house
      green: plant centre
      blue: plant northwest
      """
    Then the Yards hold 2 cattle, 2 hogs, 2 sheep
    And the prices are cattle 14, hogs 5, sheep 4
    When yellow does "plant southeast"
    And chance does "reveal-year y1886-spread-rumors"
    Then the Yards hold 3 cattle, 3 hogs, 3 sheep
    And the supply has 3 cattle
    And the supply has 3 hogs
    And the supply has 3 sheep

  # ---------------------------------------------------------------- the tables of the two sides

  @US-ARRIVE-01 @US-SUPPLY-04
  Scenario Outline: With three to five players, the prices decide how many hogs and sheep arrive
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the <kind> price is <price>
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold <arrive> <kind>
    And the Yards hold 1 cattle

    Examples: hogs
      | kind | price | arrive |
      | hogs | 5     | 1      |
      | hogs | 6     | 1      |
      | hogs | 7     | 2      |
      | hogs | 9     | 2      |
      | hogs | 10    | 3      |
      | hogs | 15    | 3      |

    Examples: sheep
      | kind  | price | arrive |
      | sheep | 4     | 1      |
      | sheep | 6     | 1      |
      | sheep | 7     | 2      |
      | sheep | 10    | 2      |
      | sheep | 11    | 3      |
      | sheep | 13    | 3      |

  @US-CMP-01 @US-SETUP-01 @US-ARRIVE-01
  Scenario Outline: Fewer animals come to the side of the board for two players
    Given a Union Stockyards game of yellow and blue
    And year 2 begins
    And the <kind> price is <price>
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold <arrive> <kind>

    Examples: one up to the upper price, two above, never three
      | kind   | price | arrive |
      | cattle | 14    | 1      |
      | cattle | 17    | 1      |
      | cattle | 18    | 2      |
      | cattle | 24    | 2      |
      | hogs   | 5     | 1      |
      | hogs   | 8     | 1      |
      | hogs   | 9     | 2      |
      | hogs   | 15    | 2      |
      | sheep  | 4     | 1      |
      | sheep  | 8     | 1      |
      | sheep  | 9     | 2      |
      | sheep  | 13    | 2      |

  # ---------------------------------------------------------------- full yards

  Scenario Outline: Animals that find no space stay in the supply
    Given a Union Stockyards game of <players>
    And year 2 begins
    And the cattle price is <price>
    And the Yards hold <before> cattle, 2 hogs, 2 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold <after> cattle, 3 hogs, 3 sheep
    And the supply has <supply> cattle

    @US-ARRIVE-05
    Examples: all find one
      | players                | price | before | after | supply |
      | yellow, blue and green | 20    | 2      | 5     | 1      |
      | yellow, blue and green | 20    | 3      | 6     | 0      |
      | yellow and blue        | 18    | 1      | 3     | 3      |
      | yellow and blue        | 18    | 2      | 4     | 2      |

    @US-ARRIVE-07
    Examples: six spaces of a kind for three to five players
      | players                | price | before | after | supply |
      | yellow, blue and green | 20    | 4      | 6     | 0      |
      | yellow, blue and green | 24    | 5      | 6     | 0      |
      | yellow, blue and green | 14    | 6      | 6     | 0      |

    @US-ARRIVE-07
    Examples: four spaces of a kind for two
      | players         | price | before | after | supply |
      | yellow and blue | 18    | 3      | 4     | 2      |
      | yellow and blue | 14    | 4      | 4     | 2      |

  @US-ARRIVE-07
  Scenario: If a kind has more spaces than pieces, no more arrive than the supply has
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      yards: {side-3-5: {capacity: {cattle: 9}}}
      """
    And year 2 begins
    And the cattle price is 20
    And the Yards hold 5 cattle, 2 hogs, 2 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold 6 cattle
    And the supply has 0 cattle

  @US-ARRIVE-07
  Scenario: A full yard of one kind does not stop the arrival of another kind
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 20, hogs 10, sheep 7
    And the Yards hold 6 cattle, 5 hogs, 0 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    Then the Yards hold 6 cattle, 6 hogs, 2 sheep
    And the supply has 0 cattle
    And the supply has 0 hogs
    And the supply has 4 sheep

  # ---------------------------------------------------------------- what stays, what comes

  @US-ARRIVE-06
  Scenario: An animal that nobody slaughtered this year is still there next year
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 3 cattle, 2 hogs, 1 sheep
    And the prices are cattle 16, hogs 7, sheep 4
    And yellow places the last worker of the year
    When yellow does "contract"
    # Cattle 16 - 2 = 14, hogs stay at 7, sheep 4 + 3 = 7: one, two and two arrive.
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And the prices are cattle 14, hogs 7, sheep 7
    And the Yards hold 4 cattle, 4 hogs, 3 sheep

  @US-ARRIVE-05
  Scenario: Players can slaughter as many animals of a kind as stand in the Yards
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the Yards hold 1 cattle, 2 hogs, 2 sheep
    When chance does "reveal-year y1893-fair-exhibit"
    And yellow does "slaughter cattle"
    And blue does "slaughter cattle"
    Then the Yards hold 0 cattle
    And the supply has 6 cattle
    And green may not do "slaughter cattle" because of US-PLACE-17

  @US-ARRIVE-01
  Scenario: When a year begins, the livestock arrive in addition to those of the year before
    Given a Union Stockyards game of yellow, blue and green
    And year 3 begins
    And the cattle price is 16
    And the Yards hold 2 cattle
    When the livestock arrive
    And chance does "reveal-year y1902-beef-trust"
    Then the Yards hold 4 cattle
