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
import { lockRequestOfGrant, type RequestRow } from "./requests.queries.ts";
import { readText } from "./texts.rules.ts";

interface Changed {
  readonly viewer: Viewer;
  readonly id: string;
}

/** Extends an approval by this many days: from its end, or from now if it has ended. */
export async function extendGrant(deps: AccessDeps, { days, ...changed }: Changed & { days: number }): Promise<void> {
  await change(deps, changed, async (tx, { row, untilAt }) => {
    const from = Math.max(untilAt.getTime(), deps.clock.now().getTime());
    await updateGrant(tx, changed.id, { untilAt: new Date(from + days * DAY_MS) });
    const details = { account: row.accountId, days };
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: changed.viewer.uid, action: "access.extended", subject, details });
    await mailAsker(deps, tx, { kind: "extended", row, days });
  });
}

/** Revokes an approval, effective from the person's next request. */
export async function revokeGrant(
  deps: AccessDeps,
  { reason, ...changed }: Changed & { reason: string },
): Promise<void> {
  const text = readText({ field: "reason", typed: reason }, ACCESS_MESSAGES.reasonRequired);
  await change(deps, changed, async (tx, { row }) => {
    const { listingId, accountId } = row;
    await recordEndOfSigner(deps, tx, { listingId, accountId, actorId: changed.viewer.uid });
    await updateGrant(tx, changed.id, { revokedAt: deps.clock.now(), reason: text });
    const subject = { kind: "listing" as const, id: listingId };
    const details = { account: accountId };
    await deps.recordAudit(tx, { actorId: changed.viewer.uid, action: "access.revoked", subject, details });
    await mailAsker(deps, tx, { kind: "revoked", row, text });
  });
}

/** Changes an unrevoked approval for the viewer's own listing. Throws Failure: 404 for someone else's, 409, 429. */
async function change(
  deps: AccessDeps,
  { viewer: { uid }, id }: Changed,
  write: (tx: Queryable, grant: { row: RequestRow; untilAt: Date }) => Promise<void>,
): Promise<void> {
  await requireWithinLimit(deps.limits.replies.take(uid));
  await deps.db.transaction(async (tx) => {
    const row = isUuid(id) ? await lockRequestOfGrant(tx, id) : undefined;
    if (row === undefined || row.ownerId !== uid || row.untilAt === null) throw requestNotFound();
    if (row.revokedAt !== null) throw accessConflict("access.decided");
    await write(tx, { row, untilAt: row.untilAt });
  });
}
