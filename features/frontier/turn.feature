Feature: A turn
  One turn for each player in a round. In it a player uses each of his workers once and takes as many general actions as he likes, in
  any order, until he ends the turn.

  # ---------------------------------------------------------------- whose turn it is

  @FR-GOAL-04
  Scenario: Each player has one turn in a round, in the order from the starting player
    Given a Frontier game of p1, p2 and p3
    And it is p1's turn
    Then p2 may not do "end-turn" because of FR-GOAL-04
    When p1 does "end-turn"
    Then it is p2's turn
    And p1 may not do "end-turn" because of FR-GOAL-04
    When p2 does "end-turn"
    Then it is p3's turn
    And it is round 2

  @FR-GOAL-04
  Scenario: The order of turns starts with the starting player and goes round the table
    Given a Frontier game of p1, p2 and p3
    And p2 is starting player
    And it is p2's turn
    When p2 does "end-turn"
    Then it is p3's turn
    When p3 does "end-turn"
    Then it is p1's turn

  @FR-GOAL-04
  Scenario: After the last turn of a round the next round begins with the starting player
    Given a Frontier game of p1 and p2
    And it is round 2
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then it is round 3
    And it is p1's turn

  # ---------------------------------------------------------------- workers

  @worked @FR-EX-71 @FR-GOAL-05 @FR-GOAL-06 @FR-ROUND-19
  Scenario: Workers and general actions are mixed in any order, and a third worker action is refused
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has $4
    When p1 does "cut d6 via d6"
    And p1 does "build camp at c6"
    And p1 does "cut c6 via c6"
    And p1 does "campaign health"
    Then p1 has $0
    And p1 has 0 standing workers
    And p1 may not do "cut c6 via c6" because of FR-ROUND-21
    But p1 may do "end-turn"

  @FR-ROUND-19 @FR-ROUND-21
  Scenario Outline: Each worker action lays one worker down: <action>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And basin-1 holds 2 logs of p1
    And a saloon of p2 stands at j7
    And a jail of p2 stands at i7
    And i7 has 1 fire piece
    And p1 has 2 standing workers
    When p1 does "<action>"
    Then p1 has 1 standing worker

    Examples:
      | action          |
      | cut d6 via d6   |
      | drive basin-1 2 |
      | use j7          |
      | douse i7        |

  @FR-ROUND-21
  Scenario Outline: Without a standing worker a worker action is refused: <action>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And basin-1 holds 2 logs of p1
    And a saloon of p2 stands at j7
    And a jail of p2 stands at i7
    And i7 has 1 fire piece
    And p1 has 0 standing workers
    Then p1 may not do "<action>" because of FR-ROUND-21

    Examples:
      | action          |
      | cut d6 via d6   |
      | drive basin-1 2 |
      | use j7          |
      | douse i7        |

  @FR-ROUND-21
  Scenario: The last standing worker acts once and no more
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 1 standing worker
    When p1 does "cut d6 via d6"
    Then p1 has 0 standing workers
    And p1 may not do "cut d6 via d6" because of FR-ROUND-21

  @FR-GOAL-05
  Scenario: A player may end the turn with both workers standing and work left to do
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 has 2 standing workers
    Then p1 may do "cut d6 via d6"
    And p1 may do "end-turn"
    When p1 does "end-turn"
    Then it is p2's turn
    And p1 has 2 standing workers

  # ---------------------------------------------------------------- general actions need no worker

  @FR-GEN-01 @FR-GOAL-06
  Scenario Outline: A general action needs no worker: <action>
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And RR1 is face up
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has $9
    And p1 has 2 logs in stock
    And p1 has 0 standing workers
    Then p1 may do "<action>"

    Examples:
      | action                |
      | campaign wealth       |
      | develop railroad      |
      | quell d6              |
      | build saloon at i7    |
      | build camp at c6      |
      | sell log*2 ship       |
      | buy tool*1 ship       |

  @FR-GEN-01
  Scenario: General actions lay no worker down
    Given a Frontier game of p1 and p2
    And p1 has $9
    And p1 has 2 logs in stock
    And p1 has 2 standing workers
    When p1 does "sell log*1 ship"
    And p1 does "build saloon at i7"
    And p1 does "campaign wealth"
    And p1 does "buy tool*1 ship"
    Then p1 has 2 standing workers
    And p1 has $5

  @FR-ROUND-21
  Scenario: Of the general actions only putting out a fire needs a worker
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 1 fire piece
    And a camp of p1 stands at d6
    And d6 has 1 revolt piece
    And p1 has $4
    And p1 has 0 standing workers
    Then p1 may not do "douse j7" because of FR-ROUND-21
    But p1 may do "quell d6"

  # ---------------------------------------------------------------- money

  @FR-SETUP-07
  Scenario Outline: A player cannot pay more money than the player has: <action> costs $<price>
    Given a Frontier game of p1 and p2
    And p1 has $<short>
    And p1 has 2 logs in stock
    And RR1 is face up
    And TG1 is face up
    And a camp of p2 stands at d6
    And d6 has 1 revolt piece
    And a doctor of p2 stands at j7
    Then p1 may not do "<action>" because of FR-SETUP-07

    Examples: one dollar short
      | action            | price | short |
      | campaign wealth   | 1     | 0     |
      | quell d6          | 1     | 0     |
      | use j7            | 1     | 0     |
      | develop railroad  | 4     | 3     |
      | develop telegraph | 3     | 2     |
      | build saloon at i7 | 3    | 2     |
      | buy tool*2 ship   | 4     | 3     |

  @FR-SETUP-07
  Scenario Outline: A player with the exact sum can pay for an action: <action> costs $<price>
    Given a Frontier game of p1 and p2
    And p1 has $<price>
    And p1 has 2 logs in stock
    And RR1 is face up
    And TG1 is face up
    And a camp of p2 stands at d6
    And d6 has 1 revolt piece
    And a doctor of p2 stands at j7
    Then p1 may do "<action>"

    Examples:
      | action             | price |
      | campaign wealth    | 1     |
      | quell d6           | 1     |
      | use j7             | 1     |
      | develop railroad   | 4     |
      | develop telegraph  | 3     |
      | build saloon at i7 | 3     |
      | buy tool*2 ship    | 4     |

  @FR-SETUP-07
  Scenario: The money that a player pays goes to the bank
    Given a Frontier game of p1 and p2
    And p1 has $4
    And p2 has $4
    Then the bank has $-8
    When p1 does "campaign wealth"
    Then p1 has $3
    And the bank has $-7
