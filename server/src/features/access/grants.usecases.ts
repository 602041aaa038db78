import { ACCESS_MESSAGES } from "@vestpocket/domain/access/access.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccessDeps } from "./access.deps.ts";
import { accessConflict, requestNotFound } from "./access.failures.ts";
import { recordEndOfSigner } from "./endings.usecases.ts";
import { updateGrant } from "./grants.queries.ts";
import { mailAsker } from "./mailing.usecases.ts";
import { findRequestOfGrant, lockOpenRequest, type RequestRow, updateRequest } from "./requests.queries.ts";
import { lockStanding } from "./standing.queries.ts";
import { standOnceApproved } from "./standings.rules.ts";
import { readText } from "./texts.rules.ts";

interface Changed {
  readonly viewer: Viewer;
  readonly id: string;
}

/**
 * Extends an approval by this many days: from its end, or from now if it has ended. Then it is a new approval, which
 * also settles what the person has asked or was refused since.
 */
export async function extendGrant(deps: AccessDeps, { days, ...changed }: Changed & { days: number }): Promise<void> {
  let open: RequestRow | undefined;
  const extend = async (tx: Queryable, { row, untilAt }: { row: RequestRow; untilAt: Date }) => {
    const now = deps.clock.now();
    const isOver = untilAt <= now;
    const until = new Date((isOver ? now : untilAt).getTime() + days * DAY_MS);
    const settled = isOver ? open : undefined;
    if (settled !== undefined) await updateRequest(tx, settled.id, { state: "approved", decidedAt: now });
    const renewed = isOver ? { fromAt: now, requestId: settled?.id ?? row.id } : {};
    await updateGrant(tx, changed.id, { untilAt: until, ...renewed });
    const details = { account: row.accountId, days };
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: changed.viewer.uid, action: "access.extended", subject, details });
    const signing = await deps.findSigning(row.accountId, row.listingId);
    await mailAsker(deps, tx, { kind: "extended", row, days, standing: standOnceApproved(row, { signing, now }) });
  };
  await change(deps, changed, extend, {
    // Requests are locked before approvals, as when one is decided.
    async beforeLock(tx, { accountId, listingId }) {
      open = await lockOpenRequest(tx, { uid: accountId, listingId });
    },
  });
}

/** Revokes an approval, effective from the person's next request. */
export async function revokeGrant(
  deps: AccessDeps,
  { reason, ...changed }: Changed & { reason: string },
): Promise<void> {
  const text = readText({ field: "reason", typed: reason }, ACCESS_MESSAGES.reasonRequired);
  const actorId = changed.viewer.uid;
  const revoke = async (tx: Queryable, { row }: { row: RequestRow }) => {
    await updateGrant(tx, changed.id, { revokedAt: deps.clock.now(), reason: text });
    const subject = { kind: "listing" as const, id: row.listingId };
    const details = { account: row.accountId };
    await deps.recordAudit(tx, { actorId, action: "access.revoked", subject, details });
    await mailAsker(deps, tx, { kind: "revoked", row, text });
  };
  await change(deps, changed, revoke, {
    beforeLock: (tx, { listingId, accountId }) => recordEndOfSigner(deps, tx, { listingId, accountId, actorId }),
  });
}

/** Changes an unrevoked approval for the viewer's own listing. Throws Failure: 404 for someone else's, 409, 429. */
async function change(
  deps: AccessDeps,
  { viewer: { uid }, id }: Changed,
  write: (tx: Queryable, grant: { row: RequestRow; untilAt: Date }) => Promise<void>,
  { beforeLock }: { beforeLock?: (tx: Queryable, row: RequestRow) => Promise<void> } = {},
): Promise<void> {
  await requireWithinLimit(deps.limits.replies.take(uid));
  await deps.db.transaction(async (tx) => {
    const seen = isUuid(id) ? await findRequestOfGrant(tx, id) : undefined;
    if (seen === undefined || seen.ownerId !== uid) throw requestNotFound();
    await beforeLock?.(tx, seen);
    await lockStanding(tx, { uid: seen.accountId, listingId: seen.listingId });
    // Read again: the approval may have been changed while this waited, or a later request approved.
    const row = await findRequestOfGrant(tx, id);
    if (row === undefined || row.untilAt === null) throw requestNotFound();
    if (row.revokedAt !== null || row.id !== seen.id) throw accessConflict("access.decided");
    await write(tx, { row, untilAt: row.untilAt });
  });
}
