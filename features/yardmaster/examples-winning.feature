Feature: Reaching the goal, worked out
  Three purchases near the point goal: past it, beside it, and exactly on it.

  @worked @YM-EX-15 @YM-WIN-01 @YM-WIN-02 @YM-OBJ-03
  Scenario: A purchase that takes a train from 17 to 19 points passes the goal of 18 and wins
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3 coal-3
    And the arrival yard shows coal-2
    And ann holds coal*2
    Then ann has 17 points
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then ann has 19 points
    And ann wins
    And bob may not do "draw deck" because of YM-WIN-01

  @worked @YM-EX-15 @YM-YARD-01
  Scenario: Six points in the sorting yard do not raise a train from 14 to 20 points
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And ann's sorting yard is livestock-4
    And the arrival yard shows coal-2
    And ann holds coal*2
    When ann does "buy coal-2 pay coal*2"
    And chance does "refill coal-1"
    Then ann's sorting yard is coal-2 livestock-4
    And ann has 14 points
    And the game goes on

  @worked @YM-EX-15 @YM-GOAL-02 @YM-WIN-01
  Scenario: With four players the goal is 16 points
    Given a Yardmaster game of ann, bob, cid and dee
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And the arrival yard shows oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann has 16 points
    And ann wins

  @worked @YM-EX-15 @YM-GOAL-01
  Scenario Outline: With two or three players, 16 points do not reach the goal
    Given a Yardmaster game of <players>
    And it is ann's turn
    And ann's train is oil-4 timber-4 timber-3 oil-3
    And the arrival yard shows oil-2
    And ann holds oil*2
    When ann does "buy oil-2 pay oil*2"
    And chance does "refill coal-1"
    Then ann has 16 points
    And the game goes on

    Examples:
      | players          |
      | ann and bob      |
      | ann, bob and cid |
