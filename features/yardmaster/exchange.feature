Feature: Paying with the exchange rate token
  Two cards of the type on the buyer's own token count as one card of another type, in any purchase and as often as the
  buyer likes. The buyer lays the cards down in any order, so each order is a payment of its own.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @example @YM-EX-03 @YM-XCH-02 @YM-XCH-05 @YM-XCH-07
  Scenario: Figure 3 - two coal and a pair of livestock buy a coal 3
    Given ann's token is livestock
    And bob's token is oil
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And the discard pile is automobile
    And ann holds coal*2 livestock*2
    When ann does "buy coal-3 pay coal*2 livestock*2"
    And chance does "refill livestock-2"
    Then ann's hand is nothing
    And the discard pile is automobile coal coal livestock livestock
    And ann's token is livestock
    And ann's train is coal-3
    And ann has 3 points
    And the arrival yard shows timber-1 livestock-2 oil-2 automobile-1
    And ann has used 1 action

  @YM-XCH-06
  Scenario Outline: Figure 3 - the payment may be laid down in each of the six orders
    Given ann's token is livestock
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And the discard pile is automobile
    And ann holds coal*2 livestock*2
    When ann does "buy coal-3 pay <payment>"
    And chance does "refill coal-1"
    Then the discard pile is automobile <laid down>
    And ann's train is coal-3

    Examples:
      | payment                               | laid down                     |
      | coal*2 livestock*2                    | coal coal livestock livestock |
      | coal*1 livestock*1 coal*1 livestock*1 | coal livestock coal livestock |
      | coal*1 livestock*2 coal*1             | coal livestock livestock coal |
      | livestock*1 coal*2 livestock*1        | livestock coal coal livestock |
      | livestock*1 coal*1 livestock*1 coal*1 | livestock coal livestock coal |
      | livestock*2 coal*2                    | livestock livestock coal coal |

  @example @YM-EX-03 @YM-XCH-02
  Scenario: Figure 3 - the actions that ann may take, and no others
    Given ann's token is livestock
    And bob's token is oil
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And the discard pile is automobile
    And ann holds coal*2 livestock*2
    Then ann may do only:
      | draw deck                                            |
      | draw discard                                         |
      | buy timber-1 pay livestock*2                         |
      | buy automobile-1 pay livestock*2                     |
      | buy coal-3 pay coal*2 livestock*2                    |
      | buy coal-3 pay coal*1 livestock*1 coal*1 livestock*1 |
      | buy coal-3 pay coal*1 livestock*2 coal*1             |
      | buy coal-3 pay livestock*1 coal*2 livestock*1        |
      | buy coal-3 pay livestock*1 coal*1 livestock*1 coal*1 |
      | buy coal-3 pay livestock*2 coal*2                    |
      | swap bob                                             |
      | swap center-coal                                     |
      | swap center-timber                                   |
      | swap center-automobile                               |
      | done                                                 |

  @YM-XCH-02
  Scenario: Figure 3 - a single livestock is no pair and pays for nothing
    Given ann's token is livestock
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And ann holds coal*2 livestock*2
    Then ann may not do "buy coal-3 pay coal*2 livestock*1" because of YM-XCH-02

  @YM-XCH-02
  Scenario Outline: Figure 3 - with another token before ann, a pair of livestock pays for nothing
    Given ann's token is <token>
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And ann holds coal*2 livestock*2
    Then ann may not do "buy coal-3 pay coal*2 livestock*2" because of YM-XCH-02

    Examples:
      | token |
      | oil   |
      | coal  |

  @YM-XCH-01
  Scenario Outline: There is a token for each of the five types
    Given ann's token is <token>
    And the arrival yard shows <railcar>
    And ann holds <pair>
    When ann does "buy <railcar> pay <pair>"
    And chance does "refill coal-1"
    Then ann's train is <railcar>
    And ann's hand is nothing

    Examples:
      | token      | railcar      | pair         |
      | coal       | livestock-1  | coal*2       |
      | livestock  | oil-1        | livestock*2  |
      | oil        | timber-1     | oil*2        |
      | timber     | automobile-1 | timber*2     |
      | automobile | coal-1       | automobile*2 |

  @YM-XCH-01
  Scenario: A position with two tokens of one type is refused
    Given ann's token is coal
    And bob's token is coal
    Then the position is refused because of YM-XCH-01

  @YM-XCH-02
  Scenario: A pair counts as one card, even if the player has enough cargo of the right type in hand
    Given ann's token is livestock
    And the arrival yard shows coal-1
    And ann holds coal*1 livestock*2
    When ann does "buy coal-1 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's hand is coal*1
    And ann's train is coal-1

  @YM-XCH-02
  Scenario Outline: A payment with an odd card of the token's type, or one for one, is refused
    Given ann's token is livestock
    And the arrival yard shows <railcar>
    And ann holds coal*2 livestock*6
    Then ann may not do "buy <railcar> pay <payment>" because of YM-XCH-02

    Examples:
      | railcar | payment            |
      | coal-1  | livestock*1        |
      | coal-1  | livestock*3        |
      | coal-2  | livestock*2        |
      | coal-2  | coal*1 livestock*1 |
      | coal-3  | livestock*3        |
      | coal-3  | coal*1 livestock*2 |

  @YM-XCH-02
  Scenario: Five livestock make only two pairs and do not pay for a coal 3
    Given ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds livestock*6
    Then ann may not do "buy coal-3 pay livestock*5" because of YM-XCH-02
    But ann may do "buy coal-3 pay livestock*6"

  @YM-XCH-02
  Scenario Outline: A token in the centre or before another player is of no use to the buyer
    Given ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-1
    And ann holds livestock*2 oil*2 timber*2
    Then ann may not do "buy coal-1 pay <pair>" because of YM-XCH-02
    But ann may do "buy coal-1 pay livestock*2"

    Examples:
      | pair     |
      | oil*2    |
      | timber*2 |

  @YM-XCH-02
  Scenario: After a swap, the buyer's new token can be used and the old token cannot
    Given ann's token is livestock
    And bob's token is oil
    And the arrival yard shows coal-1
    And ann holds livestock*2 oil*2
    When ann does "swap bob"
    Then ann may do "buy coal-1 pay oil*2"
    But ann may not do "buy coal-1 pay livestock*2" because of YM-XCH-02

  @YM-BUY-04
  Scenario: A payment is refused if its pairs make it too high or too low
    Given ann's token is livestock
    And the arrival yard shows coal-2 coal-3
    And ann holds coal*1 livestock*6
    Then ann may not do "buy coal-2 pay coal*1 livestock*4" because of YM-BUY-04
    And ann may not do "buy coal-3 pay livestock*2" because of YM-BUY-04
    But ann may do "buy coal-2 pay coal*1 livestock*2"
    And ann may do "buy coal-3 pay coal*1 livestock*4"

  @YM-XCH-03
  Scenario Outline: Even with the coal token, two coal do not count as one coal
    Given ann's token is coal
    And the arrival yard shows <railcar>
    And ann holds coal*4
    Then ann may not do "buy <railcar> pay <too many>" because of YM-XCH-03
    But ann may do "buy <railcar> pay <price>"

    Examples:
      | railcar | too many | price  |
      | coal-1  | coal*2   | coal*1 |
      | coal-2  | coal*3   | coal*2 |
      | coal-2  | coal*4   | coal*2 |
      | coal-3  | coal*4   | coal*3 |

  @YM-XCH-05
  Scenario Outline: Pairs and ordinary cargo make up the price in any proportion
    Given ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds coal*3 livestock*6
    When ann does "buy coal-3 pay <payment>"
    And chance does "refill coal-1"
    Then ann's hand is <left>
    And ann's train is coal-3

    Examples:
      | payment            | left               |
      | coal*2 livestock*2 | coal*1 livestock*4 |
      | coal*1 livestock*4 | coal*2 livestock*2 |

  @worked @YM-EX-19 @YM-XCH-06 @YM-DRAW-03
  Scenario Outline: The buyer decides which paid card lies on top of the discard pile and can be drawn
    Given ann's token is livestock
    And the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And the discard pile is automobile
    And ann holds coal*2 livestock*2
    When ann does "buy coal-3 pay <payment>"
    And chance does "refill coal-1"
    Then ann's train is coal-3
    And <card> is on top of the discard pile
    When ann does "draw discard"
    Then ann's hand is <card>*1

    Examples:
      | payment            | card      |
      | coal*2 livestock*2 | livestock |
      | livestock*2 coal*2 | coal      |

  @YM-XCH-06
  Scenario: In a payment, neighbouring cards of the same type are written together
    Given ann's token is livestock
    And the arrival yard shows coal-3
    And ann holds coal*2 livestock*2
    Then the word "buy coal-3 pay coal*1 coal*1 livestock*2" is not understood, did they mean "buy coal-3 pay coal*2 livestock*2"
    When ann does "buy coal-3 pay livestock*2 coal*2"
    And chance does "refill coal-1"
    Then coal is on top of the discard pile

  @YM-XCH-07
  Scenario: A token that was used stays before its owner
    Given ann's token is livestock
    And bob's token is oil
    And the arrival yard shows timber-1
    And ann holds livestock*2
    When ann does "buy timber-1 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's token is livestock
    And bob's token is oil
    And the centre is coal timber automobile

  @YM-XCH-08
  Scenario: The token may be used several times in one purchase and again in the next
    Given ann's token is livestock
    And the arrival yard shows coal-3 oil-1
    And ann holds coal*1 livestock*6
    When ann does "buy coal-3 pay livestock*4 coal*1"
    And chance does "refill coal-1"
    Then ann's hand is livestock*2
    When ann does "buy oil-1 pay livestock*2"
    And chance does "refill coal-1"
    Then ann's hand is nothing
    And ann's train is coal-3
    And ann's sorting yard is oil-1

  @YM-XCH-08
  Scenario: Four pairs buy a railcar of value 4
    Given ann's token is livestock
    And the arrival yard shows coal-4
    And ann holds livestock*8
    When ann does "buy coal-4 pay livestock*8"
    And chance does "refill coal-1"
    Then ann's hand is nothing
    And ann has 4 points
