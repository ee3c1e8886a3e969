Feature: Why an action is refused: the wrong time and the wrong order
  Each kind of action that comes at the wrong time with the clause that it breaks, and beside it the nearest legal one.

  # ---------------------------------------------------------------- Raid and Opportunist cards elsewhere

  @HOW-OPP-09
  Scenario Outline: A Raid and an Opportunist card are refused outside the Opportunist Phases
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And vice lies in the Present Town
    And p1 holds lawmen entrepreneur blackmail
    Then p1 may not do "raid lawmen discard vice at present" because of HOW-OPP-09
    And p1 may not do "play entrepreneur" because of HOW-OPP-09
    And p1 may not do "play blackmail" because of HOW-OPP-09
    When p1 does "pass"
    Then p1 may do "raid lawmen discard vice at present"
    And p1 may do "play entrepreneur"

    Examples:
      | phase         |
      | Civilized     |
      | Establishment |
      | Customer      |

  @HOW-OPP-09
  Scenario: A Raid and an Opportunist card are refused while the bids are made
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And vice lies in the Present Town
    And p1 holds lawmen entrepreneur blackmail
    Then p1 may not do "raid lawmen discard vice at present" because of HOW-OPP-09
    And p1 may not do "play entrepreneur" because of HOW-OPP-09
    And p1 may not do "play blackmail" because of HOW-OPP-09
    When p1 does "bid 1"
    And p2 does "bid 0"
    Then p1 may do "raid lawmen discard vice at present"
    And p1 may do "play entrepreneur"

  @HOW-SUP-01
  Scenario: In the Supervisor Phase everybody must bid and nobody can pass
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    Then p1 may not do "pass" because of HOW-SUP-01
    And p1 may not do "done" because of HOW-SUP-01
    But p1 may do "bid 0"

  @HOW-TURN-02
  Scenario: Bids are made only in the Supervisor Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 holds church blackmail
    Then p1 may not do "bid 1" because of HOW-TURN-02
    And p1 may not do "bid 1 with blackmail" because of HOW-TURN-02

  @HOW-OPP-09
  Scenario: A Raid and an Opportunist card are refused after the six cards are drawn, before an extra card is bought
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p2 has drawn six cards
    And vice lies in the Present Town
    And p2 holds lawmen entrepreneur
    Then p2 may not do "raid lawmen discard vice at present" because of HOW-OPP-09
    And p2 may not do "play entrepreneur" because of HOW-OPP-09
    When p2 does "pass"
    Then p2 may do "raid lawmen discard vice at present"
    And p2 may do "play entrepreneur"

  @HOW-OPP-09
  Scenario: A Raid and an Opportunist card are refused while hands are reduced
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And vice lies in the Present Town
    And p1 holds lawmen entrepreneur saloon church
    Then p1 may not do "raid lawmen discard vice at present" because of HOW-OPP-09
    And p1 may not do "play entrepreneur" because of HOW-OPP-09
    When p1 does "discard saloon"
    Then p1 may do "raid lawmen discard vice at present"
    And p1 may do "play entrepreneur"

  # ---------------------------------------------------------------- after a pass

  @HOW-CIV-09
  Scenario: A player who has passed in the Civilized Phase can play no further card
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1 holds jail
    And p2 holds church
    Then p2 may do "civilize church at past"
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "civilize church at past" because of HOW-CIV-09

  @HOW-CIV-09
  Scenario: A player who is done in the Civilized Phase can play no further card
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1 holds jail
    And p2 holds church school
    When p2 does "civilize church at past"
    Then p2 may do "civilize school at past"
    When p2 does "done"
    Then it is p1's turn
    And p2 may not do "civilize school at past" because of HOW-CIV-09

  @HOW-EST-06
  Scenario: A player who has passed in the Establishment Phase can play no further card
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase
    And p1 holds brothel
    And p2 holds saloon
    Then p2 may do "build saloon at past"
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "build saloon at past" because of HOW-EST-06

  @HOW-EST-06
  Scenario: A player who is done in the Establishment Phase can play no further card
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase
    And p1 holds brothel
    And p2 holds saloon*2
    When p2 does "build saloon at past"
    Then p2 may do "build saloon at past"
    When p2 does "done"
    Then it is p1's turn
    And p2 may not do "build saloon at past" because of HOW-EST-06

  @HOW-CUST-05
  Scenario: A player who has passed in the Customer Phase can play no further card
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase
    And p1 holds miners
    And p2 holds irish vice
    Then p2 may do "customer irish at past"
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "customer irish at past" because of HOW-CUST-05
    And p2 may not do "mayhem vice at past" because of HOW-CUST-05

  @HOW-CUST-05
  Scenario: A player who is done in the Customer Phase can play no further card
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase
    And p1 holds miners
    And p2 holds irish vice
    When p2 does "customer irish at past"
    Then p2 may do "mayhem vice at past"
    When p2 does "done"
    Then it is p1's turn
    And p2 may not do "mayhem vice at past" because of HOW-CUST-05

  # ---------------------------------------------------------------- out of order

  @HOW-OPP-04
  Scenario: An action out of order in an Opportunist Phase is refused
    Given a Hell on Wheels game of p1, p2 and p3
    And vice lies in the Present Town
    And p1 holds irish
    And p2 holds entrepreneur
    And p3 holds lawmen
    Then p2 may not do "play entrepreneur" because of HOW-OPP-04
    And p2 may not do "pass" because of HOW-OPP-04
    And p3 may not do "raid lawmen discard vice at present" because of HOW-OPP-04
    When p1 does "pass"
    Then p2 may do "play entrepreneur"
    And p1 may not do "pass" because of HOW-OPP-04

  @HOW-CIV-01
  Scenario: In the Civilized Phase an action out of order is refused, as the Supervisor comes last
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1 holds church
    And p2 holds school
    Then p1 may not do "civilize church at past" because of HOW-CIV-01
    And p1 may not do "pass" because of HOW-CIV-01
    But p2 may do "civilize school at past"

  @HOW-EST-01
  Scenario: In the Establishment Phase an action out of order is refused, as the Supervisor comes last
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase
    And p1 holds saloon
    And p2 holds brothel
    Then p1 may not do "build saloon at past" because of HOW-EST-01
    And p1 may not do "pass" because of HOW-EST-01
    But p2 may do "build brothel at past"

  @HOW-CUST-01
  Scenario: In the Customer Phase an action out of order is refused, as the Supervisor comes last
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase
    And p1 holds irish vice
    And p2 holds miners
    Then p1 may not do "customer irish at past" because of HOW-CUST-01
    And p1 may not do "mayhem vice at past" because of HOW-CUST-01
    And p1 may not do "pass" because of HOW-CUST-01
    But p2 may do "customer miners at past"

  @HOW-SUP-02
  Scenario: In the Supervisor Phase a bid out of order is refused
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    Then p1 may do "bid 3"
    But p2 may not do "bid 3" because of HOW-SUP-02
    When p1 does "bid 3"
    Then p2 may do "bid 3"
    But p1 may not do "bid 4" because of HOW-SUP-02

  @HOW-ORD-06 @HOW-R-unstated-order
  Scenario: In the Railroad Phase a player who comes later can neither buy nor pass
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    Then p1 may do "draw extra"
    But p2 may not do "draw extra" because of HOW-ORD-06 and the ruling "unstated-order"
    And p2 may not do "pass" because of HOW-ORD-06 and the ruling "unstated-order"

  @HOW-ORD-06 @HOW-R-unstated-order
  Scenario: In the Railroad Phase a player with cards and money cannot pass before the Supervisor
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p2 holds irish
    And p2 has 20K
    Then p2 may not do "pass" because of HOW-ORD-06 and the ruling "unstated-order"

  @HOW-TURN-02
  Scenario Outline: At the End of The Line <card> can no longer be played
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And p1's hand is <card> irish scots miners
    Then p1 may not do "<action>" because of HOW-TURN-02
    But p1 may do "discard <card>"

    Examples:
      | card   | action                     |
      | church | civilize church at present |
      | saloon | build saloon at present    |
      | vice   | mayhem vice at present     |

  @HOW-EOL-07 @HOW-ORD-06 @HOW-R-unstated-order
  Scenario: At the End of The Line a discard out of order is refused, as the Supervisor comes first
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And p1 holds saloon church irish vice
    And p2 holds saloon school miners anarchy
    Then p1 may do "discard saloon"
    But p2 may not do "discard saloon" because of HOW-ORD-06 and the ruling "unstated-order"
    When p1 does "discard saloon"
    Then p2 may do "discard saloon"
