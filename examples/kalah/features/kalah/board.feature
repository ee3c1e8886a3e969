Feature: The board of Kalah

  @KA-SETUP-01
  Scenario: Three players are too many for Kalah
    Given a Kalah game of ann, bob and cid
    Then the set-up is refused because of KA-SETUP-01

  @KA-SETUP-01
  Scenario: Nobody plays Kalah alone
    Given a Kalah game of ann
    Then the set-up is refused because of KA-SETUP-01

  @KA-SETUP-02
  Scenario: Six houses of each player hold four seeds before the first turn
    Given a Kalah game of ann and bob
    Then ann's houses are 4 4 4 4 4 4
    And bob's houses are 4 4 4 4 4 4

  @KA-SETUP-03
  Scenario: Both stores are empty before the first turn
    Given a Kalah game of ann and bob
    Then ann's store is 0
    And bob's store is 0

  @KA-SETUP-02
  Scenario: A board with a seed too many is refused
    Given a Kalah game of ann and bob
    And ann's houses are 4 4 4 4 4 5
    Then the position is refused because of KA-SETUP-02

  @KA-SETUP-03
  Scenario: A store with seeds before any house has lost some is refused
    Given a Kalah game of ann and bob
    And bob's store is 2
    Then the position is refused saying "seeds in houses and stores: 50, of 48"
