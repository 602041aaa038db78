import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EARLY_PRESS, repeatEarlyPress } from "./early-press.ts";

const pressed = vi.fn();
const sent = vi.fn();

/** A page before its scripts have loaded: with only the script in the head. */
function standEarly(): void {
  document.body.innerHTML = `<a href="#there">Link</a>
    <button type="button" id="menu">Menu</button><button type="button" id="chip"><b>Chip</b></button>
    <form><input name="email" /><button id="send">Send</button></form>`;
  // biome-ignore lint/security/noGlobalEval: the page's own script, run as the browser runs it
  window.eval(EARLY_PRESS);
}

/** Simulates hydration: from now on, presses are handled. */
function hydrate(): void {
  document.addEventListener("click", pressed);
  document.addEventListener("submit", sent);
  repeatEarlyPress();
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

const listKept = () => [...document.querySelectorAll("[data-kept][aria-busy=true]")].map(({ id }) => id);

beforeEach(standEarly);
afterEach(() => {
  document.removeEventListener("click", pressed);
  document.removeEventListener("submit", sent);
  // Cleans up what a test left listening.
  repeatEarlyPress();
  document.body.innerHTML = "";
  pressed.mockReset();
  sent.mockReset();
});

test("the last press before the scripts have loaded is shown as pending, and happens once when they have", () => {
  find("#menu").click();
  find("#chip b").click();
  expect(listKept()).toEqual(["chip"]);
  hydrate();
  expect(pressed.mock.calls.map(([event]) => event.target.id)).toEqual(["chip"]);
  expect(listKept()).toEqual([]);
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a form that is sent early waits for the scripts, and is then sent once", () => {
  const early = new SubmitEvent("submit", { submitter: find("#send"), bubbles: true, cancelable: true });
  find("form").dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  expect(listKept()).toEqual(["send"]);
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a press whose button is no longer there is forgotten, and so is one after which the scripts failed", () => {
  const menu = find("#menu");
  menu.click();
  menu.remove();
  hydrate();
  expect(pressed).not.toHaveBeenCalled();

  standEarly();
  find("#chip").click();
  const script = document.body.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(listKept()).toEqual([]);
  pressed.mockReset();
  hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test("links and, once the page is hydrated, presses are left alone", () => {
  find("a").click();
  expect(listKept()).toEqual([]);
  hydrate();
  find("#menu").click();
  expect(listKept()).toEqual([]);
  expect(pressed).toHaveBeenCalledTimes(1);
});
