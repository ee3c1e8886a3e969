Feature: Open questions about development and the railroad
  How many tiles a track has and how many are bought in a turn, when the second train comes, and when track is laid.

  # ---------------------------------------------------------------- how many tiles of nine?

  @FR-R-tile-row @FR-SETUP-11
  Scenario Outline: Whether a further telegraph tile is revealed after the fifth depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "tile-row" is "<answer>"
    And p1 has $9
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 is face up
    When p1 does "develop telegraph"
    Then "reveal telegraph TG6" is <reveal> for chance

    Examples: nothing more to reveal, or one of four
      | answer         | reveal  |
      | five-of-nine   | illegal |
      | six-of-nine    | legal   |
      | five-and-stock | legal   |

  @FR-R-tile-row @FR-COMP-18
  Scenario Outline: With <tiles> tiles in use, a sixth is revealed, and a seventh only with nine - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "tile-row" is "<answer>"
    And p1 has $9
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 is face up
    When p1 does "develop telegraph"
    Then chance may do "reveal telegraph TG6" with 1 chance in 4
    When chance does "reveal telegraph TG8"
    Then TG8 is face up
    When p1 does "develop telegraph"
    Then "reveal telegraph TG9" is <reveal> for chance

    Examples:
      | answer         | tiles | reveal  |
      | six-of-nine    | 6     | illegal |
      | five-and-stock | 9     | legal   |

  @FR-R-tile-row @FR-GEN-09
  Scenario: If nine tiles are used, the ninth telegraph tile is revealed like any other
    Given a Frontier game of p1 and p2
    And the ruling "tile-row" is "five-and-stock"
    And p1 has $9
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 was built by p2
    And TG6 was built by p2
    And TG7 was built by p2
    And TG8 was built by p2
    And TG9 is face up
    When p1 does "develop telegraph"
    Then chance may do "reveal telegraph TG1" with 1 chance in 1
    When chance does "reveal telegraph TG1"
    Then TG1 is face up

  @FR-R-tile-row
  Scenario: If six tiles are used, no telegraph tile can be developed after the sixth
    Given a Frontier game of p1 and p2
    And the ruling "tile-row" is "six-of-nine"
    And p1 has $9
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 was built by p2
    And TG8 is face up
    When p1 does "develop telegraph"
    Then no telegraph tile is face up
    And 6 telegraph tiles are laid out
    And p1 may not do "develop telegraph" because of FR-SETUP-11

  @FR-R-tile-row
  Scenario: If nine tiles are used, no tile follows the ninth
    Given a Frontier game of p1 and p2
    And the ruling "tile-row" is "five-and-stock"
    And p1 has $9
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 was built by p2
    And TG6 was built by p2
    And TG7 was built by p2
    And TG9 was built by p2
    And TG8 is face up
    When p1 does "develop telegraph"
    Then no telegraph tile is face up
    And 9 telegraph tiles are laid out
    And p1 has $7

  # ---------------------------------------------------------------- how many developments in a turn?

  @FR-R-development-count @FR-GEN-07
  Scenario Outline: Whether a second railroad tile may be developed in a turn depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "development-count" is "<answer>"
    And p1 has $9
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then "develop railroad" is <verdict> for p1

    Examples:
      | answer     | verdict |
      | any-number | legal   |
      | one-a-turn | illegal |

  @FR-R-development-count
  Scenario: If one tile a turn may be developed, the limit counts both tracks together
    Given a Frontier game of p1 and p2
    And the ruling "development-count" is "one-a-turn"
    And p1 has $9
    And RR1 is face up
    And TG1 is face up
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG2"
    Then p1 may not do "develop railroad" because of FR-GEN-07 and the ruling "development-count"
    When p1 does "end-turn"
    Then p2 may do "develop railroad"

  @FR-GEN-07 @FR-R-development-count
  Scenario: If one tile a turn may be developed, a tycoon's development does not count
    Given a Frontier game of p1 and p2
    And the ruling "development-count" is "one-a-turn"
    And the office holds T8
    And p1 has $9
    And TG1 is face up
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG2"
    And p1 does "tycoon T8"
    And chance does "reveal telegraph TG3"
    Then p1's investment track is 2

  @FR-GEN-11
  Scenario: If one tile a turn may be developed, a free tile does not count
    Given a Frontier game of p1 and p2
    And the ruling "development-count" is "one-a-turn"
    And p1 has $6
    And RR9 is face up
    And TG1 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR1"
    And chance does "reveal telegraph TG2"
    Then p1's investment track is 2

  # ---------------------------------------------------------------- when does the second train come?

  @FR-R-trains @FR-FOUND-05
  Scenario Outline: Whether the blue train is placed at the founding depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "trains" is "<answer>"
    And the town is still to be founded
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      p1: train red r9
      """
    Then "train blue f9" is <verdict> for p1

    Examples:
      | answer           | verdict |
      | second-by-colour | illegal |
      | all-at-founding  | legal   |

  @FR-GEN-10
  Scenario: If both trains come at the founding, the blue one stands ready and gains track with its first tile
    Given a Frontier game of p1 and p2
    And the ruling "trains" is "all-at-founding"
    And RR6 is face up
    And the blue line is f9
    And p1 has $4
    When p1 does "develop railroad"
    Then p1 may do only:
      | track f8 |
      | track g9 |

  @FR-GEN-10
  Scenario: By the default answer the blue train waits for its first tile
    Given a Frontier game of p1 and p2
    And the ruling "trains" is "second-by-colour"
    And the blue train is not on the map
    And RR6 is face up
    And p1 has $4
    When p1 does "develop railroad"
    Then p1 may do only:
      | train blue f9 |

  # ---------------------------------------------------------------- when is track laid?

  @FR-R-track-when @FR-GEN-10 @FR-RAIL-01
  Scenario: If track comes with every development, RR1 brings four of the nine spaces at once
    Given a Frontier game of p1 and p2
    And the ruling "track-when" is "every-development"
    And p1 is in ranching at level I
    And p1 has 1 cattle at q8
    And p1 has $4
    And RR1 is face up
    And the red line is r9
    When these decisions are taken:
      """
      p1: develop railroad
      p1: track q9
      p1: track q8
      p1: track q7
      p1: track q6
      chance: reveal railroad RR2
      """
    Then the red line is r9 q9 q8 q7 q6
    And p1 may do "sell cattle*1 red at q8"

  @FR-R-track-when @FR-RAIL-01
  Scenario: If track comes on arrival, no track lies before the credit covers all nine spaces
    Given a Frontier game of p1 and p2
    And the ruling "track-when" is "on-arrival"
    And p1 has $12
    And RR1 is face up
    And the red line is r9
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9
    And p1's investment track is 1
    When p1 does "develop railroad"
    And chance does "reveal railroad RR3"
    Then the red line is r9
    And the red train is not connected
    When p1 does "develop railroad"
    Then p1 may do only:
      | track q9 |
      | track r8 |
    When these decisions are taken:
      """
      p1: track q9
      p1: track q8
      p1: track q7
      p1: track q6
      chance: reveal railroad RR4
      """
    Then the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the red train is connected
    And p1's investment track is 3

  @FR-R-track-when
  Scenario: If track comes on arrival, cattle can be sold only beside the train's first space until track lies
    Given a Frontier game of p1 and p2
    And the ruling "track-when" is "on-arrival"
    And p1 is in ranching at level I
    And p1 has 1 cattle at q8
    And p1 has 1 cattle at q9
    And p1 has $4
    And RR1 is face up
    And the red line is r9
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then p1 may do "sell cattle*1 red at q9"
    But p1 may not do "sell cattle*1 red at q8" because of FR-RAN-18 and the ruling "cattle-sale"

  @FR-R-track-when
  Scenario: If track comes on arrival, a train without a way to the town keeps its credit and lays no track
    Given a Frontier game of p1 and p2
    And the ruling "track-when" is "on-arrival"
    And p2 is in ranching at level I
    And a farmstead of p2 stands at r8
    And a farmstead of p2 stands at q9
    And RR1 is face up
    And p1 has $4
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9
    And the red train is not connected
    And p1's investment track is 1
    And it is p1's turn

  @FR-R-track-when @FR-RAIL-01
  Scenario: If track comes on arrival, a credit equal to the whole way is enough
    Given a Frontier game of p1 and p2
    And the ruling "track-when" is "on-arrival"
    And p1 has $9
    And the red line is r9 q9 p9 o9 n9 m9
    When p1 does "develop railroad"
    Then p1 may do "track l9"

  @FR-R-track-when @FR-RAIL-01
  Scenario: If track comes on arrival, a tile of one space is credited like any other until the way is complete
    Given a Frontier game of p1 and p2
    And the component file:
      """
      railroad-tiles:
        list:
          - {id: RR1, spaces: 1}
          - {id: RR2, spaces: 1}
      """
    And the ruling "track-when" is "on-arrival"
    And p1 has $8
    And RR1 is face up
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9 p9 o9 n9 m9 l9 l8
    When p1 does "develop railroad"
    Then p1 may do only:
      | track k8 |
      | track l7 |

  @FR-R-trains @FR-FOUND-05 @FR-FOUND-07
  Scenario: If both trains come at the founding, the first player settles in after the second
    Given a Frontier game of p1 and p2
    And the ruling "trains" is "all-at-founding"
    And p1 is in lumbering at level I
    And the town is still to be founded
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      p1: train red r9
      p1: train blue f9
      """
    Then the red line is r9
    And the blue line is f9
    And p1 may do "camp d6"

  @FR-R-track-when @FR-R-cattle-and-track
  Scenario: If track comes on arrival, a line blocked by cattle keeps its credit until they leave
    Given a Frontier game of p1 and p2
    And the ruling "track-when" is "on-arrival"
    And the ruling "cattle-and-track" is "apart"
    And p1 is in ranching at level I
    And a farmstead of p1 stands at p9
    And p1 has 1 cattle at q8
    And p1 has 1 horse on cards
    And p1 has $8
    And RR1 is face up
    And the red line is r9 q9
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9
    When p1 does "drive-cattle q8 to r7"
    And p1 does "develop railroad"
    Then p1 may do only:
      | track p8 |
      | track q7 |

  @FR-R-trains @FR-FOUND-05 @FR-FOUND-07
  Scenario: If both trains come at the founding, there is no third train, even if a desert is left
    Given a Frontier game of p1, p2, p3 and p4
    And the ruling "trains" is "all-at-founding"
    And p1 is in lumbering at level I
    And the town is still to be founded
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      p1: tent j7
      p1: tent i7
      p1: train red x9
      p1: train blue r9
      """
    Then p1 may do "camp d6"
    And the red line is x9
    And the blue line is r9
