Feature: The actions of a turn
  A turn gives two actions. Each is a draw, a purchase or a swap, in any mixture and any order. (The Yardmaster's third
  action has a feature of its own; here bob has the Yardmaster token, and it is ann's turn.)

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @YM-TURN-01
  Scenario: After two actions, only the end of the turn is legal
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann has 1 action left
    When ann does "draw deck"
    And chance does "draw oil"
    Then ann has 0 actions left
    And ann may not do "draw deck" because of YM-TURN-01
    And ann may only do "done"

  @YM-TURN-01
  Scenario Outline: A third action of any kind is refused
    Given the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    And ann has used 2 actions
    Then ann may not do "<action>" because of YM-TURN-01

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | swap center-oil       |

  Scenario Outline: The second action may be of any kind
    Given the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    And ann has used 1 action
    Then ann may do "<action>"

    Examples:
      | action                |
      | draw deck             |
      | draw discard          |
      | buy coal-1 pay coal*1 |
      | swap bob              |
      | swap center-oil       |

  @YM-TURN-01
  Scenario: Actions not taken are not saved for the next turn
    When ann does "swap bob"
    And ann does "done"
    And bob does "done"
    Then it is ann's turn
    And ann has 2 actions this turn
    And ann has used 0 actions

  @YM-TURN-02
  Scenario: Drawing, buying and swapping are the only actions
    Given ann's token is coal
    And bob's token is livestock
    And the discard pile is oil
    And the arrival yard shows coal-1 livestock-3 oil-3 timber-3
    And ann holds coal*1
    Then ann may do only:
      | draw deck              |
      | draw discard           |
      | buy coal-1 pay coal*1  |
      | swap bob               |
      | swap center-oil        |
      | swap center-timber     |
      | swap center-automobile |
      | done                   |

  @YM-TURN-02
  Scenario Outline: Each draw, purchase or swap is one action
    Given the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "<action>"
    And chance decides <chance>
    Then ann has used 1 action
    And ann has 1 action left

    Examples:
      | action                | chance  |
      | draw deck             | 1 time  |
      | draw discard          | 0 times |
      | buy coal-1 pay coal*1 | 1 time  |
      | swap bob              | 0 times |
      | swap center-oil       | 0 times |

  @worked @YM-EX-23 @YM-TURN-03
  Scenario Outline: The two actions may be of the same kind or of two kinds, in any order
    Given the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "<first>"
    And chance decides <after the first>
    And ann does "<second>"
    And chance decides <after the second>
    Then ann has used 2 actions
    And ann has 0 actions left
    And ann may do "done"

    Examples:
      | first                 | second                | after the first | after the second |
      | draw deck             | draw deck             | 1 time          | 1 time           |
      | draw discard          | draw deck             | 0 times         | 1 time           |
      | buy coal-1 pay coal*1 | draw deck             | 1 time          | 1 time           |
      | buy coal-1 pay coal*1 | draw discard          | 1 time          | 0 times          |
      | draw deck             | buy coal-1 pay coal*1 | 1 time          | 1 time           |
      | draw discard          | buy coal-1 pay coal*1 | 0 times         | 1 time           |
      | swap bob              | buy coal-1 pay coal*1 | 0 times         | 1 time           |
      | swap bob              | swap bob              | 0 times         | 0 times          |
      | swap bob              | swap center-oil       | 0 times         | 0 times          |

  @YM-TURN-03
  Scenario: Both actions may be purchases
    Given the arrival yard shows coal-1 oil-1
    And ann holds coal*1 oil*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann's train is coal-1 oil-1
    And ann has 0 actions left

  @worked @YM-EX-23 @YM-END-05
  Scenario: After the second action the turn still goes on until its owner says done
    Given the discard pile is oil
    When ann does "draw discard"
    And ann does "swap bob"
    Then it is ann's turn
    And ann may only do "done"
    When ann does "done"
    Then it is bob's turn

  @YM-TURN-05
  Scenario: A purchase for five cards, its refill and its loading together use one action
    Given ann's token is livestock
    And ann's train is coal-1
    And the arrival yard shows coal-3
    And ann holds coal*1 livestock*4
    When ann does "buy coal-3 pay coal*1 livestock*4"
    And chance does "refill oil-4"
    Then ann's train is coal-1 coal-3
    And ann has used 1 action
    And ann has 1 action left
