Feature: Winning
  The first train worth the point goal wins at once: 18 points with two or three players, 16 with four or five. Only what is
  on the train counts.

  @YM-WIN-01
  Scenario Outline: The purchase that brings a train to the goal ends the game
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann's train is <train>
    And the arrival yard shows oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann has <points> points
    And ann wins

    Examples:
      | players                    | train                               | points |
      | ann and bob                | oil-4 timber-4 timber-3 oil-3 oil-2 | 18     |
      | ann, bob and cid           | oil-4 timber-4 timber-3 oil-3 oil-2 | 18     |
      | ann, bob, cid and dee      | oil-4 timber-4 timber-3 oil-3       | 16     |
      | ann, bob, cid, dee and eve | oil-4 timber-4 timber-3 oil-3       | 16     |

  Scenario Outline: One point short of the goal nobody has won
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann's train is <train>
    And the arrival yard shows oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann has <points> points
    And the game goes on
    And ann has 1 action left

    Examples:
      | players                    | train                               | points |
      | ann and bob                | oil-4 timber-4 timber-3 oil-3 oil-2 | 17     |
      | ann, bob and cid           | oil-4 timber-4 timber-3 oil-3 oil-2 | 17     |
      | ann, bob, cid and dee      | oil-4 timber-4 timber-3 oil-3       | 15     |
      | ann, bob, cid, dee and eve | oil-4 timber-4 timber-3 oil-3       | 15     |

  @YM-WIN-01
  Scenario: A move out of the sorting yard that brings a train to the goal ends the game too
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And ann's sorting yard is timber-2
    And the arrival yard shows oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann has 16 points
    And the game goes on
    When ann does "load timber-2"
    Then ann has 18 points
    And ann wins

  @YM-WIN-01
  Scenario: The first player to reach the goal wins, and the others have no turn left to draw level
    Given a Yardmaster game of ann, bob and cid
    And ann is the start player
    And it is bob's turn
    And ann's train is livestock-4 automobile-4 automobile-3 livestock-3 livestock-3
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-1
    And bob holds coal*1
    Then ann has 17 points
    And bob has 17 points
    When bob does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then bob wins
    And bob has 18 points
    And ann has 17 points

  @YM-WIN-01
  Scenario Outline: The player who reaches the goal first wins, whatever their seat
    Given a Yardmaster game of ann, bob, cid and dee
    And it is <player>'s turn
    And <player>'s train is oil-4 timber-4 timber-3 oil-3
    And the arrival yard shows oil-2
    And <player> holds oil*2
    When <player> does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then <player> has 16 points
    And <player> wins

    Examples:
      | player |
      | bob    |
      | cid    |
      | dee    |

  @YM-WIN-01
  Scenario: The game ends in the middle of the turn, even with actions, cards and moves left
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And ann's sorting yard is timber-2
    And the arrival yard shows coal-2
    And ann holds coal*2 plus-1-action*1
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then ann wins
    And ann has 18 points
    And ann's sorting yard is timber-2
    And ann may not do "load timber-2" because of YM-WIN-01
    And ann may not do "play plus-1-action" because of YM-WIN-01
    And ann may not do "draw deck" because of YM-WIN-01
    And ann may not do "done" because of YM-WIN-01
    And bob may not do "draw deck" because of YM-WIN-01

  @YM-WIN-02
  Scenario Outline: From 17 points any railcar that fits wins, by however much it passes 18
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows <railcar>
    And ann holds coal*4
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann has <points> points
    And ann wins

    Examples:
      | railcar | cargo  | points |
      | coal-2  | coal*2 | 19     |
      | coal-3  | coal*3 | 20     |
      | coal-4  | coal*4 | 21     |

  @YM-WIN-02
  Scenario: With four players 17 points win, because the goal is 16
    Given a Yardmaster game of ann, bob, cid and dee
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And the arrival yard shows coal-3
    And ann holds coal*3
    When ann does "buy coal-3 pay coal*3"
    And chance does "refill coal-1"
    Then ann has 17 points
    And ann wins

  @YM-WIN-03
  Scenario Outline: The score is the sum of the values on the train
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is <train>
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    Then ann has <before> points
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-2"
    Then ann has <after> points

    Examples:
      | train                    | before | railcar      | cargo        | after |
      | nothing                  | 0      | automobile-1 | automobile*1 | 1     |
      | coal-1                   | 1      | coal-4       | coal*4       | 5     |
      | coal-1 coal-1 coal-1     | 3      | oil-1        | oil*1        | 4     |
      | livestock-4 livestock-3  | 7      | oil-3        | oil*3        | 10    |
      | coal-2 timber-2 timber-4 | 8      | coal-4       | coal*4       | 12    |

  Scenario: Cards in hand, the token and the engine are worth nothing
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann is Yardmaster
    And ann holds coal*12 oil*12 plus-1-action*2
    Then ann has 0 points
    And bob has 0 points

  @YM-WIN-03
  Scenario: Six points in the sorting yard do not bring a train of 15 to the goal
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And ann's sorting yard is livestock-4 coal-2
    And the arrival yard shows oil-1
    And ann holds oil*1
    Then ann has 14 points
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann has 15 points
    And the game goes on

  @YM-WIN-04
  Scenario: A purchase that goes to the sorting yard does not win, whatever the yard holds
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann's train is coal-4 coal-1
    And ann's sorting yard is oil-3 timber-3
    And bob's train is timber-4 timber-2
    And cid's train is livestock-1
    And the railcar draw pile is empty
    And the arrival yard shows only automobile-2
    And ann holds automobile*2
    When ann does "buy automobile-2 pay automobile*2"
    Then ann's sorting yard is oil-3 timber-3 automobile-2
    And ann has 5 points
    When ann does "done"
    Then bob wins
    And ann has 5 points
    And bob has 6 points
    And cid has 1 point

  @YM-WIN-04
  Scenario: A sorting yard with all leftover railcars does not beat a train worth one point more
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann's train is coal-1
    And bob's train is timber-3
    And cid's train is livestock-4
    And the railcar draw pile is empty
    And the rest of the railcars are in bob's sorting yard
    And the arrival yard shows only oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And ann does "done"
    Then bob has 3 points
    And cid has 4 points
    And cid wins
