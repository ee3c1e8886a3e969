Feature: Open questions about the set-up and what is on view
  Where the rulebook leaves the beginning of a game open, or people will have read it differently, each answer is played
  here in the smallest position that tells the answers apart. A game that gives no answer is played by the first one named.

  # ---------------------------------------------------------------- which point goal?

  @YM-R-point-goal @YM-GOAL-01
  Scenario Outline: Whether sixteen points win with two players depends on the answer to the point goal
    Given a Yardmaster game of ann and bob
    And the ruling "point-goal" is "<answer>"
    And ann's train is oil-4 timber-4 timber-3 oil-3 oil-1
    And the arrival yard shows coal-1
    And ann holds coal*2
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann has 16 points
    And <outcome>

    Examples:
      | answer   | outcome          |
      | rulebook | the game goes on |
      | reversed | ann wins         |
      | twenty   | the game goes on |

  @YM-R-point-goal
  Scenario Outline: The last point needed for the goal wins, under each answer and with each number of players
    Given a Yardmaster game of <players>
    And the ruling "point-goal" is "<answer>"
    And ann's train is <train>
    And the arrival yard shows oil-1 coal-1
    And ann holds oil*1 coal*1
    When ann does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then ann has <short> points
    And the game goes on
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    Then ann has <goal> points
    And ann wins

    @YM-GOAL-01
    Examples: two and three players by the rulebook
      | answer   | players          | train                               | short | goal |
      | rulebook | ann and bob      | oil-4 timber-4 timber-3 oil-3 oil-2 | 17    | 18   |
      | rulebook | ann, bob and cid | oil-4 timber-4 timber-3 oil-3 oil-2 | 17    | 18   |

    @YM-GOAL-02
    Examples: four and five players by the rulebook
      | answer   | players                    | train                         | short | goal |
      | rulebook | ann, bob, cid and dee      | oil-4 timber-4 timber-3 oil-3 | 15    | 16   |
      | rulebook | ann, bob, cid, dee and eve | oil-4 timber-4 timber-3 oil-3 | 15    | 16   |

    Examples: the two goals the other way round
      | answer   | players                    | train                               | short | goal |
      | reversed | ann and bob                | oil-4 timber-4 timber-3 oil-3       | 15    | 16   |
      | reversed | ann, bob and cid           | oil-4 timber-4 timber-3 oil-3       | 15    | 16   |
      | reversed | ann, bob, cid and dee      | oil-4 timber-4 timber-3 oil-3 oil-2 | 17    | 18   |
      | reversed | ann, bob, cid, dee and eve | oil-4 timber-4 timber-3 oil-3 oil-2 | 17    | 18   |

    @YM-GOAL-01
    Examples: twenty for two and three
      | answer | players          | train                                       | short | goal |
      | twenty | ann and bob      | oil-4 timber-4 timber-3 oil-3 coal-3 coal-1 | 19    | 20   |
      | twenty | ann, bob and cid | oil-4 timber-4 timber-3 oil-3 coal-3 coal-1 | 19    | 20   |

    @YM-GOAL-02
    Examples: twenty for four and five as well
      | answer | players                    | train                                       | short | goal |
      | twenty | ann, bob, cid and dee      | oil-4 timber-4 timber-3 oil-3 coal-3 coal-1 | 19    | 20   |
      | twenty | ann, bob, cid, dee and eve | oil-4 timber-4 timber-3 oil-3 coal-3 coal-1 | 19    | 20   |

  # ---------------------------------------------------------------- how many railcars of each value?

  @YM-R-railcar-values
  Scenario Outline: The answer to the railcar values decides the chances of the first railcar
    Given a Yardmaster game of ann and bob
    And the ruling "railcar-values" is "<answer>"
    Then chance may do "arrival <type>-1" with <ones> in 50
    And chance may do "arrival <type>-2" with <twos> in 50
    And chance may do "arrival <type>-3" with <threes> in 50
    And chance may do "arrival <type>-4" with <fours> in 50

    Examples: four of value 1, three of 2, two of 3, one of 4
      | answer             | type       | ones      | twos      | threes    | fours    |
      | four-three-two-one | coal       | 4 chances | 3 chances | 2 chances | 1 chance |
      | four-three-two-one | livestock  | 4 chances | 3 chances | 2 chances | 1 chance |
      | four-three-two-one | oil        | 4 chances | 3 chances | 2 chances | 1 chance |
      | four-three-two-one | timber     | 4 chances | 3 chances | 2 chances | 1 chance |
      | four-three-two-one | automobile | 4 chances | 3 chances | 2 chances | 1 chance |

    Examples: three of value 1, three of 2, two of 3, two of 4
      | answer              | type       | ones      | twos      | threes    | fours     |
      | three-three-two-two | coal       | 3 chances | 3 chances | 2 chances | 2 chances |
      | three-three-two-two | livestock  | 3 chances | 3 chances | 2 chances | 2 chances |
      | three-three-two-two | oil        | 3 chances | 3 chances | 2 chances | 2 chances |
      | three-three-two-two | timber     | 3 chances | 3 chances | 2 chances | 2 chances |
      | three-three-two-two | automobile | 3 chances | 3 chances | 2 chances | 2 chances |

    Examples: two of value 1, three of 2, three of 3, two of 4
      | answer              | type       | ones      | twos      | threes    | fours     |
      | two-three-three-two | coal       | 2 chances | 3 chances | 3 chances | 2 chances |
      | two-three-three-two | livestock  | 2 chances | 3 chances | 3 chances | 2 chances |
      | two-three-three-two | oil        | 2 chances | 3 chances | 3 chances | 2 chances |
      | two-three-three-two | timber     | 2 chances | 3 chances | 3 chances | 2 chances |
      | two-three-three-two | automobile | 2 chances | 3 chances | 3 chances | 2 chances |

  @YM-R-railcar-values
  Scenario Outline: Whether a second coal 4 can be turned over depends on the answer to the railcar values
    Given a Yardmaster game of ann and bob
    And the ruling "railcar-values" is "<answer>"
    When chance does "arrival coal-4"
    Then <second coal 4>

    Examples:
      | answer              | second coal 4                                      |
      | four-three-two-one  | chance may not do "arrival coal-4"                 |
      | three-three-two-two | chance may do "arrival coal-4" with 1 chance in 49 |
      | two-three-three-two | chance may do "arrival coal-4" with 1 chance in 49 |

  @YM-R-railcar-values
  Scenario Outline: The chance of a third railcar of value 1 depends on the answer to the railcar values
    Given a Yardmaster game of ann and bob
    And the ruling "railcar-values" is "<answer>"
    When chance does "arrival oil-1"
    And chance does "arrival oil-1"
    Then <third oil 1>

    Examples:
      | answer              | third oil 1                                        |
      | four-three-two-one  | chance may do "arrival oil-1" with 2 chances in 48 |
      | three-three-two-two | chance may do "arrival oil-1" with 1 chance in 48  |
      | two-three-three-two | chance may not do "arrival oil-1"                  |

  @YM-R-railcar-values
  Scenario Outline: One train can hold both coal 4 railcars
    Given a Yardmaster game of ann and bob
    And the ruling "railcar-values" is "<answer>"
    And ann's train is coal-4
    And the arrival yard shows coal-4
    And ann holds coal*4
    When ann does "buy coal-4 pay coal*4"
    And chance does "refill coal-1"
    Then ann's train is coal-4 coal-4
    And ann has 8 points
    And there are 50 railcars in the game

    Examples:
      | answer              |
      | three-three-two-two |
      | two-three-three-two |

  # ---------------------------------------------------------------- who starts when nobody can say?

  @YM-R-start-player @YM-SETUP-13
  Scenario Outline: If the start player is drawn, each of three players may start
    Given a Yardmaster game of ann, bob and cid
    And the ruling "start-player" is "drawn"
    When the set-up goes on until chance may do "start ann"
    Then chance may do "start ann" with 1 chance in 3
    And chance may do "start bob" with 1 chance in 3
    And chance may do "start cid" with 1 chance in 3
    When chance does "start <starter>"
    Then it is <starter>'s turn
    And <right> holds the Yardmaster token face up

    Examples:
      | starter | right |
      | ann     | cid   |
      | bob     | ann   |
      | cid     | bob   |

  @YM-R-start-player @YM-SETUP-13
  Scenario Outline: With the answer first-seat, no other player can start
    Given a Yardmaster game of <players>
    And the ruling "start-player" is "first-seat"
    When the set-up goes on until chance may do "start ann"
    Then chance may do "start ann" with 1 chance in 1
    But chance may not do "start bob" because of YM-SETUP-13 and the ruling "start-player"
    And chance may not do "start <last>" because of YM-SETUP-13 and the ruling "start-player"
    When chance does "start ann"
    Then it is ann's turn
    And <last> holds the Yardmaster token face up

    Examples:
      | players                    | last |
      | ann and bob                | bob  |
      | ann, bob and cid           | cid  |
      | ann, bob, cid, dee and eve | eve  |

  # ---------------------------------------------------------------- a bonus card as the first discard?

  @YM-R-first-discard-bonus @YM-SETUP-12 @YM-DRAW-05
  Scenario: A bonus card turned over as the first discard stays and closes the pile
    Given a Yardmaster game of ann and bob
    And the ruling "first-discard-bonus" is "leave"
    When the set-up goes on until chance does "first-discard plus-1-action"
    And the set-up goes on until chance does "start ann"
    Then the discard pile is plus-1-action
    And the cargo draw pile has 59 cards
    And ann may not do "draw discard" because of YM-DRAW-05

  @YM-R-first-discard-bonus
  Scenario: A bonus card left as the first discard closes the pile until another card covers it
    Given a Yardmaster game of ann and bob
    And the ruling "first-discard-bonus" is "leave"
    When the set-up goes on until chance does "arrival coal-1"
    And the set-up goes on until chance does "deal ann coal"
    And the set-up goes on until chance does "first-discard plus-1-action"
    And the set-up goes on until chance does "start ann"
    And ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-2"
    Then the discard pile is plus-1-action coal
    And ann may do "draw discard"
    When ann does "draw discard"
    Then the discard pile is plus-1-action

  @YM-R-first-discard-bonus @YM-SETUP-12
  Scenario Outline: A bonus card turned over as the first discard goes back, and chance turns again
    Given a Yardmaster game of ann and bob
    And the ruling "first-discard-bonus" is "replace"
    When the set-up goes on until chance does "first-discard <bonus>"
    Then chance may do "first-discard <bonus>" with 2 chances in 60
    But chance may not do "start ann"
    When chance does "first-discard oil"
    Then chance may do "start ann" with 1 chance in 2
    When chance does "start ann"
    Then the discard pile is oil
    And the cargo draw pile has 59 cards
    And ann may do "draw discard"

    Examples:
      | bonus            |
      | draw-2           |
      | pay-1-less       |
      | take-1-discarded |
      | plus-1-action    |
      | exchange-1-1     |

  @YM-R-first-discard-bonus
  Scenario: A bonus card turned over as the first discard goes back each time, and chance turns again
    Given a Yardmaster game of ann and bob
    And the ruling "first-discard-bonus" is "replace"
    When the set-up goes on until chance does "first-discard plus-1-action"
    And chance does "first-discard plus-1-action"
    And chance does "first-discard draw-2"
    Then chance may do "first-discard plus-1-action" with 2 chances in 60
    And chance may do "first-discard draw-2" with 2 chances in 60
    When chance does "first-discard timber"
    Then chance may not do "first-discard timber"
    And the discard pile is timber

  Scenario Outline: A card with a type stays as the first discard under either answer
    Given a Yardmaster game of ann and bob
    And the ruling "first-discard-bonus" is "<answer>"
    When the set-up goes on until chance does "first-discard timber"
    Then chance may not do "first-discard oil"
    And chance may do "start ann" with 1 chance in 2
    And the discard pile is timber

    Examples:
      | answer  |
      | leave   |
      | replace |

  # ---------------------------------------------------------------- who sees the discards under the top card?

  @YM-R-hand-count
  Scenario: Everybody sees how many cards each player holds
    Given a Yardmaster game of ann, bob and cid
    And the ruling "hand-count" is "public"
    And bob holds oil*2 coal*1
    And cid holds nothing
    Then ann sees that bob has 3 cards
    And ann sees that cid has 0 cards
    And bob sees bob's hand as oil*2 coal*1
    But ann does not see bob's hand

  @YM-R-hand-count
  Scenario: If hand sizes are secret, a player sees only their own hand
    Given a Yardmaster game of ann, bob and cid
    And the ruling "hand-count" is "secret"
    And bob holds oil*2 coal*1
    And cid holds nothing
    Then ann does not see how many cards bob has
    And ann does not see how many cards cid has
    And ann does not see bob's hand
    And bob sees bob's hand as oil*2 coal*1
    And cid sees cid's hand as nothing

  @YM-R-discard-view
  Scenario: Everybody sees every card of an open discard pile
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "open"
    And the discard pile is oil coal
    Then ann sees the discard pile as oil coal
    And bob sees the discard pile as oil coal

  @YM-R-discard-view
  Scenario: Everybody sees only the top card and the number of cards of a covered discard pile
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "top-only"
    And the discard pile is oil coal
    Then ann sees only the top card coal of 2 discards
    And bob sees only the top card coal of 2 discards

  @YM-R-discard-view
  Scenario: The card under the top card comes into view when the top card is drawn
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "top-only"
    And the discard pile is oil timber coal
    When ann does "draw discard"
    Then ann sees only the top card timber of 2 discards
    And bob sees only the top card timber of 2 discards

  @YM-R-discard-view
  Scenario: Everybody sees which card is taken out of an open discard pile
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "open"
    And the discard pile is oil coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then bob sees the discard pile as oil coal take-1-discarded
    When ann does "take oil"
    Then bob sees the last decision as "take oil"
    And bob sees the discard pile as coal take-1-discarded
    But bob does not see ann's hand

  @YM-R-discard-view
  Scenario: The player of Take 1 Discarded sees a covered discard pile until the card is taken
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "top-only"
    And the discard pile is oil coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    Then ann sees the discard pile as oil coal take-1-discarded
    But bob sees only the top card take-1-discarded of 3 discards
    When ann does "take oil"
    Then ann sees only the top card take-1-discarded of 2 discards
    And bob sees only the top card take-1-discarded of 2 discards

  @YM-R-discard-view
  Scenario: Only the new owner sees a card taken out of a covered discard pile
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "top-only"
    And the discard pile is oil coal
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take oil"
    Then bob sees the last decision as "take ?"
    And bob sees that ann has 1 card
    But ann sees the last decision as "take oil"
    And ann sees ann's hand as oil*1

  Scenario Outline: The legal actions are the same whether the discard pile is open or covered
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "<answer>"
    And ann's token is coal
    And bob's token is livestock
    And the arrival yard shows coal-4 livestock-4 oil-4 timber-4
    And the discard pile is oil coal
    And ann holds take-1-discarded
    Then ann may do only:
      | draw deck              |
      | draw discard           |
      | swap bob               |
      | swap center-oil        |
      | swap center-timber     |
      | swap center-automobile |
      | play take-1-discarded  |
      | done                   |
    When ann does "play take-1-discarded"
    Then ann may do only:
      | take coal |
      | take oil  |

    Examples:
      | answer   |
      | open     |
      | top-only |

  @YM-R-discard-view @YM-CARD-03
  Scenario: In a covered discard pile, only the player of Draw 2 sees the card under that Draw 2
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "top-only"
    And it is ann's turn
    And the discard pile is oil coal
    And ann holds draw-2
    When ann does "play draw-2"
    Then ann sees the discard pile as oil coal draw-2
    And bob sees only the top card draw-2 of 3 discards

  @YM-R-discard-view @YM-R-take-itself
  Scenario: Everybody sees that Take 1 Discarded takes itself off a covered discard pile
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "top-only"
    And the ruling "take-itself" is "itself-too"
    And it is ann's turn
    And the discard pile is oil
    And ann holds take-1-discarded
    When ann does "play take-1-discarded"
    And ann does "take take-1-discarded"
    Then bob sees the last decision as "take take-1-discarded"
    And bob sees only the top card oil of 1 discards

  @YM-R-discard-view
  Scenario Outline: A covered discard pile with one card or none hides nothing - <answer>
    Given a Yardmaster game of ann and bob
    And the ruling "discard-view" is "<answer>"
    And the discard pile is <pile>
    Then ann sees the discard pile as <pile>
    And bob sees the discard pile as <pile>

    Examples:
      | answer   | pile  |
      | open     | empty |
      | open     | oil   |
      | top-only | empty |
      | top-only | oil   |
