import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Links and buttons that are part of the content, such as a listing's pictures. */
type Content = "link" | "button";

const FRAME = ["banner", "contentinfo", "navigation", "textbox", "searchbox", "combobox", "button", "link"] as const;

/**
 * Expects that this page, in the dark theme too, prints these words without its frame on one sheet, in black on white.
 */
export async function expectPrintsOnOneSheet(
  page: Page,
  words: RegExp,
  content: readonly Content[] = [],
): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("background-color", "oklch(1 0 0)");
  await expect(page.locator("html")).toHaveCSS("color", "oklch(0 0 0)");
  await expect(page.getByRole("main")).toHaveText(words, { useInnerText: true });
  await expectNoFrame(page, content);
  for (const format of ["Letter", "A4"]) {
    const sheets = async () => (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/gu);
    await expect.poll(sheets, format).toHaveLength(1);
  }
  await page.emulateMedia({ media: null, colorScheme: null });
}

/**
 * Expects that this page's table is a table on a desktop, has a card per row on a phone, and prints as a table, without
 * its filters, where a sheet counts without its margins.
 */
export async function expectTableOnScreenAndPaper(page: Page): Promise<void> {
  const { width = 1440, height = 900 } = page.viewportSize() ?? {};
  const row = page.getByRole("row").last();
  await page.setViewportSize({ width: 1440, height });
  await expect(row).toHaveCSS("display", "table-row");
  await page.setViewportSize({ width: 640, height });
  await expect(row).toHaveCSS("display", "flex");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader").first()).toHaveCSS("display", "table-cell");
  await expect(row).toHaveCSS("display", "table-row");
  await expectNoFrame(page, ["link"]);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width, height });
}

async function expectNoFrame(page: Page, content: readonly string[]): Promise<void> {
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  for (const role of FRAME.filter((each) => !content.includes(each))) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
}
