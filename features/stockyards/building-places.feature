Feature: Where a building may stand
  Wholly on the grid, on squares that hold nothing but land, and joined to the builder's own plant: edge to edge, directly or
  through any chain of buildings, viaducts and plants, whoever placed them.

  # ---------------------------------------------------------------- on the grid

  @US-BUILD-06
  Scenario: The Canning Factory stands on four squares of the grid
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "build canning-factory at e2"
    And chance does "reveal-building wool-house"
    Then yellow's piece canning-factory covers e2 e3 e4 f4
    And f2 f3 e1 e5 are free

  @US-BUILD-07
  Scenario Outline: A building may stand at the border but not over it - <card> at <inside>
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    Then "build <card> at <inside>" is legal for blue
    And blue may not do "build <card> at <over>" because of US-BUILD-07

    Examples: blue's plant is at k8 l8 m8 k9 l9 m9, the last column is n and the last row is 10
      | card            | inside    | over       |
      | curing-room     | l10       | m10        |
      | curing-room     | n8 rot 90 | n9 rot 90  |
      | canning-factory | j8        | j9         |

  @US-BUILD-07
  Scenario Outline: The smaller grid of two players ends at column k and row 7 - <card> at <inside>
    Given a Union Stockyards game of yellow and blue
    And it is blue's turn
    Then "build <card> at <inside>" is legal for blue
    And blue may not do "build <card> at <over>" because of US-BUILD-07

    Examples: blue's plant is at i3 j3 i4 j4 i5 j5
      | card        | inside    | over      |
      | curing-room | k5 rot 90 | k6 rot 90 |
      | chill-room  | j6        | j7        |
      | chill-room  | j1        | k1        |

  @US-BUILD-07
  Scenario Outline: An owner's board of twelve rows ends at row 12 - <over>
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      packingtown:
        side-2:
          rows: 12
          railroad-tokens: [{id: rail-brooklyn, touches: h12}, {id: rail-wild-2, touches: d12}]
      """
    And it is yellow's turn
    Then yellow may not do "build <over>" because of US-BUILD-07
    But yellow may not do "build <inside>" because of US-BUILD-09

    Examples: what lies on the grid is not connected
      | over                      | inside                    |
      | curing-room at c11 rot 90 | curing-room at c10 rot 90 |
      | curing-room at c12 rot 90 | curing-room at c12        |
      | lard-refinery at c12      | lard-refinery at c11      |
      | canning-factory at c11    | canning-factory at c10    |

  @US-LAND-04
  Scenario: On an owner's board of twelve rows the last land lies on rows 11 and 12
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      packingtown:
        side-2:
          rows: 12
          railroad-tokens: [{id: rail-brooklyn, touches: h12}, {id: rail-wild-2, touches: d12}]
      """
    And it is yellow's turn
    Then yellow may do "buy-land at i11 facing e"
    And yellow may do "buy-land at j10 facing s"
    But yellow may not do "buy-land at i12 facing e" because of US-LAND-04
    And yellow may not do "buy-land at j11 facing s" because of US-LAND-04

  @US-BUILD-06
  Scenario Outline: In an owner's box, a piece of six squares in a row can lie either way - <squares>
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      shapes:
        I3: [[0, 0], [1, 0], [2, 0]]
        I4: [[0, 0], [1, 0], [2, 0], [3, 0]]
        I6: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]]
        L3: [[0, 0], [0, 1], [1, 1]]
        L4: [[0, 0], [0, 1], [0, 2], [1, 2]]
        L5: [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]]
        O4: [[0, 0], [1, 0], [0, 1], [1, 1]]
        P5: [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2]]
        S4: [[1, 0], [2, 0], [0, 1], [1, 1]]
        T4: [[0, 0], [1, 0], [2, 0], [1, 1]]
        U5: [[0, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
        V5: [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]
        W5: [[0, 0], [0, 1], [1, 1], [1, 2], [2, 2]]
      building-cards: [{id: curing-room, shape: I6}]
      """
    And it is <player>'s turn
    When <player> does "build curing-room at <at>"
    And chance does "reveal-building wool-house"
    Then <player>'s piece curing-room covers <squares>

    Examples: beside yellow's plant at b2 c2 d2 b3 c3 d3, and down to the southern border beside blue's
      | player | at        | squares            |
      | yellow | b1        | b1 c1 d1 e1 f1 g1  |
      | yellow | e1 rot 90 | e1 e2 e3 e4 e5 e6  |
      | yellow | d4 rot 90 | d4 d5 d6 d7 d8 d9  |
      | blue   | j5 rot 90 | j5 j6 j7 j8 j9 j10 |

  @US-BUILD-08
  Scenario Outline: A piece of six squares in an owner's box cannot cover even one taken square - <taken>
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      shapes:
        I3: [[0, 0], [1, 0], [2, 0]]
        I4: [[0, 0], [1, 0], [2, 0], [3, 0]]
        I6: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]]
        L3: [[0, 0], [0, 1], [1, 1]]
        L4: [[0, 0], [0, 1], [0, 2], [1, 2]]
        L5: [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]]
        O4: [[0, 0], [1, 0], [0, 1], [1, 1]]
        P5: [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2]]
        S4: [[1, 0], [2, 0], [0, 1], [1, 1]]
        T4: [[0, 0], [1, 0], [2, 0], [1, 1]]
        U5: [[0, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
        V5: [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]
        W5: [[0, 0], [0, 1], [1, 1], [1, 2], [2, 2]]
      building-cards: [{id: curing-room, shape: I6}]
      """
    And a viaduct stands at <viaducts>
    Then yellow may not do "build curing-room at <taken>" because of US-BUILD-08
    But yellow may do "build curing-room at b1"

    Examples: the fifth and the sixth square of six
      | viaducts    | taken     |
      | d4 d5 e5    | e1 rot 90 |
      | d4 d5 d6 e6 | e1 rot 90 |

  # ---------------------------------------------------------------- on nothing but land

  @US-BUILD-08
  Scenario Outline: A building cannot cover a plant or another building - Lard Refinery at <taken>
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at e2 rot 90
    And the offering is canning-factory chill-room lard-refinery tallow-house
    Then "build lard-refinery at <free>" is legal for yellow
    And yellow may not do "build lard-refinery at <taken>" because of US-BUILD-08

    Examples: the Curing Room at e2 e3 e4
      | free | taken |
      | e5   | e4    |
      | f2   | e1    |

    Examples: yellow's own plant at b2 c2 d2 b3 c3 d3
      | free | taken |
      | d4   | d3    |

    Examples: green's plant at g4 h4 g5 h5 g6 h6
      | free | taken |
      | e5   | f4    |

  @US-LAND-08
  Scenario: A building may stand on a land card, even on another player's
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow's piece lard-refinery covers e2 e3 f3

  # ---------------------------------------------------------------- joined to the own plant

  @US-BUILD-09
  Scenario Outline: A building may touch the own plant but not lie one square away from it
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then "build curing-room at <beside>" is legal for yellow
    And yellow may not do "build curing-room at <away>" because of US-BUILD-09

    Examples: yellow's plant is at b2 c2 d2 b3 c3 d3
      | beside    | away      |
      | e2        | f2        |
      | e3 rot 90 | f3 rot 90 |
      | b4        | b5        |
      | b4 rot 90 | b5 rot 90 |
      | a3 rot 90 | a4 rot 90 |
      | d1        | e1        |

  @US-BUILD-09 @US-BUILD-13
  Scenario: A building connected only to another player's plant is refused
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "build curing-room at i4 rot 90" because of US-BUILD-09
    When yellow does "contract"
    And blue does "contract"
    And green does "build curing-room at i4 rot 90"
    And chance does "reveal-building wool-house"
    Then green's piece curing-room covers i4 i5 i6

  @US-BUILD-09
  Scenario: A building that only touches a building not joined to yellow's plant is refused
    Given a Union Stockyards game of yellow, blue and green
    And green has tallow-house at g1 rot 90
    Then yellow may not do "build curing-room at f1 rot 90" because of US-BUILD-09
    And "build curing-room at e1 rot 90" is legal for yellow

  @US-BUILD-09
  Scenario: Yellow's own land does not connect a building to the plant
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e2 facing e
    Then yellow may not do "build curing-room at h1 rot 90" because of US-BUILD-09
    And "build curing-room at g2" is illegal for yellow
    And "build curing-room at e2" is legal for yellow

  @US-BUILD-10
  Scenario Outline: A building connects to yellow's plant through the Tallow House at d4 e4 f4 of <owner>
    Given a Union Stockyards game of yellow, blue and green
    And <owner> has tallow-house at d4
    And the offering is curing-room canning-factory chill-room lard-refinery
    When yellow does "build lard-refinery at e5"
    And chance does "reveal-building hair-factory"
    Then yellow's piece lard-refinery covers e5 e6 f6
    And yellow has $7

    Examples:
      | owner  |
      | yellow |
      | green  |

  @US-BUILD-09
  Scenario: Without a building in between, e5 e6 f6 is not connected to yellow's plant
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "build lard-refinery at e5" because of US-BUILD-09

  @US-BUILD-09 @US-BUILD-10
  Scenario: A chain of three buildings reaches m3, but not the square that touches it at a corner
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at e2
    And yellow has tallow-house at h2
    And yellow has wool-house at k2
    And the offering is canning-factory chill-room lard-refinery hair-factory
    Then "build chill-room at m3" is legal for yellow
    And yellow may not do "build chill-room at m4" because of US-BUILD-09

  @US-BUILD-11 @US-VIADUCT-10
  Scenario: A viaduct carries the connection to the squares behind it
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2
    When yellow does "build lard-refinery at f2"
    And chance does "reveal-building wool-house"
    Then yellow's piece lard-refinery covers f2 f3 g3

  @US-BUILD-09
  Scenario: Without the viaduct at e2, the squares behind it are not connected
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "build lard-refinery at f2" because of US-BUILD-09

  @US-BUILD-11
  Scenario: An empty square between two viaducts breaks the connection
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2 f3
    And green has tallow-house at g1 rot 90
    Then yellow may not do "build curing-room at f4 rot 90" because of US-BUILD-09
    When yellow does "viaduct at f2"
    And blue does "contract"
    And green does "contract"
    Then "build curing-room at f4 rot 90" is legal for yellow

  @US-BUILD-12
  Scenario Outline: A building that touches only at a corner is not adjacent - <card> at <corner>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "build <card> at <corner>" because of US-BUILD-09
    And "build <card> at <edge>" is legal for yellow

    Examples: yellow's plant is at b2 c2 d2 b3 c3 d3
      | card            | corner    | edge      |
      | lard-refinery   | e4        | e3        |
      | curing-room     | e4 rot 90 | e3 rot 90 |
      | curing-room     | e1        | d1        |
      | curing-room     | a4 rot 90 | a3 rot 90 |
      | chill-room      | e4        | e3        |
      | canning-factory | e4        | e3        |

  @US-BUILD-12
  Scenario: A chain of buildings breaks where two of them touch at a corner only
    Given a Union Stockyards game of yellow, blue and green
    And yellow has wool-house at d4
    And green has tallow-house at f6 rot 90
    And the offering is curing-room canning-factory chill-room lard-refinery
    Then yellow may not do "build curing-room at g7" because of US-BUILD-09
    When yellow does "viaduct at e6"
    And blue does "contract"
    And green does "contract"
    Then "build curing-room at g7" is legal for yellow

  @US-BUILD-13
  Scenario: Green's plant connects the pieces on both sides of it
    Given a Union Stockyards game of yellow, blue and green
    And yellow has tallow-house at d4
    And the offering is curing-room canning-factory chill-room lard-refinery
    When yellow does "build curing-room at i4 rot 90"
    And chance does "reveal-building hair-factory"
    Then yellow's piece curing-room covers i4 i5 i6
    And yellow has $7

  # ---------------------------------------------------------------- no room for the shape

  @US-BUILD-36
  Scenario: The board is so full that the Soap Factory fits nowhere, and the Fertilizer Plant in one place only
    Given a Union Stockyards game of yellow and blue
    And yellow has tannery at d1 mirror
    And yellow has canning-factory at a5 rot 90 mirror
    And yellow has glue-works at a1
    And blue has hair-factory at f4 rot 90 mirror
    And blue has chill-room at i1
    And blue has lamb-cooler at g6
    And blue has sausage-kitchen at e6 rot 180
    And blue has smokehouse at f2 mirror
    And blue has lard-refinery at j6 rot 270
    And blue has curing-room at k1 rot 90
    And the offering is soap-factory fertilizer-plant
    And the building deck is empty
    And it is blue's turn
    Then blue may not build soap-factory
    And blue has 1 way to build fertilizer-plant
    When blue does "build fertilizer-plant at c5 rot 270"
    Then blue has $5

  # ---------------------------------------------------------------- over a viaduct?

  @US-R-build-over
  Scenario Outline: Whether the Tallow House may cover the viaduct at j10 depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "<option>"
    And blue has wool-house at i8 rot 270
    And brooklyn has its railroad token
    And a viaduct stands at j10
    And blue has $3
    And the offering is tallow-house canning-factory chill-room lard-refinery
    And it is blue's turn
    Then "build tallow-house at j10" is <verdict> for blue

    Examples:
      | option             | verdict |
      | empty-squares-only | illegal |
      | over-viaducts      | legal   |
      | viaducts-too       | legal   |

  @US-R-build-over
  Scenario Outline: Whether a viaduct may replace the viaduct at j10 depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "<option>"
    And blue has wool-house at i8 rot 270
    And brooklyn has its railroad token
    And a viaduct stands at j10
    And blue has $1
    And it is blue's turn
    Then "viaduct at j10" is <verdict> for blue
    And "viaduct at i9" is illegal for blue

    Examples: a building is never built over
      | option             | verdict |
      | empty-squares-only | illegal |
      | over-viaducts      | illegal |
      | viaducts-too       | legal   |

  @US-R-build-over
  Scenario: With the ruling "viaducts-too" a viaduct may replace another viaduct, and its square is paid for again
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "viaducts-too"
    And blue has wool-house at i8 rot 270
    And brooklyn has its railroad token
    And a viaduct stands at j10
    And blue has $1
    And it is blue's turn
    When blue does "viaduct at j10"
    Then a viaduct stands at j10
    And 5 viaducts are in the supply
    And blue has $0

  @US-BUILD-08 @US-R-build-over
  Scenario: Neither a building nor a viaduct can stand on a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And blue has wool-house at i8 rot 270
    And brooklyn has its railroad token
    And a viaduct stands at j10
    And the offering is tallow-house canning-factory chill-room lard-refinery
    And it is blue's turn
    Then blue may not do "build tallow-house at j10" because of US-BUILD-08 and the ruling "build-over"
    And "build tallow-house at k10" is legal for blue

  @US-R-build-over
  Scenario: With the ruling "over-viaducts" the replaced viaduct goes to the supply, and its square is paid like others
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "over-viaducts"
    And blue has wool-house at i8 rot 270
    And brooklyn has its railroad token
    And a viaduct stands at j10
    And blue has $3
    And green has $17
    And the offering is tallow-house canning-factory chill-room lard-refinery
    And it is blue's turn
    When blue does "build tallow-house at j10"
    And chance does "reveal-building hair-factory"
    Then blue's piece tallow-house covers j10 k10 l10
    And blue has $0
    And the Bank has $3 more than at the start
    And 6 viaducts are in the supply
    And brooklyn has 1 railroad connection

  @US-R-build-over
  Scenario: With the ruling "over-viaducts" a building may take away two viaducts, and leaves the one beside it
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "over-viaducts"
    And a viaduct stands at e2 f2 g2
    When yellow does "build lard-refinery at f2 rot 180"
    And chance does "reveal-building wool-house"
    Then yellow's piece lard-refinery covers f2 g2 g3
    And a viaduct stands at e2
    And 5 viaducts are in the supply
    And yellow has $7

  @US-R-build-over
  Scenario: With the ruling "over-viaducts" two dollars do not pay for three squares, one of them under a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "over-viaducts"
    And blue has wool-house at i8 rot 270
    And brooklyn has its railroad token
    And a viaduct stands at j10
    And blue has $2
    And the offering is tallow-house canning-factory chill-room lard-refinery
    And it is blue's turn
    Then blue may not do "build tallow-house at j10" because of US-BUILD-35

  @US-BUILD-08 @US-R-build-over
  Scenario: With the ruling "over-viaducts" buildings and plants still cannot be built over
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "over-viaducts"
    And a viaduct stands at e3
    And yellow has curing-room at e2
    And the offering is tallow-house canning-factory chill-room lard-refinery
    Then "build tallow-house at e3" is legal for yellow
    And yellow may not do "build tallow-house at e2" because of US-BUILD-08
    And yellow may not do "build tallow-house at d3" because of US-BUILD-08

  # ---------------------------------------------------------------- what no game comes to

  @US-BUILD-09
  Scenario: A position with a building that is connected to no plant is refused
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at a10
    Then the position is refused because of US-BUILD-09

  @US-VIADUCT-04
  Scenario: A position with a viaduct that is connected to no plant is refused
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at n1
    Then the position is refused because of US-VIADUCT-04

  @US-FINAL-03
  Scenario: A position with a player without savings is refused
    Given a Union Stockyards game of yellow, blue and green
    And yellow has 0 savings
    Then the position is refused because of US-FINAL-03
