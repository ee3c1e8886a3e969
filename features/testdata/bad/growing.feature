Feature: A cell that names a column

  Scenario Outline: It grows and grows
    Given a Yardmaster game of ann and bob
    Then the word "<a>" is not understood

    Examples:
      | a      | b      |
      | <b><b> | <a><a> |
