Feature: Setting up the industries
  A lumbering player begins with a camp, a mining player with a panning tile, a ranching player with six cattle, a farmstead and two
  horses. Everybody has $4 and two workers, and who is not in lumbering has two logs.

  # ---------------------------------------------------------------- lumbering

  @worked @FR-EX-118 @FR-START-01 @FR-START-02
  Scenario: The first camp has nine possible places, in forest beside the river on the first board
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the industries are still to be set up
    Then p1 may do only:
      | camp a4 |
      | camp b4 |
      | camp c4 |
      | camp d4 |
      | camp f4 |
      | camp a6 |
      | camp b6 |
      | camp c6 |
      | camp d6 |
    When p1 does "camp d6"
    Then a camp of p1 stands at d6
    And p1 has 30 cubes in supply

  @FR-START-01
  Scenario Outline: A first camp cannot stand at <space>, <what>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the industries are still to be set up
    Then p1 may not do "camp <space>" because of FR-START-01

    Examples:
      | space | what                       |
      | d7    | forest away from the river |
      | e6    | grass beside the river     |

  @FR-START-01
  Scenario: The first camp cannot stand where a camp stands already
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When p1 does "camp d6"
    Then p2 may do "camp c6"
    But p2 may not do "camp d6" because of FR-START-01

  @worked @FR-EX-122 @FR-START-03
  Scenario: Both workers of a lumbering player cut at his camp in the first turn
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When p1 does "camp d6"
    And p2 does "camp b6"
    Then a camp of p1 stands at d6
    And a camp of p2 stands at b6
    And p1 has 2 standing workers
    When p1 does "cut d6 via d6"
    And p1 does "cut d6 via d6"
    Then basin-2 holds 2 logs of p1
    And p1 may not do "cut d6 via d6" because of FR-ROUND-21

  # ---------------------------------------------------------------- mining

  @worked @FR-EX-119 @FR-START-04 @FR-START-05
  Scenario: The first panning tile has eleven possible places, beside the river on the last board
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And the industries are still to be set up
    When p1 does "camp d6"
    Then p2 may do only:
      | panning m4 |
      | panning n4 |
      | panning o4 |
      | panning q4 |
      | panning r4 |
      | panning m6 |
      | panning n6 |
      | panning o6 |
      | panning p6 |
      | panning q6 |
      | panning r6 |
    When p2 does "panning p6"
    Then a panning of p2 stands at p6
    And p6 is alluvial
    And p6 gives gold
    And p6 is at level 1
    And p6 is on face 0
    And p6 has a reserve of 4

  @FR-START-05
  Scenario: With four boards the panning tile lies on the fourth
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in mining at level I
    And the industries are still to be set up
    Then p1 may do "panning s6"
    And p1 may do "panning x6"
    But p1 may not do "panning r6" because of FR-START-05

  @FR-START-04
  Scenario Outline: A first panning tile cannot lie at <space>, <what>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And the industries are still to be set up
    Then p1 may not do "panning <space>" because of FR-START-04

    Examples:
      | space | what                           |
      | p4    | a stream                       |
      | p7    | land away from the river       |
      | o2    | beside a stream, not the river |

  @FR-START-05
  Scenario: A first panning tile cannot lie beside the river on another board
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And the industries are still to be set up
    Then p1 may not do "panning l6" because of FR-START-05

  @worked @FR-EX-122 @FR-START-06
  Scenario: Both workers of a mining player pan on his deposit in the first turn
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When p1 does "panning p6"
    And p2 does "camp d6"
    Then p1 has 2 standing workers
    When these decisions are taken:
      """
      p1: pan p6 0
      chance: die 1
      chance: die 2
      p1: stop
      p1: pan p6 0
      chance: die 3
      chance: die 4
      p1: stop
      """
    Then p1 has 0 standing workers
    And p1 may not do "pan p6 0" because of FR-ROUND-21

  # ---------------------------------------------------------------- ranching

  @worked @FR-EX-10 @FR-START-07 @FR-START-08
  Scenario: The three pairs of cattle stand three, six and nine steps from the train
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And the industries are still to be set up
    Then p1 may only do "cattle r6"
    And p1 may not do "cattle q6" because of FR-START-08
    When p1 does "cattle r6"
    Then p1 may do only:
      | cattle o6 |
      | cattle q4 |
    When p1 does "cattle o6"
    Then p1 may do only:
      | cattle l6 |
      | cattle n4 |
    When p1 does "cattle l6"
    Then p1 has 2 cattle at r6
    And p1 has 2 cattle at o6
    And p1 has 2 cattle at l6

  @worked @FR-EX-10 @FR-START-08
  Scenario: With four boards the three pairs of cattle stand further downstream
    Given a Frontier game of p1, p2, p3 and p4
    And p1 is in ranching at level I
    And the industries are still to be set up
    Then p1 may only do "cattle x6"
    When p1 does "cattle x6"
    Then p1 may do only:
      | cattle u6 |
      | cattle w4 |
    When p1 does "cattle u6"
    Then p1 may do only:
      | cattle r6 |
      | cattle t4 |

  @worked @FR-EX-10 @FR-START-09
  Scenario: The first farmstead stands beside own cattle
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And the industries are still to be set up
    When p1 does "cattle r6"
    And p1 does "cattle o6"
    And p1 does "cattle l6"
    Then p1 may do "farmstead o7"
    And p1 may do "farmstead r7"
    And p1 may do "farmstead l7"
    But p1 may not do "farmstead o8" because of FR-START-09
    And p1 may not do "farmstead o6" because of FR-START-09
    When p1 does "farmstead o7"
    Then a farmstead of p1 stands at o7

  @worked @FR-EX-10 @FR-START-11 @FR-START-12
  Scenario: A rancher starts with two horses and ends the set-up with 20 of 30 cubes in supply
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When p1 does "cattle r6"
    And p1 does "cattle o6"
    And p1 does "cattle l6"
    And p1 does "farmstead o7"
    Then p1 has 2 horses on cards
    And p1 has 22 cubes in supply
    When p2 does "camp d6"
    Then p1 has 2 logs in stock
    And p1 has 20 cubes in supply

  @FR-START-08
  Scenario: Two ranchers may have their cattle on the same space
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And the industries are still to be set up
    When these decisions are taken:
      """
      p1: cattle r6
      p1: cattle o6
      p1: cattle l6
      p1: farmstead o7
      p2: cattle r6
      """
    Then p1 has 2 cattle at r6
    And p2 has 2 cattle at r6

  @FR-START-08
  Scenario: If a panning tile lies three steps from the train, the first cattle go to the nearest free distance
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p2 is in ranching at level I
    And the industries are still to be set up
    When p1 does "panning r6"
    Then p2 may do only:
      | cattle q6 |

  @worked @FR-EX-122 @FR-START-10
  Scenario: Both workers of a ranching player drive or breed in the first turn
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When p1 does "cattle r6"
    And p1 does "cattle o6"
    And p1 does "cattle l6"
    And p1 does "farmstead o7"
    And p2 does "camp d6"
    Then p1 has 2 standing workers
    When p1 does "drive-cattle r6 to r8"
    And p1 does "breed o6"
    Then p1 has 1 cattle at r8
    And p1 has 3 cattle at o6
    And p1 may not do "breed l6" because of FR-ROUND-21

  # ---------------------------------------------------------------- money and logs

  @worked @FR-EX-09 @FR-START-12 @FR-START-13
  Scenario: Everybody starts with $4, and a player who is not in lumbering also with two logs
    Given a Frontier game of p1, p2 and p3
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And p3 is in ranching at level I
    And the industries are still to be set up
    When these decisions are taken:
      """
      p1: camp d6
      p2: panning p6
      p3: cattle r6
      p3: cattle o6
      p3: cattle l6
      p3: farmstead o7
      """
    Then everybody has $4
    And p1 has 0 logs in stock
    And p2 has 2 logs in stock
    And p3 has 2 logs in stock
    And the bank has $-12

  # ---------------------------------------------------------------- the first turn

  @worked @FR-EX-43 @FR-START-14 @FR-START-15 @FR-START-16
  Scenario: In round 1 no event, no disc and no income comes before the first turn
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance does "event I-3"
    And the set-up goes on until chance does "disc health upcoming"
    And the set-up is finished
    Then it is round 1
    And it is p1's turn
    And the events are I-3 I-1 I-2 I-4
    And the health disc lies on upcoming, boon side up
    And everybody has $4
    And the severity cards used are nothing
    And chance may not do "severity 1"

  @FR-START-04
  Scenario: A first panning tile does not lie beside the town
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And the tents stand at l6 m6
    And the industries are still to be set up
    Then p1 may not do "panning n6" because of FR-MIN-16
    But p1 may do "panning o6"

  @FR-START-09
  Scenario: The first farmstead cannot stand at a corner of the cattle
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And the industries are still to be set up
    When p1 does "cattle r6"
    And p1 does "cattle o6"
    And p1 does "cattle l6"
    Then p1 may not do "farmstead p7" because of FR-START-09
    But p1 may do "farmstead p6"

  @FR-START-12 @FR-SETUP-12
  Scenario: The logs a player starts with are taken from the player's cubes
    Given a Frontier game of p1 and p2
    And the component file:
      """
      player-kit: {cubes: {value: 10}}
      """
    And p1 is in ranching at level I
    And p2 is in lumbering at level I
    And the industries are still to be set up
    When these decisions are taken:
      """
      p1: cattle r6
      p1: cattle o6
      p1: cattle l6
      p1: farmstead o7
      p2: camp d6
      """
    Then p1 has 2 logs in stock
    And p1 may not do "buy horse*1 ship" because of FR-SETUP-12

  @FR-START-02
  Scenario: A first camp can stand only on the most upstream board
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-2: [FGPPPM, FPPPPP, FGPPPG, FPPPPG, RRRRRR, GPPPPG, GPPPGG, PPPPGG, PPPPPP]
      """
    And p1 is in lumbering at level I
    And the industries are still to be set up
    Then p1 may not do "camp g4" because of FR-START-02
    But p1 may do "camp f4"

  @FR-START-09 @FR-START-11
  Scenario: A farmstead and its horses belong to the rancher who sets up, whoever started the game
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And the industries are still to be set up
    When these decisions are taken:
      """
      p1: camp d6
      p2: cattle r6
      p2: cattle o6
      p2: cattle l6
      p2: farmstead o7
      """
    Then a farmstead of p2 stands at o7
    And p2 has 2 horses on cards
    And p1 has 0 horses on cards
