Feature: The five bonus cards
  Draw 2 Cargo Cards, Pay 1 Less, Take 1 Discarded, Plus 1 Action and Exchange 1:1, two copies of each: what each card gives,
  and where it ends.

  @YM-CARD-01
  Scenario Outline: The box holds two copies of each of the five bonus cards
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann <bonus>"
    Then chance may do "deal ann <bonus>" with 2 chances in 70
    When chance does "deal ann <bonus>"
    Then chance may do "deal ann <bonus>" with 1 chance in 69
    When chance does "deal ann <bonus>"
    Then chance may not do "deal ann <bonus>"

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  Scenario Outline: A third copy of a bonus card is not in the box
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds <bonus>*3
    Then the position is refused saying "<bonus>"

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  # ---------------------------------------------------------------- Draw 2 Cargo Cards

  @worked @YM-EX-20 @YM-CARD-02 @YM-CARD-03 @YM-BONUS-08
  Scenario: Draw 2 brings one card from each pile - a timber from the deck and the coal under the Draw 2
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw timber"
    And ann does "draw discard"
    Then ann's hand is coal*1 timber*1
    And the discard pile is oil draw-2
    And ann has used 0 actions

  @YM-CARD-02
  Scenario: Draw 2 brings two cards and not a third
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann has used 2 actions
    And ann holds draw-2*1 livestock*1
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw timber"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann's hand is coal*1 livestock*1 timber*1
    And ann has used 2 actions
    And ann may only do "done"

  @YM-CARD-02
  Scenario: Draw 2 uses no action of the turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    And ann does "draw deck"
    And chance does "draw coal"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann's hand is coal*3
    And ann has used 1 action

  @YM-CARD-02
  Scenario: If only one card can be drawn, Draw 2 brings one card, and the turn goes on
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may only do "draw discard"
    When ann does "draw discard"
    Then ann's hand is oil*1
    And the discard pile is draw-2
    And ann may do "done"

  @YM-CARD-03
  Scenario: Both cards of Draw 2 may come from the cargo draw pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw timber"
    And ann does "draw deck"
    And chance does "draw livestock"
    Then ann's hand is livestock*1 timber*1
    And the discard pile is oil coal draw-2
    And the play rests on YM-CARD-02
    But the play does not rest on YM-DRAW-01

  @YM-CARD-03
  Scenario: Draw 2 may take the discard first and then a card of the deck
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    And ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is coal*1 timber*1
    And the discard pile is oil draw-2

  @YM-CARD-03
  Scenario: Both cards of Draw 2 may come from the discard pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is timber oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw discard"
    And ann does "draw discard"
    Then ann's hand is coal*1 oil*1
    And the discard pile is timber draw-2

  # ---------------------------------------------------------------- Pay 1 Less

  @example @YM-EX-08 @YM-CARD-04 @YM-CARD-06 @YM-CARD-07 @YM-BONUS-03 @YM-BONUS-08
  Scenario: With Pay 1 Less a timber 1 costs no cargo, but the purchase still uses one action
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-2
    And ann holds pay-1-less
    When ann does "play pay-1-less"
    And ann does "buy timber-1 pay nothing"
    And chance does "refill coal-1"
    Then ann's train is timber-1
    And ann has used 1 action
    And ann has 1 action left
    And ann's hand is nothing
    And pay-1-less is on top of the discard pile

  @YM-CARD-04
  Scenario Outline: Pay 1 Less takes one card off the price of a railcar of any value
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is oil
    And the arrival yard shows <railcar>
    And ann holds pay-1-less*1 coal*4
    When ann does "play pay-1-less"
    And ann does "buy <railcar> pay <price>"
    And chance does "refill coal-1"
    Then ann's train is <railcar>
    And ann's hand is <left>

    Examples:
      | railcar | price   | left   |
      | coal-1  | nothing | coal*4 |
      | coal-2  | coal*1  | coal*3 |
      | coal-3  | coal*2  | coal*2 |
      | coal-4  | coal*3  | coal*1 |

  Scenario Outline: With Pay 1 Less, a payment of the full price or of two cards less is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is oil
    And the arrival yard shows <railcar>
    And ann holds pay-1-less*1 coal*4
    When ann does "play pay-1-less"
    Then ann may not do "buy <railcar> pay <full>" because of YM-CARD-04
    And ann may not do "buy <railcar> pay <two less>" because of YM-CARD-04

    Examples:
      | railcar | full   | two less |
      | coal-2  | coal*2 | nothing  |
      | coal-3  | coal*3 | coal*1   |
      | coal-4  | coal*4 | coal*2   |

  Scenario: Without Pay 1 Less, a railcar costs its full price
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is oil
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*3
    Then ann may not do "buy coal-3 pay coal*2" because of YM-BUY-04
    But ann may do "buy coal-3 pay coal*3"

  @YM-CARD-05
  Scenario: Pay 1 Less lowers the price of one railcar, and the next railcar costs its full price
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is timber
    And the arrival yard shows coal-2 oil-2
    And ann holds pay-1-less*1 coal*1 oil*2
    When ann does "play pay-1-less"
    And ann does "buy coal-2 pay coal*1"
    And chance does "refill coal-1"
    Then ann may not do "buy oil-2 pay oil*1" because of YM-BUY-04
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann's train is coal-2 oil-2
    And ann's hand is nothing

  @YM-CARD-05
  Scenario: Buying a railcar of value 1 uses up Pay 1 Less, as buying any other railcar does
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is timber
    And the arrival yard shows coal-1 oil-2
    And ann holds pay-1-less*1 oil*2
    When ann does "play pay-1-less"
    And ann does "buy coal-1 pay nothing"
    And chance does "refill coal-1"
    Then ann may not do "buy oil-2 pay oil*1" because of YM-BUY-04
    But ann may do "buy oil-2 pay oil*2"

  @YM-BUY-04
  Scenario: A Pay 1 Less that was not used for a purchase has no effect on the next turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is oil
    And the arrival yard shows coal-2
    And ann holds pay-1-less*1 coal*2
    When ann does "play pay-1-less"
    Then ann may do "buy coal-2 pay coal*1"
    When ann does "done"
    And bob does "done"
    Then ann may not do "buy coal-2 pay coal*1" because of YM-BUY-04
    But ann may do "buy coal-2 pay coal*2"

  @YM-CARD-06
  Scenario: Pay 1 Less makes only a railcar of value 1 free
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is oil
    And the arrival yard shows timber-1 timber-2
    And ann holds pay-1-less*1 timber*1
    When ann does "play pay-1-less"
    Then ann may not do "buy timber-1 pay timber*1" because of YM-CARD-06
    And ann may not do "buy timber-2 pay nothing" because of YM-CARD-04
    When ann does "buy timber-1 pay nothing"
    And chance does "refill coal-1"
    Then ann's train is timber-1
    And ann's hand is timber*1

  @YM-CARD-07
  Scenario Outline: A purchase with Pay 1 Less uses one action
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is timber
    And the arrival yard shows <railcar>
    And ann holds pay-1-less*1 coal*1
    And ann has used 1 action
    When ann does "play pay-1-less"
    Then ann has 1 action left
    When ann does "buy <railcar> pay <price>"
    And chance does "refill coal-1"
    Then ann has 0 actions left

    Examples:
      | railcar | price   |
      | coal-1  | nothing |
      | coal-2  | coal*1  |

  @YM-TURN-01
  Scenario: Without an action left even a railcar that costs nothing cannot be bought
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows timber-1
    And ann holds pay-1-less
    And ann has used 2 actions
    When ann does "play pay-1-less"
    Then ann may not do "buy timber-1 pay nothing" because of YM-TURN-01

  # ---------------------------------------------------------------- Take 1 Discarded

  @worked @YM-EX-18 @YM-CARD-08 @YM-CARD-09 @YM-BONUS-08
  Scenario: Take 1 Discarded can take a Plus 1 Action from the middle of the discard pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is coal plus-1-action oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may do only:
      | take coal          |
      | take plus-1-action |
      | take oil           |
    When ann does "take plus-1-action"
    Then ann's hand is plus-1-action*1
    And the discard pile is coal oil take-1-discarded
    And ann has used 0 actions
    And ann may do "play plus-1-action"

  @YM-CARD-08
  Scenario Outline: Any card of the discard pile can be taken, and the others keep their order
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is coal timber oil livestock
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take <card>"
    Then ann's hand is <card>*1
    And the discard pile is <left> take-1-discarded

    Examples: from the bottom to the top
      | card      | left                  |
      | coal      | timber oil livestock  |
      | timber    | coal oil livestock    |
      | oil       | coal timber livestock |
      | livestock | coal timber oil       |

  @YM-CARD-08
  Scenario: If a pile holds several cards of a kind, Take 1 Discarded takes the uppermost of them
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is coal oil coal timber
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may do only:
      | take coal   |
      | take oil    |
      | take timber |
    When ann does "take coal"
    Then the discard pile is coal oil timber take-1-discarded

  @YM-CARD-08
  Scenario: Take 1 Discarded takes one card, and then the turn goes on
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is coal oil
    And ann holds take-1-discarded
    And ann has used 2 actions
    When ann does "play take-1-discarded"
    And ann does "take coal"
    Then ann's hand is coal*1
    And ann has used 2 actions
    And ann may not do "take oil"
    And ann may only do "done"

  @YM-CARD-09
  Scenario Outline: Each of the bonus cards can be taken out of the discard pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil <bonus> coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take <bonus>"
    Then ann's hand is <bonus>*1
    And the discard pile is oil coal take-1-discarded

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  # ---------------------------------------------------------------- Plus 1 Action

  @YM-CARD-10
  Scenario: Plus 1 Action gives a third action, but no fourth
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 1 action
    And ann holds plus-1-action
    When ann does "play plus-1-action"
    Then ann has 3 actions this turn
    And ann has 2 actions left
    When ann does "swap bob"
    And ann does "swap bob"
    Then ann has 0 actions left
    And ann may not do "swap bob" because of YM-TURN-01

  @YM-CARD-10
  Scenario: The action from Plus 1 Action can be taken only on the turn on which the card was played
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds plus-1-action
    When ann does "play plus-1-action"
    Then ann has 3 actions this turn
    When ann does "done"
    And bob does "done"
    Then it is ann's turn
    And ann has 2 actions this turn

  # ---------------------------------------------------------------- Exchange 1:1

  @example @YM-EX-07 @YM-XCH-02
  Scenario: Before Exchange 1:1 is played, a pair of livestock buys an oil 1, but five livestock cannot buy a coal 3
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-3 oil-1 timber-4 automobile-4
    And the discard pile is automobile
    And ann holds exchange-1-1*1 livestock*5
    Then ann may do only:
      | draw deck                 |
      | draw discard              |
      | buy oil-1 pay livestock*2 |
      | swap bob                  |
      | swap center-coal          |
      | swap center-timber        |
      | swap center-automobile    |
      | play exchange-1-1         |
      | done                      |

  @example @YM-EX-07 @YM-CARD-11
  Scenario: With Exchange 1:1 each livestock is one card of any type
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-3 oil-1 timber-4 automobile-4
    And the discard pile is automobile
    And ann holds exchange-1-1*1 livestock*5
    When ann does "play exchange-1-1"
    Then ann may do only:
      | draw deck                        |
      | buy coal-3 pay livestock*3       |
      | buy oil-1 pay livestock*1        |
      | buy timber-4 pay livestock*4     |
      | buy automobile-4 pay livestock*4 |
      | swap bob                         |
      | swap center-coal                 |
      | swap center-timber               |
      | swap center-automobile           |
      | done                             |

  @example @YM-EX-07 @YM-CARD-11 @YM-CARD-12
  Scenario: With Exchange 1:1 three livestock buy a coal 3, and in the next purchase two livestock count as one card again
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-3 oil-1 timber-4 automobile-4
    And the discard pile is automobile
    And ann holds exchange-1-1*1 livestock*5
    When ann does "play exchange-1-1"
    And ann does "buy coal-3 pay livestock*3"
    And chance does "refill timber-2"
    Then ann's hand is livestock*2
    And the discard pile is automobile exchange-1-1 livestock livestock livestock
    And ann's train is coal-3
    And ann may not do "buy oil-1 pay livestock*1" because of YM-CARD-12
    But ann may do "buy oil-1 pay livestock*2"

  @YM-CARD-11
  Scenario Outline: With Exchange 1:1 own cargo and the token's cargo make up the price together, in any order
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And the discard pile is oil
    And ann holds exchange-1-1*1 coal*3 livestock*3
    When ann does "play exchange-1-1"
    And ann does "buy coal-3 pay <payment>"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And the discard pile is oil exchange-1-1 <laid down>

    Examples:
      | payment                        | laid down                     |
      | coal*3                         | coal coal coal                |
      | coal*2 livestock*1             | coal coal livestock           |
      | livestock*1 coal*2             | livestock coal coal           |
      | coal*1 livestock*1 coal*1      | coal livestock coal           |
      | coal*1 livestock*2             | coal livestock livestock      |
      | livestock*1 coal*1 livestock*1 | livestock coal livestock      |
      | livestock*3                    | livestock livestock livestock |

  Scenario: With Exchange 1:1 the price is still three cards for a coal 3, not two and not four
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds exchange-1-1*1 coal*3 livestock*6
    When ann does "play exchange-1-1"
    Then ann may not do "buy coal-3 pay livestock*2" because of YM-CARD-11
    And ann may not do "buy coal-3 pay livestock*4" because of YM-CARD-11
    And ann may not do "buy coal-3 pay coal*2 livestock*2" because of YM-CARD-11
    But ann may do "buy coal-3 pay livestock*3"

  @YM-CARD-11
  Scenario: With Exchange 1:1 only the type on the buyer's own token is wild
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-1
    And ann holds exchange-1-1*1 livestock*1 oil*1 timber*1
    When ann does "play exchange-1-1"
    Then ann may not do "buy coal-1 pay oil*1" because of YM-XCH-02
    And ann may not do "buy coal-1 pay timber*1" because of YM-XCH-02
    When ann does "buy coal-1 pay livestock*1"
    And chance does "refill coal-1"
    Then ann's train is coal-1

  @YM-CARD-12
  Scenario: After the one purchase that Exchange 1:1 serves, a single livestock no longer counts as a coal
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows oil-1 coal-2
    And ann holds exchange-1-1*1 coal*1 livestock*3
    When ann does "play exchange-1-1"
    Then ann may do "buy coal-2 pay coal*1 livestock*1"
    When ann does "buy oil-1 pay livestock*1"
    And chance does "refill coal-1"
    Then ann may not do "buy coal-2 pay coal*1 livestock*1" because of YM-CARD-12
    And ann may not do "buy coal-2 pay livestock*2" because of YM-CARD-12
    But ann may do "buy coal-2 pay coal*1 livestock*2"

  @YM-XCH-02
  Scenario: If no Exchange 1:1 was played, the refusal of a one-for-one payment cites the rule of pairs, not a spent card
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows oil-1 coal-2
    And ann holds oil*1 coal*1 livestock*3
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then the play does not rest on YM-CARD-12
    And ann may not do "buy coal-2 pay coal*1 livestock*1" because of YM-XCH-02
    But ann may do "buy coal-2 pay coal*1 livestock*2"

  @YM-XCH-02
  Scenario: An Exchange 1:1 that was not used for a purchase has no effect on the next turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-1
    And ann holds exchange-1-1*1 livestock*2
    When ann does "play exchange-1-1"
    Then ann may do "buy coal-1 pay livestock*1"
    When ann does "done"
    And bob does "done"
    Then ann may not do "buy coal-1 pay livestock*1" because of YM-XCH-02
    But ann may do "buy coal-1 pay livestock*2"

  @YM-CARD-04 @YM-CARD-11
  Scenario: After Pay 1 Less and Exchange 1:1 are played, two livestock pay for a coal 3
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And ann has used 1 action
    And 1 pay-1-less was played this turn and waits for a purchase
    And 1 exchange-1-1 was played this turn and waits for a purchase
    And the discard pile is pay-1-less exchange-1-1
    And the arrival yard shows coal-3
    And ann holds livestock*4
    Then ann may not do "buy coal-3 pay livestock*3" because of YM-CARD-04
    When ann does "buy coal-3 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And ann's hand is livestock*2
