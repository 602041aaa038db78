import { randomBytes } from "node:crypto";
import { RETENTION, type RetainedKind } from "@vestpocket/domain/accounts/retention.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DeclaredTable, listDeclaredTables } from "./testing/declared-data.ts";
import { createKeptJobs } from "./testing/kept-jobs.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

/** Adds a row with that timestamp, and returns a condition that finds it. */
type AddRow = (at: Date) => Promise<string>;

/** How columns call the person, or the listing, whose id they hold. */
const ROLES = [
  ...["account", "owner", "sender", "reporter", "author", "actor", "assignee", "buyer", "member", "user", "person"],
  ...["viewer", "agent", "listing"],
];

describe("stored personal data", () => {
  const { jobs, runSchedule } = createKeptJobs();
  let site: TestApp;
  let declared: DeclaredTable[];
  beforeAll(async () => {
    site = await buildTestApp({}, { jobs });
    declared = await listDeclaredTables();
  });
  afterAll(() => site.close());

  const select = async <Row>(text: string, values: unknown[] = []) =>
    (await site.db.$client.query(text, values)).rows as Row[];

  test("is declared by one noun, table by table, with how its rows end", async () => {
    const tables = await select<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    );
    expect(declared.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    const used = declared.flatMap(({ ends }) => ("after" in ends ? ends.after : []));
    expect(used.toSorted()).toEqual(Object.keys(RETENTION).toSorted());
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

  /** Inserts a row and returns the condition that finds it. */
  async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
    const id = newId();
    const columns = Object.entries({ id, ...row });
    const places = columns.map((_, at) => `$${at + 1}`);
    await site.db.$client.query(
      `INSERT INTO ${table} (${columns.map(([name]) => name)}) VALUES (${places})`,
      columns.map(([, value]) => value),
    );
    return `id = '${id}'`;
  }

  const addMessage = (columns: object) =>
    insert("messages", { channel: "email", recipient: "somebody@example.ca", language: "en", ...columns });

  const ADD: Readonly<Record<RetainedKind, AddRow>> = {
    phoneCodes: (at) =>
      insert("phone_codes", {
        ...{ phone_number: "+14165550100", purpose: "link", hash: "any", address: "192.0.2.1" },
        ...{ created_at: at, expires_at: at },
      }),
    async requests(at) {
      const id = randomBytes(32);
      await select("INSERT INTO request_keys (id, fingerprint, result, created_at) VALUES ($1, $1, 'any', $2)", [
        id,
        at,
      ]);
      return `id = '\\x${id.toString("hex")}'`;
    },
    sentMessages: (at) => addMessage({ status: "sent", created_at: at, sent_at: at }),
    failedMessages: (at) => addMessage({ status: "failed", created_at: at, failed_at: at }),
    endedSessions: (at) =>
      addSession({ created_at: at, expires_at: new Date(at.getTime() + 60 * DAY_MS), ended_at: at }),
    drafts: (at) => addDraft({ updated_at: at }),
    deletedDrafts: (at) => addDraft({ updated_at: site.clock.now(), deleted_at: at }),
    async visits(at) {
      const { uid } = await site.addAccount();
      const [listing] = await site.addListings([{ ownerId: uid }]);
      await select("INSERT INTO listing_views (account_id, listing_id, viewed_at) VALUES ($1, $2, $3)", [
        uid,
        listing,
        at,
      ]);
      return `account_id = '${uid}'`;
    },
    async reveals(at) {
      const { uid } = await site.addAccount();
      const [listing] = await site.addListings([{ ownerId: uid }]);
      const read = { read_as: "granted", place: "page", keys: ["price"], reason: "", read_at: at, hour: at };
      return insert("listing_reveals", { account_id: uid, listing_id: listing, ...read });
    },
    reports: (at) => addReport({ at, outcome: "dismissed" }),
    tickets: addTicket,
    auditEntries: (at) => insert("audit_entries", { at, action: "test.entry", details: {} }),
    agreements: (at) => insert("rooms", { ended_at: at }),
    roomOpenings: addOpening,
    orders: (at) => addOrder({ at, accountId: newId() }),
  };

  async function addDraft(moments: { updated_at: Date; deleted_at?: Date }): Promise<string> {
    const { uid } = await site.addAccount();
    const created = { created_at: moments.updated_at };
    return insert("listing_drafts", { owner_id: uid, revision: 1, content: {}, ...created, ...moments });
  }

  async function addSession(moments: { created_at: Date; expires_at: Date; ended_at: Date | null }): Promise<string> {
    const { uid } = await site.addAccount();
    const device = { user_agent: "any", address: "192.0.2.1" };
    return insert("sessions", {
      account_id: uid,
      generation: 1,
      rotated_at: moments.created_at,
      ...device,
      ...moments,
    });
  }

  async function addReport({ at, outcome }: { at: Date; outcome: "dismissed" | null }): Promise<string> {
    const inquiryId = newId();
    await select(
      `INSERT INTO inquiries (id, listing_title, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread)
       VALUES ($1, 'Any', 'Any', '', $2, $2, false, false)`,
      [inquiryId, at],
    );
    return insert("reports", {
      ...{ inquiry_id: inquiryId, by_owner: true, reason: "spam", note: "any", created_at: at, outcome },
      resolved_at: outcome === null ? null : at,
    });
  }

  async function addOpening(at: Date): Promise<string> {
    const { uid } = await site.addAccount();
    const [listing] = await site.addListings([{ ownerId: uid }]);
    const document = await insert("room_documents", {
      ...{ listing_id: listing, folder: "legal", position: 1, name: "Any", kind: "pdf", storage_key: "rooms/any.pdf" },
      ...{ bytes: 1, sha256: "0".repeat(64), page_sizes: [612, 792], audience: "granted", download: "never" },
      added_at: at,
    });
    const documentId = /'(.+)'/u.exec(document)?.[1];
    return insert("room_openings", { document_id: documentId, account_id: uid, page: 1, opened_at: at });
  }

  async function addTicket(at: Date): Promise<string> {
    const ticket = await insert("tickets", {
      ...{ number: newId(), type: "bug", subject: "Any", description: "Any", email: "a@example.ca" },
      ...{ email_key: "a@example.ca", language: "en", status: "open", search_text: "any" },
      ...{ created_at: new Date(at.getTime() - DAY_MS), updated_at: at },
    });
    await select(
      `INSERT INTO ticket_entries (id, ticket_id, at, event, actor_id) SELECT $1, id, $2, 'reopen', $1 FROM tickets WHERE ${ticket}`,
      [newId(), at],
    );
    return ticket;
  }

  const addOrder = ({ at, accountId }: { at: Date; accountId: string }) =>
    insert("orders", {
      ...{ kind: "membership", account_id: accountId, status: "paid", revision: 1, first_cents: 100 },
      ...{ created_at: at, updated_at: at, paid_at: at },
    });

  const has = async (table: string, condition: string) =>
    (await select(`SELECT 1 FROM ${table} WHERE ${condition}`)).length === 1;

  /** By its own clock, the database refuses to delete younger ones. */
  const GUARDED: readonly RetainedKind[] = ["auditEntries", "agreements"];

  /**
   * That long ago, plus this much. Uses the earlier of the test's and the database's clocks, since guarded kinds obey
   * both.
   */
  async function findEnd(kind: RetainedKind, later: number): Promise<Date> {
    const period: { days?: number; years?: number } = RETENTION[kind];
    const { years = 0, days = 0 } = period;
    const now = GUARDED.includes(kind) && later < 0 ? "least(now(), $1::timestamptz)" : "$1::timestamptz";
    const [row] = await select<{ at: Date }>(
      `SELECT ${now} - make_interval(years => $2, days => $3) + make_interval(secs => $4) AS at`,
      [site.clock.now(), years, days, later / 1_000],
    );
    return row?.at ?? new Date(Number.NaN);
  }

  const KINDS = Object.keys(RETENTION) as RetainedKind[];
  const MINUTE = 60_000;

  /** The table of that kind's rows, and the job that deletes them. */
  function findJob(kind: RetainedKind): { table: string; job: string } {
    for (const { name, ends } of declared)
      if ("after" in ends && ends.after.includes(kind)) return { table: name, job: ends.by };
    throw new Error(kind);
  }

  test.each(KINDS)("%s past their period are deleted by a job, and younger ones stay", async (kind) => {
    const { table, job } = findJob(kind);
    const add = ADD[kind];
    const old = await add(await findEnd(kind, -MINUTE));
    const young = await add(await findEnd(kind, MINUTE));
    await runSchedule(job);
    expect({ old: await has(table, old), young: await has(table, young) }).toEqual({ old: false, young: true });
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
    const expired = await addSession({ created_at: at(-181), expires_at: at(-91), ended_at: null });
    const lately = await addSession({ created_at: at(-179), expires_at: at(-89), ended_at: null });
    const open = await addSession({ created_at: at(-89), expires_at: at(1), ended_at: null });
    await runSchedule("sessions.purge");
    expect(await Promise.all([expired, lately, open].map((each) => has("sessions", each)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("a report that awaits a decision stays", async () => {
    const waiting = await addReport({ at: new Date(0), outcome: null });
    await runSchedule("reports.purge");
    expect(await has("reports", waiting)).toBe(true);
  });

  test("orders of an existing account stay, and so does an order with a younger dispute", async () => {
    const { uid } = await site.addAccount();
    const at = await findEnd("orders", -MINUTE);
    const own = await addOrder({ at, accountId: uid });
    const disputed = await addOrder({ at, accountId: newId() });
    await select(
      `INSERT INTO order_disputes (id, order_id, status, cents, reason, created_at, updated_at)
       SELECT 'dp_any', id, 'lost', 100, 'any', $1, $1 FROM orders WHERE ${disputed}`,
      [site.clock.now()],
    );
    await runSchedule("orders.purge");
    expect([await has("orders", own), await has("orders", disputed)]).toEqual([true, true]);
  });
});
