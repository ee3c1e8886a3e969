Feature: Breeding, selling and buying cattle
  A worker adds one cattle to a space where an own animal was not driven to this round. Cattle on the range are sold beside a train's line
  and bought beside the own farmstead.

  # ---------------------------------------------------------------- breeding

  @worked @FR-EX-101 @FR-RAN-11 @FR-RAN-12 @FR-RAN-13
  Scenario: Cattle that were not driven this round can be bred, driven cattle cannot
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at o6
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to r8"
    Then p2 may not do "breed r8" because of FR-RAN-12
    When p2 does "breed o6"
    Then p2 has 2 cattle at o6
    And p2 has 1 cattle at r8
    And p2 has 0 standing workers

  @FR-RAN-11 @FR-RAN-13
  Scenario: Breeding lays a worker down and uses no horse
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at o6
    And p2 has 0 horses on cards
    When p2 does "breed o6"
    Then p2 has 2 cattle at o6
    And p2 has 1 standing worker
    When p2 does "breed o6"
    Then p2 has 3 cattle at o6
    And p2 has 0 standing workers
    And p2 may not do "breed o6" because of FR-ROUND-21

  @FR-RAN-12
  Scenario: Cattle may breed if at least one of them was not driven to its space this round
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at q6
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    When p2 does "drive-cattle r6 to q6"
    Then p2 may do "breed q6"
    When p2 does "breed q6"
    Then p2 has 3 cattle at q6

  @FR-RAN-12
  Scenario: When cattle leave a space, those that were driven this round leave first
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 3 horses on cards
    And p2 holds A1
    And A1 shows worker
    And p2 has 1 cattle at q6
    And p2 has 1 cattle at r6
    When p2 does "assist A1"
    And p2 does "drive-cattle r6 to q6"
    And p2 does "drive-cattle q6 to p6"
    Then p2 may do "breed q6"
    But p2 may not do "breed p6" because of FR-RAN-12

  @FR-RAN-12
  Scenario: A newborn animal does not count as driven
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 horses on cards
    And p2 holds A1
    And A1 shows worker
    And p2 has 1 cattle at q6
    When p2 does "assist A1"
    And p2 does "breed q6"
    And p2 does "drive-cattle q6 to r6"
    Then p2 may do "breed q6"
    But p2 may not do "breed r6" because of FR-RAN-12

  @FR-RAN-12
  Scenario: In the next round no cattle count as driven
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r6
    And p2 has 2 horses on cards
    And no event cards are left
    When p2 does "drive-cattle r6 to r8"
    Then p2 may not do "breed r8" because of FR-RAN-12
    When p2 does "end-turn"
    And p1 does "end-turn"
    Then p2 may do "breed r8"

  @FR-RAN-12
  Scenario: Cattle on a drought piece cannot breed
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at o6
    And p2 has 1 cattle at q6
    And o6 has drought
    Then p2 may not do "breed o6" because of FR-RAN-12 and the ruling "drought"
    But p2 may do "breed q6"

  @FR-RAN-11
  Scenario: A player cannot breed the cattle of another player
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 1 cattle at q6
    And p2 has 2 cattle at o6
    Then p1 may not do "breed o6"
    And p1 may not do "breed p6"
    When p1 does "breed q6"
    Then p1 has 2 cattle at q6
    And p2 has 2 cattle at o6

  @FR-SETUP-12
  Scenario: A player may breed with the last cube in supply, but not after it
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 20 logs in stock
    And p2 has 9 cattle at o6
    When p2 does "breed o6"
    Then p2 has 0 cubes in supply
    And p2 may not do "breed o6" because of FR-SETUP-12

  # ---------------------------------------------------------------- selling

  @worked @FR-EX-102 @FR-RAN-15 @FR-RAN-18 @FR-R-cattle-sale
  Scenario: Two cattle beside the train bring $8, and cattle further off cannot be sold
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 cattle at r8
    And p2 has 1 cattle at r6
    And p2 has $0
    Then p2 may not do "sell cattle*1 red at r6" because of FR-RAN-18 and the ruling "cattle-sale"
    When p2 does "sell cattle*2 red at r8"
    Then p2 has $8
    And p2 has 0 cattle at r8
    And p2 has 1 cattle at r6
    And p2 has 2 standing workers

  @FR-RAN-18
  Scenario Outline: Cattle along the whole unconnected line from r9 to q7 can be sold - cattle on <space>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And the red line is r9 q9 q8 q7
    And p2 has 1 cattle at <space>
    And p2 has $4
    When p2 does "sell cattle*1 red at <space>"
    Then the red train is not connected
    And p2 has $8

    Examples: beside the first space, beside the track, on the track, beside its end
      | space |
      | r8    |
      | p8    |
      | q8    |
      | p7    |
      | q6    |

  @FR-RAN-18 @FR-R-cattle-sale
  Scenario Outline: Cattle that are not beside the train's line cannot be sold - cattle on <space>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And the red line is r9 q9 q8 q7
    And p2 has 1 cattle at <space>
    Then p2 may not do "sell cattle*1 red at <space>" because of FR-RAN-18 and the ruling "cattle-sale"

    Examples: at the corner of its end, and further off
      | space |
      | r6    |
      | p6    |
      | o6    |

  Scenario: A player cannot sell more cattle than stand on the space, nor another player's
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has 2 cattle at r8
    And p2 has 1 cattle at r8
    Then p2 may not do "sell cattle*2 red at r8"
    When p2 does "sell cattle*1 red at r8"
    Then p2 has 0 cattle at r8
    And p1 has 2 cattle at r8

  @FR-RAN-15
  Scenario: Cattle driven to the train this turn may be sold at once
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 cattle at r6
    And p2 has 2 horses on cards
    And p2 has $4
    When p2 does "drive-cattle r6 to r8"
    And p2 does "sell cattle*1 red at r8"
    And p2 does "drive-cattle r6 to r8"
    And p2 does "sell cattle*1 red at r8"
    Then p2 has $12
    And p2 has 0 cattle at r8

  # ---------------------------------------------------------------- buying

  @worked @FR-EX-104 @FR-RAN-46
  Scenario: A player without cattle pays a dollar more for each animal
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $20
    And a farmstead of p2 stands at o7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy cattle*2 red at o6"
    Then p2 has $4
    And p2 has 2 cattle at o6

  @FR-RAN-46
  Scenario: A player who has one cattle left pays the printed price
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $20
    And p2 has 1 cattle at r6
    And a farmstead of p2 stands at o7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy cattle*2 red at o6"
    Then p2 has $6
    And p2 has 2 cattle at o6

  @FR-RAN-46 @FR-SETUP-07
  Scenario: A player without cattle cannot buy one for $7, but can for $8
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p1 has $7
    And p2 has $8
    And a farmstead of p1 stands at m7
    And a farmstead of p2 stands at o7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p1 may not do "buy cattle*1 red at m6" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "buy cattle*1 red at o6"
    Then p2 has $0

  @FR-RAN-09
  Scenario: Cattle are bought onto grass beside the own farmstead
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p2 has $20
    And p2 has 1 cattle at r6
    And a farmstead of p1 stands at m7
    And a farmstead of p2 stands at o7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may do "buy cattle*1 red at o6"
    And p2 may do "buy cattle*1 red at n7"
    And p2 may do "buy cattle*1 red at p7"
    But p2 may not do "buy cattle*1 red at o8"
    And p2 may not do "buy cattle*1 red at r6" because of FR-RAN-09
    And p2 may not do "buy cattle*1 red at m6" because of FR-RAN-09

  @FR-GEN-12 @FR-R-market-access
  Scenario: A train that has not come to town sells no cattle to players, but buys cattle beside its line
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $20
    And p2 has 1 cattle at r8
    And a farmstead of p2 stands at r7
    Then p2 may not do "buy cattle*1 red at r6" because of FR-GEN-12 and the ruling "market-access"
    But p2 may do "sell cattle*1 red at r8"

  @FR-GEN-12
  Scenario: The ship sells cattle to players if its market card states a price for them
    Given a Frontier game of p1 and p2
    And the component file:
      """
      market-cards: {list: [{id: ship, costs: {cattle: 8}}]}
      """
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $9
    And a farmstead of p2 stands at o7
    When p2 does "buy cattle*1 ship at o6"
    Then p2 has $0
    And p2 has 1 cattle at o6

  @FR-ROUND-31
  Scenario: Only a rancher can buy cattle
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 has $20
    And a farmstead of p2 stands at o7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p1 may not do "buy cattle*1 red at o6" because of FR-ROUND-31

  @FR-SETUP-12
  Scenario: A player can buy cattle as long as there are cubes in supply
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $40
    And p2 has 27 logs in stock
    And p2 has 1 cattle at r6
    And a farmstead of p2 stands at o7
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 has 2 cubes in supply
    And p2 may not do "buy cattle*3 red at o6" because of FR-SETUP-12
    When p2 does "buy cattle*2 red at o6"
    Then p2 has 2 cattle at o6
    And p2 has 0 cubes in supply

  @FR-RAN-12
  Scenario: Two cattle driven to a space one after the other both count as driven
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 2 cattle at r6
    And p2 has 2 horses on cards
    And p2 holds A1
    And A1 shows worker
    When p2 does "assist A1"
    And p2 does "drive-cattle r6 to r8"
    And p2 does "drive-cattle r6 to r8"
    Then p2 may not do "breed r8" because of FR-RAN-12

  @FR-RAN-09
  Scenario: Cattle cannot be bought onto drought
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $20
    And a farmstead of p2 stands at o7
    And o6 has drought
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    Then p2 may not do "buy cattle*1 red at o6" because of FR-RAN-09
    But p2 may do "buy cattle*1 red at n7"

  @FR-RAN-18 @FR-GEN-13
  Scenario: Cattle that are sold give their cubes back
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 1 cattle at r8
    And p2 has 29 logs in stock
    And p2 has $20
    When p2 does "sell cattle*1 red at r8"
    Then p2 may do "buy horse*1 ship"

  @FR-RAN-15
  Scenario: Cattle sold from the range give their cubes back to the supply
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has 3 cattle at r8
    And the red line is r9
    When p2 does "sell cattle*2 red at r8"
    Then p2 has 1 cattle at r8
    And p2 has 29 cubes in supply

  @FR-GEN-14
  Scenario: Buying cattle needs no workers
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And p2 has 1 cattle at r6
    And p2 has $21
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p2 does "buy cattle*3 red at o6"
    Then p2 has 3 cattle at o6
    And p2 has $0
    And p2 has 2 standing workers

  @FR-GEN-12
  Scenario: A tool costs a player without cattle the same as other players
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $4
    When p2 does "buy tool*1 ship"
    Then p2 has $2
