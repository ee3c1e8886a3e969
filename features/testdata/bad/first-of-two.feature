Feature: One of two scenarios of one name

  Scenario: The same again
    Given a Yardmaster game of ann and bob
    Then chance decides
