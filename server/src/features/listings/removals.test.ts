import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { publishListing, revokeListing } from "./publication.usecases.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("the administration of listings", () => {
  let site: TestApp;
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const list = (query: Record<string, string> = {}) =>
    site.call("GET", `/v1/admin/listings?${new URLSearchParams(query)}`, { token: administrator.token });
  const find = async (query: Record<string, string>): Promise<string[]> =>
    (await list(query)).body.listings.map((listing: { id: string }) => listing.id);
  const remove = (id: string, body: object = { reason: "Not a listing" }, token = administrator.token) =>
    site.call("POST", `/v1/admin/listings/${id}/remove`, { token, body });
  const restore = (id: string, token = administrator.token) =>
    site.call("POST", `/v1/admin/listings/${id}/restore`, { token, body: {} });
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);
  const mailsTo = async (email: string) =>
    (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages;

  test("a listing's page has what members read, figures, orders and reports, and nothing that is kept for fewer", async () => {
    const owner = await site.addAccount();
    const [id = ""] = await site.addListings([
      { ownerId: owner.uid, title: "Kiln with a yard", description: "Two kilns.", levels: { description: "nda" } },
    ]);
    const reader = await site.signInAs();
    await site.call("POST", `/v1/property/${id}/report`, { token: reader.token, body: { reason: "fraud" } });
    const read = (of: string, token = administrator.token) => site.call("GET", `/v1/admin/listings/${of}`, { token });
    const { listing } = (await read(id)).body;
    expect(listing).toMatchObject({
      ...{ id, name: "Kiln with a yard", status: "active", owner: { uid: owner.uid } },
      ...{ views: 0, inquiries: 0, unanswered: 0, favourites: 0, orders: [] },
      reports: [{ reason: "fraud", outcome: null }],
    });
    const [entry] = (await site.call("GET", `/v1/admin/audit?subject=${id}`, { token: administrator.token })).body
      .audit;
    expect(entry).toMatchObject({ action: "listings.read", actorId: administrator.uid });
    for (const wrong of [NOBODY, "nonsense"]) expect([400, 404]).toContain((await read(wrong)).status);
    expect((await read(id, reader.token)).status).toBe(403);
  });

  test("an administrator finds listings by words of the title, id, owner's address and status", async () => {
    const owner = await site.addAccount({ email: "owner.of.many@example.ca" });
    const other = await site.addAccount();
    const [brick = "", cafe = "", over = "", draft = ""] = await site.addListings([
      { ownerId: owner.uid, title: "Brick warehouse by the rail" },
      { ownerId: owner.uid, title: "Café Bœuf à louer" },
      { ownerId: owner.uid, title: "Brick mill, 100% let", expiresAt: inDays(-1) },
      { ownerId: other.uid, title: "Warehouse of brick", status: "draft" },
    ]);
    for (const [query, found] of [
      [{ searchQuery: "brick WAREHOUSE" }, [draft, brick]],
      [{ searchQuery: "brick", status: "draft" }, [draft]],
      [{ searchQuery: "brick", status: "expired" }, [over]],
      [{ searchQuery: "brick", status: "active" }, [brick]],
      [{ searchQuery: "cafe boeuf" }, [cafe]],
      [{ searchQuery: "100%" }, [over]],
      [{ searchQuery: "of.many@" }, [over, cafe, brick]],
      [{ searchQuery: owner.uid }, [over, cafe, brick]],
      [{ searchQuery: cafe }, [cafe]],
      [{ searchQuery: NOBODY }, []],
    ] as const) {
      expect({ query, found: (await find(query)).toSorted() }).toEqual({ query, found: found.toSorted() });
    }
    expect((await list({ searchQuery: brick })).body).toMatchObject({
      page: 1,
      totalPages: 1,
      totalResults: 1,
      listings: [
        {
          id: brick,
          name: "Brick warehouse by the rail",
          status: "active",
          owner: { uid: owner.uid },
          removedAt: null,
        },
      ],
    });
    expect((await list({ searchQuery: brick })).text).not.toContain(owner.email);
  });

  test("removing a listing e-mails its owner the reason in their language, and restoring brings it back", async () => {
    const owner = await site.addAccount({ language: "fr" });
    const buyer = await site.signInAs();
    const [id = ""] = await site.addListings([{ ownerId: owner.uid, title: "Lantern <b>works</b>" }]);
    const found = async () => {
      const body = { keywords: ["lantern"] };
      return (await site.call("POST", "/v1/property/search", { token: buyer.token, body })).body.response.totalResults;
    };
    const counted = async () =>
      (await site.call("POST", "/v1/property/search", { token: buyer.token, body: {} })).body.response.totalResults;
    const open = (token: string) => site.call("GET", `/v1/property/getProperty/${id}`, { token });
    const before = await counted();

    const reason = "Ce n’est pas <a href='https://evil.example'>à vous</a>.\nÀ bientôt";
    expect((await remove(id, { reason })).body).toEqual({
      msg: "Listing removed. We emailed the reason to its owner.",
    });
    expect([await found(), await counted(), (await open(buyer.token)).status]).toEqual([0, before - 1, 404]);
    expect((await open(administrator.token)).body.property.status).toBe("removed");
    expect((await list({ searchQuery: id })).body.listings[0]).toMatchObject({
      status: "removed",
      removedReason: reason,
      removedWithOwner: false,
    });
    const [mail] = await mailsTo(owner.email);
    expect(mail.text).toContain(reason);
    expect(mail.html).toContain("&lt;a href=");
    expect(mail.html).not.toContain("<a href='https://evil.example'>");
    expect(mail.html).toContain("/fr/ticket");
    expect((await remove(id)).body).toMatchObject({ code: "listings.wrong_status" });

    expect((await restore(id)).body).toEqual({ msg: "Listing restored. We emailed its owner." });
    expect([await found(), await counted(), (await open(buyer.token)).status]).toEqual([1, before, 200]);
    expect((await list({ searchQuery: id })).body.listings[0]).toMatchObject({ status: "active", removedReason: null });
    expect(await mailsTo(owner.email)).toHaveLength(2);
    expect((await restore(id)).status).toBe(409);
  });

  test("several listings are removed at once for one reason, which each owner gets, and the response names the others", async () => {
    const [owner, other] = [await site.addAccount(), await site.addAccount({ language: "fr" })];
    const [first = "", removed = "", closed = ""] = await site.addListings([
      { ownerId: owner.uid, title: "First" },
      { ownerId: owner.uid },
      { ownerId: owner.uid, status: "closed", closedAt: site.clock.now(), closeReason: "sold" },
    ]);
    const [second = ""] = await site.addListings([{ ownerId: other.uid, title: "Second" }]);
    await remove(removed, { reason: "Earlier" });
    const reason = "Neither is for sale.";
    const ids = [second, removed, first.toUpperCase(), NOBODY, second, closed];
    const removeAll = (body: object, { token } = administrator) =>
      site.call("POST", "/v1/admin/listings/remove", { token, body });
    const [answer, again] = await Promise.all([
      removeAll({ ids, reason }),
      removeAll({ ids: ids.toReversed(), reason }),
    ]);
    const outcomes = [answer, again].map(({ body }) =>
      Object.fromEntries(body.results.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome])),
    );
    expect(answer.body.results.map(({ id }: { id: string }) => id)).toEqual([second, removed, first, NOBODY, closed]);
    for (const id of [first, second, closed]) {
      expect(outcomes.map((results) => results[id]).toSorted()).toEqual(["done", "wrong_status"]);
    }
    for (const [id, outcome] of [
      [removed, "wrong_status"],
      [NOBODY, "not_found"],
    ] as const) {
      expect(outcomes.map((results) => results[id])).toEqual([outcome, outcome]);
    }
    expect((await list({ searchQuery: removed })).body.listings[0]).toMatchObject({ removedReason: "Earlier" });
    for (const id of [first, second]) {
      expect((await list({ searchQuery: id })).body.listings[0]).toMatchObject({
        status: "removed",
        removedReason: reason,
      });
      const { audit } = (await site.call("GET", `/v1/admin/audit?subject=${id}`, { token: administrator.token })).body;
      expect(audit.map(({ action }: { action: string }) => action)).toEqual(["listings.remove"]);
    }
    const subjectsTo = async ({ email }: { email: string }) => (await mailsTo(email)).length;
    expect([await subjectsTo(owner), await subjectsTo(other)]).toEqual([3, 1]);
    for (const body of [{ ids: [], reason }, { ids: [first] }, { ids: ["x"], reason }, { ids: [first], reason: " " }]) {
      expect((await removeAll(body)).status).toBe(400);
    }
    expect((await removeAll({ ids: [first], reason }, await site.signInAs())).status).toBe(403);
  });

  test("a restored listing has the status it had, or would have by now", async () => {
    const owner = await site.addAccount();
    const closed = { status: "closed", closedAt: site.clock.now(), closeReason: "sold" } as const;
    const ids = await site.addListings([
      { ownerId: owner.uid, status: "draft" },
      { ownerId: owner.uid, expiresAt: inDays(10) },
      { ownerId: owner.uid, expiresAt: inDays(1) },
      { ownerId: owner.uid, status: "expired", expiresAt: inDays(-1) },
      { ownerId: owner.uid, ...closed },
    ]);
    for (const id of ids) expect((await remove(id)).status).toBe(200);
    site.clock.advance(2 * DAY_MS);
    administrator = await site.signInAsAdministrator();
    const statuses = [];
    for (const id of ids) {
      await restore(id);
      statuses.push((await list({ searchQuery: id })).body.listings[0].status);
    }
    expect(statuses).toEqual(["draft", "active", "expired", "expired", "closed"]);
  });

  test("a payment reversed while a listing is removed leaves a draft to restore", async () => {
    const { uid } = await site.addAccount();
    const orderId = newId();
    const [id = ""] = await site.addListings([{ ownerId: uid, orderId }]);
    await remove(id);
    await revokeListing(site.db, { listingId: id, orderId, now: site.clock.now() });
    expect((await list({ searchQuery: id })).body.listings[0]).toMatchObject({ status: "removed", expiresAt: null });
    await restore(id);
    expect((await list({ searchQuery: id })).body.listings[0]).toMatchObject({ status: "draft" });
  });

  test("a paid listing is not published while its owner's account is disabled", async () => {
    const { uid } = await site.addAccount({ disabledAt: site.clock.now() });
    const [listingId = ""] = await site.addListings([{ ownerId: uid, status: "draft" }]);
    const paid = {
      listingId,
      orderId: newId(),
      plan: "Basic",
      purpose: "publish",
      days: 60,
      boosts: [],
      now: site.clock.now(),
    } as const;
    expect(await publishListing({ config: site.config, requireAgreement: async () => undefined }, site.db, paid)).toBe(
      false,
    );
    expect((await list({ searchQuery: listingId })).body.listings[0]).toMatchObject({ status: "draft" });
  });

  test("members, and administrators without their second factor, cannot moderate listings", async () => {
    const owner = await site.signInAs();
    const unconfirmed = await site.signInAs({ role: "administrator" });
    const [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
    for (const [{ token }, code] of [
      [owner, "sessions.administrators_only"],
      [unconfirmed, "sessions.second_factor_needed"],
    ] as const) {
      const answers = [
        await site.call("GET", "/v1/admin/listings", { token }),
        await remove(id, { reason: "Mine" }, token),
        await restore(id, token),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, code]));
    }
  });

  test("an invalid request is answered with its fields, and a missing listing with 404", async () => {
    const { uid } = await site.addAccount();
    const [id = ""] = await site.addListings([{ ownerId: uid }]);
    for (const body of [{}, { reason: "" }, { reason: "x".repeat(501) }, { reason: "\u0000" }, { reason: 1 }]) {
      const answer = await remove(id, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ["reason"]]);
    }
    expect((await list({ status: "gone" })).body.fields).toHaveProperty("status");
    expect((await list({ searchQuery: "x".repeat(101) })).body.fields).toHaveProperty("searchQuery");
    for (const nowhere of [NOBODY, "nonsense", "%00"]) {
      for (const answer of [await remove(nowhere), await restore(nowhere)]) {
        expect([answer.status, answer.body.code]).toEqual([404, "listings.not_found"]);
      }
    }
  });
});
