Feature: The end of a turn
  A turn ends when its owner says so. Then the Yardmaster token is seen to, an empty cargo draw pile is made new from the
  discards, and the player on the left goes on.

  # ---------------------------------------------------------------- the Yardmaster token

  @YM-END-01
  Scenario: The Yardmaster token is passed when the turn ends with done, not before
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And cid is Yardmaster
    And cid has used 3 actions
    Then cid holds the Yardmaster token face up
    When cid does "done"
    Then the play rests on YM-END-01
    And bob holds the Yardmaster token face up

  @YM-END-01
  Scenario: With two players too, the Yardmaster token is passed when the turn ends with done
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann is Yardmaster
    And ann has used 3 actions
    Then ann holds the Yardmaster token face up
    When ann does "done"
    Then the play rests on YM-END-01
    And bob holds the Yardmaster token face down
    And ann is not Yardmaster

  Scenario: A player who does not hold the Yardmaster token passes nothing at the end of the turn
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And cid is Yardmaster
    When ann does "done"
    Then the play does not rest on YM-END-01
    And cid holds the Yardmaster token face up

  @YM-END-02
  Scenario: With two players, a face-down token is turned up when the turn ends with done, not before
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds the Yardmaster token face down
    And ann has used 2 actions
    Then ann holds the Yardmaster token face down
    When ann does "done"
    Then the play rests on YM-END-02
    And ann holds the Yardmaster token face up

  Scenario: With two players, the opponent's face-up token stays face up after an ordinary turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann is not Yardmaster
    When ann does "done"
    Then the play does not rest on YM-END-02
    And bob holds the Yardmaster token face up

  # ---------------------------------------------------------------- the empty cargo draw pile

  @worked @YM-EX-14
  Scenario Outline: At the end of a turn with an empty cargo draw pile, the discards under the top card become the new pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is <discards>
    When ann does "done"
    Then the cargo draw pile is <draw pile>
    And the discard pile is <left>

    @YM-END-03 @YM-END-04
    Examples: two discards or more
      | discards                   | draw pile                 | left       |
      | coal oil pay-1-less timber | coal*1 oil*1 pay-1-less*1 | timber     |
      | coal timber pay-1-less     | coal*1 timber*1           | pay-1-less |

    Examples: nothing lies under the top card
      | discards | draw pile | left  |
      | coal     | empty     | coal  |
      | empty    | empty     | empty |

  @YM-END-03
  Scenario: Two discards are enough to make a new cargo draw pile of one card
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is coal oil
    When ann does "done"
    Then the cargo draw pile is coal*1
    And the discard pile is oil

  Scenario: If one card is left in the cargo draw pile, the discards are not reshuffled
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is livestock*1
    And the discard pile is coal oil timber
    When ann does "done"
    Then the play does not rest on YM-END-03
    And the cargo draw pile is livestock*1
    And the discard pile is coal oil timber

  @YM-END-03
  Scenario: The new cargo draw pile is shuffled
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is coal coal oil timber
    When ann does "done"
    And bob does "draw deck"
    Then chance may do "draw coal" with 2 chances in 3
    And chance may do "draw oil" with 1 chance in 3
    But chance may not do "draw timber"

  @YM-END-03
  Scenario: A discard pile that is too small to reshuffle is checked again at the end of the next turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is coal
    And the arrival yard shows oil-1
    When ann does "done"
    Then the cargo draw pile is empty
    When bob does "buy oil-1 pay oil*1"
    And chance does "refill coal-1"
    Then the cargo draw pile is empty
    When bob does "done"
    Then the cargo draw pile is coal*1
    And the discard pile is oil

  @YM-END-03
  Scenario: After the last card of the cargo draw pile is drawn, the reshuffle waits for the end of the turn
    Given a Yardmaster game of ann, bob and cid
    And it is bob's turn
    And the cargo draw pile is livestock*1
    And the discard pile is coal oil
    When bob does "draw deck"
    And chance does "draw livestock"
    Then the cargo draw pile is empty
    And the discard pile is coal oil
    When bob does "done"
    Then the cargo draw pile is coal*1
    And the discard pile is oil

  @YM-END-04
  Scenario: The next player can draw the discard that was left out of the reshuffle
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is coal oil timber
    When ann does "done"
    Then the discard pile is timber
    When bob does "draw discard"
    Then the discard pile is empty
    And the cargo draw pile is coal*1 oil*1

  @YM-END-04
  Scenario: A bonus card left on top by the reshuffle keeps the discard pile closed
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile is coal exchange-1-1
    When ann does "done"
    Then the discard pile is exchange-1-1
    And bob may not do "draw discard" because of YM-DRAW-05
    But bob may do "draw deck"

  @YM-END-01 @YM-END-03
  Scenario: The end of one turn can both pass the token and make a new cargo draw pile
    Given a Yardmaster game of ann, bob and cid
    And it is bob's turn
    And bob is Yardmaster
    And the cargo draw pile is empty
    And the discard pile is coal oil
    When bob does "done"
    Then ann holds the Yardmaster token face up
    And the cargo draw pile is coal*1
    And it is cid's turn

  # ---------------------------------------------------------------- the word that ends the turn

  @YM-END-05
  Scenario Outline: The word done ends the turn, however many actions are left
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used <used> actions
    Then it is ann's turn
    And ann may do "done"
    When ann does "done"
    Then it is bob's turn

    Examples:
      | used |
      | 0    |
      | 1    |
      | 2    |

  @YM-END-05
  Scenario: The last action does not end the turn, and no other player may act before the word done
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 1 action
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann has 0 actions left
    And it is ann's turn
    And bob may not do "draw deck" because of YM-END-06
    When ann does "done"
    Then bob may do "draw deck"
    But ann may not do "draw deck" because of YM-END-06

  Scenario: Only the turn's owner can end it
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann has used 2 actions
    Then bob may not do "done" because of YM-END-06
    And it is ann's turn

  # ---------------------------------------------------------------- who is next

  @YM-END-06
  Scenario Outline: The next turn belongs to the player on the left
    Given a Yardmaster game of <players>
    And it is <player>'s turn
    When <player> does "done"
    Then it is <left>'s turn

    Examples:
      | players                    | player | left |
      | ann and bob                | ann    | bob  |
      | ann and bob                | bob    | ann  |
      | ann, bob and cid           | ann    | bob  |
      | ann, bob and cid           | bob    | cid  |
      | ann, bob and cid           | cid    | ann  |
      | ann, bob, cid and dee      | cid    | dee  |
      | ann, bob, cid and dee      | dee    | ann  |
      | ann, bob, cid, dee and eve | dee    | eve  |
      | ann, bob, cid, dee and eve | eve    | ann  |

  @YM-ROLE-07
  Scenario Outline: With two players the turn after the Yardmaster's is an ordinary one, whoever started - <starter>
    Given a Yardmaster game of ann and bob
    And <starter> is the start player
    And it is bob's turn
    And bob holds the Yardmaster token face up
    When bob does "done"
    Then it is ann's turn
    And ann holds the Yardmaster token face down
    And ann has 2 actions this turn
    And the play rests on YM-ROLE-07

    Examples:
      | starter |
      | ann     |
      | bob     |

  @YM-END-06 @YM-TURN-01
  Scenario: The first turn is the start player's, and each end of a turn begins the next one
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "start bob"
    Then the position has:
      """
      /turn: 1
      /player: "bob"
      """
    When bob does "done"
    Then the position has:
      """
      /turn: 2
      /player: "ann"
      """

  @YM-END-06
  Scenario Outline: In the second round of three players, turn <turn> belongs to <player> and the turn after it to <left>
    Given a Yardmaster game of ann, bob and cid
    And ann is the start player
    And it is turn <turn>
    And it is <player>'s turn
    When <player> does "done"
    Then it is <left>'s turn
    And the position has:
      """
      /turn: <next>
      """

    Examples:
      | turn | player | left | next |
      | 4    | ann    | bob  | 5    |
      | 5    | bob    | cid  | 6    |
      | 6    | cid    | ann  | 7    |

  @YM-END-06
  Scenario: With three players, a position in which turn 5 belongs to the third player is refused
    Given a Yardmaster game of ann, bob and cid
    And ann is the start player
    And it is turn 5
    And it is cid's turn
    Then the position is refused because of YM-END-06

  @YM-END-03 @YM-END-04
  Scenario: All discards but the top one make the new cargo draw pile
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the cargo draw pile is empty
    And the discard pile has 20 cards
    And timber is on top of the discard pile
    When ann does "done"
    Then the cargo draw pile has 19 cards
    And the discard pile is timber
