Feature: The year cards of 1921 to 1927
  Promotion, Support Students and Beef Grading are actions; the card of 1921 is an event.

  # ---------------------------------------------------------------- 1921

  @US-Y6-01
  Scenario: 1921 - all three prices rise by 1 after the animals have arrived
    Given a Union Stockyards game of yellow, blue and green
    And year 6 begins
    And the prices are cattle 18, hogs 9, sheep 10
    And the Yards hold 2 cattle, 0 hogs, 1 sheep
    And the union spirit is 1
    When chance does "reveal-year y1921-prices-up"
    Then the prices are cattle 19, hogs 10, sheep 11
    And the Yards hold 4 cattle, 2 hogs, 3 sheep
    And the union spirit is 3

  @US-Y6-01 @US-BOUND-05
  Scenario: 1921 - a price at the end of its track stays there while the others rise
    Given a Union Stockyards game of yellow, blue and green
    And year 6 begins
    And the prices are cattle 14, hogs 15, sheep 13
    When chance does "reveal-year y1921-prices-up"
    Then the prices are cattle 15, hogs 15, sheep 13

  # ---------------------------------------------------------------- 1922, Promotion

  @US-Y6-02 @US-Y6-03
  Scenario Outline: 1922 - a Promotion costs 1 dollar and moves the brand tracker 2 spaces ahead
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1922-promotion
    And brand <from> holds yellow
    When yellow does "year-card promotion"
    Then yellow has $9
    And the Bank has $1 more than at the start
    And brand <to> holds yellow
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>

    Examples:
      | from | to | beef | pork | lamb |
      | 2    | 4  | 17   | 6    | 6    |
      | 3    | 5  | 17   | 7    | 6    |
      | 6    | 8  | 18   | 6    | 6    |
      | 7    | 9  | 16   | 6    | 7    |
      | 11   | 12 | 16   | 6    | 6    |

  @US-Y6-02
  Scenario: 1922 - the last dollar pays for a Promotion
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1922-promotion
    And yellow has $0
    And blue has $1
    Then yellow may not do "year-card promotion" because of US-PLACE-19
    When yellow does "contract"
    And blue does "year-card promotion"
    Then blue has $0
    And the brand of blue is 2

  # ---------------------------------------------------------------- 1926, Support Students

  @US-Y6-04 @US-Y6-05
  Scenario: 1926 - supporting students costs 1 dollar, discards one low morale token and leaves the union spirit alone
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1926-support-students
    And the union spirit is 3
    And yellow has 3 low morale tokens
    When yellow does "year-card support-students"
    Then yellow has $9
    And the Bank has $1 more than at the start
    And yellow has 2 low morale tokens
    And blue has 1 low morale token
    And 26 low morale tokens are in the supply
    And the union spirit is 3

  @US-Y6-04
  Scenario: 1926 - the last dollar pays for the students
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1926-support-students
    And yellow has $0
    And blue has $1
    Then yellow may not do "year-card support-students" because of US-PLACE-19
    When yellow does "contract"
    And blue does "year-card support-students"
    Then blue has $0
    And blue has 0 low morale tokens

  @US-R-token-required @US-PLACE-09
  Scenario: 1926 - a player without a low morale token cannot support students, a player with the last token can
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1926-support-students
    And yellow has 0 low morale tokens
    And blue has 1 low morale token
    Then yellow may not do "year-card support-students" because of US-PLACE-09 and the ruling "token-required"
    When yellow does "contract"
    Then blue may do "year-card support-students"

  @US-R-token-required @US-Y6-04
  Scenario: 1926 - with the answer do-the-rest, a player without a token may still pay the dollar
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And it is year 6
    And the year card is y1926-support-students
    And yellow has 0 low morale tokens
    When yellow does "year-card support-students"
    Then yellow has $9
    And yellow has 0 low morale tokens
    And 28 low morale tokens are in the supply

  @US-Y6-04 @US-Y6-05
  Scenario: 1926 - with the answer do-the-rest, a player who has a token still discards it
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And it is year 6
    And the year card is y1926-support-students
    And yellow has 2 low morale tokens
    When yellow does "year-card support-students"
    Then yellow has $9
    And yellow has 1 low morale token
    And 27 low morale tokens are in the supply

  @US-PLACE-19
  Scenario: 1926 - with the answer do-the-rest, a player without a dollar cannot support students
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And it is year 6
    And the year card is y1926-support-students
    And yellow has $0
    And yellow has 0 low morale tokens
    Then yellow may not do "year-card support-students" because of US-PLACE-19

  # ---------------------------------------------------------------- the other actions that discard a token

  @US-R-token-required @US-WAGE-03
  Scenario: With the answer do-the-rest, a Wage Increase without a token lowers the spirit by 2
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And it is blue's turn
    And there is a strike
    And blue has $5
    And blue has 0 low morale tokens
    And the union spirit is 4
    When blue does "wage-increase"
    Then blue has $3
    And blue has 0 low morale tokens
    And the union spirit is 2

  @US-R-token-required @US-PLACE-09
  Scenario: A Wage Increase without a token is closed
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And there is a strike
    And blue has $5
    And blue has 0 low morale tokens
    And the union spirit is 4
    Then blue may not do "wage-increase" because of US-PLACE-09 and the ruling "token-required"

  @US-R-token-required @US-EIGHT-03
  Scenario: With the answer do-the-rest, an Eight-Hour Day without a token lowers the spirit by 3
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "token-required" is "do-the-rest"
    And the Democrats are in office
    And yellow has 0 low morale tokens
    And the union spirit is 3
    When yellow does "eight-hour-day"
    Then yellow has $10
    And yellow has 0 low morale tokens
    And the union spirit is 0

  # ---------------------------------------------------------------- 1927, Beef Grading

  @worked @US-EX-41 @US-Y6-06
  Scenario: Beef Grading raises beef by 3
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1927-beef-grading
    And it is blue's turn
    And blue's beef is 20
    And blue has $0
    When blue does "year-card beef-grading"
    Then blue's beef is 23
    And blue has $0
    And yellow's beef is 16
    And green's beef is 16

  @US-Y6-06
  Scenario Outline: 1927 - beef stops at the end of its track
    Given a Union Stockyards game of yellow, blue and green
    And it is year 6
    And the year card is y1927-beef-grading
    And yellow's beef is <before>
    When yellow does "year-card beef-grading"
    Then yellow's beef is <after>

    Examples:
      | before | after |
      | 28     | 31    |
      | 29     | 32    |
      | 30     | 32    |
      | 32     | 32    |
