Feature: Open questions about using public buildings
  Who may use them and with what, and what the limit of three is about.

  # ---------------------------------------------------------------- who, and with what?

  @FR-R-public-use @FR-ROUND-23 @FR-ROUND-25
  Scenario Outline: Whether P1 without a worker may use P2's saloon depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "<answer>"
    And a saloon of p2 stands at j7
    And p1 has $5
    And p1 has 0 standing workers
    Then "use j7" is illegal for p1
    And "use j7 dollar" is <verdict> for p1

    Examples:
      | answer            | verdict |
      | worker-of-anybody | illegal |
      | worker-or-dollar  | legal   |
      | owner-only        | illegal |

  @FR-ROUND-25 @FR-R-public-use
  Scenario Outline: Whether P1 with a worker may use P2's saloon depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "<answer>"
    And a saloon of p2 stands at j7
    Then "use j7" is <verdict> for p1
    When p1 does "end-turn"
    Then "use j7" is legal for p2

    Examples:
      | answer            | verdict |
      | worker-of-anybody | legal   |
      | worker-or-dollar  | legal   |
      | owner-only        | illegal |

  @FR-R-public-use @FR-ROUND-25
  Scenario: A use paid with a dollar lays no worker down but counts as a use
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "worker-or-dollar"
    And a saloon of p2 stands at j7
    And p1 has $5
    And p1 has 2 standing workers
    When p1 does "use j7 dollar"
    Then p1 has $6
    And p2 has $4
    And p1 has 2 standing workers
    And j7 has 1 use this round
    And p1 may not do "use j7" because of FR-ROUND-23
    And p1 may not do "use j7 dollar" because of FR-ROUND-23

  @FR-R-public-use
  Scenario Outline: The dollar for a use comes on top of the building's own price - <building>
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "worker-or-dollar"
    And a <building> of p2 stands at j7
    And p1 has $<short>
    And p2 has $<sum>
    Then p1 may not do "use j7 dollar" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "use j7 dollar"
    Then p2 has $0

    Examples:
      | building     | short | sum |
      | doctor       | 1     | 2   |
      | philanthropy | 2     | 3   |

  @FR-R-public-use
  Scenario: A draw and a step on the election board can also be paid with a dollar
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "worker-or-dollar"
    And a coach-builder of p2 stands at j7
    And a town-hall of p2 stands at i7
    And the pile at gold-town is A5
    And p1 has 0 standing workers
    Then p1 may do "use j7 deck dollar"
    And p1 may do "use j7 A5 dollar"
    And p1 may do "use i7 wealth dollar"

  @FR-R-public-use
  Scenario: By the default answer a use cannot be paid with a dollar
    Given a Frontier game of p1 and p2
    And a saloon of p2 stands at j7
    Then p1 may not do "use j7 dollar" because of FR-ROUND-23 and the ruling "public-use"
    But p1 may do "use j7"

  @FR-R-public-use @FR-ROUND-25
  Scenario: If only the owner may use a building, the mayor may use a tycoon's building
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "owner-only"
    And the office holds T1
    And a saloon of T1 stands at j7
    And a saloon of p1 stands at i7
    Then p1 may do "use j7"
    And p1 may do "use i7"
    When p1 does "end-turn"
    Then "use j7" is illegal for p2
    And "use i7" is illegal for p2

  # ---------------------------------------------------------------- what is limited to three?

  @FR-R-limit-of-three @FR-ROUND-23
  Scenario Outline: Whether a saloon beside two wooden houses can be used a fourth time depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "limit-of-three" is "<answer>"
    And a wooden-house stands at j6
    And a wooden-house of p2 stands at k7
    And a saloon of p2 stands at j7
    And j7 has 3 uses this round
    Then "use j7" is <verdict> for p1

    Examples:
      | answer        | verdict |
      | damage-pieces | legal   |
      | uses          | illegal |
      | copies        | legal   |

  @FR-R-limit-of-three
  Scenario: If three uses are the limit, a building beside one tent still has one use
    Given a Frontier game of p1 and p2
    And the ruling "limit-of-three" is "uses"
    And a saloon of p2 stands at j7
    When p1 does "use j7"
    Then p1 may not do "use j7" because of FR-ROUND-23

  @FR-R-limit-of-three @FR-ROUND-09
  Scenario Outline: Whether a saloon with three fire pieces can get a fourth depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "limit-of-three" is "<answer>"
    And it is round 2
    And it is p2's turn
    And a saloon of p2 stands at j7
    And j7 has 3 fire pieces
    And the upcoming event is I-3
    When p2 does "end-turn"
    And chance does "severity 1"
    Then "burn j7" is <verdict> for p1
    And "burn i6" is legal for p1

    Examples:
      | answer        | verdict |
      | damage-pieces | illegal |
      | uses          | legal   |
      | copies        | legal   |

  @FR-GEN-16
  Scenario: One worker removes three of four fire pieces
    Given a Frontier game of p1 and p2
    And the ruling "limit-of-three" is "copies"
    And a saloon of p2 stands at j7
    And j7 has 4 fire pieces
    When p1 does "douse j7"
    Then j7 has 1 fire piece
    When p1 does "douse j7"
    Then j7 has 0 fire pieces

  @FR-R-limit-of-three @FR-R-public-use @FR-ROUND-23
  Scenario: If three uses are the limit, uses paid with a dollar count among the three
    Given a Frontier game of p1 and p2
    And the ruling "limit-of-three" is "uses"
    And the ruling "public-use" is "worker-or-dollar"
    And a wooden-house stands at j6
    And a wooden-house of p2 stands at k7
    And a saloon of p2 stands at j7
    And j7 has 2 uses this round
    When p1 does "use j7 dollar"
    Then "use j7" is illegal for p1
    And "use j7 dollar" is illegal for p1

  # ---------------------------------------------------------------- over what are they counted?

  @FR-R-use-count @FR-ROUND-23
  Scenario Outline: Whether P2 may use a saloon beside one tent after P1 depends on the answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "use-count" is "<answer>"
    And a saloon of p2 stands at j7
    When p1 does "use j7"
    Then p1 may not do "use j7" because of FR-ROUND-23
    When p1 does "end-turn"
    Then "use j7" is <verdict> for p2
    And j7 has <uses> this round

    Examples:
      | answer | verdict | uses   |
      | round  | illegal | 1 use  |
      | turn   | legal   | 0 uses |

  # ---------------------------------------------------------------- the dollar and the price

  @FR-R-public-use
  Scenario Outline: If a dollar replaces the worker, a use without a price costs only the dollar - <action> of a <building>
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "worker-or-dollar"
    And a <building> of p2 stands at j7
    And p1 has 1 gold in stock
    And p2 has 1 gold in stock
    And p1 has $0
    And p2 has $1
    Then p1 may not do "<action>" because of FR-SETUP-07
    When p1 does "end-turn"
    And p2 does "<action>"
    And chance decides <chance>
    Then p2 has $<left>
    And p2 has 2 standing workers

    Examples: the saloon gives $2
      | building       | action               | left | chance  |
      | bank           | use j7 dollar        | 0    | 0 times |
      | hardware-store | use j7 dollar        | 0    | 0 times |
      | saloon         | use j7 dollar        | 2    | 0 times |
      | town-hall      | use j7 wealth dollar | 0    | 0 times |
      | coach-builder  | use j7 deck dollar   | 0    | 1 time  |

  @FR-R-public-use
  Scenario Outline: In a box where a use costs $3, a use paid with a dollar costs $4 - <building>
    Given a Frontier game of p1 and p2
    And the ruling "public-use" is "worker-or-dollar"
    And the component file:
      """
      public-buildings: {list: [{id: <building>, use: {<use>, cost: 3}}]}
      """
    And a <building> of p2 stands at j7
    And p1 has $3
    And p2 has $4
    Then p1 may not do "use j7 dollar" because of FR-SETUP-07
    But p1 may do "use j7"
    When p1 does "end-turn"
    And p2 does "use j7 dollar"
    Then p2 has $0

    Examples:
      | building     | use            |
      | church       | status: health |
      | philanthropy | donate: 1      |
