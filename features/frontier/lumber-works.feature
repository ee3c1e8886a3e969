Feature: What sawmill, dam and log boom do
  A worker and a log make one lumber at an own sawmill. A dam keeps its basin free of pile-ups, a log boom keeps the logs of its basin from
  being lost.

  # ---------------------------------------------------------------- the sawmill

  @worked @FR-EX-84 @FR-LUM-23 @FR-LUM-24 @FR-LUM-25
  Scenario: A sawmill saws one log from its basin and one from the stock
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at f6
    And basin-2 holds 1 log of p1
    And p1 has 1 log in stock
    When p1 does "saw f6 basin-2"
    Then p1 has 1 lumber in stock
    And basin-2 holds 0 logs of p1
    And p1 has 1 log in stock
    When p1 does "saw f6 stock"
    Then p1 has 2 lumber in stock
    And p1 has 0 logs in stock
    And p1 has 0 standing workers

  @FR-LUM-25
  Scenario: A sawmill without a log cannot saw
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p2 is in lumbering at level I
    And a sawmill of p1 stands at f6
    And p1 has 0 logs in stock
    And basin-1 holds 1 log of p1
    And basin-2 holds 1 log of p2
    Then p1 may not do "saw f6 stock" because of FR-LUM-25
    And p1 may not do "saw f6 basin-2" because of FR-LUM-25
    And p1 may not do "saw f6 basin-1" because of FR-LUM-25

  @FR-LUM-25
  Scenario: A sawmill away from the river takes logs from the stock only
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at f7
    And p1 has 1 log in stock
    And basin-2 holds 1 log of p1
    Then p1 may not do "saw f7 basin-2" because of FR-LUM-25
    But p1 may do "saw f7 stock"

  @FR-LUM-25
  Scenario: A player can saw only an own log out of a basin
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level I
    And p2 is in lumbering at level II
    And a sawmill of p2 stands at f6
    And basin-2 holds 1 log of p1
    And basin-2 holds 1 log of p2
    When p2 does "saw f6 basin-2"
    Then basin-2 holds 1 log of p1
    And basin-2 holds 0 logs of p2
    And p2 has 1 lumber in stock

  @FR-LUM-25
  Scenario: A camp cannot saw logs
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a camp of p1 stands at d6
    And p1 has 1 log in stock
    Then p1 may not do "saw d6 stock" because of FR-LUM-25

  @FR-LUM-25
  Scenario: A player can saw only at an own sawmill
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And p2 is in lumbering at level II
    And a sawmill of p2 stands at f6
    And p1 has 1 log in stock
    Then p1 may not do "saw f6 stock" because of FR-LUM-25
    And p1 may not do "saw f7 stock" because of FR-LUM-25

  @FR-LUM-23
  Scenario: A sawn log becomes lumber with the same cube, so sawing takes no cube from the supply
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at f6
    And p1 has 30 logs in stock
    When p1 does "saw f6 stock"
    Then p1 has 29 logs in stock
    And p1 has 1 lumber in stock
    And p1 has 0 cubes in supply

  @FR-GEN-15
  Scenario: A sawmill in revolt saws nothing until the revolt is bought off
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at f6
    And f6 has 1 revolt piece
    And p1 has 1 log in stock
    And p1 has $1
    Then p1 may not do "saw f6 stock" because of FR-GEN-15
    When p1 does "quell f6"
    Then p1 may do "saw f6 stock"

  # ---------------------------------------------------------------- the dam

  @worked @FR-EX-46 @FR-LUM-33
  Scenario: A dam protects the only basin with logs, so a pile-up has no effect
    Given a Frontier game of p1 and p2
    And it is round 6
    And it is p2's turn
    And p1 is in lumbering at level III
    And a dam of p1 stands at e5
    And basin-2 holds 2 logs of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    And chance does "event III-1"
    Then no black worker lies in basin-2
    And chance may not do "severity 1"
    And p1 may not do "pile-up basin-2"

  @FR-LUM-33
  Scenario: A dam on the river removes the black worker of its basin when it is built
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $6
    And p1 has 2 logs in stock
    And basin-2 holds 2 logs of p1
    And a black worker lies in basin-2
    When p1 does "build dam at f5"
    Then no black worker lies in basin-2
    And p1 has 2 standing workers
    And p1 may do "drive basin-2 2"

  Scenario Outline: A <building> on <space> leaves the black worker in <basin>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $6
    And p1 has 2 logs in stock
    And <basin> holds 2 logs of p1
    And a black worker lies in <basin>
    When p1 does "build <building> at <space>"
    Then a black worker lies in <basin>
    And p1 may not do "drive <basin> 2" because of FR-ROUND-08

    @FR-LUM-33
    Examples: a dam in another basin
      | building | space | basin   |
      | dam      | c5    | basin-2 |

    @FR-LUM-27
    Examples: a dam on a stream, a log boom
      | building | space | basin   |
      | dam      | e4    | basin-1 |
      | dam      | e4    | basin-2 |
      | log-boom | e5    | basin-2 |

  @FR-LUM-05 @FR-LUM-09
  Scenario: A dam does not stop logs that are driven or felled
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And a camp of p1 stands at d6
    And a dam of p1 stands at e5
    And basin-1 holds 2 logs of p1
    When p1 does "drive basin-1 2"
    And p1 does "cut d6 via d6"
    Then basin-2 holds 3 logs of p1

  # ---------------------------------------------------------------- the log boom

  @worked @FR-EX-45 @FR-LUM-34 @FR-ROUND-06
  Scenario: A log boom protects the logs of its basin, so the log is lost upstream
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And a log-boom of p1 stands at e5
    And basin-1 holds 1 log of p2
    And basin-2 holds 2 logs of p1
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event II-1"
    Then basin-1 holds 0 logs of p2
    And basin-2 holds 2 logs of p1
    And p2 has 30 cubes in supply

  @FR-LUM-34
  Scenario: A log boom protects all logs of its basin, whoever owns them
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And a log-boom of p1 stands at e5
    And basin-2 holds 1 log of p2
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then basin-2 holds 1 log of p2

  @worked @FR-EX-123 @FR-ROUND-06
  Scenario: A boom on a stream protects no basin
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And a log-boom of p1 stands at e4
    And basin-2 holds 2 logs of p1
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then basin-2 holds 1 log of p1

  @FR-LUM-34
  Scenario: The mayor cannot name a player whose logs lie behind a log boom
    Given a Frontier game of p1, p2 and p3
    And it is p3's turn
    And p1 is in lumbering at level III
    And p2 is in lumbering at level I
    And p3 is in lumbering at level I
    And a log-boom of p1 stands at e5
    And basin-1 holds 1 log of p2
    And basin-1 holds 1 log of p3
    And basin-2 holds 2 logs of p1
    And the upcoming event is I-1
    When p3 does "end-turn"
    And chance does "severity 1"
    Then p1 may do only:
      | lose-log P2 |
      | lose-log P3 |
    And p1 may not do "lose-log P1" because of FR-LUM-34
    When p1 does "lose-log P3"
    And chance does "event II-1"
    Then basin-1 holds 1 log of p2
    And basin-1 holds 0 logs of p3

  @FR-LUM-25
  Scenario: A log of the first basin can be sawn like a log of any other
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at c6
    And basin-1 holds 2 logs of p1
    And p1 has 1 log in stock
    When p1 does "saw c6 basin-1"
    Then basin-1 holds 1 log of p1
    And p1 has 1 log in stock
    And p1 has 1 lumber in stock

  @FR-LUM-25
  Scenario: A log of the first basin can be sawn even if no log lies in stock
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at c6
    And basin-1 holds 1 log of p1
    And p1 has 0 logs in stock
    Then p1 may not do "saw c6 stock" because of FR-LUM-25
    When p1 does "saw c6 basin-1"
    Then basin-1 holds 0 logs of p1
    And p1 has 1 lumber in stock

  @FR-LUM-25
  Scenario: In the first basin too, a player can saw only an own log
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level II
    And a sawmill of p1 stands at c6
    And basin-1 holds 2 logs of p2
    Then p1 may not do "saw c6 basin-1" because of FR-LUM-25
