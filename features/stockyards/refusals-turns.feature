Feature: Why an action is refused now
  Actions that cannot be carried out whole, the party in office, the card of the year, wild tokens, passing, turns and plants.

  # ---------------------------------------------------------------- the whole action cannot be carried out

  @US-PLACE-09
  Scenario Outline: An action that discards a low morale token needs one, and the last is enough
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And the year card is <card>
    And the <party> are in office
    And yellow has 0 low morale tokens
    And blue has 1 low morale token
    Then yellow may not do "<action>" because of US-PLACE-09 and the ruling "token-required"
    When yellow does "contract"
    And blue does "<action>"
    Then blue has 0 low morale tokens

    Examples:
      | year | card                    | party       | action                      |
      | 1    | y1889-assist-hull-house | Republicans | wage-increase               |
      | 1    | y1889-assist-hull-house | Democrats   | eight-hour-day              |
      | 1    | y1889-assist-hull-house | Republicans | year-card assist-hull-house |
      | 6    | y1926-support-students  | Republicans | year-card support-students  |

  @US-PLACE-09
  Scenario: Two branches are refused with one house left and legal with two
    Given a Union Stockyards game of yellow, blue and green
    And yellow has 1 house on the mat
    And manhattan has yellow yellow yellow yellow yellow
    And blue has 2 houses on the mat
    And brooklyn has blue blue
    And boston has blue blue
    Then yellow may not do "branches bronx philadelphia" because of US-PLACE-09 and the ruling "two-branches-partial"
    When yellow does "contract"
    Then blue may do "branches bronx philadelphia"

  @US-PLACE-09
  Scenario: Without a strike a player cannot take back a striker
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And the union spirit is 3
    Then yellow may not do "year-card hire-strikebreaker" because of US-PLACE-09 and the ruling "strikebreaker-no-strike"

  @US-PLACE-09
  Scenario: A viaduct can be placed with five on the board, but not with six
    Given a Union Stockyards game of yellow, blue and green
    And a viaduct stands at e2 e3 e4 e5 e6
    Then 1 viaducts are in the supply
    And yellow may do "viaduct at e7"
    When yellow does "viaduct at e7"
    And blue does "contract"
    And green does "contract"
    Then 0 viaducts are in the supply
    And yellow may not do "viaduct at e8" because of US-PLACE-09 and the ruling "viaduct-supply"

  # ---------------------------------------------------------------- the party and the year

  @US-TWOBR-01 @US-EIGHT-01
  Scenario: The party in office decides what the party space offers - the Republicans
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    Then yellow may do "branches bronx brooklyn"
    But yellow may not do "eight-hour-day" because of US-EIGHT-01

  @US-TWOBR-01
  Scenario: The party in office decides what the party space offers - the Democrats
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    Then yellow may do "eight-hour-day"
    But yellow may not do "branches bronx brooklyn" because of US-TWOBR-01

  @US-YACT-01
  Scenario: Only the action of the year card on the board is open, not those of other year cards
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y1908-hot-dog-sales
    Then yellow may do "year-card hot-dog-sales"
    But yellow may not do "year-card beef-trust" because of US-YACT-01
    And yellow may not do "year-card new-york-branches bronx brooklyn" because of US-YACT-01

  # ---------------------------------------------------------------- wild tokens, passing, turns, plants

  @US-BUILD-24
  Scenario: The second wild token cannot go to the market of the first
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And green has lard-refinery at h2 rot 270
    And green has tannery at g7
    When green does "viaduct at i1"
    Then green may do only:
      | wild boston       |
      | wild bronx        |
      | wild manhattan    |
      | wild brooklyn     |
      | wild philadelphia |
    When green does "wild brooklyn"
    And yellow does "contract"
    And blue does "contract"
    And green does "viaduct at f10"
    Then green may not do "wild brooklyn" because of US-BUILD-24
    And green may do only:
      | wild boston       |
      | wild bronx        |
      | wild manhattan    |
      | wild philadelphia |

  @US-PLACE-08
  Scenario: A player cannot pass, and contract work is always open
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $0
    Then yellow may not do "pass" because of US-PLACE-08
    But yellow may do "contract"

  @US-PLACE-02
  Scenario: Specialist cards are taken when a building is built and at no other time
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "specialist canned-ham" because of US-PLACE-02
    And yellow may not do "specialist medicines" because of US-PLACE-02

  @US-PLACE-02
  Scenario Outline: A decision that belongs to another time cannot replace placing a worker - <action>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "<action>" because of US-PLACE-02
    But yellow may do "contract"

    Examples: plants stand before the first year
      | action          |
      | plant northwest |
      | plant centre    |

    Examples: a wild token goes to a market when a piece has touched it
      | action      |
      | wild boston |
      | wild bronx  |

    Examples: a party is chosen in phase III
      | action           |
      | party democratic |
      | party republican |

  @US-FINAL-10
  Scenario: A player cannot pass when placing a plant
    Given a Union Stockyards game of yellow, blue and green
    And the plants are still to be placed
    Then green may not do "pass" because of US-FINAL-10
    And yellow may not do "pass" because of US-FINAL-10
    But green may do "plant centre"

  @US-ELECT-04
  Scenario: The campaigner decides which party wins, and cannot pass
    Given a Union Stockyards game of yellow, blue and green
    And blue's worker stands on campaign
    And yellow places the last worker of the year
    When yellow does "contract"
    Then blue may not do "pass" because of US-ELECT-04
    And blue may not do "contract" because of US-ELECT-04
    But blue may do "party democratic"

  Scenario Outline: A decision of chance cannot be made by a player, nor by chance at another time - <action>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "<action>" because of <clause>
    And chance may not do "<action>" because of <clause>

    @US-FINAL-01
    Examples: the first player is named before the first year
      | action            | clause      |
      | first-player blue | US-FINAL-01 |

    @US-SETUP-14
    Examples: the election token is turned by chance in set-up only
      | action                    | clause      |
      | election-token democratic | US-SETUP-14 |

    @US-BUILD-34
    Examples: a building card comes into view after a building
      | action                     | clause      |
      | reveal-building wool-house | US-BUILD-34 |

    @US-YCARD-01
    Examples: a year card is revealed in phase I
      | action                         | clause      |
      | reveal-year y1887-fewer-cattle | US-YCARD-01 |

  Scenario Outline: Before the first player is named, no other decision can be made - <action>
    Given a Union Stockyards game of yellow, blue and green
    And after set-up
    Then chance may not do "<action>" because of <clause>

    @US-SETUP-14
    Examples: the election token
      | action                    | clause      |
      | election-token democratic | US-SETUP-14 |

    @US-SETUP-10
    Examples: a building card
      | action                      | clause      |
      | reveal-building curing-room | US-SETUP-10 |

    @US-YCARD-01
    Examples: a year card
      | action                         | clause      |
      | reveal-year y1887-fewer-cattle | US-YCARD-01 |

  Scenario Outline: No worker can be placed before the set-up is done - <what> first
    Given a Union Stockyards game of yellow, blue and green
    When the set-up goes on until chance may do "<action>"
    Then chance decides
    And blue may not do "contract" because of <clause>

    @US-FINAL-01
    Examples: who begins
      | what                      | action              | clause      |
      | the first player is named | first-player yellow | US-FINAL-01 |

    @US-SETUP-14
    Examples: who is in office
      | what                             | action                    | clause      |
      | the election token gets its side | election-token democratic | US-SETUP-14 |

    @US-SETUP-10
    Examples: what can be built
      | what                            | action                     | clause      |
      | the building cards are revealed | reveal-building wool-house | US-SETUP-10 |

  @US-BUILD-34
  Scenario: No player can place a worker before the next building card is revealed
    Given a Union Stockyards game of yellow, blue and green
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When yellow does "build curing-room at e2"
    Then chance decides
    And blue may not do "contract" because of US-BUILD-34
    When chance does "reveal-building wool-house"
    Then "contract" is legal for blue

  @US-PLACE-02
  Scenario: Chance cannot place a worker for a player
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then chance may not do "contract" because of US-PLACE-02
    And chance may not do "slaughter cattle" because of US-PLACE-02
    But yellow may do "contract"

  @US-PLACE-01
  Scenario Outline: Phase II begins with the first player, and the others wait for their turns
    Given a Union Stockyards game of yellow, blue and green
    And green is first player
    And it is green's turn
    Then yellow may not do "<action>" because of US-PLACE-01
    And blue may not do "<action>" because of US-PLACE-01
    But green may do "<action>"
    When green does "contract"
    Then yellow may do "<action>"
    And it is yellow's turn

    Examples:
      | action             |
      | contract           |
      | campaign           |
      | slaughter cattle   |
      | advertise national |

  @US-WORKER-03
  Scenario: A player who has just placed a worker waits for all the others
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "contract"
    Then yellow may not do "campaign" because of US-WORKER-03
    When blue does "contract"
    Then yellow may not do "campaign" because of US-WORKER-03
    When green does "contract"
    Then yellow may do "campaign"

  @US-WORKER-03
  Scenario: Out of turn, a player without workers is refused for lack of workers
    Given a Union Stockyards game of yellow, blue and green
    And yellow is first player
    And it is yellow's turn
    And blue has 0 workers to place
    Then blue may not do "contract" because of US-WORKER-03
    But green may not do "contract" because of US-PLACE-01

  @US-YACT-01
  Scenario: The refusal of New York branches outside New York in another year cites the year
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may not do "year-card new-york-branches boston manhattan" because of US-YACT-01

  @US-BRANCH-08
  Scenario: New York branches outside New York are first refused for lack of a house
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    And yellow has 0 houses on the mat
    Then yellow may not do "year-card new-york-branches boston manhattan" because of US-BRANCH-08

  @US-PLACE-17 @US-WORKER-03
  Scenario: The refusal of a slaughter with neither animal nor worker cites the missing animal
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And yellow has 0 workers to place
    And the Yards hold 0 cattle
    Then yellow may not do "slaughter cattle" because of US-PLACE-17
    But yellow may not do "contract" because of US-WORKER-03

  @US-FINAL-11 @US-FINAL-12
  Scenario: A start location that is taken or not open with three players is refused
    Given a Union Stockyards game of yellow, blue and green
    And the plants are still to be placed
    Then green may do only:
      | plant northwest |
      | plant southeast |
      | plant centre    |
    And green may not do "plant northeast" because of US-FINAL-12
    When green does "plant centre"
    Then blue may not do "plant centre" because of US-FINAL-11
    And blue may do only:
      | plant northwest |
      | plant southeast |

  @US-FINAL-12
  Scenario: With four players the centre is not open to plants
    Given a Union Stockyards game of yellow, blue, green and orange
    And the plants are still to be placed
    Then orange may do "plant northeast"
    But orange may not do "plant centre" because of US-FINAL-12
