Feature: Why an action is refused, where several reasons meet
  The reason that stands first counts: the oval, the animal, the cash, the place, the connection, the offering, the house or land card,
  what is missing for the whole action, the party, the year, and last whose turn it is.

  @US-PLACE-11
  Scenario Outline: The refusal of a taken oval cites the oval before the cash, place, token or party
    Given a Union Stockyards game of yellow, blue and green
    And the <party> are in office
    And green's worker stands on <space>
    And yellow has $0
    And yellow has 0 low morale tokens
    Then yellow may not do "<action>" because of US-PLACE-11

    Examples: no cash; a plant stands there; no token; the wrong party
      | party       | space              | action                  |
      | Republicans | advertise-national | advertise national      |
      | Republicans | buy-land           | buy-land at d2 facing e |
      | Republicans | wage-increase      | wage-increase           |
      | Republicans | party              | eight-hour-day          |
      | Democrats   | party              | branches bronx bronx    |

  @US-PLACE-15
  Scenario: The refusal of a second slaughter cites the first, not the empty yard or the loss
    Given a Union Stockyards game of yellow, blue and green
    And yellow has slaughtered sheep this year
    And the Yards hold 0 sheep
    And the sheep price is 8
    And yellow has $0
    Then yellow may not do "slaughter sheep" because of US-PLACE-15

  @US-PLACE-17
  Scenario: Without an animal, the refusal of a slaughter at a loss cites the empty yard
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 0 sheep
    And the sheep price is 8
    And yellow has $0
    Then yellow may not do "slaughter sheep" because of US-PLACE-17

  @US-PLACE-19
  Scenario Outline: Without the printed cost, the refusal cites the cash before place, house, token or party
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    And yellow has $<cash>
    And yellow has 0 low morale tokens
    And boston has blue blue green
    And blue owns the land at k1 facing e
    Then yellow may not do "<action>" because of US-PLACE-19

    Examples: outside, a plant, a land card, a full market, no token, the wrong party
      | cash | action                  |
      | 1    | buy-land at m1 facing e |
      | 1    | buy-land at d2 facing e |
      | 1    | buy-land at k1 facing e |
      | 0    | branch boston           |
      | 1    | wage-increase           |
      | 2    | branches bronx brooklyn |

  @US-PLACE-19 @US-LAND-03
  Scenario: The refusal of a turned land card that the player cannot afford cites the cash
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "land-orientation" is "long-side-east"
    And yellow has $1
    Then yellow may not do "buy-land at m4 facing s" because of US-PLACE-19
    When yellow does "contract"
    Then blue may not do "buy-land at m4 facing s" because of US-LAND-03 and the ruling "land-orientation"

  @US-BUILD-35
  Scenario Outline: Without cash for the land, the refusal cites the cash before place, connection or offering
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And the offering is lard-refinery canning-factory curing-room chill-room
    And blue has $0
    Then blue may not do "<action>" because of US-BUILD-35

    Examples: outside, green's plant, no connection, not on offer; the same for a viaduct
      | action                    |
      | build curing-room at m10  |
      | build curing-room at f4   |
      | build curing-room at b6   |
      | build tallow-house at l10 |
      | viaduct at h5             |
      | viaduct at b6             |

  @US-LAND-04 @US-BUILD-07
  Scenario: The refusal of a place over the border and over a piece cites the border
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then blue may not do "buy-land at m8 facing e" because of US-LAND-04
    And blue may not do "build curing-room at m8" because of US-BUILD-07

  @US-LAND-05
  Scenario: The refusal of land over a piece and over a land card cites the piece
    Given a Union Stockyards game of yellow, blue and green
    And blue owns the land at e2 facing e
    Then yellow may not do "buy-land at d2 facing e" because of US-LAND-05
    But yellow may not do "buy-land at e3 facing s" because of US-LAND-06

  @US-BUILD-08 @US-VIADUCT-03
  Scenario: The refusal of a place over a piece cites the piece before connection or offering
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    Then yellow may not do "build curing-room at k8" because of US-BUILD-08
    And yellow may not do "build tallow-house at k8" because of US-BUILD-08
    And yellow may not do "viaduct at k8" because of US-VIADUCT-03

  @US-BUILD-09
  Scenario: The refusal of an unconnected building that is not on offer cites the connection
    Given a Union Stockyards game of yellow, blue and green
    And the offering is lard-refinery canning-factory curing-room chill-room
    And the deck shows tallow-house on top
    Then yellow may not do "build tallow-house at b6" because of US-BUILD-09
    But yellow may not do "build tallow-house at b4" because of US-BUILD-02

  @US-LAND-06
  Scenario: Without land cards, the refusal of land over a land card cites the card there
    Given a Union Stockyards game of yellow, blue and green
    And yellow owns the land at e1 facing e
    And yellow owns the land at h1 facing e
    And yellow owns the land at k1 facing e
    And yellow owns the land at a4 facing e
    And yellow owns the land at d4 facing e
    Then yellow may not do "buy-land at k2 facing e" because of US-LAND-06
    But yellow may not do "buy-land at k3 facing e" because of US-LAND-12

  @US-BRANCH-08 @US-BRANCH-09
  Scenario: Under the wrong party, two branches are first refused for a missing house or space
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    And yellow has 0 houses on the mat
    And manhattan has yellow yellow yellow yellow yellow
    And bronx has yellow blue
    Then yellow may not do "branches boston boston" because of US-BRANCH-08
    When yellow does "contract"
    Then blue may not do "branches boston bronx" because of US-BRANCH-09
    But blue may not do "branches boston boston" because of US-TWOBR-01

  @US-PLACE-09
  Scenario: Under the wrong party, an eight-hour day is first refused for lack of a token
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And yellow has 0 low morale tokens
    Then yellow may not do "eight-hour-day" because of US-PLACE-09
    When yellow does "contract"
    Then blue may not do "eight-hour-day" because of US-EIGHT-01

  @US-PLACE-19 @US-PLACE-17
  Scenario: Out of turn, the refusal of an illegal action cites its fault, not the turn
    Given a Union Stockyards game of yellow, blue and green
    And blue has $1
    And the Yards hold 0 cattle
    Then blue may not do "advertise national" because of US-PLACE-19
    And blue may not do "slaughter cattle" because of US-PLACE-17
    And blue may not do "eight-hour-day" because of US-EIGHT-01
    And blue may not do "pass" because of US-PLACE-08
    But blue may not do "contract" because of US-PLACE-01
