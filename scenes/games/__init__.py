"""What each game's scene is made of, a room a game; the scenes themselves lie beside the others."""
