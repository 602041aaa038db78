import { generateListing } from "@vestpocket/demo/listings/listings.demo";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import { CATEGORIES, CATEGORY_LABELS, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import { findSubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { createRandom } from "@vestpocket/domain/shared/random";
import { makePoster } from "./accounts.ts";
import { expect, open, test } from "./fixtures.ts";
import { chooseSubtype, fillDetails, openForm, post, readListing, readToken } from "./posting.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

test("an agent posts a listing of each of the nine types", async ({ page }) => {
  const poster = await makePoster();
  await openForm(page, poster);
  for (const category of CATEGORIES) {
    const [subtype] = category.subtypes;
    if (!subtype) throw new Error(`${category.type} has no subtypes.`);
    const title = `${subtype.name} by hand`;
    await test.step(category.type, async () => {
      await open(page, "/create-listing");
      await chooseSubtype(page, CATEGORY_LABELS[category.slug].message, subtype.name);
      await fillDetails(page, title);
      const id = await post(page);
      await expect(page.getByRole("status").filter({ hasText: "Listing saved!" })).toBeVisible();
      const kept = await readListing(page, poster, id);
      expect(kept).toMatchObject({
        name: title,
        type: category.type,
        subtype: subtype.name,
        price: 4_500_000,
        province: "Ontario",
        city: "Mississauga",
        status: "draft",
      });
    });
  }
});

test("each of the 37 forms of a listing opens with all its fields and tags", async ({ page }) => {
  await openForm(page, await makePoster());
  for (const category of CATEGORIES) {
    await page.getByRole("radio", { name: CATEGORY_LABELS[category.slug].message, exact: true }).check();
    for (const subtype of category.subtypes) {
      const label = SUBTYPE_LABELS[subtypeKey(category, subtype)]?.message ?? "";
      await page.getByRole("radio", { name: label, exact: true }).check();
      const form = findSubtypeForm(category.type, subtype.name);
      const asked = form?.fields.filter(({ listingTypes }) => listingTypes === undefined) ?? [];
      const labels = page.locator("[id^='posting-fields.'] label");
      const missing = () =>
        labels.evaluateAll(
          (all, names) => names.filter((name) => !all.some((each) => (each as HTMLElement).innerText.startsWith(name))),
          asked.map((each) => each.label.message),
        );
      await expect.poll(() => missing(), { message: label }).toEqual([]);
      await expect(page.getByRole("group", { name: "What's Included" }).locator("label"), label).toHaveText(
        form?.tags.map((tag) => tag.value) ?? [],
      );
    }
  }
  expect(CATEGORIES.flatMap(({ subtypes }) => subtypes)).toHaveLength(37);
});

test("each of the 37 forms of a listing, filled in, is accepted by the server", async ({ page }) => {
  const random = createRandom(37);
  for (const { type, subtypes } of CATEGORIES) {
    // An account may have only so many drafts.
    const { email } = await makePoster();
    const headers = { authorization: `Bearer ${await readToken(page, email)}` };
    for (const { name: subtype } of subtypes) {
      const listing = generateListing(random, { type, subtype });
      const { title, price, listingType, province, city, description, keywords, features } = listing;
      const form = new FormData();
      const texts = { title, type, subtype, listingType, province, city, description, isAuthorized: "true" };
      for (const [name, text] of Object.entries(texts)) form.append(name, text);
      form.append("price", String(price));
      for (const keyword of keywords) form.append("keywords", keyword);
      form.append("fields", JSON.stringify(features));
      const answer = await page.request.post("/v1/property/", { headers, multipart: form });
      const words = await answer.text();
      expect(answer.status(), `${type}, ${subtype}: ${words}`).toBe(200);
    }
  }
});
