Feature: Set-up and point goal
  What lies on the table before the first turn. Every shuffle is a decision of chance: what chance may do, and with
  which odds, is what the pile still holds. The point goal follows from the number of players.

  @example @YM-EX-01 @YM-SETUP-05 @YM-SETUP-06 @YM-SETUP-08 @YM-SETUP-10 @YM-SETUP-11 @YM-SETUP-12 @YM-SETUP-15 @YM-SETUP-18
  Scenario: Figure 1 - two players set up
    Given a Yardmaster game of ann and bob
    When these decisions are taken:
      """
      chance: arrival coal-3
      chance: arrival timber-1
      chance: arrival oil-2
      chance: arrival livestock-2
      chance: token ann livestock
      chance: token bob oil
      """
    And the set-up goes on until chance does "start ann"
    Then ann's token is livestock
    And bob's token is oil
    And the centre is coal timber automobile
    And bob holds the Yardmaster token face up
    And it is ann's turn
    And ann has 5 cards in hand
    And bob has 5 cards in hand
    And ann's train is nothing
    And bob's train is nothing
    And ann's sorting yard is empty
    And bob's sorting yard is empty
    And the arrival yard shows coal-3 timber-1 oil-2 livestock-2
    And the railcar draw pile has 46 railcars
    And the cargo draw pile has 59 cards
    And the discard pile has 1 cards

  # ---------------------------------------------------------------- the decks and the engines

  @YM-SETUP-01
  Scenario: Railcars and cargo are two decks
    Given a Yardmaster game of ann and bob
    Then chance may do "arrival coal-1" with 4 chances in 50
    And the word "arrival coal" is not understood
    When the set-up goes on until chance may do "deal ann coal"
    Then chance may do "deal ann coal" with 12 chances in 70
    And the word "deal ann coal-1" is not understood

  @YM-SETUP-02
  Scenario Outline: Behind every engine there is an empty train
    Given a Yardmaster game of ann, bob and cid
    When the set-up is finished
    Then <player>'s train is nothing
    And <player> has 0 points

    Examples:
      | player |
      | ann    |
      | bob    |
      | cid    |

  @worked @YM-EX-25 @YM-SETUP-03
  Scenario Outline: Engines that no player took are out of the game
    Given a Yardmaster game of <players>
    When the set-up is finished
    Then <out> engines are out of the game

    Examples:
      | players               | out |
      | ann and bob           | 3   |
      | ann, bob and cid      | 2   |
      | ann, bob, cid and dee | 1   |

  # ---------------------------------------------------------------- the arrival yard

  @YM-SETUP-04
  Scenario: Any railcar that is still in the deck may be turned over next
    Given a Yardmaster game of ann and bob
    When chance does "arrival timber-4"
    Then chance may do "arrival coal-1" with 4 chances in 49
    And chance may do "arrival timber-1" with 4 chances in 49
    And chance may do "arrival automobile-4" with 1 chance in 49
    But chance may not do "arrival timber-4"

  @YM-SETUP-04
  Scenario: The chance of a second copy follows the number of copies left
    Given a Yardmaster game of ann and bob
    When chance does "arrival oil-3"
    Then chance may do "arrival oil-3" with 1 chance in 49
    When chance does "arrival oil-3"
    Then chance may not do "arrival oil-3"
    And chance may do "arrival oil-2" with 3 chances in 48

  @YM-SETUP-05
  Scenario: Set-up turns over a fourth railcar for the arrival yard before it deals the tokens
    Given a Yardmaster game of ann and bob
    When these decisions are taken:
      """
      chance: arrival coal-3
      chance: arrival timber-1
      chance: arrival oil-2
      """
    Then chance may do "arrival coal-1" with 4 chances in 47
    But chance may not do "token ann coal"

  @YM-SETUP-05
  Scenario: Set-up turns over four railcars for the arrival yard and no fifth
    Given a Yardmaster game of ann and bob
    When these decisions are taken:
      """
      chance: arrival coal-3
      chance: arrival timber-1
      chance: arrival oil-2
      chance: arrival livestock-2
      """
    Then chance may do "token ann coal" with 1 chance in 5
    But chance may not do "arrival coal-1"
    And the arrival yard shows coal-3 timber-1 oil-2 livestock-2

  @YM-SETUP-06
  Scenario Outline: The other 46 railcars are the face-down draw pile
    Given a Yardmaster game of <players>
    When the set-up is finished
    Then the arrival yard has 4 railcars
    And the railcar draw pile has 46 railcars
    And ann sees no draw pile

    Examples:
      | players                    |
      | ann and bob                |
      | ann, bob, cid, dee and eve |

  # ---------------------------------------------------------------- the exchange rate tokens

  @YM-SETUP-07
  Scenario: Any of the five tokens may be the first player's
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "token ann coal"
    Then chance may do "token ann coal" with 1 chance in 5
    And chance may do "token ann livestock" with 1 chance in 5
    And chance may do "token ann oil" with 1 chance in 5
    And chance may do "token ann timber" with 1 chance in 5
    And chance may do "token ann automobile" with 1 chance in 5
    When chance does "token ann timber"
    Then ann's token is timber

  @YM-SETUP-07
  Scenario: The next player's token is one of the four other tokens
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "token ann oil"
    Then chance may do "token bob coal" with 1 chance in 4
    But chance may not do "token bob oil"
    And chance may not do "token ann coal"

  @YM-SETUP-07
  Scenario: Each player is dealt one token, and there is no second round
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "token ann oil"
    And chance does "token bob timber"
    Then chance may not do "token ann coal"
    And ann's token is oil
    And bob's token is timber

  @YM-SETUP-08
  Scenario: With three players two tokens lie in the centre
    Given a Yardmaster game of ann, bob and cid
    When the set-up goes on until chance does "token ann oil"
    And chance does "token bob coal"
    And chance does "token cid automobile"
    And the set-up is finished
    Then the centre is livestock timber

  @YM-SETUP-08
  Scenario: With four players one token lies in the centre
    Given a Yardmaster game of ann, bob, cid and dee
    When the set-up goes on until chance does "token ann oil"
    And chance does "token bob coal"
    And chance does "token cid automobile"
    And chance does "token dee livestock"
    And the set-up is finished
    Then the centre is timber

  # ---------------------------------------------------------------- the deal

  @YM-SETUP-09
  Scenario: Bonus cards are shuffled in and may be dealt
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    And chance does "deal ann pay-1-less"
    Then chance may do "deal ann pay-1-less" with 1 chance in 69
    And chance may do "deal ann plus-1-action" with 2 chances in 69
    And chance may do "deal ann coal" with 12 chances in 69

  @YM-SETUP-09
  Scenario: After both copies of a bonus card are dealt, it cannot be dealt again
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    And chance does "deal ann draw-2"
    And chance does "deal ann draw-2"
    Then chance may not do "deal ann draw-2"
    And chance may do "deal ann exchange-1-1" with 2 chances in 68

  @YM-SETUP-10
  Scenario: A hand is dealt five cards, not four
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    And these decisions are taken:
      """
      chance: deal ann coal
      chance: deal ann oil
      chance: deal ann oil
      chance: deal ann timber
      """
    Then chance may do "deal ann livestock" with 12 chances in 66
    But chance may not do "deal bob livestock"
    When chance does "deal ann livestock"
    Then chance may do "deal bob livestock" with 11 chances in 65
    But chance may not do "deal ann livestock"

  @YM-SETUP-10 @YM-SETUP-11
  Scenario Outline: Dealing five cards to each player reduces the cargo draw pile
    Given a Yardmaster game of <players>
    When the set-up is finished
    Then ann has 5 cards in hand
    And <last> has 5 cards in hand
    And the cargo draw pile has <pile> cards
    And the discard pile has 1 cards

    Examples:
      | players                    | last | pile |
      | ann and bob                | bob  | 59   |
      | ann, bob and cid           | cid  | 54   |
      | ann, bob, cid and dee      | dee  | 49   |
      | ann, bob, cid, dee and eve | eve  | 44   |

  @YM-SETUP-12
  Scenario: The first discard is turned over from the cargo draw pile
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "first-discard plus-1-action"
    Then chance may do "first-discard plus-1-action" with 2 chances in 60
    When chance does "first-discard oil"
    Then chance may not do "first-discard oil"
    And the discard pile is oil
    And the cargo draw pile has 59 cards

  # ---------------------------------------------------------------- who starts, and the Yardmaster token

  @YM-SETUP-13
  Scenario Outline: Each player may be the start player, and then has the first turn
    Given a Yardmaster game of <players>
    When the set-up goes on until chance may do "start ann"
    Then chance may do "start <starter>" with 1 chance in <count>
    When chance does "start <starter>"
    Then it is <starter>'s turn

    Examples:
      | players                    | starter | count |
      | ann and bob                | ann     | 2     |
      | ann and bob                | bob     | 2     |
      | ann, bob and cid           | cid     | 3     |
      | ann, bob, cid and dee      | bob     | 4     |
      | ann, bob, cid, dee and eve | eve     | 5     |

  @YM-SETUP-14
  Scenario Outline: The Yardmaster token begins on the start player's right
    Given a Yardmaster game of <players>
    When the set-up goes on until chance does "start <starter>"
    Then <holder> holds the Yardmaster token face up

    Examples: the seats run clockwise, so right is the seat before
      | players                    | starter | holder |
      | ann, bob and cid           | ann     | cid    |
      | ann, bob and cid           | bob     | ann    |
      | ann, bob and cid           | cid     | bob    |
      | ann, bob, cid and dee      | ann     | dee    |
      | ann, bob, cid and dee      | dee     | cid    |
      | ann, bob, cid, dee and eve | ann     | eve    |
      | ann, bob, cid, dee and eve | cid     | bob    |

  @YM-SETUP-15
  Scenario Outline: With two players the Yardmaster token begins with the opponent
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "start <starter>"
    Then <holder> holds the Yardmaster token face up

    Examples:
      | starter | holder |
      | ann     | bob    |
      | bob     | ann    |

  @YM-SETUP-16
  Scenario: With two players the opponent is Yardmaster on their very first turn
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "start ann"
    Then bob holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then it is bob's turn
    And bob has 3 actions this turn

  @YM-SETUP-16
  Scenario: With three players the right-hand neighbour is Yardmaster on their very first turn
    Given a Yardmaster game of ann, bob and cid
    When the set-up goes on until chance does "start bob"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn
    When cid does "done"
    Then ann has 3 actions this turn

  @YM-SETUP-10
  Scenario: After set-up everybody has five cards and no points
    Given a Yardmaster game of ann, bob and cid
    And after set-up
    Then ann has 5 cards in hand
    And bob has 5 cards in hand
    And cid has 5 cards in hand
    And ann has 0 points
    And cid has 0 points

  # ---------------------------------------------------------------- sorting yards and hands

  @YM-SETUP-17
  Scenario: Each player has a sorting yard of their own
    Given a Yardmaster game of ann and bob
    When these decisions are taken:
      """
      chance: arrival coal-1
      chance: arrival timber-2
      chance: arrival oil-2
      chance: arrival livestock-2
      """
    And the set-up goes on until chance may do "deal ann coal"
    And these decisions are taken:
      """
      chance: deal ann coal
      chance: deal ann timber
      chance: deal ann timber
      chance: deal ann oil
      chance: deal ann oil
      """
    And the set-up goes on until chance does "start ann"
    And ann does "buy coal-1 pay coal*1"
    And chance does "refill coal-1"
    And ann does "buy timber-2 pay timber*2"
    And chance does "refill coal-1"
    Then ann's sorting yard is timber-2
    And bob's sorting yard is empty

  @YM-YARD-01
  Scenario Outline: A railcar that does not fit goes to the sorting yard of the player who bought it
    Given a Yardmaster game of ann, bob and cid
    And it is <player>'s turn
    And <player>'s train is coal-4
    And the arrival yard shows oil-1
    And <player> holds oil*1
    When <player> does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then <player>'s sorting yard is oil-1
    And <other>'s sorting yard is empty
    And <third>'s sorting yard is empty

    Examples:
      | player | other | third |
      | ann    | bob   | cid   |
      | bob    | ann   | cid   |
      | cid    | ann   | bob   |

  @YM-SETUP-18
  Scenario Outline: All sorting yards are empty at the start
    Given a Yardmaster game of ann, bob, cid, dee and eve
    When the set-up is finished
    Then <player>'s sorting yard is empty

    Examples:
      | player |
      | ann    |
      | bob    |
      | cid    |
      | dee    |
      | eve    |

  @worked @YM-EX-25 @YM-SETUP-19
  Scenario: Nobody looks at a hand before set-up is finished
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance may do "deal ann coal"
    And these decisions are taken:
      """
      chance: deal ann coal
      chance: deal ann coal
      chance: deal ann livestock
      chance: deal ann oil
      chance: deal ann pay-1-less
      chance: deal bob oil
      chance: deal bob timber
      chance: deal bob timber
      chance: deal bob automobile
      chance: deal bob plus-1-action
      """
    Then ann does not see any hand
    And bob does not see any hand
    And bob sees the last decision as "deal bob ?"
    When the set-up is finished
    Then ann sees ann's hand as coal*2 livestock*1 oil*1 pay-1-less*1
    And bob sees bob's hand as oil*1 timber*2 automobile*1 plus-1-action*1

  @worked @YM-EX-25 @YM-SETUP-20
  Scenario: A player sees only the number of cards in another hand
    Given a Yardmaster game of ann, bob and cid
    When the set-up is finished
    Then ann does not see bob's hand
    And ann does not see cid's hand
    And bob does not see ann's hand
    And ann sees that bob has 5 cards

  @worked @YM-EX-25 @YM-SETUP-20
  Scenario: Only the player who draws a card unseen sees it
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "start ann"
    And ann does "draw deck"
    And chance does "draw timber"
    Then ann sees the last decision as "draw timber"
    And bob sees the last decision as "draw ?"
    And bob sees that ann has 6 cards
    But bob does not see ann's hand

  # ---------------------------------------------------------------- the point goal

  Scenario Outline: The point goal depends on the number of players
    Given a Yardmaster game of <players>
    When the set-up is finished
    Then the goal is <goal>

    Examples:
      | players                    | goal |
      | ann and bob                | 18   |
      | ann, bob and cid           | 18   |
      | ann, bob, cid and dee      | 16   |
      | ann, bob, cid, dee and eve | 16   |

  Scenario Outline: One point below the goal the game goes on
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann has <points> points
    And the game goes on

    @YM-GOAL-01
    Examples: two and three players, 17 of 18
      | players          | railcar     | cargo       | points |
      | ann and bob      | livestock-3 | livestock*3 | 17     |
      | ann, bob and cid | livestock-3 | livestock*3 | 17     |

    @YM-GOAL-02
    Examples: four and five players, 15 of 16
      | players                    | railcar | cargo | points |
      | ann, bob, cid and dee      | oil-1   | oil*1 | 15     |
      | ann, bob, cid, dee and eve | oil-1   | oil*1 | 15     |

  Scenario Outline: The last point needed for the goal wins the game
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann's train is <train>
    And the arrival yard shows <railcar>
    And ann holds <cargo>
    When ann does "buy <railcar> pay <cargo>"
    And chance does "refill coal-1"
    Then ann has <points> points
    And ann wins

    @YM-GOAL-01
    Examples: two and three players, 18
      | players          | train                                | railcar | cargo  | points |
      | ann and bob      | oil-4 timber-4 timber-3 oil-3 coal-3 | coal-1  | coal*1 | 18     |
      | ann, bob and cid | oil-4 timber-4 timber-3 oil-3 coal-3 | coal-1  | coal*1 | 18     |

    @YM-GOAL-02
    Examples: four and five players, 16
      | players                    | train                         | railcar | cargo | points |
      | ann, bob, cid and dee      | oil-4 timber-4 timber-3 oil-3 | oil-2   | oil*2 | 16     |
      | ann, bob, cid, dee and eve | oil-4 timber-4 timber-3 oil-3 | oil-2   | oil*2 | 16     |
