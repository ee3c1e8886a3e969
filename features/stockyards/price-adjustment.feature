Feature: Prices are adjusted at the end of the year
  The kinds with the fewest animals left go up 3, the kinds with the most go down 2, and a kind between them stays. Where all three are
  equal each goes up 1. No price leaves its track.

  Background:
    Given a Union Stockyards game of yellow, blue and green
    And yellow places the last worker of the year

  # ---------------------------------------------------------------- the book's examples

  @example @US-EX-12 @US-PRICE-01 @US-PRICE-02 @US-PRICE-05 @US-SUPPLY-02 @US-SUPPLY-03
  Scenario: Example A - prices are adjusted with no cattle, two hogs and two sheep left
    Given the Yards hold 0 cattle, 2 hogs, 2 sheep
    And the prices are cattle 15, hogs 9, sheep 7
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 18, hogs 7, sheep 5
    And the cattle price rises by 3
    And the hogs price falls by 2

  @example @US-EX-13 @US-PRICE-01 @US-PRICE-02 @US-PRICE-06 @US-SUPPLY-02 @US-SUPPLY-03
  Scenario: Example B - prices are adjusted with hogs fewest, cattle most and sheep between
    Given the Yards hold 3 cattle, 1 hogs, 2 sheep
    And the prices are cattle 18, hogs 7, sheep 6
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 16, hogs 10, sheep 6

  @example @US-EX-14 @US-PRICE-03
  Scenario Outline: Example C - prices are adjusted with equally many animals left of each kind
    Given the Yards hold <left> cattle, <left> hogs, <left> sheep
    And the prices are cattle 15, hogs 9, sheep 7
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 16, hogs 10, sheep 8

    Examples: also when the Yards are empty
      | left |
      | 0    |
      | 1    |
      | 2    |
      | 6    |

  # ---------------------------------------------------------------- every order and every tie

  @US-PRICE-01 @US-PRICE-02 @US-PRICE-06
  Scenario Outline: Without a tie, the price of the fewest rises by 3, of the most falls by 2, and the third stays
    Given the Yards hold <left cattle> cattle, <left hogs> hogs, <left sheep> sheep
    And the prices are cattle 18, hogs 9, sheep 8
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle <cattle>, hogs <hogs>, sheep <sheep>

    Examples: the six orders
      | left cattle | left hogs | left sheep | cattle | hogs | sheep |
      | 0           | 1         | 2          | 21     | 9    | 6     |
      | 0           | 2         | 1          | 21     | 7    | 8     |
      | 1           | 0         | 2          | 18     | 12   | 6     |
      | 1           | 2         | 0          | 18     | 7    | 11    |
      | 2           | 0         | 1          | 16     | 12   | 8     |
      | 2           | 1         | 0          | 16     | 9    | 11    |

    Examples: by how much they differ does not matter
      | left cattle | left hogs | left sheep | cattle | hogs | sheep |
      | 6           | 1         | 0          | 16     | 9    | 11    |
      | 6           | 5         | 0          | 16     | 9    | 11    |

  @US-PRICE-01 @US-PRICE-02 @US-PRICE-06
  Scenario: Without a tie and within the tracks, the adjustment cites no clause on ties or track ends
    Given the Yards hold 1 cattle, 2 hogs, 3 sheep
    And the prices are cattle 18, hogs 9, sheep 8
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 21, hogs 9, sheep 6
    And the play does not rest on US-PRICE-03
    And the play does not rest on US-PRICE-04
    And the play does not rest on US-PRICE-05
    And the play does not rest on US-BOUND-05

  @US-PRICE-04 @US-PRICE-02
  Scenario Outline: If two kinds tie for fewest, both prices rise by 3 and the third falls by 2
    Given the Yards hold <left cattle> cattle, <left hogs> hogs, <left sheep> sheep
    And the prices are cattle 18, hogs 9, sheep 8
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle <cattle>, hogs <hogs>, sheep <sheep>

    Examples: also when none is left of either
      | left cattle | left hogs | left sheep | cattle | hogs | sheep |
      | 1           | 1         | 2          | 21     | 12   | 6     |
      | 1           | 2         | 1          | 21     | 7    | 11    |
      | 2           | 1         | 1          | 16     | 12   | 11    |
      | 0           | 0         | 1          | 21     | 12   | 6     |

  @US-PRICE-05 @US-PRICE-01
  Scenario Outline: If two kinds tie for most, both prices fall by 2 and the third rises by 3
    Given the Yards hold <left cattle> cattle, <left hogs> hogs, <left sheep> sheep
    And the prices are cattle 18, hogs 9, sheep 8
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle <cattle>, hogs <hogs>, sheep <sheep>

    Examples:
      | left cattle | left hogs | left sheep | cattle | hogs | sheep |
      | 2           | 2         | 1          | 16     | 7    | 11    |
      | 2           | 1         | 2          | 16     | 12   | 6     |
      | 1           | 2         | 2          | 21     | 7    | 6     |

  # ---------------------------------------------------------------- what counts as left, and when

  @US-SUPPLY-01 @US-PRICE-01
  Scenario: The last animal slaughtered this year does not count as left in the price adjustment
    Given the Yards hold 2 cattle, 2 hogs, 2 sheep
    And the prices are cattle 15, hogs 9, sheep 7
    And yellow's beef is 19
    When yellow does "slaughter cattle"
    # Paid by the old price, 19 - 15; then cattle are fewest.
    And chance does "reveal-year y1892-reduce-wages"
    Then yellow has $14
    And the prices are cattle 18, hogs 7, sheep 5

  @US-PRICE-07 @US-ARRIVE-01
  Scenario: The new prices bring the animals of the next year
    Given the Yards hold 0 cattle, 2 hogs, 2 sheep
    And the prices are cattle 17, hogs 9, sheep 7
    When yellow does "contract"
    # Three head of cattle at 20; two hogs at 7 as at 9, one sheep at 5 instead of two at 7.
    And chance does "reveal-year y1892-reduce-wages"
    Then it is year 2
    And the prices are cattle 20, hogs 7, sheep 5
    And the Yards hold 3 cattle, 4 hogs, 3 sheep

  @US-PRICE-07
  Scenario Outline: After the adjustment the next year begins with its year card
    Given it is year <year>
    When yellow does "contract"
    Then chance may do "reveal-year <card>" with 1 chance in 4

    Examples:
      | year | card                 |
      | 1    | y1892-reduce-wages   |
      | 2    | y1900-more-livestock |
      | 3    | y1907-brand-ahead    |
      | 4    | y1914-prices-up      |
      | 5    | y1921-prices-up      |

  # ---------------------------------------------------------------- the ends of the tracks

  @US-BOUND-01 @US-PRICE-02
  Scenario Outline: A price that would fall below its track stops at the lowest
    Given the Yards hold <left cattle> cattle, <left hogs> hogs, <left sheep> sheep
    And the <kind> price is <before>
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the <kind> price is <price>

    Examples: the lowest are 14, 5 and 4
      | kind   | left cattle | left hogs | left sheep | before | price |
      | cattle | 3           | 2         | 2          | 17     | 15    |
      | cattle | 3           | 2         | 2          | 16     | 14    |
      | cattle | 3           | 2         | 2          | 15     | 14    |
      | cattle | 3           | 2         | 2          | 14     | 14    |
      | hogs   | 2           | 3         | 2          | 8      | 6     |
      | hogs   | 2           | 3         | 2          | 7      | 5     |
      | hogs   | 2           | 3         | 2          | 6      | 5     |
      | hogs   | 2           | 3         | 2          | 5      | 5     |
      | sheep  | 2           | 2         | 3          | 7      | 5     |
      | sheep  | 2           | 2         | 3          | 6      | 4     |
      | sheep  | 2           | 2         | 3          | 5      | 4     |
      | sheep  | 2           | 2         | 3          | 4      | 4     |

  @US-BOUND-01 @US-PRICE-01
  Scenario Outline: A price that would rise above its track stops at the highest
    Given the Yards hold <left cattle> cattle, <left hogs> hogs, <left sheep> sheep
    And the <kind> price is <before>
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the <kind> price is <price>

    Examples: the highest are 24, 15 and 13
      | kind   | left cattle | left hogs | left sheep | before | price |
      | cattle | 1           | 2         | 2          | 20     | 23    |
      | cattle | 1           | 2         | 2          | 21     | 24    |
      | cattle | 1           | 2         | 2          | 22     | 24    |
      | cattle | 1           | 2         | 2          | 24     | 24    |
      | hogs   | 2           | 1         | 2          | 11     | 14    |
      | hogs   | 2           | 1         | 2          | 12     | 15    |
      | hogs   | 2           | 1         | 2          | 13     | 15    |
      | hogs   | 2           | 1         | 2          | 15     | 15    |
      | sheep  | 2           | 2         | 1          | 9      | 12    |
      | sheep  | 2           | 2         | 1          | 10     | 13    |
      | sheep  | 2           | 2         | 1          | 11     | 13    |
      | sheep  | 2           | 2         | 1          | 13     | 13    |

  @US-BOUND-01
  Scenario: If all kinds are equal and all prices at the top of their tracks, no price moves
    Given the Yards hold 1 cattle, 1 hogs, 1 sheep
    And the prices are cattle 24, hogs 15, sheep 13
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 24, hogs 15, sheep 13

  @US-BOUND-01 @US-PRICE-03
  Scenario: If all kinds are equal and hogs are at the top of their track, the other two prices rise by 1
    Given the Yards hold 1 cattle, 1 hogs, 1 sheep
    And the prices are cattle 22, hogs 15, sheep 11
    When yellow does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the prices are cattle 23, hogs 15, sheep 12
