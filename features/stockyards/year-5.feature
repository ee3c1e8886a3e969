Feature: The year cards of 1914 to 1919
  Army Contract is an action. The cards of 1914, 1918 and 1919 are events; the last two keep a worker of each player for the year.

  # ---------------------------------------------------------------- 1914

  @US-Y5-01
  Scenario: 1914 - all three prices rise by 1 after the animals have arrived
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the prices are cattle 15, hogs 6, sheep 10
    And the Yards hold 1 cattle, 0 hogs, 2 sheep
    And the union spirit is 2
    When chance does "reveal-year y1914-prices-up"
    Then the prices are cattle 16, hogs 7, sheep 11
    And the Yards hold 2 cattle, 1 hogs, 4 sheep
    And the union spirit is 3

  @US-Y5-01 @US-BOUND-05
  Scenario: 1914 - a price at the end of its track stays there while the others rise
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the prices are cattle 24, hogs 15, sheep 4
    When chance does "reveal-year y1914-prices-up"
    Then the prices are cattle 24, hogs 15, sheep 5

  # ---------------------------------------------------------------- 1917, Army Contract

  @worked @US-EX-36 @US-Y5-02 @US-Y5-03
  Scenario: The Army Contract raises beef and pork by 1
    Given a Union Stockyards game of yellow, blue and green
    And it is year 5
    And the year card is y1917-army-contract
    And it is blue's turn
    And blue's beef is 18
    And blue's pork is 8
    When blue does "year-card army-contract"
    Then blue's beef is 19
    And blue's pork is 9
    And blue's lamb is 6
    And blue has $10
    And yellow's beef is 16
    And yellow's pork is 6

  @worked @US-EX-36 @US-Y5-02 @US-Y5-03 @US-Y5-04
  Scenario: The Army Contract with the Canning Factory raises beef by 2
    Given a Union Stockyards game of yellow, blue and green
    And it is year 5
    And the year card is y1917-army-contract
    And it is blue's turn
    And blue has canning-factory at k5
    And blue's beef is 18
    And blue's pork is 8
    When blue does "year-card army-contract"
    Then blue's beef is 20
    And blue's pork is 9

  @US-Y5-02 @US-Y5-04
  Scenario: 1917 - another player's Canning Factory is of no use to the Army Contract
    Given a Union Stockyards game of yellow, blue and green
    And it is year 5
    And the year card is y1917-army-contract
    And yellow has canning-factory at e2
    And it is blue's turn
    And blue's beef is 18
    When blue does "year-card army-contract"
    Then blue's beef is 19

  @US-Y5-02 @US-Y5-03 @US-Y5-04
  Scenario Outline: 1917 - beef and pork stop at the ends of their tracks
    Given a Union Stockyards game of yellow, blue and green
    And it is year 5
    And the year card is y1917-army-contract
    And yellow has canning-factory at e2
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    When yellow does "year-card army-contract"
    Then yellow's beef is 32
    And yellow's pork is 20

    Examples:
      | beef | pork |
      | 30   | 19   |
      | 31   | 20   |
      | 32   | 20   |

  # ---------------------------------------------------------------- 1918

  @US-Y5-05 @US-Y5-06
  Scenario Outline: 1918 - every player has one worker fewer, and it lies on the year card
    Given a Union Stockyards game of <players>
    And year 5 begins
    And the union spirit is 3
    When chance does "reveal-year y1918-worker-away"
    Then the union spirit is 2
    And yellow has <workers> workers to place
    And <last> has <workers> workers to place
    And there is no strike
    And <last>'s worker lies on the year card

    Examples:
      | players                                | last   | workers |
      | yellow and blue                        | blue   | 3       |
      | yellow, blue and green                 | green  | 3       |
      | yellow, blue, green and orange         | orange | 3       |
      | yellow, blue, green, orange and purple | purple | 2       |

  @US-Y5-05 @US-Y5-08
  Scenario: 1918 - every player has three placements, and the fourth worker is back next year
    Given a Union Stockyards game of yellow and blue
    And year 5 begins
    And the union spirit is 0
    When chance does "reveal-year y1918-worker-away"
    And these decisions are taken:
      """
      yellow: contract
      blue: contract
      yellow: contract
      blue: contract
      yellow: contract
      """
    Then yellow has 0 workers to place
    And it is year 5
    When blue does "contract"
    And chance does "reveal-year y1926-support-students"
    Then it is year 6
    And yellow has 4 workers to place
    And blue has 4 workers to place

  @US-Y5-07
  Scenario: 1918 - with a strike in the same year every player has two workers fewer
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the union spirit is 5
    When chance does "reveal-year y1918-worker-away"
    Then the union spirit is 4
    And there is a strike
    And yellow has 2 workers to place
    And blue has 2 workers to place
    And green has 2 workers to place
    And 3 workers stand on the picket line
    And green's worker lies on the year card

  @US-Y5-05
  Scenario: 1918 - the card lowers the spirit before the strike is called, so a spirit of 4 calls none
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the union spirit is 4
    When chance does "reveal-year y1918-worker-away"
    Then the union spirit is 3
    And there is no strike
    And yellow has 3 workers to place
    And yellow has 1 low morale token

  # ---------------------------------------------------------------- 1919

  @US-Y5-09
  Scenario Outline: 1919 - every player has one worker fewer, and it lies on the year card
    Given a Union Stockyards game of <players>
    And year 5 begins
    And the union spirit is 1
    When chance does "reveal-year y1919-worker-away"
    Then the union spirit is 3
    And there is no strike
    And yellow has <workers> workers to place
    And <last> has <workers> workers to place
    And <last>'s worker lies on the year card

    Examples:
      | players                                | last   | workers |
      | yellow and blue                        | blue   | 3       |
      | yellow, blue and green                 | green  | 3       |
      | yellow, blue, green and orange         | orange | 3       |
      | yellow, blue, green, orange and purple | purple | 2       |

  @US-Y5-09 @US-Y5-10
  Scenario Outline: 1919 - with a strike in the same year every player has two workers fewer
    Given a Union Stockyards game of <players>
    And year 5 begins
    And the union spirit is <before>
    When chance does "reveal-year y1919-worker-away"
    Then the union spirit is <after>
    And there is a strike
    And yellow has <workers> workers to place
    And <last> has <workers> workers to place
    And yellow has 2 low morale tokens

    Examples:
      | players                                | last   | before | after | workers |
      | yellow, blue and green                 | green  | 2      | 4     | 2       |
      | yellow, blue and green                 | green  | 3      | 5     | 2       |
      | yellow and blue                        | blue   | 4      | 5     | 2       |
      | yellow, blue, green, orange and purple | purple | 2      | 4     | 1       |

  @US-Y5-09 @US-Y5-11
  Scenario: 1919 - next year the workers are back from the card, and from the picket line as well
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the union spirit is 2
    When chance does "reveal-year y1919-worker-away"
    And yellow does "wage-increase"
    And the other workers are placed
    And chance does "reveal-year y1926-support-students"
    Then it is year 6
    And there is no strike
    And yellow has 4 workers to place
    And blue has 4 workers to place
    And green has 4 workers to place
    And 0 workers stand on the picket line
