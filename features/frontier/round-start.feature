Feature: The beginning of a round
  From round 2 on everybody and everything stands up first. Then both scoring tracks pay in dollars, and the discs on the upcoming event
  act by the markers of the town status.

  # ---------------------------------------------------------------- step 1

  @worked @FR-EX-40 @FR-ROUND-01 @FR-ROUND-02 @FR-CHAR-12
  Scenario: Workers and horses stand up and the ring of an assistant moves on
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 has 0 standing workers
    And p2 has 2 horses on cards
    And p2 has 0 available horses
    And p2 holds A1
    And A1 shows worker
    And A1 is used
    And no event cards are left
    When p2 does "end-turn"
    Then p2 has 2 standing workers
    And p2 has 2 available horses
    And A1 shows gun
    And A1 is not used

  @FR-ROUND-01
  Scenario: The workers stand up for all players, whether they were used or not
    Given a Frontier game of p1, p2 and p3
    And it is p3's turn
    And p1 has 1 standing worker
    And p2 has 2 standing workers
    And p3 has 0 standing workers
    And no event cards are left
    When p3 does "end-turn"
    Then everybody has 2 standing workers

  @FR-ROUND-02
  Scenario: A used horse stays used until the round is over
    Given a Frontier game of p1 and p2
    And p1 is in ranching at level I
    And p1 has 1 horse on cards
    And p1 has 2 cattle at r6
    And no event cards are left
    When p1 does "drive-cattle r6 to r8"
    Then p1 has 0 available horses
    And p1 may not do "drive-cattle r6 to r8" because of FR-START-11 and the ruling "drive-horse"
    When p1 does "end-turn"
    Then p1 has 0 available horses
    When p2 does "end-turn"
    Then p1 has 1 available horse
    And p1 may do "drive-cattle r6 to r8"

  # ---------------------------------------------------------------- step 2: income

  @worked @FR-EX-35 @FR-ROUND-04 @FR-TRACK-06
  Scenario: Two on the political track and three on the investment track together pay $5
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1's political track is 2
    And p1's investment track is 3
    And p1 has $1
    And p2 has $1
    And no event cards are left
    When p2 does "end-turn"
    Then p1 has $6
    And p2 has $1
    And the bank has $-7

  @FR-TRACK-06
  Scenario: The tracks pay again in every round
    Given a Frontier game of p1 and p2
    And p1's investment track is 3
    And p1 has $0
    And no event cards are left
    When everybody ends the turn
    Then p1 has $3
    When everybody ends the turn
    Then p1 has $6

  # ---------------------------------------------------------------- step 2: discs

  @worked @FR-EX-42 @FR-ROUND-03
  Scenario Outline: The wealth disc on upcoming acts by its side and marker - <side> side up, wealth marker at <marker>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the wealth disc lies on upcoming, <side> side up
    And the wealth marker is at <marker>
    And p1 has $4
    And p2 has $1
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $<first>
    And p2 has $<second>

    Examples: a boon pays above the middle, a bane takes below it - or what there is
      | side | marker | first | second |
      | boon | +2     | 6     | 3      |
      | boon | -2     | 4     | 1      |
      | boon | 0      | 4     | 1      |
      | bane | -2     | 2     | 0      |
      | bane | +2     | 4     | 1      |
      | bane | 0      | 4     | 1      |

  @FR-ROUND-03
  Scenario: A bane costs the sum in the owner's box for each space below the middle
    Given a Frontier game of p1 and p2
    And the component file:
      """
      discs: {bane: {each-player-pays-per-space: 2}}
      """
    And it is p2's turn
    And the upcoming event is I-2
    And the wealth disc lies on upcoming, bane side up
    And the wealth marker is at -1
    And p1 has $4
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $2

  @FR-ROUND-03
  Scenario: A disc further back in the row has no effect yet
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the wealth disc lies on three, boon side up
    And the wealth marker is at +2
    And p1 has $4
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $4
    And the wealth disc lies on upcoming, boon side up

  @FR-ROUND-03
  Scenario: Each disc acts by the marker of its own field
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, boon side up
    And the health marker is at +1
    And the wealth marker is at +3
    And p1 has $4
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $5

  @FR-ROUND-03 @FR-ROUND-04
  Scenario: The income is paid before a bane takes money
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the safety disc lies on upcoming, bane side up
    And the safety marker is at -3
    And p1's investment track is 2
    And p1 has $0
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $0
    And p1's investment track is 2

  @FR-ROUND-03 @FR-COMP-11
  Scenario Outline: The boon of the <field> disc pays by the <field> marker, not by the other two
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the <field> disc lies on upcoming, boon side up
    And the health marker is at +1
    And the wealth marker is at +2
    And the safety marker is at +3
    And p1 has $4
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $<money>

    Examples:
      | field  | money |
      | health | 5     |
      | wealth | 6     |
      | safety | 7     |

  @FR-ROUND-03 @FR-COMP-11
  Scenario Outline: The bane of the <field> disc takes by the <field> marker, not by the other two
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the <field> disc lies on upcoming, bane side up
    And the health marker is at -1
    And the wealth marker is at -2
    And the safety marker is at -3
    And p1 has $9
    And p2 has $9
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $<money>
    And p2 has $<money>
    And the health marker is at -1
    And the wealth marker is at -2
    And the safety marker is at -3

    Examples:
      | field  | money |
      | health | 8     |
      | wealth | 7     |
      | safety | 6     |

  @FR-ROUND-03 @FR-ROUND-18
  Scenario Outline: Of three discs only those on the upcoming card act and are turned over - <field>
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the events are I-2 I-1 I-3 I-4
    And the <field> disc lies on upcoming, bane side up
    And the <second> disc lies on three, bane side up
    And the <third> disc lies on nine, boon side up
    And the <field> marker is at -1
    And the <second> marker is at -2
    And the <third> marker is at +3
    And p1 has $9
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $8
    And the <field> disc lies on nine, boon side up
    And the <second> disc lies on upcoming, bane side up
    And the <third> disc lies on six, boon side up

    Examples:
      | field  | second | third  |
      | health | wealth | safety |
      | wealth | safety | health |
      | safety | health | wealth |

  @FR-ROUND-03
  Scenario Outline: Two discs on one card act in the order health, wealth, safety - <bane> takes, <boon> gives
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "next-upcoming"
    And it is p2's turn
    And the upcoming event is I-2
    And the <bane> disc lies on upcoming, bane side up
    And the <boon> disc lies on upcoming, boon side up
    And the <bane> marker is at -2
    And the <boon> marker is at +3
    And p1 has $0
    And p2 has $1
    When p2 does "end-turn"
    And chance does "event II-1"
    Then p1 has $<first>
    And p2 has $<second>

    Examples: a bane that comes first takes what there is, and no more
      | bane   | boon   | first | second |
      | health | wealth | 3     | 3      |
      | health | safety | 3     | 3      |
      | wealth | safety | 3     | 3      |
      | wealth | health | 1     | 2      |
      | safety | health | 1     | 2      |
      | safety | wealth | 1     | 2      |

  @FR-ROUND-03 @FR-R-disc-next
  Scenario: A disc turned to its bane side acts by its own marker in the next round
    Given a Frontier game of p1 and p2
    And the ruling "disc-next" is "next-upcoming"
    And it is p2's turn
    And the events are I-2 I-4 II-1 II-4
    And the safety disc lies on upcoming, boon side up
    And the safety marker is at +1
    And the health marker is at -1
    And the wealth marker is at -3
    And p1 has $4
    When p2 does "end-turn"
    And chance does "event II-2"
    Then p1 has $5
    And the safety disc lies on upcoming, bane side up
    When p1 does "end-turn"
    And p2 does "end-turn"
    And chance does "event II-3"
    Then p1 has $5
    And the safety disc lies on upcoming, boon side up
