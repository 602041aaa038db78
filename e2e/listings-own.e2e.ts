import { expectWell, VIEWPORTS } from "./accessible.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { publish, saveDraft } from "./payments.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an owner closes an active listing for a reason, and it stays closed", async ({ page }) => {
  const { account } = await publish(page, { title: "To be closed" });
  await saveDraft(page, account, { title: "Still a draft" });
  await signIn(page, account);
  await open(page, "/account");
  await page.getByRole("main").getByRole("link", { name: "My Listings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse your listings");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  await page.setViewportSize(VIEWPORTS.en);
  await expectWell(page, "my listings in English");
  const card = cards.filter({ hasText: "To be closed" });
  await card.getByRole("button", { name: "More for To be closed" }).click();
  await card.getByRole("button", { name: "Close listing" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This cannot be undone.");
  await dialog.getByRole("button", { name: "Close the listing" }).click();
  await expect(dialog.getByText("Please choose a reason.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Sold" }).check();
  await dialog.getByRole("button", { name: "Close the listing" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your listing has been closed.")).toBeVisible();
  await open(page, "/fr/account/my-listings?status=closed");
  await expect(page.getByRole("main").getByRole("heading", { name: "To be closed" })).toBeVisible();
  await page.setViewportSize(VIEWPORTS.fr);
  await expectWell(page, "my listings in French");
});
