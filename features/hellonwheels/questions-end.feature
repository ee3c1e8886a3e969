Feature: Open questions about the end of the game
  When exactly the game is over, and who wins a tie: each answer in the smallest position that tells them apart.

  # ---------------------------------------------------------------- who wins a tie?

  @HOW-AIM-04 @HOW-R-winner-tie
  Scenario Outline: If two players have 120K each, the answer to the tie decides who wins
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "winner-tie" is "<answer>"
    And it is turn 9
    And p2 is Supervisor
    And p1 has 120K
    And p2 has 120K
    And p3 has 90K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then <outcome>

    Examples:
      | answer           | outcome                |
      | shared           | p1 and p2 win together |
      | supervisor-order | p2 wins                |
      | roll-off         | chance decides         |

  @HOW-R-winner-tie
  Scenario: If Supervisor Order breaks a tie, its first tied player wins, even without the token
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "winner-tie" is "supervisor-order"
    And it is turn 9
    And p2 is Supervisor
    And p1 has 120K
    And p2 has 90K
    And p3 has 120K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p3 wins

  @HOW-R-winner-tie
  Scenario: If a tie is rolled off, the tied players roll in seat order, and roll again while the highest rolls tie
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "winner-tie" is "roll-off"
    And it is turn 9
    And p1 has 120K
    And p2 has 90K
    And p3 has 120K
    And p4 has 120K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then chance may do "roll 6 for p1" with 1 chance in 6
    But chance may not do "roll 6 for p2"
    When these decisions are taken:
      """
      chance: roll 5 for p1
      chance: roll 2 for p3
      chance: roll 5 for p4
      chance: roll 3 for p1
      """
    Then chance may not do "roll 6 for p3"
    When chance does "roll 4 for p4"
    Then p4 wins

  @HOW-R-winner-tie
  Scenario: Only the highest rolls are rolled again for the victory, even if all who tied in a bid roll again
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "winner-tie" is "roll-off"
    And the ruling "bid-reroll" is "all-tied-reroll"
    And it is turn 9
    And everybody has 120K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And these decisions are taken:
      """
      chance: roll 5 for p1
      chance: roll 2 for p2
      chance: roll 5 for p3
      chance: roll 3 for p1
      """
    Then chance may not do "roll 6 for p2"
    When chance does "roll 4 for p3"
    Then p3 wins

  @HOW-AIM-04
  Scenario: If there is no tie, nobody rolls for the victory
    Given a Hell on Wheels game of p1 and p2
    And the ruling "winner-tie" is "roll-off"
    And it is turn 9
    And p1 has 21K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 wins

  # ---------------------------------------------------------------- when exactly is the game over?

  @HOW-R-game-end
  Scenario: If the game ends at once, p2 cannot play an Entrepreneur, and p1 wins by 100K to 98K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "at-once"
    And it is turn 9
    And p1 has 100K
    And p2 has 98K
    And p2's hand is entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And p2's hand is entrepreneur
    And p1 wins

  @HOW-R-game-end
  Scenario: If the last phase is finished, p2 plays an Entrepreneur and wins by 103K to 100K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "finish-phase"
    And it is turn 9
    And p1 has 100K
    And p2 has 98K
    And p2's hand is entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then it is the Opportunist Phase after the End of The Line Phase
    And the Future position is empty
    When p2 does "play entrepreneur"
    Then p2 wins
    And p2 has 103K

  @HOW-R-game-end
  Scenario: If the last phase is finished, the hand limit applies once more
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "finish-phase"
    And it is turn 9
    And p1's hand is irish scots miners traders
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then it is the End of The Line Phase
    And p1 may do only:
      | discard irish   |
      | discard scots   |
      | discard miners  |
      | discard traders |
    When p1 does "discard irish"
    Then it is the Opportunist Phase after the End of The Line Phase
    When everybody passes
    Then the game is over
    And p1 and p2 win together

  @HOW-R-game-end
  Scenario: If the last phase is finished, nothing can be moved to the empty Future
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "finish-phase"
    And it is turn 9
    And p2 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Future Town
    And vice lies in the Future Town
    And p1's hand is hangers-on desperados
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 may do only:
      | play hangers-on moving saloon#1                  |
      | play desperados from present to past moving vice |
      | pass                                             |
    And p1 may not do "play hangers-on moving saloon#2" because of HOW-CARD-18
    And p1 may not do "play desperados from present to future moving vice" because of HOW-CARD-13

  @HOW-R-game-end
  Scenario: If the last Town drawn ends the game, it ends in turn 8 when the tenth Town is placed
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "last-town-drawn"
    And it is turn 8
    And the Town deck is omaha
    And p1 has 21K
    And p1's hand is saloon*5
    And p2's hand is entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the game is over
    And the Future Town is omaha
    And p1 has 5 cards in hand
    And p1 wins

  @HOW-EOL-05
  Scenario: If the last Town drawn ends the game, it does not end with the ninth Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "last-town-drawn"
    And it is turn 7
    And the Town deck is sidney omaha
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the game goes on
    And the Town deck is sidney
    When everybody passes
    Then it is turn 8

  @HOW-R-game-end
  Scenario: If the game is played out, it goes on after turn 9 without a new Town
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "play-out"
    And it is turn 9
    And the Past Town is sidney
    And the Present Town is rawlins
    And the Future Town is omaha
    And p1 has 100K
    And p2 has 98K
    And p2's hand is entrepreneur irish scots miners
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then it is the End of The Line Phase
    And it is p2's turn
    When p2 does "discard irish"
    Then it is the Opportunist Phase after the End of The Line Phase
    And the Past Town is rawlins
    And the Present Town is omaha
    And the Future position is empty
    When everybody passes
    Then it is turn 10
    And it is the Supervisor Phase

  @HOW-R-game-end
  Scenario: If the game is played out, the ninth and tenth Town pay again in turn 10, and nobody builds in the Future
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "play-out"
    And it is turn 10
    And the Past Town is rawlins
    And the Present Town is cheyenne
    And the Future position is empty
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p1's hand is brothel
    And it is the Establishment Phase
    Then p1 may do only:
      | build brothel at past    |
      | build brothel at present |
      | pass                     |
    When p1 does "pass"
    And everybody passes
    And p1 does "pass"
    And everybody passes
    Then it is the Opportunist Phase after the Past Town Phase
    And p1 has 30K
    When everybody passes
    Then p2 has 40K
    When everybody passes
    And everybody passes
    Then it is the Opportunist Phase after the End of The Line Phase
    And the Past Town is cheyenne
    And the Present position is empty
    And the Future position is empty
    When everybody passes
    Then it is turn 11
    And it is the Supervisor Phase

  @HOW-R-game-end
  Scenario: If the game is played out, it ends when the last Town leaves in turn 11
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "play-out"
    And it is turn 11
    And the Past Town is omaha
    And the Present position is empty
    And the Future position is empty
    And p1 has 21K
    And p1's hand is saloon*5
    And p2's hand is entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And the Past position is empty
    And p1 has 5 cards in hand
    And p1 wins

  @HOW-R-game-end @HOW-CARD-13
  Scenario: If the game is played out, Desperados cannot move cards to the empty Future
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "play-out"
    And it is turn 9
    And vice lies in the Future Town
    And p1 holds desperados irish
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 may do only:
      | play desperados from present to past moving vice |
      | pass                                             |
    And p1 may not do "play desperados from present to future moving vice" because of HOW-CARD-13

  @HOW-R-game-end @HOW-R-move-sources @HOW-CARD-15
  Scenario: If the last phase is finished, Ladies of the Evening move Customers anywhere but to the empty Future
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "finish-phase"
    And the ruling "move-sources" is "each-anywhere"
    And it is turn 9
    And irish lies in the Present Town
    And miners lies in the Future Town
    And p1 holds ladies-of-the-evening
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 may do only:
      | play ladies-of-the-evening moving irish to present                 |
      | play ladies-of-the-evening moving miners to past                   |
      | play ladies-of-the-evening moving irish to present, miners to past |
      | pass                                                               |
    And p1 may not do "play ladies-of-the-evening moving irish to future" because of HOW-CARD-15

  @HOW-R-game-end @HOW-END-02
  Scenario: With the answer finish-phase, the game goes on after the tenth Town is drawn in turn 8
    Given a Hell on Wheels game of p1 and p2
    And the ruling "game-end" is "finish-phase"
    And it is turn 8
    And the Town deck is omaha
    And p1's hand is irish
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    And everybody passes
    Then it is turn 9
    And it is the Supervisor Phase
