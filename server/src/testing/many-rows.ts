import { CATEGORY_TYPES } from "@vestpocket/domain/categories/categories.schema";
import type pg from "pg";

/** The tables that grow with the number of people, listings, and what they do. */
export const GROWING = [
  "accounts",
  "agents",
  "agent_entries",
  "memberships",
  "sessions",
  "listings",
  "listing_days",
  "listing_renewals",
  "orders",
  "order_quotes",
  "audit_entries",
  "tickets",
  "reports",
  "messages",
  "suppressions",
  "inquiries",
  "inquiry_messages",
  "favourites",
  "listing_views",
  "access_requests",
  "listing_agreements",
  "agreement_signatures",
  "listing_reveals",
  "notifications",
  "offers",
  "questions",
] as const;

/** Of the nth row, what matters for lists; every other column gets any value of its type. */
type Columns = Readonly<Record<string, string>>;

/** One in so many people is an agent. */
const PEOPLE_PER_AGENT = 5;

const idOf = (kind: string, n: string): string =>
  `('00000000-0000-7${kind.padEnd(3, "0")}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const account = (n = "n") => idOf("a", n);
const listing = (n = "n") => idOf("b", n);
const MOMENT = "(now() - interval '1 year' + n * interval '1 second')";

interface Owners {
  /** Has one of every 20 listings, and what belongs to them. */
  readonly agency: string;
  /** Has 40 listings, which many people ask about. */
  readonly seller: string;
}

const toRows = ({ agency, seller }: Owners): Readonly<Record<(typeof GROWING)[number], Columns>> => {
  const owner = `CASE WHEN n % 20 = 0 THEN '${agency}'::uuid WHEN n <= 40 THEN '${seller}'::uuid ELSE ${account()} END`;
  const types = CATEGORY_TYPES.map((type) => `'${type.replaceAll("'", "''")}'`).join(", ");
  const agentId = account(`n * ${PEOPLE_PER_AGENT}`);
  const soldBy = `CASE WHEN n % 10 = 0 THEN '${agency}'::uuid ELSE ${account("n / 2 + 1")} END`;
  const asked = listing("n % 2500 + 1");
  const askedOwner = `CASE WHEN n % 2500 < 40 THEN '${seller}'::uuid ELSE ${account("n % 2500 + 1")} END`;
  return {
    accounts: {
      id: account(),
      email: "'person' || n || '@example.ca'",
      email_key: "'person' || n || '@example.ca'",
      first_name: "'Jean' || n % 5000",
      last_name: "'Tremblay' || n",
      language: "'en'",
      role: "'member'",
      disabled_at: `CASE WHEN n % 500 = 0 THEN ${MOMENT} END`,
      created_at: MOMENT,
    },
    agents: { account_id: agentId, created_at: MOMENT, recheck: "CASE WHEN n % 200 = 0 THEN 'name' END" },
    agent_entries: {
      account_id: agentId,
      paid_through: "now() + interval '1 year'",
      last_key: `'tremblay' || n * ${PEOPLE_PER_AGENT}`,
      first_key: `'jean' || n * ${PEOPLE_PER_AGENT} % 5000`,
      province: "'Ontario'",
    },
    memberships: { account_id: agentId, paid_through: "now() + interval '1 year'" },
    sessions: { id: idOf("5", "n"), account_id: account(), created_at: MOMENT, rotated_at: MOMENT, expires_at: MOMENT },
    listings: {
      id: listing(),
      owner_id: owner,
      status:
        "(ARRAY['active','active','active','draft','closed','expired','expired','paused','active','removed'])[n % 10 + 1]",
      type: `(ARRAY[${types}])[n % ${CATEGORY_TYPES.length} + 1]`,
      listing_type: "'sale'",
      title: "'Shop number' || n",
      city: "'City ' || n % 400",
      city_key: "'city ' || n % 400",
      province: "'Ontario'",
      plan: "'Basic'",
      language: "'en'",
      price: "n % 3000 + 1",
      sale_price: "(n % 3000 + 1) * 100",
      created_at: MOMENT,
      published_at: MOMENT,
      expires_at: "now() + interval '60 days' + n * interval '1 second'",
      levels: "'{}'",
    },
    listing_days: { listing_id: listing("n / 10 + 1"), day: "current_date - (n % 10)::int" },
    listing_renewals: { listing_id: listing(), account_id: owner, created_at: MOMENT },
    orders: {
      id: idOf("c", "n"),
      kind: "CASE WHEN n % 10 = 0 THEN 'membership' ELSE 'listing' END",
      account_id: `CASE WHEN n % 50 = 0 THEN '${agency}'::uuid ELSE ${account()} END`,
      listing_id: listing(),
      listing_title: "'Shop number' || n",
      status: "CASE WHEN n % 100 = 0 THEN 'refunded' WHEN n % 10 = 1 THEN 'cancelled' ELSE 'paid' END",
      revision: "1",
      number: "CASE WHEN n % 10 <> 1 THEN n END",
      created_at: MOMENT,
      paid_at: `CASE WHEN n % 10 <> 1 THEN ${MOMENT} END`,
    },
    order_quotes: {
      order_id: idOf("c", "n"),
      revision: "1",
      plan: "'Basic'",
      taxes: "'[]'",
      days: "30",
      boosts: "'{}'",
      total_cents: "39900",
    },
    audit_entries: {
      at: MOMENT,
      actor_id: account("n % 5000 + 1"),
      action: "CASE WHEN n % 500 = 0 THEN 'users.disable' ELSE 'sessions.sign_in' END",
      subject_kind: "'account'",
      subject_id: `${account("n % 5000 + 1")}::text`,
      details: "'{}'",
      address: "NULL",
    },
    tickets: {
      number: "'TK-' || translate(lpad(n::text, 6, '0'), '0123456789', 'ABCDEFGHJK')",
      type: "(ARRAY['bug','feature','account','payment','other'])[n % 5 + 1]",
      status: "CASE WHEN n % 200 = 0 THEN 'open' ELSE 'closed' END",
      priority: "'normal'",
      language: "'en'",
      subject: "'Number ' || n",
      search_text: "'tk-' || n || ' number' || n || ' person' || n || '@example.ca'",
      created_at: MOMENT,
    },
    reports: {
      listing_id: listing(),
      reporter_id: account("n + 1"),
      by_owner: "NULL",
      reason: "'spam'",
      outcome: "CASE WHEN n % 2000 <> 0 THEN 'dismissed' END",
      created_at: MOMENT,
    },
    messages: {
      channel: "'email'",
      recipient: "'person' || n || '@example.ca'",
      language: "'en'",
      status: "CASE WHEN n % 20 = 0 THEN 'failed' ELSE 'sent' END",
      kind: "'welcome'",
      stream: "'service'",
      last_error: "''",
      created_at: MOMENT,
      failed_at: MOMENT,
    },
    suppressions: {
      email: "'person' || n || '@example.ca'",
      reason: "'bounced'",
      source: "'smtp'",
      created_at: MOMENT,
    },
    inquiries: {
      id: idOf("d", "n"),
      listing_id: listing(),
      owner_id: soldBy,
      sender_id: account("n + 1"),
      created_at: MOMENT,
      last_at: MOMENT,
    },
    inquiry_messages: { inquiry_id: idOf("d", "n"), created_at: MOMENT },
    favourites: {
      account_id: `CASE WHEN n <= 50 THEN '${agency}'::uuid ELSE ${account()} END`,
      listing_id: listing(),
      created_at: MOMENT,
    },
    listing_views: { account_id: account(), listing_id: listing("n / 10 + 1"), viewed_at: MOMENT },
    access_requests: {
      listing_id: asked,
      account_id: account(),
      state: "CASE WHEN n % 100 < 2 THEN 'open' ELSE 'refused' END",
      purpose: "'buy'",
      capacity: "'self'",
      asked_at: MOMENT,
    },
    listing_agreements: { listing_id: listing(), agreement_id: idOf("f", "1"), version: "1", chosen_at: MOMENT },
    agreement_signatures: {
      room: asked,
      account_id: account(),
      owner_id: askedOwner,
      agreement_id: idOf("f", "1"),
      version: "1",
      language: "'en'",
      capacity: "'self'",
      authentication: "'password'",
      signed_at: MOMENT,
    },
    listing_reveals: {
      listing_id: asked,
      account_id: account(),
      read_as: "'nda'",
      place: "'page'",
      keys: "'{price}'",
      read_at: MOMENT,
      hour: MOMENT,
    },
    notifications: {
      account_id: soldBy,
      event: "'inquiry_received'",
      text: `'{"id":"notifications.test","message":"Test"}'`,
      path: "'/'",
      created_at: MOMENT,
    },
    offers: {
      room: asked,
      owner_id: askedOwner,
      buyer_id: account(),
      state: "'declined'",
      written_by: "'buyer'",
      terms: `'{"kind":"sale","amountCents":100,"per":null,"basis":null,"termMonths":null,"closesOn":"2026-01-01","hasFinancing":false,"hasInspection":false,"dueDiligenceDays":0,"conditions":""}'`,
      created_at: MOMENT,
    },
    questions: { listing_id: asked, account_id: account(), kind: "'question'", state: "'declined'", asked_at: MOMENT },
  };
};

/** Values of columns that the caller does not care about, by type. */
const ANY: Readonly<Record<string, string>> = {
  uuid: "gen_random_uuid()",
  text: "'any'",
  "timestamp with time zone": "now()",
  date: "current_date",
  boolean: "false",
  jsonb: "'{}'",
  ARRAY: "'{}'",
  bytea: "''",
  tsvector: "''",
};

const FEWER = new Set(["agents", "agent_entries", "memberships"]);

/** Fills each growing table with so many rows, without triggers and checks; the client is a superuser's. */
export async function addManyRows(client: pg.Client, { rows, owners }: { rows: number; owners: Owners }) {
  await client.query("SET session_replication_role = replica; SET synchronous_commit = off");
  const { rows: checks } = await client.query<{ drop: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop FROM pg_constraint
     WHERE contype = 'c' AND conrelid::regclass::text = ANY ($1)`,
    [GROWING],
  );
  for (const { drop } of checks) await client.query(drop);
  const given = toRows(owners);
  for (const table of GROWING) {
    await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
    await fill(client, { table, columns: given[table], rows: FEWER.has(table) ? rows / PEOPLE_PER_AGENT : rows });
  }
  await client.query("INSERT INTO listing_counts SELECT status, count(*) FROM listings GROUP BY status");
  await client.query(`VACUUM (ANALYZE) ${GROWING.join(", ")}`);
}

async function fill(
  client: pg.Client,
  { table, columns, rows }: { table: string; columns: Columns; rows: number },
): Promise<void> {
  const { rows: others } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL
       AND is_generated = 'NEVER' AND column_name <> ALL ($2)`,
    [table, Object.keys(columns)],
  );
  const all = { ...Object.fromEntries(others.map(({ name, type }) => [name, ANY[type] ?? "1"])), ...columns };
  await client.query(
    `INSERT INTO ${table} (${Object.keys(all).join(", ")}) SELECT ${Object.values(all).join(", ")}
     FROM generate_series(1, ${rows}) n`,
  );
}
