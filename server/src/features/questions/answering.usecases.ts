import { listQuestionSteps, validateAnswer, validateNote } from "@vestpocket/domain/questions/questions.rules";
import type { QuestionStep } from "@vestpocket/domain/questions/questions.terms";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { mailAsker } from "./mailing.usecases.ts";
import type { QuestionDeps } from "./questions.deps.ts";
import { questionChanged, questionNotFound } from "./questions.failures.ts";
import { insertAnswer, lockQuestion, type QuestionRow, updateQuestion } from "./questions.queries.ts";

interface Decided {
  readonly viewer: Viewer;
  readonly id: string;
}

/**
 * Answers, corrects the answer, or marks a document as added. Throws Failure: 404 for someone else's, 409, 429, or 400.
 */
export async function answerQuestion(
  deps: QuestionDeps,
  { version, answer, ...decided }: Decided & { version: number; answer: string },
): Promise<void> {
  await decide(deps, { ...decided, step: "answer" }, async (tx, row) => {
    const problem = validateAnswer(row.kind, answer);
    if (problem !== undefined) throw badFields({ answer: problem });
    if (row.version !== version) throw questionChanged();
    const next = version + 1;
    await insertAnswer(tx, {
      ...{ questionId: row.id, version: next, body: answer, at: deps.clock.now() },
    });
    await updateQuestion(tx, row.id, { state: "answered", version: next, askerUnread: row.accountId !== null });
    await record(deps, tx, { row, decided, action: "questions.answered" });
    // A correction is only shown in the room: otherwise every edited letter would send another mail.
    if (version === 0) await mailAsker(deps, tx, { row, news: "answered" });
  });
}

/** Declines, with an optional note that only the asker reads. Throws Failure in the same cases. */
export async function declineQuestion(
  deps: QuestionDeps,
  { note, ...decided }: Decided & { note: string },
): Promise<void> {
  const problem = validateNote(note);
  if (problem !== undefined) throw badFields({ note: problem });
  await decide(deps, { ...decided, step: "decline" }, async (tx, row) => {
    await updateQuestion(tx, row.id, { state: "declined", note, askerUnread: row.accountId !== null });
    await record(deps, tx, { row, decided, action: "questions.declined" });
    await mailAsker(deps, tx, { row, news: "declined" });
  });
}

async function record(
  { recordAudit }: QuestionDeps,
  tx: Queryable,
  about: { row: QuestionRow; decided: Decided; action: "questions.answered" | "questions.declined" },
): Promise<void> {
  const subject = { kind: "listing" as const, id: about.row.listingId };
  await recordAudit(tx, { actorId: about.decided.viewer.uid, action: about.action, subject });
}

async function decide(
  deps: QuestionDeps,
  { viewer: { uid }, id, step }: Decided & { step: QuestionStep },
  change: (tx: Queryable, row: QuestionRow) => Promise<void>,
): Promise<void> {
  await requireWithinLimit(deps.limits.answers.take(uid));
  await deps.db.transaction(async (tx) => {
    const row = isUuid(id) ? await lockQuestion(tx, id) : undefined;
    if (row === undefined || row.ownerId !== uid) throw questionNotFound();
    if (!listQuestionSteps(row, { isOwner: true, isAsker: false }).includes(step)) throw questionChanged();
    await change(tx, row);
  });
}
