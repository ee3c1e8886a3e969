Feature: Customers and Mayhem
  In phase 6 players bring Customers and Mayhem cards to any Town on the board, free of charge. From then on the cards belong
  to nobody and count for every house in the Town.

  Background:
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase

  # ---------------------------------------------------------------- one card or several

  @HOW-CUST-02
  Scenario: A player may play Customers and Mayhem cards in any mixture, and may stop at any time
    Given it is turn 1
    And p1's hand is irish vice scots saloon
    Then p1 may do only:
      | customer irish at present |
      | customer irish at future  |
      | customer scots at present |
      | customer scots at future  |
      | mayhem vice at present    |
      | mayhem vice at future     |
      | pass                      |
    When p1 does "mayhem vice at future"
    And p1 does "customer scots at present"
    Then p1 may do only:
      | customer irish at present |
      | customer irish at future  |
      | done                      |
    When p1 does "done"
    Then p1's hand is irish saloon
    And it is the Opportunist Phase after the Customer Phase

  @HOW-CUST-02 @HOW-CUST-04
  Scenario: A player can say done only after playing a Customer or Mayhem card
    Given p1's hand is irish vice
    Then p1 may not do "done" because of HOW-CUST-04
    When p1 does "mayhem vice at past"
    Then p1 may do "done"
    But p1 may not do "pass" because of HOW-CUST-05

  @HOW-CUST-02
  Scenario Outline: In the Customer Phase no card of another type can be played - <card>
    Given p1's hand is <card> irish vice
    Then p1 may not do "customer <card> at past" because of HOW-CUST-02
    And p1 may not do "mayhem <card> at past" because of HOW-CUST-02

    Examples:
      | card       |
      | saloon     |
      | brothel    |
      | church     |
      | lawmen     |
      | supervisor |
      | gamblers   |

  @HOW-CUST-02
  Scenario: A Customer has to be in the player's hand
    Given p1's hand is irish
    And p2's hand is scots
    When p2 does "pass"
    Then p1 may not do "customer scots at past" because of HOW-CUST-02
    And p1 may do "customer irish at past"

  # ---------------------------------------------------------------- where

  @HOW-CUST-03
  Scenario Outline: Customers and Mayhem cards may go to any Town - a <type> Town at the <position> position
    Given the <position> Town is a <type> Town
    And p1's hand is irish vice saloon
    When p1 does "customer irish at <place>"
    And p1 does "mayhem vice at <place>"
    Then the <position> Town has irish vice

    Examples:
      | position | place   | type        |
      | Past     | past    | Spontaneous |
      | Past     | past    | Planned     |
      | Past     | past    | Existing    |
      | Present  | present | Spontaneous |
      | Present  | present | Planned     |
      | Present  | present | Existing    |
      | Future   | future  | Spontaneous |
      | Future   | future  | Planned     |
      | Future   | future  | Existing    |

  @HOW-CUST-03
  Scenario: A player may spread Customers and Mayhem cards over all three Towns
    Given p1's hand is irish scots vice anarchy saloon
    When p1 does "customer irish at past"
    And p1 does "customer scots at future"
    And p1 does "mayhem vice at present"
    And p1 does "mayhem anarchy at past"
    Then the Past Town has irish anarchy
    And the Present Town has vice
    And the Future Town has scots

  @HOW-CUST-03
  Scenario: In turn 1 no Town lies at the Past position, so no Customer or Mayhem card can go there
    Given it is turn 1
    And p1's hand is irish vice
    Then p1 may not do "customer irish at past" because of HOW-CUST-03
    And p1 may not do "mayhem vice at past" because of HOW-CUST-03
    And p1 may do "customer irish at future"

  # ---------------------------------------------------------------- whose they are, and what they cost

  @worked @HOW-EX-48 @HOW-CUST-02 @HOW-CUST-03 @HOW-CUST-06 @HOW-MON-05 @HOW-R-free-cards
  Scenario: Customers and Mayhem are free and carry no marker
    Given p1 has 0K
    And p1's hand is irish vice saloon
    When p1 does "customer irish at present"
    And p1 does "mayhem vice at future"
    Then p1 has 0K
    And nobody owns irish in the Present Town
    And nobody owns vice in the Future Town
    And p1 owns nothing in the Present Town
    And p1's hand is saloon

  @worked @HOW-EX-48 @HOW-CUST-01
  Scenario: Customers and Mayhem cards are played in Reverse Order, however much money the players have
    Given p1 has 0K
    And p1's hand is irish vice
    And p2's hand is scots
    Then it is p2's turn
    And p1 may not do "customer irish at present" because of HOW-CUST-01
    When p2 does "pass"
    Then p1 may do "customer irish at present"
    And p1 may do "mayhem vice at future"

  @HOW-CUST-06
  Scenario: Playing five Customers and Mayhem cards changes no player's money and not the bank
    Given p1 has 3K
    And p1's hand is irish scots miners vice anarchy saloon
    When p1 does "customer irish at past"
    And p1 does "customer scots at past"
    And p1 does "customer miners at past"
    And p1 does "mayhem vice at past"
    And p1 does "mayhem anarchy at past"
    Then p1 has 3K
    And the bank has 17K

  # ---------------------------------------------------------------- passing

  @HOW-CUST-04 @HOW-CUST-05
  Scenario: A player may pass although Customers or Mayhem cards could be played, and is then out of the phase
    Given p1's hand is irish
    And p2's hand is scots vice
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "customer scots at past" because of HOW-CUST-05
    And p2 may not do "mayhem vice at past" because of HOW-CUST-05
    And p2 may not do "pass" because of HOW-CUST-05
    When p1 does "pass"
    Then it is the Opportunist Phase after the Customer Phase
    And p2's hand is scots vice

  @HOW-CUST-05
  Scenario: A player who is done with Customers and Mayhem cards is not asked again
    Given p1's hand is irish
    And p2's hand is scots vice
    When p2 does "customer scots at past"
    And p2 does "done"
    Then p2 may not do "mayhem vice at past" because of HOW-CUST-05

  # ---------------------------------------------------------------- do they cost anything?

  @HOW-R-free-cards
  Scenario Outline: Whether a player with 0K may play a Customer depends on the answer - <answer>
    Given the ruling "free-cards" is "<answer>"
    And p1 has 0K
    And p1's hand is irish
    Then "customer irish at present" is <verdict> for p1

    Examples:
      | answer | verdict |
      | free   | legal   |
      | one-k  | illegal |

  @HOW-R-free-cards @HOW-CUST-06
  Scenario: If every card has its price, a Customer and a Mayhem card cost 1K each, paid to the bank
    Given the ruling "free-cards" is "one-k"
    And p1 has 2K
    And p1's hand is irish vice scots
    When p1 does "customer irish at present"
    Then p1 has 1K
    When p1 does "mayhem vice at present"
    Then p1 has 0K
    And the bank has 20K
    And p1 may not do "customer scots at present" because of HOW-CUST-06 and the ruling "free-cards"
    And p1 may only do "done"

  @HOW-R-free-cards @HOW-CUST-06
  Scenario: If every card has its price, a player with 0K can only pass
    Given the ruling "free-cards" is "one-k"
    And p1 has 0K
    And p1's hand is irish vice
    Then p1 may only do "pass"
    And p1 may not do "mayhem vice at past" because of HOW-CUST-06 and the ruling "free-cards"

  @HOW-R-free-cards @HOW-R-credit
  Scenario: If every card costs 1K, it can be paid on credit
    Given the ruling "free-cards" is "one-k"
    And the ruling "credit" is "credit"
    And p1 has 0K
    And p1's hand is irish vice saloon
    When p1 does "customer irish at present"
    And p1 does "mayhem vice at present"
    Then p1 has -2K
