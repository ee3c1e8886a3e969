Feature: With a third Town everything ends a turn sooner
  Where set-up draws a third Town for the Past, the ten Towns last for eight turns, and each answer to when the game is over comes a
  turn sooner.

  @HOW-R-game-end
  Scenario: If a third Town is laid out, the game is over at the end of turn 8
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    And it is turn 8
    And the Town deck is empty
    And p1 has 21K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And p1 wins

  @HOW-EOL-05 @HOW-END-02
  Scenario: If a third Town is laid out, the game goes on after turn 7
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    And it is turn 7
    And the Town deck is omaha
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the Future Town is omaha
    And the Town deck has 0 Towns
    And the game goes on

  @HOW-R-game-end
  Scenario: If a third Town is laid out, the answer finish-phase ends the game after the last phase of turn 8
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    And the ruling "game-end" is "finish-phase"
    And it is turn 8
    And the Town deck is empty
    And p1's hand is entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And p1 does "play entrepreneur"
    Then the game is over
    And p1 wins

  @HOW-R-game-end
  Scenario: If a third Town is laid out, the last Town is drawn in turn 7
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    And the ruling "game-end" is "last-town-drawn"
    And it is turn 7
    And the Town deck is omaha
    And p1 has 21K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the game is over
    And p1 wins

  @HOW-R-game-end
  Scenario: If a third Town is laid out, the game is played out by the end of turn 10
    Given a Hell on Wheels game of p1 and p2
    And the ruling "empty-position" is "third-town"
    And the ruling "game-end" is "play-out"
    And it is turn 10
    And the Past Town is omaha
    And the Present position is empty
    And the Future position is empty
    And the Town deck is empty
    And p1 has 21K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And p1 wins
