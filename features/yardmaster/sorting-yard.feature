Feature: The sorting yard
  A bought railcar that does not fit waits below the train, paid for and worth nothing. Once something is loaded on a turn,
  its owner may move railcars that fit the end of the line, one after another and free of charge.

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @example @YM-EX-05 @YM-YARD-01 @YM-LOAD-02
  Scenario: Figure 5 - an oil 2 behind a livestock 3 goes to the sorting yard
    Given ann's train is livestock-4 livestock-3
    And the arrival yard shows oil-2 coal-1 timber-1 automobile-1
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann's sorting yard is oil-2
    And ann's train is livestock-4 livestock-3
    And ann has 7 points

  @example @YM-EX-06 @YM-YARD-03
  Scenario: Figure 6, before - with coal 2 at the end neither railcar can leave the sorting yard
    Given ann's train is coal-2
    And ann's sorting yard is timber-4 livestock-3
    Then ann may not do "load timber-4" because of YM-YARD-03
    And ann may not do "load livestock-3" because of YM-YARD-03

  @example @YM-EX-06 @YM-YARD-03 @YM-YARD-04
  Scenario: Figure 6, the purchase - a timber 2 opens the way for the timber 4
    Given ann's train is coal-2
    And ann's sorting yard is timber-4 livestock-3
    And the arrival yard shows timber-2 coal-1 oil-1 automobile-1
    And ann holds timber*2
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann's train is coal-2 timber-2
    And ann has 4 points
    And ann may do "load timber-4"
    And ann may do "done"
    But ann may not do "load livestock-3" because of YM-YARD-03

  @example @YM-EX-06 @YM-YARD-06 @YM-YARD-09
  Scenario: Figure 6, the move - the timber 4 scores and the livestock 3 stays
    Given ann's train is coal-2
    And ann's sorting yard is timber-4 livestock-3
    And the arrival yard shows timber-2 coal-1 oil-1 automobile-1
    And ann holds timber*2
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    And ann does "load timber-4"
    Then ann's train is coal-2 timber-2 timber-4
    And ann has 8 points
    And ann's sorting yard is livestock-3
    And ann has used 1 action
    And ann may not do "load livestock-3"

  @YM-YARD-01
  Scenario: Railcars that do not fit gather in the sorting yard, also two of a kind
    Given ann's train is coal-4
    And ann's sorting yard is oil-2
    And the arrival yard shows oil-2 timber-1
    And ann holds oil*2 timber*1
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann's sorting yard is oil-2*2
    When ann does "buy timber-1 pay timber*1"
    And chance does "refill coal-1"
    Then ann's sorting yard is oil-2*2 timber-1*1
    And ann's train is coal-4
    And ann has 4 points

  @YM-YARD-01 @YM-YARD-04
  Scenario: A railcar that went to the sorting yard this turn may leave it as soon as it fits
    Given ann's train is coal-1
    And ann's token is livestock
    And the arrival yard shows oil-3 coal-3 timber-4 timber-2
    And ann holds oil*3 coal*3
    When ann does "buy oil-3 pay oil*3"
    And chance does "refill automobile-4"
    Then ann's sorting yard is oil-3
    And ann may not do "load oil-3" because of YM-YARD-03
    When ann does "buy coal-3 pay coal*3"
    And chance does "refill automobile-3"
    Then ann's train is coal-1 coal-3
    And ann may do only:
      | load oil-3 |
      | done       |
    When ann does "load oil-3"
    Then ann's train is coal-1 coal-3 oil-3

  @YM-YARD-02
  Scenario: Moving a railcar out of the sorting yard costs no cargo
    Given ann's train is coal-2 timber-2
    And ann's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used 1 action
    And ann holds timber*4 plus-1-action*1
    And the discard pile is oil
    When ann does "load timber-4"
    Then ann's train is coal-2 timber-2 timber-4
    And ann's sorting yard is empty
    And ann's hand is timber*4 plus-1-action*1
    And the discard pile is oil

  @YM-YARD-03
  Scenario Outline: A railcar leaves the sorting yard if it has the type or the value of the last railcar in line
    Given ann's train is coal-1 coal-2
    And ann's sorting yard is <railcar>
    And a railcar was loaded this turn
    And ann has used 1 action
    When ann does "load <railcar>"
    Then ann's train is coal-1 coal-2 <railcar>
    And ann's sorting yard is empty

    Examples:
      | railcar  |
      | coal-4   |
      | coal-1   |
      | timber-2 |
      | coal-2   |

  @YM-YARD-03
  Scenario Outline: A railcar with neither the type nor the value of the last railcar in line stays in the sorting yard
    Given ann's train is coal-2
    And ann's sorting yard is <railcar>
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may not do "load <railcar>" because of YM-YARD-03

    Examples: one off the value
      | railcar  |
      | timber-1 |
      | timber-3 |

    Examples: far off
      | railcar     |
      | livestock-4 |

  Scenario: A railcar that fits only a railcar further up the train cannot leave the sorting yard
    Given ann's train is oil-3 coal-3 coal-2
    And ann's sorting yard is timber-3 oil-2
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may do "load oil-2"
    But ann may not do "load timber-3"

  @YM-YARD-03
  Scenario Outline: A player can move railcars only from the own sorting yard
    Given ann's train is coal-1 coal-2
    And ann's sorting yard is timber-4
    And bob's train is oil-3
    And bob's sorting yard is timber-2
    And the arrival yard shows oil-2 livestock-1 timber-1 automobile-1
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may not do "load <railcar>" because of YM-YARD-03

    Examples: fits, but lies in bob's sorting yard, in the arrival yard, in the draw pile
      | railcar     |
      | timber-2    |
      | oil-2       |
      | livestock-2 |

  @YM-YARD-04
  Scenario: As long as nothing was loaded this turn the sorting yard is closed
    Given ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    Then ann may not do "load coal-4" because of YM-YARD-04 and the ruling "yard-timing"
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may do "load coal-4"

  @YM-YARD-04
  Scenario: A purchase that is not loaded does not open the sorting yard
    Given ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows oil-3
    And ann holds oil*3
    When ann does "buy oil-3 pay oil*3"
    And chance does "refill coal-1"
    Then ann's sorting yard is coal-4 oil-3
    And ann may not do "load coal-4" because of YM-YARD-04 and the ruling "yard-timing"

  @YM-YARD-04
  Scenario: A railcar moved to the train opens the way for another
    Given ann's train is coal-2 timber-2
    And ann's sorting yard is timber-4 oil-4
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may not do "load oil-4"
    When ann does "load timber-4"
    Then ann may do "load oil-4"

  @YM-YARD-04
  Scenario: On the next turn the sorting yard is closed again
    Given ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "done"
    And bob does "done"
    Then it is ann's turn
    And ann may not do "load coal-4" because of YM-YARD-04 and the ruling "yard-timing"

  @YM-YARD-05
  Scenario: A fitting railcar may be moved
    Given ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "load coal-4"
    Then ann's train is coal-2 coal-1 coal-4
    And ann's sorting yard is empty

  @YM-YARD-05
  Scenario: A fitting railcar may be left where it is
    Given ann's train is coal-2
    And ann's sorting yard is coal-4
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann may do "load coal-4"
    And ann may do "draw deck"
    When ann does "done"
    Then it is bob's turn
    And ann's train is coal-2 coal-1
    And ann's sorting yard is coal-4

  @YM-YARD-06
  Scenario Outline: A move costs no action and needs none
    Given ann's train is coal-2 timber-2
    And ann's sorting yard is timber-4
    And a railcar was loaded this turn
    And ann has used <used> actions
    When ann does "load timber-4"
    Then ann has used <used> actions
    And ann has <left> actions left

    Examples:
      | used | left |
      | 1    | 1    |
      | 2    | 0    |

  @YM-YARD-07
  Scenario: Three railcars leave the sorting yard on one turn
    Given ann's train is coal-2
    And ann's sorting yard is timber-4 livestock-4 livestock-1
    And the arrival yard shows timber-2 coal-1 oil-1 automobile-1
    And ann holds timber*2
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    And ann does "load timber-4"
    And ann does "load livestock-4"
    And ann does "load livestock-1"
    Then ann's train is coal-2 timber-2 timber-4 livestock-4 livestock-1
    And ann's sorting yard is empty
    And ann has 13 points
    And ann has used 1 action

  @YM-YARD-08
  Scenario Outline: A railcar that fitted before may no longer fit behind the railcar just moved
    Given ann's train is coal-2
    And ann's sorting yard is timber-4 automobile-2
    And the arrival yard shows timber-2
    And ann holds timber*2
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann may do "load <first>"
    And ann may do "load <other>"
    When ann does "load <first>"
    Then ann may not do "load <other>" because of YM-YARD-08
    And ann's train is coal-2 timber-2 <first>
    And ann's sorting yard is <other>

    Examples:
      | first        | other        |
      | timber-4     | automobile-2 |
      | automobile-2 | timber-4     |

  @YM-YARD-08
  Scenario: Several moves may follow each other if each railcar fits the railcar moved before
    Given ann's train is coal-2 timber-2
    And ann's sorting yard is timber-4 livestock-4
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may not do "load livestock-4"
    When ann does "load timber-4"
    And ann does "load livestock-4"
    Then ann's train is coal-2 timber-2 timber-4 livestock-4

  @YM-YARD-09
  Scenario: A railcar that does not fit stays in the sorting yard after the turn
    Given ann's train is coal-2
    And ann's sorting yard is livestock-3
    And the arrival yard shows timber-2
    And ann holds timber*2
    When ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann may not do "load livestock-3" because of YM-YARD-03
    When ann does "done"
    Then ann's sorting yard is livestock-3
    And ann has 4 points

  @worked @YM-EX-24 @YM-YARD-10
  Scenario: A sorting yard may hold a ninth railcar
    Given ann's train is livestock-4 livestock-3
    And ann's sorting yard is coal-1*4 timber-1*4
    And the arrival yard shows oil-2 livestock-1 oil-1 automobile-1
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-2"
    Then ann's sorting yard is coal-1*4 oil-2*1 timber-1*4
    And ann's train is livestock-4 livestock-3

  @YM-YARD-10
  Scenario Outline: However many railcars are in the sorting yard, the next one that does not fit joins them
    Given ann's train is livestock-4 livestock-3
    And ann's sorting yard is <yard>
    And the arrival yard shows oil-2 livestock-1 oil-1 automobile-1
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-4"
    Then ann's sorting yard is <yard> oil-2*1
    And ann's train is livestock-4 livestock-3

    Examples: nine, twelve, twenty-one
      | yard                                                                                      |
      | coal-1*4 timber-1*4 automobile-1*1                                                        |
      | coal-1*4 timber-1*4 coal-2*3 timber-2*1                                                   |
      | coal-1*4 coal-2*3 coal-3*2 timber-1*4 timber-2*3 timber-3*2 automobile-1*2 automobile-2*1 |

  @YM-YARD-07
  Scenario: Of two equal railcars in the sorting yard one is moved, and the other one can follow it
    Given ann's train is coal-2 timber-2
    And ann's sorting yard is oil-2*2
    And a railcar was loaded this turn
    And ann has used 1 action
    When ann does "load oil-2"
    Then ann's sorting yard is oil-2*1
    And ann has 6 points
    When ann does "load oil-2"
    Then ann's sorting yard is empty
    And ann's train is coal-2 timber-2 oil-2 oil-2
    And ann has 8 points

  @YM-YARD-05
  Scenario Outline: Every kind of railcar in the sorting yard can be moved if it fits
    Given ann's train is <train>
    And ann's sorting yard is <railcar>
    And a railcar was loaded this turn
    And ann has used 1 action
    Then ann may do "load <railcar>"

    Examples: the least and the highest value of a type
      | train                     | railcar      |
      | coal-2 coal-3             | coal-1       |
      | automobile-2 automobile-3 | automobile-4 |
