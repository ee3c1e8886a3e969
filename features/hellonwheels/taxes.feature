Feature: Taxes
  In phase 4 each of the three Towns is settled by itself: who owns most of the Civilized cards there is its Mayor, and
  every other player pays him 5K for each house that he owns there. Nobody decides anything.

  # ---------------------------------------------------------------- the tax

  @worked @HOW-EX-10 @HOW-TAX-04 @HOW-TAX-05
  Scenario: Two houses in the Mayor's Town cost 10K, and the Mayor receives them
    Given a Hell on Wheels game of p1 and p2
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 30K
    And p2 has 10K
    And the bank has 0K

  @worked @HOW-EX-50 @HOW-TAX-01 @HOW-TAX-02 @HOW-TAX-04 @HOW-TAX-05 @HOW-TAX-06
  Scenario: Two payers - the Mayor has two Civilized cards against one and pays nothing for his own house
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 owns church#1 school#1 saloon#1 in the Past Town
    And p2 owns jail#1 saloon#2 brothel#1 in the Past Town
    And p3 owns gambling-house#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 35K
    And p2 has 10K
    And p3 has 15K

  @HOW-TAX-04
  Scenario Outline: 5K for each house, whatever its kind - <houses>
    Given a Hell on Wheels game of p1 and p2
    And p1 owns church#1 in the <position> Town
    And p2 owns <houses> in the <position> Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has <mayor>K
    And p2 has <payer>K

    Examples:
      | position | houses                                       | mayor | payer |
      | Past     | saloon#1                                     | 25    | 15    |
      | Present  | gambling-house#1                             | 25    | 15    |
      | Future   | brothel#1                                    | 25    | 15    |
      | Past     | saloon#1 saloon#2 brothel#1                  | 35    | 5     |
      | Future   | saloon#1 saloon#2 gambling-house#1 brothel#1 | 40    | 0     |

  @HOW-TAX-04
  Scenario: Only houses are taxed, not the Civilized cards of the others
    Given a Hell on Wheels game of p1 and p2
    And p1 owns church#1 school#1 in the Past Town
    And p2 owns jail#1 saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 15K

  @HOW-TAX-04
  Scenario: A Mayor receives no tax for houses in other Towns
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns saloon#2 saloon#3 in the Present Town
    And p3 owns school#1 in the Future Town
    And p2 owns brothel#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 10K
    And p3 has 25K

  @HOW-TAX-06
  Scenario: The Mayor's own houses cost him nothing
    Given a Hell on Wheels game of p1 and p2
    And p1 owns church#1 saloon#1 saloon#2 brothel#1 in the Present Town
    And p2 owns saloon#3 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 15K

  @HOW-TAX-01
  Scenario: Three Towns with three Mayors - each Town is settled by itself
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 saloon#2 in the Past Town
    And p2 owns church#2 in the Present Town
    And p3 owns saloon#3 in the Present Town
    And p3 owns school#1 in the Future Town
    And p1 owns brothel#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    # Past: p2 pays p1 10K; Present: p3 pays p2 5K; Future: p1 pays p3 5K
    Then p1 has 25K
    And p2 has 15K
    And p3 has 20K

  @HOW-TAX-01 @HOW-R-empty-position
  Scenario: In turn 1 the Past position has no Town and no Mayor, and the other two are taxed
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And p1 owns church#1 in the Future Town
    And p2 owns saloon#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 15K

  # ---------------------------------------------------------------- the Mayor

  @HOW-TAX-02
  Scenario Outline: Most of the Civilized cards make the Mayor, houses do not - <first> against <second>
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 owns <first> in the Past Town
    And p2 owns <second> in the Past Town
    And p3 owns brothel#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has <p1>K
    And p2 has <p2>K
    And p3 has 15K

    Examples: who has more Civilized cards receives
      | first                    | second                    | p1 | p2 |
      | church#1 school#1        | jail#1                    | 25 | 20 |
      | church#1                 | jail#1 school#1           | 20 | 25 |
      | church#1                 | jail#1 school#1 saloon#1  | 20 | 25 |
      | church#1 school#1 jail#1 | post-office#1 town-hall#1 | 25 | 20 |

    Examples: with houses the other pays as well
      | first                      | second                   | p1 | p2 |
      | church#1 saloon#1 saloon#2 | jail#1 school#1          | 10 | 35 |
      | church#1 school#1          | jail#1 saloon#1 saloon#2 | 35 | 10 |

  @HOW-TAX-02
  Scenario: A player without any house or money is Mayor all the same
    Given a Hell on Wheels game of p1 and p2
    And p2 has 0K
    And p2 owns church#1 in the Future Town
    And p1 owns saloon#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 15K
    And p2 has 5K

  @worked @HOW-EX-51 @HOW-TAX-03
  Scenario: A tie for Mayor - Supervisor Order is p2, p3, p1, so p3 comes before p1
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 is Supervisor
    And p1 owns church#1 saloon#1 in the Future Town
    And p3 owns school#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 15K
    And p2 has 20K
    And p3 has 25K

  @HOW-TAX-03
  Scenario Outline: Whoever comes first in Supervisor Order wins the tie - Supervisor <supervisor>
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And <supervisor> is Supervisor
    And p1 owns church#1 in the Past Town
    And p3 owns school#1 in the Past Town
    And p4 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has <p1>K
    And p3 has <p3>K
    And p4 has 15K

    Examples:
      | supervisor | p1 | p3 |
      | p1         | 25 | 20 |
      | p2         | 20 | 25 |
      | p3         | 20 | 25 |
      | p4         | 25 | 20 |

  @HOW-TAX-02
  Scenario: The Supervisor becomes Mayor with as many Civilized cards as another player, not with fewer
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Supervisor
    And p1 owns church#1 in the Past Town
    And p2 owns school#1 jail#1 in the Past Town
    And p3 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 20K
    And p2 has 25K

  # ---------------------------------------------------------------- no Civilized card

  @worked @HOW-EX-52 @HOW-TAX-02 @HOW-R-mayor-none
  Scenario: Without a Civilized card there is no Mayor and no tax
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And p2 owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then everybody has 20K

  # ---------------------------------------------------------------- not enough money

  @worked @HOW-EX-53 @HOW-TAX-04 @HOW-R-tax-short @HOW-R-elimination
  Scenario: Not enough money - p2 pays the 7K that he has, and both houses stay
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 has 7K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 27K
    And p2 has 0K
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the game goes on

  # ---------------------------------------------------------------- one Town after the other

  @worked @HOW-EX-54 @HOW-TAX-01 @HOW-TAX-04 @HOW-R-tax-sequence
  Scenario: Tax money passed on - what p1 receives in the Past pays his tax in the Present
    Given a Hell on Wheels game of p1 and p2
    And p1 has 2K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 2K
    And p2 has 20K

  # ---------------------------------------------------------------- who pays whom

  @HOW-TAX-02 @HOW-TAX-04
  Scenario: Who pays a tax pays it to the Mayor, who earns it
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Mayor of the Past Town
    And p2 owns saloon#1 brothel#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 is Mayor of the Past Town
    And p2 pays p1 10K
    And p2 pays 10K
    And p1 earns 10K
    And p3 pays p1 0K

  @HOW-EOL-06 @HOW-EOL-08
  Scenario: When the End of The Line Phase is over, nobody holds more than three cards
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is saloon irish vice lawmen
    And the hand limit is due
    When the End of The Line Phase is over
    Then p1 has 3 cards in hand
