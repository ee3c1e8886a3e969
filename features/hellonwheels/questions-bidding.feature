Feature: Open questions about bids of nothing and about the dice
  May a player bid nothing, what if nobody bids anything, and who rolls again: each answer in the smallest position.

  # ---------------------------------------------------------------- may a player bid nothing?

  @HOW-R-bid-zero
  Scenario: If 0K is allowed as a bid, a player with 20K has 21 possible bids
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-zero" is "zero-allowed"
    And it is the Supervisor Phase
    Then p1 may do only:
      | bid 0  |
      | bid 1  |
      | bid 2  |
      | bid 3  |
      | bid 4  |
      | bid 5  |
      | bid 6  |
      | bid 7  |
      | bid 8  |
      | bid 9  |
      | bid 10 |
      | bid 11 |
      | bid 12 |
      | bid 13 |
      | bid 14 |
      | bid 15 |
      | bid 16 |
      | bid 17 |
      | bid 18 |
      | bid 19 |
      | bid 20 |

  @HOW-SUP-03 @HOW-R-bid-zero
  Scenario: If 1K is the least bid, a player with 20K has 20 possible bids
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-zero" is "at-least-one"
    And it is the Supervisor Phase
    Then p1 may do only:
      | bid 1  |
      | bid 2  |
      | bid 3  |
      | bid 4  |
      | bid 5  |
      | bid 6  |
      | bid 7  |
      | bid 8  |
      | bid 9  |
      | bid 10 |
      | bid 11 |
      | bid 12 |
      | bid 13 |
      | bid 14 |
      | bid 15 |
      | bid 16 |
      | bid 17 |
      | bid 18 |
      | bid 19 |
      | bid 20 |
    And p1 may not do "bid 0" because of HOW-SUP-03 and the ruling "bid-zero"

  @HOW-SUP-03 @HOW-R-bid-zero
  Scenario Outline: If 1K is the least bid, a player with <money> has only one bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-zero" is "at-least-one"
    And p1 has <money>
    And it is the Supervisor Phase
    Then p1 may only do "<bid>"

    Examples: nothing at all
      | money | bid   |
      | 0K    | bid 0 |

    Examples: a single K
      | money | bid   |
      | 1K    | bid 1 |

  @HOW-R-bid-zero
  Scenario: If 1K is the least bid, Blackmail without chips is a legal bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-zero" is "at-least-one"
    And p1 has 1K
    And p1 holds blackmail
    And it is the Supervisor Phase
    Then p1 may do only:
      | bid 1                |
      | bid 0 with blackmail |
      | bid 1 with blackmail |

  # ---------------------------------------------------------------- what if nobody bids anything?

  @HOW-R-bid-all-zero
  Scenario: With the answer roll-off, a tie at 0K is rolled off like any other tie
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "roll-off"
    And p1 is Supervisor
    And it is the Supervisor Phase
    When p1 does "bid 0"
    And p2 does "bid 0"
    And chance does "roll 2 for p1"
    And chance does "roll 5 for p2"
    And p2 draws 6 cards
    Then p2 is Supervisor

  @HOW-R-bid-all-zero
  Scenario: With the answer token-stays, the token stays where it is without a roll if all bid 0K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "token-stays"
    And p1 is Supervisor
    And it is the Supervisor Phase
    When p1 does "bid 0"
    And p2 does "bid 0"
    Then chance may not do "roll 5 for p2"
    When p1 draws 6 cards
    Then p1 is Supervisor
    And everybody has 20K

  @HOW-R-bid-all-zero
  Scenario: With the answer token-stays, a token that nobody has yet cannot stay, so all players roll
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "token-stays"
    When the set-up is finished
    And p1 does "bid 0"
    And p2 does "bid 0"
    Then chance may do "roll 2 for p1" with 1 chance in 6
    When chance does "roll 2 for p1"
    And chance does "roll 5 for p2"
    And p2 draws 6 cards
    Then p2 is Supervisor

  @HOW-R-bid-all-zero @HOW-R-first-supervisor
  Scenario: With the answer token-stays, a Supervisor from the start keeps the token in turn 1 if all bid 0K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "token-stays"
    And the ruling "first-supervisor" is "seat-one"
    When the set-up is finished
    And p1 does "bid 0"
    And p2 does "bid 0"
    Then chance may not do "roll 5 for p2"
    When p1 draws 6 cards
    Then p1 is Supervisor

  # Here all bids are equal, and yet they are not nothing.
  @HOW-SUP-05
  Scenario: With the answer token-stays, a tie at 1K is still rolled off
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "token-stays"
    And p1 is Supervisor
    And it is the Supervisor Phase
    When p1 does "bid 1"
    And p2 does "bid 1"
    And chance does "roll 2 for p1"
    And chance does "roll 5 for p2"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And p2 has 19K

  @HOW-CARD-21
  Scenario: With the answer token-stays, a bid of Blackmail without chips wins against 0K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "token-stays"
    And p1 is Supervisor
    And p2 holds blackmail
    And it is the Supervisor Phase
    When p1 does "bid 0"
    And p2 does "bid 0 with blackmail"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And blackmail is in the discard pile

  # ---------------------------------------------------------------- who rolls again?

  @HOW-R-bid-reroll
  Scenario: After rolls of 5, 5 and 2, only the two players with the highest roll roll again
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-reroll" is "leaders-reroll"
    And it is the Supervisor Phase
    When these decisions are taken:
      """
      p1: bid 4
      p2: bid 4
      p3: bid 4
      chance: roll 5 for p1
      chance: roll 5 for p2
      chance: roll 2 for p3
      chance: roll 3 for p1
      chance: roll 4 for p2
      """
    Then chance may not do "roll 6 for p3"
    When p2 draws 6 cards
    Then p2 is Supervisor

  @HOW-R-bid-reroll
  Scenario: If all who tied in the bid roll again, all three players do so after rolls of 5, 5 and 2
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-reroll" is "all-tied-reroll"
    And it is the Supervisor Phase
    When these decisions are taken:
      """
      p1: bid 4
      p2: bid 4
      p3: bid 4
      chance: roll 5 for p1
      chance: roll 5 for p2
      chance: roll 2 for p3
      chance: roll 3 for p1
      chance: roll 4 for p2
      """
    Then chance may do "roll 6 for p3" with 1 chance in 6
    When chance does "roll 6 for p3"
    And p3 draws 6 cards
    Then p3 is Supervisor
    And p3 has 16K

  @HOW-R-bid-reroll
  Scenario: If all who tied roll again, a player who bid less still does not roll
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-reroll" is "all-tied-reroll"
    And it is the Supervisor Phase
    When these decisions are taken:
      """
      p1: bid 3
      p2: bid 4
      p3: bid 4
      chance: roll 5 for p2
      chance: roll 5 for p3
      """
    Then chance may not do "roll 6 for p1"
    When chance does "roll 1 for p2"
    And chance does "roll 2 for p3"
    And p3 draws 6 cards
    Then p3 is Supervisor

  @HOW-SUP-05 @HOW-R-bid-reroll
  Scenario: If all who tied roll again, a single highest roll ends the tie at once
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-reroll" is "all-tied-reroll"
    And it is the Supervisor Phase
    When these decisions are taken:
      """
      p1: bid 4
      p2: bid 4
      p3: bid 4
      chance: roll 2 for p1
      chance: roll 5 for p2
      chance: roll 2 for p3
      """
    And p2 draws 6 cards
    Then p2 is Supervisor
    And p2 has 16K

  @HOW-SUP-08 @HOW-R-bid-all-zero
  Scenario: If the token stays after bids of 0K, the Supervisor Phase is over without a roll
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-all-zero" is "token-stays"
    And p2 is Supervisor
    And it is the Supervisor Phase
    And p1's hand is irish
    When p1 does "bid 0"
    And p2 does "bid 0"
    Then p2 is Supervisor
    And it is the Opportunist Phase after the Supervisor Phase
    And it is p1's turn
    And p1 may only do "pass"

  @HOW-SUP-03 @HOW-R-bid-zero
  Scenario Outline: If 1K is the least bid, whether a player may bid 0 depends on that player's own money, not on the Supervisor's - <supervisor>K and <other>K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-zero" is "at-least-one"
    And p2 is Supervisor
    And p2 has <supervisor>K
    And p1 has <other>K
    And it is the Supervisor Phase
    Then "bid 0" is <verdict> for p1

    Examples:
      | supervisor | other | verdict |
      | 0          | 3     | illegal |
      | 3          | 0     | legal   |
