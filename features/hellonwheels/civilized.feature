Feature: Civilized cards
  In phase 3 players build Churches, Schools, Jails, Post Offices and Town Halls at 1K each: in any Past Town, in a Planned
  Town that is still the Future Town, and in an Existing Town wherever it lies. Whoever owns most of them in a Town is its Mayor.

  Background:
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase

  # ---------------------------------------------------------------- one card or several

  @HOW-CIV-02
  Scenario: A player may play several Civilized cards, and may stop at any time
    Given p1's hand is church school jail
    Then p1 may do only:
      | civilize church at past   |
      | civilize church at future |
      | civilize school at past   |
      | civilize school at future |
      | civilize jail at past     |
      | civilize jail at future   |
      | pass                      |
    When p1 does "civilize church at past"
    And p1 does "civilize school at future"
    Then p1 may do only:
      | civilize jail at past   |
      | civilize jail at future |
      | done                    |
    When p1 does "done"
    Then p1's hand is jail
    And it is the Opportunist Phase after the Civilized Phase

  @HOW-CIV-02 @HOW-CIV-08
  Scenario: A player can say done only after playing a Civilized card
    Given p1's hand is church school
    Then p1 may not do "done" because of HOW-CIV-08
    When p1 does "civilize church at past"
    Then p1 may do "done"
    But p1 may not do "pass" because of HOW-CIV-09

  @HOW-CIV-02
  Scenario Outline: In the Civilized Phase no card of another type can be played - <card>
    Given p1's hand is <card> church
    Then p1 may not do "civilize <card> at past" because of HOW-CIV-02

    Examples:
      | card           |
      | saloon         |
      | gambling-house |
      | brothel        |
      | irish          |
      | vice           |
      | lawmen         |
      | scoundrels     |

  @HOW-CIV-02
  Scenario: A Civilized card has to be in the player's hand
    Given p1's hand is church
    And p2's hand is school
    When p2 does "pass"
    Then p1 may not do "civilize school at past" because of HOW-CIV-02
    And p1 may do "civilize church at past"

  @HOW-CIV-02
  Scenario: Of two Churches in hand the one with the lower number is played
    Given p1's hand is church#1 church#2
    When p1 does "civilize church at future"
    Then p1 owns church#1 in the Future Town
    And p1's hand is church#2

  # ---------------------------------------------------------------- where

  @worked @HOW-EX-43
  Scenario Outline: Type and position decide whether a Church may be played - a <type> Town at the <position> position
    Given p1 has 1K
    And p1's hand is church
    And the <position> Town is a <type> Town
    Then "civilize church at <place>" is <verdict> for p1

    @HOW-CIV-03
    Examples: the Past Town, whatever its type
      | position | place | type        | verdict |
      | Past     | past  | Spontaneous | legal   |
      | Past     | past  | Planned     | legal   |
      | Past     | past  | Existing    | legal   |

    @HOW-CIV-05
    Examples: an Existing Town anywhere
      | position | place   | type     | verdict |
      | Present  | present | Existing | legal   |
      | Future   | future  | Existing | legal   |

    @HOW-CIV-04
    Examples: a Planned Town to come
      | position | place  | type    | verdict |
      | Future   | future | Planned | legal   |

    @HOW-CIV-06
    Examples: nowhere else
      | position | place   | type        | verdict |
      | Present  | present | Spontaneous | illegal |
      | Present  | present | Planned     | illegal |
      | Future   | future  | Spontaneous | illegal |

  @HOW-CIV-06
  Scenario Outline: A closed Town is closed to every Civilized card - <card> on <town>
    Given p1's hand is <card>
    And the <position> Town is <town>
    Then p1 may not do "civilize <card> at <place>" because of HOW-CIV-06

    Examples: a Spontaneous or Planned Town in the Present
      | position | place   | town         | card        |
      | Present  | present | julesberg    | church      |
      | Present  | present | benton       | school      |
      | Present  | present | laramie      | jail        |
      | Present  | present | sidney       | post-office |
      | Present  | present | cheyenne     | town-hall   |
      | Present  | present | grand-island | church      |
      | Present  | present | rawlins      | school      |

    Examples: a Spontaneous Town in the Future
      | position | place  | town      | card        |
      | Future   | future | julesberg | jail        |
      | Future   | future | benton    | post-office |
      | Future   | future | laramie   | town-hall   |
      | Future   | future | sidney    | church      |

  @HOW-CIV-03
  Scenario: In turn 1 no Town lies at the Past position, so no card can go there
    Given it is turn 1
    And the Present Town is omaha
    And the Future Town is sidney
    And p1's hand is church
    Then p1 may not do "civilize church at past" because of HOW-CIV-03
    And p1 may do only:
      | civilize church at present |
      | pass                       |

  @worked @HOW-EX-96 @HOW-CIV-02 @HOW-CIV-06 @HOW-R-civ-spread
  Scenario: A player may play Civilized cards to two Towns - a Church in the Past and a School in the Present
    Given the Past Town is benton
    And the Present Town is omaha
    And the Future Town is sidney
    And p1's hand is church school irish
    Then p1 may not do "civilize church at future" because of HOW-CIV-06
    And p1 may not do "civilize school at future" because of HOW-CIV-06
    When p1 does "civilize church at past"
    And p1 does "civilize school at present"
    Then p1 has 18K
    And p1 owns church#1 in the Past Town
    And p1 owns school#1 in the Present Town

  # ---------------------------------------------------------------- what becomes of the card

  @HOW-CIV-07
  Scenario: A Civilized card lies at its Town under the marker of its player
    Given the Past Town is cheyenne
    And p1's hand is church irish
    When p1 does "civilize church at past"
    Then the Past Town has church#1
    And p1 owns church#1 in the Past Town
    And p2 owns nothing in the Past Town
    And p1's hand is irish
    And p1 has 19K
    And the bank has 1K

  # ---------------------------------------------------------------- passing

  @HOW-CIV-08 @HOW-CIV-09
  Scenario: A player may pass although a Church could be played, and is then out of the phase
    Given p1's hand is school
    And p2's hand is church
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "civilize church at past" because of HOW-CIV-09
    And p2 may not do "pass" because of HOW-CIV-09
    When p1 does "pass"
    Then it is the Opportunist Phase after the Civilized Phase
    And p2's hand is church
    And everybody has 20K

  @HOW-CIV-09
  Scenario: A player who is done with Civilized cards is not asked again
    Given p1's hand is school
    And p2's hand is church jail
    When p2 does "civilize church at past"
    And p2 does "done"
    Then p2 may not do "civilize jail at past" because of HOW-CIV-09

  # ---------------------------------------------------------------- the price

  @worked @HOW-EX-08 @HOW-CIV-02 @HOW-CIV-10
  Scenario: Church and School on the Past Town cost 1K each
    Given p1's hand is church school irish
    When p1 does "civilize church at past"
    Then p1 has 19K
    And the bank has 1K
    When p1 does "civilize school at past"
    Then p1 has 18K
    And the bank has 2K
    And p1 owns church#1 school#1 in the Past Town

  @HOW-CIV-10
  Scenario: A player with 1K can play one Civilized card, but no second
    Given p1 has 1K
    And p1's hand is church school
    When p1 does "civilize church at past"
    Then p1 has 0K
    And p1 may not do "civilize school at past" because of HOW-CIV-10
    And p1 may only do "done"

  @HOW-CIV-10 @HOW-R-credit
  Scenario: Without 1K no Civilized card can be played
    Given p1 has 0K
    And p1's hand is church
    Then p1 may not do "civilize church at past" because of HOW-CIV-10
    And p1 may only do "pass"

  @HOW-R-credit
  Scenario: On credit a player may play a Church with 0K and with a debt
    Given the ruling "credit" is "credit"
    And p1 has 0K
    And p1's hand is church school irish
    When p1 does "civilize church at past"
    Then p1 has -1K
    When p1 does "civilize school at past"
    Then p1 has -2K
    And the bank has 22K

  # ---------------------------------------------------------------- no two of one type

  @worked @HOW-EX-44 @HOW-CIV-11 @HOW-R-civ-type
  Scenario: A Town with a Church takes no second Church, but it may take a School
    Given p1 owns church#1 in the Past Town
    And p2's hand is church#2 school#1
    Then p2 may not do "civilize church at past" because of HOW-CIV-11
    And p2 may do "civilize school at past"

  @HOW-CIV-11
  Scenario: A player's own Church bars a second Church in that Town, but not one in another Town
    Given p2 owns church#1 in the Past Town
    And p2's hand is church#2
    Then p2 may not do "civilize church at past" because of HOW-CIV-11
    And p2 may do "civilize church at future"

  @HOW-CIV-11
  Scenario Outline: A Town takes each Civilized card only once, so a second copy is refused - <card>
    Given the Past Town is omaha
    And p1 owns <card>#1 in the Past Town
    And p2's hand is <card>#2
    Then p2 may not do "civilize <card> at past" because of HOW-CIV-11

    Examples:
      | card        |
      | church      |
      | school      |
      | jail        |
      | post-office |
      | town-hall   |

  @HOW-CIV-11
  Scenario: All five Civilized cards may lie in one Town, and then no further one can be played there
    Given p1 owns church#1 school#1 in the Past Town
    And p2 owns jail#1 post-office#1 in the Past Town
    And p2's hand is town-hall*2
    When p2 does "civilize town-hall at past"
    Then the Past Town has church#1 school#1 jail#1 post-office#1 town-hall#1
    And p2 may not do "civilize town-hall at past" because of HOW-CIV-11

  @HOW-CIV-11
  Scenario: A Church just played closes that Town to a second Church at once
    Given p1's hand is church#1 church#2
    When p1 does "civilize church at past"
    Then p1 may not do "civilize church at past" because of HOW-CIV-11
    And p1 may do "civilize church at future"
