Feature: Open questions about a turn
  How a turn may end, who is Yardmaster in a two-player game, what becomes of an empty cargo draw pile, how often the
  token serves, and when railcars may leave the sorting yard: each answer in the smallest position that tells them apart.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  # ---------------------------------------------------------------- must all actions be taken?

  @YM-R-take-all-actions @YM-END-05
  Scenario Outline: If a player may stop, the turn can be ended with actions left
    Given the ruling "take-all-actions" is "may-stop"
    And ann has used <used> actions
    When ann does "done"
    Then it is bob's turn

    Examples:
      | used |
      | 0    |
      | 1    |

  @YM-R-take-all-actions @YM-TURN-01
  Scenario: If all actions must be taken, two swaps come before the end of the turn
    Given the ruling "take-all-actions" is "must-take-all"
    Then ann may not do "done" because of YM-TURN-01 and the ruling "take-all-actions"
    When ann does "swap bob"
    Then ann may not do "done" because of YM-TURN-01 and the ruling "take-all-actions"
    When ann does "swap bob"
    Then ann may only do "done"
    When ann does "done"
    Then it is bob's turn

  @YM-R-take-all-actions
  Scenario: If all actions must be taken, nobody is stuck, because a swap is always possible
    Given the ruling "take-all-actions" is "must-take-all"
    And ann's token is coal
    And bob's token is livestock
    And the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And the cargo draw pile is empty
    And the discard pile is empty
    Then ann may do only:
      | swap bob               |
      | swap center-oil        |
      | swap center-timber     |
      | swap center-automobile |

  @YM-R-take-all-actions @YM-TURN-01
  Scenario: If all actions must be taken, the Yardmaster must take three
    Given the ruling "take-all-actions" is "must-take-all"
    And ann holds the Yardmaster token face up
    And ann has used 2 actions
    Then ann may not do "done" because of YM-TURN-01 and the ruling "take-all-actions"
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann may do "done"

  @YM-R-take-all-actions @YM-TURN-01
  Scenario: If all actions must be taken, the holder of a face-down Yardmaster token must take two
    Given the ruling "take-all-actions" is "must-take-all"
    And ann holds the Yardmaster token face down
    And ann has used 1 action
    Then ann may not do "done" because of YM-TURN-01 and the ruling "take-all-actions"
    When ann does "swap bob"
    Then ann may only do "done"

  @YM-R-take-all-actions @YM-TURN-01
  Scenario: If all actions must be taken, the action from Plus 1 Action must be taken too
    Given the ruling "take-all-actions" is "must-take-all"
    And ann has used 2 actions
    And ann holds plus-1-action
    Then ann may do "done"
    When ann does "play plus-1-action"
    Then ann may not do "done" because of YM-TURN-01 and the ruling "take-all-actions"
    When ann does "swap bob"
    Then ann may do "done"

  # ---------------------------------------------------------------- the Yardmaster with two players

  @YM-R-two-player-token @YM-ROLE-06 @YM-ROLE-08
  Scenario: With the answer exception-governs, every third of nine turns with two players is a Yardmaster's
    Given the ruling "two-player-token" is "exception-governs"
    And bob holds the Yardmaster token face up
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then ann holds the Yardmaster token face down
    And ann has 2 actions this turn
    When ann does "done"
    Then ann holds the Yardmaster token face up
    And bob has 2 actions this turn
    When bob does "done"
    Then ann has 3 actions this turn
    When ann does "done"
    Then bob holds the Yardmaster token face down
    And bob has 2 actions this turn
    When bob does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then ann has 2 actions this turn

  @YM-R-two-player-token @YM-ROLE-05
  Scenario: With the answer one-turn-limit, bob is Yardmaster on each of his turns with two players
    Given the ruling "two-player-token" is "one-turn-limit"
    And bob holds the Yardmaster token face up
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then ann holds the Yardmaster token face down
    And ann has 2 actions this turn
    When ann does "done"
    Then bob holds the Yardmaster token face up
    And bob has 3 actions this turn
    When bob does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then ann has 2 actions this turn

  @YM-R-two-player-token
  Scenario Outline: Whether an ordinary turn turns up or passes a face-down Yardmaster token depends on the answer
    Given the ruling "two-player-token" is "<answer>"
    And ann holds the Yardmaster token face down
    When ann does "done"
    Then <holder> holds the Yardmaster token face up
    And bob has <actions> actions this turn

    Examples:
      | answer            | holder | actions |
      | exception-governs | ann    | 2       |
      | one-turn-limit    | bob    | 3       |

  @YM-ROLE-07
  Scenario Outline: A Yardmaster token lying face down gives no third action under either answer
    Given the ruling "two-player-token" is "<answer>"
    And ann holds the Yardmaster token face down
    And ann has used 2 actions
    Then ann may not do "draw deck" because of YM-ROLE-07

    Examples:
      | answer            |
      | exception-governs |
      | one-turn-limit    |

  # ---------------------------------------------------------------- the cargo draw pile becomes empty during a turn

  @YM-R-cargo-runs-out @YM-DRAW-02 @YM-DRAW-05
  Scenario: A cargo draw pile that runs out stays empty until the turn ends
    Given the ruling "cargo-runs-out" is "end-of-turn"
    And the cargo draw pile is coal*1
    And the discard pile is oil timber pay-1-less
    When ann does "draw deck"
    And chance does "draw coal"
    Then the cargo draw pile is empty
    And ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"
    And ann may not do "draw discard" because of YM-DRAW-05
    When ann does "done"
    Then the cargo draw pile is oil*1 timber*1
    And the discard pile is pay-1-less

  @YM-R-cargo-runs-out @YM-END-03 @YM-END-04
  Scenario: With the answer at-once, a cargo draw pile that runs out is filled with the cards under the top discard
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is coal*1
    And the discard pile is oil timber pay-1-less
    When ann does "draw deck"
    And chance does "draw coal"
    Then the play rests on YM-END-03
    And the cargo draw pile is oil*1 timber*1
    And the discard pile is pay-1-less
    When ann does "draw deck"
    Then chance may do "draw oil" with 1 chance in 2
    And chance may do "draw timber" with 1 chance in 2
    But chance may not do "draw pay-1-less"

  Scenario: A cargo draw pile that still holds a card is not filled up
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is coal*2
    And the discard pile is oil timber pay-1-less
    When ann does "draw deck"
    And chance does "draw coal"
    Then the cargo draw pile is coal*1
    And the discard pile is oil timber pay-1-less

  @YM-R-cargo-runs-out @YM-DRAW-02
  Scenario: A single discard cannot fill the cargo draw pile, even at once
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is coal*1
    And the discard pile is oil
    When ann does "draw deck"
    And chance does "draw coal"
    Then the cargo draw pile is empty
    And the discard pile is oil
    And ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"

  @YM-R-cargo-runs-out
  Scenario Outline: Whether a purchase that leaves two discards fills an empty cargo draw pile depends on the answer
    Given the ruling "cargo-runs-out" is "<answer>"
    And the cargo draw pile is empty
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then the cargo draw pile is <draw pile>
    And the discard pile is <discards>
    And "draw deck" is <verdict> for ann

    @YM-DRAW-02
    Examples:
      | answer      | draw pile | discards | verdict |
      | end-of-turn | empty     | oil coal | illegal |

    @YM-END-03
    Examples:
      | answer  | draw pile | discards | verdict |
      | at-once | oil*1     | coal     | legal   |

  @YM-R-cargo-runs-out @YM-DRAW-02
  Scenario: An empty cargo draw pile stays empty while there is only one discard
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is empty
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then the cargo draw pile is empty
    And the discard pile is coal
    And ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"

  @YM-R-cargo-runs-out @YM-END-03
  Scenario: A bonus card played on a single discard fills the empty cargo draw pile at once
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds plus-1-action
    When ann does "play plus-1-action"
    Then the cargo draw pile is oil*1
    And the discard pile is plus-1-action

  @YM-R-cargo-runs-out @YM-DRAW-02
  Scenario: The first card of a Draw 2 empties the cargo draw pile, and the second has to come from the discards
    Given the ruling "cargo-runs-out" is "end-of-turn"
    And the cargo draw pile is coal*1
    And the discard pile is oil timber
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"
    And ann may only do "draw discard"
    When ann does "draw discard"
    Then ann's hand is coal*1 timber*1
    And the discard pile is oil draw-2

  @YM-R-cargo-runs-out @YM-END-03
  Scenario: The cargo draw pile is filled at once between the two cards of a Draw 2, which stays on top
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is coal*1
    And the discard pile is oil timber
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    Then the cargo draw pile is oil*1 timber*1
    And the discard pile is draw-2
    And ann may only do "draw deck"
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is coal*1 timber*1
    And the cargo draw pile is oil*1

  @YM-R-cargo-runs-out @YM-CARD-02
  Scenario: If Draw 2 finds only one card, it draws that card and stops
    Given the ruling "cargo-runs-out" is "end-of-turn"
    And the cargo draw pile is coal*1
    And the discard pile is pay-1-less
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann's hand is coal*1
    And ann may do "done"
    And ann may do "swap bob"
    And the discard pile is pay-1-less draw-2

  @YM-R-cargo-runs-out @YM-DRAW-02
  Scenario: The cargo draw pile is not filled between playing Draw 2 and drawing its first card
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann may not do "draw deck" because of YM-DRAW-02 and the ruling "cargo-runs-out"
    And ann may only do "draw discard"
    When ann does "draw discard"
    Then ann's hand is oil*1
    And the discard pile is draw-2
    And the cargo draw pile is empty
    And ann may do "done"

  @YM-R-cargo-runs-out @YM-END-03
  Scenario: After a Draw 2 that could draw nothing, the cargo draw pile is filled at once
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is pay-1-less
    And ann holds draw-2
    When ann does "play draw-2"
    Then the cargo draw pile is pay-1-less*1
    And the discard pile is draw-2
    And ann may do "draw deck"
    And ann may do "done"

  Scenario: The cargo draw pile is not filled before Take 1 Discarded has taken its card
    Given the ruling "cargo-runs-out" is "at-once"
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may only do "take oil"
    And the discard pile is oil take-1-discarded
    When ann does "take oil"
    Then ann's hand is oil*1
    And the discard pile is take-1-discarded
    And the cargo draw pile is empty

  # ---------------------------------------------------------------- bonus cards in the reshuffle

  @YM-R-reshuffle-bonus @YM-END-03
  Scenario Outline: Whether bonus cards go into the new cargo draw pile depends on the answer
    Given the ruling "reshuffle-bonus" is "<answer>"
    And the cargo draw pile is empty
    And the discard pile is <before>
    When ann does "done"
    Then the cargo draw pile is <draw pile>
    And the discard pile is <after>

    Examples: everything but the top card
      | answer      | before                              | draw pile                          | after        |
      | all-but-top | oil plus-1-action timber            | oil*1 plus-1-action*1              | timber       |
      | all-but-top | plus-1-action oil pay-1-less timber | oil*1 pay-1-less*1 plus-1-action*1 | timber       |
      | all-but-top | plus-1-action timber                | plus-1-action*1                    | timber       |
      | all-but-top | oil pay-1-less exchange-1-1         | oil*1 pay-1-less*1                 | exchange-1-1 |

    Examples: bonus cards stay, in their order
      | answer           | before                              | draw pile | after                           |
      | bonus-cards-stay | oil plus-1-action timber            | oil*1     | plus-1-action timber            |
      | bonus-cards-stay | plus-1-action oil pay-1-less timber | oil*1     | plus-1-action pay-1-less timber |
      | bonus-cards-stay | pay-1-less plus-1-action oil timber | oil*1     | pay-1-less plus-1-action timber |
      | bonus-cards-stay | oil pay-1-less exchange-1-1         | oil*1     | pay-1-less exchange-1-1         |

  @YM-R-reshuffle-bonus
  Scenario: If bonus cards stay and only bonus cards lie under the top card, nothing is reshuffled
    Given the ruling "reshuffle-bonus" is "bonus-cards-stay"
    And the cargo draw pile is empty
    And the discard pile is plus-1-action pay-1-less timber
    When ann does "done"
    Then the cargo draw pile is empty
    And the discard pile is plus-1-action pay-1-less timber
    And it is bob's turn
    And the play does not rest on YM-END-04

  @YM-R-reshuffle-bonus @YM-R-cargo-runs-out
  Scenario Outline: Whether a cargo draw pile that is filled at once gets bonus cards depends on the answer to the reshuffle
    Given the ruling "cargo-runs-out" is "at-once"
    And the ruling "reshuffle-bonus" is "<answer>"
    And the cargo draw pile is coal*1
    And the discard pile is oil plus-1-action timber
    When ann does "draw deck"
    And chance does "draw coal"
    Then the cargo draw pile is <draw pile>
    And the discard pile is <after>

    Examples:
      | answer           | draw pile             | after                |
      | all-but-top      | oil*1 plus-1-action*1 | timber               |
      | bonus-cards-stay | oil*1                 | plus-1-action timber |

  @YM-R-reshuffle-bonus @YM-R-cargo-runs-out
  Scenario: With bonus-cards-stay, only cards with a type refill an empty cargo draw pile
    Given the ruling "cargo-runs-out" is "at-once"
    And the ruling "reshuffle-bonus" is "bonus-cards-stay"
    And the cargo draw pile is coal*1
    And the discard pile is plus-1-action timber
    And the arrival yard shows coal-1
    When ann does "draw deck"
    And chance does "draw coal"
    Then the cargo draw pile is empty
    And the discard pile is plus-1-action timber
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then the cargo draw pile is timber*1
    And the discard pile is plus-1-action coal

  # ---------------------------------------------------------------- one pair or many?

  @YM-R-exchange-count @YM-XCH-08
  Scenario: If any number of pairs is allowed, two pairs and a coal buy a coal 3
    Given the ruling "exchange-count" is "many"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds coal*1 livestock*4
    When ann does "buy coal-3 pay livestock*4 coal*1"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And ann's hand is nothing

  @YM-R-exchange-count @YM-XCH-02
  Scenario: If one pair is allowed in a purchase, two pairs and a coal do not buy a coal 3
    Given the ruling "exchange-count" is "once"
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-3 automobile-4 oil-4 timber-4
    And the discard pile is oil
    And ann holds coal*1 livestock*4
    Then ann may not do "buy coal-3 pay livestock*4 coal*1" because of YM-XCH-02 and the ruling "exchange-count"
    And ann may do only:
      | draw deck              |
      | draw discard           |
      | swap bob               |
      | swap center-coal       |
      | swap center-timber     |
      | swap center-automobile |
      | done                   |

  Scenario Outline: Whether a purchase may be paid with a second pair depends on the answer
    Given the ruling "exchange-count" is "<answer>"
    And ann's token is livestock
    And the arrival yard shows <railcar>
    And ann holds coal*3 livestock*8
    Then "buy <railcar> pay <payment>" is <verdict> for ann

    Examples: no pair or one
      | answer | railcar | payment            | verdict |
      | many   | coal-3  | coal*3             | legal   |
      | many   | coal-3  | coal*2 livestock*2 | legal   |
      | once   | coal-3  | coal*3             | legal   |
      | once   | coal-3  | coal*2 livestock*2 | legal   |
      | once   | coal-1  | livestock*2        | legal   |

    @YM-R-exchange-count
    Examples: two pairs or more, any number allowed
      | answer | railcar | payment            | verdict |
      | many   | coal-2  | livestock*4        | legal   |
      | many   | coal-3  | coal*1 livestock*4 | legal   |
      | many   | coal-4  | livestock*8        | legal   |

    @YM-R-exchange-count @YM-XCH-02
    Examples: two pairs or more, one allowed
      | answer | railcar | payment            | verdict |
      | once   | coal-2  | livestock*4        | illegal |
      | once   | coal-3  | coal*1 livestock*4 | illegal |
      | once   | coal-4  | livestock*8        | illegal |

  Scenario: If one pair is allowed in a purchase, the token still works in two purchases of a turn
    Given the ruling "exchange-count" is "once"
    And ann's token is livestock
    And the arrival yard shows coal-1 oil-1
    And ann holds livestock*4
    When ann does "buy coal-1 pay livestock*2"
    And chance does "refill coal-1"
    And ann does "buy oil-1 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's train is coal-1 oil-1
    And ann's hand is nothing

  @YM-R-exchange-count @YM-CARD-11
  Scenario: The limit of one pair does not apply to Exchange 1:1
    Given the ruling "exchange-count" is "once"
    And ann's token is livestock
    And the arrival yard shows coal-3 oil-2
    And ann holds exchange-1-1*1 livestock*7
    When ann does "play exchange-1-1"
    And ann does "buy coal-3 pay livestock*3"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And ann's hand is livestock*4
    And ann may not do "buy oil-2 pay livestock*4" because of YM-XCH-02 and the ruling "exchange-count"

  @YM-R-exchange-count @YM-R-pay-less-with-token @YM-XCH-02
  Scenario: If one pair is allowed in a purchase, Pay 1 Less works with one pair but not with two
    Given the ruling "exchange-count" is "once"
    And the ruling "pay-less-with-token" is "combine"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*1 livestock*4
    When ann does "play pay-1-less"
    Then ann may do "buy coal-3 pay coal*1 livestock*2"
    But ann may not do "buy coal-3 pay livestock*4" because of YM-XCH-02 and the ruling "exchange-count"

  # ---------------------------------------------------------------- when may railcars leave the sorting yard?

  @YM-R-yard-timing
  Scenario Outline: Whether the sorting yard is open before any loading depends on the answer
    Given the ruling "yard-timing" is "<answer>"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    Then "load coal-4" is <verdict> for ann

    @YM-YARD-04
    Examples: closed
      | answer      | verdict |
      | same-turn   | illegal |
      | right-after | illegal |

    Examples: open
      | answer   | verdict |
      | any-time | legal   |

  @YM-YARD-04
  Scenario Outline: Before any loading, the sorting yard is closed because of the answer to yard-timing
    Given the ruling "yard-timing" is "<answer>"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    Then ann may not do "load coal-4" because of YM-YARD-04 and the ruling "yard-timing"

    Examples:
      | answer      |
      | same-turn   |
      | right-after |

  Scenario Outline: A move right after a loading is legal under each answer
    Given the ruling "yard-timing" is "<answer>"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "load coal-4"
    Then ann's train is coal-2 coal-1 coal-4

    Examples:
      | answer      |
      | same-turn   |
      | right-after |
      | any-time    |

  @YM-R-yard-timing
  Scenario Outline: With same-turn or any-time, a move is legal after a loading and then another action
    Given the ruling "yard-timing" is "<answer>"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And the discard pile is oil
    And ann holds coal*1 plus-1-action*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "<something else>"
    Then ann may do "load coal-4"

    Examples:
      | answer    | something else     |
      | same-turn | draw discard       |
      | same-turn | swap bob           |
      | same-turn | play plus-1-action |
      | any-time  | draw discard       |
      | any-time  | swap bob           |
      | any-time  | play plus-1-action |

  @YM-R-yard-timing @YM-YARD-04
  Scenario Outline: With right-after, any other action after a loading closes the sorting yard
    Given the ruling "yard-timing" is "right-after"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And the discard pile is oil
    And ann holds coal*1 plus-1-action*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "<something else>"
    And chance decides <chance>
    Then ann may not do "load coal-4" because of YM-YARD-04 and the ruling "yard-timing"

    Examples:
      | something else     | chance  |
      | draw deck          | 1 time  |
      | draw discard       | 0 times |
      | swap bob           | 0 times |
      | play plus-1-action | 0 times |

  Scenario: With right-after, a move may directly follow another move
    Given the ruling "yard-timing" is "right-after"
    And ann's train is coal-2
    And ann's sorting yard is timber-4 livestock-4
    And the arrival yard shows timber-2
    And ann holds timber*2
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    And ann does "load timber-4"
    And ann does "load livestock-4"
    Then ann's train is coal-2 timber-2 timber-4 livestock-4

  @YM-R-yard-timing
  Scenario: A second loading opens the sorting yard again right after it
    Given the ruling "yard-timing" is "right-after"
    And ann holds the Yardmaster token face up
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1 coal-3
    And ann holds coal*4
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "swap bob"
    Then ann may not do "load coal-4"
    When ann does "buy coal-3 pay coal*3"
    And chance does "refill coal-1"
    Then ann may do "load coal-4"

  @YM-R-yard-timing @YM-LOAD-02
  Scenario Outline: Whether a second purchase that goes to the sorting yard closes it depends on the answer
    Given the ruling "yard-timing" is "<answer>"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1 oil-3
    And ann holds coal*1 oil*3
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "buy oil-3 pay oil*3"
    And chance does "refill coal-1"
    Then ann's sorting yard is coal-4 oil-3
    And "load coal-4" is <verdict> for ann

    Examples:
      | answer      | verdict |
      | same-turn   | legal   |
      | right-after | illegal |
      | any-time    | legal   |

  @YM-R-yard-timing
  Scenario Outline: Whether a loading on the turn before opens the sorting yard depends on the answer
    Given the ruling "yard-timing" is "<answer>"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "done"
    And bob does "done"
    Then it is ann's turn
    And "load coal-4" is <verdict> for ann

    Examples:
      | answer      | verdict |
      | same-turn   | illegal |
      | right-after | illegal |
      | any-time    | legal   |

  @YM-R-yard-timing @YM-YARD-06
  Scenario: With the answer any-time, a move is legal with no action left
    Given the ruling "yard-timing" is "any-time"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And ann has used 2 actions
    When ann does "load coal-4"
    Then ann's train is coal-2 coal-4
    And ann has used 2 actions
    And ann has 6 points

  @YM-YARD-03 @YM-END-06
  Scenario: With the answer any-time, a railcar must fit and is moved on its owner's turn
    Given the ruling "yard-timing" is "any-time"
    And ann's train is coal-2
    And ann's sorting yard is oil-3
    And bob's train is livestock-2
    And bob's sorting yard is livestock-4
    Then ann may not do "load oil-3" because of YM-YARD-03
    And bob may not do "load livestock-4" because of YM-END-06

  @YM-R-yard-timing @YM-WIN-01 @YM-YARD-05
  Scenario: With the answer any-time, a move out of the sorting yard can win without a purchase
    Given the ruling "yard-timing" is "any-time"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And ann's sorting yard is coal-2
    When ann does "load coal-2"
    Then ann has 18 points
    And ann wins

  @YM-R-exchange-count @YM-CARD-06
  Scenario Outline: With Pay 1 Less, a railcar of value 1 is free and may not be paid for with a pair - <answer>
    Given the ruling "exchange-count" is "<answer>"
    And ann's token is livestock
    And the arrival yard shows coal-1 oil-4 timber-4 automobile-4
    And ann holds pay-1-less*1 livestock*2
    And ann has used 1 action
    When ann does "play pay-1-less"
    Then ann may do "buy coal-1 pay nothing"
    But ann may not do "buy coal-1 pay livestock*2" because of YM-CARD-06

    Examples:
      | answer |
      | once   |
      | many   |

  @YM-R-one-to-one-token @YM-XCH-02
  Scenario: With the answer at-play, Exchange 1:1 uses the token held then, not a later one
    Given the ruling "one-to-one-token" is "at-play"
    And ann's token is oil
    And bob's token is coal
    And the arrival yard shows coal-2 livestock-2 timber-4 automobile-4
    And ann holds exchange-1-1*1 coal*2 timber*2
    When ann does "play exchange-1-1"
    And ann does "swap bob"
    Then ann may not do "buy coal-2 pay timber*2" because of YM-XCH-02 and the ruling "one-to-one-token"
    And ann may not do "buy livestock-2 pay coal*2" because of YM-XCH-02 and the ruling "one-to-one-token"
    But ann may do "buy coal-2 pay coal*2"
