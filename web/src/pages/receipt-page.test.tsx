import { screen, within } from "@testing-library/react";
import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import type { CreditNote } from "@vestpocket/domain/orders/orders.schema";
import { expect, test } from "vitest";
import { buildOrder, buildProfile } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const PAID = {
  number: "VP-000123",
  status: "paid",
  paidAt: { seconds: Date.parse("2026-11-20T15:00:00Z") / 1000 },
} as const;

type Overrides = Partial<ReturnType<typeof buildOrder>>;

async function openReceipt(order: Overrides, prefix = "") {
  const receipt = buildOrder({ ...PAID, ...order });
  respond("GET /v1/orders/{id}", { json: { order: receipt } });
  await openPage(`${prefix}/account/billing/${receipt.id}`, { as: buildProfile() });
  return within(await screen.findByRole("article"));
}

const SELLER = {
  name: "Vestpocket Inc.",
  address: "100 King Street West, Toronto ON",
  gst: "123456789RT0001",
  qst: null,
};

test("a receipt shows the seller, the buyer, the time to the second, and the seller's tax number", async () => {
  const receipt = await openReceipt({ seller: SELLER });
  expect(receipt.getByText("Receipt VP-000123")).toBeVisible();
  const facts = receipt.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts[0]).toMatch(/^November 2\d, 2026 at \d+:\d\d:00\s[AP]M /u);
  expect(facts).toContain("Vestpocket Inc.100 King Street West, Toronto ON");
  expect(facts).toContain("123456789RT0001");
  expect(receipt.queryByText("QST number")).toBeNull();
});

test.each([
  ["", { method: "card", brand: "visa", last4: "4242", wallet: null }, "Visa ending in 4242"],
  [
    "",
    { method: "card", brand: "amex", last4: "0005", wallet: "apple_pay" },
    "American Express ending in 0005, through Apple Pay",
  ],
  ["", { method: "card", brand: null, last4: "0001", wallet: null }, "Card ending in 0001"],
  ["", { method: "link", brand: null, last4: null, wallet: null }, "Link"],
  ["", { method: "other", brand: null, last4: null, wallet: null }, "Another payment method"],
  ["/fr", { method: "card", brand: "mastercard", last4: "4444", wallet: null }, "Mastercard se terminant par 4444"],
  [
    "/fr",
    { method: "card", brand: null, last4: "0001", wallet: "google_pay" },
    "Carte se terminant par 0001, par Google Pay",
  ],
] as const)("a receipt on %s/ shows how it was paid: %o", async (prefix, paidWith, words) => {
  const receipt = await openReceipt({ paidWith }, prefix);
  const name = receipt.getByText(prefix === "" ? "Paid with" : "Payé avec");
  expect(name.nextElementSibling).toHaveTextContent(words);
});

test("a receipt from before these were recorded does not mention them", async () => {
  const receipt = await openReceipt({ paidWith: null });
  expect(receipt.queryByText("Paid with")).toBeNull();
});

const pricesOf = (receipt: Awaited<ReturnType<typeof openReceipt>>) =>
  [...(receipt.getByText("Total").closest("dl")?.children ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(": "),
  );

test("a receipt keeps its prices when those of today are others", async () => {
  const both = {
    ...{ addOns: ["priority", "exposure"], planCents: 50_00, subtotalCents: 100_00 },
    ...{ discountCents: 20_00, totalCents: 80_00 },
  };
  expect(pricesOf(await openReceipt(both as Overrides))).toEqual([
    "Basic60 days: $50.00",
    "Priority Listing, Enhanced Exposure: $50.00",
    "Subtotal: $100.00",
    "Agent discount (20%): −$20.00",
    "Total CAD: $80.00",
  ]);
});

test("a receipt shows an add-on at the price it was bought for, even if its plan includes it today", async () => {
  const order = { plan: "Showcase", addOns: ["exposure"], planCents: 70_00, subtotalCents: 95_00, totalCents: 95_00 };
  expect(pricesOf(await openReceipt(order as Overrides))).toEqual([
    "Showcase90 days: $70.00",
    "Enhanced Exposure: $25.00",
    "Total CAD: $95.00",
  ]);
});

test("a receipt names each add-on with its price if the prices are still the same", async () => {
  const order = { ...{ subtotalCents: 134_89, totalCents: 134_89 }, addOns: ["priority", "exposure"] };
  expect(pricesOf(await openReceipt(order as Overrides))).toEqual([
    "Basic60 days: $64.99",
    "Priority Listing: $29.95",
    "Enhanced Exposure: $39.95",
    "Total CAD: $134.89",
  ]);
});

test("a receipt for a year of Agent Pro shows the price of that year", async () => {
  const cents = AGENT_PRO_YEAR_CENTS - 40_00;
  const year = { kind: "membership", plan: null, listing: null } as const;
  const receipt = await openReceipt({ ...year, planCents: cents, subtotalCents: cents, totalCents: cents });
  expect(pricesOf(receipt)).toEqual(["Agent Pro, one year: $200.00", "Total CAD: $200.00"]);
});

test("a seller without an address is named alone, in French too", async () => {
  const receipt = await openReceipt({}, "/fr");
  const sold = receipt.getByText("Vendu par").parentElement;
  expect(sold).toHaveTextContent("Vendu parVestpocket");
});

const CREDIT_NOTE: CreditNote = {
  ...{ number: "CN-000007", kind: "credit", reason: "requested_by_customer", totalCents: 20_00, netCents: 17_86 },
  taxes: [
    { tax: "GST", rate: 5_000, cents: 89 },
    { tax: "PST", rate: 7_000, cents: 1_25 },
  ],
  issuedAt: { seconds: Date.parse("2026-11-22T15:00:00Z") / 1000 },
  seller: { ...SELLER, gst: "987654321RT0001" },
};

test("a refund is a credit note under the receipt: number, date, reason, seller, tax number and refunded taxes", async () => {
  const receipt = await openReceipt({
    ...{ seller: SELLER, province: "Manitoba", city: "Winnipeg", refundedCents: 20_00 },
    notes: [CREDIT_NOTE],
  });
  const note = within(receipt.getByRole("region", { name: "Credit note CN-000007" }));
  const facts = note.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^November 22, 2026/u),
      "Refund requested by the buyer",
      "Vestpocket Inc.100 King Street West, Toronto ON",
      "987654321RT0001",
      "$17.86",
      "$0.89",
      "$1.25",
      "$20.00",
    ]),
  );
  expect(note.getByText("RST 7%")).toBeVisible();
});

test("a paid receipt names its own buyer, with company, address and tax number, and no email", async () => {
  const buyer = {
    ...{ name: "Amélie Tremblay", email: "robin.whitford@example.ca", company: "Harbour Holdings Inc." },
    ...{ address: "1 Water Street", taxNumber: "987654321 RT0001" },
  };
  const receipt = await openReceipt({ buyer });
  const billed = receipt.getByText("Billed to").parentElement;
  expect(billed).toHaveTextContent("Billed toHarbour Holdings Inc.Amélie Tremblay1 Water StreetToronto, Ontario");
  expect(receipt.getByText("Buyer’s tax number").nextElementSibling).toHaveTextContent("987654321 RT0001");
});
