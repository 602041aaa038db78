import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone } from "../../testing/account-journeys.ts";
import { seeAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertAgents } from "../agents/agents.queries.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("administering accounts", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const list = (query: Record<string, string> = {}) =>
    site.call("GET", `/v1/admin/users?${new URLSearchParams(query)}`, { token: administrator.token });
  const find = async (searchQuery: string): Promise<string[]> =>
    (await list({ searchQuery })).body.users.map((user: { uid: string }) => user.uid);
  const read = (uid: string, token = administrator.token) => site.call("GET", `/v1/admin/users/${uid}`, { token });
  const act = (uid: string, action: string, body: object = {}, token = administrator.token) =>
    site.call("POST", `/v1/admin/users/${uid}/${action}`, { token, body });
  const disable = (uid: string, token = administrator.token) =>
    act(uid, "disable", { reason: "Listings that are not theirs" }, token);

  test("administrators find people by name (ignoring accents), e-mail, phone number and id", async () => {
    const names = { firstName: "Éloïse", lastName: "Côté-Brœkhof" };
    const { uid, email } = await site.addAccount({
      ...names,
      email: "eloise_50%@Cafe.example",
      phoneNumber: "+15145550187",
    });
    await site.addAccount({ firstName: "Eloi", lastName: "Cote", email: "eloiseX50y@cafe.example" });
    for (const text of [
      "eloise cote",
      "CÔTÉ éloïs",
      "broekhof",
      "oise_50%@ca",
      email,
      "514 555-0187",
      "+1 (514) 555-0187",
      uid,
    ]) {
      expect({ text, found: await find(text) }).toEqual({ text, found: [uid] });
    }
    for (const text of ["eloise tremblay", "nobody@nowhere.example", "187", NOBODY, "%%%", "_______"]) {
      expect({ text, found: await find(text) }).toEqual({ text, found: [] });
    }
  });

  test("the account list is newest first, paged, and filtered by role and state", async () => {
    site.clock.advance(1_000);
    const added = [];
    for (const lastName of ["Un", "Deux", "Trois"]) {
      added.push(await site.addAccount({ firstName: "Zéphirine", lastName, createdAt: site.clock.now() }));
      site.clock.advance(1_000);
    }
    const [oldest, , newest] = added.map(({ uid }) => uid);
    const paidThrough = new Date(site.clock.now().getTime() + 60_000);
    await insertMemberships(site.db, [{ accountId: newest ?? "", paidThrough }]);
    await site.addListings([{ ownerId: newest ?? "" }, { ownerId: newest ?? "", status: "draft" }]);
    const first = await list({ searchQuery: "zephirine", limit: "2" });
    expect(first.body).toMatchObject({ page: 1, totalPages: 2, totalResults: 3 });
    expect(first.body.users[0]).toEqual({
      uid: newest,
      firstName: "Zéphirine",
      lastName: "Trois",
      email: added[2]?.email,
      role: "member",
      createdAt: { seconds: expect.any(Number) },
      disabled: false,
      isSubscribed: true,
      isAgent: false,
      isVerified: false,
      listings: 2,
    });
    const second = await list({ searchQuery: "zephirine", limit: "2", page: "2" });
    expect(second.body.users).toMatchObject([{ uid: oldest, isSubscribed: false, listings: 0 }]);
    await disable(oldest ?? "");
    expect((await list({ searchQuery: "zephirine", state: "disabled" })).body.users).toMatchObject([
      { uid: oldest, disabled: true },
    ]);
    expect((await list({ searchQuery: "zephirine", state: "enabled" })).body.totalResults).toBe(2);
    expect((await list({ role: "administrator" })).body.users).toMatchObject([{ uid: administrator.uid }]);
  });

  test("a person's history has what they did and were told, with its delivery, and no text", async () => {
    const person = await people.enter();
    const [listing = ""] = await site.addListings([{ ownerId: person.uid, title: "Forge by the lock" }]);
    const ticket = { type: "bug", subject: "Broken", description: "Very secret.", email: person.email };
    await people.post("/v1/admin/add-ticket", ticket, { token: person.token });
    await people.signIn(person.email, "not-the-password");
    await disable(person.uid);
    const { body, text } = await site.call("GET", `/v1/admin/users/${person.uid}/history`, {
      token: administrator.token,
    });
    const of = (kind: string) => body.history.filter((event: { kind: string }) => event.kind === kind);
    expect(of("listing")).toMatchObject([{ id: listing, title: "Forge by the lock", state: "removed" }]);
    expect(of("ticket")).toMatchObject([{ title: expect.stringMatching(/^TK-.{6} · Broken$/u), state: "open" }]);
    expect(of("decision")).toMatchObject([{ state: "users.disable" }]);
    expect(of("session")).toMatchObject([{ state: "revoked" }]);
    expect(of("refused")).toHaveLength(1);
    expect(of("message").map(({ title }: { title: string }) => title)).toEqual([
      "Your account was disabled",
      "We received your ticket …",
    ]);
    expect(text).not.toContain("Very secret.");
    expect(body.history.map(({ at }: { at: { seconds: number } }) => at.seconds)).toEqual(
      body.history.map(({ at }: { at: { seconds: number } }) => at.seconds).toSorted((a: number, b: number) => b - a),
    );
    const member = await people.enter();
    const path = `/v1/admin/users/${person.uid}/history`;
    expect((await site.call("GET", path, { token: member.token })).status).toBe(403);
    expect((await site.call("GET", `/v1/admin/users/${NOBODY}/history`, { token: administrator.token })).status).toBe(
      404,
    );
  });

  test("agents are found by membership and by the state of their licence", async () => {
    const day = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const add = async (agent: object | undefined) => {
      const { uid } = await site.addAccount({ firstName: "Quirine", lastName: "Agent" });
      const place = { brokerageName: "Any", province: "Ontario", city: "Toronto", isRealEstateMember: false };
      if (agent !== undefined) {
        await insertAgents(site.db, [
          { accountId: uid, ...place, realEstateBoard: null, createdAt: site.clock.now(), ...agent },
        ]);
      }
      return uid;
    };
    const member = await add(undefined);
    const stated = await add({ recheck: "stated" });
    const ended = await add({ recheck: "name" });
    const verified = await add({
      ...{ verifiedAt: site.clock.now(), verifiedBy: administrator.uid, regulator: "RECO", licenceNumber: "4712345" },
      ...{ licenceCheckedOn: day(0), licenceClass: "general" },
    });
    const paidThrough = new Date(site.clock.now().getTime() + 60_000);
    await insertMemberships(site.db, [{ accountId: ended, paidThrough }]);
    const found = async (query: Record<string, string>) =>
      (await list({ searchQuery: "quirine", ...query })).body.users.map(({ uid }: { uid: string }) => uid).toSorted();
    expect(await found({})).toEqual([member, stated, ended, verified].toSorted());
    expect(await found({ kind: "agent" })).toEqual([stated, ended, verified].toSorted());
    expect(await found({ kind: "agent_pro" })).toEqual([ended]);
    expect(await found({ licence: "waiting" })).toEqual([stated, ended].toSorted());
    expect(await found({ licence: "ended" })).toEqual([ended]);
    expect(await found({ licence: "verified" })).toEqual([verified]);
    expect(await found({ licence: "unverified" })).toEqual([stated, ended].toSorted());
  });

  test("an account's details show no secret", async () => {
    const { uid } = await people.enter({ phoneNumber: inventPhone(), phoneVerifiedAt: site.clock.now() });
    await insertAgents(site.db, [
      {
        accountId: uid,
        brokerageName: "Harbour Realty",
        province: "Ontario",
        city: "Toronto",
        isRealEstateMember: false,
        realEstateBoard: null,
        createdAt: site.clock.now(),
      },
    ]);
    await insertMemberships(site.db, [{ accountId: uid, paidThrough: new Date(site.clock.now().getTime() - 60_000) }]);
    await site.addListings([{ ownerId: uid, expiresAt: new Date(site.clock.now().getTime() - 1) }, { ownerId: uid }]);
    const { body, text } = await read(uid);
    expect(body.user).toMatchObject({
      uid,
      phoneVerified: true,
      emailVerified: true,
      hasSecondFactor: false,
      disabledAt: null,
      disabledReason: null,
      sessions: 1,
      orders: 0,
      listings: { draft: 0, active: 1, paused: 0, expired: 1, closed: 0, removed: 0 },
      membership: { isSubscribed: false },
      agent: { brokerageName: "Harbour Realty", verifiedAt: null, regulator: null },
    });
    const check = { regulator: "RECO", licenceNumber: "H-12345", licenceClass: "general", checkedOn: "2026-11-19" };
    const licence = { ...check, seen: await seeAgent(site, uid) };
    await site.call("POST", `/v1/admin/agents/${uid}/verify`, { token: administrator.token, body: licence });
    expect((await read(uid)).body.user.agent).toMatchObject({
      verifiedAt: { seconds: expect.any(Number) },
      regulator: "RECO",
      licenceNumber: "H-12345",
      licenceCheckedOn: "2026-11-19",
    });
    expect(text).not.toMatch(/argon2|password|secret"|token/iu);
  });

  test("disabling an account takes effect at once and hides its listings until it is enabled again", async () => {
    const owner = await people.enter();
    const other = await site.signInAs();
    const day = 24 * 60 * 60 * 1000;
    const inDays = (days: number) => new Date(site.clock.now().getTime() + days * day);
    const [active = "", ending = "", draft = ""] = await site.addListings([
      { ownerId: owner.uid, title: "Quayside smithy", expiresAt: inDays(60) },
      { ownerId: owner.uid, title: "Quayside forge", expiresAt: inDays(1) },
      { ownerId: owner.uid, status: "draft" },
    ]);
    const status = async (id: string) =>
      (await site.call("GET", `/v1/property/getProperty/${id}`, { token: administrator.token })).body.property?.status;
    const open = async (id: string) =>
      (await site.call("GET", `/v1/property/getProperty/${id}`, { token: await site.signIn(other.email) })).status;
    const search = async (keywords: string[]) =>
      (await site.call("POST", "/v1/property/search", { token: await site.signIn(other.email), body: { keywords } }))
        .body.response.totalResults;
    const before = await search([]);

    expect((await disable(owner.uid)).body).toEqual({ msg: "Account disabled." });
    expect(await people.isLetIn(owner.token)).toBe(false);
    expect((await people.refresh(owner.refreshToken)).status).toBe(401);
    expect((await people.signIn(owner.email)).body.msg).toBe("This user account has been disabled.");
    const [toldOfIt] = await people.readMessages(owner.email);
    expect(toldOfIt?.subject).toBe("Your account was disabled");
    expect(toldOfIt?.text).toContain("/ticket?type=account");
    expect(toldOfIt?.text).not.toMatch(/Listings that are not theirs|Reason/u);
    expect([await open(active), await open(ending), await open(draft)]).toEqual([404, 404, 404]);
    expect([await search(["quayside"]), await search([])]).toEqual([0, before - 2]);
    const body = { uid: owner.uid };
    expect((await site.call("POST", "/v1/property/owner", { token: other.token, body })).status).toBe(404);
    expect((await read(owner.uid)).body.user).toMatchObject({
      disabledAt: { seconds: expect.any(Number) },
      disabledReason: "Listings that are not theirs",
      sessions: 0,
      listings: { draft: 1, active: 0, removed: 2 },
    });
    expect((await disable(owner.uid)).body).toMatchObject({ code: "users.already_disabled" });
    const restored = await site.call("POST", `/v1/admin/listings/${active}/restore`, {
      token: administrator.token,
      body: {},
    });
    expect([restored.status, restored.body.code]).toEqual([409, "listings.owner_disabled"]);

    site.clock.advance(2 * day);
    administrator = await site.signInAsAdministrator();
    expect((await act(owner.uid, "enable")).body).toEqual({ msg: "Account re-enabled." });
    expect((await people.readMessages(owner.email))[0]?.subject).toBe("Your account is enabled again");
    expect([await status(active), await status(ending), await status(draft)]).toEqual(["active", "expired", "draft"]);
    expect([await search(["quayside"]), await open(active), await open(ending)]).toEqual([1, 200, 404]);
    expect((await people.signIn(owner.email)).status).toBe(200);
    expect((await act(owner.uid, "enable")).body).toMatchObject({ code: "users.not_disabled" });
  });

  test("a person is told why only in the words that the administrator chose for them", async () => {
    const { uid, email } = await site.addAccount();
    const body = {
      reason: "Third complaint by the same owner",
      publicReason: "You wrote to owners after they asked you not to.",
    };
    await site.call("POST", `/v1/admin/users/${uid}/disable`, { token: administrator.token, body });
    const [told] = await people.readMessages(email);
    expect(told?.text).toContain("Reason: You wrote to owners after they asked you not to.");
    expect(told?.text).not.toContain("Third complaint");
  });

  test("several accounts are disabled for one reason, except the administrator's own and those already disabled", async () => {
    const [seller, colleague, gone] = [
      await site.signInAs(),
      await site.signInAsAdministrator(),
      await site.addAccount(),
    ];
    await disable(gone.uid);
    const ids = [seller.uid, colleague.uid, gone.uid, administrator.uid, NOBODY];
    const body = { ids, reason: "The same person", publicReason: "You have two accounts." };
    const answer = await site.call("POST", "/v1/admin/users/disable", { token: administrator.token, body });
    expect(answer.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...["done", "done", "wrong_status", "wrong_status", "not_found"],
    ]);
    expect([await people.isLetIn(seller.token), await people.isLetIn(colleague.token)]).toEqual([false, false]);
    expect((await read(seller.uid)).body.user).toMatchObject({ disabledReason: "The same person" });
    const [told] = await people.readMessages(seller.email);
    expect(told?.text).toContain("Reason: You have two accounts.");
    expect(told?.text).not.toContain("The same person");
    expect((await read(gone.uid)).body.user).toMatchObject({ disabledReason: "Listings that are not theirs" });
  });

  test("an administrator can have a password link sent, but never sees it and cannot send it to a disabled account", async () => {
    const { uid, email } = await site.addAccount();
    const answer = await act(uid, "reset-password");
    expect(answer.body).toEqual({ msg: "A link to reset the password is on its way." });
    expect((await people.resetPassword(await people.readResetCode(email), "new-pocket-88")).status).toBe(200);
    await disable(uid);
    expect((await act(uid, "reset-password")).body).toMatchObject({ code: "users.no_reset" });
    const asked = await site.addAccount();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await act(asked.uid, "reset-password")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("administrators cannot disable themselves, and of two who disable each other at once one remains", async () => {
    const refused = await disable(administrator.uid);
    expect([refused.status, refused.body.msg]).toEqual([409, "You cannot disable your own account."]);
    const other = await site.signInAsAdministrator();
    await site.db.execute(
      sql`UPDATE accounts SET role = 'member' WHERE role = 'administrator' AND id NOT IN (${administrator.uid}, ${other.uid})`,
    );
    const answers = await Promise.all([disable(other.uid), disable(administrator.uid, other.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const last = answers.find(({ status }) => status === 409);
    expect(last?.body.code).toMatch(/^users\.(last_administrator|already_disabled)$/u);
    const { rows } = await site.db.execute(
      sql`SELECT id FROM accounts WHERE role = 'administrator' AND disabled_at IS NULL`,
    );
    expect(rows).toHaveLength(1);
    administrator = await site.signInAsAdministrator();
  });

  test("members and administrators without a second factor cannot administer accounts", async () => {
    const { uid } = await site.addAccount();
    const member = await site.signInAs();
    const unconfirmed = await site.signInAs({ role: "administrator" });
    for (const [{ token }, code] of [
      [member, "sessions.administrators_only"],
      [unconfirmed, "sessions.second_factor_needed"],
    ] as const) {
      const answers = [
        await site.call("GET", "/v1/admin/users", { token }),
        await read(uid, token),
        await disable(uid, token),
        await act(uid, "enable", {}, token),
        await act(uid, "reset-password", {}, token),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, code]));
    }
    expect((await read(uid)).body.user.disabledAt).toBeNull();
  });

  test("invalid requests name the invalid field, and unknown accounts are answered with 404", async () => {
    const { uid } = await site.addAccount();
    for (const [body, field] of [
      [{}, "reason"],
      [{ reason: "" }, "reason"],
      [{ reason: "   " }, "reason"],
      [{ reason: "x".repeat(501) }, "reason"],
      [{ reason: "\u200b\u0000\u001b" }, "reason"],
      [{ reason: ["a"] }, "reason"],
      [{ reason: "So it is.", uid }, "uid"],
    ] as const) {
      const answer = await act(uid, "disable", body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    expect((await act(uid, "disable", {})).body.fields.reason).toBe("Please give a reason.");
    for (const [query, field] of [
      [{ role: "king" }, "role"],
      [{ state: "gone" }, "state"],
      [{ limit: "51" }, "limit"],
      [{ page: "0" }, "page"],
      [{ searchQuery: "x".repeat(101) }, "searchQuery"],
      [{ searchQuery: "\u0000" }, "searchQuery"],
      [{ q: "a" }, "q"],
    ] as const) {
      const answer = await list(query as unknown as Record<string, string>);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    for (const id of [NOBODY, "nonsense", "%00"]) {
      const answers = [await read(id), await disable(id), await act(id, "enable"), await act(id, "reset-password")];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [404, "users.not_found"]),
      );
    }
  });
});
