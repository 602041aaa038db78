import { setTimeout as wait } from "node:timers/promises";
import type { TestApp } from "./test-app.ts";
import type { Answer } from "./test-call.ts";

const NOTICED_MS = 20;

const REST = [
  "DELETE FROM sign_in_challenges WHERE account_id = $1",
  "DELETE FROM passkeys WHERE account_id = $1",
  "UPDATE sessions SET ended_at = now(), ended_reason = 'revoked' WHERE account_id = $1",
];

/** A reset of an account's password that has locked the account. */
export async function beginReset(site: TestApp, uid: string) {
  const client = await site.db.$client.connect();
  await client.query("BEGIN");
  await client.query("UPDATE accounts SET password_hash = password_hash || 'x' WHERE id = $1", [uid]);

  async function isWaitedFor(): Promise<boolean> {
    const { rows } = await site.db.$client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  }

  return {
    /** Does the rest and commits once the call waits for the reset, or has its answer. */
    async finishOnce(call: Promise<Answer>): Promise<void> {
      let isAnswered = false;
      void call.finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isWaitedFor())) await wait(NOTICED_MS);
      for (const statement of REST) await client.query(statement, [uid]);
      await client.query("COMMIT");
      client.release();
    },
  };
}
