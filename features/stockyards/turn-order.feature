Feature: A year, its phases and its turns
  Six years of three phases. In the second, players place one worker a turn, clockwise from the first player, until all workers are
  used. One year of three players is worked through by hand at the end.

  # ---------------------------------------------------------------- turns

  @US-WORKER-01 @US-WORKER-03
  Scenario: A turn is one worker and its action, then it is the next player's turn
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "advertise national"
    Then yellow has 3 workers to place
    And the brand of yellow is 2
    And yellow has $8
    And it is blue's turn
    And yellow may not do "contract"
    And green may not do "contract"

  @US-WORKER-03 @US-FINAL-02
  Scenario Outline: Turns go clockwise from the first player
    Given a Union Stockyards game of yellow, blue, green and orange
    And <first> is first player
    And it is <first>'s turn
    When <first> does "contract"
    Then it is <second>'s turn
    When <second> does "contract"
    Then it is <third>'s turn
    When <third> does "contract"
    Then it is <fourth>'s turn
    When <fourth> does "contract"
    Then it is <first>'s turn
    And <first> has 3 workers to place

    Examples:
      | first  | second | third  | fourth |
      | yellow | blue   | green  | orange |
      | green  | orange | yellow | blue   |
      | orange | yellow | blue   | green  |

  @US-WORKER-03
  Scenario: A player with no worker left is passed over, and the year goes on
    Given a Union Stockyards game of yellow, blue and green
    And yellow has 1 worker to place
    And blue has 0 workers to place
    And green has 2 workers to place
    When yellow does "contract"
    Then it is green's turn
    When green does "contract"
    Then it is green's turn
    And it is year 1
    When green does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2

  @US-WORKER-02 @US-WORKER-03
  Scenario Outline: Each worker acts once - the year has as many placements as there are workers
    Given a Union Stockyards game of <players>
    And it is yellow's turn
    When the other workers are placed
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has $<cash>
    And <last> has $<cash>

    Examples: $1 for each worker, on top of $10
      | players                                | last   | cash |
      | yellow and blue                        | blue   | 14   |
      | yellow, blue and green                 | green  | 14   |
      | yellow, blue, green and orange         | orange | 14   |
      | yellow, blue, green, orange and purple | purple | 13   |

  @US-WORKER-03
  Scenario: A player whose workers are all used may do nothing more this year
    Given a Union Stockyards game of yellow, blue and green
    And yellow has 1 worker to place
    When yellow does "contract"
    And blue does "contract"
    And green does "contract"
    Then it is blue's turn
    And yellow has 0 workers to place
    And yellow may not do "contract"

  @US-WORKER-04
  Scenario Outline: At the end of a year all workers taken in set-up come back
    Given a Union Stockyards game of <players>
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has <workers> workers to place
    And <last> has <workers> workers to place

    Examples:
      | players                                | last   | workers |
      | yellow and blue                        | blue   | 4       |
      | yellow, blue, green and orange         | orange | 4       |
      | yellow, blue, green, orange and purple | purple | 3       |

  # ---------------------------------------------------------------- phases and years

  @US-YEAR-01
  Scenario Outline: Each of the first five years is followed by the next
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance decides 1 time
    Then the game goes on
    And it is year <next>

    Examples:
      | year | next |
      | 1    | 2    |
      | 2    | 3    |
      | 3    | 4    |
      | 4    | 5    |
      | 5    | 6    |

  @US-SCORE-01
  Scenario: After the sixth year the game is over
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And yellow places the last worker of the year
    When yellow does "contract"
    Then the game is over
    And it is year 6

  @US-YEAR-02 @US-YEAR-04
  Scenario: Phase II ends with the last worker, phase III follows, then phase I of the next year
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 0 cattle, 2 hogs, 2 sheep
    And the prices are cattle 15, hogs 9, sheep 7
    And the union spirit is 1
    And green's worker stands on campaign
    And yellow places the last worker of the year
    Then it is Phase II
    And it is year 1
    When yellow does "contract"
    # Phase III begins with the election; the prices wait for it.
    Then it is green's turn
    And the prices are cattle 15, hogs 9, sheep 7
    When green does "party republican"
    # Workers and prices, then phase I of year 2: animals arrive at the new prices before the card is revealed.
    Then chance may do "reveal-year y1893-fair-exhibit" with 1 chance in 4
    When chance does "reveal-year y1893-fair-exhibit"
    Then it is year 2
    And it is Phase II
    And the prices are cattle 18, hogs 7, sheep 5
    And the Yards hold 2 cattle, 4 hogs, 3 sheep
    And the union spirit is 2

  @US-YEAR-03 @US-SUPPLY-01
  Scenario: Phase III does not begin while any player still has a worker to place
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 0 cattle, 2 hogs, 2 sheep
    And the prices are cattle 15, hogs 9, sheep 7
    And yellow has 1 worker to place
    And blue has 1 worker to place
    And green has 0 workers to place
    When yellow does "contract"
    Then it is Phase II
    And it is blue's turn
    And yellow has 0 workers to place
    And green has 0 workers to place
    And the prices are cattle 15, hogs 9, sheep 7
    When blue does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And green has 4 workers to place
    And the prices are cattle 18, hogs 7, sheep 5

  @US-YEAR-03 @US-PLACE-20
  Scenario: The strikebreaker gives no extra placements in the next year
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And green places the last worker of the year
    And blue has hired the strikebreaker
    When green does "contract"
    And blue does "contract"
    And blue does "contract"
    And chance does "reveal-year y1910-prices-up"
    Then it is year 4
    And blue has 3 workers to place
    When the other workers are placed
    And chance does "reveal-year y1914-prices-up"
    Then it is year 5
    And yellow has $13
    And blue has $15
    And green has $14

  # ---------------------------------------------------------------- one year by hand

  @US-YEAR-02 @US-YEAR-04 @US-WORKER-03 @US-FINAL-02 @US-ELECT-03 @US-PRICE-04
  Scenario: Three players play year 1 of the worked game
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
      yellow: plant southeast
      chance: reveal-year y1886-spread-rumors
      yellow: slaughter cattle
      blue: build canning-factory at e2
      chance: reveal-building wool-house
      green: branch brooklyn
      yellow: year-card spread-rumors
      blue: slaughter cattle
      green: slaughter sheep
      yellow: build chill-room at i8
      chance: reveal-building hair-factory
      blue: build curing-room at e5 rot 90
      chance: reveal-building tannery
      green: campaign
      yellow: slaughter hogs
      blue: slaughter sheep
      green: wage-increase
      """
    Then the Yards hold 1 cattle, 2 hogs, 1 sheep
    And the union spirit is 0
    And the prices are cattle 14, hogs 5, sheep 4
    And blue's piece canning-factory covers e2 e3 e4 f4
    And yellow's piece chill-room covers i8 j8 i9 j9
    And blue's piece curing-room covers e5 e6 e7
    When green does "party democratic"
    # 1892 comes up for year 2: it changes no price, no cash and no value.
    And chance does "reveal-year y1892-reduce-wages"
    Then yellow has $9
    And yellow has 1 savings
    And yellow's beef is 18
    And yellow's pork is 6
    And yellow's lamb is 6
    And yellow has 1 low morale token
    And yellow has 6 houses on the mat
    And yellow has the cards chill-room
    And yellow has the specialists nothing
    And blue has $9
    And blue has 2 savings
    And blue's beef is 17
    And blue's pork is 8
    And blue's lamb is 7
    And blue has 2 low morale tokens
    And blue has 6 houses on the mat
    And blue has the cards canning-factory curing-room
    And blue has the specialists canned-ham
    And green has $10
    And green has 5 savings
    And green's beef is 16
    And green's pork is 6
    And green's lamb is 7
    And green has 1 low morale token
    And green has 5 houses on the mat
    And green has the cards nothing
    And the prices are cattle 17, hogs 5, sheep 7
    And brand 0 holds yellow, blue, green
    And brooklyn has green
    And the Democrats are in office
    And green is first player
    And it is green's turn
    And the offering is lard-refinery tallow-house wool-house hair-factory
    And the deck shows tannery on top
    And 26 low morale tokens are in the supply
    And the Bank has $2 more than at the start
    # At 17, 5 and 7 two, one and two animals arrived.
    And the Yards hold 3 cattle, 3 hogs, 3 sheep
    And yellow has 12 wealth
    And the wealth of yellow is made of savings 1, cash 9, margins 1, brand 3, houses 0, cards 1, tokens -3
    And blue has 20 wealth
    And the wealth of blue is made of savings 2, cash 9, margins 3, brand 6, houses 0, cards 6, tokens -6
    And green has 21 wealth
    And the wealth of green is made of savings 5, cash 10, margins 0, brand 9, houses 0, cards 0, tokens -3

  @US-YEAR-02 @US-ARRIVE-01 @US-YCARD-03 @US-YCARD-05
  Scenario: Year 2 of the worked game begins with new arrivals, prices and spirit
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And green is first player
    And the prices are cattle 17, hogs 5, sheep 7
    And the Yards hold 1 cattle, 2 hogs, 1 sheep
    And the union spirit is 0
    When chance does "reveal-year y1894-prices-up"
    Then the Yards hold 3 cattle, 3 hogs, 3 sheep
    And the union spirit is 2
    And the prices are cattle 18, hogs 6, sheep 8
    And it is green's turn
