import { screen, waitFor, within } from "@testing-library/react";
import { DEFAULT_ACCESS } from "@vestpocket/domain/access/access.rules";
import { AUDIENCES, type Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import { applyPreset } from "@vestpocket/domain/disclosure/presets.rules";
import type { DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { beforeEach, expect, test } from "vitest";
import { buildCard, buildOwnAccess, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { buildDraft, chooseAudience, eye, openDraft, SAVE, type Step, walkTo } from "../testing/listing-form.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

// A listing's page asks for one or the other as soon as its panel is loaded.
beforeEach(() => {
  respond("GET /v1/access/{listingId}", { json: { access: buildOwnAccess() } });
  respond("GET /v1/access/{listingId}/settings", { json: { settings: DEFAULT_ACCESS } });
});

/** Previews of a listing that visitors do not see, with what each audience of members gets. */
function buildPreviews(read: (audience: Audience) => Partial<Property>): Preview[] {
  const { availableArea: _, agent: __, postedAs: ___, createdAt: ____, ...card } = buildCard();
  const { rentMonthNet, rentMonthGross } = card.measures;
  const shown = { ...card, measures: { rentMonthNet, rentMonthGross }, hiddenPrice: null };
  return AUDIENCES.map((audience) =>
    audience === "public"
      ? { audience, page: null, card: null }
      : { audience, page: buildProperty(read(audience)), card: shown },
  );
}

async function openForm(as = buildProfile()) {
  const opened = await openPage("/create-listing", { as });
  const type = await screen.findByRole("radio", { name: "Investment Property" });
  const main = screen.getByRole("main");
  const form = within(main);
  await opened.user.click(type);
  await opened.user.click(form.getByRole("radio", { name: "Multi-Family" }));
  const toStep = (step: Step) => walkTo(opened.user, step);
  return { ...opened, main, form, toStep };
}

/** Enters the operating income, and goes to who sees what. */
async function enterIncome({ fill, form, toStep }: Awaited<ReturnType<typeof openForm>>) {
  await toStep("Price and size");
  await fill(form.getByLabelText("Net Operating Income ($ / year)"), "180000");
  await toStep("Who sees what");
}

test("the confidential preset restricts figures in one press, and each value can be restricted further", async () => {
  respond(SAVE, { json: { revision: 1 } });
  const page = await openForm();
  const { user, form } = page;
  await enterIncome(page);
  expect(form.getByRole("radio", { name: "Open to members" })).toBeChecked();
  const level = () => eye("Net Operating Income");
  expect(level()).toHaveDisplayValue("Members");
  await user.click(form.getByRole("radio", { name: "Confidential: NDA required" }));
  expect(level()).toHaveDisplayValue("People who signed the NDA");
  await user.click(form.getByRole("checkbox", { name: "Net Operating Income" }));
  await chooseAudience(user, "Net Operating Income", "People I approve");
  expect(form.getByRole("radio", { name: "Confidential: NDA required" })).toBeChecked();
  await waitFor(() =>
    expect(callsTo(SAVE).at(-1)?.body).toMatchObject({
      content: { levels: { netOperatingIncome: "granted", capRate: "nda" }, banded: ["netOperatingIncome"] },
    }),
  );
  // The same choice is beside the field itself.
  await page.toStep("Price and size");
  expect(level()).toHaveDisplayValue("People I approve");
  await chooseAudience(user, "Net Operating Income", "Members");
  await page.toStep("Who sees what");
  expect(form.getByRole("radio", { name: "Confidential: NDA required" })).not.toBeChecked();
});

test("the confidential preset withholds the document and who posted the listing, and opens nothing; the other opens both", async () => {
  respond(SAVE, { json: { revision: 4 } });
  const draft = buildDraft();
  const levels = { document: "granted", price: "granted", zoning: "verified", streetAddress: "nda" } as const;
  const { user, form, toStep } = await openDraft({ ...draft, content: { ...draft.content, levels } });
  await toStep("Who sees what");
  const savedLevels = () => (callsTo(SAVE).at(-1)?.body as { content: DraftContent } | undefined)?.content.levels;
  await user.click(form.getByRole("radio", { name: "Confidential: NDA required" }));
  const { type, subtype } = draft.content;
  const applied = applyPreset(levels, { preset: "confidential", type, subtype });
  expect(applied).toMatchObject({ ...levels, poster: "nda" });
  await waitFor(() => expect(savedLevels()).toEqual(applied));
  await user.click(form.getByRole("radio", { name: "Open to members" }));
  await waitFor(() => expect(savedLevels()).toEqual({ streetAddress: "nda" }));
});

test("the confidential preset also withholds the figures of a subtype that is chosen later", async () => {
  respond(SAVE, { json: { revision: 1 } });
  const { user, form, toStep } = await openForm();
  await toStep("Who sees what");
  await user.click(form.getByRole("radio", { name: "Confidential: NDA required" }));
  await toStep("What and where");
  await user.click(form.getByRole("radio", { name: "Sale Of Business" }));
  await user.click(form.getByRole("radio", { name: "Food & Beverage" }));
  await toStep("Who sees what");
  expect(form.getByRole("radio", { name: "Confidential: NDA required" })).toBeChecked();
  await waitFor(() =>
    expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ content: { levels: { grossRevenue: "nda" } } }),
  );
});

test("who sees what begins with what is open to every member, each of which can be hidden or edited at once", async () => {
  respond(SAVE, { json: { revision: 1 } });
  const { user, form, fill, toStep } = await openForm();
  await fill(form.getByRole("textbox", { name: "Title" }), "Twelve suites");
  await toStep("Price and size");
  await fill(form.getByLabelText("Net Operating Income ($ / year)"), "180000");
  await fill(form.getByRole("textbox", { name: "Zoning" }), "RM3");
  await user.click(form.getByRole("radio", { name: "For Sale" }));
  await fill(form.getByRole("textbox", { name: "Price" }), "900000");
  await toStep("Who sees what");
  const heading = form.getByRole("heading", { name: "Open to every member" });
  const listed = () =>
    [...(heading.nextElementSibling?.querySelectorAll("li > span") ?? [])].map((each) => each.textContent);
  expect(listed()).toEqual(["Price", "Title", "Net Operating Income", "Zoning", "Who posted the listing"]);
  await user.click(form.getByRole("radio", { name: "Confidential: NDA required" }));
  expect(listed()).toEqual(["Price", "Title", "Zoning"]);
  await user.click(form.getByRole("button", { name: "Hide: Zoning" }));
  expect(listed()).toEqual(["Price", "Title"]);
  expect(heading).toHaveFocus();
  expect(form.getByText("Zoning: now only for people who signed the NDA.")).toBeInTheDocument();
  await user.click(form.getByRole("button", { name: "Edit: Title" }));
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveFocus());
});

test("owners choose in the form how people get in, once something is for signers, and can read what these sign", async () => {
  respond(SAVE, { json: { revision: 1 } });
  const { user, form, toStep } = await openForm();
  await toStep("Who sees what");
  expect(form.queryByRole("group", { name: "How people get in" })).not.toBeInTheDocument();
  await user.click(form.getByRole("radio", { name: "Confidential: NDA required" }));
  expect(form.getByRole("radio", { name: "I approve each person" })).toBeChecked();
  expect(await form.findByRole("button", { name: "Read the standard text" })).toBeVisible();
  await user.click(form.getByRole("radio", { name: "Open automatically on signing" }));
  await waitFor(() => expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ content: { wayIn: "signing" } }));
});

test("a confidential text can never be shown more widely than to signers", async () => {
  const { toStep } = await openForm();
  await toStep("Who sees what");
  expect(eye("Street address")).toHaveDisplayValue("People I approve");
  expect(
    within(eye("Street address"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["People who signed the NDA", "People I approve"]);
});

test("the step shows the listing as four kinds of readers get it, and as a fifth once something is for them", async () => {
  const page = await openForm();
  await enterIncome(page);
  const columns = await page.form.findByRole("region", { name: "Your listing as each reader sees it" });
  const readers = () =>
    within(columns)
      .getAllByRole("heading", { level: 3 })
      .slice(0)
      .map((each) => each.textContent);
  const named = ["Visitors", "Members", "People who signed the NDA", "People I approve"];
  expect(readers().filter((each) => named.includes(each ?? ""))).toEqual(named);
  expect(columns).not.toHaveTextContent("Verified members");
  await chooseAudience(page.user, "Net Operating Income", "Verified members");
  await waitFor(() => expect(columns).toHaveTextContent("Verified members"));
});

test("the form previews side by side what each reader would see", async () => {
  const page = await openForm();
  const { user, form, fill } = page;
  await enterIncome(page);
  await fill(form.getByRole("textbox", { name: "Building or business name" }), "The Old Mill");
  await user.click(form.getByRole("radio", { name: "Confidential: NDA required" }));
  await user.click(form.getByRole("checkbox", { name: "Net Operating Income" }));
  await user.click(form.getByRole("button", { name: "Preview as…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Preview" }));
  const row = (name: string) => {
    const cells = dialog.getByRole("rowheader", { name }).closest("tr")?.querySelectorAll("td") ?? [];
    return [...cells].map(({ textContent }) => textContent);
  };
  const [hidden, range] = ["Not shown", "CA$100,000 to CA$250,000"];
  expect(dialog.getByText(/This listing has no public page/u)).toBeVisible();
  expect(row("Net Operating Income")).toEqual([
    hidden,
    range,
    range,
    "CA$180,000\u00A0/\u00A0year",
    "CA$180,000\u00A0/\u00A0year",
  ]);
  expect(row("Building or business name")).toEqual([hidden, hidden, hidden, hidden, "The Old Mill"]);
  expect(row("Title, category, city")).toEqual(Array(5).fill("Shown"));
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await user.click(form.getByRole("radio", { name: "Without a photo" }));
  await user.click(form.getByRole("button", { name: "Preview as…" }));
  expect(row("Net Operating Income")[0]).toBe(range);
  expect(row("Description")).toEqual([hidden, "Shown", "Shown", "Shown", "Shown"]);
});

test("owners see on their listing's page what each reader sees of the saved listing", async () => {
  const property = buildProperty({ listingOwner: UID });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const previews = buildPreviews(() => ({ features: { zoning: "CR" } }));
  respond("GET /v1/property/{id}/previews", { json: { previews } });
  const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  await user.click(await screen.findByRole("button", { name: "Preview as…" }));
  const header = await screen.findByRole("rowheader", { name: "Zoning" });
  expect(header.closest("tr")).toHaveTextContent("ZoningNot shownCRCRCRCR");
});

test("owners see that the space for rent is shown with the price", async () => {
  const property = buildProperty({ listingOwner: UID });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const lease = { kind: "amount", amountCents: 2_400, per: "sqft_year", basis: "gross", additional: null } as const;
  const previews = buildPreviews((audience) => {
    const isKnown = audience === "nda" || audience === "granted";
    return {
      sale: null,
      lease: isKnown ? lease : { kind: "on_request" },
      availableArea: isKnown ? { from: 90_000, to: null } : null,
    };
  });
  respond("GET /v1/property/{id}/previews", { json: { previews } });
  const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  await user.click(await screen.findByRole("button", { name: "Preview as…" }));
  const row = (await screen.findByRole("rowheader", { name: "Price" })).closest("tr");
  const cells = [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) =>
    textContent?.replaceAll("\u00A0", " "),
  );
  const shown = "CA$24.00 / sq ft / year gross, 900 sq ft available";
  expect(cells).toEqual([...Array.from({ length: 3 }, () => "Not shown"), shown, shown]);
});

test("owners see the card and the page as one kind of reader gets them", async () => {
  const property = buildProperty({ listingOwner: UID });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const previews = buildPreviews((audience) => ({ description: `Told to ${audience}.` }));
  respond("GET /v1/property/{id}/previews", { json: { previews } });
  const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  await user.click(await screen.findByRole("button", { name: "Preview as…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Preview" }));
  expect(await dialog.findByText("Visitors see nothing of this listing.")).toBeVisible();
  const readers = within(dialog.getByRole("group", { name: "See the listing as" }));
  await user.click(readers.getByRole("button", { name: "Visitors" }));
  expect(dialog.getByText("No card: visitors do not see this listing on the home page.")).toBeVisible();
  expect(dialog.getByText("No public page: visitors are asked to log in.")).toBeVisible();
  await user.click(readers.getByRole("button", { name: "People who signed the NDA" }));
  expect(dialog.getByText("Told to nda.")).toBeVisible();
  expect(dialog.getAllByRole("heading", { name: property.name })).toHaveLength(2);
  expect(dialog.queryByRole("link", { name: property.name })).not.toBeInTheDocument();
});

test("the form shows the card that visitors will see, which follows the preset until its owner chooses", async () => {
  respond(SAVE, { json: { revision: 1 } });
  const { user, form, fill, toStep } = await openForm();
  await fill(form.getByRole("textbox", { name: "Title" }), "Twelve homes");
  await toStep("Price and size");
  await user.click(form.getByRole("radio", { name: "For Sale" }));
  await fill(form.getByRole("textbox", { name: "Price" }), "895000");
  await toStep("Who sees what");
  const columns = await form.findByRole("region", { name: "Your listing as each reader sees it" });
  const card = () => columns.firstElementChild;
  const choice = (name: string) => form.getByRole("radio", { name });
  expect(choice("Full card")).toBeChecked();
  await waitFor(() => expect(card()).toHaveTextContent(/^Visitors.*\$895,000.*Twelve homes/u));
  expect(card(), "a place that is not chosen").not.toHaveTextContent(/homes\s*,/u);
  await user.click(choice("Confidential: NDA required"));
  expect(choice("Only what everyone may see")).toBeChecked();
  await waitFor(() => expect(card()).toHaveTextContent(/Price for members.*Twelve homes/u));
  await user.click(choice("No card"));
  await waitFor(() => expect(card()).toHaveTextContent(/^VisitorsNo card/u));
  await waitFor(() => expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ content: { visitorCard: "none" } }));
  await user.click(choice("Open to members"));
  expect(choice("Full card")).toBeChecked();
});

test.each([
  [{ visitorCard: "none" }, "Only signed-in users can see this listing."],
  [{ visitorCard: "public" }, "Visitors see its card on the home page. Only signed-in users see this page."],
  [{ visitorCard: "none", hasTeaser: true }, "Everyone sees its public page. Only signed-in users see this one."],
] as const)("a listing with %j says who sees it", async (choice, sentence) => {
  const property = buildProperty(choice);
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test("a text that gives a secret away says so at once, beside its field", async () => {
  const { user, form, fill, toStep } = await openForm();
  const title = () => form.getByRole("textbox", { name: "Title" });
  const says = "Every member can read this. It gives away: Building or business name (“Bellavista”).";
  await fill(title(), "Italian restaurant downtown, call 416-555-0123");
  expect(title()).toHaveAccessibleDescription(/It gives away: a phone number\./u);
  await fill(title(), "The Bellavista");
  expect(form.queryByText(/It gives away/u)).not.toBeInTheDocument();
  await toStep("Who sees what");
  await fill(form.getByRole("textbox", { name: "Building or business name" }), "Trattoria Bellavista Ltd.");
  await toStep("What and where");
  expect(title()).toHaveAccessibleDescription(expect.stringContaining(says));
  expect(form.getByText(says).closest("[aria-live=polite]")).toBeInTheDocument();
  await fill(title(), "Restaurant downtown");
  expect(form.queryByText(/It gives away/u)).not.toBeInTheDocument();
  await user.type(form.getByRole("textbox", { name: "Keywords" }), "bellavista{Enter}");
  expect(form.getByRole("textbox", { name: "Keywords" })).toHaveAccessibleDescription(/“Bellavista”/u);
  await toStep("Photos and documents");
  const document = () => form.getByLabelText(/^Document.*$/u);
  await user.upload(document(), new File(["%PDF"], "Bellavista_financials.pdf"));
  await waitFor(() => expect(document()).toHaveAccessibleDescription(/“Bellavista”/u));
  await chooseAudience(user, "Document", "People who signed the NDA");
  expect(document()).not.toHaveAccessibleDescription(/“Bellavista”/u);
});

test("a warning about a text needs no confidential detail, and names the poster only while they are withheld", async () => {
  const { user, form } = await openForm(buildProfile({ lastName: "Quillfeather" }));
  const description = form.getByRole("textbox", { name: "Description" });
  await user.type(description, "Near M5V 2A8, from the Quillfeather family");
  expect(description).toHaveAccessibleDescription(/It gives away: a postal code\./u);
  await chooseAudience(user, "Who posted the listing", "People who signed the NDA");
  expect(description).toHaveAccessibleDescription(/Who posted the listing(?: \(“Quillfeather”\))?, a postal code/u);
});

test("a postal code of another country is rejected under its field", async () => {
  const { user, form, fill, toStep } = await openForm();
  await toStep("Who sees what");
  const postalCode = form.getByRole("textbox", { name: "Postal code" });
  await fill(postalCode, "90210");
  await user.tab();
  await waitFor(() =>
    expect(postalCode).toHaveAccessibleDescription(/Enter a Canadian postal code, such as H2X 1Y4\./u),
  );
});

test("an exact location can be pasted from any map, and an invalid one is rejected under its field", async () => {
  const { user, form, fill, toStep } = await openForm();
  await toStep("Who sees what");
  const location = form.getByRole("textbox", { name: "Exact location" });
  await fill(location, "behind the old mill");
  await user.tab();
  await waitFor(() => expect(location).toHaveAccessibleDescription(/Please enter a latitude and a longitude/u));
  await fill(location, "45.5019, 73.5674");
  await user.tab();
  await waitFor(() => expect(location).toHaveAccessibleDescription(/This is not in Canada\./u));
  await fill(location, "45,5019° N 73,5674° O");
  await user.tab();
  await waitFor(() => expect(location).not.toBeInvalid());
  await user.click(form.getByRole("button", { name: "Preview as…" }));
  const row = (await screen.findByRole("rowheader", { name: "Exact location" })).closest("tr");
  const cells = [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual([...Array.from({ length: 4 }, () => "Not shown"), "45.5019, -73.5674"]);
});

test("a reader who may see an exact location can copy it; nothing links to an outside map", async () => {
  const property = buildProperty({ confidential: { exactLocation: "45.5019, -73.5674" } });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  await user.click(await screen.findByRole("button", { name: "Copy the coordinates" }));
  expect(await navigator.clipboard.readText()).toBe("45.5019, -73.5674");
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^.*45\.5019.*$/u })).not.toBeInTheDocument();
});

test("values withheld from a reader are named with what access requires, and amounts with their range", async () => {
  const property = buildProperty({
    withheld: [
      { key: "netOperatingIncome", needs: "nda" },
      { key: "capRate", needs: "nda" },
      { key: "streetAddress", needs: "granted" },
    ],
    bands: { netOperatingIncome: { from: 100_000, to: 250_000 } },
  });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  const after = await screen.findByText("After you sign an NDA");
  expect(after.nextElementSibling).toHaveTextContent("Net Operating Income · Cap Rate");
  expect(screen.getByText("Once the owner gives you access").nextElementSibling).toHaveTextContent("Street address");
  expect(screen.getByText("CA$100,000 to CA$250,000")).toBeVisible();
});

test("authorized readers see the confidential texts, and a listing without any does not mention them", async () => {
  const confidential = { buildingName: "The Old Mill", streetAddress: "1 Mill Lane" };
  const property = buildProperty({ listingOwner: UID, confidential });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  const texts = await screen.findAllByText(/The Old Mill|1 Mill Lane/u);
  expect(texts.map(({ textContent }) => textContent)).toEqual(["1 Mill Lane", "The Old Mill"]);
  const plain = buildProperty({ name: "A plain listing" });
  respond("GET /v1/property/getProperty/{id}", { json: { property: plain } });
  await openPage(`/property/${plain.id}`, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: plain.name });
  expect(screen.queryByRole("heading", { name: "Confidential" })).not.toBeInTheDocument();
});
