Feature: Open questions about payouts
  Whether the type of the Town counts, and whether a level can be below 0; and that a kind which a Town has not got is paid nothing.

  # ---------------------------------------------------------------- does the type of the Town count?

  @worked @HOW-EX-23 @HOW-R-modifier-payout
  Scenario Outline: If only cards count, three Saloons earn 13K each in a <type> Town too
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "modifier-payout" is "cards-only"
    And everybody has 0K
    And the Past Town is a <type> Town
    And the Past Town has 3 Customers
    And the Past Town has 3 Mayhem cards
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then p1 has 13K
    And p2 has 13K
    And p3 has 13K
    And the bank kept 1K of 40K

    Examples:
      | type        |
      | Spontaneous |
      | Existing    |

  @worked @HOW-EX-20 @HOW-R-modifier-payout
  Scenario Outline: If only cards count, a Town with 2 Customers and 2 Mayhem cards pays the same in every type - <type>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "modifier-payout" is "cards-only"
    And everybody has 0K
    And the Past Town is a <type> Town
    And the Present Town is a <type> Town
    And the Future Town is a <type> Town
    And irish scots vice anarchy lie in the Past Town
    And miners traders murders alcohol lie in the Present Town
    And workers mexicans drinking gambling lie in the Future Town
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p3 owns saloon#3 in the Future Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    And the Present Town Phase is played
    And the Future Town Phase is played
    Then p1 has 30K
    And p2 has 40K
    And p3 has 30K

    Examples:
      | type        |
      | Spontaneous |
      | Existing    |

  @worked @HOW-EX-21 @HOW-TOWN-07 @HOW-R-mayhem-floor
  Scenario: If a level may be below 0, Existing Towns without Customers or Mayhem cards pay 5K less
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "mayhem-floor" is "allow-negative"
    And everybody has 0K
    And the Past Town is corinne
    And the Present Town is north-platte
    And the Future Town is omaha
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p3 owns saloon#3 in the Future Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    And the Present Town Phase is played
    And the Future Town Phase is played
    Then p1 has 5K
    And p2 has 15K
    And p3 has 5K

  @worked @HOW-EX-21 @HOW-R-modifier-payout
  Scenario Outline: If only cards count, a Town without Customers or Mayhem cards pays the same in every type - <type>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "modifier-payout" is "cards-only"
    And everybody has 0K
    And the Past Town is a <type> Town
    And the Present Town is a <type> Town
    And the Future Town is a <type> Town
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p3 owns saloon#3 in the Future Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    And the Present Town Phase is played
    And the Future Town Phase is played
    Then p1 has 10K
    And p2 has 20K
    And p3 has 10K

    Examples:
      | type        |
      | Spontaneous |
      | Existing    |

  @worked @HOW-EX-22 @HOW-TOWN-07
  Scenario Outline: The first Mayhem card in an Existing Town adds nothing to the payout, whatever the answer - <floor>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "mayhem-floor" is "<floor>"
    And everybody has 0K
    And the Past Town is corinne
    And the Present Town is north-platte
    And the Future Town is omaha
    And vice lies in the Past Town
    And murders lies in the Present Town
    And drinking lies in the Future Town
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p3 owns saloon#3 in the Future Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    And the Present Town Phase is played
    And the Future Town Phase is played
    Then p1 has 10K
    And p2 has 20K
    And p3 has 10K

    Examples:
      | floor          |
      | floor-at-zero  |
      | allow-negative |

  @HOW-R-modifier-payout
  Scenario Outline: Whether Julesberg's extra level raises the payout of a Saloon in the Present depends on the answer - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "modifier-payout" is "<answer>"
    And everybody has 0K
    And the Present Town is julesberg
    And irish vice lie in the Present Town
    And p1 owns saloon#1 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then p1 has <earned>K

    Examples:
      | answer     | earned |
      | level      | 35     |
      | cards-only | 30     |

  @HOW-R-mayhem-floor
  Scenario Outline: Whether Omaha's level may be below 0 changes the payout with <mayhem> Mayhem cards - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "mayhem-floor" is "<answer>"
    And everybody has 0K
    And the Future Town is omaha
    And the Future Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the Future Town
    And the Future Town Phase comes next
    When the Future Town Phase is played
    Then p1 has <earned>K

    Examples:
      | answer         | mayhem | earned |
      | floor-at-zero  | 0      | 10     |
      | allow-negative | 0      | 5      |

  # ---------------------------------------------------------------- a kind that the Town has not got

  @HOW-PRES-04
  Scenario: A Saloon alone in the Present Town earns the total of its kind, and the totals of other kinds are not paid
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And p1 owns saloon#1 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then p1 has 20K
    And p2 has 0K

  @HOW-PRES-04 @HOW-PRES-07
  Scenario: Sidney without a Gambling House pays nothing for Gambling Houses
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And the Present Town is sidney
    And p1 owns saloon#1 in the Present Town
    And p2 owns brothel#1 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then p1 has 25K
    And p2 has 25K

  @HOW-PRES-01
  Scenario: A Town without any house pays no player
    Given a Hell on Wheels game of p1 and p2
    And the Present Town has 2 Customers
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then everybody has 20K
    And the bank has 0K
