"""The patience's own parts: set-up form, deals, help, lesson, pictures, words."""
