"""One file for each revision, never changed once it was released."""
