import {
  ACCESS_MESSAGES,
  decideAtOnce,
  findDeniedDomain,
  validateRequest,
} from "@vestpocket/domain/access/access.rules";
import type { AskForAccess } from "@vestpocket/domain/access/access.schema";
import { decisionOf } from "@vestpocket/domain/access/audiences.rules";
import { accessStateOf, mustSignFirst } from "@vestpocket/domain/access/states.rules";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccessDeps } from "./access.deps.ts";
import { accessConflict, accessEmailNeeded, requestNotFound } from "./access.failures.ts";
import { decideOnAddress, toDecision } from "./audiences.usecases.ts";
import { approve, refuse } from "./deciding.usecases.ts";
import { mailOwner } from "./mailing.usecases.ts";
import {
  insertRequest,
  lockLatestRequest,
  lockOpenRequest,
  lockRequest,
  type RequestRow,
  updateRequest,
} from "./requests.queries.ts";
import { readSettings } from "./settings.queries.ts";
import { lockStanding } from "./standing.queries.ts";
import { standOnceApproved } from "./standings.rules.ts";
import { readFacts, toFacts } from "./states.usecases.ts";
import { readText } from "./texts.rules.ts";

interface AccessApplication {
  readonly viewer: Viewer;
  readonly listingId: string;
}

/** Asks a listing's owner for access. The listing's settings may decide at once. */
export async function askForAccess(
  deps: AccessDeps,
  { viewer, listingId, form }: AccessApplication & { readonly form: AskForAccess },
): Promise<void> {
  const problems = validateRequest(form);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const { uid } = viewer;
  const listing = await deps.getVisible(viewer, listingId);
  if (listing.ownerId === uid) throw accessConflict("access.own_listing");
  const [seen, contact] = await Promise.all([
    readFacts(deps, { uid, listingId, listing, request: null }),
    deps.findContact(deps.db, uid),
  ]);
  if (contact === undefined || contact.emailVerifiedAt === null) throw accessEmailNeeded();
  const decision = decisionOf(seen);
  if (decision === "live") throw accessConflict("access.already_in");
  if (mustSignFirst({ ...seen, decision })) throw accessConflict("access.sign_first");
  await takeTurn(deps, { uid, listingId });
  const { email } = contact;
  await deps.db.transaction(async (tx) => {
    const row = await addRequest(deps, tx, { uid, listingId, form });
    // Read only now: what the owner decides or changes at the same moment takes precedence.
    const stored = await lockStanding(tx, { uid, listingId });
    const [settings, signing] = [await readSettings(tx, listingId), await deps.findSigning(uid, listingId)];
    const isVerified = stored?.isVerified ?? false;
    const present = toDecision(stored, deps.clock.now());
    if (present === "live") throw accessConflict("access.already_in");
    const known = await decideOnAddress(tx, { uid, listingId, decision: present, email });
    const { isAdministrator } = seen;
    const outcome = decideAtOnce(settings, { email, isAdministrator, isVerified, signing, decision: known });
    if (outcome === "refuse") {
      return refuse(deps, tx, { row, note: "", domain: findDeniedDomain(settings, email) });
    }
    const { days } = settings;
    if (outcome === "approve") await approve(deps, tx, { row, days, signing });
    const facts = toFacts({
      ...seen,
      standing: stored,
      settings,
      known,
      email,
      signing,
      request: "open",
      now: deps.clock.now(),
    });
    const effect = accessStateOf(facts).signing;
    const waiting = effect === "opens" ? "unsigned" : "request";
    const standing = standOnceApproved(row, facts);
    await mailOwner(deps, tx, {
      ...{ row, text: row.message, days, signing: effect },
      ...{ kind: outcome === "approve" ? "letIn" : waiting, standing },
    });
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
export async function withdrawRequest(
  deps: AccessDeps,
  { viewer: { uid }, listingId }: AccessApplication,
): Promise<void> {
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
  }: AccessApplication & { readonly answer: string; readonly question?: string | undefined },
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

/**
 * Asks the owner to look at the viewer's latest request, which the listing's settings declined: it waits again. Throws
 * Failure: 404 without such a listing, 409 if there is nothing to review, or 429.
 */
export async function askForReview(deps: AccessDeps, { viewer, listingId }: AccessApplication): Promise<void> {
  const { uid } = viewer;
  await deps.getVisible(viewer, listingId);
  await requireWithinLimit(deps.limits.perHour.take(uid));
  await deps.db.transaction(async (tx) => {
    const row = await lockLatestRequest(tx, { uid, listingId });
    if (row?.state !== "refused" || row.refusedDomain === null) throw accessConflict("access.decided");
    await updateRequest(tx, row.id, { state: "open", decidedAt: null });
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: uid, action: "access.review_asked", subject });
    await mailOwner(deps, tx, { kind: "review", row, text: row.refusedDomain });
  });
}

async function lockOwnOpen(tx: Queryable, wanted: { uid: string; listingId: string }): Promise<RequestRow> {
  const row = isUuid(wanted.listingId) ? await lockOpenRequest(tx, wanted) : undefined;
  if (row === undefined) throw requestNotFound();
  return row;
}
