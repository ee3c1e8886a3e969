Feature: What lies in the box
  How many there are of each card, tile and piece that the rulebook counts.

  @FR-TITLE-01
  Scenario Outline: Components - a game of <count> is refused because of the number of players
    Given a Frontier game of <players>
    Then the set-up is refused because of FR-TITLE-01
    And the set-up is refused saying "the game is for 2 to 5"

    Examples:
      | count | players                    |
      | one   | p1                         |
      | six   | p1, p2, p3, p4, p5 and p6  |

  @worked @FR-EX-06 @FR-TITLE-01
  Scenario Outline: Components - <players> play on <boards> boards
    Given a Frontier game of <players>
    Then chance may do "start P1" with 1 chance in <count>
    And <boards> boards are in play

    Examples:
      | players              | count | boards |
      | p1 and p2            | 2     | 3      |
      | p1, p2 and p3        | 3     | 3      |
      | p1, p2, p3 and p4    | 4     | 4      |
      | p1, p2, p3, p4 and p5 | 5    | 4      |

  @worked @FR-EX-36
  Scenario Outline: Components - there are <count> <things>
    Given a Frontier game of p1 and p2
    When the set-up is finished
    Then there are <count> <things> in the game

    @FR-COMP-06
    Examples: ship, stagecoach, red, blue and the rancher's own train
      | count | things       |
      | 5     | market cards |

    @FR-COMP-07
    Examples: eight 1s, five 2s and three 3s
      | count | things         |
      | 16    | severity cards |

    @FR-COMP-10
    Examples: health, wealth and safety
      | count | things           |
      | 3     | town event discs |

    @FR-COMP-11
    Examples: health, wealth and safety
      | count | things              |
      | 3     | town status markers |

    @FR-COMP-17 @FR-COMP-18
    Examples: development tiles
      | count | things          |
      | 9     | railroad tiles  |
      | 9     | telegraph tiles |

    @FR-COMP-20
    Examples: dice
      | count | things |
      | 12    | dice   |

  @FR-COMP-06
  Scenario: Components - each of the five market cards pays its own price
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level III
    And p1 has a train of his own
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 1 cattle at n7
    And p1 has 1 log in stock
    And p1 has 1 lumber in stock
    And p1 has 1 gold in stock
    And p1 has 1 silver in stock
    And p1 has $0
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 f8 f7 f6 g6
    When p1 does "sell log*1 ship"
    Then p1 has $2
    When p1 does "sell gold*1 stagecoach"
    Then p1 has $7
    When p1 does "sell lumber*1 red"
    Then p1 has $13
    When p1 does "sell silver*1 blue"
    Then p1 has $18
    When p1 does "sell dairy*1 refrigerated at n7"
    Then p1 has $19

  @FR-COMP-05
  Scenario: Components - the fifteen goal cards are all dealt with five players
    Given a Frontier game of p1, p2, p3, p4 and p5
    When the set-up goes on until chance may do "goal G1"
    Then chance may do "goal G1" with 1 chance in 15
    And chance may do "goal G15" with 1 chance in 15

  @FR-COMP-07
  Scenario Outline: Components - if the severity cards used are <used>, <chances> of <left> cards left show a <number>
    Given a Frontier game of p1 and p2
    And it is round 2
    And it is p2's turn
    And a saloon of p1 stands at i7
    And the upcoming event is I-3
    And the severity cards used are <used>
    When p2 does "end-turn"
    Then chance may do "severity <number>" with <chances> chances in <left>

    Examples:
      | used    | number | chances | left |
      | nothing | 1      | 8       | 16   |
      | nothing | 2      | 5       | 16   |
      | nothing | 3      | 3       | 16   |
      | 3 3 1   | 1      | 7       | 13   |
      | 3 2 2   | 2      | 3       | 13   |

  @FR-COMP-07
  Scenario: Components - after all three 3s are used, no further 3 can be drawn
    Given a Frontier game of p1 and p2
    And it is round 2
    And it is p2's turn
    And the upcoming event is I-3
    And the severity cards used are 3 3 3
    When p2 does "end-turn"
    Then chance may not do "severity 3"
    But chance may do "severity 1" with 8 chances in 13

  @FR-COMP-20
  Scenario: Components - there are twelve dice, so a thirteenth cannot be thrown
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $40
    And p1 has 15 tools
    Then p1 may do "pan p6 10"
    But p1 may not do "pan p6 11" because of FR-COMP-20

  @FR-COMP-15
  Scenario Outline: Components - <building> tiles on the map and in supply add up to three
    Given a Frontier game of p1 and p2
    And a <building> of p1 stands at i7
    And a <building> of p2 stands at j7
    Then 1 <building> tile is left

    Examples: the four that the list names, and some others
      | building      |
      | bank          |
      | general-store |
      | brothel       |
      | saloon        |
      | jail          |
      | wooden-house  |

  @FR-COMP-15
  Scenario: Components - a position with four tiles of one kind on the map is refused
    Given a Frontier game of p1 and p2
    And a saloon of p1 stands at i7
    And a saloon of p1 stands at j7
    And a saloon of p2 stands at k7
    And a saloon of p2 stands at h7
    Then the position is refused because of FR-COMP-15

  @FR-COMP-15
  Scenario: Components - the founding tents and the houses made from them do not count among the three tiles
    Given a Frontier game of p1 and p2
    And a wooden-house stands at i6
    And a wooden-house stands at j6
    Then 3 wooden-house tiles are left

  Scenario Outline: Components - there is one <card>, so two players cannot have it
    Given a Frontier game of p1 and p2
    And <first>
    And <second>
    Then the position is refused saying "<words>"

    @FR-SETUP-06
    Examples: a character
      | card | first       | second                      | words                |
      | A1   | p1 holds A1 | p2 holds A1                 | A1 is somewhere else |
      | A5   | p1 holds A5 | the pile at gold-town is A5 | A5 is somewhere else |

    @FR-COMP-17
    Examples: a development tile
      | card | first               | second              | words             |
      | RR1  | RR1 was built by p1 | RR1 was built by p2 | RR1 appears twice |

    @FR-SETUP-15
    Examples: a goal card
      | card | first           | second          | words                               |
      | G3   | p1's goal is G3 | p2's goal is G3 | two players have the same goal card |

  @FR-COMP-04
  Scenario: Components - two players cannot both have the level IV card of an industry
    Given a Frontier game of p1 and p2
    And p1 is in mining at level IV
    And p2 is in mining at level IV
    Then the position is refused because of FR-COMP-04
