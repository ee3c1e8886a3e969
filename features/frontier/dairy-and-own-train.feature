Feature: Dairy and the rancher's own train
  At level III a rancher may buy a train of his own, once, whose card nobody else uses. To it he sells cattle, meat and dairy; an animal
  sold as dairy stays and is used until the next round.

  @FR-RAN-41
  Scenario: An own train costs $6 and is a card, not a piece on the map
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has $8
    When p2 does "build own-train"
    Then p2 has a train of his own
    And p2 has $2
    And p2 has 2 standing workers

  @FR-RAN-41
  Scenario: An own train has no space on the map
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has $8
    Then p2 may not do "build own-train at o7" because of FR-RAN-41
    But p2 may do "build own-train"

  @FR-RAN-41
  Scenario: A second own train is refused
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has $12
    And p2 has a train of his own
    Then p2 may not do "build own-train" because of FR-RAN-41

  @FR-RAN-41
  Scenario: Each rancher at level III may have an own train
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level III
    And p2 is in ranching at level III
    And p1 has a train of his own
    And p2 has $6
    When p2 does "build own-train"
    Then p2 has a train of his own
    And p2 has $0

  @FR-ROUND-31
  Scenario: At level II a player can have neither an own train nor dairy
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $6
    Then p2 may not do "build own-train" because of FR-ROUND-31

  @FR-SETUP-07
  Scenario: A player with $5 cannot buy an own train
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has $5
    Then p2 may not do "build own-train" because of FR-SETUP-07

  # ---------------------------------------------------------------- dairy

  @worked @FR-EX-105 @FR-RAN-36 @FR-RAN-40 @FR-RAN-43
  Scenario: Cattle sold as dairy stay on the enclosure, cattle sold as meat leave it
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $0
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 3 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "sell dairy*2 refrigerated at n7"
    Then p2 has $2
    And p2 has 3 cattle at n7
    And p2 may not do "sell dairy*2 refrigerated at n7" because of FR-ROUND-02
    When p2 does "sell meat*1 refrigerated at n7"
    Then p2 has $8
    And p2 has 2 cattle at n7
    And p2 may not do "sell meat*1 refrigerated at n7"
    And p2 may not do "sell dairy*1 refrigerated at n7" because of FR-ROUND-02
    And p2 has 2 standing workers

  @FR-RAN-40
  Scenario: In the next round the same cattle give dairy again
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $0
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And no event cards are left
    When p2 does "sell dairy*2 refrigerated at n7"
    And p2 does "end-turn"
    And p1 does "end-turn"
    And p2 does "sell dairy*2 refrigerated at n7"
    Then p2 has $4
    And p2 has 2 cattle at n7

  @FR-RAN-43
  Scenario Outline: Only the own train takes dairy, not the <card>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "sell dairy*1 <card> at n7" because of FR-RAN-43
    But p2 may do "sell dairy*1 refrigerated at n7"

    Examples:
      | card |
      | red  |

  @FR-RAN-36
  Scenario: Cattle inside an enclosure give dairy, cattle on the range beside it do not
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $0
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And p2 has 1 cattle at n6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "sell dairy*1 refrigerated at n6"
    When p2 does "sell dairy*1 refrigerated at n7"
    Then p2 has $1
    And p2 has 1 cattle at n7
    And p2 has 1 cattle at n6

  @FR-RAN-45
  Scenario: Cattle bought this round give no dairy
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*1 red at n7"
    Then p2 may not do "sell dairy*1 refrigerated at n7" because of FR-RAN-45

  # ---------------------------------------------------------------- whose train, and where it buys

  @worked @FR-EX-105 @FR-RAN-42
  Scenario: Only the owner can sell to an own train
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level III
    And p2 is in ranching at level III
    And p2 has a train of his own
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 1 cattle at n7
    And p1 has 1 cattle at r8
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p1 may not do "sell meat*1 refrigerated at n7" because of FR-RAN-42
    And p1 may not do "sell cattle*1 refrigerated at r8" because of FR-RAN-42
    But p1 may do "sell meat*1 red at n7"
    And p1 may do "sell cattle*1 red at r8"

  @FR-RAN-43
  Scenario: The own train buys range cattle for $5 each, beside the line of any train
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $0
    And p2 has 2 cattle at r8
    When p2 does "sell cattle*2 refrigerated at r8"
    Then p2 has $10
    And the red train is not connected

  @FR-GEN-12
  Scenario: The own train sells nothing, as its card states no price to buy at
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $20
    Then p2 may not do "buy tool*1 refrigerated" because of FR-GEN-12

  @FR-RAN-18 @FR-R-enclosure
  Scenario: The own train buys meat if a train is in town or if the enclosure is beside a line
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $0
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at r8
    And an enclosure of p2 stands at q7
    And p2 has 1 cattle at r8
    And p2 has 1 cattle at q7
    Then p2 may not do "sell meat*1 refrigerated at q7" because of FR-RAN-18 and the ruling "enclosure"
    When p2 does "sell meat*1 refrigerated at r8"
    Then p2 has $6

  @FR-RAN-43
  Scenario: The own train buys cattle beside the blue line as well
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has 1 cattle at d8
    And the blue line is f9 e9 d9
    Then p2 may do "sell cattle*1 refrigerated at d8"

  @FR-RAN-45
  Scenario: Of two cattle, one milked and one bought this round, neither can be sold as meat
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "sell dairy*1 refrigerated at n7"
    And p2 does "buy meat*1 red at n7"
    Then p2 may not do "sell meat*1 red at n7" because of FR-RAN-45

  @FR-RAN-40
  Scenario: After a milked animal is driven out, a calf born in its place may be sold
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has 1 horse on cards
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "sell dairy*2 refrigerated at n7"
    And p2 does "drive-cattle n7 to n6"
    And p2 does "breed n7"
    Then p2 has 2 cattle at n7
    And p2 may do "sell meat*1 refrigerated at n7"
    But p2 may not do "sell meat*2 refrigerated at n7" because of FR-ROUND-02

  @FR-RAN-45 @FR-RAN-40
  Scenario: If an enclosure has a milked and a bought animal, the milked one is driven out first
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And p2 has 1 horse on cards
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "sell dairy*1 refrigerated at n7"
    And p2 does "buy meat*1 red at n7"
    And p2 does "drive-cattle n7 to n6"
    Then p2 may not do "sell meat*1 red at n7" because of FR-RAN-45

  @FR-RAN-45
  Scenario: After a bought animal is driven out, a calf born in its place may be sold
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has 1 horse on cards
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*2 red at n7"
    And p2 does "drive-cattle n7 to n6"
    And p2 does "breed n7"
    Then p2 may do "sell meat*1 red at n7"
    But p2 may not do "sell meat*2 red at n7" because of FR-RAN-45

  @FR-RAN-43
  Scenario: The own train buys meat if only one of two trains is in town
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level III
    And p2 has a train of his own
    And a farmstead of p2 stands at n3
    And an enclosure of p2 stands at n4
    And p2 has 1 cattle at n4
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And the blue line is f9
    Then p2 may do "sell meat*1 refrigerated at n4"
