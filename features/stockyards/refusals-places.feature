Feature: Why a place or a piece is refused
  The grid, what stands and lies there, connections, cards on offer, houses and land cards: each kind of illegal action with the
  clause that it breaks, and beside it the nearest legal one.

  # ---------------------------------------------------------------- the border of the grid

  @US-LAND-04
  Scenario Outline: A land card with one square over the border is refused
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may do "buy-land at <inside>"
    But yellow may not do "buy-land at <outside>" because of US-LAND-04

    Examples: beyond the east border and beyond the south border
      | inside      | outside      |
      | l1 facing e | m1 facing e  |
      | m1 facing s | n1 facing s  |
      | a9 facing e | a10 facing e |
      | a8 facing s | a9 facing s  |

  @US-BUILD-07
  Scenario Outline: A building with one square over the border is refused
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then blue may do "build <inside>"
    But blue may not do "build <outside>" because of US-BUILD-07

    Examples: blue's plant is in the southeast, two columns and two rows from the borders
      | inside                      | outside                     |
      | curing-room at l10          | curing-room at m10          |
      | curing-room at n8 rot 90    | curing-room at n9 rot 90    |
      | lard-refinery at m6 rot 270 | lard-refinery at n6 rot 270 |

  @US-VIADUCT-02
  Scenario: A viaduct over the border is refused, and the grid of two players ends with column k
    Given a Union Stockyards game of yellow and blue
    And it is blue's turn
    Then blue may do "viaduct at k3"
    But blue may not do "viaduct at l3" because of US-VIADUCT-02

  @US-BUILD-07 @US-VIADUCT-02
  Scenario: The refusal of a piece over the border cites the border, not the cash
    Given a Union Stockyards game of yellow and blue
    And blue owns the land at i6 facing e
    And blue has $0
    And it is blue's turn
    Then blue may not do "viaduct at l3" because of US-VIADUCT-02
    And blue may not do "build lard-refinery at k7" because of US-BUILD-07

  @US-BUILD-07
  Scenario: A piece over the eastern border is refused because of the border, not the cash
    Given a Union Stockyards game of yellow, blue, green and orange
    And orange has $2
    And it is orange's turn
    Then orange may not do "build tannery at n2 rot 90" because of US-BUILD-07

  @US-BUILD-07
  Scenario: A piece over the southern border is refused because of the border, not the cash
    Given a Union Stockyards game of yellow, blue, green and orange
    And orange has $1
    And it is orange's turn
    Then orange may not do "build lamb-cooler at e10 rot 90" because of US-BUILD-07

  # ---------------------------------------------------------------- a piece is there

  @US-LAND-05
  Scenario Outline: Land cannot be bought under a plant, a building or a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at h2 rot 270
    And a viaduct stands at h7
    Then yellow may do "buy-land at <free>"
    But yellow may not do "buy-land at <taken>" because of US-LAND-05

    Examples: a plant, a building (i2, h3, i3) from two sides, a viaduct
      | free        | taken       |
      | e2 facing e | d2 facing e |
      | j2 facing e | i2 facing e |
      | f1 facing s | g1 facing s |
      | h8 facing e | h7 facing e |

  @US-BUILD-08
  Scenario Outline: A building cannot stand on a plant, a building or a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And the offering is canning-factory curing-room chill-room wool-house
    And green has lard-refinery at h2 rot 270
    And a viaduct stands at h7
    Then green may do "build curing-room at <free>"
    But green may not do "build curing-room at <taken>" because of US-BUILD-08

    Examples: green's plant in the centre, the Lard Refinery at i2, h3 and i3, the viaduct
      | free | taken |
      | i4   | h4    |
      | j2   | i2    |
      | e3   | f3    |
      | i7   | h7    |

  @US-VIADUCT-03
  Scenario Outline: A viaduct cannot stand on a plant, a building or a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And green has lard-refinery at h2 rot 270
    And a viaduct stands at h7
    Then green may not do "viaduct at <taken>" because of US-VIADUCT-03
    But green may do "viaduct at <free>"

    Examples:
      | taken | free |
      | h5    | i5   |
      | i2    | j2   |
      | h7    | i7   |

  # ---------------------------------------------------------------- a land card is there

  @US-LAND-06
  Scenario Outline: The same land cannot be bought twice, not even by its owner
    Given a Union Stockyards game of yellow, blue and green
    And <owner> owns the land at k1 facing e
    Then yellow may not do "buy-land at k1 facing e" because of US-LAND-06
    And yellow may not do "buy-land at i2 facing e" because of US-LAND-06
    But yellow may do "buy-land at h1 facing e"
    And yellow may do "buy-land at k3 facing e"

    Examples:
      | owner  |
      | yellow |
      | blue   |

  # ---------------------------------------------------------------- no connection

  @US-BUILD-09
  Scenario: A building beside no piece, or only at the corner of the plant, is not connected
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then yellow may not do "build curing-room at b6" because of US-BUILD-09
    And yellow may not do "build curing-room at e4 rot 90" because of US-BUILD-09
    But yellow may do "build curing-room at d4"

  @US-BUILD-09
  Scenario: A building beside another player's plant is connected to that player's plant only
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then yellow may not do "build curing-room at i4" because of US-BUILD-09
    When yellow does "contract"
    And blue does "contract"
    Then green may do "build curing-room at i4"

  @US-VIADUCT-04
  Scenario: A viaduct beside no piece, or only at the corner of the plant, is not connected
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "viaduct at f8" because of US-VIADUCT-04
    And yellow may not do "viaduct at e4" because of US-VIADUCT-04
    And yellow may not do "viaduct at i4" because of US-VIADUCT-04
    But yellow may do "viaduct at d4"

  # ---------------------------------------------------------------- the card is not on offer

  @US-BUILD-01 @US-BUILD-02
  Scenario: Only the four building cards on offer can be built, not the visible top card of the deck
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    And the deck shows tallow-house on top
    Then yellow may do "build curing-room at e2 rot 90"
    But yellow may not do "build tallow-house at e2 rot 90" because of US-BUILD-02
    And yellow may not do "build wool-house at e2" because of US-BUILD-01
    And yellow may not do "build bone-house at e2 rot 90" because of US-BUILD-01

  @US-BUILD-01
  Scenario: A card that somebody has already built cannot be built again
    Given a Union Stockyards game of yellow, blue and green
    And blue has curing-room at l10
    Then yellow may not do "build curing-room at e2 rot 90" because of US-BUILD-01

  # ---------------------------------------------------------------- houses and land cards

  @US-BRANCH-08
  Scenario: A player without a house on the mat cannot establish one
    Given a Union Stockyards game of yellow, blue and green
    And yellow has 0 houses on the mat
    And manhattan has yellow yellow yellow yellow yellow
    And philadelphia has yellow
    And blue has 1 house on the mat
    And brooklyn has blue blue
    And boston has blue blue blue
    Then yellow may not do "branch philadelphia" because of US-BRANCH-08
    And yellow may not do "branches philadelphia philadelphia" because of US-BRANCH-08
    When yellow does "contract"
    Then blue may do "branch philadelphia"

  @US-BRANCH-09
  Scenario: A house cannot be established in a market without a free space
    Given a Union Stockyards game of yellow, blue and green
    And boston has blue blue green
    And brooklyn has blue blue green
    Then yellow may not do "branch boston" because of US-BRANCH-09
    And yellow may not do "branches boston brooklyn" because of US-BRANCH-09
    And yellow may not do "branches brooklyn brooklyn" because of US-BRANCH-09
    But yellow may do "branch brooklyn"
    And yellow may do "branches bronx brooklyn"

  Scenario Outline: A player who has laid out all five land cards buys no more land
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k1 facing e
    And yellow owns the land at a4 facing e
    And <owner> owns the land at d4 facing e
    And yellow has <left> land cards on the mat
    Then "buy-land at a7 facing e" is <verdict> for yellow

    Examples:
      | owner  | left | verdict |
      | yellow | 0    | illegal |
      | blue   | 1    | legal   |

  @US-LAND-12
  Scenario: A player with all five land cards laid out lacks a card for more land
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k1 facing e
    And yellow owns the land at a4 facing e
    And yellow owns the land at d4 facing e
    Then yellow has 0 land cards on the mat
    And yellow may not do "buy-land at a7 facing e" because of US-LAND-12
    When yellow does "contract"
    Then blue may do "buy-land at a7 facing e"
