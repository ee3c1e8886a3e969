Feature: The year card is revealed
  One of the four cards of the year is turned face up after the animals have arrived. Its figure moves the union spirit. An event takes
  effect at once; an action is there for one worker, in this year only.

  Background:
    Given a Union Stockyards game of yellow, blue and green

  # ---------------------------------------------------------------- which card

  @US-CMP-05 @US-SETUP-15 @US-SETUP-16 @US-SETUP-17 @US-YCARD-01
  Scenario Outline: Each of the four cards of a year has the same chance
    Given year <year> begins
    Then chance may do "reveal-year <card>" with 1 chance in 4
    When chance does "reveal-year <card>"
    Then it is year <year>
    And the year card is <card>
    And it is Phase II

    Examples: year 1 and year 2
      | year | card                    |
      | 1    | y1883-supplier-contract |
      | 1    | y1886-spread-rumors     |
      | 1    | y1887-fewer-cattle      |
      | 1    | y1889-assist-hull-house |
      | 2    | y1892-reduce-wages      |
      | 2    | y1893-fair-exhibit      |
      | 2    | y1894-prices-up         |
      | 2    | y1898-futures-trading   |

    Examples: year 3 and year 4
      | year | card                     |
      | 3    | y1900-more-livestock     |
      | 3    | y1902-beef-trust         |
      | 3    | y1904-hire-strikebreaker |
      | 3    | y1906-brand-back         |
      | 4    | y1907-brand-ahead        |
      | 4    | y1908-hot-dog-sales      |
      | 4    | y1910-prices-up          |
      | 4    | y191x-new-york-branches  |

    Examples: year 5 and year 6
      | year | card                   |
      | 5    | y1914-prices-up        |
      | 5    | y1917-army-contract    |
      | 5    | y1918-worker-away      |
      | 5    | y1919-worker-away      |
      | 6    | y1921-prices-up        |
      | 6    | y1922-promotion        |
      | 6    | y1926-support-students |
      | 6    | y1927-beef-grading     |

  @US-SETUP-15 @US-SETUP-17
  Scenario Outline: No card of another year comes up
    Given year <year> begins
    Then chance may do "reveal-year <card>" with 1 chance in 4
    But chance may not do "reveal-year <other>" because of US-SETUP-17

    Examples: the year before and the year after
      | year | card                    | other                   |
      | 1    | y1889-assist-hull-house | y1892-reduce-wages      |
      | 2    | y1892-reduce-wages      | y1889-assist-hull-house |
      | 2    | y1898-futures-trading   | y1900-more-livestock    |
      | 3    | y1900-more-livestock    | y1898-futures-trading   |
      | 3    | y1906-brand-back        | y1907-brand-ahead       |
      | 4    | y1907-brand-ahead       | y1906-brand-back        |
      | 4    | y191x-new-york-branches | y1914-prices-up         |
      | 5    | y1914-prices-up         | y191x-new-york-branches |
      | 5    | y1919-worker-away       | y1921-prices-up         |
      | 6    | y1921-prices-up         | y1919-worker-away       |

  @US-YCARD-01
  Scenario: The card of the next year comes up before anybody places a worker
    Given it is year 2 and yellow places the last worker of the year
    And blue is first player
    When yellow does "contract"
    Then chance decides
    And blue may not do "contract" because of US-YCARD-01
    And chance may do "reveal-year y1902-beef-trust" with 1 chance in 4
    When chance does "reveal-year y1902-beef-trust"
    Then it is year 3
    And the year card is y1902-beef-trust
    And "contract" is legal for blue

  @US-SETUP-18
  Scenario: The three cards of a year that were not revealed do not come in the next year
    Given yellow places the last worker of the year
    And the year card is y1883-supplier-contract
    When yellow does "contract"
    Then chance may do "reveal-year y1894-prices-up" with 1 chance in 4
    But chance may not do "reveal-year y1886-spread-rumors"
    And chance may not do "reveal-year y1887-fewer-cattle"
    And chance may not do "reveal-year y1889-assist-hull-house"

  # ---------------------------------------------------------------- the union spirit

  @US-YCARD-03
  Scenario Outline: The union spirit moves by the figure of the card
    Given year <year> begins
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    And the union spirit is 1
    When chance does "reveal-year <card>"
    Then the union spirit is <spirit>

    Examples: years 1 to 3
      | year | card                     | spirit |
      | 1    | y1883-supplier-contract  | 2      |
      | 1    | y1886-spread-rumors      | 3      |
      | 1    | y1887-fewer-cattle       | 2      |
      | 1    | y1889-assist-hull-house  | 2      |
      | 2    | y1892-reduce-wages       | 2      |
      | 2    | y1893-fair-exhibit       | 2      |
      | 2    | y1894-prices-up          | 3      |
      | 2    | y1898-futures-trading    | 2      |
      | 3    | y1900-more-livestock     | 2      |
      | 3    | y1902-beef-trust         | 2      |
      | 3    | y1904-hire-strikebreaker | 3      |
      | 3    | y1906-brand-back         | 2      |

    Examples: years 4 to 6 - some cards leave it, 1918 lowers it
      | year | card                    | spirit |
      | 4    | y1907-brand-ahead       | 2      |
      | 4    | y1908-hot-dog-sales     | 1      |
      | 4    | y1910-prices-up         | 2      |
      | 4    | y191x-new-york-branches | 2      |
      | 5    | y1914-prices-up         | 2      |
      | 5    | y1917-army-contract     | 1      |
      | 5    | y1918-worker-away       | 0      |
      | 5    | y1919-worker-away       | 3      |
      | 6    | y1921-prices-up         | 3      |
      | 6    | y1922-promotion         | 2      |
      | 6    | y1926-support-students  | 1      |
      | 6    | y1927-beef-grading      | 2      |

  @US-YCARD-03 @US-BOUND-04
  Scenario Outline: The marker stops at the ends of its track
    Given year <year> begins
    And the union spirit is <before>
    When chance does "reveal-year <card>"
    Then the union spirit is <after>

    Examples:
      | year | card                     | before | after |
      | 5    | y1918-worker-away        | 1      | 0     |
      | 5    | y1918-worker-away        | 0      | 0     |
      | 3    | y1904-hire-strikebreaker | 3      | 5     |
      | 3    | y1904-hire-strikebreaker | 4      | 5     |
      | 3    | y1904-hire-strikebreaker | 5      | 5     |

  # ---------------------------------------------------------------- events and actions

  @US-YCARD-05 @US-SUPPLY-05
  Scenario: An event takes effect before anybody places a worker
    Given year 2 begins
    And the Yards hold 2 cattle, 2 hogs, 2 sheep
    And the prices are cattle 15, hogs 9, sheep 7
    When chance does "reveal-year y1894-prices-up"
    Then the prices are cattle 16, hogs 10, sheep 8
    And it is yellow's turn
    And yellow has 4 workers to place

  @US-YEAR-04 @US-YCARD-05 @US-ARRIVE-01
  Scenario Outline: Animals arrive before the card, so a price that the card raises brings no more this year
    Given year <year> begins
    And the Yards hold 0 cattle, 0 hogs, 0 sheep
    And the prices are cattle 15, hogs 9, sheep 6
    When chance does "reveal-year <card>"
    Then the Yards hold 1 cattle, 2 hogs, 1 sheep
    And the prices are cattle 16, hogs 10, sheep 7

    Examples: at 16, 10 and 7 two, three and two would have come
      | year | card            |
      | 2    | y1894-prices-up |
      | 4    | y1910-prices-up |
      | 5    | y1914-prices-up |
      | 6    | y1921-prices-up |

  @US-YEAR-04
  Scenario: The union spirit after the card's effect decides on a strike, not the spirit before it
    Given year 2 begins
    And the union spirit is 3
    When chance does "reveal-year y1893-fair-exhibit"
    Then the union spirit is 4
    And there is a strike

  @US-YEAR-04
  Scenario: A card that lowers the spirit from 4 calls off the strike
    Given year 5 begins
    And the union spirit is 4
    When chance does "reveal-year y1918-worker-away"
    Then the union spirit is 3
    And there is no strike

  @US-YCARD-04
  Scenario Outline: The action on the card can be chosen in its year, and no other card's action
    Given it is year <year>
    And the year card is <card>
    Then yellow may do "year-card <action>"
    But yellow may not do "year-card <other>" because of US-YACT-01

    Examples:
      | year | card                    | action            | other             |
      | 1    | y1883-supplier-contract | supplier-contract | spread-rumors     |
      | 2    | y1893-fair-exhibit      | fair-exhibit      | supplier-contract |
      | 3    | y1902-beef-trust        | beef-trust        | hot-dog-sales     |
      | 4    | y1908-hot-dog-sales     | hot-dog-sales     | beef-trust        |
      | 5    | y1917-army-contract     | army-contract     | beef-grading      |
      | 6    | y1927-beef-grading      | beef-grading      | army-contract     |

  @US-YCARD-04
  Scenario: Next year the action of this year's card is gone
    Given yellow places the last worker of the year
    And the year card is y1883-supplier-contract
    Then yellow may do "year-card supplier-contract"
    When yellow does "contract"
    And chance does "reveal-year y1893-fair-exhibit"
    Then yellow may do "year-card fair-exhibit"
    But yellow may not do "year-card supplier-contract" because of US-YACT-01

  @US-YACT-01
  Scenario Outline: A year card with an event has no place for a worker
    Given it is year <year>
    And the year card is <card>
    Then yellow may not do "year-card <action>" because of US-YACT-01

    Examples:
      | year | card                 | action            |
      | 1    | y1887-fewer-cattle   | supplier-contract |
      | 2    | y1894-prices-up      | fair-exhibit      |
      | 3    | y1900-more-livestock | beef-trust        |

  # ---------------------------------------------------------------- where does the union spirit start?

  @US-R-spirit-start @US-SETUP-27
  Scenario Outline: The spirit after 1883, 1893 and 1900 depends on the answer to where the spirit starts
    Given the ruling "spirit-start" is "<answer>"
    When these decisions are taken:
      """
      chance: first-player yellow
      chance: election-token republican
      chance: reveal-building curing-room
      chance: reveal-building canning-factory
      chance: reveal-building chill-room
      chance: reveal-building lard-refinery
      chance: reveal-building tallow-house
      green: plant centre
      blue: plant southeast
      """
    Then the union spirit is <start>
    When yellow does "plant northwest"
    And chance does "reveal-year y1883-supplier-contract"
    Then the union spirit is <year 1>
    And there is no strike
    When the other workers are placed
    And chance does "reveal-year y1893-fair-exhibit"
    Then the union spirit is <year 2>
    And there is <strike in year 2>
    When the other workers are placed
    And chance does "reveal-year y1900-more-livestock"
    Then the union spirit is <year 3>
    And there is <strike in year 3>

    Examples: nobody lowers the spirit
      | answer  | start | year 1 | year 2 | strike in year 2 | year 3 | strike in year 3 |
      | at-zero | 0     | 1      | 2      | no strike        | 3      | no strike        |
      | at-one  | 1     | 2      | 3      | no strike        | 4      | a strike         |
      | at-two  | 2     | 3      | 4      | a strike         | 5      | a strike         |

  @US-YCARD-01
  Scenario: The card on top of the year deck is the next year's card
    Given year 2 begins
    And y1893-fair-exhibit is on top of the year deck
    When the livestock arrive
    Then the year card is y1893-fair-exhibit
