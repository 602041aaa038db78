import type { AuditEntry } from "../../platform/audit.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { endVerification, lockAgent, saveAgent } from "./agents.queries.ts";

type RecheckDeps = Pick<Platform, "recordAudit">;
type Saved = Parameters<typeof saveAgent>[1];

/** Ends the verification of an agent whose name changed: the licence was checked under the old one. */
export async function noteNewName({ recordAudit }: RecheckDeps, tx: Queryable, uid: string): Promise<void> {
  if (await endVerification(tx, uid)) await recordAudit(tx, toEntry(uid, "name"));
}

/** Stores an agent's brokerage and board. Changing either, or the province, ends the verification. */
export async function saveOwnAgent({ recordAudit }: RecheckDeps, tx: Queryable, agent: Saved): Promise<void> {
  const { accountId: uid } = agent;
  const before = await lockAgent(tx, uid);
  await saveAgent(tx, agent);
  const after = await lockAgent(tx, uid);
  await recordAudit(tx, { actorId: uid, action: "agents.save", subject: { kind: "account", id: uid } });
  if (before?.verifiedAt && !after?.verifiedAt) await recordAudit(tx, toEntry(uid, "brokerage"));
}

/** Tells administrators that an agent has to be verified again, and what changed. */
function toEntry(uid: string, changed: "name" | "brokerage"): AuditEntry {
  return { actorId: uid, action: "agents.recheck", subject: { kind: "account", id: uid }, details: { changed } };
}
