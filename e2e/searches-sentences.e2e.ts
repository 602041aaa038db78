import { expectAccessible } from "./accessible.ts";
import { expect, expectQuery, open, signIn, test } from "./fixtures.ts";
import { expectResults } from "./results.ts";

test("what is typed as a sentence becomes filters, on the home page and in the results, in both languages", async ({
  page,
}) => {
  await signIn(page);
  await test.step("a French sentence on the home page, with Enter", async () => {
    await open(page, "/fr");
    const field = page.getByRole("search").getByRole("combobox", { name: "Mots-clés", exact: true });
    await field.fill("entrepôt à louer Laval");
    const parts = page.getByRole("list", { name: "Compris", exact: true }).getByRole("listitem");
    await expect(parts).toHaveText(["Entreposage", "À louer", "Laval, Québec"]);
    await expectAccessible(page, "the parts of a sentence");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/fr\/search-results\?/u);
    await expectQuery(page, [
      ["type", "Industrial"],
      ["subtype", "Warehousing"],
      ["province", "Quebec"],
      ["city", "Laval"],
      ["listingType", "rent"],
    ]);
  });

  await test.step("an English one in the results, after a part was turned back into words", async () => {
    await open(page, "/search-results");
    const field = page.getByRole("complementary").getByRole("combobox", { name: "Keywords", exact: true });
    await field.fill("restaurant in Mississauga under 600k");
    const parts = page.getByRole("list", { name: "Understood", exact: true }).getByRole("listitem");
    await expect(parts).toHaveText(["Food & Beverage", "Mississauga, Ontario", "$0–$600,000"]);
    await field.press("Home");
    await field.press("Backspace");
    await expect(field).toHaveValue('restaurant in Mississauga "under 600k"');
    await expect(parts).toHaveText(["Food & Beverage", "Mississauga, Ontario", "“under 600k”"]);
    await field.fill("restaurant in Mississauga under 600k");
    await field.press("Enter");
    await expect(page).toHaveURL(/[?&]upperPrice=600000(?:&|$)/u);
    const filter = { type: "Sale of Business", subtype: "Food & Beverage", province: "Ontario", city: "Mississauga" };
    await expectQuery(page, [...Object.entries(filter), ["upperPrice", "600000"]]);
    await expectResults(page, { ...filter, upperPrice: 600_000, listingType: "sale" });
    await expect(field).toHaveValue("");
  });
});
