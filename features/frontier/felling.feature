Feature: Felling trees
  A worker on an own camp turns one tree of the camp's space, or of a space beside it, into a log in the basin beside the camp. A horse,
  an ox or a steam donkey may help one cut: with further logs, or with a longer reach.

  # ---------------------------------------------------------------- one worker, one log

  @example @FR-EX-04 @FR-LUM-05 @FR-LUM-06 @FR-LUM-07 @FR-ROUND-21
  Scenario: One worker at the camp puts one log into the river beside it
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 4 trees
    When p1 does "cut d6 via d6"
    Then basin-2 holds 1 log of p1
    And d6 has 3 trees
    And p1 has 1 standing worker
    And p1 has 29 cubes in supply
    And p1 has $4

  @FR-LUM-05
  Scenario Outline: The log lies in the basin that the camp on <camp> touches
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at <camp>
    When p1 does "cut <camp> via <camp>"
    Then <basin> holds 1 log of p1

    Examples:
      | camp | basin   |
      | a4   | basin-1 |
      | c6   | basin-1 |
      | d4   | basin-2 |
      | d6   | basin-2 |
      | f4   | basin-2 |

  @FR-LUM-06
  Scenario Outline: Without a helper a camp on d6 reaches its own space and those beside it, not <far>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    Then p1 may do "cut d6 via d6"
    And p1 may do "cut c6 via d6"
    But p1 may not do "cut <far> via d6" because of FR-LUM-06

    Examples: two steps along the row, a corner, across the river
      | far |
      | b6  |
      | c7  |
      | d4  |

  @FR-LUM-06
  Scenario Outline: A space without trees beside the camp cannot be cut - <bare>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    Then p1 may not do "cut <bare> via d6" because of FR-LUM-06
    But p1 may do "cut c6 via d6"

    Examples: grass has none
      | bare |
      | d7   |
      | e6   |

  @FR-LUM-06
  Scenario: A space gives a log for each tree and no more
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 tree
    When p1 does "cut d6 via d6"
    Then d6 has 0 trees
    And p1 may not do "cut d6 via d6" because of FR-LUM-06
    But p1 may do "cut c6 via d6"

  @FR-LUM-06
  Scenario: Trees under a building can be cut - on the camp's own space and under another player's camp
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And a camp of p1 stands at d6
    And a camp of p2 stands at c6
    When p1 does "cut c6 via d6"
    Then c6 has 3 trees
    And basin-2 holds 1 log of p1
    And basin-1 holds 0 logs of p2

  @FR-LUM-18
  Scenario: A basin with six logs takes no seventh log
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And a camp of p1 stands at d6
    And basin-2 holds 2 logs of p1
    And basin-2 holds 3 logs of p2
    When p1 does "cut d6 via d6"
    Then basin-2 holds 3 logs of p1
    And p1 may not do "cut d6 via d6" because of FR-LUM-18

  @FR-SETUP-12
  Scenario: The last of thirty cubes becomes a log, and then no tree can be cut
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 29 logs in stock
    When p1 does "cut d6 via d6"
    Then p1 has 0 cubes in supply
    And p1 may not do "cut d6 via d6" because of FR-SETUP-12

  # ---------------------------------------------------------------- whose camp

  @worked @FR-EX-124 @FR-ROUND-26 @FR-R-blocked-worker
  Scenario: Only the owner's workers can work at a camp, and both of them may
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And a camp of p1 stands at d6
    And a camp of p2 stands at c6
    Then p1 may not do "cut c6 via c6" because of FR-ROUND-26 and the ruling "blocked-worker"
    When p1 does "cut d6 via d6"
    And p1 does "cut d6 via d6"
    Then basin-2 holds 2 logs of p1
    When p1 does "end-turn"
    Then p2 may not do "cut d6 via d6" because of FR-ROUND-26 and the ruling "blocked-worker"
    When p2 does "cut c6 via c6"
    And p2 does "cut c6 via c6"
    Then basin-1 holds 2 logs of p2

  @worked @FR-EX-124 @FR-LUM-17
  Scenario: No replacement camp is handed out, so a second camp must be bought
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And it is p2's turn
    And a camp of p1 stands at d6
    And a camp of p2 stands at c6
    And p2 has $4
    Then nothing stands at b6
    When p2 does "build camp at b6"
    Then a camp of p2 stands at b6
    And p2 has $1

  # ---------------------------------------------------------------- a horse

  @worked @FR-EX-85 @FR-LUM-05 @FR-LUM-06 @FR-LUM-08
  Scenario: With a horse the camp reaches two spaces, for one log
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    Then p1 may not do "cut b6 via d6" because of FR-LUM-06
    When p1 does "cut b6 via d6 horse reach"
    Then basin-2 holds 1 log of p1
    And b6 has 3 trees
    And p1 has 0 available horses
    And p1 has 1 standing worker

  @worked @FR-EX-85 @FR-LUM-05 @FR-LUM-08
  Scenario: With a horse one cut brings two logs
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    When p1 does "cut c6 via d6 horse logs"
    Then basin-2 holds 2 logs of p1
    And c6 has 2 trees
    And p1 has 0 available horses
    And p1 has 1 horse on cards
    And p1 may not do "cut c6 via d6 horse logs" because of FR-ROUND-02
    But p1 may do "cut c6 via d6"

  @FR-ROUND-02
  Scenario: A horse that the player does not have cannot help
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 0 horses on cards
    Then p1 may not do "cut c6 via d6 horse logs" because of FR-ROUND-02
    And p1 may not do "cut b6 via d6 horse reach" because of FR-ROUND-02

  @FR-LUM-26
  Scenario: The longer reach of a horse is for spaces exactly two steps away
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    Then p1 may do "cut b6 via d6 horse reach"
    And p1 may do "cut c7 via d6 horse reach"
    But p1 may not do "cut c6 via d6 horse reach" because of FR-LUM-26
    And p1 may not do "cut a6 via d6 horse reach" because of FR-LUM-26
    And p1 may not do "cut b7 via d6 horse reach" because of FR-LUM-26

  @FR-LUM-06
  Scenario: A horse can bring a second log only if the space has two trees
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    And c6 has 1 tree
    And d6 has 2 trees
    Then p1 may not do "cut c6 via d6 horse logs" because of FR-LUM-06
    But p1 may do "cut d6 via d6 horse logs"

  @FR-LUM-05
  Scenario: Each helped cut uses up one helper, and the next cut needs another
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 2 horses on cards
    When p1 does "cut c6 via d6 horse logs"
    And p1 does "cut d6 via d6 horse logs"
    Then basin-2 holds 4 logs of p1
    And p1 has 0 available horses
    And p1 has 0 standing workers

  @FR-LUM-07
  Scenario: The logs of a cut belong to the player whose turn it is
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in lumbering at level I
    And a camp of p2 stands at d6
    When p2 does "cut d6 via d6"
    Then basin-2 holds 1 log of p2
    And basin-2 holds 0 logs of p1
    And p2 has 29 cubes in supply
