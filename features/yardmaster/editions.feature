Feature: The prototype of 2014
  Before the game was published, reviewers described a prototype. Its rules differ in the set-up.

  @YM-SETUP-21 @YM-R-edition @edition:prototype
  Scenario Outline: In the prototype the Yardmaster token begins with the start player
    Given a Yardmaster game of <players>
    When the set-up goes on until chance does "start <starter>"
    Then <starter> holds the Yardmaster token face up

    Examples:
      | players          | starter |
      | ann and bob      | bob     |
      | ann, bob and cid | ann     |
      | ann, bob and cid | cid     |

  @YM-SETUP-22 @YM-R-edition @edition:prototype
  Scenario: In the prototype the arrival yard begins with three railcars
    Given a Yardmaster game of ann and bob
    When these decisions are taken:
      """
      chance: arrival coal-3
      chance: arrival timber-1
      chance: arrival oil-2
      """
    Then the arrival yard shows coal-3 timber-1 oil-2
    And chance may do "token ann coal"
    But chance may not do "arrival coal-1"

  @YM-SETUP-23 @YM-R-edition @edition:prototype
  Scenario: In the prototype each player is dealt three cargo cards
    Given a Yardmaster game of ann, bob and cid
    And after set-up
    Then ann has 3 cards in hand
    And bob has 3 cards in hand
    And cid has 3 cards in hand
    And the cargo draw pile has 60 cards

  @YM-BUY-08 @edition:prototype
  Scenario: In the prototype a refill fills the arrival yard up to three railcars
    Given a Yardmaster game of ann and bob
    And ann's hand is coal*1
    And the arrival yard shows coal-1 oil-2 timber-1
    And it is ann's turn
    When ann does "buy coal-1 pay coal*1"
    And chance does "refill oil-4"
    Then the arrival yard shows oil-4 oil-2 timber-1

  @YM-SETUP-14 @YM-R-edition @edition:printed
  Scenario: In the printed game the Yardmaster token begins on the start player's right
    Given a Yardmaster game of ann, bob and cid
    When the set-up goes on until chance does "start ann"
    Then cid holds the Yardmaster token face up
