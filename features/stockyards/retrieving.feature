Feature: Workers go back to the mats
  At the end of the year everybody takes all workers back: from the board, from the year card and from the picket line. In the next year
  each space is free again and each worker can be used again.

  Background:
    Given a Union Stockyards game of yellow, blue and green

  # ---------------------------------------------------------------- from the board and the year card

  @US-RETRIEVE-01 @US-WORKER-04
  Scenario: Each player's four workers are back for the next year
    Given yellow places the last worker of the year
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has 4 workers to place
    And blue has 4 workers to place
    And green has 4 workers to place
    And there are 12 workers in the game

  @US-RETRIEVE-01
  Scenario Outline: A space that was taken this year is free again in the next
    Given yellow places the last worker of the year
    And blue's worker stands on <space>
    Then yellow may not do "<action>" because of US-PLACE-11
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow may do "<action>"

    Examples: small ovals
      | space              | action                  |
      | buy-land           | buy-land at a5 facing e |
      | advertise-national | advertise national      |
      | advertise-chicago  | advertise chicago       |
      | branch             | branch boston           |
      | wage-increase      | wage-increase           |
      | party              | branches boston boston  |

  @US-RETRIEVE-01
  Scenario: The three Build spaces are free again in the next year
    Given yellow places the last worker of the year
    And blue's worker stands on build
    And blue's worker stands on build
    And green's worker stands on build
    Then yellow may not do "build lard-refinery at e2" because of US-PLACE-11
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And blue has 4 workers to place
    And yellow may do "build lard-refinery at e2"

  @US-RETRIEVE-01
  Scenario: The worker on the campaign space comes back after the election
    Given yellow places the last worker of the year
    And blue's worker stands on campaign
    Then yellow may not do "campaign" because of US-PLACE-11
    When yellow does "contract"
    And blue does "party republican"
    And chance does "reveal-year y1892-reduce-wages"
    Then blue has 4 workers to place
    And blue may do "campaign"

  @US-RETRIEVE-01
  Scenario: The workers on the long ovals come back, so each player has as many workers as before
    Given yellow places the last worker of the year
    And blue's worker stands on viaduct
    And blue's worker stands on viaduct
    And green's worker stands on contract
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And blue has 4 workers to place
    And green has 4 workers to place
    And there are 12 workers in the game

  @US-RETRIEVE-01
  Scenario: The worker on the year card comes back
    Given yellow places the last worker of the year
    And the year card is y1883-supplier-contract
    And blue's worker stands on year-card
    Then yellow may not do "year-card supplier-contract" because of US-PLACE-11
    When yellow does "contract"
    And chance does "reveal-year y1893-fair-exhibit"
    Then blue has 4 workers to place
    And yellow may do "year-card fair-exhibit"

  @US-RETRIEVE-01
  Scenario: Whoever slaughtered a kind may slaughter it again next year
    Given yellow places the last worker of the year
    And the Yards hold 3 cattle, 3 hogs, 3 sheep
    And yellow has slaughtered cattle this year
    Then yellow may not do "slaughter cattle" because of US-PLACE-15
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has 4 workers to place
    And yellow may do "slaughter cattle"

  @US-RETRIEVE-01
  Scenario: A year is over only when all players have placed their last worker
    Given yellow has 1 worker to place
    And blue has 0 workers to place
    And green has 1 worker to place
    When yellow does "contract"
    Then it is green's turn
    And yellow has 0 workers to place
    And blue has 0 workers to place
    When green does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And yellow has 4 workers to place
    And blue has 4 workers to place
    And green has 4 workers to place

  # ---------------------------------------------------------------- from the picket line

  @US-RETRIEVE-02
  Scenario: Strikers come back at the end of the year
    Given it is year 3
    And there is a strike
    And yellow places the last worker of the year
    When yellow does "wage-increase"
    And chance does "reveal-year y1908-hot-dog-sales"
    Then there is no strike
    And 0 workers stand on the picket line
    And yellow has 4 workers to place
    And blue has 4 workers to place
    And green has 4 workers to place

  @US-RETRIEVE-02
  Scenario: In the second of two strikes in a row, each player has one striker, not two
    Given it is year 3
    And there is a strike
    And yellow places the last worker of the year
    When yellow does "contract"
    And chance does "reveal-year y1908-hot-dog-sales"
    Then there is a strike
    And 3 workers stand on the picket line
    And yellow has 3 workers to place
    And green has 3 workers to place

  # ---------------------------------------------------------------- what does not come back

  @US-RETRIEVE-01
  Scenario: Houses, land, buildings and railroad tokens stay where they are at the end of a year
    Given yellow places the last worker of the year
    And brooklyn has blue
    And blue owns the land at e8 facing e
    And blue has lard-refinery at i8
    And green has 3 low morale tokens
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And brooklyn has blue
    And e8 f8 g8 e9 f9 g9 are blue's land
    And blue's piece lard-refinery covers i8 i9 j9
    And green has 3 low morale tokens

  @US-RETRIEVE-01
  Scenario Outline: When the year ends, everybody has four workers again
    Given it is year 2
    And yellow has <n> workers to place
    When the year ends
    And chance does "reveal-year y1902-beef-trust"
    Then it is year 3
    And yellow has 4 workers to place

    Examples:
      | n |
      | 0 |
      | 1 |

  @US-YCARD-01
  Scenario: The year after a year that is over begins with all workers on the mats
    Given year 2 is over
    When chance does "reveal-year y1902-beef-trust"
    Then it is year 3
    And yellow has 4 workers to place
