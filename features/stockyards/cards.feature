Feature: What a card shows
  A building card shows the shape and colour of its piece, its icons and its end-game value, and the mark of two-player games. A year card
  shows how the union spirit moves, and has either an action space or an event.

  @US-CARD-01
  Scenario Outline: The <card> is one piece of its own shape and colour
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has curing-room at e2
    And the offering is <card> soap-factory pepsin-laboratory general-office
    And yellow has 1 savings
    When yellow does "build <card> at e3"
    And chance does "reveal-building tallow-house"
    Then yellow's piece <card> covers <squares>
    And yellow has <savings> savings

    Examples: the Curing Room is pink, so a pink one beside it brings 1
      | card            | squares     | savings |
      | lard-refinery   | e3 e4 f4    | 2       |
      | sausage-kitchen | e3 f3 g3 f4 | 2       |
      | chill-room      | e3 f3 e4 f4 | 1       |
      | lamb-cooler     | e3 f3 g3 h3 | 1       |

  @US-CARD-02 @US-BUILD-30
  Scenario: Icons are counted over all cards of a player - the Soap Factory shows fat and bone
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow has tallow-house at e2
    And the offering is soap-factory lard-refinery chill-room general-office
    When yellow does "build soap-factory at e3"
    And chance does "reveal-building canning-factory"
    Then yellow has the specialists toilet-soap

  @US-CARD-03 @US-FLAG-01 @US-SCORE-13
  Scenario Outline: The <card> adds its end-game value of <value> when the game is over
    Given a Union Stockyards game of yellow, blue, green and orange
    And the offering is <card> soap-factory pepsin-laboratory general-office
    And it is year 6 and yellow places the last worker of the year
    When yellow does "build <card> at e2"
    And chance does "reveal-building chill-room"
    Then the game is over
    And yellow has <wealth> wealth

    Examples: savings 1, cash 10, margins 2, brand 0 and a token of -3 make 10; the squares go off, the margin and the value come on
      | card             | value | wealth |
      | curing-room      | 1     | 9      |
      | lard-refinery    | 2     | 10     |
      | hair-factory     | 4     | 11     |
      | brush-factory    | 6     | 13     |
      | fertilizer-plant | 9     | 14     |

  @US-FLAG-02 @US-BUILD-29
  Scenario: Before the end of the game the 9 of the Fertilizer Plant does not count as savings
    Given a Union Stockyards game of yellow, blue, green and orange
    And the offering is fertilizer-plant soap-factory pepsin-laboratory general-office
    And yellow has 1 savings
    When yellow does "build fertilizer-plant at e2"
    And chance does "reveal-building canning-factory"
    Then yellow has 1 savings
    And yellow has $5

  @US-CARD-04
  Scenario: A game of two players uses the ten cards with the 2P mark and two C cards
    Given a Union Stockyards game of yellow and blue
    When the set-up is finished
    Then there are 12 building cards in the game
    And there are 4 A cards in the game
    And there are 6 B cards in the game
    And there are 2 C cards in the game

  @US-CARD-04
  Scenario: The first cards of two players bear the 2P mark, so Tallow House and Wool House never come up
    Given a Union Stockyards game of yellow and blue
    When the set-up goes on until chance may do "reveal-building curing-room"
    Then chance may do "reveal-building curing-room" with 1 chance in 4
    And chance may do "reveal-building lard-refinery" with 1 chance in 4
    And chance may not do "reveal-building tallow-house"
    And chance may not do "reveal-building wool-house"

  @US-CARD-04 @US-SETUP-10
  Scenario: With two players, three A cards are left to come after the Curing Room is revealed
    Given a Union Stockyards game of yellow and blue
    When the set-up goes on until chance does "reveal-building curing-room"
    Then chance may do "reveal-building lard-refinery" with 1 chance in 3
    But chance may not do "reveal-building curing-room" because of US-SETUP-10

  @US-CARD-05
  Scenario Outline: The union spirit moves by what the card shows - <card>
    Given a Union Stockyards game of yellow, blue and green
    And the union spirit is 2
    And year <year> begins
    When chance does "reveal-year <card>"
    Then the union spirit is <spirit>

    Examples:
      | year | card                    | spirit |
      | 1    | y1883-supplier-contract | 3      |
      | 4    | y1908-hot-dog-sales     | 2      |
      | 5    | y1918-worker-away       | 1      |

  @US-CARD-06
  Scenario: A year card with an action space has no effect until a worker is placed there
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1883-supplier-contract
    Then "year-card supplier-contract" is legal for yellow
    And yellow's pork is 6
    When yellow does "year-card supplier-contract"
    Then yellow's pork is 7

  @US-CARD-06
  Scenario: A card with an event acts by itself and has no space for a worker
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 3 cattle, 2 hogs, 2 sheep
    And year 1 begins
    When chance does "reveal-year y1887-fewer-cattle"
    Then the Yards hold 2 cattle, 3 hogs, 3 sheep
    And yellow may not do "year-card supplier-contract" because of US-YACT-01

  Scenario Outline: A position with a second copy of a card is refused - <card>, with yellow and <elsewhere>
    Given a Union Stockyards game of yellow, blue and green
    And yellow has <card with its place>
    And <second>
    Then the position is refused saying "<card> is in two places"

    @US-CMP-03
    Examples: building cards
      | card        | elsewhere   | card with its place | second                                                            |
      | curing-room | on offer    | curing-room at e2   | the offering is curing-room canning-factory chill-room wool-house |
      | tannery     | on the deck | tannery at e2       | the deck shows tannery on top                                     |
      | curing-room | with blue   | curing-room at e2   | blue has curing-room at k7                                        |

    @US-CMP-04
    Examples: a specialist card
      | card       | elsewhere | card with its place | second              |
      | canned-ham | with blue | canned-ham          | blue has canned-ham |
