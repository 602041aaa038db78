import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export interface TestDatabase {
  /** For the server's role, which cannot change the schema. */
  readonly url: string;
  readonly superuserUrl: string;
  drop(): Promise<void>;
}

/** Creates a separate database, migrated and empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asSuperuser(clusterUrl, async (client) => {
    // A template can be copied only once at a time, so copies wait for each other.
    await client.query("SELECT pg_advisory_lock(1)");
    // Copying files costs a third of writing every page to the log, which is the default.
    await client.query(`CREATE DATABASE ${name} TEMPLATE vestpocket STRATEGY FILE_COPY`);
    await client.query(`GRANT CONNECT ON DATABASE ${name} TO vestpocket`);
  });
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${name}`;
  const superuserUrl = new URL(clusterUrl);
  superuserUrl.pathname = `/${name}`;
  return {
    url: url.href,
    superuserUrl: superuserUrl.href,
    drop: () =>
      asSuperuser(clusterUrl, async (client) => {
        const { rows } = await client.query<{ deadlocks: string }>(
          "SELECT deadlocks FROM pg_stat_database WHERE datname = $1",
          [name],
        );
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
        // One of the two requests got a 503, or was retried: two code paths lock the same rows in different orders.
        if (rows[0]?.deadlocks !== "0") throw new Error(`${rows[0]?.deadlocks} deadlocks`);
      }),
  };
}

/** Runs work on a separate connection, for what the server's role may not do. */
export async function asSuperuser(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
