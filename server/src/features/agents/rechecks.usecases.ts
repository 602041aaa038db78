import type { Recheck } from "@vestpocket/domain/agents/agents.rules";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AgentsNeeds } from "./agents.deps.ts";
import { waitingNews } from "./agents.mails.ts";
import { endLapsed, endVerification, lockAgent, saveAgent } from "./agents.queries.ts";

type RecheckDeps = Pick<Platform, "recordAudit"> & Pick<AgentsNeeds, "tellAdministrators">;
type Saved = Parameters<typeof saveAgent>[1];

/** Ends the verification of an agent whose name changed: the licence was checked under the old one. */
export async function noteNewName(deps: RecheckDeps, tx: Queryable, uid: string): Promise<void> {
  if (await endVerification(tx, uid, "name")) await noteRecheck(deps, tx, { uid, changed: "name" });
}

/**
 * Ends the verifications that are a year old, or whose licence has expired: nobody sees them from that day on, and
 * administrators are asked to check again (product.md §10.5).
 */
export async function endLapsedVerifications({
  db,
  clock,
  ...deps
}: RecheckDeps & Pick<Platform, "db" | "clock">): Promise<void> {
  await db.transaction(async (tx) => {
    for (const uid of await endLapsed(tx, clock.now())) {
      await noteRecheck(deps, tx, { uid, changed: "expired" });
    }
  });
}

/** Stores an agent's brokerage and board. Changing either, or the province, ends the verification. */
export async function saveOwnAgent(deps: RecheckDeps, tx: Queryable, agent: Saved): Promise<void> {
  const { accountId: uid } = agent;
  const before = await lockAgent(tx, uid);
  await saveAgent(tx, agent);
  const after = await lockAgent(tx, uid);
  await deps.recordAudit(tx, { actorId: uid, action: "agents.save", subject: { kind: "account", id: uid } });
  if (before?.verifiedAt && !after?.verifiedAt) await noteRecheck(deps, tx, { uid, changed: "brokerage" });
}

/** Records that an agent has to be verified again and what changed, and tells administrators. */
export async function noteRecheck(
  { recordAudit, tellAdministrators }: RecheckDeps,
  tx: Queryable,
  { uid, changed }: { uid: string; changed: Recheck },
): Promise<void> {
  const subject = { kind: "account" as const, id: uid };
  // Time passes by itself.
  const actorId = changed === "expired" ? undefined : uid;
  await recordAudit(tx, { actorId, action: "agents.recheck", subject, details: { changed } });
  await tellAdministrators(tx, { duty: "support" }, waitingNews({ uid, isMailed: true }));
}
