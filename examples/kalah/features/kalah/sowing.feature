Feature: Sowing in Kalah

  @KA-SOW-01
  Scenario: Each of the houses that follow gets one seed
    Given a Kalah game of ann and bob
    When ann does "sow 1"
    Then ann's houses are 0 5 5 5 5 4
    And it brings about "ann sows 4 seeds"

  @KA-SOW-02
  Scenario: The own store follows the sixth house
    Given a Kalah game of ann and bob
    When ann does "sow 4"
    Then ann's houses are 4 4 4 0 5 5
    And ann's store is 1
    And bob's houses are 5 4 4 4 4 4

  @KA-SOW-03
  Scenario: The opponent's houses follow the own store from the first on
    Given a Kalah game of ann and bob
    When ann does "sow 6"
    Then ann's houses are 4 4 4 4 4 0
    And bob's houses are 5 5 5 4 4 4

  @KA-SOW-04
  Scenario: The opponent's store is passed over
    Given a Kalah game of ann and bob
    And ann's houses are 1 0 0 0 0 8
    And ann's store is 15
    When ann does "sow 6"
    Then ann's houses are 2 0 0 0 0 0
    And ann's store is 16
    And bob's houses are 5 5 5 5 5 5
    And bob's store is 0

  @KA-SOW-04 @KA-LAST-02
  Scenario: Thirteen seeds come back to their own house, which is empty by then
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 13 0 0 0
    And bob's houses are 1 1 1 1 1 1
    And ann's store is 20
    And bob's store is 9
    When ann does "sow 3"
    Then ann's houses are 1 1 0 1 1 1
    And bob's houses are 2 2 2 0 2 2
    And ann's store is 24
    And it brings about "ann captures 3 seeds"
