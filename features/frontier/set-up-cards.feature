Feature: Set-up - what is drawn and dealt
  The starting player, who is mayor, one railroad and one telegraph tile, four event cards of era I and three discs on them. Each player
  chooses an industry, keeps one of three goal cards and receives an assistant. Whatever is random is a decision of chance.

  # ---------------------------------------------------------------- boards and players

  @worked @FR-EX-06
  Scenario Outline: <players> play on <boards> boards
    Given a Frontier game of <players>
    When the set-up is finished
    Then <boards> boards are in play

    @FR-SETUP-01
    Examples: two and three players
      | players       | boards |
      | p1 and p2     | 3      |
      | p1, p2 and p3 | 3      |

    @FR-SETUP-02
    Examples: four and five players
      | players               | boards |
      | p1, p2, p3 and p4     | 4      |
      | p1, p2, p3, p4 and p5 | 4      |

  @worked @FR-EX-06 @FR-TITLE-01
  Scenario Outline: A game of <players> is refused
    Given a Frontier game of <players>
    Then the set-up is refused because of FR-TITLE-01

    Examples: one too few, one too many
      | players                   |
      | p1                        |
      | p1, p2, p3, p4, p5 and p6 |

  # ---------------------------------------------------------------- the starting player

  @FR-SETUP-17
  Scenario Outline: Any of <players> may start
    Given a Frontier game of <players>
    Then chance may do "start <last>" with 1 chance in <count>
    When chance does "start <last>"
    Then chance may not do "start P1"

    Examples:
      | players               | last | count |
      | p1 and p2             | P2   | 2     |
      | p1, p2 and p3         | P3   | 3     |
      | p1, p2, p3 and p4     | P4   | 4     |
      | p1, p2, p3, p4 and p5 | P5   | 5     |

  @FR-SETUP-17 @FR-SETUP-18 @FR-COMP-12
  Scenario: Only the starting player is mayor
    Given a Frontier game of p1, p2 and p3
    When chance does "start P2"
    And the set-up is finished
    Then p2 is starting player
    And p2 is mayor
    And it is p2's turn

  @FR-SETUP-18 @FR-START-13
  Scenario: When the set-up is over the starting player is mayor and has the first turn, and everybody has $4
    Given a Frontier game of p1, p2 and p3
    And after set-up
    Then it is p1's turn
    And the position has:
      """
      /round: 1
      /starting-player: "p1"
      /mayor: "p1"
      /players/0/money: 4
      /players/1/money: 4
      /players/2/money: 4
      """

  # ---------------------------------------------------------------- development tiles

  @worked @FR-EX-11 @FR-SETUP-10 @FR-SETUP-11 @FR-COMP-17 @FR-COMP-18
  Scenario: One of nine railroad tiles and one of nine telegraph tiles are turned up
    Given a Frontier game of p1 and p2
    When chance does "start P1"
    Then chance may do "reveal railroad RR1" with 1 chance in 9
    And chance may do "reveal railroad RR9" with 1 chance in 9
    But chance may not do "reveal telegraph TG1"
    When chance does "reveal railroad RR4"
    Then RR4 is face up
    And 1 railroad tile is laid out
    And chance may do "reveal telegraph TG1" with 1 chance in 9
    And chance may do "reveal telegraph TG9" with 1 chance in 9
    But chance may not do "reveal railroad RR1" because of FR-SETUP-10
    When chance does "reveal telegraph TG3"
    Then TG3 is face up
    And 1 telegraph tile is laid out

  # ---------------------------------------------------------------- event cards

  @worked @FR-EX-08 @FR-SETUP-19 @FR-SETUP-20 @FR-SETUP-21 @FR-SETUP-22 @FR-SETUP-23 @FR-SETUP-26
  Scenario: The four cards of era I go to upcoming, three, six and nine years, in the order drawn
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance may do "event I-1"
    Then chance may do "event I-1" with 1 chance in 4
    And chance may do "event I-4" with 1 chance in 4
    But chance may not do "event II-1" because of FR-SETUP-21
    When chance does "event I-3"
    Then chance may do "event I-1" with 1 chance in 3
    But chance may not do "event I-3" because of FR-SETUP-26
    When chance does "event I-1"
    And chance does "event I-2"
    Then chance may do "event I-4" with 1 chance in 1
    When chance does "event I-4"
    Then the events are I-3 I-1 I-2 I-4
    And chance may not do "event II-1"

  # ---------------------------------------------------------------- discs

  @FR-SETUP-24 @FR-COMP-10
  Scenario: Each disc goes to a card without a disc, boon side up
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance may do "disc health three"
    Then chance may do "disc health upcoming" with 1 chance in 4
    And chance may do "disc health nine" with 1 chance in 4
    But chance may not do "disc wealth three"
    When chance does "disc health three"
    Then chance may do "disc wealth six" with 1 chance in 3
    But chance may not do "disc wealth three" because of FR-SETUP-24
    When chance does "disc wealth six"
    Then chance may do "disc safety upcoming" with 1 chance in 2
    And chance may do "disc safety nine" with 1 chance in 2
    But chance may not do "disc safety six" because of FR-SETUP-24
    When chance does "disc safety nine"
    Then the health disc lies on three, boon side up
    And the wealth disc lies on six, boon side up
    And the safety disc lies on nine, boon side up

  # ---------------------------------------------------------------- markers

  @FR-SETUP-09 @FR-COMP-11
  Scenario: The three markers start in the middle
    Given a Frontier game of p1 and p2
    When the set-up is finished
    Then the health marker is at 0
    And the wealth marker is at 0
    And the safety marker is at 0

  # ---------------------------------------------------------------- the tiles of a track

  @FR-R-tile-row
  Scenario Outline: No railroad tile follows the <last> - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "tile-row" is "<answer>"
    And p1 has $10
    And <built>
    And <face up> is face up
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7 l6
    When p1 does "develop railroad"
    And chance decides <chance>
    Then no railroad tile is face up
    And p1 may not do "develop railroad" because of FR-SETUP-11 and the ruling "tile-row"

    Examples: five, six or nine tiles in all
      | answer         | last  | built                                                         | face up | chance  |
      | five-of-nine   | fifth | RR1 RR2 RR3 RR4 were built by p2                              | RR5     | 0 times |
      | six-of-nine    | sixth | RR1 RR2 RR3 RR4 RR6 were built by p2                          | RR5     | 0 times |
      | five-and-stock | ninth | RR1 RR2 RR3 RR4 RR5 RR6 RR7 RR8 were built by p2              | RR9     | 1 time  |

  @FR-SETUP-16
  Scenario: The starting player is dealt an assistant first
    Given a Frontier game of p1 and p2
    When chance does "start P2"
    And the set-up goes on until chance may do "assistant A1"
    And chance does "assistant A1"
    And chance does "assistant A2"
    Then p2 holds A1
    And p1 holds A2
