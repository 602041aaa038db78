import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import pg from "pg";
import { BUDGETS } from "./budgets.ts";
import { openEmbeddedDatabase } from "./database.ts";
import { formatLatency, load, rateOf } from "./load.ts";
import { type Figure, milliseconds, perSecond } from "./report.ts";
import { type Headers, type System, signIn } from "./system.ts";

/** Members of Agent Pro. */
const AGENTS = 100_000;
/** Each may read 300 pages of the directory per hour: enough for these seconds. */
const READERS = 20;
const WARM_UP_SECONDS = 1;
const SECONDS = 3;

/** The directory by name, with as many agents as it is designed for; they stay in the benchmark's data. */
export async function measureDirectory({ system }: { system: System }): Promise<Figure[]> {
  const { names, readers } = await fillDirectory(system);
  const paths = names.flatMap(({ first, last }) => [last, `${first} ${last}`, last.slice(0, 3), last.slice(0, 1)]);
  const headers: Headers[] = [];
  for (const email of readers) headers.push(await signIn(system, { email, password: DEMO_PASSWORD }));
  const requests = paths.flatMap((name) =>
    headers.map((own) => ({
      method: "GET" as const,
      path: `/v1/users/agents?${new URLSearchParams({ searchQuery: name })}`,
      headers: own,
    })),
  );
  console.log(`directory by name: ${SECONDS} s`);
  await load(system.url, requests, { seconds: WARM_UP_SECONDS });
  const result = await load(system.url, requests, { seconds: SECONDS });
  return [
    {
      name: "directory by name: p99",
      value: result.p99,
      format: milliseconds,
      budget: BUDGETS.directory,
      note: `${AGENTS.toLocaleString("en-CA")} agents, ${perSecond(rateOf(result))}, ${formatLatency(result)}`,
    },
    { name: "directory by name: answers not 200", value: result.failures, budget: BUDGETS.failures },
  ];
}

interface Directory {
  readonly names: readonly { readonly first: string; readonly last: string }[];
  /** Addresses of agents, who all have the demo's password. */
  readonly readers: readonly string[];
}

/** Adds the agents that are missing. */
async function fillDirectory({ dataDir }: System): Promise<Directory> {
  const client = new pg.Client({ connectionString: openEmbeddedDatabase(dataDir).ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>("SELECT count(*)::int AS count FROM agent_entries");
    const missing = AGENTS - (rows[0]?.count ?? 0);
    if (missing > 0) {
      console.log(`Adding ${missing.toLocaleString("en-CA")} agents`);
      await client.query(addAgents(missing));
      await client.query("VACUUM ANALYZE agent_entries");
    }
    const { rows: added } = await client.query<{ first: string; last: string; email: string }>(
      "SELECT first_name AS first, last_name AS last, email FROM accounts WHERE email LIKE '%@directory.example' ORDER BY random() LIMIT 100",
    );
    return { names: added, readers: added.slice(0, READERS).map(({ email }) => email) };
  } finally {
    await client.end();
  }
}

/**
 * One agent in 20 has a last name from the demo, which has few; the others share 20,000. The triggers look rows up in
 * tables that grow from few to many within a statement, so their plans would become stale.
 */
const addAgents = (count: number) => `
  BEGIN;
  SET LOCAL enable_seqscan = off;
  CREATE TEMP TABLE added ON COMMIT DROP AS
    WITH firsts AS (SELECT array_agg(DISTINCT first_name) AS names FROM accounts),
      lasts AS (SELECT array_agg(DISTINCT last_name) AS names FROM accounts)
    SELECT gen_random_uuid() AS id, 'agent-' || gen_random_uuid() || '@directory.example' AS email,
      firsts.names[1 + floor(random() * cardinality(firsts.names))] AS first_name,
      CASE WHEN random() < 0.05 THEN lasts.names[1 + floor(random() * cardinality(lasts.names))] ELSE
        initcap(translate(substr(md5(floor(random() * 20000)::text), 1, 7), '0123456789', 'ghijklmnop')) END AS last_name
    FROM generate_series(1, ${count}), firsts, lasts;
  INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, email_verified_at, created_at, updated_at)
    SELECT id, email, email, (SELECT password_hash FROM accounts WHERE email_key = '${DEMO_ACCOUNTS.buyer.email}'), first_name, last_name, 'en', now(), now(), now() FROM added;
  INSERT INTO agents (account_id, is_real_estate_member, created_at, brokerage_name, province, city)
    SELECT id, true, now(), last_name || ' Realty', 'Ontario', 'Toronto' FROM added;
  INSERT INTO memberships (account_id, paid_through)
    SELECT id, now() + interval '1 year' FROM added;
  COMMIT`;
