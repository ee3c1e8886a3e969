Feature: Of several reasons the first is given
  Where an attempt breaks several rules, the clause cited is that of the first row of the table of refusals that fits it. What is wrong with
  a bid or a card comes before whose turn it is, and that a card is not in hand comes last.

  # ---------------------------------------------------------------- bids

  @HOW-SUP-03
  Scenario: Too high a bid, by a player who is not asked yet
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 has 20K
    Then it is p1's turn
    And p2 may not do "bid 21" because of HOW-SUP-03
    But p2 may not do "bid 20" because of HOW-SUP-02

  @HOW-SUP-03
  Scenario: Too high a bid, with a Blackmail that is not in hand
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 has 20K
    And p1's hand is irish
    Then p1 may not do "bid 21 with blackmail" because of HOW-SUP-03
    But p1 may not do "bid 20 with blackmail" because of HOW-CARD-21

  # ---------------------------------------------------------------- cards onto Towns

  @HOW-CIV-06 @HOW-CIV-10
  Scenario: A Church that is not in hand, where none goes, and without the price
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1 has 0K
    And p1's hand is jail
    Then p1 may not do "civilize church at present" because of HOW-CIV-06
    And p1 may not do "civilize church at past" because of HOW-CIV-10

  @HOW-CIV-02 @HOW-CIV-10
  Scenario: Another player's turn, and a card of another class or without the price
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1's hand is church
    And p2's hand is jail
    And p1 has 0K
    Then it is p2's turn
    And p1 may not do "civilize saloon at past" because of HOW-CIV-02
    And p1 may not do "civilize church at past" because of HOW-CIV-10
    But p1 may not do "pass" because of HOW-CIV-01

  # ---------------------------------------------------------------- Opportunist Phases

  @HOW-CARD-02 @HOW-OPP-06
  Scenario: Gamblers that are not in hand, on oneself
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase after the Railroad Phase
    And p1's hand is jail
    And p2's hand is irish
    Then p1 may not do "play gamblers on p1" because of HOW-CARD-02
    But p1 may not do "play gamblers on p2" because of HOW-OPP-06

  @HOW-OPP-04 @HOW-EOL-08
  Scenario: A discard below three by a player who is not asked
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase after the Railroad Phase
    And p1's hand is jail
    And p2's hand is irish
    Then p2 may not do "discard irish" because of HOW-OPP-04
    But p1 may not do "discard jail" because of HOW-EOL-08
