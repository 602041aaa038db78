import { listQuestionSteps } from "@vestpocket/domain/questions/questions.rules";
import type { Question } from "@vestpocket/domain/questions/questions.schema";
import { toMoment } from "../../platform/moment.ts";
import type { QuestionRow } from "./questions.queries.ts";

/** A question as a reader of the room sees it. Only its owner and its asker see who asked, and why. */
export function toQuestion(row: QuestionRow, uid: string): Question {
  const { id, kind, state, version } = row;
  const isMine = row.accountId === uid;
  const isOwner = row.ownerId === uid;
  const isParty = isMine || isOwner;
  return {
    ...{ id, kind, state, version, isMine, text: row.body },
    reason: isParty ? row.reason : "",
    askerName: isOwner ? row.askerName : null,
    askedAt: toMoment(row.askedAt),
    answers: row.answers.map(({ text, at }) => ({ text, at: { seconds: at } })),
    note: isParty ? row.note : "",
    isNew: isMine && row.askerUnread,
    steps: listQuestionSteps(row, { isOwner, isAsker: isMine }),
  };
}
