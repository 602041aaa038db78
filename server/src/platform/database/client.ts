import pg from "pg";

/**
 * A separate connection, outside the pool. If it breaks, the running statement fails; without a listener the error
 * would also crash the process, even while it is closing its database.
 */
export async function connectClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
