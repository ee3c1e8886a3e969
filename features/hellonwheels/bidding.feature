Feature: Phase 1 - bidding for Supervisor
  All bid at the same time, chips hidden in the palm. The highest bid wins, pays, and takes the Supervisor Token; whoever ties rolls a
  die. Bids are taken one after another in the order of the seats and seen by nobody else until the last one is in.

  # ---------------------------------------------------------------- the bid

  @HOW-SUP-01
  Scenario: A new turn begins with bidding, even if there already is a Supervisor
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And p1 holds irish
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "pass"
    Then it is the Supervisor Phase
    And it is p1's turn
    And p1 may do "bid 20"
    When p1 does "bid 0"
    Then it is p2's turn
    And p2 may do "bid 20"

  @HOW-SUP-02
  Scenario: Nobody sees a bid before all players have bid
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Supervisor Phase
    When p1 does "bid 3"
    Then p1 sees p1's bid as 3K
    But p2 does not see p1's bid
    And p3 does not see p1's bid
    And p1 sees the last decision as "bid 3"
    And p2 sees the last decision as "bid ?"
    And it does not bring about "p1 has bid 3K"
    And the play rests on HOW-MON-01
    And the play does not rest on HOW-SUP-04
    And the position has:
      """
      /phase: "supervisor"
      /players/0/name: "p1"
      """
    When p2 does "bid 7"
    Then p1 does not see p2's bid
    And p3 does not see p2's bid
    And p3 does not see p1's bid

  @HOW-SUP-02
  Scenario: No money is paid for a bid before all bids are revealed
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    When p1 does "bid 9"
    Then p1 has 20K
    And the bank has 0K

  @worked @HOW-EX-39 @HOW-SUP-03
  Scenario: A player can bid at most the money that this player has
    Given a Hell on Wheels game of p1 and p2
    And p1 has 4K
    And it is the Supervisor Phase
    Then p1 may do only:
      | bid 0 |
      | bid 1 |
      | bid 2 |
      | bid 3 |
      | bid 4 |
    And p1 may not do "bid 5" because of HOW-SUP-03

  @HOW-SETUP-02 @HOW-SUP-06
  Scenario: A player may bid the whole 20K of the set-up, and has no money left after winning
    Given a Hell on Wheels game of p1 and p2
    And after set-up
    Then p1 may not do "bid 21" because of HOW-SUP-03
    When p1 does "bid 20"
    And p2 does "bid 19"
    And p1 draws 6 cards
    And p2 draws 6 cards
    Then p1 is Supervisor
    And p1 has 0K
    And p2 has 20K

  @worked @HOW-EX-39 @HOW-MON-01
  Scenario: A bid is a whole number of K
    Given a Hell on Wheels game of p1 and p2
    And p1 has 4K
    And it is the Supervisor Phase
    Then p1 may do "bid 2"
    And p1 may do "bid 3"
    But p1 may not do "bid 2.5" because of HOW-MON-01

  @HOW-SUP-03
  Scenario: A player without money can bid only 0K
    Given a Hell on Wheels game of p1 and p2
    And p1 has 0K
    And it is the Supervisor Phase
    Then p1 may only do "bid 0"
    And p1 may not do "bid 1" because of HOW-SUP-03

  # ---------------------------------------------------------------- winning and paying

  @HOW-SUP-04 @HOW-SUP-06 @HOW-SUP-07 @HOW-SUP-08
  Scenario Outline: The highest of three bids wins, and only its owner pays
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Supervisor Phase
    When p1 does "bid <p1 bids>"
    And p2 does "bid <p2 bids>"
    And p3 does "bid <p3 bids>"
    And chance decides <chance>
    Then <winner> is Supervisor
    And p1 has <p1>
    And p2 has <p2>
    And p3 has <p3>
    And the bank has <bank>

    Examples:
      | p1 bids | p2 bids | p3 bids | winner | p1  | p2  | p3  | bank | chance   |
      | 5       | 4       | 0       | p1     | 15K | 20K | 20K | 5K   | 6 times  |
      | 5       | 6       | 5       | p2     | 20K | 14K | 20K | 6K   | 6 times  |
      | 19      | 19      | 20      | p3     | 20K | 20K | 0K  | 20K  | 12 times |
      | 1       | 0       | 0       | p1     | 19K | 20K | 20K | 1K   | 6 times  |

  @HOW-SUP-08
  Scenario: The token stays with the winner until another player wins it
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And it is the Supervisor Phase
    When p1 does "bid 0"
    And p2 does "bid 2"
    And p2 draws 6 cards
    Then p2 is Supervisor
    When p2 does "pass"
    And p1 draws 6 cards
    And p1 does "pass"
    Then it is the Opportunist Phase after the Railroad Phase
    And p2 is Supervisor
    And it is p2's turn

  @HOW-SUP-05
  Scenario: A tie among losing bids needs no roll
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Supervisor Phase
    When p1 does "bid 4"
    And p2 does "bid 6"
    And p3 does "bid 4"
    Then chance may not do "roll 6 for p1"
    When p2 draws 6 cards
    Then p2 is Supervisor
    And p2 has 14K

  # ---------------------------------------------------------------- ties

  @worked @HOW-EX-33 @HOW-SUP-01 @HOW-SUP-02 @HOW-SUP-04 @HOW-SUP-05 @HOW-SUP-06 @HOW-SUP-07 @HOW-SUP-08
  Scenario: After bids of 4, 6 and 6, the tied bidder with the higher roll, p3, wins
    Given a Hell on Wheels game of p1, p2 and p3
    When the set-up is finished
    And p1 does "bid 4"
    And p2 does "bid 6"
    And p3 does "bid 6"
    Then chance may not do "roll 3 for p1" because of HOW-SUP-05
    When chance does "roll 3 for p2"
    And chance does "roll 5 for p3"
    And p3 draws 6 cards
    Then p3 is Supervisor
    And p1 has 20K
    And p2 has 20K
    And p3 has 14K
    And the bank has 6K

  @HOW-SUP-05
  Scenario: Each tied bidder rolls one six-sided die, in the order of the seats
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    When p1 does "bid 2"
    And p2 does "bid 2"
    Then chance may do "roll 1 for p1" with 1 chance in 6
    And chance may do "roll 6 for p1" with 1 chance in 6
    But chance may not do "roll 6 for p2"
    When chance does "roll 6 for p1"
    Then chance may do "roll 1 for p2" with 1 chance in 6
    And chance may do "roll 6 for p2" with 1 chance in 6
    When chance does "roll 5 for p2"
    And p1 draws 6 cards
    Then p1 is Supervisor
    And p1 has 18K
    And p2 has 20K

  @worked @HOW-EX-34 @HOW-SUP-05 @HOW-R-bid-reroll
  Scenario: If two of three tied bidders share the highest roll, only these two roll again
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Supervisor Phase
    When these decisions are taken:
      """
      p1: bid 4
      p2: bid 4
      p3: bid 4
      chance: roll 5 for p1
      chance: roll 5 for p2
      chance: roll 2 for p3
      chance: roll 1 for p1
      """
    Then chance may not do "roll 6 for p3"
    When chance does "roll 6 for p2"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And p2 has 16K
    And p1 has 20K
    And p3 has 20K

  @worked @HOW-EX-35 @HOW-SUP-03 @HOW-SUP-05 @HOW-SUP-06 @HOW-R-bid-zero @HOW-R-bid-all-zero
  Scenario: If all players bid 0K, the dice decide and nobody pays
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    When p1 does "bid 0"
    And p2 does "bid 0"
    And chance does "roll 2 for p1"
    And chance does "roll 5 for p2"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And everybody has 20K
    And the bank has 0K

  @HOW-SUP-05
  Scenario: A tied bidder rolls a number from 1 to 6
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    When p1 does "bid 3"
    And p2 does "bid 3"
    Then chance may do only:
      | roll 1 for p1 |
      | roll 2 for p1 |
      | roll 3 for p1 |
      | roll 4 for p1 |
      | roll 5 for p1 |
      | roll 6 for p1 |
    And chance may do "roll 6 for p1" with 1 chance in 6

  @HOW-SUP-02
  Scenario: After the last bid, everybody sees all bids and any Blackmail in them
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Supervisor Phase
    And p1 has bid 3K
    And p2 has bid 2K with Blackmail
    When p3 does "bid 5"
    And p2 draws 6 cards
    Then it brings about "p1 has bid 3K"
    And it brings about "p3 has bid 5K"
