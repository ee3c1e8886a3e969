Feature: Open questions about the sites of mining
  Where found cubes lie, when a deposit is depleted and where a mine may be built: each answer in the smallest position.

  # ---------------------------------------------------------------- where do found cubes lie?

  @FR-R-output-place
  Scenario Outline: The answer decides whether two gold found with the first worker lie at the site or in stock - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "output-place" is "<answer>"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    And p1 does "assign 3 p6"
    And p1 does "assign 2 p6"
    Then p1 has <site> gold at p6
    And p1 has <stock> gold in stock
    And "haul p6" is <hauled> for p1
    And "sell gold*2 ship" is <sold> for p1

    Examples:
      | answer            | site | stock | hauled  | sold    |
      | site-then-haul    | 2    | 0     | legal   | illegal |
      | straight-to-stock | 0    | 2     | illegal | legal   |

  @FR-MIN-23
  Scenario: If found cubes stay at the site, one of two gold can be hauled with the second worker and sold
    Given a Frontier game of p1 and p2
    And the ruling "output-place" is "site-then-haul"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has 2 gold at p6
    And p1 has 1 standing worker
    When p1 does "haul p6"
    Then p1 may do "sell gold*1 ship"
    But p1 may not do "sell gold*2 ship" because of FR-GEN-13

  @FR-R-output-place @FR-R-depletion
  Scenario: If cubes go straight to the stock a depleted deposit can be built over at once
    Given a Frontier game of p1 and p2
    And the ruling "output-place" is "straight-to-stock"
    And the ruling "depletion" is "reserve"
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    And p1 does "new-deposit q6"
    And p1 does "stop"
    Then p1 has 1 gold in stock
    And p6 is depleted
    And p1 may do "build mine-gold at p6"

  # ---------------------------------------------------------------- when is a deposit depleted?

  @FR-R-depletion
  Scenario: If tiles have a reserve, finding the last cube depletes the tile, and a new tile must be placed
    Given a Frontier game of p1 and p2
    And the ruling "depletion" is "reserve"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p6 is depleted
    And p1 may do "new-deposit q6"
    But p1 may not do "no-deposit" because of FR-MIN-22 and the ruling "depletion"

  @FR-R-depletion
  Scenario: With the answer reserve-optional, the player may decline the new tile
    Given a Frontier game of p1 and p2
    And the ruling "depletion" is "reserve-optional"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p6 is depleted
    And p1 may do "new-deposit q6"
    When p1 does "no-deposit"
    Then nothing stands at q6
    And p1 may only do "stop"

  @FR-R-depletion
  Scenario: With the answer reserve-optional, the player may also place the new tile
    Given a Frontier game of p1 and p2
    And the ruling "depletion" is "reserve-optional"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    And p1 does "new-deposit q6"
    Then a panning of p1 stands at q6

  @FR-R-depletion
  Scenario: With the answer never, a tile is never depleted and its reserve does not limit its output
    Given a Frontier game of p1 and p2
    And the ruling "depletion" is "never"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    And p1 does "assign 3 p6"
    Then p6 is not depleted
    And p1 may do "assign 2 p6"
    When p1 does "assign 2 p6"
    Then p1 has 2 gold at p6
    And p6 is not depleted
    And p1 may do "pan p6 0"

  # ---------------------------------------------------------------- where may a mine be built?

  @FR-R-mine-place
  Scenario Outline: Whether a mine may be built without a depleted tile depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "mine-place" is "<answer>"
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    Then "build mine-gold at q7" is <verdict> for p1
    And "build mine-silver at b7" is <verdict> for p1

    Examples: dry grass, forest
      | answer            | verdict |
      | own-depleted-only | illegal |
      | also-free-land    | legal   |

  @FR-R-mine-place
  Scenario: A mine on free land is like any other mine, and the die still decides its kind
    Given a Frontier game of p1 and p2
    And the ruling "mine-place" is "also-free-land"
    And p1 is in mining at level III
    And p1 has $6
    And p1 has 2 logs in stock
    When p1 does "build deep-silver at m1"
    And chance does "deposit-die 4"
    Then a deep-silver of p1 stands at m1
    And m1 is eluvial
    And m1 is at level 3
    And m1 has a reserve of 8
    And p1 may do "pan m1 0"

  @FR-R-mine-place @FR-MIN-24
  Scenario: A mine on free land cannot stand beside the town or beside water
    Given a Frontier game of p1 and p2
    And the ruling "mine-place" is "also-free-land"
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    Then p1 may not do "build mine-gold at l6" because of FR-MIN-24
    And p1 may not do "build mine-gold at n5"
    But p1 may do "build mine-gold at l7"

  @FR-R-mine-place
  Scenario: If free land is open to mines, a depleted tile may still be built over
    Given a Frontier game of p1 and p2
    And the ruling "mine-place" is "also-free-land"
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    And p6 is depleted
    Then p1 may do "build mine-gold at p6"

  @FR-R-mine-place @FR-MIN-28
  Scenario: If mines need a depleted tile but nothing is ever depleted, no mine can be built
    Given a Frontier game of p1 and p2
    And the ruling "depletion" is "never"
    And the ruling "mine-place" is "own-depleted-only"
    And p1 is in mining at level II
    And p1 has $4
    And p1 has 1 log in stock
    And a panning of p1 stands at p6
    Then p1 may not do "build mine-gold at p6" because of FR-MIN-28
    And p1 may not do "build mine-gold at q7" because of FR-MIN-28

  @FR-R-mine-place @FR-MIN-28
  Scenario Outline: A mine of either level is refused on free land because of the answer - <mine>
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $6
    And p1 has 2 logs in stock
    Then p1 may not do "build <mine> at q7" because of FR-MIN-28 and the ruling "mine-place"

    Examples:
      | mine        |
      | mine-gold   |
      | mine-silver |
      | deep-gold   |
      | deep-silver |

  @FR-R-depletion @FR-MIN-06
  Scenario: If the new tile may be declined, a tile that is placed still goes beside water
    Given a Frontier game of p1 and p2
    And the ruling "depletion" is "reserve-optional"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p1 may not do "new-deposit p8" because of FR-MIN-06
    But p1 may do "no-deposit"
