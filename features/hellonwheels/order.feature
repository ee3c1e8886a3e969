Feature: The Supervisor Token and the two orders
  The Supervisor holds the token. Supervisor Order begins with the Supervisor and runs clockwise; Reverse Order is the same list
  read backwards, so that the Supervisor is last. The rules of a phase say which of the two is used in it.

  # ---------------------------------------------------------------- the token

  @HOW-ORD-01 @HOW-ORD-02
  Scenario: There is one Supervisor Token, and the winner of the bid takes it from its holder
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Supervisor
    And it is the Supervisor Phase
    When p1 does "bid 1"
    And p2 does "bid 0"
    Then p1 is Supervisor
    When p3 does "bid 2"
    And p3 draws 6 cards
    Then p3 is Supervisor

  @HOW-ORD-01
  Scenario: The token lies beside the board until the first bid is won
    Given a Hell on Wheels game of p1 and p2
    When the set-up is finished
    Then nobody is Supervisor
    When p1 does "bid 0"
    And p2 does "bid 1"
    And p2 draws 6 cards
    Then p2 is Supervisor

  # ---------------------------------------------------------------- Supervisor Order and Reverse Order

  @worked @HOW-EX-31 @HOW-ORD-02 @HOW-ORD-03 @HOW-ORD-04
  Scenario: With p3 as Supervisor, Supervisor Order at a table of four is p3, p4, p1, p2
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And p3 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And p4 holds traders
    Then it is p3's turn
    When p3 does "pass"
    Then it is p4's turn
    When p4 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is p2's turn

  @worked @HOW-EX-31 @HOW-ORD-03 @HOW-ORD-05 @HOW-R-reverse-order
  Scenario Outline: With p3 as Supervisor, Reverse Order at a table of four is p2, p1, p4, p3
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And p3 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And p4 holds traders
    And it is the <phase> Phase
    Then it is p2's turn
    When p2 does "pass"
    Then it is p1's turn
    When p1 does "pass"
    Then it is p4's turn
    When p4 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is the Opportunist Phase after the <phase> Phase

    Examples:
      | phase         |
      | Civilized     |
      | Establishment |
      | Customer      |

  @worked @HOW-EX-32 @HOW-ORD-04 @HOW-ORD-03
  Scenario Outline: At a table of two, the Supervisor comes first and the other player second
    Given a Hell on Wheels game of p1 and p2
    And <first> is Supervisor
    And p1 holds irish
    And p2 holds scots
    Then it is <first>'s turn
    When <first> does "pass"
    Then it is <second>'s turn

    Examples:
      | first | second |
      | p1    | p2     |
      | p2    | p1     |

  @worked @HOW-EX-32 @HOW-ORD-05 @HOW-R-reverse-order
  Scenario Outline: At a table of two, Reverse Order is the same under each answer
    Given a Hell on Wheels game of p1 and p2
    And the ruling "reverse-order" is "<answer>"
    And <last> is Supervisor
    And p1 holds irish
    And p2 holds scots
    And it is the Customer Phase
    Then it is <first>'s turn
    When <first> does "pass"
    Then it is <last>'s turn

    Examples:
      | answer               | first | last |
      | mirror               | p2    | p1   |
      | mirror               | p1    | p2   |
      | right-then-clockwise | p2    | p1   |
      | right-then-clockwise | p1    | p2   |

  # ---------------------------------------------------------------- which phase uses which order

  @HOW-ORD-06
  Scenario Outline: In the three build phases the order is Reverse Order, from the right of the Supervisor
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And it is the <phase> Phase
    Then it is p1's turn
    And p3 may not do "pass" because of <clause>
    And p2 may not do "pass" because of <clause>
    When p1 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is p2's turn

    @HOW-CIV-01
    Examples: phase 3
      | phase     | clause     |
      | Civilized | HOW-CIV-01 |

    @HOW-EST-01
    Examples: phase 5
      | phase         | clause     |
      | Establishment | HOW-EST-01 |

    @HOW-CUST-01
    Examples: phase 6
      | phase    | clause      |
      | Customer | HOW-CUST-01 |

  @HOW-OPP-04 @HOW-ORD-06
  Scenario Outline: Opportunist Phases run in Supervisor Order
    Given a Hell on Wheels game of p1, p2 and p3
    And p2 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And it is the Opportunist Phase after the <phase> Phase
    Then it is p2's turn
    And p3 may not do "pass" because of HOW-OPP-04
    And p1 may not do "pass" because of HOW-OPP-04
    When p2 does "pass"
    Then it is p3's turn
    When p3 does "pass"
    Then it is p1's turn

    Examples:
      | phase           |
      | Supervisor      |
      | Railroad        |
      | Civilized       |
      | Taxes           |
      | Establishment   |
      | Customer        |
      | Past Town       |
      | Present Town    |
      | Future Town     |
      | End of The Line |

  @HOW-ORD-03
  Scenario: If the token changes hands, the new Supervisor is first from that phase on
    Given a Hell on Wheels game of p1, p2 and p3
    And p1 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And it is the Supervisor Phase
    When p1 does "bid 0"
    And p2 does "bid 0"
    And p3 does "bid 1"
    Then it is p3's turn
    When p3 does "pass"
    Then it is p1's turn
    When everybody passes
    And p3 draws 6 cards
    Then it is the Railroad Phase
    And it is p3's turn
