Feature: Blackmail
  The one Opportunist card that is bid instead of played: in the palm it is worth 7K on top of the chips. Who wins with it pays the
  chips and discards it; who loses takes both back.

  # ---------------------------------------------------------------- in the palm

  @worked @HOW-EX-36 @HOW-CARD-21 @HOW-SUP-04 @HOW-SUP-06 @HOW-R-blackmail-timing @HOW-R-blackmail-value
  Scenario: A bid of 1K with Blackmail beats a bid of 6K
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid 6"
    And p2 does "bid 1 with blackmail"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And p1 has 20K
    And p2 has 19K
    And the bank has 1K
    And the discard pile is blackmail

  @worked @HOW-EX-37 @HOW-CARD-21 @HOW-SUP-07 @HOW-R-blackmail-timing @HOW-R-blackmail-lost
  Scenario: A bid of 2K with Blackmail loses to 10K, and its chips and card go back to the bidder
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid 10"
    And p2 does "bid 2 with blackmail"
    Then p1 is Supervisor
    And p1 has 10K
    And p2 has 20K
    And p2's hand is blackmail
    And the discard pile is empty

  @worked @HOW-EX-38 @HOW-CARD-21 @HOW-SUP-05 @HOW-R-blackmail-timing @HOW-R-blackmail-lost @HOW-R-blackmail-value
  Scenario: A bid of 7K in chips ties with a bid of Blackmail alone
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid 7"
    And p2 does "bid 0 with blackmail"
    And chance does "roll 6 for p1"
    And chance does "roll 1 for p2"
    Then p1 is Supervisor
    And p1 has 13K
    And p2 has 20K
    And p2's hand is blackmail

  @HOW-CARD-21
  Scenario Outline: A bid with Blackmail is worth its chips plus 7K
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid <p1 bids>"
    And p2 does "bid <p2 bids> with blackmail"
    And chance decides <chance>
    Then <winner> is Supervisor
    And p1 has <p1>
    And p2 has <p2>

    Examples:
      | p1 bids | p2 bids | winner | p1  | p2  | chance  |
      | 6       | 0       | p2     | 20K | 20K | 6 times |
      | 8       | 0       | p1     | 12K | 20K | 0 times |
      | 10      | 4       | p2     | 20K | 16K | 6 times |
      | 12      | 4       | p1     | 8K  | 20K | 0 times |
      | 20      | 14      | p2     | 20K | 6K  | 6 times |

  @HOW-CARD-21
  Scenario: Every bid may be made with Blackmail or without it
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 has 2K
    And p1 holds blackmail
    Then p1 may do only:
      | bid 0                |
      | bid 1                |
      | bid 2                |
      | bid 0 with blackmail |
      | bid 1 with blackmail |
      | bid 2 with blackmail |
    When p1 does "bid 2 with blackmail"
    And p2 does "bid 8"
    And p1 draws 6 cards
    And p2 draws 6 cards
    Then p1 is Supervisor
    And p1 has 0K

  @HOW-SUP-03
  Scenario: A player who does not hold Blackmail cannot bid with it
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    Then p1 may do "bid 1"
    But p1 may not do "bid 1 with blackmail"

  @HOW-SUP-04
  Scenario: Blackmail that stays in the hand does not count for the bid
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid 6"
    And p2 does "bid 5"
    Then p1 is Supervisor
    And p2's hand is blackmail

  @HOW-SUP-02 @HOW-CARD-21
  Scenario: Blackmail in the palm is as unseen as the chips
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 holds blackmail
    When p1 does "bid 3 with blackmail"
    Then p1 sees p1's bid as 3K with Blackmail
    But p2 does not see p1's bid
    And p2 sees that p1 has 1 card
    And p2 does not see p1's hand
    And p2 sees the last decision as "bid ?"

  @HOW-CARD-21 @HOW-R-free-cards
  Scenario: If cards cost 1K to play, Blackmail in the palm costs nothing
    Given a Hell on Wheels game of p1 and p2
    And the ruling "free-cards" is "one-k"
    And it is the Supervisor Phase
    And p2 holds blackmail
    And p2 has 0K
    When p1 does "bid 6"
    And p2 does "bid 0 with blackmail"
    And p2 draws 6 cards
    And p1 draws 6 cards
    Then p2 is Supervisor
    And p2 has 0K

  @HOW-CARD-21 @HOW-R-spent-cards
  Scenario: If spent cards leave the game, a Blackmail that won the bid leaves it too
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And it is the Supervisor Phase
    And p2 holds blackmail
    When p1 does "bid 6"
    And p2 does "bid 1 with blackmail"
    And p2 draws 6 cards
    Then blackmail is out of the game
    And the discard pile is empty
    And there are 82 cards in the game

  # ---------------------------------------------------------------- is it used up if the bid is lost?

  @HOW-R-blackmail-lost
  Scenario: A Blackmail that lost the bid goes back to its player's hand
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-lost" is "kept"
    And it is the Supervisor Phase
    And p1 holds blackmail
    When p1 does "bid 2 with blackmail"
    And p2 does "bid 10"
    Then p2 is Supervisor
    And p1's hand is blackmail
    And the discard pile is empty
    And p1 has 20K
    And p2 has 10K

  @HOW-R-blackmail-lost
  Scenario: With the answer spent, a Blackmail that lost the bid is used up
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-lost" is "spent"
    And it is the Supervisor Phase
    And p1 holds blackmail
    When p1 does "bid 2 with blackmail"
    And p2 does "bid 10"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And the discard pile is blackmail
    And p1 has 20K
    And p2 has 10K

  @HOW-R-blackmail-lost @HOW-R-blackmail-timing
  Scenario: With the answer spent, a Blackmail played in the open that lost the bid is used up too
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-lost" is "spent"
    And the ruling "blackmail-timing" is "window-before"
    And it is the Supervisor Phase
    And p1 has played Blackmail
    When p1 does "bid 2 with blackmail"
    And p2 does "bid 10"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And the discard pile is blackmail

  @HOW-SUP-07
  Scenario: With the answer spent, only a Blackmail that was in the bid is used up
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-lost" is "spent"
    And it is the Supervisor Phase
    And p1 holds blackmail
    When p1 does "bid 2"
    And p2 does "bid 10"
    Then p1's hand is blackmail
    And the discard pile is empty

  # ---------------------------------------------------------------- does it add to the chips?

  @HOW-R-blackmail-value
  Scenario: If Blackmail adds 7K to the chips, 4K and Blackmail beat 10K and cost 4K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-value" is "adds"
    And it is the Supervisor Phase
    And p1 holds blackmail
    When p1 does "bid 4 with blackmail"
    And p2 does "bid 10"
    And p1 draws 6 cards
    Then p1 is Supervisor
    And p1 has 16K
    And p2 has 20K

  @HOW-CARD-21 @HOW-R-blackmail-value
  Scenario: If Blackmail is a bid of its own, it can be bid only without chips
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-value" is "stands-alone"
    And it is the Supervisor Phase
    And p1 has 2K
    And p1 holds blackmail
    Then p1 may do only:
      | bid 0                |
      | bid 1                |
      | bid 2                |
      | bid 0 with blackmail |
    And p1 may not do "bid 1 with blackmail"

  @HOW-R-blackmail-value
  Scenario Outline: If Blackmail is a bid of its own, it is worth 7K and costs no money
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-value" is "stands-alone"
    And it is the Supervisor Phase
    And p1 holds blackmail
    When p1 does "bid <p1 bids>"
    And p2 does "bid <p2 bids>"
    And chance decides <chance>
    Then <winner> is Supervisor
    And p1 has <p1>
    And p2 has <p2>

    Examples:
      | p1 bids          | p2 bids | winner | p1  | p2  | chance  |
      | 0 with blackmail | 6       | p1     | 20K | 20K | 6 times |
      | 0 with blackmail | 10      | p2     | 20K | 10K | 0 times |
      | 11               | 10      | p1     | 9K  | 20K | 0 times |

  @HOW-R-blackmail-value @HOW-R-blackmail-timing
  Scenario: If Blackmail is a bid of its own and was played in the open, its player can make no other bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "blackmail-value" is "stands-alone"
    And the ruling "blackmail-timing" is "window-before"
    And it is the Supervisor Phase
    And p1 has played Blackmail
    Then p1 may only do "bid 0 with blackmail"
