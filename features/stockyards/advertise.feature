Feature: Advertising
  National advertising costs $2 and moves the brand two spaces ahead, Chicago advertising is free and moves it one. Each is a
  space of its own.

  @US-ADVERT-01
  Scenario: National and Chicago advertising are two separate spaces
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "advertise national"
    Then yellow's worker stands on advertise-national
    And blue may not do "advertise national" because of US-PLACE-11
    But blue may do "advertise chicago"
    When blue does "advertise chicago"
    Then blue's worker stands on advertise-chicago
    And the brand of yellow is 2
    And the brand of blue is 1

  @US-ADVERT-02 @US-ADVERT-03
  Scenario: National advertising costs $2 to the Bank and moves the tracker two spaces ahead
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    When blue does "advertise national"
    Then blue has $8
    And the Bank has $2 more than at the start
    And brand 2 holds blue
    And brand 0 holds yellow, green

  Scenario Outline: Whether a player with $<cash> may advertise nationally depends on the cost of $2
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $<cash>
    Then "advertise national" is <verdict> for yellow
    And "advertise chicago" is legal for yellow

    @US-PLACE-19
    Examples: too little
      | cash | verdict |
      | 0    | illegal |
      | 1    | illegal |

    @US-ADVERT-02
    Examples: enough
      | cash | verdict |
      | 2    | legal   |

  @US-PLACE-19
  Scenario: National advertising is refused to a player with $1
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $1
    Then yellow may not do "advertise national" because of US-PLACE-19

  @example @US-EX-19 @US-ADVERT-04 @US-ADVERT-05 @US-ADVERT-06 @US-BRAND-01 @US-BRAND-02
  Scenario: Blue advertises in Chicago and gains 2 beef from the line that is crossed
    Given a Union Stockyards game of yellow, blue and green
    And it is blue's turn
    And brand 6 holds blue
    And blue's beef is 19
    When blue does "advertise chicago"
    Then blue has $10
    And brand 7 holds blue
    And blue's beef is 21

  @US-ADVERT-04 @US-ADVERT-05
  Scenario: Chicago advertising costs nothing and moves the tracker one space ahead
    Given a Union Stockyards game of yellow, blue and green
    And yellow has $0
    When yellow does "advertise chicago"
    Then yellow has $0
    And brand 1 holds yellow
    And brand 0 holds blue, green

  @US-ADVERT-03 @US-ADVERT-06
  Scenario Outline: National advertising gives the gain of each line it crosses - from <from> to <to>
    Given a Union Stockyards game of yellow, blue and green
    And brand <from> holds yellow
    When yellow does "advertise national"
    Then brand <to> holds yellow
    And yellow's beef is <beef>
    And yellow's pork is <pork>
    And yellow's lamb is <lamb>

    Examples: from beef 16, pork 6, lamb 6
      | from | to | beef | pork | lamb |
      | 1    | 3  | 17   | 6    | 6    |
      | 2    | 4  | 17   | 6    | 6    |
      | 3    | 5  | 17   | 7    | 6    |
      | 4    | 6  | 16   | 7    | 6    |
      | 5    | 7  | 18   | 6    | 6    |
      | 6    | 8  | 18   | 6    | 6    |
      | 7    | 9  | 16   | 6    | 7    |
      | 8    | 10 | 16   | 6    | 7    |
      | 9    | 11 | 18   | 6    | 6    |
      | 10   | 12 | 18   | 6    | 6    |

  @US-ADVERT-06
  Scenario: A brand line gives its gain only when the tracker crosses it
    Given a Union Stockyards game of yellow and blue
    And brand 2 holds yellow
    And yellow's beef is 17
    When yellow does "advertise chicago"
    Then brand 3 holds yellow
    And yellow's beef is 17
