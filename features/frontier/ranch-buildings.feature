Feature: Buildings of ranching
  One a turn, of a level not above the player's. A farmstead stands on grass or plain, everything else of level I and II next to an own
  farmstead, an enclosure on grass. None of them stands next to a town piece.

  @FR-RAN-04
  Scenario Outline: A <building> costs $3 and no logs
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $3
    And p2 has 0 logs in stock
    And a farmstead of p2 stands at o7
    When p2 does "build <building> at <space>"
    Then a <building> of p2 stands at <space>
    And p2 has $0
    And p2 has 2 standing workers

    Examples: the farmstead anywhere, the wind pump beside it
      | building  | space |
      | farmstead | r7    |
      | wind-pump | o8    |

  @FR-RAN-04
  Scenario Outline: A farmstead may stand on <space>, <terrain>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    When p2 does "build farmstead at <space>"
    Then a farmstead of p2 stands at <space>

    Examples:
      | space | terrain |
      | q7    | grass   |
      | o7    | plain   |

  @FR-RAN-04
  Scenario Outline: A farmstead cannot stand on <space>, <terrain>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    Then p2 may not do "build farmstead at <space>" because of FR-RAN-04

    Examples:
      | space | terrain   |
      | f9    | desert    |
      | b7    | forest    |
      | a8    | mountain  |
      | o5    | the river |

  @FR-RAN-05
  Scenario Outline: A ranching building cannot stand beside the <piece>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    Then p2 may not do "build farmstead at <space>" because of FR-RAN-05
    But p2 may do "build farmstead at l8"

    Examples:
      | piece           | space |
      | stockpile       | g6    |
      | freight station | l6    |
      | bridge          | h4    |
      | tent            | i7    |

  @FR-SETUP-03
  Scenario: A farmstead cannot stand where cattle stand, but may stand on drought
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p2 has 1 cattle at q6
    And p1 has 1 cattle at p6
    And o6 has drought
    Then p2 may not do "build farmstead at q6" because of FR-SETUP-03
    And p2 may not do "build farmstead at p6" because of FR-SETUP-03
    But p2 may do "build farmstead at o6"

  @FR-SETUP-03
  Scenario: A farmstead cannot stand on track
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And the red line is r9 q9 q8 q7
    Then p2 may not do "build farmstead at q7" because of FR-SETUP-03
    But p2 may do "build farmstead at q6"

  # ---------------------------------------------------------------- beside the farmstead

  @worked @FR-EX-107
  Scenario Outline: With a farmstead on o7 a <building> may stand on <spaces>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $4
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    Then "build <building> at o6" is legal for p2
    And "build <building> at n7" is legal for p2
    And "build <building> at p7" is legal for p2
    And "build <building> at o8" is <on plain> for p2
    And "build <building> at q7" is illegal for p2
    And "build <building> at p6" is illegal for p2

    @FR-RAN-09
    Examples: the wind pump, on plain too
      | building      | spaces         | on plain |
      | wind-pump     | o6, n7, p7, o8 | legal    |

    @FR-RAN-09
    Examples: the stables, on plain too
      | building      | spaces         | on plain |
      | horse-stable  | o6, n7, p7, o8 | legal    |
      | donkey-stable | o6, n7, p7, o8 | legal    |
      | mule-stable   | o6, n7, p7, o8 | legal    |
      | ox-stable     | o6, n7, p7, o8 | legal    |

    @FR-RAN-31
    Examples: an enclosure stands on grass
      | building      | spaces     | on plain |
      | enclosure     | o6, n7, p7 | illegal  |

  @worked @FR-EX-107 @FR-RAN-09 @FR-RAN-31 @FR-ROUND-31
  Scenario: Away from the farmstead nothing can be built, and at level II no own train can be bought
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $6
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    Then p2 may not do "build wind-pump at q7" because of FR-RAN-09
    And p2 may not do "build horse-stable at q7" because of FR-RAN-09
    And p2 may not do "build enclosure at q7" because of FR-RAN-31
    And p2 may not do "build enclosure at o8" because of FR-RAN-31
    And p2 may not do "build own-train" because of FR-ROUND-31

  @FR-RAN-09 @FR-RAN-23
  Scenario: A player can build beside an own farmstead, not beside another player's
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And a farmstead of p1 stands at o7
    And a farmstead of p2 stands at p8
    Then p2 may not do "build wind-pump at n7" because of FR-RAN-09
    When p2 does "build wind-pump at p7"
    Then a wind-pump of p2 stands at p7

  @FR-RAN-09
  Scenario: A space beside a wind pump does not count as beside the farmstead
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And a farmstead of p2 stands at o7
    And a wind-pump of p2 stands at p7
    Then p2 may not do "build wind-pump at q7" because of FR-RAN-09
    But p2 may do "build wind-pump at o8"

  # ---------------------------------------------------------------- prices, levels, one a turn

  Scenario Outline: A <building> costs $4 and a log
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $4
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    When p2 does "build <building> at n7"
    Then a <building> of p2 stands at n7
    And p2 has $0
    And p2 has 0 logs in stock

    @FR-RAN-23 @FR-RAN-25
    Examples: the stables
      | building      |
      | horse-stable  |
      | donkey-stable |
      | mule-stable   |
      | ox-stable     |

    @FR-RAN-22 @FR-RAN-31
    Examples: the enclosure
      | building  |
      | enclosure |

  @FR-SETUP-03
  Scenario: An enclosure cannot be built without a log
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $4
    And p2 has 0 logs in stock
    And a farmstead of p2 stands at o7
    Then p2 may not do "build enclosure at n7" because of FR-SETUP-03

  @FR-ROUND-31
  Scenario Outline: At level I a player cannot build a <building>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level I
    And p2 has $4
    And p2 has 1 log in stock
    And a farmstead of p2 stands at o7
    Then p2 may not do "build <building> at n7" because of FR-ROUND-31
    But p2 may do "build wind-pump at n7"

    Examples:
      | building     |
      | enclosure    |
      | horse-stable |
      | ox-stable    |

  @FR-RAN-04 @FR-R-building-count
  Scenario: A player can build one ranching building a turn
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 has $20
    And p2 has 2 logs in stock
    And a farmstead of p2 stands at o7
    When p2 does "build wind-pump at o8"
    Then p2 may not do "build farmstead at r7" because of FR-RAN-04 and the ruling "building-count"
    And p2 may not do "build enclosure at n7" because of FR-RAN-04 and the ruling "building-count"

  @worked @FR-EX-124 @FR-RAN-21
  Scenario: No replacement farmstead is handed out, so a second farmstead must be bought
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level I
    And p2 has $4
    And a farmstead of p1 stands at l7
    And a farmstead of p2 stands at o7
    When p2 does "build farmstead at r7"
    Then a farmstead of p2 stands at r7
    And a farmstead of p2 stands at o7
    And p2 has $1

  @FR-SETUP-03 @FR-GEN-10
  Scenario: A farmstead cannot stand on track that the mayor has just laid
    Given a Frontier game of p1 and p2
    And p1 has $20
    And p1 is in ranching at level I
    And RR1 is face up
    And the red line is r9 q9 q8 q7
    Then p1 may do "build farmstead at q6"
    And p1 may do "build farmstead at p6"
    When p1 does "develop railroad"
    And p1 does "track q6"
    And chance does "reveal railroad RR2"
    Then p1 may not do "build farmstead at q6" because of FR-SETUP-03
    And p1 may not do "build farmstead at p6" because of FR-SETUP-03
