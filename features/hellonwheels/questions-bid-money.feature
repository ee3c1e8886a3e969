Feature: Open question: the money of a bid
  To whom is the winning bid paid?

  # ---------------------------------------------------------------- to whom is the winning bid paid?

  @HOW-SUP-06 @HOW-R-bid-payee
  Scenario Outline: The answer decides who receives a winning bid of 5K among three
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-payee" is "<answer>"
    And it is the Supervisor Phase
    When p1 does "bid 5"
    And p2 does "bid 0"
    And p3 does "bid 0"
    And p1 draws 6 cards
    Then p1 has 15K
    And p2 has <others>
    And p3 has <others>
    And the bank has <bank>

    Examples:
      | answer       | others | bank |
      | bank         | 20K    | 5K   |
      | others-share | 22K    | 1K   |

  @HOW-R-bid-payee
  Scenario Outline: If the others share a winning bid, the shares of three other players are rounded down
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "bid-payee" is "others-share"
    And it is the Supervisor Phase
    When p1 does "bid <bid>"
    And p2 does "bid 0"
    And p3 does "bid 0"
    And p4 does "bid 0"
    And chance decides <chance>
    Then p2 has <others>
    And p3 has <others>
    And p4 has <others>
    And the bank has <bank>

    Examples:
      | bid | others | bank | chance   |
      | 2   | 20K    | 2K   | 6 times  |
      | 3   | 21K    | 0K   | 6 times  |
      | 5   | 21K    | 2K   | 6 times  |
      | 20  | 26K    | 2K   | 12 times |

  @HOW-R-bid-payee
  Scenario: If the others share the bid, an extra card is still paid to the bank
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-payee" is "others-share"
    And it is the Supervisor Phase
    When p1 does "bid 5"
    And p2 does "bid 0"
    And p1 draws 6 cards
    Then p1 has 15K
    And p2 has 25K
    And the bank has 0K
    When p1 does "draw extra"
    And chance does "draw saloon#7 for p1"
    Then p1 has 13K
    And p2 has 25K
    And the bank has 2K

  @HOW-R-bid-payee @HOW-R-elimination
  Scenario Outline: The answer decides who receives a winning bid of 3K after one of three has left - <answer>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-payee" is "<answer>"
    And the ruling "elimination" is "out-when-short"
    And p2 has 0K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And chance does "town julesberg to future"
    And p1 does "bid 3"
    And p3 does "bid 1"
    And p1 draws 6 cards
    Then p1 has 17K
    And p2 has 0K
    And p3 has <p3>K
    And the bank has <bank>K

    Examples: p2 had 0K before he left, so the bank begins with 20K
      | answer       | p3 | bank |
      | bank         | 20 | 23   |
      | others-share | 23 | 20   |
