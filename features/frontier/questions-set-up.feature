Feature: Open questions about the set-up
  What a lumbering player gets, how many assistants are dealt, and how many events come of each era.

  @FR-R-start-money @FR-START-13
  Scenario Outline: Whether a lumbering player starts with money depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "start-money" is "<answer>"
    And p1 is in lumbering at level I
    And p2 is in mining at level I
    And the industries are still to be set up
    When p1 does "camp d6"
    And p2 does "panning p6"
    Then p1 has $<money>
    And p1 has 0 logs in stock
    And p2 has $4
    And p2 has 2 logs in stock

    Examples:
      | answer         | money |
      | everybody      | 4     |
      | not-lumbering  | 0     |

  @FR-R-assistants-dealt @FR-SETUP-16
  Scenario: If one assistant is dealt, each player gets one
    Given a Frontier game of p1 and p2
    And the ruling "assistants-dealt" is "one"
    When the set-up goes on until chance may do "assistant A1"
    And chance does "assistant A1"
    And chance does "assistant A2"
    Then p1 holds A1
    And p2 holds A2
    And p1 has 1 vote
    And p1 may do "stockpile h6"

  @FR-R-assistants-dealt @FR-SETUP-16
  Scenario: If two assistants are dealt, each player gets both before the next player gets any
    Given a Frontier game of p1 and p2
    And the ruling "assistants-dealt" is "two"
    When the set-up goes on until chance may do "assistant A1"
    And chance does "assistant A1"
    And chance does "assistant A2"
    And chance does "assistant A3"
    And chance does "assistant A4"
    Then p1 holds A1 A2
    And p2 holds A3 A4
    And p1 may do "stockpile h6"

  @FR-R-assistants-dealt
  Scenario: If no assistants are dealt, the founding follows the goals
    Given a Frontier game of p1 and p2
    And the ruling "assistants-dealt" is "none"
    When these decisions are taken:
      """
      chance: start P1
      chance: reveal railroad RR1
      chance: reveal telegraph TG1
      chance: event I-1
      chance: event I-2
      chance: event I-3
      chance: event I-4
      chance: disc health three
      chance: disc wealth six
      chance: disc safety nine
      p1: industry lumbering
      p2: industry mining
      chance: goal G1
      chance: goal G2
      chance: goal G3
      p1: keep G1
      chance: goal G4
      chance: goal G5
      chance: goal G6
      p2: keep G4
      """
    Then p1 may do "stockpile h6"
    And p1 holds nothing
    And p2 holds nothing

  @FR-SETUP-21 @FR-R-event-supply
  Scenario Outline: Which event card follows three cards of era I depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "event-supply" is "<answer>"
    When the set-up goes on until chance may do "event I-1"
    And chance does "event I-1"
    And chance does "event I-2"
    And chance does "event I-3"
    Then "event I-4" is <fourth> for chance
    And "event II-1" is <next era> for chance

    Examples: the fourth of the era, or the first of the next
      | answer          | fourth  | next era |
      | four-as-stacked | legal   | illegal  |
      | three-per-era   | illegal | legal    |

  @FR-R-event-supply @FR-ROUND-17
  Scenario Outline: Which event card comes in round 9 depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "event-supply" is "<answer>"
    And it is round 8
    And it is p2's turn
    And the events are II-4 III-1 III-2 III-3
    When p2 does "end-turn"
    Then "event III-4" is <fourth> for chance
    And "event IV-1" is <next era> for chance

    Examples:
      | answer          | fourth  | next era |
      | four-as-stacked | legal   | illegal  |
      | three-per-era   | illegal | legal    |

  @FR-R-event-supply
  Scenario: With three cards for each era, no card comes after three of era IV are out
    Given a Frontier game of p1 and p2
    And the ruling "event-supply" is "three-per-era"
    And it is round 11
    And it is p2's turn
    And the events are III-1 IV-1 IV-2 IV-3
    When p2 does "end-turn"
    Then the events are IV-1 IV-2 IV-3 nothing
    And it is p1's turn

  @FR-R-event-supply @FR-ROUND-15
  Scenario Outline: Which event is carried out in round 5 depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "event-supply" is "<answer>"
    When the set-up goes on until chance may do "event I-4"
    And chance does "event I-4"
    And chance does "event I-2"
    And chance does "event I-1"
    And chance does "event <fourth>"
    And the set-up is finished
    And everybody ends the turn
    And chance does "event II-1"
    And everybody ends the turn
    And chance does "event II-2"
    And everybody ends the turn
    And chance does "severity 1"
    And chance does "event <after round 3>"
    Then it is round 4
    And the upcoming event is <fourth>
    When everybody ends the turn
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    And chance does "<after round 4>"
    Then it is round 5
    And the severity cards used are <severity>
    And the health marker is at <health>
    And the safety marker is at -1

    Examples: the fire of era I, or the first loss of era II
      | answer          | fourth | severity | health | after round 3 | after round 4 |
      | four-as-stacked | I-3    | 1        | 0      | II-3          | severity 1    |
      | three-per-era   | II-4   | nothing  | -1     | III-1         | event III-2   |
