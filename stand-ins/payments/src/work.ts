import type { Pool, PoolClient } from "pg";

/** What one transaction has at hand, whether a request, a page or the passing of time began it. */
export interface Work {
  readonly client: PoolClient;
  /** Seconds since 1970, as every published time. */
  readonly now: number;
  /** Where people see the sandbox's pages. */
  readonly pagesUrl: string;
  /** The request that causes the events recorded here; both null where none does. */
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
}

/** Everything inside happens, or nothing of it. */
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
