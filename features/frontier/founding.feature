Feature: Founding the town
  The mayor places the stockpile and the freight station on marked spots beside the river, a bridge, a tent for each player and the first
  train, as far away as possible.

  @worked @FR-EX-118 @FR-FOUND-01
  Scenario: The stockpile goes to one of four marked spots
    Given a Frontier game of p1 and p2
    And the town is still to be founded
    Then p1 may do only:
      | stockpile h4 |
      | stockpile h6 |
      | stockpile k4 |
      | stockpile k6 |
    And p1 may not do "stockpile i6" because of FR-FOUND-01
    And p2 may not do "stockpile h6" because of FR-FOUND-01
    When p1 does "stockpile h6"
    Then the stockpile stands at h6

  @worked @FR-EX-118 @FR-FOUND-02
  Scenario: The freight station goes to another marked spot
    Given a Frontier game of p1 and p2
    And the town is still to be founded
    When p1 does "stockpile h6"
    Then p1 may do only:
      | freight h4 |
      | freight k4 |
      | freight k6 |
    And p1 may not do "freight h6" because of FR-FOUND-02
    When p1 does "freight k6"
    Then the freight station stands at k6

  @worked @FR-EX-118 @FR-FOUND-03
  Scenario: The bridge lies on the river beside the stockpile or the freight station
    Given a Frontier game of p1 and p2
    And the town is still to be founded
    When p1 does "stockpile h6"
    And p1 does "freight k6"
    Then p1 may do only:
      | bridge h5 |
      | bridge k5 |
    And p1 may not do "bridge i5" because of FR-FOUND-03
    And p1 may not do "bridge h7" because of FR-FOUND-03
    When p1 does "bridge h5"
    Then the bridge stands at h5

  @FR-FOUND-03
  Scenario: If stockpile and freight station face each other across one river space, the bridge can lie only there
    Given a Frontier game of p1 and p2
    And the town is still to be founded
    When p1 does "stockpile h4"
    And p1 does "freight h6"
    Then p1 may only do "bridge h5"

  @worked @FR-EX-118 @FR-FOUND-04
  Scenario: With two players two tents are placed, each beside a piece that stands already
    Given a Frontier game of p1 and p2
    And the town is still to be founded
    When p1 does "stockpile h6"
    And p1 does "freight k6"
    And p1 does "bridge h5"
    Then p1 may do only:
      | tent g6 |
      | tent h4 |
      | tent h7 |
      | tent i6 |
      | tent j6 |
      | tent k7 |
      | tent l6 |
    And p1 may not do "tent i7" because of FR-FOUND-04
    When p1 does "tent i6"
    Then p1 may do only:
      | tent g6 |
      | tent h4 |
      | tent h7 |
      | tent i7 |
      | tent j6 |
      | tent k7 |
      | tent l6 |
    When p1 does "tent j6"
    Then a tent stands at i6
    And a tent stands at j6
    And p1 may not do "tent k7" because of FR-FOUND-05

  @FR-FOUND-04
  Scenario: With three players three tents are placed
    Given a Frontier game of p1, p2 and p3
    And the town is still to be founded
    When p1 does "stockpile h6"
    And p1 does "freight k6"
    And p1 does "bridge h5"
    And p1 does "tent i6"
    And p1 does "tent j6"
    Then p1 may do "tent j7"
    When p1 does "tent j7"
    Then p1 may only do "train red r9"

  @FR-FOUND-07
  Scenario: If no desert is left for the train, none is placed, and the industries are set up
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-1: [MMFFFF, MFFFSF, FFFFSF, FFFFSF, RRRRRR, FFFFGG, FFFGGP, MFFGPP, MMFPPP]
        board-2: [FFPPPM, FPPPPP, FGPPPG, GPPPPG, RRRRRR, GPPPPG, GDPPGG, PPPPGG, PPPPPP]
        board-3: [MMPSPM, MPGSGG, PGGSGG, GGGSGG, RRRRRR, GGGGGG, GGPGGG, PPPGGG, PPPPGG]
      """
    And p1 is in lumbering at level I
    And the town is still to be founded
    When p1 does "stockpile h6"
    And p1 does "freight k6"
    And p1 does "bridge h5"
    And p1 does "tent h7"
    And p1 does "tent j6"
    Then p1 may do "camp d6"

  @FR-START-11
  Scenario: If no land beside the cattle is free, no farmstead is placed, but the horses still come
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-2: [FFPPPM, FPPPPP, FGPPPG, GPPPPG, RRRRRR, GPPPPG, GPPPGM, PPPPGG, PPPPPP]
        board-3: [MMPSPM, MPGSGG, PGGSGG, GGGSGG, RRRRRR, MMGMMG, GGMGGM, PPPGGG, PPPPGD]
      """
    And p1 is in ranching at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When p1 does "cattle r6"
    And p1 does "cattle o6"
    And p1 does "cattle l6"
    Then p2 may do "camp d6"
    And p1 has 2 horses on cards
    And p2 has 0 horses on cards

  @FR-FOUND-05
  Scenario: If the first tent has no room, none is placed, and the train comes next
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map: {terrain: {grass: {town: false}, plain: {town: false}}}
      """
    And the town is still to be founded
    When p1 does "stockpile h6"
    And p1 does "freight k6"
    And p1 does "bridge h5"
    Then p1 may only do "train red r9"
    When p1 does "train red r9"
    Then the red line is r9

  @worked @FR-EX-118 @FR-FOUND-05 @FR-FOUND-06
  Scenario Outline: With <boards> boards the red train starts at <space>, the desert furthest from the freight station
    Given a Frontier game of <players>
    And the town is still to be founded
    When p1 does "stockpile h6"
    And p1 does "freight k6"
    And p1 does "bridge h5"
    And these decisions are taken:
      """
      p1: tent i6
      p1: tent j6
      <further tents>
      """
    Then p1 may only do "train red <space>"
    And p1 may not do "train red f9" because of FR-FOUND-06
    When p1 does "train red <space>"
    Then the red line is <space>
    And the red train is not connected
    And the blue train is not on the map

    Examples:
      | players           | boards | space | further tents |
      | p1 and p2         | 3      | r9    | # no more     |
      | p1, p2 and p3     | 3      | r9    | p1: tent j7   |

  @FR-FOUND-06
  Scenario: With four boards the red train starts on the fourth board
    Given a Frontier game of p1, p2, p3 and p4
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
      """
    Then p1 may only do "train red x9"

  @worked @FR-EX-118 @FR-FOUND-07
  Scenario: After the founding all players set up their industry, in starting order
    Given a Frontier game of p1, p2 and p3
    And p2 is starting player
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And p3 is in lumbering at level I
    And the industries are still to be set up
    Then p1 may not do "camp d6" because of FR-FOUND-07
    When p2 does "camp d6"
    And p3 does "camp c6"
    Then p2 may not do "end-turn" because of FR-FOUND-07
    When p1 does "camp a6"
    Then it is round 1
    And it is p2's turn

  @FR-START-01
  Scenario: While the industries are set up, no other action is legal
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the industries are still to be set up
    Then p1 may not do "end-turn" because of FR-START-01
    And p1 may not do "panning p6" because of FR-START-01
    And p1 may not do "build camp at d6" because of FR-START-01

  @FR-SETUP-18 @FR-FOUND-01
  Scenario: The mayor founds the town
    Given a Frontier game of p1, p2 and p3
    When chance does "start P3"
    And the set-up goes on until chance may do "assistant A1"
    And the set-up goes on until chance may do "assistant A2"
    And the set-up goes on until chance may do "assistant A3"
    And chance does "assistant A3"
    And chance does "assistant A1"
    And chance does "assistant A2"
    Then p1 may not do "stockpile h6" because of FR-FOUND-01
    But p3 may do "stockpile h6"

  @FR-FOUND-01
  Scenario: With three players a mark on the fourth board is not a founding spot
    Given a Frontier game of p1, p2 and p3
    And the component file:
      """
      map: {founding-spots: {value: [h4, s4, k6]}}
      """
    And the town is still to be founded
    Then p1 may do only:
      | stockpile h4 |
      | stockpile k6 |

  @FR-FOUND-01
  Scenario: With four players a mark on the fourth board is a founding spot
    Given a Frontier game of p1, p2, p3 and p4
    And the component file:
      """
      map: {founding-spots: {value: [h4, s4, k6]}}
      """
    And the town is still to be founded
    Then p1 may do only:
      | stockpile h4 |
      | stockpile k6 |
      | stockpile s4 |

  @FR-FOUND-06
  Scenario: The red train starts furthest from the freight station, not from the stockpile
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-1: [MMFFFF, MFFFSF, FFFFSF, FFFFSF, RRRRRR, FFFFGG, FFFGGP, MFFGPP, DPPPPP]
      """
    And the town is still to be founded
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      """
    Then p1 may only do "train red a9"

  @FR-FOUND-06
  Scenario: If two deserts are equally far, the mayor chooses one of them
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-1: [MMFFFF, MFFFSF, FFFFSF, FFFFSF, RRRRRR, DFFFGG, FFFGGP, MFFGPP, MMFPPD]
      """
    And the town is still to be founded
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      """
    Then p1 may do only:
      | train red a6 |
      | train red r9 |

  @FR-FOUND-07
  Scenario: If a tent stands on the only desert, no train is placed, and the first player sets up
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-1: [MMFFFF, MFFFSF, FFFFSF, FFFFSF, RRRRRR, FFFFGG, FFFGGP, MFFGPP, MMFPPP]
        board-2: [FFPPPM, FPPPPP, FGPPPG, GPPPPG, RRRRRR, GPPPPG, GPPDGG, PPPPGG, PPPPPP]
        board-3: [MMPSPM, MPGSGG, PGGSGG, GGGSGG, RRRRRR, GGGGGG, GGPGGG, PPPGGG, PPPPGP]
      """
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And the town is still to be founded
    When these decisions are taken:
      """
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent j6
      p1: tent j7
      """
    Then the red train is not on the map
    And p1 may do "camp d6"
