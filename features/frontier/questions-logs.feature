Feature: Open questions about logs
  Whose logs a move takes along, how many a drive takes, how logs come to the stockpile and how a pile-up is cleared: each answer in the
  smallest position that tells it from the others.

  # ---------------------------------------------------------------- whose logs does a move take along?

  @FR-R-log-owner
  Scenario Outline: Whether a tow moves other players' logs depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "<answer>"
    And the stockpile stands at k6
    And the freight station stands at h6
    And a steamboat of p2 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-1 holds 1 log of p1
    And basin-1 holds 1 log of p2
    When p1 does "tow basin-1"
    Then basin-3 holds 1 log of p1
    And basin-3 holds <moved> logs of p2
    And basin-1 holds <left> logs of p2

    Examples:
      | answer       | moved | left |
      | own-then-all | 1     | 0    |
      | own          | 0     | 1    |
      | any          | 1     | 0    |

  @FR-R-log-owner
  Scenario Outline: Whether a basin without own logs may be towed depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "<answer>"
    And a steamboat of p2 stands at i5
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And basin-2 holds 1 log of p2
    Then "tow basin-2" is <verdict> for p1

    Examples:
      | answer       | verdict |
      | own-then-all | legal   |
      | own          | illegal |
      | any          | legal   |

  @FR-R-log-owner
  Scenario Outline: A drive or raft cannot include another player's logs - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "<answer>"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-1 holds 1 log of p1
    And basin-1 holds 1 log of p2
    Then p1 may do "drive basin-1 1"
    But p1 may not do "drive basin-1 2" because of FR-LUM-09
    And p1 may not do "drive basin-1 P1=1 P2=1" because of FR-LUM-09 and the ruling "log-owner"
    And p1 may not do "raft basin-1 P1=1 P2=1" because of FR-LUM-21 and the ruling "log-owner"

    Examples:
      | answer       |
      | own-then-all |
      | own          |

  @FR-R-log-owner
  Scenario: If a drive moves logs of any owner, the mover chooses up to two in all
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "any"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-1 holds 2 logs of p1
    And basin-1 holds 2 logs of p2
    Then p1 may do "drive basin-1 P1=1"
    And p1 may do "drive basin-1 P1=2"
    And p1 may do "drive basin-1 P2=1"
    And p1 may do "drive basin-1 P2=2"
    But p1 may not do "drive basin-1 P1=2 P2=1"
    And p1 may not do "drive basin-1 P1=1 P2=2"
    When p1 does "drive basin-1 P1=1 P2=1"
    Then basin-1 holds 1 log of p1
    And basin-1 holds 1 log of p2
    And basin-2 holds 1 log of p1
    And basin-2 holds 1 log of p2

  @FR-R-log-owner
  Scenario: Another player's logs driven to the stockpile go to that player's stock
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "any"
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And basin-2 holds 2 logs of p2
    When p1 does "drive basin-2 P2=2"
    Then p2 has 2 logs in stock
    And p1 has 0 logs in stock

  @FR-R-log-owner
  Scenario: If a raft moves logs of any owner, the mover chooses up to four in all
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "any"
    And the stockpile stands at k6
    And the freight station stands at h6
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And p1 has $4
    And basin-1 holds 3 logs of p1
    And basin-1 holds 3 logs of p2
    Then p1 may do "raft basin-1 P1=1 P2=3"
    But p1 may not do "raft basin-1 P1=3 P2=2"
    When p1 does "raft basin-1 P1=2 P2=2"
    Then basin-3 holds 2 logs of p1
    And basin-3 holds 2 logs of p2
    And p1 has $2

  # ---------------------------------------------------------------- must a drive move two logs?

  @FR-R-drive-number
  Scenario Outline: Whether a single log may be driven depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-number" is "<answer>"
    And p1 is in lumbering at level I
    And basin-2 holds 1 log of p1
    Then "drive basin-2 1" is <one> for p1

    Examples:
      | answer      | one     |
      | up-to-two   | legal   |
      | exactly-two | illegal |

  @FR-R-drive-number
  Scenario: If a drive moves exactly two logs, a single log of two cannot be driven
    Given a Frontier game of p1 and p2
    And the ruling "drive-number" is "exactly-two"
    And p1 is in lumbering at level I
    And basin-2 holds 2 logs of p1
    Then p1 may not do "drive basin-2 1" because of FR-LUM-09 and the ruling "drive-number"
    When p1 does "drive basin-2 2"
    Then p1 has 2 logs in stock

  @FR-R-drive-number
  Scenario: If a drive moves exactly two logs, a raft may still take one log
    Given a Frontier game of p1 and p2
    And the ruling "drive-number" is "exactly-two"
    And p1 is in lumbering at level II
    And p1 has $2
    And basin-2 holds 1 log of p1
    Then p1 may not do "drive basin-2 1" because of FR-LUM-09 and the ruling "drive-number"
    But p1 may do "raft basin-2 1"

  @FR-R-drive-number @FR-R-log-owner
  Scenario: If a drive moves exactly two logs of any owners, the owners may be mixed
    Given a Frontier game of p1 and p2
    And the ruling "drive-number" is "exactly-two"
    And the ruling "log-owner" is "any"
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And p1 has $4
    And basin-1 holds 2 logs of p1
    And basin-1 holds 1 log of p2
    Then p1 may do "drive basin-1 P1=2"
    And p1 may do "drive basin-1 P1=1 P2=1"
    But p1 may not do "drive basin-1 P1=1"
    And p1 may not do "drive basin-1 P2=1"
    And p1 may do "raft basin-1 P2=1"

  # ---------------------------------------------------------------- how is a pile-up cleared?

  @FR-ROUND-08 @FR-R-pile-up
  Scenario Outline: Whether clearing a pile-up costs a worker or $1 depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "pile-up" is "<answer>"
    And p1 is in lumbering at level I
    And p1 has $1
    And p1 has 1 standing worker
    And basin-2 holds 1 log of p1
    And a black worker lies in basin-2
    When p1 does "clear basin-2"
    Then no black worker lies in basin-2
    And p1 has <money>
    And p1 has <standing>
    And "drive basin-2 1" is <verdict> for p1

    Examples:
      | answer        | money | standing           | verdict |
      | worker-clears | $1    | 0 standing workers | illegal |
      | dollar-clears | $0    | 1 standing worker  | legal   |

  @FR-R-pile-up
  Scenario Outline: Whether a rancher may clear a pile-up depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "pile-up" is "<answer>"
    And it is p2's turn
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And p2 has $1
    And p2 has 0 standing workers
    And basin-2 holds 1 log of p1
    And a black worker lies in basin-2
    Then "clear basin-2" is <verdict> for p2

    Examples:
      | answer        | verdict |
      | worker-clears | illegal |
      | dollar-clears | legal   |

  @FR-R-pile-up @FR-SETUP-07
  Scenario: If a dollar clears a pile-up, a player without a dollar cannot clear one
    Given a Frontier game of p1 and p2
    And the ruling "pile-up" is "dollar-clears"
    And p1 is in lumbering at level I
    And p1 has $0
    And basin-2 holds 1 log of p1
    And a black worker lies in basin-2
    Then p1 may not do "clear basin-2" because of FR-SETUP-07

  @FR-R-log-owner @FR-LUM-18
  Scenario: If a drive moves logs of any owner, other players' logs need room too
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "any"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-1 holds 2 logs of p2
    And basin-2 holds 5 logs of p1
    Then p1 may not do "drive basin-1 P2=2" because of FR-LUM-18
    But p1 may do "drive basin-1 P2=1"

  # ---------------------------------------------------------------- a helper for nothing?

  @FR-R-helped-cut @FR-LUM-18
  Scenario Outline: Whether a horse may help if the basin has room for only one log depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "helped-cut" is "<answer>"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    And basin-2 holds 5 logs of p1
    Then "cut d6 via d6 horse logs" is <verdict> for p1
    And "cut d6 via d6" is legal for p1

    Examples:
      | answer   | verdict |
      | one-more | illegal |
      | in-vain  | legal   |

  @FR-R-helped-cut @FR-LUM-26
  Scenario Outline: Whether a horse may help for more logs with only one tree depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "helped-cut" is "<answer>"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 tree
    And p1 has 1 horse on cards
    Then "cut d6 via d6 horse logs" is <verdict> for p1
    And "cut d6 via d6" is legal for p1

    Examples:
      | answer   | verdict |
      | one-more | illegal |
      | in-vain  | legal   |

  @FR-R-helped-cut @FR-LUM-29
  Scenario: If the basin has room for two of a steam donkey's four logs, two are felled
    Given a Frontier game of p1 and p2
    And the ruling "helped-cut" is "one-more"
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And p1 has $3
    And basin-2 holds 4 logs of p1
    When p1 does "cut d6 via d6 steam logs"
    Then basin-2 holds 6 logs of p1
    And d6 has 2 trees

  @FR-R-helped-cut
  Scenario: With the answer in-vain, a horse is used up by a cut even if the horse brings no more logs
    Given a Frontier game of p1 and p2
    And the ruling "helped-cut" is "in-vain"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 horse on cards
    And basin-2 holds 5 logs of p1
    When p1 does "cut d6 via d6 horse logs"
    Then basin-2 holds 6 logs of p1
    And p1 has 0 available horses

  @FR-R-pile-up @FR-ROUND-07
  Scenario: If a dollar clears a pile-up, the basin must have a black worker
    Given a Frontier game of p1 and p2
    And the ruling "pile-up" is "dollar-clears"
    And p1 has $4
    And a black worker lies in basin-2
    And basin-2 holds 1 log of p2
    Then p1 may not do "clear basin-1" because of FR-ROUND-07
    But p1 may do "clear basin-2"

  @FR-R-helped-cut @FR-LUM-26
  Scenario: A horse used for reach needs only one tree, whatever the answer about horses used for logs
    Given a Frontier game of p1 and p2
    And the ruling "helped-cut" is "one-more"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And b6 has 1 tree
    And p1 has 1 horse on cards
    When p1 does "cut b6 via d6 horse reach"
    Then basin-2 holds 1 log of p1
    And b6 has 0 trees

  @FR-R-drive-number @FR-LUM-09
  Scenario Outline: How many logs may be driven from basins with three, one and no logs depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "drive-number" is "<answer>"
    And p1 is in lumbering at level I
    And p1 has $0
    And basin-1 holds 3 logs of p1
    And basin-2 holds 1 log of p1
    Then "drive basin-1 1" is <single> for p1
    And "drive basin-2 1" is <single> for p1
    And p1 may do "drive basin-1 2"
    But p1 may not do "drive basin-1 3" because of FR-LUM-09
    And p1 may not do "drive basin-2 2" because of FR-LUM-09
    And p1 may not do "drive basin-3 2" because of FR-LUM-09

    Examples:
      | answer      | single  |
      | up-to-two   | legal   |
      | exactly-two | illegal |

  @FR-R-drive-number
  Scenario: If a drive moves exactly two logs, a basin with one log allows no drive
    Given a Frontier game of p1 and p2
    And the ruling "drive-number" is "exactly-two"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And p1 has $0
    And basin-1 holds 1 log of p1
    And basin-1 holds 1 log of p2
    And basin-2 holds 4 logs of p1
    Then p1 may do only:
      | drive basin-2 2 |
      | end-turn        |

  @FR-R-log-owner @FR-SETUP-07
  Scenario: A raft of any owner's logs costs $2, like a raft of own logs
    Given a Frontier game of p1 and p2
    And the ruling "log-owner" is "any"
    And p1 is in lumbering at level II
    And p2 is in lumbering at level II
    And p1 has $1
    And p2 has $2
    And basin-2 holds 2 logs of p1
    And basin-2 holds 2 logs of p2
    Then p1 may not do "raft basin-2 P1=1 P2=1" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "raft basin-2 P1=1 P2=1"
    Then p2 has $0
    And p1 has 1 log in stock
    And p2 has 1 log in stock
