Feature: The year cards that move every brand tracker
  1906 takes all trackers one space back and takes away what the lines crossed had given; 1907 takes all one space ahead and
  gives it. Stacks keep their order.

  @worked @US-EX-33 @US-Y3-10 @US-Y3-11 @US-Y3-12 @US-Y3-13 @US-Y4-01 @US-Y4-02 @US-Y4-03
  Scenario: 1906 moves all trackers back over a line, and 1907 moves them all forward over it again
    Given a Union Stockyards game of yellow, blue and green
    And year 3 begins
    And brand 4 holds yellow, blue
    And brand 7 holds green
    And green's beef is 20
    When chance does "reveal-year y1906-brand-back"
    Then brand 3 holds yellow, blue
    And brand 6 holds green
    And yellow's beef is 15
    And blue's beef is 15
    And green's beef is 18
    When the other workers are placed
    And chance does "reveal-year y1907-brand-ahead"
    Then brand 4 holds yellow, blue
    And brand 7 holds green
    And yellow's beef is 16
    And blue's beef is 16
    And green's beef is 20

  # ---------------------------------------------------------------- 1906

  @US-Y3-10
  Scenario Outline: 1906 moves a tracker back by one space and takes back the gain of its line - from <from> to <to>
    Given a Union Stockyards game of yellow and blue
    And year 3 begins
    And brand <from> holds blue
    And blue's beef is 20
    And blue's pork is 10
    And blue's lamb is 10
    When chance does "reveal-year y1906-brand-back"
    Then the brand of blue is <to>
    And blue's beef is <beef>
    And blue's pork is <pork>
    And blue's lamb is <lamb>

    @US-Y3-12
    Examples: over a line, from beef 20, pork 10, lamb 10
      | from | to | beef | pork | lamb |
      | 11   | 10 | 18   | 10   | 10   |
      | 9    | 8  | 20   | 10   | 9    |
      | 7    | 6  | 18   | 10   | 10   |
      | 5    | 4  | 20   | 9    | 10   |
      | 4    | 3  | 19   | 10   | 10   |
      | 2    | 1  | 19   | 10   | 10   |

    Examples: over no line, from beef 20, pork 10, lamb 10
      | from | to | beef | pork | lamb |
      | 12   | 11 | 20   | 10   | 10   |
      | 10   | 9  | 20   | 10   | 10   |
      | 8    | 7  | 20   | 10   | 10   |
      | 6    | 5  | 20   | 10   | 10   |
      | 3    | 2  | 20   | 10   | 10   |
      | 1    | 0  | 20   | 10   | 10   |

  @US-Y3-10
  Scenario: A player on the first space cannot go back and loses nothing
    Given a Union Stockyards game of yellow, blue and green
    And year 3 begins
    When chance does "reveal-year y1906-brand-back"
    Then brand 0 holds yellow, blue, green
    And yellow's beef is 16
    And yellow's pork is 6
    And yellow's lamb is 6

  @US-Y3-11
  Scenario: Under 1906 stacks on neighbouring spaces stay apart, each in its order
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And year 3 begins
    And brand 6 holds green, yellow
    And brand 5 holds purple
    And brand 4 holds orange, blue
    When chance does "reveal-year y1906-brand-back"
    Then brand 6 holds nobody
    And brand 5 holds green, yellow
    And brand 4 holds purple
    And brand 3 holds orange, blue

  @US-Y3-11 @US-R-1906-bottom
  Scenario Outline: Under 1906, two stacks become one on the first space, and no other tracker changes its place - <answer>
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And the ruling "1906-bottom" is "<answer>"
    And year 3 begins
    And brand 0 holds purple
    And brand 1 holds green, blue
    And brand 2 holds orange
    And brand 9 holds yellow
    When chance does "reveal-year y1906-brand-back"
    Then brand 0 holds <first space>
    And brand 1 holds orange
    And brand 8 holds yellow

    Examples:
      | answer           | first space         |
      | arrivals-on-top  | purple, green, blue |
      | arrivals-beneath | green, blue, purple |

  @US-Y3-13
  Scenario: A gain that 1906 took back can be gained again by advertising
    Given a Union Stockyards game of yellow and blue
    And year 3 begins
    And brand 7 holds yellow
    And yellow's beef is 20
    When chance does "reveal-year y1906-brand-back"
    Then yellow's beef is 18
    When yellow does "advertise chicago"
    Then the brand of yellow is 7
    And yellow's beef is 20

  # ---------------------------------------------------------------- 1907

  @US-Y4-01 @US-Y4-03
  Scenario Outline: 1907 moves a tracker ahead by one space and gives the gain of its line - from <from> to <to>
    Given a Union Stockyards game of yellow and blue
    And year 4 begins
    And brand <from> holds blue
    When chance does "reveal-year y1907-brand-ahead"
    Then the brand of blue is <to>
    And blue's beef is <beef>
    And blue's pork is <pork>
    And blue's lamb is <lamb>

    Examples: from beef 16, pork 6, lamb 6
      | from | to | beef | pork | lamb |
      | 1    | 2  | 17   | 6    | 6    |
      | 2    | 3  | 16   | 6    | 6    |
      | 3    | 4  | 17   | 6    | 6    |
      | 4    | 5  | 16   | 7    | 6    |
      | 5    | 6  | 16   | 6    | 6    |
      | 6    | 7  | 18   | 6    | 6    |
      | 7    | 8  | 16   | 6    | 6    |
      | 8    | 9  | 16   | 6    | 7    |
      | 9    | 10 | 16   | 6    | 6    |
      | 10   | 11 | 18   | 6    | 6    |
      | 11   | 12 | 16   | 6    | 6    |

  @US-Y4-01
  Scenario: A player on the last space stays there and gains no value
    Given a Union Stockyards game of yellow, blue and green
    And year 4 begins
    And brand 12 holds green
    When chance does "reveal-year y1907-brand-ahead"
    Then brand 12 holds green
    And brand 1 holds yellow, blue
    And green's beef is 16

  @US-Y4-02 @US-R-1907-top
  Scenario Outline: Under 1907, two stacks become one on the last space, and no other tracker changes its place - <answer>
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And the ruling "1907-top" is "<answer>"
    And year 4 begins
    And brand 12 holds purple
    And brand 11 holds green, blue
    And brand 10 holds orange
    And brand 3 holds yellow
    When chance does "reveal-year y1907-brand-ahead"
    Then brand 12 holds <last space>
    And brand 11 holds orange
    And brand 4 holds yellow

    Examples:
      | answer              | last space          |
      | leaders-stay-on-top | green, blue, purple |
      | arrivals-on-top     | purple, green, blue |

  @US-Y4-02
  Scenario: Under 1907 stacks on neighbouring spaces stay apart, each in its order
    Given a Union Stockyards game of yellow, blue, green, orange and purple
    And year 4 begins
    And brand 6 holds green, yellow
    And brand 5 holds purple
    And brand 4 holds orange, blue
    When chance does "reveal-year y1907-brand-ahead"
    Then brand 7 holds green, yellow
    And brand 6 holds purple
    And brand 5 holds orange, blue
    And brand 4 holds nobody

  # ---------------------------------------------------------------- the ends of the track

  @US-R-1906-bottom
  Scenario Outline: Whether blue comes above or below yellow on the first space under 1906 depends on the answer - <answer>
    Given a Union Stockyards game of yellow and blue
    And the ruling "1906-bottom" is "<answer>"
    And year 3 begins
    And brand 1 holds blue
    And brand 0 holds yellow
    When chance does "reveal-year y1906-brand-back"
    Then brand 0 holds <stack>
    And brand 1 holds nobody

    Examples: from bottom to top
      | answer           | stack        |
      | arrivals-on-top  | yellow, blue |
      | arrivals-beneath | blue, yellow |

  @US-R-1906-bottom @US-Y3-11
  Scenario Outline: Under 1906, two trackers that join two others on the first space keep their order - <answer>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "1906-bottom" is "<answer>"
    And year 3 begins
    And brand 1 holds green, blue
    And brand 0 holds orange, yellow
    When chance does "reveal-year y1906-brand-back"
    Then brand 0 holds <stack>

    Examples: from bottom to top
      | answer           | stack                       |
      | arrivals-on-top  | orange, yellow, green, blue |
      | arrivals-beneath | green, blue, orange, yellow |

  @US-R-1907-top
  Scenario Outline: Whether blue comes above or below green on the last space under 1907 depends on the answer - <answer>
    Given a Union Stockyards game of yellow, blue and green
    And the ruling "1907-top" is "<answer>"
    And year 4 begins
    And brand 12 holds green
    And brand 11 holds blue
    When chance does "reveal-year y1907-brand-ahead"
    Then brand 12 holds <stack>
    And brand 11 holds nobody

    Examples: from bottom to top
      | answer              | stack       |
      | leaders-stay-on-top | blue, green |
      | arrivals-on-top     | green, blue |

  @US-R-1907-top @US-Y4-02
  Scenario Outline: Under 1907, two trackers that join two others on the last space keep their order - <answer>
    Given a Union Stockyards game of yellow, blue, green and orange
    And the ruling "1907-top" is "<answer>"
    And year 4 begins
    And brand 12 holds green, orange
    And brand 11 holds blue, yellow
    When chance does "reveal-year y1907-brand-ahead"
    Then brand 12 holds <stack>

    Examples: from bottom to top
      | answer              | stack                       |
      | leaders-stay-on-top | blue, yellow, green, orange |
      | arrivals-on-top     | green, orange, blue, yellow |

  # ---------------------------------------------------------------- a gain that was cut short

  @US-R-1906-clamped-gain
  Scenario Outline: The answer decides how much 1906 takes back of a gain cut short at beef <before> - <answer>
    Given a Union Stockyards game of yellow and blue
    And the ruling "1906-clamped-gain" is "<answer>"
    And it is year 2
    And brand 6 holds blue
    And blue's beef is <before>
    And blue places the last worker of the year
    When blue does "advertise chicago"
    And chance does "reveal-year y1906-brand-back"
    Then the brand of blue is 6
    And blue's beef is <after>

    Examples: the beef track ends at 32
      | answer               | before | after |
      | lose-printed         | 30     | 30    |
      | lose-printed         | 31     | 30    |
      | lose-printed         | 32     | 30    |
      | lose-what-was-gained | 30     | 30    |
      | lose-what-was-gained | 31     | 31    |
      | lose-what-was-gained | 32     | 32    |

  @US-R-1906-clamped-gain @US-BOUND-02
  Scenario Outline: 1906 does not lower beef below the lowest value - beef <before>
    Given a Union Stockyards game of yellow and blue
    And year 3 begins
    And brand 7 holds blue
    And blue's beef is <before>
    When chance does "reveal-year y1906-brand-back"
    Then blue's beef is <after>

    Examples: the beef track begins at 14
      | before | after |
      | 17     | 15    |
      | 16     | 14    |
      | 15     | 14    |
      | 14     | 14    |
