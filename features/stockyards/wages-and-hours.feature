Feature: Wage increases and the eight-hour day
  Both discard a low morale token and calm the union: a wage increase costs $2 and lowers the spirit by 2, the eight-hour day
  costs nothing, lowers it by 3, and is to be had only while the Democrats are in office.

  # ---------------------------------------------------------------- wage increase

  @US-WAGE-01 @US-WAGE-02 @US-WAGE-03
  Scenario: A wage increase costs $2 to the Bank, discards a token and lowers the union spirit by 2
    Given a Union Stockyards game of yellow, blue and green
    And the union spirit is 3
    And yellow has 2 low morale tokens
    When yellow does "wage-increase"
    Then yellow has $8
    And the Bank has $2 more than at the start
    And yellow has 1 low morale token
    And blue has 1 low morale token
    And 27 low morale tokens are in the supply
    And the union spirit is 1
    And yellow's worker stands on wage-increase

  Scenario Outline: Whether a player with $<cash> may give a wage increase depends on the cost of $2
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $<cash>
    Then "wage-increase" is <verdict> for yellow

    @US-PLACE-19
    Examples: too little
      | cash | verdict |
      | 0    | illegal |
      | 1    | illegal |

    @US-WAGE-01
    Examples: enough
      | cash | verdict |
      | 2    | legal   |

  @US-PLACE-19
  Scenario: A wage increase is refused to a player with $1
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $1
    Then yellow may not do "wage-increase" because of US-PLACE-19

  @US-WAGE-03
  Scenario Outline: A wage increase is possible under either party - <party>
    Given a Union Stockyards game of yellow, blue and green
    And the <party> are in office
    And the union spirit is 2
    When yellow does "wage-increase"
    Then the union spirit is 0

    Examples:
      | party       |
      | Republicans |
      | Democrats   |

  @US-WAGE-03
  Scenario: A strike goes on this year although the spirit falls below 4
    Given a Union Stockyards game of yellow, blue and green
    And there is a strike
    And the union spirit is 5
    When yellow does "wage-increase"
    Then the union spirit is 3
    And 3 workers stand on the picket line

  # ---------------------------------------------------------------- eight-hour day

  @US-EIGHT-01
  Scenario: Under the Democrats the party space gives the eight-hour day
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    When yellow does "eight-hour-day"
    Then yellow's worker stands on party
    And blue may not do "eight-hour-day" because of US-PLACE-11

  @US-EIGHT-01
  Scenario: Under the Republicans the party space does not give the eight-hour day
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    Then yellow may not do "eight-hour-day" because of US-EIGHT-01

  @US-EIGHT-02 @US-EIGHT-03
  Scenario: The eight-hour day costs nothing, discards a token and lowers the union spirit by 3
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    And yellow has $0
    And yellow has 3 low morale tokens
    And there is a strike
    And the union spirit is 5
    When yellow does "eight-hour-day"
    Then yellow has 2 low morale tokens
    And 26 low morale tokens are in the supply
    And the union spirit is 2
    And yellow has $0

  Scenario Outline: A spirit of 5 falls by 3 for the eight-hour day and by 2 for a wage increase - <action>
    Given a Union Stockyards game of yellow and blue
    And the Democrats are in office
    And there is a strike
    And the union spirit is 5
    When yellow does "<action>"
    Then the union spirit is <spirit>

    @US-WAGE-03
    Examples: down by 2
      | action         | spirit |
      | wage-increase  | 3      |

    @US-EIGHT-03
    Examples: down by 3
      | action         | spirit |
      | eight-hour-day | 2      |

  # ---------------------------------------------------------------- without a token

  @US-R-token-required @US-PLACE-09 @US-WAGE-02
  Scenario: A player without a token cannot give a wage increase
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And blue has $5
    And blue has 0 low morale tokens
    And there is a strike
    And the union spirit is 4
    Then blue may not do "wage-increase" because of US-PLACE-09 and the ruling "token-required"
    When blue does "contract"
    And green does "wage-increase"
    Then green has 0 low morale tokens

  @US-R-token-required @US-PLACE-09
  Scenario: A player without a token cannot give the eight-hour day
    Given a Union Stockyards game of yellow, blue and green
    And the Democrats are in office
    And yellow has 0 low morale tokens
    Then yellow may not do "eight-hour-day" because of US-PLACE-09 and the ruling "token-required"

  @US-R-token-required
  Scenario Outline: Whether a player without a token may give a wage increase depends on the answer - <answer>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "<answer>"
    And yellow has $5
    And yellow has 0 low morale tokens
    Then "wage-increase" is <verdict> for yellow

    Examples:
      | answer         | verdict |
      | token-required | illegal |
      | do-the-rest    | legal   |

  @US-R-token-required
  Scenario: With the answer do-the-rest, a wage increase without a token costs $2 and lowers the union spirit
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And it is blue's turn
    And blue has $5
    And blue has 0 low morale tokens
    And there is a strike
    And the union spirit is 4
    When blue does "wage-increase"
    Then blue has $3
    And the union spirit is 2
    And blue has 0 low morale tokens
    And 28 low morale tokens are in the supply

  @US-R-token-required
  Scenario: With the answer do-the-rest, an eight-hour day without a token lowers the union spirit
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And the Democrats are in office
    And yellow has 0 low morale tokens
    And the union spirit is 3
    When yellow does "eight-hour-day"
    Then the union spirit is 0
    And yellow has 0 low morale tokens
    And 28 low morale tokens are in the supply

  @US-R-token-required
  Scenario Outline: Whether a player without a token may use a year card that discards one depends on the answer - <action>, <answer>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "<answer>"
    And it is year <year>
    And the year card is <card>
    And yellow has 0 low morale tokens
    Then "year-card <action>" is <verdict> for yellow

    Examples:
      | year | card                    | action            | answer         | verdict |
      | 1    | y1889-assist-hull-house | assist-hull-house | token-required | illegal |
      | 1    | y1889-assist-hull-house | assist-hull-house | do-the-rest    | legal   |
      | 6    | y1926-support-students  | support-students  | token-required | illegal |
      | 6    | y1926-support-students  | support-students  | do-the-rest    | legal   |

  @US-R-token-required
  Scenario Outline: With the answer do-the-rest, a player without a token pays the card's price - <action>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And it is year <year>
    And the year card is <card>
    And yellow has 0 low morale tokens
    And the union spirit is 2
    When yellow does "year-card <action>"
    Then yellow has $<cash>
    And yellow has 0 low morale tokens
    And 28 low morale tokens are in the supply
    And the union spirit is 2

    Examples:
      | year | card                    | action            | cash |
      | 1    | y1889-assist-hull-house | assist-hull-house | 10   |
      | 6    | y1926-support-students  | support-students  | 9    |

  @US-R-token-required
  Scenario Outline: With the answer do-the-rest, a wage increase without a token still costs $2 - with <cash> dollars
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And yellow has 0 low morale tokens
    And yellow has $<cash>
    Then "wage-increase" is <verdict> for yellow

    Examples:
      | cash | verdict |
      | 1    | illegal |
      | 2    | legal   |

  # ---------------------------------------------------------------- the first reason of several

  @US-PLACE-19
  Scenario: The refusal of a wage increase without cash and token cites the cash
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $1
    And yellow has 0 low morale tokens
    Then yellow may not do "wage-increase" because of US-PLACE-19

  @US-PLACE-11
  Scenario: The refusal of a wage increase on a taken space cites the space first
    Given a Union Stockyards game of yellow, blue and green
    And yellow's worker stands on wage-increase
    And it is blue's turn
    And blue has $0
    And blue has 0 low morale tokens
    Then blue may not do "wage-increase" because of US-PLACE-11

  @US-PLACE-09
  Scenario: Under the wrong party, the refusal of an eight-hour day cites the missing token first
    Given a Union Stockyards game of yellow, blue and green
    And the Republicans are in office
    And yellow has 0 low morale tokens
    Then yellow may not do "eight-hour-day" because of US-PLACE-09 and the ruling "token-required"
