import { randomUUID } from "node:crypto";
import { DESKTOP } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { findAdministrator, openAdministration } from "./administrators.ts";
import { choose, expect, test } from "./fixtures.ts";
import { saveDraft } from "./payments.ts";
import { expectTableOnScreenAndPaper } from "./printing.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

test("an administrator removes a listing with a reason and restores it, and the owner reads why", async ({ page }) => {
  const owner = await makePoster();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  const title = `Lantern works ${randomUUID().slice(0, 8)}`;
  await saveDraft(page, owner, { title });
  const administrator = await findAdministrator(page);
  await openAdministration(page, administrator, "/admin/listings");
  await page.getByRole("searchbox", { name: "Title, owner’s email or ID" }).fill(title.toUpperCase());
  await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(title, "u") });
  await row.getByRole("button", { name: `Remove ${title}` }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The building is <not> theirs");
  await dialog.getByRole("button", { name: "Remove the listing" }).click();
  await expect(page.getByText("Listing removed. We emailed the reason to its owner.")).toBeVisible();
  await expect(row).toContainText("Removed");
  await expect(row).toContainText("The building is <not> theirs");
  await expect.poll(async () => (await readOutbox(owner.email))[0]?.subject).toBe("Your listing was removed");
  const [mail] = await readOutbox(owner.email);
  expect(mail?.html).toContain("The building is &lt;not&gt; theirs");
  await choose(page, "Status", "Removed");
  await expect(page).toHaveURL(/status=removed/u);
  await expectTableOnScreenAndPaper(page);

  await row.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await row.getByRole("button", { name: `Restore ${title}` }).click();
  await dialog.getByRole("button", { name: "Restore the listing" }).click();
  await expect(page.getByText("Listing restored. We emailed its owner.")).toBeVisible();
  await expect(page.getByText("No listings match.")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(async () => (await readOutbox(owner.email))[0]?.subject).toBe("Your listing has been restored");
});
