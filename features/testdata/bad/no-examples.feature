Feature: An outline without examples

  Scenario Outline: A railcar each
    Given a Yardmaster game of ann and bob
    And ann's train is <railcar>
    Then ann has <points> points
