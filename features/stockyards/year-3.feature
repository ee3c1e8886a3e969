Feature: The year cards of 1900 to 1904
  The card of 1900 is an event; Beef Trust and Hire Strikebreaker are actions. (The fourth card of the year moves the brand trackers back.)

  # ---------------------------------------------------------------- 1900

  @worked @US-EX-30 @US-Y3-01 @US-Y3-02 @US-BOUND-06 @US-ARRIVE-07
  Scenario: The 1900 event adds no cattle to full yards
    Given a Union Stockyards game of yellow, blue and green
    And year 3 begins
    And the Yards hold 6 cattle, 3 hogs, 1 sheep
    When chance does "reveal-year y1900-more-livestock"
    Then the Yards hold 6 cattle, 5 hogs, 3 sheep

  @US-Y3-01
  Scenario: 1900 - one animal of each kind is added to those that have arrived
    Given a Union Stockyards game of yellow, blue and green
    And year 3 begins
    And the prices are cattle 16, hogs 5, sheep 11
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    And the union spirit is 1
    When chance does "reveal-year y1900-more-livestock"
    Then the Yards hold 3 cattle, 2 hogs, 4 sheep
    And the supply has 3 cattle
    And the supply has 4 hogs
    And the supply has 2 sheep
    And the union spirit is 2

  @US-Y3-02
  Scenario Outline: 1900 - the last free space of a kind is filled, and a full kind gets no animal
    Given a Union Stockyards game of <players>
    And year 3 begins
    And the prices are cattle 14, hogs 5, sheep 4
    And the Yards hold <cattle> cattle, <hogs> hogs, <sheep> sheep
    When chance does "reveal-year y1900-more-livestock"
    Then the Yards hold <c> cattle, <h> hogs, <s> sheep

    Examples: six spaces a kind, and four on the side for two players
      | players                | cattle | hogs | sheep | c | h | s |
      | yellow, blue and green | 3      | 4    | 5     | 5 | 6 | 6 |
      | yellow, blue and green | 5      | 6    | 4     | 6 | 6 | 6 |
      | yellow and blue        | 1      | 2    | 3     | 3 | 4 | 4 |
      | yellow and blue        | 3      | 4    | 2     | 4 | 4 | 4 |

  # ---------------------------------------------------------------- 1902, Beef Trust

  @worked @US-EX-31 @US-Y3-03 @US-Y3-04
  Scenario: The Beef Trust raises its player's beef by 3 and the beef of all others by 1
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1902-beef-trust
    And it is blue's turn
    And yellow's beef is 17
    And blue's beef is 19
    And green's beef is 16
    When blue does "year-card beef-trust"
    Then yellow's beef is 18
    And blue's beef is 22
    And green's beef is 17

  @US-Y3-03 @US-Y3-04
  Scenario: 1902 - the Beef Trust moves beef only, and costs nothing
    Given a Union Stockyards game of yellow and blue
    And it is year 3
    And the year card is y1902-beef-trust
    And yellow has $0
    When yellow does "year-card beef-trust"
    Then yellow's beef is 19
    And blue's beef is 17
    And yellow's pork is 6
    And yellow's lamb is 6
    And yellow has $0

  @US-Y3-03
  Scenario: 1902 - in a strike, too, the Beef Trust raises beef and hires nobody
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1902-beef-trust
    And there is a strike
    And yellow has 1 worker to place
    And blue has 1 worker to place
    And green has 0 workers to place
    When yellow does "year-card beef-trust"
    And blue does "contract"
    And chance does "reveal-year y1910-prices-up"
    Then it is year 4
    And yellow's beef is 19
    And it is yellow's turn

  @US-Y3-03 @US-Y3-04
  Scenario Outline: 1902 - beef stops at the end of its track
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1902-beef-trust
    And yellow's beef is <actor>
    And blue's beef is <other>
    When yellow does "year-card beef-trust"
    Then yellow's beef is <actor after>
    And blue's beef is <other after>

    Examples:
      | actor | other | actor after | other after |
      | 29    | 31    | 32          | 32          |
      | 30    | 32    | 32          | 32          |
      | 28    | 30    | 31          | 31          |

  # ---------------------------------------------------------------- 1904, Hire Strikebreaker

  @worked @US-EX-32 @US-Y3-05 @US-Y3-06 @US-Y3-07 @US-Y3-08 @US-PLACE-05 @US-PLACE-06 @US-PLACE-20
  Scenario: Hire Strikebreaker uses one worker now and brings two placements at the very end
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    Then yellow has 3 workers to place
    And 3 workers stand on the picket line
    When these decisions are taken:
      """
      yellow: contract
      blue: year-card hire-strikebreaker
      green: contract
      yellow: contract
      blue: contract
      green: contract
      yellow: contract
      blue: contract
      green: contract
      """
    Then it is blue's turn
    And blue has 2 workers to place
    And yellow has 0 workers to place
    And green has 0 workers to place
    And 2 workers stand on the picket line
    And blue has $11
    And it is year 3
    When blue does "slaughter cattle"
    Then it is blue's turn
    And blue has 1 worker to place
    And it is year 3
    When blue does "advertise chicago"
    And chance does "reveal-year y1907-brand-ahead"
    Then it is year 4

  @US-Y3-05
  Scenario: 1904 - hiring costs 1 dollar, and the workers return only at the end of the year
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And yellow has $1
    When yellow does "year-card hire-strikebreaker"
    Then yellow has $0
    And yellow has 2 workers to place
    And 3 workers stand on the picket line
    And yellow's worker stands on year-card
    And the union spirit is 4
    And it is blue's turn

  @US-Y3-05
  Scenario: 1904 - without a dollar nobody can be hired
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And yellow has $0
    Then yellow may not do "year-card hire-strikebreaker" because of US-PLACE-19
    When yellow does "contract"
    Then blue may do "year-card hire-strikebreaker"

  @US-Y3-06
  Scenario Outline: 1904 - the card acts once, so the last workers cannot hire again
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "strikebreaker-no-strike" is "<answer>"
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And green places the last worker of the year
    And blue has hired the strikebreaker
    When green does "contract"
    Then it is blue's turn
    And blue has 2 workers to place
    And 2 workers stand on the picket line
    And blue may not do "year-card hire-strikebreaker" because of US-PLACE-09
    When blue does "contract"
    Then blue may not do "year-card hire-strikebreaker" because of US-PLACE-09
    But blue may do "contract"

    Examples: under every answer to the question of a year without a strike
      | answer          |
      | not-available   |
      | pay-for-nothing |

  @US-Y3-07
  Scenario: 1904 - the two last placements follow each other, also for the player who places last anyway
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And green places the last worker of the year
    And green has hired the strikebreaker
    When green does "contract"
    Then it is green's turn
    And green has 2 workers to place
    When green does "contract"
    Then it is green's turn
    When green does "contract"
    And chance does "reveal-year y1907-brand-ahead"
    Then it is year 4
    And green has $13

  @US-Y3-07
  Scenario: 1904 - if the first of the two last workers builds, the second is placed after a card is revealed
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And green places the last worker of the year
    And blue has hired the strikebreaker
    And the offering is curing-room canning-factory chill-room lard-refinery
    And the deck shows tallow-house on top
    When green does "contract"
    And blue does "build lard-refinery at i8"
    And chance does "reveal-building wool-house"
    Then it is blue's turn
    And blue has 1 worker to place
    And it is year 3

  @US-Y3-08
  Scenario: 1904 - the normal placing rules hold for the two last workers
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And green places the last worker of the year
    And blue has hired the strikebreaker
    And blue has slaughtered cattle this year
    And yellow's worker stands on branch
    And blue has $1
    When green does "slaughter hogs"
    Then blue may not do "slaughter cattle" because of US-PLACE-15
    And blue may not do "branch boston" because of US-PLACE-11
    And blue may not do "advertise national" because of US-PLACE-19
    And blue may not do "pass" because of US-PLACE-08
    But blue may do "slaughter hogs"
    When blue does "slaughter hogs"
    Then blue may not do "slaughter hogs" because of US-PLACE-15
    But blue may do "slaughter sheep"

  @US-Y3-08
  Scenario: 1904 - a space that the first of the two last workers takes is closed to the second
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And green places the last worker of the year
    And blue has hired the strikebreaker
    When green does "contract"
    And blue does "campaign"
    Then blue may not do "campaign" because of US-PLACE-12
    But blue may do "advertise chicago"

  # ---------------------------------------------------------------- 1904, no strike

  @US-R-strikebreaker-no-strike @US-PLACE-09
  Scenario: 1904 - with no striker there is nobody to take back, and the action is closed
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And the union spirit is 3
    And yellow has $4
    Then yellow may not do "year-card hire-strikebreaker" because of US-PLACE-09 and the ruling "strikebreaker-no-strike"
    But yellow may do "contract"

  @US-R-strikebreaker-no-strike @US-Y3-09
  Scenario: 1904 - with the answer pay-for-nothing, hiring without a strike costs a dollar and a worker
    Given a Union Stockyards game of yellow and blue
    And the ruling "strikebreaker-no-strike" is "pay-for-nothing"
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And the union spirit is 3
    And yellow has $4
    And yellow has 2 workers to place
    And blue has 2 workers to place
    When yellow does "year-card hire-strikebreaker"
    Then yellow has $3
    And yellow has 1 worker to place
    And yellow's worker stands on year-card
    When blue does "contract"
    And yellow does "contract"
    And blue does "contract"
    And chance does "reveal-year y1907-brand-ahead"
    Then it is year 4
    And yellow has $4

  @US-R-strikebreaker-no-strike @US-PLACE-19
  Scenario Outline: 1904 - hiring costs a dollar even if there is no strike
    Given a Union Stockyards game of yellow and blue
    And the ruling "strikebreaker-no-strike" is "<answer>"
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And yellow has $0
    And blue has $1
    Then yellow may not do "year-card hire-strikebreaker" because of US-PLACE-19
    When yellow does "contract"
    And blue does "year-card hire-strikebreaker"
    Then blue has $0

    Examples:
      | answer          |
      | pay-for-nothing |

  @US-Y3-06
  Scenario Outline: 1904 - in a strike every answer gives two last placements
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "strikebreaker-no-strike" is "<answer>"
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And yellow has 1 worker to place
    And blue has 1 worker to place
    And green has 1 worker to place
    When yellow does "year-card hire-strikebreaker"
    And blue does "contract"
    And green does "contract"
    Then it is yellow's turn
    And yellow has 2 workers to place

    Examples:
      | answer          |
      | not-available   |
      | pay-for-nothing |
