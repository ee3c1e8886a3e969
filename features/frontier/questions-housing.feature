Feature: Open questions about housing
  How many uses a piece of housing allows, and who turns tents into wooden houses at the end of an era.

  # ---------------------------------------------------------------- how many uses does housing allow?

  @FR-R-housing-capacity @FR-ROUND-23
  Scenario Outline: Whether a saloon beside a wooden house can be used a second time depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "housing-capacity" is "<answer>"
    And a wooden-house stands at j6
    And a saloon of p2 stands at j7
    And j7 has 1 use this round
    Then "use j7" is <verdict> for p1

    Examples:
      | answer             | verdict |
      | tent-one-house-two | legal   |
      | one-each           | illegal |

  @FR-ROUND-23
  Scenario Outline: A tent allows one use under either answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "housing-capacity" is "<answer>"
    And a saloon of p2 stands at j7
    When p1 does "use j7"
    Then p1 may not do "use j7" because of FR-ROUND-23

    Examples:
      | answer             |
      | tent-one-house-two |
      | one-each           |

  # ---------------------------------------------------------------- who upgrades housing?

  @FR-R-upgrade-housing @FR-ROUND-34
  Scenario Outline: What happens to the two tents at the end of era I depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "<answer>"
    And it is round 4
    And it is p2's turn
    And p1 has 1 log in stock
    And p2 has 1 log in stock
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    Then "end-turn" is <turn> for p1
    And "house i6" is <house> for p1
    And "house j6" is <house> for p1

    Examples: at once without a word, or the mayor or every player is asked
      | answer         | turn    | house   |
      | all-tents      | legal   | illegal |
      | mayor-one      | illegal | legal   |
      | each-buys-one  | illegal | legal   |

  @FR-ROUND-34 @FR-R-upgrade-housing
  Scenario: With the answer mayor-one, the mayor upgrades a tent free, and nobody owns the house
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "mayor-one"
    And it is round 4
    And it is p2's turn
    And no event cards are left
    And p1 has $0
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: pass
      p2: pass
      p1: house i6
      """
    Then a wooden-house stands at i6
    And a tent stands at j6
    And p1 has $0
    And p1's political track is 0
    And 3 wooden-house tiles are left
    And it is round 5

  @FR-R-upgrade-housing
  Scenario: The new mayor upgrades the tent, not the old one
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "mayor-one"
    And it is round 4
    And it is p2's turn
    And p2's election cube is on wealth
    And no event cards are left
    When these decisions are taken:
      """
      p2: end-turn
      p2: promise wealth=1
      p2: next P1
      p1: pass
      p2: pass
      """
    Then p2 may do only:
      | house i6 |
      | house j6 |

  @FR-R-upgrade-housing
  Scenario: If no tent stands, the mayor is not asked to upgrade one
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "mayor-one"
    And it is round 7
    And it is p2's turn
    And a wooden-house stands at i6
    And a wooden-house stands at j6
    And no event cards are left
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: pass
      p2: pass
      """
    Then it is round 8
    And it is p1's turn

  @FR-ROUND-34 @FR-R-upgrade-housing @FR-TRACK-04
  Scenario: Each player may buy one tent, which becomes his wooden house with its point
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "each-buys-one"
    And it is round 4
    And it is p2's turn
    And p1 has $4
    And p1 has 1 log in stock
    And p2 has $1
    And p2 has 1 log in stock
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P2"
    And p2 does "pass"
    And p1 does "pass"
    Then p2 may do only:
      | pass |
    When p2 does "pass"
    Then p1 may do only:
      | house i6 |
      | house j6 |
      | pass     |
    When p1 does "house j6"
    Then a wooden-house of p1 stands at j6
    And a tent stands at i6
    And p1 has $3
    And p1 has 0 logs in stock
    And p1's political track is 1
    And 2 wooden-house tiles are left
    And it is round 5

  @FR-R-upgrade-housing @FR-COMP-15
  Scenario: With the answer each-buys-one, no tent can be bought after the last wooden house
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "each-buys-one"
    And it is round 4
    And it is p2's turn
    And a wooden-house of p1 stands at k7
    And a wooden-house of p2 stands at h7
    And p1 has $4
    And p1 has 1 log in stock
    And p2 has $4
    And p2 has 1 log in stock
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    And p1 does "house j6"
    Then 0 wooden-house tiles are left
    And p2 may not do "house i6" because of FR-COMP-15

  @FR-R-upgrade-housing
  Scenario: B6 makes a tent that is bought a dollar cheaper
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "each-buys-one"
    And it is round 4
    And it is p2's turn
    And p1 is in lumbering at level I
    And p1 holds B6
    And p1 has $1
    And p1 has 1 log in stock
    And no event cards are left
    When p2 does "end-turn"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    And p1 does "house j6"
    Then a wooden-house of p1 stands at j6
    And p1 has $0

  @FR-R-upgrade-housing
  Scenario: By the default answer no player names a tent to upgrade
    Given a Frontier game of p1 and p2
    And it is p1's turn
    Then p1 may not do "house i6" because of FR-ROUND-34 and the ruling "upgrade-housing"

  @FR-ROUND-34 @FR-R-upgrade-housing
  Scenario: If each player buys one tent, the house belongs to the player who paid for it
    Given a Frontier game of p1 and p2
    And the ruling "upgrade-housing" is "each-buys-one"
    And it is round 4
    And it is p2's turn
    And p1's election cube is on wealth
    And p2 has $4
    And p2 has 1 log in stock
    When p2 does "end-turn"
    And p1 does "promise wealth=1"
    And p1 does "next P1"
    And p1 does "pass"
    And p2 does "pass"
    And p1 does "pass"
    And p2 does "house i6"
    And chance does "severity 1"
    And chance does "event II-1"
    Then a wooden-house of p2 stands at i6
    And p2's political track is 1
    And p1's political track is 0

  @FR-ROUND-23
  Scenario: If each housing allows one use, other buildings beside a saloon allow none
    Given a Frontier game of p1 and p2
    And the ruling "housing-capacity" is "one-each"
    And a saloon of p2 stands at j7
    And a gunsmith of p2 stands at k7
    And a gunsmith of p1 stands at j8
    When p1 does "use j7"
    Then p1 may not do "use j7" because of FR-ROUND-23
