Feature: Open questions about Raids and claims
  Whose card the Raid called Supervisor is, whether the type of the Town counts for the threshold, and whether Claim Jumpers may be
  played on a house of one's own.

  # ---------------------------------------------------------------- a Raid card called Supervisor

  @HOW-R-raid-names @HOW-CARD-07
  Scenario: If the name of a Raid does not matter, p2 can play the Supervisor card without the token
    Given a Hell on Wheels game of p1 and p2
    And the ruling "raid-names" is "flavour"
    And vice lies in the Present Town
    And p2 holds supervisor irish
    And p2 is to act
    When p2 does "raid supervisor discard vice at present"
    Then the discard pile is vice supervisor

  @HOW-R-raid-names @HOW-CARD-07
  Scenario: If the Supervisor card needs the token, p2 without the token can play only the other Raids
    Given a Hell on Wheels game of p1 and p2
    And the ruling "raid-names" is "token-holder"
    And vice lies in the Present Town
    And p2 holds supervisor lawmen
    And p2 is to act
    Then p2 may do only:
      | raid lawmen discard vice at present |
      | pass                                |
    And p2 may not do "raid supervisor discard vice at present" because of HOW-CARD-07 and the ruling "raid-names"

  @HOW-R-raid-names @HOW-RAID-03
  Scenario: The refusal of the Supervisor card without the token cites the raid threshold first
    Given a Hell on Wheels game of p1 and p2
    And the ruling "raid-names" is "token-holder"
    And p1 owns saloon#1 in the Present Town
    And p2 holds supervisor lawmen
    And p2 is to act
    Then p2 may not do "raid supervisor discard saloon#1 at present" because of HOW-RAID-03

  @HOW-CARD-07 @HOW-R-raid-names @HOW-RAID-01
  Scenario: If the Supervisor card needs the token, the Supervisor may play it
    Given a Hell on Wheels game of p1 and p2
    And the ruling "raid-names" is "token-holder"
    And vice lies in the Present Town
    And p1 holds supervisor irish
    When p1 does "raid supervisor discard vice at present"
    Then the discard pile is vice supervisor

  @HOW-R-raid-names @HOW-CARD-07
  Scenario Outline: If the name of a Raid does not matter, <player> plays the Supervisor card, and the token stays with p1
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "raid-names" is "flavour"
    And p1 is Supervisor
    And vice lies in the Present Town
    And <player> holds supervisor irish
    And <player> is to act
    When <player> does "raid supervisor discard vice at present"
    Then vice is in the discard pile
    And p1 is Supervisor

    Examples:
      | player |
      | p1     |
      | p2     |
      | p3     |

  # ---------------------------------------------------------------- the type of the Town and the threshold

  @HOW-R-modifier-raid @HOW-RAID-03
  Scenario Outline: If the level counts, houses can be raided at a level of 3 with two players
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-raid" is "level"
    And the Present Town is <town>
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then saloon#1 is in the discard pile

    Examples:
      | town      | mayhem |
      | julesberg | 2      |
      | cheyenne  | 3      |
      | omaha     | 4      |

  @HOW-R-modifier-raid @HOW-RAID-03
  Scenario Outline: If the level counts, no house can be raided in a Town one Mayhem card below the threshold
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-raid" is "level"
    And the Present Town is <town>
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03

    Examples:
      | town      | mayhem |
      | julesberg | 1      |
      | cheyenne  | 2      |
      | omaha     | 3      |

  @HOW-R-modifier-raid @HOW-RAID-03
  Scenario Outline: If only cards count, with two players three Mayhem cards open houses to Raids in every Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-raid" is "cards-only"
    And the Present Town is <town>
    And the Present Town has 3 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then saloon#1 is in the discard pile

    Examples:
      | town      |
      | julesberg |
      | cheyenne  |
      | omaha     |

  @HOW-R-modifier-raid @HOW-RAID-03
  Scenario Outline: If only cards count, with two players two Mayhem cards open houses to Raids in no Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-raid" is "cards-only"
    And the Present Town is <town>
    And the Present Town has 2 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03

    Examples:
      | town      |
      | julesberg |
      | cheyenne  |
      | omaha     |

  @worked @HOW-EX-57 @HOW-R-modifier-raid @HOW-RAID-03
  Scenario Outline: If only cards count, with three players four Mayhem cards open houses to Raids and three do not
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "modifier-raid" is "cards-only"
    And the Past Town is a <type> Town
    And the Present Town is a <type> Town
    And the Past Town has 4 Mayhem cards
    And the Present Town has 3 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Past Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03
    But p1 may do "raid lawmen discard saloon#2 at past"

    Examples:
      | type        |
      | Spontaneous |
      | Planned     |
      | Existing    |

  @HOW-R-modifier-raid @HOW-RAID-03
  Scenario: If only cards count, two Mayhem cards are too few in a Spontaneous Town, although its level is high enough
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-raid" is "cards-only"
    And the Present Town is julesberg
    And the Present Town has 2 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03 and the ruling "modifier-raid"

  # ---------------------------------------------------------------- jumping one's own claim

  @HOW-R-claim-own @HOW-CARD-20
  Scenario: If only opponents' houses may be raided, p1 with the only Saloon can only pass
    Given a Hell on Wheels game of p1 and p2
    And the ruling "claim-own" is "opponents-only"
    And p1 owns saloon#1 in the Present Town
    And p1 holds claim-jumpers
    Then p1 may only do "pass"
    And p1 may not do "play claim-jumpers on saloon#1 at present" because of HOW-CARD-20 and the ruling "claim-own"

  @HOW-CARD-20 @HOW-R-claim-own @HOW-R-no-effect
  Scenario: If Claim Jumpers may take any house, they may be played on an own Saloon and have no effect
    Given a Hell on Wheels game of p1 and p2
    And the ruling "claim-own" is "any-owner"
    And the ruling "no-effect" is "needs-effect"
    And p1 owns saloon#1 in the Present Town
    And p2 owns brothel#1 in the Past Town
    And p1 holds claim-jumpers irish
    Then p1 may do only:
      | play claim-jumpers on saloon#1 at present |
      | play claim-jumpers on brothel#1 at past   |
      | pass                                      |
    When p1 does "play claim-jumpers on saloon#1 at present"
    Then p1 owns saloon#1 in the Present Town
    And the discard pile is claim-jumpers

  # ---------------------------------------------------------------- when the other answer would open the Town

  @HOW-R-modifier-raid @HOW-RAID-03
  Scenario: If the level counts, three Mayhem cards are too few in an Existing Town, where they make a level of two
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-raid" is "level"
    And the Present Town is omaha
    And the Present Town has 3 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03 and the ruling "modifier-raid"
