Feature: Establishing two branches
  While the Republicans are in office the party space establishes two houses for $3, in one market or in two, each with its
  benefit.

  @US-TWOBR-01
  Scenario: Under the Republicans the party space establishes two branches
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    When yellow does "branches boston brooklyn"
    Then yellow's worker stands on party
    And boston has yellow
    And brooklyn has yellow

  @US-TWOBR-01
  Scenario: Under the Democrats the party space does not establish two branches
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    Then yellow may not do "branches boston brooklyn" because of US-TWOBR-01
    But yellow may do "branch boston"

  @US-TWOBR-02
  Scenario: Two branches place two houses for $3 to the Bank
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    When yellow does "branches bronx manhattan"
    Then yellow has $7
    And the Bank has $3 more than at the start
    And yellow has 4 houses on the mat

  Scenario Outline: Whether a player with $<cash> may establish two branches depends on the cost of $3
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And yellow has $<cash>
    Then "branches bronx manhattan" is <verdict> for yellow

    @US-PLACE-19
    Examples: too little
      | cash | verdict |
      | 2    | illegal |

    @US-TWOBR-02
    Examples: enough
      | cash | verdict |
      | 3    | legal   |

  @US-PLACE-19
  Scenario: Two branches are refused to a player with $2
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And yellow has $2
    Then yellow may not do "branches bronx manhattan" because of US-PLACE-19
    But yellow may do "branch bronx"

  # ---------------------------------------------------------------- houses and benefits

  @US-TWOBR-03
  Scenario Outline: Two branches give the benefit of both houses - <first> and <second>
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    When yellow does "branches <first> <second>"
    Then yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>
    And the brand of yellow is <brand>

    Examples: from beef 16, pork 6, lamb 6, brand 0; the second step of brand crosses a line
      | first        | second       | beef | pork | lamb | brand |
      | boston       | boston       | 18   | 6    | 6    | 0     |
      | boston       | bronx        | 18   | 6    | 6    | 0     |
      | bronx        | bronx        | 18   | 6    | 6    | 0     |
      | boston       | manhattan    | 17   | 7    | 6    | 0     |
      | bronx        | brooklyn     | 17   | 6    | 7    | 0     |
      | manhattan    | manhattan    | 16   | 8    | 6    | 0     |
      | manhattan    | brooklyn     | 16   | 7    | 7    | 0     |
      | brooklyn     | brooklyn     | 16   | 6    | 8    | 0     |
      | brooklyn     | philadelphia | 16   | 6    | 7    | 1     |
      | philadelphia | philadelphia | 17   | 6    | 6    | 2     |

  @US-TWOBR-04
  Scenario Outline: Two branches may be in one market or in two - <first> and <second>
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    When yellow does "branches <first> <second>"
    Then boston has <boston>
    And manhattan has <manhattan>

    Examples:
      | first     | second    | boston        | manhattan     |
      | boston    | boston    | yellow yellow | nothing       |
      | boston    | manhattan | yellow        | yellow        |
      | manhattan | manhattan | nothing       | yellow yellow |

  Scenario Outline: Each of two branches needs a free space - Boston with <houses>
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And boston has <houses>
    Then "branches boston boston" is <both> for yellow
    And "branches boston bronx" is <one> for yellow

    @US-TWOBR-03
    Examples: two spaces are free, or one
      | houses         | both    | one     |
      | blue           | legal   | legal   |
      | blue blue      | illegal | legal   |

    @US-BRANCH-09
    Examples: no space is free
      | houses         | both    | one     |
      | blue blue blue | illegal | illegal |

  @US-BRANCH-09
  Scenario: Two branches are refused if the second house has no free space
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And boston has blue blue
    Then yellow may not do "branches boston boston" because of US-BRANCH-09

  @US-TWOBR-03
  Scenario: Two branches and one branch are separate spaces
    Given a Union Stockyards game of yellow and blue
    And the Republicans are in office
    When yellow does "branches boston bronx"
    Then blue may not do "branches boston bronx" because of US-PLACE-11
    But blue may do "branch boston"
    When blue does "branch boston"
    Then boston has yellow blue

  @US-TWOBR-04
  Scenario: Two markets are named in the order of the board
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    Then the word "branches brooklyn boston" is not understood, did they mean "branches boston brooklyn"
    And yellow may do "branches boston brooklyn"

  # ---------------------------------------------------------------- only one house, or only one space

  @US-R-two-branches-partial @US-PLACE-09
  Scenario: Two branches are refused to a player with one house left
    Given a Union Stockyards game of yellow and green
    And it is green's turn
    And the Republicans are in office
    And green has $4
    And manhattan has green green
    And brooklyn has green
    And philadelphia has green green
    And green has 1 house on the mat
    Then green may not do "branches boston bronx" because of US-PLACE-09 and the ruling "two-branches-partial"
    And green may not do "branches boston" because of US-PLACE-09 and the ruling "two-branches-partial"
    But green may do "branch boston"

  @US-PLACE-09 @US-R-two-branches-partial
  Scenario Outline: A player with one house left cannot establish two, whichever market both would go to - <market>
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And yellow has 1 house on the mat
    And <three> has yellow yellow yellow
    And <two> has yellow yellow
    Then yellow may not do "branches <market> <market>" because of US-PLACE-09 and the ruling "two-branches-partial"
    But yellow may do "branch <market>"

    Examples: the other five houses stand elsewhere
      | market       | three        | two       |
      | boston       | philadelphia | brooklyn  |
      | bronx        | philadelphia | brooklyn  |
      | manhattan    | philadelphia | brooklyn  |
      | brooklyn     | philadelphia | manhattan |
      | philadelphia | brooklyn     | manhattan |

  @US-R-two-branches-partial
  Scenario Outline: Whether the two-branches space establishes the only house left depends on the answer - <answer>
    Given a Union Stockyards game of yellow and green
    And the ruling "two-branches-partial" is "<answer>"
    And it is green's turn
    And the Republicans are in office
    And green has $4
    And manhattan has green green
    And brooklyn has green
    And philadelphia has green green
    And green has 1 house on the mat
    Then "branches boston" is <one> for green
    And "branches boston bronx" is illegal for green

    Examples:
      | answer        | one     |
      | both-required | illegal |
      | one-is-enough | legal   |
      | one-or-two    | legal   |

  @US-R-two-branches-partial
  Scenario Outline: Whether one house may be established where two are possible depends on the answer - <answer>
    Given a Union Stockyards game of yellow and green
    And the ruling "two-branches-partial" is "<answer>"
    And it is green's turn
    And the Republicans are in office
    And green has $4
    Then "branches boston" is <one> for green
    And "branches boston bronx" is legal for green

    Examples:
      | answer        | one     |
      | both-required | illegal |
      | one-is-enough | illegal |
      | one-or-two    | legal   |

  @US-R-two-branches-partial @US-TWOBR-01
  Scenario: With the answer one-or-two, a player may establish one house for $3 although two are possible
    Given a Union Stockyards game of yellow and green
    And the ruling "two-branches-partial" is "one-or-two"
    And it is green's turn
    And the Republicans are in office
    And green has $4
    When green does "branches manhattan"
    Then green has $1
    And green's pork is 7
    And manhattan has green
    And green has 5 houses on the mat

  @US-R-two-branches-partial
  Scenario: With the answer one-is-enough, the only house left costs $3 and brings its benefit once
    Given a Union Stockyards game of yellow and green
    And the ruling "two-branches-partial" is "one-is-enough"
    And it is green's turn
    And the Republicans are in office
    And green has $4
    And manhattan has green green
    And brooklyn has green
    And philadelphia has green green
    And green has 1 house on the mat
    When green does "branches boston"
    Then green has $1
    And green's beef is 17
    And boston has green
    And green has 0 houses on the mat
    And green's worker stands on party

  @US-PLACE-19
  Scenario: With the answer one-is-enough, one house costs the same $3 as two
    Given a Union Stockyards game of yellow and green
    And the ruling "two-branches-partial" is "one-is-enough"
    And it is green's turn
    And the Republicans are in office
    And green has $2
    And manhattan has green green
    And brooklyn has green
    And philadelphia has green green
    And green has 1 house on the mat
    Then green may not do "branches boston" because of US-PLACE-19

  @US-R-two-branches-partial
  Scenario Outline: Whether one free space in all markets allows the two-branches space depends on the answer - <answer>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "two-branches-partial" is "<answer>"
    And it is green's turn
    And the Republicans are in office
    And boston has green green
    And bronx has yellow yellow
    And manhattan has yellow yellow yellow blue blue
    And brooklyn has blue blue blue orange
    And philadelphia has orange orange orange orange
    Then "branches boston" is <one> for green
    And "branches boston boston" is illegal for green

    Examples:
      | answer        | one     |
      | both-required | illegal |
      | one-is-enough | legal   |

  @US-R-two-branches-partial
  Scenario: A player who can establish two houses must establish two
    Given a Union Stockyards game of yellow and green
    And the ruling "two-branches-partial" is "one-is-enough"
    And it is green's turn
    And the Republicans are in office
    Then green may not do "branches boston"
    But green may do "branches boston boston"
    And green may do "branches boston philadelphia"

  @US-R-two-branches-partial @US-PLACE-09
  Scenario: The last two free spaces, both in Philadelphia, are enough for two branches
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "two-branches-partial" is "one-is-enough"
    And it is green's turn
    And the Republicans are in office
    And boston has green green green
    And bronx has yellow yellow
    And manhattan has yellow yellow yellow blue blue
    And brooklyn has blue blue blue orange
    And philadelphia has orange orange
    Then green may not do "branches philadelphia" because of US-PLACE-09 and the ruling "two-branches-partial"
    But green may do "branches philadelphia philadelphia"

  @US-R-two-branches-partial
  Scenario Outline: A player without a house cannot use the two-branches space under either answer - <answer>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "two-branches-partial" is "<answer>"
    And the Republicans are in office
    And boston has yellow yellow yellow
    And philadelphia has yellow yellow yellow
    And yellow has 0 houses on the mat
    Then yellow may not do "branches bronx bronx" because of US-BRANCH-08
    And yellow may not do "branches bronx" because of US-BRANCH-08

    Examples:
      | answer        |
      | both-required |
      | one-is-enough |

  # ---------------------------------------------------------------- the first reason of several

  @US-PLACE-19
  Scenario: Under the wrong party, the refusal of two branches without cash cites the cash
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    And yellow has $2
    Then yellow may not do "branches boston bronx" because of US-PLACE-19

  @US-BRANCH-09
  Scenario: Under the wrong party, the refusal of two branches cites the full market
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    And bronx has blue blue
    Then yellow may not do "branches boston bronx" because of US-BRANCH-09
