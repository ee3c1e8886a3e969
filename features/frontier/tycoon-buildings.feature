Feature: What tycoons build and develop
  Three tycoons put up a building, two help the railroad and the telegraph. None of that needs a worker, and the building is nobody's.

  # ---------------------------------------------------------------- buildings

  @worked @FR-EX-113 @FR-CHAR-01 @FR-CHAR-22 @FR-CHAR-24
  Scenario: T1 puts up a saloon without an owner, and the wealth marker rises
    Given a Frontier game of p1 and p2
    And the office holds T1
    And p1 has $0
    And p1 has 0 logs in stock
    And p1 has 0 standing workers
    When p1 does "tycoon T1 at i7"
    Then a saloon of T1 stands at i7
    And the wealth marker is at +1
    And p1's investment track is 0
    And p1's political track is 0
    And 2 saloon tiles are left
    And p1 has $0
    And T1 is used

  @FR-CHAR-24
  Scenario Outline: <tycoon> puts up a <building>
    Given a Frontier game of p1 and p2
    And the office holds <tycoon>
    When p1 does "tycoon <tycoon> at i7"
    Then a <building> of <tycoon> stands at i7
    And 2 <building> tiles are left
    And the wealth marker is at +1

    Examples:
      | tycoon | building      |
      | T1     | saloon        |
      | T3     | bank          |
      | T5     | general-store |

  @FR-CHAR-22 @FR-CHAR-24
  Scenario: A tycoon may build after another tycoon has built
    Given a Frontier game of p1 and p2
    And the office holds T5 T1
    When p1 does "tycoon T5 at i7"
    And p1 does "tycoon T1 at j7"
    Then a general-store of T5 stands at i7
    And a saloon of T1 stands at j7

  @FR-CHAR-24
  Scenario Outline: <tycoon> may build even if <other> has acted already
    Given a Frontier game of p1 and p2
    And the office holds T1 T2 T3 T4 T5
    And <other> is used
    Then p1 may do "tycoon <tycoon> at i7"

    Examples:
      | tycoon | other |
      | T1     | T2    |
      | T3     | T2    |
      | T3     | T4    |
      | T5     | T4    |

  @FR-CHAR-22
  Scenario: A tycoon with a building cannot put up a second one
    Given a Frontier game of p1 and p2
    And the office holds T1 T5
    And a saloon of T1 stands at i7
    Then p1 may not do "tycoon T1 at j7" because of FR-CHAR-22
    But p1 may do "tycoon T5 at j7"

  @FR-CHAR-24
  Scenario: A tycoon's building can stand where a bought building could stand
    Given a Frontier game of p1 and p2
    And p2 is in ranching at level I
    And a farmstead of p2 stands at h8
    And the office holds T1
    Then p1 may do "tycoon T1 at j7"
    And p1 may do "tycoon T1 at l6"
    But p1 may not do "tycoon T1 at i8" because of FR-GEN-19
    And p1 may not do "tycoon T1 at i7" because of FR-GEN-20
    And p1 may not do "tycoon T1 at i6" because of FR-SETUP-03
    And p1 may not do "tycoon T1 at j5" because of FR-GEN-19 and the ruling "town-terrain"

  @FR-COMP-15
  Scenario: If no tile is left, the tycoon cannot put up a building
    Given a Frontier game of p1 and p2
    And the office holds T1
    And a saloon of p1 stands at j7
    And a saloon of p2 stands at k7
    And a saloon of p2 stands at h7
    Then p1 may not do "tycoon T1 at i7" because of FR-COMP-15

  @FR-CHAR-24
  Scenario: A tycoon's building does not count as the one public building of the turn
    Given a Frontier game of p1 and p2
    And the office holds T1
    And p1 has $4
    When p1 does "tycoon T1 at i7"
    Then p1 may do "build well at j7"
    When p1 does "build well at j7"
    Then p1 may not do "build well at k7" because of FR-GEN-18 and the ruling "building-count"

  @FR-CARD-08
  Scenario: A tycoon's saloon counts for no player's goal
    Given a Frontier game of p1 and p2
    And p1's goal is G8
    And the office holds T1
    And a saloon of T1 stands at i7
    And a saloon of p1 stands at j7
    Then p1's goal is worth 2

  # ---------------------------------------------------------------- developments

  @FR-CHAR-24
  Scenario Outline: <tycoon> develops <tile> for $<price>
    Given a Frontier game of p1 and p2
    And the office holds <tycoon>
    And <tile> is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p1 has $<price>
    And p1 has 0 standing workers
    When p1 does "tycoon <tycoon>"
    And chance does "reveal <track> <next>"
    Then p1 has $0
    And <tile> was built by p1
    And p1's investment track is 1

    Examples: three dollars less
      | tycoon | track     | tile | price | next |
      | T7     | railroad  | RR1  | 1     | RR2  |
      | T7     | railroad  | RR4  | 2     | RR2  |
      | T8     | telegraph | TG1  | 0     | TG2  |
      | T8     | telegraph | TG4  | 1     | TG2  |

  @FR-SETUP-07
  Scenario: A tycoon cannot develop a tile if the player cannot pay the rest of the price
    Given a Frontier game of p1 and p2
    And the office holds T7
    And RR1 is face up
    And p1 has $0
    Then p1 may not do "tycoon T7" because of FR-SETUP-07

  @FR-SETUP-11
  Scenario: Without a face-up tile a tycoon cannot develop
    Given a Frontier game of p1 and p2
    And the office holds T8
    And TG1 was built by p2
    And TG2 was built by p2
    And TG3 was built by p2
    And TG4 was built by p2
    And TG5 was built by p2
    And no telegraph tile is face up
    Then p1 may not do "tycoon T8" because of FR-SETUP-11

  @FR-CHAR-16 @FR-CHAR-24
  Scenario: The discounts of B8 and T8 add up, but no price falls below $0
    Given a Frontier game of p1 and p2
    And a jail of p1 stands at i7
    And p1 holds B8
    And the office holds T7 T8
    And RR1 is face up
    And TG1 is face up
    And the red line is r9 q9 q8 q7 q6 p6 o6 n6 m6 l6
    And p1 has $0
    When p1 does "tycoon T7"
    And chance does "reveal railroad RR2"
    Then p1 has $0
    When p1 does "tycoon T8"
    And chance does "reveal telegraph TG2"
    Then p1 has $0
    And p1's investment track is 2

  @FR-CARD-17
  Scenario: A tile that a tycoon made free still counts for a goal
    Given a Frontier game of p1 and p2
    And p1's goal is G10
    And the office holds T8
    And TG1 is face up
    And p1 has $0
    When p1 does "tycoon T8"
    And chance does "reveal telegraph TG2"
    Then p1's goal is worth 2

  # ---------------------------------------------------------------- swapped out and back

  @FR-CHAR-24
  Scenario: A tycoon used, swapped out and placed again in a round is still used
    Given a Frontier game of p1 and p2
    And a newspaper of p2 stands at j7
    And a wooden-house stands at j6
    And the office holds T4 T1 T2 T3 T5
    When these decisions are taken:
      """
      p1: tycoon T4
      p1: use j7 deck
      chance: card T6
      p1: swap T6 for T4
      p1: dismiss T4 gold-town
      p1: use j7 T4
      p1: swap T4 for T6
      p1: dismiss T6 brown-town
      """
    Then the office holds T1 T2 T3 T5 T4
    And p1 may not do "tycoon T4" because of FR-ROUND-20

  @FR-RAIL-04
  Scenario: A tycoon's building beside the end of the line connects the train
    Given a Frontier game of p1 and p2
    And the office holds T1
    And the red line is r9 q9 p9 o9 n9 m9 l9 l8 l7
    Then the red train is not connected
    When p1 does "tycoon T1 at k7"
    Then the red train is connected

  @FR-R-development-count
  Scenario: A tile developed by a tycoon does not count as the one development of the turn
    Given a Frontier game of p1 and p2
    And the ruling "development-count" is "one-a-turn"
    And the office holds T8
    And p1 has $20
    When p1 does "tycoon T8"
    And chance does "reveal telegraph TG2"
    Then p1 may do "develop telegraph"
    When p1 does "develop telegraph"
    And chance does "reveal telegraph TG3"
    Then p1 may not do "develop telegraph" because of FR-GEN-07 and the ruling "development-count"
