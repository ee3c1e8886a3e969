Feature: Money and markers
  Every sum is a whole number of K. Each Establishment and each Civilized card on the board carries the marker of one player, its
  owner; Customers and Mayhem belong to nobody.

  # ---------------------------------------------------------------- whole sums

  @worked @HOW-EX-03 @HOW-MON-01
  Scenario Outline: No sum of money is smaller than 1K
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    Then p1 may do "bid 1"
    And p1 may do "bid 20"
    But p1 may not do "bid <part>" because of HOW-MON-01

    Examples:
      | part |
      | 0.5  |
      | 2.5  |
      | 19.9 |

  # ---------------------------------------------------------------- markers

  @worked @HOW-EX-85 @HOW-CIV-07 @HOW-MON-03 @HOW-MON-04
  Scenario: A Church in Cheyenne carries the marker of p1, and of nobody else
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is cheyenne
    And p1's hand is church#1 irish
    And it is the Civilized Phase
    When p1 does "civilize church at past"
    Then the Past Town has church#1
    And p1 owns church#1 in the Past Town
    And p2 owns nothing in the Past Town
    And p1 has 19K
    And the bank has 1K

  @HOW-MON-03 @HOW-MON-04
  Scenario: Houses of two players in one Town are told apart by their markers
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is saloon#1 irish
    And p2's hand is saloon#2 scots
    And it is the Establishment Phase
    When p2 does "build saloon at present"
    And p2 does "done"
    And p1 does "build saloon at present"
    Then the Present Town has saloon#1 saloon#2
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Present Town

  @HOW-MON-05
  Scenario: Customers and Mayhem on the board belong to nobody
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is irish vice scots
    And it is the Customer Phase
    When p1 does "customer irish at present"
    And p1 does "mayhem vice at present"
    Then the Present Town has irish vice
    And nobody owns irish vice in the Present Town
    And p1 owns nothing in the Present Town

  @HOW-MON-05
  Scenario: A Customer raises the payout of every house in the Town, but its player gets nothing for it
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And everybody has 0K
    And p1 holds irish
    And p2 owns saloon#1 in the Present Town
    When p1 does "customer irish at present"
    And chance does "town julesberg to future"
    Then p1 has 0K
    And p2 has 25K

  @HOW-MON-05 @HOW-CUST-03
  Scenario: A player cannot take back a Mayhem card once it is played, and other players may move it
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And p1 holds vice irish
    And p2 holds desperados
    When p1 does "mayhem vice at present"
    And p1 does "done"
    And p1 does "pass"
    And p2 does "play desperados from present to past moving vice"
    Then the Past Town has vice
    And nobody owns vice in the Past Town
    And p1's hand is irish

  @HOW-MON-05
  Scenario: Nobody can own a Customer or a Mayhem card, so Claim Jumpers cannot take one
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And p1 holds irish vice miners
    And p2 holds claim-jumpers
    When p1 does "customer irish at present"
    And p1 does "mayhem vice at present"
    And p1 does "done"
    And p1 does "pass"
    Then p2 may only do "pass"
    And p2 may not do "play claim-jumpers on irish at present" because of HOW-CARD-20
    And p2 may not do "play claim-jumpers on vice at present" because of HOW-CARD-20
