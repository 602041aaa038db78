import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent, seeAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findAgent, saveAgent } from "./agents.queries.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("verifying an agent", () => {
  let site: TestApp;
  let admin: { uid: string; token: string };
  let check: { regulator: string; licenceNumber: string; licenceClass: string; checkedOn: string };
  beforeAll(async () => {
    site = await buildTestApp();
    admin = await site.signInAsAdministrator();
    const checkedOn = site.clock.now().toISOString().slice(0, 10);
    check = { regulator: "RECO", licenceNumber: "4712345", licenceClass: "general", checkedOn };
  });
  afterAll(() => site.close());

  const see = (id: string) => seeAgent(site, id);
  const verify = async (id: string, body: object = check, token = admin.token) =>
    site.call("POST", `/v1/admin/agents/${id}/verify`, { token, body: { seen: await see(id), ...body } });
  const unverify = (id: string, body: object, token = admin.token) =>
    site.call("POST", `/v1/admin/agents/${id}/unverify`, { token, body });
  const read = async (id: string) =>
    (await site.call("GET", `/v1/users/agents/${id}`, { token: admin.token })).body.agent;
  const listAudit = async (id: string) =>
    (await site.call("GET", `/v1/admin/audit?subject=${id}`, { token: admin.token })).body.audit;

  test("records how and when; withdrawing it leaves no trace on the profile", async () => {
    const { uid } = await addAgent(site);
    expect((await verify(uid, { ...check, regulator: "reco", licenceNumber: " 4712345 " })).status).toBe(200);
    const shown = await read(uid);
    expect(shown).toMatchObject({ isVerified: true, verification: { regulator: "RECO", licenceNumber: "4712345" } });
    expect(new Date(shown.verification.checkedAt.seconds * 1000).toISOString().slice(0, 10)).toBe(check.checkedOn);
    expect((await unverify(uid, { reason: "The licence has been suspended." })).status).toBe(200);
    expect(await read(uid)).toMatchObject({ isVerified: false, verification: null });
    expect((await findAgent(site.db, uid))?.unverifiedReason).toBe("The licence has been suspended.");
    expect(await listAudit(uid)).toMatchObject([
      { action: "agents.unverify", actorId: admin.uid, details: { wasVerified: true } },
      { action: "agents.verify", actorId: admin.uid, details: { regulator: "RECO", licenceClass: "general" } },
    ]);
  });

  test("ends when the agent moves to another brokerage, board or province, and not otherwise", async () => {
    const { uid } = await addAgent(site);
    const kept = await findAgent(site.db, uid);
    if (kept === undefined) throw new Error("no agent");
    const same = {
      accountId: uid,
      brokerageName: kept.brokerageName,
      province: kept.province,
      city: kept.city,
      isRealEstateMember: kept.isRealEstateMember,
      realEstateBoard: kept.realEstateBoard ?? null,
      now: site.clock.now(),
    };
    await verify(uid);
    await saveAgent(site.db, { ...same, city: "Ottawa" });
    expect(await read(uid)).toMatchObject({ isVerified: true, city: "Ottawa" });
    for (const moved of [
      { brokerageName: "Other Inc." },
      { realEstateBoard: "Other board" },
      { province: "Alberta" },
    ]) {
      await saveAgent(site.db, same);
      await verify(uid);
      expect((await read(uid)).isVerified).toBe(true);
      await saveAgent(site.db, { ...same, ...moved });
      expect(await read(uid)).toMatchObject({ isVerified: false, verification: null });
    }
  });

  test("is refused for a name, brokerage, board or province that the administrator did not see", async () => {
    const { uid } = await addAgent(site);
    const seen = await see(uid);
    for (const other of [
      { firstName: "Other" },
      { lastName: "Other" },
      { brokerageName: "Other Inc." },
      { realEstateBoard: "Other board" },
      { province: "Alberta" },
    ]) {
      const answer = await verify(uid, { ...check, seen: { ...seen, ...other } });
      expect(answer).toMatchObject({ status: 409, body: { code: "agents.changed" } });
    }
    expect((await read(uid)).isVerified).toBe(false);
    expect((await verify(uid, { ...check, seen })).status).toBe(200);
  });

  test("waits for a name that is being saved, and is then refused", async () => {
    const { uid } = await addAgent(site);
    const seen = await see(uid);
    const { answer } = await site.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE accounts SET last_name = 'Other' WHERE id = ${uid}`);
      let isAnswered = false;
      const answer = verify(uid, { ...check, seen }).finally(() => {
        isAnswered = true;
      });
      const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => isAnswered || (await tx.execute(waiting)).rows.length > 0).toBe(true);
      return { answer };
    });
    expect(await answer).toMatchObject({ status: 409, body: { code: "agents.changed" } });
  });

  test("rejects an invalid check, names the field, and changes nothing", async () => {
    const { uid } = await addAgent(site);
    const tomorrow = new Date(site.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    for (const [wrong, field] of [
      [{ regulator: "OACIQ" }, "regulator"],
      [{ regulator: "" }, "regulator"],
      [{ licenceNumber: "<script>" }, "licenceNumber"],
      [{ licenceNumber: "\u200b\u0000" }, "licenceNumber"],
      [{ licenceClass: "commercial" }, "licenceClass"],
      [{ licenceClass: "" }, "licenceClass"],
      [{ checkedOn: tomorrow }, "checkedOn"],
      [{ checkedOn: "2024-01-31" }, "checkedOn"],
      [{ expiresOn: "2024-01-31" }, "expiresOn"],
      [{ expiresOn: "soon" }, "expiresOn"],
      [{ checkedOn: "2026-02-30" }, "checkedOn"],
      [{ checkedOn: "yesterday" }, "checkedOn"],
      [{ verifiedBy: uid }, "verifiedBy"],
    ] as const) {
      const answer = await verify(uid, { ...check, ...wrong });
      expect({ field, status: answer.status, fields: Object.keys(answer.body.fields ?? {}) }).toEqual({
        field,
        status: 400,
        fields: [field],
      });
    }
    expect((await verify(uid, {})).body.fields).toMatchObject({ licenceNumber: "Licence number is required." });
    for (const reason of ["", "  ", "x".repeat(501), "\u200b\u0000"]) {
      expect((await unverify(uid, { reason })).status).toBe(400);
    }
    expect((await read(uid)).isVerified).toBe(false);
    expect(await listAudit(uid)).toEqual([]);
  });

  test("is possible only for agents, and only by administrators", async () => {
    const { uid, email } = await addAgent(site);
    for (const id of [NOBODY, admin.uid, "nonsense"]) {
      expect((await verify(id)).body).toMatchObject({ code: "agents.not_found" });
      expect((await unverify(id, { reason: "No." })).status).toBe(404);
    }
    const token = await site.signIn(email);
    expect((await verify(uid, check, token)).status).toBe(403);
    expect((await unverify(uid, { reason: "No." }, token)).status).toBe(403);
    const { rows } = await site.db.execute(
      sql`SELECT 1 FROM agents WHERE verified_by IS NOT NULL AND account_id = ${uid}`,
    );
    expect(rows).toEqual([]);
  });
});
