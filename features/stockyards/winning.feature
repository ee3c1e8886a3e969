Feature: Winning
  When year 6 is over whoever has the most wealth wins. A tie goes to the higher brand reputation, and on one space of the brand
  track to the higher tracker in the stack.

  # ---------------------------------------------------------------- when the game ends

  @US-SCORE-01 @US-WIN-01
  Scenario: The game ends when year 6 is over
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    When yellow does "contract"
    Then the game is over
    And it brings about "yellow receives $1 from the Bank"
    And it does not bring about "yellow receives $2 from the Bank"
    And blue sees the last decision as "contract"
    And the position has:
      """
      /year: 6
      """
    And green wins
    And green has 21 points
    And blue has 17 points
    And yellow has 14 points

  @US-SCORE-15
  Scenario: If no wealth is above 0, the player with the highest wealth still wins
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "final-margin-prices" is "before-adjustment"
    And it is year 6 and yellow places the last worker of the year
    And the prices are cattle 24, hogs 15, sheep 12
    And blue has $0
    And yellow has $0
    And green has $0
    When yellow does "contract"
    Then the game is over
    And green wins

  Scenario Outline: After years 1 to 5 the game goes on with another year
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance decides 1 time
    Then the game goes on
    And it is year <next>

    Examples:
      | year | next |
      | 1    | 2    |
      | 2    | 3    |
      | 3    | 4    |
      | 4    | 5    |
      | 5    | 6    |

  Scenario: In year 6 the game goes on while a worker is left to place
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And yellow has 1 worker to place
    And blue has 1 worker to place
    And green has 1 worker to place
    When yellow does "contract"
    And blue does "contract"
    Then the game goes on
    When green does "contract"
    Then the game is over

  @US-SCORE-01
  Scenario: The election of year 6 is still held before the game ends
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    When yellow does "campaign"
    Then the game goes on
    And yellow may do only:
      | party democratic |
      | party republican |
    When yellow does "party democratic"
    Then the game is over
    And the Democrats are in office
    And yellow is first player
    And yellow has 15 wealth

  Scenario Outline: After the game is over nobody can do anything more
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    When yellow does "contract"
    Then the game is over
    And <player> may not do "<action>"

    Examples:
      | player | action           |
      | yellow | contract         |
      | blue   | campaign         |
      | green  | slaughter cattle |
      | yellow | party democratic |

  # ---------------------------------------------------------------- the most wealth

  @US-SCORE-15 @US-WIN-01
  Scenario Outline: The player with the highest wealth wins, even by 1 and whatever the brand reputation
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has <yellow> savings
    And blue has <blue> savings
    When yellow does "contract"
    Then yellow has <y> wealth
    And blue has <b> wealth
    And green has 21 wealth
    And <winner> wins

    Examples:
      | yellow | blue | y  | b  | winner |
      | 10     | 7    | 23 | 22 | yellow |
      | 9      | 6    | 22 | 21 | yellow |
      | 8      | 7    | 21 | 22 | blue   |
      | 7      | 5    | 20 | 20 | green  |
      | 7      | 2    | 20 | 17 | green  |

  @US-SCORE-15
  Scenario: The player with most savings may lose because of low morale tokens and margins
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And yellow has 20 savings
    And yellow has 6 low morale tokens
    And yellow's beef is 14
    When yellow does "contract"
    Then yellow has 16 wealth
    And green has 21 wealth
    And green wins

  # ---------------------------------------------------------------- ties

  @worked @US-EX-39 @US-WIN-10 @US-SCORE-17
  Scenario: In a tie with both trackers on one brand space, the higher tracker wins
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And brand 6 holds blue, yellow
    And yellow has 10 savings
    And yellow has $9
    And blue has 13 savings
    When yellow does "contract"
    Then yellow has 28 wealth
    And blue has 28 wealth
    And yellow wins

  @worked @US-EX-39 @US-WIN-09 @US-SCORE-16
  Scenario: In a tie with blue's tracker one space ahead, blue wins
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And brand 6 holds yellow
    And brand 7 holds blue
    And yellow has 13 savings
    And yellow has $9
    And blue has 10 savings
    When yellow does "contract"
    Then yellow has 28 wealth
    And blue has 28 wealth
    And blue wins

  @US-WIN-10 @US-SCORE-17
  Scenario: In a tie with blue's tracker above yellow's, blue wins
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And brand 6 holds yellow, blue
    And yellow has 13 savings
    And yellow has $9
    And blue has 10 savings
    When yellow does "contract"
    Then yellow has 28 wealth
    And blue has 28 wealth
    And blue wins

  @US-WIN-09 @US-SCORE-16
  Scenario Outline: With two players, a tie goes to the higher brand reputation
    Given a Union Stockyards game of yellow and blue
    And it is year 6 and yellow places the last worker of the year
    And brand <yellow> holds yellow
    And brand <blue> holds blue
    And yellow has <y savings> savings
    And yellow has $9
    And blue has <b savings> savings
    When yellow does "contract"
    Then yellow has 24 wealth
    And yellow and blue have the same wealth
    And <winner> wins

    Examples:
      | yellow | blue | y savings | b savings | winner |
      | 8      | 3    | 10        | 15        | yellow |
      | 3      | 8    | 15        | 10        | blue   |

  @US-WIN-10 @US-SCORE-17
  Scenario Outline: If three players tie on one brand space, the tracker on top of the stack wins
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and yellow places the last worker of the year
    And brand 6 holds <stack>
    And yellow has $9
    And yellow has <yellow> savings
    And blue has <blue> savings
    And green has <green> savings
    When yellow does "contract"
    Then yellow has 28 wealth
    And blue has 28 wealth
    And green has 28 wealth
    And <winner> wins

    Examples:
      | stack               | yellow | blue | green | winner |
      | green, blue, yellow | 10     | 13   | 16    | yellow |
      | yellow, green, blue | 16     | 10   | 13    | blue   |
      | blue, yellow, green | 13     | 16   | 10    | green  |

  @US-WIN-09 @US-SCORE-16
  Scenario Outline: In a tie only the tied players are compared, not the leader in brand reputation
    Given a Union Stockyards game of yellow, blue, green and orange
    And it is year 6 and yellow places the last worker of the year
    And brand 8 holds orange
    And brand 5 holds <second>
    And brand 3 holds blue
    And yellow has $9
    And yellow has <yellow> savings
    And green has <green> savings
    When yellow does "contract"
    Then orange has 22 wealth
    And yellow has 25 wealth
    And green has 25 wealth
    And <second> wins

    Examples:
      | second | yellow | green |
      | yellow | 10     | 16    |
      | green  | 16     | 10    |
