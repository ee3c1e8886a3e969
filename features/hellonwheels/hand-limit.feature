Feature: The hand limit
  At the end of phase 10 every player discards down to three cards, and no further. At all other times a hand may be larger.

  # ---------------------------------------------------------------- the hand limit

  @worked @HOW-EX-11 @HOW-EOL-06 @HOW-EOL-07 @HOW-EOL-08 @HOW-R-limit-choice
  Scenario: At the hand limit a player with five cards discards exactly two and keeps three
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is saloon church irish lawmen vice
    And the hand limit is due
    Then p1 may do only:
      | discard saloon |
      | discard church |
      | discard irish  |
      | discard lawmen |
      | discard vice   |
    And p1 may not do "pass" because of HOW-EOL-06
    When p1 does "discard church"
    Then p1 may do only:
      | discard saloon |
      | discard irish  |
      | discard lawmen |
      | discard vice   |
    When p1 does "discard vice"
    Then p1's hand is saloon irish lawmen
    And the discard pile is church#1 vice
    And p1 may not do "discard irish" because of HOW-EOL-08

  Scenario Outline: A hand of four cards is above the hand limit, a hand of three is not - <cards>
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is <cards>
    And the hand limit is due
    Then "discard irish" is <verdict> for p1

    @HOW-EOL-06
    Examples: above the limit
      | cards                   | verdict |
      | irish scots lawmen vice | legal   |

    @HOW-EOL-08
    Examples: not above it
      | cards              | verdict |
      | irish scots lawmen | illegal |
      | irish              | illegal |

  @HOW-EOL-06
  Scenario: A player with a fourth card at the hand limit can neither pass nor say done
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is irish scots lawmen vice
    And the hand limit is due
    Then p1 may not do "pass" because of HOW-EOL-06
    And p1 may not do "done" because of HOW-EOL-06

  @HOW-EOL-07
  Scenario: Several Saloons in hand are one choice to discard, and the one with the lowest number is discarded
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is saloon#2 saloon#5 saloon#7 vice
    And the hand limit is due
    Then p1 may do only:
      | discard saloon |
      | discard vice   |
    And p1 may not do "discard irish" because of HOW-EOL-07
    When p1 does "discard saloon"
    Then p1's hand is saloon#5 saloon#7 vice
    And the discard pile is saloon#2

  @HOW-EOL-07
  Scenario: Every player discards from the own hand, and a player with three cards or fewer is not asked
    Given a Hell on Wheels game of p1, p2 and p3
    And p1's hand is irish scots miners traders
    And p2's hand is vice anarchy murders
    And p3's hand is lawmen marshall vigilantes gamblers outlaws
    And the hand limit is due
    Then p1 may do only:
      | discard irish   |
      | discard scots   |
      | discard miners  |
      | discard traders |
    When p1 does "discard irish"
    Then it is p3's turn
    When p3 does "discard lawmen"
    And p3 does "discard outlaws"
    Then it is the Opportunist Phase after the End of The Line Phase
    And p1 has 3 cards in hand
    And p2 has 3 cards in hand
    And p3 has 3 cards in hand
    And the discard pile is irish lawmen outlaws

  @HOW-EOL-08
  Scenario: Nobody discards below three cards
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is irish scots lawmen
    And p2's hand is vice
    And the hand limit is due
    Then it is the Opportunist Phase after the End of The Line Phase
    And p1 may not do "discard irish" because of HOW-EOL-08

  @HOW-EOL-05 @HOW-EOL-07
  Scenario: Players discard to the hand limit only after the new Town is drawn
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is irish scots lawmen vice
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then chance decides
    When chance does "town omaha to future"
    Then it is p1's turn
    And p1 may do "discard vice"

  @HOW-EOL-06 @HOW-EOL-09
  Scenario: A player with exactly three cards discards nothing at the hand limit
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is irish scots lawmen
    And p2's hand is vice anarchy murders
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then it is the Opportunist Phase after the End of The Line Phase
    And p1's hand is irish scots lawmen
    And p2's hand is vice anarchy murders
    And the discard pile is empty

  # ---------------------------------------------------------------- the limit belongs to this phase

  @HOW-EOL-09
  Scenario: The hand limit does not apply at other times - a player may hold nine cards after the next six
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is irish scots miners
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And these decisions are taken:
      """
      chance: town julesberg to future
      # Opportunist Phase, bids, Opportunist Phase, then the Railroad Phase
      p1: pass
      p1: bid 1
      p2: bid 0
      p1: pass
      """
    And p1 draws 6 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And p2 does "pass"
    Then it is the Opportunist Phase after the Railroad Phase
    And p1 has 9 cards in hand
    And p1 may only do "pass"
    And p1 may not do "discard irish" because of HOW-EOL-09
    When p1 does "pass"
    And p2 does "pass"
    Then it is the Civilized Phase
    And p1 has 9 cards in hand
    And p2 has 6 cards in hand

  @worked @HOW-EX-77 @HOW-EOL-09 @HOW-EOL-06 @HOW-R-limit-recheck
  Scenario: A player may exceed the hand limit later - five cards after Scoundrels, eleven after six more
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is scoundrels irish scots
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    And p1 does "play scoundrels"
    And chance does "draw saloon#1 for p1"
    And chance does "draw vice for p1"
    And chance does "draw lawmen for p1"
    Then p1's hand is irish scots saloon vice lawmen
    When p1 does "pass"
    Then it is the Supervisor Phase
    And p1 has 5 cards in hand
    When p1 does "bid 1"
    And p2 does "bid 0"
    And everybody passes
    And p1 draws 6 cards
    Then p1 has 11 cards in hand
