Feature: When an Opportunist Phase is over
  It goes on until everybody has passed since the last card. A player who holds no card counts as passing every time it comes to him.

  # ---------------------------------------------------------------- until everybody has passed

  @worked @HOW-EX-55 @HOW-OPP-04 @HOW-OPP-06 @HOW-OPP-07 @HOW-OPP-08 @HOW-R-window-pass @HOW-R-window-pace
  Scenario: With two players, an Opportunist Phase with two cards played ends after two passes in a row
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds gamblers irish
    And p2 holds entrepreneur miners
    Then p2 may not do "play entrepreneur" because of HOW-OPP-04
    When p1 does "pass"
    And p2 does "play entrepreneur"
    Then p2 has 25K
    When p1 does "play gamblers on p2"
    Then p1 has 23K
    And p2 has 22K
    When p2 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-07
  Scenario: If two of three players have passed, the third pass ends the phase
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds miners
    And p3 holds entrepreneur traders
    And 2 players have passed in a row
    And p3 is to act
    When p3 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-07
  Scenario: If two of three players have passed and the third plays a card, the passes are counted anew
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds miners
    And p3 holds entrepreneur traders
    And 2 players have passed in a row
    And p3 is to act
    When p3 does "play entrepreneur"
    Then it is p1's turn
    When p1 does "pass"
    Then it is p2's turn
    When p2 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-07
  Scenario: A player who has played the last card of the hand need not pass
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds miners
    And p3 holds entrepreneur
    And 2 players have passed in a row
    And p3 is to act
    When p3 does "play entrepreneur"
    And p1 does "pass"
    And p2 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-07
  Scenario: If only one player holds cards, that player plays alone and one pass ends the phase
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And it is the Opportunist Phase after the Railroad Phase
    And p3 holds entrepreneur outlaws irish
    And p3 is to act
    When p3 does "play entrepreneur"
    Then it is p3's turn
    When p3 does "play outlaws on p1"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Civilized Phase
    And p3 has 25K
    And p1 has 15K

  @HOW-OPP-07 @HOW-OPP-01 @HOW-OPP-02
  Scenario: If nobody holds a card, four Opportunist Phases go by without a decision
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And p1 holds irish
    And p1 owns saloon#1 in the Present Town
    When p1 does "customer irish at present"
    Then chance may do "town omaha to future" with 1 chance in 7
    When chance does "town julesberg to future"
    Then p1 has 45K

  # ---------------------------------------------------------------- whole Opportunist Phases

  @HOW-OPP-06 @HOW-OPP-07
  Scenario: With three players, an empty hand counts as a pass each time its player's turn comes
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p3 holds entrepreneur miners
    When p1 does "pass"
    Then it is p3's turn
    When p3 does "play entrepreneur"
    Then it is p1's turn
    When p1 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Civilized Phase
    And p3 has 25K

  @HOW-OPP-06 @HOW-OPP-07
  Scenario: Among four players, an empty hand and a hand just played out both count as passes
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds gamblers
    And p4 holds entrepreneur miners
    When p1 does "pass"
    And p2 does "play gamblers on p1"
    Then it is p4's turn
    When p4 does "play entrepreneur"
    Then it is p1's turn
    When p1 does "pass"
    Then it is p4's turn
    When p4 does "pass"
    Then it is the Civilized Phase
    And p1 has 17K
    And p2 has 23K
    And p4 has 25K

  @HOW-OPP-07 @HOW-CARD-09
  Scenario: If Vile Men empty the hand of the next of three players, that player is passed over
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds vile-men irish
    And p2 holds entrepreneur outlaws
    And p3 holds miners
    When p1 does "play vile-men on p2"
    And chance does "random outlaws from p2"
    And chance does "random entrepreneur from p2"
    Then p2's hand is nothing
    And it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-07 @HOW-CARD-12
  Scenario: With three players, a player whose last card was Con Men has the stolen cards and is asked again
    Given a Hell on Wheels game of p1, p2 and p3
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds con-men
    And p2 holds entrepreneur outlaws miners
    And p3 holds vice
    When p1 does "pass"
    And p2 does "play entrepreneur"
    And p3 does "pass"
    And p1 does "play con-men on p2"
    And chance does "random miners from p2"
    And chance does "random outlaws from p2"
    Then p1's hand is outlaws miners
    And p2's hand is nothing
    And it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "play outlaws on p2"
    Then p2 has 20K
    And it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-07 @HOW-CARD-19
  Scenario: If two of four hands are empty, a player who passed and then plays Scoundrels is asked again
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds scoundrels
    And p3 holds entrepreneur vice
    When p1 does "pass"
    Then it is p3's turn
    When p3 does "play entrepreneur"
    Then it is p1's turn
    When p1 does "play scoundrels"
    And chance does "draw outlaws for p1"
    And chance does "draw irish for p1"
    And chance does "draw miners for p1"
    Then it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "play outlaws on p3"
    Then p3 has 20K
    And it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase
