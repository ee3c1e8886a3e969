Feature: Further dice and better dice
  A grubstake is a further die for $2 and a tool, up to the twelve dice there are. For $5 a die is raised or lowered by one.

  # ---------------------------------------------------------------- grubstake

  @worked @FR-EX-14 @FR-MIN-12 @FR-MIN-08
  Scenario: A player with $5 can pay for two further dice, but not for a third
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $5
    And p1 has 3 tools
    Then p1 may do "pan p6 0"
    And p1 may do "pan p6 1"
    But p1 may not do "pan p6 3" because of FR-SETUP-07
    When p1 does "pan p6 2"
    And chance does "die 1"
    And chance does "die 2"
    And chance does "die 3"
    And chance does "die 4"
    Then chance may not do "die 5"
    And p1 has $1
    And p1 has 1 tool
    And p1 may do only:
      | assign 1 p6 |
      | assign 2 p6 |
      | assign 3 p6 |
      | assign 4 p6 |
      | stop        |

  @worked @FR-EX-14 @FR-COMP-20
  Scenario: There are twelve dice
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $40
    And p1 has 20 tools
    Then p1 may not do "pan p6 11" because of FR-COMP-20
    When p1 does "pan p6 10"
    And chance decides 12 times
    Then p1 has $20
    And p1 has 10 tools

  @FR-MIN-12
  Scenario: Each further die costs a tool and $2
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $9
    And p1 has 1 tool
    Then p1 may do "pan p6 1"
    But p1 may not do "pan p6 2" because of FR-MIN-12

  @FR-MIN-12
  Scenario: A player without a tool throws only the two dice
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $2
    And p1 has 0 tools
    Then p1 may not do "pan p6 1" because of FR-MIN-12
    But p1 may do "pan p6 0"

  @FR-SETUP-07
  Scenario: A player without $2 cannot add a die with a tool
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $1
    And p1 has 1 tool
    Then p1 may not do "pan p6 1" because of FR-SETUP-07
    But p1 may do "pan p6 0"

  # ---------------------------------------------------------------- a better die

  @worked @FR-EX-92 @FR-MIN-03 @FR-MIN-18
  Scenario: For $5 a 2 can be lowered to 1
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $6
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 6"
    And p1 does "improve 2 down"
    Then p1 has $1
    And p1 may do only:
      | assign 1 p6 |
      | assign 6 p6 |
      | stop        |
    When p1 does "assign 1 p6"
    Then p6 is on face 1
    And p1 has 1 gold at p6
    When p1 does "assign 6 p6"
    Then p6 is on face 3
    And p1 has 2 gold at p6

  @FR-MIN-03 @FR-MIN-18
  Scenario: With $5 each die can be raised or lowered, but not beyond 1 and 6
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $5
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 6"
    Then p1 may do only:
      | assign 1 p6    |
      | assign 6 p6    |
      | improve 1 up   |
      | improve 6 down |
      | stop           |
    And p1 may not do "improve 1 down" because of FR-MIN-18
    And p1 may not do "improve 6 up" because of FR-MIN-18
    When p1 does "improve 1 up"
    Then p1 has $0
    And p1 may do "assign 2 p6"
    But p1 may not do "assign 1 p6" because of FR-MIN-09

  @FR-SETUP-07
  Scenario: A player with $4 cannot improve a die
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $4
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 5"
    Then p1 may not do "improve 2 up" because of FR-SETUP-07

  @FR-MIN-18
  Scenario: The same die may be improved again for another $5
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $10
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 6"
    And p1 does "improve 2 up"
    And p1 does "improve 3 up"
    Then p1 has $0
    And p1 may do only:
      | assign 4 p6 |
      | assign 6 p6 |
      | stop        |

  @FR-MIN-10 @FR-MIN-18
  Scenario: A pair that is made by improving is no doubles
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $5
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 3"
    And p1 does "improve 2 up"
    Then p6 is at level 1
    And p1 may do "assign 3 p6"

  @FR-MIN-18
  Scenario: Partner B4 improves a die for $3
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 holds B4
    And p1 has $3
    When p1 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 5"
    And p1 does "improve 5 up"
    Then p1 has $0
    And p1 may do "assign 6 p6"

  @FR-ROUND-31
  Scenario: A player who is not in mining does not pan
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p2 is in mining at level I
    And a panning of p2 stands at p6
    Then p1 may not do "pan p6 0" because of FR-ROUND-31

  @FR-MIN-18
  Scenario: Another player's partner B4 does not make improving a die cheaper
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in mining at level I
    And a panning of p2 stands at p6
    And p1 holds B4
    And p2 has $5
    When p2 does "pan p6 0"
    And chance does "die 2"
    And chance does "die 5"
    And p2 does "improve 5 up"
    Then p2 has $0

  @FR-MIN-12 @FR-MIN-08
  Scenario Outline: A pan throws two dice and one more for each tool paid
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p1 has $9
    And p1 has 3 tools
    When p1 does "pan p6 <paid>"
    And these decisions are taken:
      """
      <dice>
      """
    Then chance may not do "die 6"
    And p1 may do "assign 1 p6"

    Examples:
      | paid | dice                                                                      |
      | 1    | chance: die 1\nchance: die 2\nchance: die 3                               |
      | 3    | chance: die 1\nchance: die 2\nchance: die 3\nchance: die 4\nchance: die 5 |

  @FR-MIN-08
  Scenario: A pan without further dice throws two dice and no third
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 2"
    Then chance may not do "die 3"
    And p1 may do "assign 1 p6"
