Feature: The end of the line
  Phase 10 ends a turn: the Past Town goes out of the game with all its cards, the other two move up, and a new Town is drawn for
  the Future. Then every hand is cut to three cards, which hand-limit.feature shows.

  # ---------------------------------------------------------------- the shift

  @worked @HOW-EX-75 @HOW-EOL-01 @HOW-EOL-02 @HOW-EOL-03 @HOW-EOL-04 @HOW-EOL-05
  Scenario: At the End of The Line Benton leaves with all its cards, Cheyenne and Omaha move up, and Sidney is drawn
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is benton
    And p1 owns saloon#1 in the Past Town
    And irish vice lie in the Past Town
    And the Present Town is cheyenne
    And p2 owns church#1 in the Present Town
    And the Future Town is omaha
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town sidney to future"
    Then the Towns out of the game are benton
    And the discard pile is saloon#1 irish vice
    And the Past Town is cheyenne
    And the Past Town has church#1
    And p2 owns church#1 in the Past Town
    And the Present Town is omaha
    And the Present Town has nothing
    And the Future Town is sidney
    And the Future Town has nothing

  @HOW-EOL-01
  Scenario: The Past Town leaves the game for good, like the Towns before it
    Given a Hell on Wheels game of p1 and p2
    And it is turn 4
    And the Past Town is benton
    And the Town deck is corinne laramie north-platte sidney omaha
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then chance may do "town corinne to future" with 1 chance in 5
    And chance may not do "town benton to future" because of HOW-TOWN-01
    When chance does "town corinne to future"
    Then the Towns out of the game are benton julesberg cheyenne

  @HOW-EOL-02
  Scenario: Every kind of card goes to the discard pile with the Past Town, whoever owns it
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 church#1 in the Past Town
    And p2 owns gambling-house#1 brothel#1 school#2 in the Past Town
    And irish scots vice anarchy lie in the Past Town
    And the discard pile is miners
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the discard pile is miners saloon#1 church#1 gambling-house#1 brothel#1 school#2 irish scots vice anarchy
    And the Past Town has nothing

  @HOW-EOL-02
  Scenario: Only the cards of the Past Town are discarded, not those in hand or in the other Towns
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is lawmen
    And irish lies in the Present Town
    And vice lies in the Future Town
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the discard pile is empty
    And p1's hand is lawmen

  @HOW-EOL-03
  Scenario: The Present Town becomes the Past Town with its houses, owners, Customers and Mayhem
    Given a Hell on Wheels game of p1 and p2
    And the Present Town is corinne
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 jail#1 in the Present Town
    And irish vice lie in the Present Town
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the Past Town is corinne
    And the Past Town has saloon#1 saloon#2 jail#1 irish vice
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 jail#1 in the Past Town
    And nobody owns irish vice in the Past Town

  @HOW-EOL-04
  Scenario: The Future Town becomes the Present Town with its houses, owners, Customers and Mayhem
    Given a Hell on Wheels game of p1 and p2
    And the Future Town is omaha
    And p1 owns brothel#1 in the Future Town
    And p2 owns church#2 in the Future Town
    And scots anarchy lie in the Future Town
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town sidney to future"
    Then the Present Town is omaha
    And the Present Town has brothel#1 church#2 scots anarchy
    And p1 owns brothel#1 in the Present Town
    And p2 owns church#2 in the Present Town
    And nobody owns scots anarchy in the Present Town

  @HOW-EOL-05
  Scenario: The new Town is drawn from the Town deck with equal chances, and lies there without cards
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is benton
    And the Present Town is cheyenne
    And the Future Town is omaha
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then chance may do "town julesberg to future" with 1 chance in 7
    And chance may do "town rawlins to future" with 1 chance in 7
    And chance may not do "town omaha to future" because of HOW-TOWN-01
    When chance does "town rawlins to future"
    Then the Future Town is rawlins
    And the Future Town has nothing
    And the Town deck has 6 Towns

  @HOW-EOL-05
  Scenario: The last Town of the Town deck can still be drawn
    Given a Hell on Wheels game of p1 and p2
    And it is turn 8
    And the Past Town is benton
    And the Present Town is cheyenne
    And the Future Town is omaha
    And the Town deck is sidney
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then chance may do "town sidney to future" with 1 chance in 1
    When chance does "town sidney to future"
    Then the Town deck is empty
    And the game goes on

  @worked @HOW-EX-76 @HOW-EOL-03 @HOW-EOL-04 @HOW-EOL-05 @HOW-EOL-01 @HOW-R-empty-position
  Scenario: At the end of turn 1 nothing is discarded, both Towns move up, and a third Town is drawn
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And the Present Town is benton
    And the Future Town is cheyenne
    And p1 owns saloon#1 in the Present Town
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    Then the discard pile is empty
    And the Towns out of the game are nothing
    And the Past Town is benton
    And p1 owns saloon#1 in the Past Town
    And the Present Town is cheyenne
    And the Future Town is omaha
    And the Town deck has 7 Towns

  @HOW-EOL-05
  Scenario: The Town on top of the Town deck becomes the Future Town
    Given a Hell on Wheels game of p1 and p2
    And it is the End of The Line Phase
    And omaha is on top of the Town deck
    When the End of The Line Phase is played
    Then the Future Town is omaha
