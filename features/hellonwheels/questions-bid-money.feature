Feature: Open questions about the money of a bid
  May a bid be higher than the money of the bidder, and to whom is it paid?

  # ---------------------------------------------------------------- may a bid be higher than the money?

  @HOW-R-bid-limit
  Scenario: Where nobody bids more than he has, 4K cannot beat 6K
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-limit" is "cash-in-hand"
    And p1 has 4K
    And p2 has 10K
    And it is the Supervisor Phase
    Then p1 may not do "bid 7" because of HOW-SUP-03
    When p1 does "bid 4"
    And p2 does "bid 6"
    Then p2 is Supervisor
    And p1 has 4K
    And p2 has 4K

  @HOW-R-bid-limit
  Scenario: A player who may bid more than he has pays what he has
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-limit" is "may-overbid"
    And p1 has 4K
    And p2 has 10K
    And it is the Supervisor Phase
    When p1 does "bid 7"
    And p2 does "bid 6"
    Then p1 is Supervisor
    And p1 has 0K
    And p2 has 10K
    And the bank has 30K

  @HOW-R-bid-limit
  Scenario Outline: Overbidding goes up to 99K, or to the money of a player who has more
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-limit" is "may-overbid"
    And p1 has <money>
    And it is the Supervisor Phase
    Then p1 may do "bid <most>"
    But p1 may not do "bid <too much>" because of HOW-SUP-03

    Examples:
      | money | most | too much |
      | 0K    | 99   | 100      |
      | 4K    | 99   | 100      |
      | 99K   | 99   | 100      |
      | 120K  | 120  | 121      |

  @HOW-R-bid-limit
  Scenario: An overbid with Blackmail on top wins by its value and pays what is there
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-limit" is "may-overbid"
    And p1 has 4K
    And p1 holds blackmail
    And it is the Supervisor Phase
    When p1 does "bid 14 with blackmail"
    And p2 does "bid 20"
    Then p1 is Supervisor
    And p1 has 0K
    And p2 has 20K

  # ---------------------------------------------------------------- to whom is the winning bid paid?

  @HOW-R-bid-payee
  Scenario Outline: A winning bid of 5K among three, by each answer to the payee
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-payee" is "<answer>"
    And it is the Supervisor Phase
    When p1 does "bid 5"
    And p2 does "bid 0"
    And p3 does "bid 0"
    Then p1 has 15K
    And p2 has <others>
    And p3 has <others>
    And the bank has <bank>

    Examples:
      | answer       | others | bank |
      | bank         | 20K    | 5K   |
      | others-share | 22K    | 1K   |

  @HOW-R-bid-payee
  Scenario Outline: What three others share of a winning bid, rounded down
    Given a Hell on Wheels game of p1, p2, p3 and p4
    And the ruling "bid-payee" is "others-share"
    And it is the Supervisor Phase
    When p1 does "bid <bid>"
    And p2 does "bid 0"
    And p3 does "bid 0"
    And p4 does "bid 0"
    Then p2 has <others>
    And p3 has <others>
    And p4 has <others>
    And the bank has <bank>

    Examples:
      | bid | others | bank |
      | 2   | 20K    | 2K   |
      | 3   | 21K    | 0K   |
      | 5   | 21K    | 2K   |
      | 20  | 26K    | 2K   |

  @HOW-R-bid-payee
  Scenario: Where the others share the bid, an extra card is still paid to the bank
    Given a Hell on Wheels game of p1 and p2
    And the ruling "bid-payee" is "others-share"
    And it is the Supervisor Phase
    When p1 does "bid 5"
    And p2 does "bid 0"
    Then p1 has 15K
    And p2 has 25K
    And the bank has 0K
    When p1 does "draw extra"
    Then p1 has 13K
    And p2 has 25K
    And the bank has 2K

  @HOW-R-bid-payee @HOW-R-bid-limit
  Scenario: What an overbidder pays is what the others share
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-payee" is "others-share"
    And the ruling "bid-limit" is "may-overbid"
    And p1 has 7K
    And it is the Supervisor Phase
    When p1 does "bid 50"
    And p2 does "bid 20"
    And p3 does "bid 20"
    Then p1 has 0K
    And p2 has 23K
    And p3 has 23K
    And the bank has 14K

  @HOW-R-bid-payee @HOW-R-elimination
  Scenario Outline: A winning bid of 3K when one of three has left - <answer>
    Given a Hell on Wheels game of p1, p2 and p3
    And the ruling "bid-payee" is "<answer>"
    And the ruling "elimination" is "out-when-short"
    And p2 has 0K
    And p1 owns church#1 in the Past Town
    And p2 owns saloon#1 in the Past Town
    And p2's hand is irish
    And the Taxes Phase comes next
    When the Taxes Phase is played
    And p1 does "bid 3"
    And p3 does "bid 1"
    Then p1 has 17K
    And p2 has 0K
    And p3 has <p3>K
    And the bank has <bank>K

    Examples: p2 had 0K before he left, so the bank begins with 20K
      | answer       | p3 | bank |
      | bank         | 20 | 23   |
      | others-share | 23 | 20   |
