import { expectAccessible, expectNoOverflow } from "./accessible.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { expectResults } from "./results.ts";
import { PHONE } from "./viewports.ts";

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
});

test("on a phone the map fills the screen, and Back, Escape and its button lead to the list", async ({ page }) => {
  await signIn(page);
  await open(page, "/search-results?type=Office");
  await expectResults(page, { type: "Office" });
  const toggle = page.getByRole("link", { name: "Map", exact: true }).filter({ visible: true });
  const map = page.getByRole("dialog", { name: "Map", exact: true });
  const canvas = map.getByRole("application");

  await test.step("it opens with the focus inside and bubbles on it", async () => {
    await toggle.tap();
    await expect(map.getByRole("button", { name: "List", exact: true })).toBeFocused();
    await expect(map.locator(".map-bubble").first()).toBeVisible();
    await expect(page).toHaveURL("/search-results?type=Office&view=map");
    await expectNoOverflow(page, "the map on a phone");
    await expectAccessible(page, "the map on a phone");
  });

  await test.step("Back closes it", async () => {
    await page.goBack();
    await expect(map).toBeHidden();
    await expect(page).toHaveURL("/search-results?type=Office");
    await expect(toggle).toBeFocused();
  });

  await test.step("by keyboard, Escape cancels a drawing before it closes the map", async () => {
    await toggle.press("Enter");
    await map.getByRole("button", { name: "Draw an area", exact: true }).press("Enter");
    await expect(canvas).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(map.getByRole("button", { name: "Draw an area", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(map).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  await test.step("a city of it stays in the search when its button leads to the list", async () => {
    await toggle.tap();
    await map.getByText(/cities on the map$/u).tap();
    await map.getByRole("button", { name: /^Toronto\D* [\d,]+ listings?$/u }).tap();
    await expect(page).toHaveURL("/search-results?type=Office&province=Ontario&city=Toronto&view=map");
    await map.getByRole("button", { name: "List", exact: true }).tap();
    await expect(page).toHaveURL("/search-results?type=Office&province=Ontario&city=Toronto");
    await expectResults(page, { type: "Office", province: "Ontario", city: "Toronto" });
  });

  await test.step("opened by its URL, Back closes it, and the next Back leaves", async () => {
    const tab = await page.context().newPage();
    await open(tab, "/search-results?type=Office&view=map");
    await expect(tab.getByRole("dialog", { name: "Map", exact: true }).locator(".map-bubble").first()).toBeVisible();
    await tab.goBack();
    await expect(tab.getByRole("dialog", { name: "Map", exact: true })).toBeHidden();
    await expect(tab).toHaveURL("/search-results?type=Office");
    await expectResults(tab, { type: "Office" });
    await tab.goBack();
    await expect(tab).toHaveURL("about:blank");
  });
});
