import type { Page } from "@playwright/test";
import { switchTo } from "./accessible.ts";
import { expectLoadedWell, openAsAdministrator } from "./administrators.ts";
import { expect, test } from "./fixtures.ts";
import { publish } from "./payments.ts";

function chart(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test("an administrator reads the metrics of a period as numbers, charts and tables", async ({ page }) => {
  await publish(page);
  await openAsAdministrator(page, "/admin");
  const main = page.getByRole("main");
  await expect(main.getByRole("link").filter({ hasText: /^Active listings/u })).toHaveAttribute(
    "href",
    "/admin/listings?status=active",
  );
  await expect(main.getByRole("link").filter({ hasText: /^Revenue/u })).toContainText(/\$\d/u);
  const signUps = chart(page, "Sign-ups").getByRole("listbox", { name: "Sign-ups", exact: true });
  await expect(signUps.getByRole("option")).toHaveCount(30);
  // The keyboard moves through the points, and the selected one is described in words.
  await signUps.getByRole("option").last().focus();
  await expect(signUps.getByRole("option").last()).toHaveAccessibleName(/, so far: Sign-ups \d+\. .+: Sign-ups \d+$/u);
  await page.keyboard.press("ArrowLeft");
  await expect(signUps.getByRole("option").nth(28)).toBeFocused();
  await expect(signUps.getByRole("option").nth(28)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(signUps.getByRole("option").first()).toBeFocused();

  await page.getByRole("button", { name: "Last 12 months", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\?days=365$/u);
  await expect(signUps.getByRole("option")).toHaveCount(53);
  await page.reload();
  await expect(page.getByRole("button", { name: "Last 12 months", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await chart(page, "Revenue").getByRole("button", { name: "Show as table", exact: true }).click();
  const table = chart(page, "Revenue").getByRole("table", { name: "Revenue", exact: true });
  await expect(table.getByRole("columnheader")).toHaveText(["Month", "Plans", "Memberships"]);
  await expect(table.getByRole("row").last()).toContainText(/\$\d/u);
  await expectLoadedWell(page, "overview");
  await switchTo(page, "fr");
  await expect(page.getByRole("heading", { name: "Aperçu", level: 1, exact: true })).toBeVisible();
  await expect(chart(page, "Revenus").getByRole("table")).toBeVisible();
  await expectLoadedWell(page, "overview in French");
});
