Feature: Fenced enclosures
  At level II meat cattle are bought onto an own enclosure, up to three, and sold straight from it - not in the round of the purchase.
  Cattle of the range are never moved onto one, but enclosed cattle may be driven out.

  # The line of the red train runs along the south and ends beside the freight station.

  @worked @FR-EX-103 @FR-RAN-33 @FR-RAN-22
  Scenario: A player with an enclosure can buy two meat cattle into it
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at o6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*2 red at n7"
    Then p2 has $6
    And p2 has 2 cattle at n7
    And p2 has 1 cattle at o6

  @worked @FR-EX-103 @FR-RAN-45 @FR-RAN-03
  Scenario: Meat cattle bought this round can be sold only in the next
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at o6
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    And no event cards are left
    When p2 does "buy meat*2 red at n7"
    Then p2 may not do "sell meat*1 red at n7" because of FR-RAN-45
    When p2 does "end-turn"
    And p1 does "end-turn"
    And p2 does "sell meat*2 red at n7"
    Then p2 has $16
    And p2 has 0 cattle at n7

  @FR-RAN-33 @FR-RAN-22 @FR-RAN-03
  Scenario: Meat cattle cost $7 from the blue train and sell to it for $5
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $7
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at r8
    And p2 has 1 cattle at r8
    And the red line is f9 f8 f7 f6 g6
    And the blue line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*1 blue at n7"
    Then p2 has $0
    When p2 does "sell meat*1 blue at r8"
    Then p2 has $5

  @FR-RAN-45
  Scenario: The cattle bought this round cannot be sold, but the others of the enclosure can
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $7
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*1 red at n7"
    Then p2 may not do "sell meat*3 red at n7" because of FR-RAN-45
    When p2 does "sell meat*2 red at n7"
    Then p2 has $10
    And p2 has 1 cattle at n7

  @worked @FR-EX-103 @FR-RAN-34
  Scenario: Range cattle cannot be driven into an enclosure
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has 2 horses on cards
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at o6
    Then p2 may not do "drive-cattle o6 to n7" because of FR-RAN-34
    But p2 may do "drive-cattle o6 to m7"

  @worked @FR-EX-20 @FR-RAN-30
  Scenario: An enclosure holds three cattle - bought and bred ones together
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "buy meat*2 red at n7" because of FR-RAN-30
    When p2 does "breed n7"
    Then p2 has 3 cattle at n7
    And p2 may not do "buy meat*1 red at n7" because of FR-RAN-30
    And p2 may not do "breed n7" because of FR-RAN-30

  @FR-RAN-11 @FR-RAN-30
  Scenario Outline: Cattle in an enclosure with <before> cattle may breed
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has <before> cattle at n7
    When p2 does "breed n7"
    Then p2 has <after> cattle at n7
    And p2 has 1 standing worker

    Examples: one is enough
      | before | after |
      | 1      | 2     |
      | 2      | 3     |

  @FR-RAN-11
  Scenario: Cattle cannot be bred in an empty enclosure
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $9
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "breed n7" because of FR-RAN-11
    When p2 does "buy meat*1 red at n7"
    Then p2 may do "breed n7"

  @FR-RAN-33
  Scenario: Meat cattle cannot be bought into another player's enclosure
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level II
    And p2 is in ranching at level II
    And p2 has $20
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And a farmstead of p2 stands at q7
    And an enclosure of p2 stands at r7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "buy meat*1 red at n7" because of FR-ROUND-26
    But p2 may do "buy meat*1 red at r7"

  @FR-ROUND-26
  Scenario: A player can neither sell, drive nor breed the cattle of another player's enclosure
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level II
    And p2 is in ranching at level II
    And p2 has 2 horses on cards
    And a farmstead of p1 stands at o7
    And an enclosure of p1 stands at n7
    And p1 has 2 cattle at n7
    And a farmstead of p2 stands at q7
    And an enclosure of p2 stands at r7
    And p2 has 2 cattle at r7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "sell meat*1 red at n7" because of FR-ROUND-26
    And p2 may not do "drive-cattle n7 to m7" because of FR-ROUND-26
    And p2 may not do "breed n7" because of FR-ROUND-26
    But p2 may do "sell meat*1 red at r7"
    And p2 may do "drive-cattle r7 to r8"
    And p2 may do "breed r7"

  # ---------------------------------------------------------------- prices and trains

  @FR-RAN-46
  Scenario Outline: Two meat cattle leave $<left> of $20 to a player with <owned>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $20
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has <range> cattle at o6
    And p2 has <fenced> cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*2 red at n7"
    Then p2 has $<left>

    Examples: $2 more each with none left, on the range or in the fence
      | owned               | range | fenced | left |
      | no cattle           | 0     | 0      | 2    |
      | one on the range    | 1     | 0      | 6    |
      | one in an enclosure | 0     | 1      | 6    |

  @FR-GEN-12 @FR-R-market-access
  Scenario: Meat can be bought only from a train in town
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $20
    And a farmstead of p2 stands at q7
    And an enclosure of p2 stands at r7
    And p2 has 1 cattle at r8
    Then p2 may not do "buy meat*1 red at r7" because of FR-GEN-12 and the ruling "market-access"

  @FR-RAN-18 @FR-R-enclosure
  Scenario: A train that is not in town takes no meat from an enclosure away from its line
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 2 cattle at n7
    Then p2 may not do "sell meat*1 red at n7" because of FR-RAN-18 and the ruling "enclosure"

  @FR-RAN-18
  Scenario: A train that is not in town takes meat from an enclosure beside its line
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $4
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at r8
    And p2 has 2 cattle at r8
    When p2 does "sell meat*2 red at r8"
    Then the red train is not connected
    And p2 has $14
    And p2 has 0 cattle at r8

  Scenario: Cattle in an enclosure can be sold as meat, but not as range cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at r8
    And p2 has 1 cattle at r8
    And p2 has 1 cattle at q8
    And the red line is r9 q9
    Then p2 may not do "sell cattle*1 red at r8"
    And p2 may not do "sell meat*1 red at q8"
    When p2 does "sell cattle*1 red at q8"
    And p2 does "sell meat*1 red at r8"
    Then p2 has $13

  @FR-ROUND-31
  Scenario: Only a rancher of level II or higher has an enclosure and can buy meat
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $20
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p1 may not do "buy meat*1 red at n7" because of FR-ROUND-31

  # ---------------------------------------------------------------- driven out

  @FR-RAN-08 @FR-RAN-16
  Scenario: Cattle in an enclosure may be driven out and then count as range cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has 1 horse on cards
    And a farmstead of p2 stands at r7
    And an enclosure of p2 stands at r6
    And p2 has 2 cattle at r6
    When p2 does "drive-cattle r6 to q7"
    Then p2 has 1 cattle at r6
    And p2 has 1 cattle at q7
    And p2 may not do "breed q7" because of FR-RAN-12
    But p2 may do "breed r6"

  @FR-RAN-08 @FR-RAN-45
  Scenario: When cattle are driven out of an enclosure, those that could be sold leave first
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $14
    And p2 has 2 horses on cards
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*1 red at n7"
    Then p2 may do "sell meat*1 red at n7"
    When p2 does "drive-cattle n7 to m7"
    Then p2 has 1 cattle at n7
    And p2 may not do "sell meat*1 red at n7" because of FR-RAN-45

  @FR-RAN-18
  Scenario: Meat that is sold gives its cube back
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And p2 has 29 logs in stock
    And p2 has $20
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "sell meat*1 red at n7"
    Then p2 may do "buy horse*1 ship"

  @FR-SETUP-12
  Scenario: Cattle bought onto an enclosure take their cubes
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 29 logs in stock
    And p2 has $30
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy meat*1 red at n7"
    Then p2 may not do "buy horse*1 ship" because of FR-SETUP-12

  @FR-SETUP-12
  Scenario: Cattle bred in an enclosure take a cube
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 1 cattle at n7
    And p2 has 28 logs in stock
    And p2 has $30
    When p2 does "breed n7"
    Then p2 may not do "buy horse*1 ship" because of FR-SETUP-12

  @FR-ROUND-26
  Scenario: Nobody breeds in another player's enclosure, full or not
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 3 cattle at n7
    Then p1 may not do "breed n7" because of FR-ROUND-26

  @FR-RAN-03
  Scenario: Cattle that are sold out of an enclosure give their cubes back
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at n7
    And p2 has 3 cattle at n7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "sell meat*2 red at n7"
    Then p2 has 1 cattle at n7
    And p2 has 29 cubes in supply

  @FR-RAN-33
  Scenario: A player without an enclosure cannot buy meat cattle
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And p2 has $20
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "buy meat*1 red at n7" because of FR-RAN-33
