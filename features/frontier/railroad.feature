Feature: The railroad comes to town
  Each railroad tile lets the train of its colour gain track at once, on a shortest way over grass and plain. When the end of the line
  lies next to the town the train is connected for good.

  # ---------------------------------------------------------------- laying track

  @FR-GEN-10 @FR-RAIL-02
  Scenario Outline: <tile> brings the red train <spaces> spaces on
    Given a Frontier game of p1 and p2
    And p1 has $6
    And <tile> is face up
    And the red line is r9 q9 q8 q7 q6
    When p1 does "develop railroad"
    And chance decides <chance>
    Then the red line is r9 q9 q8 q7 q6 <track>
    And the red train is <state>

    Examples: from q6 on there is one shortest way, and nothing to choose
      | tile | spaces | track          | state         | chance  |
      | RR1  | 4      | p6 o6 n6 m6    | not connected | 1 time  |
      | RR2  | 4      | p6 o6 n6 m6    | not connected | 1 time  |
      | RR3  | 4      | p6 o6 n6 m6    | not connected | 1 time  |
      | RR4  | 5      | p6 o6 n6 m6 l6 | connected     | 1 time  |
      | RR5  | 5      | p6 o6 n6 m6 l6 | connected     | 1 time  |
      | RR9  | 3      | p6 o6 n6       | not connected | 2 times |

  @FR-RAIL-02
  Scenario: The mayor can lay track only along a shortest way
    Given a Frontier game of p1 and p2
    And p1 has $9
    And RR1 is face up
    And the red line is r9 q9 q8 q7
    When p1 does "develop railroad"
    Then p1 may do only:
      | track p7 |
      | track q6 |
    And p1 may not do "track r7" because of FR-RAIL-02 and the ruling "track-route"
    And p1 may not do "track p8" because of FR-RAIL-02 and the ruling "track-route"

  @FR-RAIL-03
  Scenario: Track can lie on grass and plain only
    Given a Frontier game of p1 and p2
    And p1 has $9
    And RR1 is face up
    And the red line is r9 q9 q8 q7
    When p1 does "develop railroad"
    Then p1 may not do "track q5" because of FR-RAIL-03
    But p1 may do "track q6"

  @FR-RAIL-03
  Scenario Outline: Track cannot run over <terrain>
    Given a Frontier game of p1 and p2
    And the <train> line is <line>
    Then the position is refused because of FR-RAIL-03

    Examples:
      | terrain  | train | line           |
      | a river  | red   | r9 r8 r7 r6 r5 |
      | a forest | blue  | f9 e9 d9 c9    |

  @FR-RAIL-03
  Scenario Outline: Track goes round <terrain> that lies on the straight way
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map:
        board-3: [MMPSPM, MPGSGG, PGGSGG, GGGSGG, RRRRRR, GG<letter>GGG, GGPGGG, PPPGGG, PPPPGD]
      """
    And p1 has $9
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6 p6
    When p1 does "develop railroad"
    Then the red line is r9 q9 q8 q7 q6 p6 p7 o7 n7

    Examples:
      | terrain    | letter |
      | a forest   | F      |
      | a desert   | D      |
      | a mountain | M      |
      | a stream   | S      |

  @FR-RAIL-01
  Scenario: The mayor lays the track, not the player who paid
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 has $4
    And RR1 is face up
    And the red line is r9
    When p2 does "develop railroad"
    Then p2 may not do "track q9" because of FR-RAIL-01
    And p1 may do "track q9"
    And p1 may do "track r8"

  @FR-GEN-07
  Scenario: While track is to be laid, the mayor can do nothing else
    Given a Frontier game of p1 and p2
    And p1 has $9
    And RR1 is face up
    And the red line is r9
    When p1 does "develop railroad"
    Then p1 may not do "end-turn" because of FR-RAIL-01
    And p1 may not do "campaign wealth" because of FR-RAIL-01
    But p1 may do "track q9"

  @FR-RAIL-02
  Scenario: A farmstead stops track, but cattle and drought do not
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And p2 has 2 cattle at p6
    And o6 has drought
    And p1 has $4
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6
    And p2 has 2 cattle at p6

  @FR-RAIL-02
  Scenario: A farmstead on the straight way turns the line aside
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o6
    And p1 has $4
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6 p6
    When p1 does "develop railroad"
    Then the red line is r9 q9 q8 q7 q6 p6 p7 o7 n7
    And p1 may do only:
      | track m7 |
      | track n6 |

  @FR-GEN-07
  Scenario: A train that is shut in gains no track, but the tile is still built
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And a farmstead of p2 stands at r8
    And a farmstead of p2 stands at q9
    And p1 has $4
    And RR1 is face up
    And the red line is r9
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9
    And p1's investment track is 1
    And RR2 is face up

  # ---------------------------------------------------------------- reaching the town

  @worked @FR-EX-68 @FR-RAIL-01 @FR-RAIL-04 @FR-LUM-12 @FR-MIN-15
  Scenario: Two tiles of four spaces bring the red train beside the freight station
    Given a Frontier game of p1 and p2
    And p1 has $30
    And p1 has 1 log in stock
    And p1 has 1 lumber in stock
    And p1 has 1 gold in stock
    And p1 has 1 silver in stock
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6
    Then the red train is not connected
    And p1 may not do "sell log*1 red" because of FR-GEN-12 and the ruling "market-access"
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the red train is connected
    And p1 may do "sell log*1 red"
    And p1 may do "sell lumber*1 red"
    And p1 may do "sell gold*1 red"
    And p1 may do "sell silver*1 red"

  @FR-RAIL-04
  Scenario: A connected train gains no more track, and its tiles still give their point
    Given a Frontier game of p1 and p2
    And p1 has $4
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p1's investment track is 1

  @FR-RAIL-04
  Scenario: A building placed beside the end of the line connects the train as well
    Given a Frontier game of p1 and p2
    And p1 has $2
    And p1 has 1 log in stock
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6
    Then the red train is not connected
    When p1 does "build well at l6"
    Then the red train is connected
    And p1 may do "sell log*1 red"

  @FR-RAIL-04
  Scenario: One building may connect both trains
    Given a Frontier game of p1 and p2
    And p1 has $2
    And p1 has 1 log in stock
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6
    And the blue line is f9 g9 h9 i9 j9 k9 l9 l8 l7
    Then the red train is not connected
    And the blue train is not connected
    When p1 does "build well at l6"
    Then the red train is connected
    And the blue train is connected

  @FR-RAIL-04
  Scenario: A building beside the middle of the line connects nothing
    Given a Frontier game of p1 and p2
    And p1 has $2
    And the red line is r9 r8 r7 r6 q6 p6 o6 n6 m6 m7 l7 l8
    Then the red train is not connected
    When p1 does "build well at k7"
    Then the red train is not connected

  @FR-RAIL-04
  Scenario: A line without track has no station, even with a building beside the train
    Given a Frontier game of p1 and p2
    And a well of p2 stands at r8
    And the red line is r9
    And p1 has 1 log in stock
    And p1 has $4
    And RR1 is face up
    Then the red train is not connected
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9 q8
    And the red train is connected

  # ---------------------------------------------------------------- the blue train

  @FR-GEN-10
  Scenario: The first blue tile brings the blue train onto the map, on the desert that is furthest from the freight station
    Given a Frontier game of p1 and p2
    And p1 has $4
    And RR6 is face up
    And the blue train is not on the map
    When p1 does "develop railroad"
    Then p1 may do only:
      | train blue f9 |
    When p1 does "train blue f9"
    Then p1 may do only:
      | track f8 |
      | track g9 |
    When p1 does "track f8"
    And p1 does "track f7"
    And p1 does "track f6"
    And chance does "reveal railroad RR1"
    Then the blue line is f9 f8 f7 f6 g6
    And the blue train is connected
    And the red line is r9

  @FR-GEN-10
  Scenario: The blue train stops at the town though RR8 would bring it five spaces
    Given a Frontier game of p1 and p2
    And p1 has $5
    And RR8 is face up
    When these decisions are taken:
      """
      p1: develop railroad
      p1: train blue f9
      p1: track f8
      p1: track f7
      p1: track f6
      chance: reveal railroad RR6
      """
    Then the blue line is f9 f8 f7 f6 g6
    And the blue train is connected

  @FR-GEN-10
  Scenario: With four boards the blue train starts on the middle desert
    Given a Frontier game of p1, p2, p3 and p4
    And p1 has $4
    And RR7 is face up
    When p1 does "develop railroad"
    Then p1 may do only:
      | train blue r9 |
    And p1 may not do "train blue f9" because of FR-FOUND-06

  @FR-GEN-10
  Scenario: Without a free desert the blue train is not placed
    Given a Frontier game of p1 and p2
    And a well of p2 stands at f9
    And p1 has $4
    And RR6 is face up
    When p1 does "develop railroad"
    And chance does "reveal railroad RR7"
    Then the blue train is not on the map
    And p1's investment track is 1

  @FR-GEN-10
  Scenario: A red tile moves the red train only
    Given a Frontier game of p1 and p2
    And p1 has $4
    And RR1 is face up
    And the red line is r9 q9 q8 q7 q6
    And the blue line is f9 f8
    When p1 does "develop railroad"
    And chance does "reveal railroad RR2"
    Then the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6
    And the blue line is f9 f8

  @FR-FOUND-05
  Scenario: The mayor places the blue train, whoever builds its first tile
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And RR6 is face up
    And p2 has $9
    When p2 does "develop railroad"
    Then p2 may not do "train blue f9" because of FR-GEN-10
    But p1 may do "train blue f9"

  @FR-RAIL-03
  Scenario: Track cannot lie upon other track
    Given a Frontier game of p1 and p2
    And p1 has $9
    And the blue line is f9 g9 h9 i9 j9 k9 l9 m9 n9 o9 p9
    And the red line is r9 q9
    When p1 does "develop railroad"
    Then the red line is r9 q9 q8
    And p1 may do only:
      | track p8 |
      | track q7 |
