Feature: Loading a bought railcar
  A bought railcar that has the type or the value of the last one in line joins the train at once, at its end. That is
  nobody's choice.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @example @YM-EX-04 @YM-LOAD-01 @YM-LOAD-05 @YM-TURN-05
  Scenario: Figure 4 - an oil 3 joins a train that ends in a livestock 3
    Given ann's train is livestock-4 livestock-3
    And the arrival yard shows oil-3 coal-1 timber-1 automobile-1
    And ann holds oil*3
    When ann does "buy oil-3 pay oil*3"
    And chance decides 1 time
    Then ann's train is livestock-4 livestock-3 oil-3
    And ann has 10 points
    And ann's sorting yard is empty
    And ann has used 1 action

  @example @YM-EX-04 @YM-LOAD-03 @YM-LOAD-06
  Scenario: Figure 4 - the oil 3 can neither be kept back nor be put elsewhere
    Given ann's train is livestock-4 livestock-3
    And the arrival yard shows oil-3 coal-1 timber-1 automobile-1
    And ann holds oil*3
    Then ann may not do "sort oil-3" because of YM-LOAD-06
    And ann may not do "insert oil-3" because of YM-LOAD-03

  @YM-LOAD-01
  Scenario Outline: A railcar fits if it has the type or the value of the last railcar
    Given ann's train is coal-2
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann's train is coal-2 <railcar>
    And ann's sorting yard is empty

    Examples: same type
      | railcar | cargo  |
      | coal-1  | coal*1 |
      | coal-3  | coal*3 |
      | coal-4  | coal*4 |

    Examples: same value
      | railcar      | cargo        |
      | livestock-2  | livestock*2  |
      | oil-2        | oil*2        |
      | timber-2     | timber*2     |
      | automobile-2 | automobile*2 |

    Examples: both
      | railcar | cargo  |
      | coal-2  | coal*2 |

  @YM-LOAD-02
  Scenario Outline: A railcar with neither the type nor the value of the last railcar does not join the train
    Given ann's train is coal-2
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    Then ann may not do "attach <railcar>" because of YM-LOAD-02
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann's train is coal-2
    And ann's sorting yard is <railcar>

    Examples: one off the value
      | railcar  | cargo    |
      | timber-1 | timber*1 |
      | timber-3 | timber*3 |

    Examples: further off
      | railcar      | cargo        |
      | livestock-4  | livestock*4  |
      | oil-1        | oil*1        |
      | automobile-3 | automobile*3 |

  @YM-LOAD-02
  Scenario: A railcar that fits only a railcar further up the train is not added to the train
    Given ann's train is coal-2 timber-2 timber-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann's train is coal-2 timber-2 timber-4
    And ann's sorting yard is coal-1
    And ann has 8 points

  @YM-LOAD-03
  Scenario: A railcar joins behind the last one, and the others keep their places
    Given ann's train is coal-2 timber-2
    And the arrival yard shows timber-1
    And ann holds timber*1
    When ann does "buy timber-1 pay timber*1"
    And chance does "refill coal-1"
    Then ann's train is coal-2 timber-2 timber-1

  @YM-LOAD-03
  Scenario Outline: A purchase puts no railcar into the middle of the train and moves no loaded railcar
    Given ann's train is coal-2 timber-2
    And the arrival yard shows coal-4
    Then ann may not do "insert <railcar>" because of YM-LOAD-03

    Examples:
      | railcar  |
      | coal-4   |
      | coal-2   |
      | timber-2 |

  @worked @YM-EX-09 @YM-LOAD-04
  Scenario: The first railcar of a train may be an automobile 4, behind the engine
    Given the arrival yard shows timber-1 coal-3 oil-2 automobile-4
    And ann holds automobile*4
    When ann does "buy automobile-4 pay automobile*4"
    And chance does "refill coal-1"
    Then ann's train is automobile-4
    And ann has 4 points
    And ann's sorting yard is empty

  @worked @YM-EX-09 @YM-LOAD-04
  Scenario Outline: The first railcar of a train may have any type and any value
    Given the arrival yard shows <railcar>
    And ann holds <cargo>
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann's train is <railcar>
    And ann's sorting yard is empty

    Examples:
      | railcar      | cargo        |
      | coal-1       | coal*1       |
      | coal-4       | coal*4       |
      | livestock-2  | livestock*2  |
      | livestock-3  | livestock*3  |
      | oil-1        | oil*1        |
      | oil-3        | oil*3        |
      | timber-2     | timber*2     |
      | timber-4     | timber*4     |
      | automobile-1 | automobile*1 |
      | automobile-3 | automobile*3 |

  @worked @YM-EX-09 @YM-LOAD-06
  Scenario: The first purchase cannot go to the sorting yard
    Given the arrival yard shows timber-1 coal-3 oil-2 automobile-4
    And ann holds automobile*4
    Then ann may not do "sort automobile-4" because of YM-LOAD-06

  @YM-LOAD-04
  Scenario: Only the first railcar always fits, and the second must fit the first
    Given the arrival yard shows coal-1 timber-2
    And ann holds coal*1 timber*2
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann's train is coal-1
    And ann's sorting yard is timber-2

  @YM-LOAD-05
  Scenario: The purchase loads the railcar at once, without another action or decision of the buyer
    Given ann's train is livestock-4 livestock-3
    And the arrival yard shows oil-3 coal-1 timber-1 automobile-1
    And ann holds oil*3
    Then ann may not do "attach oil-3" because of YM-LOAD-05
    When ann does "buy oil-3 pay oil*3"
    And chance does "refill coal-4"
    Then the play rests on YM-LOAD-05
    And ann's train is livestock-4 livestock-3 oil-3
    And ann has 1 action left

  @YM-LOAD-05
  Scenario: A railcar loaded by the first purchase is the one that the second purchase has to fit
    Given ann's train is coal-3
    And the arrival yard shows oil-3 oil-1
    And ann holds oil*4
    When ann does "buy oil-3 pay oil*3"
    And chance does "refill coal-1"
    And ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann's train is coal-3 oil-3 oil-1

  @YM-LOAD-06
  Scenario Outline: A railcar that fits cannot be saved up in the sorting yard
    Given ann's train is coal-2
    And ann's sorting yard is oil-4
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    Then ann may not do "sort <railcar>" because of YM-LOAD-06
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann's train is coal-2 <railcar>
    And ann's sorting yard is oil-4

    Examples:
      | railcar  | cargo    |
      | coal-4   | coal*4   |
      | timber-2 | timber*2 |
