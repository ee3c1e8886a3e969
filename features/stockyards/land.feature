Feature: Buying land
  For $2 a player lays a land card, three squares by two, on empty squares of Packingtown. It need touch nothing, and it keeps
  nobody from building there: it only earns its owner $1 for every square that somebody else covers.

  # ---------------------------------------------------------------- paying and laying

  @example @US-EX-15 @US-LAND-01 @US-LAND-03 @US-LAND-07
  Scenario: Yellow buys the land at j1 for $2, far away from all other pieces of yellow
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And yellow has $6
    And green has $14
    When yellow does "buy-land at j1 facing e"
    Then yellow has $4
    And the Bank has $2 more than at the start
    And j1 k1 l1 j2 k2 l2 are yellow's land
    And m1 j3 i1 are the Bank's land
    And yellow has 4 land cards on the mat
    And yellow's worker stands on buy-land

  @US-LAND-03 @US-R-land-orientation
  Scenario: A land card that faces south is two squares wide and three high
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "buy-land at e5 facing s"
    Then e5 f5 e6 f6 e7 f7 are yellow's land
    And e4 e8 d5 are the Bank's land

  @US-LAND-03 @US-BUILD-17
  Scenario Outline: A building on own land costs nothing for each square of it - the land at <land>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "buy-land at <land>"
    And blue does "contract"
    And green does "contract"
    And yellow does "build <building>"
    And chance does "reveal-building wool-house"
    Then yellow has $<cash>

    Examples: $8 are left after the land
      | land        | building                 | cash |
      | e2 facing s | curing-room at e2 rot 90 | 8    |
      | e2 facing s | canning-factory at e2    | 8    |
      | e2 facing e | curing-room at e2        | 8    |
      | e2 facing e | curing-room at e2 rot 90 | 7    |

  @US-LAND-01
  Scenario: A player with two dollars can buy land
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $2
    When yellow does "buy-land at e8 facing e"
    Then yellow has $0
    And e8 f8 g8 e9 f9 g9 are yellow's land

  @US-LAND-01
  Scenario: If an owner's board asks $4 for land, land costs $4
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      action-spaces: [{id: buy-land, cost: 4}]
      """
    And yellow has $4
    And blue has $3
    When yellow does "buy-land at e8 facing e"
    Then yellow has $0
    And the Bank has $4 more than at the start
    But blue may not buy land

  @US-PLACE-19 @US-LAND-10
  Scenario: A player with one dollar cannot buy land
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $1
    Then yellow may not do "buy-land at e8 facing e" because of US-PLACE-19
    And yellow may not buy land

  @US-LAND-02
  Scenario: At the start of the game the Bank owns every square
    Given a Union Stockyards game of yellow, blue and green
    When the set-up is finished
    Then a1 n1 a10 n10 e2 i3 f6 are the Bank's land
    And yellow has 5 land cards on the mat

  @US-LAND-02 @US-BUILD-14
  Scenario: A building on land that nobody has bought is paid to the Bank
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow has $7
    And the Bank has $3 more than at the start
    And e2 e3 f3 are the Bank's land

  # ---------------------------------------------------------------- viable areas

  @US-LAND-04
  Scenario Outline: A land card must lie on the grid with all its squares - <area>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then "buy-land at <area>" is legal for yellow
    And yellow may not do "buy-land at <over>" because of US-LAND-04

    Examples: the last column is n and the last row is 10
      | area        | over         |
      | l4 facing e | m4 facing e  |
      | m4 facing s | n4 facing s  |
      | e9 facing e | e10 facing e |
      | e8 facing s | e9 facing s  |

  @US-LAND-04
  Scenario Outline: With two players the grid ends at column k and row 7 - <area>
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    Then "buy-land at <area>" is legal for yellow
    And yellow may not do "buy-land at <over>" because of US-LAND-04

    Examples:
      | area        | over        |
      | i1 facing e | j1 facing e |
      | i6 facing e | k6 facing e |
      | e6 facing e | e7 facing e |
      | e5 facing s | e6 facing s |

  @US-LAND-05
  Scenario Outline: Land cannot cover a square with a plant - <taken>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then "buy-land at <free>" is legal for yellow
    And yellow may not do "buy-land at <taken>" because of US-LAND-05

    Examples: yellow's own plant is at b2 c2 d2 b3 c3 d3
      | free        | taken       |
      | e1 facing e | d1 facing e |
      | b4 facing e | b3 facing e |
      | e3 facing s | d3 facing s |

    Examples: green's plant is at g4 h4 g5 h5 g6 h6
      | free        | taken       |
      | h1 facing s | h2 facing s |
      | i5 facing e | h5 facing e |

  @US-LAND-05
  Scenario Outline: Land cannot be bought under a building, whoever owns it - the Curing Room stands at e2 e3 e4
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at e2 rot 90
    And it is <buyer>'s turn
    Then "buy-land at e5 facing s" is legal for <buyer>
    And <buyer> may not do "buy-land at e4 facing s" because of US-LAND-05

    Examples:
      | buyer  |
      | yellow |
      | blue   |

  @US-LAND-05
  Scenario: Land cannot be bought under a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2
    Then "buy-land at f1 facing e" is legal for yellow
    And yellow may not do "buy-land at e1 facing e" because of US-LAND-05

  @US-LAND-06
  Scenario Outline: No two land cards share a square, even when one player owns both - <owner>'s land is e8 f8 g8 e9 f9 g9
    Given a Union Stockyards game of yellow, blue and green
    And <owner> owns the land at e8 facing e
    Then "buy-land at h9 facing e" is legal for yellow
    And yellow may not do "buy-land at g9 facing e" because of US-LAND-06
    And yellow may not do "buy-land at e8 facing e" because of US-LAND-06

    Examples:
      | owner  |
      | yellow |
      | blue   |

  @US-LAND-07
  Scenario: Land can be bought in the far corner, where it touches no other piece
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "buy-land at l6 facing e"
    Then l6 m6 n6 l7 m7 n7 are yellow's land

  # ---------------------------------------------------------------- land and the buildings of others

  @US-LAND-08 @US-LAND-09
  Scenario: Yellow may build on blue's land and pays blue for it
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow's piece lard-refinery covers e2 e3 f3
    And the play does not rest on US-BUILD-16
    And yellow has $7
    And blue has $13
    And e2 f2 g2 e3 f3 g3 are blue's land

  @US-LAND-09
  Scenario Outline: A building pays a dollar for each covered square of another player's land - land at <land>
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at <land>
    When yellow does "build canning-factory at e2"
    And chance does "reveal-building wool-house"
    Then yellow has $6
    And blue has $<blue>
    And the Bank has $<bank> more than at the start

    Examples: the Canning Factory covers e2 e3 e4 f4
      | land        | blue | bank |
      | e1 facing e | 11   | 3    |
      | e2 facing e | 12   | 2    |
      | e4 facing s | 12   | 2    |
      | e3 facing s | 13   | 1    |
      | e2 facing s | 14   | 0    |
      | d4 facing s | 11   | 3    |

  # ---------------------------------------------------------------- no room left

  @US-LAND-11 @US-LAND-03 @US-R-land-orientation
  Scenario: The last viable area is m4 n4 m5 n5 m6 n6, and after that no land can be bought
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow owns the land at b5 facing e
    And green owns the land at e5 facing e
    And yellow owns the land at f3 facing e
    And yellow owns the land at f7 facing e
    And blue owns the land at g1 facing e
    And blue owns the land at j4 facing e
    And green owns the land at g9 facing e
    And orange owns the land at j6 facing e
    And a viaduct stands at m7
    Then yellow may buy land
    When yellow does "buy-land at m4 facing s"
    Then m4 n4 m5 n5 m6 n6 are yellow's land
    When the other workers are placed
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow may not buy land
    And yellow may not do "buy-land at m4 facing s" because of US-LAND-06

  @US-LAND-03 @US-R-land-orientation
  Scenario: With the ruling "long-side-east" the last area, two wide and three high, cannot be bought
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "land-orientation" is "long-side-east"
    And yellow owns the land at b5 facing e
    And green owns the land at e5 facing e
    And yellow owns the land at f3 facing e
    And yellow owns the land at f7 facing e
    And blue owns the land at g1 facing e
    And blue owns the land at j4 facing e
    And green owns the land at g9 facing e
    And orange owns the land at j6 facing e
    And a viaduct stands at m7
    Then yellow may not do "buy-land at m4 facing s" because of US-LAND-03 and the ruling "land-orientation"
    And yellow may not buy land

  @US-LAND-03 @US-R-land-orientation
  Scenario Outline: Whether land may face south on an empty grid depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-orientation" is "<option>"
    And it is yellow's turn
    Then "buy-land at e8 facing e" is legal for yellow
    And "buy-land at e8 facing s" is <verdict> for yellow

    Examples:
      | option         | verdict |
      | either-way     | legal   |
      | long-side-east | illegal |

  # ---------------------------------------------------------------- five cards

  @US-LAND-12
  Scenario: A player can buy no more land after the fifth land card
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k4 facing e
    And yellow owns the land at e8 facing e
    When yellow does "buy-land at h9 facing e"
    Then yellow has 0 land cards on the mat
    When the other workers are placed
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow may not do "buy-land at a5 facing e" because of US-LAND-12
    And yellow may not buy land

  @US-LAND-12
  Scenario: A player without a land card on the mat cannot buy land, but the others still can
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k4 facing e
    And yellow owns the land at e8 facing e
    And yellow owns the land at h9 facing e
    Then yellow may not do "buy-land at a5 facing e" because of US-LAND-12
    When yellow does "contract"
    Then it is blue's turn
    And blue may do "buy-land at a5 facing e"

  # ---------------------------------------------------------------- does a land card ever come back?

  @US-LAND-12 @US-R-land-card-return
  Scenario Outline: Whether a land card returns when all six squares are built on depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-card-return" is "<option>"
    And yellow owns the land at e2 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k4 facing e
    And yellow owns the land at e8 facing e
    And yellow owns the land at h9 facing e
    And yellow has lard-refinery at e2
    And the offering is curing-room canning-factory chill-room wool-house
    When yellow does "build wool-house at f2 rot 180"
    And chance does "reveal-building hair-factory"
    Then yellow's piece wool-house covers f2 g2 g3
    And yellow has <cards> land cards on the mat
    When blue does "contract"
    And green does "contract"
    Then "buy-land at a5 facing e" is <verdict> for yellow

    Examples:
      | option  | cards | verdict |
      | stays   | 0     | illegal |
      | returns | 1     | legal   |

  @US-R-land-card-return
  Scenario: With the ruling "returns" a land card does not return when only five of its squares are built on
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-card-return" is "returns"
    And yellow owns the land at e2 facing e
    And yellow has lard-refinery at e2
    And a viaduct stands at f2
    When yellow does "viaduct at g2"
    Then g3 is yellow's land
    And yellow has 4 land cards on the mat

  @US-R-land-card-return
  Scenario: With the ruling "returns" the land card goes back to its owner, whoever builds on the last square
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-card-return" is "returns"
    And blue owns the land at e2 facing e
    And yellow has lard-refinery at e2
    And the offering is curing-room canning-factory chill-room wool-house
    When yellow does "build wool-house at f2 rot 180"
    And chance does "reveal-building hair-factory"
    Then blue has 5 land cards on the mat
    And blue has $13
    And yellow has 5 land cards on the mat

  @US-LAND-12 @US-R-land-card-return
  Scenario: With the ruling "returns" both land cards return when one building covers the last squares of both
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-card-return" is "returns"
    And yellow owns the land at e2 facing e
    And yellow owns the land at h2 facing e
    And yellow has lard-refinery at e2
    And yellow has curing-room at h3
    And a viaduct stands at g3 j2
    And the offering is lamb-cooler canning-factory chill-room wool-house
    When yellow does "build lamb-cooler at f2"
    And chance does "reveal-building hair-factory"
    Then yellow has 5 land cards on the mat
    And yellow has $10
    When blue does "contract"
    And green does "contract"
    Then "build wool-house at e4" is legal for yellow

  @US-LAND-12 @US-R-land-card-return
  Scenario: If land cards return, two of yellow's five cards come back, one after the other
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-card-return" is "returns"
    And yellow owns the land at e2 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k4 facing e
    And yellow owns the land at e8 facing e
    And yellow owns the land at e4 facing s
    And yellow has lard-refinery at e2
    And yellow has canning-factory at e4
    And a viaduct stands at f4
    And the offering is curing-room chill-room tallow-house wool-house
    When yellow does "build wool-house at f2 rot 180"
    And chance does "reveal-building sausage-kitchen"
    Then yellow has 1 land card on the mat
    And f5 is yellow's land
    When blue does "contract"
    And green does "contract"
    And yellow does "viaduct at f5"
    Then yellow has 2 land cards on the mat
    And h1 i1 j1 h2 i2 j2 are yellow's land
    And k4 l4 m4 k5 l5 m5 are yellow's land
    And e8 f8 g8 e9 f9 g9 are yellow's land
    And e2 e3 e4 e5 f5 f6 are the Bank's land

  @US-R-land-card-return
  Scenario: With the ruling "returns" a viaduct on land of the Bank returns no land card
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-card-return" is "returns"
    And a viaduct stands at a1 b1 c1
    When yellow does "viaduct at a2"
    Then yellow has 5 land cards on the mat
    And blue has 5 land cards on the mat
