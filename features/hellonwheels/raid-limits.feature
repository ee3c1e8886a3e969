Feature: What a Raid cannot do
  One card, one thing: a Raid takes a Mayhem card or an Establishment, whoever owns it, and neither a Civilized card, nor a Customer,
  nor the level that belongs to the Town itself.

  # ---------------------------------------------------------------- one card, one thing

  @HOW-RAID-05
  Scenario: One Raid card discards one card, either a Mayhem card or a house
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy murders lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen irish
    And p2 holds scots
    Then p1 may do only:
      | raid lawmen discard saloon#1 at present |
      | raid lawmen discard murders at present  |
      | raid lawmen discard anarchy at present  |
      | raid lawmen discard vice at present     |
      | pass                                    |
    When p1 does "raid lawmen discard anarchy at present"
    Then the Present Town has saloon#1 vice murders
    And the discard pile is anarchy lawmen
    When p2 does "pass"
    Then p1 may only do "pass"

  @HOW-RAID-02 @HOW-RAID-05
  Scenario: A Raid on a house leaves the Mayhem and the other houses where they are
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy murders lie in the Present Town
    And p2 owns saloon#1 saloon#2 brothel#1 in the Present Town
    And p1 holds lawmen
    And p2 holds scots
    When p1 does "raid lawmen discard saloon#2 at present"
    Then the Present Town has saloon#1 brothel#1 vice anarchy murders
    And the discard pile is saloon#2 lawmen
    And the word "raid lawmen discard saloon#1, brothel#1 at present" is not understood

  @worked @HOW-EX-59 @HOW-RAID-03 @HOW-RAID-05 @HOW-R-modifier-raid
  Scenario: A Raid on Mayhem lowers the level, so that a house in the Town can no longer be raided
    Given a Hell on Wheels game of p1 and p2
    And anarchy vice alcohol lie in the Present Town
    And murders lies in the Past Town
    And p1 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Present Town
    And p1 holds lawmen marshall
    And p2 holds vigilantes desperados
    Then p1 may do "raid lawmen discard saloon#2 at present"
    When p1 does "raid lawmen discard anarchy at present"
    Then the Present Town has saloon#1 saloon#2 vice alcohol
    And p2 may not do "raid vigilantes discard saloon#1 at present" because of HOW-RAID-03
    But p2 may do "raid vigilantes discard vice at present"
    When p2 does "play desperados from past to present moving murders"
    Then p1 may do "raid marshall discard saloon#2 at present"

  @HOW-RAID-03
  Scenario: Only the Mayhem of its own Town opens a house to a Raid
    Given a Hell on Wheels game of p1 and p2
    And anarchy vice alcohol murders lie in the Present Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p2 owns saloon#3 in the Future Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at past" because of HOW-RAID-03
    And p1 may not do "raid lawmen discard saloon#3 at future" because of HOW-RAID-03
    But p1 may do "raid lawmen discard saloon#2 at present"

  @worked @HOW-EX-60 @HOW-RAID-06
  Scenario: A Raid cannot hit a Church or a Customer
    Given a Hell on Wheels game of p1 and p2
    And p2 owns church#1 in the Present Town
    And irish lies in the Present Town
    And p1 holds lawmen
    Then p1 may only do "pass"
    And p1 may not do "raid lawmen discard church#1 at present" because of HOW-RAID-06
    And p1 may not do "raid lawmen discard irish at present" because of HOW-RAID-06

  @HOW-RAID-06
  Scenario Outline: A Civilized card or a Customer cannot be raided, however much Mayhem the Town has
    Given a Hell on Wheels game of p1 and p2
    And the Present Town has 6 Mayhem cards
    And p2 owns saloon#1 <civilized>#1 in the Present Town
    And irish lies in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard <civilized>#1 at present" because of HOW-RAID-06
    And p1 may not do "raid lawmen discard irish at present" because of HOW-RAID-06
    But p1 may do "raid lawmen discard saloon#1 at present"

    Examples:
      | civilized   |
      | church      |
      | school      |
      | jail        |
      | post-office |
      | town-hall   |

  @worked @HOW-EX-87 @HOW-RAID-07 @HOW-RAID-03
  Scenario: A player may raid a house of his own
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy murders lie in the Present Town
    And p1 owns saloon#1 saloon#2 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then p1 owns saloon#2 in the Present Town
    And saloon#1 is in the discard pile

  @HOW-RAID-07
  Scenario Outline: A Raid can hit a house whoever owns it
    Given a Hell on Wheels game of p1, p2 and p3
    And vice anarchy murders alcohol lie in the Present Town
    And <owner> owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then <owner> owns nothing in the Present Town

    Examples:
      | owner |
      | p1    |
      | p2    |
      | p3    |

  # ---------------------------------------------------------------- the level of a Town is no card

  @worked @HOW-EX-95 @HOW-TOWN-12 @HOW-RAID-01 @HOW-CARD-13 @HOW-R-no-effect
  Scenario: The extra level of a Spontaneous Town cannot be raided and cannot be moved
    Given a Hell on Wheels game of p1 and p2
    And the Future Town is sidney
    And p2 owns saloon#1 in the Future Town
    And p1 holds lawmen desperados
    Then p1 may only do "pass"
    And p1 may not do "raid lawmen discard vice at future" because of HOW-RAID-01
    And p1 may not do "play desperados from future to past moving vice" because of HOW-CARD-13

  @HOW-TOWN-12
  Scenario: A Spontaneous Town keeps its extra level when a Raid discards its last Mayhem card
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase before the Present Town Phase
    And the Present Town is benton
    And vice lies in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard vice at present"
    Then the Present Town has 0 Mayhem cards
    When p2 does "pass"
    Then p2 has 45K

  @HOW-TOWN-12
  Scenario: Mayhem cards that leave a Spontaneous Town leave its extra level behind
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is laramie
    And vice anarchy lie in the Past Town
    And murders lies in the Present Town
    And p2 owns saloon#1 in the Past Town
    And p2 owns saloon#2 in the Present Town
    And p1 holds desperados
    And p2 holds irish
    When p1 does "play desperados from past to present moving anarchy, vice"
    And p2 does "pass"
    Then p2 has 35K
    When p2 does "pass"
    Then p2 has 70K
