Feature: Open question: does a player without money leave?
  Whoever cannot pay a tax in full may have to leave the game: his cards are discarded, he is asked nothing more, and he ranks
  behind those who stay.

  # ---------------------------------------------------------------- nobody leaves

  @HOW-R-elimination
  Scenario: If nobody can be eliminated, p3 pays 5K of 10K, keeps houses and hand, and plays on
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "nobody-out"
    And p3 has 5K
    And p3's hand is irish
    And p1 owns church#1 in the Present Town
    And p3 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p3 has 0K
    And p3 owns saloon#1 brothel#1 in the Present Town
    And p3's hand is irish
    And it is p3's turn

  @HOW-R-elimination
  Scenario: If nobody can be eliminated, p3 with 0K bids 0K and draws six cards like the others
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "nobody-out"
    And p3 has 5K
    And p1 owns church#1 in the Past Town
    And p3 owns saloon#1 saloon#2 in the Past Town
    And the Taxes Phase comes next
    And p2's hand is irish
    When the Taxes Phase is played
    Then p3 has 0K
    When these decisions are taken:
      """
      # Opportunist Phase, then the Establishment Phase, the Opportunist Phase and the Customer Phase
      p2: pass
      p2: pass
      p2: pass
      p2: customer irish at present
      """
    And chance does "town julesberg to future"
    And p1 does "bid 1"
    And p2 does "bid 0"
    Then it is p3's turn
    When p3 does "bid 0"
    And p1 draws 6 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And p2 does "pass"
    And p3 draws 6 cards
    Then p3 has 6 cards in hand

  @HOW-R-elimination @HOW-R-tax-short
  Scenario: If nobody can be eliminated, a player who pays no tax keeps the house and is Mayor elsewhere
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "nobody-out"
    And p3 has 0K
    And p1 owns church#1 in the Past Town
    And p3 owns saloon#1 in the Past Town
    And p3 owns school#1 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 20K
    And p2 has 15K
    And p3 has 5K
    And p3 owns saloon#1 in the Past Town

  # ---------------------------------------------------------------- who leaves, and what becomes of his cards

  @HOW-R-elimination
  Scenario: If a player who cannot pay leaves, p3 pays 5K of 10K, and all cards of p3 are discarded
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p3 has 5K
    And p1's hand is scots
    And p3's hand is miners vice
    And p1 owns church#1 school#1 in the Present Town
    And p3 owns jail#1 saloon#1 brothel#1 in the Present Town
    And p3 owns saloon#2 in the Future Town
    And irish lies in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p3 has 0K
    And p3's hand is nothing
    And the Present Town has church#1 school#1 irish
    And p3 owns nothing in the Future Town
    And the discard pile is saloon#1 saloon#2 brothel#1 jail#1 miners vice
    And the game goes on

  @HOW-TAX-04
  Scenario Outline: A player who pays a tax of 10K in full stays, and a player who is 1K short leaves - <cash>K
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p3 has <cash>K
    And p1's hand is scots
    And p3's hand is irish
    And p1 owns church#1 in the Present Town
    And p3 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p3 has 0K
    And p1 has <p1>K
    And p3 owns <houses> in the Present Town
    And p3 has <cards> cards in hand

    Examples: in full
      | cash | p1 | houses             | cards |
      | 10   | 30 | saloon#1 brothel#1 | 1     |

    @HOW-R-elimination
    Examples: short
      | cash | p1 | houses  | cards |
      | 9    | 29 | nothing | 0     |

  @HOW-R-elimination @HOW-R-tax-short
  Scenario: If a player who cannot pay leaves, no house is given up first
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 7K
    And p1's hand is irish
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is p1's turn
    And p1 has 27K
    And p2 has 0K
    And p2 owns nothing in the Present Town

  @HOW-R-tax-short
  Scenario: A player who goes into debt for a tax does not leave
    Given a Hell on Wheels game of p1 and p2
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-short" is "debt"
    And p2 has 7K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then the game goes on
    And p1 has 30K
    And p2 has -3K
    And p2 owns saloon#1 brothel#1 in the Present Town

  @HOW-TAX-06
  Scenario: If a player who cannot pay leaves, a Mayor without money stays, as houses in the own Town are not taxed
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p1 has 0K
    And p1's hand is irish
    And p1 owns church#1 saloon#1 saloon#2 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is p1's turn
    And p1 has 0K
    And p1 owns church#1 saloon#1 saloon#2 in the Past Town

  # ---------------------------------------------------------------- play goes on without him

  @HOW-AIM-04 @HOW-R-elimination
  Scenario: A player who has left is not asked, and two passes of the other two players end an Opportunist Phase
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p2 has 0K
    And p1's hand is irish
    And p2's hand is miners
    And p3's hand is scots
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is p1's turn
    And p2 may not do "pass" because of HOW-AIM-04 and the ruling "elimination"
    When p1 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Establishment Phase
    And it is p3's turn
    When p3 does "pass"
    Then it is p1's turn

  @HOW-R-elimination @HOW-R-bid-payee
  Scenario: A player who has left neither bids nor draws any more
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "bid-payee" is "others-share"
    And p2 has 5K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 saloon#2 in the Past Town
    And p2's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And chance does "town julesberg to future"
    Then it is turn 3
    And it is the Supervisor Phase
    When p1 does "bid 3"
    Then it is p3's turn
    When p3 does "bid 1"
    And p1 draws 6 cards
    Then p1 is Supervisor
    And p1 has 22K
    And p3 has 23K
    And p2 has 0K
    When p1 does "pass"
    And p3 draws 6 cards
    Then it is p3's turn
    And p2's hand is nothing

  @HOW-RAID-03 @HOW-R-elimination
  Scenario Outline: The raid threshold stays at 4 when one of three players has left - <mayhem> Mayhem cards
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p3 has 0K
    And p1's hand is lawmen
    And p1 owns church#1 in the Past Town
    And p3 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And the Present Town has <mayhem> Mayhem cards
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then "raid lawmen discard saloon#2 at present" is <verdict> for p1

    Examples:
      | mayhem | verdict |
      | 3      | illegal |
      | 4      | legal   |

  @HOW-R-elimination
  Scenario: If the Supervisor leaves, the order of play still counts from the Supervisor's seat
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p2 is Supervisor
    And p2 has 0K
    And p1's hand is irish
    And p3's hand is scots
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    # Reverse Order from the seat of p2: first p1 on its right, then p3
    Then it is the Establishment Phase
    And it is p1's turn
    When p1 does "pass"
    Then it is p3's turn

  # ---------------------------------------------------------------- when few are left

  @HOW-R-elimination
  Scenario: If only one player is left, that player wins at once
    Given a Hell on Wheels game of p1 and p2
    And the ruling "elimination" is "out-when-short"
    And p1 has 1K
    And p2 has 4K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 wins
    And p1 has 5K
    And p2 has 0K

  @HOW-R-elimination
  Scenario: If two of three players leave, the game is over
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p2 has 0K
    And p3 has 3K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p3 owns saloon#2 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 wins
    And p1 has 23K
    And p1 may not do "pass" because of HOW-AIM-04 and the ruling "elimination"

  @HOW-R-elimination
  Scenario: The Establishments, Civilized cards and hand of a player who leaves are discarded, but no others' cards
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And p1's hand is scots
    And p3 has 0K
    And p1 owns church#1 school#1 in the Past Town
    And p3 owns saloon#1 in the Past Town
    And p3 owns town-hall#2 brothel#5 in the Future Town
    And p2 owns town-hall#1 in the Present Town
    And irish prostitution lie in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then the Past Town has church#1 school#1
    And the Present Town has town-hall#1
    And the Future Town has irish prostitution
    And the discard pile is saloon#1 brothel#5 town-hall#2
