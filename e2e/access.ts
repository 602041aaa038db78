import type { Page } from "@playwright/test";
import { expect, open } from "./fixtures.ts";

/** The owner, in English, ends the only access to their listings. */
export async function revokeAccess(page: Page, reason: string): Promise<void> {
  await open(page, "/account/access?box=current");
  await page.getByRole("main").getByRole("button", { name: "Revoke", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Reason (they get it by email)", exact: true }).fill(reason);
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("Access revoked.")).toBeVisible();
}
