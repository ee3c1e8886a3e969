Feature: Which market is open
  Ship and stagecoach are open always. A train's card is open once its line has reached the town.

  @FR-GEN-12 @FR-R-market-access
  Scenario: If no train is in town, goods can be sold only to the ship and the stagecoach
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7
    And p1 has 1 log in stock
    And p1 has 1 gold in stock
    And p1 has $20
    Then p1 may do "sell log*1 ship"
    And p1 may do "sell gold*1 stagecoach"
    But p1 may not do "sell log*1 red" because of FR-GEN-12 and the ruling "market-access"
    And p1 may not do "buy tool*1 red" because of FR-GEN-12 and the ruling "market-access"
    And p1 may not do "sell gold*1 blue" because of FR-GEN-12 and the ruling "market-access"
    And p1 may not do "buy gun*1 blue" because of FR-GEN-12 and the ruling "market-access"

  @FR-LUM-12 @FR-MIN-15
  Scenario: If the red train is in town, its card is open, but the card of the blue train stays closed
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And the blue line is f9 f8 f7
    And p1 has 1 log in stock
    And p1 has 1 gold in stock
    And p1 has $20
    Then the red train is connected
    And the blue train is not connected
    And p1 may do "sell log*1 red"
    And p1 may do "sell gold*1 red"
    And p1 may do "buy tool*1 red"
    But p1 may not do "sell log*1 blue" because of FR-GEN-12 and the ruling "market-access"
    And p1 may not do "buy tool*1 blue" because of FR-GEN-12 and the ruling "market-access"

  @FR-GEN-12
  Scenario: The card of a connected train is open to every player
    Given a Frontier game of p1 and p2
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p2 has 1 log in stock
    And it is p2's turn
    Then p2 may do "sell log*1 red"

  # ---------------------------------------------------------------- always open (a switch)

  @FR-R-market-access
  Scenario: If all markets are always open, a log is sold to the red train far from town
    Given a Frontier game of p1 and p2
    And the ruling "market-access" is "always-open"
    And the red line is r9
    And p1 has 1 log in stock
    And p1 has $0
    When p1 does "sell log*1 red"
    Then p1 has $3

  @FR-R-market-access
  Scenario: If all markets are always open, the card of a train that is not on the map is open too
    Given a Frontier game of p1 and p2
    And the ruling "market-access" is "always-open"
    And the blue train is not on the map
    And p1 has 1 log in stock
    And p1 has $4
    Then p1 may do "sell log*1 blue"
    And p1 may do "buy tool*1 blue"
    But p1 may not do "buy tool*1 stagecoach" because of FR-GEN-12

  @FR-R-market-access
  Scenario Outline: Whether meat away from the line may be sold depends on the answer to market-access - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "market-access" is "<answer>"
    And p1 is in ranching at level II
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 1 cattle at n7
    And the red line is r9 q9
    Then "sell meat*1 red at n7" is <verdict> for p1

    Examples:
      | answer         | verdict |
      | station-needed | illegal |
      | always-open    | legal   |

  @FR-R-market-access
  Scenario: If all markets are always open, cattle on the range still have to stand at the line
    Given a Frontier game of p1 and p2
    And the ruling "market-access" is "always-open"
    And p1 is in ranching at level I
    And p1 has 1 cattle at r6
    And p1 has 1 cattle at r8
    And the red line is r9
    Then p1 may do "sell cattle*1 red at r8"
    But p1 may not do "sell cattle*1 red at r6" because of FR-RAN-18 and the ruling "cattle-sale"

  # ---------------------------------------------------------------- the port (a switch)

  @FR-R-port @FR-LUM-11
  Scenario: The ship is open from the founding on
    Given a Frontier game of p1 and p2
    And the ruling "port" is "freight-station"
    And p1 has 2 logs in stock
    And p1 has $4
    Then p1 may do "sell log*2 ship"
    And p1 may do "buy tool*1 ship"

  @FR-LUM-11 @FR-R-port
  Scenario: If the port is a steamboat, the ship is open only with a steamboat of any player on the map
    Given a Frontier game of p1 and p2
    And the ruling "port" is "steamboat"
    And p1 has 4 logs in stock
    And p1 has 1 gold in stock
    And p1 has $9
    Then p1 may not do "sell log*2 ship" because of FR-GEN-12
    And p1 may not do "buy tool*1 ship" because of FR-GEN-12
    But p1 may do "sell gold*1 stagecoach"
    When p1 does "build steamboat at i5"
    Then p1 may do "sell log*2 ship"
    And p1 may do "buy tool*1 ship"
    When p1 does "end-turn"
    Then p2 may do "buy tool*1 ship"

  # ---------------------------------------------------------------- each train buys along its own line

  @FR-RAN-18
  Scenario Outline: Cattle at <space> are sold to the train whose line is beside them - <train>, not <other>
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has 1 cattle at <space>
    And the red line is r9 q9
    And the blue line is f9 e9 d9
    Then p1 may do "sell cattle*1 <train> at <space>"
    But p1 may not do "sell cattle*1 <other> at <space>"

    Examples: r8 is beside the red train, d8 beside the end of the blue line
      | space | train | other |
      | r8    | red   | blue  |
      | d8    | blue  | red   |

  @FR-RAN-18
  Scenario: Cattle beside the line of one train cannot be sold to the other, even if both are in town
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has 1 cattle at r8
    And p1 has 1 cattle at e7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 f8 f7 f6 g6
    Then p1 may do "sell cattle*1 red at r8"
    And p1 may do "sell cattle*1 blue at e7"
    But p1 may not do "sell cattle*1 blue at r8" because of FR-RAN-18 and the ruling "cattle-sale"
    And p1 may not do "sell cattle*1 red at e7" because of FR-RAN-18 and the ruling "cattle-sale"

  @FR-RAN-18
  Scenario: A train that is not on the map buys no cattle along the other's line
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And a farmstead of p1 stands at r7
    And an enclosure of p1 stands at r8
    And p1 has 1 cattle at r8
    And p1 has 1 cattle at q8
    And the red line is r9 q9
    And the blue train is not on the map
    Then p1 may do "sell meat*1 red at r8"
    And p1 may do "sell cattle*1 red at q8"
    But p1 may not do "sell meat*1 blue at r8"
    And p1 may not do "sell cattle*1 blue at q8"

  @FR-RAN-18
  Scenario Outline: The red train buys meat beside the blue line only if the red train is in town - the red train <where>
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And a farmstead of p1 stands at d7
    And an enclosure of p1 stands at d8
    And p1 has 1 cattle at d8
    And the red line is <line>
    And the blue line is f9 e9 d9
    Then p1 may do "sell meat*1 blue at d8"
    And "sell meat*1 red at d8" is <verdict> for p1

    Examples:
      | where    | line                          | verdict |
      | far away | r9 q9                         | illegal |
      | in town  | r9 q9 p9 o9 n9 m9 l9 l8 l7 l6 | legal   |

  @FR-RAN-18
  Scenario: If the red train is in town, the blue train still buys meat beside its own line only
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 1 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 f8 f7
    Then p1 may do "sell meat*1 red at n7"
    But p1 may not do "sell meat*1 blue at n7" because of FR-RAN-18 and the ruling "enclosure"

  @FR-GEN-12
  Scenario: Cattle can be bought only from the card of a train in town
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And p1 has $20
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 f8 f7
    Then p1 may do "buy cattle*1 red at o6"
    And p1 may do "buy meat*1 red at n7"
    But p1 may not do "buy cattle*1 blue at o6" because of FR-GEN-12 and the ruling "market-access"
    And p1 may not do "buy meat*1 blue at n7" because of FR-GEN-12 and the ruling "market-access"

  @FR-RAN-38 @FR-R-rail-drive
  Scenario: A drive by rail goes only to the line of a train in town
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level III
    And p1 has 1 horse on cards
    And p1 has 1 cattle at g6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 f8
    Then p1 may do "rail-drive g6 to r8"
    But p1 may not do "rail-drive g6 to e7" because of FR-RAN-38 and the ruling "rail-drive"
    And p1 may not do "rail-drive g6 to g7" because of FR-RAN-38 and the ruling "rail-drive"

  @FR-R-market-access @FR-RAN-18
  Scenario: If all markets are always open, a train that is not on the map buys meat and no range cattle
    Given a Frontier game of p1 and p2
    And the ruling "market-access" is "always-open"
    And p1 is in ranching at level II
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 1 cattle at n7
    And p1 has 1 cattle at r8
    And the red line is r9
    And the blue train is not on the map
    Then p1 may do "sell meat*1 blue at n7"
    And p1 may do "sell cattle*1 red at r8"
    But p1 may not do "sell cattle*1 blue at r8" because of FR-RAN-18 and the ruling "cattle-sale"

  @FR-R-cattle-sale @FR-RAN-18
  Scenario Outline: The blue train buys no cattle at the red line's end under any answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "cattle-sale" is "<answer>"
    And p1 is in ranching at level I
    And p1 has 1 cattle at m6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9 f8 f7 f6 g6
    Then p1 may do "sell cattle*1 red at m6"
    But p1 may not do "sell cattle*1 blue at m6" because of FR-RAN-18 and the ruling "cattle-sale"

    Examples:
      | answer         |
      | along-the-line |
      | railhead-only  |
      | station-only   |
