import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInconsistencies } from "../../consistency.ts";
import { openDiskStore } from "../../platform/files/disk-store.ts";
import { askToPay, makePayer, type Payer } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { NEEDED_IN_PUBLIC } from "../../testing/test-config.ts";
import { requireNoDemoAccounts } from "./demo-accounts.usecases.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/** Loads a small demo with its story, as `npm start` does. */
const SEEDING = `
  import { playDemo } from "${root}tools/play-demo.ts";
  import { seedDemo } from "${root}tools/seed.ts";
  import { readConfig } from "${root}server/src/platform/config.ts";
  import { openDatabase } from "${root}server/src/platform/database/database.ts";
  import { openDiskStore } from "${root}server/src/platform/files/disk-store.ts";
  import { createLogger } from "${root}server/src/platform/log/log.ts";
  const url = process.env.DATABASE_URL;
  const db = openDatabase({ url, log: createLogger("silent") });
  const files = openDiskStore(process.env.DATA_DIR + "/files");
  const config = readConfig(process.env);
  const now = new Date(process.env.NOW);
  const database = { db, ownerUrl: process.env.OWNER_URL };
  const seeded = await seedDemo({ ...database, files, secret: config.secret, report: () => undefined, listings: 40, now });
  await playDemo({ ...seeded, ...database, config });
  await db.close();`;
/** What was signed and recorded stays for two years, whoever leaves. */
const EVIDENCE = /^(?:rooms|room_events|agreement_\w+|listing_agreements) /u;
const DEMO_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/u;

describe("the demo's accounts", () => {
  let site: TestApp;
  let payer: Payer;
  let uninvolved: string[];

  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const { dataDir } = site.config;
      const options = { env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: site.databaseUrl, ...env } };
      execFile(process.execPath, [...args], options, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}`.trim() }),
      );
    });
  const removeDemo = (...args: string[]) => run([`${root}tools/admin.ts`, "remove-demo", ...args]);

  /** Every row of every table, by table. Jobs and the audit log do not belong to the demo. */
  async function listRows(): Promise<string[]> {
    const { rows: tables } = await site.db.$client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND
        table_type = 'BASE TABLE' AND table_name NOT IN ('audit_entries', 'market_prices', 'search_counts', 'search_changes', 'search_measure_counts', 'search_versions', 'listing_counts')`,
    );
    const all = await Promise.all(
      tables.map(({ name }) => site.db.$client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`)),
    );
    return all.flatMap(({ rows }, at) => rows.map(({ row }) => `${tables[at]?.name} ${row}`)).toSorted();
  }

  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true, delivers: true });
    const story = { NOW: site.clock.now().toISOString(), OWNER_URL: site.superuserUrl, SECRET: site.config.secret };
    const seeded = await run(["--input-type=module", "-e", SEEDING], story);
    expect(seeded).toEqual({ code: 0, said: "" });
    payer = await makePayer(site);
    await askToPay(site, payer);
    const [active = ""] = await site.addListings([{ ownerId: payer.uid }]);
    await site.call("POST", "/v1/favourites", { token: payer.token, body: { listingId: active } });
    uninvolved = (await listRows()).filter((row) => row.includes(payer.uid) || row.includes(active));
    // A real person saves and asks about a demo listing.
    const { rows } = await site.db.$client.query(
      "SELECT id, owner_id AS owner FROM listings WHERE substr(id::text, 15, 1) = '5' AND status = 'active' LIMIT 1",
    );
    await site.db.$client.query(
      `INSERT INTO inquiries (id, listing_id, listing_title, owner_id, sender_id, sender_name, sender_phone, created_at,
        last_at, owner_unread, sender_unread) VALUES ($1, $2, 'A shop', $3, $4, 'Real', '4165550100', now(), now(), true, false)`,
      [newId(), rows[0].id, rows[0].owner, payer.uid],
    );
    await site.db.$client.query(
      `INSERT INTO messages (id, channel, recipient, language, status, created_at)
        VALUES ($1, 'email', 'agent@vestpocket.example', 'en', 'queued', now())`,
      [newId()],
    );
  });
  afterAll(() => site.close());

  test("show what the start says: requests, offers and an access to sign that wait for them, and sound evidence", async () => {
    const signIn = async (name: string): Promise<string> => {
      const body = { email: `${name}@vestpocket.example`, password: buildAccount().password };
      return (await site.call("POST", "/v1/auth/sign-in", { body })).body.accessToken;
    };
    const [buyer, agent] = [await signIn("buyer"), await signIn("agent")];
    const readTodo = async (token: string) => (await site.call("GET", "/v1/property/todo", { token })).body.todo;
    expect(await readTodo(agent)).toMatchObject({ requests: 2, offers: { waiting: 1 }, questions: { waiting: 1 } });
    expect(await readTodo(buyer)).toMatchObject({ offers: { waiting: 1 }, answers: { waiting: 1 } });
    const { requests } = (await site.call("GET", "/v1/access/requests/mine", { token: buyer })).body;
    const [{ listing, ...latest }] = requests;
    expect(latest).toMatchObject({ state: "approved", grant: { state: "live" } });
    expect((await site.call("GET", `/v1/access/${listing.id}`, { token: buyer })).body.access).toMatchObject({
      decision: "live",
      signing: "unsigned",
    });
    const files = openDiskStore(join(site.config.dataDir, "files"));
    const found = await findInconsistencies({ db: site.db, files, now: site.clock.now() });
    expect(Object.values(found).flat()).toEqual([]);
  });

  test("keep a server that others can reach from starting, which says how to remove them", async () => {
    const settings = { ...NEEDED_IN_PUBLIC, PUBLIC_URL: "https://vestpocket.example.ca" };
    const env = { ...settings, MIGRATION_DATABASE_URL: site.superuserUrl };
    const { code, said } = await run([`${root}server/src/main.ts`], env);
    expect(code).toBe(1);
    expect(said).toMatch(/has 72 demo accounts, whose password is public\.\n.*npm run admin -- remove-demo$/u);
  });

  test("are not removed without confirmation", async () => {
    const { code, said } = await removeDemo();
    expect(code).toBe(1);
    expect(said).toMatch(/^This removes 72 demo accounts .* To go on, add --yes\.$/u);
    await expect(requireNoDemoAccounts(site.db)).rejects.toThrow("remove-demo");
  });

  test("are removed with everything that belongs to them, and nothing else", async () => {
    const before = new Set(await listRows());
    expect(existsSync(join(site.config.dataDir, "files/demo"))).toBe(true);
    const said = "Removed 72 demo accounts and all that belonged to them.";
    expect(await removeDemo("--yes")).toEqual({ code: 0, said });

    const after = await listRows();
    const theirs = after.filter((row) => DEMO_ID.test(row) || row.includes("vestpocket.example"));
    expect(theirs.filter((row) => !EVIDENCE.test(row))).toEqual([]);
    for (const row of uninvolved) expect(after).toContain(row);
    const changed = after.filter((row) => !before.has(row));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(new RegExp(`^inquiries .*${payer.uid}`, "u"));
    const files = readdirSync(join(site.config.dataDir, "files"), { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toEqual([]);
    await requireNoDemoAccounts(site.db);
  });

  test("can be removed again without an error", async () => {
    expect(await removeDemo("--yes")).toEqual({ code: 0, said: "There are no demo accounts." });
    const { rows } = await site.db.$client.query("SELECT details FROM audit_entries WHERE action LIKE '%demo_removed'");
    expect(rows).toEqual([{ details: { accounts: 72, by: "command line" } }]);
  });
});
