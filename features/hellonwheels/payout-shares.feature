Feature: Who receives what a Town pays
  What is counted for a Town and what is not, and how the houses of one kind share its sum: evenly, rounded down for each house.

  # ---------------------------------------------------------------- what is counted

  Scenario Outline: Only the Customers in the <position> Town count for its payout, not those of other Towns
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And irish scots lie in the <position> Town
    And miners traders workers lie in the <other> Town
    And mexicans lies in the <third> Town
    And p1 owns saloon#1 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <earned>K

    @HOW-PAST-02
    Examples: 10 + 2 x 5
      | position | other   | third  | earned |
      | Past     | Present | Future | 20     |

    @HOW-PRES-02
    Examples: 20 + 2 x 5
      | position | other  | third | earned |
      | Present  | Future | Past  | 30     |

    @HOW-FUT-02
    Examples: 10 + 2 x 5
      | position | other | third   | earned |
      | Future   | Past  | Present | 20     |

  Scenario Outline: Only the Mayhem cards in the <position> Town count for its payout, not those of other Towns
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And anarchy vice lie in the <position> Town
    And murders alcohol drinking lie in the <other> Town
    And gambling lies in the <third> Town
    And p1 owns saloon#1 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <earned>K

    @HOW-PAST-03
    Examples: 10 + 2 x 5
      | position | other   | third  | earned |
      | Past     | Present | Future | 20     |

    @HOW-PRES-03
    Examples: 20 + 2 x 5
      | position | other  | third | earned |
      | Present  | Future | Past  | 30     |

    @HOW-FUT-03
    Examples: 10 + 2 x 5
      | position | other | third   | earned |
      | Future   | Past  | Present | 20     |

  Scenario Outline: Civilized cards and houses do not raise the payout of the <position> Town
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And p2 owns church#1 school#1 jail#1 in the <position> Town
    And p1 owns saloon#1 in the <position> Town
    And p2 owns brothel#1 gambling-house#1 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <saloon>K
    And p2 has <two>K

    @HOW-PAST-01
    Examples: 10K a kind
      | position | saloon | two |
      | Past     | 10     | 20  |

    @HOW-PRES-01
    Examples: 20K a kind
      | position | saloon | two |
      | Present  | 20     | 40  |

    @HOW-FUT-01
    Examples: 10K a kind
      | position | saloon | two |
      | Future   | 10     | 20  |

  # ---------------------------------------------------------------- who receives it

  Scenario Outline: Every Saloon of the <position> Town has the same share, whoever owns it
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And p1 owns saloon#1 saloon#3 saloon#4 in the <position> Town
    And p2 owns saloon#2 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <three>K
    And p2 has <one>K
    And p3 has 0K
    And the bank kept <left>K of <total>K

    @HOW-PAST-04 @HOW-PAST-05
    Examples: 2K each of 10K
      | position | three | one | left | total |
      | Past     | 6     | 2   | 2    | 10    |

    @HOW-PRES-04 @HOW-PRES-05
    Examples: 5K each of 20K
      | position | three | one | left | total |
      | Present  | 15    | 5   | 0    | 20    |

    @HOW-FUT-04 @HOW-FUT-05
    Examples: 2K each of 10K
      | position | three | one | left | total |
      | Future   | 6     | 2   | 2    | 10    |

  Scenario Outline: Each kind of house has its own payout - one Saloon earns as much as three Brothels in the <position> Town
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And irish lies in the <position> Town
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 gambling-house#2 in the <position> Town
    And p3 owns brothel#1 brothel#2 brothel#3 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <saloon>K
    And p2 has <houses>K
    And p3 has <brothels>K

    @HOW-PAST-06 @HOW-PAST-07
    Examples: 15K, 2 x 7K, 3 x 5K
      | position | saloon | houses | brothels |
      | Past     | 15     | 14     | 15       |

    @HOW-PRES-06 @HOW-PRES-07
    Examples: 25K, 2 x 12K, 3 x 8K
      | position | saloon | houses | brothels |
      | Present  | 25     | 24     | 24       |

    @HOW-FUT-06 @HOW-FUT-07
    Examples: 15K, 2 x 7K, 3 x 5K
      | position | saloon | houses | brothels |
      | Future   | 15     | 14     | 15       |

  @HOW-PAST-01 @HOW-PRES-01 @HOW-FUT-01
  Scenario: Each Town pays in its own phase, the Past first, then the Present, then the Future
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p3 owns saloon#3 in the Future Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then p1 has 10K
    And p2 has 0K
    And p3 has 0K
    When the Present Town Phase is played
    Then p1 has 10K
    And p2 has 20K
    And p3 has 0K
    When the Future Town Phase is played
    Then p1 has 10K
    And p2 has 20K
    And p3 has 10K

  @HOW-R-empty-position
  Scenario: The empty Past position of turn 1 pays nothing, and the Present pays after it
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And everybody has 0K
    And p2 owns saloon#1 in the Present Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then it is the Opportunist Phase after the Past Town Phase
    And everybody has 0K
    When the Present Town Phase is played
    Then p2 has 20K

  @worked @HOW-EX-24 @HOW-PRES-01 @HOW-PRES-04 @HOW-PRES-07
  Scenario: Sidney makes 30K for each kind of house in it
    Given a Hell on Wheels game of p1 and p2
    And the Present Town is sidney
    And irish lies in the Present Town
    And p1 owns saloon#1 brothel#1 brothel#2 in the Present Town
    And p2 owns saloon#2 brothel#3 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then p1 has 55K
    And p2 has 45K
    And the bank has -60K

  @worked @HOW-EX-25 @HOW-PAST-01 @HOW-PAST-05 @HOW-PAST-06
  Scenario: Payouts are rounded for each house, not for each owner - two Gambling Houses at 11K earn 22K, not 23K
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And the Past Town is rawlins
    And irish scots miners anarchy vice lie in the Past Town
    And p1 owns gambling-house#1 gambling-house#2 in the Past Town
    And p2 owns gambling-house#3 in the Past Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then p1 has 22K
    And p2 has 11K
    And the bank kept 2K of 35K

  @worked @HOW-EX-26 @HOW-FUT-01 @HOW-FUT-04 @HOW-FUT-07 @HOW-TOWN-07
  Scenario: In the Existing Town Omaha in the Future, one Mayhem card adds nothing to the payout
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And the Future Town is omaha
    And irish scots vice lie in the Future Town
    And p1 owns saloon#1 saloon#2 saloon#3 in the Future Town
    And p2 owns saloon#4 brothel#1 in the Future Town
    And the Future Town Phase comes next
    When the Future Town Phase is played
    Then p1 has 15K
    And p2 has 25K
    And the bank kept 0K of 40K

  @worked @HOW-EX-27 @HOW-PRES-01
  Scenario: A Town without houses pays nothing for five Customers, four Mayhem cards and a Church
    Given a Hell on Wheels game of p1 and p2
    And the Present Town has 5 Customers
    And the Present Town has 4 Mayhem cards
    And p1 owns church#1 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then everybody has 20K
    And the bank has 0K

  @worked @HOW-EX-28 @HOW-PAST-01 @HOW-PAST-05
  Scenario: Seven Saloons share 10K at 1K each, and 3K stays in the bank
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And the Past Town is cheyenne
    And p1 owns saloon#1 saloon#2 saloon#3 saloon#4 in the Past Town
    And p2 owns saloon#5 saloon#6 saloon#7 in the Past Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then p1 has 4K
    And p2 has 3K
    And the bank kept 3K of 10K

  @worked @HOW-EX-29 @HOW-PRES-01 @HOW-PRES-02 @HOW-PRES-03 @HOW-PRES-04 @HOW-PRES-05
  Scenario: Two Saloons in Grand Island in the Present share 35K at 17K each
    Given a Hell on Wheels game of p1 and p2
    And everybody has 0K
    And the Present Town is grand-island
    And irish anarchy vice lie in the Present Town
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then p1 has 17K
    And p2 has 17K
    And the bank kept 1K of 35K

  @worked @HOW-EX-30 @HOW-FUT-01 @HOW-FUT-02 @HOW-FUT-03 @HOW-FUT-05 @HOW-FUT-06
  Scenario: Three Gambling Houses in Laramie in the Future share 30K at 10K each
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And the Future Town is laramie
    And irish scots vice lie in the Future Town
    And p1 owns gambling-house#1 in the Future Town
    And p2 owns gambling-house#2 in the Future Town
    And p3 owns gambling-house#3 in the Future Town
    And the Future Town Phase comes next
    When the Future Town Phase is played
    Then everybody has 10K
    And the bank kept 0K of 30K
