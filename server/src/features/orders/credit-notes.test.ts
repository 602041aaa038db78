import { readFile } from "node:fs/promises";
import { findNote } from "@vestpocket/domain/orders/credit-notes.rules";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askToPay, makePayer, type Payer, pay, payByCard } from "../../testing/payments.ts";
import { readPdfStructure } from "../../testing/pdf-structure.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { TAXED } from "../../testing/test-config.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { findOrder } from "./orders.queries.ts";

const QUEBEC = { province: "Quebec", city: "Montreal" };
/** The provider's test card whose refunds fail later. */
const REFUND_FAILS = "4000000000005126";

let site: TestApp;
let administrator: { token: string; email: string };
beforeAll(async () => {
  site = await buildTestApp(TAXED, { takesPayments: true });
  administrator = await site.signInAsAdministrator();
});
afterAll(() => site.close());

async function refund(orderId: string, body: object = {}): Promise<void> {
  const { refundedCents = 0 } = (await findOrder(site.db, orderId)) ?? {};
  const sent = { reason: "requested_by_customer", refundedCents, ...body };
  const path = `/v1/admin/orders/${orderId}/refund`;
  expect((await site.call("POST", path, { token: administrator.token, body: sent })).status).toBe(200);
  await site.sandbox.faults.settled();
}

async function readReceipt({ token }: Payer, orderId: string) {
  return (await site.call("GET", `/v1/orders/${orderId}`, { token })).body.order;
}

interface ReadNote {
  readonly number: string;
  readonly netCents: number;
  readonly taxes: readonly { tax: string; cents: number }[];
  readonly totalCents: number;
}
const describeNote = ({ netCents, taxes, totalCents }: ReadNote) =>
  [netCents, ...taxes.map(({ tax, cents }) => `${tax} ${cents}`), totalCents].join(" ");

interface ReadMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { name: string; mediaType: string; content: string }[];
}
async function mailsTo(email: string): Promise<ReadMail[]> {
  return (await site.call("GET", `/dev/outbox.json?to=${email}`)).body.messages;
}

/** Expects one PDF that an accessibility tool can read. */
async function expectAttached(mail: ReadMail | undefined, { name, title }: { name: string; title: string }) {
  expect(mail?.attachments).toMatchObject([{ name, mediaType: "application/pdf" }]);
  const structure = await readPdfStructure(Buffer.from(mail?.attachments[0]?.content ?? "", "base64"));
  const readable = { isMarked: true, showsTitle: true, lost: [], unmarked: [], poorFonts: [] };
  expect(structure).toMatchObject({ title, language: "en-CA", ...readable });
  const types = structure.elements.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["H1", "Table", "TH", "TD"]));
}

test("each refund has a numbered credit note with its part of each tax, and all of them add up to the order", async () => {
  const payer = await makePayer(site);
  const { orderId } = await pay(site, payer, QUEBEC);
  await refund(orderId, { amountCents: 20_00 });
  await refund(orderId, { amountCents: 20_00, reason: "duplicate" });
  await refund(orderId);
  const { notes, number } = await readReceipt(payer, orderId);
  // 64.99 + 3.25 + 6.48 = 74.72; of 20.00: 3.25 × 20 ÷ 74.72 = 0.87, 6.48 × 20 ÷ 74.72 = 1.73; of 40.00: 1.74, 3.47.
  expect(notes.map(describeNote)).toEqual([
    "1740 GST 87 QST 173 2000",
    "1739 GST 87 QST 174 2000",
    "3020 GST 151 QST 301 3472",
  ]);
  const [first, second, third] = notes.map((note: ReadNote) => Number(note.number.slice(3)));
  expect([second, third]).toEqual([first + 1, first + 2]);
  expect(notes[1]).toMatchObject({ kind: "credit", reason: "duplicate", seller: { gst: TAXED.GST_NUMBER } });
  const [mail] = await mailsTo(payer.email);
  for (const fact of [
    `Credit note: ${notes[2].number}`,
    `For receipt: ${number}`,
    "Reason: Refund requested by the buyer",
    `GST/HST number: ${TAXED.GST_NUMBER}`,
    `QST number: ${TAXED.QST_NUMBER}`,
    "Billed to: Amélie Tremblay\nMontreal, Quebec",
    "Price before tax: $30.20",
    "GST 5%: $1.51",
    "QST 9.975%: $3.01",
    "Total (CAD): $34.72",
  ]) {
    expect(mail?.text).toContain(fact);
  }
  expect(mail?.html).toContain(notes[2].number);
  await expectAttached(mail, { name: `${notes[2].number}.pdf`, title: `Credit note ${notes[2].number}` });
});

test("the receipt mail says what an invoice must say", async () => {
  const payer = await makePayer(site);
  const { orderId } = await pay(site, payer, { province: "Manitoba", city: "Winnipeg" });
  const { number } = await readReceipt(payer, orderId);
  const [mail] = await mailsTo(payer.email);
  for (const fact of [`Receipt: ${number}`, "Sold by: Vestpocket", "GST 5%: $3.25", "RST 7%: $4.55", "$72.79"]) {
    expect(mail?.text).toContain(fact);
  }
  await expectAttached(mail, { name: `${number}.pdf`, title: `Receipt ${number}` });
});

test("a refund that fails has a debit note, and the refund that replaces it another credit note", async () => {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer, QUEBEC)).body;
  await payByCard(site, clientSecret, REFUND_FAILS);
  await site.sandbox.faults.settled();
  await refund(orderId, { amountCents: 20_00 });
  site.clock.advance(HOUR_MS);
  await site.sandbox.faults.passTime();
  await site.sandbox.faults.settled();
  administrator = await site.signInAsAdministrator();
  await refund(orderId, { amountCents: 20_00 });
  const { notes } = await readReceipt({ ...payer, token: await site.signIn(payer.email) }, orderId);
  expect(notes.map(({ number, reason }: { number: string; reason: string }) => [number.slice(0, 2), reason])).toEqual([
    ["CN", "requested_by_customer"],
    ["DN", "refund_failed"],
    ["CN", "requested_by_customer"],
  ]);
  expect(new Set(notes.map(describeNote)).size).toBe(1);
});

test("the list's export and the account's own hold the notes with their taxes", async () => {
  const payer = await makePayer(site);
  const { orderId } = await pay(site, payer, QUEBEC);
  await refund(orderId, { amountCents: 20_00 });
  const [{ number }] = (await readReceipt(payer, orderId)).notes;
  const path = `/v1/admin/orders/export?searchQuery=${orderId}`;
  const { text } = await site.call("GET", path, { token: administrator.token });
  const [header = "", row = ""] = text.split("\r\n");
  const cells = new Map(header.split(",").map((name, at) => [name, row.split(",")[at]]));
  expect(Object.fromEntries(cells)).toMatchObject({
    "Before tax (CAD)": "64.99",
    "QST (CAD)": "6.48",
    "HST (CAD)": "0.00",
    "Refunded (CAD)": "20.00",
    "Refunded GST (CAD)": "0.87",
    "Refunded QST (CAD)": "1.73",
    "Credit and debit notes": number,
  });
  const exported = await site.call("POST", "/v1/auth/export", { token: payer.token, body: { password: PASSWORD } });
  const [order] = exported.body.orders;
  expect(order.notes).toMatchObject([{ kind: "credit", totalCents: 20_00, taxes: [{ cents: 87 }, { cents: 1_73 }] }]);
});

test("refunds from before there were notes get theirs from the migration, taxed as the rule does it", async () => {
  const payer = await makePayer(site);
  const { orderId } = await pay(site, payer, QUEBEC);
  await refund(orderId, { amountCents: 33_33, reason: "duplicate" });
  const order = await findOrder(site.db, orderId);
  const file = await readFile(new URL("../../../migrations/0113_orders_notes.sql", import.meta.url), "utf8");
  const backfill = file.slice(file.indexOf("INSERT INTO credit_notes"), file.indexOf("INSERT INTO note_numbers"));
  await asSuperuser(site.superuserUrl, async (client) => {
    await client.query("DELETE FROM credit_notes");
    await client.query(backfill);
  });
  const [note, ...others] = (await findOrder(site.db, orderId))?.notes ?? [];
  expect(others).toEqual([]);
  const amounts = order && findNote({ order: order.quote, before: 0, after: 33_33 });
  expect(note).toMatchObject({ ...amounts, reason: "duplicate", issuedAt: order?.notes[0]?.issuedAt });
});
