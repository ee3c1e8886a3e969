Feature: Railroad connection tokens
  A building next to a token moves it to a market, train side up: a token with a name to its own market, a star to any market without a
  star, by the builder's choice. It cannot be left where it is, and it counts for the houses there at the end of the game only.

  # ---------------------------------------------------------------- the rulebook's example

  @example @US-EX-17 @US-BUILD-19 @US-BUILD-20 @US-BUILD-21 @US-BUILD-22
  @US-BUILD-23 @US-BUILD-24 @US-BUILD-25 @US-BUILD-26 @US-BUILD-27 @US-BUILD-33 @US-BUILD-34
  Scenario: Build example A, continued - Philadelphia's token goes to Philadelphia, and blue sends the star to Brooklyn
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And yellow owns the land at j1 facing e
    And blue has $9
    And yellow has $6
    And blue has 2 savings
    And brooklyn has blue blue
    And philadelphia has yellow green
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is blue's turn
    When blue does "build hair-factory at i1 rot 90"
    And blue does "wild brooklyn"
    And chance does "reveal-building curing-room"
    Then blue has 4 savings
    And the token rail-philadelphia lies in philadelphia
    And the token rail-wild-1 lies in brooklyn
    And philadelphia has 1 railroad connection
    And brooklyn has 1 railroad connection
    And boston has 0 railroad connections
    And the offering is chill-room wool-house tallow-house tannery
    And it is green's turn

  @example @US-EX-17 @US-BUILD-23 @US-BUILD-03 @US-BUILD-37
  Scenario: Build example A, continued - the star waits for blue's choice, and steps 6 to 8 wait for the star
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And yellow owns the land at j1 facing e
    And blue has $9
    And yellow has $6
    And blue has 2 savings
    And blue's pork is 8
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is blue's turn
    When blue does "build hair-factory at i1 rot 90"
    Then it is blue's turn
    And blue may do only:
      | wild boston       |
      | wild bronx        |
      | wild manhattan    |
      | wild brooklyn     |
      | wild philadelphia |
    And blue has $4
    And yellow has $10
    And blue has 4 savings
    And the token rail-philadelphia lies in philadelphia
    And the token rail-wild-1 lies beside the grid
    And blue's pork is 8
    And the offering is chill-room wool-house tallow-house
    When blue does "wild brooklyn"
    And chance does "reveal-building curing-room"
    Then blue's pork is 10
    And the token rail-wild-1 lies in brooklyn
    And the offering is chill-room wool-house tallow-house tannery

  @US-BRANCH-06 @US-BUILD-23 @US-BUILD-24
  Scenario: Build example A, continued - blue has a second house in Brooklyn, and then the star counts for both houses
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And brooklyn has blue
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is blue's turn
    When blue does "branch brooklyn"
    And green does "contract"
    And yellow does "contract"
    And blue does "build hair-factory at i1 rot 90"
    And blue does "wild brooklyn"
    And chance does "reveal-building curing-room"
    Then brooklyn has blue blue
    And brooklyn has 1 railroad connection

  # ---------------------------------------------------------------- tokens with a name

  @US-BUILD-21 @US-BUILD-22 @US-BUILD-25
  Scenario Outline: The token of <market> moves when a building covers <square>
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is <player>'s turn
    When <player> does "build <card> at <squares>"
    And chance does "reveal-building wool-house"
    Then the token rail-<market> lies in <market>
    And <market> has 1 railroad connection

    Examples: the board of three to five players
      | market       | square | player | card            | squares    |
      | boston       | f1     | yellow | curing-room     | d1         |
      | philadelphia | k1     | blue   | curing-room     | j1         |
      | bronx        | n5     | blue   | canning-factory | m4 rot 180 |
      | brooklyn     | j10    | orange | curing-room     | i10        |
      | manhattan    | a6     | green  | curing-room     | a6 rot 90  |

  @US-BUILD-21 @US-BUILD-22 @US-BUILD-25
  Scenario Outline: With two players the token of <market> moves when a building covers <square>
    Given a Union Stockyards game of yellow and blue
    And it is <player>'s turn
    When <player> does "build <card> at <squares>"
    And chance does "reveal-building sausage-kitchen"
    Then the token rail-<market> lies in <market>
    And <market> has 1 railroad connection

    Examples: the board of two players
      | market       | square | player | card          | squares    |
      | boston       | d1     | yellow | lard-refinery | c1 rot 90  |
      | philadelphia | h1     | blue   | lard-refinery | h1 rot 180 |
      | bronx        | k4     | blue   | curing-room   | k3 rot 90  |
      | brooklyn     | h7     | blue   | lard-refinery | h6 rot 270 |
      | manhattan    | a4     | yellow | curing-room   | a3 rot 90  |

  Scenario Outline: The token of <market> stays if a building is one square short of it
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is <player>'s turn
    When <player> does "build <card> at <squares>"
    And chance does "reveal-building wool-house"
    Then the token rail-<market> lies beside the grid
    And <market> has 0 railroad connections
    And it is <next>'s turn

    Examples:
      | market       | player | card            | squares   | next   |
      | boston       | yellow | curing-room     | c1        | blue   |
      | philadelphia | blue   | curing-room     | l1        | green  |
      | bronx        | blue   | canning-factory | m4        | green  |
      | brooklyn     | orange | curing-room     | k10       | yellow |
      | manhattan    | green  | curing-room     | a7 rot 90 | orange |

  @US-BUILD-26
  Scenario: A railroad token must move even if only other players gain by it
    Given a Union Stockyards game of yellow, blue, green and orange
    And boston has blue green orange
    And it is yellow's turn
    When yellow does "build curing-room at d1"
    And chance does "reveal-building wool-house"
    Then the token rail-boston lies in boston
    And boston has 1 railroad connection
    And it is blue's turn

  # ---------------------------------------------------------------- wild tokens

  @US-BUILD-37 @US-BUILD-23
  Scenario Outline: A star may go to any of the five markets - <market>
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at h2 rot 270
    And the offering is curing-room canning-factory chill-room wool-house
    And it is green's turn
    When green does "build wool-house at h1 rot 90"
    And green does "wild <market>"
    And chance does "reveal-building hair-factory"
    Then the token rail-wild-1 lies in <market>
    And <market> has 1 railroad connection

    Examples: the Wool House covers h1 i1 h2
      | market       |
      | boston       |
      | bronx        |
      | manhattan    |
      | brooklyn     |
      | philadelphia |

  @US-BUILD-23
  Scenario: While the star waits to be placed, no other action is legal
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at h2 rot 270
    And the offering is curing-room canning-factory chill-room wool-house
    And it is green's turn
    When green does "build wool-house at h1 rot 90"
    Then "contract" is illegal for green
    And "contract" is illegal for yellow
    And green may not do "pass" because of US-BUILD-21
    When green does "wild bronx"
    And chance does "reveal-building hair-factory"
    Then it is yellow's turn
    And "contract" is legal for yellow

  @US-BUILD-23 @US-BUILD-24
  Scenario: If a building covers two stars, they must go to two markets
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      packingtown:
        side-3-5:
          railroad-tokens:
            - {id: rail-wild-2, edge: north, touches: h1}
      """
    And green has lard-refinery at h2 rot 270
    And the offering is curing-room canning-factory chill-room wool-house
    And it is green's turn
    When green does "build wool-house at h1 rot 90"
    And green does "wild brooklyn"
    Then green may not do "wild brooklyn" because of US-BUILD-24
    When green does "wild bronx"
    And chance does "reveal-building hair-factory"
    Then the token rail-wild-1 lies in brooklyn
    And the token rail-wild-2 lies in bronx
    And it is yellow's turn

  @US-BUILD-24
  Scenario: A market that has a star takes no second one
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at h2 rot 270
    And green has canning-factory at f7 mirror
    And the offering is curing-room chill-room tallow-house wool-house
    And it is green's turn
    When green does "build wool-house at h1 rot 90"
    And green does "wild brooklyn"
    And chance does "reveal-building sausage-kitchen"
    And yellow does "contract"
    And blue does "contract"
    And green does "build curing-room at e10"
    Then green may not do "wild brooklyn" because of US-BUILD-24
    And green may do only:
      | wild boston       |
      | wild bronx        |
      | wild manhattan    |
      | wild philadelphia |
    When green does "wild boston"
    And chance does "reveal-building smokehouse"
    Then the token rail-wild-2 lies in boston
    And the token rail-wild-1 lies in brooklyn

  @US-BUILD-21 @US-R-build-over
  Scenario: A star that lies in a market does not move again when its old square is built over
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "build-over" is "over-viaducts"
    And green has lard-refinery at h2 rot 270
    And the offering is curing-room canning-factory chill-room wool-house
    And it is green's turn
    When green does "viaduct at i1"
    And green does "wild bronx"
    And yellow does "contract"
    And blue does "contract"
    And green does "build wool-house at h1 rot 90"
    And chance does "reveal-building hair-factory"
    Then the token rail-wild-1 lies in bronx
    And it is yellow's turn

  @US-BUILD-23 @US-BUILD-24
  Scenario Outline: A star and the token that names a market together give it two connections - <market>
    Given a Union Stockyards game of yellow, blue and green
    And <market> has its railroad token
    And green has lard-refinery at h2 rot 270
    And the offering is curing-room canning-factory chill-room wool-house
    And it is green's turn
    When green does "build wool-house at h1 rot 90"
    And green does "wild <market>"
    And chance does "reveal-building hair-factory"
    Then <market> has 2 railroad connections

    Examples:
      | market       |
      | boston       |
      | bronx        |
      | manhattan    |
      | brooklyn     |
      | philadelphia |

  # ---------------------------------------------------------------- nothing at once

  @US-BUILD-27
  Scenario: A token that moves to a market brings no benefit at once
    Given a Union Stockyards game of yellow, blue, green and orange
    And boston has yellow yellow blue
    And yellow has 1 savings
    And it is yellow's turn
    When yellow does "build curing-room at d1"
    And chance does "reveal-building wool-house"
    Then yellow has $7
    And yellow has 1 savings
    And yellow's beef is 16
    And yellow's pork is 7
    And blue has $10
    And blue has 2 savings

  @US-BUILD-27
  Scenario: A moved token raises what the houses of Boston would score at the end of the game
    Given a Union Stockyards game of yellow, blue, green and orange
    And boston has yellow yellow blue
    And it is yellow's turn
    Then yellow has 13 points
    And blue has 17 points
    When yellow does "build curing-room at d1"
    And chance does "reveal-building wool-house"
    Then yellow has 16 points
    And blue has 19 points

  # ---------------------------------------------------------------- the order of the steps

  @US-BUILD-03
  Scenario: A build first pays, then moves tokens, then gives the effects of its card and last the specialists
    Given a Union Stockyards game of yellow, blue and green
    And green has lard-refinery at h2 rot 270
    And yellow owns the land at h1 facing e
    And the offering is canning-factory chill-room tallow-house wool-house
    And green has 3 savings
    And it is green's turn
    When green does "build tallow-house at i1"
    Then green has $7
    And yellow has $12
    And the token rail-philadelphia lies in philadelphia
    And green's beef is 16
    And green has the specialists nothing
    And the brand of green is 0
    And the offering is canning-factory chill-room wool-house
    When green does "wild manhattan"
    And chance does "reveal-building hair-factory"
    Then green's beef is 18
    And green has the specialists toilet-soap
    And the brand of green is 2
