Feature: Contents of the box
  Fifty railcars, seventy cargo cards, five engines and six tokens. Nothing is added and nothing is lost: every card lies
  somewhere on the table. How many railcars of a type have which value is an open question; these are the default numbers.

  @YM-CONT-01 @YM-CONT-03 @YM-CONT-07
  Scenario Outline: The box has fifty railcars, seventy cargo cards and six tokens, whatever the number of players
    Given a Yardmaster game of <players>
    When the set-up is finished
    Then there are 50 railcars in the game
    And there are 70 cargo cards in the game
    And there are 6 tokens in the game

    Examples:
      | players                    |
      | ann and bob                |
      | ann, bob and cid           |
      | ann, bob, cid and dee      |
      | ann, bob, cid, dee and eve |

  @YM-CONT-06
  Scenario: Five engines are enough for five players
    Given a Yardmaster game of ann, bob, cid, dee and eve
    When the set-up is finished
    Then there are 5 engines in the game
    And 0 engines are out of the game

  @worked @YM-EX-22 @YM-CONT-01 @YM-CONT-02
  Scenario Outline: The fifty railcars hold ten of each type - four of value 1, three of 2, two of 3 and one of 4
    Given a Yardmaster game of ann and bob
    Then chance may do "arrival <railcar>" with <copies> chances in 50

    Examples: coal
      | railcar | copies |
      | coal-1  | 4      |
      | coal-2  | 3      |
      | coal-3  | 2      |
      | coal-4  | 1      |

    Examples: livestock
      | railcar     | copies |
      | livestock-1 | 4      |
      | livestock-2 | 3      |
      | livestock-3 | 2      |
      | livestock-4 | 1      |

    Examples: oil
      | railcar | copies |
      | oil-1   | 4      |
      | oil-2   | 3      |
      | oil-3   | 2      |
      | oil-4   | 1      |

    Examples: timber
      | railcar  | copies |
      | timber-1 | 4      |
      | timber-2 | 3      |
      | timber-3 | 2      |
      | timber-4 | 1      |

    Examples: automobile
      | railcar      | copies |
      | automobile-1 | 4      |
      | automobile-2 | 3      |
      | automobile-3 | 2      |
      | automobile-4 | 1      |

  Scenario: One player may have all ten coal railcars
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-1
    And ann's sorting yard is coal-1*3 coal-2*3 coal-3*2 coal-4*1
    And the arrival yard shows livestock-1 oil-1 timber-1 automobile-1
    Then the railcar draw pile has 36 railcars
    And there are 50 railcars in the game

  @YM-CONT-02
  Scenario: An eleventh coal railcar is not in the box
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-1
    And ann's sorting yard is coal-1*4 coal-2*3 coal-3*2 coal-4*1
    And the arrival yard shows livestock-1 oil-1 timber-1 automobile-1
    Then the position is refused because of YM-CONT-02

  @worked @YM-EX-22 @YM-CONT-03
  Scenario Outline: The chance of the first card dealt shows how many copies are among the seventy cargo cards
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    Then chance may do "deal ann <card>" with <copies> chances in 70

    @YM-CONT-04
    Examples: twelve cards of each type
      | card       | copies |
      | coal       | 12     |
      | livestock  | 12     |
      | oil        | 12     |
      | timber     | 12     |
      | automobile | 12     |

    @YM-CONT-05
    Examples: ten bonus cards, so one card in seven
      | card             | copies |
      | draw-2           | 2      |
      | pay-1-less       | 2      |
      | take-1-discarded | 2      |
      | plus-1-action    | 2      |
      | exchange-1-1     | 2      |

  Scenario: One hand may hold all twelve coal cards
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds coal*12
    Then ann has 12 cards in hand
    And there are 70 cargo cards in the game

  @YM-CONT-04
  Scenario: A thirteenth coal card is not in the box
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds coal*13
    Then the position is refused because of YM-CONT-04
