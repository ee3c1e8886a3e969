Feature: Open questions about the bonus cards of a purchase
  How long Pay 1 Less and Exchange 1:1 wait, how many serve one purchase, and what they do to the exchange rate token.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  # ---------------------------------------------------------------- how long a card waits for its purchase

  @YM-R-purchase-bonus-timing @YM-BUY-04 @YM-CARD-06
  Scenario: A played Pay 1 Less lowers the price of the next purchase, whichever railcar it is
    Given the ruling "purchase-bonus-timing" is "next-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do "draw deck"
    And ann may do "swap bob"
    And ann may do "done"
    And ann may do "buy coal-1 pay nothing"
    And ann may do "buy coal-3 pay coal*2"
    But ann may not do "buy coal-1 pay coal*1" because of YM-CARD-06
    And ann may not do "buy coal-3 pay coal*3" because of YM-CARD-04

  @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario: If the purchase must follow at once, nothing but purchases with Pay 1 Less is listed
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do only:
      | buy coal-1 pay nothing |
      | buy coal-3 pay coal*2  |

  @YM-R-purchase-bonus-timing
  Scenario: With the answer chosen-purchase, Pay 1 Less may wait while another railcar is bought
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    And ann does "buy coal-1 pay coal*1"
    And chance does "refill automobile-4"
    Then ann's hand is coal*2
    When ann does "buy coal-3 pay coal*2 using pay-1-less*1"
    And chance does "refill coal-1"
    Then ann's train is coal-1 coal-3
    And ann's hand is nothing

  @YM-R-purchase-bonus-timing @YM-BUY-02 @YM-BUY-03
  Scenario: With the answer chosen-purchase, each purchase is listed with and without the bonus card
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And the cargo draw pile is empty
    And the discard pile is empty
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do only:
      | buy coal-1 pay coal*1                     |
      | buy coal-1 pay nothing using pay-1-less*1 |
      | buy coal-3 pay coal*3                     |
      | buy coal-3 pay coal*2 using pay-1-less*1  |
      | swap bob                                  |
      | swap center-automobile                    |
      | swap center-oil                           |
      | swap center-timber                        |
      | done                                      |
    But ann may not do "buy coal-3 pay coal*2" because of YM-BUY-04

  @YM-R-purchase-bonus-timing
  Scenario: A Pay 1 Less still waits after a draw and serves only the next purchase
    Given the ruling "purchase-bonus-timing" is "next-purchase"
    And ann holds the Yardmaster token face up
    And ann's token is livestock
    And the arrival yard shows coal-2 coal-3
    And ann holds pay-1-less*1 coal*4
    When ann does "play pay-1-less"
    And ann does "draw deck"
    And chance does "draw timber"
    And ann does "buy coal-2 pay coal*1"
    And chance does "refill coal-1"
    Then ann's hand is coal*3 timber*1
    And ann may do "buy coal-3 pay coal*3"
    But ann may not do "buy coal-3 pay coal*2" because of YM-BUY-04

  @YM-R-purchase-bonus-timing
  Scenario: A Pay 1 Less that is not used for a purchase lapses when the turn ends
    Given the ruling "purchase-bonus-timing" is "next-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    And ann does "done"
    And bob does "done"
    Then ann may do "buy coal-3 pay coal*3"
    But ann may not do "buy coal-3 pay coal*2" because of YM-BUY-04

  @YM-R-purchase-bonus-timing @YM-CARD-05
  Scenario: If Pay 1 Less always serves the next purchase, a purchase that names it is refused
    Given the ruling "purchase-bonus-timing" is "next-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do "buy coal-3 pay coal*2"
    But ann may not do "buy coal-3 pay coal*2 using pay-1-less*1" because of YM-CARD-05 and the ruling "purchase-bonus-timing"

  @YM-R-purchase-bonus-timing @YM-CARD-12
  Scenario: If Exchange 1:1 always serves the next purchase, a purchase that names it is refused
    Given the ruling "purchase-bonus-timing" is "next-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds exchange-1-1*1 livestock*3
    When ann does "play exchange-1-1"
    Then ann may do "buy coal-3 pay livestock*3"
    But ann may not do "buy coal-3 pay livestock*3 using exchange-1-1*1" because of YM-CARD-12 and the ruling "purchase-bonus-timing"

  @YM-R-purchase-bonus-timing @YM-CARD-05
  Scenario: A Pay 1 Less that no purchase has named lapses when the turn ends
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do "buy coal-3 pay coal*2 using pay-1-less*1"
    When ann does "done"
    And bob does "done"
    Then ann may not do "buy coal-3 pay coal*2 using pay-1-less*1" because of YM-CARD-05 and the ruling "purchase-bonus-timing"
    But ann may do "buy coal-3 pay coal*3"

  @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario Outline: While a purchase with Pay 1 Less is owed, no other action is legal
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3 plus-1-action*1
    When ann does "play pay-1-less"
    Then ann may not do "<anything else>" because of YM-CARD-04 and the ruling "purchase-bonus-timing"

    Examples:
      | anything else      |
      | draw deck          |
      | swap bob           |
      | swap center-oil    |
      | play plus-1-action |
      | done               |

  @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario: While a purchase is owed, no railcar may leave the sorting yard
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    And a railcar was loaded this turn
    And ann has used 1 action
    And the arrival yard shows coal-1
    And ann holds pay-1-less
    Then ann may do "load coal-4"
    When ann does "play pay-1-less"
    Then ann may not do "load coal-4" because of YM-CARD-04 and the ruling "purchase-bonus-timing"
    When ann does "buy coal-1 pay nothing"
    And chance does "refill coal-1"
    Then ann may do "load coal-4"

  @YM-R-purchase-bonus-timing @YM-CARD-11
  Scenario Outline: While a purchase with Exchange 1:1 is owed, no other action is legal
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2 coal-4 oil-4 timber-4
    And ann holds exchange-1-1*1 livestock*2 plus-1-action*1
    When ann does "play exchange-1-1"
    Then ann may only do "buy coal-2 pay livestock*2"
    And ann may not do "<anything else>" because of YM-CARD-11 and the ruling "purchase-bonus-timing"

    Examples:
      | anything else      |
      | draw deck          |
      | swap bob           |
      | swap center-oil    |
      | play plus-1-action |
      | done               |

  @YM-R-purchase-bonus-timing
  Scenario: After the owed purchase, all kinds of action are legal again
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3 plus-1-action*1
    When ann does "play pay-1-less"
    And ann does "buy coal-3 pay coal*2"
    And chance does "refill coal-1"
    Then ann may do "draw deck"
    And ann may do "swap bob"
    And ann may do "play plus-1-action"
    And ann may do "done"
    And ann may do "buy coal-1 pay coal*1"

  @YM-R-purchase-bonus-timing
  Scenario Outline: If the purchase must follow at once, a bonus card is playable only if it makes a purchase possible
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the arrival yard shows <railcar> oil-4 timber-4 automobile-4
    And ann has used <used> actions
    And ann holds <bonus>*1 <cargo>
    Then "play <bonus>" is <verdict> for ann

    @YM-CARD-04
    Examples: one card of cargo too few or just enough, an action left or none
      | bonus      | cargo  | railcar | used | verdict |
      | pay-1-less | coal*1 | coal-2  | 0    | legal   |
      | pay-1-less | coal*1 | coal-3  | 0    | illegal |
      | pay-1-less | coal*1 | coal-2  | 1    | legal   |
      | pay-1-less | coal*1 | coal-2  | 2    | illegal |

    @YM-CARD-11
    Examples: the same with Exchange 1:1
      | bonus        | cargo       | railcar | used | verdict |
      | exchange-1-1 | livestock*2 | coal-2  | 0    | legal   |
      | exchange-1-1 | livestock*2 | coal-3  | 0    | illegal |
      | exchange-1-1 | livestock*2 | coal-2  | 1    | legal   |
      | exchange-1-1 | livestock*2 | coal-2  | 2    | illegal |

  @YM-R-purchase-bonus-timing
  Scenario: If the purchase must follow at once, a second Pay 1 Less in hand does not make the first one playable
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the arrival yard shows coal-3 oil-4 timber-4 automobile-4
    And ann holds pay-1-less*2 coal*1
    Then ann may not do "play pay-1-less"

  @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario: If the purchase must follow at once, a gap in the arrival yard does not make Pay 1 Less playable
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the railcar draw pile is empty
    And the arrival yard shows only oil-4 timber-4
    And ann holds pay-1-less*1 coal*1
    Then ann may not do "play pay-1-less" because of YM-CARD-04

  @YM-R-purchase-bonus-timing @YM-R-bonus-stack @YM-CARD-04
  Scenario: If the purchase must follow at once, further cards for that purchase may be played before it
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the arrival yard shows coal-2 oil-4 timber-4 automobile-4
    And ann holds pay-1-less*2 exchange-1-1*1 coal*1
    When ann does "play pay-1-less"
    Then ann may do only:
      | buy coal-2 pay coal*1 |
      | play pay-1-less       |
      | play exchange-1-1     |
    When ann does "play pay-1-less"
    Then ann may do only:
      | buy coal-2 pay nothing |
      | play exchange-1-1      |

  @YM-R-purchase-bonus-timing @YM-CARD-12
  Scenario: An Exchange 1:1 is used up by the next purchase, even by a purchase that does not need it
    Given the ruling "purchase-bonus-timing" is "next-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 oil-2
    And ann holds exchange-1-1*1 coal*1 livestock*2
    When ann does "play exchange-1-1"
    Then ann may do "buy oil-2 pay livestock*2"
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may not do "buy oil-2 pay livestock*2" because of YM-CARD-12

  # ---------------------------------------------------------------- a purchase that names the cards it uses

  @YM-R-purchase-bonus-timing @YM-BUY-04
  Scenario: A purchase that names no bonus card costs the full price
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do "buy coal-3 pay coal*3"
    And ann may do "buy coal-1 pay coal*1"
    But ann may not do "buy coal-3 pay coal*2" because of YM-BUY-04
    And ann may not do "buy coal-1 pay nothing" because of YM-BUY-04

  @YM-R-purchase-bonus-timing @YM-BUY-04
  Scenario: A purchase that names Pay 1 Less must be paid at the lower price
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*1 coal*3
    When ann does "play pay-1-less"
    Then ann may do "buy coal-3 pay coal*2 using pay-1-less*1"
    And ann may do "buy coal-1 pay nothing using pay-1-less*1"
    But ann may not do "buy coal-3 pay coal*3 using pay-1-less*1" because of YM-CARD-04
    And ann may not do "buy coal-1 pay coal*1 using pay-1-less*1" because of YM-CARD-06

  @YM-R-purchase-bonus-timing @YM-CARD-05
  Scenario: A purchase cannot name more Pay 1 Less cards than are waiting
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-3 oil-4 timber-4
    And ann holds pay-1-less*2 coal*3
    Then ann may not do "buy coal-3 pay coal*2 using pay-1-less*1" because of YM-CARD-05 and the ruling "purchase-bonus-timing"
    When ann does "play pay-1-less"
    Then ann may not do "buy coal-3 pay coal*1 using pay-1-less*2" because of YM-CARD-05 and the ruling "purchase-bonus-timing"
    When ann does "play pay-1-less"
    Then ann may do "buy coal-3 pay coal*1 using pay-1-less*2"
    And ann may do "buy coal-3 pay coal*2 using pay-1-less*1"

  @YM-R-purchase-bonus-timing
  Scenario: A purchase cannot name more Pay 1 Less cards than the value of the railcar
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-2 oil-4 timber-4
    And ann holds pay-1-less*2
    When ann does "play pay-1-less"
    And ann does "play pay-1-less"
    Then ann may do "buy coal-2 pay nothing using pay-1-less*2"
    And ann may do "buy coal-1 pay nothing using pay-1-less*1"
    But ann may not do "buy coal-1 pay nothing using pay-1-less*2"

  @YM-R-purchase-bonus-timing @YM-CARD-05
  Scenario: After one of two waiting Pay 1 Less cards is used, only the other card still waits
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And ann holds the Yardmaster token face up
    And the arrival yard shows coal-1 coal-2 coal-3 timber-4
    And ann holds pay-1-less*2 coal*3
    When ann does "play pay-1-less"
    And ann does "play pay-1-less"
    And ann does "buy coal-1 pay nothing using pay-1-less*1"
    And chance does "refill coal-1"
    And ann does "buy coal-2 pay coal*1 using pay-1-less*1"
    And chance does "refill coal-1"
    Then ann's hand is coal*2
    And ann may not do "buy coal-3 pay coal*2 using pay-1-less*1" because of YM-CARD-05 and the ruling "purchase-bonus-timing"

  @YM-R-purchase-bonus-timing @YM-CARD-12
  Scenario: With the answer chosen-purchase, a purchase with pairs may come before Exchange 1:1 is used
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 oil-2
    And ann holds exchange-1-1*1 livestock*5
    Then ann may not do "buy coal-1 pay livestock*1 using exchange-1-1*1" because of YM-CARD-11 and the ruling "purchase-bonus-timing"
    When ann does "play exchange-1-1"
    And ann does "buy coal-1 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's hand is livestock*3
    When ann does "buy oil-2 pay livestock*2 using exchange-1-1*1"
    And chance does "refill coal-1"
    Then ann's hand is livestock*1

  @YM-R-purchase-bonus-timing @YM-XCH-02
  Scenario: With the answer chosen-purchase, a purchase that names no Exchange 1:1 needs pairs
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1
    And ann holds exchange-1-1*1 livestock*2
    When ann does "play exchange-1-1"
    Then ann may not do "buy coal-1 pay livestock*1" because of YM-XCH-02
    But ann may do "buy coal-1 pay livestock*2"
    And ann may do "buy coal-1 pay livestock*1 using exchange-1-1*1"

  @YM-R-purchase-bonus-timing @YM-R-bonus-stack
  Scenario: A purchase that names both kinds of card names Pay 1 Less first
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 exchange-1-1*1 livestock*2
    When ann does "play exchange-1-1"
    And ann does "play pay-1-less"
    Then the word "buy coal-3 pay livestock*2 using exchange-1-1*1 pay-1-less*1" is not understood
    When ann does "buy coal-3 pay livestock*2 using pay-1-less*1 exchange-1-1*1"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And ann's hand is nothing

  @YM-R-purchase-bonus-timing @YM-CARD-12
  Scenario: If a purchase names one of two Exchange 1:1 cards, the other card still waits
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann holds the Yardmaster token face up
    And ann's token is livestock
    And the arrival yard shows coal-2 oil-2 timber-2
    And ann holds exchange-1-1*2 livestock*6
    When ann does "play exchange-1-1"
    And ann does "play exchange-1-1"
    And ann does "buy coal-2 pay livestock*2 using exchange-1-1*1"
    And chance does "refill coal-1"
    And ann does "buy oil-2 pay livestock*2 using exchange-1-1*1"
    And chance does "refill coal-1"
    Then ann's hand is livestock*2
    And ann may not do "buy timber-2 pay livestock*2 using exchange-1-1*1" because of YM-CARD-11 and the ruling "purchase-bonus-timing"

  @YM-R-purchase-bonus-timing @YM-CARD-12
  Scenario: An Exchange 1:1 named for a railcar of the token's own type is used up without effect
    Given the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is coal
    And the arrival yard shows coal-2 oil-1
    And ann holds exchange-1-1*1 coal*3
    When ann does "play exchange-1-1"
    And ann does "buy coal-2 pay coal*2 using exchange-1-1*1"
    And chance does "refill coal-1"
    Then ann's hand is coal*1
    And ann may not do "buy oil-1 pay coal*1 using exchange-1-1*1" because of YM-CARD-11 and the ruling "purchase-bonus-timing"

  # ---------------------------------------------------------------- Pay 1 Less and the exchange rate token

  @YM-R-pay-less-with-token @YM-CARD-04
  Scenario: A pair and a coal can pay a price that Pay 1 Less has lowered
    Given the ruling "pay-less-with-token" is "combine"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 coal*1 livestock*2
    When ann does "play pay-1-less"
    And ann does "buy coal-3 pay livestock*2 coal*1"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And ann's hand is nothing

  @YM-R-pay-less-with-token @YM-CARD-04
  Scenario: If a purchase with Pay 1 Less must be paid in the railcar's own type, a pair does not pay
    Given the ruling "pay-less-with-token" is "own-type-only"
    And ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-3 oil-4 timber-4 automobile-4
    And ann holds pay-1-less*1 coal*1 livestock*2
    When ann does "play pay-1-less"
    Then ann may not do "buy coal-3 pay livestock*2 coal*1" because of YM-BUY-04 and the ruling "pay-less-with-token"
    And ann may do only:
      | draw deck              |
      | swap bob               |
      | swap center-coal       |
      | swap center-timber     |
      | swap center-automobile |
      | done                   |

  Scenario Outline: Whether pairs can pay a price that Pay 1 Less has lowered depends on the answer
    Given the ruling "pay-less-with-token" is "<answer>"
    And ann's token is livestock
    And the arrival yard shows <railcar>
    And ann holds pay-1-less*1 coal*2 livestock*4
    When ann does "play pay-1-less"
    Then "buy <railcar> pay <payment>" is <verdict> for ann

    @YM-R-pay-less-with-token
    Examples: with pairs, where they combine
      | answer  | railcar | payment            | verdict |
      | combine | coal-2  | livestock*2        | legal   |
      | combine | coal-3  | livestock*4        | legal   |
      | combine | coal-3  | coal*1 livestock*2 | legal   |

    @YM-R-pay-less-with-token @YM-CARD-04
    Examples: with pairs, where they do not
      | answer        | railcar | payment            | verdict |
      | own-type-only | coal-2  | livestock*2        | illegal |
      | own-type-only | coal-3  | livestock*4        | illegal |
      | own-type-only | coal-3  | coal*1 livestock*2 | illegal |

    Examples: without
      | answer        | railcar | payment | verdict |
      | combine       | coal-1  | nothing | legal   |
      | combine       | coal-3  | coal*2  | legal   |
      | own-type-only | coal-1  | nothing | legal   |
      | own-type-only | coal-3  | coal*2  | legal   |

  @YM-R-pay-less-with-token @YM-CARD-06
  Scenario: Pay 1 Less lowers the price, but cannot be one of the two cards of a pair
    Given the ruling "pay-less-with-token" is "combine"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-2
    And ann holds pay-1-less*1 livestock*2
    When ann does "play pay-1-less"
    Then ann may do "buy coal-1 pay nothing"
    And ann may do "buy coal-2 pay livestock*2"
    But ann may not do "buy coal-1 pay livestock*1"
    And ann may not do "buy coal-1 pay livestock*2"

  @YM-R-pay-less-with-token @YM-R-bonus-stack
  Scenario Outline: The answer to the token decides whether Pay 1 Less and Exchange 1:1 work together
    Given the ruling "pay-less-with-token" is "<answer>"
    And ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds pay-1-less*1 exchange-1-1*1 coal*2 livestock*2
    When ann does "play pay-1-less"
    And ann does "play exchange-1-1"
    Then "buy coal-3 pay coal*1 livestock*1" is <with livestock> for ann
    And "buy coal-3 pay livestock*2" is <with livestock> for ann
    But "buy coal-3 pay coal*2" is legal for ann

    Examples: any card may be livestock
      | answer  | with livestock |
      | combine | legal          |

    @YM-CARD-04
    Examples: none may
      | answer        | with livestock |
      | own-type-only | illegal        |

  Scenario: The token serves again as soon as Pay 1 Less is spent
    Given the ruling "pay-less-with-token" is "own-type-only"
    And ann's token is livestock
    And the arrival yard shows coal-1 oil-1
    And ann holds pay-1-less*1 livestock*2
    When ann does "play pay-1-less"
    And ann does "buy coal-1 pay nothing"
    And chance does "refill coal-1"
    And ann does "buy oil-1 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's train is coal-1 oil-1

  @YM-R-pay-less-with-token @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario: With the answer chosen-purchase, only a purchase naming Pay 1 Less cannot use the token
    Given the ruling "pay-less-with-token" is "own-type-only"
    And the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-2
    And ann holds pay-1-less*1 coal*1 livestock*2
    When ann does "play pay-1-less"
    Then ann may do "buy coal-2 pay coal*1 livestock*2"
    And ann may do "buy coal-2 pay coal*1 using pay-1-less*1"
    But ann may not do "buy coal-2 pay livestock*2 using pay-1-less*1" because of YM-BUY-04 and the ruling "pay-less-with-token"

  @YM-R-pay-less-with-token @YM-R-purchase-bonus-timing
  Scenario Outline: If the purchase must follow at once, the answer decides if pairs allow Pay 1 Less
    Given the ruling "pay-less-with-token" is "<answer>"
    And the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is livestock
    And the arrival yard shows coal-2 oil-4 timber-4 automobile-4
    And ann holds pay-1-less*1 livestock*2
    Then "play pay-1-less" is <verdict> for ann

    Examples:
      | answer        | verdict |
      | combine       | legal   |
      | own-type-only | illegal |

  # ---------------------------------------------------------------- several cards for one purchase

  @YM-R-bonus-stack @YM-CARD-04
  Scenario: Two Pay 1 Less cards take two cards off the price of one railcar
    Given the ruling "bonus-stack" is "all"
    And the arrival yard shows oil-3
    And ann holds pay-1-less*2 exchange-1-1*1 oil*1
    When ann does "play pay-1-less"
    And ann does "play pay-1-less"
    And ann does "buy oil-3 pay oil*1"
    And chance does "refill coal-1"
    Then ann's train is oil-3
    And ann's hand is exchange-1-1

  @YM-R-bonus-stack
  Scenario Outline: Whether a second bonus card may be played while a Pay 1 Less waits depends on the answer
    Given the ruling "bonus-stack" is "<answer>"
    And the arrival yard shows oil-3
    And ann holds pay-1-less*2 exchange-1-1*1 oil*1
    When ann does "play pay-1-less"
    Then "play pay-1-less" is <second of the kind> for ann
    And "play exchange-1-1" is <the other kind> for ann

    Examples: any of them together
      | answer | second of the kind | the other kind |
      | all    | legal              | legal          |

    @YM-BONUS-07
    Examples: one in a purchase, or one of each kind
      | answer           | second of the kind | the other kind |
      | one-per-purchase | illegal            | illegal        |
      | one-of-a-kind    | illegal            | legal          |

  @YM-R-bonus-stack
  Scenario Outline: Whether a second bonus card may be played while an Exchange 1:1 waits depends on the answer
    Given the ruling "bonus-stack" is "<answer>"
    And the arrival yard shows oil-3
    And ann holds pay-1-less*1 exchange-1-1*2
    When ann does "play exchange-1-1"
    Then "play exchange-1-1" is <second of the kind> for ann
    And "play pay-1-less" is <the other kind> for ann

    Examples: any of them together
      | answer | second of the kind | the other kind |
      | all    | legal              | legal          |

    @YM-BONUS-07
    Examples: one in a purchase, or one of each kind
      | answer           | second of the kind | the other kind |
      | one-per-purchase | illegal            | illegal        |
      | one-of-a-kind    | illegal            | legal          |

  @YM-R-bonus-stack @YM-BONUS-07
  Scenario Outline: A second bonus card for the same purchase is refused because of the answer
    Given the ruling "bonus-stack" is "<answer>"
    And ann holds pay-1-less*2 exchange-1-1*2
    When ann does "play <first>"
    Then ann may not do "play <second>" because of YM-BONUS-07 and the ruling "bonus-stack"

    Examples:
      | answer           | first        | second       |
      | one-per-purchase | pay-1-less   | pay-1-less   |
      | one-per-purchase | pay-1-less   | exchange-1-1 |
      | one-per-purchase | exchange-1-1 | pay-1-less   |
      | one-per-purchase | exchange-1-1 | exchange-1-1 |
      | one-of-a-kind    | pay-1-less   | pay-1-less   |
      | one-of-a-kind    | exchange-1-1 | exchange-1-1 |

  @YM-R-bonus-stack
  Scenario Outline: One Pay 1 Less and one Exchange 1:1 can serve in the same purchase
    Given the ruling "bonus-stack" is "<answer>"
    And ann's token is livestock
    And the arrival yard shows oil-3
    And ann holds pay-1-less*1 exchange-1-1*1 livestock*2
    When ann does "play pay-1-less"
    And ann does "play exchange-1-1"
    And ann does "buy oil-3 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's train is oil-3
    And ann's hand is nothing

    Examples:
      | answer        |
      | all           |
      | one-of-a-kind |

  Scenario Outline: After the purchase is made, the next bonus card may be played
    Given the ruling "bonus-stack" is "<answer>"
    And the arrival yard shows oil-2 oil-1
    And ann holds pay-1-less*2 oil*1
    When ann does "play pay-1-less"
    And ann does "buy oil-2 pay oil*1"
    And chance does "refill coal-1"
    And ann does "play pay-1-less"
    And ann does "buy oil-1 pay nothing"
    And chance does "refill coal-1"
    Then ann's train is oil-2 oil-1
    And ann's hand is nothing

    Examples:
      | answer           |
      | one-per-purchase |
      | one-of-a-kind    |

  @YM-R-bonus-stack
  Scenario: The limit of one bonus card in a purchase does not bar Draw 2, Take 1 Discarded or Plus 1 Action
    Given the ruling "bonus-stack" is "one-per-purchase"
    And ann holds pay-1-less*2 draw-2*1 take-1-discarded*1 plus-1-action*2
    When ann does "play pay-1-less"
    Then ann may not do "play pay-1-less"
    But ann may do "play draw-2"
    And ann may do "play take-1-discarded"
    When ann does "play plus-1-action"
    And ann does "play plus-1-action"
    Then ann has 4 actions this turn

  Scenario: Two Pay 1 Less cards make a railcar of value 1 free, and both are spent on it
    Given the ruling "bonus-stack" is "all"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-2
    And ann holds pay-1-less*2 coal*2
    When ann does "play pay-1-less"
    And ann does "play pay-1-less"
    And ann does "buy coal-1 pay nothing"
    And chance does "refill coal-1"
    Then ann may do "buy coal-2 pay coal*2"
    But ann may not do "buy coal-2 pay coal*1" because of YM-BUY-04

  @YM-R-bonus-stack @YM-CARD-12
  Scenario: A second Exchange 1:1 has no further effect and is spent on the same purchase
    Given the ruling "bonus-stack" is "all"
    And ann's token is livestock
    And the arrival yard shows coal-2 oil-2
    And ann holds exchange-1-1*2 livestock*6
    When ann does "play exchange-1-1"
    And ann does "play exchange-1-1"
    And ann does "buy coal-2 pay livestock*2"
    And chance does "refill coal-1"
    Then ann may not do "buy oil-2 pay livestock*2" because of YM-CARD-12
    But ann may do "buy oil-2 pay livestock*4"

  @YM-R-bonus-stack @YM-R-purchase-bonus-timing @YM-BONUS-07
  Scenario: A Pay 1 Less that still waits after a purchase bars a second Pay 1 Less
    Given the ruling "bonus-stack" is "one-per-purchase"
    And the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-2 oil-4 timber-4
    And ann holds pay-1-less*2 coal*2
    When ann does "play pay-1-less"
    And ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may not do "play pay-1-less" because of YM-BONUS-07 and the ruling "bonus-stack"
    When ann does "buy coal-2 pay coal*1 using pay-1-less*1"
    And chance does "refill coal-1"
    Then ann may do "play pay-1-less"

  @YM-R-bonus-stack
  Scenario: A Pay 1 Less that is fetched back and played again lowers the price a third time
    Given the ruling "bonus-stack" is "all"
    And the arrival yard shows oil-4
    And ann holds pay-1-less*2 take-1-discarded*1 oil*1
    When these decisions are taken:
      """
      ann: play pay-1-less
      ann: play pay-1-less
      ann: play take-1-discarded
      ann: take pay-1-less
      ann: play pay-1-less
      ann: buy oil-4 pay oil*1
      """
    And chance does "refill coal-1"
    Then ann's train is oil-4
    And ann's hand is nothing

  # ---------------------------------------------------------------- Exchange 1:1 and a swap before the purchase

  @YM-R-one-to-one-token @YM-XCH-02
  Scenario: Exchange 1:1 goes by the token that the buyer has when paying
    Given the ruling "one-to-one-token" is "at-purchase"
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2
    And ann holds exchange-1-1*1 livestock*2 oil*2
    When ann does "play exchange-1-1"
    And ann does "swap center-oil"
    Then ann may do "buy coal-2 pay oil*2"
    But ann may not do "buy coal-2 pay livestock*2" because of YM-XCH-02

  @YM-R-one-to-one-token @YM-XCH-02
  Scenario: Exchange 1:1 goes by the token that its player had when playing it
    Given the ruling "one-to-one-token" is "at-play"
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2
    And ann holds exchange-1-1*1 livestock*2 oil*2
    When ann does "play exchange-1-1"
    And ann does "swap center-oil"
    Then ann may do "buy coal-2 pay livestock*2"
    But ann may not do "buy coal-2 pay oil*2" because of YM-XCH-02 and the ruling "one-to-one-token"

  Scenario Outline: Without a swap before the purchase, Exchange 1:1 works alike under both answers
    Given the ruling "one-to-one-token" is "<answer>"
    And ann's token is livestock
    And the arrival yard shows coal-2
    And ann holds exchange-1-1*1 livestock*2
    When ann does "play exchange-1-1"
    And ann does "buy coal-2 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's train is coal-2

    Examples:
      | answer      |
      | at-purchase |
      | at-play     |

  @YM-R-one-to-one-token
  Scenario: The token remembered by Exchange 1:1 counts for one purchase only
    Given the ruling "one-to-one-token" is "at-play"
    And ann holds the Yardmaster token face up
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2 coal-1
    And ann holds exchange-1-1*1 livestock*4 oil*2
    When ann does "play exchange-1-1"
    And ann does "swap center-oil"
    And ann does "buy coal-2 pay livestock*2"
    And chance does "refill coal-1"
    Then ann may do "buy coal-1 pay oil*2"
    But ann may not do "buy coal-1 pay livestock*2" because of YM-XCH-02

  @YM-R-one-to-one-token
  Scenario: If two Exchange 1:1 cards were played, the token held at the first of them counts
    Given the ruling "one-to-one-token" is "at-play"
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2
    And ann holds exchange-1-1*2 livestock*2 oil*2
    When ann does "play exchange-1-1"
    And ann does "swap center-oil"
    And ann does "play exchange-1-1"
    Then ann may do "buy coal-2 pay livestock*2"
    But ann may not do "buy coal-2 pay oil*2"

  @YM-R-one-to-one-token @YM-R-purchase-bonus-timing @YM-CARD-11
  Scenario: With the answer chosen-purchase, each of two Exchange 1:1 cards remembers its own token
    Given the ruling "one-to-one-token" is "at-play"
    And the ruling "purchase-bonus-timing" is "chosen-purchase"
    And ann holds the Yardmaster token face up
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2 coal-3
    And ann holds exchange-1-1*2 livestock*5 oil*3
    When ann does "play exchange-1-1"
    And ann does "swap center-oil"
    And ann does "play exchange-1-1"
    Then ann may do "buy coal-3 pay livestock*3 using exchange-1-1*1"
    But ann may not do "buy coal-3 pay oil*3 using exchange-1-1*1"
    When ann does "buy coal-2 pay livestock*2 using exchange-1-1*1"
    And chance does "refill coal-1"
    Then ann may do "buy coal-3 pay oil*3 using exchange-1-1*1"
    But ann may not do "buy coal-3 pay livestock*3 using exchange-1-1*1"

  @YM-R-one-to-one-token
  Scenario: If the remembered token is the railcar's own type, nothing is exchanged in that purchase
    Given the ruling "one-to-one-token" is "at-play"
    And ann's token is coal
    And bob's token is timber
    And the arrival yard shows coal-2
    And ann holds exchange-1-1*1 coal*2 oil*4
    When ann does "play exchange-1-1"
    And ann does "swap center-oil"
    Then ann may do "buy coal-2 pay coal*2"
    But ann may not do "buy coal-2 pay oil*2"
    And ann may not do "buy coal-2 pay oil*4"
    And ann may not do "buy coal-2 pay coal*1 oil*1"

  @YM-R-purchase-bonus-timing
  Scenario Outline: If the purchase must follow at once, no swap can come before it
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And the ruling "one-to-one-token" is "<answer>"
    And ann's token is livestock
    And bob's token is timber
    And the arrival yard shows coal-2 coal-4 timber-4 automobile-4
    And ann holds exchange-1-1*1 livestock*2 oil*2
    When ann does "play exchange-1-1"
    Then ann may only do "buy coal-2 pay livestock*2"

    Examples:
      | answer      |
      | at-purchase |
      | at-play     |

  # ---------------------------------------------------------------- what could be bought at once

  @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario: If the purchase must follow at once, Pay 1 Less does not change the rule of pairs
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is oil
    And the arrival yard shows coal-3 coal-4 timber-3 timber-4
    And ann holds pay-1-less*1 oil*3
    Then ann may not do "play pay-1-less" because of YM-CARD-04 and the ruling "purchase-bonus-timing"

  @YM-R-purchase-bonus-timing @YM-CARD-04
  Scenario: If the purchase must follow Pay 1 Less at once, an earlier Exchange 1:1 still counts
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is oil
    And the arrival yard shows coal-3 coal-4 timber-4 livestock-4
    And ann holds exchange-1-1*1 pay-1-less*1 oil*3
    When ann does "play exchange-1-1"
    And ann does "play pay-1-less"
    Then ann may do only:
      | buy coal-3 pay oil*2      |
      | buy coal-4 pay oil*3      |
      | buy livestock-4 pay oil*3 |
      | buy timber-4 pay oil*3    |

  @YM-R-purchase-bonus-timing @YM-CARD-11
  Scenario: If the purchase must follow Exchange 1:1 at once, an earlier Pay 1 Less still counts
    Given the ruling "purchase-bonus-timing" is "purchase-at-once"
    And ann's token is oil
    And the arrival yard shows coal-3 timber-3 timber-4 livestock-4
    And ann holds exchange-1-1*1 pay-1-less*1 coal*1 oil*2
    When ann does "play pay-1-less"
    And ann does "play exchange-1-1"
    Then ann may do only:
      | buy coal-3 pay oil*2        |
      | buy coal-3 pay coal*1 oil*1 |
      | buy coal-3 pay oil*1 coal*1 |
      | buy timber-3 pay oil*2      |
