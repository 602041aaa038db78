import { ACCESS_MESSAGES } from "@vestpocket/domain/access/access.rules";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccessDeps } from "./access.deps.ts";
import { accessConflict, requestNotFound } from "./access.failures.ts";
import { toDecision } from "./audiences.usecases.ts";
import { mailAsker } from "./mailing.usecases.ts";
import { findSigner, hasEverSigned, type SignerRow, undoEnding, writeEnding } from "./signers.queries.ts";
import { lockStanding } from "./standing.queries.ts";
import { readText } from "./texts.rules.ts";

interface Changed {
  readonly viewer: Viewer;
  /** The person's signature. */
  readonly id: string;
}

/**
 * Ends access granted by a signature: from their next request on, the person cannot read. Only the owner can grant
 * access again.
 */
export async function endReading(
  deps: AccessDeps,
  { reason, ...changed }: Changed & { reason: string },
): Promise<void> {
  const text = readText({ field: "reason", typed: reason }, ACCESS_MESSAGES.reasonRequired);
  await change(deps, changed, async (tx, { row, event }) => {
    const standing = await lockStanding(tx, { uid: row.accountId, listingId: row.listingId });
    // The owner may have granted, declined or ended access in the meantime.
    if (standing === undefined || toDecision(standing, deps.clock.now()) !== "none")
      throw accessConflict("access.decided");
    await recordEnd(deps, tx, event);
    await writeEnding(tx, { ...event, at: deps.clock.now(), reason: text });
    await audit(deps, tx, { action: "access.ended", event });
    await mailAsker(deps, tx, { kind: "revoked", row, text });
  });
}

/** Restores a person's access by signature, whatever they were refused since it was ended. */
export async function restoreReading(deps: AccessDeps, changed: Changed): Promise<void> {
  await change(deps, changed, async (tx, { row, event }) => {
    await lockStanding(tx, { uid: row.accountId, listingId: row.listingId });
    if (!(await undoEnding(tx, { ...event, at: deps.clock.now() }))) throw accessConflict("access.decided");
    await deps.recordEvent(tx, toEvent("access_restored", event));
    await audit(deps, tx, { action: "access.restored", event });
    await mailAsker(deps, tx, { kind: "restored", row });
  });
}

interface Ending {
  readonly listingId: string;
  readonly accountId: string;
  /** The owner. */
  readonly actorId: string;
}

/**
 * Records in the listing's chain that its owner declined or revoked somebody who ever signed, so that their address is
 * known once the account is gone. Called before anything else is locked, as when someone signs: a room's lock holder
 * never waits for someone who waits for the room. A signature that is being stored is waited for.
 */
export async function recordEndOfSigner(deps: AccessDeps, tx: Queryable, ending: Ending): Promise<void> {
  await deps.lockChain(tx, ending.listingId);
  if (await hasEverSigned(tx, ending)) await recordEnd(deps, tx, ending);
}

async function recordEnd({ recordEvent }: AccessDeps, tx: Queryable, ending: Ending): Promise<void> {
  await recordEvent(tx, toEvent("access_ended", ending));
}

const toEvent = (kind: "access_ended" | "access_restored", { listingId, accountId, actorId }: Ending) => ({
  room: listingId,
  kind,
  actorId,
  body: { accountId },
});

async function audit(
  { recordAudit }: AccessDeps,
  tx: Queryable,
  { action, event }: { readonly action: "access.ended" | "access.restored"; readonly event: Ending },
): Promise<void> {
  const { listingId: id, accountId: account, actorId } = event;
  await recordAudit(tx, { actorId, action, subject: { kind: "listing", id }, details: { account } });
}

/** Changes a signer's access to the viewer's own listing. Throws Failure: 404 for someone else's, 409, 429. */
async function change(
  deps: AccessDeps,
  { viewer: { uid }, id }: Changed,
  write: (tx: Queryable, signer: { row: SignerRow; event: Ending }) => Promise<void>,
): Promise<void> {
  await requireWithinLimit(deps.limits.replies.take(uid));
  await deps.db.transaction(async (tx) => {
    const seen = isUuid(id) ? await findSigner(tx, { ownerId: uid, id }) : undefined;
    if (seen === undefined) throw requestNotFound();
    await deps.lockChain(tx, seen.listingId);
    // Read again: the owner may have chosen another agreement, which this person has not signed.
    const row = await findSigner(tx, { ownerId: uid, id });
    if (row === undefined) throw accessConflict("access.decided");
    await write(tx, { row, event: { listingId: row.listingId, accountId: row.accountId, actorId: uid } });
  });
}
