import { ACCESS_MESSAGES, decideAtOnce, validateRequest } from "@vestpocket/domain/access/access.rules";
import type { AskForAccess } from "@vestpocket/domain/access/access.schema";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccessDeps } from "./access.deps.ts";
import { accessConflict, accessEmailNeeded, requestNotFound } from "./access.failures.ts";
import { decideOnAddress, readStanding, toDecision } from "./audiences.usecases.ts";
import { approve, refuse } from "./deciding.usecases.ts";
import { mailOwner } from "./mailing.usecases.ts";
import { insertRequest, lockOpenRequest, lockRequest, type RequestRow, updateRequest } from "./requests.queries.ts";
import { readSettings } from "./settings.queries.ts";
import { admitsSigner } from "./signers.usecases.ts";
import { lockStanding } from "./standing.queries.ts";
import { readText } from "./texts.rules.ts";

interface Asked {
  readonly viewer: Viewer;
  readonly listingId: string;
}

/** Asks a listing's owner for access. The listing's settings may decide at once. */
export async function askForAccess(
  deps: AccessDeps,
  { viewer, listingId, form }: Asked & { readonly form: AskForAccess },
): Promise<void> {
  const problems = validateRequest(form);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const { uid } = viewer;
  const { ownerId } = await deps.getVisible(viewer, listingId);
  const [{ isOwner, isAdministrator, signing: seen, decision }, { signsFirst }, contact] = await Promise.all([
    readStanding(deps, { uid, listing: { id: listingId, ownerId } }),
    readSettings(deps.db, listingId),
    deps.findContact(deps.db, uid),
  ]);
  if (isOwner) throw accessConflict("access.own_listing");
  if (contact === undefined || contact.emailVerifiedAt === null) throw accessEmailNeeded();
  if (decision === "live") throw accessConflict("access.already_in");
  // Administrators sign only once the owner has approved them.
  if (signsFirst && seen === "unsigned" && !isAdministrator) throw accessConflict("access.sign_first");
  await takeTurn(deps, { uid, listingId });
  const { email } = contact;
  await deps.db.transaction(async (tx) => {
    const row = await addRequest(deps, tx, { uid, listingId, form });
    // Read only now: what the owner decides or changes at the same moment takes precedence.
    const standing = await lockStanding(tx, { uid, listingId });
    const [settings, signing] = [await readSettings(tx, listingId), await deps.findSigning(uid, listingId)];
    const isVerified = standing?.isVerified ?? false;
    const present = toDecision(standing, deps.clock.now());
    if (present === "live") throw accessConflict("access.already_in");
    const known = await decideOnAddress(tx, { uid, listingId, decision: present, email });
    const outcome = decideAtOnce(settings, { email, isAdministrator, isVerified, signing, decision: known });
    if (outcome === "refuse") return refuse(deps, tx, { row, note: "" });
    if (outcome === "approve") await approve(deps, tx, { row, days: settings.days });
    const news = { row, text: row.message, days: settings.days };
    const isForSigners = signing === "unsigned" && admitsSigner(settings, { email, standing, decision: known });
    const waiting = isForSigners ? "unsigned" : "request";
    await mailOwner(deps, tx, { kind: outcome === "approve" ? "letIn" : waiting, ...news });
  });
}

async function addRequest(
  { clock, recordAudit }: AccessDeps,
  tx: Queryable,
  { uid, listingId, form }: { uid: string; listingId: string; form: AskForAccess },
): Promise<RequestRow> {
  const id = newId();
  const request = { ...form, id, listingId, accountId: uid, state: "open" as const, askedAt: clock.now() };
  if (!(await insertRequest(tx, request))) throw accessConflict("access.already_asked");
  await recordAudit(tx, { actorId: uid, action: "access.asked", subject: { kind: "listing", id: listingId } });
  const row = await lockRequest(tx, id);
  if (row === undefined) throw requestNotFound();
  return row;
}

/** Counts a request against both limits. One rejected because another is open counts too: it cost the same. */
async function takeTurn({ limits }: AccessDeps, { uid, listingId }: { uid: string; listingId: string }): Promise<void> {
  await requireWithinLimit(limits.perHour.take(uid));
  await requireWithinLimit(limits.perListing.take(`${uid}:${listingId}`));
}

/** Withdraws the viewer's open request. */
export async function withdrawRequest(deps: AccessDeps, { viewer: { uid }, listingId }: Asked): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnOpen(tx, { uid, listingId });
    await updateRequest(tx, row.id, { state: "withdrawn", decidedAt: deps.clock.now() });
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: uid, action: "access.withdrawn", subject });
  });
}

/** Answers the owner's question; the request awaits the owner again. An answer to an earlier question is refused. */
export async function answerQuestion(
  deps: AccessDeps,
  {
    viewer: { uid },
    listingId,
    answer,
    question,
  }: Asked & { readonly answer: string; readonly question?: string | undefined },
): Promise<void> {
  const text = readText({ field: "answer", typed: answer }, ACCESS_MESSAGES.answerRequired);
  await requireWithinLimit(deps.limits.replies.take(uid));
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnOpen(tx, { uid, listingId });
    if (row.state !== "questioned" || (question !== undefined && question !== row.question))
      throw accessConflict("access.decided");
    await updateRequest(tx, row.id, { state: "open", answer: text });
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: uid, action: "access.answered", subject });
    await mailOwner(deps, tx, { kind: "answer", row, text });
  });
}

async function lockOwnOpen(tx: Queryable, wanted: { uid: string; listingId: string }): Promise<RequestRow> {
  const row = isUuid(wanted.listingId) ? await lockOpenRequest(tx, wanted) : undefined;
  if (row === undefined) throw requestNotFound();
  return row;
}
