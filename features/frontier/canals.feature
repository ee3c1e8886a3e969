Feature: Mining dams and canals
  A canal starts at an own mining dam or at an own canal, and beside an own canal panning tiles may lie as beside a stream.

  @worked @FR-EX-96 @FR-MIN-36
  Scenario: A canal costs $3 and must be built beside the own mining dam
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $9
    And a mining-dam of p1 stands at n5
    Then p1 may not do "build canal at n7" because of FR-MIN-36
    When p1 does "build canal at n6"
    Then a canal of p1 stands at n6
    And p1 has $6
    And p1 has 0 logs in stock
    And the play rests on FR-MIN-36

  @worked @FR-EX-96 @FR-MIN-36 @FR-MIN-37
  Scenario: A panning tile or another canal may be built beside an own canal
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $9
    And a mining-dam of p1 stands at n5
    And a canal of p1 stands at n6
    Then p1 may do "build canal at n7"
    And p1 may not do "build panning at n8" because of FR-MIN-06
    When p1 does "build panning at n7"
    Then a panning of p1 stands at n7
    And p1 has $6
    And p1 may do "pan n7 0"

  @FR-MIN-06
  Scenario: A panning tile cannot be built on the same space without the canal
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $9
    And a mining-dam of p1 stands at n5
    Then p1 may not do "build panning at n7" because of FR-MIN-06

  @FR-MIN-36
  Scenario: A canal must start at an own mining dam, not at another player's mining dam nor at a dam of lumbering
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 is in lumbering at level III
    And p2 is in mining at level III
    And p1 has $9
    And a mining-dam of p2 stands at n5
    And a dam of p1 stands at e5
    Then p1 may not do "build canal at n6" because of FR-MIN-36
    And p1 may not do "build canal at e6" because of FR-MIN-36

  @FR-MIN-06
  Scenario: Another player's canal does not count as water for a panning tile
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p2 is in mining at level III
    And p1 has $9
    And a mining-dam of p2 stands at n5
    And a canal of p2 stands at n6
    Then p1 may not do "build panning at n7" because of FR-MIN-06
    And p1 may not do "build canal at n7" because of FR-MIN-36

  @FR-MIN-36 @FR-MIN-37
  Scenario: If an owner's box lays mining dams by the water, only one's own canal counts as water
    Given a Frontier game of p1 and p2
    And the component file:
      """
      industry-buildings: {list: [{id: mining-dam, where: by-water}]}
      """
    And it is p2's turn
    And p1 is in mining at level III
    And p2 is in mining at level III
    And p2 has $9
    And p2 has 2 logs in stock
    And a mining-dam of p1 stands at n6
    And a canal of p1 stands at n7
    And a mining-dam of p2 stands at p6
    And a canal of p2 stands at p7
    Then p2 may do "build mining-dam at p8"
    But p2 may not do "build mining-dam at n8" because of FR-MIN-36

  @FR-MIN-22 @FR-MIN-37
  Scenario: The new tile after a depletion may lie beside an own canal
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And a mining-dam of p1 stands at n5
    And a canal of p1 stands at n6
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p1 may do "new-deposit n7"
    But p1 may not do "new-deposit n8" because of FR-MIN-06

  @FR-MIN-22 @FR-SETUP-03
  Scenario: The new tile after a depletion cannot lie on another piece
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And a mining-dam of p1 stands at n5
    And a canal of p1 stands at n6
    And a panning of p1 stands at p6
    And p6 has a reserve of 1
    And p2 is in ranching at level I
    And p2 has 1 cattle at o6
    When p1 does "pan p6 0"
    And chance does "die 1"
    And chance does "die 4"
    And p1 does "assign 1 p6"
    Then p1 may not do "new-deposit o6" because of FR-SETUP-03
    But p1 may do "new-deposit n7"

  @FR-MIN-33
  Scenario: A canal cannot be built beside the town
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $3
    And a mining-dam of p1 stands at n5
    And a canal of p1 stands at n6
    And a canal of p1 stands at m6
    Then p1 may not do "build canal at l6" because of FR-MIN-33
    But p1 may do "build canal at m7"

  @FR-MIN-36
  Scenario: A canal needs an own dam or canal beside it, not only the river
    Given a Frontier game of p1 and p2
    And p1 is in mining at level III
    And p1 has $3
    And a mining-dam of p1 stands at n5
    Then p1 may do "build canal at n4"
    And p1 may do "build canal at n6"
    But p1 may not do "build canal at o6" because of FR-MIN-36
