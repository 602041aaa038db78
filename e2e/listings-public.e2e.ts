import { expectAccessible, expectWellInBothLanguages } from "./accessible.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";
import { toStep, unfold } from "./posting.ts";
import { readSentPages } from "./sent-pages.ts";

const SECRET = "The Old Tannery";

test("an owner previews what each reader sees and turns the public page on; a visitor reads it in both languages and gets in", async ({
  browser,
  page,
  baseURL,
}) => {
  const { account: owner, propertyId } = await publish(page, {
    title: "Brick building with twelve homes",
    type: "Investment Properties",
    subtype: "Multi-Family",
  });
  const main = page.getByRole("main");
  await signIn(page, owner);
  const readStatus = async () => (await page.request.get(`/v1/property/${propertyId}/teaser`)).status();
  await expect.poll(readStatus).toBe(404);

  await open(page, `/create-listing?edit=${propertyId}&step=price`);
  await unfold(page);
  await main.getByLabel("Net Operating Income ($ / year)", { exact: true }).fill("180000");
  await toStep(page, "Who sees what");
  await main.getByRole("radio", { name: "Confidential: NDA required", exact: true }).check();
  await unfold(page);
  await main.getByRole("textbox", { name: "Building or business name", exact: true }).fill(SECRET);
  await main.getByRole("checkbox", { name: "Net Operating Income", exact: true }).check();
  await unfold(page);
  await main.getByRole("radio", { name: "Without a photo", exact: true }).check();
  await main.getByRole("button", { name: "Preview as…", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Preview", exact: true });
  await expect(dialog.getByRole("row").filter({ hasText: /^Net Operating Income/u })).toContainText(
    "CA$100,000 to CA$250,000",
  );
  await expect(dialog.getByText(SECRET)).toHaveCount(1);
  await expect(dialog.getByText("Price for members", { exact: true })).toBeVisible();
  await expectAccessible(page, "what a visitor sees");
  await dialog.getByRole("button", { name: "People I approve", exact: true }).click();
  await expect(dialog.getByText(SECRET, { exact: true })).toHaveCount(2);
  await expectAccessible(page, "what an approved reader sees");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await main.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();

  const path = `/listing/${propertyId}`;
  const sent = await readSentPages(page, [path, `/fr${path}`]);
  for (const { status, canonical, main: content, path: at } of sent) {
    expect([status, canonical]).toEqual([200, [`${baseURL}${at}`]]);
    expect(content.text).not.toContain(SECRET);
  }
  expect(sent.map(({ main: content }) => content.headline)).toEqual(
    Array(2).fill(["Brick building with twelve homes"]),
  );

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await open(visitor, path);
  const shown = visitor.getByRole("main");
  await expect(shown.getByText("CA$100,000 to CA$250,000")).toBeVisible();
  await expect(shown.getByText("Once the owner gives you access").locator("xpath=following-sibling::dd")).toContainText(
    "Building or business name",
  );
  await expectWellInBothLanguages(visitor, "a listing's public page");
  await shown.getByRole("link", { name: "Se connecter", exact: true }).click();
  await expect(visitor).toHaveURL(`/fr/login?next=${encodeURIComponent(`/fr/property/${propertyId}`)}`);
  await context.close();
});
