Feature: What protects from an event, and what does not
  A dam keeps the pile-up from its basin, a log boom the loss of logs, a wind pump the drought, a bank takes something off a panic, and a
  pair of a horse and a gun saves cattle. No other building does the work of one of them, however near it stands to it in kind.

  # ---------------------------------------------------------------- the pile-up and the dam

  @FR-ROUND-07
  Scenario Outline: A <building> on <space> does not keep a pile-up away
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And p1 is in mining at level III
    And a <building> of p1 stands at <space>
    And basin-2 holds 2 logs of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    Then p1 may only do "pile-up basin-2"

    Examples: a boom, a mining dam, buildings on the bank, a dam in the next basin and one on a stream
      | building   | space |
      | log-boom   | e5    |
      | mining-dam | e5    |
      | camp       | d6    |
      | sawmill    | f6    |
      | dam        | c5    |
      | dam        | e4    |

  @FR-LUM-33
  Scenario Outline: A dam of <owner> keeps a pile-up from p1's logs only in the basin of the dam
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And <owner> is in lumbering at level III
    And a dam of <owner> stands at e5
    And basin-1 holds 1 log of p1
    And basin-2 holds 2 logs of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    Then p1 may only do "pile-up basin-1"
    And p1 may not do "pile-up basin-2" because of FR-LUM-33

    Examples:
      | owner |
      | p1    |
      | p2    |

  @FR-LUM-33
  Scenario: A dam in revolt still protects its basin from a pile-up
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And a dam of p1 stands at e5
    And e5 has 3 revolt pieces
    And basin-2 holds 2 logs of p1
    And the upcoming event is II-1
    When p2 does "end-turn"
    And chance does "event III-1"
    Then no black worker lies in basin-2
    And p1 may not do "pile-up basin-2"

  # ---------------------------------------------------------------- lost logs and the boom

  @FR-ROUND-06
  Scenario Outline: A <building> on <space> does not keep logs from being lost
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And p1 is in mining at level III
    And a <building> of p1 stands at <space>
    And basin-1 holds 1 log of p1
    And basin-2 holds 2 logs of p1
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 1"
    And chance does "event II-1"
    Then basin-2 holds 1 log of p1
    And basin-1 holds 1 log of p1

    Examples: a dam, a mining dam, buildings on the bank, and a boom in the next basin
      | building   | space |
      | dam        | e5    |
      | mining-dam | e5    |
      | camp       | d6    |
      | sawmill    | f6    |
      | log-boom   | c5    |

  @FR-LUM-34
  Scenario: A log boom in revolt still protects the logs
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level III
    And a log-boom of p1 stands at e5
    And e5 has 1 revolt piece
    And basin-1 holds 1 log of p1
    And basin-2 holds 2 logs of p1
    And the upcoming event is I-1
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event II-1"
    Then basin-2 holds 2 logs of p1
    And basin-1 holds 0 logs of p1

  # ---------------------------------------------------------------- drought and the wind pump

  @FR-SETUP-08
  Scenario Outline: Whether drought can come to the spaces around a <building> of <owner> on p7 depends on the building
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And <owner> is in ranching at level II
    And a farmstead of <owner> stands at o7
    And a <building> of <owner> stands at p7
    And the upcoming event is II-3
    When p2 does "end-turn"
    And chance does "severity 1"
    Then "drought o6" is <verdict> for p1
    And "drought p6" is <verdict> for p1
    And "drought q6" is <verdict> for p1
    And "drought q7" is <verdict> for p1
    And "drought p8" is <verdict> for p1
    And "drought q8" is <verdict> for p1
    And "drought n7" is legal for p1
    And "drought r7" is legal for p1

    Examples: a wind pump shields its eight spaces, whosever it is, and nothing else shields any
      | building     | owner | verdict |
      | wind-pump    | p1    | illegal |
      | wind-pump    | p2    | illegal |
      | farmstead    | p1    | legal   |
      | horse-stable | p1    | legal   |
      | ox-stable    | p2    | legal   |
      | enclosure    | p2    | legal   |

  # ---------------------------------------------------------------- panic and the bank

  @FR-CHAR-31
  Scenario Outline: In a panic that takes $4, p1 keeps $<left> of $9 with a <building> of <owner>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is mayor
    And the office holds T3
    And a <building> of <owner> stands at i7
    And p1 has $9
    And p2 has $0
    And the upcoming event is III-3
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event IV-1"
    Then p1 has $<left>
    And p2 has $0

    Examples: only an own bank takes something off
      | building      | owner | left |
      | bank          | p1    | 7    |
      | bank          | p2    | 5    |
      | bank          | T3    | 5    |
      | general-store | p1    | 5    |
      | schoolhouse   | p1    | 5    |

  @FR-CHAR-31
  Scenario: A bank on fire still lowers its owner's loss in a panic
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a bank of p1 stands at i7
    And i7 has 3 fire pieces
    And p1 has $9
    And the upcoming event is III-3
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event IV-1"
    Then p1 has $7

  # ---------------------------------------------------------------- rustlers and the pairs

  @FR-RAN-37
  Scenario: Another player's horse and gun cannot save cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level III
    And p2 is in ranching at level III
    And p1 has 1 horse on cards
    And p1 has 1 gun
    And p2 has 2 cattle at o6
    And the upcoming event is III-4
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p2 may only do "lose cattle o6"
    And p1 has 1 gun
