Feature: Depletion and hauling
  Found cubes lie at the site until a worker hauls them to the stock, one at a time. A deposit that has given its whole reserve is turned
  over, and the player places a new panning tile.

  # ---------------------------------------------------------------- depletion

  @worked @FR-EX-93 @FR-MIN-21 @FR-MIN-22
  Scenario: When the last gold of the reserve is found, the tile is depleted and a new tile is laid
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p6 is depleted
    And p1 has 1 gold at p6
    And p1 may not do "stop" because of FR-MIN-22
    When p1 does "new-deposit q6"
    Then a panning of p1 stands at q6
    And p1 has $4
    And p1 may not do "assign 4 q6" because of FR-MIN-20
    And p1 may only do "stop"

  @FR-MIN-22 @FR-MIN-29
  Scenario: A new tile is an alluvial gold tile of level 1 with four gold
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And a mine-silver of p1 stands at p6
    And p6 is beach
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 4"
    And p1 does "assign 2 p6"
    And p1 does "new-deposit q6"
    Then a panning of p1 stands at q6
    And q6 is alluvial
    And q6 gives gold
    And q6 is at level 1
    And q6 is on face 0
    And q6 has a reserve of 4

  @FR-MIN-06 @FR-MIN-22
  Scenario: A new tile lies beside the river or a stream
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p1 may do "new-deposit q6"
    And p1 may do "new-deposit d6"
    And p1 may do "new-deposit o2"
    But p1 may not do "new-deposit q7" because of FR-MIN-06
    And p1 may not do "new-deposit p3" because of FR-MIN-06
    And p1 may not do "new-deposit h4" because of FR-MIN-16

  @FR-MIN-21
  Scenario: A deposit with a reserve of one gives one cube, whatever its face shows
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level 3
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 1"
    And p1 does "assign 3 p6"
    Then p1 has 1 gold at p6
    And p6 has a reserve of 0
    And p6 is depleted

  @FR-MIN-21
  Scenario: A deposit with a reserve of two gives both cubes and is depleted
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level 3
    And p6 has a reserve of 2
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 1"
    And p1 does "assign 3 p6"
    Then p1 has 2 gold at p6
    And p6 is depleted

  @FR-MIN-21
  Scenario: A deposit with a reserve of three gives cubes and is not depleted yet
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level 3
    And p6 has a reserve of 3
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 1"
    And p1 does "assign 3 p6"
    Then p1 has 2 gold at p6
    And p6 is not depleted
    And p1 may do "assign 1 p6"

  @FR-MIN-21
  Scenario: A player cannot pan on a depleted deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is depleted
    And a panning of p1 stands at q6
    Then p1 may not do "pan p6 0" because of FR-MIN-21
    But p1 may do "pan q6 0"

  # ---------------------------------------------------------------- hauling

  @worked @FR-EX-94 @FR-MIN-23
  Scenario: A worker hauls one cube alone and two cubes with a donkey
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has 3 gold at p6
    And p1 has 1 donkey on cards
    When p1 does "haul p6 donkey"
    Then p1 has 2 gold in stock
    And p1 has 1 gold at p6
    And p1 has 0 available donkeys
    And p1 has 1 standing worker
    When p1 does "haul p6"
    Then p1 has 3 gold in stock
    And p1 has 0 gold at p6
    And p1 has 0 standing workers

  @FR-MIN-23
  Scenario: A mule carries like a donkey
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has 2 gold at p6
    And p1 has 1 mule on cards
    When p1 does "haul p6 mule"
    Then p1 has 2 gold in stock
    And p1 has 0 available mules

  @FR-MIN-23
  Scenario: A worker cannot haul more cubes than lie at the deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    And p1 has 1 gold at p6
    And p1 has 1 donkey on cards
    Then p1 may not do "haul p6 donkey" because of FR-MIN-23
    And p1 may not do "haul q6" because of FR-MIN-23
    But p1 may do "haul p6"

  @FR-ROUND-02
  Scenario: A donkey that is used or missing cannot help to haul
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has 4 gold at p6
    And p1 has 1 donkey on cards
    Then p1 may not do "haul p6 mule" because of FR-ROUND-02
    When p1 does "haul p6 donkey"
    Then p1 may not do "haul p6 donkey" because of FR-ROUND-02
    But p1 may do "haul p6"

  @FR-MIN-23
  Scenario: Cubes can still be hauled from a depleted deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is depleted
    And p1 has 1 gold at p6
    When p1 does "haul p6"
    Then p1 has 1 gold in stock

  @FR-MIN-23
  Scenario: Silver is hauled like gold
    Given a Frontier game of p1 and p2
    And p1 is in mining at level II
    And a mine-silver of p1 stands at p6
    And p1 has 2 silver at p6
    When p1 does "haul p6"
    Then p1 has 1 silver in stock
    And p1 has 1 silver at p6
    And p1 has 0 gold in stock

  @FR-ROUND-26 @FR-R-blocked-worker
  Scenario: A player cannot haul from another player's deposit
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p2 is in mining at level I
    And a panning of p2 stands at p6
    And p2 has 2 gold at p6
    Then p1 may not do "haul p6" because of FR-ROUND-26 and the ruling "blocked-worker"

  @FR-GEN-15
  Scenario: A player can neither pan on nor haul from a deposit in revolt
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has 1 revolt piece
    And p1 has 1 gold at p6
    And p1 has $1
    Then p1 may not do "pan p6 0" because of FR-GEN-15
    And p1 may not do "haul p6" because of FR-GEN-15
    When p1 does "quell p6"
    Then p1 may do "pan p6 0"
    And p1 may do "haul p6"

  @FR-MIN-22
  Scenario: The new tile after a depletion needs a free space
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And p2 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p2 stands at q6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p1 may not do "new-deposit q6" because of FR-SETUP-03
    But p1 may do "new-deposit r6"

  @FR-MIN-23
  Scenario: Hauling uses a donkey of the player whose turn it is
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in mining at level I
    And p1 has 1 donkey on cards
    And p2 is in mining at level I
    And p2 has 1 donkey on cards
    And a panning of p2 stands at p6
    And p2 has 2 gold at p6
    When p2 does "haul p6 donkey"
    Then p2 has 2 gold in stock
    And p2 has 0 available donkeys
    And p1 has 1 available donkey
