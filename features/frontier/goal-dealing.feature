Feature: Dealing goal cards and assistants
  Each player is dealt three goal cards and keeps one in secret. The others leave the game. Then everybody gets an assistant.

  @worked @FR-EX-12 @FR-SETUP-15 @FR-COMP-05
  Scenario: The first player is dealt three of fifteen goal cards and keeps one
    Given a Frontier game of p1, p2, p3, p4 and p5
    When the set-up goes on until chance may do "goal G1"
    Then chance may do "goal G1" with 1 chance in 15
    When chance does "goal G1"
    Then chance may not do "goal G1" because of FR-SETUP-15
    And chance may do "goal G5" with 1 chance in 14
    When chance does "goal G5"
    And chance does "goal G12"
    Then p1 may do only:
      | keep G1  |
      | keep G5  |
      | keep G12 |
    And p1 may not do "keep G2" because of FR-SETUP-15
    When p1 does "keep G12"
    And chance does "goal G2"
    And chance does "goal G3"
    And chance does "goal G4"
    Then p1's goal is G12

  @worked @FR-EX-12 @FR-SETUP-15
  Scenario: Goal cards that a player did not keep are not dealt to the next
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance may do "goal G1"
    And chance does "goal G1"
    And chance does "goal G2"
    And chance does "goal G3"
    And p1 does "keep G2"
    Then chance may do "goal G4" with 1 chance in 12
    And chance may not do "goal G1" because of FR-SETUP-15
    And chance may not do "goal G2" because of FR-SETUP-15

  @FR-SETUP-15
  Scenario: Only the player who keeps a goal card sees which one it is
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance may do "goal G1"
    And chance does "goal G1"
    And chance does "goal G2"
    And chance does "goal G3"
    And p1 does "keep G2"
    Then p2 sees the last decision as "keep ?"
    And p1 sees the last decision as "keep G2"

  @FR-SETUP-16 @FR-SETUP-06
  Scenario: Everybody gets one of the fifteen assistants, in starting order
    Given a Frontier game of p1 and p2
    When the set-up goes on until chance may do "assistant A9"
    Then chance may do "assistant A9" with 1 chance in 15
    When chance does "assistant A9"
    Then chance may do "assistant A1" with 1 chance in 14
    And chance may not do "assistant A9" because of FR-SETUP-16
    When chance does "assistant A1"
    Then p1 holds A9
    And p2 holds A1
    And A9 shows tool
    And A1 shows worker

  @FR-SETUP-13 @FR-TITLE-03
  Scenario: In starting order all players choose an industry, which may be the same as another player's
    Given a Frontier game of p1 and p2
    When chance does "start P2"
    And the set-up goes on until chance does "disc safety six"
    Then p2 may do only:
      | industry lumbering |
      | industry mining    |
      | industry ranching  |
    And p1 may not do "industry mining" because of FR-SETUP-13
    When p2 does "industry mining"
    Then p1 may do "industry mining"
    When p1 does "industry mining"
    And chance does "goal G1"
    And chance does "goal G2"
    And chance does "goal G3"
    Then p1 is in mining at level I
    And p2 is in mining at level I
    And 3 mining cards of level I are left
    And 5 lumbering cards of level I are left

  @FR-COMP-03
  Scenario: Five players may all be in the same industry
    Given a Frontier game of p1, p2, p3, p4 and p5
    When the set-up goes on until chance does "disc safety nine"
    And p1 does "industry mining"
    And p2 does "industry mining"
    And p3 does "industry mining"
    And p4 does "industry mining"
    Then p5 may do "industry mining"
