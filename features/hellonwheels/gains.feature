Feature: Cards that bring their player something
  Entrepreneur brings money and Scoundrels bring cards. Blackmail, the third, counts in a bid only; blackmail.feature shows how.

  # ---------------------------------------------------------------- Entrepreneur

  @worked @HOW-EX-70 @HOW-CARD-17
  Scenario: Entrepreneur brings its player 5K from the bank
    Given a Hell on Wheels game of p1 and p2
    And p1 has 0K
    And p2 has 40K
    And p1 holds entrepreneur
    And p2 holds irish
    Then the bank has 0K
    When p1 does "play entrepreneur"
    Then p1 has 5K
    And p2 has 40K
    And the bank has -5K
    And entrepreneur is in the discard pile

  @HOW-CARD-17
  Scenario Outline: Entrepreneur brings 5K from the bank alone, however much money the player has
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 has <before>K
    And p1 holds entrepreneur irish
    When p1 does "play entrepreneur"
    Then p1 has <after>K
    And p2 has 20K
    And p3 has 20K
    And the bank has <bank>K

    Examples:
      | before | after | bank |
      | 0      | 5     | 15   |
      | 1      | 6     | 14   |
      | 20     | 25    | -5   |
      | 100    | 105   | -85  |

  @HOW-CARD-17
  Scenario: Entrepreneur needs no card on the board and no opponent with money
    Given a Hell on Wheels game of p1 and p2
    And p1 has 0K
    And p2 has 0K
    And the deck is empty
    And the discard pile is empty
    And p1 holds entrepreneur
    Then p1 may do only:
      | play entrepreneur |
      | pass              |

  # ---------------------------------------------------------------- Scoundrels

  @worked @HOW-EX-72 @HOW-CARD-19 @HOW-R-spent-when
  Scenario: Scoundrels draw three cards from the deck
    Given a Hell on Wheels game of p1 and p2
    And the deck has 20 cards
    And p1's hand is scoundrels saloon church
    And p2 holds irish
    When p1 does "play scoundrels"
    Then chance decides
    When p1 draws 3 cards
    Then p1 has 5 cards in hand
    And the deck has 17 cards
    And scoundrels is in the discard pile
    And it is p2's turn

  @HOW-CARD-19
  Scenario: Scoundrels draw each card of the deck with the same chance
    Given a Hell on Wheels game of p1 and p2
    And p1 holds scoundrels
    And p2 holds irish
    And the deck is saloon#1 church#1 miners vice
    When p1 does "play scoundrels"
    Then chance may do "draw vice for p1" with 1 chance in 4
    When chance does "draw vice for p1"
    Then chance may do "draw saloon#1 for p1" with 1 chance in 3
    When chance does "draw saloon#1 for p1"
    Then chance may do "draw miners for p1" with 1 chance in 2
    When chance does "draw miners for p1"
    Then p1's hand is saloon miners vice
    And the deck is church#1

  @HOW-CARD-19 @HOW-RR-02
  Scenario: If the deck runs out while Scoundrels draw, the discard pile is shuffled
    Given a Hell on Wheels game of p1 and p2
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is miners traders saloon#1 church#1 vice
    When p1 does "play scoundrels"
    Then chance may do "draw irish for p1" with 1 chance in 1
    When chance does "draw irish for p1"
    Then chance may do "draw traders for p1" with 1 chance in 5
    When chance does "draw traders for p1"
    And chance does "draw vice for p1"
    Then p1's hand is irish traders vice
    And the deck is miners saloon#1 church#1
    And the discard pile is scoundrels

  @HOW-CARD-19 @HOW-R-cards-run-out
  Scenario: Scoundrels draw two cards if deck and discard pile hold only two
    Given a Hell on Wheels game of p1 and p2
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is miners
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    And chance does "draw miners for p1"
    Then p1's hand is irish miners
    And the deck has 0 cards
    And the discard pile is scoundrels
    And it is p2's turn

  @HOW-CARD-19 @HOW-R-no-effect
  Scenario: Scoundrels cannot be played if deck and discard pile are empty
    Given a Hell on Wheels game of p1 and p2
    And p1 holds scoundrels
    And the deck is empty
    And the discard pile is empty
    Then p1 may only do "pass"
    And p1 may not do "play scoundrels" because of HOW-CARD-19

  @HOW-CARD-19
  Scenario: Scoundrels can be played with an empty deck if there is a discard pile
    Given a Hell on Wheels game of p1 and p2
    And p1 holds scoundrels
    And the deck is empty
    And the discard pile is miners
    When p1 does "play scoundrels"
    Then chance may do "draw miners for p1" with 1 chance in 1
    When chance does "draw miners for p1"
    Then p1's hand is miners

  # ---------------------------------------------------------------- Blackmail

  @HOW-CARD-21 @HOW-R-blackmail-timing
  Scenario Outline: Blackmail cannot be played in an Opportunist Phase, not even before the bidding
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase <when>
    And p1 holds blackmail
    Then p1 may only do "pass"
    And p1 may not do "play blackmail" because of HOW-CARD-21

    Examples:
      | when                        |
      | before the Supervisor Phase |
      | after the Supervisor Phase  |
      | after the Customer Phase    |
      | after the Future Town Phase |
