import type { Page } from "@playwright/test";
import { generateListing } from "@vestpocket/demo/listings/listings.demo";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import { CATEGORIES, CATEGORY_LABELS, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import { findSubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { createRandom } from "@vestpocket/domain/shared/random";
import { DESKTOP, expectAccessible, expectNoOverflow, expectWell, PHONE, VIEWPORTS } from "./accessible.ts";
import { makeAccount, makePoster } from "./accounts.ts";
import { choose, collectAlerts, dropdown, expect, open, signIn, tabTo, test, untilAlive } from "./fixtures.ts";
import {
  chooseSubtype,
  declaration,
  field,
  fillDetails,
  next,
  openForm,
  POST,
  pdf,
  picture,
  post,
  readListing,
  readToken,
} from "./posting.ts";

// The recorder of traces fetches what a picture's blob address shows, which the site's policy refuses.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

const AGENT_NEEDED = "Please check that you are an agent";
const SAVED = "Listing saved! Redirecting to choose your plan...";

let poster: NewAccount;
test.beforeAll(async () => {
  poster = await makePoster();
});

const main = (page: Page) => page.getByRole("main");
const photos = (page: Page) => page.locator("[data-photo] img");
const photoNames = (page: Page) => photos(page).evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

const FIRST_OF_EACH = CATEGORIES.flatMap((category) =>
  category.subtypes.slice(0, 1).map((subtype) => ({ category, subtype })),
);
for (const { category, subtype } of FIRST_OF_EACH) {
  test(`an agent posts a listing of the type ${category.type}`, async ({ page }) => {
    await openForm(page, poster);
    await chooseSubtype(page, CATEGORY_LABELS[category.slug].message, subtype.name);
    await fillDetails(page, `${subtype.name} by hand`);
    const id = await post(page);
    await expect(page.getByRole("status").filter({ hasText: SAVED })).toBeVisible();
    const { name, type, subtype: kept, price, province, city, status } = await readListing(page, poster, id);
    expect({ name, type, kept, price, province, city, status }).toEqual({
      name: `${subtype.name} by hand`,
      type: category.type,
      kept: subtype.name,
      price: 4_500_000,
      province: "Ontario",
      city: "Mississauga",
      status: "draft",
    });
  });
}

test("a listing is posted with everything on it, and leads on to the choice of a plan", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Warehouse with everything");
  await page.getByRole("radio", { name: "Both" }).check();
  await field(page, "Description").fill("Bright.\n\nTwo docks.");
  for (const keyword of ["loading dock", "  loading dock ", "near 401"]) {
    await field(page, "Keywords").fill(keyword);
    await field(page, "Keywords").press("Enter");
  }
  await page.getByLabel("Total Area").fill("12,100.5 sq ft");
  await page.getByLabel("Monthly Rent").fill("18000");
  await field(page, "Zoning").fill("E2");
  await choose(main(page), "Heating Type", "Gas Forced Air");
  await dropdown(main(page), "Tax Year").click();
  await page.keyboard.type("1987");
  await page.getByRole("option", { name: "1987" }).click();
  await page.getByRole("checkbox", { name: "Sprinklers" }).check();
  await input(page, "thumbnail").setInputFiles(picture("front.png"));
  await input(page, "images").setInputFiles([picture("dock.png"), picture("yard.png")]);
  await input(page, "documents").setInputFiles(pdf("plan.pdf"));
  await expect(photos(page)).toHaveCount(2);

  const id = await post(page);
  await expect(page).toHaveURL(/\/create-listing\/choose-plan\?listing=[\w-]+$/u);
  await expect(main(page).getByText("Your listing is saved as a draft")).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ propertyId: id, discountToken: null });
  await expect(page.getByRole("list", { name: "Steps to your listing" }).locator("[aria-current=step]")).toHaveText(
    /Promote Ad/u,
  );

  const kept = await readListing(page, poster, id);
  expect(kept.features).toEqual({
    totalArea: 12_100.5,
    monthlyRent: 18_000,
    zoning: "E2",
    heatingType: "Gas Forced Air",
    taxYear: "1987",
    includes: ["Sprinklers"],
  });
  expect(kept).toMatchObject({
    listingType: "both",
    keywords: ["loading dock", "near 401"],
    document: { name: "plan.pdf" },
  });
  expect(kept.imageUrls).toHaveLength(2);
  expect(kept.thumbnailUrl).not.toBeNull();
});

test("each of the 37 forms opens with all its fields and tags", async ({ page }) => {
  await openForm(page, poster);
  let forms = 0;
  for (const category of CATEGORIES) {
    await page.getByRole("radio", { name: CATEGORY_LABELS[category.slug].message, exact: true }).check();
    for (const subtype of category.subtypes) {
      const label = SUBTYPE_LABELS[subtypeKey(category, subtype)]?.message ?? "";
      await page.getByRole("radio", { name: label, exact: true }).check();
      const form = findSubtypeForm(category.type, subtype.name);
      const asked = form?.fields.filter(({ listingTypes }) => listingTypes === undefined) ?? [];
      const labels = await page.locator("[id^='posting-fields.'] label").allInnerTexts();
      for (const { label: name } of asked) {
        expect(
          labels.some((text) => text.startsWith(name.message)),
          `${label}: ${name.message}`,
        ).toBe(true);
      }
      const tags = await page.getByRole("group", { name: "What's Included" }).locator("label").allInnerTexts();
      expect(tags, label).toEqual(form?.tags.map((tag) => tag.value));
      forms += 1;
    }
  }
  expect(forms).toBe(37);
});

test("each of the 37 forms, filled in, is taken as it stands", async ({ page }) => {
  const headers = { authorization: `Bearer ${await readToken(page, poster.email)}` };
  const random = createRandom(37);
  for (const { type, subtypes } of CATEGORIES) {
    for (const { name: subtype } of subtypes) {
      const { title, price, listingType, province, city, description, keywords, features } = generateListing(random, {
        type,
        subtype,
      });
      const form = new FormData();
      const texts = { title, type, subtype, listingType, province, city, description, isAuthorized: "true" };
      for (const [name, text] of Object.entries(texts)) form.append(name, text);
      form.append("price", String(price));
      for (const keyword of keywords) form.append("keywords", keyword);
      form.append("fields", JSON.stringify(features));
      const answer = await page.request.post("/v1/property/", { headers, multipart: form });
      expect(answer.status(), `${type}, ${subtype}: ${await answer.text()}`).toBe(200);
    }
  }
});

test("the details come with the subtype, and another type resets it and what depends on it", async ({ page }) => {
  await openForm(page, poster);
  await page.getByRole("radio", { name: "Industrial" }).check();
  await expect(field(page, "Title")).toHaveCount(0);
  await expect(next(page)).toHaveCount(0);
  await page.getByRole("radio", { name: "Warehousing" }).check();
  await field(page, "Title").fill("Kept");
  await page.getByLabel("Clear Height").fill("28");
  await page.getByRole("radio", { name: "Distribution" }).check();
  await expect(page.getByLabel("Clear Height"), "what both subtypes ask stays").toHaveValue("28");
  await page.getByRole("radio", { name: "Office", exact: true }).check();
  await expect(field(page, "Title")).toHaveCount(0);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await expect(field(page, "Title")).toHaveValue("Kept");
  await expect(page.getByLabel("Clear Height")).toHaveValue("");
});

test("Next waits for the declaration, and says why", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Office", "Medical/Dental");
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription(AGENT_NEEDED);
  await declaration(page).check();
  await expect(next(page)).toBeEnabled();
  await expect(main(page).getByText(AGENT_NEEDED)).toHaveCount(0);
});

test("what is missing is said under its field and above the form, in order, and the focus goes to the first", async ({
  page,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (POST.test(request.url())) calls += 1;
  });
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await page.getByLabel("Clear Height").fill("400");
  await declaration(page).check();
  await next(page).click();
  await expect(field(page, "Title")).toBeFocused();
  const summary = main(page).locator("a[href^='#posting-']");
  await expect(summary).toHaveText([
    "Title: Please add a title",
    "Price: Please add a price",
    "Listing type: Please choose For Sale, For Rent or Both.",
    "Province: Please choose a province",
    "City: Please choose a city",
    "Clear Height (feet): Please enter a number from 0 to 300.",
  ]);
  await expect(field(page, "Title")).toHaveAccessibleDescription(/Please add a title/u);
  await expect(field(page, "Price")).toHaveAccessibleDescription(/Please add a price/u);
  await expect(page.getByLabel("Clear Height")).toHaveAttribute("aria-invalid", "true");

  await summary.filter({ hasText: "City" }).click();
  await expect(dropdown(main(page), "City")).toBeFocused();
  await field(page, "Title").fill("Now it has one");
  await expect(summary.first()).toHaveText("Price: Please add a price");
  await next(page).click();
  await expect(field(page, "Price")).toBeFocused();
  expect(calls).toBe(0);
});

test("a number out of its bounds is explained when one leaves its field", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  const height = page.getByLabel("Clear Height");
  await height.fill("1a2.5.ft");
  await expect(height).toHaveValue("12.5.");
  await expect(height).not.toHaveAttribute("aria-invalid");
  await field(page, "Zoning").focus();
  await expect(height).toHaveAccessibleDescription("Please enter a number.");
  await height.fill("301");
  await expect(height).toHaveAccessibleDescription("Please enter a number from 0 to 300.");
  await height.fill("300");
  await expect(height).not.toHaveAttribute("aria-invalid");
});

test("a price keeps its digits and shows what buyers will read", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Office", "Professional Office");
  await field(page, "Price").fill("$4,500.00");
  await expect(field(page, "Price")).toHaveValue("450000");
  await expect(field(page, "Price")).toHaveAccessibleDescription("Shown as CA$450,000");
  await page.getByRole("radio", { name: "For Rent" }).check();
  await expect(field(page, "Price")).toHaveAccessibleDescription("Shown as CA$450,000 / month");
});

test("a city sets its province, a province clears the city", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Office", "Professional Office");
  await choose(main(page), "City", "Lloydminster, SK");
  await expect(dropdown(main(page), "Province")).toHaveText("Saskatchewan");
  await choose(main(page), "Province", "Quebec");
  await expect(dropdown(main(page), "City")).toHaveText("Choose a city");
  await dropdown(main(page), "City").click();
  await expect(page.getByRole("option", { name: "Toronto" })).toHaveCount(0);
});

test("the keyword rules are told by an alert and stay readable", async ({ page }) => {
  const alerts = collectAlerts(page);
  await openForm(page, poster);
  await chooseSubtype(page, "Office", "Professional Office");
  const keywords = field(page, "Keywords");
  for (const keyword of ["a".repeat(21), "a b c d e", "1", "2", "3", "4", "5", "6"]) {
    await keywords.fill(keyword);
    await keywords.press("Enter");
    if (keyword.length > 1) await expect(keywords).toHaveAccessibleDescription(/Keywords must be|words per keyword/u);
  }
  await expect(keywords).toHaveAccessibleDescription(/You can only add up to 5 keywords\./u);
  expect(alerts).toEqual([
    "alert: Keywords must be 20 characters or fewer.",
    "alert: You can only add up to 4 words per keyword.",
    "alert: You can only add up to 5 keywords.",
  ]);
});

test("five photos are one too many; the first four stay, are ordered by keyboard and by mouse, and taken off", async ({
  page,
}) => {
  const alerts = collectAlerts(page);
  await openForm(page, poster);
  await chooseSubtype(page, "Office", "Professional Office");
  await input(page, "images").setInputFiles(["a.png", "b.png", "c.png", "d.png", "e.png"].map(picture));
  await expect(photos(page)).toHaveCount(4);
  expect(alerts).toEqual(["alert: You can only upload a maximum of 4 photos."]);
  await expect(input(page, "images")).toHaveAccessibleDescription(/You can only upload a maximum of 4 photos\./u);

  await page.getByRole("button", { name: "Move photo 1 later" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Photo 1 is now photo 2 of 4." })).toBeAttached();
  await expect(page.getByRole("button", { name: "Move photo 2 later" })).toBeFocused();
  expect(await photoNames(page)).toEqual(["b.png", "a.png", "c.png", "d.png"]);
  await photos(page).nth(3).dragTo(photos(page).nth(0));
  await expect.poll(() => photoNames(page)).toEqual(["d.png", "b.png", "a.png", "c.png"]);
  await page.getByRole("button", { name: "Remove photo 2" }).click();
  await expect.poll(() => photoNames(page)).toEqual(["d.png", "a.png", "c.png"]);
});

test("files that cannot be taken are refused by their names, with the reason", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Office", "Professional Office");
  const gif = { name: "anim.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") };
  const broken = { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  const huge = { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await input(page, "images").setInputFiles([gif, broken, huge, picture("fine.png")]);
  await expect.poll(() => photoNames(page)).toEqual(["fine.png"]);
  for (const sentence of [
    "anim.gif: Pictures must be PNG, JPEG or WebP files.",
    "broken.png: This picture could not be read.",
    "huge.png: Pictures can be up to 10 MB and 50 megapixels.",
  ]) {
    await expect(main(page).getByText(sentence)).toBeVisible();
  }
  await input(page, "documents").setInputFiles(gif);
  await expect(main(page).getByText("anim.gif: The document must be a PDF or Word file.")).toBeVisible();
});

test("a reload keeps every word, says that files are lost, and signing out leaves nothing behind", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Kept over a reload");
  await page.getByLabel("Clear Height").fill("28");
  await page.getByRole("checkbox", { name: "Sprinklers" }).check();
  await input(page, "images").setInputFiles(picture("front.png"));
  await expect(photos(page)).toHaveCount(1);
  await expect(main(page).getByText(/^Draft saved on this device, /u)).toBeVisible();

  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Kept over a reload");
  await expect(page.getByLabel("Clear Height")).toHaveValue("28");
  await expect(dropdown(main(page), "City")).toHaveText("Mississauga");
  await expect(page.getByRole("checkbox", { name: "Sprinklers" })).toBeChecked();
  await expect(declaration(page), "a declaration is made anew").not.toBeChecked();
  await expect(main(page).getByText(/Please add photos and documents again/u)).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Kept over");
});

test("a draft is discarded once one has said so", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await field(page, "Title").fill("Not wanted");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep draft" }).click();
  await expect(field(page, "Title")).toHaveValue("Not wanted");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Industrial" })).not.toBeChecked();
});

test("without a connection nothing is lost, and the next press sends it", async ({ page, watch }) => {
  watch.expectFailing(POST);
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Sent at the second try");
  await input(page, "images").setInputFiles(picture("front.png"));
  await expect(photos(page)).toHaveCount(1);
  await page.route(POST, (route) => route.abort());
  await next(page).click();
  await expect(page.getByRole("alert")).toHaveText("Vestpocket cannot be reached. Check your connection.");
  await expect(next(page)).toBeFocused();
  await page.unroute(POST);
  const id = await post(page);
  const { imageUrls } = await readListing(page, poster, id);
  expect(imageUrls).toHaveLength(1);
});

test("what the server refuses is said under its field", async ({ page, watch }) => {
  watch.expectFailing(POST);
  await page.route(POST, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: "",
        msg: "",
        code: "",
        requestId: "",
        fields: { "fields.clearHeightFeet": "Said by the server." },
      },
    }),
  );
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Refused once");
  await next(page).click();
  const height = page.getByLabel("Clear Height");
  await expect(height).toHaveAccessibleDescription("Said by the server.");
  await expect(height).toBeFocused();
  await height.fill("28");
  await expect(height).not.toHaveAttribute("aria-invalid");
});

test("while it is sent each file shows how far it is, and all can be cancelled with nothing lost", async ({ page }) => {
  await page.route(POST, () => undefined);
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Cancelled");
  await input(page, "images").setInputFiles([picture("a.png"), picture("b.png")]);
  await expect(photos(page)).toHaveCount(2);
  await next(page).click();
  await expect(page.getByRole("progressbar")).toHaveCount(3);
  await expect(page.getByRole("progressbar", { name: "Photo 1" })).toBeVisible();
  await expect(next(page)).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("Cancelled");
  await expect(photos(page)).toHaveCount(2);
});

test("an owner edits a listing: its photos stay, change places and go; then the account area", async ({ page }) => {
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Before");
  await input(page, "images").setInputFiles([picture("a.png"), picture("b.png"), picture("c.png")]);
  await expect(photos(page)).toHaveCount(3);
  const id = await post(page);
  const before = await readListing(page, poster, id);
  const tokens = before.imageUrls.map((url) => url.split("?")[0]);

  await open(page, `/create-listing?edit=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Edit Listing" })).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Before");
  await expect(declaration(page)).toHaveCount(0);
  await field(page, "Title").fill("After");
  await page.getByLabel("Clear Height").fill("28");
  await page.getByRole("button", { name: "Move photo 1 later" }).click();
  await page.getByRole("button", { name: "Remove photo 3" }).click();
  await input(page, "images").setInputFiles(picture("d.png"));
  await expect(photos(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();

  const after = await readListing(page, poster, id);
  expect(after).toMatchObject({ name: "After", features: { clearHeightFeet: 28 }, status: "draft" });
  expect(after.imageUrls).toHaveLength(3);
  expect(after.imageUrls.slice(0, 2).map((url) => url.split("?")[0])).toEqual([tokens[1], tokens[0]]);
});

test("another's listing cannot be edited", async ({ page, api }) => {
  const [listing] = (await api.search({ limit: 1 })).properties;
  await signIn(page, poster);
  await open(page, `/create-listing?edit=${listing?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This listing can't be edited.");
});

test("somebody whose phone is not confirmed is told before typing", async ({ page }) => {
  await openForm(page, await makeAccount());
  await expect(
    main(page).getByText("Please confirm your phone number on your profile page before you post a listing."),
  ).toBeVisible();
  await main(page).getByRole("link", { name: "Confirm my phone number" }).click();
  await expect(page).toHaveURL("/account/profile#phone");
});

test("the keyboard alone posts a listing, from the header on", async ({ page }) => {
  await signIn(page, poster);
  await open(page, "/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Create Listing" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/create-listing");
  await tabTo(page, page.getByRole("radio", { name: "Commercial", exact: true }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Office", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await tabTo(page, field(page, "Title"));
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.type("450000");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await tabTo(page, dropdown(main(page), "City"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("Ottawa");
  await page.keyboard.press("Enter");
  await expect(dropdown(main(page), "City")).toBeFocused();
  await tabTo(page, declaration(page));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL(/\/create-listing\/choose-plan\?listing=[\w-]+$/u);
});

test("a listing is posted on a phone, in French", async ({ page, watch }) => {
  watch.expectFailing(POST);
  await page.setViewportSize(PHONE);
  await openForm(page, poster, "/fr/create-listing");
  await page.getByRole("radio", { name: "Industriel" }).check();
  await page.getByRole("radio", { name: "Entreposage" }).check();
  await page.getByRole("checkbox", { name: /^Je déclare/u }).check();
  const onward = main(page).getByRole("button", { name: "Suivant", exact: true });
  await onward.click();
  await expect(field(page, "Titre")).toHaveAccessibleDescription(/Veuillez ajouter un titre/u);
  await expect(field(page, "Titre")).toBeInViewport();
  await expectNoOverflow(page, "errors on a phone, in French");
  await field(page, "Titre").fill("Entrepôt");
  await field(page, "Prix").fill("4500000");
  await page.getByRole("radio", { name: "À vendre" }).check();
  await choose(main(page), "Ville", "Montréal");
  await page.getByLabel("Hauteur libre").fill("8,5");
  await expect(page.getByLabel("Hauteur libre")).toHaveValue("8.5");
  await onward.click();
  await expect(page.getByText("Redirection vers le choix de votre forfait")).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/create-listing\/choose-plan\?listing=[\w-]+$/u);
});

for (const language of ["en", "fr"] as const) {
  test(`the form (${language}) is accessible and fits every width, with errors and with files`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[language]);
    await openForm(page, poster, language === "fr" ? "/fr/create-listing" : "/create-listing");
    await input(page, "type").nth(2).check();
    await input(page, "subtype").nth(1).check();
    await input(page, "isAuthorized").check();
    await input(page, "thumbnail").setInputFiles(picture("front.png"));
    await input(page, "images").setInputFiles([picture("a.png"), picture("b.png")]);
    await input(page, "documents").setInputFiles(pdf("plan.pdf"));
    await input(page, "includes").first().check();
    await page.locator("button[type=submit]").click();
    await expect(input(page, "title")).toBeFocused();
    await expectWell(page, "errors and files");
    await open(page, language === "fr" ? "/fr/create-listing/choose-plan" : "/create-listing/choose-plan");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, "choose a plan");
  });
}

test("a visitor is asked to log in and is then brought to the form", async ({ page }) => {
  await page.goto("/create-listing");
  await expect(page).toHaveURL("/login?next=%2Fcreate-listing");
  await untilAlive(page);
  await page.getByRole("textbox", { name: "Email" }).fill(poster.email);
  await page.getByRole("textbox", { name: "Password" }).fill(poster.password);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/create-listing");
  await expect(page.getByRole("heading", { level: 1, name: "Create Listing" })).toBeVisible();
});
