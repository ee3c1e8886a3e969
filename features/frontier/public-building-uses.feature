Feature: Using public buildings
  Any player lays a worker on a public building and gets what it gives, whoever owns it. Some ask for money besides the worker.

  # ---------------------------------------------------------------- what a use gives

  @FR-ROUND-25
  Scenario Outline: A use of the <building> brings money
    Given a Frontier game of p1 and p2
    And a <building> of p2 stands at j7
    And p1 has $4
    And p2 has $4
    When p1 does "use j7"
    Then p1 has $6
    And p2 has $4
    And p1 has 1 standing worker
    And j7 has 1 use this round

    Examples:
      | building      |
      | general-store |
      | saloon        |
      | brothel       |
      | tailor        |

  @FR-ROUND-25
  Scenario: A use of the hardware store brings a tool
    Given a Frontier game of p1 and p2
    And a hardware-store of p2 stands at j7
    And p1 has 0 tools
    When p1 does "use j7"
    Then p1 has 1 tool
    And p1 has $4
    And p1 has 1 standing worker

  @FR-ROUND-25
  Scenario: A use of the gunsmith brings a gun
    Given a Frontier game of p1 and p2
    And a gunsmith of p2 stands at j7
    And p1 has 0 guns
    When p1 does "use j7"
    Then p1 has 1 gun
    And p1 has $4
    And p1 has 1 standing worker

  @FR-ROUND-25
  Scenario: A gun needs no room on an Industry card, however many animals are on the card
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 3 horses on cards
    And a gunsmith of p2 stands at j7
    When p1 does "use j7"
    Then p1 has 1 gun
    And p1 has 3 horses on cards

  @FR-ROUND-25
  Scenario: A use of the blacksmith brings a horse, which is one of the player's cubes
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a blacksmith of p2 stands at j7
    Then p1 has 30 cubes in supply
    When p1 does "use j7"
    Then p1 has 1 horse on cards
    And p1 has 1 available horse
    And p1 has 29 cubes in supply

  @FR-LUM-15
  Scenario: A player with three animals on the only card cannot get a horse from the blacksmith
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And p1 has 3 horses on cards
    And p2 has 2 horses on cards
    And a blacksmith of p2 stands at j7
    Then p1 may not do "use j7" because of FR-LUM-15
    When p1 does "end-turn"
    Then p2 may do "use j7"

  @FR-ROUND-25
  Scenario: A player without a cube in supply can use the blacksmith, but gets nothing
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 30 logs in stock
    And a blacksmith of p2 stands at j7
    Then p1 has 0 cubes in supply
    When p1 does "use j7"
    Then p1 has 0 horses on cards
    And p1 has 1 standing worker

  @FR-ROUND-25
  Scenario Outline: A use of the <building> costs a dollar and raises <field>
    Given a Frontier game of p1 and p2
    And a <building> of p2 stands at j7
    And the <field> marker is at <before>
    And p1 has $4
    When p1 does "use j7"
    Then the <field> marker is at <after>
    And p1 has $3
    And p2 has $4
    And p1's political track is 0
    And p1 has 1 standing worker

    Examples: at the last space the use is legal and the marker stays
      | building    | field  | before | after |
      | doctor      | health | 0      | +1    |
      | church      | health | -2     | -1    |
      | sheriff     | safety | +1     | +2    |
      | schoolhouse | wealth | +2     | +3    |
      | doctor      | health | +3     | +3    |

  @FR-SETUP-07
  Scenario Outline: A player without the money cannot use the <building>
    Given a Frontier game of p1 and p2
    And a <building> of p2 stands at j7
    And p1 has $<short>
    Then p1 may not do "use j7" because of FR-SETUP-07

    Examples:
      | building     | short |
      | doctor       | 0     |
      | church       | 0     |
      | sheriff      | 0     |
      | schoolhouse  | 0     |
      | philanthropy | 1     |

  @FR-ROUND-23
  Scenario Outline: A <building> has no use
    Given a Frontier game of p1 and p2
    And a <building> of p1 stands at j7
    And a saloon of p1 stands at i7
    Then p1 may not do "use j7" because of FR-ROUND-23
    But p1 may do "use i7"

    Examples:
      | building     |
      | well         |
      | jail         |
      | wooden-house |

  @FR-ROUND-23
  Scenario Outline: Only public buildings can be used - <what>
    Given a Frontier game of p1 and p2
    And a saloon of p1 stands at i7
    And a camp of p1 stands at d6
    Then p1 may not do "use <space>" because of FR-ROUND-23
    But p1 may do "use i7"

    Examples:
      | what                | space |
      | the stockpile       | h6    |
      | the freight station | k6    |
      | the bridge          | h5    |
      | a tent              | i6    |
      | a camp              | d6    |
      | a free space        | k8    |

  # ---------------------------------------------------------------- bank, philanthropy, town hall

  @FR-ROUND-25
  Scenario: Each use of a bank stores one own gold
    Given a Frontier game of p1 and p2
    And a bank of p1 stands at j7
    And a wooden-house stands at j6
    And p1 has 2 gold in stock
    When p1 does "use j7"
    Then j7 stores 1 gold of p1
    And p1 has 1 gold in stock
    And p1 has 28 cubes in supply
    When p1 does "use j7"
    Then j7 stores 2 gold of p1
    And p1 has 0 gold in stock

  @FR-ROUND-25
  Scenario: Gold may be stored on another player's bank
    Given a Frontier game of p1 and p2
    And a bank of p2 stands at j7
    And p1 has 1 gold in stock
    When p1 does "use j7"
    Then j7 stores 1 gold of p1
    And j7 stores 0 gold of p2

  @FR-CARD-05
  Scenario: A player without gold in stock cannot use a bank, as silver is not gold
    Given a Frontier game of p1 and p2
    And a bank of p1 stands at j7
    And p1 has 1 silver in stock
    And p2 has 1 gold in stock
    Then p1 may not do "use j7" because of FR-CARD-05 and the ruling "goal-bank"
    When p1 does "end-turn"
    Then p2 may do "use j7"

  @FR-ROUND-25
  Scenario: A donation to a philanthropy costs $2 and counts only for the goal
    Given a Frontier game of p1 and p2
    And a philanthropy of p2 stands at j7
    And p1 has $3
    And p1 has made 0 donations
    When p1 does "use j7"
    Then p1 has $1
    And p1 has made 1 donation
    And p1's political track is 0
    And p1's investment track is 0

  @FR-GEN-04
  Scenario: The town hall gives a free step on the election board
    Given a Frontier game of p1 and p2
    And a town-hall of p2 stands at j7
    And p1's election cube is on wealth
    And p1 has $0
    When p1 does "use j7 wealth-safety"
    Then p1's election cube is on wealth-safety
    And p1 has $0
    And p1 has 1 standing worker

  @FR-GEN-04
  Scenario: A step by the town hall follows the same order as a paid step
    Given a Frontier game of p1 and p2
    And a town-hall of p2 stands at j7
    And p1's election cube is on wealth
    Then p1 may do "use j7 health-wealth"
    And p1 may do "use j7 wealth-safety"
    But p1 may not do "use j7 health-safety" because of FR-GEN-04
    And p1 may not do "use j7 health-wealth-safety" because of FR-GEN-04
    And p1 may not do "use j7 safety" because of FR-GEN-04

  # ---------------------------------------------------------------- whose building

  @FR-ROUND-25
  Scenario: The owner may use a building like other players, and a building without an owner is open to all
    Given a Frontier game of p1 and p2
    And the office holds T1
    And a saloon of T1 stands at i7
    And a saloon of p1 stands at j7
    And p1 has $4
    When p1 does "use j7"
    Then p1 has $6
    When p1 does "end-turn"
    And p2 does "use i7"
    Then p2 has $6

  @FR-SETUP-12
  Scenario: Gold that is stored keeps its cube
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a bank of p1 stands at j7
    And p1 has 29 logs in stock
    And p1 has 1 gold in stock
    And p1 has $20
    When p1 does "use j7"
    Then p1 may not do "buy horse*1 ship" because of FR-SETUP-12

  @FR-ROUND-21
  Scenario: A player without a worker cannot get a step from the town hall
    Given a Frontier game of p1 and p2
    And a town-hall of p2 stands at j7
    And p1 has 0 standing workers
    Then p1 may not do "use j7 wealth" because of FR-ROUND-21

  # ---------------------------------------------------------------- the exact sum

  @FR-ROUND-25
  Scenario Outline: A player with exactly $<price> can use the <building>
    Given a Frontier game of p1 and p2
    And a <building> of p2 stands at j7
    And p1 has $<price>
    When p1 does "use j7"
    Then p1 has $0
    And p1 has 1 standing worker

    Examples:
      | building     | price |
      | doctor       | 1     |
      | church       | 1     |
      | sheriff      | 1     |
      | schoolhouse  | 1     |
      | philanthropy | 2     |

  @FR-SETUP-07
  Scenario Outline: In a box where a use of the <building> costs $<price>, $<short> are not enough
    Given a Frontier game of p1 and p2
    And the component file:
      """
      public-buildings: {list: [{id: <building>, use: {<use>, cost: <price>}}]}
      """
    And a <building> of p2 stands at j7
    And p1 has $<short>
    And p2 has $<price>
    Then p1 may not do "use j7" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "use j7"
    Then p2 has $0

    Examples:
      | building     | use            | price | short |
      | doctor       | status: health | 3     | 2     |
      | philanthropy | donate: 1      | 5     | 4     |

  # ---------------------------------------------------------------- another building's use

  @FR-ROUND-23
  Scenario Outline: Only the town hall gives a step on the election board, and the <building> does not
    Given a Frontier game of p1 and p2
    And a <building> of p1 stands at j7
    And a town-hall of p2 stands at i7
    Then p1 may not do "use j7 wealth" because of FR-ROUND-23
    But p1 may do "use i7 wealth"

    Examples:
      | building      |
      | saloon        |
      | doctor        |
      | coach-builder |
      | well          |

  @FR-CHAR-08
  Scenario Outline: A character cannot be drawn in a <building>
    Given a Frontier game of p1 and p2
    And a <building> of p1 stands at j7
    And a coach-builder of p2 stands at i7
    And the pile at gold-town is A5
    Then p1 may not do "use j7 deck" because of FR-CHAR-08
    And p1 may not do "use j7 A5" because of FR-CHAR-08
    But p1 may do "use i7 deck"
    And p1 may do "use i7 A5"

    Examples:
      | building  |
      | saloon    |
      | town-hall |
