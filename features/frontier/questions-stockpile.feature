Feature: Open question - how do logs come from the river to the stockpile?
  A log that enters the basin beside the stockpile is put on it at once, or a worker has to lift each log from there.

  @FR-R-stock-arrival
  Scenario Outline: Whether a log driven to the stock basin goes to the stock at once depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "<answer>"
    And p1 is in lumbering at level I
    And basin-2 holds 1 log of p1
    When p1 does "drive basin-2 1"
    Then basin-3 holds <lying> of p1
    And p1 has <stock> in stock

    Examples:
      | answer         | lying  | stock  |
      | at-once        | 0 logs | 1 log  |
      | worker-carries | 1 log  | 0 logs |

  @FR-LUM-09 @FR-R-stock-arrival
  Scenario: A worker lifts one own log onto the stockpile
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And p1 is in lumbering at level I
    And basin-3 holds 2 logs of p1
    When p1 does "lift"
    Then basin-3 holds 1 log of p1
    And p1 has 1 log in stock
    And p1 has 1 standing worker

  @FR-LUM-09 @FR-R-stock-arrival
  Scenario: A log may be lifted from the most upstream basin if the stockpile is beside it
    Given a Frontier game of p1 and p2
    And the component file:
      """
      map: {founding-spots: {value: [a4, h6]}}
      """
    And the ruling "stock-arrival" is "worker-carries"
    And the stockpile stands at a4
    And the freight station stands at h6
    And p1 is in lumbering at level I
    And basin-1 holds 1 log of p1
    When p1 does "lift"
    Then basin-1 holds 0 logs of p1
    And p1 has 1 log in stock

  @FR-R-stock-arrival
  Scenario: If logs arrive in the stock at once, no player can lift one
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And basin-2 holds 2 logs of p1
    Then p1 may not do "lift" because of FR-LUM-09 and the ruling "stock-arrival"

  @FR-ROUND-21 @FR-R-stock-arrival
  Scenario: Lifting a log needs a standing worker and an own log beside the stockpile
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And p1 has 0 standing workers
    And basin-2 holds 1 log of p2
    And basin-3 holds 1 log of p1
    Then p1 may not do "lift" because of FR-ROUND-21
    When p1 does "end-turn"
    Then p2 may not do "lift"

  @FR-R-stock-arrival
  Scenario: Lifting a log needs no Industry card
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And it is p2's turn
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And basin-3 holds 1 log of p2
    When p2 does "lift"
    Then p2 has 1 log in stock

  @FR-R-stock-arrival @FR-LUM-18
  Scenario: If a worker carries logs, the basin beside the stockpile can become full like others
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-2 holds 2 logs of p1
    And basin-3 holds 5 logs of p2
    Then p1 may not do "drive basin-2 2" because of FR-LUM-18
    But p1 may do "drive basin-2 1"

  @FR-R-stock-arrival
  Scenario: If a worker carries logs, a raft still ends beside the stockpile
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And p1 is in lumbering at level II
    And p1 has $4
    And basin-2 holds 4 logs of p1
    When p1 does "raft basin-2 4"
    Then basin-3 holds 4 logs of p1
    And basin-4 holds 0 logs of p1

  @FR-R-stock-arrival
  Scenario: If a worker carries logs, a drive may go on past the stockpile
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And p1 is in lumbering at level I
    And basin-3 holds 2 logs of p1
    When p1 does "drive basin-3 2"
    Then basin-4 holds 2 logs of p1
    And p1 has 0 logs in stock

  @FR-R-stock-arrival @FR-R-log-owner
  Scenario: Even if logs of any owner may be driven, a player lifts only own logs
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And the ruling "log-owner" is "any"
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-3 holds 2 logs of p2
    Then p1 may not do "lift"
    And p1 may do "drive basin-3 P2=2"
    When p1 does "end-turn"
    Then p2 may do "lift"

  @FR-START-12
  Scenario Outline: The two logs from set-up are in stock under each answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "<answer>"
    And the industries are still to be set up
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    When p1 does "camp d6"
    And p2 does "panning p6"
    Then p1 has 0 logs in stock
    And p2 has 2 logs in stock

    Examples:
      | answer         |
      | at-once        |
      | worker-carries |

  @FR-R-stock-arrival
  Scenario: If a worker carries logs, logs beside the stockpile can still be lost
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And it is p2's turn
    And p1 is in lumbering at level I
    And p2 is in lumbering at level I
    And basin-2 holds 1 log of p1
    And basin-3 holds 1 log of p2
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then basin-3 holds 0 logs of p2
    And basin-2 holds 1 log of p1

  @FR-R-stock-arrival @FR-LUM-09
  Scenario: A worker lifts only a log of its own player
    Given a Frontier game of p1 and p2
    And the ruling "stock-arrival" is "worker-carries"
    And it is p2's turn
    And basin-3 holds 1 log of p1
    And basin-3 holds 1 log of p2
    When p2 does "lift"
    Then p2 has 1 log in stock
    And basin-3 holds 0 logs of p2
    And basin-3 holds 1 log of p1
