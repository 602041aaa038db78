import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, type SignedIn } from "../../testing/account-journeys.ts";
import { addAgent, seeAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findAgent } from "./agents.queries.ts";
import { saveOwnAgent } from "./rechecks.usecases.ts";

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
    const body = { regulator: "RECO", licenceNumber: "4712345", checkedOn, seen: await seeAgent(site, uid) };
    expect((await site.call("POST", `/v1/admin/agents/${uid}/verify`, { token: admin.token, body })).status).toBe(200);
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
    const deps = { recordAudit: async (_tx: unknown, entry: object) => void entries.push(entry) };
    await saveOwnAgent(deps, site.db, { ...same, brokerageName: saved.brokerageName });
    expect(entries).toMatchObject([{ action: "agents.save" }]);
    await saveOwnAgent(deps, site.db, { ...same, brokerageName: "Other Inc." });
    expect(entries.slice(1)).toMatchObject([
      { action: "agents.save" },
      { action: "agents.recheck", details: { changed: "brokerage" } },
    ]);
  });
});
