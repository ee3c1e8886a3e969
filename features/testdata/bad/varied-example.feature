Feature: An example of the book under an answer that is not the default

  @example @YM-EX-06 @YM-R-yard-timing
  Scenario: A railcar waits in the yard, by an answer
    Given a Yardmaster game of ann and bob
    And the ruling "yard-timing" is "any-time"
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    Then "load coal-4" is legal for ann
