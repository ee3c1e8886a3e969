Feature: A name is not enough

  Scenario: All is well
