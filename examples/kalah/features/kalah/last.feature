Feature: The last seed in Kalah

  @KA-LAST-01
  Scenario: The last seed in the own store gives another turn
    Given a Kalah game of ann and bob
    When ann does "sow 3"
    Then it is ann's turn
    And ann may do "sow 1"
    And it brings about "ann has another turn"

  @KA-LAST-01
  Scenario: A store that is passed on the way gives no other turn
    Given a Kalah game of ann and bob
    When ann does "sow 3"
    And ann does "sow 5"
    Then it is bob's turn

  @KA-LAST-02
  Scenario: The last seed in an own empty house captures with the seeds opposite
    Given a Kalah game of ann and bob
    And ann's houses are 1 0 4 4 4 4
    And ann's store is 7
    When ann does "sow 1"
    Then ann's houses are 0 0 4 4 4 4
    And bob's houses are 4 4 4 4 0 4
    And ann's store is 12
    And it is bob's turn

  @KA-LAST-02
  Scenario: The last seed in a house that held one captures nothing
    Given a Kalah game of ann and bob
    And ann's houses are 1 1 4 4 4 4
    And ann's store is 6
    When ann does "sow 1"
    Then ann's houses are 0 2 4 4 4 4
    And ann's store is 6

  @KA-LAST-02
  Scenario: The last seed in an empty house of the opponent captures nothing
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 1 2
    And bob's houses are 0 1 1 1 1 1
    And ann's store is 20
    And bob's store is 20
    When ann does "sow 6"
    Then bob's houses are 1 1 1 1 1 1
    And ann's houses are 0 0 0 0 1 0
    And ann's store is 21

  @KA-LAST-03
  Scenario: The first house of the opponent is opposite the own sixth
    Given a Kalah game of ann and bob
    And ann's houses are 1 0 0 0 1 0
    And bob's houses are 3 1 1 1 1 1
    And ann's store is 20
    And bob's store is 18
    When ann does "sow 5"
    Then bob's houses are 0 1 1 1 1 1
    And ann's store is 24
    And it brings about "ann captures 4 seeds"

  @KA-LAST-03
  Scenario: Bob's sixth house is opposite ann's first for bob as well
    Given a Kalah game of ann and bob
    And it is bob's turn
    And ann's houses are 3 1 1 1 1 1
    And bob's houses are 1 0 0 0 1 0
    And ann's store is 20
    And bob's store is 18
    When bob does "sow 5"
    Then ann's houses are 0 1 1 1 1 1
    And bob's store is 22

  @KA-R-lone-seed @KA-LAST-02
  Scenario: A lone last seed stays in its house
    Given a Kalah game of ann and bob
    And ann's houses are 1 0 0 0 0 1
    And bob's houses are 1 1 1 1 0 1
    And ann's store is 21
    And bob's store is 20
    When ann does "sow 1"
    Then ann's houses are 0 1 0 0 0 1
    And ann's store is 21

  @KA-R-lone-seed @KA-LAST-02
  Scenario: A lone last seed is captured under the other answer
    Given a Kalah game of ann and bob
    And the ruling "lone-seed" is "captured"
    And ann's houses are 1 0 0 0 0 1
    And bob's houses are 1 1 1 1 0 1
    And ann's store is 21
    And bob's store is 20
    When ann does "sow 1"
    Then ann's houses are 0 0 0 0 0 1
    And ann's store is 22
    And it brings about "ann captures 1 seed"
