import { ACCESS_MESSAGES } from "@vestpocket/domain/access/access.rules";
import type { SigningStatus } from "@vestpocket/domain/access/access.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccessDeps } from "./access.deps.ts";
import { accessConflict, requestNotFound } from "./access.failures.ts";
import { recordEndOfSigner } from "./endings.usecases.ts";
import { writeGrant } from "./grants.queries.ts";
import { mailAsker } from "./mailing.usecases.ts";
import { findRequest, lockRequest, type RequestRow, updateRequest } from "./requests.queries.ts";
import { forgetRestored } from "./signers.queries.ts";
import { lockStanding } from "./standing.queries.ts";
import { standOnceApproved } from "./standings.rules.ts";
import { readText } from "./texts.rules.ts";

interface Decided {
  readonly viewer: Viewer;
  readonly id: string;
}

/** Grants access for this many days. */
export async function approveRequest(
  deps: AccessDeps,
  { days, ...decided }: Decided & { days: number },
): Promise<void> {
  const actorId = decided.viewer.uid;
  await decide(deps, decided, async (tx, row) => {
    const signing = await deps.findSigning(row.accountId, row.listingId);
    await approve(deps, tx, { row, days, actorId, signing });
  });
}

/** Declines a request. The person sees the note, if there is one. */
export async function refuseRequest(deps: AccessDeps, { note, ...decided }: Decided & { note: string }): Promise<void> {
  const text = readText({ field: "note", typed: note });
  const actorId = decided.viewer.uid;
  await decide(deps, decided, (tx, row) => refuse(deps, tx, { row, note: text, actorId }), {
    beforeLock: (tx, { listingId, accountId }) => recordEndOfSigner(deps, tx, { listingId, accountId, actorId }),
  });
}

/** Asks the person a question. An earlier question and its answer are replaced. */
export async function questionRequest(
  deps: AccessDeps,
  { question, ...decided }: Decided & { question: string },
): Promise<void> {
  const text = readText({ field: "question", typed: question }, ACCESS_MESSAGES.questionRequired);
  await decide(deps, decided, async (tx, row) => {
    await updateRequest(tx, row.id, { state: "questioned", question: text, answer: "" });
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: decided.viewer.uid, action: "access.questioned", subject });
    await mailAsker(deps, tx, { kind: "question", row, text });
  });
}

/** The subject of a decision; without an actor, the listing's settings decided. */
interface Decision {
  readonly row: RequestRow;
  readonly actorId?: string;
}

export async function approve(
  deps: AccessDeps,
  tx: Queryable,
  { row, days, actorId, signing }: Decision & { readonly days: number; readonly signing: SigningStatus },
): Promise<void> {
  const now = deps.clock.now();
  const { id: requestId, listingId, accountId } = row;
  await updateRequest(tx, requestId, { state: "approved", decidedAt: now });
  const untilAt = new Date(now.getTime() + days * DAY_MS);
  await writeGrant(tx, { listingId, accountId, requestId, fromAt: now, untilAt });
  await record(deps, tx, { action: "access.approved", row, actorId, days });
  await mailAsker(deps, tx, { kind: "approved", row, days, standing: standOnceApproved(row, { signing, now }) });
}

/** With a domain, the listing's settings declined it, and its sender is told so. */
export async function refuse(
  deps: AccessDeps,
  tx: Queryable,
  { row, note, actorId, domain }: Decision & { readonly note: string; readonly domain?: string | undefined },
): Promise<void> {
  const refusedDomain = domain ?? null;
  await updateRequest(tx, row.id, { state: "refused", note, refusedDomain, decidedAt: deps.clock.now() });
  await forgetRestored(tx, row);
  await record(deps, tx, { action: "access.refused", row, actorId });
  await (domain === undefined
    ? mailAsker(deps, tx, { kind: "refused", row, text: note })
    : mailAsker(deps, tx, { kind: "refusedAutomatically", row, text: domain }));
}

async function record(
  { recordAudit }: AccessDeps,
  tx: Queryable,
  {
    action,
    row,
    actorId,
    days,
  }: Omit<Decision, "actorId"> & {
    readonly action: "access.approved" | "access.refused";
    readonly actorId: string | undefined;
    readonly days?: number;
  },
): Promise<void> {
  await recordAudit(tx, {
    actorId,
    action,
    subject: { kind: "listing", id: row.listingId },
    details: { account: row.accountId, isAutomatic: actorId === undefined, ...(days !== undefined && { days }) },
  });
}

/** Decides an open request about the viewer's own listing. Throws Failure: 404 for someone else's, 409, 429. */
async function decide(
  deps: AccessDeps,
  { viewer: { uid }, id }: Decided,
  change: (tx: Queryable, row: RequestRow) => Promise<void>,
  { beforeLock }: { beforeLock?: (tx: Queryable, row: RequestRow) => Promise<void> } = {},
): Promise<void> {
  await requireWithinLimit(deps.limits.replies.take(uid));
  await deps.db.transaction(async (tx) => {
    const seen = isUuid(id) ? await findRequest(tx, id) : undefined;
    if (seen === undefined || seen.ownerId !== uid) throw requestNotFound();
    await beforeLock?.(tx, seen);
    const row = await lockRequest(tx, id);
    if (row === undefined) throw requestNotFound();
    await lockStanding(tx, { uid: row.accountId, listingId: row.listingId });
    if (row.state !== "open" && row.state !== "questioned") throw accessConflict("access.decided");
    await change(tx, row);
  });
}
