Feature: Objective
  Two to five players race to be the first with a train worth the point goal. Cargo pays for railcars, and each railcar
  that joins a train scores its value, 1 to 4 points.

  @worked @YM-EX-25 @YM-OBJ-01
  Scenario Outline: The game can be played by two, three, four or five players
    Given a Yardmaster game of <players>
    When the set-up is finished
    Then ann has 5 cards in hand
    And <last> has 5 cards in hand

    Examples:
      | players                    | last |
      | ann and bob                | bob  |
      | ann, bob and cid           | cid  |
      | ann, bob, cid and dee      | dee  |
      | ann, bob, cid, dee and eve | eve |

  @worked @YM-EX-25 @YM-OBJ-01
  Scenario Outline: A game with too few or too many players is refused
    Given a Yardmaster game of <players>
    Then the set-up is refused because of YM-OBJ-01

    Examples:
      | players                         |
      | ann                             |
      | ann, bob, cid, dee, eve and fay |

  @YM-OBJ-03
  Scenario: The first player whose train reaches the goal wins, however close another train is
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And bob's train is livestock-4 automobile-4 automobile-3 livestock-3 automobile-3
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann has 18 points
    And bob has 17 points
    And ann wins

  @YM-OBJ-04
  Scenario: A railcar is paid for with cargo, and a bonus card is not cargo
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's token is livestock
    And the arrival yard shows timber-2
    And the discard pile is coal
    And ann holds timber*2 oil*1 plus-1-action*1
    Then ann may not do "buy timber-2 pay timber*1 plus-1-action*1" because of YM-BUY-04
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann's hand is oil*1 plus-1-action*1
    And the discard pile is coal timber timber
    And ann's train is timber-2

  @YM-OBJ-05
  Scenario Outline: There are railcars of each value from 1 to 4, and each scores its value
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann's train is <railcar>
    And ann has <points> points

    Examples:
      | railcar      | cargo        | points |
      | coal-1       | coal*1       | 1      |
      | livestock-2  | livestock*2  | 2      |
      | oil-3        | oil*3        | 3      |
      | timber-4     | timber*4     | 4      |
      | automobile-4 | automobile*4 | 4      |

  @YM-OBJ-05
  Scenario: No railcar has a value above 4 or below 1
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-4
    And ann holds coal*9
    When ann does "buy coal-4 pay coal*4"
    And chance does "refill coal-1"
    Then ann has 4 points
    And the word "buy coal-5 pay coal*5" is not understood
    And the word "buy coal-0 pay nothing" is not understood

  @YM-OBJ-06
  Scenario Outline: Each railcar that joins the train adds its own value
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is <train>
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann has <points> points

    Examples:
      | train                   | railcar     | cargo       | points |
      | livestock-4 livestock-3 | livestock-1 | livestock*1 | 8      |
      | livestock-4 livestock-3 | livestock-2 | livestock*2 | 9      |
      | livestock-4 livestock-3 | oil-3       | oil*3       | 10     |

  @YM-OBJ-06
  Scenario: A railcar moved out of the sorting yard adds its value too
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-2 timber-2
    And ann's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used 1 action
    When ann does "load timber-4"
    Then ann has 8 points
