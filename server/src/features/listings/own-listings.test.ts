import type { Features } from "@vestpocket/domain/listings/listings.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import type { NewListingRow } from "./listings.queries.ts";

describe("an owner's list", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const daysFromNow = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);

  /** An owner with these listings, the first of them the newest. */
  async function enterWith(rows: readonly Partial<NewListingRow>[]) {
    const { uid, token } = await site.signInAs();
    const ids = await site.addListings(
      rows.map((row, at) => ({ ...row, ownerId: uid, createdAt: daysFromNow(-at - 1) })),
    );
    const list = async (query = "") => (await site.call("GET", `/v1/property/mine?${query}`, { token })).body;
    const namesOf = async (query: string) =>
      (await list(query)).properties.map(({ name }: { name: string }) => name) as string[];
    const close = (body: object) => site.call("POST", "/v1/property/close", { token, body });
    return { uid, token, ids, list, namesOf, close };
  }

  test("comes in pages, newest first, or whole if no page is requested", async () => {
    const { list, namesOf } = await enterWith(["a", "b", "c", "d", "e"].map((title) => ({ title })));
    expect(await namesOf("")).toEqual(["a", "b", "c", "d", "e"]);
    expect(await namesOf("limit=2&page=2")).toEqual(["c", "d"]);
    expect(await list("limit=2&page=3")).toMatchObject({ page: 3, totalPages: 3, totalResults: 5 });
    expect(await list("limit=2&page=9")).toMatchObject({ properties: [], totalPages: 3 });
    for (const query of ["limit=0", "limit=501", "page=0", "status=sold"]) {
      const { status } = await site.call("GET", `/v1/property/mine?${query}`, { token: (await site.signInAs()).token });
      expect(status, query).toBe(400);
    }
  });

  test("can be ordered by views, inquiries, price and end, with the newest first among equals", async () => {
    const price = (dollars: number) => ({ sale: { kind: "amount", amountCents: dollars * 100 } as const });
    const lease = { kind: "amount", amountCents: 4_000_00, per: "month", basis: "gross", additional: null } as const;
    const hidden = { kind: "on_request" } as const;
    const { ids, namesOf } = await enterWith([
      { title: "new", expiresAt: daysFromNow(30), ...price(900_000) },
      { title: "seen", expiresAt: daysFromNow(3), ...price(100_000) },
      { title: "rent", expiresAt: daysFromNow(9), listingType: "rent", sale: null, lease },
      { title: "old draft", status: "draft", sale: hidden },
    ]);
    for (const _ of [1, 2]) {
      const { uid: viewer } = await site.addAccount();
      await site.db.execute(sql`INSERT INTO listing_views (account_id, listing_id, viewed_at)
        VALUES (${viewer}, ${ids[1]}, ${daysFromNow(-1).toISOString()})`);
    }
    expect(await namesOf("order=views")).toEqual(["seen", "new", "rent", "old draft"]);
    expect(await namesOf("order=inquiries")).toEqual(["new", "seen", "rent", "old draft"]);
    expect(await namesOf("order=ending")).toEqual(["seen", "rent", "new", "old draft"]);
    expect(await namesOf("order=oldest")).toEqual(["old draft", "rent", "seen", "new"]);
    expect(await namesOf("order=highest&limit=2")).toEqual(["new", "seen"]);
    expect(await namesOf("order=lowest&limit=2&page=2")).toEqual(["rent", "old draft"]);
  });

  test("is downloaded as a file, filtered as it is shown", async () => {
    const { token } = await enterWith([{ title: "Warehouse" }, { title: "=Studio", status: "draft" }]);
    const { text } = await site.call("GET", "/v1/property/mine/export?status=draft", { token });
    const [head, row, ...rest] = text.split("\r\n");
    expect(head).toMatch(/Title,Status,Subtype,City,/u);
    expect(row).toMatch(/^'=Studio,Draft,/u);
    expect(rest).toEqual([""]);
  });

  test("several listings are paused and resumed at once, each under its own rules", async () => {
    const stranger = await enterWith([{ title: "Another's" }]);
    const { ids, token, list } = await enterWith([
      { title: "one" },
      { title: "two" },
      { title: "draft", status: "draft" },
    ]);
    const send = async (event: string) =>
      (await site.call("POST", `/v1/property/${event}`, { token, body: { ids: [...ids, ...stranger.ids] } })).body
        .results;
    const outcomes = ["done", "done", "wrong_status", "not_found"];
    expect((await send("pause")).map(({ outcome }: { outcome: string }) => outcome)).toEqual(outcomes);
    expect((await list()).counts).toMatchObject({ paused: 2, active: 0 });
    expect((await send("resume")).map(({ outcome }: { outcome: string }) => outcome)).toEqual(outcomes);
    expect((await list()).counts).toMatchObject({ paused: 0, active: 2 });
  });

  test("the prices of several listings change by a percentage, except where there is none", async () => {
    const stranger = await enterWith([{}]);
    const amount = { kind: "amount", amountCents: 895_000_00 } as const;
    const { ids, token, list } = await enterWith([
      { title: "priced", sale: amount },
      { title: "on request", sale: { kind: "on_request" }, price: null },
      { title: "closed", sale: amount, status: "closed" },
    ]);
    const body = { ids: [...ids, ...stranger.ids], percent: -3 };
    const { results } = (await site.call("POST", "/v1/property/reprice", { token, body })).body;
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...["done", "wrong_status", "wrong_status", "not_found"],
    ]);
    const [priced] = (await list()).properties;
    expect(priced).toMatchObject({ sale: { kind: "amount", amountCents: 868_150_00 }, price: 868_150 });
    for (const percent of [0, 51, -50.5, 1.25]) {
      expect((await site.call("POST", "/v1/property/reprice", { token, body: { ids, percent } })).status).toBe(400);
    }
  });

  test("shows each listing's facts in both systems of units, and only once if they are the same", async () => {
    const features: Features = JSON.parse('{"totalArea": 12100, "ofRetailArea": 40, "frontageFeet": 24}');
    const { list } = await enterWith([{ type: "Commercial", subtype: "Retail", features }]);
    expect((await list()).properties[0].facts).toMatchObject([
      { text: "12,100\u00A0sq\u00A0ft", metricText: "1,124.1\u00A0m²" },
      { text: "40%", metricText: null },
      { text: "24\u00A0ft", metricText: "7.32\u00A0m" },
    ]);
  });

  test("can be filtered by current status or by ending within seven days, and counts each", async () => {
    const { list, namesOf } = await enterWith([
      { title: "draft", status: "draft" },
      { title: "running", expiresAt: daysFromNow(8) },
      { title: "ending", expiresAt: daysFromNow(7) },
      { title: "over, not marked", expiresAt: daysFromNow(0) },
      { title: "expired", status: "expired", expiresAt: daysFromNow(-3) },
      { title: "closed", status: "closed" },
      { title: "paused", status: "paused", pausedAt: daysFromNow(0) },
    ]);
    expect(await namesOf("status=paused")).toEqual(["paused"]);
    expect(await namesOf("status=active")).toEqual(["running", "ending"]);
    expect(await namesOf("status=ending")).toEqual(["ending"]);
    expect(await namesOf("status=expired")).toEqual(["over, not marked", "expired"]);
    expect(await namesOf("status=draft")).toEqual(["draft"]);
    const { counts, totalResults } = await list("status=closed");
    expect(counts).toEqual({ draft: 1, active: 2, paused: 1, ending: 1, expired: 2, closed: 1, removed: 0 });
    expect(totalResults).toBe(1);
  });

  test("is searched by words of title and city, in any case and without accents, and its counts follow", async () => {
    const { list, namesOf } = await enterWith([
      { title: "Entrepôt du Vieux-Port", province: "Quebec", city: "Montreal" },
      { title: "Warehouse 100%", city: "Toronto" },
      { title: "Warehouse", city: "Mississauga", status: "draft" },
      { title: "Studio", province: "Alberta", city: "St. Albert" },
    ]);
    for (const spelling of ["St-Albert", "saint%20albert", "st.%20alb"]) {
      expect(await namesOf(`searchQuery=${spelling}`), spelling).toEqual(["Studio"]);
    }
    expect(await namesOf("searchQuery=montréal%20ENTREPOT")).toEqual(["Entrepôt du Vieux-Port"]);
    expect(await namesOf("searchQuery=warehouse%20toronto")).toEqual(["Warehouse 100%"]);
    expect(await namesOf("searchQuery=100%25")).toEqual(["Warehouse 100%"]);
    expect(await namesOf("searchQuery=_")).toEqual([]);
    expect((await list("searchQuery=warehouse")).counts).toMatchObject({ active: 1, draft: 1 });
  });

  test("several listings are closed at once: each rule still applies, and each result says what happened", async () => {
    const stranger = await enterWith([{ title: "Another's" }]);
    const { ids, close, list } = await enterWith([
      { title: "one" },
      { title: "two" },
      { title: "a draft", status: "draft" },
      { title: "over", expiresAt: daysFromNow(-1) },
    ]);
    const [one = "", two = "", draft = "", over = ""] = ids;
    const [foreign = ""] = stranger.ids;
    const unknown = newId();
    const asked = [one.toUpperCase(), draft, two, one, foreign, over, unknown];
    const answer = await close({ ids: asked, reason: "leased" });
    expect(answer.status).toBe(200);
    expect(answer.body.results).toEqual([
      { id: one, outcome: "done" },
      { id: draft, outcome: "wrong_status" },
      { id: two, outcome: "done" },
      { id: foreign, outcome: "not_found" },
      { id: over, outcome: "wrong_status" },
      { id: unknown, outcome: "not_found" },
    ]);
    expect((await list()).counts).toMatchObject({ closed: 2, draft: 1, expired: 1, active: 0 });
    expect((await stranger.list()).counts).toMatchObject({ active: 1 });
    const again = await close({ ids: [one], reason: "sold" });
    expect(again.body.results).toEqual([{ id: one, outcome: "wrong_status" }]);
    const entries = await site.db.select().from(auditEntries).where(eq(auditEntries.action, "listings.close"));
    expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual([one, two].sort());
  });

  test("a call names 1 to 50 listings, and a reason", async () => {
    const { ids, close } = await enterWith([{}]);
    const many = Array.from({ length: 51 }, () => newId());
    for (const body of [
      { ids: [], reason: "sold" },
      { ids: many, reason: "sold" },
      { ids },
      { ids: ["x"], reason: "sold" },
    ]) {
      expect((await close(body)).status).toBe(400);
    }
    expect((await close({ ids: many.slice(1), reason: "sold" })).status).toBe(200);
  });
});
