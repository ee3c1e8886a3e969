Feature: Taxes
  In phase 4 each of the three Towns is settled by itself: who owns most of the Civilized cards there is its Mayor, and
  every other player pays him 5K for each house that he owns there. Nobody decides anything.

  # ---------------------------------------------------------------- the tax

  @worked @HOW-EX-10 @HOW-TAX-04 @HOW-TAX-05
  Scenario: A player pays 10K for two houses in the Mayor's Town, and the Mayor receives the money
    Given a Hell on Wheels game of p1 and p2
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 30K
    And p2 has 10K
    And the bank has 0K

  @worked @HOW-EX-50 @HOW-TAX-01 @HOW-TAX-02 @HOW-TAX-04 @HOW-TAX-05 @HOW-TAX-06
  Scenario: The Mayor with two Civilized cards receives tax from two players and pays none
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
  Scenario Outline: Each house is taxed 5K, whatever its kind - <houses>
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
  Scenario: Only houses are taxed, not the Civilized cards of other players
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
  Scenario: A Mayor pays no tax for houses in the own Town
    Given a Hell on Wheels game of p1 and p2
    And p1 owns church#1 saloon#1 saloon#2 brothel#1 in the Present Town
    And p2 owns saloon#3 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 15K

  @HOW-TAX-01
  Scenario: Each of three Towns with three Mayors is taxed by itself
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
  Scenario Outline: The most Civilized cards make the Mayor, and houses do not count - <first> against <second>
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
  Scenario: A player without any house or money can still be Mayor
    Given a Hell on Wheels game of p1 and p2
    And p2 has 0K
    And p2 owns church#1 in the Future Town
    And p1 owns saloon#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 15K
    And p2 has 5K

  @worked @HOW-EX-51 @HOW-TAX-03
  Scenario: In a tie for Mayor p3 comes before p1, as Supervisor Order is p2, p3, p1
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
  Scenario Outline: The first tied player in Supervisor Order becomes Mayor - Supervisor <supervisor>
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
  Scenario: The Supervisor is not Mayor with fewer Civilized cards than another player
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
  Scenario: A Town without a Civilized card has no Mayor and no tax
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And p2 owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then everybody has 20K

  # ---------------------------------------------------------------- not enough money

  @worked @HOW-EX-53 @HOW-TAX-04 @HOW-R-tax-short @HOW-R-elimination
  Scenario: If p2 has too little money for the tax, p2 pays the 7K at hand, and both houses stay
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
  Scenario: The tax that p1 receives in the Past pays the tax of p1 in the Present
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
  Scenario: A player who owes tax pays it to the Mayor, who earns the sum
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
