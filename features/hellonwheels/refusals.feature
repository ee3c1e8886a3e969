Feature: Why an action is refused
  Each kind of illegal action with the clause that it breaks, and beside it the nearest legal one: bids, extra cards, and cards that
  are laid in Towns. refusals-time.feature and refusals-cards.feature have the others.

  # ---------------------------------------------------------------- bids

  @HOW-SUP-03
  Scenario: A player cannot bid more money than this player has
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 has 4K
    Then p1 may do "bid 4"
    But p1 may not do "bid 5" because of HOW-SUP-03

  @HOW-SUP-03
  Scenario: A bid with Blackmail cannot hold more chips than the bidder has
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 has 4K
    And p1 holds blackmail
    Then p1 may do "bid 4 with blackmail"
    But p1 may not do "bid 5 with blackmail" because of HOW-SUP-03

  @HOW-MON-01
  Scenario: A bid of a part of a K is refused
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    Then p1 may do "bid 2"
    And p1 may do "bid 3"
    But p1 may not do "bid 2.5" because of HOW-MON-01

  # ---------------------------------------------------------------- extra cards

  @HOW-RR-03
  Scenario: A third extra card can be bought, a fourth cannot
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has bought 2 extra cards
    And p1 has 20K
    Then p1 may do "draw extra"
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p2 draws 6 cards
    Then p1 has 14K
    And p1 may not do "draw extra" because of HOW-RR-03

  @HOW-RR-04
  Scenario: A player with 2K can buy the first extra card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has 2K
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p2 draws 6 cards
    Then p1 has 0K

  @HOW-RR-04
  Scenario: A player with 1K cannot buy the first extra card and is not asked
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has 1K
    When p1 draws 6 cards
    And p2 draws 6 cards
    Then it is p2's turn
    And p1 has 6 cards in hand
    And p1 may not do "draw extra" because of HOW-RR-04

  @HOW-RR-05
  Scenario: A player with 6K can buy the second extra card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has 6K
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p1 does "draw extra"
    And chance does "draw saloon#2 for p1"
    And p2 draws 6 cards
    Then p1 has 0K

  @HOW-RR-05
  Scenario: A player with 5K cannot buy the second extra card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has 5K
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p2 draws 6 cards
    Then p1 has 3K
    And p1 may not do "draw extra" because of HOW-RR-05
    And it is p2's turn

  @HOW-RR-06
  Scenario: A player with 12K can buy all three extra cards
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has 12K
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p1 does "draw extra"
    And chance does "draw saloon#2 for p1"
    And p1 does "draw extra"
    And chance does "draw saloon#3 for p1"
    And p2 draws 6 cards
    Then p1 has 0K

  @HOW-RR-06
  Scenario: A player with 11K cannot buy the third extra card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 has 11K
    When p1 does "draw extra"
    And chance does "draw saloon#1 for p1"
    And p1 does "draw extra"
    And chance does "draw saloon#2 for p1"
    And p2 draws 6 cards
    Then p1 has 5K
    And p1 may not do "draw extra" because of HOW-RR-06
    And it is p2's turn

  # ---------------------------------------------------------------- where a card may lie

  @HOW-CIV-06
  Scenario Outline: A Civilized card cannot go to a closed Town - <type> in the <position>
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And the <position> Town is a <type> Town
    And p1 holds church
    Then p1 may not do "civilize church at <pos>" because of HOW-CIV-06
    But p1 may do "civilize church at past"

    Examples:
      | position | type        | pos     |
      | Present  | Spontaneous | present |
      | Present  | Planned     | present |
      | Future   | Spontaneous | future  |

  @HOW-CIV-03 @HOW-CIV-04 @HOW-CIV-05
  Scenario Outline: A Civilized card can go to an open Town and to any Past Town - <type> in the <position>
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And the <position> Town is a <type> Town
    And the <other> Town is <town>
    And the Past Town is benton
    And p1 holds church school jail irish
    When p1 does "civilize church at <pos>"
    And p1 does "civilize school at past"
    And p1 does "civilize jail at <second>"
    Then p1 has 17K

    Examples:
      | position | type     | pos     | other   | town    | second  |
      | Present  | Existing | present | Future  | rawlins | future  |
      | Future   | Planned  | future  | Present | omaha   | present |

  @HOW-CIV-11
  Scenario: In a Town with a Church a second Church is refused, but a School is legal
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p2 owns church#1 in the Past Town
    And p1 holds church school
    Then p1 may not do "civilize church at past" because of HOW-CIV-11
    But p1 may do "civilize school at past"

  @HOW-CIV-11
  Scenario: A player cannot play a second Church beside an own Church, but may play it to another Town
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 owns church#1 in the Past Town
    And p1 holds church
    Then p1 may not do "civilize church at past" because of HOW-CIV-11
    But p1 may do "civilize church at future"

  # ---------------------------------------------------------------- the price of a card

  @HOW-CIV-10
  Scenario: A Civilized card cannot be played without 1K
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 has 0K
    And p1 holds church
    Then p1 may not do "civilize church at past" because of HOW-CIV-10
    And p1 may only do "pass"

  @HOW-CIV-10
  Scenario: A player may pay for a Civilized card with the last 1K, but not for a second
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 has 1K
    And p1 holds church school
    When p1 does "civilize church at past"
    Then p1 has 0K
    And p1 may not do "civilize school at past" because of HOW-CIV-10

  @HOW-EST-07
  Scenario: An Establishment cannot be built without 1K
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase and p1 is to act
    And p1 has 0K
    And p1 holds saloon
    Then p1 may not do "build saloon at past" because of HOW-EST-07
    And p1 may only do "pass"

  @HOW-EST-07
  Scenario: A player may pay for an Establishment with the last 1K, but not for a second
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase and p1 is to act
    And p1 has 1K
    And p1 holds saloon*2
    When p1 does "build saloon at past"
    Then p1 has 0K
    And p1 may not do "build saloon at present" because of HOW-EST-07

  # ---------------------------------------------------------------- a position without a Town

  @HOW-CIV-03
  Scenario: A Civilized card cannot be played to the empty Past
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And it is the Civilized Phase and p1 is to act
    And p1 holds church
    Then p1 may not do "civilize church at past" because of HOW-CIV-03
    But p1 may do "civilize church at future"

  @HOW-EST-03
  Scenario: An Establishment cannot be built at the empty Past
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And it is the Establishment Phase and p1 is to act
    And p1 holds saloon
    Then p1 may not do "build saloon at past" because of HOW-EST-03
    But p1 may do "build saloon at present"

  @HOW-CUST-03
  Scenario Outline: A Customer or a Mayhem card cannot be played to the empty Past
    Given a Hell on Wheels game of p1 and p2
    And it is turn 1
    And it is the Customer Phase and p1 is to act
    And p1 holds irish vice
    Then p1 may not do "<card> at past" because of HOW-CUST-03
    But p1 may do "<card> at present"

    Examples:
      | card           |
      | customer irish |
      | mayhem vice    |

  # ---------------------------------------------------------------- a card of another class than the phase has

  @HOW-CIV-02
  Scenario Outline: In the Civilized Phase only Civilized cards are played
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase and p1 is to act
    And p1 holds church saloon irish vice
    Then p1 may not do "<action>" because of HOW-CIV-02
    But p1 may do "civilize church at past"

    Examples:
      | action                  |
      | civilize saloon at past |
      | civilize irish at past  |
      | civilize vice at past   |
      | build saloon at past    |
      | customer irish at past  |
      | mayhem vice at past     |

  @HOW-EST-02
  Scenario Outline: In the Establishment Phase only Establishments are played
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase and p1 is to act
    And p1 holds church saloon irish vice
    Then p1 may not do "<action>" because of HOW-EST-02
    But p1 may do "build saloon at past"

    Examples:
      | action                  |
      | build church at past    |
      | build irish at past     |
      | build vice at past      |
      | civilize church at past |
      | customer irish at past  |
      | mayhem vice at past     |

  @HOW-CUST-02
  Scenario Outline: In the Customer Phase only Customers and Mayhem cards are played
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And p1 holds church saloon irish vice
    Then p1 may not do "<action>" because of HOW-CUST-02
    But p1 may do "customer irish at past"
    And p1 may do "mayhem vice at past"

    Examples:
      | action                  |
      | customer saloon at past |
      | customer church at past |
      | mayhem saloon at past   |
      | mayhem church at past   |
      | build saloon at past    |
      | civilize church at past |

  @HOW-OPP-05
  Scenario Outline: In an Opportunist Phase only Raid and Opportunist cards are played
    Given a Hell on Wheels game of p1 and p2
    And p1 holds church saloon irish vice entrepreneur
    Then p1 may not do "<action>" because of HOW-OPP-05
    But p1 may do "play entrepreneur"

    Examples:
      | action                  |
      | civilize church at past |
      | build saloon at past    |
      | customer irish at past  |
      | mayhem vice at past     |
