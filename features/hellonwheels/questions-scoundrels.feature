Feature: Open questions about Scoundrels
  Whether the card lies in the discard pile while it works, and how it does with too few cards.
  questions-scoundrels-run-out.feature has what happens when the cards run out.

  # ---------------------------------------------------------------- when the played card goes to the pile

  @HOW-R-spent-when @HOW-CARD-19
  Scenario: If Scoundrels are discarded after their effect, they draw only the two cards of a deck of two
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "after-effect"
    And p1 holds scoundrels
    And the deck is irish miners
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    And chance does "draw miners for p1"
    Then p1's hand is irish miners
    And the deck is empty
    And the discard pile is scoundrels

  @HOW-R-spent-when @HOW-CARD-19 @HOW-RR-02
  Scenario: If Scoundrels are discarded before their effect, they can draw themselves as the third card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is irish miners
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    And chance does "draw miners for p1"
    Then chance may do "draw scoundrels for p1" with 1 chance in 1
    When chance does "draw scoundrels for p1"
    Then p1's hand is irish miners scoundrels
    And the deck is empty
    And the discard pile is empty

  @HOW-R-spent-when @HOW-CARD-19
  Scenario: If Scoundrels are discarded before their effect, they draw themselves when no other card is left
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is empty
    And the discard pile is empty
    When p1 does "play scoundrels"
    Then chance may do "draw scoundrels for p1" with 1 chance in 1
    When chance does "draw scoundrels for p1"
    Then p1's hand is scoundrels
    And it is p2's turn
    When p2 does "pass"
    Then p1 may do "play scoundrels"

  @HOW-R-spent-when
  Scenario: If Scoundrels are discarded before their effect, they are shuffled with the discard pile
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is empty
    And the discard pile is irish miners vice
    When p1 does "play scoundrels"
    Then chance may do "draw scoundrels for p1" with 1 chance in 4

  @HOW-R-partial-effect @HOW-R-spent-when @HOW-CARD-19
  Scenario: If Scoundrels are discarded first and must work in full, they count themselves as the third card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "partial-effect" is "all-or-nothing"
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is miners
    When p1 does "play scoundrels"
    And p1 draws 3 cards
    Then p1's hand is irish miners scoundrels
    And it is p2's turn

  @HOW-R-partial-effect @HOW-R-spent-when @HOW-CARD-19
  Scenario: If Scoundrels are discarded first and must work in full, one other card to draw is too few
    Given a Hell on Wheels game of p1 and p2
    And the ruling "partial-effect" is "all-or-nothing"
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is empty
    Then p1 may only do "pass"
    And p1 may not do "play scoundrels" because of HOW-CARD-19 and the ruling "partial-effect"

  @HOW-R-spent-cards @HOW-R-spent-when @HOW-CARD-19
  Scenario: If played cards leave the game before they work, Scoundrels do not come back
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is irish miners
    And the discard pile is empty
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    And chance does "draw miners for p1"
    Then it is p2's turn
    And p1's hand is irish miners
    And scoundrels is out of the game

  @HOW-R-spent-cards @HOW-R-spent-when @HOW-CARD-19
  Scenario: If played cards leave the game before they work, Scoundrels cannot draw themselves
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-cards" is "out-of-game"
    And the ruling "spent-when" is "before-effect"
    And p1 holds scoundrels
    And the deck is empty
    And the discard pile is empty
    Then p1 may only do "pass"
    And p1 may not do "play scoundrels" because of HOW-CARD-19

  @HOW-R-spent-when @HOW-R-reshuffle-when
  Scenario: If the pile is shuffled at once, Scoundrels lying in it go into the new deck when the old one is empty
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "before-effect"
    And the ruling "reshuffle-when" is "at-once"
    And p1 holds scoundrels
    And the deck is irish miners traders
    And the discard pile is empty
    When p1 does "play scoundrels"
    And p1 draws 3 cards
    Then p1's hand is irish miners traders
    And the deck is scoundrels
    And the discard pile is empty

  @HOW-R-spent-when @HOW-R-reshuffle-when
  Scenario: If the pile is shuffled at once, Scoundrels not yet discarded do not go into the new deck
    Given a Hell on Wheels game of p1 and p2
    And the ruling "spent-when" is "after-effect"
    And the ruling "reshuffle-when" is "at-once"
    And p1 holds scoundrels
    And the deck is irish miners traders
    And the discard pile is vice
    When p1 does "play scoundrels"
    And p1 draws 3 cards
    Then p1's hand is irish miners traders
    And the deck is vice
    And the discard pile is scoundrels

  # ---------------------------------------------------------------- fewer than three cards to draw

  @HOW-R-partial-effect @HOW-CARD-19
  Scenario: If cards work as far as possible, Scoundrels draw two cards if only two are left
    Given a Hell on Wheels game of p1 and p2
    And the ruling "partial-effect" is "as-far-as-possible"
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is miners
    When p1 does "play scoundrels"
    And p1 draws 2 cards
    Then p1's hand is irish miners

  @HOW-R-partial-effect @HOW-CARD-19
  Scenario: If cards work in full or not at all, Scoundrels cannot be played with two cards to draw
    Given a Hell on Wheels game of p1 and p2
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is miners
    Then p1 may only do "pass"
    And p1 may not do "play scoundrels" because of HOW-CARD-19 and the ruling "partial-effect"

  @HOW-R-partial-effect @HOW-CARD-19
  Scenario: If cards work in full or not at all, three cards in deck and discard pile together are enough for Scoundrels
    Given a Hell on Wheels game of p1 and p2
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds scoundrels
    And the deck is irish
    And the discard pile is miners traders
    When p1 does "play scoundrels"
    And p1 draws 3 cards
    Then p1's hand is irish miners traders
