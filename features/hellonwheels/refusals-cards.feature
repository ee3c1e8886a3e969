Feature: Why an action is refused: Raids, cards and the hand limit
  Each kind of illegal action with the clause that it breaks, and beside it the nearest legal one. Where several clauses forbid an
  action, the scenarios at the end say which is the answer.

  # ---------------------------------------------------------------- Raids

  @HOW-RAID-03
  Scenario Outline: A Raid on an Establishment below the threshold is refused
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03

    Examples:
      | mayhem |
      | 3      |
      | 4      |

  @HOW-RAID-03
  Scenario: A Raid on an Establishment at the threshold is legal
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the Present Town has 5 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then saloon#1 is in the discard pile

  @HOW-RAID-06
  Scenario: A Raid on a Civilized card or a Customer is refused
    Given a Hell on Wheels game of p1 and p2
    And the Past Town has 3 Mayhem cards
    And p2 owns saloon#1 church#1 in the Past Town
    And irish lies in the Past Town
    And p1 holds lawmen
    Then p1 may do "raid lawmen discard saloon#1 at past"
    But p1 may not do "raid lawmen discard church#1 at past" because of HOW-RAID-06
    And p1 may not do "raid lawmen discard irish at past" because of HOW-RAID-06

  # ---------------------------------------------------------------- more than the card allows

  @HOW-CARD-13
  Scenario: Desperados with a fourth Mayhem card are refused
    Given a Hell on Wheels game of p1 and p2
    And murders anarchy vice alcohol lie in the Future Town
    And p1 holds desperados
    Then p1 may do "play desperados from future to past moving anarchy, vice, alcohol"
    But p1 may not do "play desperados from future to past moving murders, anarchy, vice, alcohol" because of HOW-CARD-13

  @HOW-CARD-15
  Scenario: Ladies of the Evening with a fourth Customer are refused
    Given a Hell on Wheels game of p1 and p2
    And irish miners traders migrants lie in the Future Town
    And p1 holds ladies-of-the-evening
    Then p1 may do "play ladies-of-the-evening from future to past moving miners, traders, migrants"
    But p1 may not do "play ladies-of-the-evening from future to past moving irish, miners, traders, migrants" because of HOW-CARD-15

  @HOW-CARD-18
  Scenario: Hangers On with a third Establishment are refused
    Given a Hell on Wheels game of p1 and p2
    And p2 owns saloon#1 gambling-house#1 brothel#1 in the Present Town
    And p1 holds hangers-on
    Then p1 may do "play hangers-on moving gambling-house#1, brothel#1"
    But p1 may not do "play hangers-on moving saloon#1, gambling-house#1, brothel#1" because of HOW-CARD-18

  # ---------------------------------------------------------------- oneself and one's own

  @HOW-CARD-02
  Scenario Outline: An Opportunist card on its own player is refused
    Given a Hell on Wheels game of p1 and p2
    And p1 holds <card> saloon
    And p2 holds irish
    Then p1 may not do "play <card> on p1" because of HOW-CARD-02
    But p1 may do "play <card> on p2"

    Examples:
      | card     |
      | vile-men |
      | con-men  |
      | outlaws  |
      | gamblers |

  @HOW-CARD-20 @HOW-R-claim-own
  Scenario: Claim Jumpers on an own house are refused
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p1 holds claim-jumpers
    Then p1 may not do "play claim-jumpers on saloon#1 at past" because of HOW-CARD-20 and the ruling "claim-own"
    But p1 may do "play claim-jumpers on saloon#2 at past"

  # ---------------------------------------------------------------- the hand limit

  @HOW-EOL-06
  Scenario: A player cannot keep a fourth card at the hand limit
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And p1 holds saloon church irish vice
    Then p1 may not do "pass" because of HOW-EOL-06
    And p1 may do only:
      | discard saloon |
      | discard church |
      | discard irish  |
      | discard vice   |

  @HOW-EOL-08
  Scenario: A player with three cards cannot discard another for the hand limit
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And p1 holds saloon church irish vice
    And p2 holds brothel school miners anarchy
    When p1 does "discard vice"
    Then it is p2's turn
    And p1 may not do "discard irish" because of HOW-EOL-08
    But p2 may do "discard miners"

  # ---------------------------------------------------------------- which clause comes first

  @HOW-CIV-06
  Scenario: Without money, the refusal of a second Church at a closed Town cites the Town
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 has 0K
    And p2 owns church#1 in the Present Town
    And p1 holds church
    Then p1 may not do "civilize church at present" because of HOW-CIV-06

  @HOW-CIV-11
  Scenario: Without money, the refusal of a second Church in a Town cites the first Church
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 has 0K
    And p2 owns church#1 in the Past Town
    And p1 holds church
    Then p1 may not do "civilize church at past" because of HOW-CIV-11

  @HOW-EST-07
  Scenario: Without money, the refusal of a house at an empty position cites the price
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And it is the Establishment Phase and p1 is to act
    And p1 has 0K
    And p1 holds saloon
    Then p1 may not do "build saloon at past" because of HOW-EST-07

  @HOW-OPP-09
  Scenario: The refusal of a Raid at the wrong time and out of turn cites the time
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And vice lies in the Present Town
    And p1 holds lawmen
    And p2 holds school
    Then p1 may not do "raid lawmen discard vice at present" because of HOW-OPP-09

  @HOW-OPP-05
  Scenario: Out of turn, the refusal of a card of the wrong type cites the type
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    And p2 holds saloon
    Then p2 may not do "build saloon at past" because of HOW-OPP-05

  @HOW-OPP-04
  Scenario: Out of turn, the refusal of a Raid below the threshold cites the order
    Given a Hell on Wheels game of p1 and p2
    And p1 owns saloon#1 in the Present Town
    And p1 holds irish
    And p2 holds lawmen
    Then p2 may not do "raid lawmen discard saloon#1 at present" because of HOW-OPP-04

  # ---------------------------------------------------------------- nothing after the end of the game

  @HOW-END-01
  Scenario Outline: After the game is over nothing more can be done
    Given a Hell on Wheels game of p1 and p2
    And it is turn 9
    And p1 holds entrepreneur
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then the game is over
    And p1 may not do "<action>" because of HOW-END-01

    Examples:
      | action               |
      | play entrepreneur    |
      | pass                 |
      | bid 1                |
      | discard entrepreneur |
