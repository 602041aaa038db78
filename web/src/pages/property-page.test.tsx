import { screen, waitFor, within } from "@testing-library/react";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import { FEATURE_TAGS, LISTING_FIELDS } from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildCard, buildOwner, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { expectHeldWithFocus } from "../testing/held-button.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const PROPERTY = "GET /v1/property/getProperty/{id}";
const OWNER = "POST /v1/property/owner";
const SIMILAR = "GET /v1/property/{id}/similar";
const SEND = "POST /v1/mail/sendInquiryMail";

/** Opens the page of someone else's listing. */
async function openListing(
  overrides: Partial<Property> = {},
  { as = buildProfile(), prefix = "", owner = buildOwner() } = {},
) {
  const property = buildProperty(overrides);
  respond(PROPERTY, { json: { property } });
  respond(OWNER, { json: { owner } });
  const opened = await openPage(`${prefix}/property/${property.id}`, { as });
  await screen.findByRole("heading", { level: 1, name: property.name });
  return { ...opened, property, main: within(screen.getByRole("main")) };
}

/** The section under a heading. */
async function section(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return heading.closest("section") as HTMLElement;
}
const buildFeatures = (facts: Record<string, string | number>, includes: string[]) =>
  Object.assign(facts, { includes }) as Property["features"];
const offer = () => screen.getByRole("heading", { name: "Offered by" }).parentElement as HTMLElement;
/** Which spaces are non-breaking does not matter here. */
const texts = (elements: HTMLElement[]) => elements.map((each) => each.textContent.replaceAll("\u00A0", " "));

test.each([
  ["agent", "Listed by agent (licence not checked)", "Agent"],
  ["owner", "Listed by owner", "Owner"],
] as const)(
  "someone without a brokerage who posted as %s is shown as that, everywhere",
  async (postedAs, line, role) => {
    const { main } = await openListing({ postedAs }, { owner: buildOwner({ brokerageName: null }) });
    expect(main.getByText(line)).toBeVisible();
    expect(await within(offer()).findByText(role)).toBeVisible();
  },
);

test("a listing says how long ago it was confirmed, and how fast its owner replies once that is known", async () => {
  const confirmedAt = { seconds: Math.floor(Date.now() / 1000) - 86_400 };
  const { main } = await openListing({ confirmedAt }, { owner: buildOwner({ replyBand: "two_days" }) });
  expect(main.getByText("Confirmed yesterday")).toBeVisible();
  expect(await within(offer()).findByText("Usually replies within two days")).toBeVisible();
});

const NOT_YOURS =
  /^This agent acts for the seller or landlord, not for you\. Get your own advice\.(?: Advice from \w+ \(new tab\))?$/u;

// Quebec reserves titles, Alberta has classes, and no site is known of Yukon's regulator.
test.each(["Ontario", "Quebec", "Alberta", "Yukon"] as const)(
  "a listing in %s says whether an agent's licence is checked, and whom the agent acts for, in no protected title",
  async (province) => {
    const licence = { checkedOn: "2026-11-02" };
    for (const [shown, en, fr] of [
      [
        { licence },
        ["Verified Agent", "Licence checked November 2, 2026", "Listed by agent (licence checked November 2, 2026)"],
        ["Titulaire de permis", "Permis vérifié le 2 novembre 2026"],
      ],
      [
        { licence: null },
        ["Licence not checked", "Listed by agent (licence not checked)"],
        ["Permis non vérifié", "Publiée à titre de courtier (permis non vérifié)"],
      ],
    ] as const) {
      const english = await openListing({ ...shown, province, designation: null });
      for (const words of en) expect(await english.main.findByText(words)).toBeVisible();
      expect(await english.main.findByText(NOT_YOURS)).toBeVisible();
      const [regulator] = REGULATORS[province];
      const advice = english.main.queryByRole("link", { name: `Advice from ${regulator?.code} (new tab)` });
      expect(advice?.getAttribute("href")).toBe(regulator?.guide ?? regulator?.site);
      const french = await openListing({ ...shown, province, designation: null }, { prefix: "/fr" });
      for (const words of fr) expect(await french.main.findByText(words)).toBeVisible();
      expect(
        await french.main.findByText(/^La personne qui a publié cette annonce représente le vendeur/u),
      ).toBeVisible();
    }
    const own = await openListing({ postedAs: "owner", province });
    expect(await own.main.findByText("Listed by owner")).toBeVisible();
    expect(own.main.queryByText(/licence (?:not )?checked/iu)).toBeNull();
    expect(own.main.queryByText(NOT_YOURS)).toBeNull();
  },
);

test("the profile of a confidential poster is not requested, and they can still be contacted", async () => {
  const { main } = await openListing({ listingOwner: null, postedAs: "owner" });
  expect(await main.findByText("Their name is confidential. You can still write to them.")).toBeVisible();
  expect(within(offer()).getByText("Owner")).toBeVisible();
});

test("an agent is named with their brokerage and designation", async () => {
  await openListing({ designation: "Commercial real estate broker" });
  expect(await within(offer()).findByText("Commercial real estate broker")).toBeVisible();
  expect(within(offer()).getByText(/^Harbourfront Realty Inc\./u)).toBeVisible();
});

test("a listing's page says what it is, where, for how much, and since when", async () => {
  const { main, property } = await openListing({ description: "First paragraph.\n\nSecond paragraph." });
  expect(document.title).toBe(`${property.name} · Vestpocket`);
  expect(main.getByText("Toronto, Ontario")).toBeVisible();
  expect(main.getByText("Retail | Commercial")).toBeVisible();
  expect(main.getByText("For Sale")).toBeVisible();
  expect(within(offer()).getByText("CA$850,000")).toBeVisible();
  expect(main.getByText("Added November 20, 2026")).toBeVisible();
  const paragraphs = (await section("Description")).querySelectorAll("p");
  expect([...paragraphs].map((each) => each.textContent)).toEqual(["First paragraph.", "Second paragraph."]);
});

test("an owner's own words are in the language of the listing, where there is only one", async () => {
  const features = { totalArea: 1_000, reasonForSelling: "Retirement" };
  const shared = { type: "Sale of Business", subtype: "Food & Beverage", features, language: "en" } as const;
  const term = async (text: string) => (await within(await section("Caractéristiques")).findByText(text)).lang;
  await openListing({ ...shared, translation: null }, { prefix: "/fr" });
  expect(await term("Retirement")).toBe("en");
  expect(await term("1 000 pi²")).toBe("");
});

test("an owner's own words in the reader's other language say so, also where the texts are in both", async () => {
  const features = { reasonForSelling: "Retirement", hoursOfOperation: "Du mardi au dimanche" };
  const shared = { type: "Sale of Business", subtype: "Food & Beverage", features } as const;
  await openListing(
    { ...shared, translation: { name: "Pizzeria", description: "", language: "en", isMachineTranslated: false } },
    { prefix: "/fr" },
  );
  const terms = within(await section("Caractéristiques"));
  expect((await terms.findByText("Retirement")).lang).toBe("en");
  expect(terms.getAllByText("(en anglais)")).toHaveLength(1);
  expect(terms.getByText("Du mardi au dimanche").lang).toBe("fr");
});

test("texts that a program drafted are marked as such", async () => {
  const { main } = await openListing({ isMachineTranslated: true });
  expect(main.getByText(/· Machine translation$/u)).toBeVisible();
  const { main: approved } = await openListing();
  expect(approved.queryByText(/Machine translation/u)).not.toBeInTheDocument();
});

test("the features of a listing are each shown once under their name, with their value, and no others", async () => {
  const enteredIn = ({ kind, options }: (typeof LISTING_FIELDS)[number]) =>
    kind === "number" ? 1_234 : (options?.[0]?.value ?? "Given words");
  const features = Object.fromEntries(LISTING_FIELDS.map((field) => [field.key, enteredIn(field)]));
  await openListing({ features });
  const table = within(await section("Features"));
  const shown = (await table.findAllByRole("term")).map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(shown.map(([label]) => label).toSorted()).toEqual(LISTING_FIELDS.map(({ label }) => label.message).toSorted());
  for (const field of LISTING_FIELDS) {
    const [, value] = shown.find(([label]) => label === field.label.message) ?? [];
    const number = field.unit === "year" ? "1234" : "1,234";
    expect(value, field.key).toContain(
      field.kind === "number" ? number : (field.options?.[0]?.label.message ?? "Given words"),
    );
  }
});

test("a photo that is also the cover is in the gallery once, and a thumbnail comes before the photos", async () => {
  const [first, second] = ["/files/pictures/first", "/files/pictures/second"];
  const { main } = await openListing({ thumbnailUrl: first, imageUrls: [first, second] });
  const shown = () => [...main.getByRole("region", { name: "Photos" }).querySelectorAll("img")].length;
  expect(shown()).toBe(2);
  await openListing({ thumbnailUrl: "/files/pictures/thumbnail", imageUrls: [first, second] });
  expect(screen.getByRole("button", { name: "All 3 photos" })).toBeVisible();
});

test("What's Included lists the tags of a listing", async () => {
  const tags = FEATURE_TAGS.slice(0, 5);
  await openListing({
    features: buildFeatures(
      {},
      tags.map(({ value }) => value),
    ),
  });
  const items = await within(await section("What's Included")).findAllByRole("listitem");
  expect(texts(items)).toEqual(tags.map(({ label }) => label.message));
});

test("a listing without features, tags and description says so", async () => {
  const { main } = await openListing({ features: {}, description: "  " });
  expect(await section("Features")).toHaveTextContent("N/A");
  expect(await section("Description")).toHaveTextContent("No Description Provided");
  expect(main.queryByRole("heading", { name: "What's Included" })).not.toBeInTheDocument();
});

test("a fact that the catalogue does not know is shown under its prettified key, and texts are never markup", async () => {
  await openListing({
    features: buildFeatures({ roofAgeYears: 12, "2ndFloor_use": "<b>storage</b>" }, ["<i>tag</i>"]),
    description: "<img src=x onerror=alert(1)> first\n\nsecond",
  });
  const table = within(await section("Features"));
  expect(texts(await table.findAllByRole("term"))).toEqual([
    "Roof age years",
    expect.stringMatching(/^2nd ?floor use$/iu),
  ]);
  expect(texts(table.getAllByRole("definition"))).toEqual(["12", "<b>storage</b>"]);
  expect(texts(within(await section("What's Included")).getAllByRole("listitem"))).toEqual(["<i>tag</i>"]);
  expect(await section("Description")).toHaveTextContent("<img src=x onerror=alert(1)> first");
});

test("a rent is per month, and a listing for sale or rent names both prices", async () => {
  await openListing({ listingType: "rent", price: 4_200 });
  expect(texts(within(offer()).getAllByRole("term"))).toEqual(["Rent"]);
  expect(offer()).toHaveTextContent(/CA\$4,200\s\/ month gross/u);
  expect(within(screen.getByRole("main")).getByText("For Rent")).toBeVisible();

  await openListing({ listingType: "both", features: { monthlyRent: 4_200 } });
  expect(texts(within(offer()).getAllByRole("term"))).toEqual(["Asking price", "Rent"]);
  expect(texts(within(offer()).getAllByRole("definition"))).toEqual(["CA$850,000", "CA$4,200 / month gross"]);
});

test("a net rent is shown as quoted, and next to it its comparison value", async () => {
  const features = { totalArea: 1_000 };
  const lease = {
    kind: "amount",
    amountCents: 20_00,
    per: "sqft_year",
    basis: "net",
    additional: { amountCents: 10_00, per: "sqft_year" },
  } as const;
  const terms = { sale: null, lease, availableArea: null };
  const property = { ...terms, features, measures: measureListing({ ...terms, features }), price: 2_500 };
  await openListing({ listingType: "rent", ...property });
  expect(texts(within(offer()).getAllByRole("definition")).slice(0, 2)).toEqual([
    "CA$20.00 / sq ft / year net",
    "+ CA$10.00 additional rent",
  ]);
  expect(offer()).toHaveTextContent("CA$2,500 / month gross");
  expect(offer()).toHaveTextContent("CA$30.00 / sq ft / year gross");
  expect(screen.getByRole("main")).toHaveTextContent("≈ CA$2,500 / month all-\u2060in");

  await openListing({ listingType: "rent", ...property }, { prefix: "/fr" });
  expect(screen.getByRole("main")).toHaveTextContent("20,00 $ / pi² / an net");
  expect(screen.getByRole("main")).toHaveTextContent("+ 10,00 $ de loyer additionnel");
  expect(screen.getByRole("main")).toHaveTextContent("≈ 2 500 $ / mois tout compris");
});

test("a price on request says so", async () => {
  await openListing({ sale: { kind: "on_request" }, price: null });
  expect(offer()).toHaveTextContent("Price on request");
});

test("who offers a listing is named, without an address or a phone number", async () => {
  await openListing();
  const card = within(offer());
  expect(await card.findByText("Odile Roy")).toBeVisible();
  expect(card.getByText("Harbourfront Realty Inc.")).toBeVisible();
  expect(offer().querySelector("a[href^='mailto:'], a[href^='tel:']")).toBeNull();
});

test("when the owner cannot be loaded, the listing stays and the card says why", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const property = buildProperty();
  respond(PROPERTY, { json: { property } });
  respond(OWNER, "offline");
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: property.name });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await within(offer()).findByText("Network error occurred")).toBeVisible();
});

test("an owner who is shown stays when they cannot be loaded again", async () => {
  const { user } = await openListing();
  expect(await within(offer()).findByText("Odile Roy")).toBeVisible();
  const refused = vi.fn(() => ({ status: 429, json: { code: "any", msg: "" } }));
  respond(OWNER, refused);
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText("Odile Roy")).toBeVisible();
});

test("a nonexistent listing says so, and links to all listings", async () => {
  const msg = "This listing does not exist or is no longer available.";
  respond(PROPERTY, { status: 404, json: { msg } });
  await openPage("/property/unknown", { as: buildProfile() });
  expect(await screen.findByRole("heading", { level: 1, name: msg })).toBeVisible();
  expect(screen.getByRole("link", { name: "See all listings" })).toHaveAttribute("href", "/search-results");
});

test.each([
  ["answers with an error", { status: 500 }],
  ["cannot be reached", "offline"],
] as const)("when the server %s, the listing's page shows an error and can be reloaded", async (_what, answer) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const property = buildProperty();
  respond(PROPERTY, answer);
  respond(OWNER, { json: { owner: buildOwner() } });
  const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  await screen.findByRole("main");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Something went wrong while fetching property data." }),
  ).toBeVisible();
  respond(PROPERTY, { json: { property } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: property.name })).toBeVisible();
});

test("a listing links to others of its kind and place, and to all listings if it was opened by its URL", async () => {
  const { main } = await openListing();
  const similar = within(main.getByRole("navigation", { name: "Breadcrumb" }));
  expect(similar.getAllByRole("link").map((each) => [each.textContent, each.getAttribute("href")])).toEqual([
    ["Commercial", "/search-results?type=Commercial"],
    ["Ontario", "/search-results?type=Commercial&province=Ontario"],
    ["Toronto", "/search-results?type=Commercial&province=Ontario&city=Toronto"],
  ]);
  expect(main.getByRole("link", { name: "All listings" })).toHaveAttribute("href", "/search-results");
});

test("a listing is followed by similar ones, in the server's order", async () => {
  const cards = ["Near", "Nearly as near"].map((name, at) => buildCard({ id: `similar-${at}`, name }));
  respond(SIMILAR, { json: { properties: cards } });
  const { main, property } = await openListing();
  const list = within(await main.findByRole("region", { name: "Similar listings" }));
  expect(list.getAllByRole("link").map((each) => each.textContent)).toEqual(["Near", "Nearly as near"]);
  expect(list.getByRole("link", { name: "Near" })).toHaveAttribute("href", "/property/similar-0");
  expect(callsTo(SIMILAR).map(({ address }) => address)).toEqual([`/v1/property/${property.id}/similar`]);
});

test("a listing without similar ones has no heading for them, and an inactive one requests none", async () => {
  const { main } = await openListing();
  await waitFor(() => expect(main.queryByText("Similar listings")).not.toBeInTheDocument());
  expect(callsTo(SIMILAR)).toHaveLength(1);
  await openListing({ status: "expired", listingOwner: UID });
  expect(callsTo(SIMILAR)).toHaveLength(1);
});

test("similar listings are requested only when their place is near, and their space is reserved", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { main } = await openListing();
  expect(main.getByText("Similar listings")).toBeInTheDocument();
  expect(callsTo(SIMILAR)).toHaveLength(0);
});

test("similar listings that could not be loaded can be retried", async () => {
  respond(SIMILAR, { status: 400 });
  const { main, user } = await openListing();
  expect(await main.findByText("Similar listings could not be loaded.")).toBeVisible();
  respond(SIMILAR, { json: { properties: [buildCard({ name: "Near" })] } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByRole("link", { name: "Near" })).toBeVisible();
  expect(main.queryByRole("button", { name: "Scroll right" }), "there is one").not.toBeInTheDocument();
});

test("sharing a listing is left to the device if it can share, and a canceled share does nothing", async () => {
  const share = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException("", "AbortError"));
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  const { user, main, property } = await openListing({}, { prefix: "/fr" });
  const button = main.getByRole("button", { name: `Partager ${property.name}` });
  for (const _ of [1, 2]) await user.click(button);
  const url = `${window.location.origin}/fr/property/${property.id}`;
  expect(share.mock.calls).toEqual([[{ title: property.name, url }], [{ title: property.name, url }]]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a link that cannot be copied says so in its dialog", async () => {
  const { user, main, property } = await openListing();
  await user.click(main.getByRole("button", { name: `Share ${property.name}` }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share this listing" }));
  const write = vi
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Copying failed. Please select the text and copy it.");
  write.mockResolvedValueOnce();
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("Link copied")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

async function openContactForm(as: Profile = buildProfile()) {
  const opened = await openListing({}, { as });
  const form = within(await screen.findByRole("region", { name: "Contact Owner" }));
  const send = await form.findByRole("button", { name: "Send Message" });
  return { ...opened, form, send };
}

test("the form to contact an owner shows each problem under its field, and keeps what was typed", async () => {
  const { user, fill, form, send } = await openContactForm();
  expect(form.getByLabelText("Name")).toHaveValue("Robin Whitford");
  expect(form.getByLabelText("Email")).toHaveValue("robin.whitford@example.ca");
  expect(form.getByLabelText("Phone (optional)")).toHaveValue("(613) 555-0142");
  await fill(form.getByLabelText("Name"), "");
  await fill(form.getByLabelText("Email"), "nobody");
  await fill(form.getByLabelText("Phone (optional)"), "555-0123");
  await fill(form.getByLabelText("Message (optional)"), "Kept as it is");
  await user.click(send);
  expect(form.getByLabelText("Name")).toHaveAccessibleDescription("Name is required.");
  expect(form.getByLabelText("Email")).toHaveAccessibleDescription("Please enter a valid email address.");
  expect(form.getByLabelText("Phone (optional)")).toHaveAccessibleDescription(/^Enter 10 digits/u);
  expect(form.getByLabelText("Phone (optional)")).toHaveValue("555-0123");
  expect(form.getByLabelText("Name")).toHaveFocus();
  expect(form.getByLabelText("Message (optional)")).toHaveValue("Kept as it is");
  expect(callsTo(SEND)).toHaveLength(0);
});

test("an inquiry that could not be sent says so, and is sent with the same key on retry", async () => {
  respond(SEND, { status: 500 });
  const { user, form, send } = await openContactForm();
  expect(screen.getByRole("link", { name: "Contact Owner" })).toBeVisible();
  await user.click(send);
  expect(await form.findByRole("alert")).toHaveTextContent("Failed to send inquiry.");
  expect(screen.getByRole("region", { name: "Notifications" })).toHaveTextContent("Failed to send inquiry.");
  expect(send).toBeEnabled();
  respond(SEND, { json: { msg: "Your message has been sent.", inquiryId: "01900000-0000-7000-8000-000000000009" } });
  await user.click(send);
  expect(await form.findByRole("link", { name: "Open the conversation" })).toHaveAttribute(
    "href",
    "/account/inquiries/01900000-0000-7000-8000-000000000009",
  );
  expectHeldWithFocus(send);
  expect(screen.queryByRole("link", { name: "Contact Owner" })).not.toBeInTheDocument();
  const keys = callsTo(SEND).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[\w-]{36}$/u);
  expect(keys[1]).toBe(keys[0]);
});

test("a person whose phone is not confirmed is led to confirm it before writing to an owner", async () => {
  const { user, form, send } = await openContactForm(buildProfile({ phoneVerified: false }));
  expect(form.getByRole("link", { name: "Confirm my phone number" })).toHaveAttribute("href", "/account/profile#phone");
  await user.click(send);
  expectHeldWithFocus(send);
  await user.type(form.getByLabelText("Name"), "{Enter}");
  expect(callsTo(SEND)).toHaveLength(0);
});

test("an owner sees no contact form on their own listing", async () => {
  const as = buildProfile();
  await openListing({ listingOwner: as.uid, views: 1 }, { as });
  await waitFor(() => expect(screen.getByRole("region", { name: "Your listing" })).toBeVisible());
  expect(screen.queryByRole("region", { name: "Contact Owner" })).not.toBeInTheDocument();
});

test("the owner of a draft is led to its payment from the listing's page", async () => {
  const property = buildProperty({ status: "draft", listingOwner: UID, name: "A draft that waits" });
  respond(PROPERTY, { json: { property } });
  respond(OWNER, { json: { owner: buildOwner({ uid: UID }) } });
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  const bar = within(await screen.findByRole("region", { name: "Your listing" }));
  expect(bar.getByRole("link", { name: "Complete payment for A draft that waits" })).toHaveAttribute(
    "href",
    `/create-listing/choose-plan?listing=${property.id}`,
  );
});

test("someone else's listing is reported with a reason, and a note if the reason requires one", async () => {
  const { user, property } = await openListing();
  const report = "POST /v1/property/{id}/report";
  respond(report, { status: 409, json: { code: "reports.already_reported", msg: "You have reported it." } });
  const opener = await screen.findByRole("button", { name: "Report this listing" });
  await user.click(opener);
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Report" }));
  expect(dialog.getByText("Please choose a reason.")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: "Something else" }));
  await user.click(dialog.getByRole("button", { name: "Report" }));
  expect(dialog.getByText("Please tell us what is wrong.")).toBeVisible();
  expect(callsTo(report)).toHaveLength(0);
  await user.type(dialog.getByRole("textbox", { name: "What should we know?" }), "It is a house.");
  await user.click(dialog.getByRole("button", { name: "Report" }));
  expect(await dialog.findByText("You have reported it.")).toBeVisible();

  respond(report, { json: { msg: "Thank you." } });
  await user.click(dialog.getByRole("button", { name: "Report" }));
  expect(await screen.findByRole("button", { name: "Listing reported" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("An administrator will review it.")).toBeVisible();
  const [last] = callsTo(report).slice(-1);
  expect(last).toMatchObject({
    address: expect.stringContaining(property.id),
    body: { reason: "other", note: "It is a house." },
  });
});

test("one's own listing cannot be reported", async () => {
  await openListing({ listingOwner: buildProfile().uid });
  expect(screen.queryByRole("button", { name: "Report this listing" })).not.toBeInTheDocument();
});

test("a franchise's page tells its readers about the 14 days, and when they would end", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T15:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { main } = await openListing({
    type: "Franchises & New Business Opportunities",
    subtype: "Franchise Resale",
    province: "Ontario",
  });
  const notice = within(await main.findByRole("region", { name: "Franchise: 14 days before signing" }));
  expect(notice.getByText(/you are entitled to the franchisor’s disclosure document/u)).toBeVisible();
  expect(notice.getByText(/you could sign on December 7, 2026 at the earliest/u)).toBeVisible();
  expect(notice.getByRole("link", { name: /^Arthur Wishart Act .* s\. 5 \(new tab\)$/u })).toBeVisible();
});

test("a farm's page says in French who may own it, and another listing's mentions no laws", async () => {
  const farm = { type: "Farm & Agricultural", subtype: "Dairy Farms", province: "Quebec", city: "Laval" } as const;
  const { main } = await openListing(farm, { prefix: "/fr" });
  const notice = within(await main.findByRole("region", { name: "Terre agricole\u00a0: qui peut l’acquérir" }));
  expect(notice.getByText(/autorisation de la Commission de protection du territoire agricole/u)).toBeVisible();
  expect(
    notice.getByRole("link", {
      name: /^.+, RLRQ c\. A-4\.1, et .+, RLRQ c\. P-41\.1, art\. 79\.0\.6 et suivants \(nouvel onglet\)$/u,
    }),
  ).toBeVisible();
  const other = await openListing();
  expect(other.main.queryByText(/legal advice/u)).not.toBeInTheDocument();
});
