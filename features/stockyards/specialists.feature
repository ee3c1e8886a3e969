Feature: Specialist cards
  After a building's own effects the builder's icons are counted. Whoever shows the icons a specialist card asks for takes it, while it
  is there, with its effect at once and its end-game value later. Nobody may decline one.

  # ---------------------------------------------------------------- the five cards

  @US-BUILD-30 @US-BUILD-31 @US-CARD-02
  Scenario Outline: <old> and <new> together show the icons for <specialist>
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has <old> at e2
    And the offering is <new> smokehouse lamb-cooler general-office
    When yellow does "build <new> at <squares>"
    And chance decides 1 time
    Then yellow has the specialists <specialist>
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    And the brand of yellow is <brand>

    Examples: from beef 16, pork 6, lamb 6 and brand 0, with the effect of the new building and of the specialist card
      | old               | new              | squares | specialist    | beef | pork | lamb | brand |
      | curing-room       | canning-factory  | e3      | canned-ham    | 17   | 7    | 7    | 0     |
      | lard-refinery     | tallow-house     | e4      | toilet-soap   | 18   | 6    | 6    | 2     |
      | wool-house        | tannery          | e4      | leather-goods | 19   | 6    | 6    | 0     |
      | glue-works        | bone-house       | e4      | bone-buttons  | 17   | 6    | 7    | 0     |
      | pepsin-laboratory | serum-laboratory | f2      | medicines     | 17   | 6    | 6    | 1     |

  @example @US-EX-18 @US-BUILD-30 @US-BUILD-31
  Scenario: Build example B - the second can icon brings yellow Canned Ham, and pork rises by 1
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2 rot 90
    And yellow owns the land at f6 facing e
    And yellow has $7
    And yellow's pork is 7
    And the offering is canning-factory chill-room lard-refinery tallow-house
    Then yellow has the specialists nothing
    When yellow does "build canning-factory at f4"
    And chance does "reveal-building hair-factory"
    Then yellow has the specialists canned-ham
    And yellow's pork is 8
    And yellow's beef is 17
    And yellow's lamb is 7

  Scenario Outline: One icon of a kind does not bring a specialist - <old> and <new>
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has <old> at e2
    And the offering is <new> smokehouse lamb-cooler general-office
    When yellow does "build <new> at <squares>"
    And chance decides 1 time
    Then the play does not rest on US-BUILD-30
    And yellow has the specialists nothing

    Examples: two icons, but of two kinds, or no second icon
      | old           | new             | squares |
      | curing-room   | lard-refinery   | e3      |
      | lard-refinery | canning-factory | e4      |
      | wool-house    | tallow-house    | e4      |
      | glue-works    | tannery         | e4      |
      | curing-room   | chill-room      | e3      |

  Scenario: The icons of another player do not count
    Given a Union Stockyards game of yellow, blue and green
    And green has curing-room at f6 rot 90
    And the offering is canning-factory chill-room lard-refinery tallow-house
    When yellow does "build canning-factory at d4"
    And chance does "reveal-building hair-factory"
    Then yellow has the specialists nothing
    And green has the specialists nothing
    And yellow's pork is 6

  @US-BUILD-30
  Scenario: The first player to show two fat icons takes the only Toilet Soap, and the second player gets none
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And blue has butterine-factory at h2
    And the offering is tallow-house soap-factory lamb-cooler general-office
    When yellow does "build tallow-house at e4"
    And chance does "reveal-building canning-factory"
    Then yellow has the specialists toilet-soap
    When blue does "build soap-factory at k4"
    And chance does "reveal-building chill-room"
    Then blue has the specialists nothing
    And yellow has the specialists toilet-soap
    And the brand of blue is 2

  @US-BUILD-30
  Scenario: A third icon of the kind brings nothing more
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has lard-refinery at e2
    And the offering is tallow-house butterine-factory lamb-cooler general-office
    When yellow does "build tallow-house at e4"
    And chance does "reveal-building canning-factory"
    Then the brand of yellow is 2
    And yellow's beef is 18
    When blue does "contract"
    And green does "contract"
    And orange does "contract"
    And yellow does "build butterine-factory at h4"
    And chance does "reveal-building chill-room"
    Then yellow has the specialists toilet-soap
    And the brand of yellow is 3
    And yellow's beef is 19

  @US-BUILD-30
  Scenario: A specialist cannot be declined and is taken before the next decision
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2
    And the offering is canning-factory chill-room lard-refinery tallow-house
    When yellow does "build canning-factory at e3"
    And chance does "reveal-building hair-factory"
    Then it is blue's turn
    And yellow has the specialists canned-ham
    And yellow has 3 workers to place

  @US-BUILD-30 @US-BUILD-28
  Scenario: The brand of a building comes before its specialist, so yellow ends on top of green on space 3
    Given a Union Stockyards game of yellow, blue, green and orange
    And brand 3 holds green
    And yellow has lard-refinery at e2
    And the offering is butterine-factory lamb-cooler general-office brush-factory
    When yellow does "build butterine-factory at e4"
    And chance does "reveal-building canning-factory"
    Then brand 3 holds green, yellow
    And yellow's beef is 18

  @US-BUILD-31 @US-BUILD-32
  Scenario: Canned Ham gives pork 1 at once, and no savings
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2
    And yellow has 1 savings
    And yellow's pork is 9
    And the offering is canning-factory chill-room lard-refinery tallow-house
    When yellow does "build canning-factory at e3"
    And chance does "reveal-building hair-factory"
    Then yellow's pork is 10
    And yellow has 1 savings

  @US-BUILD-32 @US-FLAG-01 @US-SCORE-13
  Scenario: The 3 of Canned Ham counts at the end of the game
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2
    And yellow has 1 savings
    And the offering is canning-factory chill-room lard-refinery tallow-house
    And it is year 6 and yellow places the last worker of the year
    When yellow does "build canning-factory at e3"
    And chance does "reveal-building hair-factory"
    Then the game is over
    And yellow has 15 wealth

  # ---------------------------------------------------------------- two cards by one building?

  @US-BUILD-30 @US-R-specialists-per-build
  Scenario: The Soap Factory completes two fat and two bone icons, and blue takes both cards
    Given a Union Stockyards game of yellow, blue and green
    And blue has lard-refinery at i8 rot 270
    And blue has glue-works at k6
    And the offering is soap-factory lamb-cooler general-office brush-factory
    And it is blue's turn
    When blue does "build soap-factory at k4"
    And chance does "reveal-building canning-factory"
    Then blue has the specialists toilet-soap bone-buttons
    And the brand of blue is 4
    And blue's beef is 18
    And blue's lamb is 7
    And it is green's turn

  @US-BUILD-30 @US-R-specialists-per-build
  Scenario Outline: With the ruling "one-per-build" blue chooses one of two complete cards, and the other stays - <chosen>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "specialists-per-build" is "one-per-build"
    And blue has lard-refinery at i8 rot 270
    And blue has glue-works at k6
    And the offering is soap-factory lamb-cooler general-office brush-factory
    And it is blue's turn
    When blue does "build soap-factory at k4"
    Then blue may do only:
      | specialist toilet-soap  |
      | specialist bone-buttons |
    And blue may not do "specialist medicines" because of US-BUILD-30
    And blue may not do "pass" because of US-BUILD-30
    And blue may not do "branch boston" because of US-BUILD-30
    And blue may not do "branch bronx" because of US-BUILD-30
    And blue may not do "branch manhattan" because of US-BUILD-30
    And blue may not do "branch brooklyn" because of US-BUILD-30
    And blue may not do "branch philadelphia" because of US-BUILD-30
    When blue does "specialist <chosen>"
    And chance does "reveal-building canning-factory"
    Then blue has the specialists <chosen>
    And the brand of blue is <brand>
    And blue's lamb is <lamb>
    And it is green's turn

    Examples:
      | chosen       | brand | lamb |
      | toilet-soap  | 4     | 6    |
      | bone-buttons | 2     | 7    |

  @US-BUILD-30 @US-R-specialists-per-build
  Scenario: With the ruling "one-per-build" blue takes the other card at the next build, whatever is built
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "specialists-per-build" is "one-per-build"
    And blue has lard-refinery at i8 rot 270
    And blue has glue-works at k6
    And the offering is soap-factory lamb-cooler general-office brush-factory
    And it is blue's turn
    When blue does "build soap-factory at k4"
    And blue does "specialist bone-buttons"
    And chance does "reveal-building canning-factory"
    And green does "contract"
    And yellow does "contract"
    And blue does "build lamb-cooler at k10"
    And chance does "reveal-building chill-room"
    Then blue has the specialists bone-buttons toilet-soap
    And the brand of blue is 4
    And blue's lamb is 9

  @US-BUILD-30 @US-R-specialists-per-build
  Scenario: With the ruling "one-per-build" a card left by one player can be taken by another who completes it first
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "specialists-per-build" is "one-per-build"
    And blue has lard-refinery at i8 rot 270
    And blue has glue-works at k6
    And green has tallow-house at g1 rot 90
    And the offering is soap-factory butterine-factory lamb-cooler general-office
    And it is blue's turn
    When blue does "build soap-factory at k4"
    And blue does "specialist bone-buttons"
    And chance does "reveal-building canning-factory"
    And green does "build butterine-factory at h3"
    And chance does "reveal-building chill-room"
    Then green has the specialists toilet-soap
    When yellow does "contract"
    And blue does "build lamb-cooler at k10"
    And chance does "reveal-building wool-house"
    Then blue has the specialists bone-buttons

  @US-BUILD-30
  Scenario: With the ruling "one-per-build" a single card that is complete is taken as usual
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "specialists-per-build" is "one-per-build"
    And yellow has curing-room at e2
    And the offering is canning-factory chill-room lard-refinery tallow-house
    When yellow does "build canning-factory at e3"
    And chance does "reveal-building hair-factory"
    Then yellow has the specialists canned-ham
    And it is blue's turn
