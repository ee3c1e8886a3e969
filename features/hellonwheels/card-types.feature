Feature: Which card is what
  The letter in the card list says what a card is, and so in which phase it can be played. Its name says nothing.

  # ---------------------------------------------------------------- six types

  @HOW-DECK-03 @HOW-CARD-01
  Scenario Outline: Saloons, Gambling Houses and Brothels are Establishments
    Given a Hell on Wheels game of p1 and p2
    And it is the Establishment Phase
    And p1's hand is <card>
    Then p1 may do only:
      | build <card> at past    |
      | build <card> at present |
      | build <card> at future  |
      | pass                    |

    Examples:
      | card           |
      | saloon         |
      | gambling-house |
      | brothel        |

  @HOW-CARD-01 @HOW-CARD-04
  Scenario Outline: Cards of five names are Civilized cards
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is cheyenne
    And the Present Town is omaha
    And the Future Town is rawlins
    And it is the Civilized Phase
    And p1's hand is <card>
    Then p1 may do only:
      | civilize <card> at past    |
      | civilize <card> at present |
      | civilize <card> at future  |
      | pass                       |

    Examples:
      | card        |
      | church      |
      | school      |
      | jail        |
      | post-office |
      | town-hall   |

  @HOW-CARD-01 @HOW-CARD-05
  Scenario Outline: Cards of fifteen names are Customers
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase
    And p1's hand is <card>
    Then p1 may do only:
      | customer <card> at past    |
      | customer <card> at present |
      | customer <card> at future  |
      | pass                       |

    Examples:
      | card               |
      | tracklayers        |
      | irish              |
      | construction-crews |
      | workers            |
      | scots              |
      | mexicans           |
      | civil-war-vets     |
      | blacks             |
      | scandinavians      |
      | railroaders        |
      | miners             |
      | traders            |
      | migrants           |
      | young-men          |
      | townsfolk          |

  @HOW-CARD-01 @HOW-CARD-06
  Scenario Outline: Cards of seventeen names are Mayhem cards
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase
    And p1's hand is <card>
    Then p1 may do only:
      | mayhem <card> at past    |
      | mayhem <card> at present |
      | mayhem <card> at future  |
      | pass                     |

    Examples:
      | card             |
      | prostitution     |
      | rowdiness        |
      | depravity        |
      | drunkenness      |
      | murders          |
      | rampant-crime    |
      | drinking         |
      | gambling         |
      | shootings        |
      | anarchy          |
      | boomtown         |
      | lawlessness      |
      | vice             |
      | rough-and-tumble |
      | alcohol          |
      | ungovernable     |
      | harass-settlers  |

  @HOW-DECK-05
  Scenario: The name of a card does not tell its type - Gambling, Prostitution and Drinking are Mayhem cards
    Given a Hell on Wheels game of p1 and p2
    When these decisions are taken:
      """
      chance: town benton to present
      chance: town cheyenne to future
      p1: bid 1
      p2: bid 0
      chance: draw gambling for p1
      chance: draw prostitution for p1
      chance: draw drinking for p1
      chance: draw gamblers for p1
      chance: draw supervisor for p1
      chance: draw law-and-order for p1
      p1: pass
      """
    And p2 draws 6 cards
    And p2 does "pass"
    Then it is the Opportunist Phase after the Railroad Phase
    And p1 may do only:
      | play gamblers on p2 |
      | pass                |
    When everybody passes
    And p2 does "pass"
    Then p1 may only do "pass"
    When p1 does "pass"
    And everybody passes
    And everybody passes
    And p2 does "pass"
    Then p1 may only do "pass"
    When p1 does "pass"
    And everybody passes
    And p2 does "pass"
    Then it is the Customer Phase
    And p1 may do only:
      | mayhem gambling at present     |
      | mayhem gambling at future      |
      | mayhem prostitution at present |
      | mayhem prostitution at future  |
      | mayhem drinking at present     |
      | mayhem drinking at future      |
      | pass                           |

  @HOW-CARD-01 @HOW-CARD-08
  Scenario Outline: Cards of thirteen names are Opportunist cards, which are laid in no Town
    Given a Hell on Wheels game of p1 and p2
    And it is the Customer Phase and p1 is to act
    And p1's hand is <card>
    Then p1 may only do "pass"
    And p1 may not do "customer <card> at past" because of HOW-CUST-02
    And p1 may not do "mayhem <card> at past" because of HOW-CUST-02

    Examples:
      | card                  |
      | vile-men              |
      | indian-attack         |
      | arsonist              |
      | con-men               |
      | desperados            |
      | outlaws               |
      | ladies-of-the-evening |
      | gamblers              |
      | entrepreneur          |
      | hangers-on            |
      | scoundrels            |
      | claim-jumpers         |
      | blackmail             |

  # ---------------------------------------------------------------- a name says nothing

  @worked @HOW-EX-82 @HOW-DECK-05 @HOW-CARD-07 @HOW-ORD-01 @HOW-R-raid-names
  Scenario: The Raid card called Supervisor is a card, not the token
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And vice lies in the Present Town
    And p1 holds irish
    And p2 holds supervisor
    When p1 does "pass"
    And p2 does "raid supervisor discard vice at present"
    Then the discard pile is vice supervisor
    And p1 is Supervisor

  @HOW-DECK-05
  Scenario Outline: A Mayhem card named like an Establishment is still a Mayhem card
    Given a Hell on Wheels game of p1 and p2
    And <mayhem> lies in the Present Town
    And p1 holds lawmen claim-jumpers arsonist
    And p2 holds irish
    Then p1 may do only:
      | raid lawmen discard <mayhem> at present |
      | pass                                    |
    When p1 does "raid lawmen discard <mayhem> at present"
    Then <mayhem> is in the discard pile

    Examples:
      | mayhem       |
      | gambling     |
      | prostitution |
      | drinking     |
