Feature: Open questions about the hand limit
  Who picks the cards that go, and whether the limit holds again at the end of the Opportunist Phase after phase 10.

  # ---------------------------------------------------------------- who picks the cards

  @HOW-R-limit-choice
  Scenario: If the owner picks, discarding two of five cards takes two decisions of the owner
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-choice" is "owner"
    And p1's hand is saloon church irish lawmen vice
    And the hand limit is due
    When p1 does "discard lawmen"
    And p1 does "discard saloon"
    Then p1's hand is church irish vice
    And the discard pile is saloon#1 lawmen

  @HOW-R-limit-choice
  Scenario: If chance picks, discarding two of five cards takes two draws, each with equal chances
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-choice" is "random"
    And p1's hand is saloon church irish lawmen vice
    And the hand limit is due
    Then chance may do "random saloon#1 from p1" with 1 chance in 5
    And chance may do "random vice from p1" with 1 chance in 5
    When chance does "random lawmen from p1"
    Then chance may do "random vice from p1" with 1 chance in 4
    And chance may not do "random lawmen from p1" because of HOW-EOL-07
    When chance does "random church#1 from p1"
    Then it is the Opportunist Phase after the End of The Line Phase
    And p1's hand is saloon irish vice
    And the discard pile is church#1 lawmen

  @HOW-R-limit-choice
  Scenario: If chance picks, hands of three cards lose no card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-choice" is "random"
    And p1's hand is irish lawmen vice
    And p2's hand is saloon church scots miners
    And the hand limit is due
    Then chance may do "random scots from p2" with 1 chance in 4
    When chance does "random scots from p2"
    Then it is the Opportunist Phase after the End of The Line Phase
    And p1's hand is irish lawmen vice
    And p2's hand is saloon church miners

  @HOW-R-limit-choice @HOW-EOL-07
  Scenario: If chance picks the discards, it can pick only from the hand that is due
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-choice" is "random"
    And p1's hand is irish lawmen vice anarchy
    And p2's hand is saloon church scots miners
    And the hand limit is due
    Then chance may do "random vice from p1" with 1 chance in 4
    But chance may not do "random scots from p2" because of HOW-EOL-07

  @HOW-R-limit-choice @HOW-R-limit-recheck
  Scenario: If chance picks the discards, it also picks them when the hand limit applies again
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-choice" is "random"
    And the ruling "limit-recheck" is "recheck"
    And p1's hand is irish scots saloon vice
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "pass"
    Then chance may do "random vice from p1" with 1 chance in 4
    When chance does "random saloon#1 from p1"
    Then it is the Supervisor Phase
    And p1's hand is irish scots vice
    And the discard pile is saloon#1

  # ---------------------------------------------------------------- does it hold again?

  @HOW-EOL-06 @HOW-R-limit-recheck
  Scenario: If the hand limit applies again, p1 discards from five cards to three and has nine after drawing six
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-recheck" is "recheck"
    And p1's hand is scoundrels irish scots
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "play scoundrels"
    And chance does "draw saloon#1 for p1"
    And chance does "draw vice for p1"
    And chance does "draw gambling for p1"
    And p1 does "pass"
    Then p1 may do only:
      | discard irish    |
      | discard scots    |
      | discard saloon   |
      | discard vice     |
      | discard gambling |
    When p1 does "discard vice"
    And p1 does "discard gambling"
    Then p1's hand is irish scots saloon
    And it is the Supervisor Phase
    When p1 does "bid 1"
    And p2 does "bid 0"
    And everybody passes
    And p1 draws 6 cards
    Then p1 has 9 cards in hand

  @HOW-R-limit-recheck
  Scenario: If the hand limit applies again and no hand is too large, bids follow
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-recheck" is "recheck"
    And p1's hand is irish scots saloon
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "pass"
    Then it is the Supervisor Phase
    And p1's hand is irish scots saloon

  @HOW-EOL-09
  Scenario: If the hand limit applies again, this happens only after phase 10
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-recheck" is "recheck"
    And p1's hand is irish scots saloon vice
    And it is the Opportunist Phase after the Establishment Phase
    When p1 does "pass"
    Then it is the Customer Phase
    And p1 has 4 cards in hand

  @HOW-R-limit-recheck @HOW-R-window-count
  Scenario: If the hand limit applies again and there are two Opportunist Phases, it applies between them
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-recheck" is "recheck"
    And the ruling "window-count" is "two-between"
    And p1's hand is irish scots saloon vice
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "pass"
    Then p1 may do only:
      | discard irish  |
      | discard scots  |
      | discard saloon |
      | discard vice   |
    When p1 does "discard vice"
    Then it is the Opportunist Phase before the Supervisor Phase
    And it is p1's turn

  @HOW-R-limit-recheck @HOW-R-window-count
  Scenario: If the hand limit applies again and there are two Opportunist Phases, cards drawn in the second one stay
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-recheck" is "recheck"
    And the ruling "window-count" is "two-between"
    And p1's hand is scoundrels irish scots
    And it is the Opportunist Phase after the End of The Line Phase
    When p1 does "pass"
    Then it is the Opportunist Phase before the Supervisor Phase
    When p1 does "play scoundrels"
    And p1 draws 3 cards
    And p1 does "pass"
    Then it is the Supervisor Phase
    And p1 has 5 cards in hand

  @HOW-R-limit-recheck @HOW-R-game-end
  Scenario: If the hand limit applies again and the last phase is finished, it applies once more before the end
    Given a Hell on Wheels game of p1 and p2
    And the ruling "limit-recheck" is "recheck"
    And the ruling "game-end" is "finish-phase"
    And it is turn 9
    And p1 has 30K
    And p1's hand is irish scots saloon scoundrels
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And p1 does "discard saloon"
    And p1 does "play scoundrels"
    And chance does "draw vice for p1"
    And chance does "draw lawmen for p1"
    And chance does "draw church#1 for p1"
    And p1 does "pass"
    Then p1 may do "discard vice"
    When p1 does "discard vice"
    And p1 does "discard irish"
    Then p1 wins
    And p1's hand is scots lawmen church

  @HOW-R-limit-recheck
  Scenario: If the hand limit applies again, hands that grew by drawing or stealing are reduced in Supervisor Order
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "limit-recheck" is "recheck"
    And p3 is Supervisor
    And it is the Opportunist Phase after the End of The Line Phase
    And p1 holds con-men saloon church
    And p2 holds irish miners vice
    And p3 holds scoundrels brothel jail
    When p3 does "play scoundrels"
    And p3 draws 3 cards
    And p1 does "play con-men on p2"
    And chance does "random irish from p2"
    And chance does "random miners from p2"
    And p2 does "pass"
    And p3 does "pass"
    And p1 does "pass"
    Then it is p3's turn
    And p3 has 5 cards in hand
    When p3 does "discard brothel"
    And p3 does "discard jail"
    Then it is p1's turn
    And p1 has 4 cards in hand
    When p1 does "discard saloon"
    Then it is the Supervisor Phase
