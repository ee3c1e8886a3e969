Feature: The Opportunist Phase
  Before and after every phase there is time for Raid and Opportunist cards. It goes round from the Supervisor, one card at a
  time. Who holds no card is not asked and counts as passing.

  # ---------------------------------------------------------------- after every phase

  @HOW-OPP-02 @HOW-OPP-04
  Scenario: In the Opportunist Phase after the Supervisor Phase, the new Supervisor is asked first
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 holds irish
    And p2 holds miners
    When p1 does "bid 2"
    And p2 does "bid 5"
    Then it is the Opportunist Phase after the Supervisor Phase
    And it is p2's turn

  @HOW-OPP-02
  Scenario: An Opportunist Phase follows the Railroad Phase when the last player has drawn and bought
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p2 has drawn six cards
    And p1 holds irish
    And p2 holds miners
    When p2 does "pass"
    Then it is the Opportunist Phase after the Railroad Phase
    And it is p1's turn

  @HOW-OPP-02
  Scenario Outline: An Opportunist Phase follows the last visit of a phase - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And p1 holds lawmen
    When p1 does "pass"
    Then it is the Opportunist Phase after the <phase> Phase
    And it is p1's turn

    Examples:
      | phase         |
      | Civilized     |
      | Establishment |
      | Customer      |

  @HOW-OPP-02
  Scenario Outline: An Opportunist Phase follows a phase without decisions - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    And the <phase> Phase comes next
    When the <phase> Phase is played
    Then it is the Opportunist Phase after the <phase> Phase
    And it is p1's turn

    Examples:
      | phase        |
      | Taxes        |
      | Past Town    |
      | Present Town |
      | Future Town  |

  @HOW-OPP-02
  Scenario: An Opportunist Phase follows the End of The Line when the last hand is down to three cards
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And p1 holds saloon church irish vice
    When p1 does "discard vice"
    Then it is the Opportunist Phase after the End of The Line Phase
    And it is p1's turn

  @HOW-OPP-02 @HOW-R-empty-position
  Scenario: An Opportunist Phase follows the Past Town Phase of turn 1, although no Town lies there
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And p1 holds irish
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then it is the Opportunist Phase after the Past Town Phase
    And p1 has 20K

  # ---------------------------------------------------------------- before every phase

  @HOW-OPP-07 @HOW-TURN-02 @HOW-OPP-01 @HOW-OPP-03
  Scenario Outline: When all have passed the next phase begins at once
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    And p2 holds miners
    And it is the Opportunist Phase after the <phase> Phase
    When p1 does "pass"
    And p2 does "pass"
    And chance decides <chance>
    Then it is the <next> Phase

    Examples:
      | phase           | next          | chance  |
      | Supervisor      | Railroad      | 6 times |
      | Railroad        | Civilized     | 0 times |
      | Taxes           | Establishment | 0 times |
      | Establishment   | Customer      | 0 times |
      | End of The Line | Supervisor    | 0 times |

  @HOW-OPP-01 @HOW-OPP-03 @HOW-OPP-02
  Scenario Outline: If the next phase needs no decision, a new Opportunist Phase follows it as soon as all have passed
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    And p2 holds miners
    And it is the Opportunist Phase after the <phase> Phase
    When p1 does "pass"
    And p2 does "pass"
    Then it is the Opportunist Phase after the <next> Phase
    And it is p1's turn

    Examples:
      | phase        | next         |
      | Civilized    | Taxes        |
      | Customer     | Past Town    |
      | Past Town    | Present Town |
      | Present Town | Future Town  |

  @HOW-OPP-01 @HOW-OPP-02 @HOW-OPP-03
  Scenario: After the Future Town Phase all players pass, the new Town is drawn, and a new Opportunist Phase follows
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    And p2 holds miners
    And it is the Opportunist Phase after the Future Town Phase
    When p1 does "pass"
    And p2 does "pass"
    Then chance decides
    When chance does "town omaha to future"
    Then it is the Opportunist Phase after the End of The Line Phase
    And it is p1's turn

  @HOW-OPP-01
  Scenario: A Raid played before the Present Town Phase changes its payout
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Present Town Phase
    And p2 owns saloon#1 in the Present Town
    And vice lies in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard vice at present"
    And p2 does "pass"
    Then p2 has 40K

  @HOW-OPP-02
  Scenario: A Raid played after the Present Town Phase does not change its payout
    Given a Hell on Wheels game of p1 and p2
    And p2 owns saloon#1 in the Present Town
    And vice lies in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then p2 has 45K
    When p1 does "raid lawmen discard vice at present"
    Then p2 has 45K
    And the Present Town has saloon#1

  # ---------------------------------------------------------------- who acts, and when

  @HOW-OPP-04
  Scenario: An Opportunist Phase goes clockwise from the Supervisor
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 is Supervisor
    And it is the Opportunist Phase after the Railroad Phase
    And p1 holds irish
    And p2 holds miners
    And p3 holds traders
    Then it is p2's turn
    And p3 may not do "pass" because of HOW-OPP-04
    When p2 does "pass"
    Then it is p3's turn
    And p1 may not do "pass" because of HOW-OPP-04
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is the Civilized Phase

  @HOW-OPP-04
  Scenario: A player who comes later in the order has to wait
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 is Supervisor
    And p1 holds entrepreneur
    And p2 holds miners
    And p3 holds outlaws
    Then p3 may not do "play outlaws on p1" because of HOW-OPP-04
    And p1 may not do "play entrepreneur" because of HOW-OPP-04
    And p1 may not do "pass" because of HOW-OPP-04
    But p2 may do "pass"

  @HOW-OPP-04
  Scenario: A Supervisor without cards is not asked, and the next player begins
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 is Supervisor
    And it is the Supervisor Phase
    And p1 holds irish
    And p3 holds traders
    When p1 does "bid 0"
    And p2 does "bid 1"
    And p3 does "bid 0"
    Then it is the Opportunist Phase after the Supervisor Phase
    And p2 is Supervisor
    And it is p3's turn

  @HOW-OPP-06
  Scenario: After one player plays a card, the next player is asked
    Given a Hell on Wheels game of p1 and p2
    And p1 holds entrepreneur outlaws
    And p2 holds irish
    When p1 does "play entrepreneur"
    Then p1 has 25K
    And it is p2's turn
    And p1 may not do "play outlaws on p2" because of HOW-OPP-04
    When p2 does "pass"
    Then p1 may do "play outlaws on p2"

  @HOW-OPP-05
  Scenario: Of six cards in hand, only the Raid and the Opportunist card can be played
    Given a Hell on Wheels game of p1 and p2
    And vice lies in the Present Town
    And p1 holds saloon church irish anarchy lawmen entrepreneur
    Then p1 may do only:
      | raid lawmen discard vice at present |
      | play entrepreneur                   |
      | pass                                |
    And p1 may not do "build saloon at present" because of HOW-OPP-05

  @HOW-OPP-08
  Scenario: A player may pass and keep a card that could be played
    Given a Hell on Wheels game of p1 and p2
    And p1 holds entrepreneur
    And p2 holds irish
    Then p1 may do "play entrepreneur"
    When p1 does "pass"
    Then p1 has 20K
    And p1's hand is entrepreneur
    And it is p2's turn

  @HOW-OPP-08 @HOW-OPP-04
  Scenario: A player who holds cards is asked even if none of them can be played
    Given a Hell on Wheels game of p1 and p2
    And p1 holds saloon
    And p2 holds irish
    Then it is p1's turn
    And p1 may only do "pass"

  @worked @HOW-EX-61 @HOW-OPP-05 @HOW-OPP-09
  Scenario: A Raid card stays in the hand in the Customer Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And vice lies in the Present Town
    And p1 holds lawmen irish
    Then p1 may do only:
      | customer irish at past    |
      | customer irish at present |
      | customer irish at future  |
      | pass                      |
    And p1 may not do "raid lawmen discard vice at present" because of HOW-OPP-09
    When p1 does "customer irish at past"
    And p1 does "done"
    Then p1 may do "raid lawmen discard vice at present"
    But p1 may not do "customer irish at present" because of HOW-OPP-05

  @HOW-OPP-09
  Scenario Outline: An Opportunist card cannot be played during the phases themselves
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And p1 holds entrepreneur
    Then p1 may not do "play entrepreneur" because of HOW-OPP-09
    When p1 does "pass"
    Then p1 may do "play entrepreneur"

    Examples:
      | phase         |
      | Civilized     |
      | Establishment |
      | Customer      |
