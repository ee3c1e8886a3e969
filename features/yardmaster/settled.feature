Feature: Points that look open and are not
  Questions that come up at the table and that the rulebook answers, if only by the way. None of them needs a ruling.

  # ---------------------------------------------------------------- paying

  @YM-BUY-04
  Scenario: May more be paid than the price? No
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is oil
    And the arrival yard shows coal-2
    And ann holds coal*4
    Then ann may not do "buy coal-2 pay coal*3" because of YM-BUY-04
    But ann may do "buy coal-2 pay coal*2"

  @YM-XCH-02
  Scenario: May the token be used even with enough cargo of the right type? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-2
    And ann holds coal*2 livestock*2
    When ann does "buy coal-2 pay livestock*2 coal*1"
    And chance does "refill coal-1"
    Then ann's hand is coal*1
    And ann's train is coal-2

  @YM-XCH-02
  Scenario: May a pair pay for a railcar of value 1? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is timber
    And the arrival yard shows oil-1
    And ann holds timber*2
    When ann does "buy oil-1 pay timber*2"
    And chance does "refill coal-1"
    Then ann's train is oil-1
    And ann's hand is nothing

  @YM-XCH-03
  Scenario: May two cards of the token's type pay as one card of that same type? No
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is timber
    And the arrival yard shows timber-1
    And ann holds timber*2
    Then ann may not do "buy timber-1 pay timber*2" because of YM-XCH-03
    But ann may do "buy timber-1 pay timber*1"

  Scenario: Does the order of discarding matter when all the cards have one type? No, there is one payment
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is timber
    And bob's token is oil
    And the arrival yard shows coal-3 livestock-4 oil-4 automobile-4
    And the discard pile is empty
    And ann holds coal*3
    Then ann may do only:
      | draw deck              |
      | buy coal-3 pay coal*3  |
      | swap bob               |
      | swap center-coal       |
      | swap center-livestock  |
      | swap center-automobile |
      | done                   |
    And the word "buy coal-3 pay coal*2 coal*1" is not understood

  @YM-CARD-06
  Scenario: Does Pay 1 Less buy a railcar of value 1 without any cargo in hand? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows livestock-1
    And ann holds pay-1-less
    When ann does "play pay-1-less"
    Then ann's hand is nothing
    When ann does "buy livestock-1 pay nothing"
    And chance does "refill coal-1"
    Then ann's train is livestock-1

  # ---------------------------------------------------------------- drawing

  @YM-DRAW-03
  Scenario: May a player draw a card that was just paid? Yes, if it is on top
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-2
    And ann holds coal*1 livestock*2
    When ann does "buy coal-2 pay coal*1 livestock*2"
    And chance does "refill coal-1"
    And ann does "draw discard"
    Then ann's hand is livestock*1

  Scenario: May somebody see how many cards another player has? Yes, but not which cards
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And bob holds coal*3 plus-1-action*1
    Then ann sees that bob has 4 cards
    And cid sees that bob has 4 cards
    But ann does not see bob's hand
    And cid does not see bob's hand

  # ---------------------------------------------------------------- the arrival yard

  Scenario: Are railcars replaced if nobody wants them? No, only a purchase changes the arrival yard
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-4 livestock-4 oil-4 timber-4
    When ann does "draw deck"
    And chance does "draw coal"
    And ann does "swap bob"
    And ann does "done"
    And bob does "done"
    Then the arrival yard shows coal-4 livestock-4 oil-4 timber-4
    And the railcar draw pile has 46 railcars

  @YM-SETUP-05 @YM-BUY-08
  Scenario: Does the arrival yard have three railcars, as two figures show? No, four
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "arrival coal-1"
    And the set-up goes on until chance does "deal ann coal"
    And the set-up goes on until chance does "start ann"
    Then the arrival yard has 4 railcars
    And ann may do "buy coal-1 pay coal*1"
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-2"
    Then the arrival yard has 4 railcars

  # ---------------------------------------------------------------- swapping

  @YM-TURN-03
  Scenario: May a player swap twice on a turn, and back again? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    When ann does "swap bob"
    And ann does "swap bob"
    Then ann's token is livestock
    And bob's token is oil
    And ann has 0 actions left

  @YM-TURN-03
  Scenario: May a player swap with the centre twice on a turn? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    When ann does "swap center-timber"
    And ann does "swap center-livestock"
    Then ann's token is livestock
    And the centre is coal timber automobile
    And ann has 0 actions left

  @YM-SWAP-06
  Scenario: Who is asked in a swap? Nobody
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann's token is livestock
    And cid's token is oil
    When ann does "swap cid"
    Then it is ann's turn
    And cid's token is livestock
    And cid may not do "decline swap" because of YM-SWAP-06

  @YM-XCH-01
  Scenario: Are there two copies of a token? No
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And bob's token is timber
    And cid's token is timber
    Then the position is refused because of YM-XCH-01

  # ---------------------------------------------------------------- loading and winning

  @YM-LOAD-01
  Scenario: Does a railcar fit that has both the type and the value of the last railcar? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-2
    And the arrival yard shows oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann's train is oil-2 oil-2
    And ann's sorting yard is empty

  @YM-LOAD-04 @YM-LOAD-06
  Scenario: May the first railcar be kept in the sorting yard? No, it always fits
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows timber-1
    And ann holds timber*1
    Then ann may not do "sort timber-1" because of YM-LOAD-06
    When ann does "buy timber-1 pay timber*1"
    And chance does "refill coal-1"
    Then ann's train is timber-1
    And ann's sorting yard is empty

  @YM-YARD-08
  Scenario: May a railcar follow another railcar that was itself moved out of the sorting yard? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is oil-1 oil-3
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may not do "load oil-3" because of YM-YARD-03
    When ann does "load oil-1"
    And ann does "load oil-3"
    Then ann's train is coal-2 coal-1 oil-1 oil-3
    And ann has 7 points

  @YM-YARD-07 @YM-YARD-08
  Scenario: May several railcars bought before this turn leave the sorting yard? Yes, each that fits the one before it
    Given a Yardmaster game of ann and bob
    And the position:
      """
      {
        "phase": "turn",
        "turn": 11,
        "player": "ann",
        "start": "ann",
        "yardmaster": {"holder": "ann", "side": "up"},
        "arrival-yard": ["coal-3", "livestock-1", "oil-1", "timber-1"],
        "counters": {"actions-allowed": 3, "actions-used": 2, "loaded": true},
        "players": [
          {
            "name": "ann", "token": "livestock", "hand": {"oil": 2, "timber": 1}, "train": ["coal-2", "timber-2"],
            "sorting-yard": {"livestock-3": 1, "livestock-4": 1, "timber-4": 1}
          },
          {"name": "bob", "token": "oil", "hand": {"coal": 3, "draw-2": 1}, "train": ["oil-1"]}
        ]
      }
      """
    Then ann may not do "load livestock-4" because of YM-YARD-03
    When ann does "load timber-4"
    And ann does "load livestock-4"
    Then ann's train is coal-2 timber-2 timber-4 livestock-4
    And ann's sorting yard is livestock-3
    And ann has 12 points
    And ann has 1 action left

  @YM-WIN-01 @YM-WIN-03
  Scenario: May the game be won by a move out of the sorting yard? Yes
    Given a Yardmaster game of ann, bob, cid and dee
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And ann's sorting yard is oil-3
    And the arrival yard shows oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann has 15 points
    And the game goes on
    When ann does "load oil-3"
    Then ann has 18 points
    And ann wins

  @YM-WIN-01
  Scenario: Is reaching the goal with the purchase that empties the arrival yard an ordinary win? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And bob's train is livestock-4 automobile-4 automobile-3 livestock-3 livestock-3
    And the railcar draw pile is empty
    And the arrival yard shows only coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    Then the arrival yard has 0 railcars
    And ann has 18 points
    And ann wins
    And ann may not do "done" because of YM-WIN-01

  # ---------------------------------------------------------------- the Yardmaster

  @YM-SETUP-16 @YM-ROLE-02
  Scenario: Does the Yardmaster have three actions on the very first turn, also with two players? Yes
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "start bob"
    And bob does "done"
    Then ann has 3 actions this turn
    When ann does "swap bob"
    And ann does "swap bob"
    And ann does "swap bob"
    Then ann has 0 actions left
    And ann may not do "swap bob" because of YM-ROLE-02

  @YM-ROLE-03
  Scenario Outline: Is the token passed if the Yardmaster took fewer than three actions, or none? Yes
    Given a Yardmaster game of ann, bob and cid
    And it is bob's turn
    And bob is Yardmaster
    And bob has used <used> actions
    When bob does "done"
    Then ann holds the Yardmaster token face up

    Examples:
      | used |
      | 0    |
      | 2    |
      | 3    |

  @YM-ROLE-06
  Scenario Outline: Is the token handed over face down if the Yardmaster took fewer than three actions, or none? Yes
    Given a Yardmaster game of ann and bob
    And it is bob's turn
    And bob is Yardmaster
    And bob has used <used> actions
    When bob does "done"
    Then ann holds the Yardmaster token face down

    Examples:
      | used |
      | 0    |
      | 2    |
      | 3    |

  Scenario: Are unused actions kept for a later turn? No, they are lost
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann is Yardmaster
    When ann does "done"
    And bob does "done"
    And cid does "done"
    Then it is ann's turn
    And ann has 2 actions this turn
    And ann has used 0 actions

  # ---------------------------------------------------------------- bonus cards

  @YM-BONUS-05
  Scenario: May a bonus card dealt in set-up be played on its owner's first turn? Yes
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    And these decisions are taken:
      """
      chance: deal ann coal
      chance: deal ann coal
      chance: deal ann coal
      chance: deal ann oil
      chance: deal ann oil
      chance: deal bob plus-1-action
      """
    And the set-up goes on until chance does "start ann"
    Then bob has 5 cards in hand
    And bob may not do "play plus-1-action" because of YM-BONUS-09
    When ann does "done"
    And bob does "play plus-1-action"
    Then bob has 4 cards in hand
    And bob has 4 actions this turn

  @YM-CARD-10 @YM-BONUS-07
  Scenario Outline: Do several Plus 1 Action cards add up, also for the Yardmaster? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And <yardmaster> is Yardmaster
    And ann holds plus-1-action*2
    Then ann has <before> actions this turn
    When ann does "play plus-1-action"
    And ann does "play plus-1-action"
    Then ann has <after> actions this turn

    Examples:
      | yardmaster | before | after |
      | bob        | 2      | 4     |
      | ann        | 3      | 5     |

  @YM-CARD-02
  Scenario: May a player stop after the first card of Draw 2? No, both cards are drawn if there are two
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds draw-2
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann may not do "done" because of YM-CARD-02
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann's hand is coal*2
    And ann may do "done"

  @YM-CARD-08
  Scenario: May a player take nothing with Take 1 Discarded when there is a card to take? No
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann may not do "done" because of YM-CARD-08
    And ann may only do "take oil"

  @YM-CARD-02
  Scenario: May another bonus card be played between the two cards of Draw 2? No
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds draw-2*1 plus-1-action*1
    When ann does "play draw-2"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann may not do "play plus-1-action" because of YM-CARD-02
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann may do "play plus-1-action"

  @YM-BONUS-04
  Scenario: May a player play a bonus card drawn with an action left and then end the turn? Yes
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the discard pile is oil
    When ann does "draw deck"
    And chance does "draw take-1-discarded"
    And ann does "play take-1-discarded"
    And ann does "take oil"
    And ann does "done"
    Then it is bob's turn
    And ann's hand is oil*1
    And the discard pile is take-1-discarded

  @YM-YARD-03 @YM-YARD-08
  Scenario: Does a purchase that is loaded begin a new chain? Yes, the next move has to fit the railcar bought
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is coal-3 oil-1
    And a railcar was loaded this turn
    And the arrival yard shows timber-3
    And ann holds timber*3
    When ann does "load coal-3"
    Then ann may not do "load oil-1" because of YM-YARD-08
    When ann does "buy timber-3 pay timber*3"
    And chance does "refill coal-1"
    Then ann's train is coal-2 coal-3 timber-3
    And ann may not do "load oil-1" because of YM-YARD-03
