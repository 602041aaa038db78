import { createHash } from "node:crypto";
import { NON_BINDING, NON_BINDING_ID } from "@vestpocket/domain/offers/non-binding";
import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOfferJourneys } from "../../testing/offers.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "../agreements/agreements.ts";
import { listBrokenSteps } from "./offers.ts";

describe("non-binding offers", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createOfferJourneys>>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createOfferJourneys(site);
  });
  afterAll(() => site.close());

  const select = async (text: string, values: unknown[]) => (await site.db.$client.query(text, values)).rows;
  const listEvents = (room: string) =>
    select("SELECT kind, actor, body FROM room_events WHERE room = $1 AND kind LIKE 'offer%' ORDER BY seq", [room]);
  /** What only the database's owner can do. */
  async function tamper(statement: string, id: string): Promise<void> {
    const client = new pg.Client({ connectionString: site.superuserUrl });
    await client.connect();
    await client.query("SET session_replication_role = replica");
    await client.query(statement, [id]);
    await client.end();
  }
  const todo = async ({ token }: { token: string }) =>
    (await site.call("GET", "/v1/property/todo", { token })).body.todo.offers;

  test("what an owner did with one is among what its buyer has to see, until they open the listing", async () => {
    const outcomes = async ({ token }: { token: string }) =>
      (await site.call("GET", "/v1/property/todo", { token })).body.todo.outcomes;
    const none = { waiting: 0, listing: null, offer: null, state: null };
    for (const [step, state] of [
      ["accept", "negotiating"],
      ["decline", "declined"],
    ] as const) {
      const { listing, buyer, id } = await people.begin();
      expect(await outcomes(buyer)).toEqual(none);
      site.clock.advance(1000);
      await people.decide(people.owner, id, step);
      expect(await outcomes(buyer)).toEqual({ waiting: 1, listing, offer: id, state });
      site.clock.advance(1000);
      await site.call("GET", `/v1/property/getProperty/${listing}`, { token: buyer.token });
      await site.call("GET", "/v1/views/recent", { token: buyer.token });
      expect(await outcomes(buyer)).toEqual(none);
    }
    expect(await outcomes(people.owner)).toEqual(none);
  });

  test("a reader makes one, and both read the same, each in their own role", async () => {
    const { listing, buyer, id } = await people.begin();
    const own = (await people.read(buyer, id)).body.offer;
    expect(own).toMatchObject({
      ...{ role: "buyer", buyerName: null, state: "open", version: 1, by: "buyer", steps: ["counter", "withdraw"] },
      terms: { kind: "sale", amountCents: 42_500_000, conditions: "The ovens stay.", per: null },
      listing: { id: listing, name: "Bakery with two ovens" },
      history: [{ step: "make", by: "buyer", note: "", terms: { amountCents: 42_500_000 } }],
    });
    const received = (await people.read(people.owner, id)).body.offer;
    expect(received).toMatchObject({
      ...{ role: "owner", buyerName: "Luc Gagnon", steps: ["accept", "counter", "decline"], buyerHasAccess: true },
    });
    expect(received.history).toEqual(own.history);
    expect(JSON.stringify(own)).not.toContain("Odile");
    expect((await people.list(buyer, listing)).body).toMatchObject({
      ...{ role: "buyer", kinds: ["sale"], obstacle: "already_open", totalResults: 1 },
    });
    expect((await people.list(people.owner, listing)).body).toMatchObject({ role: "owner", obstacle: "own_listing" });
  });

  test("only the two parties read, list, export or decide it: not other readers, not administrators", async () => {
    const { listing, id } = await people.begin();
    const { buyer: other } = await people.enterRoom(listing);
    const admin = await site.signInAsAdministrator();
    for (const who of [other, admin, await people.enter()]) {
      expect((await people.read(who, id)).status).toBe(404);
      expect((await people.list(who, listing)).body).toMatchObject({ totalResults: 0, offers: [] });
      for (const step of ["accept", "decline", "withdraw"]) {
        expect(await people.decide(who, id, step)).toMatchObject({ status: 404, body: { code: "offers.not_found" } });
      }
      expect((await people.counter(who, id, {})).status).toBe(404);
      const file = await site.call("GET", `/v1/property/${listing}/offers/export`, { token: who.token });
      expect([file.status, file.text.includes("425000")]).toEqual([404, false]);
    }
    for (const id of [newId(), "abc"]) expect((await people.list(other, id)).status).toBe(404);
  });

  test("only readers with access make one, and not about their own listing", async () => {
    const listing = await people.offer();
    const stranger = await people.enter();
    expect(await people.make(stranger, listing)).toMatchObject({ status: 403, body: { code: "offers.no_access" } });
    expect((await people.list(stranger, listing)).body.obstacle).toBe("no_access");
    expect(await people.make(people.owner, listing)).toMatchObject({
      status: 409,
      body: { code: "offers.own_listing" },
    });
    expect((await people.make(stranger, newId())).status).toBe(404);
  });

  test.each([
    ["kind", { kind: "lease", per: "month", basis: "net", termMonths: 60 }],
    ["amountCents", { amountCents: 0 }],
    ["amountCents", { amountCents: 10.5 }],
    ["closesOn", { closesOn: "2020-01-01" }],
    ["closesOn", { closesOn: "soon" }],
    ["dueDiligenceDays", { dueDiligenceDays: 400 }],
    ["conditions", { conditions: "x".repeat(5_001) }],
    ["expiresAt", { expiresAt: { seconds: 1 } }],
    ["understood", { understood: false }],
  ])("an invalid %s is named: %o", async (field, changed) => {
    const { buyer, listing } = await people.enterRoom();
    const answer = await people.make(buyer, listing, changed);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  test("for a listing for rent it has a rent with its unit, and no price", async () => {
    const [listing = ""] = await site.addListings([{ ownerId: people.owner.uid, listingType: "rent" }]);
    const { buyer } = await people.enterRoom(listing);
    const rent = { kind: "lease", amountCents: 2_150, per: "sqft_year", basis: "net", termMonths: 60 };
    expect((await people.make(buyer, listing, { ...rent, termMonths: null })).body.fields).toHaveProperty("termMonths");
    const { offerId } = (await people.make(buyer, listing, rent)).body;
    expect((await people.read(buyer, offerId)).body.offer.terms).toMatchObject(rent);
    const readFile = async (language: string) => {
      const headers = { "accept-language": language };
      return site.call("GET", `/v1/property/${listing}/offers/export`, { token: people.owner.token, headers });
    };
    expect((await readFile("en")).text).toContain(",21.50,sq ft / year,net,60,");
    expect((await readFile("fr")).text).toContain(",21.50,pi² / an,net,60,");
  });

  test("a person has one live offer about a listing, even with two concurrent clicks", async () => {
    const { buyer, listing } = await people.enterRoom();
    const answers = await Promise.all([1, 2, 3].map(() => people.make(buyer, listing)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await people.list(buyer, listing)).body.totalResults).toBe(1);
    expect(await listEvents(listing)).toHaveLength(1);
  });

  test("both counter in turn, and the history has every version", async () => {
    const { listing, buyer, id } = await people.begin();
    expect((await people.counter(people.owner, id, { amountCents: 45_000_000 })).status).toBe(200);
    expect((await people.counter(buyer, id, { amountCents: 44_000_000, version: 2 })).status).toBe(200);
    expect(
      await people.counter(buyer, id, { version: 3, kind: "lease", per: "month", basis: "net", termMonths: 1 }),
    ).toMatchObject({ status: 400, body: { fields: { kind: expect.any(String) } } });
    const accepted = await people.decide(people.owner, id, "accept", { version: 3, note: "Let us meet." });
    expect(accepted.body.msg).toBe("You agreed to negotiate this offer.");
    const { offer } = (await people.read(buyer, id)).body;
    expect(offer).toMatchObject({ state: "negotiating", version: 3, steps: ["withdraw"] });
    expect(offer.history.map(({ step, by, terms, note }: Step) => [step, by, terms?.amountCents ?? note])).toEqual([
      ["make", "buyer", 42_500_000],
      ["counter", "owner", 45_000_000],
      ["counter", "buyer", 44_000_000],
      ["accept", "owner", "Let us meet."],
    ]);
    expect((await listEvents(listing)).map(({ kind }) => kind)).toEqual([
      ...["offer_made", "offer_countered", "offer_countered", "offer_accepted"],
    ]);
  });
  interface Step {
    readonly step: string;
    readonly by: string;
    readonly terms: { amountCents: number } | null;
    readonly note: string;
  }

  test("of two concurrent decisions one takes effect, and the other gets 409", async () => {
    const { buyer, id } = await people.begin();
    const answers = await Promise.all([
      people.decide(people.owner, id, "accept"),
      people.counter(people.owner, id, {}),
      people.counter(buyer, id, { amountCents: 1 }),
      people.decide(people.owner, id, "decline"),
    ]);
    const counted = answers.filter(({ status }) => status === 200);
    expect(counted.length).toBeGreaterThan(0);
    for (const { status, body } of answers.filter((each) => each.status !== 200)) {
      expect([status, body.code]).toEqual([409, "offers.changed"]);
    }
    const { history } = (await people.read(buyer, id)).body.offer;
    expect(history).toHaveLength(1 + counted.length);
  });

  test("someone who read an earlier version cannot decide, and nobody accepts their own", async () => {
    const { buyer, id } = await people.begin();
    expect((await people.decide(buyer, id, "accept")).status).toBe(409);
    expect((await people.decide(buyer, id, "decline")).status).toBe(409);
    expect((await people.decide(people.owner, id, "withdraw")).status).toBe(409);
    await people.counter(people.owner, id, {});
    expect((await people.decide(people.owner, id, "decline")).status).toBe(409);
    expect((await people.decide(buyer, id, "accept", { version: 2 })).status).toBe(200);
    expect(
      (await people.decide(people.owner, id, "decline", { version: 2, note: "x".repeat(2_001) })).body.fields,
    ).toHaveProperty("note");
    expect((await people.decide(people.owner, id, "decline", { version: 2 })).status).toBe(200);
  });

  test("a buyer whose access is revoked can read their own history and withdraw, nothing more", async () => {
    const { listing, buyer, id } = await people.begin();
    await people.counter(people.owner, id, {});
    expect((await todo(buyer)).waiting).toBe(1);
    expect((await people.read(buyer, id)).body.offer.steps).toEqual(["accept", "counter", "withdraw"]);
    const [{ grant }] = await people.listRequests("current", listing);
    await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "It is sold." });
    for (const answer of [
      await people.make(buyer, listing),
      await people.counter(buyer, id, { version: 2 }),
      await people.decide(buyer, id, "accept", { version: 2 }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: "offers.no_access" } });
    }
    expect((await people.read(buyer, id)).body.offer).toMatchObject({ steps: ["withdraw"], buyerHasAccess: false });
    expect((await people.list(buyer, listing)).body.offers).toMatchObject([{ steps: ["withdraw"] }]);
    expect(await todo(buyer)).toEqual({ waiting: 0, listing: null });
    expect((await people.read(buyer, id)).body.offer.history).toHaveLength(2);
    expect((await people.read(people.owner, id)).body.offer).toMatchObject({
      ...{ buyerHasAccess: false, steps: ["counter", "decline"] },
    });
    await site.db.$client.query("UPDATE listings SET status = 'closed' WHERE id = $1", [listing]);
    expect((await people.list(buyer, listing)).body).toMatchObject({ totalResults: 1, obstacle: "no_access" });
    expect((await people.decide(buyer, id, "withdraw", { version: 2 })).status).toBe(200);
    expect((await people.read(people.owner, id)).body.offer.state).toBe("withdrawn");
  });

  test("an owner sorts received offers, counts pending ones, and exports them without formulas", async () => {
    const listing = await people.offer();
    const amounts = [40_000_000, 50_000_000, 45_000_000];
    for (const [at, amountCents] of amounts.entries()) {
      const { buyer } = await people.enterRoom(listing);
      const days = 10 - at;
      const expiresAt = { seconds: Math.floor(site.clock.now().getTime() / 1000) + days * 86_400 };
      await people.make(buyer, listing, { amountCents, expiresAt, conditions: "=1+1" });
    }
    const listed = async (order: string) =>
      (await people.list(people.owner, listing, `order=${order}`)).body.offers.map(
        ({ terms }: { terms: { amountCents: number } }) => terms.amountCents,
      );
    expect(await listed("newest")).toEqual([45_000_000, 50_000_000, 40_000_000]);
    expect(await listed("amount")).toEqual([50_000_000, 45_000_000, 40_000_000]);
    expect(await listed("expiry")).toEqual([45_000_000, 50_000_000, 40_000_000]);
    expect((await people.list(people.owner, listing, "order=name")).status).toBe(400);
    const file = await site.call("GET", `/v1/property/${listing}/offers/export`, { token: people.owner.token });
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.text).toContain("Luc Gagnon,Open,To buy,500000.00");
    expect(file.text).not.toMatch(/[,\n]=1\+1/u);
    expect((await todo(people.owner)).waiting).toBeGreaterThanOrEqual(3);
  });

  test("mails, the audit log and the chain say that something happened, and nothing of the terms", async () => {
    const { listing, buyer, id } = await people.begin();
    await people.counter(people.owner, id, { amountCents: 45_671_200, conditions: "Only with the freezer." });
    const [toBuyer] = await people.readMails(buyer.email);
    const [toOwner] = await people.readMails(people.owner.email);
    expect(toOwner.subject).toBe("A new non-binding offer for “Bakery with two ovens”");
    expect(toBuyer.subject).toBe("A counteroffer on “Bakery with two ovens”");
    expect(toBuyer.text).toContain("not an agreement of purchase and sale");
    expect(toBuyer.text).toContain(`/property/${listing}/offers?offer=${id}`);
    const entries = await select("SELECT * FROM audit_entries WHERE subject_id = $1", [listing]);
    const events = await listEvents(listing);
    const rest = JSON.stringify([toBuyer, toOwner, entries, events]);
    for (const secret of ["456712", "456,712", "425000", "425,000", "42500000", "freezer", "ovens stay"]) {
      expect(rest).not.toContain(secret);
    }
    expect(events[1].body).toContain((await people.read(buyer, id)).body.offer.history[1].sha256);
  });

  test("what its author acknowledged is sealed with each step, exported, and in their language", async () => {
    const { listing, buyer, id } = await people.begin();
    const counter = { ...buildOfferForm({ now: site.clock.now() }), version: 1 };
    await site.call("POST", `/v1/offers/${id}/counter`, {
      ...{ token: people.owner.token, body: counter, headers: { "accept-language": "fr" } },
    });
    const accepted = { token: buyer.token, body: { version: 2, note: "" } };
    expect((await site.call("POST", `/v1/offers/${id}/accept`, accepted)).status).toBe(200);
    const { history } = (await people.read(buyer, id)).body.offer;
    const sealed = ["en", "fr", "en"].map((language) => ({
      ...{ wordingId: NON_BINDING_ID, language },
      sha256: createHash("sha256")
        .update(NON_BINDING[language as "en" | "fr"])
        .digest("hex"),
    }));
    expect(history.map(({ nonBinding }: { nonBinding: object }) => nonBinding)).toEqual(sealed);
    const steps = await select("SELECT said FROM offer_steps WHERE offer_id = $1 ORDER BY place", [id]);
    expect(steps.map(({ said }) => JSON.parse(said).nonBinding)).toEqual(sealed);
    const file = await site.call("GET", `/v1/property/${listing}/offers/export`, { token: people.owner.token });
    expect(file.text).toContain(`${NON_BINDING.fr} [${NON_BINDING_ID}, fr, SHA-256 ${sealed[1]?.sha256}]`);
    expect(await listBrokenSteps(site.db)).toEqual([]);
  });

  test("an altered step is detected", async () => {
    const { id } = await people.begin();
    expect([await listBrokenSteps(site.db), await listBrokenEvidence(site.db)]).toEqual([[], []]);
    await expect(select("UPDATE offer_steps SET said = '{}' WHERE offer_id = $1", [id])).rejects.toThrow("only added");
    await expect(select("DELETE FROM offer_steps WHERE offer_id = $1", [id])).rejects.toThrow("only added");
    await tamper("UPDATE offer_steps SET said = replace(said, '42500000', '42500001') WHERE offer_id = $1", id);
    expect(await listBrokenSteps(site.db)).toEqual([`${id}/1`]);
    await tamper("UPDATE offer_steps SET said = replace(said, '42500001', '42500000') WHERE offer_id = $1", id);
    expect(await listBrokenSteps(site.db)).toEqual([]);
  });

  /** An offer about a listing of an owner of its own, from someone new. */
  async function offerTo(owner: { token: string }, listing: string) {
    const buyer = await people.enter();
    await people.ask(buyer, listing);
    const asked = await select("SELECT id FROM access_requests WHERE listing_id = $1 AND account_id = $2", [
      ...[listing, buyer.uid],
    ]);
    await people.put(owner, `requests/${asked[0].id}/approve`, { days: 30 });
    return { buyer, id: (await people.make(buyer, listing)).body.offerId as string };
  }
  const send = (what: string, { token }: { token: string }) =>
    site.call("POST", `/v1/auth/${what}`, { token, body: { password: PASSWORD } });

  test("it is in both parties' exports, ends when one leaves, and is deleted once both have left", async () => {
    const owner = await people.enter();
    const [listing = ""] = await site.addListings([{ ownerId: owner.uid }]);
    const { buyer, id } = await offerTo(owner, listing);
    for (const [who, role] of [
      [buyer, "buyer"],
      [owner, "owner"],
    ] as const) {
      const { offers } = (await send("export", who)).body;
      expect(offers).toMatchObject([{ id, role, steps: [{ step: "make", salt: expect.any(String) }] }]);
    }
    expect((await send("delete-account", buyer)).status).toBe(200);
    const { offer } = (await people.read(owner, id)).body;
    expect(offer).toMatchObject({ state: "withdrawn", buyerName: null });
    expect(offer.history).toHaveLength(2);
    expect(await listBrokenSteps(site.db)).toEqual([]);
    expect((await send("delete-account", owner)).status).toBe(200);
    expect(await select("SELECT id FROM offers WHERE id = $1", [id])).toEqual([]);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test("one that lapsed stays lapsed when a party deletes their account, and is lapsed in the exports", async () => {
    const owner = await people.enter();
    const [listing = ""] = await site.addListings([{ ownerId: owner.uid }]);
    const [left, kept] = [await offerTo(owner, listing), await offerTo(owner, listing)];
    await select("UPDATE offers SET expires_at = $2 WHERE room = $1", [listing, site.clock.now()]);
    const before = [await listEvents(listing), await people.readMails(owner.email)];
    const [{ expiresAt, state }] = (await send("export", kept.buyer)).body.offers;
    expect([state, new Date(expiresAt)]).toEqual(["lapsed", site.clock.now()]);

    expect((await send("delete-account", left.buyer)).status).toBe(200);
    const { offer } = (await people.read(owner, left.id)).body;
    expect(offer).toMatchObject({ state: "lapsed", buyerName: null, history: [{ step: "make" }] });
    expect([await listEvents(listing), await people.readMails(owner.email)]).toEqual(before);

    const mails = await people.readMails(kept.buyer.email);
    expect((await send("delete-account", owner)).status).toBe(200);
    const { history } = (await people.read(kept.buyer, kept.id)).body.offer;
    expect(history).toHaveLength(1);
    expect([await listEvents(listing), await people.readMails(kept.buyer.email)]).toEqual([before[0], mails]);
  });

  test("it lapses at its expiry without a job, and the buyer can make another", async () => {
    const { buyer, listing } = await people.enterRoom();
    const now = Math.floor(site.clock.now().getTime() / 1000);
    const { offerId: id } = (await people.make(buyer, listing, { expiresAt: { seconds: now + 3_600 } })).body;
    expect((await todo(people.owner)).listing).toBe(listing);
    site.clock.advance(3_600_000);
    const enter = async ({ email }: { email: string }) => ({ token: await site.signIn(email) });
    const [owner, again] = [await enter(people.owner), await enter(buyer)];
    expect((await people.read(owner, id)).body.offer).toMatchObject({ state: "lapsed", steps: [] });
    expect((await people.decide(owner, id, "accept")).status).toBe(409);
    expect((await people.counter(again, id, {})).status).toBe(409);
    expect((await todo(owner)).listing).not.toBe(listing);
    expect((await people.list(again, listing)).body.obstacle).toBeNull();
    expect((await people.make(again, listing)).status).toBe(200);
    const { offers } = (await people.list(again, listing)).body;
    expect(offers.map(({ state }: { state: string }) => state)).toEqual(["open", "lapsed"]);
  });
});
