Feature: The action space on the year card
  A year card shows either an event or an action space. The space is open in the year of its card only, and one worker fits on it.

  # ---------------------------------------------------------------- which action

  @US-YACT-01
  Scenario Outline: The year card offers its own action, but not that of another card of its year
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And the year card is <card>
    Then yellow may do "year-card <own>"
    But yellow may not do "year-card <other>" because of US-YACT-01

    Examples:
      | year | card                    | own                           | other                            |
      | 1    | y1883-supplier-contract | supplier-contract             | spread-rumors                    |
      | 1    | y1886-spread-rumors     | spread-rumors                 | assist-hull-house                |
      | 1    | y1889-assist-hull-house | assist-hull-house             | supplier-contract                |
      | 2    | y1892-reduce-wages      | reduce-wages                  | fair-exhibit                     |
      | 2    | y1893-fair-exhibit      | fair-exhibit                  | futures-trading hogs             |
      | 2    | y1898-futures-trading   | futures-trading hogs          | reduce-wages                     |
      | 3    | y1902-beef-trust        | beef-trust                    | supplier-contract                |
      | 4    | y1908-hot-dog-sales     | hot-dog-sales                 | new-york-branches bronx brooklyn |
      | 4    | y191x-new-york-branches | new-york-branches bronx bronx | hot-dog-sales                    |
      | 5    | y1917-army-contract     | army-contract                 | hot-dog-sales                    |
      | 6    | y1922-promotion         | promotion                     | support-students                 |
      | 6    | y1926-support-students  | support-students              | beef-grading                     |
      | 6    | y1927-beef-grading      | beef-grading                  | promotion                        |

  @US-YACT-01
  Scenario: In a strike year the card of 1904 offers the strikebreaker and not the Beef Trust
    Given a Union Stockyards game of yellow, blue and green
    And it is year 3
    And the year card is y1904-hire-strikebreaker
    And there is a strike
    Then yellow may do "year-card hire-strikebreaker"
    But yellow may not do "year-card beef-trust" because of US-YACT-01

  @US-YACT-01
  Scenario: Fair Exhibit and Promotion have the same effect, but each is open only in its own year
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1922-promotion
    Then yellow may do "year-card promotion"
    But yellow may not do "year-card fair-exhibit" because of US-YACT-01

  @US-YACT-01
  Scenario Outline: A card with an event has no action space
    Given a Union Stockyards game of yellow, blue and green
    And it is year <year>
    And the year card is <card>
    Then yellow may not do "year-card <action>" because of US-YACT-01
    And yellow may do "contract"

    Examples:
      | year | card                 | action                           |
      | 1    | y1887-fewer-cattle   | supplier-contract                |
      | 2    | y1894-prices-up      | reduce-wages                     |
      | 3    | y1900-more-livestock | beef-trust                       |
      | 4    | y1910-prices-up      | new-york-branches bronx brooklyn |
      | 5    | y1914-prices-up      | army-contract                    |
      | 6    | y1921-prices-up      | beef-grading                     |

  @US-YACT-01
  Scenario: Next year the action of the old card is gone and that of the new one is open
    Given a Union Stockyards game of yellow, blue and green
    And it is year 1
    And the year card is y1883-supplier-contract
    And yellow places the last worker of the year
    Then yellow may do "year-card supplier-contract"
    When yellow does "contract"
    And chance does "reveal-year y1893-fair-exhibit"
    Then it is year 2
    And yellow may do "year-card fair-exhibit"
    But yellow may not do "year-card supplier-contract" because of US-YACT-01

  # ---------------------------------------------------------------- one worker

  @US-YACT-02
  Scenario: One worker on the year card closes it for the others
    Given a Union Stockyards game of yellow, blue and green
    And the year card is y1883-supplier-contract
    When yellow does "year-card supplier-contract"
    Then yellow's worker stands on year-card
    And it is blue's turn
    And blue may not do "year-card supplier-contract" because of US-PLACE-11
    When blue does "contract"
    Then green may not do "year-card supplier-contract" because of US-PLACE-11

  @US-YACT-02
  Scenario: One worker on the year card closes it for its owner as well
    Given a Union Stockyards game of yellow and blue
    And the year card is y1883-supplier-contract
    When yellow does "year-card supplier-contract"
    And blue does "contract"
    Then yellow's pork is 7
    And yellow may not do "year-card supplier-contract" because of US-PLACE-12

  @US-YACT-02
  Scenario: The worker leaves the year card with the year, and the next card has room again
    Given a Union Stockyards game of yellow, blue and green
    And it is year 1
    And the year card is y1883-supplier-contract
    And yellow places the last worker of the year
    When yellow does "year-card supplier-contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then yellow has 4 workers to place
    When yellow does "year-card reduce-wages"
    Then blue may not do "year-card reduce-wages" because of US-PLACE-11
