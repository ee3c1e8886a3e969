Feature: The numbers of an owner's box
  What the rulebook prints can be replaced by an owner's own numbers, and the rules then go by those.

  @YM-XCH-02
  Scenario: If three cards count as one in an owner's box, payments exchange cards in threes
    Given a Yardmaster game of ann and bob
    And the component file:
      """
      parameters: [{id: exchange-pair, value: 3}]
      """
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-1 coal-2 oil-1 oil-2
    And ann holds coal*1 livestock*3
    Then ann may do "buy coal-1 pay livestock*3"
    And ann may do "buy coal-2 pay livestock*3 coal*1"
    But ann may not do "buy coal-1 pay livestock*2" because of YM-XCH-02
    When ann does "buy oil-1 pay livestock*3"
    And chance does "refill coal-1"
    Then ann's hand is coal*1
    And ann's train is oil-1

  @YM-XCH-02 @YM-XCH-06
  Scenario: If three cards count as one in an owner's box, a railcar of value 4 costs twelve cards, listed in any order
    Given a Yardmaster game of ann and bob
    And the component file:
      """
      parameters: [{id: exchange-pair, value: 3}]
      """
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-4 oil-4 timber-4 timber-3
    And ann holds coal*1 livestock*12
    Then ann may do "buy oil-4 pay livestock*12"
    And ann may do "buy coal-4 pay livestock*9 coal*1"
    And ann may do "buy coal-4 pay livestock*7 coal*1 livestock*2"
    And ann may do "buy coal-4 pay coal*1 livestock*9"
    But ann may not do "buy oil-4 pay livestock*11" because of YM-XCH-02

  @YM-XCH-05
  Scenario: If a single card is exchanged for one in an owner's box, the token's type is wild
    Given a Yardmaster game of ann and bob
    And the component file:
      """
      parameters: [{id: exchange-pair, value: 1}]
      """
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows coal-2 oil-2 timber-2 timber-3
    And ann holds coal*1 livestock*2
    Then ann may do "buy oil-2 pay livestock*2"
    But ann may not do "buy oil-2 pay livestock*1" because of YM-CARD-11
    When ann does "buy coal-2 pay coal*1 livestock*1"
    And chance does "refill coal-1"
    Then ann's train is coal-2
    And ann's hand is livestock*1

  @YM-SETUP-12
  Scenario: If an owner's box deals no cards, the first discard follows the tokens
    Given a Yardmaster game of ann and bob
    And the component file:
      """
      parameters: [{id: hand-at-start, value: 0}]
      """
    When the set-up goes on until chance does "token bob timber"
    Then chance may do "first-discard coal"
    And ann has 0 cards in hand
    And chance may not do "deal ann coal" because of YM-SETUP-12

  @YM-SETUP-05
  Scenario: The chances of the first railcars follow the numbers of copies in the owner's component file
    Given a Yardmaster game of ann and bob
    And the component file:
      """
      railcars: {cards: [{id: coal-1, copies: 3}, {id: coal-4, copies: 2}]}
      """
    When the set-up goes on until chance may do "arrival coal-1"
    Then chance may do "arrival coal-1" with 3 chances in 50
    And chance may do "arrival coal-4" with 2 chances in 50

  Scenario: A component file that names the railcars is refused together with the ruling railcar-values
    Given a Yardmaster game of ann and bob
    And the ruling "railcar-values" is "three-three-two-two"
    And the component file:
      """
      railcars: {cards: [{id: coal-1, copies: 3}, {id: coal-4, copies: 2}]}
      """
    Then the set-up is refused saying "the component file names the railcars"
