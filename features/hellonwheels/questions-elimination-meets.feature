Feature: Who has left, and other open questions
  A player who could not pay his tax has left the game. What becomes of the Towns that are taxed later, of Mayors, of the token and
  of the victory then, where two answers meet.

  # ---------------------------------------------------------------- all Towns are taxed at once

  @HOW-TAX-04 @HOW-R-elimination @HOW-R-tax-sequence
  Scenario Outline: A player eliminated in the Past is Mayor in the Present only if all Towns are settled at once - <answer>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "<answer>"
    And p2 has 0K
    And p1's hand is irish
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p3 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 20K
    And p2 has <p2>K
    And p3 has <p3>K
    And the discard pile is saloon#1 church#2

    Examples:
      | answer      | p2 | p3 |
      | past-first  | 0  | 20 |
      | all-at-once | 5  | 15 |

  @HOW-R-elimination @HOW-R-tax-sequence
  Scenario: If all Towns are settled at once, a Mayor who leaves has still received tax
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And p3 has 2K
    And p1 owns church#1 in the Past Town
    And p3 owns saloon#1 in the Past Town
    And p3 owns church#2 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And p1 holds irish
    And p2 holds miners
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 22K
    And p2 has 15K
    And p3 has 5K
    And p3 owns nothing in the Present Town
    And the discard pile is saloon#1 church#2

  @HOW-TAX-04 @HOW-R-elimination @HOW-R-tax-sequence
  Scenario: If all Towns are settled at once and two of three players leave, the third wins with the least money
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And p1 has 0K
    And p1's hand is irish
    And p2 has 4K
    And p3 has 4K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p3 owns saloon#2 saloon#3 in the Present Town
    And p3 owns school#1 in the Future Town
    And p2 owns brothel#1 in the Future Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    # Past: p2 pays p1 4K of 5K; Present: p3 pays p2 4K of 10K; Future: p2 has nothing left to pay
    Then p1 wins
    And p1 has 4K
    And p2 has 4K
    And p3 has 0K
    And the discard pile is saloon#1 saloon#2 saloon#3 brothel#1 church#2 school#1

  @HOW-R-elimination @HOW-R-tax-sequence
  Scenario: If the Supervisor leaves with all Towns settled at once, the next player comes first
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And p2 is Supervisor
    And p2 has 0K
    And p1's hand is irish
    And p2's hand is miners
    And p3's hand is scots
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is p3's turn
    And p2's hand is nothing
    And the discard pile is saloon#1 miners
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Establishment Phase

  @HOW-R-elimination @HOW-R-tax-sequence
  Scenario: A player who leaves when all Towns are settled at once keeps tax received then, but ranks behind those who stay
    Given a Hell on Wheels game of p1 and p2
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And p1 has 2K
    And p2 has 15K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 saloon#2 brothel#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#3 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    # p1 pays 2K of 5K, receives 15K and leaves; p2 pays 15K, receives 2K and stays
    Then p2 wins
    And p1 has 15K
    And p2 has 2K

  # p3 leaves with 35K of tax: 5K less 5K, and 20K and 15K from the others. The Past then pays 10K to seven Saloons, 1K each.
  @HOW-R-elimination @HOW-R-tax-sequence
  Scenario: A player who has left ranks behind all who stayed, however much money the player had
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And it is turn 9
    And the Past Town is cheyenne
    And the Present Town is omaha
    And p1 has 20K
    And p2 has 15K
    And p3 has 5K
    And p3 owns church#1 in the Past Town
    And p1 owns saloon#1 saloon#2 saloon#3 saloon#4 in the Past Town
    And p2 owns saloon#5 saloon#6 saloon#7 in the Past Town
    And p1 owns jail#1 in the Present Town
    And p3 owns brothel#1 brothel#2 in the Present Town
    And p3's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then the game is over
    And p1 has 9K
    And p2 has 3K
    And p3 has 35K
    And p1 wins

  @HOW-AIM-04 @HOW-R-elimination @HOW-R-tax-sequence
  Scenario: If nobody is left, all players compare their money, including what they received last
    Given a Hell on Wheels game of p1 and p2
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And p1 has 2K
    And p2 has 3K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 wins
    And p1 has 3K
    And p2 has 2K

  @HOW-R-elimination @HOW-R-winner-tie @HOW-R-tax-sequence
  Scenario Outline: If all have left with equal money, the tie is broken among all - <answer>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "elimination" is "out-when-short"
    And the ruling "tax-sequence" is "all-at-once"
    And the ruling "winner-tie" is "<answer>"
    And p2 is Supervisor
    And everybody has 3K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns church#2 in the Present Town
    And p1 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then <winners> <win>

    Examples:
      | answer           | winners   | win          |
      | shared           | p1 and p2 | win together |
      | supervisor-order | p2        | wins         |

  # ---------------------------------------------------------------- orders, the token and the victory

  @HOW-TAX-03 @HOW-R-elimination @HOW-R-mayor-none
  Scenario: If the Supervisor leaves, the next player is Mayor of the Towns without Civilized cards
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "mayor-none" is "supervisor"
    And p1 is Supervisor
    And p1 has 0K
    And p2's hand is irish
    And p3 owns church#1 in the Past Town
    And p1 owns saloon#1 in the Past Town
    And p3 owns saloon#2 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 0K
    And p2 has 25K
    And p3 has 15K

  @HOW-R-elimination @HOW-R-raid-names
  Scenario: If only the token holder may play the Raid card Supervisor, nobody can play it after the holder has left
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "raid-names" is "token-holder"
    And p1 is Supervisor
    And p1 has 0K
    And p2's hand is supervisor
    And vice lies in the Present Town
    And p3 owns church#1 in the Past Town
    And p1 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may only do "pass"
    And p2 may not do "raid supervisor discard vice at present" because of HOW-CARD-07 and the ruling "raid-names"

  @HOW-R-elimination @HOW-R-reverse-order
  Scenario Outline: If a player has left, Reverse Order still begins with the next player at the right of the Supervisor
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "elimination" is "out-when-short"
    And the ruling "reverse-order" is "right-then-clockwise"
    And p3 is Supervisor
    And <leaver> has 5K
    And p1 owns church#1 in the Past Town
    And <leaver> owns saloon#1 saloon#2 in the Past Town
    And p1's hand is miners
    And p2's hand is scots
    And p3's hand is irish
    And p4's hand is traders
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And everybody passes
    Then it is the Establishment Phase
    And it is <first>'s turn
    When <first> does "pass"
    Then it is <second>'s turn
    When <second> does "pass"
    Then it is <third>'s turn
    When <third> does "pass"
    Then it is the Opportunist Phase after the Establishment Phase

    Examples: the neighbour on the right has left, and the Supervisor has
      | leaver | first | second | third |
      | p2     | p1    | p3     | p4    |
      | p3     | p2    | p4     | p1    |

  @HOW-SUP-05 @HOW-R-elimination @HOW-R-bid-all-zero
  Scenario: If the Supervisor has left, the token cannot stay, so all players roll
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "bid-all-zero" is "token-stays"
    And p1 has 5K
    And p2 owns church#1 in the Past Town
    And p1 owns saloon#1 saloon#2 in the Past Town
    And p1's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And chance does "town julesberg to future"
    And p2 does "bid 0"
    And p3 does "bid 0"
    Then chance may do "roll 6 for p2" with 1 chance in 6
    When chance does "roll 6 for p2"
    And chance does "roll 1 for p3"
    And p2 draws 6 cards
    Then p2 is Supervisor

  # p1, the Supervisor, leaves; p2 gets his 5K, and p2 and p3 end with 25K each.
  @HOW-R-elimination @HOW-R-winner-tie
  Scenario: After the Supervisor leaves, the order from that seat breaks a tie for the victory
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "elimination" is "out-when-short"
    And the ruling "winner-tie" is "supervisor-order"
    And it is turn 9
    And p1 has 5K
    And p3 has 25K
    And p2 owns church#1 in the Past Town
    And p1 owns saloon#1 saloon#2 in the Past Town
    And p1's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then the game is over
    And p2 has 25K
    And p3 has 25K
    And p2 wins
