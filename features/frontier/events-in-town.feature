Feature: Events that strike the town
  Losses of the town status, fire, revolt, panic, and damage to the railroad or the telegraph. Where something has to be chosen the mayor
  chooses.

  # ---------------------------------------------------------------- status down

  @worked @FR-EX-18 @FR-ROUND-14 @FR-SETUP-09
  Scenario Outline: <event> shifts <field> one space to the left and nothing else
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is <event>
    When p2 does "end-turn"
    And chance decides <chance>
    Then the health marker is at <health>
    And the wealth marker is at <wealth>
    And the safety marker is at <safety>

    Examples:
      | event | field  | health | wealth | safety | chance  |
      | I-4   | safety | 0      | 0      | -1     | 1 time  |
      | II-4  | health | -1     | 0      | 0      | 1 time  |
      | IV-1  | wealth | 0      | -1     | 0      | 0 times |

  @FR-ROUND-14 @FR-SETUP-09
  Scenario: A marker two spaces left of the middle still moves one space to the left
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-4
    And the safety marker is at -2
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the safety marker is at -3

  @FR-ROUND-14
  Scenario: A marker at the left end of its track stays there
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-4
    And the safety marker is at -3
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the safety marker is at -3

  # ---------------------------------------------------------------- fire

  @FR-ROUND-09
  Scenario: The second event of era IV is a fire too
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And it is p2's turn
    And the upcoming event is IV-2
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p1 may do "burn j7"

  @worked @FR-EX-47 @FR-ROUND-09
  Scenario: Fire strikes public buildings and housing only
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And a saloon of p2 stands at j7
    And a camp of p1 stands at d6
    And a farmstead of p2 stands at o7
    And it is p2's turn
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p1 may do only:
      | burn i6 |
      | burn j6 |
      | burn j7 |
    And p1 may not do "burn h6" because of FR-ROUND-09
    And p1 may not do "burn h5" because of FR-ROUND-09
    And p1 may not do "burn d6" because of FR-ROUND-09
    And p2 may not do "burn i6" because of FR-ROUND-09
    When p1 does "burn j7"
    And chance decides 1 time
    Then j7 has 1 fire piece
    And it is p1's turn

  @FR-ROUND-09
  Scenario: With severity 3 the mayor places three pieces, and may place all on one building
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is mayor
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 3"
    And p2 does "burn i6"
    And p2 does "burn i6"
    And p2 does "burn i6"
    And chance does "event II-1"
    Then i6 has 3 fire pieces
    And j6 has 0 fire pieces
    And it is p1's turn

  @worked @FR-EX-47 @FR-ROUND-09
  Scenario: A building takes at most three fire pieces, and a fire without a target has no effect
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And i6 has 3 fire pieces
    And j6 has 2 fire pieces
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p1 may only do "burn j6"
    When p1 does "burn j6"
    And chance does "event II-1"
    Then j6 has 3 fire pieces
    And it is p1's turn
    And p1 may do "end-turn"

  # ---------------------------------------------------------------- revolt

  @worked @FR-EX-47 @FR-ROUND-10
  Scenario: Revolt strikes only industry buildings, whoever owns them
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p2 is in ranching at level I
    And a saloon of p2 stands at j7
    And a camp of p1 stands at d6
    And a farmstead of p2 stands at o7
    And it is p2's turn
    And the upcoming event is II-2
    When p2 does "end-turn"
    And chance does "severity 2"
    Then p1 may do only:
      | revolt d6 |
      | revolt o7 |
    And p1 may not do "revolt j7" because of FR-ROUND-10
    When p1 does "revolt o7"
    And p1 does "revolt o7"
    And chance does "event III-1"
    Then o7 has 2 revolt pieces
    And d6 has 0 revolt pieces

  @FR-ROUND-10
  Scenario: A revolt strikes a depleted deposit like any other industry building
    Given a Frontier game of p1 and p2
    And p1 is in mining at level I
    And a panning of p1 stands at p6
    And p6 is depleted
    And it is p2's turn
    And the upcoming event is II-2
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p1 may only do "revolt p6"

  # ---------------------------------------------------------------- panic

  @worked @FR-EX-50 @FR-CHAR-31
  Scenario: A panic of severity 2 costs each player $4, or $2 less with an own bank
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a bank of p1 stands at i7
    And p1 has $9
    And p2 has $3
    And the upcoming event is III-3
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance decides 1 time
    Then p1 has $7
    And p2 has $0

  @FR-CHAR-31
  Scenario: The fourth event of era IV is a panic too
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 has $9
    And p2 has $3
    And the upcoming event is IV-4
    When p2 does "end-turn"
    And chance does "severity 1"
    Then p1 has $7
    And p2 has $1

  @FR-CHAR-31
  Scenario Outline: With <banks> banks p1 pays $<paid> of $9 in a panic of severity <severity>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a bank of p1 stands at i7
    And a bank of <second> stands at j7
    And p1 has $9
    And the upcoming event is III-3
    When p2 does "end-turn"
    And chance does "severity <severity>"
    And chance decides 1 time
    Then p1 has $<left>

    Examples: two own banks take $4 off, never below nothing; another's bank takes nothing off
      | second | banks | severity | paid | left |
      | p1     | two   | 3        | 2    | 7    |
      | p1     | two   | 2        | 0    | 9    |
      | p1     | two   | 1        | 0    | 9    |
      | p2     | one   | 3        | 4    | 5    |

  # ---------------------------------------------------------------- damage to a line

  @worked @FR-EX-48 @FR-ROUND-12
  Scenario: With two railroad tiles and one telegraph tile the last railroad tile is damaged
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And RR1 was built by p1
    And RR2 was built by p2
    And RR3 is face up
    And TG1 was built by p1
    And TG2 is face up
    And the upcoming event is III-1
    When p2 does "end-turn"
    And chance does "event IV-1"
    Then RR2 is face up
    And RR3 waits
    And RR1 was built by p1
    And TG1 was built by p1
    And TG2 is face up
    And 3 railroad tiles are laid out

  @worked @FR-EX-48 @FR-ROUND-13
  Scenario Outline: With <railroad> railroad tiles and <telegraph> telegraph tiles, the last telegraph tile is damaged
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And RR1 was built by p1
    And RR2 is face up
    And <telegraph tiles> were built by p2
    And TG3 is face up
    And the upcoming event is III-1
    When p2 does "end-turn"
    And chance does "event IV-1"
    Then <damaged> is face up
    And TG3 waits
    And RR2 is face up
    And RR1 was built by p1

    Examples: one and two, one and one
      | railroad | telegraph | telegraph tiles | damaged |
      | 1        | 2         | TG1 TG2         | TG2     |
      | 1        | 1         | TG1             | TG1     |

  @worked @FR-EX-48 @FR-ROUND-15
  Scenario: If no tile is built, none is damaged
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And RR1 is face up
    And TG1 is face up
    And the upcoming event is III-1
    When p2 does "end-turn"
    And chance does "event IV-1"
    Then RR1 is face up
    And TG1 is face up
    And 1 railroad tile is laid out
    And 1 telegraph tile is laid out

  @worked @FR-EX-48 @FR-GEN-07
  Scenario: When the damaged tile is built again, the waiting tile comes back
    Given a Frontier game of p1 and p2
    And TG2 is face up
    And TG1 waits
    And p1 has $3
    When p1 does "develop telegraph"
    Then TG2 was built by p1
    And TG1 is face up
    And 2 telegraph tiles are laid out

  @FR-ROUND-12
  Scenario: A damaged railroad tile leaves its track on the map and its point on the track
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And RR1 was built by p1
    And RR2 is face up
    And the red line is r9 q9 q8 q7 p7
    And p1's investment track is 1
    And the upcoming event is III-1
    When p2 does "end-turn"
    And chance does "event IV-1"
    Then RR1 is face up
    And the red line is r9 q9 q8 q7 p7
    And p1's investment track is 1

  @FR-ROUND-12 @FR-ROUND-13
  Scenario Outline: A damaged tile counts for nobody's goal - built by <builder>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1's goal is G10
    And p2's goal is G11
    And TG1 was built by <builder>
    And TG2 is face up
    And the upcoming event is III-1
    Then p1's goal is worth <before>
    When p2 does "end-turn"
    And chance does "event IV-1"
    Then TG1 is face up
    And p1's goal is worth 0

    Examples:
      | builder | before |
      | p1      | 2      |
      | p2      | 0      |

  @FR-ROUND-10
  Scenario: A revolt of severity one strikes only one building
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And a camp of p1 stands at c6
    And the upcoming event is II-2
    When p2 does "end-turn"
    And chance does "severity 1"
    And p1 does "revolt d6"
    Then chance decides
    When chance does "event III-1"
    Then d6 has 1 revolt piece
    And c6 has 0 revolt pieces

  @FR-ROUND-12 @FR-ROUND-13
  Scenario: A damaged tile that comes back makes the face-up tile wait, even RR1
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And RR2 was built by p1
    And RR1 is face up
    And the upcoming event is III-1
    When p2 does "end-turn"
    And chance does "event IV-1"
    Then RR2 is face up
    And RR1 waits

  @FR-CHAR-31
  Scenario: The money lost in a panic goes to the bank
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1 has $3
    And p2 has $9
    And the upcoming event is III-3
    Then the bank has $-12
    When p2 does "end-turn"
    And chance does "severity 2"
    And chance does "event IV-1"
    Then p1 has $0
    And p2 has $5
    And the bank has $-5
