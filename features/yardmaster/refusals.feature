Feature: Why an action is refused
  Each kind of illegal action with the clause that forbids it. Where several clauses forbid the same action the first one in
  the order of this file is the answer; the scenarios at the end hold that order.

  # ---------------------------------------------------------------- nothing after the end of the game

  @YM-WIN-01
  Scenario Outline: After the game is over nothing more can be done
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And ann's sorting yard is timber-2
    And the arrival yard shows coal-2 coal-1
    And the discard pile is oil
    And ann holds coal*3 plus-1-action*1
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then the game is over
    And ann may not do "<action>" because of YM-WIN-01

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | play plus-1-action    |
      | load timber-2         |
      | done                  |

  # ---------------------------------------------------------------- another player's turn

  @YM-END-06
  Scenario Outline: On another player's turn every action is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is coal
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann's train is livestock-2 livestock-1
    And bob's train is timber-2
    And bob's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used 1 action
    And bob holds coal*1
    Then bob may not do "<action>" because of YM-END-06

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap ann              |
      | swap center-oil       |
      | load timber-4         |
      | take oil              |
      | done                  |

  @YM-BONUS-09
  Scenario Outline: The refusal of a bonus card on another player's turn cites the clause about bonus cards
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And <player> holds take-1-discarded
    Then <player> may not do "play take-1-discarded" because of YM-BONUS-09

    Examples:
      | player |
      | bob    |
      | cid    |

  # ---------------------------------------------------------------- in the middle of a bonus card

  @YM-CARD-02
  Scenario Outline: During Draw 2 every action except a draw is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is coal
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann's train is timber-2
    And ann's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used 1 action
    And ann holds draw-2*1 plus-1-action*1 coal*1
    When ann does "play draw-2"
    Then ann may not do "<action>" because of YM-CARD-02
    And ann may do only:
      | draw deck    |
      | draw discard |

    Examples:
      | action                |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | swap center-timber    |
      | play plus-1-action    |
      | take oil              |
      | load timber-4         |
      | done                  |

  @YM-CARD-02
  Scenario: Between the two cards of Draw 2 only draws are legal
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann may not do "done" because of YM-CARD-02
    And ann may not do "swap bob" because of YM-CARD-02

  @YM-CARD-08
  Scenario Outline: During Take 1 Discarded every action except a take is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is coal
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann's train is timber-2
    And ann's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used 1 action
    And ann holds take-1-discarded*1 plus-1-action*1 coal*1
    When ann does "play take-1-discarded"
    Then ann may not do "<action>" because of YM-CARD-08
    And ann may only do "take oil"

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | swap center-timber    |
      | play plus-1-action    |
      | load timber-4         |
      | done                  |

  # ---------------------------------------------------------------- no action left

  @YM-TURN-01
  Scenario Outline: An ordinary turn has two actions
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann's token is livestock
    And bob's token is coal
    And cid's token is oil
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    And ann has used 2 actions
    Then ann may not do "<action>" because of YM-TURN-01

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | draw deck deck        |
      | buy coal-1 pay coal*1 |
      | swap cid              |
      | swap center-timber    |

  @YM-ROLE-02
  Scenario Outline: A Yardmaster's turn has three actions
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann is Yardmaster
    And ann's token is livestock
    And bob's token is coal
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    And ann has used 3 actions
    Then ann may not do "<action>" because of YM-ROLE-02

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | swap center-timber    |

  @YM-ROLE-07
  Scenario Outline: A turn with the token lying face down has two actions
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds the Yardmaster token face down
    And ann's token is livestock
    And bob's token is coal
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    And ann has used 2 actions
    Then ann may not do "<action>" because of YM-ROLE-07

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | swap center-timber    |

  # ---------------------------------------------------------------- drawing

  @YM-DRAW-04
  Scenario: If the discard pile is empty, it cannot be drawn from
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is empty
    Then ann may not do "draw discard" because of YM-DRAW-04

  @YM-DRAW-05
  Scenario Outline: If a bonus card is on top, the discard pile cannot be drawn from
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is <discards>
    Then ann may not do "draw discard" because of YM-DRAW-05

    Examples: with cargo under it and with nothing
      | discards         |
      | oil exchange-1-1 |
      | plus-1-action    |

  @YM-DRAW-02
  Scenario: If the cargo draw pile is empty, it cannot be drawn from
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is oil timber
    Then ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"
    But ann may do "draw discard"

  # ---------------------------------------------------------------- buying

  @YM-BUY-02
  Scenario: A railcar that is not in the arrival yard is not for sale
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-1 oil-2 timber-3 livestock-4
    And ann holds coal*3
    Then ann may not do "buy coal-3 pay coal*3" because of YM-BUY-02
    But ann may do "buy coal-1 pay coal*1"

  @YM-BUY-03
  Scenario: A card that is not in hand pays for nothing
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-3
    And ann holds coal*2
    Then ann may not do "buy coal-3 pay coal*3" because of YM-BUY-03

  @YM-BUY-04
  Scenario Outline: A bonus card pays for nothing
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-2
    And ann holds coal*2 pay-1-less*1
    Then ann may not do "buy coal-2 pay <payment>" because of YM-BUY-04
    But ann may do "buy coal-2 pay coal*2"

    Examples:
      | payment             |
      | coal*1 pay-1-less*1 |
      | coal*2 pay-1-less*1 |
      | pay-1-less*1        |

  @YM-XCH-02
  Scenario Outline: Cargo of neither the railcar's type nor the own token's type pays for nothing
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-2
    And ann holds coal*2 oil*4 timber*4
    Then ann may not do "buy coal-2 pay <payment>" because of YM-XCH-02

    Examples: the type on bob's token, and a type in the centre
      | payment         |
      | oil*2           |
      | oil*4           |
      | coal*1 oil*2    |
      | timber*4        |
      | coal*1 timber*2 |

  @YM-XCH-03
  Scenario Outline: Pairs of the token's type do not pay for a railcar of that type
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is coal
    And the arrival yard shows coal-2
    And ann holds coal*4
    Then ann may not do "buy coal-2 pay <payment>" because of YM-XCH-03
    But ann may do "buy coal-2 pay coal*2"

    Examples: a pair for one of the two, and a pair for each
      | payment |
      | coal*3  |
      | coal*4  |

  @YM-XCH-02
  Scenario Outline: A single card of the token's type does not count as a card of the railcar's type
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds coal*3 livestock*5
    Then ann may not do "buy coal-3 pay <payment>" because of YM-XCH-02

    Examples: an odd number
      | payment            |
      | coal*2 livestock*1 |
      | coal*2 livestock*3 |
      | livestock*5        |

    Examples: the price at one for one
      | payment            |
      | coal*1 livestock*2 |
      | livestock*3        |

  @YM-CARD-12
  Scenario Outline: After Exchange 1:1 is spent, a single card of the token's type no longer counts as the railcar's type
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows oil-1 coal-3
    And ann holds exchange-1-1*1 coal*2 livestock*4
    When ann does "play exchange-1-1"
    Then ann may do "buy coal-3 pay <payment>"
    When ann does "buy oil-1 pay livestock*1"
    And chance does "refill coal-1"
    Then ann may not do "buy coal-3 pay <payment>" because of YM-CARD-12

    Examples: an odd number
      | payment            |
      | coal*2 livestock*1 |
      | livestock*3        |

    Examples: the price at one for one
      | payment            |
      | coal*1 livestock*2 |

  @YM-R-exchange-count @YM-XCH-02
  Scenario: A second pair is refused if a purchase may have only one
    Given a Yardmaster game of ann and bob
    And the ruling "exchange-count" is "once"
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds coal*2 livestock*4
    Then ann may not do "buy coal-3 pay coal*1 livestock*4" because of YM-XCH-02 and the ruling "exchange-count"
    But ann may do "buy coal-3 pay coal*2 livestock*2"

  @YM-R-pay-less-with-token @YM-CARD-04
  Scenario: A pair together with Pay 1 Less is refused if the price must be paid in the railcar's own type
    Given a Yardmaster game of ann and bob
    And the ruling "pay-less-with-token" is "own-type-only"
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*2 livestock*2
    When ann does "play pay-1-less"
    Then ann may not do "buy coal-3 pay coal*1 livestock*2" because of YM-BUY-04 and the ruling "pay-less-with-token"
    But ann may do "buy coal-3 pay coal*2"

  @YM-BUY-04
  Scenario Outline: A payment that is too low or too high for any other reason is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds coal*4 livestock*6
    Then ann may not do "buy coal-3 pay <payment>" because of YM-BUY-04

    Examples: too little
      | payment     |
      | nothing     |
      | coal*2      |
      | livestock*2 |
      | livestock*4 |

    Examples: too much
      | payment            |
      | coal*4             |
      | coal*3 livestock*2 |
      | coal*2 livestock*4 |
      | coal*1 livestock*6 |

  # ---------------------------------------------------------------- loading

  @YM-LOAD-06
  Scenario: A bought railcar that fits is not sent to the sorting yard
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And the arrival yard shows timber-1
    And ann holds timber*1
    Then ann may not do "sort timber-1" because of YM-LOAD-06

  @YM-LOAD-02
  Scenario: A bought railcar that does not fit is not added to the train
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And the arrival yard shows oil-1
    And ann holds oil*1
    Then ann may not do "attach oil-1" because of YM-LOAD-02

  @YM-YARD-03
  Scenario: A railcar in the sorting yard that does not fit is not added to the train
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3 timber-1
    And ann's sorting yard is oil-3
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may not do "load oil-3" because of YM-YARD-03

  @YM-YARD-08
  Scenario: The refusal of a railcar that does not fit the railcar just moved cites a clause of its own
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And ann's sorting yard is timber-4 oil-1
    And the arrival yard shows timber-1
    And ann holds timber*1
    When ann does "buy timber-1 pay timber*1"
    And chance does "refill coal-1"
    And ann does "load timber-4"
    Then ann may not do "load oil-1" because of YM-YARD-08

  @YM-LOAD-03
  Scenario Outline: A railcar joins only at the end of the train, and a loaded railcar keeps its place
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-1 oil-3
    And the arrival yard shows coal-1
    And ann holds coal*1
    Then ann may not do "insert <railcar>" because of YM-LOAD-03

    Examples: behind the oil 1, which it would fit, and the railcars of the train
      | railcar |
      | coal-1  |
      | oil-1   |
      | oil-3   |

  @YM-YARD-03
  Scenario: A railcar that is not in the own sorting yard cannot be moved from there
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3 timber-1
    And bob's train is oil-3
    And bob's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may not do "load timber-4" because of YM-YARD-03

  @YM-YARD-04
  Scenario: A railcar in the sorting yard that fits waits until something is loaded on the turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And ann's sorting yard is timber-4
    Then ann may not do "load timber-4" because of YM-YARD-04 and the ruling "yard-timing"

  # ---------------------------------------------------------------- swapping

  @YM-SWAP-02
  Scenario: A swap with oneself is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then ann may not do "swap ann" because of YM-SWAP-02

  @YM-SWAP-02
  Scenario: A swap with somebody who is not at the table is refused
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then ann may not do "swap cid" because of YM-SWAP-02
    But ann may do "swap bob"

  @YM-SWAP-03
  Scenario Outline: A swap for a token that is not in the centre is refused
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And cid's token is timber
    Then ann may not do "swap center-<type>" because of YM-SWAP-03
    But ann may do "swap center-coal"

    Examples: the own one, and those of the others
      | type      |
      | livestock |
      | oil       |
      | timber    |

  @YM-SWAP-04
  Scenario: With five players there is no token in the centre at all
    Given a Yardmaster game of ann, bob, cid, dee and eve
    And it is ann's turn
    Then ann may not do "swap center-oil" because of YM-SWAP-04

  @YM-SWAP-06
  Scenario: A swap cannot be declined
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    When ann does "swap cid"
    Then cid may not do "decline swap" because of YM-SWAP-06

  # ---------------------------------------------------------------- bonus cards

  @YM-BONUS-08
  Scenario: A bonus card that is not in hand is not played
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds plus-1-action*1
    And bob holds pay-1-less*1
    Then ann may not do "play pay-1-less" because of YM-BONUS-08
    But ann may do "play plus-1-action"

  @YM-BONUS-06
  Scenario: A bonus card that has to wait cannot be played
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 2 actions
    And ann has 1 waiting exchange-1-1
    Then ann may not do "play exchange-1-1" because of YM-BONUS-06

  @YM-CARD-08
  Scenario Outline: A card that is not in the discard pile cannot be taken from it
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil timber
    And ann holds take-1-discarded*1 coal*1
    When ann does "play take-1-discarded"
    Then ann may not do "take <card>" because of YM-CARD-08
    But ann may do "take oil"

    Examples: in the own hand, and in the draw pile
      | card          |
      | coal          |
      | plus-1-action |

  @YM-R-draw-two-discard @YM-CARD-03
  Scenario Outline: Draw 2 cannot draw a bonus card from the discard pile, nor draw if no card lies under it
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is <discards>
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw discard" because of YM-CARD-03 and the ruling "draw-two-discard"
    But ann may do "draw deck"

    Examples:
      | discards       |
      | oil pay-1-less |
      | empty          |

  @YM-DRAW-02
  Scenario: Draw 2 does not draw from an empty cargo draw pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"
    But ann may do "draw discard"

  @YM-R-take-itself @YM-CARD-08
  Scenario: Take 1 Discarded cannot take itself
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "take take-1-discarded" because of YM-CARD-08 and the ruling "take-itself"
    But ann may do "take oil"

  @YM-R-take-itself @YM-CARD-08
  Scenario: If not-itself leaves Take 1 Discarded nothing to take, the refusal cites that answer
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the ruling "take-itself" is "not-itself"
    And the discard pile is empty
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "take take-1-discarded" because of YM-CARD-08 and the ruling "take-itself"

  @YM-CARD-08
  Scenario: If Take 1 Discarded found only bonus cards that stay, a card that is not in the pile cannot be taken
    Given a Yardmaster game of ann, bob and cal
    And it is ann's turn
    And the ruling "take-bonus" is "never-bonus"
    And the discard pile is plus-1-action
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "take livestock" because of YM-CARD-08

  @YM-CARD-08
  Scenario: After Take 1 Discarded has taken a card, a second take is refused, although a bonus card is left
    Given a Yardmaster game of ann, bob and cal
    And it is ann's turn
    And the ruling "take-bonus" is "never-bonus"
    And the discard pile is plus-1-action coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take coal"
    Then ann may not do "take coal" because of YM-CARD-08

  @YM-R-take-bonus @YM-BONUS-10
  Scenario: If bonus cards never leave the discard pile, the refusal of Take 1 Discarded cites that answer
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the ruling "take-bonus" is "never-bonus"
    And the discard pile is plus-1-action
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "take plus-1-action" because of YM-BONUS-10 and the ruling "take-bonus"

  @YM-R-take-repeat @YM-CARD-09
  Scenario: If cards played this turn may not be taken, the refusal of Take 1 Discarded cites that answer
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the ruling "take-repeat" is "not-played-this-turn"
    And the discard pile is empty
    And ann holds plus-1-action*1 take-1-discarded*1
    When ann does "play plus-1-action"
    And ann does "play take-1-discarded"
    Then ann may not do "take plus-1-action" because of YM-CARD-09 and the ruling "take-repeat"

  @YM-CARD-08
  Scenario: After Take 1 Discarded has taken a card, it takes no second card
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take oil"
    Then ann may not do "take coal" because of YM-CARD-08

  # ---------------------------------------------------------------- the Yardmaster token

  @YM-ROLE-05
  Scenario Outline: The Yardmaster token is not kept after a turn as Yardmaster
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann is Yardmaster
    And ann has used 3 actions
    Then ann may not do "keep yardmaster" because of YM-ROLE-05

    Examples:
      | players                    |
      | ann and bob                |
      | ann, bob and cid           |
      | ann, bob, cid, dee and eve |

  # ---------------------------------------------------------------- two reasons: the first one counts

  @YM-WIN-01
  Scenario Outline: After the end of the game, a refusal cites the end, not the wrong turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2
    And ann holds coal*2
    And bob holds plus-1-action
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then bob may not do "<action>" because of YM-WIN-01

    Examples:
      | action             |
      | draw deck          |
      | play plus-1-action |
      | done               |

  @YM-END-06
  Scenario Outline: On another player's turn, a refusal cites the turn, whatever else is wrong
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is coal
    And the arrival yard shows coal-1 oil-1 timber-1 automobile-1
    And the discard pile is plus-1-action
    Then bob may not do "<action>" because of YM-END-06

    Examples: a closed pile, a railcar not for sale, no such railcar to move, a token not in the centre
      | action                    |
      | draw discard              |
      | buy timber-4 pay timber*4 |
      | load timber-4             |
      | swap bob                  |
      | swap center-livestock     |
      | take oil                  |

  @YM-BONUS-09
  Scenario: On another player's turn, the refusal of a bonus card cites the turn, not the hand
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And bob holds nothing
    Then bob may not do "play pay-1-less" because of YM-BONUS-09

  @YM-BONUS-09 @YM-END-06
  Scenario: During Draw 2, a refusal for another player cites the turn, not the card
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds draw-2
    And bob holds plus-1-action
    When ann does "play draw-2"
    Then bob may not do "play plus-1-action" because of YM-BONUS-09
    And bob may not do "draw deck" because of YM-END-06
    And bob may not do "done" because of YM-END-06

  @YM-CARD-02
  Scenario Outline: During Draw 2, a refusal cites Draw 2, not the actions left or any other fault
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And ann has used 2 actions
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "<action>" because of YM-CARD-02

    Examples: no action left, no such railcar, not in hand, nobody to swap with
      | action                    |
      | buy coal-1 pay coal*1     |
      | buy timber-4 pay timber*4 |
      | play exchange-1-1         |
      | load timber-4             |
      | swap ann                  |

  @YM-CARD-08
  Scenario Outline: During Take 1 Discarded, a refusal cites Take 1 Discarded, not the actions left or any other fault
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is coal oil
    And the cargo draw pile is empty
    And the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And ann has used 2 actions
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "<action>" because of YM-CARD-08

    Examples:
      | action                    |
      | draw deck                 |
      | draw discard              |
      | buy timber-4 pay timber*4 |
      | play exchange-1-1         |
      | load timber-4             |
      | swap ann                  |

  @YM-CARD-03
  Scenario: Draw 2 needs no action, so a refused draw cites the discard pile, not the actions left
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil pay-1-less
    And ann has used 2 actions
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw discard" because of YM-CARD-03
    But ann may do "draw deck"

  @YM-TURN-01
  Scenario Outline: With no action left, a refusal cites the actions, not the pile, the railcar, the payment or the token
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And the cargo draw pile is empty
    And the discard pile is <discards>
    And ann holds timber*2
    And ann has used 2 actions
    Then ann may not do "<action>" because of YM-TURN-01

    Examples: an empty pile, a closed pile, the other empty pile
      | discards      | action       |
      | empty         | draw discard |
      | plus-1-action | draw discard |
      | empty         | draw deck    |

    Examples: not for sale, not in hand, not the right cargo, too much
      | discards | action                    |
      | empty    | buy coal-2 pay coal*2     |
      | empty    | buy coal-1 pay coal*1     |
      | empty    | buy coal-1 pay timber*2   |
      | empty    | buy timber-1 pay timber*2 |

    Examples: oneself, and a token that is not in the centre
      | discards | action          |
      | empty    | swap ann        |
      | empty    | swap center-oil |

  @YM-TURN-01
  Scenario: With five players and no action left, a refused swap with the centre cites the actions
    Given a Yardmaster game of ann, bob, cid, dee and eve
    And it is ann's turn
    And ann has used 2 actions
    Then ann may not do "swap center-oil" because of YM-TURN-01

  @YM-BONUS-08
  Scenario: A bonus card costs no action, so its refusal cites the hand, not the actions left
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 2 actions
    Then ann may not do "play plus-1-action" because of YM-BONUS-08

  @YM-YARD-04
  Scenario: A move costs no action, so its refusal cites the sorting yard, not the actions left
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And ann's sorting yard is timber-4
    And ann has used 2 actions
    Then ann may not do "load timber-4" because of YM-YARD-04

  @YM-BUY-02
  Scenario Outline: If railcar and payment are both wrong, the refusal cites the railcar
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And ann holds coal*1 timber*4 plus-1-action*1
    Then ann may not do "buy <railcar> pay <payment>" because of YM-BUY-02

    Examples: not in hand, a bonus card, the wrong cargo, too little
      | railcar | payment         |
      | coal-4  | coal*4          |
      | coal-4  | plus-1-action*1 |
      | coal-4  | timber*4        |
      | coal-4  | coal*1          |

  @YM-BUY-03
  Scenario Outline: The refusal of a payment not in hand cites the hand before type or amount
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-2 livestock-1
    And ann holds coal*2 livestock*1
    Then ann may not do "buy <railcar> pay <payment>" because of YM-BUY-03

    Examples: a bonus card, the wrong cargo, an odd number, too much
      | railcar     | payment            |
      | coal-2      | plus-1-action*1    |
      | coal-2      | oil*2              |
      | coal-2      | coal*1 livestock*3 |
      | coal-2      | coal*3             |
      | livestock-1 | livestock*2        |

  @YM-BUY-04
  Scenario: If a payment holds a bonus card and wrong cargo, the refusal cites the bonus card
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-2
    And ann holds coal*2 oil*2 plus-1-action*1
    Then ann may not do "buy coal-2 pay oil*2 plus-1-action*1" because of YM-BUY-04
    But ann may not do "buy coal-2 pay oil*2" because of YM-XCH-02

  @YM-XCH-02
  Scenario Outline: The refusal of wrong cargo or an odd card cites that fault, not the amount
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-2
    And ann holds coal*3 oil*1 livestock*3
    Then ann may not do "buy coal-2 pay <payment>" because of YM-XCH-02

    Examples: too much
      | payment            |
      | coal*2 oil*1       |
      | coal*2 livestock*1 |
      | coal*3 livestock*1 |

    Examples: too little
      | payment     |
      | oil*1       |
      | livestock*1 |

  @YM-XCH-02
  Scenario: The refusal of wrong cargo cites the cargo, not the spent Exchange 1:1
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows oil-1 coal-1
    And ann holds exchange-1-1*1 timber*1 livestock*2
    When ann does "play exchange-1-1"
    And ann does "buy oil-1 pay livestock*1"
    And chance does "refill coal-1"
    Then ann may not do "buy coal-1 pay timber*1" because of YM-XCH-02
    And ann may not do "buy coal-1 pay livestock*1" because of YM-CARD-12

  @YM-XCH-02
  Scenario: If only one pair is allowed, the refusal of a second pair cites the pair, not the amount
    Given a Yardmaster game of ann and bob
    And the ruling "exchange-count" is "once"
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds livestock*4
    Then ann may not do "buy coal-3 pay livestock*4" because of YM-XCH-02 and the ruling "exchange-count"

  @YM-YARD-03
  Scenario Outline: The refusal of a railcar that does not fit or is missing cites that fault
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And ann's sorting yard is oil-4
    Then ann may not do "load <railcar>" because of YM-YARD-03

    Examples: does not fit, and does not lie there
      | railcar  |
      | oil-4    |
      | timber-4 |

  # ---------------------------------------------------------------- chance and the players

  Scenario Outline: On a player's turn chance cannot make a decision - <decision>
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    Then chance may not do "<decision>" because of <clause>
    And ann may do "draw deck"

    @YM-SETUP-05
    Examples:
      | decision       | clause      |
      | arrival coal-1 | YM-SETUP-05 |

    @YM-SETUP-07
    Examples:
      | decision      | clause      |
      | token ann oil | YM-SETUP-07 |

    @YM-SETUP-10
    Examples:
      | decision      | clause      |
      | deal ann coal | YM-SETUP-10 |

    @YM-SETUP-12
    Examples:
      | decision           | clause      |
      | first-discard coal | YM-SETUP-12 |

    @YM-SETUP-13
    Examples:
      | decision  | clause      |
      | start bob | YM-SETUP-13 |

    @YM-DRAW-02
    Examples:
      | decision  | clause     |
      | draw coal | YM-DRAW-02 |

    @YM-BUY-07
    Examples:
      | decision      | clause    |
      | refill coal-1 | YM-BUY-07 |

  Scenario Outline: A player cannot make a decision of chance - <decision>
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    Then ann may not do "<decision>" because of <clause>
    And bob may not do "<decision>" because of <clause>

    @YM-SETUP-05
    Examples:
      | decision       | clause      |
      | arrival coal-1 | YM-SETUP-05 |

    @YM-SETUP-13
    Examples:
      | decision  | clause      |
      | start bob | YM-SETUP-13 |

    @YM-DRAW-02
    Examples:
      | decision  | clause     |
      | draw coal | YM-DRAW-02 |

    @YM-BUY-07
    Examples:
      | decision      | clause    |
      | refill coal-1 | YM-BUY-07 |

  @YM-SETUP-13
  Scenario Outline: Chance cannot take an action of a player - <action>
    Given a Yardmaster game of ann, bob and cid
    When the set-up goes on until chance may do "start ann"
    Then chance may not do "<action>" because of YM-SETUP-13

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | play draw-2           |
      | load coal-1           |
      | done                  |

  @YM-TURN-01 @YM-DRAW-02 @YM-BUY-07
  Scenario: During a turn chance turns up cards and railcars, but cannot take a player's action
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-1
    And ann's token is oil
    And ann holds coal*1
    Then chance may not do "draw deck" because of YM-TURN-01
    When ann does "draw deck"
    Then chance may not do "done" because of YM-DRAW-02
    When chance does "draw timber"
    And ann does "buy coal-1 pay coal*1"
    Then chance may not do "done" because of YM-BUY-07

  @YM-SWAP-06 @YM-ROLE-05
  Scenario: Chance cannot decline a swap or keep the Yardmaster token
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then chance may not do "decline swap" because of YM-SWAP-06
    And chance may not do "keep yardmaster" because of YM-ROLE-05

  Scenario Outline: During set-up a player cannot act, and chance can make only the decision that is due - <due>
    Given a Yardmaster game of ann, bob and cid
    When the set-up goes on until chance may do "<due>"
    Then ann may not do "draw deck" because of <clause>
    And bob may not do "done" because of <clause>
    And chance may not do "done" because of <clause>

    @YM-SETUP-05
    Examples:
      | due            | clause      |
      | arrival coal-1 | YM-SETUP-05 |

    @YM-SETUP-07
    Examples:
      | due           | clause      |
      | token ann oil | YM-SETUP-07 |

    @YM-SETUP-10
    Examples:
      | due           | clause      |
      | deal ann coal | YM-SETUP-10 |

    @YM-SETUP-12
    Examples:
      | due                     | clause      |
      | first-discard livestock | YM-SETUP-12 |

    @YM-SETUP-13
    Examples:
      | due       | clause      |
      | start bob | YM-SETUP-13 |

  @YM-CARD-08
  Scenario Outline: Without Take 1 Discarded no card can be taken, whatever the answer - <answer>
    Given a Yardmaster game of ann and bob
    And the ruling "take-bonus" is "<answer>"
    And it is ann's turn
    And the discard pile is <pile>
    Then ann may not do "take <card>" because of YM-CARD-08

    Examples:
      | answer         | pile       | card       |
      | never-bonus    | pay-1-less | pay-1-less |
      | never-bonus    | oil        | oil        |
      | never-bonus    | empty      | oil        |
      | card-overrides | pay-1-less | pay-1-less |
      | card-overrides | empty      | pay-1-less |

  @YM-YARD-01
  Scenario: A bought railcar that does not fit goes to the sorting yard without an action
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is timber-3
    And the arrival yard shows coal-1
    And ann holds coal*1
    Then ann may not do "sort coal-1" because of YM-YARD-01
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill oil-4"
    Then ann's sorting yard is coal-1
