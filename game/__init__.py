"""Rules, agents and the keeping of matches. No pygame, no clock, no screen."""
