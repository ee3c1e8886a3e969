Feature: Open questions about selling cattle and building beside the farmstead
  Where cattle must stand to be sold, how meat leaves an enclosure, and what a ranching building stands next to: each answer in the
  smallest position.

  # ---------------------------------------------------------------- where must cattle stand?

  @FR-R-cattle-sale
  Scenario Outline: Whether cattle on <space> beside the line r9 to q7 may be sold depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at <space>
    And the red line is r9 q9 q8 q7
    Then "sell cattle*1 red at <space>" is <verdict> for p2

    Examples: r8 touches q8 and not the end q7, p7 touches q7
      | answer         | space | verdict |
      | along-the-line | r8    | legal   |
      | along-the-line | p7    | legal   |
      | railhead-only  | r8    | illegal |
      | railhead-only  | p7    | legal   |
      | station-only   | r8    | illegal |
      | station-only   | p7    | illegal |

  @FR-R-cattle-sale
  Scenario Outline: Whether cattle beside a train without track may be sold depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r8
    Then "sell cattle*1 red at r8" is <verdict> for p2

    Examples:
      | answer         | verdict |
      | along-the-line | legal   |
      | railhead-only  | legal   |
      | station-only   | illegal |

  @FR-R-cattle-sale
  Scenario Outline: Whether cattle on <space> may be sold with the station on l6 depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at <space>
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then "sell cattle*1 red at <space>" is <verdict> for p2

    Examples: m6 is beside the station
      | answer         | space | verdict |
      | along-the-line | m6    | legal   |
      | along-the-line | r8    | legal   |
      | railhead-only  | m6    | legal   |
      | railhead-only  | r8    | illegal |
      | station-only   | m6    | legal   |
      | station-only   | r8    | illegal |

  @FR-R-cattle-sale
  Scenario Outline: Whether meat beside the line of a train not in town may be sold depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at <space>
    And p2 has 1 cattle at <space>
    And the red line is r9 q9 q8
    Then "sell meat*1 red at <space>" is <verdict> for p2

    Examples: q7 is beside the end q8, r6 beside nothing, and r8 is beside the end and the first space
      | answer         | space | verdict |
      | along-the-line | q7    | legal   |
      | along-the-line | r6    | illegal |
      | railhead-only  | q7    | legal   |
      | railhead-only  | r6    | illegal |
      | station-only   | q7    | illegal |
      | station-only   | r8    | illegal |

  @FR-R-cattle-sale
  Scenario Outline: Whether meat beside the middle of the line may be sold depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at r8
    And p2 has 1 cattle at r8
    And the red line is r9 q9 q8 q7
    Then "sell meat*1 red at r8" is <verdict> for p2

    Examples:
      | answer         | verdict |
      | along-the-line | legal   |
      | railhead-only  | illegal |

  @FR-R-cattle-sale
  Scenario Outline: Meat in any enclosure may be sold if the train is in town - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at o6
    And p2 has 1 cattle at o6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then "sell meat*1 red at o6" is legal for p2

    Examples:
      | answer         |
      | along-the-line |
      | railhead-only  |
      | station-only   |

  # ---------------------------------------------------------------- how does meat leave an enclosure?

  @FR-R-enclosure @FR-RAN-18
  Scenario Outline: Whether enclosed cattle away from the line may be sold as meat depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "enclosure" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And p2 has 1 horse on cards
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then "sell meat*2 red at n7" is <meat> for p2
    When p2 does "drive-cattle n7 to m6"
    And p2 does "sell cattle*1 red at m6"
    Then p2 has $8

    Examples:
      | answer         | meat    |
      | from-the-fence | legal   |
      | drive-first    | illegal |

  @FR-R-enclosure
  Scenario: If cattle must be driven out to be sold, dairy is still sold from the enclosure
    Given a Frontier game of p1 and p2
    And the ruling "enclosure" is "drive-first"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $0
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "sell meat*1 refrigerated at n7"
    When p2 does "sell dairy*2 refrigerated at n7"
    Then p2 has $2
    And p2 has 2 cattle at n7

  # ---------------------------------------------------------------- next to what does a ranching building stand?

  @FR-R-ranch-adjacent @FR-RAN-23
  Scenario Outline: Whether a <building> may stand on <space> with a farmstead on o7 and a stable on p7 - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "ranch-adjacent" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $4
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at p7
    Then "build <building> at <space>" is <verdict> for p2

    Examples: q7 is beside the stable only, r7 beside nothing
      | answer         | building  | space | verdict |
      | farmstead      | wind-pump | q7    | illegal |
      | farmstead      | enclosure | q7    | illegal |
      | farmstead      | wind-pump | o8    | legal   |
      | own-structures | wind-pump | q7    | legal   |
      | own-structures | enclosure | q7    | legal   |
      | own-structures | ox-stable | p6    | legal   |
      | own-structures | wind-pump | o8    | legal   |
      | own-structures | wind-pump | r7    | illegal |

  @FR-R-ranch-adjacent @FR-RAN-09
  Scenario: If ranches grow from own structures, bought and free cattle still come only beside the farmstead
    Given a Frontier game of p1 and p2
    And the ruling "ranch-adjacent" is "own-structures"
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has $20
    And p2 has 1 horse on cards
    And p2 has 1 gun
    And p2 has 1 cattle at r6
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at p7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "buy cattle*1 red at q7" because of FR-RAN-09
    And p2 may not do "rustle 1 at q7"
    But p2 may do "buy cattle*1 red at n7"
    And p2 may do "rustle 1 at n7"

  @FR-R-ranch-adjacent @FR-RAN-09
  Scenario: Another player's buildings do not count as own structures
    Given a Frontier game of p1 and p2
    And the ruling "ranch-adjacent" is "own-structures"
    And it is p2's turn
    And p1 is in ranching at level II
    And p2 is in ranching at level I
    And a farmstead of p1 stands at o7
    And a horse-stable of p1 stands at p7
    Then p2 may not do "build wind-pump at q7" because of FR-RAN-09

  # ---------------------------------------------------------------- one building a turn?

  @FR-R-building-count
  Scenario Outline: Whether a second building of the same industry in a turn is legal depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-count" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $9
    And a farmstead of p2 stands at o7
    When p2 does "build wind-pump at o8"
    Then "build farmstead at r7" is <verdict> for p2

    Examples:
      | answer     | verdict |
      | one-each   | illegal |
      | any-number | legal   |

  @FR-R-building-worker
  Scenario Outline: An industry building needs no worker under any answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "building-worker" is "<answer>"
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 0 standing workers
    And a farmstead of p2 stands at o7
    When p2 does "build wind-pump at o8"
    Then a wind-pump of p2 stands at o8

    Examples:
      | answer    |
      | no-worker |
      | worker    |

  @FR-R-ranch-adjacent @FR-RAN-09
  Scenario Outline: An own building of another industry does not count as a structure to build beside - a <building>
    Given a Frontier game of p1 and p2
    And the ruling "ranch-adjacent" is "own-structures"
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 is in mining at level III
    And p2 is in lumbering at level III
    And p2 has $4
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    And a <building> of p2 stands at <space>
    Then p2 may not do "build wind-pump at <beside>" because of FR-RAN-09
    And p2 may not do "build horse-stable at <beside>" because of FR-RAN-09
    And p2 may not do "build enclosure at <beside>" because of FR-RAN-31
    But p2 may do "build wind-pump at o8"

    Examples:
      | building    | space | beside |
      | panning     | r6    | q6     |
      | mine-gold   | r6    | r7     |
      | deep-silver | r6    | r7     |
      | mining-dam  | r5    | r6     |
      | camp        | d6    | e6     |
      | sawmill     | r6    | q6     |
      | dam         | r5    | r6     |

  @FR-R-ranch-adjacent
  Scenario Outline: Any own ranching building counts as a structure to build beside - <building>
    Given a Frontier game of p1 and p2
    And the ruling "ranch-adjacent" is "own-structures"
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $4
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    And a <building> of p2 stands at p7
    Then p2 may do "build wind-pump at q7"
    And p2 may do "build enclosure at q7"
    And p2 may do "build ox-stable at p6"
    But p2 may not do "build wind-pump at r7" because of FR-RAN-09

    Examples:
      | building      |
      | farmstead     |
      | wind-pump     |
      | enclosure     |
      | donkey-stable |
      | mule-stable   |
      | ox-stable     |
