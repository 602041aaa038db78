import { expect, type Locator, type Page } from "@playwright/test";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import { answerTo } from "./answers.ts";
import { count } from "./fixtures.ts";

/** The rows of the results. */
export function rowsOf(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}

/** The page requested this search and shows what it received: the count, and the rows in order. */
export async function expectResults(page: Page, request: Partial<SearchRequest>): Promise<void> {
  await expect(async () => {
    const { properties, totalResults } = await answerTo(page, request);
    const noun = totalResults === 1 ? "listing" : "listings";
    const heading = new RegExp(`^${count(totalResults)} ${noun}(?:\\s· |$)`, "u");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 2_000 });
    await expect(rowsOf(page).getByRole("heading")).toHaveText(
      properties.map(({ name }) => name),
      { timeout: 2_000 },
    );
  }).toPass();
}
