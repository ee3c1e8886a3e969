Feature: Building a viaduct
  A viaduct takes one square, joined to the own plant as a building has to be, and costs its owner's dollar for that square. It carries
  connections for everybody and moves railroad tokens, but it brings no efficiency bonus.

  # ---------------------------------------------------------------- the rulebook's example

  @example @US-EX-23 @US-VIADUCT-01 @US-VIADUCT-04 @US-VIADUCT-05 @US-VIADUCT-08 @US-BUILD-10 @US-BUILD-11 @US-BUILD-22 @US-BUILD-25
  Scenario: Blue reaches Brooklyn's token with a viaduct beside green's Wool House
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow's plant is northwest
    And blue's plant is southeast
    And green's plant is southwest
    And orange's plant is northeast
    And green has lamb-cooler at e9
    And green has wool-house at i8 rot 270
    And blue has $3
    And orange has $17
    And the offering is curing-room canning-factory chill-room lard-refinery
    And it is blue's turn
    When blue does "viaduct at j10"
    Then blue has $2
    And the Bank has $1 more than at the start
    And a viaduct stands at j10
    And 5 viaducts are in the supply
    And the token rail-brooklyn lies in brooklyn
    And brooklyn has 1 railroad connection

  @US-VIADUCT-04
  Scenario: Without the Wool House, j10 touches blue's plant only at a corner
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow's plant is northwest
    And blue's plant is southeast
    And green's plant is southwest
    And orange's plant is northeast
    And blue has $3
    And it is blue's turn
    Then blue may not do "viaduct at j10" because of US-VIADUCT-04
    And "viaduct at k10" is legal for blue

  # ---------------------------------------------------------------- where

  @US-VIADUCT-01
  Scenario: A viaduct takes one square and one of the six pieces
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "viaduct at e2"
    Then a viaduct stands at e2
    And e1 e3 f2 are free
    And 5 viaducts are in the supply
    And yellow has the cards nothing

  @US-VIADUCT-01
  Scenario: A worker who places a viaduct stands on the long oval
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    When blue does "viaduct at l7"
    Then blue's worker stands on viaduct
    And a viaduct stands at l7
    And blue has 3 workers to place

  @US-VIADUCT-02
  Scenario Outline: A viaduct cannot stand over the border, which for two players is column k and row 7
    Given a Union Stockyards game of yellow and blue
    And a viaduct stands at k3 i6 i7
    And it is blue's turn
    Then "viaduct at <inside>" is legal for blue
    And blue may not do "viaduct at <over>" because of US-VIADUCT-02

    Examples:
      | inside | over |
      | k4     | l3   |
      | j7     | i8   |

  @US-VIADUCT-03
  Scenario Outline: A viaduct can stand only on a square without a piece - <square>
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at e2
    And the offering is canning-factory chill-room lard-refinery tallow-house
    Then yellow may not do "viaduct at <square>" because of US-VIADUCT-03

    Examples: yellow's plant, the Curing Room at e2 f2 g2, green's plant
      | square |
      | d3     |
      | f2     |
      | g4     |

  @US-VIADUCT-03
  Scenario: A viaduct cannot be placed on a viaduct
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2
    Then yellow may not do "viaduct at e2" because of US-VIADUCT-03
    And "viaduct at f2" is legal for yellow

  @US-VIADUCT-04
  Scenario Outline: A viaduct must touch the own plant at an edge - <square>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then "viaduct at <square>" is legal for yellow
    And yellow may not do "viaduct at <away>" because of US-VIADUCT-04

    Examples:
      | square | away |
      | e2     | f2   |
      | e3     | e4   |
      | d1     | e1   |
      | b4     | b5   |
      | a3     | a4   |

  @US-VIADUCT-04
  Scenario: A viaduct connected only to another player's plant, or to a viaduct beside it, is refused
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at i4
    Then yellow may not do "viaduct at i5" because of US-VIADUCT-04
    And yellow may not do "viaduct at j4" because of US-VIADUCT-04
    When yellow does "contract"
    And blue does "contract"
    Then "viaduct at j4" is legal for green

  @US-VIADUCT-04
  Scenario: A chain of viaducts connects only as far as it is unbroken
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e3 e4
    Then yellow may not do "viaduct at e6" because of US-VIADUCT-04
    When yellow does "viaduct at e5"
    And blue does "contract"
    And green does "contract"
    Then "viaduct at e6" is legal for yellow

  # ---------------------------------------------------------------- what it costs

  @US-VIADUCT-05
  Scenario Outline: On Bank land a viaduct costs a dollar to the Bank, even beside <owner>'s land
    Given a Union Stockyards game of yellow, blue and green
    And <owner> owns the land at e3 facing s
    And yellow has $1
    And green has $19
    When yellow does "viaduct at e2"
    Then yellow has $0
    And blue has $10
    And the Bank has $1 more than at the start

    Examples:
      | owner  |
      | blue   |
      | yellow |

  @US-VIADUCT-06
  Scenario: On blue's land a viaduct costs a dollar for blue
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    And yellow has $1
    And green has $19
    When yellow does "viaduct at e2"
    Then yellow has $0
    And blue has $11
    And the Bank has $0 more than at the start
    And e2 is blue's land

  @US-VIADUCT-07
  Scenario: On yellow's own land a viaduct is free, even if yellow has no cash
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e2 facing e
    And yellow has $0
    Then yellow may not do "viaduct at e1" because of US-BUILD-35
    When yellow does "viaduct at e2"
    Then yellow has $0
    And a viaduct stands at e2

  @US-BUILD-35
  Scenario: A player without a dollar cannot place a viaduct on blue's land
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    And yellow has $0
    Then yellow may not do "viaduct at e2" because of US-BUILD-35

  # ---------------------------------------------------------------- tokens

  @US-VIADUCT-08 @US-BUILD-22 @US-BUILD-25
  Scenario Outline: A viaduct at <square> moves the token of <market>, as a building would
    Given a Union Stockyards game of yellow, blue, green and orange
    And a viaduct stands at <stands>
    And it is <player>'s turn
    When <player> does "viaduct at <square>"
    Then the token rail-<market> lies in <market>
    And <market> has 1 railroad connection

    Examples:
      | market       | player | stands | square |
      | boston       | yellow | e2 e1  | f1     |
      | philadelphia | blue   | l1     | k1     |
      | bronx        | blue   | n3 n4  | n5     |
      | brooklyn     | orange | k10    | j10    |
      | manhattan    | green  | a8 a7  | a6     |

  @US-VIADUCT-08
  Scenario: A viaduct one square short of a token does not move it
    Given a Union Stockyards game of yellow, blue, green and orange
    And a viaduct stands at e2
    When yellow does "viaduct at e1"
    Then the token rail-boston lies beside the grid
    And boston has 0 railroad connections

  @US-VIADUCT-08 @US-BUILD-23 @US-BUILD-24
  Scenario: The player whose viaduct reaches a star sends it to a market without a star
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at h2 rot 270
    And green has canning-factory at f7 mirror
    And the offering is curing-room chill-room tallow-house wool-house
    And it is green's turn
    When green does "viaduct at i1"
    Then green may do only:
      | wild boston       |
      | wild bronx        |
      | wild manhattan    |
      | wild brooklyn     |
      | wild philadelphia |
    When green does "wild manhattan"
    Then the token rail-wild-1 lies in manhattan
    When yellow does "contract"
    And blue does "contract"
    And green does "viaduct at f10"
    Then green may not do "wild manhattan" because of US-BUILD-24
    When green does "wild bronx"
    Then the token rail-wild-2 lies in bronx
    And it is yellow's turn

  # ---------------------------------------------------------------- no bonus, and open to all

  @US-VIADUCT-09
  Scenario: A viaduct brings no savings, whatever stands around it
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And yellow has sausage-kitchen at e4
    And a viaduct stands at h4
    And yellow has 1 savings
    And the offering is curing-room canning-factory chill-room wool-house
    When yellow does "viaduct at g3"
    Then yellow has 1 savings
    And yellow's pork is 6
    And it is blue's turn

  @US-BUILD-11
  Scenario: A viaduct does not count as a neighbour for the bonus of a later building
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2 e3
    And yellow has 1 savings
    When yellow does "build lard-refinery at f2"
    And chance does "reveal-building wool-house"
    Then yellow has 1 savings

  @US-VIADUCT-10
  Scenario: Blue's later building connects through the viaduct that green placed
    Given a Union Stockyards game of yellow, blue and green
    And blue has tallow-house at i7
    And the offering is curing-room canning-factory chill-room lard-refinery
    And it is green's turn
    When green does "viaduct at i6"
    And yellow does "contract"
    Then blue may do "build curing-room at f5 rot 90"
    When blue does "build curing-room at i3 rot 90"
    And chance does "reveal-building hair-factory"
    Then blue's piece curing-room covers i3 i4 i5

  @US-BUILD-09
  Scenario: Without green's viaduct, blue's building at i3 i4 i5 is not connected to blue's plant
    Given a Union Stockyards game of yellow, blue and green
    And blue has tallow-house at i7
    And the offering is curing-room canning-factory chill-room lard-refinery
    And it is blue's turn
    Then blue may not do "build curing-room at i3 rot 90" because of US-BUILD-09

  # ---------------------------------------------------------------- six viaducts

  @US-VIADUCT-01 @US-R-viaduct-supply
  Scenario: After the sixth viaduct no further viaduct can be placed
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2 e3 b4 c4 d4
    When yellow does "viaduct at a2"
    Then 0 viaducts are in the supply
    When blue does "contract"
    And green does "contract"
    Then yellow may not do "viaduct at a3" because of US-PLACE-09 and the ruling "viaduct-supply"

  @US-R-viaduct-supply
  Scenario Outline: Whether a seventh viaduct can be placed depends on the ruling - <option>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "viaduct-supply" is "<option>"
    And a viaduct stands at e2 e3 b4 c4 d4 a2
    And blue has $1
    And it is blue's turn
    Then "viaduct at k7" is <verdict> for blue

    Examples:
      | option     | verdict |
      | six-only   | illegal |
      | substitute | legal   |

  @US-VIADUCT-05 @US-R-viaduct-supply
  Scenario: With the ruling "substitute" the seventh viaduct costs its dollar like the others
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "viaduct-supply" is "substitute"
    And a viaduct stands at e2 e3 b4 c4 d4 a2
    And blue has $1
    And green has $19
    And it is blue's turn
    When blue does "viaduct at k7"
    Then blue has $0
    And the Bank has $1 more than at the start
    And a viaduct stands at k7
    When green does "contract"
    And yellow does "contract"
    Then blue may not do "viaduct at l7" because of US-BUILD-35
