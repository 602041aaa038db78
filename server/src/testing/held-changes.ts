import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { TestApp } from "./test-app.ts";
import type { Answer } from "./test-call.ts";

const NOTICED_MS = 20;

type Statement = readonly [text: string, values: readonly unknown[]];

/** A change of an account's row that has locked the account. `rest`: what its transaction does before it commits. */
async function begin(site: TestApp, { first, rest }: { first: Statement; rest: readonly Statement[] }) {
  const client = await site.db.$client.connect();
  const run = ([text, values]: Statement) => client.query(text, [...values]);
  await client.query("BEGIN");
  await run(first);

  async function isWaitedFor(): Promise<boolean> {
    const { rows } = await site.db.$client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  }

  return {
    /** Does the rest and commits once the call waits for the change, or has its answer. */
    async finishOnce(call: Promise<Answer>): Promise<void> {
      let isAnswered = false;
      void call.finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isWaitedFor())) await wait(NOTICED_MS);
      for (const statement of rest) await run(statement);
      await client.query("COMMIT");
      client.release();
    },
  };
}

/** A reset of an account's password that has locked the account. */
export function beginReset(site: TestApp, uid: string) {
  return begin(site, {
    first: ["UPDATE accounts SET password_hash = password_hash || 'x' WHERE id = $1", [uid]],
    rest: [
      ["DELETE FROM sign_in_challenges WHERE account_id = $1", [uid]],
      ["DELETE FROM passkeys WHERE account_id = $1", [uid]],
      ["UPDATE sessions SET ended_at = now(), ended_reason = 'revoked' WHERE account_id = $1", [uid]],
    ],
  });
}

/** A change of an account's address that has taken the new one. `oobCode`: of the link that restores the old one. */
export async function beginEmailChange(site: TestApp, { uid, email }: { uid: string; email: string }) {
  const oobCode = `undo-${uid}`;
  const now = site.clock.now();
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60_000);
  const change = await begin(site, {
    first: ["UPDATE accounts SET email = 'moved-' || email, email_key = 'moved-' || email_key WHERE id = $1", [uid]],
    rest: [
      [
        `INSERT INTO account_links (hash, account_id, purpose, email, email_key, created_at, expires_at)
         VALUES ($1, $2, 'undo', $3, $3, $4, $5)`,
        [createHash("sha256").update(oobCode).digest("base64url"), uid, email, now, expiresAt],
      ],
    ],
  });
  return { oobCode, ...change };
}

/** Turning two-step log-in on with another app, or off (`since`: null), that has locked the account. */
export function beginTwoStepChange(site: TestApp, { uid, since }: { uid: string; since: Date | null }) {
  return begin(site, {
    first: [
      `UPDATE accounts SET second_factor_since = $2::timestamptz,
         second_factor_secret = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE 'sealed'::bytea END WHERE id = $1`,
      [uid, since],
    ],
    rest: [],
  });
}
