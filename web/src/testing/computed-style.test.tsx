import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { buildQuickStyles } from "./computed-style.ts";

const NAMES = ["display", "visibility", "pointer-events", "opacity", "position"];
const PAGE = `
  <main><p>a <b>b</b><a href="#">c</a></p><ul><li>d</li></ul><table><tbody><tr><td>e</td></tr></tbody></table></main>
  <dialog><p>f</p></dialog><dialog open><p>g</p></dialog><details open><summary>h</summary>i</details>
  <template><p>j</p></template><input hidden><button disabled>k</button><svg><path></path></svg>
  <div style="display: none"><p>l</p></div><div style="visibility: hidden"><p>m <b style="visibility: visible">n</b></p></div>
  <div style="pointer-events: none; opacity: 0.5"><p>o</p></div><div style="color: red"><p style="display: flex">p</p></div>`;

/** What each element's style says, by name and as a property. */
function listStyles(document: Document, compute: typeof window.getComputedStyle): unknown[] {
  return [document.documentElement, ...document.querySelectorAll("body, body *")].map((element) => {
    const style = compute(element);
    const { display, visibility, pointerEvents, opacity } = style;
    const named = NAMES.map((name) => style.getPropertyValue(name));
    return { tag: element.tagName, named, display, visibility, pointerEvents, opacity };
  });
}

function openStyles() {
  const view = new Window() as unknown as typeof window;
  const compute = view.getComputedStyle.bind(view);
  return { document: view.document, compute, quick: buildQuickStyles(compute) };
}

test("fast styles match the DOM's, for elements of all kinds, and again after they change", () => {
  const { document, compute, quick } = openStyles();
  document.body.innerHTML = PAGE;
  expect(listStyles(document, quick)).toEqual(listStyles(document, compute));
  document.querySelector("main")?.setAttribute("style", "visibility: hidden");
  document.querySelector("dialog")?.setAttribute("open", "");
  expect(listStyles(document, quick)).toEqual(listStyles(document, compute));
});
