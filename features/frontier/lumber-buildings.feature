Feature: Buildings of lumbering
  One a turn, of a level not above the player's: a camp on a forest space by the river, a sawmill on land, a dam or a log boom on water.
  None of them stands next to a town piece.

  # ---------------------------------------------------------------- the camp

  @example @FR-EX-03 @FR-LUM-02 @FR-LUM-03 @FR-LUM-04
  Scenario: A camp costs $3 and no logs
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has $4
    And p1 has 0 logs in stock
    And p1 has 2 standing workers
    When p1 does "build camp at d4"
    Then a camp of p1 stands at d4
    And p1 has $1
    And p1 has 0 logs in stock
    And p1 has 2 standing workers
    And p1's investment track is 0
    And p1's political track is 0

  @FR-SETUP-07
  Scenario: A player with $2 cannot afford a camp
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has $2
    Then p1 may not do "build camp at d4" because of FR-SETUP-07

  @FR-LUM-02
  Scenario Outline: A camp may stand on <space>, forest by the river
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    When p1 does "build camp at <space>"
    Then a camp of p1 stands at <space>

    Examples: on either bank, of either basin
      | space |
      | a4    |
      | c6    |
      | f4    |

  @FR-LUM-02
  Scenario Outline: A camp cannot stand on <space>, <what>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    Then p1 may not do "build camp at <space>" because of FR-LUM-02

    Examples:
      | space | what                       |
      | c7    | forest away from the river |
      | f3    | forest by the stream only  |
      | e6    | grass by the river         |
      | e4    | a stream                   |

  @FR-SETUP-03
  Scenario: A camp cannot stand where a camp stands already
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And a camp of p2 stands at d6
    Then p1 may not do "build camp at d6" because of FR-SETUP-03
    But p1 may do "build camp at c6"

  @FR-LUM-27
  Scenario: A building may stand on forest without trees and on a river space of a full basin
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $6
    And p1 has 2 logs in stock
    And d6 has 0 trees
    And basin-2 holds 6 logs of p1
    Then p1 may do "build camp at d6"
    When p1 does "build dam at e5"
    Then a dam of p1 stands at e5
    And basin-2 holds 6 logs of p1

  @FR-LUM-13
  Scenario: A camp cannot stand beside a tent
    Given a Frontier game of p1 and p2
    And the stockpile stands at h4
    And the tents stand at g4 j6
    And p1 is in lumbering at level I
    Then p1 may not do "build camp at f4" because of FR-LUM-13
    But p1 may do "build camp at d4"

  # ---------------------------------------------------------------- one a turn

  @FR-LUM-02 @FR-R-building-count
  Scenario: A player can build one lumbering building a turn, and another in the next
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p1 has $20
    And p1 has 4 logs in stock
    And no event cards are left
    When p1 does "build camp at d6"
    Then p1 may not do "build camp at c6" because of FR-LUM-02 and the ruling "building-count"
    And p1 may not do "build sawmill at f6" because of FR-LUM-02 and the ruling "building-count"
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then p1 may do "build camp at c6"
    And p1 may do "build sawmill at f6"

  @FR-LUM-02
  Scenario: A player may build one building of each own industry in a turn
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 is in mining at level I
    And p1 has $9
    When p1 does "build camp at d6"
    Then p1 may do "build panning at q6"

  # ---------------------------------------------------------------- level II and III

  @worked @FR-EX-123 @FR-LUM-19 @FR-LUM-24
  Scenario: A sawmill stands on land away from the town
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $12
    And p1 has 4 logs in stock
    Then p1 may not do "build sawmill at g6" because of FR-LUM-19
    And p1 may not do "build sawmill at e5" because of FR-LUM-19
    And p1 may do "build sawmill at f6"
    When p1 does "build sawmill at f7"
    Then a sawmill of p1 stands at f7
    And p1 has $8
    And p1 has 3 logs in stock

  @worked @FR-EX-123 @FR-LUM-19 @FR-LUM-27
  Scenario: A dam stands on a stream or on the river, away from the town
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $12
    And p1 has 4 logs in stock
    Then p1 may not do "build dam at g5" because of FR-LUM-19
    And p1 may not do "build dam at d6" because of FR-LUM-27
    And p1 may do "build dam at e3"
    When p1 does "build dam at e5"
    Then a dam of p1 stands at e5
    And p1 has $6
    And p1 has 2 logs in stock
    And p1 may not do "build log-boom at e3" because of FR-LUM-02 and the ruling "building-count"

  @worked @FR-EX-123 @FR-LUM-27
  Scenario: A log boom may stand on a stream as well
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $6
    And p1 has 2 logs in stock
    Then p1 may not do "build log-boom at f4" because of FR-LUM-27
    When p1 does "build log-boom at e3"
    Then a log-boom of p1 stands at e3
    And p1 has $0
    And p1 has 0 logs in stock

  @FR-LUM-19
  Scenario Outline: A sawmill may stand on any land - <space>, <what>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p1 has $4
    And p1 has 1 log in stock
    When p1 does "build sawmill at <space>"
    Then a sawmill of p1 stands at <space>
    And p1 has $0
    And p1 has 0 logs in stock

    Examples:
      | space | what     |
      | b7    | forest   |
      | e6    | grass    |
      | d9    | plain    |
      | f9    | desert   |
      | a8    | mountain |

  @FR-ROUND-31
  Scenario Outline: A building above the player's level cannot be built - <building> at level <level>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level <level>
    And p1 has $12
    And p1 has 4 logs in stock
    Then p1 may not do "build <building> at <space>" because of FR-ROUND-31
    But p1 may do "build camp at d6"

    Examples:
      | level | building | space |
      | I     | sawmill  | f6    |
      | I     | dam      | e5    |
      | II    | dam      | e5    |
      | II    | log-boom | e5    |

  @FR-LUM-02
  Scenario: At a higher level the buildings of lower levels can still be built
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level IV
    And p1 has $12
    And p1 has 4 logs in stock
    Then p1 may do "build sawmill at f6"
    And p1 may do "build dam at e5"
    And p1 may do "build log-boom at e5"
    When p1 does "build camp at d6"
    Then a camp of p1 stands at d6

  @FR-ROUND-31
  Scenario: A player who is not in lumbering cannot build a camp
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $12
    Then p1 may not do "build camp at d6" because of FR-ROUND-31
    But p1 may do "build panning at q6"

  @FR-SETUP-03
  Scenario Outline: The logs for a building come from the stock - a <building> with <logs>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $12
    And p1 has <logs> in stock
    And basin-2 holds 3 logs of p1
    Then p1 may not do "build <building> at <space>" because of FR-SETUP-03

    Examples: one for a sawmill, two for a dam or a boom
      | building | space | logs   |
      | sawmill  | f6    | 0 logs |
      | dam      | e5    | 1 log  |
      | log-boom | e5    | 1 log  |
