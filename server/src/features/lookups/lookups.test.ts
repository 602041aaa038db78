import { FOUND_MAX } from "@vestpocket/domain/lookups/lookups.rules";
import type { Lookup } from "@vestpocket/domain/lookups/lookups.schema";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selectRows } from "../../platform/database/rows.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { orders } from "../orders/orders.tables.ts";
import { toStatement } from "./lookups.queries.ts";

const NOTHING: Lookup = { people: [], listings: [], orders: [], tickets: [] };
const RECEIPT = 4_567;

describe("the administration's search", () => {
  let site: TestApp;
  let administrator: { uid: string; token: string };
  let owner: { uid: string; email: string };
  let listingId: string;
  let orderId: string;
  let ticketNumber: string;
  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
    owner = await site.addAccount({
      firstName: "Zoé",
      lastName: "L’Écuyer-Roy",
      email: "zoe.broker@courtage.example.ca",
      phoneNumber: "+14165550123",
    });
    [listingId = ""] = await site.addListings([
      { ownerId: owner.uid, title: "Entrepôt à Griffintown", city: "Montreal" },
    ]);
    orderId = await addOrder();
    const ticket = { ...buildTicket({ subject: "Ma facture a disparu" }), email: "odile@example.ca" };
    ticketNumber = (await site.call("POST", "/v1/admin/add-ticket", { body: ticket })).body.ticketNumber;
  });
  afterAll(() => site.close());

  async function addOrder(): Promise<string> {
    const id = newId();
    const at = site.clock.now();
    const whose = { accountId: owner.uid, listingId, listingTitle: "Entrepôt à Griffintown" };
    const payment = { number: RECEIPT, intentId: "pi_3QxLookup", invoiceId: "in_1QxLookup", paidAt: at };
    const moments = { createdAt: at, updatedAt: at };
    await site.db
      .insert(orders)
      .values({ id, kind: "listing", status: "paid", revision: 1, firstCents: 1, ...whose, ...payment, ...moments });
    return id;
  }

  const ask = (text: string, token = administrator.token) =>
    site.call("GET", `/v1/admin/lookups?${new URLSearchParams({ text })}`, { token });
  const find = async (text: string): Promise<Lookup> => (await ask(text)).body.found;

  test("is for administrators, and the audit log records it without what was typed", async () => {
    const member = await site.signIn(owner.email);
    expect(await ask("zoe", member)).toMatchObject({ status: 403, body: { code: "sessions.administrators_only" } });
    await ask("confidential");
    const { rows } = await site.db.execute(sql`SELECT * FROM audit_entries WHERE action = 'lookups.list'`);
    expect(rows[0]).toMatchObject({ actor_id: administrator.uid });
    expect(JSON.stringify(rows)).not.toContain("confidential");
  });

  test.each([
    ["beginnings of names, in any order, without accents", "ecuy ZOE"],
    ["an email", "zoe.broker@courtage.example.ca"],
    ["the beginning of an email", "zoe.brok"],
    ["a phone number as people write it", "(416) 555-0123"],
    ["a phone number with its country", "+1 416 555 0123"],
    ["the end of a phone number", "555-0123"],
    ["its last four digits", "0123"],
  ])("finds a person by %s", async (_, text) => {
    const person = { id: owner.uid, name: "Zoé L’Écuyer-Roy", detail: owner.email };
    expect(await find(text)).toEqual({ ...NOTHING, people: [person] });
  });

  test("finds a listing by the beginnings of words of its title", async () => {
    const listing = { id: listingId, name: "Entrepôt à Griffintown", detail: "Montreal · Zoé L’Écuyer-Roy" };
    expect(await find("griffin entrepot")).toEqual({ ...NOTHING, listings: [listing] });
  });

  test.each(["VP-004567", "vp-4567", "4567", "pi_3QxLookup", "in_1QxLookup"])("finds an order by %s", async (text) => {
    const order = { id: orderId, name: "VP-004567", detail: "Entrepôt à Griffintown · Zoé L’Écuyer-Roy" };
    expect((await find(text)).orders).toEqual([order]);
  });

  test("finds a ticket by its number, words of its subject, and the sender's email", async () => {
    for (const text of [ticketNumber, ticketNumber.toLowerCase(), "facture dispa", "odile@example.ca"])
      expect((await find(text)).tickets, text).toMatchObject([{ name: "Ma facture a disparu", detail: ticketNumber }]);
  });

  test("finds what an id names, also inside a page's URL", async () => {
    expect(await find(owner.uid)).toMatchObject({ ...NOTHING, people: [{ id: owner.uid }] });
    expect(await find(`https://site.example/property/${listingId}`)).toMatchObject({
      ...NOTHING,
      listings: [{ id: listingId }],
    });
    expect(await find(orderId)).toMatchObject({ ...NOTHING, orders: [{ id: orderId }] });
  });

  test("shows the newest of many, and nothing for a letter, for punctuation or for what does not exist", async () => {
    const many = Array.from({ length: FOUND_MAX + 2 }, (_, at) => ({
      ownerId: administrator.uid,
      title: `Kiosque ${at}`,
      createdAt: new Date(site.clock.now().getTime() + at),
    }));
    const ids = await site.addListings(many);
    const found = await find("kiosque");
    expect(found.listings.map(({ id }) => id)).toEqual(ids.slice(-FOUND_MAX).reverse());
    for (const text of ["", "k", "--", "'\\", ":*&|!", "zoé nowhere"]) expect(await find(text), text).toEqual(NOTHING);
  });

  test.each([undefined, newId()])("is read from indexes only (id: %s)", async (id) => {
    const statement = toStatement({ text: "zoe", words: "zoe", ofPerson: "zoe", id, receipt: 1 });
    const plan = await site.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      return selectRows<Record<string, string>>(tx, sql`EXPLAIN ${statement}`);
    });
    expect(plan.flatMap(Object.values).filter((line) => /Seq Scan/u.test(line))).toEqual([]);
    expect(plan.length).toBeGreaterThan(8);
  });
});
