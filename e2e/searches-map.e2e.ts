import { expectWellInBothLanguages } from "./accessible.ts";
import { answerTo } from "./answers.ts";
import { expect, open, signIn, tabTo, test } from "./fixtures.ts";
import { expectResults } from "./results.ts";
import { readBox } from "./settled.ts";
import { DESKTOP } from "./viewports.ts";

test("the map next to the results is used by pointer and by keyboard, in both languages", async ({ page }) => {
  const moved: string[] = [];
  page.on("request", (request) => {
    if (/results-map|canada\.topo/u.test(request.url())) moved.push(request.url());
  });
  await signIn(page);
  await open(page, "/search-results?type=Office");
  await expectResults(page, { type: "Office" });
  expect(moved).toEqual([]);

  await page.getByRole("link", { name: "Map", exact: true }).filter({ visible: true }).click();
  const map = page.getByRole("region", { name: "Map", exact: true });
  const canvas = map.getByRole("application");
  const bubbles = page.locator(".map-bubble");
  await expect(bubbles.first()).toBeVisible();
  await expect(page.locator(".map-land").first()).toBeAttached();
  await expect(page.locator(".map-road").first()).toBeAttached();

  await test.step("what is pointed at in the list is lit on the map", async () => {
    await page.getByRole("article").first().hover();
    await expect(page.locator(".map-bubble[data-lit]")).toHaveCount(1);
  });

  await test.step("moved by keyboard, the map offers to search what it shows", async () => {
    await expect(map.getByRole("button", { name: "Search this area", exact: true })).toHaveCount(0);
    await canvas.focus();
    await page.keyboard.press("+");
    await map.getByRole("button", { name: "Search this area", exact: true }).click();
    await expect(page).toHaveURL(/[?&]type=Office&box=[^&]+&view=map$/u);
    await expect(page.getByText("In this part of the map", { exact: true })).toBeVisible();
    await map.getByRole("button", { name: "Reset area", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Office&view=map");
  });

  await test.step("an area is drawn by pointer", async () => {
    await map.getByRole("button", { name: "Draw an area", exact: true }).click();
    const { x, y, width, height } = await readBox(canvas);
    for (const [across, down] of [
      [0.1, 0.3],
      [0.9, 0.3],
      [0.9, 0.95],
      [0.1, 0.95],
    ] as const) {
      await page.mouse.click(x + width * across, y + height * down);
    }
    await map.getByRole("button", { name: "Search this area", exact: true }).click();
    await expect(page).toHaveURL(/[?&]type=Office&area=[^&]+&view=map$/u);
    await expect(page.getByText("In the drawn area", { exact: true })).toBeVisible();
    await map.getByRole("button", { name: "Reset area", exact: true }).click();
  });

  await test.step("an area is drawn by keyboard", async () => {
    await map.getByRole("button", { name: "Draw an area", exact: true }).press("Enter");
    await expect(canvas).toBeFocused();
    for (const key of ["Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "Backspace", "Enter"])
      await page.keyboard.press(key);
    await tabTo(page, map.getByRole("button", { name: "Search this area", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]type=Office&area=[^&]+&view=map$/u);
    await map.getByRole("button", { name: "Reset area", exact: true }).press("Enter");
    await expect(page).toHaveURL("/search-results?type=Office&view=map");
  });

  await test.step("its cities are a list, and one of them leads to its listings", async () => {
    await map.getByText(/cities on the map$/u).press("Enter");
    await expectWellInBothLanguages(page, "the map");
    await page.setViewportSize(DESKTOP);
    const carte = page.getByRole("region", { name: "Carte", exact: true });
    await carte.getByText(/villes sur la carte$/u).press("Enter");
    await carte.getByRole("button", { name: /^Toronto\D* [\d\s]+ annonces?$/u }).press("Enter");
    await expect(page).toHaveURL("/fr/search-results?type=Office&province=Ontario&city=Toronto&view=map");
    const { properties } = await answerTo(page, { type: "Office", province: "Ontario", city: "Toronto" });
    const first = page.getByRole("link", { name: properties[0]?.name ?? "", exact: true });
    await first.press("Enter");
    await expect(page).toHaveURL(`/fr/property/${properties[0]?.id}`);
    await page.goBack();
    await expect(page.getByRole("region", { name: "Carte", exact: true })).toBeVisible();
  });
});
