Feature: The end of Kalah

  @KA-END-01
  Scenario: A player without seeds in their houses ends the game, even with another turn to come
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 0 1
    And bob's houses are 0 0 0 0 2 1
    And ann's store is 24
    And bob's store is 20
    When ann does "sow 6"
    Then the game is over
    And bob may not do "sow 5" because of KA-END-01

  @KA-END-01
  Scenario: The game ends as well when the houses of the one who did not sow are empty
    Given a Kalah game of ann and bob
    And ann's houses are 1 0 0 0 0 1
    And bob's houses are 0 0 0 0 3 0
    And ann's store is 20
    And bob's store is 23
    When ann does "sow 1"
    Then the game is over
    And ann has 25 points

  @KA-END-01
  Scenario: With a seed in a house of each the game goes on
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 1 0
    And bob's houses are 0 1 0 0 0 0
    And ann's store is 24
    And bob's store is 22
    When ann does "sow 5"
    Then the game goes on
    And it is bob's turn

  @KA-END-02
  Scenario: What the other player has in their houses goes to their store at the end
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 0 1
    And bob's houses are 0 0 0 0 2 1
    And ann's store is 24
    And bob's store is 20
    When ann does "sow 6"
    Then bob's houses are 0 0 0 0 0 0
    And bob's store is 23
    And it brings about "bob puts into the store 3 seeds"

  @KA-END-02
  Scenario: A board on which one player alone has seeds in houses is refused
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 0 0
    And ann's store is 24
    Then the position is refused because of KA-END-02
    And the position is refused saying "the houses of one player are empty, and in those of the other lie 24"

  @KA-END-03
  Scenario: More seeds in the store win, whoever has sown last
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 0 1
    And bob's houses are 0 0 0 0 0 5
    And ann's store is 20
    And bob's store is 22
    When ann does "sow 6"
    Then bob wins
    And ann has 21 points
    And bob has 27 points

  @KA-END-03
  Scenario: One seed more in the store is enough to win
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 0 1
    And bob's houses are 0 0 0 0 2 1
    And ann's store is 24
    And bob's store is 20
    When ann does "sow 6"
    Then ann wins
    And it brings about "ann wins"

  @KA-END-04
  Scenario: Equal stores are a tie, and both win
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 0 0 0 1
    And bob's houses are 0 0 0 0 0 1
    And ann's store is 23
    And bob's store is 23
    When ann does "sow 6"
    Then ann and bob win together
