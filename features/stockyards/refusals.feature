Feature: Why an action is refused
  Each kind of illegal action with the clause that it breaks, and beside it the nearest legal one: ovals, animals and cash here, then
  places and pieces, then parties and turns. What happens where several reasons meet is in the file on their order.

  # ---------------------------------------------------------------- the oval is taken

  @US-PLACE-11
  Scenario Outline: A small oval on which another player's worker stands is closed
    Given a Union Stockyards game of yellow, blue and green
    And green's worker stands on <space>
    Then yellow may not do "<action>" because of US-PLACE-11
    But yellow may do "<instead>"

    Examples:
      | space              | action                      | instead                |
      | buy-land           | buy-land at a4 facing e     | contract               |
      | advertise-national | advertise national          | advertise chicago      |
      | advertise-chicago  | advertise chicago           | advertise national     |
      | branch             | branch boston               | branches boston boston |
      | wage-increase      | wage-increase               | contract               |
      | party              | branches boston boston      | branch boston          |
      | campaign           | campaign                    | contract               |
      | year-card          | year-card supplier-contract | contract               |

  @US-PLACE-12
  Scenario Outline: A small oval on which one's own worker stands is closed too
    Given a Union Stockyards game of yellow, blue and green
    And yellow's worker stands on <space>
    Then yellow may not do "<action>" because of US-PLACE-12

    Examples:
      | space              | action                      |
      | buy-land           | buy-land at a4 facing e     |
      | advertise-national | advertise national          |
      | advertise-chicago  | advertise chicago           |
      | branch             | branch boston               |
      | wage-increase      | wage-increase               |
      | party              | branches boston boston      |
      | campaign           | campaign                    |
      | year-card          | year-card supplier-contract |

  @US-PLACE-11
  Scenario: A third worker can use a Build space, but a fourth cannot
    Given a Union Stockyards game of yellow, blue, green and orange
    And blue's worker stands on build
    And green's worker stands on build
    And the offering is lard-refinery chill-room curing-room canning-factory
    When yellow does "build lard-refinery at e2"
    And chance does "reveal-building wool-house"
    And blue does "contract"
    And green does "contract"
    Then orange may not do "build curing-room at j8 rot 90" because of US-PLACE-11

  @US-PLACE-11
  Scenario: With two players there are two Build spaces
    Given a Union Stockyards game of yellow and blue
    And yellow's worker stands on build
    And the offering is lard-refinery chill-room curing-room canning-factory
    When yellow does "build lard-refinery at d3"
    And chance does "reveal-building sausage-kitchen"
    Then blue may not do "build curing-room at h3 rot 90" because of US-PLACE-11

  # ---------------------------------------------------------------- slaughtering

  @US-PLACE-15
  Scenario: A player can slaughter a kind only once a year
    Given a Union Stockyards game of yellow, blue and green
    And yellow has slaughtered cattle this year
    Then yellow may not do "slaughter cattle" because of US-PLACE-15
    But yellow may do "slaughter hogs"

  @US-PLACE-17
  Scenario: The last animal of a kind in the Yards can be slaughtered, a missing animal cannot
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 0 cattle, 1 hogs, 3 sheep
    Then yellow may not do "slaughter cattle" because of US-PLACE-17
    But yellow may do "slaughter hogs"

  # ---------------------------------------------------------------- cash for a printed cost

  @US-PLACE-19
  Scenario Outline: The whole cost of a space must be paid
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $<short>
    And blue has $<enough>
    Then yellow may not do "<action>" because of US-PLACE-19
    When yellow does "contract"
    And blue does "<action>"
    Then blue has $0

    Examples:
      | action                  | short | enough |
      | buy-land at a4 facing e | 1     | 2      |
      | advertise national      | 1     | 2      |
      | branch brooklyn         | 0     | 1      |
      | branches boston boston  | 2     | 3      |
      | wage-increase           | 1     | 2      |

  @US-PLACE-19
  Scenario Outline: The whole cost on a year card must be paid
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And the year card is <card>
    And yellow has $<short>
    And blue has $<enough>
    Then yellow may not do "year-card <action>" because of US-PLACE-19
    When yellow does "contract"
    Then blue may do "year-card <action>"

    Examples:
      | year | card                    | action                           | short | enough |
      | 2    | y1893-fair-exhibit      | fair-exhibit                     | 0     | 1      |
      | 2    | y1898-futures-trading   | futures-trading cattle           | 0     | 1      |
      | 4    | y191x-new-york-branches | new-york-branches bronx brooklyn | 1     | 2      |
      | 6    | y1922-promotion         | promotion                        | 0     | 1      |
      | 6    | y1926-support-students  | support-students                 | 0     | 1      |

  @US-PLACE-19
  Scenario: The whole cost of the strikebreaker must be paid
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And yellow has $0
    And blue has $1
    Then yellow may not do "year-card hire-strikebreaker" because of US-PLACE-19
    When yellow does "contract"
    Then blue may do "year-card hire-strikebreaker"

  # ---------------------------------------------------------------- cash for land and for a loss

  Scenario Outline: Every square of land under a piece must be paid for
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    And yellow has $<cash>
    Then "<action>" is <verdict> for yellow

    Examples:
      | cash | action                      | verdict |
      | 3    | build lard-refinery at e2   | legal   |
      | 2    | build lard-refinery at e2   | illegal |
      | 4    | build canning-factory at e2 | legal   |
      | 3    | build canning-factory at e2 | illegal |
      | 1    | viaduct at e2               | legal   |
      | 0    | viaduct at e2               | illegal |

  @US-BUILD-35
  Scenario: A piece is refused if the player cannot pay for the land under it
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    And yellow has $0
    And yellow owns the land at e2 facing e
    Then yellow may not do "build canning-factory at e2" because of US-BUILD-35
    And yellow may not do "viaduct at d1" because of US-BUILD-35
    But yellow may do "build lard-refinery at e2"
    And yellow may do "viaduct at e3"

  @US-MONEY-07
  Scenario: A slaughter at a loss is refused to a player who cannot pay the loss in full
    Given a Union Stockyards game of yellow, blue and green
    And the sheep price is 8
    And yellow has $1
    And blue has $2
    Then yellow may not do "slaughter sheep" because of US-MONEY-07 and the ruling "negative-slaughter-cash"
    When yellow does "contract"
    And blue does "slaughter sheep"
    Then blue has $0

  @US-MONEY-07
  Scenario: Futures at a loss are refused to a player who cannot pay the loss in full
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And the sheep price is 8
    And yellow has $2
    And blue has $3
    Then yellow may not do "year-card futures-trading sheep" because of US-MONEY-07 and the ruling "futures-loss"
    When yellow does "contract"
    And blue does "year-card futures-trading sheep"
    Then blue has $0
