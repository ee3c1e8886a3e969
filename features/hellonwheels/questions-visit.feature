Feature: Open question: one visit or round by round
  Do players act once each in the build phases, or one card at a time until all have passed?

  @HOW-R-visit
  Scenario: With one visit each, p2 plays Church and School, and p1's School is refused
    Given a Hell on Wheels game of p1 and p2
    And the ruling "visit" is "one-visit"
    And p1 is Supervisor
    And p1's hand is school#2
    And p2's hand is church#1 school#1
    And it is the Civilized Phase
    When p2 does "civilize church at past"
    Then it is p2's turn
    When p2 does "civilize school at past"
    Then it is p1's turn
    And p1 may not do "civilize school at past" because of HOW-CIV-11

  @HOW-R-visit
  Scenario: Round by round, p1's School comes before p2's, and p2's School is refused
    Given a Hell on Wheels game of p1 and p2
    And the ruling "visit" is "card-by-card"
    And p1 is Supervisor
    And p1's hand is school#2
    And p2's hand is church#1 school#1
    And it is the Civilized Phase
    When p2 does "civilize church at past"
    Then it is p1's turn
    When p1 does "civilize school at past"
    Then it is p2's turn
    And p2 may not do "civilize school at past" because of HOW-CIV-11

  @HOW-R-visit
  Scenario Outline: Round by round, each player plays one card or passes, until all have passed - <phase> Phase
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "visit" is "card-by-card"
    And p1 is Supervisor
    And p1's hand is <first of p1> <second of p1> lawmen
    And p2's hand is marshall
    And p3's hand is <card of p3> vigilantes
    And it is the <phase> Phase
    When p3 does "<play> <card of p3> at past"
    And p2 does "pass"
    And p1 does "<play> <first of p1> at past"
    # p2 has passed and is out; p3 may still pass, and nobody is ever done
    Then it is p3's turn
    And p3 may not do "done" because of <no done> and the ruling "visit"
    When p3 does "pass"
    Then it is p1's turn
    When p1 does "<play> <second of p1> at past"
    Then p1 may only do "pass"
    When p1 does "pass"
    Then it is the Opportunist Phase after the <phase> Phase
    And it is p1's turn

    Examples:
      | phase         | play     | first of p1 | second of p1   | card of p3 | no done     |
      | Civilized     | civilize | church      | school         | jail       | HOW-CIV-08  |
      | Establishment | build    | saloon      | gambling-house | brothel    | HOW-EST-05  |
      | Customer      | customer | irish       | scots          | miners     | HOW-CUST-04 |

  @HOW-R-visit
  Scenario Outline: Round by round, a player who has passed is out - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And the ruling "visit" is "card-by-card"
    And p1 is Supervisor
    And p1's hand is <card of p1> lawmen
    And p2's hand is <card of p2>
    And it is the <phase> Phase
    And p2 has passed
    And p1 is to act
    Then p2 may not do "<action of p2>" because of <clause>
    When p1 does "<action of p1>"
    Then it is p1's turn
    And p2 may not do "<action of p2>" because of <clause>

    @HOW-CIV-09
    Examples: Civilized Phase
      | phase     | card of p1 | card of p2 | action of p1            | action of p2            | clause     |
      | Civilized | church     | school     | civilize church at past | civilize school at past | HOW-CIV-09 |

    @HOW-EST-06
    Examples: Establishment Phase
      | phase         | card of p1 | card of p2 | action of p1         | action of p2          | clause     |
      | Establishment | saloon     | brothel    | build saloon at past | build brothel at past | HOW-EST-06 |

    @HOW-CUST-05
    Examples: Customer Phase
      | phase    | card of p1 | card of p2 | action of p1           | action of p2        | clause      |
      | Customer | irish      | vice       | customer irish at past | mayhem vice at past | HOW-CUST-05 |

  @HOW-R-visit
  Scenario: Round by round, a player who has played the last card of the hand is out and need not pass
    Given a Hell on Wheels game of p1 and p2
    And the ruling "visit" is "card-by-card"
    And p1 is Supervisor
    And p1's hand is saloon brothel lawmen
    And p2's hand is gambling-house
    And it is the Establishment Phase
    When p2 does "build gambling-house at past"
    And p1 does "build saloon at past"
    Then it is p1's turn
    And p2's hand is nothing

  @HOW-R-visit @HOW-R-reverse-order
  Scenario: Round by round, every round runs in the same Reverse Order - p2, p3, p1 if the rest goes on clockwise
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "visit" is "card-by-card"
    And the ruling "reverse-order" is "right-then-clockwise"
    And p3 is Supervisor
    And p1's hand is irish scots lawmen
    And p2's hand is miners traders marshall
    And p3's hand is workers mexicans vigilantes
    And it is the Customer Phase
    When these decisions are taken:
      """
      p2: customer miners at past
      p3: customer workers at past
      p1: customer irish at past
      p2: customer traders at past
      p3: customer mexicans at past
      p1: customer scots at past
      p2: pass
      p3: pass
      """
    Then p1 may only do "pass"

  @HOW-R-visit
  Scenario Outline: Round by round, a player who has played and not passed waits for the next round - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And the ruling "visit" is "card-by-card"
    And p1 is Supervisor
    And p1's hand is <card of p1> lawmen
    And p2's hand is <first of p2> <second of p2>
    And it is the <phase> Phase
    When p2 does "<plays> <first of p2> at past"
    Then it is p1's turn
    And p2 may not do "<plays> <second of p2> at past" because of <order>

    @HOW-CIV-01
    Examples:
      | phase     | plays    | card of p1 | first of p2 | second of p2 | order      |
      | Civilized | civilize | church     | school      | jail         | HOW-CIV-01 |

    @HOW-EST-01
    Examples:
      | phase         | plays | card of p1 | first of p2 | second of p2   | order      |
      | Establishment | build | saloon     | brothel     | gambling-house | HOW-EST-01 |

    @HOW-CUST-01
    Examples:
      | phase    | plays    | card of p1 | first of p2 | second of p2 | order       |
      | Customer | customer | irish      | miners      | scots        | HOW-CUST-01 |

  @HOW-R-visit
  Scenario Outline: Round by round, a player who passes is not asked again in the phase - <phase> Phase
    Given a Hell on Wheels game of p1 and p2
    And the ruling "visit" is "card-by-card"
    And p1 is Supervisor
    And p1's hand is <one> <two> lawmen
    And p2's hand is <card of p2> vigilantes
    And it is the <phase> Phase
    When p2 does "pass"
    And p1 does "<plays> <one> at past"
    Then it is p1's turn
    And p2 may not do "<plays> <card of p2> at past" because of <shut>
    When p1 does "<plays> <two> at past"
    Then it is p1's turn

    @HOW-CIV-09
    Examples:
      | phase     | plays    | one    | two    | card of p2 | shut       |
      | Civilized | civilize | church | school | jail       | HOW-CIV-09 |

    @HOW-EST-06
    Examples:
      | phase         | plays | one    | two            | card of p2 | shut       |
      | Establishment | build | saloon | gambling-house | brothel    | HOW-EST-06 |

    @HOW-CUST-05
    Examples:
      | phase    | plays    | one   | two   | card of p2 | shut        |
      | Customer | customer | irish | scots | miners     | HOW-CUST-05 |
