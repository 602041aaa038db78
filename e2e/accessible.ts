import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { splitPath } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type axe from "axe-core";
import { expect } from "./fixtures.ts";
import { DESKTOP, PHONE, VIEWPORTS } from "./viewports.ts";

/**
 * The narrowest widths of each layout: what fits there fits up to the next. English, which is shorter, fits where
 * French does, and is tested at the narrowest. The page's own width is checked as well.
 */
const WIDTHS: Readonly<Record<Language, readonly number[]>> = { en: [320], fr: [320, 360, 768, 1024, 1280] };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A failing page does not hide the results of the next ones. */
const softly = expect.configure({ soft: true });

/** axe finds nothing, and nothing reaches beyond the right edge at any width. */
export async function expectWell(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoOverflow(page, where);
}

/**
 * Checks the open page, then the same in the other language, using its own switch: that costs a third of loading a
 * page. It stays in the other language. `look` does more in each.
 */
export async function expectWellInBothLanguages(
  page: Page,
  where: string,
  look: (language: Language) => Promise<void> = async () => undefined,
): Promise<void> {
  const own = languageOf(page);
  for (const language of [own, own === "en" ? "fr" : "en"] as const) {
    if (language !== own) await switchTo(page, language);
    await page.setViewportSize(VIEWPORTS[language]);
    await expectWell(page, `${where} (${language})`);
    await look(language);
  }
}

const languageOf = (page: Page): Language => (/^\/fr(?:\/|$)/u.test(new URL(page.url()).pathname) ? "fr" : "en");

/**
 * Navigates from an open page to an English one without loading the site again, like back and forward: that costs a
 * third of `open`. For checking one page after another; what a page shows while loading needs `open`.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
  // Leads to the same page in French once that page is shown.
  const other = page.getByRole("banner").locator("a[hreflang=fr]").filter({ visible: true });
  await expect(other).toHaveAttribute("href", address === "/" ? "/fr" : `/fr${address}`);
}

/** Presses the switch in the header. Nothing entered is lost. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  // The header shows the switch on wide windows only.
  await page.setViewportSize(DESKTOP);
  await page.getByRole("banner").locator(`a[hreflang=${language}]`).filter({ visible: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** axe finds nothing, at any impact level. web/src/styles.test.ts covers the dark theme's colors. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await softly.poll(() => findViolations(page), { message: where }).toEqual([]);
}

/** In the dark theme every text has enough contrast. */
export async function expectReadableInDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await softly.poll(() => findViolations(page, ["color-contrast"]), { message: `${where}, dark` }).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** At no width does anything on the page reach beyond its right edge, or a word break inside (WCAG 1.4.10). */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  const { language } = splitPath(new URL(page.url()).pathname);
  // French fits a wide window where it fits the narrowest of the same layout.
  if (language === "en") await expectFit(page, `${where} at ${own.width}`, ["overflow"]);
  for (const width of WIDTHS[language]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(page, `${where} at ${width}`, width === 320 ? ["overflow", "broken words"] : ["overflow"]);
  }
  await page.setViewportSize(own);
}

/** On a phone with text at 200 %, nothing reaches beyond either edge and no word breaks inside (WCAG 1.4.4). */
export async function expectReflow(page: Page, where: string): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(PHONE);
  await setTextSize(page, "200%");
  await expectFit(page, `${where} with text at 200 %`, ["overflow", "broken words", "cut texts"]);
  await setTextSize(page, "");
  await page.setViewportSize(own);
}

/** As in a browser with larger text. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

type Misfit = "overflow" | "broken words" | "cut texts";

/** Popups and scripted layouts take a moment to follow a new width. */
async function expectFit(page: Page, where: string, misfits: readonly Misfit[]): Promise<void> {
  await expect.poll(() => page.evaluate(listMisfits, misfits), { message: where }).toEqual([]);
}

/** Runs in the page, where a separate call for each check would take as long as the check. */
async function listMisfits(misfits: readonly Misfit[]): Promise<string[]> {
  // The next frame has the layout for the new size.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const range = document.createRange();

  const listOverflow = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  };

  const listTexts = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text as Text);
    return texts;
  };

  const isOnLines = () => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  };

  /** Words split over two lines. Addresses, numbers and anything longer than our longest word may break. */
  const listBrokenWords = (text: Text) => {
    range.selectNodeContents(text);
    if (!isOnLines()) return [];
    const parent = text.parentElement;
    if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) return [];
    if (parent.closest("svg, [aria-hidden=true], .sr-only") !== null) return [];
    const broken: string[] = [];
    for (const token of text.data.matchAll(/\S+/gu)) {
      if (/[@\d/]|\w\.\w|\S{21}/u.test(token[0])) continue;
      for (const word of token[0].matchAll(/[\p{L}_]+/gu)) {
        const start = token.index + word.index;
        range.setStart(text, start);
        range.setEnd(text, start + word[0].length);
        if (isOnLines()) broken.push(`broken: ${word[0]}`);
      }
    }
    return broken;
  };

  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));

  /**
   * A text that starts beyond the left edge, where scrolling does not reach. What scrolls or clips its content is meant
   * to.
   */
  const listCutTexts = (text: Text) => {
    range.selectNodeContents(text);
    const isBefore = [...range.getClientRects()].some(({ left, width }) => left < -1 && width > 1);
    return isBefore && text.data.trim() !== "" && !isClipped(text.parentElement) ? [`cut: ${text.data.trim()}`] : [];
  };

  return [
    ...(misfits.includes("overflow") ? listOverflow() : []),
    ...(misfits.includes("broken words") ? listTexts().flatMap(listBrokenWords) : []),
    ...(misfits.includes("cut texts") ? listTexts().flatMap(listCutTexts) : []),
  ];
}

/** Sends axe to a document only once: that takes as long as the check. */
async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const run = () => page.evaluate(runAxe, [...rules]);
  const found = await run();
  if (found !== undefined) return found;
  await page.evaluate(AXE);
  return (await run()) ?? ["axe does not run"];
}

/** Runs in the page; returns nothing if axe is not loaded yet. */
async function runAxe(rules: string[]): Promise<string[] | undefined> {
  if (!("axe" in window)) return undefined;
  // With the next frame, colors begin to change, however short the transition is.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await (window as never as { axe: typeof axe }).axe.run(
    // Base UI keeps the focus inside a popup with two elements that only pass it on.
    { exclude: [["[data-base-ui-focus-guard]"]] },
    // Describing passes takes axe three quarters of its time; only rules for sound and video need files preloaded.
    { resultTypes: ["violations"], preload: false, ...(rules.length > 0 && { runOnly: rules }) },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
