Feature: The three build phases
  In the Civilized, the Establishment and the Customer Phase players act in Reverse Order, one visit each: the player on the
  right of the Supervisor first, the Supervisor last. Who has passed or is done is out of the phase.

  # ---------------------------------------------------------------- the order

  @worked @HOW-EX-89 @HOW-ORD-06 @HOW-CIV-01 @HOW-EST-01 @HOW-CUST-01 @HOW-OPP-04
  Scenario: In build phases the order is p3, p2, p1, but in drawing and Opportunist Phases it is p1, p2, p3
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Supervisor
    And it is the Railroad Phase
    When p1 draws 6 cards
    And these decisions are taken:
      """
      # Railroad Phase: six cards each, nobody buys
      p1: pass
      """
    And p2 draws 6 cards
    And p2 does "pass"
    And p3 draws 6 cards
    And these decisions are taken:
      """
      p3: pass
      # Opportunist Phase
      p1: pass
      p2: pass
      p3: pass
      # Civilized Phase
      p3: pass
      p2: pass
      p1: pass
      # Opportunist Phases after it and after the Taxes Phase
      p1: pass
      p2: pass
      p3: pass
      p1: pass
      p2: pass
      p3: pass
      # Establishment Phase
      p3: pass
      p2: pass
      p1: pass
      # Opportunist Phase
      p1: pass
      p2: pass
      p3: pass
      # Customer Phase
      p3: pass
      p2: pass
      p1: pass
      """
    Then it is the Opportunist Phase after the Customer Phase
    And it is p1's turn

  Scenario Outline: A player cannot act before their visit begins or after it is over - <phase> Phase
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Supervisor
    And p1's hand is <card of p1>
    And p2's hand is <card of p2>
    And p3's hand is <card of p3>
    And it is the <phase> Phase
    Then it is p3's turn
    And p1 may not do "pass" because of <too early>
    And p2 may not do "<action of p2>" because of <too early>
    When p3 does "pass"
    Then it is p2's turn
    And p3 may not do "<action of p3>" because of <too late>
    And p1 may not do "<action of p1>" because of <too early>
    When p2 does "pass"
    Then it is p1's turn
    And p2 may not do "<action of p2>" because of <too late>

    @HOW-CIV-01 @HOW-CIV-09
    Examples: Civilized Phase
      | phase     | card of p1 | card of p2 | card of p3 | action of p1            | action of p2            | action of p3          | too early  | too late   |
      | Civilized | church     | school     | jail       | civilize church at past | civilize school at past | civilize jail at past | HOW-CIV-01 | HOW-CIV-09 |

    @HOW-EST-01 @HOW-EST-06
    Examples: Establishment Phase
      | phase         | card of p1 | card of p2     | card of p3 | action of p1         | action of p2                 | action of p3          | too early  | too late   |
      | Establishment | saloon     | gambling-house | brothel    | build saloon at past | build gambling-house at past | build brothel at past | HOW-EST-01 | HOW-EST-06 |

    @HOW-CUST-01 @HOW-CUST-05
    Examples: Customer Phase
      | phase    | card of p1 | card of p2 | card of p3 | action of p1           | action of p2        | action of p3           | too early   | too late    |
      | Customer | irish      | vice       | scots      | customer irish at past | mayhem vice at past | customer scots at past | HOW-CUST-01 | HOW-CUST-05 |

  # ---------------------------------------------------------------- who is asked

  Scenario Outline: A player with an empty hand is not asked, but a player whose cards allow nothing is asked - <phase> Phase
    Given a Hell on Wheels game of p1, p2 and p3
    And p1's hand is lawmen
    And p3's hand is <card of p3>
    And it is the <phase> Phase
    Then it is p3's turn
    When p3 does "pass"
    Then p1 may only do "pass"

    @HOW-CIV-08
    Examples: Civilized Phase
      | phase     | card of p3 |
      | Civilized | church     |

    @HOW-EST-05
    Examples: Establishment Phase
      | phase         | card of p3 |
      | Establishment | saloon     |

    @HOW-CUST-04
    Examples: Customer Phase
      | phase    | card of p3 |
      | Customer | irish      |

  Scenario Outline: A visit ends without a decision after the last card of the hand - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is lawmen
    And p2's hand is <card>
    And it is the <phase> Phase
    When p2 does "<action>"
    Then it is p1's turn
    And p2's hand is nothing
    And it is the <phase> Phase

    @HOW-CIV-02
    Examples: Civilized Phase
      | phase     | card   | action                  |
      | Civilized | church | civilize church at past |

    @HOW-EST-02
    Examples: Establishment Phase
      | phase         | card   | action               |
      | Establishment | saloon | build saloon at past |

    @HOW-CUST-02
    Examples: Customer Phase
      | phase    | card | action              |
      | Customer | vice | mayhem vice at past |

  Scenario Outline: A card of another build phase is refused - <action> in the <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And p1's hand is church saloon irish vice
    And it is the <phase> Phase
    Then p1 may not do "<action>" because of <clause>

    @HOW-CIV-02
    Examples: Civilized Phase
      | phase     | action                 | clause     |
      | Civilized | build saloon at past   | HOW-CIV-02 |
      | Civilized | customer irish at past | HOW-CIV-02 |
      | Civilized | mayhem vice at past    | HOW-CIV-02 |

    @HOW-EST-02
    Examples: Establishment Phase
      | phase         | action                  | clause     |
      | Establishment | civilize church at past | HOW-EST-02 |
      | Establishment | customer irish at past  | HOW-EST-02 |
      | Establishment | mayhem vice at past     | HOW-EST-02 |

    @HOW-CUST-02
    Examples: Customer Phase
      | phase    | action                  | clause      |
      | Customer | civilize church at past | HOW-CUST-02 |
      | Customer | build saloon at past    | HOW-CUST-02 |

  # ---------------------------------------------------------------- a pass is final

  @worked @HOW-EX-46
  Scenario Outline: A pass is final - after p2 passes and p1 plays, p2 is not asked again in the <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And p1's hand is <card of p1> lawmen
    And p2's hand is <card of p2>
    And it is the <phase> Phase
    When p2 does "pass"
    And p1 does "<action of p1>"
    Then p2 may not do "<action of p2>" because of <clause>
    And it is p1's turn
    When p1 does "done"
    Then it is the Opportunist Phase after the <phase> Phase
    And p2's hand is <card of p2>

    @HOW-EST-01 @HOW-EST-05 @HOW-EST-06 @HOW-R-visit
    Examples: Establishment Phase
      | phase         | card of p1 | card of p2 | action of p1         | action of p2          | clause     |
      | Establishment | saloon     | brothel    | build saloon at past | build brothel at past | HOW-EST-06 |

    @HOW-CIV-08 @HOW-CIV-09 @HOW-R-visit
    Examples: Civilized Phase
      | phase     | card of p1 | card of p2 | action of p1            | action of p2            | clause     |
      | Civilized | church     | school     | civilize church at past | civilize school at past | HOW-CIV-09 |

    @HOW-CUST-04 @HOW-CUST-05 @HOW-R-visit
    Examples: Customer Phase
      | phase    | card of p1 | card of p2 | action of p1           | action of p2        | clause      |
      | Customer | irish      | vice       | customer irish at past | mayhem vice at past | HOW-CUST-05 |

  # ---------------------------------------------------------------- a Planned Town that has moved up

  @worked @HOW-EX-45 @HOW-CIV-06 @HOW-EOL-04
  Scenario: A Planned Town that has moved up keeps its Church and takes no further Civilized card
    Given a Hell on Wheels game of p1 and p2
    And the Past Town is benton
    And the Present Town is laramie
    And the Future Town is cheyenne
    And p1 owns church#1 in the Future Town
    And p1's hand is school
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town omaha to future"
    And these decisions are taken:
      """
      # Opportunist Phase, then the bids
      p1: pass
      p1: bid 1
      p2: bid 0
      # Opportunist Phase, then the Railroad Phase: six cards each, nobody buys
      p1: pass
      """
    And p1 draws 6 cards
    And p1 does "pass"
    And p2 draws 6 cards
    And these decisions are taken:
      """
      p2: pass
      # Opportunist Phase, then the Civilized Phase
      p1: pass
      p2: pass
      p2: pass
      """
    Then it is the Civilized Phase
    And the Present Town is cheyenne
    And p1 owns church#1 in the Present Town
    And p1 may not do "civilize school at present" because of HOW-CIV-06
    But p1 may do "civilize school at past"

  @worked @HOW-EX-45 @HOW-TAX-02
  Scenario: A player with a Church in a Planned Town that has moved up is Mayor there
    Given a Hell on Wheels game of p1 and p2
    And the Present Town is cheyenne
    And p1 owns church#1 in the Present Town
    And p2 owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 25K
    And p2 has 15K

  @worked @HOW-EX-45
  Scenario Outline: A Planned Town such as Cheyenne is open in the Future, closed in the Present and open in the Past - <position>
    Given a Hell on Wheels game of p1 and p2
    And the <position> Town is cheyenne
    And p1 owns church#1 in the <position> Town
    And p1's hand is school
    And it is the Civilized Phase
    Then "civilize school at <place>" is <verdict> for p1

    @HOW-CIV-04
    Examples: to come
      | position | place  | verdict |
      | Future   | future | legal   |

    @HOW-CIV-06
    Examples: come up
      | position | place   | verdict |
      | Present  | present | illegal |

    @HOW-CIV-03
    Examples: gone by
      | position | place | verdict |
      | Past     | past  | legal   |

  # ---------------------------------------------------------------- passing after somebody who has played

  Scenario Outline: A player may pass although the previous player has played a card - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And it is the <phase> Phase
    And p1's hand is lawmen
    And p2's hand is <card> vigilantes
    When p2 does "<plays> <card> at past"
    Then p2 may not do "pass" because of <clause>
    When p2 does "done"
    Then p1 may only do "pass"

    @HOW-CIV-09
    Examples:
      | phase     | plays    | card   | clause     |
      | Civilized | civilize | church | HOW-CIV-09 |

    @HOW-EST-06
    Examples:
      | phase         | plays | card   | clause     |
      | Establishment | build | saloon | HOW-EST-06 |

    @HOW-CUST-05
    Examples:
      | phase    | plays    | card  | clause      |
      | Customer | customer | irish | HOW-CUST-05 |
      | Customer | mayhem   | vice  | HOW-CUST-05 |
