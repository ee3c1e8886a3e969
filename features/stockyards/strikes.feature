Feature: Strikes
  When the union spirit stands at 4 or 5 after the year card, everybody gains a low morale token and puts one worker on the picket line
  for the year. The strike itself does not lower the spirit: without a wage increase or an eight-hour day the next year has one again.

  # ---------------------------------------------------------------- when there is one, and what it costs

  @example @US-EX-08 @US-STRIKE-02 @US-STRIKE-03 @US-STRIKE-04 @US-STRIKE-07
  Scenario Outline: When the union spirit reaches 4, everybody has one worker fewer and one token more
    Given a Union Stockyards game of <players>
    And year 2 begins
    And the union spirit is 3
    And yellow has 2 low morale tokens
    When chance does "reveal-year y1893-fair-exhibit"
    Then there is a strike
    And the union spirit is 4
    And yellow has <workers> workers to place
    And <last> has <workers> workers to place
    And yellow has 3 low morale tokens
    And <last> has 2 low morale tokens
    And <strikers> workers stand on the picket line
    And <tokens> low morale tokens are in the supply

    Examples: thirty tokens in all
      | players                                | last   | workers | strikers | tokens |
      | yellow and blue                        | blue   | 3       | 2        | 25     |
      | yellow, blue and green                 | green  | 3       | 3        | 23     |
      | yellow, blue, green and orange         | orange | 3       | 4        | 21     |
      | yellow, blue, green, orange and purple | purple | 2       | 5        | 19     |

  @US-STRIKE-02
  Scenario Outline: A union spirit of 4 or 5 calls a strike
    Given a Union Stockyards game of yellow, blue and green
    And year <year> begins
    And the union spirit is <before>
    When chance does "reveal-year <card>"
    Then the union spirit is <after>
    And there is a strike
    And green has 3 workers to place
    And green has 2 low morale tokens

    Examples:
      | year | card                | before | after |
      | 2    | y1893-fair-exhibit  | 3      | 4     |
      | 2    | y1893-fair-exhibit  | 4      | 5     |
      | 2    | y1894-prices-up     | 2      | 4     |
      | 2    | y1894-prices-up     | 3      | 5     |
      | 4    | y1908-hot-dog-sales | 4      | 4     |
      | 4    | y1908-hot-dog-sales | 5      | 5     |

  @US-STRIKE-01
  Scenario Outline: At a union spirit of 3 or less nobody strikes and phase II begins
    Given a Union Stockyards game of yellow, blue and green
    And year <year> begins
    And the union spirit is <before>
    When chance does "reveal-year <card>"
    Then the union spirit is <after>
    And there is no strike
    And it is Phase II
    And it is yellow's turn
    And green has 4 workers to place
    And green has 1 low morale token
    And 0 workers stand on the picket line

    Examples:
      | year | card                | before | after |
      | 2    | y1893-fair-exhibit  | 2      | 3     |
      | 2    | y1894-prices-up     | 1      | 3     |
      | 4    | y1908-hot-dog-sales | 3      | 3     |
      | 4    | y1908-hot-dog-sales | 0      | 0     |

  @US-STRIKE-04
  Scenario: In a strike, three players with four workers each have nine placements
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the union spirit is 3
    When chance does "reveal-year y1893-fair-exhibit"
    And the other workers are placed
    And chance does "reveal-year y1900-more-livestock"
    Then it is year 3
    And yellow has $13
    And blue has $13
    And green has $13

  # ---------------------------------------------------------------- the strike goes on

  @worked @US-EX-09 @US-STRIKE-05 @US-STRIKE-06
  Scenario Outline: If nobody does anything for the workers, they strike again
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And there is a strike
    And the union spirit is 4
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance does "reveal-year <card>"
    Then the union spirit is <spirit>
    And there is a strike
    And yellow has 3 workers to place
    And yellow has 2 low morale tokens

    Examples: a card that shows 0, and one that shows 1
      | year | card                | spirit |
      | 3    | y1908-hot-dog-sales | 4      |
      | 3    | y1910-prices-up     | 5      |

  @US-STRIKE-05
  Scenario Outline: A strike does not change the union spirit that the card has set
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the union spirit is <before>
    When chance does "reveal-year y1894-prices-up"
    Then there is a strike
    And the union spirit is <after>

    Examples:
      | before | after |
      | 2      | 4     |
      | 3      | 5     |

  @US-STRIKE-01
  Scenario: A wage increase ends the strike for the next year
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And there is a strike
    And the union spirit is 4
    And yellow places the last worker of the year
    When yellow does "wage-increase"
    And chance does "reveal-year y1910-prices-up"
    Then the union spirit is 3
    And there is no strike
    And yellow has 4 workers to place
    And yellow has 0 low morale tokens

  @US-STRIKE-04
  Scenario: Strikers do not come back when the spirit falls during the year
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the union spirit is 3
    When chance does "reveal-year y1893-fair-exhibit"
    And yellow does "wage-increase"
    Then the union spirit is 2
    And there is a strike
    And yellow has 2 workers to place
    And blue has 3 workers to place
    And 3 workers stand on the picket line

  # ---------------------------------------------------------------- a strike in 1918 and 1919

  @example @US-EX-37
  Scenario Outline: In a strike under 1918 or 1919, each player has two workers to place
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the union spirit is <before>
    When chance does "reveal-year <card>"
    Then the union spirit is 4
    And there is a strike
    And yellow has 2 workers to place
    And blue has 2 workers to place
    And green has 2 workers to place
    And yellow's worker lies on the year card
    And blue's worker lies on the year card
    And green's worker lies on the year card
    And 3 workers stand on the picket line
    When yellow does "wage-increase"
    And the other workers are placed
    And chance does "reveal-year y1926-support-students"
    Then the union spirit is 2
    And yellow has 4 workers to place
    And blue has 4 workers to place
    And green has 4 workers to place
    And 0 workers stand on the picket line

    @US-Y5-05 @US-Y5-06 @US-Y5-07 @US-Y5-08
    Examples: 1918 lowers the spirit by 1
      | card              | before |
      | y1918-worker-away | 5      |

    @US-Y5-09 @US-Y5-10 @US-Y5-11
    Examples: 1919 raises it by 2
      | card              | before |
      | y1919-worker-away | 2      |

  @worked @US-EX-46
  Scenario Outline: Under 1918 and 1919 without a strike, three workers are left to place
    Given a Union Stockyards game of yellow, blue and green
    And year 5 begins
    And the union spirit is <before>
    When chance does "reveal-year <card>"
    Then the union spirit is 3
    And there is no strike
    And yellow has 3 workers to place
    And green has 3 workers to place
    And green has 1 low morale token
    And 0 workers stand on the picket line

    @US-Y5-05
    Examples: 1918
      | card              | before |
      | y1918-worker-away | 4      |

    @US-Y5-09
    Examples: 1919
      | card              | before |
      | y1919-worker-away | 1      |

  # ---------------------------------------------------------------- too few tokens

  @US-R-morale-token-shortage @US-STRIKE-03 @US-CMP-15
  Scenario Outline: If five players strike and three tokens are left, the answer decides who gains one
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And the ruling "morale-token-shortage" is "<answer>"
    And year 2 begins
    And <first> is first player
    And the union spirit is 3
    And yellow has 7 low morale tokens
    And blue has 6 low morale tokens
    And green has 5 low morale tokens
    And orange has 5 low morale tokens
    And purple has 4 low morale tokens
    And 3 low morale tokens are in the supply
    When chance does "reveal-year y1893-fair-exhibit"
    Then there is a strike
    And yellow has <yellow> low morale tokens
    And blue has <blue> low morale tokens
    And green has <green> low morale tokens
    And orange has <orange> low morale tokens
    And purple has <purple> low morale tokens
    And purple has 2 workers to place

    Examples: anything serves as a token
      | answer            | first  | yellow | blue | green | orange | purple |
      | substitute-freely | yellow | 8      | 7    | 6     | 6      | 5      |
      | substitute-freely | green  | 8      | 7    | 6     | 6      | 5      |

    Examples: the first player and the next two gain one each
      | answer                | first  | yellow | blue | green | orange | purple |
      | turn-order-until-gone | yellow | 8      | 7    | 6     | 5      | 4      |
      | turn-order-until-gone | green  | 7      | 6    | 6     | 6      | 5      |
      | turn-order-until-gone | purple | 8      | 7    | 5     | 5      | 5      |

  @US-R-morale-token-shortage
  Scenario Outline: In a strike all players gain a token if the supply has enough, and none if it is empty
    Given a Union Stockyards game of yellow and blue
    And the ruling "morale-token-shortage" is "<answer>"
    And year 2 begins
    And the union spirit is 3
    And yellow has <before> low morale tokens
    And blue has 14 low morale tokens
    And <supply> low morale tokens are in the supply
    When chance does "reveal-year y1893-fair-exhibit"
    Then yellow has <yellow> low morale tokens
    And blue has <blue> low morale tokens

    Examples:
      | answer                | before | supply | yellow | blue |
      | substitute-freely     | 14     | 2      | 15     | 15   |
      | turn-order-until-gone | 14     | 2      | 15     | 15   |
      | substitute-freely     | 15     | 1      | 16     | 15   |
      | turn-order-until-gone | 15     | 1      | 16     | 14   |
      | substitute-freely     | 16     | 0      | 17     | 15   |
      | turn-order-until-gone | 16     | 0      | 16     | 14   |

  @US-STRIKE-04
  Scenario: In a strike each player has a worker on the picket line
    Given a Union Stockyards game of yellow, blue and green
    And year 3 begins
    And the union spirit is 4
    When the livestock arrive
    And chance does "reveal-year y1902-beef-trust"
    Then everybody has a worker on the picket line
