Feature: Stables
  A worker on an own stable gains animals: a horse or a donkey for every two of the kind, a mule for every pair of horse and donkey, an ox
  for every four cattle. They stand on the stable, three at most.

  @worked @FR-EX-22 @FR-RAN-24
  Scenario Outline: A <stable> with <owned> yields <yield>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 is in mining at level I
    And a farmstead of p2 stands at o7
    And a <stable> of p2 stands at n7
    And p2 has <horses> horses on cards
    And p2 has <donkeys> donkeys on cards
    And p2 has <cattle> cattle at r6
    When p2 does "stable n7"
    Then n7 holds <yield>
    And p2 has <horses> horses on cards
    And p2 has <donkeys> donkeys on cards
    And p2 has <cattle> cattle at r6
    And p2 has 1 standing worker

    @FR-RAN-26
    Examples: a horse for every two horses
      | stable       | owned    | horses | donkeys | cattle | yield    |
      | horse-stable | 2 horses | 2      | 0       | 0      | 1 horse  |
      | horse-stable | 3 horses | 3      | 0       | 0      | 1 horse  |
      | horse-stable | 4 horses | 4      | 0       | 0      | 2 horses |
      | horse-stable | 6 horses | 6      | 0       | 0      | 3 horses |

    @FR-RAN-27
    Examples: a donkey for every two donkeys
      | stable        | owned     | horses | donkeys | cattle | yield     |
      | donkey-stable | 2 donkeys | 0      | 2       | 0      | 1 donkey  |
      | donkey-stable | 5 donkeys | 0      | 5       | 0      | 2 donkeys |

    @FR-RAN-28
    Examples: a mule for every pair of horse and donkey
      | stable      | owned                  | horses | donkeys | cattle | yield   |
      | mule-stable | 1 horse and 1 donkey   | 1      | 1       | 0      | 1 mule  |
      | mule-stable | 2 horses and 3 donkeys | 2      | 3       | 0      | 2 mules |
      | mule-stable | 4 horses and 1 donkey  | 4      | 1       | 0      | 1 mule  |

    @FR-RAN-29
    Examples: an ox for every four cattle
      | stable    | owned     | horses | donkeys | cattle | yield  |
      | ox-stable | 4 cattle  | 0      | 0       | 4      | 1 ox   |
      | ox-stable | 7 cattle  | 0      | 0       | 7      | 1 ox   |
      | ox-stable | 9 cattle  | 0      | 0       | 9      | 2 oxen |

    @FR-RAN-29 @FR-RAN-30
    Examples: three at most
      | stable    | owned     | horses | donkeys | cattle | yield  |
      | ox-stable | 16 cattle | 0      | 0       | 16     | 3 oxen |

  @worked @FR-EX-22
  Scenario Outline: A <stable> with <owned> yields nothing and takes no worker
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 is in mining at level I
    And a farmstead of p2 stands at o7
    And a <stable> of p2 stands at n7
    And p2 has <horses> horses on cards
    And p2 has <donkeys> donkeys on cards
    And p2 has <cattle> cattle at r6
    Then p2 may not do "stable n7" because of <clause>

    @FR-RAN-26
    Examples: one horse
      | stable       | owned   | horses | donkeys | cattle | clause    |
      | horse-stable | 1 horse | 1      | 3       | 6      | FR-RAN-26 |

    @FR-RAN-27
    Examples: one donkey
      | stable        | owned    | horses | donkeys | cattle | clause    |
      | donkey-stable | 1 donkey | 3      | 1       | 6      | FR-RAN-27 |

    @FR-RAN-28
    Examples: no pair
      | stable      | owned     | horses | donkeys | cattle | clause    |
      | mule-stable | 3 horses  | 3      | 0       | 6      | FR-RAN-28 |
      | mule-stable | 3 donkeys | 0      | 3       | 6      | FR-RAN-28 |

    @FR-RAN-29
    Examples: three cattle
      | stable    | owned    | horses | donkeys | cattle | clause    |
      | ox-stable | 3 cattle | 3      | 3       | 3      | FR-RAN-29 |

  @FR-RAN-29
  Scenario: Only a player's own cattle, on the range or in enclosures, count for oxen
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in ranching at level I
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And an enclosure of p2 stands at p7
    And an ox-stable of p2 stands at n7
    And p2 has 2 cattle at p7
    And p2 has 1 cattle at o6
    And p1 has 3 cattle at q6
    Then p2 may not do "stable n7" because of FR-RAN-29
    When p2 does "breed o6"
    And p2 does "stable n7"
    Then n7 holds 1 ox

  @worked @FR-EX-20 @FR-EX-22 @FR-RAN-30
  Scenario: A stable with two animals takes one more, then it is full
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And n7 holds 2 horses
    And p2 has 2 horses on cards
    When p2 does "stable n7"
    Then n7 holds 3 horses
    And p2 has 2 horses on cards
    And p2 has 5 available horses
    And p2 may not do "stable n7" because of FR-RAN-30

  @FR-RAN-24
  Scenario: An animal from a stable can be used at once
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And p2 has 2 horses on cards
    And p2 has 0 available horses
    And p2 has 1 cattle at r6
    When p2 does "stable n7"
    Then p2 has 1 available horse
    And p2 may do "drive-cattle r6 to r8"

  @FR-ROUND-26 @FR-R-blocked-worker
  Scenario: Only the owner's workers can work at a stable
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level II
    And p2 is in ranching at level II
    And p1 has 2 horses on cards
    And p2 has 2 horses on cards
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    Then p1 may not do "stable n7" because of FR-ROUND-26 and the ruling "blocked-worker"
    When p1 does "end-turn"
    Then p2 may do "stable n7"

  @FR-ROUND-21
  Scenario: Working at a stable needs a standing worker
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And p2 has 2 horses on cards
    And p2 has 0 standing workers
    Then p2 may not do "stable n7" because of FR-ROUND-21

  @FR-GEN-15
  Scenario: A stable in revolt cannot be used
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And n7 has 1 revolt piece
    And p2 has 2 horses on cards
    Then p2 may not do "stable n7" because of FR-GEN-15
    When p2 does "quell n7"
    Then p2 may do "stable n7"

  @FR-SETUP-12
  Scenario: Without a cube in supply a stable yields nothing
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And p2 has 2 horses on cards
    And p2 has 28 logs in stock
    Then p2 may not do "stable n7" because of FR-SETUP-12

  @FR-RAN-26
  Scenario: With one cube left in supply a stable yields one animal
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And p2 is in mining at level I
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And p2 has 4 horses on cards
    And p2 has 25 logs in stock
    When p2 does "stable n7"
    Then n7 holds 1 horse
    And p2 has 0 cubes in supply

  @FR-RAN-28
  Scenario: Animals in other stables count for what a stable yields
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at p7
    And p7 holds 1 horse
    And a mule-stable of p2 stands at n7
    And p2 has 1 donkey on cards
    When p2 does "stable n7"
    Then n7 holds 1 mule

  @FR-SETUP-12
  Scenario: The animals of a stable take cubes
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is in ranching at level II
    And a farmstead of p2 stands at o7
    And a horse-stable of p2 stands at n7
    And p2 has 2 horses on cards
    And p2 has 27 logs in stock
    And p2 has $30
    When p2 does "stable n7"
    Then p2 may not do "buy horse*1 ship" because of FR-SETUP-12
