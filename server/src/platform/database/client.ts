import pg from "pg";

/** So that a connection whose other end is gone does not stay open for ever. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A separate connection, outside the pool. If it breaks, the running statement fails; without a listener the error
 * would also crash the process, even while it is closing its database.
 */
export async function connectClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...KEEP_ALIVE, ...config });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
