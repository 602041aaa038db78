import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { expectWell, PHONE } from "./accessible.ts";
import { makeAccount } from "./accounts.ts";
import { expect, open, signIn, test } from "./fixtures.ts";

// A colour is not looked at while it changes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const { agent } = DEMO_ACCOUNTS;

test("an agent sees their listings with their states, and chooses by state", async ({ page }) => {
  await signIn(page, agent);
  await open(page, "/account");
  await page.getByRole("main").getByRole("link", { name: "My Listings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse your listings");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await page.getByRole("button", { name: /^Active/u }).click();
  await expect(page).toHaveURL(/status=active/u);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Active/u })).toHaveAttribute("aria-pressed", "true");
});

test("an active listing is closed for a reason, and is then closed for good", async ({ page }) => {
  await signIn(page, agent);
  await open(page, "/account/my-listings?status=active");
  const card = page.getByRole("main").getByRole("article").last();
  const name = (await card.getByRole("heading").innerText()).trim();
  await card.getByRole("button", { name: `More for ${name}` }).click();
  await card.getByRole("button", { name: "Close listing" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This cannot be undone.");
  await dialog.getByRole("button", { name: "Close the listing" }).click();
  await expect(dialog.getByText("Please choose a reason.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Sold" }).check();
  await dialog.getByRole("button", { name: "Close the listing" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your listing has been closed.")).toBeVisible();
  await open(page, "/account/my-listings?status=closed");
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("who has none is told so and can post one", async ({ page }) => {
  await signIn(page, await makeAccount());
  await open(page, "/account/my-listings");
  await expect(page.getByText("You don't have any listings yet...")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Create/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/create-listing$/u);
});

test("when they cannot be loaded it says so, and tries again", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\/property\/mine$/u);
  await signIn(page, agent);
  await page.route("**/v1/property/mine", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/account/my-listings");
  await expect(page.getByText("Failed to load listings.")).toBeVisible();
  await page.unroute("**/v1/property/mine");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

for (const address of ["/account/my-listings", "/fr/account/my-listings"]) {
  test(`${address} is accessible and fits every width`, async ({ page }) => {
    if (address.startsWith("/fr/")) await page.setViewportSize(PHONE);
    await signIn(page, agent);
    await open(page, address);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expectWell(page, address);
  });
}
