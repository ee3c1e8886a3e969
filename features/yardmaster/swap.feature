Feature: Swapping exchange rate tokens
  For one action a player changes tokens with any other player, who is not asked, or with a token in the centre. Everybody
  always has exactly one.

  @worked @YM-EX-17 @YM-SWAP-01 @YM-SWAP-02 @YM-SWAP-03 @YM-SWAP-05
  Scenario: A player may swap with bob and then with the centre
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    When ann does "swap bob"
    Then ann's token is oil
    And bob's token is livestock
    And ann has used 1 action
    And it is ann's turn
    When ann does "swap center-coal"
    Then ann's token is coal
    And bob's token is livestock
    And the centre is oil timber automobile
    And ann has used 2 actions

  @YM-SWAP-01
  Scenario Outline: A swap costs one action and nothing else
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is coal
    And bob's token is livestock
    And ann holds timber*2
    And the discard pile is oil
    When ann does "<swap>"
    Then ann has 1 action left
    And ann's hand is timber*2
    And the discard pile is oil

    Examples:
      | swap               |
      | swap bob           |
      | swap center-timber |

  Scenario Outline: With no action left no swap is possible
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is coal
    And bob's token is livestock
    And ann has used 2 actions
    Then ann may not do "<swap>" because of YM-TURN-01

    Examples:
      | swap               |
      | swap bob           |
      | swap center-timber |

  @YM-SWAP-02
  Scenario Outline: The active player freely chooses with whom to swap
    Given a Yardmaster game of ann, bob, cid and dee
    And it is bob's turn
    And ann's token is coal
    And bob's token is livestock
    And cid's token is oil
    And dee's token is timber
    When bob does "swap <other>"
    Then bob's token is <gets>
    And <other>'s token is livestock

    Examples:
      | other | gets   |
      | ann   | coal   |
      | cid   | oil    |
      | dee   | timber |

  @YM-SWAP-02
  Scenario: A player cannot swap with themselves
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    Then ann may not do "swap ann" because of YM-SWAP-02
    But ann may do "swap bob"
    And ann may do "swap cid"

  @YM-SWAP-03
  Scenario Outline: Any token in the centre may be taken, and the player's old token is left there
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    When ann does "swap center-<wanted>"
    Then ann's token is <wanted>
    And bob's token is oil
    And the centre is <centre>

    Examples:
      | wanted     | centre                      |
      | coal       | livestock timber automobile |
      | timber     | coal livestock automobile   |
      | automobile | coal livestock timber       |

  @YM-SWAP-03
  Scenario Outline: A token that lies before a player is not in the centre
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    Then ann may not do "swap center-<wanted>" because of YM-SWAP-03

    Examples:
      | wanted    |
      | livestock |
      | oil       |

  @YM-SWAP-03
  Scenario: The token left in the centre may be fetched back
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    When ann does "swap center-coal"
    Then ann may not do "swap center-coal" because of YM-SWAP-03
    When ann does "swap center-livestock"
    Then ann's token is livestock
    And the centre is coal timber automobile

  @worked @YM-EX-10 @YM-SWAP-04
  Scenario: Set-up for five leaves no token in the centre
    Given a Yardmaster game of ann, bob, cid, dee and eve
    When the set-up goes on until chance does "start ann"
    Then the centre is empty
    And ann may do "swap bob"
    And ann may do "swap cid"
    And ann may do "swap dee"
    And ann may do "swap eve"
    But ann may not do "swap center-oil" because of YM-SWAP-04

  @worked @YM-EX-10
  Scenario: With five players there are exactly four swaps to choose from
    Given a Yardmaster game of ann, bob, cid, dee and eve
    And it is ann's turn
    And the discard pile is automobile
    Then ann may do only:
      | draw deck    |
      | draw discard |
      | swap bob     |
      | swap cid     |
      | swap dee     |
      | swap eve     |
      | done         |

  @YM-SWAP-04
  Scenario Outline: With five players no token can be taken from the centre
    Given a Yardmaster game of ann, bob, cid, dee and eve
    And it is ann's turn
    Then ann may not do "swap center-<wanted>" because of YM-SWAP-04

    Examples:
      | wanted     |
      | coal       |
      | livestock  |
      | oil        |
      | timber     |
      | automobile |

  Scenario: With four players the one token in the centre can be taken
    Given a Yardmaster game of ann, bob, cid and dee
    And it is ann's turn
    And ann's token is coal
    And bob's token is livestock
    And cid's token is oil
    And dee's token is timber
    Then ann may do "swap center-automobile"
    But ann may not do "swap center-timber" because of YM-SWAP-03

  @YM-SWAP-05
  Scenario: After any swap everybody has exactly one token
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann's token is timber
    And bob's token is coal
    And cid's token is automobile
    When ann does "swap cid"
    And ann does "swap center-oil"
    Then ann's token is oil
    And bob's token is coal
    And cid's token is timber
    And the centre is livestock automobile
    And there are 6 tokens in the game

  @YM-SWAP-06
  Scenario: The other player is not asked and cannot say no
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And bob's token is oil
    Then bob may not do "decline swap" because of YM-SWAP-06
    When ann does "swap bob"
    Then it is ann's turn
    And bob's token is livestock
    And bob may not do "decline swap" because of YM-SWAP-06

  @YM-XCH-01
  Scenario: No exchange rate token shows a bonus card
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    Then the word "swap center-draw-2" is not understood
