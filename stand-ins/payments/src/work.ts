import type { Pool, PoolClient } from "pg";

/** The context of a transaction, whether it was started by a request, a page or the clock. */
export interface Work {
  readonly client: PoolClient;
  /** Unix seconds, like all times of the API. */
  readonly now: number;
  /** The public URL of the sandbox's pages. */
  readonly pagesUrl: string;
  /** The request that causes the events recorded here; both null if none does. */
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
}

/** Runs `body` in one transaction. */
export async function transact<T>(pool: Pool, body: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await body(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
export const toDate = (seconds: number): Date => new Date(seconds * 1000);
