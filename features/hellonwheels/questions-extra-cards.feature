Feature: Open question: extra cards one by one
  Are extra cards bought one by one, with a look at each, or is their number said beforehand?

  @HOW-R-extra-draw-look
  Scenario: If extra cards are bought one by one, p1 sees a Saloon and stops at 18K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "one-by-one"
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1's hand is irish scots miners traders vice anarchy
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p1 does "done"
    And p2 draws 6 cards
    Then p1 has 18K
    And p1's hand is irish scots miners traders vice anarchy saloon#1

  @HOW-R-extra-draw-look
  Scenario: If the number of extra cards is named first, p1 gets two for 6K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1's hand is irish scots miners traders vice anarchy
    When p1 does "draw extra 2"
    Then chance may do "draw saloon#1 for p1"
    When chance does "draw saloon#1 for p1"
    And chance does "draw murders for p1"
    And p2 draws 6 cards
    Then p1 has 14K
    And p1's hand is irish scots miners traders vice anarchy saloon#1 murders
    And it is p2's turn

  @HOW-R-extra-draw-look
  Scenario Outline: If the number of extra cards is named first, they cost 2K, 6K or 12K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "<said>"
    And chance decides <chance>
    Then p1 has <money>
    And p1 has <cards> cards in hand
    And it is p2's turn

    Examples: none
      | said | money | cards | chance  |
      | pass | 20K   | 6     | 6 times |

    @HOW-RR-04
    Examples: one
      | said         | money | cards | chance  |
      | draw extra 1 | 18K   | 7     | 7 times |

    @HOW-RR-05
    Examples: two
      | said         | money | cards | chance  |
      | draw extra 2 | 14K   | 8     | 8 times |

    @HOW-RR-06
    Examples: three
      | said         | money | cards | chance  |
      | draw extra 3 | 8K    | 9     | 9 times |

  @HOW-R-extra-draw-look
  Scenario: If the number of extra cards is named first, 12K pay for one to three
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And p1 has 12K
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may do only:
      | pass         |
      | draw extra 1 |
      | draw extra 2 |
      | draw extra 3 |

  @HOW-RR-03 @HOW-R-extra-draw-look
  Scenario: If the number of extra cards is named first, 11K do not pay for three
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And p1 has 11K
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may do only:
      | pass         |
      | draw extra 1 |
      | draw extra 2 |
    And p1 may not do "draw extra 3" because of HOW-RR-06

  @HOW-RR-03 @HOW-R-extra-draw-look
  Scenario: If the number of extra cards is named first, 5K do not pay for two
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And p1 has 5K
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may do only:
      | pass         |
      | draw extra 1 |
    And p1 may not do "draw extra 2" because of HOW-RR-05

  @HOW-RR-05 @HOW-R-extra-draw-look
  Scenario Outline: If the number of extra cards is named first, 3K pay for only one
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And p1 has 3K
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may not do "draw extra <number>" because of HOW-RR-05

    Examples:
      | number |
      | 2      |
      | 3      |

  @HOW-R-extra-draw-look
  Scenario: If the number of extra cards is named first, nobody with 1K is asked
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And p1 has 1K
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p2 draws 6 cards
    Then it is p2's turn
    And p1 has 6 cards in hand

  @HOW-R-extra-draw-look @HOW-RR-07
  Scenario: If the number of extra cards is named first, a player who buys none passes
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And it is the Railroad Phase
    And p1 has drawn six cards
    Then p1 may do "pass"
    But p1 may not do "done" because of HOW-RR-07
    And p1 may not do "draw extra" because of HOW-RR-03 and the ruling "extra-draw-look"

  @HOW-R-extra-draw-look @HOW-RR-03
  Scenario: If extra cards are bought one by one, a player cannot name a number
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "one-by-one"
    And it is the Railroad Phase
    And p1 has drawn six cards
    Then p1 may do "draw extra"
    But p1 may not do "draw extra 1" because of HOW-RR-03 and the ruling "extra-draw-look"
    And p1 may not do "draw extra 3" because of HOW-RR-03 and the ruling "extra-draw-look"

  @HOW-RR-03 @HOW-R-extra-draw-look
  Scenario: A player cannot name more extra cards than deck and discard pile hold
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And the deck is saloon#1
    And the discard pile is irish
    And it is the Railroad Phase
    And p1 has drawn six cards
    Then p1 may do only:
      | pass         |
      | draw extra 1 |
      | draw extra 2 |
    And p1 may not do "draw extra 3"
