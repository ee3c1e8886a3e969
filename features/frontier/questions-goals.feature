Feature: Open questions about goal cards
  What a goal with one condition is worth, whether Governor and Financier ask for more, and whether the buildings have to be one's own.

  # ---------------------------------------------------------------- ten or two points?

  @FR-R-goal-single @FR-CARD-16
  Scenario Outline: How much <goal> is worth when met depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "goal-single" is "<answer>"
    And p1's goal is <goal>
    And p1's political track is 10
    And p1's investment track is 10
    Then p1's goal is worth <points>

    @FR-CARD-01
    Examples:
      | goal | answer     | points |
      | G1   | card-value | 10     |
      | G1   | two        | 2      |

    @FR-CARD-02
    Examples:
      | goal | answer     | points |
      | G2   | card-value | 10     |
      | G2   | two        | 2      |

    @FR-CARD-03
    Examples:
      | goal | answer     | points |
      | G3   | two        | 2      |

    @FR-CARD-04
    Examples:
      | goal | answer     | points |
      | G4   | two        | 2      |

  @FR-CARD-01
  Scenario Outline: A goal that is not met is worth nothing under either answer - <answer>
    Given a Frontier game of p1 and p2
    And the ruling "goal-single" is "<answer>"
    And p1's goal is G1
    And p1's political track is 9
    Then p1's goal is worth 0

    Examples:
      | answer     |
      | card-value |
      | two        |

  @FR-CARD-08
  Scenario: If a single condition is worth two, each of several conditions is still worth two
    Given a Frontier game of p1 and p2
    And the ruling "goal-single" is "two"
    And p1's goal is G8
    And a saloon of p1 stands at i7
    And a brothel of p1 stands at j7
    Then p1's goal is worth 4

  # ---------------------------------------------------------------- the second office

  @FR-R-goal-titles
  Scenario Outline: Whether <goal> is met with <points on track> on its track depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "<answer>"
    And p1's goal is <goal>
    And p1's political track is <points on track>
    And p1's investment track is <points on track>
    Then p1's goal is worth <points>

    @FR-CARD-03
    Examples: Governor
      | goal | answer           | points on track | points |
      | G3   | both-at-ten      | 12              | 10     |
      | G3   | second-at-twenty | 12              | 0      |
      | G3   | second-at-twenty | 19              | 0      |
      | G3   | second-at-twenty | 20              | 10     |

    @FR-CARD-04
    Examples: Financier
      | goal | answer           | points on track | points |
      | G4   | both-at-ten      | 12              | 10     |
      | G4   | second-at-twenty | 19              | 0      |
      | G4   | second-at-twenty | 20              | 10     |

    Examples: State Senator and State Treasurer stay at ten
      | goal | answer           | points on track | points |
      | G1   | second-at-twenty | 10              | 10     |
      | G2   | second-at-twenty | 10              | 10     |

  @FR-R-goal-titles @FR-CARD-01 @FR-CARD-03
  Scenario Outline: Whether only the first player to ten political points scores the title depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "<answer>"
    And no event cards are left
    And p1's goal is G1
    And p2's goal is G3
    And p1's political track is 9
    And p2's political track is 9
    When p1 does "build well at i7"
    And p1 does "end-turn"
    And p2 does "build well at j7"
    Then p1's political track is 10
    And p2's political track is 10
    And p1's goal is worth 10
    And p2's goal is worth <second>

    Examples:
      | answer      | second |
      | both-at-ten | 10     |
      | first-come  | 0      |

  @FR-R-goal-titles @FR-CARD-04
  Scenario: The first player to ten on the investment track is recorded separately from the political track
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "first-come"
    And p1's goal is G1
    And p2's goal is G4
    And p1's political track is 9
    And p2's investment track is 9
    And p2 has 1 log in stock
    When p1 does "build well at i7"
    And p1 does "end-turn"
    And p2 does "build saloon at j7"
    Then p1's goal is worth 10
    And p2's goal is worth 10

  @FR-R-goal-titles @FR-CARD-03
  Scenario: The second player to reach ten has no title, however far ahead that player is
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "first-come"
    And p1's goal is G3
    And p1's political track is 14
    And p2's political track is 8
    And p2 was the first to ten political points
    Then p1's goal is worth 0
    And p2 was the first to ten political points

  @FR-R-goal-titles
  Scenario: The first player to ten who falls below ten has no title at the end, and no other player gets it
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "first-come"
    And it is round 13
    And no event cards are left
    And p1's goal is G1
    And p2's goal is G3
    And p1's political track is 9
    And p2's political track is 9
    And the promises are wealth +1
    And the wealth marker is at 0
    And p1 has $2
    And p2 has $2
    When p1 does "build well at i7"
    And p1 does "end-turn"
    And p2 does "build well at j7"
    And p2 does "end-turn"
    Then the score of p1 is made of tracks 9, goal 0, level IV 0, money 0, final election 0
    And the score of p2 is made of tracks 10, goal 0, level IV 0, money 0, final election 0

  # ---------------------------------------------------------------- own buildings or any

  @FR-R-goal-own @FR-CARD-08
  Scenario Outline: Whether P1's goal counts P2's saloons depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "goal-own" is "<answer>"
    And p1's goal is G8
    And a saloon of p2 stands at i7
    And a saloon of p2 stands at j7
    Then p1's goal is worth <points>

    Examples:
      | answer  | points |
      | own     | 0      |
      | in-town | 4      |

  @FR-R-goal-own @FR-CARD-12
  Scenario Outline: Whether houses without owner count for a goal depends on the answer: <answer>
    Given a Frontier game of p1 and p2
    And the ruling "goal-own" is "<answer>"
    And p1's goal is G12
    And a wooden-house stands at i6
    And a wooden-house stands at j6
    And a town-hall of p2 stands at j7
    Then p1's goal is worth <points>

    Examples: two houses and a town hall beside one
      | answer  | points |
      | own     | 0      |
      | in-town | 6      |

  @FR-R-goal-own @FR-CARD-08
  Scenario Outline: If any building counts, a tycoon's saloon counts too, but P2's bank counts only for P2 - <player>
    Given a Frontier game of p1 and p2
    And the ruling "goal-own" is "in-town"
    And <player>'s goal is G8
    And the office holds T1
    And a saloon of T1 stands at i7
    And a bank of p2 stands at j7
    And j7 stores 1 gold of p1
    And j7 stores 1 gold of p2
    Then <player>'s goal is worth <points>

    Examples:
      | player | points |
      | p1     | 2      |
      | p2     | 4      |

  @FR-R-goal-own @FR-CARD-10 @FR-CARD-14
  Scenario: If any building counts, tiles and donations still count only for the player who paid
    Given a Frontier game of p1 and p2
    And the ruling "goal-own" is "in-town"
    And p1's goal is G10
    And p2's goal is G14
    And a newspaper of p2 stands at i7
    And TG1 was built by p2
    And a philanthropy of p1 stands at j7
    And p1 has made 3 donations
    Then p1's goal is worth 2
    And p2's goal is worth 2

  @FR-CARD-17 @FR-ROUND-12
  Scenario: A free tile counts for the goal after it is damaged and then paid for
    Given a Frontier game of p1 and p2
    And it is p2's turn
    And p1's goal is G10
    And TG1 came to p1 for nothing
    And TG2 is face up
    And the events are III-1 IV-1 IV-2 IV-3
    And p1 has $9
    Then p1's goal is worth 0
    When p2 does "end-turn"
    And chance does "event IV-4"
    Then TG1 is face up
    When p1 does "develop telegraph"
    Then p1's goal is worth 2

  Scenario Outline: The first player to ten on one track does not have the title of the other - <goal>
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "first-come"
    And it is round 13
    And p1's goal is <goal>
    And p1's political track is <political>
    And p1's investment track is <investment>
    And p2's <other> track is 10
    And p2 was the first to ten <other> points
    And p1 has $10
    And p1 has 2 logs in stock
    When p1 does "build <building> at i7"
    Then p1's goal is worth <points>

    @FR-CARD-01
    Examples: a church brings a political point
      | goal | political | investment | other      | building | points |
      | G1   | 9         | 0          | investment | church   | 10     |
      | G1   | 9         | 0          | political  | church   | 0      |

    @FR-CARD-02
    Examples: a saloon brings a point of investment
      | goal | political | investment | other      | building | points |
      | G2   | 0         | 9          | political  | saloon   | 10     |
      | G2   | 0         | 9          | investment | saloon   | 0      |

  @FR-R-goal-titles @FR-CARD-01
  Scenario: The first player to ten is the first to reach ten, not the first to score points
    Given a Frontier game of p1 and p2
    And the ruling "goal-titles" is "first-come"
    And p1's goal is G8
    And p2's goal is G1
    And p1's political track is 5
    And p2's political track is 9
    And p1 has $10
    And p1 has 2 logs in stock
    And p2 has $10
    And p2 has 2 logs in stock
    When p1 does "build church at i7"
    And p1 does "end-turn"
    And p2 does "build church at j7"
    Then p2 was the first to ten political points
    And p2's goal is worth 10
