Feature: Raid cards
  A Raid discards one Mayhem card anywhere, or one Establishment in a Town whose Mayhem is at least the number of players and one
  more. A Spontaneous Town has one level of Mayhem more than its cards, an Existing Town one less.

  # ---------------------------------------------------------------- a Raid on Mayhem

  @worked @HOW-EX-58 @HOW-RAID-01 @HOW-RAID-04 @HOW-R-spent-cards
  Scenario: A Mayhem card can be raided even if it is the only one in its Town
    Given a Hell on Wheels game of p1 and p2
    And the Future Town is omaha
    And vice lies in the Future Town
    And p1 holds marshall
    And p2 holds irish
    When p1 does "raid marshall discard vice at future"
    Then the discard pile is vice marshall
    And the Future Town has nothing
    And p1's hand is nothing

  @HOW-RAID-01 @HOW-CARD-01 @HOW-CARD-07
  Scenario Outline: All nine Raid cards have the same effect
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy lie in the Past Town
    And p1 holds <raid>
    And p2 holds irish
    Then p1 may do only:
      | raid <raid> discard anarchy at past |
      | raid <raid> discard vice at past    |
      | pass                                |
    When p1 does "raid <raid> discard anarchy at past"
    Then the discard pile is anarchy <raid>
    And the Past Town has vice

    Examples:
      | raid          |
      | supervisor    |
      | general-dodge |
      | jack-casement |
      | vigilantes    |
      | law-and-order |
      | lawmen        |
      | lynchings     |
      | rr-boss       |
      | marshall      |

  @HOW-RAID-01 @HOW-RAID-04
  Scenario: Every Mayhem card on the board can be raided, but no house in a Town with little Mayhem
    Given a Hell on Wheels game of p1 and p2
    And vice lies in the Past Town
    And gambling drinking lie in the Present Town
    And prostitution lies in the Future Town
    And p2 owns saloon#1 church#1 in the Present Town
    And p1 holds lawmen
    Then p1 may do only:
      | raid lawmen discard vice at past           |
      | raid lawmen discard gambling at present    |
      | raid lawmen discard drinking at present    |
      | raid lawmen discard prostitution at future |
      | pass                                       |

  @HOW-RAID-01
  Scenario: A Raid names the Town where the Mayhem card lies
    Given a Hell on Wheels game of p1 and p2
    And vice lies in the Past Town
    And anarchy lies in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard vice at present" because of HOW-RAID-01
    But p1 may do "raid lawmen discard vice at past"

  # ---------------------------------------------------------------- a Raid on an Establishment

  @HOW-RAID-02
  Scenario: A raided Establishment is discarded, and nobody is paid for it
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy murders lie in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard brothel#1 at present"
    Then the discard pile is brothel#1 lawmen
    And p2 owns saloon#1 in the Present Town
    And the Present Town has saloon#1 vice anarchy murders
    And everybody has 20K

  @worked @HOW-EX-12 @HOW-RAID-03
  Scenario Outline: An Establishment can be raided if the level is one above the number of players
    Given a Hell on Wheels game of <n> players
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then saloon#1 is in the discard pile

    Examples:
      | n  | mayhem |
      | 2  | 3      |
      | 3  | 4      |
      | 4  | 5      |
      | 5  | 6      |
      | 6  | 7      |
      | 13 | 14     |

  @worked @HOW-EX-12 @HOW-RAID-03
  Scenario Outline: An Establishment cannot be raided if the level equals the number of players
    Given a Hell on Wheels game of <n> players
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03

    Examples:
      | n  | mayhem |
      | 2  | 2      |
      | 3  | 3      |
      | 4  | 4      |
      | 5  | 5      |
      | 6  | 6      |
      | 13 | 13     |

  @worked @HOW-EX-57 @HOW-RAID-02 @HOW-RAID-03 @HOW-R-modifier-raid
  Scenario Outline: With three players, a Saloon can be raided at a Mayhem level of 4 or more
    Given a Hell on Wheels game of p1, p2 and p3
    And the Present Town is a <type> Town
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard saloon#1 at present"
    Then saloon#1 is in the discard pile

    @HOW-TOWN-06
    Examples: a Spontaneous Town has one level more than its cards
      | type        | mayhem |
      | Spontaneous | 3      |
      | Spontaneous | 5      |

    @HOW-TOWN-08
    Examples: a Planned Town has as many levels as cards
      | type    | mayhem |
      | Planned | 4      |
      | Planned | 5      |

    @HOW-TOWN-07
    Examples: an Existing Town has one level less than its cards
      | type     | mayhem |
      | Existing | 5      |

  @worked @HOW-EX-57 @HOW-RAID-03 @HOW-R-modifier-raid
  Scenario Outline: With three players, a Saloon cannot be raided at a Mayhem level below 4
    Given a Hell on Wheels game of p1, p2 and p3
    And the Present Town is a <type> Town
    And the Present Town has <mayhem> Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03

    Examples:
      | type        | mayhem |
      | Spontaneous | 2      |
      | Planned     | 3      |
      | Existing    | 3      |
      | Existing    | 4      |

  @HOW-RAID-03
  Scenario: The Mayhem of another Town does not help a Raid on a house
    Given a Hell on Wheels game of p1 and p2
    And the Past Town has 5 Mayhem cards
    And p2 owns saloon#1 in the Present Town
    And p2 owns saloon#2 in the Past Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03
    But p1 may do "raid lawmen discard saloon#2 at past"

  @HOW-RAID-03 @HOW-RAID-07
  Scenario: A house can be raided in a Town with enough Mayhem, but not in a Town one Mayhem card short
    Given a Hell on Wheels game of p1 and p2
    And the position:
      """
      {
        "turn": 3,
        "phase": "railroad",
        "opportunist": "behind",
        "decision": "play",
        "player": "p1",
        "supervisor": "p2",
        "past": {
          "town": "rawlins",
          "establishments": {"saloon#1": "p1", "saloon#2": "p2"},
          "mayhem": ["murders", "drinking", "shootings"]
        },
        "present": {"town": "cheyenne", "establishments": {"brothel#2": "p2"}, "mayhem": ["anarchy", "vice"]},
        "future": {"town": "omaha"},
        "players": [{"name": "p1", "cash": 20, "hand": ["lawmen", "irish"]}, {"name": "p2", "cash": 20, "hand": ["marshall"]}]
      }
      """
    Then p1 may do "raid lawmen discard saloon#2 at past"
    But p1 may not do "raid lawmen discard brothel#2 at present" because of HOW-RAID-03
    When p1 does "raid lawmen discard saloon#1 at past"
    Then the Past Town has saloon#2 murders drinking shootings
    And the discard pile is saloon#1 lawmen

  @HOW-RAID-03
  Scenario: Customers do not count as Mayhem for a Raid
    Given a Hell on Wheels game of p1 and p2
    And the Present Town has 2 Mayhem cards
    And the Present Town has 4 Customers
    And p2 owns saloon#1 in the Present Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#1 at present" because of HOW-RAID-03

  @HOW-RAID-02 @HOW-RAID-03
  Scenario Outline: At the threshold every kind of Establishment can be raided, in every position
    Given a Hell on Wheels game of p1 and p2
    And vice anarchy murders lie in the <position> Town
    And p2 owns <house> in the <position> Town
    And p1 holds lawmen
    And p2 holds irish
    When p1 does "raid lawmen discard <house> at <pos>"
    Then the <position> Town has vice anarchy murders
    And the discard pile is <house> lawmen

    Examples:
      | house            | position | pos     |
      | saloon#1         | Past     | past    |
      | gambling-house#1 | Present  | present |
      | brothel#1        | Future   | future  |

  @HOW-RAID-01 @HOW-RAID-02
  Scenario: A card that does not lie in the named Town cannot be raided
    Given a Hell on Wheels game of p1 and p2
    And p2 owns saloon#2 in the Present Town
    And vice lies in the Future Town
    And p1 holds lawmen
    Then p1 may not do "raid lawmen discard saloon#2 at past" because of HOW-RAID-02
    And p1 may not do "raid lawmen discard vice at past" because of HOW-RAID-01
    And p1 may not do "raid lawmen discard irish at past" because of HOW-RAID-01
