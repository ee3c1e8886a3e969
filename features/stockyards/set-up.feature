Feature: Set-up
  The board by the number of players, the deck of building cards in three shuffled groups, tokens, prices and animals. Whatever is
  random is a decision of chance. Two players have a file of their own, and so has what each player takes.

  # ---------------------------------------------------------------- the building deck

  @US-SETUP-02 @US-SETUP-09 @US-SETUP-10
  Scenario: The six A cards come first, with equal chances
    Given a Union Stockyards game of yellow, blue and green
    When chance does "first-player yellow"
    And chance does "election-token republican"
    Then chance may do "reveal-building curing-room" with 1 chance in 6
    And chance may do "reveal-building tallow-house" with 1 chance in 6
    And chance may do "reveal-building wool-house" with 1 chance in 6
    But chance may not do "reveal-building hair-factory"
    And chance may not do "reveal-building soap-factory"
    When chance does "reveal-building wool-house"
    Then chance may do "reveal-building curing-room" with 1 chance in 5
    But chance may not do "reveal-building wool-house"

  @US-SETUP-10
  Scenario: A card that has been revealed at set-up is not revealed again
    Given a Union Stockyards game of yellow, blue and green
    When chance does "first-player yellow"
    And chance does "election-token republican"
    And chance does "reveal-building wool-house"
    Then chance may not do "reveal-building wool-house" because of US-SETUP-10

  @US-SETUP-03 @US-SETUP-10
  Scenario: After the last A card the eight B cards come, and no C card yet
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When yellow does "build curing-room at e2"
    Then chance may do "reveal-building wool-house" with 1 chance in 1
    But chance may not do "reveal-building hair-factory"
    When chance does "reveal-building wool-house"
    And blue does "build tallow-house at k7"
    Then chance may do "reveal-building hair-factory" with 1 chance in 8
    And chance may do "reveal-building butterine-factory" with 1 chance in 8
    But chance may not do "reveal-building soap-factory"

  @US-SETUP-03
  Scenario Outline: With three to five players all twenty cards are used
    Given a Union Stockyards game of <players>
    When the set-up is finished
    Then 16 building cards are in the deck
    And there are 6 A cards in the game
    And there are 8 B cards in the game
    And there are 6 C cards in the game

    Examples: four are on offer
      | players                                |
      | yellow, blue and green                 |
      | yellow, blue, green and orange         |
      | yellow, blue, green, orange and purple |

  @US-SETUP-11 @US-SETUP-12
  Scenario: Four cards are on offer, and one more is visible on top of the deck
    Given a Union Stockyards game of yellow, blue and green
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building wool-house
      chance: reveal-building lard-refinery
      chance: reveal-building curing-room
      chance: reveal-building tallow-house
      """
    Then chance may do "reveal-building chill-room" with 1 chance in 2
    When chance does "reveal-building chill-room"
    Then it is green's turn
    And the offering is wool-house lard-refinery curing-room tallow-house
    And the deck shows chill-room on top

  @US-SETUP-12
  Scenario: The visible top card of the deck cannot be built, and the card under it is unknown
    Given a Union Stockyards game of yellow, blue and green
    And the offering is wool-house lard-refinery curing-room tallow-house
    And the deck shows chill-room on top
    Then yellow may build tallow-house
    But yellow may not do "build chill-room at e2" because of US-BUILD-02
    When yellow does "build tallow-house at e2"
    Then chance may do "reveal-building canning-factory" with 1 chance in 1

  @US-SETUP-13 @US-CMP-04
  Scenario Outline: Each of the five specialists is on display for the player who shows its icons
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And blue has <first> at <square>
    And the offering is <second> chill-room lamb-cooler sausage-kitchen
    When blue does "build <second> at <place>"
    And chance decides 1 time
    Then blue has the specialists <specialist>

    Examples: two icons of a kind
      | first             | square | second           | place | specialist    |
      | curing-room       | h8     | canning-factory  | k5    | canned-ham    |
      | lard-refinery     | i8     | tallow-house     | k7    | toilet-soap   |
      | wool-house        | i8     | tannery          | k4    | leather-goods |
      | glue-works        | h8     | bone-house       | k7    | bone-buttons  |
      | pepsin-laboratory | i7     | serum-laboratory | k6    | medicines     |

  # ---------------------------------------------------------------- tokens, prices, animals

  @US-SETUP-14
  Scenario Outline: Either party may be in office at the start
    Given a Union Stockyards game of yellow, blue and green
    When chance does "first-player yellow"
    Then chance may do "election-token <side>" with 1 chance in 2
    When chance does "election-token <side>"
    And the set-up is finished
    Then the <party> are in office

    Examples:
      | side       | party       |
      | democratic | Democrats   |
      | republican | Republicans |

  @US-SETUP-19
  Scenario Outline: Each price starts at the lowest of its track
    Given a Union Stockyards game of <players>
    When the set-up is finished
    Then the prices are cattle 14, hogs 5, sheep 4

    Examples: on both sides of the board
      | players                                |
      | yellow and blue                        |
      | yellow, blue and green                 |
      | yellow, blue, green, orange and purple |

  @US-SETUP-20
  Scenario: A price is the same for everybody
    Given a Union Stockyards game of yellow, blue and green
    And the cattle price is 15
    And yellow's beef is 19
    And blue's beef is 17
    And green's beef is 15
    When yellow does "slaughter cattle"
    And blue does "slaughter cattle"
    And green does "slaughter cattle"
    Then yellow has $14
    And blue has $12
    And green has $10

  @worked @US-EX-27
  Scenario Outline: The Yards start with two or three of each kind
    Given a Union Stockyards game of <players>
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building <fifth>
      """
    Then it is <last>'s turn
    And the Yards hold <each> cattle, <each> hogs, <each> sheep
    And the supply has <supply> cattle
    And the supply has <supply> hogs
    And the supply has <supply> sheep

    @US-SETUP-21
    Examples: two or three players
      | players                | fifth        | last  | each | supply |
      | yellow and blue        | hair-factory | blue  | 2    | 4      |
      | yellow, blue and green | tallow-house | green | 2    | 4      |

    @US-SETUP-22
    Examples: four or five players
      | players                                | fifth        | last   | each | supply |
      | yellow, blue, green and orange         | tallow-house | orange | 3    | 3      |
      | yellow, blue, green, orange and purple | tallow-house | purple | 3    | 3      |

  @US-SETUP-23
  Scenario: An animal in the Yards is a space for one worker
    Given a Union Stockyards game of yellow, blue and green
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    When yellow does "slaughter cattle"
    Then blue may do "slaughter cattle"
    When blue does "slaughter cattle"
    Then green may not do "slaughter cattle" because of US-PLACE-17
    And green may do "slaughter hogs"

  @US-SETUP-25
  Scenario: The pieces that no player has taken form the general supply
    Given a Union Stockyards game of yellow, blue and green
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building tallow-house
      green: plant centre
      blue: plant southeast
      """
    Then 6 viaducts are in the supply
    And 27 low morale tokens are in the supply
    And the supply has 4 hogs
    When these decisions are taken:
      """
      yellow: plant northwest
      chance: reveal-year y1889-assist-hull-house
      yellow: year-card assist-hull-house
      blue: viaduct at j8
      green: slaughter hogs
      """
    Then 28 low morale tokens are in the supply
    And 5 viaducts are in the supply
    And the supply has 4 hogs

  @US-SETUP-26
  Scenario Outline: The seven railroad tokens lie beside Packingtown and connect nothing yet
    Given a Union Stockyards game of yellow, blue and green
    When the set-up is finished
    Then the token <token> lies beside the grid
    And <market> has 0 railroad connections

    Examples:
      | token             | market       |
      | rail-boston       | boston       |
      | rail-bronx        | bronx        |
      | rail-manhattan    | manhattan    |
      | rail-brooklyn     | brooklyn     |
      | rail-philadelphia | philadelphia |
      | rail-wild-1       | boston       |
      | rail-wild-2       | brooklyn     |

  @US-SETUP-27 @US-R-spirit-start
  Scenario: The union spirit marker starts on its marked place
    Given a Union Stockyards game of yellow, blue and green
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building tallow-house
      """
    Then it is green's turn
    And the union spirit is 0
    And there is no strike
