Feature: Open questions about the orders
  How Reverse Order goes on after its first player, and in which order players act where a phase names none: drawing and buying,
  paying taxes, cutting hands.

  # ---------------------------------------------------------------- how does Reverse Order run on?

  @HOW-R-reverse-order
  Scenario Outline: With Supervisor p3 of four, the order is <first>, <second>, <third>, <fourth> - <phase> Phase, <answer>
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "reverse-order" is "<answer>"
    And p3 is Supervisor
    And p1's hand is irish
    And p2's hand is scots
    And p3's hand is miners
    And p4's hand is traders
    And it is the <phase> Phase
    Then it is <first>'s turn
    When <first> does "pass"
    Then it is <second>'s turn
    When <second> does "pass"
    Then it is <third>'s turn
    When <third> does "pass"
    Then it is <fourth>'s turn
    When <fourth> does "pass"
    Then it is the Opportunist Phase after the <phase> Phase
    And it is p3's turn

    @HOW-CIV-01
    Examples: Civilized Phase
      | phase     | answer               | first | second | third | fourth |
      | Civilized | mirror               | p2    | p1     | p4    | p3     |
      | Civilized | right-then-clockwise | p2    | p3     | p4    | p1     |

    @HOW-EST-01
    Examples: Establishment Phase
      | phase         | answer               | first | second | third | fourth |
      | Establishment | mirror               | p2    | p1     | p4    | p3     |
      | Establishment | right-then-clockwise | p2    | p3     | p4    | p1     |

    @HOW-CUST-01
    Examples: Customer Phase
      | phase    | answer               | first | second | third | fourth |
      | Customer | mirror               | p2    | p1     | p4    | p3     |
      | Customer | right-then-clockwise | p2    | p3     | p4    | p1     |

  @HOW-R-reverse-order
  Scenario Outline: At a table of three, Reverse Order depends on the answer
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "reverse-order" is "<answer>"
    And p1 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And it is the Customer Phase
    Then it is p3's turn
    When p3 does "pass"
    Then it is <second>'s turn
    When <second> does "pass"
    Then it is <third>'s turn

    Examples:
      | answer               | second | third |
      | mirror               | p2     | p1    |
      | right-then-clockwise | p1     | p2    |

  @HOW-R-reverse-order @HOW-CUST-01
  Scenario Outline: If the other answer would ask a player earlier, the refusal of that player's action cites the answer - <answer>
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "reverse-order" is "<answer>"
    And p3 is Supervisor
    And p1's hand is irish
    And p2's hand is scots
    And p3's hand is miners
    And p4's hand is traders
    And it is the Customer Phase
    Then <second> may not do "pass" because of HOW-CUST-01
    And <third> may not do "pass" because of HOW-CUST-01
    And <last> may not do "pass" because of HOW-CUST-01
    When p2 does "pass"
    Then <third> may not do "pass" because of HOW-CUST-01 and the ruling "reverse-order"
    And <last> may not do "pass" because of HOW-CUST-01 and the ruling "reverse-order"
    When <second> does "pass"
    Then <last> may not do "pass" because of HOW-CUST-01 and the ruling "reverse-order"

    Examples:
      | answer               | second | third | last |
      | mirror               | p1     | p4    | p3   |
      | right-then-clockwise | p3     | p4    | p1   |

  # ---------------------------------------------------------------- which order where the rules name none?

  @HOW-ORD-06 @HOW-ORD-04 @HOW-R-unstated-order
  Scenario: Cards are drawn in Supervisor Order
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And p3 is Supervisor
    And it is the Railroad Phase
    Then chance may do "draw irish for p3" with 1 chance in 82
    When p3 draws 6 cards
    Then it is p3's turn
    When p3 does "pass"
    And p4 draws 6 cards
    Then it is p4's turn
    When p4 does "pass"
    And p1 draws 6 cards
    Then it is p1's turn
    When p1 does "pass"
    And p2 draws 6 cards
    Then it is p2's turn

  # The 74 cards that are neither in the deck nor drawn lie in p2's hand.
  @HOW-R-unstated-order
  Scenario Outline: Which player draws first from the last eight cards depends on the unstated order
    Given a Hell on Wheels game of p1 and p2
    And the ruling "unstated-order" is "<answer>"
    And <supervisor> is Supervisor
    And everybody has 0K
    And the deck has 8 cards
    And the discard pile is empty
    And it is the Railroad Phase
    When chance decides 8 times
    Then p1 has <p1 cards> cards in hand
    And p2 has <p2 cards> cards in hand
    And the deck has 0 cards

    Examples:
      | answer           | supervisor | p1 cards | p2 cards |
      | supervisor-order | p2         | 2        | 80       |
      | reverse-order    | p2         | 6        | 76       |
      | seat-order       | p2         | 6        | 76       |
      | supervisor-order | p1         | 6        | 76       |
      | reverse-order    | p1         | 2        | 80       |
      | seat-order       | p1         | 6        | 76       |

  @HOW-R-unstated-order
  Scenario Outline: The order in which four players draw and buy depends on the unstated order
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "unstated-order" is "<answer>"
    And p3 is Supervisor
    And it is the Railroad Phase
    When <first> draws 6 cards
    Then it is <first>'s turn
    When <first> does "pass"
    And <second> draws 6 cards
    Then it is <second>'s turn
    When <second> does "pass"
    And <third> draws 6 cards
    Then it is <third>'s turn
    When <third> does "pass"
    And <last> draws 6 cards
    Then it is <last>'s turn

    Examples:
      | answer           | first | second | third | last |
      | supervisor-order | p3    | p4     | p1    | p2   |
      | reverse-order    | p2    | p1     | p4    | p3   |
      | seat-order       | p1    | p2     | p3    | p4   |

  @HOW-R-unstated-order @HOW-R-reverse-order
  Scenario: If players draw in Reverse Order, the answer to reverse-order decides that order
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "unstated-order" is "reverse-order"
    And the ruling "reverse-order" is "right-then-clockwise"
    And p3 is Supervisor
    And it is the Railroad Phase
    When p2 draws 6 cards
    Then it is p2's turn
    When p2 does "pass"
    And p3 draws 6 cards
    Then it is p3's turn
    When p3 does "pass"
    And p4 draws 6 cards
    Then it is p4's turn
    When p4 does "pass"
    And p1 draws 6 cards
    Then it is p1's turn

  @HOW-ORD-04 @HOW-OPP-04
  Scenario Outline: Opportunist Phases stay in Supervisor Order whatever the unstated order is
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "unstated-order" is "<answer>"
    And p2 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    Then it is p2's turn
    When p2 does "pass"
    Then it is p3's turn

    Examples:
      | answer           |
      | supervisor-order |
      | reverse-order    |
      | seat-order       |

  @HOW-TAX-03 @HOW-R-unstated-order
  Scenario Outline: The first tied player in Supervisor Order becomes Mayor, whatever the unstated order is
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "unstated-order" is "<answer>"
    And p2 is Supervisor
    And p1 owns church#1 saloon#1 in the Past Town
    And p3 owns school#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 15K
    And p3 has 25K

    Examples:
      | answer           |
      | supervisor-order |
      | reverse-order    |
      | seat-order       |

  @HOW-ORD-04 @HOW-R-opponent-scope
  Scenario Outline: A card that hits everybody goes in Supervisor Order whatever the unstated order is
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "unstated-order" is "<answer>"
    And the ruling "opponent-scope" is "every-opponent"
    And p3 is Supervisor
    And p1 holds vile-men
    And p2 holds irish scots miners
    And p3 holds saloon*3
    When p3 does "pass"
    And p1 does "play vile-men"
    Then chance may do "random saloon#1 from p3" with 1 chance in 3
    When chance does "random saloon#1 from p3"
    And chance does "random saloon#2 from p3"
    Then chance may do "random irish from p2" with 1 chance in 3

    Examples:
      | answer           |
      | supervisor-order |
      | reverse-order    |
      | seat-order       |

  # ---------------------------------------------------------------- in which order taxes are paid

  @HOW-ORD-06 @HOW-TAX-04 @HOW-R-unstated-order @HOW-R-tax-short
  Scenario Outline: Taxes in a Town are paid in the order <first>, <second>, <third> - <answer>, Supervisor p3
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "unstated-order" is "<answer>"
    And the ruling "tax-short" is "gives-up-houses"
    And p3 is Supervisor
    And everybody has 4K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And p4 owns saloon#4 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then it is <first>'s turn
    When <first> does "give up <house of first> at past"
    Then it is <second>'s turn
    When <second> does "give up <house of second> at past"
    Then it is <third>'s turn
    When <third> does "give up <house of third> at past"
    Then everybody has 4K
    And the Past Town has church#1

    Examples:
      | answer           | first | second | third | house of first | house of second | house of third |
      | supervisor-order | p3    | p4     | p2    | saloon#3       | saloon#4        | saloon#2       |
      | reverse-order    | p2    | p4     | p3    | saloon#2       | saloon#4        | saloon#3       |
      | seat-order       | p2    | p3     | p4    | saloon#2       | saloon#3        | saloon#4       |

  @HOW-R-unstated-order @HOW-R-reverse-order @HOW-R-tax-short
  Scenario: If Reverse Order goes on clockwise, p2, p3 and p4 pay taxes in this order
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "unstated-order" is "reverse-order"
    And the ruling "reverse-order" is "right-then-clockwise"
    And the ruling "tax-short" is "gives-up-houses"
    And p3 is Supervisor
    And everybody has 4K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p3 owns saloon#3 in the Past Town
    And p4 owns saloon#4 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may only do "give up saloon#2 at past"
    When p2 does "give up saloon#2 at past"
    Then p3 may only do "give up saloon#3 at past"
    When p3 does "give up saloon#3 at past"
    Then p4 may only do "give up saloon#4 at past"

  @HOW-R-tax-short @HOW-OPP-09 @HOW-EOL-08
  Scenario: A player who must give up a house cannot play a Raid, because Raids are not played in the Taxes Phase
    Given a Hell on Wheels game of p1 and p2
    And the ruling "tax-short" is "gives-up-houses"
    And p1 is Supervisor
    And everybody has 4K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#2 in the Past Town
    And p2's hand is lawmen gamblers irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 may not do "raid lawmen discard saloon#2 at past" because of HOW-OPP-09
    And p2 may not do "play gamblers on p1" because of HOW-OPP-09
    And p2 may not do "discard irish" because of HOW-EOL-08
    But p2 may not do "pass" because of HOW-TAX-04 and the ruling "tax-short"
    And p2 may do "give up saloon#2 at past"

  # ---------------------------------------------------------------- in which order hands are cut

  @HOW-EOL-07 @HOW-ORD-06 @HOW-R-unstated-order
  Scenario Outline: Hands are reduced in the order <first>, <second>, <third> - <answer>, Supervisor p2
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "unstated-order" is "<answer>"
    And p2 is Supervisor
    And p1's hand is irish scots miners traders
    And p2's hand is vice anarchy murders alcohol
    And p3's hand is lawmen marshall vigilantes gamblers
    And the hand limit is due
    Then it is <first>'s turn
    When <first> does "discard <card of first>"
    Then it is <second>'s turn
    When <second> does "discard <card of second>"
    Then it is <third>'s turn
    When <third> does "discard <card of third>"
    Then it is the Opportunist Phase after the End of The Line Phase
    And it is p2's turn

    Examples:
      | answer           | first | second | third | card of first | card of second | card of third |
      | supervisor-order | p2    | p3     | p1    | vice          | lawmen         | irish         |
      | reverse-order    | p1    | p3     | p2    | irish         | lawmen         | vice          |
      | seat-order       | p1    | p2     | p3    | irish         | vice           | lawmen        |

  @HOW-R-unstated-order @HOW-R-limit-recheck
  Scenario Outline: If the hand limit applies again, it follows the unstated order - <answer>: <first>, then <second>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "unstated-order" is "<answer>"
    And the ruling "limit-recheck" is "recheck"
    And p2 is Supervisor
    And p1's hand is irish scots miners traders
    And p3's hand is vice anarchy murders alcohol
    And it is the Opportunist Phase after the End of The Line Phase
    When p3 does "pass"
    And p1 does "pass"
    Then it is <first>'s turn
    When <first> does "discard <card of first>"
    Then it is <second>'s turn
    When <second> does "discard <card of second>"
    Then it is the Supervisor Phase

    Examples:
      | answer           | first | second | card of first | card of second |
      | supervisor-order | p3    | p1     | vice          | irish          |
      | reverse-order    | p1    | p3     | irish         | vice           |
      | seat-order       | p1    | p3     | irish         | vice           |

  @HOW-R-unstated-order @HOW-R-reverse-order
  Scenario: If Reverse Order goes on clockwise, p1, p2 and p3 reduce their hands in this order
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "unstated-order" is "reverse-order"
    And the ruling "reverse-order" is "right-then-clockwise"
    And p2 is Supervisor
    And p1's hand is irish scots miners traders
    And p2's hand is vice anarchy murders alcohol
    And p3's hand is lawmen marshall vigilantes gamblers
    And the hand limit is due
    Then it is p1's turn
    When p1 does "discard irish"
    Then it is p2's turn
    When p2 does "discard vice"
    Then it is p3's turn

  @HOW-R-reverse-order @HOW-CIV-01
  Scenario: If another answer to reverse-order would allow the action, the refusal cites that question
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And p3 is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And p4 holds traders
    And it is the Civilized Phase
    When p2 does "pass"
    Then it is p1's turn
    And p3 may not do "pass" because of HOW-CIV-01 and the ruling "reverse-order"
    And p2 may not do "pass" because of HOW-CIV-09

  # ---------------------------------------------------------------- who would be asked first by the other answer

  @HOW-CUST-01 @HOW-R-reverse-order
  Scenario Outline: If the other answer would ask a player now, the refusal of that player's action cites the question - <answer>, Supervisor <supervisor>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "reverse-order" is "<answer>"
    And <supervisor> is Supervisor
    And p1 holds irish
    And p2 holds scots
    And p3 holds miners
    And it is the Customer Phase
    When <first> does "pass"
    Then it is <second>'s turn
    And <third> may not do "pass" because of HOW-CUST-01 and the ruling "reverse-order"

    Examples:
      | answer               | supervisor | first | second | third |
      | mirror               | p1         | p3    | p2     | p1    |
      | mirror               | p2         | p1    | p3     | p2    |
      | mirror               | p3         | p2    | p1     | p3    |
      | right-then-clockwise | p1         | p3    | p1     | p2    |
      | right-then-clockwise | p2         | p1    | p2     | p3    |
      | right-then-clockwise | p3         | p2    | p3     | p1    |
