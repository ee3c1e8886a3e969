Feature: Why an action is refused: it belongs to another phase
  What is done in one phase is tried in the others, by the player who is to act there.

  # ---------------------------------------------------------------- bids

  @HOW-TURN-02
  Scenario Outline: A bid in the <phase> Phase is refused
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And p1 holds church blackmail
    When chance decides <chance>
    Then p1 may not do "bid 1" because of HOW-TURN-02
    And p1 may not do "bid 1 with blackmail" because of HOW-TURN-02
    But p1 may do "pass"

    Examples:
      | phase         | chance  |
      | Railroad      | 6 times |
      | Establishment | 0 times |
      | Customer      | 0 times |

  @HOW-TURN-02
  Scenario: A bid in an Opportunist Phase is refused
    Given a Hell on Wheels game of p1 and p2
    And p1 holds church blackmail
    Then p1 may not do "bid 1" because of HOW-TURN-02
    And p1 may not do "bid 1 with blackmail" because of HOW-TURN-02
    But p1 may do "pass"

  @HOW-TURN-02
  Scenario: A bid is refused while hands are reduced at the End of The Line
    Given a Hell on Wheels game of p1 and p2
    And the hand limit is due
    And p1's hand is church saloon irish blackmail
    Then p1 may not do "bid 1" because of HOW-TURN-02
    And p1 may not do "bid 1 with blackmail" because of HOW-TURN-02
    But p1 may do "discard blackmail"

  @HOW-SUP-01
  Scenario Outline: In the Supervisor Phase any action other than a bid is refused - <action>
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And p1 holds church saloon irish vice
    Then p1 may not do "<action>" because of HOW-SUP-01
    But p1 may do "bid 1"

    Examples:
      | action                  |
      | civilize church at past |
      | build saloon at past    |
      | customer irish at past  |
      | mayhem vice at past     |

  # ---------------------------------------------------------------- extra cards

  @HOW-RR-03
  Scenario Outline: An extra card in the <phase> Phase is refused
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And p1 holds church
    Then p1 may not do "draw extra" because of HOW-RR-03

    Examples:
      | phase         |
      | Supervisor    |
      | Civilized     |
      | Establishment |
      | Customer      |

  @HOW-RR-03
  Scenario: An extra card is refused in an Opportunist Phase and while hands are reduced
    Given a Hell on Wheels game of p1 and p2
    And it is the Opportunist Phase after the Customer Phase
    And p1's hand is church saloon irish blackmail
    Then p1 may not do "draw extra" because of HOW-RR-03
    When everybody passes
    And everybody passes
    And everybody passes
    And everybody passes
    And chance does "town julesberg to future"
    Then it is the End of The Line Phase
    And p1 may not do "draw extra" because of HOW-RR-03
    But p1 may do "discard church"

  # ---------------------------------------------------------------- houses given up for a tax

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario Outline: Giving up a house in the <phase> Phase is refused
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p1 owns saloon#1 in the Past Town
    And it is the <phase> Phase and p1 is to act
    And p1 holds church
    When chance decides <chance>
    Then p1 may not do "give up saloon#1 at past" because of HOW-TAX-04 and the ruling "tax-short"

    Examples:
      | phase         | chance  |
      | Supervisor    | 0 times |
      | Railroad      | 6 times |
      | Civilized     | 0 times |
      | Establishment | 0 times |
      | Customer      | 0 times |

  @HOW-TAX-04 @HOW-R-tax-short
  Scenario: Giving up a house is refused in an Opportunist Phase and while hands are reduced
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p1 owns saloon#1 in the Past Town
    And it is the Opportunist Phase after the Future Town Phase
    And p1's hand is church saloon#2 irish blackmail
    Then p1 may not do "give up saloon#1 at past" because of HOW-TAX-04 and the ruling "tax-short"
    When everybody passes
    And chance does "town julesberg to future"
    Then it is the End of The Line Phase
    And p1 may not do "give up saloon#1 at past" because of HOW-TAX-04 and the ruling "tax-short"
    But p1 may do "discard church"

  # ---------------------------------------------------------------- discards

  @HOW-EOL-09
  Scenario Outline: A discard from a hand of four cards is refused in the <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase and p1 is to act
    And p1's hand is church saloon irish vice
    And p2's hand is lawmen
    Then p1 may not do "discard church" because of HOW-EOL-09

    Examples:
      | phase         |
      | Supervisor    |
      | Civilized     |
      | Establishment |
      | Customer      |

  @HOW-EOL-08
  Scenario Outline: A discard from a hand of three cards is refused in the <phase> Phase, whatever the Supervisor holds
    Given a Hell on Wheels game of p1 and p2
    And p2 is Supervisor
    And it is the <phase> Phase and p1 is to act
    And p1's hand is church saloon irish
    And p2's hand is lawmen scots miners vice
    Then p1 may not do "discard church" because of HOW-EOL-08

    Examples:
      | phase         |
      | Supervisor    |
      | Civilized     |
      | Establishment |
      | Customer      |

  @HOW-EOL-09
  Scenario Outline: A discard from a hand of four cards is refused in the <phase> Phase, whatever the Supervisor holds
    Given a Hell on Wheels game of p1 and p2
    And p2 is Supervisor
    And it is the <phase> Phase and p1 is to act
    And p1's hand is church saloon irish vice
    And p2's hand is lawmen
    Then p1 may not do "discard church" because of HOW-EOL-09

    Examples:
      | phase         |
      | Supervisor    |
      | Civilized     |
      | Establishment |
      | Customer      |

  @HOW-EOL-08 @HOW-EOL-09
  Scenario: In an Opportunist Phase a discard is refused, with three cards and with four
    Given a Hell on Wheels game of p1 and p2
    And p2 is Supervisor
    And p1's hand is church saloon irish
    And p2's hand is lawmen scots miners vice
    Then it is p2's turn
    And p2 may not do "discard lawmen" because of HOW-EOL-09
    When p2 does "pass"
    Then p1 may not do "discard church" because of HOW-EOL-08

  # ---------------------------------------------------------------- Raid and Opportunist cards

  @HOW-OPP-09
  Scenario Outline: Within a phase a player cannot play <card>, whoever's turn it is
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase
    And irish vice lie in the Present Town
    And p2 owns saloon#1 in the Present Town
    And p1 holds <card> church
    And p2 holds scots
    Then it is p2's turn
    And p1 may not do "<action>" because of HOW-OPP-09
    When p2 does "pass"
    Then it is p1's turn
    And p1 may not do "<action>" because of HOW-OPP-09

    Examples:
      | card                  | action                                                       |
      | lawmen                | raid lawmen discard vice at present                          |
      | vile-men              | play vile-men on p2                                          |
      | indian-attack         | play indian-attack on irish at present                       |
      | arsonist              | play arsonist on saloon#1 at present                         |
      | con-men               | play con-men on p2                                           |
      | desperados            | play desperados from present to past moving vice             |
      | outlaws               | play outlaws on p2                                           |
      | ladies-of-the-evening | play ladies-of-the-evening from present to past moving irish |
      | gamblers              | play gamblers on p2                                          |
      | entrepreneur          | play entrepreneur                                            |
      | hangers-on            | play hangers-on moving saloon#1                              |
      | scoundrels            | play scoundrels                                              |
      | claim-jumpers         | play claim-jumpers on saloon#1 at present                    |
      | blackmail             | play blackmail                                               |

  @HOW-OPP-09
  Scenario Outline: While bids are made a player cannot play <card>, whoever is to bid
    Given a Hell on Wheels game of p1 and p2
    And it is the Supervisor Phase
    And vice lies in the Present Town
    And p1 holds <card>
    And p2 holds scots
    Then p1 may not do "<action>" because of HOW-OPP-09
    When p1 does "bid 1"
    Then it is p2's turn
    And p1 may not do "<action>" because of HOW-OPP-09

    Examples:
      | card      | action                              |
      | lawmen    | raid lawmen discard vice at present |
      | vile-men  | play vile-men on p2                 |
      | blackmail | play blackmail                      |

  # ---------------------------------------------------------------- cards for Towns in an Opportunist Phase

  @HOW-OPP-05
  Scenario Outline: In an Opportunist Phase no player can lay a card in a Town - <action>
    Given a Hell on Wheels game of p1 and p2
    And p1 holds church saloon irish vice
    And p2 holds school brothel scots anarchy
    Then it is p1's turn
    And p2 may not do "<action>" because of HOW-OPP-05
    When p1 does "pass"
    Then it is p2's turn
    And p2 may not do "<action>" because of HOW-OPP-05

    Examples:
      | action                  |
      | civilize school at past |
      | build brothel at past   |
      | customer scots at past  |
      | mayhem anarchy at past  |

  @HOW-OPP-08
  Scenario: In an Opportunist Phase a player can pass, but not say done
    Given a Hell on Wheels game of p1 and p2
    And p1 holds lawmen entrepreneur
    Then p1 may not do "done" because of HOW-OPP-07
    When p1 does "play entrepreneur"
    Then p1 may not do "done" because of HOW-OPP-07
    But p1 may do "pass"

  @HOW-RR-01
  Scenario: In the Railroad Phase players draw and buy, but cannot play a card
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase and p1 is to act
    And p1 holds irish saloon church
    When chance decides 6 times
    Then p1 may not do "customer irish at present" because of HOW-RR-01
    And p1 may not do "build saloon at present" because of HOW-RR-01
    And p1 may not do "civilize church at present" because of HOW-RR-01
    But p1 may do "draw extra"
