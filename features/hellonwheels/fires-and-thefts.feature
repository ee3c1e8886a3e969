Feature: Fires and thefts on the board
  Indian Attack discards a Customer, Arsonist an Establishment or a Civilized card, and Claim Jumpers put the marker of their
  player on a house of somebody else. None of them asks for Mayhem.

  # ---------------------------------------------------------------- Indian Attack

  @worked @HOW-EX-63 @HOW-CARD-10
  Scenario: Indian Attack discards one of two Customers
    Given a Hell on Wheels game of p1 and p2
    And irish miners lie in the Present Town
    And p1 holds indian-attack
    And p2 holds traders
    When p1 does "play indian-attack on irish at present"
    Then the Present Town has miners
    And the discard pile is irish indian-attack

  @worked @HOW-EX-63 @HOW-CARD-10 @HOW-PRES-02
  Scenario: With one Customer less after an Indian Attack, the only Saloon in the Town earns 5K less
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Present Town Phase
    And irish miners lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds indian-attack
    And p2 holds traders
    When p1 does "play indian-attack on irish at present"
    And everybody passes
    Then p2 has 45K

  @HOW-PRES-02
  Scenario: Without the Indian Attack the Saloon earns 30K
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Present Town Phase
    And irish miners lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds indian-attack
    And p2 holds traders
    When everybody passes
    Then p2 has 50K

  @HOW-CARD-10
  Scenario: Indian Attack reaches the Customers of all three Towns, and nothing else
    Given a Hell on Wheels game of p1 and p2
    And irish vice lie in the Past Town
    And miners lies in the Present Town
    And traders lies in the Future Town
    And p2 owns saloon#1 church#1 in the Past Town
    And p1 holds indian-attack
    Then p1 may do only:
      | play indian-attack on irish at past     |
      | play indian-attack on miners at present |
      | play indian-attack on traders at future |
      | pass                                    |
    And p1 may not do "play indian-attack on vice at past" because of HOW-CARD-10
    And p1 may not do "play indian-attack on saloon#1 at past" because of HOW-CARD-10
    And p1 may not do "play indian-attack on miners at past" because of HOW-CARD-10

  @worked @HOW-EX-74 @HOW-OPP-08 @HOW-CARD-10 @HOW-R-no-effect
  Scenario: A player with Indian Attack can only pass if no Customer lies on the board
    Given a Hell on Wheels game of p1 and p2
    And p1 holds indian-attack
    And p2 holds irish
    Then p1 may only do "pass"
    And p1 may not do "play indian-attack on irish at present" because of HOW-CARD-10
    When p1 does "pass"
    Then p1's hand is indian-attack

  # ---------------------------------------------------------------- Arsonist

  @worked @HOW-EX-64 @HOW-CARD-11 @HOW-TAX-02
  Scenario: After the Arsonist burns the Church, its owner is no longer Mayor
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Taxes Phase
    And p2 owns church#1 in the Past Town
    And p1 owns saloon#1 in the Past Town
    And p1 holds arsonist
    And p2 holds irish
    When p1 does "play arsonist on church#1 at past"
    Then the discard pile is church#1 arsonist
    And the Past Town has saloon#1
    When p2 does "pass"
    Then it is the Opportunist Phase after the Taxes Phase
    And everybody has 20K

  @HOW-TAX-02
  Scenario: Without the Arsonist, the owner of the Church receives 5K of tax
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Taxes Phase
    And p2 owns church#1 in the Past Town
    And p1 owns saloon#1 in the Past Town
    And p1 holds arsonist
    And p2 holds irish
    Then p1 may do "play arsonist on church#1 at past"
    When p1 does "pass"
    And p2 does "pass"
    Then p1 has 15K
    And p2 has 25K

  @HOW-CARD-11
  Scenario: Arsonist can burn every Establishment and every Civilized card, whoever owns it, and nothing else
    Given a Hell on Wheels game of p1 and p2
    And the Future Town is omaha
    And p1 owns saloon#1 in the Past Town
    And p2 owns gambling-house#1 brothel#1 in the Present Town
    And p2 owns town-hall#1 in the Future Town
    And irish vice lie in the Present Town
    And p1 holds arsonist
    Then p1 may do only:
      | play arsonist on saloon#1 at past            |
      | play arsonist on gambling-house#1 at present |
      | play arsonist on brothel#1 at present        |
      | play arsonist on town-hall#1 at future       |
      | pass                                         |
    And p1 may not do "play arsonist on irish at present" because of HOW-CARD-11
    And p1 may not do "play arsonist on vice at present" because of HOW-CARD-11
    And p1 may not do "play arsonist on saloon#1 at present" because of HOW-CARD-11

  @HOW-CARD-11
  Scenario: Arsonist burns an Establishment in a Town without Mayhem
    Given a Hell on Wheels game of p1 and p2
    And p2 owns saloon#1 saloon#2 in the Present Town
    And p1 holds arsonist lawmen
    And p2 holds irish
    Then p1 may not do "raid lawmen discard saloon#2 at present" because of HOW-RAID-03
    When p1 does "play arsonist on saloon#2 at present"
    Then p2 owns saloon#1 in the Present Town
    And the discard pile is saloon#2 arsonist

  # ---------------------------------------------------------------- Claim Jumpers

  @worked @HOW-EX-73 @HOW-CARD-20 @HOW-CARD-22 @HOW-MON-04 @HOW-R-claim-own
  Scenario: A Saloon taken with Claim Jumpers earns 35K for its new owner
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Present Town Phase
    And irish miners vice lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds claim-jumpers
    And p2 holds traders
    When p1 does "play claim-jumpers on saloon#1 at present"
    Then p1 owns saloon#1 in the Present Town
    And p2 owns nothing in the Present Town
    And the discard pile is claim-jumpers
    When p2 does "pass"
    Then p1 has 55K
    And p2 has 20K

  @HOW-CARD-20
  Scenario: Claim Jumpers can take any other player's Establishment in all three Towns, and nothing else
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 owns saloon#1 church#1 in the Past Town
    And p3 owns gambling-house#1 in the Present Town
    And p1 owns saloon#2 in the Present Town
    And p2 owns brothel#1 in the Future Town
    And irish vice lie in the Past Town
    And p1 holds claim-jumpers
    Then p1 may do only:
      | play claim-jumpers on saloon#1 at past            |
      | play claim-jumpers on gambling-house#1 at present |
      | play claim-jumpers on brothel#1 at future         |
      | pass                                              |
    And p1 may not do "play claim-jumpers on church#1 at past" because of HOW-CARD-20
    And p1 may not do "play claim-jumpers on irish at past" because of HOW-CARD-20
    And p1 may not do "play claim-jumpers on saloon#1 at present" because of HOW-CARD-20

  @HOW-CARD-20 @HOW-CARD-22
  Scenario: Claim Jumpers take one house, and it stays where it stands
    Given a Hell on Wheels game of p1 and p2
    And p2 owns saloon#1 saloon#2 in the Past Town
    And p1 owns brothel#1 in the Past Town
    And p1 holds claim-jumpers
    And p2 holds irish
    When p1 does "play claim-jumpers on saloon#2 at past"
    Then p1 owns saloon#2 brothel#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Past Town has saloon#1 saloon#2 brothel#1
    And everybody has 20K

  @HOW-CARD-20
  Scenario: Claim Jumpers of p2 can take the Supervisor's house, but not a house of p2
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Supervisor
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And p2 holds claim-jumpers
    And p2 is to act
    Then p2 may do only:
      | play claim-jumpers on saloon#1 at past |
      | play claim-jumpers on saloon#3 at past |
      | pass                                   |
