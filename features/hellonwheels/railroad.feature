Feature: Phase 2 - Railroad
  Every player draws six RR cards and may then buy up to three more, for 2K, 4K and 6K. When the deck has no card left, the discard
  pile is shuffled and becomes the deck.

  # ---------------------------------------------------------------- six cards each

  @worked @HOW-EX-06 @HOW-RR-01 @HOW-SETUP-06 @HOW-R-opening-hand
  Scenario: Two players have six cards each after the first draw, and 70 are left
    Given a Hell on Wheels game of p1 and p2
    When the set-up is finished
    And p1 does "bid 1"
    And p2 does "bid 0"
    And p1 draws 6 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And p2 does "pass"
    Then p1 has 6 cards in hand
    And p2 has 6 cards in hand
    And the deck has 70 cards

  @worked @HOW-EX-06 @HOW-RR-01
  Scenario: A player who kept three cards has nine after drawing six
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish scots miners
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 has 9 cards in hand

  @HOW-RR-01
  Scenario: Each player draws exactly six cards, and any card of the deck may be next
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When these decisions are taken:
      """
      chance: draw irish for p1
      chance: draw scots for p1
      chance: draw miners for p1
      chance: draw traders for p1
      chance: draw vice for p1
      """
    Then chance may do "draw saloon#1 for p1" with 1 chance in 77
    And chance may do "draw blackmail for p1" with 1 chance in 77
    But chance may not do "draw irish for p1"
    When chance does "draw anarchy for p1"
    Then chance may not do "draw saloon#1 for p1"
    And it is p1's turn
    And p1's hand is irish scots miners traders vice anarchy

  @HOW-RR-01
  Scenario: Drawing the six cards costs nothing
    Given a Hell on Wheels game of p1 and p2
    And p1 has 0K
    And p2 has 1K
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws 6 cards
    Then p1 has 0K
    And p2 has 1K
    And p1 has 6 cards in hand
    And p2 has 6 cards in hand

  # ---------------------------------------------------------------- extra cards

  @worked @HOW-EX-07 @HOW-RR-03 @HOW-RR-04 @HOW-RR-05 @HOW-RR-06
  Scenario: A player can buy three extra cards for 2K, 4K and 6K, but no fourth
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    When p1 does "draw extra"
    And chance does "draw irish for p1"
    Then p1 has 18K
    When p1 does "draw extra"
    And chance does "draw scots for p1"
    Then p1 has 14K
    When p1 does "draw extra"
    And chance does "draw miners for p1"
    And p2 draws 6 cards
    Then p1 has 8K
    And the bank has 12K
    And p1 holds irish scots miners
    And it is p2's turn
    And p1 may not do "draw extra" because of HOW-RR-03

  @HOW-RR-07
  Scenario: A player who has bought nothing passes, and a player who has bought a card says done
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    Then p1 may do "pass"
    But p1 may not do "done" because of HOW-RR-07
    When p1 does "draw extra"
    And chance does "draw irish for p1"
    Then p1 may do "done"
    But p1 may not do "pass" because of HOW-RR-07

  @HOW-RR-03
  Scenario: After two extra cards a third may still be bought
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has bought 2 extra cards
    Then p1 may do only:
      | draw extra |
      | done       |

  @HOW-RR-03
  Scenario: Extra cards are for sale in the Railroad Phase only
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    And it is the Opportunist Phase after the Railroad Phase
    Then p1 may only do "pass"
    And p1 may not do "draw extra" because of HOW-RR-03

  @worked @HOW-EX-42 @HOW-RR-04 @HOW-RR-05 @HOW-RR-06 @HOW-R-credit @HOW-R-extra-draw-look
  Scenario: A player with 7K can pay for two extra cards, but not for a third
    Given a Hell on Wheels game of p1 and p2
    And p1 has 7K
    And it is the Railroad Phase
    And p1 has drawn six cards
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    Then p1 has 5K
    When p1 does "draw extra"
    And chance does "draw saloon#2 for p1"
    And p2 draws 6 cards
    Then p1 has 1K
    And it is p2's turn
    And p1 may not do "draw extra" because of HOW-RR-06

  Scenario Outline: An extra card needs its whole price
    Given a Hell on Wheels game of p1 and p2
    And p1 has <money>
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has bought <bought> extra cards
    Then p1 may do "draw extra"
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p2 draws 6 cards
    Then p1 has 0K

    @HOW-RR-04
    Examples: the first, for 2K
      | money | bought |
      | 2K    | 0      |

    @HOW-RR-05
    Examples: the second, for 4K
      | money | bought |
      | 4K    | 1      |

    @HOW-RR-06
    Examples: the third, for 6K
      | money | bought |
      | 6K    | 2      |

  @HOW-RR-04
  Scenario: A player with less than 2K after drawing six cards is not asked to buy
    Given a Hell on Wheels game of p1 and p2
    And p1 has 1K
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws 6 cards
    Then it is p2's turn
    And p1 may not do "draw extra" because of HOW-RR-04

  @HOW-RR-07
  Scenario: A player need not buy extra cards
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may do only:
      | draw extra |
      | pass       |
    When p1 does "pass"
    And p2 draws 6 cards
    Then it is p2's turn
    And p1 has 20K
    And p1 has 6 cards in hand

  @HOW-RR-07
  Scenario: A player may stop after any extra card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "draw extra"
    And chance does "draw saloon#7 for p1"
    Then p1 may do only:
      | draw extra |
      | done       |
    When p1 does "done"
    And p2 draws 6 cards
    Then it is p2's turn
    And p1 has 18K
    And p1 has 7 cards in hand

  @HOW-RR-08
  Scenario: The prices of extra cards are counted for each player separately
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "draw extra"
    And chance does "draw saloon#7 for p1"
    And p1 does "draw extra"
    And chance does "draw gambling-house#1 for p1"
    And p1 does "done"
    And p2 draws 6 cards
    Then p1 has 14K
    When p2 does "draw extra"
    And chance does "draw brothel#2 for p2"
    Then p2 has 18K

  # p1's Saloon in Grand Island (Planned) earns 20K in the Present: 18 + 20 - 8 = 30.
  @worked @HOW-EX-88 @HOW-RR-07 @HOW-RR-08 @HOW-R-extra-draw-look
  Scenario: A player may stop after one extra card, and the price starts again at 2K in the next turn
    Given a Hell on Wheels game of p1 and p2
    And it is turn 4
    And the Present Town is grand-island
    And p1 owns saloon#1 in the Present Town
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "draw extra"
    And chance does "draw gambling-house#1 for p1"
    And p1 does "done"
    And p2 draws 6 cards
    Then p1 has 18K
    When p2 does "pass"
    And everybody passes
    And p2 does "pass"
    And p1 does "pass"
    And everybody passes
    And everybody passes
    And p2 does "pass"
    And p1 does "pass"
    And everybody passes
    And p2 does "pass"
    And p1 does "pass"
    And everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And these decisions are taken:
      """
      chance: town julesberg to future
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p2: discard gambling-house
      p2: discard gambling-house
      p2: discard gambling-house
      """
    And everybody passes
    Then it is turn 5
    And p1 has 38K
    When p1 does "bid 8"
    And p2 does "bid 0"
    And everybody passes
    And p1 draws 6 cards
    Then it is the Railroad Phase
    And p1 has 30K
    When p1 does "draw extra"
    And chance does "draw school#1 for p1"
    Then p1 has 28K

  # ---------------------------------------------------------------- when the deck runs out

  # The 70 cards that lie nowhere else are in p2's hand.
  @worked @HOW-EX-40 @HOW-RR-01 @HOW-RR-02 @HOW-R-reshuffle-when
  Scenario: If the deck runs out during a draw, two cards come from it and four from the shuffled pile of ten
    Given a Hell on Wheels game of p1 and p2
    And the deck is saloon#1 saloon#2
    And the discard pile is irish scots miners traders workers vice anarchy murders alcohol drinking
    And it is the Railroad Phase
    When chance does "draw saloon#2 for p1"
    Then chance may do "draw saloon#1 for p1" with 1 chance in 1
    But chance may not do "draw irish for p1"
    When chance does "draw saloon#1 for p1"
    Then chance may do "draw irish for p1" with 1 chance in 10
    And chance may do "draw drinking for p1" with 1 chance in 10
    When these decisions are taken:
      """
      chance: draw irish for p1
      chance: draw vice for p1
      chance: draw scots for p1
      chance: draw anarchy for p1
      """
    Then p1's hand is saloon#1 saloon#2 irish vice scots anarchy
    And the deck is miners traders workers murders alcohol drinking
    And the discard pile is empty

  @worked @HOW-EX-41 @HOW-RR-01 @HOW-RR-02 @HOW-R-cards-run-out
  Scenario: If cards run out, p1 draws the last three and no extra card is for sale
    Given a Hell on Wheels game of p1 and p2
    And the deck is irish scots miners
    And the discard pile is empty
    And it is the Railroad Phase
    When p1 draws 3 cards
    Then p1's hand is irish scots miners
    And the deck is empty
    And it is the Opportunist Phase after the Railroad Phase
    And p1 has 20K
    And p2 has 20K

  @HOW-RR-02
  Scenario: An extra card is drawn from the shuffled pile too
    Given a Hell on Wheels game of p1 and p2
    And the deck is empty
    And the discard pile is irish scots miners
    And it is the Railroad Phase
    And p1 has drawn six cards
    When p1 does "draw extra"
    Then chance may do "draw scots for p1" with 1 chance in 3
    When chance does "draw scots for p1"
    Then the deck is irish miners
    And the discard pile is empty

  @HOW-RR-02
  Scenario: The discard pile is not touched while the deck has a card
    Given a Hell on Wheels game of p1 and p2
    And the deck is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7
    And the discard pile is irish scots
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 has 6 cards in hand
    And the deck is saloon#7
    And the discard pile is irish scots

  # The 70 cards that lie nowhere else are in p2's hand: 70 and the 3 he draws are 73.
  @worked @HOW-EX-90 @HOW-RR-01 @HOW-RR-03 @HOW-R-extra-draw-when @HOW-R-draw-manner @HOW-R-unstated-order @HOW-R-cards-run-out
  Scenario: If two players have only twelve cards to draw, p1 takes nine of them and p2 three
    Given a Hell on Wheels game of p1 and p2
    And the deck has 12 cards
    And the discard pile is empty
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "draw extra"
    And chance does "draw gamblers for p1"
    And p1 does "draw extra"
    And chance does "draw entrepreneur for p1"
    And p1 does "draw extra"
    And chance does "draw hangers-on for p1"
    And p2 draws 3 cards
    Then p1 has 9 cards in hand
    And p1 has 8K
    And p2 has 73 cards in hand
    And the deck is empty
    And it is the Opportunist Phase after the Railroad Phase

  @HOW-RR-04
  Scenario: An extra card comes from the top of the deck
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And gamblers is on top of the deck
    When p1 does "draw extra"
    Then p1 holds gamblers
