Feature: The ends of the tracks and of the Yards
  Prices, meat values, brand and the union spirit stop at the lowest and at the highest space. Nothing is lost by that but the
  rest of the move: the action that caused it stays legal. The Yards take as many animals of a kind as they have spaces.

  # ---------------------------------------------------------------- livestock prices

  @US-BOUND-01
  Scenario Outline: A rising price stops at the top of its track - <kind> at $<before>
    Given a Union Stockyards game of yellow, blue and green
    And the <kind> price is <before>
    And the Yards hold <cattle> cattle, <hogs> hogs, <sheep> sheep
    And green places the last worker of the year
    When green does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the <kind> price is <after>

    Examples: the fewest animals raise the price by 3; all of it fits
      | kind   | cattle | hogs | sheep | before | after |
      | cattle | 1      | 2    | 2     | 20     | 23    |
      | cattle | 1      | 2    | 2     | 21     | 24    |
      | hogs   | 2      | 1    | 2     | 12     | 15    |
      | sheep  | 2      | 2    | 1     | 10     | 13    |

    @US-BOUND-05
    Examples: the end cuts it short
      | kind   | cattle | hogs | sheep | before | after |
      | cattle | 1      | 2    | 2     | 22     | 24    |
      | cattle | 1      | 2    | 2     | 24     | 24    |
      | hogs   | 2      | 1    | 2     | 13     | 15    |
      | hogs   | 2      | 1    | 2     | 15     | 15    |
      | sheep  | 2      | 2    | 1     | 11     | 13    |
      | sheep  | 2      | 2    | 1     | 13     | 13    |

  @US-BOUND-01
  Scenario Outline: A falling price stops at the bottom of its track - <kind> at $<before>
    Given a Union Stockyards game of yellow, blue and green
    And the <kind> price is <before>
    And the Yards hold <cattle> cattle, <hogs> hogs, <sheep> sheep
    And green places the last worker of the year
    When green does "contract"
    And chance does "reveal-year y1892-reduce-wages"
    Then the <kind> price is <after>

    Examples: the most animals lower the price by 2; all of it fits
      | kind   | cattle | hogs | sheep | before | after |
      | cattle | 2      | 1    | 1     | 17     | 15    |
      | cattle | 2      | 1    | 1     | 16     | 14    |
      | hogs   | 1      | 2    | 1     | 7      | 5     |
      | sheep  | 1      | 1    | 2     | 6      | 4     |

    @US-BOUND-05
    Examples: the end cuts it short
      | kind   | cattle | hogs | sheep | before | after |
      | cattle | 2      | 1    | 1     | 15     | 14    |
      | cattle | 2      | 1    | 1     | 14     | 14    |
      | hogs   | 1      | 2    | 1     | 6      | 5     |
      | hogs   | 1      | 2    | 1     | 5      | 5     |
      | sheep  | 1      | 1    | 2     | 5      | 4     |
      | sheep  | 1      | 1    | 2     | 4      | 4     |

  @US-BOUND-01 @US-BOUND-05
  Scenario: A year card raises no price beyond the top
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the prices are cattle 24, hogs 14, sheep 13
    When chance does "reveal-year y1894-prices-up"
    Then the prices are cattle 24, hogs 15, sheep 13

  @US-BOUND-01
  Scenario Outline: A position with a price off its track is refused - <kind> at $<price>
    Given a Union Stockyards game of yellow, blue and green
    And the <kind> price is <price>
    Then the position is refused because of US-BOUND-01

    Examples:
      | kind   | price |
      | cattle | 13    |
      | cattle | 25    |
      | hogs   | 4     |
      | hogs   | 16    |
      | sheep  | 3     |
      | sheep  | 14    |

  # ---------------------------------------------------------------- meat values

  @US-BOUND-02
  Scenario Outline: A house may be established even if its meat value is at the top - <meat> at <before>
    Given a Union Stockyards game of yellow, blue and green
    And yellow's <meat> is <before>
    When yellow does "branch <market>"
    Then yellow's <meat> is <after>
    And yellow has $9
    And <market> has yellow

    Examples: all of it fits
      | market    | meat | before | after |
      | boston    | beef | 31     | 32    |
      | manhattan | pork | 19     | 20    |
      | brooklyn  | lamb | 17     | 18    |

    @US-BOUND-05 @US-PLACE-10
    Examples: the end cuts it short
      | market    | meat | before | after |
      | boston    | beef | 32     | 32    |
      | bronx     | beef | 32     | 32    |
      | manhattan | pork | 20     | 20    |
      | brooklyn  | lamb | 18     | 18    |

  @US-BOUND-02
  Scenario Outline: A brand line of beef 2 raises beef only to the end of its track - beef <before>
    Given a Union Stockyards game of yellow, blue and green
    And brand 6 holds yellow
    And yellow's beef is <before>
    When yellow does "advertise chicago"
    Then yellow's beef is <after>

    Examples: all of it fits
      | before | after |
      | 29     | 31    |
      | 30     | 32    |

    @US-BOUND-05
    Examples: the end cuts it short
      | before | after |
      | 31     | 32    |
      | 32     | 32    |

  @US-BOUND-02
  Scenario Outline: A position with a meat value off its track is refused - <meat> at <value>
    Given a Union Stockyards game of yellow, blue and green
    And yellow's <meat> is <value>
    Then the position is refused because of US-BOUND-02

    Examples:
      | meat | value |
      | beef | 13    |
      | beef | 33    |
      | pork | 3     |
      | pork | 21    |
      | lamb | 3     |
      | lamb | 19    |

  # ---------------------------------------------------------------- brand

  @US-BOUND-03
  Scenario Outline: A tracker stops at the last space of the brand track - from <from> by national advertising
    Given a Union Stockyards game of yellow, blue and green
    And brand <from> holds yellow
    When yellow does "advertise national"
    Then brand <to> holds yellow
    And yellow has $8

    Examples: all of it fits
      | from | to |
      | 9    | 11 |
      | 10   | 12 |

    @US-BOUND-05 @US-PLACE-10
    Examples: the end cuts it short
      | from | to |
      | 11   | 12 |
      | 12   | 12 |

  @US-BOUND-03
  Scenario: A position with a tracker beyond the last space is refused
    Given a Union Stockyards game of yellow, blue and green
    And brand 13 holds yellow
    Then the position is refused because of US-BOUND-03

  # ---------------------------------------------------------------- the union spirit

  @US-BOUND-04
  Scenario Outline: The spirit stops at 0 - <action> at <before>
    Given a Union Stockyards game of yellow, blue and green
    And the <party> are in office
    And the union spirit is <before>
    When yellow does "<action>"
    Then the union spirit is <after>
    And yellow has 0 low morale tokens

    Examples: all of it fits
      | party       | action         | before | after |
      | Republicans | wage-increase  | 3      | 1     |
      | Republicans | wage-increase  | 2      | 0     |
      | Democrats   | eight-hour-day | 3      | 0     |

    @US-BOUND-05 @US-PLACE-10
    Examples: the end cuts it short
      | party       | action         | before | after |
      | Republicans | wage-increase  | 1      | 0     |
      | Republicans | wage-increase  | 0      | 0     |
      | Democrats   | eight-hour-day | 2      | 0     |
      | Democrats   | eight-hour-day | 0      | 0     |

  @US-BOUND-04
  Scenario Outline: A year card moves the spirit no further than its track - <card> at <before>
    Given a Union Stockyards game of yellow, blue and green
    And year <year> begins
    And the union spirit is <before>
    When chance does "reveal-year <card>"
    Then the union spirit is <after>

    Examples: all of it fits
      | year | card               | before | after |
      | 2    | y1894-prices-up    | 2      | 4     |
      | 2    | y1894-prices-up    | 3      | 5     |
      | 5    | y1918-worker-away  | 1      | 0     |

    @US-BOUND-05
    Examples: the end cuts it short
      | year | card               | before | after |
      | 2    | y1894-prices-up    | 4      | 5     |
      | 2    | y1894-prices-up    | 5      | 5     |
      | 5    | y1918-worker-away  | 0      | 0     |

  @US-BOUND-04
  Scenario: A position with a union spirit of 6 is refused
    Given a Union Stockyards game of yellow, blue and green
    And the union spirit is 6
    Then the position is refused because of US-BOUND-04

  # ---------------------------------------------------------------- the Yards

  Scenario Outline: Of three head of cattle, only as many arrive as the six spaces hold - <before> stand there
    Given a Union Stockyards game of yellow, blue and green
    And year 2 begins
    And the cattle price is 20
    And the Yards hold <before> cattle
    When chance does "reveal-year y1892-reduce-wages"
    Then the Yards hold <after> cattle
    And the supply has <left> cattle

    @US-ARRIVE-06
    Examples: all of them fit
      | before | after | left |
      | 2      | 5     | 1    |
      | 3      | 6     | 0    |

    @US-BOUND-06
    Examples: the spaces are full
      | before | after | left |
      | 4      | 6     | 0    |
      | 6      | 6     | 0    |

  Scenario Outline: With two players cattle arrive only up to the four spaces - <before> stand there
    Given a Union Stockyards game of yellow and blue
    And year 2 begins
    And the cattle price is 18
    And the Yards hold <before> cattle
    When chance does "reveal-year y1892-reduce-wages"
    Then the Yards hold <after> cattle
    And the supply has <left> cattle

    @US-ARRIVE-06
    Examples: all of them fit
      | before | after | left |
      | 1      | 3     | 3    |
      | 2      | 4     | 2    |

    @US-BOUND-06
    Examples: the spaces are full
      | before | after | left |
      | 3      | 4     | 2    |
      | 4      | 4     | 2    |

  @US-BOUND-06
  Scenario Outline: A position with five animals in a yard of four spaces is refused - <kind>
    Given a Union Stockyards game of yellow and blue
    And the Yards hold 5 <kind>
    Then the position is refused because of US-BOUND-06

    Examples:
      | kind   |
      | cattle |
      | hogs   |
      | sheep  |

  @US-BOUND-06
  Scenario: A worker in the yard takes one of its spaces, so four cattle and a worker do not fit into four spaces
    Given a Union Stockyards game of yellow and blue
    And the Yards hold 4 cattle
    And yellow has slaughtered cattle this year
    And it is blue's turn
    Then the position is refused because of US-BOUND-06
