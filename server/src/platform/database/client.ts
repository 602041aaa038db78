import pg from "pg";

/**
 * A connection of one's own, outside the pool. One that breaks fails the statement that runs on it; without a listener the error would
 * also end the process, even while it is closing its database.
 */
export async function connectClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
