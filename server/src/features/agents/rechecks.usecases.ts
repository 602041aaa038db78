import type { Recheck } from "@vestpocket/domain/agents/agents.rules";
import type { AuditEntry } from "../../platform/audit.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { endLapsed, endVerification, lockAgent, saveAgent } from "./agents.queries.ts";

type RecheckDeps = Pick<Platform, "recordAudit">;
type Saved = Parameters<typeof saveAgent>[1];

/** Ends the verification of an agent whose name changed: the licence was checked under the old one. */
export async function noteNewName({ recordAudit }: RecheckDeps, tx: Queryable, uid: string): Promise<void> {
  if (await endVerification(tx, uid, "name")) await recordAudit(tx, toRecheck(uid, "name"));
}

/**
 * Ends the verifications that are a year old, or whose licence has expired: nobody sees them from that day on, and
 * administrators are asked to check again (product.md §10.5).
 */
export async function endLapsedVerifications({
  db,
  clock,
  recordAudit,
}: Pick<Platform, "db" | "clock" | "recordAudit">): Promise<void> {
  await db.transaction(async (tx) => {
    for (const uid of await endLapsed(tx, clock.now())) {
      await recordAudit(tx, { ...toRecheck(uid, "expired"), actorId: undefined });
    }
  });
}

/** Stores an agent's brokerage and board. Changing either, or the province, ends the verification. */
export async function saveOwnAgent({ recordAudit }: RecheckDeps, tx: Queryable, agent: Saved): Promise<void> {
  const { accountId: uid } = agent;
  const before = await lockAgent(tx, uid);
  await saveAgent(tx, agent);
  const after = await lockAgent(tx, uid);
  await recordAudit(tx, { actorId: uid, action: "agents.save", subject: { kind: "account", id: uid } });
  if (before?.verifiedAt && !after?.verifiedAt) await recordAudit(tx, toRecheck(uid, "brokerage"));
}

/** Tells administrators that an agent has to be verified again, and what changed. */
export function toRecheck(uid: string, changed: Recheck): AuditEntry {
  return { actorId: uid, action: "agents.recheck", subject: { kind: "account", id: uid }, details: { changed } };
}
