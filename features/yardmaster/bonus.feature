Feature: Bonus cards
  Ten of the cargo cards are bonus cards. They are drawn and held like any cargo card and played on one's own turn, free of
  charge and as many as one likes; then they lie on the discard pile and are not drawn from there again.

  # ---------------------------------------------------------------- in the deck and in the hand

  @YM-BONUS-01
  Scenario: Bonus cards are part of the cargo deck - they are dealt, turned over and drawn like any other card
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    Then chance may do "deal ann coal" with 12 chances in 70
    And chance may do "deal ann plus-1-action" with 2 chances in 70
    When chance does "deal ann plus-1-action"
    Then chance may do "deal ann plus-1-action" with 1 chance in 69
    When these decisions are taken:
      """
      chance: deal ann coal
      chance: deal ann coal
      chance: deal ann coal
      chance: deal ann oil
      chance: deal bob coal
      chance: deal bob coal
      chance: deal bob coal
      chance: deal bob oil
      chance: deal bob oil
      chance: first-discard draw-2
      chance: start ann
      ann: draw deck
      """
    Then chance may do "draw plus-1-action" with 1 chance in 59
    And chance may do "draw pay-1-less" with 2 chances in 59
    When chance does "draw plus-1-action"
    Then ann's hand is coal*3 oil*1 plus-1-action*2

  @YM-BONUS-02
  Scenario Outline: A bonus card that is drawn joins the hand
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds coal*1
    When ann does "draw deck"
    And chance does "draw <bonus>"
    Then ann's hand is coal*1 <bonus>*1
    And the discard pile is oil
    And ann has used 1 action
    And bob sees that ann has 2 cards
    But bob does not see ann's hand

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  # ---------------------------------------------------------------- when it may be played

  @worked @YM-EX-13 @YM-BONUS-02 @YM-BONUS-06
  Scenario: A Pay 1 Less drawn as the last action cannot be played on the same turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 1 action
    When ann does "draw deck"
    And chance does "draw pay-1-less"
    Then ann's hand is pay-1-less*1
    And ann may only do "done"
    And ann may not do "play pay-1-less" because of YM-BONUS-06

  @worked @YM-EX-13 @YM-BONUS-05 @YM-BONUS-09
  Scenario: A Pay 1 Less drawn as the last action can be played on its owner's next turn, but not on bob's
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 1 action
    When ann does "draw deck"
    And chance does "draw pay-1-less"
    And ann does "done"
    Then ann may not do "play pay-1-less" because of YM-BONUS-09
    When bob does "done"
    Then ann may do "play pay-1-less"
    When ann does "play pay-1-less"
    Then ann's hand is nothing

  @worked @YM-EX-13 @YM-BONUS-04
  Scenario: A Pay 1 Less drawn with an action left may be played at once
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "draw deck"
    And chance does "draw pay-1-less"
    Then ann may do "play pay-1-less"
    When ann does "play pay-1-less"
    Then ann's hand is nothing
    And pay-1-less is on top of the discard pile

  @YM-BONUS-03
  Scenario Outline: Playing a bonus card uses no action
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds <bonus>
    And ann has used <used> actions
    When ann does "play <bonus>"
    Then ann has used <used> actions
    And ann's hand is nothing

    Examples: with both actions, with one and with none left
      | bonus            | used |
      | draw-2           | 0    |
      | pay-1-less       | 0    |
      | take-1-discarded | 0    |
      | plus-1-action    | 0    |
      | exchange-1-1     | 0    |
      | pay-1-less       | 1    |
      | plus-1-action    | 1    |
      | draw-2           | 2    |
      | plus-1-action    | 2    |

  @YM-BONUS-04
  Scenario: A bonus card may be played as soon as it was drawn, and before the last action or after it
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "draw deck"
    And chance does "draw plus-1-action"
    And ann does "swap bob"
    Then ann has 0 actions left
    And ann may do "play plus-1-action"
    When ann does "play plus-1-action"
    Then ann has 1 action left

  @YM-BONUS-05
  Scenario: A bonus card need not be played on the turn on which it was drawn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "draw deck"
    And chance does "draw exchange-1-1"
    Then ann may do "play exchange-1-1"
    And ann may do "done"
    When ann does "done"
    And bob does "done"
    Then it is ann's turn
    And ann's hand is exchange-1-1*1
    When ann does "play exchange-1-1"
    Then ann's hand is nothing

  @YM-BONUS-05
  Scenario Outline: A bonus card left in hand at the end of a turn stays in the hand - <bonus>
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds <bonus>
    When ann does "done"
    Then the play rests on YM-BONUS-05
    And ann's hand is <bonus>

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  Scenario: The end of a turn with only cargo in hand does not cite the rule about kept bonus cards
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds coal*2
    When ann does "done"
    Then the play does not rest on YM-BONUS-05

  @YM-BONUS-06
  Scenario Outline: Every kind of bonus card drawn as the last action has to wait
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 1 action
    When ann does "draw deck"
    And chance does "draw <bonus>"
    Then ann may not do "play <bonus>" because of YM-BONUS-06

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  @YM-BONUS-06
  Scenario: For the Yardmaster, a bonus card has to wait if it is drawn as the third action, not as the second
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann is Yardmaster
    And ann has used 1 action
    When ann does "draw deck"
    And chance does "draw pay-1-less"
    Then ann may do "play pay-1-less"
    When ann does "draw deck"
    And chance does "draw exchange-1-1"
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06
    But ann may do "play pay-1-less"

  @YM-BONUS-06
  Scenario: Two copies that were each drawn as the last action both wait
    Given a Yardmaster game of ann and bob
    And the ruling "last-action-shift" is "stays-locked"
    And it is ann's turn
    And ann has used 1 action
    And ann holds plus-1-action*1
    When ann does "draw deck"
    And chance does "draw pay-1-less"
    And ann does "play plus-1-action"
    And ann does "draw deck"
    And chance does "draw pay-1-less"
    Then ann's hand is pay-1-less*2
    And ann may not do "play pay-1-less" because of YM-BONUS-06
    And ann may only do "done"

  @YM-BONUS-06
  Scenario: Of two copies of a bonus card, the older one may be played, and the one drawn as the last action has to wait
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 1 action
    And ann holds pay-1-less*1
    When ann does "draw deck"
    And chance does "draw pay-1-less"
    Then ann's hand is pay-1-less*2
    When ann does "play pay-1-less"
    Then ann may not do "play pay-1-less" because of YM-BONUS-06
    And ann's hand is pay-1-less*1

  @YM-BONUS-09
  Scenario Outline: On another player's turn no bonus card is played
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And bob holds <bonus>
    Then bob may not do "play <bonus>" because of YM-BONUS-09
    When ann does "done"
    Then bob may do "play <bonus>"

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  # ---------------------------------------------------------------- how many, and what then

  @worked @YM-EX-21 @YM-BONUS-03 @YM-BONUS-07 @YM-CARD-10
  Scenario: If the Yardmaster plays two Plus 1 Action, the turn has three actions, then four, then five
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And cid is Yardmaster
    And cid holds plus-1-action*2
    Then cid has 3 actions this turn
    When cid does "play plus-1-action"
    Then cid has 4 actions this turn
    When cid does "play plus-1-action"
    Then cid has 5 actions this turn
    And cid has used 0 actions

  @worked @YM-EX-21
  Scenario: Actions from two Plus 1 Action are not carried into another turn
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And cid is Yardmaster
    And cid holds plus-1-action*2
    When cid does "play plus-1-action"
    And cid does "play plus-1-action"
    And cid does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn

  @YM-BONUS-07
  Scenario: All five bonus cards, and both copies of one, can be played on one turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil timber
    And ann holds pay-1-less*1 exchange-1-1*1 plus-1-action*2 draw-2*1 take-1-discarded*1
    When ann does "play pay-1-less"
    And ann does "play exchange-1-1"
    And ann does "play plus-1-action"
    And ann does "play plus-1-action"
    And ann does "play take-1-discarded"
    And ann does "take oil"
    And ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann's hand is coal*2 oil*1
    And the discard pile is timber pay-1-less exchange-1-1 plus-1-action plus-1-action take-1-discarded draw-2
    And ann has 4 actions this turn
    And ann has used 0 actions

  @YM-BONUS-08
  Scenario Outline: A bonus card that is played lies open on top of the discard pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is livestock oil
    And ann holds <bonus>*1 coal*1
    When ann does "play <bonus>"
    Then the discard pile is livestock oil <bonus>
    And bob sees the discard pile as livestock oil <bonus>
    And ann's hand is coal*1

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  @YM-BONUS-08
  Scenario: Of two copies of a bonus card in hand, only the one that is played leaves the hand
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds plus-1-action*2
    When ann does "play plus-1-action"
    Then ann's hand is plus-1-action*1
    And the discard pile is oil plus-1-action

  @YM-BONUS-10
  Scenario: A bonus card just played cannot be drawn from the discard pile, neither with an action nor with Draw 2
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds plus-1-action*1 draw-2*1
    When ann does "play plus-1-action"
    Then ann may not do "draw discard" because of YM-DRAW-05
    When ann does "play draw-2"
    Then ann may only do "draw deck"
    And ann may not do "draw discard" because of YM-CARD-03
    And the discard pile is oil plus-1-action draw-2

  @YM-R-reshuffle-bonus @YM-BONUS-10
  Scenario: With the answer bonus-cards-stay, a reshuffle leaves bonus cards in the discard pile
    Given a Yardmaster game of ann and bob
    And the ruling "reshuffle-bonus" is "bonus-cards-stay"
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is exchange-1-1 coal oil
    When ann does "done"
    Then the cargo draw pile is coal*1
    And the discard pile is exchange-1-1 oil

  @YM-BONUS-11
  Scenario Outline: After a bonus card is played, the actions that are left can still be taken
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is coal
    And the arrival yard shows coal-2
    And ann holds pay-1-less*1 coal*2
    And ann has used 1 action
    When ann does "play pay-1-less"
    Then ann has 1 action left
    When ann does "<action>"
    And chance decides <chance>
    Then ann has 0 actions left

    Examples:
      | action                | chance  |
      | draw deck             | 1 time  |
      | buy coal-2 pay coal*1 | 1 time  |
      | swap bob              | 0 times |
      | swap center-oil       | 0 times |

  @YM-BONUS-11
  Scenario: A bonus card may be played between two actions
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds exchange-1-1
    When ann does "draw deck"
    And chance does "draw coal"
    And ann does "play exchange-1-1"
    Then ann has 1 action left
    And it brings about "ann plays exchange-1-1"
    And it does not bring about "ann draws oil"
    When ann does "draw deck"
    And chance does "draw oil"
    Then ann's hand is coal*1 oil*1
    And ann has 0 actions left
