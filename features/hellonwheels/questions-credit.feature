Feature: Open question: credit
  May a player buy what he cannot pay? The prices are those of extra cards and of building; a bid, a tax and a loss are no prices.

  @HOW-R-credit
  Scenario: On credit a Saloon is built at 0K, which leaves -1K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And p1 has 0K
    And p1's hand is saloon irish
    And it is the Establishment Phase
    When p1 does "build saloon at present"
    Then p1 has -1K
    And the bank has 21K
    And p1 owns saloon#1 in the Present Town

  @HOW-R-credit
  Scenario: On credit a player with 0K may buy three extra cards and then owes 12K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And p1 has 0K
    And it is the Railroad Phase
    When p1 draws 6 cards
    And p1 does "draw extra"
    And chance does "draw saloon#7 for p1"
    Then p1 has -2K
    When p1 does "draw extra"
    And chance does "draw gambling-house#1 for p1"
    Then p1 has -6K
    When p1 does "draw extra"
    And chance does "draw gambling-house#2 for p1"
    And p2 draws 6 cards
    Then p1 has -12K
    And p1 has 9 cards in hand
    And it is p2's turn

  @HOW-RR-03 @HOW-R-credit @HOW-R-extra-draw-look
  Scenario: On credit a player with 0K may name any number of extra cards
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And the ruling "extra-draw-look" is "number-first"
    And p1 has 0K
    And it is the Railroad Phase
    When p1 draws 6 cards
    Then p1 may do only:
      | pass         |
      | draw extra 1 |
      | draw extra 2 |
      | draw extra 3 |

  @HOW-SUP-03
  Scenario Outline: Nobody can bid on credit
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And p1 has <money>
    And it is the Supervisor Phase
    Then p1 may do "bid <most>"
    But p1 may not do "bid <more>" because of HOW-SUP-03

    Examples:
      | money | most | more |
      | 2K    | 2    | 3    |
      | 0K    | 0    | 1    |
      | -3K   | 0    | 1    |

  @HOW-R-bid-zero
  Scenario: A player in debt may bid only 0K, even if 1K is the least bid
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And the ruling "bid-zero" is "at-least-one"
    And p1 has -3K
    And it is the Supervisor Phase
    Then p1 may only do "bid 0"

  @HOW-TAX-02
  Scenario Outline: A player who is in debt pays no tax
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And p2 has <before>
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p2 has <after>
    And p1 has <p1>

    Examples:
      | before | after | p1  |
      | 5K     | 0K    | 25K |
      | 2K     | 0K    | 22K |
      | 0K     | 0K    | 20K |
      | -1K    | -1K   | 20K |

  @HOW-R-loss-short
  Scenario: Outlaws take nothing from a player in debt
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "credit" is "credit"
    And p2 has -1K
    And p3 has 1K
    And p1's hand is outlaws
    Then p1 may do only:
      | play outlaws on p3 |
      | pass               |

  @HOW-AIM-04
  Scenario: A debt counts against its owner at the end
    Given a Hell on Wheels game of p1 and p2
    And the ruling "credit" is "credit"
    And it is turn 9
    And p1 has -2K
    And p2 has -1K
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    Then p2 wins

  @HOW-R-credit
  Scenario Outline: Without credit an action that the player cannot pay for is refused because of the answer to credit
    Given a Hell on Wheels game of p1 and p2
    And p1 is Supervisor
    And it is the <phase> Phase and p1 is to act
    And p1 has 0K
    And p1 holds <card>
    Then p1 may not do "<action>" because of <clause> and the ruling "credit"

    @HOW-CIV-10
    Examples: Civilized Phase
      | phase     | card   | action                  | clause     |
      | Civilized | church | civilize church at past | HOW-CIV-10 |

    @HOW-EST-07
    Examples: Establishment Phase
      | phase         | card   | action               | clause     |
      | Establishment | saloon | build saloon at past | HOW-EST-07 |
