Feature: Assistants
  An assistant's cube goes round a ring of worker, tool and gun, one step at the beginning of each round. Once a round his player takes
  what it shows.

  @worked @FR-EX-114 @FR-CHAR-12 @FR-ROUND-20
  Scenario: A1 gives a worker, a gun, a tool and a worker again in four rounds
    Given a Frontier game of p1 and p2
    And it is round 1
    And it is p2's turn
    And no event cards are left
    And p2 holds A1
    And A1 shows worker
    When p2 does "assist A1"
    Then p2 has 3 standing workers
    And p2 may not do "assist A1" because of FR-ROUND-20
    When p2 does "end-turn"
    And p1 does "end-turn"
    Then it is round 2
    And p2 has 2 standing workers
    When p2 does "assist A1"
    Then p2 has 1 gun
    When p2 does "end-turn"
    And p1 does "end-turn"
    And p2 does "assist A1"
    Then p2 has 1 tool
    And p2 has 1 gun
    And p2 has 2 standing workers
    When p2 does "end-turn"
    And p1 does "end-turn"
    And p2 does "assist A1"
    Then p2 has 3 standing workers
    And it is round 4

  @FR-CHAR-12
  Scenario Outline: The ring of <card> gives <first>, <second> and <third>
    Given a Frontier game of p1 and p2
    And it is round 1
    And no event cards are left
    And p1 holds <card>
    And <card> shows <first>
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then <card> shows <second>
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then <card> shows <third>
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then <card> shows <first>

    Examples:
      | card | first  | second | third  |
      | A1   | worker | gun    | tool   |
      | A2   | worker | gun    | tool   |
      | A3   | worker | gun    | tool   |
      | A4   | worker | gun    | tool   |
      | A5   | worker | tool   | gun    |
      | A6   | worker | tool   | gun    |
      | A7   | worker | tool   | gun    |
      | A8   | worker | tool   | gun    |
      | A9   | tool   | worker | gun    |
      | A10  | tool   | worker | gun    |
      | A11  | tool   | worker | gun    |
      | A12  | tool   | worker | gun    |
      | A13  | worker | tool   | gun    |
      | A14  | gun    | worker | tool   |
      | A15  | tool   | gun    | worker |

  @FR-ROUND-20
  Scenario Outline: An assistant who shows a <thing> gives it
    Given a Frontier game of p1 and p2
    And p1 holds A9
    And A9 shows <thing>
    When p1 does "assist A9"
    Then p1 has <workers> standing workers
    And p1 has <tools> tools
    And p1 has <guns> guns
    And A9 is used
    And p1 may not do "assist A9" because of FR-ROUND-20

    Examples:
      | thing  | workers | tools | guns |
      | worker | 3       | 0     | 0    |
      | tool   | 2       | 1     | 0    |
      | gun    | 2       | 0     | 1    |

  @FR-ROUND-20
  Scenario: Each of several assistants acts once a round
    Given a Frontier game of p1 and p2
    And p1 holds A5 A14
    And A5 shows worker
    And A14 shows gun
    When p1 does "assist A5"
    And p1 does "assist A14"
    Then p1 has 3 standing workers
    And p1 has 1 gun
    And p1 may not do "assist A5" because of FR-ROUND-20
    And p1 may not do "assist A14" because of FR-ROUND-20

  @FR-ROUND-20
  Scenario: An assistant acts only for the player who holds the card
    Given a Frontier game of p1 and p2
    And p1 holds A5
    And p2 holds A6
    And it is p2's turn
    Then p2 may do "assist A6"
    But p2 may not do "assist A5"

  @FR-ROUND-20 @FR-ROUND-21
  Scenario: The worker that an assistant gives stands for this round only
    Given a Frontier game of p1 and p2
    And no event cards are left
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And p1 holds A5
    And A5 shows worker
    And p1 has 0 standing workers
    When p1 does "assist A5"
    Then p1 has 1 standing worker
    When p1 does "cut d6 via d6"
    Then p1 has 0 standing workers
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then p1 has 2 standing workers

  @FR-ROUND-20
  Scenario: An unused worker of an assistant is gone in the next round
    Given a Frontier game of p1 and p2
    And no event cards are left
    And p1 holds A5
    And A5 shows worker
    When p1 does "assist A5"
    And p1 does "end-turn"
    And p2 does "end-turn"
    Then p1 has 2 standing workers

  @FR-CHAR-12
  Scenario: The ring of an assistant moves on whether the assistant was used or not
    Given a Frontier game of p1 and p2
    And no event cards are left
    And p1 holds A5 A6
    And A5 shows worker
    And A6 shows worker
    When p1 does "assist A5"
    And p1 does "end-turn"
    And p2 does "end-turn"
    Then A5 shows tool
    And A6 shows tool
    And A5 is not used

  # ---------------------------------------------------------------- ring or free choice (a switch)

  @FR-R-assistant-ring
  Scenario: With the ring, an assistant gives only the thing that it shows
    Given a Frontier game of p1 and p2
    And the ruling "assistant-ring" is "ring"
    And p1 holds A5
    And A5 shows tool
    Then p1 may do "assist A5"
    But p1 may not do "assist A5 worker" because of FR-CHAR-12 and the ruling "assistant-ring"
    And p1 may not do "assist A5 gun" because of FR-CHAR-12 and the ruling "assistant-ring"
    When p1 does "assist A5"
    Then p1 has 1 tool

  @FR-R-assistant-ring
  Scenario Outline: With a free choice, an assistant gives any thing that its player names - <thing>
    Given a Frontier game of p1 and p2
    And the ruling "assistant-ring" is "free-choice"
    And p1 holds A5
    When p1 does "assist A5 <thing>"
    Then p1 has <workers> standing workers
    And p1 has <tools> tools
    And p1 has <guns> guns
    And p1 may not do "assist A5 gun" because of FR-ROUND-20

    Examples:
      | thing  | workers | tools | guns |
      | worker | 3       | 0     | 0    |
      | tool   | 2       | 1     | 0    |
      | gun    | 2       | 0     | 1    |

  @FR-R-assistant-ring
  Scenario: With a free choice, the player has to name the thing that an assistant gives
    Given a Frontier game of p1 and p2
    And the ruling "assistant-ring" is "free-choice"
    And p1 holds A5
    Then "assist A5" is illegal for p1
    And "assist A5 worker" is legal for p1

  @FR-CHAR-02 @FR-ROUND-20
  Scenario: A partner in a player's hand cannot act like an assistant
    Given a Frontier game of p1 and p2
    And p1 holds A5 B1
    Then p1 may do "assist A5"
    But p1 may not do "assist B1" because of FR-CHAR-02

  @FR-CHAR-12 @FR-R-assistant-ring
  Scenario Outline: With a free choice it does not matter what the ring shows - <thing> from <shown>
    Given a Frontier game of p1 and p2
    And the ruling "assistant-ring" is "free-choice"
    And p1 holds A5
    And A5 shows <shown>
    When p1 does "assist A5 <thing>"
    Then p1 has <workers> standing workers
    And p1 has <tools> tools
    And p1 has <guns> guns

    Examples:
      | shown  | thing  | workers | tools | guns |
      | gun    | worker | 3       | 0     | 0    |
      | worker | tool   | 2       | 1     | 0    |
      | tool   | gun    | 2       | 0     | 1    |

  @FR-CHAR-12 @FR-ROUND-20
  Scenario: The assistant with the highest number acts like the first
    Given a Frontier game of p1 and p2
    And p1 holds A1 A15
    And A1 shows gun
    And A15 shows gun
    When p1 does "assist A1"
    And p1 does "assist A15"
    Then p1 has 2 guns
