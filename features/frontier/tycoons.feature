Feature: Tycoons
  Tycoons stand in the mayor's office, five at most. Each brings him a dollar at the income and acts once a round. A building put up by
  a tycoon carries a green worker, belongs to nobody and goes with him.

  # ---------------------------------------------------------------- drawn: place, swap or refuse

  @worked @FR-EX-113 @FR-CHAR-18 @FR-MAYOR-04
  Scenario: The mayor decides about a drawn tycoon, whoever draws it
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a newspaper of p2 stands at j7
    When p2 does "use j7 deck"
    And chance does "card T1"
    Then p1 may do only:
      | place T1  |
      | refuse T1 |
    And p2 may not do "keep T1" because of FR-MAYOR-04
    When p1 does "place T1"
    Then the office holds T1
    And p2 holds nothing
    And it is p2's turn

  @FR-MAYOR-04 @FR-CHAR-05
  Scenario: If the mayor refuses a tycoon, the player who drew it sends it to a town and gets the reward
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And a newspaper of p2 stands at j7
    When p2 does "use j7 deck"
    And chance does "card T1"
    And p1 does "refuse T1"
    Then p2 may do only:
      | to-town T1 red-town |
    When p2 does "to-town T1 red-town"
    Then p2 has 1 gun
    And p1 has 0 guns
    And the pile at red-town is T1
    And the office is empty

  @worked @FR-EX-19 @FR-CHAR-19
  Scenario: With five tycoons in office, the mayor can only swap a drawn tycoon for one of them
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the office holds T1 T2 T3 T4 T5
    When p1 does "use j7 deck"
    And chance does "card T6"
    Then p1 may do only:
      | refuse T6      |
      | swap T6 for T1 |
      | swap T6 for T2 |
      | swap T6 for T3 |
      | swap T6 for T4 |
      | swap T6 for T5 |
    And p1 may not do "place T6" because of FR-CHAR-19

  @worked @FR-EX-19 @FR-CHAR-19 @FR-MAYOR-03
  Scenario: The mayor may hold four own cards and five tycoons as well
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And p1 holds A1 A2 A3 A4
    And the office holds T1 T2 T3 T4
    When p1 does "use j7 deck"
    And chance does "card T6"
    And p1 does "place T6"
    Then the office holds T1 T2 T3 T4 T6
    And p1 holds A1 A2 A3 A4

  @FR-CHAR-20
  Scenario: With fewer than five tycoons, none can be swapped out
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the office holds T1 T2 T3 T4
    When p1 does "use j7 deck"
    And chance does "card T6"
    Then p1 may not do "swap T6 for T1" because of FR-CHAR-20
    But p1 may do "place T6"

  @FR-CHAR-19
  Scenario: A position with six tycoons in office is refused
    Given a Frontier game of p1 and p2
    And the office holds T1 T2 T3 T4 T5 T6
    Then the position is refused because of FR-CHAR-19

  @worked @FR-EX-113 @FR-CHAR-20 @FR-CHAR-21
  Scenario: A tycoon who is swapped out goes to a town without reward, and the tycoon's saloon goes back
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the office holds T1 T2 T3 T4 T5
    And a saloon of T1 stands at i7
    And the wealth marker is at +1
    Then 2 saloon tiles are left
    When p1 does "use j7 deck"
    And chance does "card T6"
    And p1 does "swap T6 for T1"
    Then p1 may do only:
      | dismiss T1 red-town |
    And p1 may not do "place T1"
    When p1 does "dismiss T1 red-town"
    Then nothing stands at i7
    And 3 saloon tiles are left
    And the wealth marker is at +1
    And the office holds T2 T3 T4 T5 T6
    And the pile at red-town is T1
    And p1 has 0 guns
    And it is p1's turn

  @FR-CHAR-20
  Scenario: A joker who is swapped out may go to any town
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the office holds T1 T2 T3 T4 T9
    When p1 does "use j7 deck"
    And chance does "card T6"
    And p1 does "swap T6 for T9"
    Then p1 may do only:
      | dismiss T9 brown-town |
      | dismiss T9 gold-town  |
      | dismiss T9 red-town   |

  @FR-CHAR-21
  Scenario: Gold stored on a tycoon's bank goes back to its owner
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the office holds T1 T2 T3 T4 T5
    And a bank of T3 stands at i7
    And i7 stores 2 gold of p2
    When p1 does "use j7 deck"
    And chance does "card T6"
    And p1 does "swap T6 for T3"
    And p1 does "dismiss T3 gold-town"
    Then nothing stands at i7
    And p2 has 2 gold in stock

  @FR-CHAR-09
  Scenario: A tycoon on top of a town's pile can be picked by a newspaper
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And the pile at gold-town is T4
    When p1 does "use j7 T4"
    And p1 does "place T4"
    Then the office holds T4
    And the pile at gold-town is empty

  # ---------------------------------------------------------------- what they do

  @FR-CHAR-23
  Scenario Outline: Each tycoon brings the mayor a dollar at the income - <tycoons>
    Given a Frontier game of p1 and p2
    And no event cards are left
    And p2 is mayor
    And the office holds <tycoons>
    And p1 has $0
    And p2 has $0
    And p2's investment track is 1
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then p2 has $4
    And p1 has $0

    Examples:
      | tycoons  |
      | T1 T4 T9 |
      | T2 T5 T7 |
      | T3 T6 T8 |

  @FR-CHAR-24 @FR-LUM-15
  Scenario: A tycoon who brings no animal needs no room on the Industry cards
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 3 horses on cards
    And the office holds T2 T4
    And p1 has $0
    Then p1 may not do "tycoon T2" because of FR-LUM-15
    When p1 does "tycoon T4"
    Then p1 has $2

  @FR-CHAR-24 @FR-ROUND-20
  Scenario Outline: <tycoon> brings the mayor <what>, once a round
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the office holds <tycoon>
    And p1 has 0 standing workers
    When p1 does "tycoon <tycoon>"
    Then p1 has $<money>
    And p1 has <horses> horses on cards
    And p1 has <logs> logs in stock
    And <tycoon> is used
    And p1 may not do "tycoon <tycoon>" because of FR-ROUND-20

    Examples:
      | tycoon | what    | money | horses | logs |
      | T2     | a horse | 4     | 1      | 0    |
      | T4     | $2      | 6     | 0      | 0    |
      | T6     | a log   | 4     | 0      | 1    |
      | T9     | $2      | 6     | 0      | 0    |

  @FR-CHAR-24
  Scenario: A tycoon who was placed this round may act at once
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And p1 has $4
    When p1 does "use j7 deck"
    And chance does "card T4"
    And p1 does "place T4"
    And p1 does "tycoon T4"
    Then p1 has $6

  @FR-LUM-15
  Scenario: The horse from T2 needs room on the mayor's Industry cards
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p2 is mayor
    And p1 is in lumbering at level I
    And p1 has 3 horses on cards
    And p2 is in lumbering at level I
    And the office holds T2
    When p2 does "tycoon T2"
    Then p2 has 1 horse on cards

  @FR-LUM-15
  Scenario: T2 brings a horse only if a card of the mayor has room for it
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has 3 horses on cards
    And the office holds T2
    Then p1 may not do "tycoon T2" because of FR-LUM-15

  @FR-CHAR-18
  Scenario: Only the mayor uses the tycoons, and only in the mayor's own turn
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the office holds T4
    Then p2 may not do "tycoon T4" because of FR-CHAR-18
    And p1 may not do "tycoon T4" because of FR-GOAL-04

  @FR-CHAR-24
  Scenario: A tycoon acts again in the next round
    Given a Frontier game of p1 and p2
    And no event cards are left
    And the office holds T4
    When p1 does "tycoon T4"
    And everybody ends the turn
    Then T4 is not used
    And p1 may do "tycoon T4"

  @FR-CHAR-24
  Scenario: Without a cube in supply T6 brings no log
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And the office holds T6
    And p1 has 30 logs in stock
    When p1 does "tycoon T6"
    Then p1 has 30 logs in stock
