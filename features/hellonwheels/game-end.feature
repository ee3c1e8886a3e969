Feature: The end of the game
  The game is over at the moment when a Town is due for the Future and the Town deck has none left: in the tenth phase of turn 9.
  Whoever has the most money has won; nothing else counts.

  # ---------------------------------------------------------------- nine turns, ten Towns

  @worked @HOW-EX-78
  Scenario: The first two Towns drawn lie in the Present and the Future of turn 1
    Given a Hell on Wheels game of p1 and p2
    When chance does "town julesberg to present"
    And chance does "town benton to future"
    Then it is turn 1
    And the Past position is empty
    And the Town deck has 8 Towns

  @worked @HOW-EX-78 @HOW-EOL-05
  Scenario: At the end of turn 1 the first Town moves to the Past, the second to the Present
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And the Present Town is julesberg
    And the Future Town is benton
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then chance may do "town corinne to future" with 1 chance in 8
    When chance does "town corinne to future"
    And everybody passes
    Then it is turn 2
    And the Past Town is julesberg
    And the Present Town is benton
    And the Future Town is corinne
    And the Town deck has 7 Towns

  @worked @HOW-EX-78 @HOW-EOL-05
  Scenario Outline: The order in which the ten Towns are drawn decides when and where each Town lies
    Given a Hell on Wheels game of p1 and p2
    And it is turn <turn>
    And the Past Town is <past>
    And the Present Town is <present>
    And the Future Town is <future>
    And the Town deck is <deck>
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town <drawn> to future"
    Then the game goes on
    And the Past Town is <present>
    And the Present Town is <future>
    And the Future Town is <drawn>
    And the Towns out of the game are <out>
    And the Town deck has <left> Towns
    When everybody passes
    Then it is turn <next>

    Examples:
      | turn | past         | present      | future       | deck                                                            | drawn        | out                                                                 | left | next |
      | 2    | julesberg    | benton       | corinne      | laramie cheyenne grand-island north-platte sidney rawlins omaha | laramie      | julesberg                                                           | 6    | 3    |
      | 3    | benton       | corinne      | laramie      | cheyenne grand-island north-platte sidney rawlins omaha         | cheyenne     | julesberg benton                                                    | 5    | 4    |
      | 4    | corinne      | laramie      | cheyenne     | grand-island north-platte sidney rawlins omaha                  | grand-island | julesberg benton corinne                                            | 4    | 5    |
      | 5    | laramie      | cheyenne     | grand-island | north-platte sidney rawlins omaha                               | north-platte | julesberg benton corinne laramie                                    | 3    | 6    |
      | 6    | cheyenne     | grand-island | north-platte | sidney rawlins omaha                                            | sidney       | julesberg benton corinne laramie cheyenne                           | 2    | 7    |
      | 7    | grand-island | north-platte | sidney       | rawlins omaha                                                   | rawlins      | julesberg benton corinne laramie cheyenne grand-island              | 1    | 8    |
      | 8    | north-platte | sidney       | rawlins      | omaha                                                           | omaha        | julesberg benton corinne laramie cheyenne grand-island north-platte | 0    | 9    |

  @worked @HOW-EX-78 @HOW-END-02
  Scenario: When the tenth Town is drawn the Town deck is empty, and play goes on
    Given a Hell on Wheels game of p1 and p2
    And it is turn 8
    And the Town deck is omaha
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the Town deck has 0 Towns
    And the game goes on
    When everybody passes
    Then it is turn 9
    And it is the Supervisor Phase
    And it is p1's turn

  @worked @HOW-EX-78 @HOW-END-01 @HOW-R-game-end
  Scenario: At the end of turn 9 no Town is left to draw, and the game is over
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And p1 has 21K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And p1 wins

  @worked @HOW-EX-79 @HOW-END-01 @HOW-EOL-01 @HOW-EOL-03 @HOW-EOL-04 @HOW-R-game-end
  Scenario: At the end of the game the ninth Town lies in the Past, the tenth in the Present, and hands are unchanged
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And the Past Town is sidney
    And the Present Town is rawlins
    And the Future Town is omaha
    And irish lies in the Past Town
    And vice lies in the Future Town
    And p1's hand is saloon*5
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And the Past Town is rawlins
    And the Present Town is omaha
    And the Present Town has vice
    And the Future position is empty
    And the Town deck has 0 Towns
    And the Towns out of the game are julesberg benton corinne laramie cheyenne grand-island north-platte sidney
    And irish is in the discard pile
    And p1 has 5 cards in hand

  @HOW-END-01 @HOW-FUT-01
  Scenario: The tenth Town pays in turn 9, which is played up to its Future Town Phase with an empty Town deck
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And the Town deck is empty
    And p1 owns saloon#1 in the Future Town
    And p2 holds irish
    And the Future Town Phase comes next
    When the Future Town Phase is played
    Then p1 has 30K
    And the game goes on
    When p2 does "pass"
    Then p1 wins

  @HOW-END-02 @HOW-EOL-06
  Scenario: After the tenth Town is drawn, players still discard to the hand limit and an Opportunist Phase follows
    Given a Hell on Wheels game of p1 and p2
    And it is turn 8
    And the Town deck is omaha
    And p1's hand is irish scots miners entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then it is p1's turn
    When p1 does "discard irish"
    And p1 does "play entrepreneur"
    Then p1 has 25K
    And the game goes on

  # ---------------------------------------------------------------- the winner

  @worked @HOW-EX-80 @HOW-AIM-04 @HOW-AIM-05
  Scenario: A player with 120K beats a player with 119K, two houses, three cards and the token
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And p2 is Supervisor
    And p1 has 120K
    And p2 has 119K
    And p2 owns saloon#1 brothel#1 in the Present Town
    And p2's hand is entrepreneur gamblers church
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 wins

  @HOW-AIM-04
  Scenario Outline: The player with the most money wins
    Given a Hell on Wheels game of p1, p2 and p3
    And it is turn 9
    And p1 has <p1>
    And p2 has <p2>
    And p3 has <p3>
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then <winner> wins

    Examples:
      | p1   | p2   | p3   | winner |
      | 120K | 119K | 119K | p1     |
      | 90K  | 91K  | 90K  | p2     |
      | 0K   | 0K   | 1K   | p3     |

  @worked @HOW-EX-81 @HOW-AIM-04 @HOW-R-winner-tie
  Scenario: If p1 and p2 tie at the end, they share the victory
    Given a Hell on Wheels game of p1, p2 and p3
    And it is turn 9
    And p1 has 120K
    And p2 has 120K
    And p3 has 90K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 and p2 win together

  @HOW-AIM-05
  Scenario Outline: Only money counts at the end - 1K more beats <what>
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And <supervisor> is Supervisor
    And p1 has 21K
    And p2's hand is <hand>
    And p2 owns <cards> in the Present Town
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 wins

    Examples:
      | what                 | supervisor | hand                      | cards                                |
      | the token            | p2         | nothing                   | nothing                              |
      | Blackmail in hand    | p1         | blackmail                 | nothing                              |
      | twelve cards in hand | p1         | saloon*7 gambling-house*5 | nothing                              |
      | a house              | p1         | nothing                   | saloon#1                             |
      | a Mayor's cards      | p1         | nothing                   | church#1 school#1 jail#1 town-hall#1 |

  @HOW-AIM-04 @HOW-AIM-05
  Scenario: A tie in money stays a tie, whatever else a tied player has
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And p2 is Supervisor
    And p2 owns saloon#1 brothel#1 church#1 in the Present Town
    And p2's hand is entrepreneur blackmail
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p1 and p2 win together

  @HOW-AIM-04
  Scenario: A player's points at the end are the player's money in K
    Given a Hell on Wheels game of p1, p2 and p3
    And it is turn 9
    And p1 has 12K
    And p2 has 0K
    And p3 has 31K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p3 wins
    And p1 has 12 points
    And p2 has 0 points
    And p3 has 31 points
