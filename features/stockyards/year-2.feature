Feature: The year cards of 1892 to 1898
  Reduce Wages, Fair Exhibit and Futures Trading are actions; the card of 1894 is an event.

  # ---------------------------------------------------------------- 1892, Reduce Wages

  @US-Y2-01 @US-Y2-02
  Scenario: 1892 - reduced wages bring 5 dollars from the Bank and a low morale token
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1892-reduce-wages
    And the union spirit is 2
    When yellow does "year-card reduce-wages"
    Then yellow has $15
    And yellow has 2 low morale tokens
    And blue has $10
    And blue has 1 low morale token
    And the Bank has $5 less than at the start
    And 26 low morale tokens are in the supply
    And the union spirit is 2

  @US-Y2-01 @US-Y2-02
  Scenario: 1892 - a player without cash and without a token may reduce wages
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1892-reduce-wages
    And yellow has $0
    And yellow has 0 low morale tokens
    When yellow does "year-card reduce-wages"
    Then yellow has $5
    And yellow has 1 low morale token

  @US-R-morale-token-shortage @US-Y2-02
  Scenario Outline: 1892 - whether a player who reduces wages gains a token from an empty supply depends on the answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "morale-token-shortage" is "<answer>"
    And it is year 2
    And the year card is y1892-reduce-wages
    And yellow has <before> low morale tokens
    And blue has 10 low morale tokens
    And green has 10 low morale tokens
    When yellow does "year-card reduce-wages"
    Then yellow has $15
    And yellow has <after> low morale tokens

    Examples: nothing in the supply
      | answer                | before | after |
      | substitute-freely     | 10     | 11    |
      | turn-order-until-gone | 10     | 10    |

  @US-Y2-02
  Scenario Outline: 1892 - a player who reduces wages takes the last token of the supply
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "morale-token-shortage" is "<answer>"
    And it is year 2
    And the year card is y1892-reduce-wages
    And yellow has 9 low morale tokens
    And blue has 10 low morale tokens
    And green has 10 low morale tokens
    When yellow does "year-card reduce-wages"
    Then yellow has 10 low morale tokens
    And 0 low morale tokens are in the supply

    Examples:
      | answer                |
      | substitute-freely     |
      | turn-order-until-gone |

  # ---------------------------------------------------------------- 1893, Fair Exhibit

  @US-Y2-03 @US-Y2-04
  Scenario Outline: 1893 - a Fair Exhibit costs 1 dollar and moves the brand tracker 2 spaces ahead
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1893-fair-exhibit
    And brand <from> holds yellow
    When yellow does "year-card fair-exhibit"
    Then yellow has $9
    And the Bank has $1 more than at the start
    And the brand of yellow is <to>
    And brand <to> holds yellow
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>

    Examples: no line, one line or two lines passed
      | from | to | beef | pork | lamb |
      | 2    | 4  | 17   | 6    | 6    |
      | 3    | 5  | 17   | 7    | 6    |
      | 5    | 7  | 18   | 6    | 6    |
      | 6    | 8  | 18   | 6    | 6    |
      | 7    | 9  | 16   | 6    | 7    |
      | 9    | 11 | 18   | 6    | 6    |
      | 10   | 12 | 18   | 6    | 6    |
      | 11   | 12 | 16   | 6    | 6    |

  @US-Y2-04
  Scenario: 1893 - the tracker goes on top of the stack that it meets
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1893-fair-exhibit
    And brand 1 holds yellow
    And brand 3 holds green, blue
    When yellow does "year-card fair-exhibit"
    Then brand 3 holds green, blue, yellow
    And yellow's beef is 17

  @US-Y2-03
  Scenario: 1893 - a player with the last dollar can pay for the exhibit, and a player without a dollar cannot
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1893-fair-exhibit
    And it is blue's turn
    And blue has $1
    When blue does "year-card fair-exhibit"
    Then blue has $0
    And the brand of blue is 2

  @US-Y2-03
  Scenario: 1893 - without a dollar the exhibit is closed
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1893-fair-exhibit
    And yellow has $0
    Then yellow may not do "year-card fair-exhibit" because of US-PLACE-19
    When yellow does "contract"
    Then blue may do "year-card fair-exhibit"

  # ---------------------------------------------------------------- 1894

  @US-Y2-05
  Scenario: 1894 - all three prices rise by 1 after the animals have arrived
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 17, hogs 5, sheep 7
    And the Yards hold 1 cattle, 2 hogs, 1 sheep
    And the union spirit is 0
    When chance does "reveal-year y1894-prices-up"
    Then the prices are cattle 18, hogs 6, sheep 8
    And the Yards hold 3 cattle, 3 hogs, 3 sheep
    And the union spirit is 2
    And yellow's margin on hogs is 0

  @US-Y2-05 @US-BOUND-05
  Scenario: 1894 - a price at the end of its track stays there while the others rise
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 24, hogs 14, sheep 13
    When chance does "reveal-year y1894-prices-up"
    Then the prices are cattle 24, hogs 15, sheep 13

  # ---------------------------------------------------------------- 1898, Futures Trading

  @worked @US-EX-29 @US-Y2-06 @US-Y2-07 @US-Y2-08 @US-Y2-09
  Scenario: 1898 - futures may be traded on a kind that is missing from the Yards
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And it is blue's turn
    And the cattle price is 17
    And the Yards hold 0 cattle, 3 hogs, 3 sheep
    And blue's beef is 20
    And blue has $1
    When blue does "year-card futures-trading cattle"
    Then blue has $3
    And the Yards hold 0 cattle, 3 hogs, 3 sheep
    And the supply has 6 cattle
    And blue's worker stands on year-card

  @US-Y2-06 @US-Y2-07 @US-Y2-08
  Scenario Outline: 1898 - futures cost 1 dollar and pay the margin of the kind that is chosen
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And the prices are cattle 15, hogs 9, sheep 7
    And yellow's beef is 19
    And yellow's pork is 11
    And yellow's lamb is 7
    And blue's beef is 30
    When yellow does "year-card futures-trading <kind>"
    Then yellow has $<cash>
    And the Yards hold 3 cattle, 3 hogs, 3 sheep
    And yellow has 3 workers to place

    Examples:
      | kind   | cash |
      | cattle | 13   |
      | hogs   | 11   |
      | sheep  | 9    |

  @US-Y2-10
  Scenario: 1898 - the kind that was traded may still be slaughtered this year
    Given a Union Stockyards game of yellow and blue
    And it is year 2
    And the year card is y1898-futures-trading
    And the prices are cattle 15, hogs 9, sheep 7
    And the Yards hold 1 cattle
    And yellow's beef is 19
    When yellow does "year-card futures-trading cattle"
    Then the play rests on US-Y2-10
    When blue does "contract"
    And yellow does "slaughter cattle"
    Then yellow has $17
    And the Yards hold 0 cattle
    And yellow has slaughtered cattle this year

  @US-Y2-09 @US-Y2-10
  Scenario: 1898 - the kind that was slaughtered this year may still be traded
    Given a Union Stockyards game of yellow and blue
    And it is year 2
    And the year card is y1898-futures-trading
    And yellow has slaughtered cattle this year
    And the Yards hold 0 cattle
    Then yellow may do "year-card futures-trading cattle"
    But yellow may not do "slaughter cattle" because of US-PLACE-15

  @US-PLACE-19
  Scenario: 1898 - without a dollar, futures cannot be traded even at a good margin
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And the cattle price is 15
    And yellow's beef is 19
    And yellow has $0
    Then yellow may not do "year-card futures-trading cattle" because of US-PLACE-19

  @US-Y2-06 @US-Y2-07
  Scenario: 1898 - a player with the last dollar may trade futures at a margin of 0
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And the hogs price is 6
    And yellow has $1
    When yellow does "year-card futures-trading hogs"
    Then yellow has $0

  # ---------------------------------------------------------------- 1898, at a loss

  @US-R-futures-loss @US-Y2-07
  Scenario Outline: 1898 - the effect of futures at a margin of -2 depends on the answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "futures-loss" is "<answer>"
    And it is year 2
    And the year card is y1898-futures-trading
    And it is blue's turn
    And the sheep price is 8
    And blue's lamb is 6
    And blue has $<cash>
    When blue does "year-card futures-trading sheep"
    Then blue has $<left>
    And the Yards hold 3 sheep

    Examples:
      | answer          | cash | left |
      | pay-the-loss    | 5    | 2    |
      | pay-the-loss    | 3    | 0    |
      | nothing-happens | 5    | 4    |
      | nothing-happens | 2    | 1    |
      | nothing-happens | 1    | 0    |

  @US-R-futures-loss @US-MONEY-07
  Scenario: 1898 - a player needs cash for a loss that must be paid
    Given a Union Stockyards game of yellow, blue and green
    And it is year 2
    And the year card is y1898-futures-trading
    And the prices are cattle 14, hogs 6, sheep 8
    And yellow has $2
    Then yellow's margin on sheep is -2
    And yellow may not do "year-card futures-trading sheep" because of US-MONEY-07 and the ruling "futures-loss"
    But yellow may do "year-card futures-trading hogs"
    And yellow may do "year-card futures-trading cattle"

  @US-R-futures-loss @US-Y2-06
  Scenario: 1898 - futures still cost a dollar if an owner's box changes the union spirit on the card
    Given a Union Stockyards game of yellow, blue and green
    And the component file:
      """
      year-cards: [{id: y1898-futures-trading, spirit: 3}]
      """
    And it is year 2
    And the year card is y1898-futures-trading
    And the sheep price is 8
    And yellow has $3
    When yellow does "year-card futures-trading sheep"
    Then yellow has $0

  @US-R-futures-loss @US-Y2-07
  Scenario: 1898 - if losses are not allowed, a kind with a margin of 0 can be chosen but not a lower one
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "futures-loss" is "not-allowed"
    And it is year 2
    And the year card is y1898-futures-trading
    And the prices are cattle 16, hogs 7, sheep 8
    And yellow has $5
    Then yellow may do "year-card futures-trading cattle"
    But yellow may not do "year-card futures-trading hogs" because of US-Y2-07 and the ruling "futures-loss"
    And yellow may not do "year-card futures-trading sheep" because of US-Y2-07 and the ruling "futures-loss"
    When yellow does "year-card futures-trading cattle"
    Then yellow has $4

  @US-Y2-07
  Scenario Outline: 1898 - a margin above 0 is paid in full under every answer
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "futures-loss" is "<answer>"
    And it is year 2
    And the year card is y1898-futures-trading
    And the cattle price is 15
    And yellow's beef is 19
    And yellow has $1
    When yellow does "year-card futures-trading cattle"
    Then yellow has $4

    Examples:
      | answer          |
      | pay-the-loss    |
      | nothing-happens |
      | not-allowed     |

  @US-Y2-07
  Scenario: 1898 - the margin of the player who trades counts, not the first player's
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "futures-loss" is "nothing-happens"
    And it is year 2
    And the year card is y1898-futures-trading
    And it is blue's turn
    And the sheep price is 8
    And yellow's lamb is 6
    And blue's lamb is 11
    And blue has $5
    When blue does "year-card futures-trading sheep"
    Then blue has $7
