import { expectWellInBothLanguages, switchTo } from "./accessible.ts";
import { makePoster } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { declaration, field, openForm, post, toStep, unfold } from "./posting.ts";

const TEXT = `Entrepôt à louer à Sherbrooke
18 600 pi² dont 1 400 pi² de bureaux. Hauteur libre 24 pi, 3 quais de chargement et 1 porte au sol.
Loyer 12,75 $/pi² net, frais additionnels 4,10 $/pi².
2250, rue Roy. Un bâtiment propre et bien éclairé, près des grands axes, avec une grande cour pour les camions.
Téléphone : 819 555-0172`;

test("a French text is pasted with the keyboard, fills the form and becomes a listing", async ({ page, context }) => {
  const poster = await makePoster();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openForm(page, poster);
  const main = page.getByRole("main");
  const fold = main.getByText("Fill from a text or brochure (PDF)", { exact: true });
  await fold.click();
  const text = field(page, "Your listing’s text");
  await text.focus();
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), TEXT);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(main.getByText(/^\d+ fields are filled\. Please check them\.$/u)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Warehousing", exact: true })).toBeChecked();
  await expectWellInBothLanguages(page, "a form that was filled");
  await switchTo(page, "en");

  await test.step("it is taken back and filled again", async () => {
    await main.getByRole("button", { name: "Undo filling", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Warehousing", exact: true })).toHaveCount(0);
    await text.fill(TEXT);
    await main.getByRole("button", { name: "Fill the form", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Warehousing", exact: true })).toBeChecked();
  });

  await unfold(page);
  await expect(field(page, "Description")).toHaveValue(/éclairé/u);
  await expect(field(page, "Description")).not.toHaveValue(/rue Roy|819/u);
  await field(page, "Title").fill("Entrepôt lumineux");
  await declaration(page).check();
  await toStep(page, "Price and size");
  await unfold(page);
  await expect(field(page, "Rent")).toHaveValue("12.75");
  await expect(field(page, "Truck Level Doors")).toHaveValue("3");
  await post(page);
});
