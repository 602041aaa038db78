import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { updateAccount } from "../accounts/accounts.queries.ts";
import { updateMembership } from "../memberships/memberships.queries.ts";
import { saveAgent, updateContactChoice } from "./agents.queries.ts";
import { listAgents } from "./directory.queries.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("the directory of agents", () => {
  let site: TestApp;
  let token: string;
  let uid: string;
  beforeAll(async () => {
    site = await buildTestApp();
    ({ token, uid } = await site.signInAs());
    await addAgent(site, { firstName: "Élodie", lastName: "Bélanger", city: "Montreal", province: "Quebec" });
    await addAgent(site, { firstName: "Zoë", lastName: "Nuñez", city: "Victoria", province: "British Columbia" });
    await addAgent(site, { firstName: "Siobhan", lastName: "O’Brien-Côté", brokerageName: "RE/ÉTAGE Inc." });
    await addAgent(site, { firstName: "Łukasz", lastName: "Nunes", city: "Lloydminster", province: "Alberta" });
  });
  afterAll(() => site.close());

  const list = (query: Record<string, string> = {}) =>
    site.call("GET", `/v1/users/agents?${new URLSearchParams(query)}`, { token });
  const find = async (query: Record<string, string>): Promise<string[]> =>
    (await list(query)).body.agents.map(({ firstName }: { firstName: string }) => firstName);

  test("lists everyone by last name, then first name, ignoring accents, without contact details", async () => {
    const answer = await list();
    expect(answer.body).toMatchObject({ page: 1, totalPages: 1, totalResults: 4 });
    expect(await find({})).toEqual(["Élodie", "Łukasz", "Zoë", "Siobhan"]);
    expect(await find({ province: "", city: "", searchQuery: "" })).toHaveLength(4);
    expect(answer.body.agents[0]).toEqual({
      id: expect.any(String),
      firstName: "Élodie",
      lastName: "Bélanger",
      profilePictureUrl: null,
      brokerageName: "Harbourfront Realty Inc.",
      city: "Montreal",
      province: "Quebec",
      email: null,
      phoneNumber: null,
      isRealEstateMember: "true",
      realEstateBoard: "Toronto Regional Real Estate Board",
      isVerified: false,
      licenceCheckedOn: null,
    });
    expect(answer.text).not.toMatch(/@|\+1/u);
  });

  test("matches beginnings of words in the name and the brokerage, ignoring accents and case, and every word must match", async () => {
    for (const [searchQuery, found] of [
      ["elodie", ["Élodie"]],
      ["ÉLO", ["Élodie"]],
      ["belanger ELODIE", ["Élodie"]],
      ["bel elo", ["Élodie"]],
      ["lodie", []],
      ["elodie nunez", []],
      ["  nunez  ", ["Zoë"]],
      ["NUN", ["Łukasz", "Zoë"]],
      ["lukasz", ["Łukasz"]],
      ["o'brien", ["Siobhan"]],
      ["cote", ["Siobhan"]],
      ["etage", ["Siobhan"]],
      ["Étage siob", ["Siobhan"]],
      ["harbour", ["Élodie", "Łukasz", "Zoë"]],
      ["e\u0301lodie", ["Élodie"]],
      ["b", ["Élodie"]],
      ["N", ["Łukasz", "Zoë"]],
      ["é", []],
      ["ó.", ["Siobhan"]],
      ["e b", ["Élodie", "Siobhan"]],
      ["' & | ! :* \\", ["Élodie", "Łukasz", "Zoë", "Siobhan"]],
      ["bel' | 'x", []],
      ["陈", []],
    ] as const) {
      expect({ searchQuery, found: await find({ searchQuery }) }).toEqual({ searchQuery, found });
    }
  });

  test("filters by province and city, ignoring accents and case, and every filter must match", async () => {
    expect(await find({ province: "québec" })).toEqual(["Élodie"]);
    expect(await find({ city: "MONTRÉAL" })).toEqual(["Élodie"]);
    expect(await find({ province: "Alberta", city: "Montreal" })).toEqual([]);
    expect(await find({ province: "Alberta", city: "lloydminster", searchQuery: "nu" })).toEqual(["Łukasz"]);
    expect(await find({ city: "Atlantis" })).toEqual([]);
  });

  test("returns each agent once across its pages", async () => {
    const pages = await Promise.all(["1", "2", "3"].map((page) => list({ page, limit: "2" })));
    expect(pages.map(({ body }) => body.agents.length)).toEqual([2, 2, 0]);
    expect(pages[0]?.body).toMatchObject({ totalPages: 2, totalResults: 4 });
    expect(new Set(pages.flatMap(({ body }) => body.agents.map(({ id }: { id: string }) => id))).size).toBe(4);
  });

  test("rejects an invalid query and names the field", async () => {
    for (const [query, field] of [
      [{ province: "Atlantis" }, "province"],
      [{ searchQuery: "x".repeat(101) }, "searchQuery"],
      [{ city: "a\u0000b" }, "city"],
      [{ page: "0" }, "page"],
      [{ limit: "51" }, "limit"],
      [{ sort: "email" }, "sort"],
    ] as const) {
      const answer = await list(query);
      expect({ field, status: answer.status }).toEqual({ field, status: 400 });
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
  });

  test("the directory is sorted and searched by index", async () => {
    const plans: string[] = [];
    const spy = {
      execute: async (query: SQL) => {
        const { rows: lines } = await site.db.transaction(async (tx) => {
          await tx.execute(sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off`);
          return tx.execute<{ "QUERY PLAN": string }>(sql`EXPLAIN ${query}`);
        });
        plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"));
        return { rows: [], fields: [] };
      },
    };
    const now = site.clock.now();
    const page = { page: 1, limit: 12 };
    await listAgents(spy as never, { now }, page);
    await listAgents(spy as never, { now, province: "Quebec" }, page);
    await listAgents(spy as never, { now, words: "'elo':* & 'bel':*" }, page);
    await listAgents(spy as never, { now, province: "Quebec", words: "'r':*", initial: "r" }, page);
    const [everyone, ofProvince, ofName, ofInitial] = plans;
    expect(everyone).toMatch(/Index Only Scan using agent_entries_order/u);
    expect(ofProvince).toMatch(/Index Only Scan using agent_entries_province/u);
    expect(ofName?.match(/Scan on agent_entries\w*/gu)).toEqual([
      "Scan on agent_entries",
      "Scan on agent_entries_words",
    ]);
    const range =
      /Index Only Scan using agent_entries_province .*\n\s+Index Cond: .*\(last_key >= 'r'::text\) AND \(last_key < 's'/gu;
    expect(ofInitial?.match(range)).toHaveLength(2);
  });

  describe("an agent's profile", () => {
    const read = (id: string) => site.call("GET", `/v1/users/agents/${id}`, { token });

    test("has the e-mail, and the phone once it is confirmed, of an agent who shows them", async () => {
      const agent = await addAgent(site, { firstName: "Priya", phoneNumber: "+14165550142" });
      await updateContactChoice(site.db, agent.uid, { showsEmail: true, showsPhone: true });
      const shown = (await read(agent.uid)).body.agent;
      expect(shown).toMatchObject({ id: agent.uid, email: agent.email, phoneNumber: null, verification: null });
      await updateAccount(site.db, agent.uid, { phoneVerifiedAt: site.clock.now(), updatedAt: site.clock.now() });
      expect((await read(agent.uid)).body.agent.phoneNumber).toBe("+14165550142");
    });

    test("is the same for an unknown account, a buyer, a disabled agent and one whose membership lapsed", async () => {
      const gone = [await addAgent(site), await addAgent(site)] as const;
      const now = site.clock.now();
      await updateAccount(site.db, gone[0].uid, { disabledAt: now, updatedAt: now });
      await updateMembership(site.db, gone[1].uid, { paidThrough: now });
      const { uid: member } = await addAgent(site, { isAgent: false });
      for (const id of [NOBODY, uid, member, gone[0].uid, gone[1].uid, "nonsense", "%00", "null", `${uid}'`]) {
        for (const path of [id, `${id}/listings`]) {
          const { status, body } = await read(path);
          expect({ path, status, code: body.code, msg: body.msg }).toEqual({
            path,
            status: 404,
            code: "agents.not_found",
            msg: "Agent not found.",
          });
        }
      }
      expect((await list()).text).not.toContain(gone[1].uid);
      expect((await list()).text).not.toContain(gone[0].uid);
    });

    test("requires an id", async () => {
      for (const path of ["", "%20"]) {
        const answer = await read(path);
        expect({ path, status: answer.status, msg: answer.body.msg }).toEqual({
          path,
          status: 400,
          msg: "Agent ID is required.",
        });
      }
      const french = await site.call("GET", "/v1/users/agents/", { token, headers: { "accept-language": "fr" } });
      expect(french.status).toBe(400);
    });

    test("is updated when the name, the brokerage, the membership or the account changes", async () => {
      const { uid: id } = await addAgent(site, { firstName: "Ingrid", lastName: "Andersen" });
      const now = site.clock.now();
      await updateAccount(site.db, id, { lastName: "Ångström", updatedAt: now });
      expect(await find({ searchQuery: "ingrid angstrom" })).toEqual(["Ingrid"]);
      expect(await find({ searchQuery: "andersen" })).toEqual([]);
      const moved = { brokerageName: "Quai d’Orsay", city: "Gatineau", province: "Quebec", isRealEstateMember: false };
      await saveAgent(site.db, { ...moved, accountId: id, realEstateBoard: null, now });
      expect(await find({ searchQuery: "orsay", city: "gatineau", province: "Quebec" })).toEqual(["Ingrid"]);
      expect((await read(id)).body.agent).toMatchObject({ isRealEstateMember: "false", realEstateBoard: null });
      await updateAccount(site.db, id, { disabledAt: now, updatedAt: now });
      expect(await find({ searchQuery: "ingrid" })).toEqual([]);
      await updateAccount(site.db, id, { disabledAt: null, updatedAt: now });
      expect(await find({ searchQuery: "ingrid" })).toEqual(["Ingrid"]);
      await site.db.execute(sql`DELETE FROM accounts WHERE id = ${id}`);
      const { rows } = await site.db.execute(sql`SELECT 1 FROM agent_entries WHERE account_id = ${id}`);
      expect(rows).toEqual([]);
    });

    test("lists the agent's active listings, newest first", async () => {
      const { uid: ownerId } = await addAgent(site);
      const day = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000);
      const [older, newer] = await site.addListings([
        { ownerId, publishedAt: day(-3), title: "Older" },
        { ownerId, publishedAt: day(-1), title: "Newer" },
        { ownerId, status: "draft" },
        { ownerId, publishedAt: day(-90), expiresAt: day(-1) },
        { ownerId, status: "closed" },
        { ownerId: uid },
      ]);
      const answer = await read(`${ownerId}/listings`);
      expect(answer.body).toMatchObject({ page: 1, totalPages: 1, totalResults: 2 });
      expect(answer.body.properties.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
      const second = await read(`${ownerId}/listings?page=2&limit=1`);
      expect(second.body).toMatchObject({ totalPages: 2, properties: [{ id: older, name: "Older" }] });
    });
  });
});
