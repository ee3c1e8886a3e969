Feature: A turn of Kalah

  @KA-TURN-01
  Scenario: Who sits first sows first
    Given a Kalah game of ann and bob
    Then it is ann's turn
    And bob may not do "sow 1" because of KA-TURN-01

  @KA-TURN-01
  Scenario: After a turn the other player sows
    Given a Kalah game of ann and bob
    When ann does "sow 1"
    Then it is bob's turn
    And ann may not do "sow 2" because of KA-TURN-01

  @KA-TURN-02
  Scenario: Nothing is left in the house that is sown
    Given a Kalah game of ann and bob
    When ann does "sow 2"
    Then ann's houses are 4 0 5 5 5 5

  @KA-TURN-02
  Scenario: A player sows a house of their own and not the same of the opponent
    Given a Kalah game of ann and bob
    And it is bob's turn
    When bob does "sow 2"
    Then bob's houses are 4 0 5 5 5 5
    And ann's houses are 4 4 4 4 4 4

  @KA-TURN-03
  Scenario: An empty house cannot be sown
    Given a Kalah game of ann and bob
    And ann's houses are 0 0 1 0 0 1
    And ann's store is 22
    Then ann may not do "sow 1" because of KA-TURN-03
    And ann may do only:
      | sow 3 |
      | sow 6 |
