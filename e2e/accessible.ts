import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Language } from "@vestpocket/domain/shared/text";
import { expect } from "./fixtures.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** Each page is checked in full once per language: in English on a desktop, in French, which is longer, on a phone. */
export const VIEWPORTS: Readonly<Record<Language, typeof PHONE>> = { en: DESKTOP, fr: PHONE };

/** A page that fails does not hide what the next ones say. */
const softly = expect.configure({ soft: true });

/** axe finds nothing, and nothing reaches beyond the right edge at any width. */
export async function expectWell(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoOverflow(page, where);
}

/** axe finds nothing, whatever its weight. The dark theme's colors are held by web/src/styles.test.ts. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await untilColorsRest(page);
  await softly.poll(() => findViolations(page), { message: where }).toEqual([]);
}

/** In the dark theme every text has enough contrast. */
export async function expectReadableInDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await untilColorsRest(page);
  await softly.poll(() => findViolations(page, ["color-contrast"]), { message: `${where}, dark` }).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** At no width does anything on the page reach beyond its right edge. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Popups and scripted layouts take a moment to follow the new width.
    await expect.poll(() => findOverflow(page), { message: `${where} at ${width}` }).toEqual([]);
  }
  await page.setViewportSize(before);
}

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Base UI keeps the focus inside a popup by two elements that only pass it on.
  const axe = new AxeBuilder({ page }).exclude("[data-base-ui-focus-guard]").setLegacyMode();
  // Describing what passed takes axe three quarters of its time.
  axe.options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** Colors change by transitions, which begin with the next frame, however short they are. */
async function untilColorsRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
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
