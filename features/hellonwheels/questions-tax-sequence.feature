Feature: Open question: in which sequence the Towns are taxed
  Past first, each Town settled at once, or all together: then nothing that comes in can be paid out again.

  @HOW-R-tax-sequence
  Scenario Outline: Whether tax received in one Town can pay the tax of the next depends on the answer - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-sequence" is "<answer>"
    And p1 has 2K
    And p1 owns church#1 in the <first> Town
    And p2 owns saloon#1 in the <first> Town
    And p2 owns church#2 in the <second> Town
    And p1 owns saloon#2 in the <second> Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has <p1>K
    And p2 has <p2>K

    Examples: what comes in can go out again only past first
      | answer      | first   | second  | p1 | p2 |
      | past-first  | Past    | Present | 2  | 20 |
      | past-first  | Present | Future  | 2  | 20 |
      | past-first  | Past    | Future  | 2  | 20 |
      | all-at-once | Past    | Present | 5  | 17 |
      | all-at-once | Present | Future  | 5  | 17 |

    Examples: what comes in too late is no help
      | answer      | first   | second  | p1 | p2 |
      | past-first  | Present | Past    | 5  | 17 |
      | past-first  | Future  | Present | 5  | 17 |
      | all-at-once | Present | Past    | 5  | 17 |

  @HOW-R-tax-sequence
  Scenario Outline: A player with 7K pays 5K tax in the Past, 2K in the Present - <answer>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "tax-sequence" is "<answer>"
    And p2 has 7K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p3 owns church#2 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 0K
    And p3 has 22K

    Examples:
      | answer      |
      | past-first  |
      | all-at-once |

  @HOW-TAX-04 @HOW-R-tax-sequence @HOW-R-tax-short
  Scenario: If all Towns are settled at once and houses are given up, the money moves after all bills are settled
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-sequence" is "all-at-once"
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 12K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p1 owns church#2 in the Present Town
    And p2 owns saloon#2 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    # 5K are put by for the Past; the 7K left keep one house of two in the Present
    Then p2 may do only:
      | give up saloon#2 at present  |
      | give up brothel#1 at present |
    And p1 has 20K
    And p2 has 12K
    When p2 does "give up brothel#1 at present"
    Then p1 has 30K
    And p2 has 2K

  @HOW-R-tax-sequence @HOW-R-tax-short
  Scenario: If the Past is settled first and houses are given up, its tax is paid before the Present asks for a house
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-sequence" is "past-first"
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 12K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p1 owns church#2 in the Present Town
    And p2 owns saloon#2 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may do only:
      | give up saloon#2 at present  |
      | give up brothel#1 at present |
    And p1 has 25K
    And p2 has 7K

  @HOW-R-tax-sequence @HOW-R-tax-short
  Scenario: If all Towns are settled at once and houses are given up, money still to be received saves no house
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-sequence" is "all-at-once"
    And the ruling "tax-short" is "gives-up-houses"
    And p1 has 2K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 may only do "give up saloon#2 at present"
    When p1 does "give up saloon#2 at present"
    Then p1 has 7K
    And p2 has 15K

  @HOW-R-tax-sequence @HOW-R-tax-short
  Scenario Outline: If an unpaid tax becomes a debt, the tax sequence does not change the sums - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-sequence" is "<answer>"
    And the ruling "tax-short" is "debt"
    And p1 has 2K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#2 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has -3K
    And p2 has 25K

    Examples:
      | answer      |
      | past-first  |
      | all-at-once |

  @HOW-TAX-06 @HOW-R-tax-sequence
  Scenario: If all Towns are settled at once, a Mayor pays no tax for own houses and can pay the tax of another Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-sequence" is "all-at-once"
    And p1 has 5K
    And p1 owns church#1 saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 0K
    And p2 has 25K
