import { listQuestionSteps, validateQuestion } from "@vestpocket/domain/questions/questions.rules";
import type { AskQuestion, QuestionsPage } from "@vestpocket/domain/questions/questions.schema";
import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { describeList } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { validate as isUuid, v7 as newId } from "uuid";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { markRead } from "./counting.queries.ts";
import { mailOwner } from "./mailing.usecases.ts";
import type { QuestionDeps } from "./questions.deps.ts";
import { ownQuestion, questionChanged, questionNotFound, questionsClosed } from "./questions.failures.ts";
import { deleteQuestion, insertQuestion, listQuestionsIn, lockQuestion } from "./questions.queries.ts";
import { toQuestion } from "./questions.views.ts";

interface InRoom {
  readonly viewer: Viewer;
  /** The listing's id. */
  readonly id: string;
}

/** The questions or requests in a room that the viewer may read. Those answers to the viewer count as read. */
export async function listQuestions(
  deps: QuestionDeps,
  { viewer, id, ...wanted }: InRoom & PageRequest & { readonly kind: QuestionKind },
): Promise<QuestionsPage> {
  const { isOwner } = await requireReader(deps, { viewer, id });
  const { uid } = viewer;
  const { rows, total, waiting } = await listQuestionsIn(deps.db, { ...wanted, listingId: id, uid, isOwner });
  const unread = rows.filter((row) => row.accountId === uid && row.askerUnread);
  if (unread.length > 0) await markRead(deps.db, unread);
  return {
    ...{ isOwner, waiting: isOwner ? waiting : 0 },
    questions: rows.map((row) => toQuestion(row, uid)),
    ...describeList(wanted, total, []),
  };
}

/**
 * Asks a room's owner. Throws Failure: 404, 403 without access, 409 for the viewer's own listing, 429, or 400 naming a
 * field.
 */
export async function askQuestion(
  deps: QuestionDeps,
  { viewer, id, form }: InRoom & { form: AskQuestion },
): Promise<void> {
  const problems = validateQuestion(form);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const { isOwner } = await requireReader(deps, { viewer, id });
  if (isOwner) throw ownQuestion();
  const { uid } = viewer;
  await requireWithinLimit(deps.limits.perHour.take(uid));
  await requireWithinLimit(deps.limits.perListing.take(`${uid}:${id}`));
  await deps.db.transaction(async (tx) => {
    const questionId = newId();
    const { kind } = form;
    const texts = { body: form.text, reason: kind === "document" ? form.reason : "" };
    const asked = { kind, state: "open", askedAt: deps.clock.now() } as const;
    await insertQuestion(tx, { id: questionId, listingId: id, accountId: uid, ...texts, ...asked });
    await deps.recordAudit(tx, { actorId: uid, action: "questions.asked", subject: { kind: "listing", id } });
    const row = await lockQuestion(tx, questionId);
    if (row !== undefined) await mailOwner(deps, tx, row);
  });
}

/** Withdraws the viewer's own open question, leaving no trace. */
export async function withdrawQuestion(deps: QuestionDeps, { viewer: { uid }, id }: InRoom): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = isUuid(id) ? await lockQuestion(tx, id) : undefined;
    if (row === undefined || row.accountId !== uid) throw questionNotFound();
    if (!listQuestionSteps(row, { isOwner: false, isAsker: true }).includes("withdraw")) throw questionChanged();
    await deleteQuestion(tx, id);
    const subject = { kind: "listing" as const, id: row.listingId };
    await deps.recordAudit(tx, { actorId: uid, action: "questions.withdrawn", subject });
  });
}

/** Throws Failure: 404 if the viewer may not see the listing, 403 if they may not read its room. */
async function requireReader(deps: QuestionDeps, { viewer, id }: InRoom): Promise<{ isOwner: boolean }> {
  const { ownerId } = await deps.getVisible(viewer, id);
  const audience = await deps.findAudience(viewer, { id, ownerId });
  if (!takesPart(audience)) throw questionsClosed();
  return { isOwner: ownerId === viewer.uid };
}
