Feature: Goal cards that count tracks, tiles, money and industry
  Four cards ask for ten on a track and are worth ten or nothing. Others count development tiles, dollars, or cattle, deposits and logs.

  # ---------------------------------------------------------------- ten on a track

  @worked @FR-EX-27 @FR-CARD-16 @FR-COMP-01
  Scenario Outline: <goal> depends on its track - political <political>, investment <investment>
    Given a Frontier game of p1 and p2
    And p1's goal is <goal>
    And p1's political track is <political>
    And p1's investment track is <investment>
    Then p1's goal is worth <points>

    @FR-CARD-01
    Examples: State Senator
      | goal | political | investment | points |
      | G1   | 10        | 0          | 10     |
      | G1   | 9         | 12         | 0      |
      | G1   | 23        | 0          | 10     |

    @FR-CARD-02
    Examples: State Treasurer
      | goal | political | investment | points |
      | G2   | 0         | 12         | 10     |
      | G2   | 12        | 9          | 0      |

    @FR-CARD-03
    Examples: Governor
      | goal | political | investment | points |
      | G3   | 10        | 0          | 10     |
      | G3   | 9         | 10         | 0      |

    @FR-CARD-04
    Examples: Financier
      | goal | political | investment | points |
      | G4   | 0         | 10         | 10     |
      | G4   | 10        | 9          | 0      |

  @worked @FR-EX-27 @FR-CARD-01 @FR-CARD-03
  Scenario: State Senator and Governor are both met at ten, by two players
    Given a Frontier game of p1 and p2
    And p1's goal is G1
    And p2's goal is G3
    And p1's political track is 10
    And p2's political track is 10
    Then p1's goal is worth 10
    And p2's goal is worth 10

  # ---------------------------------------------------------------- newspapers and telegraph

  @worked @FR-EX-31 @FR-CARD-10 @FR-CARD-17
  Scenario: G10 counts an own newspaper and a paid telegraph tile, but not a free tile
    Given a Frontier game of p1 and p2
    And p1's goal is G10
    And a newspaper of p1 stands at i7
    And TG2 was built by p1
    And TG3 came to p1 for nothing
    And TG4 was built by p2
    Then p1's goal is worth 4

  @FR-CARD-10 @FR-CARD-20
  Scenario: G10 counts only four of five items
    Given a Frontier game of p1 and p2
    And p1's goal is G10
    And a newspaper of p1 stands at i7
    And a newspaper of p1 stands at j7
    And TG1 was built by p1
    And TG2 was built by p1
    And TG3 was built by p1
    Then p1's goal is worth 8

  @FR-CARD-10
  Scenario: G10 counts the bank with own gold as one more condition
    Given a Frontier game of p1 and p2
    And p1's goal is G10
    And TG1 was built by p1
    And a bank of p1 stands at i7
    And i7 stores 1 gold of p1
    Then p1's goal is worth 4

  @FR-CARD-17
  Scenario: G10 does not count railroad tiles
    Given a Frontier game of p1 and p2
    And p1's goal is G10
    And RR1 was built by p1
    And TG1 was built by p1
    Then p1's goal is worth 2

  # ---------------------------------------------------------------- coaches, railroad, steamboat

  @worked @FR-EX-32 @FR-CARD-11
  Scenario: G11 is worth 6 with two railroad tiles and a steamboat
    Given a Frontier game of p1 and p2
    And p1's goal is G11
    And RR1 was built by p1
    And RR2 was built by p1
    And a steamboat of p1 stands at i5
    Then p1's goal is worth 6

  @FR-CARD-11 @FR-CARD-17
  Scenario: G11 does not count a free railroad tile or another player's steamboat
    Given a Frontier game of p1 and p2
    And p1's goal is G11
    And a coach-builder of p1 stands at j7
    And RR1 came to p1 for nothing
    And RR2 was built by p2
    And a steamboat of p2 stands at i5
    Then p1's goal is worth 2

  @FR-CARD-11
  Scenario: G11 counts only four of five railroad tiles and only one steamboat
    Given a Frontier game of p1 and p2
    And p1's goal is G11
    And a coach-builder of p1 stands at j7
    And a coach-builder of p1 stands at i7
    And RR1 was built by p1
    And RR2 was built by p1
    And RR3 was built by p1
    And a steamboat of p1 stands at i5
    And a steamboat of p1 stands at g5
    Then p1's goal is worth 10

  # ---------------------------------------------------------------- money

  @worked @FR-EX-25 @FR-CARD-13 @FR-CARD-20
  Scenario Outline: G13 counts money and the bank with own gold - $<money> and <gold> gold
    Given a Frontier game of p1 and p2
    And p1's goal is G13
    And p1 has $<money>
    And a bank of p1 stands at i7
    And i7 stores <gold> gold of p1
    Then p1's goal is worth <points>

    Examples:
      | money | gold | points |
      | 95    | 1    | 10     |
      | 95    | 0    | 8      |
      | 80    | 0    | 8      |
      | 79    | 0    | 7      |
      | 47    | 1    | 6      |
      | 10    | 0    | 1      |
      | 9     | 1    | 2      |
      | 9     | 0    | 0      |

  # ---------------------------------------------------------------- industry

  @worked @FR-EX-26 @FR-CARD-15 @FR-CARD-18
  Scenario: G15 is worth 6 with lumbering at level IV and five logs
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in lumbering at level IV
    And p1 has 3 logs in stock
    And basin-2 holds 2 logs of p1
    Then p1's goal is worth 6

  @worked @FR-EX-26 @FR-CARD-15 @FR-CARD-18 @FR-CARD-19 @FR-CARD-20
  Scenario Outline: G15 counts an enclosure, two cattle in it and four on the range, with ranching at level <level>
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in ranching at level <level>
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 2 cattle at n7
    And p1 has 4 cattle at o6
    Then p1's goal is worth <points>

    Examples: seven, cut to six, and four for the card
      | level | points |
      | III   | 6      |
      | IV    | 10     |

  @FR-CARD-15
  Scenario Outline: G15 counts one point for every two logs - <logs> in stock and <river> in the river
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in lumbering at level I
    And p1 has <logs> logs in stock
    And basin-1 holds <river> logs of p1
    And basin-2 holds 2 logs of p2
    Then p1's goal is worth <points>

    Examples: one for every two, stock and river together
      | logs | river | points |
      | 1    | 0     | 0      |
      | 1    | 1     | 1      |
      | 2    | 1     | 1      |
      | 3    | 1     | 2      |

  @FR-CARD-15
  Scenario: G15 counts deposits unless they are depleted
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in mining at level I
    And p2 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    And q6 is depleted
    And a panning of p2 stands at r6
    Then p1's goal is worth 1

  @FR-CARD-15
  Scenario: G15 counts an enclosure without cattle, but no stables, horses or farmsteads
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in ranching at level II
    And p1 has 2 horses on cards
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And a horse-stable of p1 stands at o8
    And o8 holds 1 horse
    And p2 is in ranching at level I
    And p2 has 3 cattle at q6
    Then p1's goal is worth 1

  @FR-CARD-19
  Scenario: Without a level IV card, G15 counts at most six points for all industries together
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in mining at level III
    And p1 is in ranching at level I
    And a panning of p1 stands at p6
    And p1 has 4 cattle at o6
    And p1 has 6 logs in stock
    Then p1's goal is worth 6

  @FR-CARD-15 @FR-CARD-19
  Scenario: G15 does not count a depleted deposit beside two others
    Given a Frontier game of p1 and p2
    And p1's goal is G15
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    And a panning of p1 stands at r6
    And p6 is depleted
    Then p1's goal is worth 2
