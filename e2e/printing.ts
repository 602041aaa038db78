import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Expects that this page, in the dark theme too, prints these words without its frame on one sheet, in black on white. */
export async function expectPrintsOnOneSheet(page: Page, words: RegExp): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("background-color", "oklch(1 0 0)");
  await expect(page.locator("html")).toHaveCSS("color", "oklch(0 0 0)");
  await expect(page.getByRole("main")).toHaveText(words, { useInnerText: true });
  for (const role of ["banner", "contentinfo", "navigation", "button", "link"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const sheets = async () => (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page\b/gu);
  await expect.poll(sheets).toHaveLength(1);
  await page.emulateMedia({ media: null, colorScheme: null });
}
