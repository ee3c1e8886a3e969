Feature: Removing fire and revolt
  A worker on a burning building removes up to three fire pieces. A revolt piece goes for a dollar and needs no worker.

  # ---------------------------------------------------------------- fire

  @worked @FR-EX-15 @FR-GEN-02 @FR-GEN-16 @FR-GEN-17
  Scenario: One worker puts out three fires on the saloon, which can be used again
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 3 fire pieces
    And p1 has 2 standing workers
    Then p1 may not do "use j7" because of FR-ROUND-24
    When p1 does "douse j7"
    Then j7 has 0 fire pieces
    And p1 has 1 standing worker
    And p1 has $4
    And p1 may do "use j7"

  @worked @FR-EX-15 @FR-GEN-16
  Scenario: If a building has only two fires, one worker puts out both
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 2 fire pieces
    When p1 does "douse j7"
    Then j7 has 0 fire pieces
    And p1 has 1 standing worker

  @worked @FR-EX-15 @FR-ROUND-21
  Scenario: A player without a standing worker cannot put out a fire
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 3 fire pieces
    And p1 has 0 standing workers
    Then p1 may not do "douse j7" because of FR-ROUND-21

  @FR-GEN-16
  Scenario: A building without fire cannot be put out
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And a saloon of p2 stands at i7
    And i7 has 1 fire piece
    Then p1 may not do "douse j7" because of FR-GEN-16
    And p1 may not do "douse j6" because of FR-GEN-16
    But p1 may do "douse i7"

  @FR-GEN-16
  Scenario: A worker puts out the fires of one building, not those of the next
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 1 fire piece
    And j6 has 2 fire pieces
    When p1 does "douse j7"
    Then j7 has 0 fire pieces
    And j6 has 2 fire pieces
    When p1 does "douse j6"
    Then j6 has 0 fire pieces
    And p1 has 0 standing workers

  @FR-GEN-16
  Scenario: Every player may put out the fire on any building, even on a tent
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a saloon of p1 stands at j7
    And j7 has 1 fire piece
    And i6 has 1 fire piece
    Then p2 may do "douse j7"
    And p2 may do "douse i6"

  # ---------------------------------------------------------------- revolt

  @worked @FR-EX-16 @FR-GEN-01 @FR-GEN-15
  Scenario: Removing two revolt pieces costs a dollar each, and then the camp works again
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 2 revolt pieces
    And p1 has $2
    And p1 has 2 standing workers
    Then p1 may not do "cut d6 via d6" because of FR-GEN-15
    When p1 does "quell d6"
    Then d6 has 1 revolt piece
    And p1 has $1
    And p1 may not do "cut d6 via d6" because of FR-GEN-15
    When p1 does "quell d6"
    Then d6 has 0 revolt pieces
    And p1 has $0
    And p1 has 2 standing workers
    And p1 may do "cut d6 via d6"

  @FR-GEN-15
  Scenario: A revolt cannot be ended on a building without revolt
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And a camp of p1 stands at d6
    And a farmstead of p2 stands at o7
    And o7 has 1 revolt piece
    Then p1 may not do "quell d6" because of FR-GEN-15
    But p1 may do "quell o7"

  @FR-GEN-15
  Scenario: A worker cannot end a revolt
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has $4
    Then p1 may not do "douse d6" because of FR-GEN-15
    But p1 may do "quell d6"

  @FR-GEN-15
  Scenario: Any player may pay to end a revolt on any building
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And o7 has 1 revolt piece
    And p1 has $4
    And p2 has $4
    When p1 does "quell o7"
    Then o7 has 0 revolt pieces
    And p1 has $3
    And p2 has $4

  @FR-SETUP-07
  Scenario: A player without a dollar cannot end a revolt
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has $0
    Then p1 may not do "quell d6" because of FR-SETUP-07

  @FR-GEN-15
  Scenario: A revolt stops one camp, and the player's other camp still works
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And a camp of p1 stands at c6
    And d6 has 1 revolt piece
    Then p1 may not do "cut d6 via d6" because of FR-GEN-15
    But p1 may do "cut d6 via c6"

  @FR-GEN-15
  Scenario: Cattle in an enclosure in revolt cannot be driven, bred, bought or sold
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has 1 horse on cards
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And n7 has 1 revolt piece
    Then p2 may not do "drive-cattle n7 to m7" because of FR-GEN-15
    And p2 may not do "breed n7" because of FR-GEN-15
    And p2 may not do "buy meat*1 red at n7" because of FR-GEN-15
    And p2 may not do "sell meat*1 red at n7" because of FR-GEN-15
    When p2 does "quell n7"
    Then p2 may do "drive-cattle n7 to m7"
    And p2 may do "breed n7"
    And p2 may do "buy meat*1 red at n7"
    And p2 may do "sell meat*1 red at n7"

  @FR-RAN-11
  Scenario: A revolt on the farmstead does not stop cattle on the range
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And o7 has 3 revolt pieces
    And p2 has 1 cattle at o6
    Then p2 may do "breed o6"

  @FR-ROUND-10
  Scenario: A position with four revolt pieces on a building is refused
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 4 revolt pieces
    Then the position is refused because of FR-ROUND-10

  @FR-GEN-15
  Scenario: A dollar cannot put out a fire
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 1 fire piece
    And p1 has $4
    Then p1 may not do "quell j7" because of FR-GEN-15
    But p1 may do "douse j7"

  @FR-GEN-15
  Scenario Outline: A use of a <building> in revolt is refused because of the revolt
    Given a Frontier game of p1 and p2
    And p1 is in <industry> at level III
    And a <building> of p1 stands at <space>
    And <space> has <pieces>
    And p1 has $1
    Then p1 may not do "use <space>" because of FR-GEN-15

    Examples:
      | industry  | building  | space | pieces          |
      | lumbering | camp      | d6    | 1 revolt piece  |
      | lumbering | sawmill   | f6    | 2 revolt pieces |
      | lumbering | dam       | e5    | 3 revolt pieces |
      | mining    | panning   | p6    | 1 revolt piece  |
      | ranching  | farmstead | o7    | 1 revolt piece  |

  @FR-GEN-15 @FR-ROUND-23
  Scenario: After the revolt, a use of the camp is refused because the camp has no use
    Given a Frontier game of p1 and p2
    And p2 is in lumbering at level I
    And a camp of p2 stands at d6
    And d6 has 1 revolt piece
    And p1 has $1
    Then p1 may not do "use d6" because of FR-GEN-15
    When p1 does "quell d6"
    Then p1 may not do "use d6" because of FR-ROUND-23

  @FR-ROUND-21
  Scenario: Without a standing worker, an action at a camp in revolt is refused for the missing worker
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has 0 standing workers
    Then p1 may not do "use d6" because of FR-ROUND-21
    And p1 may not do "cut d6 via d6" because of FR-ROUND-21

  @FR-R-public-use @FR-ROUND-23
  Scenario: A dollar cannot pay for a use of a camp, because a camp has no use
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "worker-or-dollar"
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has $4
    Then p1 may not do "use d6" because of FR-GEN-15
    And p1 may not do "use d6 dollar" because of FR-ROUND-23

  @FR-GEN-15
  Scenario: Cattle in an enclosure in revolt give no dairy and cannot be driven by rail
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has 1 horse on cards
    And p2 has $1
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And n7 has 1 revolt piece
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "sell dairy*1 refrigerated at n7" because of FR-GEN-15
    And p2 may not do "sell meat*1 refrigerated at n7" because of FR-GEN-15
    And p2 may not do "rail-drive n7 to r8" because of FR-GEN-15
    When p2 does "quell n7"
    Then p2 may do "sell dairy*1 refrigerated at n7"
    And p2 may do "rail-drive n7 to r8"

  @FR-GEN-15
  Scenario: The revolt of one enclosure does not stop the cattle of another
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has 1 horse on cards
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And an enclosure of p2 stands at p7
    And p2 has 1 cattle at n7
    And p2 has 1 cattle at p7
    And n7 has 1 revolt piece
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "breed n7" because of FR-GEN-15
    But p2 may do "breed p7"
    And p2 may do "drive-cattle p7 to p6"
    And p2 may do "sell meat*1 red at p7"
