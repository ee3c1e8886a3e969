Feature: What the Towns pay
  In phases 7, 8 and 9 the Past, the Present and the Future Town pay the owners of their houses: a sum for the Saloons, the same
  sum once more for the Gambling Houses and once more for the Brothels. payout-table.feature has the whole rule in one table.

  # ---------------------------------------------------------------- the worked example of the rulebook

  @example @HOW-EX-01 @HOW-PAST-01 @HOW-PAST-02 @HOW-PAST-03 @HOW-PAST-04 @HOW-PAST-05 @HOW-PAST-08
  Scenario: In the rulebook's example three Saloons share 40K at 13K each, and 1K is left
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And the Past Town is cheyenne
    And irish scots miners lie in the Past Town
    And anarchy vice murders lie in the Past Town
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then p1 has 13K
    And p2 has 13K
    And p3 has 13K
    And the bank kept 1K of 40K

  @worked @HOW-EX-23
  Scenario Outline: A <type> Town in the Past with 3 Customers and 3 Mayhem cards makes <sum>
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And the Past Town is a <type> Town
    And the Past Town has 3 Customers
    And the Past Town has 3 Mayhem cards
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then p1 has <share>K
    And p2 has <share>K
    And p3 has <share>K
    And the bank kept <left>K of <total>K

    @HOW-PAST-01 @HOW-PAST-05 @HOW-TOWN-06 @HOW-R-modifier-payout
    Examples: one level more
      | type        | sum          | total | share | left |
      | Spontaneous | 10 + 15 + 20 | 45    | 15    | 0    |

    @HOW-PAST-01 @HOW-PAST-05 @HOW-TOWN-08
    Examples: the cards as they are
      | type    | sum          | total | share | left |
      | Planned | 10 + 15 + 15 | 40    | 13    | 1    |

    @HOW-PAST-01 @HOW-PAST-05 @HOW-TOWN-07 @HOW-R-modifier-payout
    Examples: one level less
      | type     | sum          | total | share | left |
      | Existing | 10 + 15 + 10 | 35    | 11    | 2    |

  # ---------------------------------------------------------------- the three formulas

  @worked @HOW-EX-13
  Scenario Outline: A house that is alone of its kind in the <position> Town earns the whole payout - <sum>
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And the <position> Town is a Planned Town
    And the <position> Town has <customers> Customers
    And the <position> Town has <mayhem> Mayhem cards
    And p1 owns saloon#1 in the <position> Town
    And p2 owns gambling-house#1 in the <position> Town
    And p3 owns brothel#1 in the <position> Town
    And the <position> Town Phase comes next
    When the <position> Town Phase is played
    Then p1 has <total>K
    And p2 has <total>K
    And p3 has <total>K

    @HOW-PAST-01 @HOW-PAST-06 @HOW-PAST-07
    Examples: 10K and 5K for each
      | position | customers | mayhem | sum          | total |
      | Past     | 0         | 0      | 10 + 0 + 0   | 10    |
      | Past     | 1         | 0      | 10 + 5 + 0   | 15    |
      | Past     | 0         | 2      | 10 + 0 + 10  | 20    |
      | Past     | 4         | 3      | 10 + 20 + 15 | 45    |

    @HOW-PRES-01 @HOW-PRES-06 @HOW-PRES-07
    Examples: 20K and 5K for each
      | position | customers | mayhem | sum          | total |
      | Present  | 0         | 0      | 20 + 0 + 0   | 20    |
      | Present  | 1         | 0      | 20 + 5 + 0   | 25    |
      | Present  | 0         | 2      | 20 + 0 + 10  | 30    |
      | Present  | 4         | 3      | 20 + 20 + 15 | 55    |

    @HOW-FUT-01 @HOW-FUT-06 @HOW-FUT-07
    Examples: 10K and 5K for each
      | position | customers | mayhem | sum          | total |
      | Future   | 0         | 0      | 10 + 0 + 0   | 10    |
      | Future   | 1         | 0      | 10 + 5 + 0   | 15    |
      | Future   | 0         | 2      | 10 + 0 + 10  | 20    |
      | Future   | 4         | 3      | 10 + 20 + 15 | 45    |

  # ---------------------------------------------------------------- nine Towns

  @worked @HOW-EX-20 @HOW-PAST-01 @HOW-PRES-01 @HOW-FUT-01
  Scenario Outline: A Town with 2 Customers and 2 Mayhem cards pays by its type and position - <type>, level <level>
    Given a Hell on Wheels game of p1, p2 and p3
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
    Then p1 has <past>K
    And p2 has <present>K
    And p3 has <future>K

    @HOW-TOWN-06
    Examples: Spontaneous
      | type        | level | past | present | future |
      | Spontaneous | 3     | 35   | 45      | 35     |

    @HOW-TOWN-08
    Examples: Planned
      | type    | level | past | present | future |
      | Planned | 2     | 30   | 40      | 30     |

    @HOW-TOWN-07
    Examples: Existing
      | type     | level | past | present | future |
      | Existing | 1     | 25   | 35      | 25     |

  @worked @HOW-EX-21 @HOW-PAST-01 @HOW-PRES-01 @HOW-FUT-01
  Scenario Outline: A Town without Customers or Mayhem cards pays by its type and position - <type>, level <level>
    Given a Hell on Wheels game of p1, p2 and p3
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
    Then p1 has <past>K
    And p2 has <present>K
    And p3 has <future>K

    @HOW-TOWN-06
    Examples: Spontaneous
      | type        | level | past | present | future |
      | Spontaneous | 1     | 15   | 25      | 15     |

    @HOW-TOWN-08
    Examples: Planned
      | type    | level | past | present | future |
      | Planned | 0     | 10   | 20      | 10     |

    @HOW-TOWN-07 @HOW-R-mayhem-floor
    Examples: Existing, 0 and not below
      | type     | level | past | present | future |
      | Existing | 0     | 10   | 20      | 10     |

  @worked @HOW-EX-22 @HOW-PAST-01 @HOW-PRES-01 @HOW-FUT-01
  Scenario Outline: A Town without Customers and with 1 Mayhem card pays by its type and position - <type>, level <level>
    Given a Hell on Wheels game of p1, p2 and p3
    And everybody has 0K
    And the Past Town is a <type> Town
    And the Present Town is a <type> Town
    And the Future Town is a <type> Town
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
    Then p1 has <past>K
    And p2 has <present>K
    And p3 has <future>K

    @HOW-TOWN-06
    Examples: Spontaneous
      | type        | level | past | present | future |
      | Spontaneous | 2     | 20   | 30      | 20     |

    @HOW-TOWN-08
    Examples: Planned
      | type    | level | past | present | future |
      | Planned | 1     | 15   | 25      | 15     |

    @HOW-TOWN-07
    Examples: Existing
      | type     | level | past | present | future |
      | Existing | 0     | 10   | 20      | 10     |

  @HOW-R-empty-position
  Scenario: In turn 1 no Town lies in the Past, and nobody is paid
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And p1 owns saloon#1 in the Present Town
    And p1 holds irish
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then everybody has 20K
    And it is the Opportunist Phase after the Past Town Phase
