"""Actions: declared once, with three faces."""

import pytest

from chabudai.core.actions import Actions
from chabudai.core.errors import UnknownAction
from chabudai.core.names import Domain

PROVINCE = Domain("province", ["settsu", "mikawa", "iga"])
ORDER = Domain("order", ["tax", "build"])


@pytest.fixture
def actions() -> Actions:
    actions = Actions()
    actions.verb("plan", order=ORDER, province=PROVINCE)
    actions.verb("pass")
    return actions


def test_an_action_has_a_number_a_text_and_a_dict(actions: Actions) -> None:
    action = actions.verbs[0].named("build", "mikawa")
    assert action == 4
    assert actions.text(action) == "plan build mikawa"
    assert actions.describe(action) == {"verb": "plan", "order": "build", "province": "mikawa"}


def test_every_number_is_one_action_and_comes_back_from_its_text(actions: Actions) -> None:
    texts = [actions.text(action) for action in range(actions.count())]
    assert len(set(texts)) == 7
    assert [actions.parse(text) for text in texts] == list(range(7))
    assert [actions.number(actions.describe(action)) for action in range(7)] == list(range(7))


@pytest.mark.parametrize("face", [{}, {"verb": "rest"}, {"verb": "plan"}, {"verb": "pass", "province": "iga"}])
def test_a_dict_that_is_no_action_is_refused(actions: Actions, face: dict[str, str]) -> None:
    with pytest.raises(UnknownAction, match="error-unknown-action"):
        actions.number(face)


@pytest.mark.parametrize("text", ["", "plan", "plan tax", "plan tax edo", "plan tax iga now", "rest", "pass on"])
def test_a_text_that_is_no_action_is_refused(actions: Actions, text: str) -> None:
    with pytest.raises(UnknownAction, match="error-unknown-action"):
        actions.parse(text)


@pytest.mark.parametrize("action", [-1, 7, 1000])
def test_a_number_that_is_no_action_is_refused(actions: Actions, action: int) -> None:
    with pytest.raises(UnknownAction, match="error-unknown-action"):
        actions.text(action)
