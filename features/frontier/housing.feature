Feature: Housing
  The housing beside a public building says how often it can be used in a round: once for a tent, twice for a wooden house. At the end
  of an era tents become wooden houses.

  # ---------------------------------------------------------------- uses in a round

  @worked @FR-EX-53 @FR-ROUND-23 @FR-ROUND-25
  Scenario: A saloon beside one tent can be used once a round, by the first player who uses it
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And p1 has $0
    When p1 does "use j7"
    Then p1 has $2
    And p1 may not do "use j7" because of FR-ROUND-23
    When p1 does "end-turn"
    Then p2 may not do "use j7" because of FR-ROUND-23

  @worked @FR-EX-53 @FR-ROUND-23
  Scenario: A saloon beside a wooden house can be used twice a round
    Given a Frontier game of p1 and p2
    And a wooden-house stands at j6
    And a saloon of p2 stands at j7
    When p1 does "use j7"
    Then p1 may do "use j7"
    When p1 does "use j7"
    And p1 does "end-turn"
    Then p2 may not do "use j7" because of FR-ROUND-23

  @FR-ROUND-23
  Scenario: The uses come back in the next round
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 1 use this round
    And no event cards are left
    Then p1 may not do "use j7" because of FR-ROUND-23
    When p1 does "end-turn"
    And p2 does "end-turn"
    Then j7 has 0 uses this round
    And p1 may do "use j7"

  @FR-ROUND-23
  Scenario: A building without housing beside it cannot be used at all
    Given a Frontier game of p1 and p2
    And a saloon of p1 stands at h7
    And a saloon of p2 stands at i7
    Then p1 may not do "use h7" because of FR-ROUND-23
    But p1 may do "use i7"

  @FR-ROUND-23
  Scenario Outline: The uses of all housing beside a building add up: <houses> on <spaces>, <uses> uses
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And <first> stands at j6
    And <second> stands at k7
    And j7 has <used> uses this round
    Then p1 may do "use j7"
    When p1 does "use j7"
    Then p1 may not do "use j7" because of FR-ROUND-23

    Examples:
      | first          | second         | used | uses | houses           | spaces    |
      | a tent         | a tent         | 1    | 2    | two tents        | j6 and k7 |
      | a wooden-house | a tent         | 2    | 3    | a house, a tent  | j6 and k7 |
      | a wooden-house | a wooden-house | 3    | 4    | two houses       | j6 and k7 |

  @FR-ROUND-23
  Scenario: A wooden house allows the same uses whoever owns it
    Given a Frontier game of p1 and p2
    And a wooden-house of p2 stands at h7
    And a saloon of p2 stands at g7
    Then p1 may do "use g7"
    When p1 does "use g7"
    Then p1 may do "use g7"
    When p1 does "use g7"
    And p1 does "end-turn"
    Then p2 may not do "use g7" because of FR-ROUND-23

  @FR-ROUND-23
  Scenario: One piece of housing serves every building beside it
    Given a Frontier game of p1 and p2
    And the tents stand at i6 i7
    And a saloon of p2 stands at h7
    And a tailor of p2 stands at j7
    When p1 does "use h7"
    Then p1 may do "use j7"
    But p1 may not do "use h7" because of FR-ROUND-23

  @FR-ROUND-23
  Scenario: Housing at a corner is not beside the building
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at k7
    And a saloon of p2 stands at j7
    Then p1 may not do "use k7" because of FR-ROUND-23
    But p1 may do "use j7"

  @FR-ROUND-23
  Scenario: A wooden house bought this turn counts at once
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at h7
    And p1 has $2
    And p1 has 1 log in stock
    Then p1 may not do "use h7" because of FR-ROUND-23
    When p1 does "build wooden-house at g7"
    Then p1 may do "use h7"

  # ---------------------------------------------------------------- fire

  @worked @FR-EX-53 @FR-ROUND-24
  Scenario: A burning saloon cannot be used
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j7 has 1 fire piece
    Then p1 may not do "use j7" because of FR-ROUND-24
    When p1 does "douse j7"
    Then p1 may do "use j7"

  @worked @FR-EX-53 @FR-ROUND-23
  Scenario: A saloon whose only tent burns cannot be used
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And j6 has 1 fire piece
    Then p1 may not do "use j7" because of FR-ROUND-23
    When p1 does "douse j6"
    Then p1 may do "use j7"

  @FR-ROUND-23
  Scenario: Burning housing takes away only its own uses
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    And a wooden-house of p2 stands at k7
    And k7 has 1 fire piece
    When p1 does "use j7"
    Then p1 may not do "use j7" because of FR-ROUND-23
    When p1 does "douse k7"
    And p1 does "end-turn"
    Then p2 may do "use j7"

  # ---------------------------------------------------------------- the upgrade at the end of an era

  @FR-ROUND-34
  Scenario: At the end of an era every tent becomes a wooden house without an owner, and fire on it stays
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And a saloon of p2 stands at j7
    And i6 has 2 fire pieces
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    Then a wooden-house that nobody owns stands at i6
    And a wooden-house that nobody owns stands at j6
    And i6 has 2 fire pieces
    And 3 wooden-house tiles are left
    And p1's political track is 0
    And it is round 5
    When p1 does "use j7"
    Then p1 may do "use j7"

  @FR-GOAL-04
  Scenario: Within an era tents do not become wooden houses
    Given a Frontier game of p1 and p2
    And it is round 3
    And it is p2's turn
    And no event cards are left
    When p2 does "end-turn"
    Then it is round 4
    And a tent stands at i6
    And a tent stands at j6
