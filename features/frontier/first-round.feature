Feature: The first round by hand
  Two players, a lumberman who is mayor and a rancher, from the first decision to the beginning of round 2, with every dollar, cube
  and piece counted.

  Background:
    Given a Frontier game of p1 and p2
    When these decisions are taken:
      """
      chance: start P1
      chance: reveal railroad RR1
      chance: reveal telegraph TG3
      chance: event I-3
      chance: event I-1
      chance: event I-2
      chance: event I-4
      chance: disc health three
      chance: disc wealth six
      chance: disc safety nine
      p1: industry lumbering
      p2: industry ranching
      chance: goal G1
      chance: goal G5
      chance: goal G12
      p1: keep G12
      chance: goal G2
      chance: goal G8
      chance: goal G13
      p2: keep G13
      chance: assistant A9
      chance: assistant A1
      p1: stockpile h6
      p1: freight k6
      p1: bridge h5
      p1: tent i6
      p1: tent j6
      p1: train red r9
      p1: camp d6
      p2: cattle r6
      p2: cattle o6
      p2: cattle l6
      p2: farmstead o7
      """

  # ---------------------------------------------------------------- before the first turn

  @worked @FR-EX-120 @FR-SETUP-13 @FR-SETUP-16 @FR-START-14
  Scenario: First round - after the set-up the lumberman has the first turn, and nothing happens before it
    Then it is round 1
    And it is p1's turn
    And p1 is mayor
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And p1 holds A9
    And p2 holds A1
    And p1's goal is G12
    And p2's goal is G13
    And p1 has $4
    And p2 has $4
    And p1 has 0 logs in stock
    And p2 has 2 logs in stock
    And p1 has 30 cubes in supply
    And p2 has 20 cubes in supply
    And p2 has 2 horses on cards
    And p2 has 2 cattle at r6
    And p2 has 2 cattle at o6
    And p2 has 2 cattle at l6
    And p1 has 2 standing workers
    And p2 has 2 standing workers
    And the events are I-3 I-1 I-2 I-4

  @worked @FR-EX-121 @FR-SETUP-04 @FR-SETUP-05 @FR-SETUP-06 @FR-SETUP-07
  Scenario: First round - the cards, tiles and tokens that are left when the first turn begins
    Then the bank has $-8
    And 4 lumbering cards of level I are left
    And 5 mining cards of level I are left
    And 4 ranching cards of level I are left
    And 5 lumbering cards of level II are left
    And 1 lumbering card of level IV is left
    And 13 assistants are undrawn
    And 9 partners are undrawn
    And 9 tycoons are undrawn
    And the pile at red-town is empty
    And the pile at gold-town is empty
    And the pile at brown-town is empty
    And the red line is r9
    And the red train is not connected
    And RR1 is face up
    And TG3 is face up

  @worked @FR-EX-121 @FR-SETUP-03 @FR-COMP-15
  Scenario Outline: First round - three tiles of each public building are available: <building>
    Then 3 <building> tiles are left

    Examples:
      | building       |
      | bank           |
      | general-store  |
      | hardware-store |
      | saloon         |
      | brothel        |
      | blacksmith     |
      | gunsmith       |
      | tailor         |
      | newspaper      |
      | coach-builder  |
      | steamboat      |
      | town-hall      |
      | schoolhouse    |
      | philanthropy   |
      | doctor         |
      | church         |
      | well           |
      | sheriff        |
      | jail           |
      | wooden-house   |

  # ---------------------------------------------------------------- p1's turn

  @worked @FR-EX-120 @FR-GOAL-05 @FR-GOAL-06
  Scenario: First round - p1 mixes his assistant, his two workers and two general actions
    When p1 does "assist A9"
    Then p1 has 1 tool
    And p1 has 2 standing workers
    When p1 does "cut d6 via d6"
    Then d6 has 3 trees
    And basin-2 holds 1 log of p1
    When p1 does "drive basin-2 1"
    Then basin-2 holds 0 logs of p1
    And p1 has 1 log in stock
    And p1 has 0 standing workers
    When p1 does "build general-store at i7"
    Then p1 has $1
    And p1 has 0 logs in stock
    And p1's investment track is 1
    And the wealth marker is at +1
    When p1 does "campaign wealth"
    Then p1 has $0
    And p1's election cube is on wealth
    When p1 does "end-turn"
    Then it is p2's turn

  # ---------------------------------------------------------------- the whole round

  @worked @FR-EX-120 @FR-GOAL-04
  Scenario: First round - the position after both turns
    When these decisions are taken:
      """
      p1: assist A9
      p1: cut d6 via d6
      p1: drive basin-2 1
      p1: build general-store at i7
      p1: campaign wealth
      p1: end-turn
      p2: assist A1
      p2: drive-cattle r6 to r8
      p2: sell cattle*1 red at r8
      p2: drive-cattle r6 to r8
      p2: sell cattle*1 red at r8
      p2: breed o6
      p2: develop railroad
      p1: track q9
      p1: track q8
      p1: track q7
      p1: track p7
      chance: reveal railroad RR6
      p2: build saloon at j7
      p2: campaign health
      """
    Then it is round 1
    And p1 has $0
    And p2 has $4
    And p1's political track is 0
    And p2's political track is 0
    And p1's investment track is 1
    And p2's investment track is 2
    And p1 has 0 standing workers
    And p2 has 0 standing workers
    And p1 has 0 logs in stock
    And p2 has 1 log in stock
    And p1 has 1 tool
    And p1 has 0 guns
    And p2 has 0 tools
    And p2 has 2 horses on cards
    And p2 has 0 available horses
    And p2 has 2 cattle at l6
    And p2 has 3 cattle at o6
    And p2 has 0 cattle at r6
    And p2 has 0 cattle at r8
    And p1 has 30 cubes in supply
    And p2 has 22 cubes in supply
    And p1's election cube is on wealth
    And p2's election cube is on health
    And A9 is used
    And A1 is used
    And the bank has $-4
    And the health marker is at 0
    And the wealth marker is at +2
    And the safety marker is at 0
    And p1 is mayor
    And a general-store of p1 stands at i7
    And a saloon of p2 stands at j7
    And a camp of p1 stands at d6
    And a farmstead of p2 stands at o7
    And a tent stands at i6
    And a tent stands at j6
    And d6 has 3 trees
    And d7 has 4 trees
    And the red line is r9 q9 q8 q7 p7
    And the red train is not connected
    And RR1 was built by p2
    And RR6 is face up
    And TG3 is face up
    And 2 railroad tiles are laid out
    And 1 telegraph tile is laid out
    And 2 general-store tiles are left
    And 2 saloon tiles are left
    And 3 tailor tiles are left
    And the events are I-3 I-1 I-2 I-4

  @worked @FR-EX-120
  Scenario: First round - p2 sells two cattle, breeds one and develops the railroad
    When these decisions are taken:
      """
      p1: end-turn
      p2: assist A1
      """
    Then p2 has 3 standing workers
    When p2 does "drive-cattle r6 to r8"
    Then p2 has 1 available horse
    And p2 has 1 cattle at r6
    And p2 has 1 cattle at r8
    When p2 does "sell cattle*1 red at r8"
    Then p2 has $8
    When p2 does "drive-cattle r6 to r8"
    And p2 does "sell cattle*1 red at r8"
    Then p2 has $12
    And p2 has 0 cattle at r8
    When p2 does "breed o6"
    Then p2 has 3 cattle at o6
    And p2 has 0 standing workers
    When p2 does "develop railroad"
    Then p2 has $8
    And p2's investment track is 1
    And p1 may do only:
      | track q9 |
      | track r8 |

  # ---------------------------------------------------------------- round 2 begins

  @worked @FR-EX-120 @FR-ROUND-24
  Scenario: First round - round 2 begins with income, then the fire of the first event, and p1's turn
    When these decisions are taken:
      """
      p1: assist A9
      p1: cut d6 via d6
      p1: drive basin-2 1
      p1: build general-store at i7
      p1: campaign wealth
      p1: end-turn
      p2: assist A1
      p2: drive-cattle r6 to r8
      p2: sell cattle*1 red at r8
      p2: drive-cattle r6 to r8
      p2: sell cattle*1 red at r8
      p2: breed o6
      p2: develop railroad
      p1: track q9
      p1: track q8
      p1: track q7
      p1: track p7
      chance: reveal railroad RR6
      p2: build saloon at j7
      p2: campaign health
      p2: end-turn
      """
    Then chance may do "severity 2" with 5 chances in 16
    When chance does "severity 2"
    Then p1 has $1
    And p2 has $6
    And the bank has $-7
    And A9 shows worker
    And A1 shows gun
    And p1 may do only:
      | burn i6 |
      | burn i7 |
      | burn j6 |
      | burn j7 |
    When p1 does "burn i6"
    And p1 does "burn i7"
    Then chance may do "event II-3" with 1 chance in 4
    When chance does "event II-3"
    Then i6 has 1 fire piece
    And i7 has 1 fire piece
    And the events are I-1 I-2 I-4 II-3
    And it is round 2
    And it is p1's turn
    And p1 may do "use j7"
    And p1 may do "douse i7"
    But p1 may not do "use i7" because of FR-ROUND-24
