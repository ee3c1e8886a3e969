Feature: What each player takes in set-up
  Pieces of one colour, $10 and a low morale token. Savings and the brand stack follow the turn order from the first player; the slaughter
  plants are placed last, in reverse turn order, on the start locations that are open to so many players.

  # ---------------------------------------------------------------- what each player takes

  @US-PLAYER-02 @US-PLAYER-04 @US-PLAYER-05 @US-PLAYER-08 @US-PLAYER-09 @US-PLAYER-11 @US-FINAL-06 @US-FINAL-07 @US-FINAL-08
  Scenario Outline: Everybody starts with $10, a low morale token, five land cards and values 16, 6 and 6
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    When the set-up is finished
    Then <player> has $10
    And <player> has 1 low morale token
    And <player> has 5 land cards on the mat
    And <player>'s beef is 16
    And <player>'s pork is 6
    And <player>'s lamb is 6
    And the brand of <player> is 0
    And <player> has the cards nothing
    And <player> has the specialists nothing

    Examples:
      | player |
      | yellow |
      | blue   |
      | green  |
      | orange |
      | purple |

  @US-R-houses-workers @US-PLAYER-06 @US-PLAYER-07 @US-PLAYER-10
  Scenario Outline: The numbers of houses and workers on the mats depend on the answer to the damaged table
    Given a Union Stockyards game of <players>
    And the ruling "houses-workers" is "<answer>"
    When the set-up is finished
    Then yellow has <houses> houses on the mat
    And yellow has <workers> workers to place
    And <last> has <houses> houses on the mat
    And <last> has <workers> workers to place

    Examples: two or three players 6 and 4, four 5 and 4, five 4 and 3
      | answer      | players                                | last   | houses | workers |
      | three-bands | yellow and blue                        | blue   | 6      | 4       |
      | three-bands | yellow, blue and green                 | green  | 6      | 4       |
      | three-bands | yellow, blue, green and orange         | orange | 5      | 4       |
      | three-bands | yellow, blue, green, orange and purple | purple | 4      | 3       |

    Examples: a row for each number of players
      | answer    | players                                | last   | houses | workers |
      | four-rows | yellow and blue                        | blue   | 6      | 4       |
      | four-rows | yellow, blue and green                 | green  | 5      | 4       |
      | four-rows | yellow, blue, green and orange         | orange | 4      | 3       |
      | four-rows | yellow, blue, green, orange and purple | purple | 3      | 3       |

  @US-PLAYER-12
  Scenario Outline: Houses and workers that are not used go back to the box
    Given a Union Stockyards game of <players>
    When the set-up is finished
    Then there are <houses> branch houses in the game
    And there are <workers> workers in the game

    Examples: four players leave a house each, five two houses and a worker each
      | players                                | houses | workers |
      | yellow, blue, green and orange         | 20     | 16      |
      | yellow, blue, green, orange and purple | 20     | 15      |

  @US-R-houses-workers
  Scenario Outline: Whether four players have sixteen or twelve placements in year 1 depends on the answer
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "houses-workers" is "<answer>"
    And it is yellow's turn
    When the other workers are placed
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has $<cash>
    And blue has $<cash>
    And green has $<cash>
    And orange has $<cash>

    Examples: $1 for each placement, on top of $10
      | answer      | cash |
      | three-bands | 14   |
      | four-rows   | 13   |

  # ---------------------------------------------------------------- first player, savings, brand

  @US-FINAL-01
  Scenario Outline: Any player may be the first player
    Given a Union Stockyards game of <players>
    Then chance may do "first-player <first>" with 1 chance in <count>
    When chance does "first-player <first>"
    And the set-up is finished
    Then <first> is first player

    Examples:
      | players                                | first  | count |
      | yellow and blue                        | blue   | 2     |
      | yellow, blue and green                 | yellow | 3     |
      | yellow, blue, green and orange         | green  | 4     |
      | yellow, blue, green, orange and purple | purple | 5     |

  @worked @US-EX-26 @US-FINAL-03 @US-FINAL-04 @US-FINAL-05 @US-BRAND-04
  Scenario Outline: Savings start at 1, 2, 3 and 4 in turn order, and the first player is at the bottom of the brand stack
    Given a Union Stockyards game of yellow, blue, green and orange
    When chance does "first-player <first>"
    And the set-up is finished
    Then <first> has 1 savings
    And <second> has 2 savings
    And <third> has 3 savings
    And <fourth> has 4 savings
    And brand 0 holds <first>, <second>, <third>, <fourth>

    Examples: clockwise from the first player
      | first  | second | third  | fourth |
      | yellow | blue   | green  | orange |
      | green  | orange | yellow | blue   |

  @US-FINAL-09
  Scenario: Two players with equal meat values have equal margins, whoever reached the value first
    Given a Union Stockyards game of yellow, blue and green
    And yellow's pork is 8
    And blue's pork is 7
    And green's pork is 8
    And the hogs price is 5
    When yellow does "slaughter hogs"
    And blue does "branch manhattan"
    And green does "slaughter hogs"
    And yellow does "contract"
    And blue does "slaughter hogs"
    # Each margin is 8 - 5; yellow also worked for $1, blue paid $1 for the house.
    Then yellow has $14
    And blue has $12
    And green has $13

  # ---------------------------------------------------------------- the plants

  @US-FINAL-02 @US-FINAL-10
  Scenario Outline: The last player places a plant first, the first player last
    Given a Union Stockyards game of yellow, blue and green
    When these decisions are taken:
      """
      chance: first-player <first>
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building tallow-house
      """
    Then it is <third>'s turn
    And <first> may not do "plant centre"
    When <third> does "plant centre"
    Then it is <second>'s turn
    When <second> does "plant southeast"
    Then it is <first>'s turn
    When <first> does "plant northwest"
    And chance does "reveal-year y1883-supplier-contract"
    # The first worker is the first player's.
    Then it is <first>'s turn
    And it is Phase II

    Examples: clockwise
      | first  | second | third  |
      | yellow | blue   | green  |
      | blue   | green  | yellow |
      | green  | yellow | blue   |

  @US-FINAL-11 @US-FINAL-12
  Scenario: Three players choose among northwest, southeast and centre
    Given a Union Stockyards game of yellow, blue and green
    And the plants are still to be placed
    Then green may do only:
      | plant northwest |
      | plant southeast |
      | plant centre    |
    And green may not do "plant northeast" because of US-FINAL-12
    When green does "plant southeast"
    Then blue may do only:
      | plant northwest |
      | plant centre    |
    And blue may not do "plant southeast" because of US-FINAL-11
    And blue may not do "plant southwest" because of US-FINAL-12

  @US-FINAL-11
  Scenario Outline: A player cannot take the plant location of another player - <last> places last
    Given a Union Stockyards game of yellow, blue and green
    And <last> is first player
    And the plants are still to be placed
    When <third> does "plant northwest"
    Then <second> may not do "plant northwest" because of US-FINAL-11
    When <second> does "plant centre"
    Then <last> may not do "plant northwest" because of US-FINAL-11
    And <last> may not do "plant centre" because of US-FINAL-11
    And <last> may only do "plant southeast"

    Examples:
      | last   | second | third  |
      | yellow | blue   | green  |
      | blue   | green  | yellow |
      | green  | yellow | blue   |

  @US-FINAL-12
  Scenario: Four players place their plants in the four corners
    Given a Union Stockyards game of yellow, blue, green and orange
    And the plants are still to be placed
    Then orange may do only:
      | plant northwest |
      | plant northeast |
      | plant southwest |
      | plant southeast |
    And orange may not do "plant centre" because of US-FINAL-12

  @US-FINAL-12
  Scenario: Five players place their plants in the four corners and in the centre
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And the plants are still to be placed
    Then purple may do only:
      | plant northwest |
      | plant northeast |
      | plant southwest |
      | plant southeast |
      | plant centre    |

  @US-PLAYER-03 @US-FINAL-11
  Scenario: The plant stands where its owner chose, and there its owner starts to build
    Given a Union Stockyards game of yellow, blue and green
    And the plants are still to be placed
    When green does "plant northwest"
    And blue does "plant centre"
    And yellow does "plant southeast"
    # Northwest is b2 to d3, the centre g4 to h6, southeast k8 to m9.
    And chance does "reveal-year y1883-supplier-contract"
    Then yellow may do "viaduct at j8"
    But yellow may not do "viaduct at e2" because of US-VIADUCT-04
    And yellow may not do "viaduct at f4" because of US-VIADUCT-04
    And yellow may not do "viaduct at b2" because of US-VIADUCT-03
    When yellow does "contract"
    Then blue may do "viaduct at f4"
    But blue may not do "viaduct at e2" because of US-VIADUCT-04
    When blue does "contract"
    Then green may do "viaduct at e2"

  # ---------------------------------------------------------------- start locations that nobody took

  @US-R-unused-plant-sites
  Scenario Outline: Whether the empty northeast location of three players may be used depends on the answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "<answer>"
    And it is blue's turn
    And a viaduct stands at k4 k5 k6 k7
    Then "buy-land at k2 facing e" is <verdict> for blue
    And "buy-land at l3 facing s" is <verdict> for blue
    And "build curing-room at k3" is <verdict> for blue
    And "build curing-room at j3" is <verdict> for blue
    And "viaduct at k3" is <verdict> for blue
    And "buy-land at k1 facing s" is <verdict> for blue
    But "viaduct at j4" is legal for blue
    And "build curing-room at l4" is legal for blue

    Examples:
      | answer        | verdict |
      | ordinary-land | legal   |
      | reserved      | illegal |

  @US-R-unused-plant-sites @US-FINAL-12
  Scenario: If viaducts may be built over, a reserved start location still cannot be built on
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "unused-plant-sites" is "reserved"
    And the ruling "build-over" is "over-viaducts"
    And it is blue's turn
    And a viaduct stands at k4 k5 k6 k7
    Then blue may not do "build curing-room at k3 rot 90" because of US-FINAL-12 and the ruling "unused-plant-sites"

  @US-R-unused-plant-sites
  Scenario Outline: The centre can never be bought with five players, and with four players the answer decides
    Given a Union Stockyards game of <players>
    And the ruling "unused-plant-sites" is "<answer>"
    And it is yellow's turn
    Then "buy-land at g4 facing s" is <centre> for yellow
    And "buy-land at e4 facing s" is legal for yellow

    Examples:
      | players                                | answer        | centre  |
      | yellow, blue, green and orange         | ordinary-land | legal   |
      | yellow, blue, green and orange         | reserved      | illegal |
      | yellow, blue, green, orange and purple | ordinary-land | illegal |
      | yellow, blue, green, orange and purple | reserved      | illegal |

  @US-FINAL-05
  Scenario: Nobody has a brand bonus before the first player is known and the trackers are stacked
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    When the set-up goes on until chance may do "first-player yellow"
    Then the wealth of yellow is made of brand 0
    And the wealth of purple is made of brand 0
    When chance does "first-player yellow"
    Then the wealth of purple is made of brand 9
    And the wealth of yellow is made of brand 0
