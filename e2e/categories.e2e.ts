import { generateListing } from "@vestpocket/demo/listings/listings.demo";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import { CATEGORIES, CATEGORY_LABELS, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import { findSubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { createRandom } from "@vestpocket/domain/shared/random";
import { makePoster } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { openForm, readToken, toStep } from "./posting.ts";

test("each of the 37 forms of a listing opens with all its fields and tags", async ({ page }) => {
  await openForm(page, await makePoster());
  for (const category of CATEGORIES) {
    await page.getByRole("radio", { name: CATEGORY_LABELS[category.slug].message, exact: true }).check();
    for (const subtype of category.subtypes) {
      const label = SUBTYPE_LABELS[subtypeKey(category, subtype)]?.message ?? "";
      await page.getByRole("radio", { name: label, exact: true }).check();
      await toStep(page, "Price and size");
      const form = findSubtypeForm(category.type, subtype.name);
      const asked = form?.fields.filter(({ listingTypes }) => listingTypes === undefined) ?? [];
      const labels = page.locator("[id^='posting-fields.'] label");
      const tags = page.locator("[id='posting-fields.includes'] label");
      await expect
        .poll(
          async () => {
            const names = await labels.allTextContents();
            const missing = asked.filter(({ label: { message } }) => !names.some((name) => name.startsWith(message)));
            return { missing, tags: await tags.allTextContents() };
          },
          { message: label },
        )
        .toEqual({ missing: [], tags: form?.tags.map((tag) => tag.value) ?? [] });
      await toStep(page, "What and where");
    }
  }
  expect(CATEGORIES.flatMap(({ subtypes }) => subtypes)).toHaveLength(37);
});

test("each of the 37 forms of a listing, filled in, is accepted by the server as a draft of its kind", async ({
  page,
}) => {
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
      const { propertyId } = (JSON.parse(words) as { msg: { propertyId: string } }).msg;
      const kept = await (await page.request.get(`/v1/property/getProperty/${propertyId}`, { headers })).json();
      expect(kept).toMatchObject({
        property: { name: title, type, subtype, price, province, city, status: "draft" },
      });
    }
  }
});
