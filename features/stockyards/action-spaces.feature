Feature: Action spaces and what they cost
  Small ovals hold one worker, the two long ones any number, and the Yards one for each animal. A printed cost is paid when the
  worker is placed, and who cannot pay it cannot place a worker there.

  # ---------------------------------------------------------------- small ovals

  @US-PLACE-11
  Scenario Outline: Another player's worker blocks a small oval - <space>
    Given a Union Stockyards game of yellow, blue and green
    And the <party> are in office
    And yellow's worker stands on <space>
    And it is blue's turn
    Then blue may not do "<action>" because of US-PLACE-11

    Examples:
      | space              | party       | action                      |
      | buy-land           | Republicans | buy-land at e8 facing e     |
      | advertise-national | Republicans | advertise national          |
      | advertise-chicago  | Republicans | advertise chicago           |
      | branch             | Republicans | branch boston               |
      | wage-increase      | Republicans | wage-increase               |
      | party              | Republicans | branches boston bronx       |
      | party              | Democrats   | eight-hour-day              |
      | campaign           | Republicans | campaign                    |
      | year-card          | Republicans | year-card supplier-contract |

  @US-PLACE-11
  Scenario Outline: If an owner's board has two ovals for an action, two workers can stand there - <space>
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      action-spaces: [{id: <space>, spaces: {side-3-5: 2}}]
      """
    And the <party> are in office
    And yellow's worker stands on <space>
    And it is blue's turn
    When blue does "<action>"
    Then green may not do "<again>" because of US-PLACE-11

    Examples:
      | space              | party       | action                  | again                   |
      | buy-land           | Republicans | buy-land at e8 facing e | buy-land at h8 facing e |
      | advertise-national | Republicans | advertise national      | advertise national      |
      | advertise-chicago  | Republicans | advertise chicago       | advertise chicago       |
      | branch             | Republicans | branch boston           | branch boston           |
      | wage-increase      | Republicans | wage-increase           | wage-increase           |
      | party              | Republicans | branches boston bronx   | branches boston boston  |
      | party              | Democrats   | eight-hour-day          | eight-hour-day          |

  @US-PLACE-12
  Scenario Outline: A player's own worker blocks a small oval as well - <action>
    Given a Union Stockyards game of yellow and blue
    And the <party> are in office
    And yellow has 2 low morale tokens
    When yellow does "<action>"
    And blue does "contract"
    Then yellow may not do "<again>" because of US-PLACE-12

    Examples:
      | party       | action                      | again                       |
      | Republicans | buy-land at e1 facing e     | buy-land at e6 facing e     |
      | Republicans | advertise national          | advertise national          |
      | Republicans | advertise chicago           | advertise chicago           |
      | Republicans | branch boston               | branch bronx                |
      | Republicans | wage-increase               | wage-increase               |
      | Republicans | branches boston bronx       | branches boston bronx       |
      | Democrats   | eight-hour-day              | eight-hour-day              |
      | Republicans | campaign                    | campaign                    |
      | Republicans | year-card supplier-contract | year-card supplier-contract |

  @US-PLACE-11
  Scenario: A small oval that was taken is free again in the next year
    Given a Union Stockyards game of yellow and blue
    And yellow's worker stands on advertise-chicago
    And blue places the last worker of the year
    Then blue may not do "advertise chicago" because of US-PLACE-11
    When blue does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then yellow may do "advertise chicago"

  @US-PLACE-11
  Scenario Outline: Build has three spaces with three to five players, each for one worker - <standing> stand there
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow's worker stands on build
    And blue's worker stands on <second>
    And green's worker stands on <third>
    And it is orange's turn
    Then "build lard-refinery at i8" is <verdict> for orange

    Examples:
      | standing | second             | third    | verdict |
      | 1        | advertise-national | campaign | legal   |
      | 2        | build              | campaign | legal   |
      | 3        | build              | build    | illegal |

  @US-PLACE-11
  Scenario: A fourth worker cannot build, because the three Build spaces are taken
    Given a Union Stockyards game of yellow, blue, green and orange
    And yellow's worker stands on build
    And blue's worker stands on build
    And green's worker stands on build
    And it is orange's turn
    Then orange may not do "build lard-refinery at i8" because of US-PLACE-11

  @US-PLACE-11
  Scenario: Build has two spaces with two players
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "build curing-room at d3"
    And chance does "reveal-building sausage-kitchen"
    And blue does "contract"
    And yellow does "build lard-refinery at d4"
    And chance does "reveal-building smokehouse"
    Then blue may not do "build chill-room at g3" because of US-PLACE-11

  # ---------------------------------------------------------------- long ovals

  @US-PLACE-13 @US-PLACE-14
  Scenario: Contract work is a long oval and has room for everybody
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When these decisions are taken:
      """
      yellow: contract
      blue: contract
      green: contract
      yellow: contract
      blue: contract
      """
    Then green may do "contract"
    And yellow has $12
    And blue has $12

  @US-PLACE-13 @US-PLACE-14
  Scenario: Build Viaduct is a long oval and has room for everybody
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When these decisions are taken:
      """
      yellow: viaduct at e2
      blue: viaduct at j8
      green: viaduct at i4
      yellow: viaduct at e3
      """
    Then blue may do "viaduct at j9"
    And 2 viaducts are in the supply
    And yellow has $8

  # ---------------------------------------------------------------- the Yards

  @US-PLACE-16
  Scenario Outline: After slaughtering one kind, a player may slaughter only the two other kinds - <kind>
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "slaughter <kind>"
    And blue does "contract"
    Then "slaughter cattle" is <cattle> for yellow
    And "slaughter hogs" is <hogs> for yellow
    And "slaughter sheep" is <sheep> for yellow

    Examples:
      | kind   | cattle  | hogs    | sheep   |
      | cattle | illegal | legal   | legal   |
      | hogs   | legal   | illegal | legal   |
      | sheep  | legal   | legal   | illegal |

  # ---------------------------------------------------------------- costs

  @US-PLACE-18
  Scenario Outline: The printed cost goes to the Bank when the worker is placed - <action>
    Given a Union Stockyards game of yellow, blue and green
    And the <party> are in office
    And it is year <year>
    And the year card is <card>
    When yellow does "<action>"
    Then yellow has $<cash>
    And the Bank has $<cost> more than at the start

    Examples:
      | action                  | party       | year | card                    | cost | cash |
      | buy-land at e8 facing e | Republicans | 1    | y1883-supplier-contract | 2    | 8    |
      | advertise national      | Republicans | 1    | y1883-supplier-contract | 2    | 8    |
      | branch boston           | Republicans | 1    | y1883-supplier-contract | 1    | 9    |
      | wage-increase           | Republicans | 1    | y1883-supplier-contract | 2    | 8    |
      | branches boston bronx   | Republicans | 1    | y1883-supplier-contract | 3    | 7    |
      | year-card fair-exhibit  | Republicans | 2    | y1893-fair-exhibit      | 1    | 9    |

  @US-PLACE-03
  Scenario Outline: If no cost is printed nothing is paid - <action>
    Given a Union Stockyards game of yellow, blue and green
    And the <party> are in office
    And yellow has $0
    When yellow does "<action>"
    Then yellow has $0

    Examples:
      | action                      | party       |
      | advertise chicago           | Republicans |
      | campaign                    | Republicans |
      | eight-hour-day              | Democrats   |
      | year-card supplier-contract | Republicans |

  @US-PLACE-19
  Scenario Outline: A player with a dollar too little cannot use the space - <action> with $<cash>
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And the year card is <card>
    And yellow has $<cash>
    Then yellow may not do "<action>" because of US-PLACE-19

    Examples:
      | action                  | year | card                    | cash |
      | buy-land at e8 facing e | 1    | y1883-supplier-contract | 1    |
      | advertise national      | 1    | y1883-supplier-contract | 1    |
      | branch boston           | 1    | y1883-supplier-contract | 0    |
      | wage-increase           | 1    | y1883-supplier-contract | 1    |
      | branches boston bronx   | 1    | y1883-supplier-contract | 2    |
      | year-card fair-exhibit  | 2    | y1893-fair-exhibit      | 0    |

  @US-PLACE-11
  Scenario: A taken space is refused for being taken, even if the player also lacks the cash
    Given a Union Stockyards game of yellow, blue and green
    And yellow's worker stands on advertise-national
    And it is blue's turn
    And blue has $0
    Then blue may not do "advertise national" because of US-PLACE-11
