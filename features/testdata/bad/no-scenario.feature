Feature: Nothing is asked
