Feature: Open questions about the dice of mining
  How many dice are thrown for a deposit, how a die turns the tile, and what $5 do to a die: each answer in the smallest position.

  # ---------------------------------------------------------------- how many dice?

  @FR-R-dice-count
  Scenario: With the answer two-per-worker, a pan throws two dice
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "two-per-worker"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    Then chance may do "die 3" with 1 chance in 6
    And chance decides

  @FR-R-dice-count
  Scenario: With the answer one-per-worker, a pan throws one die
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    Then chance may not do "die 3"
    And p1 may do only:
      | assign 3 p6 |
      | stop        |

  @FR-R-dice-count @FR-MIN-10
  Scenario Outline: If each worker throws one die, two workers' dice decide on a double: <second> after a 3
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And p1 does "stop"
    Then p6 is at level 1
    When p1 does "pan p6 0"
    And chance does "die <second>"
    Then p6 is at level <level>

    Examples: the same number thrown for the same tile this turn is a double
      | second | level |
      | 3      | 2     |
      | 4      | 1     |

  @FR-R-dice-count @FR-MIN-10
  Scenario: If each worker throws one die, a throw for another tile makes no double
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And a panning of p1 stands at q6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And p1 does "stop"
    And p1 does "pan q6 0"
    And chance does "die 3"
    Then p6 is at level 1
    And q6 is at level 1

  @FR-R-dice-count @FR-MIN-10
  Scenario: If each worker throws one die, a throw raises the tile by at most one level
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $4
    And p1 has 2 tools
    When p1 does "pan p6 0"
    And chance does "die 3"
    And p1 does "stop"
    And p1 does "pan p6 2"
    And chance does "die 3"
    And chance does "die 5"
    And chance does "die 5"
    Then p6 is at level 2

  @FR-R-dice-count @FR-COMP-20
  Scenario Outline: At most <extra> further dice can be bought - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "<answer>"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $40
    And p1 has 20 tools
    Then p1 may do "pan p6 <extra>"
    But p1 may not do "pan p6 <too many>" because of FR-COMP-20

    Examples: twelve dice in all
      | answer         | extra | too many |
      | two-per-worker | 10    | 11       |
      | one-per-worker | 11    | 12       |

  # ---------------------------------------------------------------- how does a die turn the tile?

  @FR-R-turning @FR-MIN-09
  Scenario Outline: How dice of 3 and 2 turn a new tile depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "turning" is "<answer>"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And chance does "die 2"
    And p1 does "assign 3 p6"
    Then p6 is on face <first>
    And p1 has <found> gold at p6
    When p1 does "assign 2 p6"
    Then p6 is on face <second>
    And p1 has <total> gold at p6

    Examples: outputs 0, 1, 0, 1
      | answer        | first | found | second | total |
      | by-the-number | 3     | 1     | 1      | 2     |
      | one-face-each | 1     | 0     | 2      | 0     |

  @FR-R-turning
  Scenario Outline: If each die turns one face, a <number> gives <found> gold
    Given a Frontier game of p1 and p2
    And the ruling "turning" is "one-face-each"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die <number>"
    And chance does "die <other>"
    And p1 does "assign <number> p6"
    Then p6 is on face 1
    And p1 has <found> gold at p6

    Examples: from 4 on
      | number | other | found |
      | 1      | 2     | 0     |
      | 3      | 2     | 0     |
      | 4      | 2     | 1     |
      | 6      | 2     | 1     |

  @FR-R-turning
  Scenario: If each die turns one face, a 6 gives nothing on a face without output
    Given a Frontier game of p1 and p2
    And the ruling "turning" is "one-face-each"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is on face 1
    When p1 does "pan p6 0"
    And chance does "die 6"
    And chance does "die 2"
    And p1 does "assign 6 p6"
    Then p6 is on face 2
    And p1 has 0 gold at p6

  # ---------------------------------------------------------------- what do $5 do to a die?

  @FR-R-improve
  Scenario: With the answer one-step, a die may be improved one step up or down
    Given a Frontier game of p1 and p2
    And the ruling "improve" is "one-step"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $5
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 6"
    Then p1 may do only:
      | assign 4 p6    |
      | assign 6 p6    |
      | improve 4 up   |
      | improve 4 down |
      | improve 6 down |
      | stop           |
    And p1 may not do "improve 4 to 1" because of FR-MIN-18 and the ruling "improve"

  @FR-R-improve
  Scenario: With the answer any-number, a die may be improved to any other number
    Given a Frontier game of p1 and p2
    And the ruling "improve" is "any-number"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $5
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 4"
    Then p1 may do only:
      | assign 4 p6    |
      | improve 4 to 1 |
      | improve 4 to 2 |
      | improve 4 to 3 |
      | improve 4 to 5 |
      | improve 4 to 6 |
      | stop           |
    When p1 does "improve 4 to 1"
    Then p1 has $0
    And p1 may do only:
      | assign 1 p6 |
      | assign 4 p6 |
      | stop        |

  @FR-R-improve
  Scenario: With the answer any-number, improving a die costs $5, so $4 are not enough
    Given a Frontier game of p1 and p2
    And the ruling "improve" is "any-number"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $4
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 2"
    Then p1 may not do "improve 4 to 1" because of FR-SETUP-07
    And p1 may do only:
      | assign 2 p6 |
      | assign 4 p6 |
      | stop        |

  @FR-R-improve
  Scenario: With the answer any-number, improving a die costs $3 with partner B4
    Given a Frontier game of p1 and p2
    And the ruling "improve" is "any-number"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 holds B4
    And p1 has $3
    When p1 does "pan p6 0"
    And chance does "die 4"
    And chance does "die 2"
    And p1 does "improve 4 to 1"
    Then p1 has $0
    And p1 may do "assign 1 p6"

  @FR-R-dice-count @FR-MIN-10
  Scenario: If each worker throws one die, numbers of an earlier turn make no double
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And no event cards are left
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 3"
    And p1 does "stop"
    And everybody ends the turn
    And p1 does "pan p6 0"
    And chance does "die 3"
    Then p6 is at level 1

  @FR-R-dice-count @FR-MIN-10
  Scenario: If each worker throws one die, a mine keeps the numbers thrown for the tile it was built over
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And p1 is in mining at level II
    And p1 has $10
    And p1 has 2 logs in stock
    And p1 holds A1
    And A1 shows worker
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "assist A1"
    And p1 does "pan p6 0"
    And chance does "die 3"
    And p1 does "assign 3 p6"
    And p1 does "new-deposit r6"
    And p1 does "haul p6"
    And p1 does "build mine-gold at p6"
    And chance does "deposit-die 1"
    Then p6 is at level 2
    When p1 does "pan p6 0"
    And chance does "die 3"
    Then p6 is at level 3

  @FR-R-dice-count @FR-MIN-10
  Scenario: If each worker throws one die, two further dice of one throw can be a double as well
    Given a Frontier game of p1 and p2
    And the ruling "dice-count" is "one-per-worker"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $4
    And p1 has 1 tool
    When p1 does "pan p6 1"
    And chance does "die 5"
    And chance does "die 5"
    Then p6 is at level 2

  @FR-R-turning @FR-MIN-23
  Scenario Outline: How a die of <die> turns a tile on its last face depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "turning" is "<answer>"
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is at level <level>
    And p6 is on face 3
    When p1 does "pan p6 0"
    And chance does "die <die>"
    And chance does "die <other>"
    And p1 does "assign <die> p6"
    Then p6 is on face <face>
    And p1 has <cubes> gold at p6
    When p1 does "stop"
    Then "haul p6" is <verdict> for p1

    Examples: at level 1 face 0 gives nothing, at level 3 it gives one
      | answer        | level | die | other | face | cubes | verdict |
      | by-the-number | 1     | 5   | 1     | 0    | 0     | illegal |
      | by-the-number | 1     | 6   | 1     | 1    | 1     | legal   |
      | by-the-number | 3     | 1   | 5     | 0    | 1     | legal   |
      | by-the-number | 3     | 5   | 1     | 0    | 1     | legal   |
      | one-face-each | 1     | 5   | 1     | 0    | 0     | illegal |
      | one-face-each | 1     | 6   | 1     | 0    | 0     | illegal |
      | one-face-each | 3     | 1   | 5     | 0    | 0     | illegal |
      | one-face-each | 3     | 5   | 1     | 0    | 1     | legal   |
