Feature: Free cattle and the drive that needs only a horse
  At level III each pair of an available horse and a gun brings two free cattle, and with a train in town a horse alone takes one cattle
  any distance to the train's line.

  # ---------------------------------------------------------------- free cattle

  @worked @FR-EX-23 @FR-RAN-35
  Scenario: A horse and a gun bring two cattle beside the farmstead
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p2 has 2 horses on cards
    And p2 has 1 gun
    When p2 does "rustle 1 at o6"
    Then p2 has 2 cattle at o6
    And p2 has 0 guns
    And p2 has 1 available horse
    And p2 has 2 horses on cards
    And p2 has 1 standing worker
    And p2 has $4
    And p2 may not do "rustle 1 at o6" because of FR-RAN-35

  @FR-RAN-35
  Scenario: Two pairs of horse and gun bring four cattle, and a third pair needs a horse
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p2 has 2 horses on cards
    And p2 has 3 guns
    Then p2 may not do "rustle 3 at o6" because of FR-RAN-35
    When p2 does "rustle 2 at o6"
    Then p2 has 4 cattle at o6
    And p2 has 1 gun
    And p2 has 0 available horses
    And p2 has 1 standing worker

  @FR-RAN-35
  Scenario: Free cattle come to grass beside the own farmstead or to a space with own cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level III
    And a farmstead of p1 stands at m7
    And a farmstead of p2 stands at o7
    And p2 has 1 cattle at r6
    And p2 has 1 horse on cards
    And p2 has 1 gun
    Then p2 may do "rustle 1 at n7"
    But p2 may not do "rustle 1 at q6"
    And p2 may not do "rustle 1 at m6"
    And p2 may not do "rustle 1 at o8"
    When p2 does "rustle 1 at r6"
    Then p2 has 3 cattle at r6

  @FR-RAN-35
  Scenario: Taking free cattle costs no other player any cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p1 has 2 cattle at o6
    And p2 has 1 horse on cards
    And p2 has 1 gun
    When p2 does "rustle 1 at o6"
    Then p2 has 2 cattle at o6
    And p1 has 2 cattle at o6

  @FR-RAN-35
  Scenario: Free cattle cannot come to drought or to a building
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And o6 has drought
    And p2 has 1 horse on cards
    And p2 has 1 gun
    Then p2 may not do "rustle 1 at o6"
    And p2 may not do "rustle 1 at n7"
    When p2 does "rustle 1 at p7"
    Then p2 has 2 cattle at p7

  @FR-ROUND-31 @FR-ROUND-21
  Scenario: Free cattle need level III and a standing worker
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And p2 is in ranching at level III
    And a farmstead of p1 stands at m7
    And a farmstead of p2 stands at o7
    And p1 has 1 horse on cards
    And p1 has 1 gun
    And p2 has 1 horse on cards
    And p2 has 1 gun
    And p2 has 0 standing workers
    Then p1 may not do "rustle 1 at m6" because of FR-ROUND-31
    When p1 does "end-turn"
    Then p2 may not do "rustle 1 at o6" because of FR-ROUND-21

  @FR-RAN-35
  Scenario: With one cube left, a horse and a gun bring only one animal
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p2 has 1 horse on cards
    And p2 has 1 gun
    And p2 has 28 logs in stock
    When p2 does "rustle 1 at o6"
    Then p2 has 1 cattle at o6
    And p2 has 0 cubes in supply
    And p2 has 0 guns

  @FR-SETUP-12
  Scenario: A player without a cube cannot get free cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And p2 has 1 horse on cards
    And p2 has 1 gun
    And p2 has 29 logs in stock
    Then p2 may not do "rustle 1 at o6" because of FR-SETUP-12

  # ---------------------------------------------------------------- a horse is enough

  @worked @FR-EX-106 @FR-RAN-38 @FR-R-rail-drive
  Scenario: A drive by rail needs a connected train
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 0 standing workers
    And p2 has 1 cattle at g6
    Then p2 may not do "rail-drive g6 to r8" because of FR-RAN-38 and the ruling "rail-drive"

  @worked @FR-EX-106 @FR-RAN-38 @FR-RAN-39
  Scenario: With the train in town, one of the cattle goes any distance to the line without a worker
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 0 standing workers
    And p2 has 1 cattle at g6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "rail-drive g6 to r8"
    Then p2 has 0 cattle at g6
    And p2 has 1 cattle at r8
    And p2 has 0 available horses
    And p2 may do "sell cattle*1 red at r8"

  @FR-RAN-38 @FR-R-rail-drive
  Scenario: A drive by rail must end beside the line
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 2 horses on cards
    And p2 has 1 cattle at r6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "rail-drive r6 to n4" because of FR-RAN-38 and the ruling "rail-drive"
    And p2 may not do "rail-drive r6 to q7" because of FR-RAN-38 and the ruling "rail-drive"
    But p2 may do "rail-drive r6 to m6"
    And p2 may do "rail-drive r6 to k8"

  @FR-RAN-38
  Scenario: A drive by rail moves one head of cattle for each horse, and it counts as driven
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 2 cattle at r6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "rail-drive r6 to m6"
    Then p2 has 1 cattle at r6
    And p2 has 1 cattle at m6
    And p2 may not do "rail-drive r6 to m6" because of FR-ROUND-02
    And p2 may not do "breed m6" because of FR-RAN-12
    But p2 may do "breed r6"

  @FR-RAN-38
  Scenario: A drive by rail may start from an enclosure, but cannot end in an enclosure or on drought
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And a farmstead of p2 stands at m8
    And an enclosure of p2 stands at m7
    And p2 has 1 cattle at n7
    And r8 has drought
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "rail-drive n7 to r8"
    And p2 may not do "rail-drive n7 to m7"
    When p2 does "rail-drive n7 to m6"
    Then p2 has 0 cattle at n7
    And p2 has 1 cattle at m6

  @FR-ROUND-31
  Scenario: At level II a player cannot drive by rail
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has 1 horse on cards
    And p2 has 1 cattle at r6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "rail-drive r6 to r8" because of FR-ROUND-31
    But p2 may do "drive-cattle r6 to r8"

  @FR-RAN-38 @FR-R-rail-drive
  Scenario: A drive by rail cannot end at an unconnected line, even if another is connected
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 1 cattle at r6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 e9 d9
    Then p2 may not do "rail-drive r6 to d8" because of FR-RAN-38 and the ruling "rail-drive"
    But p2 may do "rail-drive r6 to m6"

  @FR-RAN-39
  Scenario: A drive by rail does not lay a worker down
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 2 standing workers
    And p2 has 1 cattle at g6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "rail-drive g6 to r8"
    Then p2 has 2 standing workers

  @FR-RAN-10
  Scenario: Free cattle cannot come to drought, even if own cattle stand there
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 1 gun
    And p2 has 1 cattle at r6
    And r6 has drought
    Then p2 may not do "rustle 1 at r6" because of FR-RAN-10

  @FR-RAN-10
  Scenario: Free cattle cannot come to empty grass beside an enclosure
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 horse on cards
    And p2 has 1 gun
    Then p2 may not do "rustle 1 at m7" because of FR-RAN-10
    But p2 may do "rustle 1 at o6"

  @FR-RAN-38
  Scenario: A drive by rail ends beside the blue line if the blue train is in town
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has 1 cattle at r6
    And the red line is r9
    And the blue line is f9 g9 h9 h8 h7
    Then the blue train is connected
    And p2 may do "rail-drive r6 to g7"
