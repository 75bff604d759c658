"""What is read on a page, and in which language."""

from e2e.visitor import Visitor

from chabudai.core.languages import SPOKEN

# Aloud or with the eyes.
READ = """() => {
    const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"];
    const told = attributes.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => `${name}: ${element.getAttribute(name)}`));
    return [document.documentElement.lang, document.title, ...document.body.innerText.split("\\n"), ...told];
}"""


def read(visitor: Visitor) -> list[str]:
    return [line.strip() for line in visitor.page.evaluate(READ) if line.strip()]


def switch(visitor: Visitor, language: str) -> None:
    """By the bar, which every page of a desk has."""
    before = visitor.words("web-language-is", language=SPOKEN[visitor.words.language].name)
    visitor.page.get_by_role("button", name=before, exact=True).click()
    visitor.page.get_by_role("button", name=SPOKEN[language].name, exact=True).click()
    visitor.page.mouse.move(0, 0)  # what lies under the pointer would say more than the rest
    visitor.now_in(language)
