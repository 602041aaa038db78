import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { settled } from "./settled.ts";

/** Counts what is pressed from here on, over reloads: pointers, Enter, and Space where it is not typed. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const listen = () => {
    const add = () => sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
    const isTyped = (target: EventTarget | null) => target instanceof Element && target.matches("input, textarea");
    addEventListener("pointerdown", add, true);
    addEventListener(
      "keydown",
      ({ key, target }) => {
        if (key === "Enter" || (key === " " && !isTyped(target))) add();
      },
      true,
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => Number(sessionStorage.getItem("presses")));
}

interface Size {
  /** What the page's main part shows, without the picture of the listing and the declarations, whose words the law sets. */
  readonly words: number;
  /** The form's, in CSS pixels. */
  readonly height: number;
}

function readSize(page: Page): Promise<Size> {
  return page.getByRole("main").evaluate((main) => {
    const hidden = "[inert], .sr-only, select, noscript, #posting-isAuthorized";
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement;
      if (of?.closest(hidden) === null && of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        texts.push(walker.currentNode.textContent ?? "");
      }
    }
    const words = texts.join(" ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
    const form = document.querySelector("#posting-form");
    return { words: words.length, height: Math.round(form?.getBoundingClientRect().height ?? 0) };
  });
}

/** The first step ends with the declarations, up to five lines of the law's words. */
const HIGHEST: Readonly<Record<string, number>> = { "what and where": 950 };

/** A step's size once it no longer changes. Fails if it takes more than a screen. */
export async function readStep(page: Page, step: string): Promise<number> {
  const { words, height } = await settled(() => readSize(page));
  expect.soft(height, `${step}: height`).toBeLessThanOrEqual(HIGHEST[step] ?? 900);
  expect.soft(height, `${step}: height`).toBeGreaterThan(300);
  return words;
}
