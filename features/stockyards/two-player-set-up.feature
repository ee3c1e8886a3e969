Feature: Set-up for two players
  Two players use the other side of the board and twelve of the twenty building cards: the ten with the 2P mark, four A and six B, and
  two C cards that chance picks from all six.

  Background:
    Given a Union Stockyards game of yellow and blue

  # ---------------------------------------------------------------- the building deck

  @worked @US-EX-24 @US-SETUP-04 @US-SETUP-05 @US-SETUP-06 @US-SETUP-07 @US-SETUP-08 @US-CARD-04
  Scenario: With two players twelve cards are used - four A, six B and two C
    When the set-up is finished
    Then 8 building cards are in the deck
    And there are 4 A cards in the game
    And there are 6 B cards in the game
    And there are 2 C cards in the game

  @worked @US-EX-24 @US-SETUP-05 @US-SETUP-07
  Scenario Outline: Only A cards with the 2P mark come up, and then B cards with the mark
    When chance does "first-player yellow"
    And chance does "election-token republican"
    Then chance may do "reveal-building <marked A>" with 1 chance in 4
    And chance may not do "reveal-building tallow-house"
    And chance may not do "reveal-building wool-house"
    And chance may not do "reveal-building <marked B>"
    When chance does "reveal-building curing-room"
    And chance does "reveal-building canning-factory"
    And chance does "reveal-building chill-room"
    Then chance may do "reveal-building lard-refinery" with 1 chance in 1
    When chance does "reveal-building lard-refinery"
    Then chance may do "reveal-building <marked B>" with 1 chance in 6
    And chance may not do "reveal-building butterine-factory"
    And chance may not do "reveal-building bone-house"
    And chance may not do "reveal-building soap-factory"

    Examples:
      | marked A        | marked B        |
      | curing-room     | hair-factory    |
      | canning-factory | sausage-kitchen |
      | chill-room      | smokehouse      |
      | lard-refinery   | tannery         |
      | curing-room     | lamb-cooler     |
      | curing-room     | glue-works      |

  @US-SETUP-06 @US-SETUP-08 @US-SETUP-10
  Scenario Outline: After the sixth B card any two of the six C cards come up
    Given yellow has curing-room at d3
    And yellow has chill-room at d4
    And blue has lard-refinery at g3
    And blue has canning-factory at b6 rot 90
    And blue has hair-factory at i6 rot 90
    And the offering is sausage-kitchen smokehouse tannery lamb-cooler
    And the deck shows glue-works on top
    When yellow does "build lamb-cooler at e6"
    Then chance may do "reveal-building <first>" with 1 chance in 6
    And chance may not do "reveal-building butterine-factory"
    When chance does "reveal-building <first>"
    Then the offering is sausage-kitchen smokehouse tannery glue-works
    And the deck shows <first> on top
    When blue does "build sausage-kitchen at d1 rot 180"
    Then chance may do "reveal-building <second>" with 1 chance in 5
    But chance may not do "reveal-building <first>"
    When chance does "reveal-building <second>"
    Then the offering is smokehouse tannery glue-works <first>
    And the deck shows <second> on top

    Examples:
      | first             | second            |
      | soap-factory      | general-office    |
      | fertilizer-plant  | soap-factory      |
      | pepsin-laboratory | serum-laboratory  |
      | serum-laboratory  | fertilizer-plant  |
      | brush-factory     | pepsin-laboratory |
      | general-office    | brush-factory     |

  @US-SETUP-04 @US-SETUP-06 @US-SETUP-08
  Scenario: With two players no third C card comes up
    Given yellow has curing-room at d3
    And yellow has chill-room at d4
    And blue has lard-refinery at g3
    And blue has canning-factory at b6 rot 90
    And blue has hair-factory at i6 rot 90
    And yellow has lamb-cooler at e6
    And the offering is sausage-kitchen smokehouse tannery glue-works
    And the deck shows soap-factory on top
    When yellow does "build sausage-kitchen at d1 rot 180"
    And chance does "reveal-building brush-factory"
    Then the offering is smokehouse tannery glue-works soap-factory
    When blue does "build smokehouse at h1"
    Then the offering is tannery glue-works soap-factory brush-factory
    And the deck shows nothing on top
    And 0 building cards are in the deck
    And it is yellow's turn

  # ---------------------------------------------------------------- the board

  @US-CMP-01 @US-SETUP-01
  Scenario: The side for two players has eleven columns and seven rows
    Given it is yellow's turn
    Then yellow may do "buy-land at i6 facing e"
    And yellow may not do "buy-land at j6 facing e" because of US-LAND-04
    And yellow may not do "buy-land at i7 facing e" because of US-LAND-04

  @US-FINAL-10 @US-FINAL-11 @US-FINAL-12
  Scenario: With two players the start locations are west and east, and the second player chooses first
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building hair-factory
      """
    Then blue may do only:
      | plant west |
      | plant east |
    And blue may not do "plant centre" because of US-FINAL-12
    When blue does "plant west"
    Then yellow may only do "plant east"
    And yellow may not do "plant west" because of US-FINAL-11
    When yellow does "plant east"
    And chance does "reveal-year y1883-supplier-contract"
    # Blue's plant is b3 to c5, yellow's i3 to j5.
    Then yellow may do "viaduct at h3"
    But yellow may not do "viaduct at d3" because of US-VIADUCT-04

  @worked @US-EX-27 @US-SETUP-21
  Scenario: With two players the Yards hold two of each kind, and one more of each in year 1
    When these decisions are taken:
      """
      chance: first-player blue
      chance: election-token democratic
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building hair-factory
      yellow: plant west
      """
    Then the Yards hold 2 cattle, 2 hogs, 2 sheep
    And the supply has 4 sheep
    When blue does "plant east"
    And chance does "reveal-year y1883-supplier-contract"
    Then the Yards hold 3 cattle, 3 hogs, 3 sheep

  @US-SETUP-26
  Scenario Outline: With two players too, all seven railroad tokens lie beside the grid
    Given blue has $5
    Then the token <token> lies beside the grid

    Examples:
      | token             |
      | rail-boston       |
      | rail-wild-1       |
      | rail-philadelphia |
      | rail-bronx        |
      | rail-brooklyn     |
      | rail-wild-2       |
      | rail-manhattan    |
