import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { EARLY_CHANGES } from "./early-changes.ts";
import { repeatEarlyPress } from "./early-press.ts";
import { surviveTranslation } from "./translated-text.ts";

// biome-ignore lint/security/noGlobalEval: the page's own script, run as the browser runs it
window.eval(EARLY_CHANGES);
surviveTranslation();
repeatEarlyPress();

type Translate = (text: Text) => void;

/** How a translation may put its own words in the place of a text. */
const TRANSLATIONS: Record<string, Translate> = {
  "in its place": (text) => text.replaceWith(toFont(text)),
  "before it, then removes it": (text) => {
    text.before(toFont(text));
    text.remove();
  },
  "after it, then removes it": (text) => {
    text.after(toFont(text));
    text.remove();
  },
  "where it was": (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    Element.prototype.insertBefore.call(parentNode, toFont(text), nextSibling);
  },
  "around it": (text) => {
    const font = document.createElement("font");
    text.before(font);
    font.append(text);
    text.data = toWords(text);
  },
};

const toWords = (text: Text) => (text.data.startsWith("~") ? text.data : `~${text.data}`);

function toFont(text: Text): HTMLElement {
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.textContent = toWords(text);
  outer.append(inner);
  return outer;
}

function translateAll(root: Element, translate: Translate): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.parentElement?.nodeName !== "FONT" && text.data !== "") translate(text);
}

interface Shown {
  count: number;
  before?: string | undefined;
  after?: string | undefined;
  isOpen?: boolean;
  names?: string[];
}

/** The ways in which a page's texts stand beside each other. */
function Page({ count, before, after, isOpen = false, names = [] }: Shown) {
  return (
    <main>
      <p>
        {before}
        {isOpen && <b>open</b>}
        {count} results{after}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name} of {count}
          </li>
        ))}
      </ul>
      {isOpen ? "Close" : "Open"} it
      {isOpen && <hr />}
      {count}
    </main>
  );
}

const STEPS: Shown[] = [
  { count: 1 },
  { count: 2, before: "About " },
  { count: 2, before: "About ", after: ", sorted", names: ["a", "b", "c"] },
  { count: 3, isOpen: true, names: ["c", "a"] },
  { count: 3, after: "!", isOpen: true, names: ["d", "c", "b", "a"] },
  { count: 4, before: "Only ", names: ["b"] },
  { count: 4 },
];

const toText = ({ count, before = "", after = "", isOpen, names = [] }: Shown) =>
  `${before}${isOpen ? "open" : ""}${count} results${after}${names.map((name) => `${name} of ${count}`).join("")}` +
  `${isOpen ? "Close" : "Open"} it${count}`;

const plain = (root: Element) => (root.textContent ?? "").replaceAll("~", "");

for (const [how, translate] of Object.entries({ ...TRANSLATIONS, never: () => undefined })) {
  test(`a page whose texts are translated ${how} shows each new text once`, async () => {
    const { container, rerender } = render(<Page {...(STEPS[0] as Shown)} />);
    for (const step of STEPS) {
      await act(async () => rerender(<Page {...step} />));
      expect(plain(container)).toBe(toText(step));
      translateAll(container, translate);
      expect(plain(container)).toBe(toText(step));
    }
    rerender(<p>Gone</p>);
    expect(container.textContent).toBe("Gone");
  });
}

test("a text that the translation itself put back is changed as usual", async () => {
  const { container, rerender } = render(<Page count={1} />);
  const text = container.querySelector("p")?.firstChild as Text;
  const font = toFont(text);
  text.replaceWith(font);
  await Promise.resolve();
  font.replaceWith(text);
  await Promise.resolve();
  rerender(<Page count={2} before="About " />);
  expect(container.querySelector("p")?.textContent).toBe("About 2 results");
});

test("an element that was wrapped is removed, and what is put before it stays in its place", () => {
  const { container, rerender } = render(<Page count={1} isOpen={true} />);
  const bold = container.querySelector("b") as HTMLElement;
  const font = document.createElement("font");
  bold.replaceWith(font);
  font.append(bold);
  rerender(<Page count={1} isOpen={true} before="About " />);
  expect(container.querySelector("p")?.textContent).toBe("About open1 results");
  rerender(<Page count={1} />);
  expect(container.querySelector("p")?.textContent).toBe("1 results");
});
