Feature: Placing workers
  In phase II the players place one worker at a time, clockwise from the first player, until nobody has a worker left. A worker
  does the whole action of its space at once, and nobody passes.

  # ---------------------------------------------------------------- turn by turn

  @US-PLACE-01
  Scenario Outline: When the year card lies open the first player begins - <first>
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And <first> is first player
    When chance does "reveal-year y1893-fair-exhibit"
    Then it is <first>'s turn

    Examples:
      | first  |
      | yellow |
      | blue   |
      | green  |

  @US-PLACE-01
  Scenario: The first player places first, and the others follow clockwise
    Given a Union Stockyards game of yellow, blue and green
    And blue is first player
    Then it is blue's turn
    When blue does "contract"
    Then it is green's turn
    When green does "contract"
    Then it is yellow's turn
    When yellow does "contract"
    Then it is blue's turn

  @US-PLACE-01
  Scenario: A player cannot place a worker out of turn
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then blue may not do "contract" because of US-PLACE-01
    And green may not do "contract" because of US-PLACE-01

  @US-PLACE-02 @US-PLACE-03
  Scenario: A worker moves from the mat to a space, and its action is carried out at once
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "advertise national"
    Then yellow has 3 workers to place
    And yellow's worker stands on advertise-national
    And yellow has $8
    And brand 2 holds yellow
    And yellow's beef is 17
    When blue does "branch boston"
    Then blue's worker stands on branch
    And blue has 3 workers to place

  @US-PLACE-07
  Scenario: A player places one worker in a turn, never two
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "campaign"
    Then it is blue's turn
    And yellow may not do "contract" because of US-WORKER-03
    And yellow has 3 workers to place

  @US-PLACE-04 @US-PLACE-06
  Scenario: Two players with four workers each have eight turns, and then the year is over
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When these decisions are taken:
      """
      yellow: contract
      blue: contract
      yellow: contract
      blue: contract
      yellow: contract
      blue: contract
      yellow: contract
      """
    Then it is year 1
    And yellow has 0 workers to place
    And blue has 1 worker to place
    And it is blue's turn
    When blue does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has $14
    And blue has $14
    And yellow has 4 workers to place
    And blue has 4 workers to place

  @US-PLACE-04
  Scenario: With five players everybody has three workers
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And it is yellow's turn
    Then purple has 3 workers to place
    When the other workers are placed
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has $13
    And purple has $13

  @US-PLACE-20
  Scenario: The year does not end before the last worker is placed
    Given a Union Stockyards game of yellow and blue
    And yellow has 1 worker to place
    And blue has 1 worker to place
    And the Yards hold 1 cattle, 2 hogs, 3 sheep
    When yellow does "contract"
    Then it is Phase II
    And it is blue's turn
    And the prices are cattle 14, hogs 5, sheep 4
    When blue does "slaughter sheep"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And the prices are cattle 17, hogs 5, sheep 4

  @US-PLACE-20
  Scenario: An election is held only after the last worker is placed
    Given a Union Stockyards game of yellow and blue
    And yellow's worker stands on campaign
    And blue places the last worker of the year
    And the Republicans are in office
    Then yellow may not do "party democratic"
    When blue does "contract"
    Then yellow may do "party democratic"
    And yellow may do "party republican"

  @US-PLACE-05 @US-PLACE-20
  Scenario: A player with no worker left is passed over while another still has two
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    And blue has hired the strikebreaker
    And green places the last worker of the year
    When green does "contract"
    Then it is blue's turn
    And it is year 3
    When blue does "contract"
    Then it is blue's turn
    And it is year 3
    When blue does "contract"
    And chance does "reveal-year y1907-brand-ahead"
    Then it is year 4

  # ---------------------------------------------------------------- no passing, no halves

  @US-PLACE-08
  Scenario: A player who has a worker left must place it
    Given a Union Stockyards game of yellow and blue
    And yellow has 1 worker to place
    And blue has 1 worker to place
    Then yellow may not do "pass" because of US-PLACE-08
    When yellow does "contract"
    Then blue may not do "pass" because of US-PLACE-08

  @US-PLACE-08 @US-PLACE-14
  Scenario: If all other spaces are closed, contract work is still open
    Given a Union Stockyards game of yellow and blue
    And yellow has 1 worker to place
    And blue has 1 worker to place
    And blue's worker stands on advertise-chicago
    And blue's worker stands on campaign
    And blue's worker stands on year-card
    And yellow has $0
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    Then yellow may only do "contract"
    And yellow may not do "pass" because of US-PLACE-08

  @US-PLACE-09
  Scenario: A worker cannot be placed for an action that can be done only in part
    Given a Union Stockyards game of yellow and blue
    And yellow has 0 low morale tokens
    Then yellow may not do "wage-increase" because of US-PLACE-09 and the ruling "token-required"
    And yellow has $10
    And yellow has 4 workers to place

  @US-PLACE-10
  Scenario Outline: An action stays open if the tracker it would move is at its end - <action>
    Given a Union Stockyards game of yellow, blue and green
    And the union spirit is 0
    And brand 12 holds yellow
    And yellow's beef is 32
    Then yellow may do "<action>"

    Examples:
      | action                      |
      | advertise national          |
      | advertise chicago           |
      | branch boston               |
      | branch philadelphia         |
      | branches bronx philadelphia |
      | wage-increase               |
