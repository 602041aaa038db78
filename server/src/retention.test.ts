import { randomBytes } from "node:crypto";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Retention } from "@vestpocket/domain/shared/retention";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrder } from "./features/orders/orders.rows.ts";
import { addReport } from "./features/reports/reports.rows.ts";
import { addSession } from "./features/sessions/sessions.rows.ts";
import { listDeclaredTables } from "./testing/declared-data.ts";
import { readDeclaredRows } from "./testing/declared-rows.ts";
import { createKeptJobs } from "./testing/kept-jobs.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

/** How columns call the person, or the listing, whose id they hold. */
const ROLES = [
  ...["account", "owner", "sender", "reporter", "author", "actor", "assignee", "buyer", "member", "user", "person"],
  ...["viewer", "agent", "listing"],
];

const declared = await listDeclaredTables();
const ROWS = await readDeclaredRows();
const showAge = (period: Retention) => ("days" in period ? `${period.days} days` : `${period.years} years`);
/** Every period after which a job deletes rows of a table. */
const PERIODS = declared.flatMap(({ name, ends }) =>
  "after" in ends
    ? ends.after.map((period, at) => ({ name, at, period, job: ends.by, title: `${name} of ${showAge(period)}` }))
    : [],
);

/** How long a table's rows are kept; the first period, if it has several. */
function findPeriod(table: string): Retention {
  const found = PERIODS.find(({ name }) => name === table);
  if (found === undefined) throw new Error(table);
  return found.period;
}

describe("stored personal data", () => {
  const { jobs, runSchedule } = createKeptJobs();
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({}, { jobs });
  });
  afterAll(() => site.close());

  const select = async <Row>(text: string, values: unknown[] = []) =>
    (await site.db.$client.query(text, values)).rows as Row[];

  test("is declared by one noun, table by table, with how its rows end", async () => {
    const tables = await select<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    );
    expect(PERIODS.length).toBeGreaterThan(14);
    expect(declared.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  test("is declared with every column that leads to a person or a listing", async () => {
    const columns = await select<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type <> 'boolean'
         AND (column_name ~ $1 OR (column_name ~ '_by$' AND data_type = 'uuid'))
       UNION SELECT conrelid::regclass::text, attname FROM pg_constraint
         JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
         WHERE contype = 'f' AND confrelid IN ('accounts'::regclass, 'listings'::regclass)`,
      [`^uid$|^(?:.*_)?(?:(?:${ROLES.join("|")})_id|email|phone|phone_number|recipient)$`],
    );
    const said = declared.flatMap(({ name, people = [], listing }) =>
      [...people, ...(listing === undefined ? [] : [listing])].map((column) => `${name}.${column}`),
    );
    expect(said.toSorted()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).toSorted());
  });

  test("that ends with another row is deleted by a foreign key", async () => {
    const cascades = await select<{ child: string; parent: string }>(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
       WHERE contype = 'f' AND confdeltype = 'c'`,
    );
    const claimed = declared.flatMap(({ name, ends }) => ("with" in ends ? [{ child: name, parent: ends.with }] : []));
    expect(cascades).toEqual(expect.arrayContaining(claimed));
  });

  test("is found by an index when what it belongs to is deleted", async () => {
    const unindexed = await select<{ key: string }>(
      `SELECT format('%s (%s)', conrelid::regclass, string_agg(attname, ', ' ORDER BY attnum)) AS key
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace
       GROUP BY pg_constraint.oid, conrelid, conkey
       HAVING NOT EXISTS (
         SELECT FROM pg_index WHERE indrelid = conrelid
           AND (indkey::int2[])[:cardinality(conkey) - 1] @> conkey
           AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', min(attname))))
       ORDER BY 1`,
    );
    expect(unindexed).toEqual([]);
  });

  const has = async (table: string, condition: string) =>
    (await select(`SELECT 1 FROM ${table} WHERE ${condition}`)).length === 1;

  /** By its own clock, the database refuses to delete younger ones. */
  const GUARDED: readonly string[] = ["audit_entries", "rooms"];

  /**
   * That long ago, plus this much. Uses the earlier of the test's and the database's clocks, since guarded tables obey
   * both.
   */
  async function findEnd(table: string, later: number, period = findPeriod(table)): Promise<Date> {
    const { years = 0, days = 0 }: { days?: number; years?: number } = period;
    const now = GUARDED.includes(table) && later < 0 ? "least(now(), $1::timestamptz)" : "$1::timestamptz";
    const [row] = await select<{ at: Date }>(
      `SELECT ${now} - make_interval(years => $2, days => $3) + make_interval(secs => $4) AS at`,
      [site.clock.now(), years, days, later / 1_000],
    );
    return row?.at ?? new Date(Number.NaN);
  }

  const MINUTE = 60_000;

  test.each(PERIODS)("$title are deleted by a job, and younger ones stay", async (deleted) => {
    const { name, at, period, job } = deleted;
    const add = ROWS[name]?.[at];
    if (add === undefined) throw new Error(`no noun declares how to add a row to ${name}`);
    const old = await add(site, await findEnd(name, -MINUTE, period));
    const young = await add(site, await findEnd(name, MINUTE, period));
    await runSchedule(job);
    expect({ old: await has(name, old), young: await has(name, young) }).toEqual({ old: false, young: true });
  });

  test("more rows than one statement's are deleted in one run", async () => {
    const at = await findEnd("tickets", -MINUTE);
    await select(
      `INSERT INTO tickets (id, number, type, subject, description, email, email_key, language, status, search_text, created_at, updated_at)
       SELECT gen_random_uuid(), 'old ' || n, 'bug', '', '', '', '', 'en', 'closed', '', $1, $1 FROM generate_series(1, 2001) n`,
      [at],
    );
    await runSchedule("tickets.purge");
    expect(await select("SELECT 1 FROM tickets WHERE number LIKE 'old %'")).toEqual([]);
  });

  describe("the evidence of a signature", () => {
    /** A room whose listing ended, and in which somebody signed, that many months ago. */
    async function addSigned(ended: number, signed: number) {
      const sha256 = randomBytes(32).toString("hex");
      const room = newId();
      const add = (text: string, values: unknown[]) => select(text, [site.clock.now(), ...values]);
      const past = (at: number) => `least(now(), $1::timestamptz) - make_interval(months => $${at})`;
      await add(`INSERT INTO rooms (id, ended_at) VALUES ($2, ${past(3)})`, [room, ended]);
      await add(
        `INSERT INTO agreement_signatures (id, room, account_id, owner_id, owner_name, listing_title, agreement_id, version, language,
           text_sha256, languages_offered, shown_at, signer_name, capacity, email, authentication, signed_at, address, user_agent,
           session_id, request_id, seq)
         VALUES ($2, $2, $2, $2, '', '', $2, 1, 'fr', '', '{fr}', ${past(3)}, 'Ada', 'self', '', 'password', ${past(3)}, '', '', $2, '', 1)`,
        [room, signed],
      );
      await select(
        "INSERT INTO agreement_certificates VALUES ($1, $1, 'any'::bytea || decode($2, 'hex'), encode(sha256('any'::bytea || decode($2, 'hex')), 'hex'), now())",
        [room, sha256],
      );
      return room;
    }
    const findSha256 = async (room: string) =>
      (await select<{ sha256: string }>("SELECT sha256 FROM agreement_certificates WHERE room = $1", [room]))[0]
        ?.sha256;
    const YEAR = 12;

    // The listing's end, the signature, and whether the evidence is still there: all in months ago.
    test.each([
      [6 * YEAR - 1, 9 * YEAR, true],
      [6 * YEAR + 1, 8 * YEAR - 1, true],
      [7 * YEAR, 8 * YEAR - 1, true],
      [6 * YEAR + 1, 8 * YEAR + 1, false],
      [2 * YEAR + 1, 2 * YEAR + 2, true],
    ])("that ended %i and was signed %i months ago is kept: %s", async (ended, signed, isKept) => {
      const room = await addSigned(ended, signed);
      const sha256 = await findSha256(room);
      await runSchedule("agreements.purge");
      expect(await has("rooms", `id = '${room}'`)).toBe(isKept);
      const { proof, ended: remains } = (await site.call("POST", "/v1/evidence/verify", { body: { sha256 } })).body;
      expect({ isKnown: proof !== null, kind: remains?.kind }).toEqual({
        isKnown: isKept,
        kind: isKept ? undefined : "certificate",
      });
    });
  });

  test("a session that expired by itself is deleted like one that was ended, and an open one stays", async () => {
    const at = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);
    const expired = await addSession(site, { created_at: at(-181), expires_at: at(-91), ended_at: null });
    const lately = await addSession(site, { created_at: at(-179), expires_at: at(-89), ended_at: null });
    const open = await addSession(site, { created_at: at(-89), expires_at: at(1), ended_at: null });
    await runSchedule("sessions.purge");
    expect(await Promise.all([expired, lately, open].map((each) => has("sessions", each)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("a report that awaits a decision stays", async () => {
    const waiting = await addReport(site, { at: new Date(0), outcome: null });
    await runSchedule("reports.purge");
    expect(await has("reports", waiting)).toBe(true);
  });

  test("orders of an existing account stay, and so does an order with a younger dispute", async () => {
    const { uid } = await site.addAccount();
    const at = await findEnd("orders", -MINUTE);
    const own = await addOrder(site, { at, accountId: uid });
    const disputed = await addOrder(site, { at, accountId: newId() });
    await select(
      `INSERT INTO order_disputes (id, order_id, status, cents, reason, created_at, updated_at)
       SELECT 'dp_any', id, 'lost', 100, 'any', $1, $1 FROM orders WHERE ${disputed}`,
      [site.clock.now()],
    );
    await runSchedule("orders.purge");
    expect([await has("orders", own), await has("orders", disputed)]).toEqual([true, true]);
  });
});
