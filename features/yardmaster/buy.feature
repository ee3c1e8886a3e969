Feature: Buying a railcar
  A purchase takes one railcar out of the arrival yard for as much cargo of its type as its value. The cargo goes to the
  discard pile, and the gap is refilled at once.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @example @YM-EX-02 @YM-BUY-04 @YM-BUY-05 @YM-BUY-06 @YM-BUY-07 @YM-BUY-08
  Scenario: Figure 2 - three coal buy a coal 3
    Given the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And the discard pile is automobile
    And ann holds coal*3
    When ann does "buy coal-3 pay coal*3"
    And chance does "refill livestock-2"
    Then ann's hand is nothing
    And the discard pile is automobile coal coal coal
    And the arrival yard shows timber-1 livestock-2 oil-2 automobile-1
    And ann's train is coal-3
    And ann has 3 points
    And ann has used 1 action

  @YM-BUY-03
  Scenario: Figure 2 - two coal do not pay for a coal 3
    Given the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And ann holds coal*2
    Then ann may not do "buy coal-3 pay coal*3" because of YM-BUY-03

  @YM-BUY-02
  Scenario: Figure 2 - a coal 2 that is not in the arrival yard cannot be bought
    Given the arrival yard shows timber-1 coal-3 oil-2 automobile-1
    And ann holds coal*3
    Then ann may not do "buy coal-2 pay coal*2" because of YM-BUY-02

  @YM-BUY-01
  Scenario: One purchase buys one railcar
    Given the arrival yard shows coal-1 oil-1 timber-3 livestock-3
    And ann holds coal*1 oil*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill timber-4"
    Then ann's train is coal-1
    And ann's hand is oil*1
    And the arrival yard shows timber-4 oil-1 timber-3 livestock-3
    And ann has 1 action left
    And the word "buy coal-1 oil-1 pay coal*1 oil*1" is not understood

  @YM-BUY-01
  Scenario: Buying a second railcar uses a second action
    Given the arrival yard shows coal-1 oil-1
    And ann holds coal*1 oil*1
    And ann has used 1 action
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may not do "buy oil-1 pay oil*1" because of YM-TURN-01

  @YM-BUY-02
  Scenario Outline: Each of the four railcars in the arrival yard may be chosen
    Given the arrival yard shows coal-1 livestock-2 oil-1 timber-2
    And ann holds coal*1 livestock*2 oil*1 timber*2
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann's train is <railcar>

    Examples:
      | railcar     | cargo       |
      | coal-1      | coal*1      |
      | livestock-2 | livestock*2 |
      | oil-1       | oil*1       |
      | timber-2    | timber*2    |

  @YM-BUY-02
  Scenario Outline: A railcar that lies anywhere else is not for sale
    Given the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And ann's train is timber-4
    And ann's sorting yard is coal-4
    And bob's train is livestock-4
    And bob's sorting yard is automobile-3
    And ann holds <cargo>
    Then ann may not do "buy <railcar> pay <cargo>" because of YM-BUY-02

    Examples:
      | railcar      | cargo        |
      | oil-4        | oil*4        |
      | timber-4     | timber*4     |
      | coal-4       | coal*4       |
      | livestock-4  | livestock*4  |
      | automobile-3 | automobile*3 |

  @YM-BUY-03
  Scenario: Without cargo nothing can be bought
    Given the arrival yard shows coal-1 livestock-1 oil-1 timber-1
    And ann's token is coal
    And bob's token is livestock
    And the discard pile is oil
    Then ann may not do "buy oil-1 pay oil*1" because of YM-BUY-03
    And ann may do only:
      | draw deck              |
      | draw discard           |
      | swap bob               |
      | swap center-oil        |
      | swap center-timber     |
      | swap center-automobile |
      | done                   |

  @YM-BUY-03
  Scenario: Cargo in another player's hand or on the discard pile pays for nothing
    Given the arrival yard shows coal-3
    And the discard pile is coal
    And bob holds coal*3
    And ann holds coal*2
    Then ann may not do "buy coal-3 pay coal*3" because of YM-BUY-03
    When ann does "draw discard"
    Then ann may do "buy coal-3 pay coal*3"

  @YM-BUY-04
  Scenario Outline: The price is the value in cargo of the railcar's type
    Given ann's token is oil
    And the arrival yard shows <railcar>
    And ann holds coal*5
    When ann does "buy <railcar> pay <price>"
    And chance does "refill coal-1"
    Then ann's hand is <left>

    Examples:
      | railcar | price  | left   |
      | coal-1  | coal*1 | coal*4 |
      | coal-2  | coal*2 | coal*3 |
      | coal-3  | coal*3 | coal*2 |
      | coal-4  | coal*4 | coal*1 |

  @YM-BUY-04
  Scenario Outline: A payment of one card less or one card more than the price is refused
    Given ann's token is oil
    And the arrival yard shows <railcar>
    And ann holds coal*5
    Then ann may not do "buy <railcar> pay <less>" because of YM-BUY-04
    And ann may not do "buy <railcar> pay <more>" because of YM-BUY-04

    Examples:
      | railcar | less    | more   |
      | coal-1  | nothing | coal*2 |
      | coal-2  | coal*1  | coal*3 |
      | coal-3  | coal*2  | coal*4 |
      | coal-4  | coal*3  | coal*5 |

  @YM-BUY-04
  Scenario: A bonus card is no cargo to pay with
    Given the arrival yard shows coal-1
    And ann holds plus-1-action*1 coal*1
    Then ann may not do "buy coal-1 pay plus-1-action*1" because of YM-BUY-04
    But ann may do "buy coal-1 pay coal*1"

  @YM-BUY-05
  Scenario: The cargo paid lies open on top of the discard pile
    Given the arrival yard shows timber-2
    And the discard pile is livestock oil
    And ann holds timber*3
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then the discard pile is livestock oil timber timber
    And ann's hand is timber*1
    And bob sees the discard pile as livestock oil timber timber

  @YM-BUY-06 @YM-LOAD-01
  Scenario: The railcar goes to its buyer and to nobody else
    Given the arrival yard shows timber-2
    And ann holds timber*2
    And ann's train is timber-1
    And bob's train is timber-3
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann's train is timber-1 timber-2
    And bob's train is timber-3
    And bob's sorting yard is empty

  @YM-BUY-07
  Scenario: A gap in the arrival yard is filled from the draw pile before any player can act
    Given the arrival yard shows coal-4 coal-3 oil-1 timber-1
    And ann holds coal*4
    When ann does "buy coal-4 pay coal*4"
    Then chance decides
    And chance may do "refill coal-3" with 1 chance in 46
    And chance may do "refill coal-1" with 4 chances in 46
    But chance may not do "refill coal-4"
    When chance does "refill coal-3"
    Then the arrival yard shows coal-3 coal-3 oil-1 timber-1
    And the railcar draw pile has 45 railcars
    And it is ann's turn

  @YM-BUY-07
  Scenario: The railcar that filled the gap is for sale on the same turn
    Given the arrival yard shows coal-1 livestock-3 oil-3 timber-3
    And ann holds coal*1 automobile*1
    Then ann may not do "buy automobile-1 pay automobile*1" because of YM-BUY-02
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill automobile-1"
    Then ann may do "buy automobile-1 pay automobile*1"

  @YM-BUY-08
  Scenario: After each purchase the arrival yard has four railcars again
    Given the arrival yard shows coal-1 oil-1
    And ann holds coal*1 oil*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then the arrival yard has 4 railcars
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then the arrival yard has 4 railcars
    And the railcar draw pile has 44 railcars

  @YM-BUY-07 @YM-BUY-08
  Scenario: The last railcar of the draw pile fills a gap in the arrival yard, and the next gap stays open
    Given the arrival yard shows coal-1 oil-1 timber-1 livestock-1
    And the railcar draw pile has 1 railcar
    And ann holds coal*1 oil*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then the arrival yard has 4 railcars
    And the railcar draw pile has 0 railcars
    When ann does "buy oil-1 pay oil*1"
    Then the arrival yard has 3 railcars

  @YM-BUY-08
  Scenario: A position with a gap in the arrival yard and railcars in the draw pile is refused
    Given the arrival yard shows only coal-1 oil-1 timber-1
    Then the position is refused because of YM-BUY-08

  @YM-BUY-02
  Scenario: A gap in the arrival yard is not for sale, and two equal railcars are listed once
    Given ann's token is livestock
    And bob's token is oil
    And the railcar draw pile is empty
    And the arrival yard shows only coal-1 coal-1 timber-1
    And the discard pile is empty
    And the cargo draw pile is empty
    And ann's train is coal-2
    And ann holds coal*1 timber*1
    And bob holds the Yardmaster token face up
    Then ann may do only:
      | buy coal-1 pay coal*1     |
      | buy timber-1 pay timber*1 |
      | swap bob                  |
      | swap center-coal          |
      | swap center-timber        |
      | swap center-automobile    |
      | done                      |

  @YM-BUY-07
  Scenario: The railcar on top of the draw pile fills the gap
    Given the arrival yard shows coal-1 oil-2 timber-1 automobile-1
    And oil-4 is on top of the railcar draw pile
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    Then the arrival yard shows oil-4 oil-2 timber-1 automobile-1
