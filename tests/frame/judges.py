"""Whatever judges a game: the tests that every game must pass. `docs/adding-a-game.md` lists them for people.

A test that lists the games is here, or it says below why it judges none.
"""

# Paths of tests, in a checkout. Of those that play in a browser the client must be built with the game.
JUDGES = (
    "tests/games/test_aids.py",
    "tests/games/test_legal.py",
    "tests/games/test_numbers_from_outside.py",
    "tests/games/test_order_of_steps.py",
    "tests/games/test_playthroughs.py",
    "tests/games/test_positions_edited.py",
    "tests/games/test_previews.py",
    "tests/games/test_rulebooks.py",
    "tests/core/test_english.py",
    "tests/core/test_positions.py",
    "tests/core/test_scribe.py",
    "tests/core/test_typesetting.py",
    "tests/cli/test_cli_drawing.py",
    "tests/cli/test_cli_texts.py",
    "tests/cli/test_cli_play.py::test_a_whole_game_can_be_played_to_the_score_sheet_in_each_language",
    "tests/cli/test_cli_files.py::test_games_marks_what_people_begin_with_and_cuts_nothing_off",
    "tests/cli/test_cli_files.py::test_the_bench_is_in_the_readers_language_and_has_room_for_fast_machines",
    "tests/frame/test_frame_knows_no_game.py",
    "tests/frame/test_registry.py::test_every_game_on_the_shelf_can_be_played",
    "tests/frame/test_rooms.py",
    "tests/server/test_broadcast.py",
    "tests/web",
    "tests/docs/test_docs.py::test_the_python_examples_of_a_page_do_what_they_say[research.md]",
)
JUDGES_IN_THE_BROWSER = (
    "tests/e2e/test_e2e_every_page.py",
    "tests/e2e/test_e2e_learning.py",
    "tests/e2e/test_e2e_wandering.py",
)
JUDGES_OF_THE_CLIENT = ("catalogues", "learning", "words")  # web/tests/*.test.ts

# Tests that list the games and ask nothing of any of them.
NO_JUDGES = {
    "tests/core/test_modes.py": "plain and compiled play the same games, whatever they are",
    "tests/frame/test_new_game.py": "it lets the others judge",
    "tests/server/test_fuzz_http.py": "whatever is asked of a server",
    "tests/server/test_fuzz_socket.py": "whatever is said at a table",
}
