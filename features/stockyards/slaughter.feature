Feature: Slaughtering cattle, hogs and sheep
  A worker in the Yards takes the place of one animal, and its owner the margin of that kind. Nobody slaughters a kind twice in
  a year, and nobody slaughters what is not there.

  @example @US-EX-03 @US-SLAUGHTER-01 @US-SLAUGHTER-02 @US-SLAUGHTER-03 @US-MARGIN-04 @US-MARGIN-06
  Scenario: Yellow slaughters cattle without a dollar in hand
    Given a Union Stockyards game of yellow, blue and green
    And the cattle price is 15
    And the Yards hold 2 cattle
    And yellow's beef is 19
    And yellow has $0
    When yellow does "slaughter cattle"
    Then yellow has $4
    And the Yards hold 1 cattle
    And the supply has 5 cattle
    And yellow has slaughtered cattle this year
    And yellow has 3 workers to place

  @US-SLAUGHTER-02 @US-SLAUGHTER-03
  Scenario Outline: A slaughter takes one animal of the named kind - <kind>
    Given a Union Stockyards game of yellow, blue and green
    And the prices are cattle 15, hogs 7, sheep 5
    And yellow's beef is 18
    And yellow's pork is 9
    And yellow's lamb is 6
    When yellow does "slaughter <kind>"
    Then the Yards hold <cattle> cattle, <hogs> hogs, <sheep> sheep
    And the supply has 4 <kind>
    And yellow has $<cash>

    Examples:
      | kind   | cattle | hogs | sheep | cash |
      | cattle | 2      | 3    | 3     | 13   |
      | hogs   | 3      | 2    | 3     | 12   |
      | sheep  | 3      | 3    | 2     | 11   |

  # ---------------------------------------------------------------- where an animal is

  @US-SLAUGHTER-01 @US-PLACE-17
  Scenario Outline: The last animal of a kind may be slaughtered, and after that none of the kind - <kind>
    Given a Union Stockyards game of yellow and blue
    And the Yards hold 1 <kind>
    Then yellow may do "slaughter <kind>"
    When yellow does "slaughter <kind>"
    Then the Yards hold 0 <kind>
    And blue may not do "slaughter <kind>" because of US-PLACE-17

    Examples:
      | kind   |
      | cattle |
      | hogs   |
      | sheep  |

  @example @US-EX-44 @US-PLACE-17
  Scenario: A player cannot slaughter a kind that is missing, even if other kinds stand in the Yards
    Given a Union Stockyards game of yellow and blue
    And the Yards hold 0 cattle, 3 hogs, 3 sheep
    Then yellow may not do "slaughter cattle" because of US-PLACE-17
    But yellow may do "slaughter hogs"
    And yellow may do "slaughter sheep"

  @example @US-EX-10 @US-PLACE-15 @US-PLACE-16 @US-PLACE-17 @US-SLAUGHTER-04
  Scenario: After blue has slaughtered, the two animals left may be slaughtered by two other players
    Given a Union Stockyards game of yellow, blue, green and orange
    And the Yards hold 2 cattle
    And blue has slaughtered cattle this year
    And it is green's turn
    When green does "slaughter cattle"
    And orange does "slaughter cattle"
    Then yellow may not do "slaughter cattle" because of US-PLACE-17
    When yellow does "contract"
    Then blue may not do "slaughter cattle" because of US-PLACE-15
    But blue may do "slaughter hogs"
    And blue may do "slaughter sheep"

  @example @US-EX-10 @US-PLACE-15
  Scenario: Blue may not slaughter a second animal of a kind, although two are left
    Given a Union Stockyards game of yellow, blue, green and orange
    And the Yards hold 2 cattle
    And blue has slaughtered cattle this year
    And it is blue's turn
    Then blue may not do "slaughter cattle" because of US-PLACE-15

  # ---------------------------------------------------------------- once a year

  @US-SLAUGHTER-04 @US-PLACE-15 @US-PLACE-16
  Scenario: A player can slaughter three animals a year, one of each kind
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "slaughter cattle"
    And blue does "contract"
    Then yellow may not do "slaughter cattle" because of US-PLACE-15
    When yellow does "slaughter hogs"
    And blue does "contract"
    Then yellow may not do "slaughter hogs" because of US-PLACE-15
    When yellow does "slaughter sheep"
    And blue does "contract"
    Then yellow may not do "slaughter cattle" because of US-PLACE-15
    And yellow may not do "slaughter hogs" because of US-PLACE-15
    And yellow may not do "slaughter sheep" because of US-PLACE-15
    And yellow has 1 worker to place
    And the Yards hold 2 cattle, 2 hogs, 2 sheep

  @US-PLACE-15
  Scenario: A kind that one player has slaughtered may still be slaughtered by the others
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "slaughter cattle"
    Then blue may do "slaughter cattle"
    When blue does "slaughter cattle"
    Then green may do "slaughter cattle"

  @US-PLACE-15
  Scenario: A kind that was slaughtered may be slaughtered again in the next year
    Given a Union Stockyards game of yellow and blue
    And yellow has slaughtered cattle this year
    And blue places the last worker of the year
    When blue does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow may do "slaughter cattle"

  @US-PLACE-15
  Scenario: The refusal of a second slaughter cites the first, even with no animal left
    Given a Union Stockyards game of yellow and blue
    And the Yards hold 1 cattle
    When yellow does "slaughter cattle"
    And blue does "contract"
    Then yellow may not do "slaughter cattle" because of US-PLACE-15

  # ---------------------------------------------------------------- at a loss

  Scenario Outline: A player may slaughter at no gain and at a loss, which is paid - sheep at $<price>
    Given a Union Stockyards game of yellow and blue
    And the sheep price is <price>
    And yellow's lamb is 6
    When yellow does "slaughter sheep"
    Then yellow has $<cash>
    And the Yards hold 2 sheep
    And yellow has slaughtered sheep this year

    @US-SLAUGHTER-03
    Examples: no gain
      | price | cash |
      | 6     | 10   |

    @US-SLAUGHTER-05 @US-SLAUGHTER-06
    Examples: a loss
      | price | cash |
      | 7     | 9    |
      | 13    | 3    |

  @US-PLACE-17
  Scenario: The refusal of a slaughter without animal and cash for the loss cites the animal
    Given a Union Stockyards game of yellow and blue
    And the sheep price is 13
    And the Yards hold 0 sheep
    And yellow has $0
    Then yellow may not do "slaughter sheep" because of US-PLACE-17

  @US-SLAUGHTER-01
  Scenario: A slaughter changes no price and no meat value
    Given a Union Stockyards game of yellow and blue
    And the prices are cattle 15, hogs 7, sheep 5
    When yellow does "slaughter cattle"
    Then the prices are cattle 15, hogs 7, sheep 5
    And yellow's beef is 16

  @example @US-EX-43 @US-PLACE-15 @US-SLAUGHTER-04
  Scenario: After slaughtering cattle, a player may slaughter hogs and sheep this year, but no second cattle
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "slaughter cattle"
    And blue does "contract"
    Then yellow may not do "slaughter cattle" because of US-PLACE-15
    But yellow may do "slaughter hogs"
    And yellow may do "slaughter sheep"
