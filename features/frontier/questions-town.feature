Feature: Open questions about building in town
  Whether buying takes a worker, how many buildings a turn, whether town may come next to industry, and what a building scores.

  # ---------------------------------------------------------------- does buying take a worker?

  @FR-GEN-01 @FR-R-building-worker
  Scenario Outline: Whether a public building may be built with all workers laid down depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-worker" is "<answer>"
    And p1 has $3
    And p1 has 1 log in stock
    And p1 has 0 standing workers
    Then "build saloon at i7" is <verdict> for p1

    Examples:
      | answer    | verdict |
      | no-worker | legal   |
      | worker    | illegal |

  @FR-GEN-01 @FR-R-building-worker
  Scenario Outline: Whether building a public building lays a worker down depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-worker" is "<answer>"
    And p1 has $3
    And p1 has 1 log in stock
    And p1 has 2 standing workers
    When p1 does "build saloon at i7"
    Then p1 has <left> standing workers

    Examples:
      | answer    | left |
      | no-worker | 2    |
      | worker    | 1    |

  @FR-R-building-worker
  Scenario: If buying a public building takes a worker, industry buildings and tycoon buildings still take none
    Given a Frontier game of p1 and p2
    And the ruling "building-worker" is "worker"
    And p1 is in lumbering at level I
    And the office holds T1
    And p1 has $5
    And p1 has 0 standing workers
    Then p1 may not do "build well at i7" because of FR-ROUND-21
    But p1 may do "build camp at d6"
    And p1 may do "tycoon T1 at i7"

  # ---------------------------------------------------------------- how many buildings in a turn?

  @FR-R-building-count @FR-GEN-18
  Scenario Outline: Whether a second public building in a turn is legal depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-count" is "<answer>"
    And p1 has $6
    And p1 has 2 logs in stock
    When p1 does "build saloon at i7"
    Then "build tailor at j7" is <verdict> for p1

    Examples:
      | answer     | verdict |
      | one-each   | illegal |
      | any-number | legal   |

  @FR-R-building-count
  Scenario Outline: Whether a second camp in a turn is legal depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-count" is "<answer>"
    And p1 is in lumbering at level I
    And p1 has $9
    When p1 does "build camp at d6"
    Then "build camp at c6" is <verdict> for p1

    Examples:
      | answer     | verdict |
      | one-each   | illegal |
      | any-number | legal   |

  @FR-R-building-count
  Scenario: A player with two industries may build one building of each in a turn
    Given a Frontier game of p1 and p2
    And the ruling "building-count" is "one-each"
    And p1 is in lumbering at level I
    And p1 is in mining at level I
    And p1 has $12
    When p1 does "build camp at d6"
    Then p1 may do "build panning at p6"
    When p1 does "build panning at p6"
    Then p1 may not do "build camp at c6" because of FR-LUM-02 and the ruling "building-count"
    And p1 may not do "build panning at q6" because of FR-MIN-06 and the ruling "building-count"
    But p1 may do "build well at i7"

  @FR-R-building-count @FR-R-building-worker
  Scenario: If any number may be built but each building needs a worker of its own, two workers build two
    Given a Frontier game of p1 and p2
    And the ruling "building-count" is "any-number"
    And the ruling "building-worker" is "worker"
    And p1 has $9
    And p1 has 2 standing workers
    When p1 does "build well at i7"
    And p1 does "build well at j7"
    Then p1 has 0 standing workers
    And p1 may not do "build well at k7" because of FR-ROUND-21

  # ---------------------------------------------------------------- may the town grow next to industry?

  @FR-R-public-next-to-industry @FR-GEN-20
  Scenario: With the answer never, a saloon beside a farmstead is refused
    Given a Frontier game of p1 and p2
    And the ruling "public-next-to-industry" is "never"
    And the tents stand at h7
    And p2 is in ranching at level I
    And a farmstead of p2 stands at i8
    And p1 has $3
    And p1 has 1 log in stock
    Then p1 may not do "build saloon at i7" because of FR-GEN-20

  @FR-R-public-next-to-industry @FR-LUM-14 @FR-CHAR-30
  Scenario: If the town may grow next to industry, the saloon may stand beside the farmstead
    Given a Frontier game of p1 and p2
    And the ruling "public-next-to-industry" is "town-may-grow"
    And the tents stand at h7
    And p2 is in ranching at level I
    And a farmstead of p2 stands at i8
    And p1 has $3
    And p1 has 1 log in stock
    When p1 does "build saloon at i7"
    Then a saloon of p1 stands at i7
    And a farmstead of p2 stands at i8

  @FR-R-public-next-to-industry
  Scenario: If the town may grow next to industry, it may also stand at a corner of it
    Given a Frontier game of p1 and p2
    And the ruling "public-next-to-industry" is "town-may-grow"
    And p2 is in ranching at level I
    And a farmstead of p2 stands at h8
    And p1 has $2
    Then p1 may do "build well at i7"
    And p1 may do "build well at h7"

  @FR-R-public-next-to-industry @FR-LUM-13 @FR-MIN-16 @FR-RAN-05
  Scenario Outline: An industry building cannot stand beside the town under either answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "public-next-to-industry" is "<answer>"
    And p1 is in ranching at level I
    And p1 is in mining at level I
    And p1 is in lumbering at level I
    And a well of p2 stands at g4
    And p1 has $9
    Then p1 may not do "build farmstead at g6" because of FR-RAN-05
    And p1 may not do "build panning at l6" because of FR-MIN-16
    And p1 may not do "build camp at f4" because of FR-LUM-13
    But p1 may do "build camp at d6"

    Examples:
      | answer        |
      | never         |
      | town-may-grow |

  # ---------------------------------------------------------------- do other buildings score?

  Scenario Outline: Whether a <building> gives a point depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-track" is "<answer>"
    And p1 has $5
    And p1 has 2 logs in stock
    When p1 does "build <building> at i7"
    Then p1's investment track is <investment>
    And p1's political track is <political>
    And the wealth marker is at <wealth>

    @FR-R-building-track @FR-TRACK-05
    Examples: wealth and civic, on the investment track
      | answer     | building  | investment | political | wealth |
      | investment | saloon    | 1          | 0         | +1     |
      | investment | newspaper | 1          | 0         | 0      |

    @FR-R-building-track
    Examples: wealth and civic, without a point
      | answer     | building  | investment | political | wealth |
      | no-point   | saloon    | 0          | 0         | +1     |
      | no-point   | newspaper | 0          | 0         | 0      |

    @FR-TRACK-02
    Examples: health keeps its point
      | answer   | building     | investment | political | wealth |
      | no-point | doctor       | 0          | 1         | 0      |

    @FR-TRACK-04
    Examples: housing keeps its point
      | answer   | building     | investment | political | wealth |
      | no-point | wooden-house | 0          | 1         | 0      |

  @FR-GEN-11
  Scenario: If other buildings give no point, a development still gives one
    Given a Frontier game of p1 and p2
    And the ruling "building-track" is "no-point"
    And TG1 is face up
    And p1 has $3
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG2"
    Then p1's investment track is 1

  # ---------------------------------------------------------------- do corners count for housing?

  @FR-R-housing-corners @FR-GEN-20
  Scenario Outline: Whether a wooden house may stand at the corner of a farmstead depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "housing-corners" is "<answer>"
    And p2 is in ranching at level I
    And a farmstead of p2 stands at j8
    And p1 has $10
    And p1 has 3 logs in stock
    Then "build wooden-house at i7" is <verdict> for p1
    And "build wooden-house at j7" is illegal for p1
    And "build saloon at i7" is illegal for p1

    Examples: i7 touches j8 at a corner, j7 at a side
      | answer     | verdict |
      | count      | illegal |
      | sides-only | legal   |

  # ---------------------------------------------------------------- does removing a revolt take a worker?

  @FR-R-quell-worker
  Scenario Outline: Whether a revolt may be ended with all workers laid down depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "quell-worker" is "<answer>"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has $1
    And p1 has 0 standing workers
    Then "quell d6" is <verdict> for p1

    Examples:
      | answer    | verdict |
      | no-worker | legal   |
      | worker    | illegal |

  @FR-R-quell-worker @FR-GEN-15
  Scenario Outline: Whether removing two revolt pieces lays workers down depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "quell-worker" is "<answer>"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 3 revolt pieces
    And p1 has $4
    And p1 has 2 standing workers
    When p1 does "quell d6"
    And p1 does "quell d6"
    Then d6 has 1 revolt piece
    And p1 has $2
    And p1 has <left> standing workers
    And "quell d6" is <third> for p1

    Examples: a dollar each, and a worker each or none
      | answer    | left | third   |
      | no-worker | 2    | legal   |
      | worker    | 0    | illegal |
