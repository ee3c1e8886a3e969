Feature: Open questions about Mayors and about too little money
  Is there a Mayor where no Civilized card lies, and what if a player cannot pay his tax in full?

  # ---------------------------------------------------------------- no Civilized card

  @worked @HOW-EX-52 @HOW-R-mayor-none
  Scenario: If the Supervisor is Mayor of a Town without Civilized cards, p2 pays him 5K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "mayor-none" is "supervisor"
    And p1 is Supervisor
    And p2 owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 15K

  @HOW-R-mayor-none
  Scenario Outline: Whether two houses in a Town without Civilized cards are taxed depends on the answer - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "mayor-none" is "<answer>"
    And p1 is Supervisor
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has <p1>K
    And p2 has <p2>K

    Examples:
      | answer     | p1 | p2 |
      | nobody     | 20 | 20 |
      | supervisor | 30 | 10 |

  @HOW-R-mayor-none
  Scenario: If the Supervisor is Mayor by default, one Civilized card makes another player Mayor
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "mayor-none" is "supervisor"
    And p1 is Supervisor
    And p2 owns church#1 in the Past Town
    And p1 owns saloon#1 in the Past Town
    And p3 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    # Past: p1 and p3 pay p2 5K each; Future: p3 pays p1 5K
    Then p1 has 20K
    And p2 has 30K
    And p3 has 10K

  @HOW-R-mayor-none
  Scenario: If the Supervisor is Mayor of Towns without Civilized cards, every other player with a house there pays
    Given a Hell on Wheels game of p1 and p2
    And the ruling "mayor-none" is "supervisor"
    And p2 is Supervisor
    And p1 owns saloon#1 in the Past Town
    And p1 owns saloon#2 in the Present Town
    And p1 owns saloon#3 in the Future Town
    And p2 owns brothel#1 brothel#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 5K
    And p2 has 35K

  @HOW-R-mayor-none
  Scenario: If the Supervisor is Mayor of Towns without Civilized cards, the empty Past position still has no Mayor
    Given a Hell on Wheels game of p1 and p2
    And the ruling "mayor-none" is "supervisor"
    And it is turn 1
    And p1 is Supervisor
    And p2 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 30K
    And p2 has 10K

  # ---------------------------------------------------------------- not enough money

  @HOW-R-tax-short
  Scenario Outline: The answer decides how a player with <cash>K pays a tax of 10K - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "<answer>"
    And p2 has <cash>K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has <p1>K
    And p2 has <p2>K
    And p2 owns saloon#1 brothel#1 in the Present Town

    Examples: too little
      | answer           | cash | p1 | p2  |
      | pays-what-he-has | 9    | 29 | 0   |
      | pays-what-he-has | 7    | 27 | 0   |
      | pays-what-he-has | 0    | 20 | 0   |
      | debt             | 9    | 30 | -1  |
      | debt             | 7    | 30 | -3  |
      | debt             | 0    | 30 | -10 |

  @HOW-TAX-04
  Scenario Outline: A player with 10K pays a tax of 10K in full under each answer - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "<answer>"
    And p2 has 10K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 30K
    And p2 has 0K
    And p2 owns saloon#1 brothel#1 in the Present Town
    And it is the Opportunist Phase after the Taxes Phase

    Examples:
      | answer           |
      | pays-what-he-has |
      | gives-up-houses  |
      | debt             |

  @HOW-R-tax-short
  Scenario: If houses are given up, a player with 7K keeps one house of two and 2K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 7K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may do only:
      | give up saloon#1 at present  |
      | give up brothel#1 at present |
    When p2 does "give up brothel#1 at present"
    Then p1 has 25K
    And p2 has 2K
    And p2 owns saloon#1 in the Present Town
    And the discard pile is brothel#1
    And it is the Opportunist Phase after the Taxes Phase

  @HOW-R-tax-short @HOW-TAX-04
  Scenario: If houses are given up, no other action is legal until enough houses are gone
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 7K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And p2 holds lawmen
    And vice lies in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may not do "pass" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "done" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "raid lawmen discard vice at present"

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario: If houses are given up, they go one by one until the money pays for the remaining houses
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 9K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 saloon#2 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And p2 does "give up saloon#2 at present"
    Then p2 may do only:
      | give up saloon#1 at present  |
      | give up brothel#1 at present |
    When p2 does "give up saloon#1 at present"
    Then p1 has 25K
    And p2 has 4K
    And p2 owns brothel#1 in the Present Town
    And the discard pile is saloon#1 saloon#2

  @HOW-R-tax-short
  Scenario: If houses are given up, a player without money gives up every taxed house
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 4K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And p2 does "give up saloon#1 at present"
    Then p2 may only do "give up brothel#1 at present"
    When p2 does "give up brothel#1 at present"
    Then p1 has 20K
    And p2 has 4K
    And p2 owns nothing in the Present Town

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario: If houses are given up, the player who owes the tax gives up own houses in the taxed Town only
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 0K
    And p1 owns church#1 saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And p2 owns saloon#4 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may only do "give up saloon#2 at past"
    And p2 may not do "give up saloon#1 at past" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "give up saloon#3 at past" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "give up saloon#4 at present" because of HOW-TAX-04 and the ruling "tax-short"
    When p2 does "give up saloon#2 at past"
    Then p2 owns saloon#4 in the Present Town
    And p1 has 25K
    And p3 has 15K

  @HOW-R-tax-short
  Scenario: If houses are given up, a player in debt gives up every taxed house and pays nothing
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has -2K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may only do "give up saloon#1 at present"
    When p2 does "give up saloon#1 at present"
    Then p1 has 20K
    And p2 has -2K
    And p2 owns nothing in the Present Town

  @HOW-TAX-06 @HOW-R-tax-short
  Scenario: If houses are given up, a Mayor without money keeps the own houses, which are not taxed
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p1 has 0K
    And p2 has 4K
    And p1 owns church#1 saloon#1 saloon#2 in the Present Town
    And p2 owns brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may only do "give up brothel#1 at present"
    When p2 does "give up brothel#1 at present"
    Then it is the Opportunist Phase after the Taxes Phase
    And p1 owns church#1 saloon#1 saloon#2 in the Present Town

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario: A player can give up only houses for a tax, each at its own Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 4K
    And p1 owns church#1 school#1 in the Present Town
    And p2 owns jail#1 saloon#1 in the Present Town
    And irish vice lie in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may only do "give up saloon#1 at present"
    And p2 may not do "give up jail#1 at present" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "give up saloon#1 at past" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "give up irish at present" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may not do "give up vice at present" because of HOW-TAX-04 and the ruling "tax-short"
