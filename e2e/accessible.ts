import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Language } from "@vestpocket/domain/shared/text";
import type axe from "axe-core";
import { expect } from "./fixtures.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
/** The narrowest widths of each layout: what fits there fits up to the next. The page's own width is checked as well. */
const WIDTHS = [320, 360, 768, 1024, 1280];

/** Each page is checked in full once per language: in English on a desktop, in French, which is longer, on a phone. */
export const VIEWPORTS: Readonly<Record<Language, typeof PHONE>> = { en: DESKTOP, fr: PHONE };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A page that fails does not hide what the next ones say. */
const softly = expect.configure({ soft: true });

/** axe finds nothing, and nothing reaches beyond the right edge at any width. */
export async function expectWell(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoOverflow(page, where);
}

/** axe finds nothing, whatever its weight. The dark theme's colors are held by web/src/styles.test.ts. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await softly.poll(() => findViolations(page), { message: where }).toEqual([]);
}

/** In the dark theme every text has enough contrast. */
export async function expectReadableInDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await softly.poll(() => findViolations(page, ["color-contrast"]), { message: `${where}, dark` }).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** At no width does anything on the page reach beyond its right edge. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingBeyond(page, `${where} at ${width}`);
  }
  await page.setViewportSize(own);
  await expectNothingBeyond(page, `${where} at ${own.width}`);
}

/** Popups and scripted layouts take a moment to follow a new width. */
async function expectNothingBeyond(page: Page, where: string): Promise<void> {
  await expect.poll(() => findOverflow(page), { message: where }).toEqual([]);
}

/** Sends axe to a document once, however often it is asked: that takes as long as the check. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    // Colors change by transitions, which begin with the next frame, however short they are.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await (window as never as { axe: typeof axe }).axe.run(
      // Base UI keeps the focus inside a popup by two elements that only pass it on.
      { exclude: [["[data-base-ui-focus-guard]"]] },
      // Describing what passed takes axe three quarters of its time.
      { resultTypes: ["violations"], ...(only && { runOnly: only }) },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, rules);
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The page is laid out for its new width with the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
}
