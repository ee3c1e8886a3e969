Feature: Campaign and election
  A worker on the campaign space brings 2 savings at once. At the end of the year its owner takes the first player token and says which
  party is in office; the party decides what the party space offers in the next year. Without a campaign everything stays as it is.

  Background:
    Given a Union Stockyards game of yellow, blue and green

  # ---------------------------------------------------------------- the campaign

  @example @US-EX-11 @US-CAMPAIGN-01 @US-CAMPAIGN-02 @US-ELECT-03 @US-ELECT-04 @US-ELECT-05
  Scenario Outline: Yellow campaigned under the Democrats, and so chooses the party
    Given the Democrats are in office
    And blue is first player
    And yellow has 1 savings
    And yellow places the last worker of the year
    When yellow does "campaign"
    Then yellow has 3 savings
    And blue is first player
    And yellow may do only:
      | party democratic |
      | party republican |
    When yellow does "party <party>"
    And chance does "reveal-year y1892-reduce-wages"
    Then the <party in office> are in office
    And yellow is first player
    And yellow has 3 savings

    Examples: the token stays, or is turned
      | party      | party in office |
      | democratic | Democrats       |
      | republican | Republicans     |

  @US-CAMPAIGN-01
  Scenario Outline: A campaign brings two savings and costs nothing
    Given yellow has $0
    And yellow has <before> savings
    When yellow does "campaign"
    Then yellow has <after> savings
    And yellow has $0

    Examples: the savings track has no end
      | before | after |
      | 1      | 3     |
      | 24     | 26    |
      | 60     | 62    |

  @US-CAMPAIGN-02
  Scenario: Until the election neither the party nor the first player changes
    Given the Republicans are in office
    And yellow has 0 workers to place
    And blue has 1 worker to place
    And green has 1 worker to place
    When blue does "campaign"
    Then it is green's turn
    And yellow is first player
    And the Republicans are in office
    And green may do "branches boston boston"
    But green may not do "eight-hour-day" because of US-EIGHT-01
    When green does "contract"
    And blue does "party democratic"
    And chance does "reveal-year y1892-reduce-wages"
    Then blue is first player
    And the Democrats are in office

  @US-CAMPAIGN-01
  Scenario: Only one worker in a year can campaign
    Given it is yellow's turn
    When yellow does "campaign"
    Then blue may not do "campaign" because of US-PLACE-11
    When blue does "contract"
    And green does "contract"
    Then yellow may not do "campaign" because of US-PLACE-12

  # ---------------------------------------------------------------- no campaign

  @US-ELECT-01 @US-ELECT-02
  Scenario Outline: If nobody campaigned, the party and the first player stay
    Given the <party> are in office
    And blue is first player
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And the <party> are in office
    And blue is first player
    And it is blue's turn

    Examples:
      | party       |
      | Republicans |
      | Democrats   |

  @US-ELECT-01
  Scenario: Without a campaign nobody is asked for a party
    Given yellow places the last worker of the year
    When yellow does "contract"
    Then chance may do "reveal-year y1892-reduce-wages" with 1 chance in 4

  # ---------------------------------------------------------------- the election

  @US-ELECT-03
  Scenario Outline: The player who campaigned places first next year
    Given yellow places the last worker of the year
    And <campaigner>'s worker stands on campaign
    When yellow does "contract"
    Then it is <campaigner>'s turn
    And yellow is first player
    When <campaigner> does "party republican"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And <campaigner> is first player
    And it is <campaigner>'s turn
    When <campaigner> does "contract"
    Then it is <next>'s turn

    Examples: and the others follow clockwise
      | campaigner | next   |
      | blue       | green  |
      | green      | yellow |

  @US-ELECT-04 @US-ELECT-05
  Scenario Outline: The campaigner may choose either party, whichever is in office
    Given the <before> are in office
    And yellow places the last worker of the year
    And green's worker stands on campaign
    When yellow does "contract"
    Then green may do only:
      | party democratic |
      | party republican |
    When green does "party <choice>"
    And chance does "reveal-year y1892-reduce-wages"
    Then the <after> are in office

    Examples:
      | before      | choice     | after       |
      | Republicans | republican | Republicans |
      | Republicans | democratic | Democrats   |
      | Democrats   | republican | Republicans |
      | Democrats   | democratic | Democrats   |

  @US-ELECT-03 @US-ELECT-04
  Scenario: Players who did not campaign cannot make the choice of the election
    Given yellow places the last worker of the year
    And green's worker stands on campaign
    When yellow does "contract"
    Then yellow may not do "party democratic"
    And blue may not do "party democratic"
    But green may do "party democratic"

  @US-ELECT-04
  Scenario: In year 6 the campaigner still chooses the party, and then the game is over
    Given it is year 6
    And the Republicans are in office
    And yellow places the last worker of the year
    And blue's worker stands on campaign
    When yellow does "contract"
    Then the game goes on
    And it is blue's turn
    And blue may do only:
      | party democratic |
      | party republican |
    When blue does "party democratic"
    Then the game is over
    And the Democrats are in office
    And blue is first player

  # ---------------------------------------------------------------- the party space

  @US-ELECT-06
  Scenario: With the Democrats in office, the party space offers the eight-hour day
    Given the Democrats are in office
    Then yellow may do "eight-hour-day"
    But yellow may not do "branches boston boston" because of US-TWOBR-01

  @US-ELECT-07
  Scenario: With the Republicans in office, the party space offers two branches
    Given the Republicans are in office
    Then yellow may do "branches boston boston"
    But yellow may not do "eight-hour-day" because of US-EIGHT-01

  @US-ELECT-06
  Scenario: A new Democratic party brings the eight-hour day in the next year
    Given the Republicans are in office
    And yellow places the last worker of the year
    And blue's worker stands on campaign
    Then yellow may do "branches boston boston"
    And yellow may not do "eight-hour-day" because of US-EIGHT-01
    When yellow does "contract"
    And blue does "party democratic"
    And chance does "reveal-year y1892-reduce-wages"
    Then blue may do "eight-hour-day"
    And blue may not do "branches boston boston" because of US-TWOBR-01

  @US-ELECT-07
  Scenario: A new Republican party brings two branches in the next year
    Given the Democrats are in office
    And yellow places the last worker of the year
    And blue's worker stands on campaign
    Then yellow may do "eight-hour-day"
    And yellow may not do "branches boston boston" because of US-TWOBR-01
    When yellow does "contract"
    And blue does "party republican"
    And chance does "reveal-year y1892-reduce-wages"
    Then blue may do "branches boston boston"
    And blue may not do "eight-hour-day" because of US-EIGHT-01

  @US-ELECT-04
  Scenario: Only the campaigner chooses the party
    Given yellow places the last worker of the year
    And blue's worker stands on campaign
    When yellow does "contract"
    Then yellow may not do "party democratic" because of US-ELECT-04
    But blue may do "party democratic"

  @US-PRICE-01 @US-PRICE-02
  Scenario: After the last worker of a year the livestock prices are adjusted
    Given it is year 3
    And all workers are placed
    And the Yards hold 0 cattle, 1 hogs, 2 sheep
    And the prices are cattle 15, hogs 9, sheep 9
    When the livestock prices are adjusted
    And chance does "reveal-year y1908-hot-dog-sales"
    Then the prices are cattle 18, hogs 9, sheep 7
