Feature: Paying for the land under a building
  A dollar for every square: to the Bank where no land card lies, to the owner where one does, and nothing on one's own. A player who
  cannot pay for all of it may not build there.

  # ---------------------------------------------------------------- the rulebook's examples

  @example @US-EX-16 @US-BUILD-01 @US-BUILD-04 @US-BUILD-05 @US-BUILD-06 @US-BUILD-09 @US-BUILD-10
  @US-BUILD-11 @US-BUILD-14 @US-BUILD-15 @US-BUILD-28 @US-BUILD-29 @US-LAND-08 @US-LAND-09 @US-FLAG-02
  Scenario: Build example A - blue pays $4 to yellow and $1 to the Bank for the Hair Factory
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And yellow owns the land at j1 facing e
    And blue has $9
    And yellow has $6
    And green has $15
    And blue has 2 savings
    And blue's pork is 8
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is blue's turn
    When blue does "build hair-factory at i1 rot 90"
    Then blue's piece hair-factory covers i1 j1 k1 j2 k2
    And blue has $4
    And yellow has $10
    And the Bank has $1 more than at the start
    And blue has 4 savings
    When blue does "wild brooklyn"
    And chance does "reveal-building curing-room"
    Then blue's pork is 10
    And blue has the cards lard-refinery sausage-kitchen hair-factory
    And blue has 4 savings
    And j1 k1 l1 j2 k2 l2 are yellow's land

  @US-BUILD-35
  Scenario: Build example A - five squares cost $5, whoever owns them
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And yellow owns the land at j1 facing e
    And blue has $4
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is blue's turn
    Then blue may not do "build hair-factory at i1 rot 90" because of US-BUILD-35
    When blue does "contract"
    And green does "contract"
    And yellow does "contract"
    Then "build hair-factory at i1 rot 90" is legal for blue

  @example @US-EX-16 @US-FLAG-01 @US-WIN-07 @US-SCORE-13
  Scenario: Build example A - at the end of the game the Hair Factory counts 4
    Given a Union Stockyards game of yellow, blue and green
    And yellow's plant is northwest
    And blue's plant is centre
    And green's plant is southeast
    And blue has lard-refinery at h2 rot 270
    And blue has sausage-kitchen at j3
    And blue has 2 savings
    And the offering is hair-factory chill-room wool-house tallow-house
    And the deck shows tannery on top
    And it is year 6 and blue places the last worker of the year
    When blue does "build hair-factory at i1 rot 90"
    And blue does "wild brooklyn"
    And chance does "reveal-building curing-room"
    Then the game is over
    And blue has 24 wealth

  @worked @US-EX-25 @US-BUILD-17 @US-BUILD-18
  Scenario: A building on yellow's own land is free, even if yellow has no cash
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e2 facing e
    And yellow has $0
    And green has $20
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    Then yellow's piece lard-refinery covers e2 e3 f3
    And yellow has $0
    And the Bank has $0 more than at the start
    And yellow's pork is 7

  @US-BUILD-17 @US-BUILD-18 @US-BUILD-35
  Scenario: A player without cash cannot build if one square is outside the own land
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e2 facing e
    And yellow has $0
    Then yellow may not do "build lard-refinery at e1" because of US-BUILD-35
    And yellow may not do "build canning-factory at e2" because of US-BUILD-35
    And "build lard-refinery at e2" is legal for yellow

  @worked @US-EX-40 @US-BUILD-15 @US-BUILD-16 @US-LAND-09
  Scenario: If a building covers land of several owners, each is paid - two dollars to green and two to blue
    Given a Union Stockyards game of yellow, blue and green
    And green owns the land at e2 facing e
    And blue owns the land at e4 facing s
    And blue's plant is centre
    And green's plant is southeast
    And yellow has $4
    And green has $16
    When yellow does "build canning-factory at e2"
    And chance does "reveal-building wool-house"
    Then yellow's piece canning-factory covers e2 e3 e4 f4
    And yellow has $0
    And green has $18
    And blue has $12
    And the Bank has $0 more than at the start

  @worked @US-EX-40 @US-BUILD-35
  Scenario: If a building covers land of several owners, three dollars do not pay all of them
    Given a Union Stockyards game of yellow, blue and green
    And green owns the land at e2 facing e
    And blue owns the land at e4 facing s
    And yellow has $3
    Then yellow may not do "build canning-factory at e2" because of US-BUILD-35
    And "build lard-refinery at e2" is legal for yellow

  # ---------------------------------------------------------------- square by square

  @US-BUILD-14
  Scenario Outline: A building costs a dollar to the Bank for each square of Bank land - <card>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the offering is <card> general-office smokehouse lamb-cooler
    And it is yellow's turn
    When yellow does "build <card> at <squares>"
    And chance does "reveal-building tallow-house"
    Then yellow has $<left>
    And the Bank has $<paid> more than at the start

    Examples:
      | card            | squares   | paid | left |
      | lard-refinery   | e2        | 3    | 7    |
      | curing-room     | e3 rot 90 | 3    | 7    |
      | canning-factory | e2        | 4    | 6    |
      | chill-room      | e2        | 4    | 6    |
      | hair-factory    | e2        | 5    | 5    |
      | fertilizer-plant | e2        | 5    | 5    |

  @US-BUILD-15 @US-BUILD-16
  Scenario: A building may cover land of three owners and of the Bank
    Given a Union Stockyards game of yellow, blue, green and orange
    And blue owns the land at e1 facing e
    And green owns the land at d4 facing s
    And orange owns the land at f4 facing s
    And yellow has $4
    And orange has $16
    When yellow does "build canning-factory at e2"
    And chance does "reveal-building wool-house"
    Then yellow has $0
    And blue has $11
    And green has $11
    And orange has $17
    And the Bank has $1 more than at the start

  @US-BUILD-15 @US-BUILD-17
  Scenario: Only the builder's own squares are free - one square is yellow's, one is blue's, two are the Bank's
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And blue owns the land at d4 facing s
    And yellow has $3
    And green has $17
    When yellow does "build canning-factory at e2"
    And chance does "reveal-building wool-house"
    Then yellow has $0
    And blue has $11
    And the Bank has $2 more than at the start

  @US-BUILD-17
  Scenario: A building on two land cards of the builder is free
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e2 facing e
    And yellow owns the land at e4 facing s
    And yellow has $0
    When yellow does "build canning-factory at e2"
    And chance does "reveal-building wool-house"
    Then yellow has $0
    And blue has $10

  @US-BUILD-35
  Scenario: To build, yellow needs cash only for the three squares that are not yellow's
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow has $2
    Then yellow may not do "build canning-factory at e2" because of US-BUILD-35
    When yellow does "contract"
    And blue does "contract"
    And green does "contract"
    Then "build canning-factory at e2" is legal for yellow

  @US-BUILD-35
  Scenario: A player who cannot afford a building in one place may afford it on the own land
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at b4 facing e
    And yellow has $1
    Then yellow may not do "build lard-refinery at e2" because of US-BUILD-35
    And "build lard-refinery at b4" is legal for yellow
    And "build chill-room at b4" is legal for yellow
    And "build canning-factory at b4" is illegal for yellow

  @US-BUILD-35
  Scenario: Savings cannot pay for land
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $2
    And yellow has 9 savings
    Then yellow may not do "build lard-refinery at e2" because of US-BUILD-35
    And yellow may not build lard-refinery

  # ---------------------------------------------------------------- card, piece and effects

  @example @US-EX-18 @US-BUILD-01 @US-BUILD-14 @US-BUILD-17 @US-BUILD-19 @US-BUILD-28 @US-BUILD-30 @US-BUILD-31
  Scenario: Build example B - the Canning Factory covers two squares of yellow's land and two of the Bank's
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2 rot 90
    And yellow owns the land at f6 facing e
    And yellow has $7
    And orange has $13
    And yellow's pork is 7
    And yellow has 1 savings
    And the offering is canning-factory chill-room lard-refinery tallow-house
    When yellow does "build canning-factory at f4"
    And chance does "reveal-building hair-factory"
    Then yellow's piece canning-factory covers f4 f5 f6 g6
    And yellow has $5
    And the Bank has $2 more than at the start
    And yellow's beef is 17
    And yellow's lamb is 7
    And yellow's pork is 8
    And yellow has 1 savings
    And yellow has the cards curing-room canning-factory
    And yellow has the specialists canned-ham

  @US-BUILD-04 @US-BUILD-05
  Scenario: A player who builds gets the card and the piece on the grid together
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow has the cards nothing
    When yellow does "build chill-room at e2"
    And chance does "reveal-building wool-house"
    Then yellow has the cards chill-room
    And yellow's piece chill-room covers e2 f2 e3 f3
    And blue has the cards nothing

  @US-BUILD-28
  Scenario Outline: A building gives the effects on its card at once - <card>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the offering is <card> general-office smokehouse lamb-cooler
    And it is yellow's turn
    When yellow does "build <card> at e2"
    And chance decides 1 time
    Then yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    And the brand of yellow is <brand>
    And blue's beef is 16
    And the brand of blue is 0

    Examples: from beef 16, pork 6, lamb 6 and brand 0; the second space of the brand track brings beef 1
      | card              | beef | pork | lamb | brand |
      | curing-room       | 16   | 7    | 6    | 0     |
      | canning-factory   | 17   | 6    | 7    | 0     |
      | chill-room        | 18   | 6    | 6    | 0     |
      | lard-refinery     | 16   | 7    | 6    | 0     |
      | tallow-house      | 17   | 6    | 6    | 0     |
      | wool-house        | 16   | 6    | 7    | 0     |
      | hair-factory      | 16   | 8    | 6    | 0     |
      | sausage-kitchen   | 17   | 7    | 6    | 0     |
      | tannery           | 18   | 6    | 6    | 0     |
      | glue-works        | 16   | 6    | 7    | 0     |
      | butterine-factory | 17   | 6    | 6    | 1     |
      | bone-house        | 17   | 6    | 6    | 0     |
      | soap-factory      | 17   | 6    | 6    | 2     |
      | fertilizer-plant  | 16   | 6    | 6    | 0     |
      | pepsin-laboratory | 16   | 6    | 6    | 1     |
      | serum-laboratory  | 17   | 6    | 6    | 0     |
      | brush-factory     | 16   | 7    | 7    | 0     |

  @US-BUILD-28
  Scenario Outline: Each of the last three buildings gives the effects on its card at once - <card>
    Given a Union Stockyards game of yellow, blue and green
    And the offering is general-office smokehouse lamb-cooler brush-factory
    And it is yellow's turn
    When yellow does "build <card> at e2"
    And chance does "reveal-building canning-factory"
    Then yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    And the brand of yellow is <brand>

    Examples:
      | card           | beef | pork | lamb | brand |
      | general-office | 17   | 6    | 6    | 2     |
      | smokehouse     | 16   | 7    | 6    | 1     |
      | lamb-cooler    | 16   | 6    | 8    | 0     |

  @US-BUILD-28
  Scenario: A building does not move the trackers of other players
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    And it is yellow's turn
    When yellow does "build chill-room at e2"
    And chance does "reveal-building wool-house"
    Then yellow's beef is 18
    And blue's beef is 16
    And green's beef is 16

  @US-BUILD-29 @US-FLAG-02
  Scenario Outline: The end-game value of a building does not count as savings during the game - <card>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the offering is <card> general-office smokehouse lamb-cooler
    And yellow has 1 savings
    When yellow does "build <card> at e2"
    And chance does "reveal-building canning-factory"
    Then yellow has 1 savings

    Examples: 4, 5 and 9 at the end
      | card             |
      | hair-factory     |
      | serum-laboratory |
      | fertilizer-plant |

  @US-VIADUCT-06 @US-LAND-08
  Scenario: A viaduct on another player's land costs $1, which its owner receives
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    And yellow's plant is northwest
    And it is yellow's turn
    When yellow does "viaduct at e2"
    Then yellow pays blue $1
    And blue earns $1
