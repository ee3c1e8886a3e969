Feature: Of several reasons the first is given
  Where an attempt breaks several rules, the clause cited is that of the first row of the table of refusals that fits it. What is wrong with
  a bid or a card comes before whose turn it is, and that a card is not in hand comes last.

  # ---------------------------------------------------------------- bids

  @HOW-SUP-03
  Scenario: Out of turn, the refusal of too high a bid cites the money, not the order
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 has 20K
    Then it is p1's turn
    And p2 may not do "bid 21" because of HOW-SUP-03
    But p2 may not do "bid 20" because of HOW-SUP-02

  @HOW-SUP-03
  Scenario: The refusal of too high a bid with a missing Blackmail cites the money
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 has 20K
    And p1's hand is irish
    Then p1 may not do "bid 21 with blackmail" because of HOW-SUP-03
    But p1 may not do "bid 20 with blackmail" because of HOW-CARD-21

  # ---------------------------------------------------------------- cards onto Towns

  @HOW-CIV-06 @HOW-CIV-10
  Scenario: The refusal of a missing Church cites the closed Town, or else the missing money
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1 has 0K
    And p1's hand is jail
    Then p1 may not do "civilize church at present" because of HOW-CIV-06
    And p1 may not do "civilize church at past" because of HOW-CIV-10

  @HOW-CIV-02 @HOW-CIV-10
  Scenario: Out of turn, the refusal of a wrong or too dear card cites that fault
    Given a Hell on Wheels game of p1 and p2
    And it is the Civilized Phase
    And p1's hand is church
    And p2's hand is jail
    And p1 has 0K
    Then it is p2's turn
    And p1 may not do "civilize saloon at past" because of HOW-CIV-02
    And p1 may not do "civilize church at past" because of HOW-CIV-10
    But p1 may not do "pass" because of HOW-CIV-01

  # ---------------------------------------------------------------- Opportunist Phases

  @HOW-CARD-02 @HOW-OPP-06
  Scenario: The refusal of missing Gamblers played on oneself cites the target, not the hand
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase after the Railroad Phase
    And p1's hand is jail
    And p2's hand is irish
    Then p1 may not do "play gamblers on p1" because of HOW-CARD-02
    But p1 may not do "play gamblers on p2" because of HOW-OPP-06

  @HOW-OPP-04 @HOW-EOL-08
  Scenario: The refusal of a discard cites the order, or on the own turn the hand limit
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase after the Railroad Phase
    And p1's hand is jail
    And p2's hand is irish
    Then p2 may not do "discard irish" because of HOW-OPP-04
    But p1 may not do "discard jail" because of HOW-EOL-08

  Scenario Outline: Out of turn, the refusal of a discard below three cites the order - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase
    And p1's hand is church
    And p2's hand is jail
    Then it is p2's turn
    And p1 may not do "discard church" because of <order>
    But p2 may not do "discard jail" because of HOW-EOL-08

    @HOW-CIV-01 @HOW-EOL-08
    Examples:
      | phase     | order      |
      | Civilized | HOW-CIV-01 |

    @HOW-EST-01 @HOW-EOL-08
    Examples:
      | phase         | order      |
      | Establishment | HOW-EST-01 |

    @HOW-CUST-01 @HOW-EOL-08
    Examples:
      | phase    | order       |
      | Customer | HOW-CUST-01 |

  # ---------------------------------------------------------------- by a player who is not to act

  @HOW-SUP-03
  Scenario: Out of turn, the refusal of too high a bid with Blackmail cites the money
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p2 has 20K
    And p2 holds blackmail
    Then it is p1's turn
    And p2 may not do "bid 21 with blackmail" because of HOW-SUP-03
    But p2 may not do "bid 20 with blackmail" because of HOW-SUP-02

  Scenario Outline: Out of turn, the refusal of another phase's action cites the order - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase
    And p1 owns saloon#1 in the Past Town
    And p1's hand is church
    And p2's hand is jail
    Then it is p2's turn
    And p1 may not do "bid 1" because of <order>
    And p1 may not do "draw extra" because of <order>
    And p1 may not do "give up saloon#1 at past" because of <order>

    @HOW-CIV-01
    Examples:
      | phase     | order      |
      | Civilized | HOW-CIV-01 |

    @HOW-EST-01
    Examples:
      | phase         | order      |
      | Establishment | HOW-EST-01 |

    @HOW-CUST-01
    Examples:
      | phase    | order       |
      | Customer | HOW-CUST-01 |

  Scenario Outline: Out of turn, the refusal of another phase's card cites its type - <action> in the <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase
    And p1's hand is church saloon irish vice
    And p2's hand is jail
    Then it is p2's turn
    And p1 may not do "<action>" because of <plays>
    But p1 may not do "pass" because of <order>

    @HOW-CIV-02
    Examples:
      | phase     | action                 | plays      | order      |
      | Civilized | build saloon at past   | HOW-CIV-02 | HOW-CIV-01 |
      | Civilized | customer irish at past | HOW-CIV-02 | HOW-CIV-01 |
      | Civilized | mayhem vice at past    | HOW-CIV-02 | HOW-CIV-01 |

    @HOW-EST-02
    Examples:
      | phase         | action                  | plays      | order      |
      | Establishment | civilize church at past | HOW-EST-02 | HOW-EST-01 |
      | Establishment | customer irish at past  | HOW-EST-02 | HOW-EST-01 |
      | Establishment | mayhem vice at past     | HOW-EST-02 | HOW-EST-01 |

    @HOW-CUST-02
    Examples:
      | phase    | action                  | plays       | order       |
      | Customer | civilize church at past | HOW-CUST-02 | HOW-CUST-01 |
      | Customer | build saloon at past    | HOW-CUST-02 | HOW-CUST-01 |

  @HOW-OPP-04
  Scenario: Out of turn, the refusal of another phase's action cites the order - Opportunist Phase
    Given a Hell on Wheels game of p1 and p2
    And p2 owns saloon#1 in the Past Town
    And p1's hand is church
    And p2's hand is jail
    Then it is p1's turn
    And p2 may not do "bid 1" because of HOW-OPP-04
    And p2 may not do "draw extra" because of HOW-OPP-04
    And p2 may not do "give up saloon#1 at past" because of HOW-OPP-04
    And p2 may not do "done" because of HOW-OPP-04

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario: While a player gives up houses, other players cannot act
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p2 has 7K
    And p1 owns church#1 saloon#2 in the Present Town
    And p2 owns saloon#1 brothel#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is p2's turn
    And p1 may not do "pass" because of HOW-TAX-04 and the ruling "tax-short"
    And p1 may not do "give up saloon#2 at present" because of HOW-TAX-04 and the ruling "tax-short"

  @HOW-SETUP-06 @HOW-R-opening-hand
  Scenario: While opening hands are dealt, nobody can play a card
    Given a Hell on Wheels game of p1 and p2
    And the ruling "opening-hand" is "three"
    When the set-up goes on until chance does "draw entrepreneur for p1"
    Then p1 may not do "play entrepreneur" because of HOW-RR-01
    And p1 may not do "pass" because of HOW-RR-01

  @HOW-SUP-02
  Scenario: In the Supervisor Phase a player cannot name a number of extra cards instead of a bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "extra-draw-look" is "number-first"
    And it is the Supervisor Phase
    And p2 has 2K
    Then p2 may not do "draw extra 3" because of HOW-SUP-02
    But p2 may not do "bid 3" because of HOW-SUP-03

  # ---------------------------------------------------------------- chance does what a player does

  @HOW-SUP-01
  Scenario: Chance cannot bid
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    Then chance may not do "bid 1" because of HOW-SUP-01
    And chance may not do "pass" because of HOW-SUP-01

  @HOW-OPP-04
  Scenario: Chance cannot play a card in an Opportunist Phase and cannot pass
    Given a Hell on Wheels game of p1 and p2
    And p1 holds entrepreneur
    Then chance may not do "play entrepreneur" because of HOW-OPP-04
    And chance may not do "pass" because of HOW-OPP-04

  Scenario Outline: Chance cannot play a card to a Town - <action> in the <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And p1 holds church saloon irish
    Then chance may not do "<action>" because of <order>
    And chance may not do "done" because of <order>

    @HOW-CIV-01
    Examples:
      | phase     | action                  | order      |
      | Civilized | civilize church at past | HOW-CIV-01 |

    @HOW-EST-01
    Examples:
      | phase         | action               | order      |
      | Establishment | build saloon at past | HOW-EST-01 |

    @HOW-CUST-01
    Examples:
      | phase    | action                 | order       |
      | Customer | customer irish at past | HOW-CUST-01 |

  @HOW-RR-03
  Scenario: Chance cannot buy an extra card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    And p1 has drawn six cards
    And p1 is to act
    Then chance may not do "draw extra" because of HOW-RR-03
    And chance may not do "pass" because of HOW-RR-03

  Scenario Outline: A player cannot make a decision of chance - <decision>
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    Then p1 may not do "<decision>" because of <clause>
    And p2 may not do "<decision>" because of <clause>

    @HOW-EOL-05
    Examples:
      | decision              | clause     |
      | town benton to future | HOW-EOL-05 |

    @HOW-SUP-05
    Examples:
      | decision      | clause     |
      | roll 6 for p1 | HOW-SUP-05 |

    @HOW-RR-01
    Examples:
      | decision          | clause    |
      | draw scots for p1 | HOW-RR-01 |

  Scenario Outline: On a player's turn chance cannot decide anything - <decision>
    Given a Hell on Wheels game of p1 and p2
    And p1 holds irish
    Then chance may not do "<decision>" because of <clause>

    @HOW-OPP-04
    Examples:
      | decision              | clause     |
      | town benton to future | HOW-OPP-04 |

    @HOW-SUP-05
    Examples:
      | decision      | clause     |
      | roll 6 for p1 | HOW-SUP-05 |

    @HOW-OPP-04
    Examples:
      | decision          | clause     |
      | draw scots for p1 | HOW-OPP-04 |
