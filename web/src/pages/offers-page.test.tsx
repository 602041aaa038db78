import { screen, waitFor, within } from "@testing-library/react";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import type { Offer, OfferDetail, OffersPage } from "@vestpocket/domain/offers/offers.schema";
import { expect, test } from "vitest";
import { buildProfile, buildProperty } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const LISTING = "01900000-0000-7000-8000-000000000012";
const ID = "01900000-0000-7000-8000-000000000021";
const LIST = "GET /v1/property/{id}/offers";
const MAKE = "POST /v1/property/{id}/offers";
const READ = "GET /v1/offers/{id}";
const PROPERTY = "GET /v1/property/getProperty/{id}";
const COUNTER = "POST /v1/offers/{id}/counter";
const SECONDS = 1_795_000_000;
const { expiresAt: _, understood: __, ...TERMS } = buildOfferForm({ now: new Date() });

const buildOffer = (overrides: Partial<Offer> = {}): Offer => ({
  ...{ id: ID, role: "owner", buyerName: "Luc Gagnon", state: "open", version: 1, by: "buyer", terms: TERMS },
  ...{ expiresAt: { seconds: SECONDS }, createdAt: { seconds: SECONDS }, updatedAt: { seconds: SECONDS } },
  nonBinding: null,
  steps: ["accept", "counter", "decline"],
  ...overrides,
});

const buildDetail = (overrides: Partial<OfferDetail> = {}): OfferDetail => ({
  ...buildOffer(overrides),
  listing: { id: LISTING, name: "Bakery with two ovens" },
  buyerHasAccess: true,
  history: [
    {
      ...{ step: "make", by: "buyer", at: { seconds: SECONDS }, terms: TERMS, expiresAt: { seconds: SECONDS } },
      ...{ note: "", nonBinding: null, sha256: "ab".repeat(32) },
    },
  ],
  ...overrides,
});

interface Opened {
  query?: string;
  isGone?: boolean;
  prefix?: string;
  asked?: Partial<Pick<Property, "sale" | "lease">>;
}

async function openOffers(
  page: Partial<OffersPage>,
  { query = "", isGone = false, prefix = "", asked = {} }: Opened = {},
) {
  const offers = page.offers ?? [];
  const totalResults = offers.length;
  respond(LIST, ({ address }) => ({
    json: {
      ...{ role: "owner", listing: { id: address.split("/")[3], name: "Bakery with two ovens" }, kinds: ["sale"] },
      ...{ obstacle: null, offers, page: 1, totalPages: Math.min(1, totalResults), totalResults },
      ...page,
    },
  }));
  respond(
    PROPERTY,
    isGone
      ? { status: 404, json: { code: "listings.not_found", msg: "" } }
      : { json: { property: buildProperty({ id: LISTING, ...asked }) } },
  );
  const opened = await openPage(`${prefix}/property/${LISTING}/offers${query}`, { as: buildProfile() });
  return { ...opened, main: within(await screen.findByRole("main")) };
}

/** Opens a single offer. */
async function openOffer(overrides: Partial<OfferDetail> = {}, { prefix = "" } = {}) {
  respond(READ, { json: { offer: buildDetail(overrides) } });
  return openOffers({}, { query: `?offer=${ID}`, prefix });
}

test("the form says what the listing asks, for sale and for lease, beside the amount", async () => {
  const sale = { kind: "from", amountCents: 1_250_000_00 } as const;
  const lease = { kind: "amount", amountCents: 20_00, per: "sqft_year", basis: "net", additional: null } as const;
  const { user, main } = await openOffers({ role: "buyer", kinds: ["sale", "lease"] }, { asked: { sale, lease } });
  expect(await main.findByLabelText("Price")).toHaveAccessibleDescription("Asking price: From CA$1,250,000");
  await user.click(main.getByLabelText("To lease"));
  expect(main.getByLabelText("Rent")).toHaveAccessibleDescription(
    /^Asking rent: CA\$20\.00\s\/\ssq\sft\s\/\syear net$/u,
  );
});

test("the form says nothing of a price that is on request, or that the reader does not know", async () => {
  const { main } = await openOffers({ role: "buyer" }, { asked: { sale: { kind: "on_request" } } });
  expect(await main.findByLabelText("Price")).not.toHaveAccessibleDescription();
});

test("an owner reads offers side by side, sorts them, and sees an error when they cannot be downloaded", async () => {
  const { user, main } = await openOffers({
    role: "owner",
    obstacle: "own_listing",
    offers: [buildOffer(), buildOffer({ id: crypto.randomUUID(), buyerName: null, state: "lapsed", steps: [] })],
  });
  const table = within(await main.findByRole("table", { name: "Offers" }));
  expect(table.getByRole("link", { name: "Luc Gagnon" })).toHaveAttribute(
    "href",
    `/property/${LISTING}/offers?offer=${ID}`,
  );
  expect(table.getAllByText("CA$425,000")).toHaveLength(2);
  expect(table.getByText("Waiting for your answer")).toBeVisible();
  expect(table.getByText("Expired")).toBeVisible();
  expect(table.getByText("A former member")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Sort by Newest first" }));
  await user.click(await screen.findByRole("option", { name: "Highest amount first" }));
  await waitFor(() => expect(callsTo(LIST).at(-1)?.address).toContain("order=amount"));
  respond("GET /v1/property/{id}/offers/export", { status: 403, json: { code: "any", msg: "" } });
  await user.click(main.getByRole("button", { name: "Export as CSV" }));
  expect(await main.findByText("The list could not be exported.")).toBeVisible();
});

test("an owner compares leases by their rent and length", async () => {
  const lease = { kind: "lease", amountCents: 2_300, per: "sqft_year", basis: "net", termMonths: 60 } as const;
  const { main } = await openOffers({ offers: [buildOffer({ terms: { ...TERMS, ...lease } })] });
  const table = within(await main.findByRole("table", { name: "Offers" }));
  expect(table.getByText("CA$23.00 / sq ft / year net")).toBeVisible();
  expect(table.getByText("60 months")).toBeVisible();
});

test("an owner without offers sees how offers arrive", async () => {
  const { main } = await openOffers({ role: "owner", obstacle: "own_listing" });
  expect(await main.findByText(/^No offers yet\./u)).toBeVisible();
});

test("a reader can make an offer once nothing is missing and they confirmed that it is not binding", async () => {
  const { user, fill, main } = await openOffers({ role: "buyer" });
  expect(await main.findByText(/^This is an expression of interest, not an offer that can be accepted/u)).toBeVisible();
  const send = main.getByRole("button", { name: "Send the offer" });
  await user.click(send);
  expect(await main.findByText("Please confirm that you understand the offer is not binding.")).toBeVisible();
  expect(main.getByLabelText("Price")).toHaveAccessibleDescription(/Please enter the amount you offer/u);
  expect(callsTo(MAKE)).toHaveLength(0);
  await fill(main.getByLabelText("Price"), "425,000.50");
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await fill(main.getByLabelText("Closing"), day(60));
  await fill(main.getByLabelText("Expires at the end of"), day(7));
  await fill(main.getByLabelText("Days of due diligence"), "30");
  await user.click(main.getByLabelText("It is conditional on my financing."));
  await user.click(main.getByLabelText("I understand that this offer is not binding on either side."));
  respond(MAKE, { json: { msg: "Your non-binding offer has been sent.", offerId: ID } });
  respond(READ, { json: { offer: buildDetail({ role: "buyer", steps: ["counter", "withdraw"] }) } });
  await user.click(send);
  expect(await screen.findByText("Your non-binding offer has been sent.")).toBeVisible();
  expect(await main.findByRole("heading", { name: "Your offer" })).toBeVisible();
  expect(callsTo(MAKE)[0]?.body).toMatchObject({
    ...{ kind: "sale", amountCents: 42_500_050, per: null, closesOn: day(60), dueDiligenceDays: 30 },
    ...{ hasFinancing: true, hasInspection: false, understood: true, expiresAt: { seconds: expect.any(Number) } },
  });
});

test("an offer being written survives a change of language, even if its listing is gone", async () => {
  const { user, fill, main } = await openOffers({ role: "buyer" }, { isGone: true });
  await fill(await main.findByLabelText("Price"), "425,000");
  const before = callsTo(PROPERTY).length;
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  await waitFor(() => expect(callsTo(PROPERTY).length).toBeGreaterThan(before));
  expect(await main.findByLabelText("Prix")).toHaveValue("425000");
});

test("a listing for sale or rent asks what the offer is for, and a rent has a unit and a term", async () => {
  const { user, main } = await openOffers({ role: "buyer", kinds: ["sale", "lease"] });
  await user.click(await main.findByLabelText("To lease"));
  expect(main.getByLabelText("Rent")).toBeVisible();
  expect(main.getByLabelText("Term")).toHaveValue("60");
  expect(main.getByLabelText("Possession")).toBeVisible();
});

test("a reader without access sees why there is no form, and keeps their own offers", async () => {
  const own = buildOffer({ role: "buyer", buyerName: null, by: "buyer", state: "withdrawn", steps: [] });
  const { main } = await openOffers({ role: "buyer", obstacle: "no_access", offers: [own] });
  expect(await main.findByText(/You can still read your offers here\.$/u)).toBeVisible();
  expect(main.getByText("Withdrawn")).toBeVisible();
  expect(main.queryByRole("button", { name: "Send the offer" })).toBeNull();
});

test("a buyer whose access has ended reads that they can only withdraw", async () => {
  const { main } = await openOffer({
    role: "buyer",
    by: "owner",
    version: 2,
    steps: ["withdraw"],
    buyerHasAccess: false,
  });
  expect(await main.findByText(/^Your access to this listing has ended\./u)).toBeVisible();
  expect(main.getByRole("button", { name: "Withdraw" })).toBeVisible();
  expect(main.queryByText("Waiting for your answer")).toBeNull();
});

test("an owner accepts an offer for negotiation, and sees that it is not binding", async () => {
  const { user, main } = await openOffer();
  await user.click(await main.findByRole("button", { name: "Agree to negotiate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Agree to negotiate?" }));
  expect(dialog.getByText(/^This is an expression of interest/u)).toBeVisible();
  await user.type(dialog.getByLabelText("Note (optional)"), "Let us meet.");
  respond("POST /v1/offers/{id}/accept", { status: 409, json: { code: "offers.changed", msg: "It has changed." } });
  await user.click(dialog.getByRole("button", { name: "Agree to negotiate" }));
  expect(await dialog.findByText("It has changed.")).toBeVisible();
  respond("POST /v1/offers/{id}/accept", { json: { msg: "You agreed to negotiate this offer." } });
  await user.click(dialog.getByRole("button", { name: "Agree to negotiate" }));
  expect(await screen.findByText("You agreed to negotiate this offer.")).toBeVisible();
  expect(callsTo("POST /v1/offers/{id}/accept").at(-1)?.body).toEqual({ version: 1, note: "Let us meet." });
});

test("a counter-offer starts as the previous version, and proposes that it expires in a week", async () => {
  const { user, fill, main } = await openOffer();
  await user.click(await main.findByRole("button", { name: "Counter" }));
  expect(main.getByLabelText("Price")).toHaveValue("425000");
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const day = new Date(inAWeek.getTime() - inAWeek.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  expect(main.getByLabelText("Expires at the end of")).toHaveValue(day);
  expect(main.getByLabelText("It is conditional on the buyer’s financing.")).toBeInTheDocument();
  await fill(main.getByLabelText("Price"), "450000");
  await fill(
    main.getByLabelText("Expires at the end of"),
    new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  );
  await user.click(main.getByLabelText("I understand that this offer is not binding on either side."));
  respond("POST /v1/offers/{id}/counter", { json: { msg: "Your counteroffer has been sent." } });
  await user.click(main.getByRole("button", { name: "Send counteroffer" }));
  expect(await screen.findByText("Your counteroffer has been sent.")).toBeVisible();
  expect(callsTo("POST /v1/offers/{id}/counter")[0]?.body).toMatchObject({ amountCents: 45_000_000, version: 1 });
});

test("an amount has a comma before its cents in French, when it opens and as it is typed", async () => {
  const { user, main } = await openOffer({ terms: { ...TERMS, amountCents: 64_99 } }, { prefix: "/fr" });
  await user.click(await main.findByRole("button", { name: "Faire une contre-offre" }));
  const price = main.getByLabelText("Prix");
  expect(price).toHaveValue("64,99");
  await user.clear(price);
  await user.type(price, "12,5");
  expect(price).toHaveValue("12,5");
  await user.click(main.getByLabelText("Je comprends que cette offre n’engage aucune des parties."));
  respond(COUNTER, { json: { msg: "Envoyée." } });
  await user.click(main.getByRole("button", { name: "Envoyer la contre-offre" }));
  await waitFor(() => expect(callsTo(COUNTER)[0]?.body).toMatchObject({ amountCents: 12_50 }));
});

test("a counteroffer being written stays when the other side changes the offer, and then answers the newer version", async () => {
  const { user, fill, main } = await openOffer();
  await user.click(await main.findByRole("button", { name: "Counter" }));
  await fill(main.getByLabelText("Other conditions (optional)"), "The ovens stay.");
  await fill(
    main.getByLabelText("Expires at the end of"),
    new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  );
  await user.click(main.getByLabelText("I understand that this offer is not binding on either side."));
  respond(COUNTER, { status: 409, json: { code: "offers.changed", msg: "It has changed." } });
  const newer = { version: 2, terms: { ...TERMS, amountCents: 44_000_000 } };
  respond(READ, { json: { offer: buildDetail(newer) } });
  await user.click(main.getByRole("button", { name: "Send counteroffer" }));
  expect(await main.findByText(/^There is a newer version of this offer\./u)).toBeVisible();
  expect(main.getByText("CA$440,000")).toBeVisible();
  expect(main.getByLabelText("Other conditions (optional)")).toHaveValue("The ovens stay.");
  respond(COUNTER, { json: { msg: "Your counteroffer has been sent." } });
  await user.click(main.getByRole("button", { name: "Answer the newer version" }));
  expect(main.queryByText(/^There is a newer version/u)).toBeNull();
  await user.click(main.getByRole("button", { name: "Send counteroffer" }));
  expect(await screen.findByText("Your counteroffer has been sent.")).toBeVisible();
  const sent = callsTo(COUNTER).map(({ body }) => body as { version: number; amountCents: number });
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(sent[1]).toMatchObject({ amountCents: 44_000_000, conditions: "The ovens stay." });
  expect(await main.findByRole("button", { name: "Counter" })).toBeVisible();
});

test("a note and a counteroffer being written say that the offer changed or ended", async () => {
  const { user, fill, main } = await openOffer();
  const gone = { state: "withdrawn" as const, steps: [] };
  respond(COUNTER, { status: 409, json: { code: "offers.changed", msg: "It has changed." } });
  await user.click(await main.findByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Decline this offer?" }));
  await user.type(dialog.getByLabelText("Note (optional)"), "Too low.");
  respond("POST /v1/offers/{id}/decline", { status: 409, json: { code: "offers.changed", msg: "It has changed." } });
  respond(READ, { json: { offer: buildDetail({ version: 2 }) } });
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  expect(
    await dialog.findByText("The offer has changed since you opened it. Please cancel and read it again."),
  ).toBeVisible();
  expect(dialog.getByLabelText("Note (optional)")).toHaveValue("Too low.");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(main.getByRole("button", { name: "Counter" }));
  await fill(
    main.getByLabelText("Expires at the end of"),
    new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  );
  await user.click(main.getByLabelText("I understand that this offer is not binding on either side."));
  respond(READ, { json: { offer: buildDetail({ ...gone, version: 2 }) } });
  await user.click(main.getByRole("button", { name: "Send counteroffer" }));
  expect(await main.findByText(/^This offer has ended\./u)).toBeVisible();
});

test.each([
  ["owner", "owner", "Your counteroffer"],
  ["owner", "buyer", "The buyer’s counteroffer"],
  ["buyer", "buyer", "Your counteroffer"],
  ["buyer", "owner", "The owner’s counteroffer"],
] as const)("the %s reads whose the terms are that the %s countered with", async (role, by, words) => {
  const countered = { role, by, version: 2 };
  const { main } = await openOffers({ role, offers: [buildOffer(countered)] });
  expect(await main.findByText(words)).toBeVisible();
  const { main: opened } = await openOffer(countered);
  expect(await opened.findByText(words)).toBeVisible();
});

test("an offer that has ended has its history and no buttons", async () => {
  const { main } = await openOffer({ state: "lapsed", steps: [] });
  expect(await main.findByRole("heading", { name: "History" })).toBeVisible();
  expect(main.getByText("They made this offer")).toBeVisible();
  expect(main.getByText("ab".repeat(32))).toHaveAttribute("translate", "no");
  expect(main.queryByRole("button", { name: "Agree to negotiate" })).toBeNull();
});

test("an offer that cannot be loaded can be retried", async () => {
  respond(READ, { status: 404, json: { code: "offers.not_found", msg: "This offer does not exist." } });
  const { main } = await openOffers({}, { query: `?offer=${ID}` });
  expect(await main.findByText("The offer could not be loaded.")).toBeVisible();
});

test("an owner sees before responding that the buyer's access has ended", async () => {
  const { main } = await openOffer({ buyerHasAccess: false });
  expect(await main.findByText(/^This buyer can no longer read your confidential details/u)).toBeVisible();
});

test("a buyer whose access has ended does not see the message meant for the owner", async () => {
  const asBuyer = await openOffer({ role: "buyer", buyerName: null, buyerHasAccess: false });
  await asBuyer.main.findByRole("heading", { name: "Your offer" });
  expect(asBuyer.main.queryByText(/can no longer read/u)).toBeNull();
});

test("an offer being written about one listing does not appear on another's page", async () => {
  const OTHER = "01900000-0000-7000-8000-000000000013";
  const { fill, main } = await openOffers({ role: "buyer" });
  const nameOf = (id: string) => (id === LISTING ? "Bakery" : "Mill");
  respond("GET /v1/property/getProperty/{id}", ({ address }) => {
    const id = address.split("/").at(-1) ?? "";
    return { json: { property: buildProperty({ id, name: nameOf(id) }) } };
  });
  await main.findByLabelText("Price");
  jumpTo(`/property/${OTHER}/offers`);
  await main.findByRole("link", { name: "Mill" });
  await fill(await main.findByLabelText("Price"), "425,000");
  jumpTo(`/property/${LISTING}/offers`);
  await waitFor(() => expect(main.queryByRole("link", { name: "Mill" })).not.toBeInTheDocument());
  expect(await main.findByLabelText("Price")).toHaveValue("");
});

test("a counter-offer being written to one buyer is not sent to another", async () => {
  const OTHER = "01900000-0000-7000-8000-000000000022";
  const { user, main } = await openOffer();
  await main.findByRole("heading", { name: "Luc Gagnon" });
  respond(READ, { json: { offer: buildDetail({ id: OTHER, buyerName: "Marie Roy" }) } });
  jumpTo(`/property/${LISTING}/offers?offer=${OTHER}`);
  await main.findByRole("heading", { name: "Marie Roy" });
  await user.click(main.getByRole("button", { name: "Counter" }));
  await main.findByRole("button", { name: "Send counteroffer" });
  jumpTo(`/property/${LISTING}/offers?offer=${ID}`);
  expect(await main.findByRole("heading", { name: "Luc Gagnon" })).toBeVisible();
  expect(main.queryByRole("button", { name: "Send counteroffer" })).not.toBeInTheDocument();
});

test("a reader sees that no new offers can be made in the province, without a form, beside those that continue", async () => {
  const own = buildOffer({ role: "buyer", buyerName: null, state: "declined", steps: [] });
  const { main } = await openOffers({ role: "buyer", obstacle: "closed_province", offers: [own] });
  expect(await main.findByText(/^New offers cannot be made in this province for now\./u)).toBeVisible();
  expect(main.getByRole("link", { name: "Read the offer and its history" })).toBeVisible();
  expect(main.queryByRole("button", { name: "Send the offer" })).toBeNull();
});
