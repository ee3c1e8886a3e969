Feature: Branch houses in the five markets
  For $1 a house goes from the mat to a free space of a market and brings the benefit of that market at once. What it is worth
  at the end depends on the railroads that reach the market.

  # ---------------------------------------------------------------- one house, one dollar

  @example @US-EX-21 @US-BRANCH-01 @US-BRANCH-02 @US-BRANCH-04 @US-BRANCH-09 @US-BRANCH-10
  Scenario: Green takes the last space of Brooklyn
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And brooklyn has yellow blue blue
    When green does "branch brooklyn"
    Then green has $9
    And the Bank has $1 more than at the start
    And green has 5 houses on the mat
    And green's lamb is 7
    And brooklyn has yellow blue blue green
    And green's worker stands on branch
    And yellow may not do "branches boston brooklyn" because of US-BRANCH-09

  Scenario Outline: Whether a player with $<cash> may establish a house depends on the cost of $1
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $<cash>
    Then "branch boston" is <verdict> for yellow

    @US-PLACE-19
    Examples: too little
      | cash | verdict |
      | 0    | illegal |

    @US-BRANCH-01
    Examples: enough
      | cash | verdict |
      | 1    | legal   |

  @US-PLACE-19
  Scenario: A player without a dollar cannot establish a house
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $0
    Then yellow may not do "branch boston" because of US-PLACE-19

  @US-BRANCH-02 @US-BRANCH-03
  Scenario Outline: A house can go to any of the five markets - <market>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "branch <market>"
    Then <market> has yellow
    And yellow has 5 houses on the mat
    And yellow has $9

    Examples:
      | market       |
      | boston       |
      | bronx        |
      | manhattan    |
      | brooklyn     |
      | philadelphia |

  @US-BRANCH-03
  Scenario: Chicago has no market
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then the word "branch chicago" is not understood
    And yellow may do "branch bronx"

  # ---------------------------------------------------------------- benefits

  @US-BRANCH-04
  Scenario Outline: The benefit of a market comes at once - <market>
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "branch <market>"
    Then yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    And the brand of yellow is <brand>
    And blue's beef is 16
    And blue's pork is 6
    And blue's lamb is 6

    Examples: from beef 16, pork 6, lamb 6, brand 0
      | market       | beef | pork | lamb | brand |
      | boston       | 17   | 6    | 6    | 0     |
      | bronx        | 17   | 6    | 6    | 0     |
      | manhattan    | 16   | 7    | 6    | 0     |
      | brooklyn     | 16   | 6    | 7    | 0     |
      | philadelphia | 16   | 6    | 6    | 1     |

  @US-BRANCH-10
  Scenario: Each house in Brooklyn raises lamb by 1
    Given a Union Stockyards game of yellow, blue and green
    And brooklyn has yellow
    And yellow's lamb is 7
    When yellow does "branch brooklyn"
    Then yellow's lamb is 8
    And brooklyn has yellow yellow

  @US-BRANCH-11
  Scenario: A house in Philadelphia moves the brand tracker, which gives the gain of a line that it crosses
    Given a Union Stockyards game of yellow, blue and green
    And brand 1 holds yellow
    And brand 2 holds green
    When yellow does "branch philadelphia"
    Then brand 2 holds green, yellow
    And yellow's beef is 17

  # ---------------------------------------------------------------- spaces

  @US-BRANCH-05
  Scenario Outline: With three to five players, a market with more people has more spaces - <market> with <houses>
    Given a Union Stockyards game of yellow, blue and green
    And <market> has <houses>
    Then "branch <market>" is <verdict> for yellow

    Examples:
      | market       | houses                   | verdict |
      | bronx        | blue                     | legal   |
      | bronx        | blue blue                | illegal |
      | boston       | blue blue                | legal   |
      | boston       | blue blue blue           | illegal |
      | brooklyn     | blue blue blue           | legal   |
      | brooklyn     | blue blue blue blue      | illegal |
      | philadelphia | blue blue blue           | legal   |
      | philadelphia | blue blue blue blue      | illegal |
      | manhattan    | blue blue blue blue      | legal   |
      | manhattan    | blue blue blue blue blue | illegal |

  @US-BRANCH-05
  Scenario Outline: With two players, a market with more people has more spaces - <market> with <houses>
    Given a Union Stockyards game of yellow and blue
    And <market> has <houses>
    Then "branch <market>" is <verdict> for yellow

    Examples:
      | market       | houses         | verdict |
      | bronx        | blue           | legal   |
      | bronx        | blue blue      | illegal |
      | boston       | blue           | legal   |
      | boston       | blue blue      | illegal |
      | brooklyn     | blue blue      | legal   |
      | brooklyn     | blue blue blue | illegal |
      | philadelphia | blue blue      | legal   |
      | philadelphia | blue blue blue | illegal |
      | manhattan    | blue blue      | legal   |
      | manhattan    | blue blue blue | illegal |

  @US-BRANCH-09
  Scenario Outline: A house in a full market is refused - <market>
    Given a Union Stockyards game of yellow, blue and green
    And <market> has <houses>
    Then yellow may not do "branch <market>" because of US-BRANCH-09

    Examples:
      | market       | houses                      |
      | bronx        | blue green                  |
      | boston       | blue blue green             |
      | brooklyn     | yellow blue green green     |
      | philadelphia | yellow yellow blue green    |
      | manhattan    | yellow blue blue blue green |

  @US-BRANCH-06 @US-BRANCH-07
  Scenario: One player may fill a market
    Given a Union Stockyards game of yellow, blue and green
    And brooklyn has yellow yellow yellow
    When yellow does "branch brooklyn"
    Then brooklyn has yellow yellow yellow yellow
    And yellow has 2 houses on the mat

  @US-BRANCH-06
  Scenario: A player may place a second house in the same market
    Given a Union Stockyards game of yellow, blue and green
    And bronx has yellow
    When yellow does "branch bronx"
    Then bronx has yellow yellow

  # ---------------------------------------------------------------- houses on the mat

  @US-BRANCH-08
  Scenario: A player with all six houses in the markets cannot establish another
    Given a Union Stockyards game of yellow, blue and green
    And boston has yellow yellow yellow
    And philadelphia has yellow yellow yellow
    And yellow has 0 houses on the mat
    Then yellow may not do "branch bronx" because of US-BRANCH-08

  @US-BRANCH-02
  Scenario: A player may establish the last house on the mat, but no house after it
    Given a Union Stockyards game of yellow, blue and green
    And boston has yellow yellow
    And philadelphia has yellow yellow yellow
    And yellow has 1 house on the mat
    When yellow does "branch bronx"
    Then yellow has 0 houses on the mat
    And bronx has yellow
    When blue does "contract"
    And green does "contract"
    Then yellow may not do "branches boston bronx" because of US-BRANCH-08

  @US-BRANCH-08
  Scenario: With five players each player has only four branch houses
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And manhattan has purple purple purple purple
    And it is purple's turn
    Then purple may not do "branch bronx" because of US-BRANCH-08

  @US-BRANCH-08
  Scenario: A player without houses is refused a full market for lack of a house
    Given a Union Stockyards game of yellow, blue and green
    And boston has yellow yellow yellow
    And philadelphia has yellow yellow yellow
    And yellow has 0 houses on the mat
    Then yellow may not do "branch boston" because of US-BRANCH-08

  @US-PLACE-19
  Scenario: A player without a dollar is refused a full market for lack of the dollar
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $0
    And bronx has blue blue
    Then yellow may not do "branch bronx" because of US-PLACE-19

  # ---------------------------------------------------------------- what the houses are worth

  @example @US-EX-22 @US-BRANCH-04
  Scenario: After Green's house in Brooklyn, the wealth of all players is shown as if the game ended then
    Given a Union Stockyards game of yellow, blue and green
    And it is green's turn
    And yellow has 0 low morale tokens
    And blue has 0 low morale tokens
    And green has 0 low morale tokens
    And brooklyn has yellow blue blue
    And bronx has yellow
    And boston has blue
    And philadelphia has yellow blue
    And manhattan has green
    And bronx has both tokens
    And brooklyn has both tokens
    And boston has its railroad token
    And philadelphia has its railroad token
    When green does "branch brooklyn"
    Then bronx has 2 railroad connections
    And brooklyn has 2 railroad connections
    And boston has 1 railroad connection
    And philadelphia has 1 railroad connection
    And manhattan has 0 railroad connections
    And the token rail-manhattan lies beside the grid
    And the wealth of yellow is made of savings 1, cash 10, margins 5, brand 3, houses 10, cards 0, tokens 0
    And the wealth of blue is made of savings 2, cash 10, margins 5, brand 6, houses 12, cards 0, tokens 0
    And the wealth of green is made of savings 3, cash 9, margins 6, brand 9, houses 4, cards 0, tokens 0

  @example @US-EX-22 @US-SCORE-10 @US-SCORE-11 @US-SCORE-12 @US-WIN-06
  Scenario: Green's house in Brooklyn with the last worker of the game counts in the final scoring
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and green places the last worker of the year
    And green has 0 low morale tokens
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    And brooklyn has yellow blue blue
    And boston has green
    And manhattan has green
    And brooklyn has both tokens
    And boston has its railroad token
    When green does "branch brooklyn"
    Then the game is over
    And the wealth of green is made of savings 3, cash 9, margins 3, brand 9, houses 6, cards 0, tokens 0

  # ---------------------------------------------------------------- an owner's board

  @US-BRANCH-11 @US-BRANCH-04
  Scenario: If Philadelphia brings brand and beef in an owner's box, a house there brings both
    Given a Union Stockyards game of yellow and blue
    And the component file:
      """
      markets: [{id: philadelphia, benefit: {brand: 1, beef: 2}}]
      """
    And it is yellow's turn
    And brand 4 holds yellow
    And brand 0 holds blue
    When yellow does "branch philadelphia"
    Then the brand of yellow is 5
    And yellow's beef is 18
    And yellow's pork is 7

  @US-BRANCH-01 @US-BRANCH-04
  Scenario: A branch house costs $1, and its space is taken
    Given a Union Stockyards game of yellow, blue and green
    And the branch space is free
    And yellow has 2 branch houses in brooklyn
    And blue has no other branch houses
    And it is yellow's turn
    When yellow does "branch brooklyn"
    Then yellow has 3 branch houses in brooklyn
    And yellow pays $1
    And the buy-land space is free
