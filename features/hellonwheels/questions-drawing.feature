Feature: Open questions about drawing
  Whether six cards are drawn in one go or in rounds, whether extra cards are bought on one's own turn, and when the pile is shuffled.

  # ---------------------------------------------------------------- six in one go, or in rounds?

  # The 74 cards that are neither in the deck nor drawn lie in p2's hand.
  @HOW-RR-01 @HOW-R-draw-manner
  Scenario Outline: How two players draw the last eight cards depends on the manner of drawing
    Given a Hell on Wheels game of p1 and p2
    And the ruling "draw-manner" is "<answer>"
    And the deck has 8 cards
    And the discard pile is empty
    And everybody has 0K
    And it is the Railroad Phase
    When chance decides 8 times
    Then p1 has <p1> cards in hand
    And p2 has <p2> cards in hand
    And the deck is empty

    Examples:
      | answer    | p1 | p2 |
      | in-one-go | 6  | 76 |
      | in-rounds | 4  | 78 |

  @HOW-R-draw-manner
  Scenario Outline: Which player draws the second card depends on the manner of drawing
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "draw-manner" is "<answer>"
    And p2 is Supervisor
    And it is the Railroad Phase
    When chance does "draw irish for p2"
    Then chance may do "draw scots for <second>" with 1 chance in 81
    When chance does "draw scots for <second>"
    Then chance may do "draw miners for <third>" with 1 chance in 80
    When chance does "draw miners for <third>"
    Then chance may do "draw traders for p2" with 1 chance in 79

    Examples:
      | answer    | second | third |
      | in-one-go | p2     | p2    |
      | in-rounds | p3     | p1    |

  @HOW-R-draw-manner
  Scenario: If cards are dealt in rounds and bought on the own turn, a player may buy right after drawing a sixth card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "draw-manner" is "in-rounds"
    And it is the Railroad Phase
    When chance does "draw saloon#1 for p1"
    And chance does "draw saloon#2 for p2"
    And chance does "draw saloon#3 for p1"
    And chance does "draw saloon#4 for p2"
    And chance does "draw saloon#5 for p1"
    And chance does "draw saloon#6 for p2"
    And chance does "draw saloon#7 for p1"
    And chance does "draw gambling-house#1 for p2"
    And chance does "draw gambling-house#2 for p1"
    And chance does "draw gambling-house#3 for p2"
    And chance does "draw gambling-house#4 for p1"
    Then it is p1's turn
    And p1 has 6 cards in hand
    And p2 has 5 cards in hand
    When p1 does "draw extra"
    And chance does "draw gambling-house#5 for p1"
    And p1 does "done"
    And chance does "draw gambling-house#6 for p2"
    Then it is p2's turn
    And p1 has 7 cards in hand
    And p2 has 6 cards in hand

  @HOW-R-draw-manner @HOW-R-extra-draw-when
  Scenario: If cards are dealt in rounds and bought when all have drawn, extra cards come after the sixth round
    Given a Hell on Wheels game of p1 and p2
    And the ruling "draw-manner" is "in-rounds"
    And the ruling "extra-draw-when" is "after-all"
    And it is the Railroad Phase
    When chance does "draw saloon#1 for p1"
    And chance does "draw saloon#2 for p2"
    And chance does "draw saloon#3 for p1"
    And chance does "draw saloon#4 for p2"
    And chance does "draw saloon#5 for p1"
    And chance does "draw saloon#6 for p2"
    And chance does "draw saloon#7 for p1"
    And chance does "draw gambling-house#1 for p2"
    And chance does "draw gambling-house#2 for p1"
    And chance does "draw gambling-house#3 for p2"
    And chance does "draw gambling-house#4 for p1"
    And chance does "draw gambling-house#5 for p2"
    Then it is p1's turn
    And p1 has 6 cards in hand
    And p2 has 6 cards in hand

  @HOW-R-draw-manner @HOW-R-extra-draw-when
  Scenario: If cards are dealt in rounds and bought on the own turn, p1 buys the last card before p2's sixth draw
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "draw-manner" is "in-rounds"
    And the ruling "extra-draw-when" is "own-turn"
    And it is the Railroad Phase
    And the deck has 17 cards
    And the discard pile is empty
    And p1's hand is nothing
    And p2's hand is nothing
    When chance does "draw lawmen for p1"
    And chance does "draw lynchings for p2"
    And chance does "draw rr-boss for p3"
    And chance does "draw marshall for p1"
    And chance does "draw vile-men for p2"
    And chance does "draw indian-attack for p3"
    And chance does "draw arsonist for p1"
    And chance does "draw con-men for p2"
    And chance does "draw desperados for p3"
    And chance does "draw outlaws for p1"
    And chance does "draw ladies-of-the-evening for p2"
    And chance does "draw gamblers for p3"
    And chance does "draw entrepreneur for p1"
    And chance does "draw hangers-on for p2"
    And chance does "draw scoundrels for p3"
    And chance does "draw claim-jumpers for p1"
    Then it is p1's turn
    And p1 has 6 cards in hand
    And p2 has 5 cards in hand
    And the deck has 1 card
    When p1 does "draw extra"
    And chance does "draw blackmail for p1"
    Then it is the Opportunist Phase after the Railroad Phase
    And p1 has 7 cards in hand
    And p1 has 18K
    And p2 has 5 cards in hand

  # ---------------------------------------------------------------- buying on one's own turn, or when all have drawn?

  @HOW-R-extra-draw-when
  Scenario: If extra cards are bought on the own turn, p1 takes nine of twelve cards and p2 three
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-when" is "own-turn"
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

  @HOW-R-extra-draw-when
  Scenario: If extra cards are bought when all have drawn, two players with twelve cards have none left to buy
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-when" is "after-all"
    And the deck has 12 cards
    And the discard pile is empty
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws 6 cards
    Then it is the Opportunist Phase after the Railroad Phase
    And p1 has 6 cards in hand
    And p2 has 76 cards in hand
    And the deck is empty
    And p1 has 20K

  @HOW-R-extra-draw-when
  Scenario Outline: How many cards p2 has when p1 is asked to buy depends on the time of buying
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-when" is "<answer>"
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws <p2> cards
    Then it is p1's turn
    And p1 has 6 cards in hand
    And p2 has <p2> cards in hand
    When p1 does "draw extra"
    And p1 draws 1 card
    And p1 does "done"
    And p2 draws <p2 then> cards
    Then it is p2's turn
    And p2 has 6 cards in hand
    And p2 may do only:
      | draw extra |
      | pass       |

    Examples:
      | answer    | p2 | p2 then |
      | own-turn  | 0  | 6       |
      | after-all | 6  | 0       |

  @HOW-R-extra-draw-when
  Scenario: If extra cards are bought when all have drawn, they are bought in the order of drawing
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "extra-draw-when" is "after-all"
    And p2 is Supervisor
    And it is the Railroad Phase
    When p2 draws 6 cards
    And p3 draws 6 cards
    And p1 draws 6 cards
    Then it is p2's turn
    When p2 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is p1's turn

  # ---------------------------------------------------------------- when is the pile shuffled?

  # p1 draws last; the cards that lie nowhere else are in p2's hand.
  @HOW-RR-02 @HOW-R-reshuffle-when
  Scenario Outline: Whether the pile is shuffled as soon as the deck is empty depends on the answer to reshuffle-when
    Given a Hell on Wheels game of p1 and p2
    And the ruling "reshuffle-when" is "<answer>"
    And p2 is Supervisor
    And p1 holds lawmen
    And vice lies in the Present Town
    And the deck is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6
    And the discard pile is irish scots miners traders workers anarchy murders alcohol drinking shootings
    And it is the Railroad Phase and p1 is to act
    When p1 draws 6 cards
    And p1 does "pass"
    And p2 does "pass"
    And p1 does "raid lawmen discard vice at present"
    Then p1 has 6 cards in hand
    And the deck has <deck> cards
    And the discard pile has <pile> cards

    Examples:
      | answer      | deck | pile |
      | when-needed | 0    | 12   |
      | at-once     | 10   | 2    |

  @HOW-R-reshuffle-when
  Scenario: If nothing can be shuffled when the deck runs out, later discards are shuffled when needed
    Given a Hell on Wheels game of p1 and p2
    And the ruling "reshuffle-when" is "at-once"
    And p2 is Supervisor
    And p1 holds lawmen scoundrels
    And vice lies in the Present Town
    And the deck is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6
    And the discard pile is empty
    And it is the Railroad Phase and p1 is to act
    When p1 draws 6 cards
    And p2 does "pass"
    And p1 does "raid lawmen discard vice at present"
    And p2 does "pass"
    Then the deck is empty
    And the discard pile is lawmen vice
    When p1 does "play scoundrels"
    Then chance may do "draw vice for p1" with 1 chance in 2
    When chance does "draw vice for p1"
    And chance does "draw lawmen for p1"
    Then p1's hand is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 vice lawmen
    And the discard pile is scoundrels

  @HOW-R-reshuffle-when @HOW-RR-02
  Scenario Outline: Under each answer to the time of the shuffle, nothing is shuffled while one card is left in the deck
    Given a Hell on Wheels game of p1 and p2
    And the ruling "reshuffle-when" is "<answer>"
    And the deck is saloon#1 saloon#2 saloon#3 saloon#4 saloon#5 saloon#6 saloon#7
    And the discard pile is irish scots
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 has 6 cards in hand
    And the deck is saloon#7
    And the discard pile is irish scots
    When p1 does "draw extra"
    And chance does "draw saloon#7 for p1"
    Then p1 has 7 cards in hand
    And the deck has <deck> cards
    And the discard pile has <pile> cards

    Examples:
      | answer      | deck | pile |
      | when-needed | 0    | 2    |
      | at-once     | 2    | 0    |

  # ---------------------------------------------------------------- an extra card out of turn

  @HOW-RR-07 @HOW-R-extra-draw-when
  Scenario: If cards are bought on the own turn, a player who has passed cannot buy while the next one is asked
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-when" is "own-turn"
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "pass"
    And p2 draws 6 cards
    Then it is p2's turn
    And p1 may not do "draw extra" because of HOW-RR-07

  @HOW-RR-07 @HOW-R-extra-draw-when @HOW-R-draw-manner
  Scenario Outline: If cards are bought on the own turn, a player who has passed cannot buy while the next one draws - <manner>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-when" is "own-turn"
    And the ruling "draw-manner" is "<manner>"
    And the deck has 12 cards
    And it is the Railroad Phase
    When chance decides <chance>
    And p1 does "pass"
    Then chance decides
    And p1 may not do "draw extra" because of HOW-RR-07

    Examples:
      | manner    | chance   |
      | in-one-go | 6 times  |
      | in-rounds | 11 times |

  @HOW-RR-07 @HOW-R-extra-draw-when
  Scenario: If cards are bought when all have drawn, a player who has passed cannot buy while the next one is asked
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-when" is "after-all"
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws 6 cards
    And p1 does "pass"
    Then it is p2's turn
    And p1 may not do "draw extra" because of HOW-RR-07

  @HOW-ORD-06 @HOW-R-extra-draw-when @HOW-R-draw-manner
  Scenario Outline: A player cannot buy an extra card before the player's own turn to buy - <manner>, <when>
    Given a Hell on Wheels game of p1 and p2
    And the ruling "draw-manner" is "<manner>"
    And the ruling "extra-draw-when" is "<when>"
    And it is the Railroad Phase
    When chance decides <before p1>
    Then it is p1's turn
    And p2 may not do "draw extra" because of HOW-ORD-06
    When p1 does "pass"
    And chance decides <before p2>
    Then p2 may do "draw extra"
    And p1 may not do "draw extra" because of HOW-RR-07

    Examples:
      | manner    | when      | before p1 | before p2 |
      | in-one-go | own-turn  | 6 times   | 6 times   |
      | in-one-go | after-all | 12 times  | 0 times   |
      | in-rounds | own-turn  | 11 times  | 1 time    |
      | in-rounds | after-all | 12 times  | 0 times   |

  @HOW-RR-07
  Scenario: Whether p2 may pass or say done depends on p2's own purchases, not on the Supervisor's
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "pass"
    And p2 draws 6 cards
    Then p2 may not do "done" because of HOW-RR-07
    When p2 does "draw extra"
    And chance does "draw gambling-house#6 for p2"
    Then p2 may not do "pass" because of HOW-RR-07
    When p2 does "done"
    Then p2 has 18K
    And p1 has 20K
    And it is the Opportunist Phase after the Railroad Phase
