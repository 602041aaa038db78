import { randomBytes } from "node:crypto";
import { RETENTION, type RetainedKind } from "@vestpocket/domain/accounts/retention.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeptJobs } from "./testing/kept-jobs.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

/** How a table's rows end: with the row that they belong to, after a period, or for another reason. */
type End =
  | {
      readonly with:
        | "accounts"
        | "inquiries"
        | "listing_drafts"
        | "listings"
        | "offers"
        | "orders"
        | "questions"
        | "rooms"
        | "tickets";
    }
  | { readonly after: readonly RetainedKind[] }
  | { readonly because: string };

/** Every table of the database. A new one has to declare how long it keeps personal data. */
const ENDS: Readonly<Record<string, End>> = {
  access_grants: { with: "accounts" },
  access_requests: { with: "accounts" },
  account_links: { because: "deleted with its account; else the day after it expires, by the job accounts.purge" },
  accounts: { because: "deleted by its owner" },
  agent_entries: { with: "accounts" },
  agents: { with: "accounts" },
  agreement_certificates: { with: "rooms" },
  agreement_signatures: { with: "rooms" },
  agreement_texts: { with: "rooms" },
  audit_entries: { after: ["auditEntries"] },
  bot_checks: { because: "signatures of puzzles; deleted the day after they expire, by the job phones.purge" },
  canned_answers: { because: "texts without a person; administrators delete them" },
  certificate_stamps: { with: "rooms" },
  chain_lines: { because: "hashes of chains, without a person" },
  consents: { with: "accounts" },
  credit_notes: { with: "orders" },
  deal_statuses: { with: "listings" },
  discount_codes: { with: "accounts" },
  ended_proofs: { because: "hashes of certificates that were deleted and when they were signed, without a person" },
  ended_rooms: { because: "ids of rooms that were deleted, without a person" },
  favourites: { with: "accounts" },
  inquiries: { because: "deleted once both sides have deleted their accounts; what names one goes with that one's" },
  inquiry_messages: { with: "inquiries" },
  last_backup: { because: "one moment" },
  listing_access: { with: "listings" },
  listing_agreements: { with: "rooms" },
  listing_documents: { with: "listings" },
  listing_draft_files: { with: "listing_drafts" },
  listing_drafts: { after: ["drafts", "deletedDrafts"] },
  listing_inspections: { with: "accounts" },
  listing_openings: { with: "listings" },
  listing_pictures: { with: "listings" },
  listing_reveals: { after: ["reveals"] },
  listing_secrets: { with: "listings" },
  listing_views: { after: ["visits"] },
  listing_words: { because: "names of categories and features" },
  listings: { because: "deleted by the deletion of the account, which a foreign key refuses otherwise" },
  market_prices: { because: "totals" },
  membership_checkouts: { with: "accounts" },
  memberships: { with: "accounts" },
  messages: { after: ["sentMessages", "failedMessages"] },
  migrations: { because: "names of migrations" },
  note_numbers: { because: "two numbers" },
  notes: { with: "accounts" },
  offer_steps: { with: "offers" },
  offers: { with: "rooms" },
  order_disputes: { with: "orders" },
  order_quotes: { with: "orders" },
  orders: { after: ["orders"] },
  passkey_challenges: { because: "random bytes; deleted within an hour of their end, by a job of the passkeys" },
  passkeys: { with: "accounts" },
  past_listing_views: { because: "totals" },
  payment_events: { because: "ids and types of events, without a person" },
  phone_codes: { after: ["phoneCodes"] },
  presets: { with: "accounts" },
  question_answers: { with: "questions" },
  questions: { with: "listings" },
  poster_names: { because: "one number" },
  receipt_numbers: { because: "one number" },
  recovery_codes: { with: "accounts" },
  request_keys: { after: ["requests"] },
  reports: { after: ["reports"] },
  room_documents: { with: "listings" },
  room_openings: { after: ["roomOpenings"] },
  room_events: { because: "deleted with its room, by the trigger rooms_end_events" },
  rooms: { after: ["agreements"] },
  search_counts: { because: "totals" },
  search_measure_counts: { because: "totals" },
  search_measures: { because: "what searches compare, without a person" },
  search_changes: { because: "at most some hundred; added to the totals with every 32nd" },
  search_versions: { because: "one number" },
  search_days: { because: "totals" },
  search_misses: { because: "totals; deleted after 400 days, by the job searches.purge" },
  sessions: { after: ["endedSessions"] },
  sign_in_challenges: { with: "accounts" },
  suggested_words: { because: "words that at least five owners use, and how many listings they find" },
  throttles: { because: "deleted within an hour of their end, by the job throttles.purge" },
  ticket_entries: { with: "tickets" },
  tickets: { after: ["tickets"] },
};

interface Kept {
  /** The job that deletes it. */
  readonly job: string;
  readonly table: string;
  /** Adds a row with that timestamp, and returns a condition that finds it. */
  readonly add: (at: Date) => Promise<string>;
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

  test("has a retention rule in every table", async () => {
    const tables = await select<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(ENDS).toSorted());
    const used = Object.values(ENDS).flatMap((end) => ("after" in end ? end.after : []));
    expect(used.toSorted()).toEqual(Object.keys(RETENTION).toSorted());
  });

  test("that ends with another row is deleted by a foreign key", async () => {
    const cascades = await select<{ child: string; parent: string }>(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
       WHERE contype = 'f' AND confdeltype = 'c'`,
    );
    const claimed = Object.entries(ENDS).flatMap(([child, end]) =>
      "with" in end ? [{ child, parent: end.with }] : [],
    );
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

  const KEPT: Readonly<Record<RetainedKind, Kept>> = {
    phoneCodes: {
      job: "phones.purge",
      table: "phone_codes",
      add: (at) =>
        insert("phone_codes", {
          ...{ phone_number: "+14165550100", purpose: "link", hash: "any", address: "192.0.2.1" },
          ...{ created_at: at, expires_at: at },
        }),
    },
    requests: {
      job: "requests.purge",
      table: "request_keys",
      async add(at) {
        const id = randomBytes(32);
        await select("INSERT INTO request_keys (id, fingerprint, result, created_at) VALUES ($1, $1, 'any', $2)", [
          id,
          at,
        ]);
        return `id = '\\x${id.toString("hex")}'`;
      },
    },
    sentMessages: {
      job: "messages.purge",
      table: "messages",
      add: (at) => addMessage({ status: "sent", created_at: at, sent_at: at }),
    },
    failedMessages: {
      job: "messages.purge",
      table: "messages",
      add: (at) => addMessage({ status: "failed", created_at: at, failed_at: at }),
    },
    endedSessions: {
      job: "sessions.purge",
      table: "sessions",
      add: async (at) => addSession({ created_at: at, expires_at: new Date(at.getTime() + 60 * DAY_MS), ended_at: at }),
    },
    drafts: { job: "drafts.purge", table: "listing_drafts", add: (at) => addDraft({ updated_at: at }) },
    deletedDrafts: {
      job: "drafts.purge",
      table: "listing_drafts",
      add: (at) => addDraft({ updated_at: site.clock.now(), deleted_at: at }),
    },
    visits: {
      job: "views.purge",
      table: "listing_views",
      async add(at) {
        const { uid } = await site.addAccount();
        const [listing] = await site.addListings([{ ownerId: uid }]);
        await select("INSERT INTO listing_views (account_id, listing_id, viewed_at) VALUES ($1, $2, $3)", [
          uid,
          listing,
          at,
        ]);
        return `account_id = '${uid}'`;
      },
    },
    reveals: {
      job: "reveals.purge",
      table: "listing_reveals",
      async add(at) {
        const { uid } = await site.addAccount();
        const [listing] = await site.addListings([{ ownerId: uid }]);
        const read = { read_as: "granted", place: "page", keys: ["price"], reason: "", read_at: at, hour: at };
        return insert("listing_reveals", { account_id: uid, listing_id: listing, ...read });
      },
    },
    reports: { job: "reports.purge", table: "reports", add: (at) => addReport({ at, outcome: "dismissed" }) },
    tickets: { job: "tickets.purge", table: "tickets", add: addTicket },
    auditEntries: {
      job: "audit.purge",
      table: "audit_entries",
      add: (at) => insert("audit_entries", { at, action: "test.entry", details: {} }),
    },
    agreements: { job: "agreements.purge", table: "rooms", add: (at) => insert("rooms", { ended_at: at }) },
    roomOpenings: { job: "rooms.purge", table: "room_openings", add: addOpening },
    orders: { job: "orders.purge", table: "orders", add: (at) => addOrder({ at, accountId: newId() }) },
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

  test.each(KINDS)("%s past their period are deleted by a job, and younger ones stay", async (kind) => {
    const { job, table, add } = KEPT[kind];
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
