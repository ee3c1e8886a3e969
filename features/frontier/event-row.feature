Feature: The row of event cards
  The upcoming card is carried out, then each card moves one space on and a new one comes to nine years. The discs of the card are turned
  over and laid on the new card.

  @worked @FR-EX-41 @FR-ROUND-15 @FR-ROUND-16 @FR-ROUND-17 @FR-ROUND-18
  Scenario: Event I-4 is carried out, the row moves on, and the disc is turned over and goes to the new card
    Given a Frontier game of p1 and p2
    And it is round 1
    And it is p2's turn
    And the events are I-4 I-1 I-2 I-3
    And the safety disc lies on upcoming, boon side up
    When p2 does "end-turn"
    Then chance may do "event II-2" with 1 chance in 4
    And chance may not do "event III-1" because of FR-SETUP-21
    When chance does "event II-2"
    Then the safety marker is at -1
    And the events are I-1 I-2 I-3 II-2
    And the safety disc lies on nine, bane side up
    And it is round 2
    And it is p1's turn

  @FR-ROUND-18 @FR-ROUND-16
  Scenario: A bane becomes a boon again
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is I-2
    And the health disc lies on upcoming, bane side up
    And the wealth disc lies on six, bane side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the health disc lies on nine, boon side up
    And the wealth disc lies on three, bane side up

  @FR-ROUND-18
  Scenario: Two discs on one card move to the new card together
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the events are I-2 I-1 I-3 I-4
    And the health disc lies on upcoming, boon side up
    And the safety disc lies on nine, boon side up
    When p2 does "end-turn"
    And chance does "event II-1"
    Then the health disc lies on nine, bane side up
    And the safety disc lies on six, boon side up

  @FR-ROUND-16 @FR-ROUND-18
  Scenario: If no card is left to draw, the space stays empty and its disc leaves the game
    Given a Frontier game of p1 and p2
    And it is round 12
    And it is p2's turn
    And the events are IV-1 IV-2 IV-3 IV-4
    And the health disc lies on upcoming, boon side up
    When p2 does "end-turn"
    Then the events are IV-2 IV-3 IV-4 nothing
    And the health disc is out of the game
    And the wealth marker is at -1
    And it is p1's turn

  @worked @FR-EX-08 @FR-ROUND-15 @FR-ROUND-17
  Scenario: In round 5 the fourth card of era I is carried out
    Given a Frontier game of p1 and p2
    And it is round 4
    And it is p2's turn
    And the events are I-4 II-1 II-2 II-3
    When these decisions are taken:
      """
      p2: end-turn
      p1: next P1
      p1: pass
      p2: pass
      """
    Then chance may do "event II-4" with 1 chance in 1
    When chance does "event II-4"
    Then the safety marker is at -1
    And the events are II-1 II-2 II-3 II-4
    And it is round 5

  @FR-ROUND-16
  Scenario: If no card lies on upcoming, no event is carried out and the row moves on
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the events are nothing IV-1 IV-2 IV-3
    When p2 does "end-turn"
    And chance does "event IV-4"
    Then the events are IV-1 IV-2 IV-3 IV-4
    And it is p1's turn

  @FR-ROUND-15
  Scenario: While chance still has to draw, no player can take a turn
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the upcoming event is II-4
    When p2 does "end-turn"
    Then chance decides
    And chance may not do "severity 1" because of FR-ROUND-17

  @FR-ROUND-17
  Scenario: The event on top of the deck comes to nine
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And the events are nothing IV-1 IV-2 nothing
    And IV-3 is on top of the event deck
    When p2 does "end-turn"
    Then the events are IV-1 IV-2 nothing IV-3
