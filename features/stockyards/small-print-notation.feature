Feature: Small print of the record
  Seats and turn order, the one spelling of an action, wild tokens that wait for a decision, and the two C cards of a two-player game.

  @US-FINAL-02
  Scenario: Turns go clockwise through the colours in play, beginning with the first player
    Given a Union Stockyards game of blue, orange and purple
    When chance does "first-player orange"
    And the set-up is finished
    Then it is blue's turn
    When blue does "plant centre"
    And purple does "plant southeast"
    And orange does "plant northwest"
    And chance does "reveal-year y1883-supplier-contract"
    Then orange is first player
    And it is orange's turn
    And orange has 1 savings
    And purple has 2 savings
    And blue has 3 savings
    And brand 0 holds orange, purple, blue
    When orange does "contract"
    Then it is purple's turn
    When purple does "contract"
    Then it is blue's turn
    When blue does "contract"
    Then it is orange's turn

  Scenario: A turned or mirrored square piece is not understood, and the error suggests the plain form
    Given a Union Stockyards game of yellow, blue and green
    And the offering is chill-room canning-factory lard-refinery tallow-house
    Then yellow may do "build chill-room at e2"
    And the word "build chill-room at e2 rot 180" is not understood, did they mean "build chill-room at e2"
    And the word "build chill-room at e2 mirror" is not understood, did they mean "build chill-room at e2"

  Scenario: A bar turned by 270 degrees is not understood, and the error suggests 90 degrees
    Given a Union Stockyards game of yellow, blue and green
    And the offering is chill-room canning-factory lard-refinery tallow-house
    Then yellow may do "build tallow-house at e2"
    And yellow may do "build tallow-house at e2 rot 90"
    But the word "build tallow-house at e2 rot 270" is not understood, did they mean "build tallow-house at e2 rot 90"

  Scenario: A mirrored corner piece is not understood, because a turn covers the same squares
    Given a Union Stockyards game of yellow, blue and green
    And the offering is chill-room canning-factory lard-refinery tallow-house
    Then yellow may do "build lard-refinery at e2 rot 270"
    But the word "build lard-refinery at e2 mirror" is not understood

  Scenario: Two markets are named in their fixed order
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may do "branches bronx brooklyn"
    But the word "branches brooklyn bronx" is not understood, did they mean "branches bronx brooklyn"

  @US-Y4-09
  Scenario: The two markets of the New York card are named in their fixed order, too
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    Then yellow may do "year-card new-york-branches bronx brooklyn"
    But the word "year-card new-york-branches brooklyn bronx" is not understood, did they mean "year-card new-york-branches bronx brooklyn"
    When yellow does "year-card new-york-branches bronx brooklyn"
    Then yellow's beef is 17
    And yellow's lamb is 7

  @US-BUILD-22 @US-BUILD-23 @US-BUILD-33
  Scenario: If a piece touches a named and a wild token, the named token moves before the wild one is decided
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And green has canning-factory at h1
    And the offering is curing-room chill-room lard-refinery wool-house
    And the deck shows tallow-house on top
    When green does "build curing-room at i1"
    Then the token rail-philadelphia lies in philadelphia
    And the token rail-wild-1 lies beside the grid
    And it is green's turn
    And green may do only:
      | wild boston       |
      | wild bronx        |
      | wild manhattan    |
      | wild brooklyn     |
      | wild philadelphia |
    And green has the specialists nothing
    And the offering is chill-room lard-refinery wool-house
    When green does "wild philadelphia"
    And chance does "reveal-building hair-factory"
    Then the token rail-wild-1 lies in philadelphia
    And philadelphia has 2 railroad connections
    And green has the specialists canned-ham
    And green's pork is 8
    And the offering is chill-room lard-refinery wool-house tallow-house
    And it is yellow's turn

  @US-SETUP-06
  Scenario: The C cards of a two-player game are any two of the six
    Given a Union Stockyards game of yellow and blue
    And yellow has chill-room at d3
    And yellow has lard-refinery at f3
    And yellow has curing-room at b2
    And blue has canning-factory at i6 rot 90
    And blue has sausage-kitchen at h1 rot 180
    And the offering is hair-factory smokehouse tannery lamb-cooler
    And the deck shows glue-works on top
    When yellow does "build lamb-cooler at e5"
    Then chance may do "reveal-building soap-factory" with 1 chance in 6
    And chance may do "reveal-building fertilizer-plant" with 1 chance in 6
    And chance may do "reveal-building pepsin-laboratory" with 1 chance in 6
    And chance may do "reveal-building serum-laboratory" with 1 chance in 6
    And chance may do "reveal-building brush-factory" with 1 chance in 6
    And chance may do "reveal-building general-office" with 1 chance in 6
    But chance may not do "reveal-building butterine-factory"
