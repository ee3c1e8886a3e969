Feature: The Yardmaster
  Whoever has the Yardmaster token face up takes three actions instead of two, and then hands the token to the right, against
  the direction of play. With two players it is handed over face down and rests for one turn before it counts.

  # ---------------------------------------------------------------- the cycles, worked out

  @worked @YM-EX-11 @YM-ROLE-01 @YM-ROLE-06 @YM-ROLE-08 @YM-ROLE-09
  Scenario: In eight turns of two players from set-up there are 2, 3, 2, 2, 3, 2, 2 and 3 actions
    Given a Yardmaster game of ann and bob
    When the set-up goes on until chance does "start ann"
    Then bob holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then bob holds the Yardmaster token face up
    And bob has 3 actions this turn
    When bob does "done"
    Then ann holds the Yardmaster token face down
    And ann has 2 actions this turn
    When ann does "done"
    Then ann holds the Yardmaster token face up
    And bob has 2 actions this turn
    When bob does "done"
    Then ann holds the Yardmaster token face up
    And ann has 3 actions this turn
    When ann does "done"
    Then bob holds the Yardmaster token face down
    And bob has 2 actions this turn
    When bob does "done"
    Then bob holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then bob holds the Yardmaster token face up
    And bob has 3 actions this turn
    When bob does "done"
    Then ann holds the Yardmaster token face down

  @worked @YM-EX-11
  Scenario Outline: With two players, the side of the token decides the actions of a turn and where the token goes
    Given a Yardmaster game of ann and bob
    And it is <player>'s turn
    And <holder> holds the Yardmaster token face <side>
    Then <player> has <actions> actions this turn
    When <player> does "done"
    Then <next holder> holds the Yardmaster token face <next side>

    Examples: turns 1 to 6, of which 7 and 8 are 1 and 2 again
      | player | holder | side | actions | next holder | next side |
      | ann    | bob    | up   | 2       | bob         | up        |
      | bob    | bob    | up   | 3       | ann         | down      |
      | ann    | ann    | down | 2       | ann         | up        |
      | bob    | ann    | up   | 2       | ann         | up        |
      | ann    | ann    | up   | 3       | bob         | down      |
      | bob    | bob    | down | 2       | bob         | up        |

  @worked @YM-EX-12 @YM-ROLE-01 @YM-ROLE-03 @YM-ROLE-04
  Scenario: With three players, the Yardmaster's turns are the third turn and every second turn after it
    Given a Yardmaster game of ann, bob and cid
    When the set-up goes on until chance does "start ann"
    Then cid holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 3 actions this turn
    When cid does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn
    When cid does "done"
    Then ann has 3 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 3 actions this turn

  @worked @YM-EX-12 @YM-ROLE-03 @YM-ROLE-04
  Scenario: With four players, the Yardmaster's turns are the fourth turn and every third turn after it
    Given a Yardmaster game of ann, bob, cid and dee
    When the set-up goes on until chance does "start ann"
    Then dee holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn
    When cid does "done"
    Then dee has 3 actions this turn
    When dee does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 3 actions this turn
    When cid does "done"
    Then dee has 2 actions this turn
    When dee does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn
    When cid does "done"
    Then dee has 2 actions this turn
    When dee does "done"
    Then ann has 3 actions this turn

  @worked @YM-EX-12 @YM-ROLE-03 @YM-ROLE-04
  Scenario: With five players, the Yardmaster's turns are the fifth turn and every fourth turn after it
    Given a Yardmaster game of ann, bob, cid, dee and eve
    When the set-up goes on until chance does "start ann"
    Then eve holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn
    When cid does "done"
    Then dee has 2 actions this turn
    When dee does "done"
    Then eve has 3 actions this turn
    When eve does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 2 actions this turn
    When cid does "done"
    Then dee has 3 actions this turn
    When dee does "done"
    Then eve has 2 actions this turn
    When eve does "done"
    Then ann has 2 actions this turn
    When ann does "done"
    Then bob has 2 actions this turn
    When bob does "done"
    Then cid has 3 actions this turn

  # ---------------------------------------------------------------- the third action

  @YM-ROLE-01
  Scenario: The Yardmaster token goes from cid to bob and from bob to ann
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And cid is Yardmaster
    When cid does "done"
    Then bob is Yardmaster
    When ann does "done"
    Then bob is Yardmaster
    When bob does "done"
    Then ann is Yardmaster

  @YM-ROLE-02
  Scenario Outline: The Yardmaster takes a third action but no fourth, whatever the number of players
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann is Yardmaster
    And ann has used 2 actions
    Then ann has 3 actions this turn
    When ann does "draw deck"
    And chance does "draw coal"
    Then ann has 0 actions left
    And ann may not do "draw deck" because of YM-ROLE-02

    Examples:
      | players                    |
      | ann and bob                |
      | ann, bob and cid           |
      | ann, bob, cid and dee      |
      | ann, bob, cid, dee and eve |

  Scenario Outline: The Yardmaster's third action may be of any kind
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann is Yardmaster
    And ann's token is livestock
    And bob's token is coal
    And the discard pile is oil
    And the arrival yard shows coal-1
    And ann holds coal*1
    And ann has used 2 actions
    When ann does "<action>"
    And chance decides <chance>
    Then ann has used 3 actions

    Examples:
      | action                | chance  |
      | draw deck             | 1 time  |
      | draw discard          | 0 times |
      | buy coal-1 pay coal*1 | 1 time  |
      | swap bob              | 0 times |
      | swap center-oil       | 0 times |

  @YM-TURN-01
  Scenario: The Yardmaster token gives an action only to its holder on the holder's own turn
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And bob is Yardmaster
    And ann has used 2 actions
    Then ann has 2 actions this turn
    And ann may not do "draw deck" because of YM-TURN-01
    And bob may not do "draw deck" because of YM-END-06

  # ---------------------------------------------------------------- three players and more

  @YM-ROLE-03
  Scenario Outline: After the Yardmaster's turn the token goes to the right
    Given a Yardmaster game of <players>
    And it is <yardmaster>'s turn
    And <yardmaster> is Yardmaster
    When <yardmaster> does "done"
    Then <right> holds the Yardmaster token face up

    Examples: three players
      | players          | yardmaster | right |
      | ann, bob and cid | ann        | cid   |
      | ann, bob and cid | bob        | ann   |
      | ann, bob and cid | cid        | bob   |

    Examples: four players and five
      | players                    | yardmaster | right |
      | ann, bob, cid and dee      | ann        | dee   |
      | ann, bob, cid and dee      | cid        | bob   |
      | ann, bob, cid, dee and eve | ann        | eve   |
      | ann, bob, cid, dee and eve | dee        | cid   |

  Scenario Outline: The turn of a player who is not Yardmaster leaves the token where it is
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And <holder> is Yardmaster
    When ann does "done"
    Then <holder> holds the Yardmaster token face up
    And it is bob's turn
    And bob has <actions> actions this turn

    Examples:
      | holder | actions |
      | bob    | 3       |
      | cid    | 2       |

  @YM-ROLE-04
  Scenario: The receiver's token lies face up at once, but gives an action only on the receiver's own next turn
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And cid is Yardmaster
    When cid does "done"
    Then bob holds the Yardmaster token face up
    And ann has 2 actions this turn
    When ann does "done"
    Then bob has 3 actions this turn

  @YM-ROLE-05
  Scenario: The Yardmaster cannot keep the token and has an ordinary turn next
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And cid is Yardmaster
    Then cid may not do "keep yardmaster" because of YM-ROLE-05
    When cid does "done"
    And ann does "done"
    And bob does "done"
    Then it is cid's turn
    And cid has 2 actions this turn

  @YM-ROLE-05
  Scenario Outline: With two players the Yardmaster cannot keep the token either, and is not Yardmaster twice in a row
    Given a Yardmaster game of ann and bob
    And it is <yardmaster>'s turn
    And <yardmaster> is Yardmaster
    Then <yardmaster> may not do "keep yardmaster" because of YM-ROLE-05
    When <yardmaster> does "done"
    And <other> does "done"
    Then it is <yardmaster>'s turn
    And <yardmaster> has 2 actions this turn

    Examples:
      | yardmaster | other |
      | ann        | bob   |
      | bob        | ann   |

  # ---------------------------------------------------------------- two players

  @YM-ROLE-06
  Scenario Outline: With two players the token is handed over face down
    Given a Yardmaster game of ann and bob
    And it is <yardmaster>'s turn
    And <yardmaster> is Yardmaster
    When <yardmaster> does "done"
    Then <other> holds the Yardmaster token face down

    Examples:
      | yardmaster | other |
      | ann        | bob   |
      | bob        | ann   |

  @YM-ROLE-07
  Scenario: A token received face down gives two actions, but no third
    Given a Yardmaster game of ann and bob
    And it is bob's turn
    And bob is Yardmaster
    When bob does "done"
    Then ann holds the Yardmaster token face down
    And ann has 2 actions this turn
    When ann does "draw deck"
    And chance does "draw coal"
    And ann does "draw deck"
    And chance does "draw coal"
    Then ann has 0 actions left
    And ann may not do "draw deck" because of YM-ROLE-07

  @YM-ROLE-08
  Scenario Outline: After an ordinary turn, the face-down token is turned up and stays with its holder
    Given a Yardmaster game of ann and bob
    And it is <player>'s turn
    And <player> holds the Yardmaster token face down
    When <player> does "done"
    Then <player> holds the Yardmaster token face up
    And it is <other>'s turn
    And <other> has 2 actions this turn

    Examples:
      | player | other |
      | ann    | bob   |
      | bob    | ann   |

  @YM-ROLE-09
  Scenario: A token that was turned up makes its holder Yardmaster on the holder's next turn
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann holds the Yardmaster token face down
    When ann does "done"
    And bob does "done"
    Then it is ann's turn
    And ann holds the Yardmaster token face up
    And ann has 3 actions this turn
