Feature: Panning
  A worker on an own deposit throws two dice. The player plays them one after another, in the order he likes: a deposit with an active
  worker turns clockwise by the number, and the face it stops on gives its output. Doubles raise the level of the tile they were thrown
  for.

  # ---------------------------------------------------------------- the dice are played

  @worked @FR-EX-90 @FR-MIN-02 @FR-MIN-07 @FR-MIN-08 @FR-MIN-09 @FR-MIN-11 @FR-MIN-20
  Scenario Outline: The output of a pan depends on the order of its dice - 3 and 2, the <first> played first
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may do only:
      | assign 2 p6 |
      | assign 3 p6 |
      | stop        |
    When p1 does "assign <first> p6"
    Then p6 is on face <face>
    And p1 has <found> gold at p6
    When p1 does "assign <second> p6"
    Then p6 is on face 1
    And p1 has <total> gold at p6
    And p6 has a reserve of <reserve>
    And p1 has 0 gold in stock
    And p1 has 1 standing worker

    Examples: outputs 0, 1, 0, 1 from face 0 on
      | first | second | face | found | total | reserve |
      | 3     | 2      | 3    | 1     | 2     | 2       |
      | 2     | 3      | 2    | 0     | 1     | 3       |

  @FR-MIN-11
  Scenario: The cubes that a deposit gives come from the player's supply
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    Then p1 has 30 cubes in supply
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    And p1 does "assign 3 p6"
    Then p1 has 1 gold at p6
    And p1 has 29 cubes in supply

  @FR-MIN-08
  Scenario: One worker throws two dice, each number with the same chance
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    Then chance may do "die 1" with 1 chance in 6
    And chance may do "die 6" with 1 chance in 6
    But chance may not do "die 7" because of FR-MIN-08
    When chance does "die 4"
    Then chance may do "die 4" with 1 chance in 6
    When chance does "die 1"
    Then chance may not do "die 4"
    And p1 may do "assign 4 p6"

  @FR-MIN-09
  Scenario Outline: A <number> turns the tile from face <from> to face <to>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is on face <from>
    When p1 does "pan p6 0"
    And chance does "die <number>"
    And chance does "die <other>"
    And p1 does "assign <number> p6"
    Then p6 is on face <to>

    Examples: four faces, clockwise
      | number | other | from | to |
      | 1      | 2     | 0    | 1  |
      | 2      | 1     | 0    | 2  |
      | 3      | 1     | 0    | 3  |
      | 4      | 1     | 0    | 0  |
      | 5      | 1     | 0    | 1  |
      | 6      | 1     | 0    | 2  |
      | 1      | 2     | 3    | 0  |
      | 6      | 1     | 3    | 1  |

  @FR-MIN-09 @FR-MIN-20
  Scenario: Only numbers that were thrown are played, each die once
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may not do "assign 4 p6" because of FR-MIN-09
    When p1 does "assign 3 p6"
    Then p1 may not do "assign 3 p6" because of FR-MIN-09
    And p1 may do only:
      | assign 2 p6 |
      | stop        |

  @FR-MIN-20
  Scenario: While dice are left to play, no other action is legal
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may not do "end-turn" because of FR-MIN-20
    And p1 may not do "pan p6 0" because of FR-MIN-20
    And p1 may not do "campaign wealth" because of FR-MIN-20
    When p1 does "stop"
    Then p1 may do "end-turn"
    And p1 may do "pan p6 0"
    And p1 may do "campaign wealth"
    And p6 is on face 0

  @FR-MIN-20
  Scenario: Two dice with the same number are listed as one choice, which can be made twice
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 2"
    Then p1 may do only:
      | assign 2 p6 |
      | stop        |
    When p1 does "assign 2 p6"
    Then p1 may do only:
      | assign 2 p6 |
      | stop        |
    When p1 does "assign 2 p6"
    Then p6 is on face 0
    And p1 may do "end-turn"

  # ---------------------------------------------------------------- on which deposits

  @FR-MIN-20
  Scenario: A die goes only to a deposit with an active worker
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may do "assign 3 p6"
    But p1 may not do "assign 3 q6" because of FR-MIN-20
    When p1 does "stop"
    And p1 does "pan q6 0"
    And chance does "die 1"
    And chance does "die 5"
    And p1 does "assign 1 q6"
    And p1 does "assign 5 p6"
    Then q6 is on face 1
    And p6 is on face 1
    And p1 has 1 gold at p6
    And p1 has 1 gold at q6

  @FR-MIN-20
  Scenario: A worker who hauls is active on his deposit as well
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    And p1 has 1 gold at p6
    When p1 does "haul p6"
    And p1 does "pan q6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may do "assign 3 p6"
    And p1 may do "assign 3 q6"

  @FR-MIN-20
  Scenario: In the next round no worker is active before he is laid down again
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    And no event cards are left
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    And p1 does "stop"
    And p1 does "end-turn"
    And p2 does "end-turn"
    And p1 does "pan q6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may not do "assign 3 p6" because of FR-MIN-20
    But p1 may do "assign 3 q6"

  @worked @FR-EX-124 @FR-MIN-07 @FR-MIN-17 @FR-ROUND-26 @FR-R-blocked-worker
  Scenario: Only the owner's workers can work at a deposit, and both of them may
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p2 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p2 stands at n6
    Then p1 may not do "pan n6 0" because of FR-ROUND-26 and the ruling "blocked-worker"
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may not do "assign 3 n6" because of FR-MIN-20
    When p1 does "stop"
    Then p1 may do "pan p6 0"

  @FR-ROUND-21 @FR-MIN-07
  Scenario: Two workers may pan twice on the same deposit, but not a third time
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 2"
    And p1 does "stop"
    And p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 2"
    And p1 does "stop"
    Then p1 has 0 standing workers
    And p1 may not do "pan p6 0" because of FR-ROUND-21

  # ---------------------------------------------------------------- doubles

  @worked @FR-EX-91 @FR-MIN-10
  Scenario: Doubles raise the level of the tile
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 2"
    Then p6 is at level 2
    When p1 does "assign 2 p6"
    And p1 does "stop"
    Then p6 is on face 2
    And p1 has 1 gold at p6
    And p6 has a reserve of 3

  @FR-MIN-10
  Scenario Outline: Dice <a> and <b> decide whether a tile of level <before> rises
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level <before>
    When p1 does "pan p6 0"
    And chance does "die <a>"
    And chance does "die <b>"
    Then p6 is at level <after>

    Examples: no doubles, doubles, doubles at the highest level
      | a | b | before | after |
      | 2 | 3 | 1      | 1     |
      | 3 | 3 | 1      | 2     |
      | 6 | 6 | 2      | 3     |
      | 6 | 6 | 3      | 3     |

  @FR-MIN-10
  Scenario: Doubles raise the tile that the dice were thrown for, not the tile they are played on
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 3"
    And p1 does "stop"
    And p1 does "pan q6 0"
    And chance does "die 5"
    And chance does "die 5"
    Then q6 is at level 2
    When p1 does "assign 5 p6"
    Then p6 is at level 1

  @FR-MIN-10
  Scenario: Two pairs in one throw raise the tile by only one level
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has 2 tools
    When p1 does "pan p6 2"
    And chance does "die 2"
    And chance does "die 2"
    And chance does "die 5"
    And chance does "die 5"
    Then p6 is at level 2

  @FR-MIN-10
  Scenario: Each throw of a turn may raise the tile, not the first alone
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 3"
    And p1 does "stop"
    Then p6 is at level 2
    When p1 does "pan p6 0"
    And chance does "die 5"
    And chance does "die 5"
    Then p6 is at level 3

  @FR-MIN-11
  Scenario: A face gives no more metal than there are cubes
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level 3
    And p1 has 29 logs in stock
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 1"
    And p1 does "assign 3 p6"
    Then p6 is on face 3
    And p1 has 1 gold at p6
    And p6 has a reserve of 3

  @FR-MIN-20
  Scenario: A die cannot be played on another player's deposit, even with an active worker
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p2 is in mining at level I
    And a panning of p1 stands at q6
    And a panning of p2 stands at p6
    When these decisions are taken:
      """
      p1: pan q6 0
      chance: die 1
      chance: die 2
      p1: stop
      p1: end-turn
      p2: pan p6 0
      chance: die 3
      chance: die 4
      """
    Then p2 may not do "assign 3 q6" because of FR-MIN-20
    But p2 may do "assign 3 p6"
