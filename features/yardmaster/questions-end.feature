Feature: Open questions about the end of the game
  The rulebook tells of a race to the goal and of nothing else. When the race is decided, whether the refill comes before
  the last loading, what happens when the railcars run out, and who wins a tie: each answer in the smallest position.

  # ---------------------------------------------------------------- refill first or load first?

  @YM-R-refill-order @YM-BUY-07
  Scenario: With the refill first, the arrival yard is full again when the purchase wins
    Given a Yardmaster game of ann and bob
    And the ruling "refill-order" is "refill-first"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2 livestock-4 livestock-3 automobile-4
    And ann holds coal*3
    When ann does "buy coal-2 pay coal*2"
    Then chance decides
    When chance does "refill timber-1"
    Then ann wins
    And ann has 18 points
    And the arrival yard shows timber-1 livestock-4 livestock-3 automobile-4
    And the railcar draw pile has 40 railcars

  @YM-R-refill-order @YM-BUY-06 @YM-WIN-01
  Scenario: With the loading first, a purchase that wins leaves a gap in the arrival yard
    Given a Yardmaster game of ann and bob
    And the ruling "refill-order" is "load-first"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2 livestock-4 livestock-3 automobile-4
    And ann holds coal*3
    When ann does "buy coal-2 pay coal*2"
    Then ann wins
    And ann has 18 points
    And the arrival yard has 3 railcars
    And the railcar draw pile has 41 railcars

  @YM-R-refill-order @YM-BUY-07
  Scenario Outline: A purchase that does not win is followed by a refill under either answer
    Given a Yardmaster game of ann and bob
    And the ruling "refill-order" is "<answer>"
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And the arrival yard shows <railcar> livestock-4 automobile-3 automobile-4
    And ann holds coal*2 oil*2
    When ann does "buy <railcar> pay <payment>"
    Then chance decides
    When chance does "refill timber-1"
    Then the arrival yard shows timber-1 livestock-4 automobile-3 automobile-4
    And ann has <points> points
    And the game goes on

    Examples: loaded, and sent to the sorting yard
      | answer       | railcar | payment | points |
      | refill-first | oil-2   | oil*2   | 16     |
      | load-first   | oil-2   | oil*2   | 16     |
      | refill-first | coal-2  | coal*2  | 14     |
      | load-first   | coal-2  | coal*2  | 14     |

  @YM-R-refill-order @YM-R-win-timing
  Scenario Outline: With the loading first, the refill is left out only if the loading ends the game
    Given a Yardmaster game of ann and bob
    And the ruling "refill-order" is "load-first"
    And the ruling "win-timing" is "<when>"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2 livestock-4 livestock-3 automobile-4
    And ann holds coal*3
    When ann does "buy coal-2 pay coal*2"
    And chance decides <chance>
    Then the arrival yard has <yard> railcars
    And the railcar draw pile has <pile> railcars

    Examples:
      | when         | yard | pile | chance  |
      | at-once      | 3    | 41   | 0 times |
      | end-of-turn  | 4    | 40   | 1 time  |
      | finish-round | 4    | 40   | 1 time  |

  # ---------------------------------------------------------------- the railcars run out

  @YM-R-railcars-run-out
  Scenario Outline: When the last railcar is bought, the end of that turn ends the game, and the answer decides the winner
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "<answer>"
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-1
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    Then the arrival yard has 0 railcars
    And the game goes on
    When ann does "done"
    Then <outcome>
    And ann has 12 points
    And bob has 11 points

    Examples:
      | answer        | outcome     |
      | last-car-ends | ann wins    |
      | no-winner     | nobody wins |

  @YM-R-railcars-run-out
  Scenario: When the last railcar is bought, another player with the highest total wins
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "last-car-ends"
    And ann's train is coal-4 coal-3 coal-3
    And bob's train is timber-4 timber-3 timber-3 timber-1
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then bob wins

  @YM-R-railcars-run-out
  Scenario: Railcars in the sorting yards count for nothing when the railcars have run out
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "last-car-ends"
    And ann's train is coal-4
    And ann's sorting yard is oil-3 oil-2
    And bob's train is timber-4 timber-1
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then bob wins
    And ann has 4 points

  @YM-R-railcars-run-out @YM-BUY-07
  Scenario Outline: While one railcar is left in the arrival yard, the game goes on
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "<answer>"
    And ann's train is coal-4 coal-3
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1 timber-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    Then the arrival yard has 1 railcar
    When ann does "done"
    Then it is bob's turn
    And the game goes on

    Examples:
      | answer        |
      | last-car-ends |
      | no-winner     |

  @YM-R-railcars-run-out
  Scenario Outline: Whether an empty railcar draw pile beside a full arrival yard ends the game depends on the answer
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "<answer>"
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-1
    And the railcar draw pile has 1 railcar
    And the arrival yard shows oil-1 livestock-4 automobile-4 automobile-3
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then the railcar draw pile has 0 railcars
    And the arrival yard has 4 railcars
    And the game goes on
    When ann does "done"
    Then <outcome>

    Examples:
      | answer          | outcome          |
      | last-car-ends   | the game goes on |
      | empty-deck-ends | ann wins         |
      | no-winner       | the game goes on |

  Scenario: With one railcar left in the draw pile, the answer empty-deck-ends does not end the game
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "empty-deck-ends"
    And ann's train is coal-4 coal-3
    And the railcar draw pile has 2 railcars
    And the arrival yard shows oil-1 livestock-4 automobile-4 automobile-3
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    And ann does "done"
    Then the railcar draw pile has 1 railcar
    And it is bob's turn
    And the game goes on

  @YM-R-railcars-run-out @YM-BUY-07
  Scenario: The player who takes the last railcar of the draw pile still finishes the turn
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "empty-deck-ends"
    And ann's train is coal-4 coal-3
    And bob's train is timber-4 timber-3 timber-1
    And the railcar draw pile has 1 railcar
    And the arrival yard shows oil-1 livestock-3 automobile-4 automobile-3
    And ann holds oil*1 livestock*3
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    And ann does "buy livestock-3 pay livestock*3"
    Then the arrival yard has 3 railcars
    And ann has 10 points
    And the game goes on
    When ann does "done"
    Then ann wins

  @YM-WIN-01
  Scenario Outline: Reaching the goal with the last railcar is an ordinary win, whatever the answer for no railcars left
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "<answer>"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And bob's train is coal-4
    And the railcar draw pile is empty
    And the arrival yard shows only coal-2
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    Then ann wins
    And ann has 18 points

    Examples:
      | answer        |
      | last-car-ends |
      | no-winner     |

  # ---------------------------------------------------------------- ties

  @YM-R-tie @YM-WIN-04
  Scenario Outline: With twelve points each when the railcars have run out, the answer to the tie decides who wins
    Given a Yardmaster game of ann and bob
    And the ruling "tie" is "<answer>"
    And <starter> is the start player
    And it is ann's turn
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-2
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then ann's sorting yard is oil-1
    And ann has 12 points
    And bob has 12 points
    And <outcome>

    Examples:
      | answer       | starter | outcome                  |
      | shared       | bob     | ann and bob win together |
      | shared       | ann     | ann and bob win together |
      | earlier-seat | bob     | bob wins                 |
      | earlier-seat | ann     | ann wins                 |

  @YM-R-tie
  Scenario Outline: A tie is broken by turn order from the start player, not by the seats
    Given a Yardmaster game of ann, bob and cid
    And the ruling "tie" is "earlier-seat"
    And <starter> is the start player
    And it is ann's turn
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is <bob>
    And cid's train is <cid>
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then <winner> wins

    Examples: ann and bob have twelve points
      | starter | bob                                 | cid         | winner |
      | ann     | timber-4 timber-3 timber-3 timber-2 | livestock-4 | ann    |
      | bob     | timber-4 timber-3 timber-3 timber-2 | livestock-4 | bob    |
      | cid     | timber-4 timber-3 timber-3 timber-2 | livestock-4 | ann    |

    Examples: ann and cid have twelve points
      | starter | bob         | cid                                 | winner |
      | ann     | livestock-4 | timber-4 timber-3 timber-3 timber-2 | ann    |
      | bob     | livestock-4 | timber-4 timber-3 timber-3 timber-2 | cid    |
      | cid     | livestock-4 | timber-4 timber-3 timber-3 timber-2 | cid    |

    Examples: all three have twelve points
      | starter | bob                                 | cid                                             | winner |
      | ann     | timber-4 timber-3 timber-3 timber-2 | livestock-4 livestock-3 livestock-3 livestock-2 | ann    |
      | bob     | timber-4 timber-3 timber-3 timber-2 | livestock-4 livestock-3 livestock-3 livestock-2 | bob    |
      | cid     | timber-4 timber-3 timber-3 timber-2 | livestock-4 livestock-3 livestock-3 livestock-2 | cid    |

  @YM-R-tie
  Scenario: Three players with the same highest total win together
    Given a Yardmaster game of ann, bob and cid
    And the ruling "tie" is "shared"
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-2
    And cid's train is livestock-4 livestock-3 livestock-3 livestock-2
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then ann, bob and cid win together

  @YM-R-tie
  Scenario: If two of three players share the highest total, these two win and the third does not
    Given a Yardmaster game of ann, bob and cid
    And the ruling "tie" is "shared"
    And ann's train is coal-4 coal-3 coal-3 coal-1
    And bob's train is timber-4 timber-3 timber-3 timber-2
    And cid's train is livestock-4 livestock-3 livestock-3 livestock-2
    And the railcar draw pile is empty
    And the arrival yard shows only oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And ann does "done"
    Then bob and cid win together

  @YM-R-railcars-run-out @YM-R-tie
  Scenario Outline: If an empty railcar draw pile ends the game in a tie, the answer to the tie decides who wins
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "empty-deck-ends"
    And the ruling "tie" is "<answer>"
    And bob is the start player
    And it is ann's turn
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-2
    And the railcar draw pile has 1 railcar
    And the arrival yard shows oil-1 livestock-4 automobile-4 automobile-3
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    And ann does "done"
    Then <outcome>

    Examples:
      | answer       | outcome                  |
      | shared       | ann and bob win together |
      | earlier-seat | bob wins                 |

  @YM-R-railcars-run-out
  Scenario Outline: If nobody wins when the railcars have run out, a tie changes nothing
    Given a Yardmaster game of ann and bob
    And the ruling "railcars-run-out" is "no-winner"
    And the ruling "tie" is "<answer>"
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-2
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then nobody wins

    Examples:
      | answer       |
      | shared       |
      | earlier-seat |

  # ---------------------------------------------------------------- over at once, at the end of the turn, or of the round?

  @YM-R-win-timing @YM-WIN-01
  Scenario: The game is over with the loading that reaches the goal
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "at-once"
    And ann is the start player
    And it is bob's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-2
    And bob holds coal*3
    When bob does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then bob wins
    And bob has 19 points
    And bob may not do "done" because of YM-WIN-01
    And bob may not do "draw deck" because of YM-WIN-01

  @YM-R-win-timing @YM-WIN-01
  Scenario: With the answer end-of-turn, the turn that reaches the goal is finished before the game ends
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "end-of-turn"
    And ann is the start player
    And it is bob's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-2
    And bob holds coal*3
    When bob does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then bob has 19 points
    And the game goes on
    And bob has 1 action left
    When bob does "draw deck"
    And chance does "draw coal"
    Then the game goes on
    When bob does "done"
    Then bob wins

  @YM-R-win-timing @YM-WIN-01
  Scenario: With the answer finish-round, the other players finish the round after the goal is reached
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "finish-round"
    And ann is the start player
    And it is bob's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-2
    And bob holds coal*3
    When bob does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And bob does "done"
    Then it is cid's turn
    And bob has 19 points
    And the game goes on
    When cid does "done"
    Then bob wins

  @YM-R-win-timing
  Scenario Outline: The highest total at the end of the round wins, whoever reached the goal first
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "finish-round"
    And ann is the start player
    And it is bob's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And cid's train is livestock-4 automobile-4 automobile-3 livestock-3 livestock-3
    And the arrival yard shows coal-2 automobile-3 livestock-2 livestock-1
    And bob holds coal*3
    And cid holds automobile*3 livestock*2
    When bob does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And bob does "done"
    And cid does "buy <railcar> pay <payment>"
    And chance does "refill coal-1"
    Then cid has <points> points
    And the game goes on
    When cid does "done"
    Then <outcome>

    Examples: bob has 19 points
      | railcar      | payment      | points | outcome                  |
      | livestock-1  | livestock*1  | 18     | bob wins                 |
      | livestock-2  | livestock*2  | 19     | bob and cid win together |
      | automobile-3 | automobile*3 | 20     | cid wins                 |

  @YM-R-win-timing @YM-R-tie
  Scenario Outline: A tie at the end of the round is broken by turn order from the start player
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "finish-round"
    And the ruling "tie" is "<answer>"
    And <first> is the start player
    And it is <first>'s turn
    And <first>'s train is oil-4 timber-4 timber-3 oil-3 coal-3
    And <second>'s train is livestock-4 automobile-4 automobile-3 livestock-3 livestock-3
    And the arrival yard shows coal-2 livestock-2 automobile-1 oil-1
    And <first> holds coal*2
    And <second> holds livestock*2
    When <first> does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And <first> does "done"
    And <second> does "buy livestock-2 pay livestock*2"
    And chance does "refill coal-1"
    And <second> does "done"
    Then <outcome>

    Examples:
      | answer       | first | second | outcome                  |
      | shared       | ann   | bob    | ann and bob win together |
      | shared       | bob   | ann    | ann and bob win together |
      | earlier-seat | ann   | bob    | ann wins                 |
      | earlier-seat | bob   | ann    | bob wins                 |

  @YM-R-win-timing @YM-WIN-01
  Scenario Outline: If the goal was reached earlier in the round, the game ends with the last turn of the round
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "finish-round"
    And ann is the start player
    And it is cid's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3 coal-2
    And cid's train is livestock-4 automobile-4 automobile-3 livestock-3 livestock-3
    And the goal has been reached
    And the arrival yard shows <railcar>
    And cid holds livestock*3
    When cid does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then the game goes on
    When cid does "done"
    Then <outcome>

    Examples: bob has 19 points, cid 17 before the purchase
      | railcar     | cargo       | outcome                  |
      | livestock-1 | livestock*1 | bob wins                 |
      | livestock-2 | livestock*2 | bob and cid win together |

  @YM-R-win-timing
  Scenario Outline: After the goal is reached, the player on the start player's right ends the round
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "finish-round"
    And <starter> is the start player
    And it is bob's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-2
    And bob holds coal*2
    When bob does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And bob does "done"
    Then <after bob>

    Examples: cid, then ann, then bob himself sit on the start player's right
      | starter | after bob        |
      | ann     | the game goes on |
      | bob     | the game goes on |
      | cid     | bob wins         |

  @YM-R-win-timing
  Scenario: If the start player reaches the goal, everybody else has one more turn
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "finish-round"
    And bob is the start player
    And it is bob's turn
    And bob's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-2
    And bob holds coal*2
    When bob does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And bob does "done"
    Then it is cid's turn
    When cid does "done"
    Then it is ann's turn
    When ann does "done"
    Then bob wins

  @YM-R-win-timing
  Scenario Outline: A train may grow beyond the goal while the game is played on
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "<answer>"
    And bob is the start player
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And ann's sorting yard is timber-2
    And the arrival yard shows coal-2
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then ann has 18 points
    When ann does "load timber-2"
    Then ann has 20 points
    And the game goes on
    When ann does "done"
    Then ann wins

    Examples:
      | answer       |
      | end-of-turn  |
      | finish-round |

  Scenario Outline: One point below the goal, the game goes on at the end of the turn under every answer
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "<answer>"
    And bob is the start player
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann has 17 points
    When ann does "done"
    Then it is bob's turn
    And the game goes on

    Examples:
      | answer       |
      | at-once      |
      | end-of-turn  |
      | finish-round |

  @YM-R-win-timing
  Scenario: A game that ends at once leaves the token and the discards as they are
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "at-once"
    And ann holds the Yardmaster token face up
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then ann wins
    And ann holds the Yardmaster token face up
    And the cargo draw pile is empty
    And the discard pile is oil coal coal

  @YM-R-win-timing @YM-ROLE-03 @YM-END-03
  Scenario: A game that ends with the turn first passes the token and reshuffles the discards
    Given a Yardmaster game of ann, bob and cid
    And the ruling "win-timing" is "end-of-turn"
    And ann holds the Yardmaster token face up
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2
    And the cargo draw pile is empty
    And the discard pile is oil
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    And ann does "done"
    Then ann wins
    And cid holds the Yardmaster token face up
    And the cargo draw pile is coal*1 oil*1
    And the discard pile is coal

  @YM-R-win-timing @YM-R-take-all-actions @YM-TURN-01
  Scenario: If all actions must be taken, a game that ends with the turn goes on until they are taken
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "end-of-turn"
    And the ruling "take-all-actions" is "must-take-all"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And the arrival yard shows coal-2
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then ann may not do "done" because of YM-TURN-01 and the ruling "take-all-actions"
    When ann does "swap bob"
    And ann does "done"
    Then ann wins

  @YM-R-win-timing
  Scenario Outline: If the last railcar reaches the goal, the turn is finished, whatever the answer for no railcars left
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "end-of-turn"
    And the ruling "railcars-run-out" is "<answer>"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And bob's train is coal-4
    And the railcar draw pile is empty
    And the arrival yard shows only coal-2
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    Then the game goes on
    When ann does "done"
    Then ann wins

    Examples:
      | answer        |
      | last-car-ends |
      | no-winner     |

  @YM-R-win-timing
  Scenario Outline: If the goal is reached with the last railcar, the round is still finished
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "finish-round"
    And the ruling "railcars-run-out" is "<answer>"
    And ann is the start player
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And bob's train is coal-4
    And the railcar draw pile is empty
    And the arrival yard shows only coal-2
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And ann does "done"
    Then the game goes on
    And it is bob's turn
    When bob does "done"
    Then ann wins

    Examples:
      | answer        |
      | last-car-ends |
      | no-winner     |

  @YM-R-win-timing
  Scenario: If the goal is reached as the railcar draw pile becomes empty, the round is still finished
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "finish-round"
    And the ruling "railcars-run-out" is "empty-deck-ends"
    And ann is the start player
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-2
    And bob's train is coal-4
    And the railcar draw pile has 1 railcar
    And the arrival yard shows coal-2 livestock-4 automobile-4 automobile-3
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then the railcar draw pile has 0 railcars
    When ann does "done"
    Then it is bob's turn
    When bob does "done"
    Then ann wins

  @YM-R-railcars-run-out
  Scenario: If no player has reached the goal, running out of railcars ends the game in the middle of a round
    Given a Yardmaster game of ann and bob
    And the ruling "win-timing" is "finish-round"
    And the ruling "railcars-run-out" is "last-car-ends"
    And ann is the start player
    And it is ann's turn
    And ann's train is coal-4 coal-3 coal-3 coal-2
    And bob's train is timber-4 timber-3 timber-3 timber-1
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then ann wins

  # The rulebook ends the game with a train at the goal alone: that nothing more is done once the railcars have run out is the answer's doing.
  @YM-R-railcars-run-out @YM-WIN-01
  Scenario: After the railcars have run out, the refusal of an action cites the answer railcars-run-out
    Given a Yardmaster game of ann and bob
    And ann's train is coal-4 coal-3
    And the railcar draw pile is empty
    And the arrival yard shows only oil-1
    And ann holds oil*1
    When ann does "buy oil-1 pay oil*1"
    And ann does "done"
    Then the game is over
    And bob may not do "draw deck" because of YM-WIN-01 and the ruling "railcars-run-out"
