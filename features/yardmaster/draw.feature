Feature: Drawing a cargo card
  A draw brings one card to hand: the unseen top card of the cargo draw pile, or the open top card of the discard pile if
  it is not a bonus card.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @YM-DRAW-01
  Scenario: A draw from the cargo draw pile brings exactly one card
    Given ann holds oil*1
    Then the cargo draw pile has 68 cards
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is oil*1 timber*1
    And the cargo draw pile has 67 cards
    And ann has 1 action left

  @YM-DRAW-01
  Scenario: A draw from the discard pile brings exactly one card
    Given ann holds oil*1
    And the discard pile is coal coal livestock
    When ann does "draw discard"
    Then ann's hand is oil*1 livestock*1
    And the discard pile is coal coal
    And ann has 1 action left

  @YM-DRAW-02
  Scenario: The unseen card may be any that the cargo draw pile holds
    Given the cargo draw pile is coal*1 oil*2
    And the discard pile is automobile
    When ann does "draw deck"
    Then chance may do "draw oil" with 2 chances in 3
    And chance may do "draw coal" with 1 chance in 3
    But chance may not do "draw timber"
    When chance does "draw oil"
    Then ann's hand is oil*1
    And the cargo draw pile is coal*1 oil*1
    And the discard pile is automobile

  @YM-DRAW-02
  Scenario: A bonus card may come from the cargo draw pile
    When ann does "draw deck"
    And chance does "draw plus-1-action"
    Then ann's hand is plus-1-action*1

  @YM-DRAW-02
  Scenario: The last card of the cargo draw pile can be drawn, and then the pile is empty
    Given the cargo draw pile is coal*1
    When ann does "draw deck"
    Then chance may do "draw coal" with 1 chance in 1
    When chance does "draw coal"
    Then the cargo draw pile is empty
    And ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"

  @YM-DRAW-02
  Scenario: A position may state only the number of cards in the cargo draw pile
    Given the cargo draw pile has 1 card
    When ann does "draw deck"
    And chance decides 1 time
    Then the cargo draw pile is empty

  @YM-DRAW-03
  Scenario: Only the top card of the discard pile is open to draw
    Given the discard pile is oil timber
    When ann does "draw discard"
    Then ann's hand is timber*1
    And the discard pile is oil
    And the cargo draw pile has 68 cards

  @YM-DRAW-03
  Scenario: A card just paid may be drawn back
    Given the arrival yard shows coal-2
    And the discard pile is oil
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And ann does "draw discard"
    Then ann's hand is coal*1
    And the discard pile is oil coal

  @worked @YM-EX-16 @YM-DRAW-04
  Scenario: Nothing can be drawn from an empty discard pile
    Given the discard pile is empty
    Then ann may not do "draw discard" because of YM-DRAW-04
    But ann may do "draw deck"

  @YM-DRAW-04
  Scenario: The only discard can be drawn, and then the empty discard pile cannot be drawn from
    Given the discard pile is oil
    When ann does "draw discard"
    Then ann's hand is oil*1
    And the discard pile is empty
    And ann may not do "draw discard" because of YM-DRAW-04

  @worked @YM-EX-16 @YM-DRAW-05
  Scenario: A bonus card on top closes the discard pile
    Given the discard pile is oil plus-1-action
    Then ann may not do "draw discard" because of YM-DRAW-05
    But ann may do "draw deck"

  @YM-DRAW-05
  Scenario Outline: Every one of the bonus cards closes the discard pile
    Given the discard pile is oil <bonus>
    Then ann may not do "draw discard" because of YM-DRAW-05

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  @worked @YM-EX-16 @YM-DRAW-03 @YM-DRAW-05
  Scenario: A bonus card under the top card closes the discard pile only when it becomes the top card
    Given the discard pile is plus-1-action oil
    When ann does "draw discard"
    Then ann's hand is oil*1
    And the discard pile is plus-1-action
    And ann may not do "draw discard" because of YM-DRAW-05

  @worked @YM-EX-24 @YM-DRAW-07
  Scenario: A player with thirty cards in hand may draw another
    Given ann holds coal*10 oil*10 timber*10
    When ann does "draw deck"
    And chance does "draw livestock"
    Then ann has 31 cards in hand
    And ann's hand is coal*10 livestock*1 oil*10 timber*10

  @YM-DRAW-01
  Scenario Outline: One draw action cannot draw two cards
    Given the discard pile is oil coal
    Then ann may not do "draw <sources>" because of YM-DRAW-01

    Examples:
      | sources         |
      | deck deck       |
      | deck discard    |
      | discard discard |

  @YM-DRAW-01
  Scenario Outline: The player who draws gets the card, whoever started the game
    Given <starter> is the start player
    And it is <player>'s turn
    And <player> holds oil*1
    When <player> does "draw deck"
    And chance does "draw timber"
    Then <player>'s hand is oil*1 timber*1
    And <starter>'s hand is nothing

    Examples:
      | starter | player |
      | ann     | bob    |
      | bob     | ann    |

  @YM-DRAW-02
  Scenario: The card that is drawn from the draw pile is the one on top of it
    Given timber is on top of the cargo draw pile
    When ann does "draw deck"
    Then ann's hand is timber
