Feature: An owner's own numbers
  Whoever owns the game can replace its prices, its limits and what cards do. Each number is one of its own, also where the printed game
  has the same number twice.

  Scenario Outline: An owner's box may set separate prices for Establishments and Civilized cards - <card>
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      prices:
        civilized-card: {value: 2}
        establishment-card: {value: 3}
      """
    And it is the <phase> Phase
    And p1's hand is <card> irish
    When p1 does "<plays> <card> at past"
    Then p1 has <left>
    And the bank has <price>

    @HOW-CIV-10
    Examples: The Civilized card
      | phase     | plays    | card   | left | price |
      | Civilized | civilize | church | 18K  | 2K    |

    @HOW-EST-07
    Examples: The Establishment
      | phase         | plays | card   | left | price |
      | Establishment | build | saloon | 17K  | 3K    |

  @HOW-TAX-04
  Scenario: An owner's box may set the tax separately from payouts for Customers and Mayhem cards
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      prices:
        tax-per-establishment: {value: 4}
      payout:
        per-customer: {value: 6}
        per-mayhem: {value: 7}
      """
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 brothel#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 28K
    And p2 has 12K

  @HOW-RR-03
  Scenario: An owner's box sets the number of extra cards for sale, whatever the hand limit is
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      limits:
        extra-cards-each-turn: {value: 1}
        hand-at-end-of-turn: {value: 5}
      prices:
        extra-cards-running-total: {value: {1: 2}}
      """
    And it is the Railroad Phase
    And p1 has drawn six cards
    When p1 does "draw extra"
    And chance does "draw irish for p1"
    And p2 draws 6 cards
    Then p1 has 18K
    And it is p2's turn
    And p1 may not do "draw extra" because of HOW-RR-03

  Scenario Outline: An owner's box may set separate numbers of cards for Vile Men and Con Men - <card>
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      effects:
        discard-random: {cards: 1}
        steal-cards: {cards: 3}
      """
    And p1's hand is <card> saloon
    And p2's hand is irish scots miners traders
    When p1 does "play <card> on p2"
    And chance decides <chance>
    Then p2 has <left> in hand
    And p1 has <taken> in hand

    @HOW-CARD-09
    Examples: Vile Men
      | card     | left    | taken  | chance |
      | vile-men | 3 cards | 1 card | 1 time |

    @HOW-CARD-12
    Examples: Con Men
      | card    | left   | taken   | chance  |
      | con-men | 1 card | 4 cards | 3 times |

  @HOW-CARD-19
  Scenario: If Scoundrels must draw four cards in an owner's box, three cards are too few
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      effects:
        draw-cards: {cards: 4}
        move-mayhem: {up-to: 2}
      """
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds scoundrels saloon
    And the deck is irish scots
    And the discard pile is miners
    Then p1 may not do "play scoundrels" because of HOW-CARD-19 and the ruling "partial-effect"

  @HOW-CARD-19
  Scenario: If Scoundrels draw four cards or fizzle in an owner's box, three cards are not drawn
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      effects:
        draw-cards: {cards: 4}
        move-mayhem: {up-to: 2}
      """
    And the ruling "no-effect" is "may-fizzle"
    And the ruling "partial-effect" is "all-or-nothing"
    And p1 holds scoundrels saloon
    And the deck is irish scots
    And the discard pile is miners
    When p1 does "play scoundrels"
    Then p1's hand is saloon
    And the deck is irish scots
    And the discard pile is miners scoundrels

  @HOW-CARD-19
  Scenario: Scoundrels draw the number of cards in the owner's box, whatever number Desperados move
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      effects:
        draw-cards: {cards: 2}
        move-mayhem: {up-to: 1}
      """
    And p1's hand is scoundrels saloon
    When p1 does "play scoundrels"
    And chance does "draw irish for p1"
    And chance does "draw scots for p1"
    Then p1's hand is saloon irish scots
    And p1 may only do "pass"

  Scenario Outline: An owner's box may set separate numbers of cards for Desperados and Ladies of the Evening - <card>
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      effects:
        move-mayhem: {up-to: 1}
        move-customers: {up-to: 2}
      """
    And <lying> lie in the Past Town
    And p1 holds <card>
    Then p1 may do "play <card> from past to future moving <most>"
    But p1 may not do "play <card> from past to future moving <more>" because of <clause>

    @HOW-CARD-13
    Examples: Desperados
      | card       | lying        | most | more          | clause      |
      | desperados | anarchy vice | vice | anarchy, vice | HOW-CARD-13 |

    @HOW-CARD-15
    Examples: Ladies of the Evening
      | card                  | lying              | most          | more                 | clause      |
      | ladies-of-the-evening | irish scots miners | irish, miners | irish, scots, miners | HOW-CARD-15 |

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario: If houses are given up, the houses left pay the tax of the owner's box
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      prices:
        tax-per-establishment: {value: 4}
      """
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 7K
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And p2 does "give up brothel#1 at present"
    Then p1 has 24K
    And p2 has 3K

  @HOW-RR-03 @HOW-R-extra-draw-look
  Scenario: If the number of extra cards is named first, the owner's box limits it
    Given a Hell on Wheels game of p1 and p2
    And the component file:
      """
      limits:
        extra-cards-each-turn: {value: 2}
        hand-at-end-of-turn: {value: 5}
      prices:
        extra-cards-running-total: {value: {1: 2, 2: 6}}
      """
    And the ruling "extra-draw-look" is "number-first"
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may do only:
      | pass         |
      | draw extra 1 |
      | draw extra 2 |
    And p1 may not do "draw extra 3" because of HOW-RR-03
