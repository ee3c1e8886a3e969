Feature: A turn
  Ten phases make a turn, always in the same order, with an Opportunist Phase between any two.

  # ---------------------------------------------------------------- the ten phases

  @worked @HOW-EX-15 @HOW-TURN-01 @HOW-TURN-02
  Scenario: The ten phases of a turn follow each other in order
    Given a Hell on Wheels game of p1 and p2
    And it is turn 2
    And p1 holds irish
    And p2 holds scots
    And it is the Supervisor Phase
    When p1 does "bid 1"
    And p2 does "bid 0"
    Then it is the Opportunist Phase after the Supervisor Phase
    When everybody passes
    And p1 draws 6 cards
    Then it is the Railroad Phase
    When p1 does "pass"
    And p2 draws 6 cards
    And p2 does "pass"
    Then it is the Opportunist Phase after the Railroad Phase
    When everybody passes
    Then it is the Civilized Phase
    When p2 does "pass"
    And p1 does "pass"
    Then it is the Opportunist Phase after the Civilized Phase
    When everybody passes
    Then it is the Opportunist Phase after the Taxes Phase
    When everybody passes
    Then it is the Establishment Phase
    When p2 does "pass"
    And p1 does "pass"
    Then it is the Opportunist Phase after the Establishment Phase
    When everybody passes
    Then it is the Customer Phase
    When p2 does "pass"
    And p1 does "pass"
    Then it is the Opportunist Phase after the Customer Phase
    When everybody passes
    Then it is the Opportunist Phase after the Past Town Phase
    When everybody passes
    Then it is the Opportunist Phase after the Present Town Phase
    When everybody passes
    Then it is the Opportunist Phase after the Future Town Phase
    When everybody passes
    And chance does "town julesberg to future"
    Then it is the End of The Line Phase
    And it is turn 2
    When these decisions are taken:
      """
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p1: discard saloon
      p2: discard gambling-house
      p2: discard gambling-house
      p2: discard gambling-house
      p2: discard gambling-house
      """
    Then it is the Opportunist Phase after the End of The Line Phase
    When everybody passes
    Then it is turn 3
    And it is the Supervisor Phase

  @HOW-TURN-02 @HOW-OPP-01 @HOW-OPP-02
  Scenario Outline: Each phase is followed by the next in the list
    Given a Hell on Wheels game of p1 and p2
    And it is turn 2
    And p1 holds irish
    And it is the Opportunist Phase after the <phase> Phase
    When everybody passes
    And chance decides <chance>
    Then it is the <next>

    Examples: phases in which somebody decides
      | phase           | next                | chance  |
      | Supervisor      | Railroad Phase      | 6 times |
      | Railroad        | Civilized Phase     | 0 times |
      | Taxes           | Establishment Phase | 0 times |
      | Establishment   | Customer Phase      | 0 times |
      | End of The Line | Supervisor Phase    | 0 times |

    Examples: phases that run by themselves, and the Opportunist Phase after them
      | phase        | next                                              | chance  |
      | Civilized    | Opportunist Phase after the Taxes Phase           | 0 times |
      | Customer     | Opportunist Phase after the Past Town Phase       | 0 times |
      | Past Town    | Opportunist Phase after the Present Town Phase    | 0 times |
      | Present Town | Opportunist Phase after the Future Town Phase     | 0 times |
      | Future Town  | Opportunist Phase after the End of The Line Phase | 1 time  |

  @HOW-TURN-01
  Scenario: The tenth phase is the last of its turn
    Given a Hell on Wheels game of p1 and p2
    And it is turn 4
    And p1 holds irish
    And it is the Opportunist Phase after the End of The Line Phase
    Then it is turn 4
    When everybody passes
    Then it is turn 5
    And it is the Supervisor Phase

  # ---------------------------------------------------------------- how many Opportunist Phases

  @worked @HOW-EX-56 @HOW-OPP-01 @HOW-OPP-03 @HOW-R-first-supervisor
  Scenario: In the Opportunist Phase before the very first phase nobody can act
    Given a Hell on Wheels game of p1 and p2
    When the set-up is finished
    Then it is turn 1
    And it is the Supervisor Phase
    And it is p1's turn

  @worked @HOW-EX-56 @HOW-OPP-02 @HOW-OPP-03
  Scenario Outline: A turn has ten Opportunist Phases, one after each phase
    Given a Hell on Wheels game of p1 and p2
    And it is turn 2
    And p1 holds irish
    And it is the Opportunist Phase after the <phase> Phase
    Then p1 may only do "pass"
    When p1 does "pass"
    And chance decides <chance>
    Then it is the <next>

    Examples: the next phase is for players to act in
      | phase           | next                | chance  |
      | Supervisor      | Railroad Phase      | 6 times |
      | Railroad        | Civilized Phase     | 0 times |
      | Taxes           | Establishment Phase | 0 times |
      | Establishment   | Customer Phase      | 0 times |
      | End of The Line | Supervisor Phase    | 0 times |

    Examples: the next phase runs by itself, and has its own Opportunist Phase after it
      | phase        | next                                              | chance  |
      | Civilized    | Opportunist Phase after the Taxes Phase           | 0 times |
      | Customer     | Opportunist Phase after the Past Town Phase       | 0 times |
      | Past Town    | Opportunist Phase after the Present Town Phase    | 0 times |
      | Present Town | Opportunist Phase after the Future Town Phase     | 0 times |
      | Future Town  | Opportunist Phase after the End of The Line Phase | 1 time  |

  @worked @HOW-EX-56 @HOW-END-01
  Scenario: Turn 9 has one Opportunist Phase less, as the game is over in its tenth phase
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And p1 holds entrepreneur
    And it is the Opportunist Phase after the Future Town Phase
    When p1 does "pass"
    Then the game is over
