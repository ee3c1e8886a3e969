Feature: The offering and the building deck
  Four building cards are on offer. The top card of the deck can be seen but not built; it joins the offering, at its end, when a card
  has been built, and the next one comes into view.

  # ---------------------------------------------------------------- what may be built

  @US-BUILD-01
  Scenario Outline: Any of the four cards on offer may be built - <card>
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When yellow does "build <card> at e2"
    And chance does "reveal-building wool-house"
    Then yellow has the cards <card>

    Examples:
      | card            |
      | curing-room     |
      | canning-factory |
      | chill-room      |
      | lard-refinery   |

  @US-BUILD-02
  Scenario: The top card of the deck is only a preview
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    Then yellow may not do "build tallow-house at e2" because of US-BUILD-02
    And yellow may not build tallow-house

  @US-BUILD-01
  Scenario: A building card below the top of the deck cannot be built
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    Then yellow may not do "build wool-house at e2" because of US-BUILD-01
    And yellow may not do "build general-office at e2" because of US-BUILD-01

  @US-BUILD-01 @US-BUILD-04
  Scenario Outline: A card that <owner> has built cannot be built again
    Given a Union Stockyards game of yellow, blue and green
    And <owner> has curing-room at d4
    And the offering is canning-factory chill-room lard-refinery tallow-house
    Then yellow may not do "build curing-room at e2" because of US-BUILD-01
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building hair-factory"
    And blue does "contract"
    And green does "contract"
    Then yellow may not do "build lard-refinery at b4" because of US-BUILD-01

    Examples:
      | owner  |
      | yellow |
      | green  |

  # ---------------------------------------------------------------- filling up

  @US-BUILD-33 @US-BUILD-34
  Scenario Outline: The top card joins the end of the offering, and the next card is revealed - after <card>
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When yellow does "build <card> at e2"
    And chance does "reveal-building wool-house"
    Then the offering is <offering>
    And the deck shows wool-house on top

    Examples:
      | card            | offering                                               |
      | curing-room     | canning-factory chill-room lard-refinery tallow-house  |
      | canning-factory | curing-room chill-room lard-refinery tallow-house      |
      | chill-room      | curing-room canning-factory lard-refinery tallow-house |
      | lard-refinery   | curing-room canning-factory chill-room tallow-house    |

  @US-BUILD-33
  Scenario: The next player may build the card that was only a preview before
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When yellow does "build curing-room at e2"
    And chance does "reveal-building wool-house"
    And blue does "build tallow-house at j7"
    And chance does "reveal-building hair-factory"
    Then blue has the cards tallow-house
    And the offering is canning-factory chill-room lard-refinery wool-house

  @US-BUILD-34
  Scenario: While A cards are left in the deck no B card and no C card comes up
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When yellow does "build curing-room at e2"
    Then chance may do "reveal-building wool-house" with 1 chance in 1
    And chance may not do "reveal-building hair-factory" because of US-SETUP-10
    And chance may not do "reveal-building soap-factory"

  @US-BUILD-34
  Scenario: After the last A card any of the eight B cards may be revealed, but no C card
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at e2
    And the offering is canning-factory chill-room lard-refinery tallow-house
    And the deck shows wool-house on top
    When yellow does "build lard-refinery at e3"
    Then chance may do "reveal-building hair-factory" with 1 chance in 8
    And chance may do "reveal-building bone-house" with 1 chance in 8
    And chance may not do "reveal-building soap-factory"
    And chance may not do "reveal-building curing-room"
    When chance does "reveal-building tannery"
    Then the offering is canning-factory chill-room tallow-house wool-house
    And the deck shows tannery on top

  @US-BUILD-04
  Scenario: With an empty deck the offering is not refilled
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
    When blue does "build fertilizer-plant at c5 rot 270"
    And blue does "wild boston"
    Then the offering is soap-factory
    And the deck shows nothing on top
    And it is yellow's turn

  @US-BUILD-33
  Scenario: After the last card of the deck joins the offering, no further card is revealed
    Given a Union Stockyards game of yellow and blue
    And yellow has tannery at d1 mirror
    And yellow has canning-factory at a5 rot 90 mirror
    And yellow has glue-works at a1
    And blue has hair-factory at f4 rot 90 mirror
    And blue has chill-room at i1
    And blue has lamb-cooler at g6
    And blue has sausage-kitchen at e6 rot 180
    And the offering is lard-refinery curing-room smokehouse soap-factory
    And the deck shows fertilizer-plant on top
    And it is blue's turn
    When blue does "build lard-refinery at j6 rot 270"
    Then the offering is curing-room smokehouse soap-factory fertilizer-plant
    And the deck shows nothing on top
    And it is yellow's turn

  # ---------------------------------------------------------------- the cards of two players

  @US-BUILD-34
  Scenario: With two players only the A cards with the 2P mark come up
    Given a Union Stockyards game of yellow and blue
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows hair-factory on top
    When yellow does "build curing-room at d3"
    Then chance may do "reveal-building sausage-kitchen" with 1 chance in 5
    And chance may not do "reveal-building tallow-house"
    And chance may not do "reveal-building wool-house"
    And chance may not do "reveal-building bone-house"

  @US-SETUP-03 @US-BUILD-34
  Scenario: With three players, the third C card may be any of the four left
    Given a Union Stockyards game of yellow, blue and green
    And yellow has chill-room at c6
    And yellow has lard-refinery at a4 rot 180
    And yellow has wool-house at c4 rot 90
    And yellow has bone-house at e7
    And yellow has glue-works at f8 rot 90 mirror
    And blue has curing-room at l6
    And blue has canning-factory at k5 rot 180 mirror
    And blue has hair-factory at k2 rot 180
    And blue has sausage-kitchen at i6 rot 90
    And blue has butterine-factory at i3 rot 270
    And green has smokehouse at m3 rot 90
    And green has $20
    And the offering is tallow-house tannery lamb-cooler serum-laboratory
    And the deck shows fertilizer-plant on top
    And it is green's turn
    When green does "build serum-laboratory at d8"
    Then chance may do "reveal-building soap-factory" with 1 chance in 4
    And chance may do "reveal-building pepsin-laboratory" with 1 chance in 4
    And chance may do "reveal-building brush-factory" with 1 chance in 4
    And chance may do "reveal-building general-office" with 1 chance in 4
