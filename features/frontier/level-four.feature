Feature: Level IV Industry cards
  At the end of the game a level IV card is worth a point for each character card of the industry's suit that its holder has: red for
  ranching, gold for mining, brown for lumbering. The mayor counts the tycoons in his office.

  @worked @FR-EX-115 @FR-CHAR-26 @FR-CHAR-27 @FR-SCORE-03
  Scenario: Level IV lumbering counts three brown cards but no red card
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level IV
    And p1 holds A9 B5 A1
    And the office holds T6
    And p1's goal is G1
    And p1 has $0
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 3, money 0, final election 0

  @FR-CHAR-26 @FR-CHAR-27
  Scenario Outline: Level IV <industry> counts the cards of its suit - <cards>
    Given a Frontier game of p1 and p2
    And p1 is in <industry> at level IV
    And p1 holds <cards>
    And p1's goal is G1
    And p1 has $0
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV <points>, money 0, final election 0

    Examples: a card counts once, whatever its votes; jokers are of no industry
      | industry  | cards        | points |
      | ranching  | A1 A2 B1 A5  | 3      |
      | mining    | A5 B3 B4 A9  | 3      |
      | lumbering | A9 A10 B5 B6 | 4      |
      | lumbering | A13 A14 A15  | 0      |
      | ranching  | A5 A9        | 0      |

  Scenario: Without a level IV card, characters bring no points
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level III
    And p1 holds A9 A10 B5
    And p1's goal is G1
    And p1 has $0
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election 0

  @FR-CHAR-26
  Scenario: Each of two level IV cards counts the characters of its own suit
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level IV
    And p1 is in mining at level IV
    And p1 holds A9 A10 A5
    And p1's goal is G1
    And p1 has $0
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 3, money 0, final election 0

  @FR-CHAR-26
  Scenario: In the final election the winner, not the old mayor, counts the tycoons in office
    Given a Frontier game of p1 and p2
    And p1 is in lumbering at level IV
    And p2 is in mining at level IV
    And the office holds T5 T4 T3
    And p2's election cube is on health-wealth-safety
    And p1's election cube is off the board
    And p1's goal is G1
    And p2's goal is G3
    And p1 has $0
    And p2 has $0
    And it is round 13
    And it is p2's turn
    When p2 does "end-turn"
    Then the score of p1 is made of tracks 0, goal 0, level IV 0, money 0, final election 0
    And the score of p2 is made of tracks 0, goal 0, level IV 2, money 0, final election 3
