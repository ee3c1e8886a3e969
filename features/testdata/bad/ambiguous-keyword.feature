Feature: A step that can be meant in two ways

  Scenario: A star says neither Given nor Then
    Given a Yardmaster game of ann and bob
    * ann's train is coal-2
    Then ann has 2 points
