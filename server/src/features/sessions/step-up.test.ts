import { readdirSync } from "node:fs";
import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const MINUTE = 60_000;
const SOME_ID = "01900000-0000-7000-8000-000000000000";
const FEATURES = new URL("../../../../domain/src/features/", import.meta.url);

/** The contracts of all features, including future ones. */
async function listContracts(): Promise<Contract[]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".contract.ts"),
  );
  const modules = await Promise.all(files.map((name) => import(new URL(name, FEATURES).href)));
  return modules.flatMap((module: Record<string, Contract>) => Object.values(module)).filter(({ path }) => path);
}

/** The required input of these calls. */
const REQUIRED_QUERIES: Readonly<Record<string, string>> = {
  "/v1/admin/messages": "?status=failed",
  "/v1/admin/lookups": "?text=zoe",
};

describe("an administrator's confirmed session", () => {
  let site: TestApp;
  let contracts: Contract[];
  beforeAll(async () => {
    site = await buildTestApp();
    contracts = await listContracts();
  });
  afterAll(() => site.close());

  const listAdministration = () => contracts.filter(({ access }) => access === "administrators");
  const toCall = ({ method, path }: Contract) => ({ method, path: path.replace(/\{\w+\}/gu, SOME_ID) });
  const isOpen = async (token: string) =>
    (await site.call("GET", "/v1/admin/audit", { token })).body.code !== "sessions.second_factor_needed";
  async function countAudit(uid: string): Promise<number> {
    const { rows } = await site.db.execute<{ count: string }>(
      sql`SELECT count(*) FROM audit_entries WHERE actor_id = ${uid}`,
    );
    return Number(rows[0]?.count);
  }
  /** The same session with a new access token, which is valid for only 15 minutes. */
  async function enter() {
    const { uid, email } = await site.signInAsAdministrator();
    const { body } = await site.call("GET", "/v1/auth/sessions", { token: await site.signIn(email) });
    expect(body.sessions.length).toBeGreaterThan(0);
    return { uid, email };
  }
  /**
   * Moves the confirmation of all sessions of an account back in time, as if the clock had advanced under a fresh
   * token.
   */
  const age = (uid: string, { at, used }: { at: number; used: number }) =>
    site.db.execute(sql`UPDATE sessions SET
      second_factor_at = ${new Date(site.clock.now().getTime() - at * MINUTE)}::timestamptz,
      second_factor_used_at = ${new Date(site.clock.now().getTime() - used * MINUTE)}::timestamptz
      WHERE account_id = ${uid}`);

  test("every admin path is for administrators, and no other path is", () => {
    const isAdministration = ({ path }: Contract) => path.startsWith("/v1/admin/") && path !== "/v1/admin/add-ticket";
    expect(listAdministration().length).toBeGreaterThan(20);
    const odd = contracts.filter((each) => isAdministration(each) !== (each.access === "administrators"));
    expect(odd.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test("a page can ask what its session may do, without an error", async () => {
    const read = async (token: string) => (await site.call("GET", "/v1/auth/session", { token })).body.session;
    const { uid, email } = await enter();
    const token = await site.signIn(email);
    expect(await read(token)).toEqual({ isAdministrator: true, administratorRole: "full", needsSecondFactor: false });
    await age(uid, { at: 60, used: 31 });
    expect(await read(token)).toEqual({ isAdministrator: false, administratorRole: null, needsSecondFactor: true });
    const member = await site.addAccount();
    expect(await read(await site.signIn(member.email))).toEqual({
      isAdministrator: false,
      administratorRole: null,
      needsSecondFactor: false,
    });
  });

  test("without a second factor, an administrator's session can make no admin call", async () => {
    const { token } = await site.signInAs({ role: "administrator" });
    for (const contract of listAdministration()) {
      const { method, path } = toCall(contract);
      const answer = await site.call(method, path, { token, ...(method !== "GET" && { body: {} }) });
      expect({ path, status: answer.status, code: answer.body.code }).toEqual({
        path,
        status: 403,
        code: "sessions.second_factor_needed",
      });
    }
  });

  test("it has to be confirmed again after 30 minutes without an admin call", async () => {
    const { uid, email } = await enter();
    const token = await site.signIn(email);
    await age(uid, { at: 60, used: 29 });
    expect(await isOpen(token)).toBe(true);
    await age(uid, { at: 60, used: 30 });
    expect(await isOpen(token)).toBe(false);
  });

  test("admin work keeps it confirmed, and a page's background requests do not", async () => {
    const { uid, email } = await enter();
    const token = await site.signIn(email);
    const readUse = async () => {
      const { rows } = await site.db.execute<{ used: string }>(
        sql`SELECT max(second_factor_used_at)::text AS used FROM sessions WHERE account_id = ${uid}`,
      );
      return rows[0]?.used;
    };
    await age(uid, { at: 60, used: 29 });
    const before = await readUse();
    expect((await site.call("GET", "/v1/admin/figures/waiting", { token })).status).toBe(200);
    expect(await readUse()).toBe(before);
    expect((await site.call("GET", "/v1/admin/audit", { token })).status).toBe(200);
    expect(await readUse()).not.toBe(before);
  });

  test("it has to be confirmed again after 12 hours, however busy it was", async () => {
    const { uid, email } = await enter();
    const token = await site.signIn(email);
    await age(uid, { at: 12 * 60 - 1, used: 0 });
    expect(await isOpen(token)).toBe(true);
    await age(uid, { at: 12 * 60, used: 0 });
    expect(await isOpen(token)).toBe(false);
  });

  test("every admin read is in the audit log", async () => {
    const { uid, token } = await site.signInAsAdministrator();
    // Those whose use case records more details have their own tests.
    const reads = listAdministration().filter((each) => each.method === "GET" && !each.isPolled && !each.isAudited);
    expect(reads.length).toBeGreaterThan(6);
    for (const contract of reads) {
      const before = await countAudit(uid);
      const { path } = toCall(contract);
      await site.call("GET", `${path}${REQUIRED_QUERIES[path] ?? ""}`, { token });
      expect({ path, recorded: (await countAudit(uid)) - before }).toEqual({ path, recorded: 1 });
    }
  });

  test("others' drafts and profiles are for a confirmed session only, and reading them is in the audit log", async () => {
    const owner = await site.addAccount();
    const [draft = "", active = ""] = await site.addListings([
      { ownerId: owner.uid, status: "draft" },
      { ownerId: owner.uid, status: "active" },
    ]);
    const readAll = async (token: string) => {
      const paths = [
        `/v1/property/getProperty/${draft}`,
        `/v1/auth/getUser/${owner.uid}`,
        `/v1/property/getProperty/${active}`,
      ];
      return Promise.all(paths.map(async (path) => (await site.call("GET", path, { token })).status));
    };
    const unconfirmed = await site.signInAs({ role: "administrator" });
    expect(await readAll(unconfirmed.token)).toEqual([404, 403, 200]);
    const confirmed = await site.signInAsAdministrator();
    const before = await countAudit(confirmed.uid);
    expect(await readAll(confirmed.token)).toEqual([200, 200, 200]);
    expect(await countAudit(confirmed.uid)).toBe(before + 2);
  });
});
