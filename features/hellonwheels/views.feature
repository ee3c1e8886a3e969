Feature: What a player sees
  Open are the board, all money, the discard pile, the number of cards in every hand and in both decks, and whatever is decided
  openly. A hand, a card drawn and a bid in the palm are for their owner only, and nobody sees into a deck.

  @worked @HOW-EX-93 @HOW-MON-04 @HOW-R-money-open @HOW-R-discard-open
  Scenario: In the Customer Phase p1 sees the own hand, the money and the board, but not p2's hand
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is saloon#1 irish
    And p2's hand is scots vice church#1
    And p2 has 9K
    And p2 owns brothel#1 in the Present Town
    And the discard pile is lawmen saloon#7
    And it is the Establishment Phase and p1 is to act
    When p1 does "build saloon at present"
    And p1 does "done"
    And everybody passes
    Then it is the Customer Phase
    And p1 sees p1's hand as irish
    And p1 sees that p2 has 3 cards
    But p1 does not see p2's hand
    And p1 sees p1's money as 19K
    And p1 sees p2's money as 9K
    And p1 sees the bank as 12K
    And p1 sees the discard pile as lawmen saloon#7
    And p1 sees no deck
    And the Present Town has saloon#1 brothel#1
    And p1 owns saloon#1 in the Present Town
    And p2 owns brothel#1 in the Present Town

  @HOW-RR-01
  Scenario: A card drawn is seen by its owner only
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When these decisions are taken:
      """
      chance: draw irish for p1
      chance: draw scots for p1
      chance: draw miners for p1
      chance: draw traders for p1
      chance: draw vice for p1
      chance: draw lawmen for p1
      """
    Then p1 sees the last decision as "draw lawmen for p1"
    And p2 sees the last decision as "draw ? for p1"
    And p1 sees p1's hand as irish scots miners traders vice lawmen
    And p2 does not see p1's hand
    And p2 sees that p1 has 6 cards

  @HOW-SUP-03
  Scenario: Everybody sees all bids after the last bid is made
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    When p1 does "bid 4"
    Then p2 sees the last decision as "bid ?"
    When p2 does "bid 6"
    And p2 draws 6 cards
    Then p2 is Supervisor
    And p1 sees p2's money as 14K
    And p2 sees p1's money as 20K

  @HOW-CARD-12
  Scenario: A card that Con Men steal is seen by the thief and by the victim, and by nobody else
    Given a Hell on Wheels game of p1, p2 and p3
    And p1's hand is con-men
    And p2's hand is irish scots
    When p1 does "play con-men on p2"
    And chance does "random irish from p2"
    And chance does "random scots from p2"
    Then p1 sees the last decision as "random scots from p2"
    And p2 sees the last decision as "random scots from p2"
    And p3 sees the last decision as "random ? from p2"
    And p3 sees that p1 has 2 cards
    And p3 does not see p1's hand

  @HOW-CARD-09
  Scenario: A card that Vile Men make somebody discard is seen by all
    Given a Hell on Wheels game of p1, p2 and p3
    And p1's hand is vile-men miners
    And p2's hand is irish scots
    When p1 does "play vile-men on p2"
    And chance does "random irish from p2"
    And chance does "random scots from p2"
    Then p3 sees the last decision as "random scots from p2"
    And p3 sees the discard pile as irish scots vile-men

  @HOW-RAID-01
  Scenario: A Raid is seen by all
    Given a Hell on Wheels game of p1, p2 and p3
    And p1's hand is lawmen
    And p2's hand is irish
    And vice lies in the Future Town
    When p1 does "raid lawmen discard vice at future"
    Then p3 sees the last decision as "raid lawmen discard vice at future"
    And p3 sees the discard pile as vice lawmen

  # ---------------------------------------------------------------- is money open?

  @HOW-R-money-open
  Scenario: If money is open, everybody sees all sums before the bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "money-open" is "open"
    And p2 has 9K
    And it is the Supervisor Phase
    Then p1 sees p2's money as 9K
    And p2 sees p1's money as 20K
    And p1 sees the bank as 11K

  @HOW-R-money-open
  Scenario: If money is hidden, a player sees only the own money, and not the bank
    Given a Hell on Wheels game of p1 and p2
    And the ruling "money-open" is "hidden"
    And p2 has 9K
    And it is the Supervisor Phase
    Then p1 does not see p2's money
    And p1 does not see the bank
    And p1 sees p1's money as 20K
    And p2 sees p2's money as 9K
    And p2 does not see p1's money

  @HOW-R-money-open
  Scenario Outline: The legal actions are the same whether money is open or hidden
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "money-open" is "<answer>"
    And p1's hand is outlaws
    And p2 has 1K
    And p3 has 0K
    Then p1 may do only:
      | play outlaws on p2 |
      | pass               |
    And p1 sees p1's money as 20K

    Examples:
      | answer |
      | open   |
      | hidden |

  @HOW-R-money-open
  Scenario: If money is hidden, actions and their prices are still public
    Given a Hell on Wheels game of p1 and p2
    And the ruling "money-open" is "hidden"
    And p1's hand is saloon irish
    And it is the Establishment Phase
    When p1 does "build saloon at present"
    Then p2 sees the last decision as "build saloon at present"
    And p1 sees p1's money as 19K
    But p2 does not see p1's money

  # ---------------------------------------------------------------- are hands hidden?

  @HOW-R-hand-open
  Scenario: If hands are hidden, a player sees his own hand and only the size of other hands
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hand-open" is "hidden"
    And p1's hand is vice
    And p2's hand is lawmen irish
    And it is the Supervisor Phase
    Then p1 sees p1's hand as vice
    And p1 sees that p2 has 2 cards
    But p1 does not see p2's hand

  @HOW-R-hand-open
  Scenario: If hands are open, all players see all hands, but no hidden bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hand-open" is "open"
    And p1's hand is blackmail vice
    And p2's hand is lawmen irish
    And it is the Supervisor Phase
    Then p1 sees p2's hand as lawmen irish
    And p2 sees p1's hand as blackmail vice
    When p1 does "bid 3 with blackmail"
    Then p2 sees the last decision as "bid ?"
    And p2 sees p1's hand as blackmail vice

  @HOW-R-hand-open @HOW-RR-01
  Scenario: If hands are open, everybody sees which cards are drawn
    Given a Hell on Wheels game of p1 and p2
    And the ruling "hand-open" is "open"
    And it is the Railroad Phase
    When chance does "draw irish for p1"
    Then p2 sees the last decision as "draw irish for p1"
    When p1 draws 5 cards
    Then p2 sees p2's hand as nothing

  @HOW-R-hand-open @HOW-CARD-12
  Scenario Outline: Whether a third player sees a stolen card depends on the answer
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "hand-open" is "<answer>"
    And p1's hand is con-men
    And p2's hand is lawmen
    And p3's hand is vice
    When p1 does "play con-men on p2"
    And chance does "random lawmen from p2"
    Then p3 sees the last decision as "<seen>"
    And p3 sees p3's hand as vice

    Examples:
      | answer | seen                  |
      | hidden | random ? from p2      |
      | open   | random lawmen from p2 |

  # ---------------------------------------------------------------- can the discard pile be looked through?

  @HOW-R-discard-open
  Scenario: In an open discard pile opponents see the Lawmen that a player discarded for the hand limit
    Given a Hell on Wheels game of p1 and p2
    And the ruling "discard-open" is "open"
    And p1's hand is lawmen irish scots miners
    And the discard pile is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 church#1 church#2
    And the hand limit is due
    When p1 does "discard lawmen"
    Then p2 sees the discard pile as saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 church#1 church#2 lawmen
    And p2 sees the last decision as "discard lawmen"

  @HOW-R-discard-open
  Scenario: In a closed discard pile only p1 knows of the Lawmen that p1 discarded
    Given a Hell on Wheels game of p1 and p2
    And the ruling "discard-open" is "closed"
    And p1's hand is lawmen irish scots miners
    And the discard pile is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7 church#1 church#2
    And the hand limit is due
    When p1 does "discard lawmen"
    Then p1 sees lawmen of the 10 cards in the discard pile
    And p2 sees nothing of the 10 cards in the discard pile
    And p1 sees the last decision as "discard lawmen"
    And p2 sees the last decision as "discard ?"

  @HOW-R-discard-open
  Scenario: In a closed discard pile each player sees its size and the cards that this player played
    Given a Hell on Wheels game of p1 and p2
    And the ruling "discard-open" is "closed"
    And p1 holds entrepreneur irish
    And p2 holds outlaws miners
    When p1 does "play entrepreneur"
    Then p2 sees the last decision as "play entrepreneur"
    When p2 does "play outlaws on p1"
    Then p1 sees entrepreneur of the 2 cards in the discard pile
    And p2 sees outlaws of the 2 cards in the discard pile

  @HOW-R-discard-open
  Scenario: In a closed discard pile a card that Vile Men discard is seen only when it is discarded
    Given a Hell on Wheels game of p1 and p2
    And the ruling "discard-open" is "closed"
    And p1 holds vile-men saloon
    And p2's hand is irish miners vice
    When p1 does "play vile-men on p2"
    And chance does "random irish from p2"
    And chance does "random vice from p2"
    Then p1 sees the last decision as "random vice from p2"
    And p1 sees vile-men of the 3 cards in the discard pile
    And p2 sees nothing of the 3 cards in the discard pile

  @HOW-R-discard-open @HOW-RAID-01
  Scenario: In a closed discard pile a player still sees his own Raid, but not the raided Mayhem card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "discard-open" is "closed"
    And vice lies in the Present Town
    And p1 holds lawmen irish
    And p2 holds scots
    When p1 does "raid lawmen discard vice at present"
    Then p2 sees the last decision as "raid lawmen discard vice at present"
    And p1 sees lawmen of the 2 cards in the discard pile
    And p2 sees nothing of the 2 cards in the discard pile

  @HOW-RR-02 @HOW-R-discard-open
  Scenario: In a closed discard pile p1 no longer sees his card after it was shuffled and discarded again
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "discard-open" is "closed"
    And p1 holds entrepreneur vile-men irish
    And p2 holds scoundrels
    And the deck is empty
    And the discard pile is empty
    When p1 does "play entrepreneur"
    And p2 does "play scoundrels"
    And chance does "draw entrepreneur for p2"
    And p3 does "pass"
    And p1 does "play vile-men on p2"
    And chance does "random entrepreneur from p2"
    Then entrepreneur is in the discard pile
    And p1 sees vile-men of the 3 cards in the discard pile
    And p2 sees scoundrels of the 3 cards in the discard pile
