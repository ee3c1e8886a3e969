Feature: Contract work
  A worker hired out for a year brings one dollar. There is always room for another.

  @US-CONTRACT-01
  Scenario: Contract work brings a dollar from the Bank
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "contract"
    Then yellow has $11
    And the Bank has $1 less than at the start
    And yellow's worker stands on contract
    And yellow has 3 workers to place
    And there are 12 workers in the game
    And yellow has 1 savings

  @US-CONTRACT-01
  Scenario: Contract work brings a dollar and changes no other value
    Given a Union Stockyards game of yellow and blue
    And yellow has $0
    And the union spirit is 2
    When yellow does "contract"
    Then yellow has $1
    And yellow's beef is 16
    And the brand of yellow is 0
    And the union spirit is 2
    And yellow has 1 low morale token
    And the Yards hold 3 cattle, 3 hogs, 3 sheep

  @US-CONTRACT-01
  Scenario: Each worker on contract work brings a dollar
    Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When these decisions are taken:
      """
      yellow: contract
      blue: contract
      yellow: contract
      blue: campaign
      yellow: contract
      """
    Then yellow has $13
    And blue has $11

  @US-R-bank-limit @US-CONTRACT-01
  Scenario Outline: Whether contract work pays from a Bank with $<bank> depends on the answer - <answer>
    Given a Union Stockyards game of yellow and blue
    And the ruling "bank-limit" is "<answer>"
    And the Bank holds $<bank>
    And yellow has $0
    And blue has $<rest>
    When yellow does "contract"
    Then yellow has $<cash>

    Examples:
      | answer           | bank | rest | cash |
      | bank-never-empty | 0    | 106  | 1    |
      | bank-is-finite   | 0    | 106  | 0    |
      | bank-is-finite   | 1    | 105  | 1    |

  @US-CONTRACT-01
  Scenario: A player who does contract work earns $1
    Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "contract"
    Then yellow earns $1
