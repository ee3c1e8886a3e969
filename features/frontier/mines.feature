Feature: Panning tiles, mines, mining dams and canals
  At level I a panning tile is bought and placed beside river or stream. At levels II and III a mine is built over a depleted tile of
  one's own, and a die decides the kind of deposit. A mining dam carries canals, and beside a canal one may pan.

  # ---------------------------------------------------------------- panning tiles

  @FR-MIN-06
  Scenario: A panning tile costs $3 and no logs
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p1 has $3
    And p1 has 0 logs in stock
    When p1 does "build panning at p6"
    Then a panning of p1 stands at p6
    And p1 has $0
    And p6 is alluvial
    And p6 gives gold
    And p6 is at level 1
    And p6 is on face 0
    And p6 has a reserve of 4
    And p1 has 2 standing workers
    And p1 may do "pan p6 0"

  @FR-MIN-06 @FR-MIN-29
  Scenario Outline: A panning tile may lie on <space>, <what>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    When p1 does "build panning at <space>"
    Then a panning of p1 stands at <space>
    And <space> is alluvial

    Examples: on any board
      | space | what                |
      | q6    | grass by the river  |
      | a4    | forest by the river |
      | o2    | grass by a stream   |
      | q1    | plain by a stream   |

  @FR-MIN-06
  Scenario Outline: A panning tile cannot lie on <space>, <what>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    Then p1 may not do "build panning at <space>" because of FR-MIN-06

    Examples:
      | space | what                     |
      | q7    | grass away from water    |
      | m1    | mountain away from water |
      | p4    | a stream                 |
      | p5    | the river                |

  @FR-MIN-16
  Scenario Outline: A panning tile cannot lie beside the <piece>
    Given a Frontier game of p1 and p2
    And the stockpile stands at k4
    And the bridge stands at k5
    And p1 is in mining at level I
    Then p1 may not do "build panning at <space>" because of FR-MIN-16
    But p1 may do "build panning at m6"

    Examples:
      | piece           | space |
      | stockpile       | l4    |
      | freight station | l6    |

  @FR-MIN-06 @FR-R-building-count
  Scenario: A player can build one mining building a turn
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p1 has $9
    When p1 does "build panning at p6"
    Then p1 may not do "build panning at q6" because of FR-MIN-06 and the ruling "building-count"

  # ---------------------------------------------------------------- building over

  @worked @FR-EX-95 @FR-MIN-25 @FR-MIN-26 @FR-MIN-28
  Scenario: A silver mine is built over a depleted tile, and the die makes it aeolian
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    When p1 does "build mine-silver at p6"
    Then chance may do "deposit-die 6" with 1 chance in 6
    When chance does "deposit-die 6"
    Then a mine-silver of p1 stands at p6
    And p6 is aeolian
    And p6 gives silver
    And p6 is at level 2
    And p6 is on face 0
    And p6 has a reserve of 6
    And p6 is not depleted
    And p1 has $0
    And p1 has 0 logs in stock
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 4"
    And p1 does "assign 3 p6"
    And p1 does "assign 4 p6"
    Then p6 is on face 3
    And p1 has 2 silver at p6

  @FR-MIN-26
  Scenario Outline: The deposit die decides the kind of a mine - a <number> is <kind>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $6
    And p1 has 2 logs in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    When p1 does "build <mine> at p6"
    And chance does "deposit-die <number>"
    Then p6 is <kind>
    And p6 gives <metal>
    And the play rests on FR-MIN-28

    Examples:
      | mine        | number | kind     | metal  |
      | mine-gold   | 1      | alluvial | gold   |
      | mine-silver | 2      | alluvial | silver |
      | deep-gold   | 3      | beach    | gold   |
      | deep-silver | 4      | eluvial  | silver |
      | mine-gold   | 5      | eluvial  | gold   |
      | deep-gold   | 6      | aeolian  | gold   |

  @worked @FR-EX-95 @FR-MIN-28
  Scenario: A player without a depleted tile cannot build a mine
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p2 is in mining at level I
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And a panning of p2 stands at n6
    And n6 is depleted
    Then p1 may not do "build mine-gold at p6" because of FR-MIN-28
    And p1 may not do "build mine-gold at q7" because of FR-MIN-28
    And p1 may not do "build mine-gold at n6"

  @FR-MIN-28
  Scenario: A depleted tile is built over only when its last cube has been hauled away
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    And p1 has 1 gold at p6
    Then p1 may not do "build mine-gold at p6" because of FR-MIN-28
    When p1 does "haul p6"
    Then p1 may do "build mine-gold at p6"

  @FR-SETUP-03
  Scenario: Only a mining building can stand on a depleted tile
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 is in lumbering at level I
    And p1 has $9
    And p1 has 2 logs in stock
    And a panning of p1 stands at d6
    And d6 is depleted
    Then p1 may not do "build camp at d6" because of FR-SETUP-03
    But p1 may do "build mine-gold at d6"

  @FR-MIN-34
  Scenario: A deep mine built over a depleted mine starts at level 3 with a reserve of eight
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $6
    And p1 has 2 logs in stock
    And a mine-gold of p1 stands at p6
    And p6 is depleted
    When p1 does "build deep-gold at p6"
    And chance does "deposit-die 3"
    Then a deep-gold of p1 stands at p6
    And p6 is beach
    And p6 gives gold
    And p6 is at level 3
    And p6 is on face 0
    And p6 has a reserve of 8
    And p1 has $0
    And p1 has 0 logs in stock

  @FR-ROUND-31
  Scenario Outline: A mine above the player's level cannot be built - <building> at level <level>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level <level>
    And p1 has $12
    And p1 has 4 logs in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    Then p1 may not do "build <building> at <space>" because of FR-ROUND-31
    But p1 may do "build panning at q6"

    Examples:
      | level | building    | space |
      | I     | mine-gold   | p6    |
      | I     | mine-silver | p6    |
      | II    | deep-gold   | p6    |
      | II    | deep-silver | p6    |
      | II    | mining-dam  | n5    |

  @FR-GEN-15
  Scenario: Revolt stays when a tile is built over
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 has $5
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    And p6 has 1 revolt piece
    When p1 does "build mine-gold at p6"
    And chance does "deposit-die 1"
    Then p6 has 1 revolt piece
    And p1 may not do "pan p6 0" because of FR-GEN-15
    When p1 does "quell p6"
    Then p1 may do "pan p6 0"

  # ---------------------------------------------------------------- away from the town

  Scenario Outline: A depleted tile beside the town cannot be built over - <building>
    Given a Frontier game of p1 and p2
    And the ruling "public-next-to-industry" is "town-may-grow"
    And p1 is in mining at level III
    And p1 has $6
    And p1 has 2 logs in stock
    And a panning of p1 stands at m6
    And m6 is depleted
    And a panning of p1 stands at p6
    And p6 is depleted
    And a saloon of p2 stands at l6
    Then p1 may not do "build <building> at m6" because of <clause>
    But p1 may do "build <building> at p6"

    @FR-MIN-24
    Examples: the saloon stands between the freight station and the tile
      | building    | clause    |
      | mine-gold   | FR-MIN-24 |
      | mine-silver | FR-MIN-24 |

    @FR-MIN-33
    Examples: at level III as well
      | building    | clause    |
      | deep-gold   | FR-MIN-33 |
      | deep-silver | FR-MIN-33 |

  @FR-MIN-33
  Scenario: A mining dam keeps away from the bridge
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $6
    And p1 has 2 logs in stock
    Then p1 may not do "build mining-dam at g5" because of FR-MIN-33
    And p1 may not do "build mining-dam at n6"
    But p1 may do "build mining-dam at n5"
    And p1 may do "build mining-dam at p3"

  @FR-MIN-20
  Scenario: Dice can go to a new mine whose tile had an active worker this round
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 has $10
    And p1 has 2 logs in stock
    And p1 has 2 standing workers
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    And p6 has a reserve of 0
    And p6 is depleted
    And p1 has 1 gold at p6
    When p1 does "haul p6"
    And p1 does "build mine-gold at p6"
    And chance does "deposit-die 1"
    And p1 does "pan q6 0"
    And chance does "die 3"
    And chance does "die 2"
    Then p1 may do "assign 3 p6"

  @FR-MIN-25 @FR-MIN-28
  Scenario: A player can build only over an own depleted deposit, not over another player's
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in mining at level II
    And p2 is in mining at level II
    And p2 has $4
    And p2 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    And a panning of p2 stands at m6
    And m6 is depleted
    Then p2 may not do "build mine-gold at p6" because of FR-MIN-28
    When p2 does "build mine-gold at m6"
    And chance does "deposit-die 1"
    Then a mine-gold of p2 stands at m6

  @FR-MIN-28
  Scenario: A mine can be built only over a deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    Then p1 may not do "build mine-gold" because of FR-MIN-28
