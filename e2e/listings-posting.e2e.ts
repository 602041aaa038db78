import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow, expectWellInBothLanguages, switchTo } from "./accessible.ts";
import { makePoster } from "./accounts.ts";
import {
  choose,
  collectAlerts,
  dropdown,
  expect,
  open,
  readStorage,
  signIn,
  tabTo,
  test,
  untilAlive,
} from "./fixtures.ts";
import { CARDS, payButton, planOf, saveDraft } from "./payments.ts";
import {
  chooseSubtype,
  declaration,
  FILES,
  field,
  fillDetails,
  next,
  openForm,
  PUBLISH,
  pdf,
  picture,
  planAndPay,
  post,
  readListing,
  TOO_LARGE,
  toStep,
  unfold,
  writeFile,
} from "./posting.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

const SAVED = "Listing saved! Redirecting to choose your plan...";

const main = (page: Page) => page.getByRole("main");
const photos = (page: Page) => page.locator("[data-photo] img");
const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function expectPhotos(page: Page, names: string[]) {
  await expect
    .poll(() => photos(page).evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt)))
    .toEqual(names);
}

test("a visitor who wants to post logs in, posts a listing with everything on it, and continues to the plans", async ({
  page,
}) => {
  const poster = await makePoster();
  await test.step("the log-in leads to the form", async () => {
    await page.goto("/create-listing");
    await expect(page).toHaveURL("/login?next=%2Fcreate-listing");
    await untilAlive(page);
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(poster.email);
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(poster.password);
    await main(page).getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page).toHaveURL("/create-listing");
    await expect(page.getByRole("heading", { level: 1, name: "Create Listing", exact: true })).toBeVisible();
  });
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Warehouse with everything");
  await toStep(page, "What and where");
  await unfold(page);
  await field(page, "Description").fill("Bright.\n\nTwo docks.");
  for (const keyword of ["loading dock", "  loading dock ", "near 401"]) {
    await field(page, "Keywords").fill(keyword);
    await field(page, "Keywords").press("Enter");
  }
  await toStep(page, "Price and size");
  await page.getByRole("radio", { name: "Both", exact: true }).check();
  await page.getByLabel("Total Area (sq ft)", { exact: true }).fill("12,100.5 sq ft");
  await field(page, "Rent").fill("18000");
  await unfold(page);
  await field(page, "Zoning").fill("E2");
  await choose(main(page), "Heating Type", "Gas Forced Air");
  await dropdown(main(page), "Tax Year").click();
  await page.keyboard.type("1987");
  await page.getByRole("option", { name: "1987", exact: true }).click();
  await page.getByRole("checkbox", { name: "Sprinklers", exact: true }).check();
  await toStep(page, "Photos and documents");
  await input(page, "thumbnail").setInputFiles(picture("front.png"));
  await input(page, "images").setInputFiles([picture("dock.png"), picture("yard.png")]);
  await input(page, "documents").setInputFiles(pdf("plan.pdf"));
  await expect(photos(page)).toHaveCount(2);

  const id = await post(page);
  await expect(page).toHaveURL(/\/create-listing\/choose-plan\?listing=[\w-]+$/u);
  await expect(main(page).getByText("Your listing is saved as a draft")).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.usr)).toEqual({ propertyId: id, discountToken: null });
  await expect(
    page.getByRole("list", { name: "Steps to your listing", exact: true }).locator("[aria-current=step]"),
  ).toHaveText(/Promote Ad/u);

  const kept = await readListing(page, poster, id);
  expect(kept.lease).toMatchObject({ amountCents: 18_000_00, per: "month", basis: "gross" });
  expect(kept.features).toEqual({
    totalArea: 12_100.5,
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

test("photos are limited to four, ordered by keyboard and mouse, and survive a canceled and a failed upload", async ({
  page,
  watch,
}) => {
  watch.expectFailing(PUBLISH);
  watch.expectFailing(FILES);
  // Files that the draft does not have yet are sent before it is published.
  await page.route(FILES, (route) => route.abort());
  const alerts = collectAlerts(page);
  const poster = await makePoster();
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "With four photos");
  await toStep(page, "Photos and documents");

  await test.step("files that cannot be taken are refused by name, with the reason", async () => {
    const gif = { name: "anim.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") };
    const broken = { name: "broken.png", buffer: Buffer.from("no picture") };
    const huge = { name: "huge.png", buffer: TOO_LARGE };
    await input(page, "images").setInputFiles([gif, broken, huge, picture("a.png")].map(writeFile));
    await expectPhotos(page, ["a.png"]);
    for (const sentence of [
      "anim.gif: Photos must be PNG, JPEG or WebP files.",
      "broken.png: This photo could not be read.",
      "huge.png: Photos can be up to 10 MB and 50 megapixels.",
    ]) {
      await expect(main(page).getByText(sentence)).toBeVisible();
    }
    await input(page, "documents").setInputFiles(gif);
    await expect(main(page).getByText("anim.gif: The document must be a PDF or Word file.")).toBeVisible();
  });

  await test.step("five photos are one too many", async () => {
    await input(page, "images").setInputFiles(["b.png", "c.png", "d.png", "e.png"].map(picture));
    await expectPhotos(page, ["a.png", "b.png", "c.png", "d.png"]);
    await expect.poll(() => alerts).toEqual(["alert: You can only upload a maximum of 4 photos."]);
    await expect(input(page, "images")).toHaveAccessibleDescription(/You can only upload a maximum of 4 photos\./u);
  });

  await test.step("photos change places by keyboard and by mouse, and are removed", async () => {
    await page.getByRole("button", { name: "Move photo 1 later", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Photo 1 is now photo 2 of 4." })).toBeAttached();
    await expect(page.getByRole("button", { name: "Move photo 2 later", exact: true })).toBeFocused();
    await expectPhotos(page, ["b.png", "a.png", "c.png", "d.png"]);
    await photos(page).nth(3).dragTo(photos(page).nth(0));
    await expectPhotos(page, ["d.png", "b.png", "a.png", "c.png"]);
    await page.getByRole("button", { name: "Remove photo 2", exact: true }).click();
    await expectPhotos(page, ["d.png", "a.png", "c.png"]);
  });

  await test.step("while files are sent each shows its progress, and all can be canceled with nothing lost", async () => {
    await page.unroute(FILES);
    await page.route(FILES, () => undefined);
    await planAndPay(page).click();
    await expect(page.getByRole("progressbar")).toHaveCount(4);
    await expect(page.getByRole("progressbar", { name: "Photo 1", exact: true })).toBeVisible();
    await expect(planAndPay(page)).toBeFocused();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.unroute(FILES);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(photos(page)).toHaveCount(3);
    await toStep(page, "What and where");
    await expect(field(page, "Title")).toHaveValue("With four photos");
  });

  await test.step("without a connection nothing is lost, and the next press sends it", async () => {
    await page.route(PUBLISH, (route) => route.abort());
    await planAndPay(page).click();
    await expect(page.getByRole("alert")).toHaveText("Vestpocket cannot be reached. Check your connection.");
    await page.unroute(PUBLISH);
    const { imageUrls } = await readListing(page, poster, await post(page));
    expect(imageUrls).toHaveLength(3);
  });
});

test("a listing's form is a draft that survives a reload and continues on another device, and clearing it can be undone", async ({
  page,
  browser,
}) => {
  const poster = await makePoster();
  await openForm(page, poster);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await fillDetails(page, "Not wanted");
  await expect(main(page).getByText("Saved a moment ago")).toBeVisible();
  await expect(page).toHaveURL(/\/create-listing\?(?:draft=[\w-]+&step=price|step=price&draft=[\w-]+)$/u);
  await page.getByRole("button", { name: "Clear form", exact: true }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL("/create-listing");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(field(page, "Title")).toHaveValue("Not wanted");

  await field(page, "Title").fill("Kept over a reload");
  await toStep(page, "Price and size");
  await page.getByLabel(/^Clear Height .+$/u).fill("28");
  await unfold(page);
  await page.getByRole("checkbox", { name: "Sprinklers", exact: true }).check();
  // What the server has is no longer stored in the browser.
  await expect.poll(() => readStorage(page)).not.toContain("Kept over");
  await expect(page).toHaveURL(/\/create-listing\?(?:draft=[\w-]+&step=price|step=price&draft=[\w-]+)$/u);
  await page.reload();
  await expect(page.getByLabel(/^Clear Height .+$/u)).toHaveValue("28");
  await unfold(page);
  await expect(page.getByRole("checkbox", { name: "Sprinklers", exact: true })).toBeChecked();
  await toStep(page, "What and where");
  await expect(field(page, "Title")).toHaveValue("Kept over a reload");
  await expect(dropdown(main(page), "City")).toHaveText("Mississauga");
  await expect(declaration(page), "the declaration stays").toBeChecked();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, poster);
  await open(other, "/create-listing");
  await expect(main(other).getByText("You have an unfinished listing: Kept over a reload")).toBeVisible();
  await main(other).getByRole("link", { name: "Continue it", exact: true }).click();
  await expect(field(other, "Title")).toHaveValue("Kept over a reload");
  await context.close();
});

test("an owner edits a listing, keeps, moves and removes its photos, and returns to the account area", async ({
  page,
}) => {
  const poster = await makePoster();
  const { propertyId: id } = await saveDraft(page, poster, {
    title: "Before",
    type: "Industrial",
    subtype: "Warehousing",
    photos: ["a.png", "b.png", "c.png"],
  });
  await signIn(page, poster);
  const before = await readListing(page, poster, id);
  const tokens = before.imageUrls.map((url) => url.split("?")[0]);

  await open(page, `/create-listing?edit=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Edit listing", exact: true })).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Before");
  await expect(declaration(page)).toHaveCount(0);
  await field(page, "Title").fill("After");
  await toStep(page, "Price and size");
  await page.getByLabel(/^Clear Height .+$/u).fill("28");
  await toStep(page, "Photos and documents");
  await page.getByRole("button", { name: "Move photo 1 later", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Photo 1 is now photo 2 of 3." })).toBeAttached();
  await page.getByRole("button", { name: "Remove photo 3", exact: true }).click();
  await expect(photos(page)).toHaveCount(2);
  await input(page, "images").setInputFiles(picture("d.png"));
  await expect(photos(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page).toHaveURL(`/property/${id}`);
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();

  const after = await readListing(page, poster, id);
  expect(after).toMatchObject({ name: "After", features: { clearHeightFeet: 28 }, status: "draft" });
  expect(after.imageUrls).toHaveLength(3);
  expect(after.imageUrls.slice(0, 2).map((url) => url.split("?")[0])).toEqual([tokens[1], tokens[0]]);
});

test("a listing is posted and paid for with the keyboard alone, starting from the home page", async ({ page }) => {
  const poster = await makePoster();
  await signIn(page, poster);
  await open(page, "/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Create Listing", exact: true }));
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
  await tabTo(page, dropdown(main(page), "City"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.type("Ottawa");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Ottawa"]);
  await page.keyboard.press("Enter");
  await expect(dropdown(main(page), "City")).toBeFocused();
  await tabTo(page, declaration(page));
  await page.keyboard.press("Space");
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Price and size", exact: true })).toBeFocused();
  await tabTo(page, page.getByRole("radio", { name: "For Sale", exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, field(page, "Price"));
  await page.keyboard.type("450000");
  for (const step of ["Photos and documents", "Who sees what"]) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: step, exact: true })).toBeFocused();
    await tabTo(page, next(page));
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL(/\/create-listing\/choose-plan\?listing=[\w-]+$/u);
  const id = new URL(page.url()).searchParams.get("listing") ?? "";

  await tabTo(page, planOf(page, "Basic"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Your order", exact: true })).toContainText("$64.99");
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/create-listing\/payment\?order=/u);
  await tabTo(page, page.getByLabel("Card number", { exact: true }));
  await page.keyboard.type(CARDS.good);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1234");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await tabTo(page, payButton(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/success-payment\?order=/u);
  await expect.poll(async () => (await readListing(page, poster, id)).status).toBe("active");
});

test("a listing is posted on a phone, in French", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page, await makePoster(), "/fr/create-listing");
  await page.getByRole("radio", { name: "Industriel", exact: true }).check();
  await page.getByRole("radio", { name: "Entreposage", exact: true }).check();
  await page.getByRole("checkbox", { name: /^Je déclare .+\.$/u }).check();
  const onward = main(page).getByRole("button", { name: "Suivant", exact: true });
  await onward.click();
  await expect(field(page, "Titre")).toHaveAccessibleDescription(/Veuillez ajouter un titre/u);
  await expect(field(page, "Titre")).toBeInViewport();
  await expectNoOverflow(page, "errors on a phone, in French");
  await field(page, "Titre").fill("Entrepôt");
  await choose(main(page), "Ville", "Montréal");
  await onward.click();
  await page.getByRole("radio", { name: "À vendre", exact: true }).check();
  await field(page, "Prix").fill("4500000");
  await page.getByLabel(/^Hauteur libre .+$/u).fill("8,5");
  await expect(page.getByLabel(/^Hauteur libre .+$/u)).toHaveValue("8,5");
  await onward.click();
  await expect(page.getByRole("heading", { name: "Photos et documents", exact: true })).toBeFocused();
  await onward.click();
  await expect(page.getByRole("heading", { name: "Qui voit quoi", exact: true })).toBeFocused();
  await expectNoOverflow(page, "who sees what on a phone, in French");
  await onward.click();
  await expect(page.getByText("Redirection vers le choix de votre forfait")).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/create-listing\/choose-plan\?listing=[\w-]+$/u);
});

test("the form of a listing is accessible and fits every width in both languages, with errors and with files", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openForm(page, await makePoster());
  await input(page, "type").nth(2).check();
  await input(page, "subtype").nth(1).check();
  await input(page, "isAuthorized").check();
  await page.locator("button[type=submit]").click();
  await expect(input(page, "title")).toBeFocused();
  await expectWellInBothLanguages(page, "what and where, with errors");
  await page.setViewportSize(DESKTOP);
  await switchTo(page, "en");
  await toStep(page, "Price and size");
  await unfold(page);
  await input(page, "includes").first().check();
  await planAndPay(page).click();
  await expect(input(page, "title")).toBeFocused();
  await toStep(page, "Price and size");
  await expectWellInBothLanguages(page, "price and size, with errors");
  await page.setViewportSize(DESKTOP);
  await switchTo(page, "en");
  await toStep(page, "Photos and documents");
  await input(page, "thumbnail").setInputFiles(picture("front.png"));
  await input(page, "images").setInputFiles([picture("a.png"), picture("b.png")]);
  await input(page, "documents").setInputFiles(pdf("plan.pdf"));
  await expect(photos(page)).toHaveCount(2);
  await expectWellInBothLanguages(page, "photos and documents");
  await page.setViewportSize(DESKTOP);
  await switchTo(page, "en");
  await toStep(page, "Who sees what");
  await unfold(page);
  await expect(page.getByRole("region", { name: "Your listing as each reader sees it", exact: true })).toBeVisible();
  await expectWellInBothLanguages(page, "who sees what");
  await page.setViewportSize(DESKTOP);
  await open(page, "/create-listing/choose-plan");
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(/^Choose a listing first/u);
  await expectAccessible(page, "choose a plan");
  await switchTo(page, "fr");
  await page.setViewportSize(PHONE);
  await expect(headline).toHaveText(/^Choisissez d’abord une annonce/u);
  await expectAccessible(page, "choose a plan, in French");
});
