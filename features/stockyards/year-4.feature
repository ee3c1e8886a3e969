Feature: The year cards of 1908 to the early 1910s
  Hot Dog Sales and the New York branches (a card whose date and title are lost) are actions; the card of 1910 is an event.
  (The fourth card of the year moves the brand trackers ahead.)

  # ---------------------------------------------------------------- 1908, Hot Dog Sales

  @worked @US-EX-34 @US-Y4-04
  Scenario: Hot Dog Sales raise beef by 2
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y1908-hot-dog-sales
    And it is blue's turn
    And blue's beef is 18
    When blue does "year-card hot-dog-sales"
    Then blue's beef is 20
    And blue has $10
    And blue's pork is 6
    And yellow's beef is 16
    And green's beef is 16

  @worked @US-EX-34 @US-Y4-05
  Scenario: Hot Dog Sales with the Sausage Kitchen raise beef by 3
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y1908-hot-dog-sales
    And it is blue's turn
    And blue has sausage-kitchen at k6
    And blue's beef is 18
    When blue does "year-card hot-dog-sales"
    Then blue's beef is 21

  @US-Y4-04 @US-Y4-05
  Scenario: 1908 - another player's Sausage Kitchen is of no use to Hot Dog Sales
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y1908-hot-dog-sales
    And blue has sausage-kitchen at k6
    And yellow's beef is 18
    When yellow does "year-card hot-dog-sales"
    Then yellow's beef is 20

  @US-Y4-05
  Scenario Outline: 1908 - with the Sausage Kitchen beef stops at the end of its track
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y1908-hot-dog-sales
    And yellow has sausage-kitchen at e2 rot 270
    And yellow's beef is <before>
    When yellow does "year-card hot-dog-sales"
    Then yellow's beef is 32

    Examples:
      | before |
      | 29     |
      | 30     |
      | 32     |

  # ---------------------------------------------------------------- 1910

  @US-Y4-06
  Scenario: 1910 - all three prices rise by 1 after the animals have arrived
    Given a Union Stockyards game of yellow, blue and green
    And year 4 begins
    And the prices are cattle 19, hogs 9, sheep 6
    And the Yards hold 0 cattle, 1 hogs, 2 sheep
    And the union spirit is 1
    When chance does "reveal-year y1910-prices-up"
    Then the prices are cattle 20, hogs 10, sheep 7
    And the Yards hold 2 cattle, 3 hogs, 3 sheep
    And the union spirit is 2

  @US-Y4-06 @US-BOUND-05
  Scenario: 1910 - a price at the end of its track stays there while the others rise
    Given a Union Stockyards game of yellow, blue and green
    And year 4 begins
    And the prices are cattle 23, hogs 15, sheep 12
    When chance does "reveal-year y1910-prices-up"
    Then the prices are cattle 24, hogs 15, sheep 13

  # ---------------------------------------------------------------- the New York branches

  @worked @US-EX-35 @US-Y4-07 @US-Y4-08 @US-Y4-09 @US-Y4-10
  Scenario: The year 4 card with Brooklyn and Bronx may establish two houses in Brooklyn
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And it is blue's turn
    And blue has $2
    And blue has 2 houses on the mat
    And blue's lamb is 6
    And brooklyn has yellow green
    And bronx has yellow green
    When blue does "year-card new-york-branches brooklyn brooklyn"
    Then blue has $0
    And blue has 0 houses on the mat
    And blue's lamb is 8
    And brooklyn has yellow green blue blue
    And bronx has yellow green

  @worked @US-EX-35 @US-Y4-11
  Scenario: The year 4 card with Brooklyn and Bronx is closed if both together have only one free space
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And brooklyn has blue blue green
    And bronx has blue green
    Then yellow may not do "year-card new-york-branches brooklyn brooklyn" because of US-Y4-11
    And yellow may not do "year-card new-york-branches bronx brooklyn" because of US-Y4-11
    And yellow may not do "year-card new-york-branches bronx bronx" because of US-Y4-11
    But yellow may do "branch brooklyn"

  @US-BRANCH-08
  Scenario: New York - the refusal of a player without houses cites the missing house, not the missing space
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And boston has yellow yellow yellow
    And philadelphia has yellow yellow yellow
    And brooklyn has blue blue green
    And bronx has blue green
    And yellow has 0 houses on the mat
    Then yellow may not do "year-card new-york-branches bronx brooklyn" because of US-BRANCH-08

  @US-Y4-09 @US-Y4-10
  Scenario Outline: New York - two houses go to one market or one to each, and both give their benefit
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    When yellow does "year-card new-york-branches <markets>"
    Then yellow's beef is <beef>
    And yellow's lamb is <lamb>
    And bronx has <bronx>
    And brooklyn has <brooklyn>
    And yellow has $8
    And yellow has 4 houses on the mat
    And yellow has 3 workers to place

    Examples:
      | markets           | beef | lamb | bronx         | brooklyn      |
      | bronx bronx       | 18   | 6    | yellow yellow | nothing       |
      | bronx brooklyn    | 17   | 7    | yellow        | yellow        |
      | brooklyn brooklyn | 16   | 8    | nothing       | yellow yellow |

  @US-Y4-09
  Scenario Outline: New York - other markets are not open to this card
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    Then yellow may not do "year-card new-york-branches <markets>" because of US-Y4-09
    But yellow may do "year-card new-york-branches bronx brooklyn"

    Examples:
      | markets               |
      | boston boston         |
      | boston bronx          |
      | bronx manhattan       |
      | manhattan brooklyn    |
      | brooklyn philadelphia |

  @US-Y4-08 @US-Y4-11
  Scenario: New York - exactly two free spaces are enough, wherever they are
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And brooklyn has blue blue green
    And bronx has blue
    Then yellow may not do "year-card new-york-branches brooklyn brooklyn" because of US-BRANCH-09
    And yellow may not do "year-card new-york-branches bronx bronx" because of US-BRANCH-09
    When yellow does "year-card new-york-branches bronx brooklyn"
    Then bronx has blue yellow
    And brooklyn has blue blue green yellow

  @US-Y4-11
  Scenario: New York - with one house left the card is closed, with two it is open
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And yellow has 1 house on the mat
    And boston has yellow yellow yellow
    And philadelphia has yellow yellow
    And blue has 2 houses on the mat
    And bronx is empty
    And brooklyn is empty
    Then yellow may not do "year-card new-york-branches bronx brooklyn" because of US-Y4-11
    But yellow may do "branch bronx"
    When yellow does "contract"
    Then blue may do "year-card new-york-branches bronx brooklyn"

  @US-Y4-11
  Scenario: New York - the answer one-is-enough for two branches does not apply to this card
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "two-branches-partial" is "one-is-enough"
    And it is year 4
    And the year card is y191x-new-york-branches
    And yellow has 1 house on the mat
    And bronx is empty
    And brooklyn is empty
    Then yellow may not do "year-card new-york-branches bronx brooklyn" because of US-Y4-11

  @US-Y4-07
  Scenario: New York - the card is closed to a player with 1 dollar and open to a player with 2
    Given a Union Stockyards game of yellow, blue and green
    And it is year 4
    And the year card is y191x-new-york-branches
    And yellow has $1
    And blue has $2
    Then yellow may not do "year-card new-york-branches bronx brooklyn" because of US-PLACE-19
    When yellow does "contract"
    And blue does "year-card new-york-branches bronx brooklyn"
    Then blue has $0

  @US-Y4-08
  Scenario: New York - the two-branches space is another space, so both may be used in one year
    Given a Union Stockyards game of yellow and blue
    And it is year 4
    And the year card is y191x-new-york-branches
    When yellow does "year-card new-york-branches brooklyn brooklyn"
    And blue does "branch brooklyn"
    Then brooklyn has yellow yellow blue
