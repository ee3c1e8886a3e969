Feature: Goal cards that count buildings
  Two points for each condition met: each of one's own buildings that the card counts, up to its limit, and each building it asks for
  besides. No goal is worth more than ten.

  # ---------------------------------------------------------------- stores and a bank with own gold

  @worked @FR-EX-24 @FR-CARD-05 @FR-CARD-16 @FR-SCORE-02
  Scenario Outline: G5 counts stores and gold on the bank - <stores> stores and <gold> gold
    Given a Frontier game of p1 and p2
    And p1's goal is G5
    And <first> stands at i7
    And <second> stands at j7
    And <third> stands at k7
    And <fourth> stands at h7
    And a bank of p1 stands at g6
    And g6 stores <gold> gold of p1
    Then p1's goal is worth <points>

    Examples: two general stores and a hardware store
      | stores | first                 | second                | third                  | fourth                 | gold | points |
      | three  | a general-store of p1 | a general-store of p1 | a hardware-store of p1 | a tailor of p1         | 1    | 8      |
      | three  | a general-store of p1 | a general-store of p1 | a hardware-store of p1 | a tailor of p1         | 0    | 6      |
      | four   | a general-store of p1 | a general-store of p1 | a hardware-store of p1 | a hardware-store of p1 | 1    | 10     |

    Examples: another's store is not his
      | stores | first                 | second                | third                  | fourth                 | gold | points |
      | two    | a general-store of p1 | a general-store of p2 | a hardware-store of p1 | a tailor of p1         | 1    | 6      |

  @FR-CARD-06
  Scenario: G6 does not count a bank with gold, as its card does not ask for one
    Given a Frontier game of p1 and p2
    And p1's goal is G6
    And a well of p1 stands at i7
    And a bank of p1 stands at g6
    And g6 stores 1 gold of p1
    Then p1's goal is worth 2

  @FR-CARD-05 @FR-CARD-20
  Scenario: G5 - a fifth store adds nothing
    Given a Frontier game of p1 and p2
    And p1's goal is G5
    And a general-store of p1 stands at i7
    And a general-store of p1 stands at j7
    And a general-store of p1 stands at k7
    And a hardware-store of p1 stands at h7
    And a hardware-store of p1 stands at g6
    Then p1's goal is worth 8

  @FR-CARD-05
  Scenario Outline: A goal counts a bank only if bank and gold are both the player's - a bank of <bank> with gold of <gold>
    Given a Frontier game of p1 and p2
    And p1's goal is G5
    And a bank of <bank> stands at i7
    And i7 stores 1 gold of <gold>
    Then p1's goal is worth <points>

    Examples: own bank and own gold on it
      | bank | gold | points |
      | p1   | p1   | 2      |
      | p1   | p2   | 0      |
      | p2   | p1   | 0      |
      | p2   | p2   | 0      |

  @worked @FR-EX-24 @FR-CARD-08
  Scenario: Without saloon and brothel, G8 is worth only 2 points for the bank
    Given a Frontier game of p1 and p2
    And p1's goal is G8
    And a general-store of p1 stands at i7
    And a bank of p1 stands at j7
    And j7 stores 1 gold of p1
    Then p1's goal is worth 2

  @FR-CARD-08
  Scenario: G8 is worth 8 with a saloon, two brothels and the bank
    Given a Frontier game of p1 and p2
    And p1's goal is G8
    And a saloon of p1 stands at i7
    And a brothel of p1 stands at j7
    And a brothel of p1 stands at k7
    And a saloon of p2 stands at h7
    And a bank of p1 stands at g6
    And g6 stores 3 gold of p1
    Then p1's goal is worth 8

  # ---------------------------------------------------------------- doctors, churches, wells

  @worked @FR-EX-28 @FR-CARD-06
  Scenario: G6 is worth ten with two doctors, a church and two wells
    Given a Frontier game of p1 and p2
    And p1's goal is G6
    And a doctor of p1 stands at i7
    And a doctor of p1 stands at j7
    And a church of p1 stands at k7
    And a well of p1 stands at h7
    And a well of p1 stands at g6
    Then p1's goal is worth 10

  @worked @FR-EX-28 @FR-CARD-06
  Scenario: G6 - three of four doctors and churches count, and one well counts as one condition
    Given a Frontier game of p1 and p2
    And p1's goal is G6
    And a doctor of p1 stands at i7
    And a doctor of p1 stands at j7
    And a church of p1 stands at k7
    And a church of p1 stands at l6
    And a well of p1 stands at h7
    Then p1's goal is worth 8

  @FR-CARD-06
  Scenario: G6 - a third well adds nothing
    Given a Frontier game of p1 and p2
    And p1's goal is G6
    And a well of p1 stands at i7
    And a well of p1 stands at j7
    And a well of p1 stands at k7
    Then p1's goal is worth 4

  # ---------------------------------------------------------------- smiths and tailor

  @worked @FR-EX-29 @FR-CARD-07
  Scenario: G7 counts a gunsmith and a tailor beside another player's blacksmith
    Given a Frontier game of p1 and p2
    And p1's goal is G7
    And a gunsmith of p1 stands at g6
    And a tailor of p1 stands at j7
    And a blacksmith of p2 stands at k7
    Then p1's goal is worth 4

  @worked @FR-EX-29 @FR-CARD-07
  Scenario: G7 - a tailor that is not beside a smith does not count
    Given a Frontier game of p1 and p2
    And p1's goal is G7
    And a gunsmith of p1 stands at g6
    And a tailor of p1 stands at j7
    And a blacksmith of p2 stands at h7
    Then p1's goal is worth 2

  @FR-CARD-07
  Scenario: G7 - a tailor beside a saloon does not count
    Given a Frontier game of p1 and p2
    And p1's goal is G7
    And a gunsmith of p1 stands at g6
    And a tailor of p1 stands at j7
    And a saloon of p1 stands at k7
    Then p1's goal is worth 2

  @FR-CARD-07
  Scenario: G7 is worth ten points with four smiths and one of two tailors
    Given a Frontier game of p1 and p2
    And p1's goal is G7
    And a blacksmith of p1 stands at i7
    And a blacksmith of p1 stands at k7
    And a gunsmith of p1 stands at h7
    And a gunsmith of p1 stands at g6
    And a tailor of p1 stands at j7
    And a tailor of p1 stands at l6
    Then p1's goal is worth 10

  # ---------------------------------------------------------------- safety and town hall

  @worked @FR-EX-30 @FR-CARD-09
  Scenario: G9 counts only two of three safety buildings, as the third and the town hall are not beside housing
    Given a Frontier game of p1 and p2
    And p1's goal is G9
    And a sheriff of p1 stands at i7
    And a jail of p1 stands at j7
    And a jail of p1 stands at k7
    And a town-hall of p1 stands at i8
    Then p1's goal is worth 4

  @FR-CARD-09
  Scenario: G9 counts all four safety buildings and the town hall if they are beside housing
    Given a Frontier game of p1 and p2
    And p1's goal is G9
    And a wooden-house of p2 stands at h7
    And a wooden-house of p2 stands at k7
    And a wooden-house of p2 stands at k8
    And a sheriff of p1 stands at i7
    And a sheriff of p1 stands at j7
    And a jail of p1 stands at g7
    And a jail of p1 stands at l7
    And a town-hall of p1 stands at l8
    Then p1's goal is worth 10

  @FR-CARD-09
  Scenario: G9 counts a town hall beside a tent even without a safety building
    Given a Frontier game of p1 and p2
    And p1's goal is G9
    And a town-hall of p1 stands at i7
    And a sheriff of p2 stands at j7
    Then p1's goal is worth 2

  # ---------------------------------------------------------------- schoolhouses, houses, town hall

  @worked @FR-EX-33 @FR-CARD-12
  Scenario: G12 is worth 6 with a schoolhouse, a wooden house and an adjacent town hall
    Given a Frontier game of p1 and p2
    And p1's goal is G12
    And a schoolhouse of p1 stands at h7
    And a wooden-house of p1 stands at j7
    And a town-hall of p1 stands at k7
    Then p1's goal is worth 6

  @FR-CARD-12
  Scenario Outline: G12 - a town hall beside <house> is worth <points>
    Given a Frontier game of p1 and p2
    And p1's goal is G12
    And <house> stands at j6
    And a town-hall of p1 stands at j7
    Then p1's goal is worth <points>

    Examples: it has to be a wooden house, of anybody
      | house          | points |
      | a tent         | 0      |
      | a wooden-house | 2      |

  @FR-CARD-12
  Scenario: G12 does not count wooden houses without an owner
    Given a Frontier game of p1 and p2
    And p1's goal is G12
    And a wooden-house stands at i6
    And a wooden-house stands at j6
    And a wooden-house of p1 stands at k7
    Then p1's goal is worth 2

  # ---------------------------------------------------------------- philanthropy

  @worked @FR-EX-34 @FR-CARD-14 @FR-CARD-20 @FR-GOAL-12
  Scenario Outline: G14 counts a philanthropy and its donations - one philanthropy and <donations> donations
    Given a Frontier game of p1 and p2
    And p1's goal is G14
    And a philanthropy of p1 stands at i7
    And p1 has made <donations> donations
    Then p1's goal is worth <points>

    Examples:
      | donations | points |
      | 0         | 2      |
      | 2         | 6      |
      | 4         | 10     |
      | 6         | 10     |

  @FR-CARD-14
  Scenario Outline: G14 - P1 donates to P2's philanthropy, which is worth <points> to <player>
    Given a Frontier game of p1 and p2
    And <player>'s goal is G14
    And a philanthropy of p2 stands at j7
    And p1 has $4
    Then <player>'s goal is worth <before>
    When p1 does "use j7"
    Then <player>'s goal is worth <points>

    Examples: the donation to who makes it, the building to its owner
      | player | before | points |
      | p1     | 0      | 2      |
      | p2     | 2      | 2      |

  @FR-CARD-06
  Scenario: G6 does not count a well at a corner of the town, as it is not connected
    Given a Frontier game of p1 and p2
    And p1's goal is G6
    And a well of p1 stands at l7
    Then p1's goal is worth 0
