import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, type SignedIn } from "../../testing/account-journeys.ts";
import { addAgent, seeAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createRecordAudit } from "../audit/audit.usecases.ts";
import { findAgent } from "./agents.queries.ts";
import { endLapsedVerifications, saveOwnAgent } from "./rechecks.usecases.ts";

describe("a verified agent", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let admin: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
    admin = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  async function enterVerified() {
    const { uid, email } = await addAgent(site);
    const checkedOn = site.clock.now().toISOString().slice(0, 10);
    const body = { regulator: "RECO", licenceNumber: "4712345", licenceClass: "general", checkedOn };
    const seen = await seeAgent(site, uid);
    expect(
      (await site.call("POST", `/v1/admin/agents/${uid}/verify`, { token: admin.token, body: { ...body, seen } }))
        .status,
    ).toBe(200);
    return { uid, email, token: await site.signIn(email) };
  }
  const readOwn = async ({ uid, token }: Pick<SignedIn, "uid" | "token">) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data;
  async function saveProfile(agent: Awaited<ReturnType<typeof enterVerified>>, change: object) {
    const { firstName, lastName, email, phoneNumber } = await readOwn(agent);
    const form = { firstName, lastName, email, phoneNumber: phoneNumber ?? "", ...change };
    const answer = await people.post(`/v1/auth/updateUser/${agent.uid}`, form, { token: agent.token });
    expect(answer.status).toBe(200);
  }
  const listRechecks = async (uid: string) =>
    (await site.call("GET", `/v1/admin/audit?subject=${uid}`, { token: admin.token })).body.audit.filter(
      ({ action }: { action: string }) => action === "agents.recheck",
    );

  test.each([{ firstName: "Jean" }, { lastName: "Roy" }])(
    "has to be verified again after saving the new name %j, and the audit log says why",
    async (name) => {
      const agent = await enterVerified();
      expect(await readOwn(agent)).toMatchObject({ isVerifiedAgent: true });
      await saveProfile(agent, name);
      expect(await readOwn(agent)).toMatchObject({ isVerifiedAgent: false });
      expect(await findAgent(site.db, agent.uid)).toMatchObject({ verifiedAt: null, licenceNumber: null });
      await saveProfile(agent, { lastName: "Gagnon" });
      expect(await listRechecks(agent.uid)).toMatchObject([{ actorId: agent.uid, details: { changed: "name" } }]);
    },
  );

  test("is verified for a year: the day after, no page says so, and administrators find the agent in their queue", async () => {
    const own = await buildTestApp({ BOT_CHECK: "off" });
    const checker = await own.signInAsAdministrator();
    const deps = {
      db: own.db,
      clock: own.clock,
      recordAudit: createRecordAudit(own.clock),
      tellAdministrators: async () => undefined,
    };
    const { uid } = await addAgent(own);
    const [listing = ""] = await own.addListings([{ ownerId: uid, postedAs: "agent" }]);
    const checkedOn = own.clock.now().toISOString().slice(0, 10);
    const seen = await seeAgent(own, uid);
    const body = { regulator: "RECO", licenceNumber: "4712345", licenceClass: "general", checkedOn, seen };
    await own.call("POST", `/v1/admin/agents/${uid}/verify`, { token: checker.token, body });
    const get = async (path: string, who?: { token: string }) =>
      (await own.call("GET", path, { token: (who ?? (await own.signInAs())).token })).body;
    const show = async () => ({
      profile: (await get(`/v1/users/agents/${uid}`)).agent.isVerified,
      listed: (await get("/v1/users/agents")).agents[0].licenceCheckedOn,
      listing: (await get(`/v1/property/getProperty/${listing}`)).property.licence,
    });
    const queue = async () => {
      const admin = await own.signInAsAdministrator();
      const { users } = await get("/v1/admin/users?licence=waiting", admin);
      const { waiting } = await get("/v1/admin/figures/waiting", admin);
      return [users.map((user: { uid: string }) => user.uid), waiting.licences];
    };
    expect(await show()).toEqual({ profile: true, listed: checkedOn, listing: { checkedOn } });
    // Its membership and its listing last longer than the check.
    await own.db.execute(sql`UPDATE memberships SET paid_through = paid_through + interval '2 years'`);
    await own.db.execute(sql`UPDATE listings SET expires_at = expires_at + interval '2 years'`);
    own.clock.advance(365 * DAY_MS);
    await endLapsedVerifications(deps);
    expect((await show()).profile).toBe(true);
    own.clock.advance(DAY_MS);
    expect(await show()).toEqual({ profile: false, listed: null, listing: null });
    expect(await queue()).toEqual([[], 0]);
    await endLapsedVerifications(deps);
    expect(await queue()).toEqual([[uid], 1]);
    expect(await findAgent(own.db, uid)).toMatchObject({ statedLicenceNumber: "4712345", recheck: "expired" });
    const admin = await own.signInAsAdministrator();
    const { audit } = await get(`/v1/admin/audit?subject=${uid}`, admin);
    expect(audit[0]).toMatchObject({ action: "agents.recheck", actorId: null, details: { changed: "expired" } });
    await own.close();
  });

  test("states a licence, which waits for an administrator and is shown as the member's word; another one ends a check", async () => {
    const { uid, email } = await addAgent(site);
    const agent = { uid, email, token: await site.signIn(email) };
    const state = (licence: object) =>
      site.call("POST", `/v1/users/agents/${uid}/contact`, {
        token: agent.token,
        body: { showsEmail: false, showsPhone: false, ...licence },
      });
    const shown = async () => (await site.call("GET", `/v1/users/agents/${uid}`, { token: admin.token })).body.agent;
    expect((await state({ licenceNumber: "<b>" })).body.fields).toHaveProperty("licenceNumber");
    expect((await state({ licenceClass: "commercial" })).body.fields).toHaveProperty("licenceClass");
    expect((await state({ licenceNumber: " 4712345 ", licenceClass: "general" })).status).toBe(200);
    expect(await findAgent(site.db, uid)).toMatchObject({ recheck: "stated" });
    expect(await shown()).toMatchObject({
      ...{ isVerified: false, verification: null },
      statedLicence: { licenceNumber: "4712345", licenceClass: "general" },
    });
    const checkedOn = site.clock.now().toISOString().slice(0, 10);
    const seen = await seeAgent(site, uid);
    const body = { regulator: "RECO", licenceNumber: "4712345", licenceClass: "general", checkedOn, seen };
    await site.call("POST", `/v1/admin/agents/${uid}/verify`, { token: admin.token, body });
    expect(await shown()).toMatchObject({ isVerified: true, statedLicence: null });
    await state({ designation: "Broker" });
    await state({ licenceNumber: "4712345" });
    expect(await findAgent(site.db, uid)).toMatchObject({ recheck: null, licenceNumber: "4712345" });
    await state({ licenceNumber: "9999999" });
    expect(await shown()).toMatchObject({ isVerified: false, statedLicence: { licenceNumber: "9999999" } });
    expect(await findAgent(site.db, uid)).toMatchObject({ recheck: "licence" });
    await state({ licenceNumber: "" });
    expect(await findAgent(site.db, uid)).toMatchObject({ recheck: null });
  });

  test("stays verified when the same name is saved with another language", async () => {
    const agent = await enterVerified();
    const { firstName } = await readOwn(agent);
    await saveProfile(agent, { firstName: ` ${firstName} `, language: "fr" });
    expect(await readOwn(agent)).toMatchObject({ isVerifiedAgent: true });
    expect(await listRechecks(agent.uid)).toEqual([]);
  });

  test("corrects the brokerage and the board on the profile, and then has to be verified again", async () => {
    const agent = await enterVerified();
    const save = (details: object, by = agent) =>
      site.call("POST", `/v1/users/agents/${agent.uid}/details`, { token: by.token, body: details });
    const place = { province: "Ontario", city: "Toronto" };
    const details = { brokerageName: "Harbour Realty", ...place, isRealEstateMember: true, realEstateBoard: "TRREB" };
    expect(await save({ ...details, realEstateBoard: "" })).toMatchObject({
      status: 400,
      body: { fields: { realEstateBoard: "Board name is required." } },
    });
    expect((await save(details, await enterVerified())).status).toBe(403);
    expect((await save(details)).status).toBe(200);
    expect(await findAgent(site.db, agent.uid)).toMatchObject({ ...details, verifiedAt: null });
    expect(await listRechecks(agent.uid)).toMatchObject([{ details: { changed: "brokerage" } }]);
  });

  test("has to be verified again at another brokerage, and the audit log says why", async () => {
    const { uid } = await enterVerified();
    const saved = await findAgent(site.db, uid);
    if (saved === undefined) throw new Error("The agent is missing.");
    const { province, city, isRealEstateMember, realEstateBoard = null } = saved;
    const same = { accountId: uid, province, city, isRealEstateMember, realEstateBoard, now: site.clock.now() };
    const entries: object[] = [];
    const deps = {
      recordAudit: async (_tx: unknown, entry: object) => void entries.push(entry),
      tellAdministrators: async () => undefined,
    };
    await saveOwnAgent(deps, site.db, { ...same, brokerageName: saved.brokerageName });
    expect(entries).toMatchObject([{ action: "agents.save" }]);
    await saveOwnAgent(deps, site.db, { ...same, brokerageName: "Other Inc." });
    expect(entries.slice(1)).toMatchObject([
      { action: "agents.save" },
      { action: "agents.recheck", details: { changed: "brokerage" } },
    ]);
  });
});
