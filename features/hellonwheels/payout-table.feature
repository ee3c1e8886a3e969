Feature: The payout table
  What a Town pays, whole, in one table. A Town at the Past, Present or Future position makes 10K, 20K or 10K, plus 5K for each
  Customer, plus 5K for each point of its Mayhem level: that sum once for its Saloons, once for its Gambling Houses and once for
  its Brothels. Each kind shares its sum evenly, rounded down to 1K for each house; what is left over stays in the bank.

  # The level is the number of Mayhem cards, one more in a Spontaneous Town, one less in an Existing Town, never below 0.
  # Each row is a Town with one Saloon of p1, two Gambling Houses of p2 and p3, and three Brothels of p4, p5 and p6.
  # sum: base + Customers + level. one, two, three: what a house earns that is one of so many of its kind. all: the sum for
  # three kinds. left: what rounding down leaves of it in the bank.

  @HOW-R-modifier-payout
  Scenario Outline: A <type> Town at the <position> position makes <sum>
    Given a Hell on Wheels game of 6 players
    And everybody has 0K
    And the <position> Town is a <type> Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns gambling-house#2 in the <position> Town
    And p4 owns brothel#1 in the <position> Town
    And p5 owns brothel#2 in the <position> Town
    And p6 owns brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <one>K
    And p2 has <two>K
    And p3 has <two>K
    And p4 has <three>K
    And p5 has <three>K
    And p6 has <three>K
    And the bank kept <left>K of <all>K

    Examples:
      | position | type        | customers | mayhem | sum          | one | two | three | all | left |
      | Past     | Spontaneous | 0         | 0      | 10 + 0 + 5   | 15  | 7   | 5     | 45  | 1    |
      | Past     | Spontaneous | 1         | 0      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Past     | Spontaneous | 0         | 1      | 10 + 0 + 10  | 20  | 10  | 6     | 60  | 2    |
      | Past     | Spontaneous | 2         | 2      | 10 + 10 + 15 | 35  | 17  | 11    | 105 | 3    |
      | Past     | Spontaneous | 3         | 3      | 10 + 15 + 20 | 45  | 22  | 15    | 135 | 1    |
      | Past     | Spontaneous | 5         | 4      | 10 + 25 + 25 | 60  | 30  | 20    | 180 | 0    |
      | Past     | Planned     | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Past     | Planned     | 1         | 0      | 10 + 5 + 0   | 15  | 7   | 5     | 45  | 1    |
      | Past     | Planned     | 0         | 1      | 10 + 0 + 5   | 15  | 7   | 5     | 45  | 1    |
      | Past     | Planned     | 2         | 2      | 10 + 10 + 10 | 30  | 15  | 10    | 90  | 0    |
      | Past     | Planned     | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Past     | Planned     | 5         | 4      | 10 + 25 + 20 | 55  | 27  | 18    | 165 | 2    |
      | Past     | Existing    | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Past     | Existing    | 1         | 0      | 10 + 5 + 0   | 15  | 7   | 5     | 45  | 1    |
      | Past     | Existing    | 0         | 1      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Past     | Existing    | 2         | 2      | 10 + 10 + 5  | 25  | 12  | 8     | 75  | 2    |
      | Past     | Existing    | 3         | 3      | 10 + 15 + 10 | 35  | 17  | 11    | 105 | 3    |
      | Past     | Existing    | 5         | 4      | 10 + 25 + 15 | 50  | 25  | 16    | 150 | 2    |
      | Present  | Spontaneous | 0         | 0      | 20 + 0 + 5   | 25  | 12  | 8     | 75  | 2    |
      | Present  | Spontaneous | 1         | 0      | 20 + 5 + 5   | 30  | 15  | 10    | 90  | 0    |
      | Present  | Spontaneous | 0         | 1      | 20 + 0 + 10  | 30  | 15  | 10    | 90  | 0    |
      | Present  | Spontaneous | 2         | 2      | 20 + 10 + 15 | 45  | 22  | 15    | 135 | 1    |
      | Present  | Spontaneous | 3         | 3      | 20 + 15 + 20 | 55  | 27  | 18    | 165 | 2    |
      | Present  | Spontaneous | 5         | 4      | 20 + 25 + 25 | 70  | 35  | 23    | 210 | 1    |
      | Present  | Planned     | 0         | 0      | 20 + 0 + 0   | 20  | 10  | 6     | 60  | 2    |
      | Present  | Planned     | 1         | 0      | 20 + 5 + 0   | 25  | 12  | 8     | 75  | 2    |
      | Present  | Planned     | 0         | 1      | 20 + 0 + 5   | 25  | 12  | 8     | 75  | 2    |
      | Present  | Planned     | 2         | 2      | 20 + 10 + 10 | 40  | 20  | 13    | 120 | 1    |
      | Present  | Planned     | 3         | 3      | 20 + 15 + 15 | 50  | 25  | 16    | 150 | 2    |
      | Present  | Planned     | 5         | 4      | 20 + 25 + 20 | 65  | 32  | 21    | 195 | 3    |
      | Present  | Existing    | 0         | 0      | 20 + 0 + 0   | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing    | 1         | 0      | 20 + 5 + 0   | 25  | 12  | 8     | 75  | 2    |
      | Present  | Existing    | 0         | 1      | 20 + 0 + 0   | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing    | 2         | 2      | 20 + 10 + 5  | 35  | 17  | 11    | 105 | 3    |
      | Present  | Existing    | 3         | 3      | 20 + 15 + 10 | 45  | 22  | 15    | 135 | 1    |
      | Present  | Existing    | 5         | 4      | 20 + 25 + 15 | 60  | 30  | 20    | 180 | 0    |
      | Future   | Spontaneous | 0         | 0      | 10 + 0 + 5   | 15  | 7   | 5     | 45  | 1    |
      | Future   | Spontaneous | 1         | 0      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Future   | Spontaneous | 0         | 1      | 10 + 0 + 10  | 20  | 10  | 6     | 60  | 2    |
      | Future   | Spontaneous | 2         | 2      | 10 + 10 + 15 | 35  | 17  | 11    | 105 | 3    |
      | Future   | Spontaneous | 3         | 3      | 10 + 15 + 20 | 45  | 22  | 15    | 135 | 1    |
      | Future   | Spontaneous | 5         | 4      | 10 + 25 + 25 | 60  | 30  | 20    | 180 | 0    |
      | Future   | Planned     | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Future   | Planned     | 1         | 0      | 10 + 5 + 0   | 15  | 7   | 5     | 45  | 1    |
      | Future   | Planned     | 0         | 1      | 10 + 0 + 5   | 15  | 7   | 5     | 45  | 1    |
      | Future   | Planned     | 2         | 2      | 10 + 10 + 10 | 30  | 15  | 10    | 90  | 0    |
      | Future   | Planned     | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Future   | Planned     | 5         | 4      | 10 + 25 + 20 | 55  | 27  | 18    | 165 | 2    |
      | Future   | Existing    | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Future   | Existing    | 1         | 0      | 10 + 5 + 0   | 15  | 7   | 5     | 45  | 1    |
      | Future   | Existing    | 0         | 1      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Future   | Existing    | 2         | 2      | 10 + 10 + 5  | 25  | 12  | 8     | 75  | 2    |
      | Future   | Existing    | 3         | 3      | 10 + 15 + 10 | 35  | 17  | 11    | 105 | 3    |
      | Future   | Existing    | 5         | 4      | 10 + 25 + 15 | 50  | 25  | 16    | 150 | 2    |

  # ---------------------------------------------------------------- where the type of the Town does not count

  @HOW-R-modifier-payout
  Scenario Outline: If only Mayhem cards count, a <type> Town at the <position> position makes <sum>
    Given a Hell on Wheels game of 6 players
    And the ruling "modifier-payout" is "cards-only"
    And everybody has 0K
    And the <position> Town is a <type> Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns gambling-house#2 in the <position> Town
    And p4 owns brothel#1 in the <position> Town
    And p5 owns brothel#2 in the <position> Town
    And p6 owns brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <one>K
    And p2 has <two>K
    And p3 has <two>K
    And p4 has <three>K
    And p5 has <three>K
    And p6 has <three>K
    And the bank kept <left>K of <all>K

    Examples:
      | position | type        | customers | mayhem | sum          | one | two | three | all | left |
      | Past     | Spontaneous | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Past     | Spontaneous | 1         | 1      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Past     | Spontaneous | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Past     | Planned     | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Past     | Planned     | 1         | 1      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Past     | Planned     | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Past     | Existing    | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Past     | Existing    | 1         | 1      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Past     | Existing    | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Present  | Spontaneous | 0         | 0      | 20 + 0 + 0   | 20  | 10  | 6     | 60  | 2    |
      | Present  | Spontaneous | 1         | 1      | 20 + 5 + 5   | 30  | 15  | 10    | 90  | 0    |
      | Present  | Spontaneous | 3         | 3      | 20 + 15 + 15 | 50  | 25  | 16    | 150 | 2    |
      | Present  | Planned     | 0         | 0      | 20 + 0 + 0   | 20  | 10  | 6     | 60  | 2    |
      | Present  | Planned     | 1         | 1      | 20 + 5 + 5   | 30  | 15  | 10    | 90  | 0    |
      | Present  | Planned     | 3         | 3      | 20 + 15 + 15 | 50  | 25  | 16    | 150 | 2    |
      | Present  | Existing    | 0         | 0      | 20 + 0 + 0   | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing    | 1         | 1      | 20 + 5 + 5   | 30  | 15  | 10    | 90  | 0    |
      | Present  | Existing    | 3         | 3      | 20 + 15 + 15 | 50  | 25  | 16    | 150 | 2    |
      | Future   | Spontaneous | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Future   | Spontaneous | 1         | 1      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Future   | Spontaneous | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Future   | Planned     | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Future   | Planned     | 1         | 1      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Future   | Planned     | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |
      | Future   | Existing    | 0         | 0      | 10 + 0 + 0   | 10  | 5   | 3     | 30  | 1    |
      | Future   | Existing    | 1         | 1      | 10 + 5 + 5   | 20  | 10  | 6     | 60  | 2    |
      | Future   | Existing    | 3         | 3      | 10 + 15 + 15 | 40  | 20  | 13    | 120 | 1    |

  @HOW-R-modifier-payout
  Scenario Outline: If only Mayhem cards count, no level at the <position> position is below 0 - <sum>
    Given a Hell on Wheels game of 6 players
    And the ruling "modifier-payout" is "cards-only"
    And the ruling "mayhem-floor" is "allow-negative"
    And everybody has 0K
    And the <position> Town is a <type> Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns gambling-house#2 in the <position> Town
    And p4 owns brothel#1 in the <position> Town
    And p5 owns brothel#2 in the <position> Town
    And p6 owns brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <one>K
    And p2 has <two>K
    And p3 has <two>K
    And p4 has <three>K
    And p5 has <three>K
    And p6 has <three>K
    And the bank kept <left>K of <all>K

    Examples:
      | position | type     | customers | mayhem | sum        | one | two | three | all | left |
      | Past     | Existing | 0         | 0      | 10 + 0 + 0 | 10  | 5   | 3     | 30  | 1    |
      | Present  | Existing | 0         | 0      | 20 + 0 + 0 | 20  | 10  | 6     | 60  | 2    |
      | Future   | Existing | 0         | 0      | 10 + 0 + 0 | 10  | 5   | 3     | 30  | 1    |

  # ---------------------------------------------------------------- an Existing Town without Mayhem cards

  @HOW-R-mayhem-floor
  Scenario Outline: A level is never below 0 in an Existing Town at the <position> position - <sum>
    Given a Hell on Wheels game of 6 players
    And the ruling "mayhem-floor" is "floor-at-zero"
    And everybody has 0K
    And the <position> Town is a <type> Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns gambling-house#2 in the <position> Town
    And p4 owns brothel#1 in the <position> Town
    And p5 owns brothel#2 in the <position> Town
    And p6 owns brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <one>K
    And p2 has <two>K
    And p3 has <two>K
    And p4 has <three>K
    And p5 has <three>K
    And p6 has <three>K
    And the bank kept <left>K of <all>K

    Examples:
      | position | type     | customers | mayhem | sum         | one | two | three | all | left |
      | Past     | Existing | 0         | 0      | 10 + 0 + 0  | 10  | 5   | 3     | 30  | 1    |
      | Past     | Existing | 3         | 0      | 10 + 15 + 0 | 25  | 12  | 8     | 75  | 2    |
      | Present  | Existing | 0         | 0      | 20 + 0 + 0  | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing | 3         | 0      | 20 + 15 + 0 | 35  | 17  | 11    | 105 | 3    |
      | Future   | Existing | 0         | 0      | 10 + 0 + 0  | 10  | 5   | 3     | 30  | 1    |
      | Future   | Existing | 3         | 0      | 10 + 15 + 0 | 25  | 12  | 8     | 75  | 2    |

  @HOW-TOWN-07
  Scenario Outline: If a level may be below 0 an Existing Town at the <position> position makes <sum>
    Given a Hell on Wheels game of 6 players
    And the ruling "mayhem-floor" is "allow-negative"
    And everybody has 0K
    And the <position> Town is a <type> Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns gambling-house#2 in the <position> Town
    And p4 owns brothel#1 in the <position> Town
    And p5 owns brothel#2 in the <position> Town
    And p6 owns brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <one>K
    And p2 has <two>K
    And p3 has <two>K
    And p4 has <three>K
    And p5 has <three>K
    And p6 has <three>K
    And the bank kept <left>K of <all>K

    @HOW-R-mayhem-floor
    Examples: no Mayhem card, and so 5K less
      | position | type     | customers | mayhem | sum         | one | two | three | all | left |
      | Past     | Existing | 0         | 0      | 10 + 0 - 5  | 5   | 2   | 1     | 15  | 3    |
      | Past     | Existing | 3         | 0      | 10 + 15 - 5 | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing | 0         | 0      | 20 + 0 - 5  | 15  | 7   | 5     | 45  | 1    |
      | Present  | Existing | 3         | 0      | 20 + 15 - 5 | 30  | 15  | 10    | 90  | 0    |
      | Future   | Existing | 0         | 0      | 10 + 0 - 5  | 5   | 2   | 1     | 15  | 3    |
      | Future   | Existing | 3         | 0      | 10 + 15 - 5 | 20  | 10  | 6     | 60  | 2    |

    Examples: with Mayhem cards, as ever
      | position | type     | customers | mayhem | sum        | one | two | three | all | left |
      | Past     | Existing | 0         | 1      | 10 + 0 + 0 | 10  | 5   | 3     | 30  | 1    |
      | Past     | Existing | 1         | 2      | 10 + 5 + 5 | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing | 0         | 1      | 20 + 0 + 0 | 20  | 10  | 6     | 60  | 2    |
      | Present  | Existing | 1         | 2      | 20 + 5 + 5 | 30  | 15  | 10    | 90  | 0    |
      | Future   | Existing | 0         | 1      | 10 + 0 + 0 | 10  | 5   | 3     | 30  | 1    |
      | Future   | Existing | 1         | 2      | 10 + 5 + 5 | 20  | 10  | 6     | 60  | 2    |

  @HOW-R-modifier-payout
  Scenario Outline: If a level may be below 0, payouts of the other types are unchanged - <type>, <position>, <sum>
    Given a Hell on Wheels game of 6 players
    And the ruling "mayhem-floor" is "allow-negative"
    And everybody has 0K
    And the <position> Town is a <type> Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns gambling-house#2 in the <position> Town
    And p4 owns brothel#1 in the <position> Town
    And p5 owns brothel#2 in the <position> Town
    And p6 owns brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <one>K
    And p2 has <two>K
    And p3 has <two>K
    And p4 has <three>K
    And p5 has <three>K
    And p6 has <three>K
    And the bank kept <left>K of <all>K

    Examples:
      | position | type        | customers | mayhem | sum        | one | two | three | all | left |
      | Past     | Spontaneous | 0         | 0      | 10 + 0 + 5 | 15  | 7   | 5     | 45  | 1    |
      | Past     | Planned     | 0         | 0      | 10 + 0 + 0 | 10  | 5   | 3     | 30  | 1    |
      | Present  | Spontaneous | 0         | 0      | 20 + 0 + 5 | 25  | 12  | 8     | 75  | 2    |
      | Present  | Planned     | 0         | 0      | 20 + 0 + 0 | 20  | 10  | 6     | 60  | 2    |
      | Future   | Spontaneous | 0         | 0      | 10 + 0 + 5 | 15  | 7   | 5     | 45  | 1    |
      | Future   | Planned     | 0         | 0      | 10 + 0 + 0 | 10  | 5   | 3     | 30  | 1    |
