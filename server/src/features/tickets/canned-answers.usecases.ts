import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import {
  CANNED_ANSWERS_MAX,
  type CannedAnswerDetails,
  validateCannedAnswer,
} from "@vestpocket/domain/tickets/canned-answers.rules";
import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { cannedAnswerNotFound, titleTaken, tooManyCannedAnswers } from "./canned-answers.failures.ts";
import {
  insertCannedAnswer,
  isTitleTaken,
  listCannedAnswerRows,
  lockCannedAnswers,
  removeCannedAnswer,
  updateCannedAnswer,
} from "./canned-answers.queries.ts";

type CannedAnswerDeps = Pick<Platform, "db" | "recordAudit">;

interface Written extends CannedAnswerDetails {
  readonly viewer: Viewer;
}

interface AskedOfOne {
  readonly viewer: Viewer;
  /** May be any text. */
  readonly id: string;
}

/** Returns all canned answers. Throws Failure 400, or 409 if the title is taken or there are too many. */
export async function addCannedAnswer(deps: CannedAnswerDeps, { viewer, ...written }: Written) {
  const row = toRow(newId(), written);
  return change(deps, { viewer, id: row.id, action: "canned_answers.add" }, async (tx) => {
    if (await isTitleTaken(tx, row)) throw titleTaken();
    if ((await listCannedAnswerRows(tx)).length >= CANNED_ANSWERS_MAX) throw tooManyCannedAnswers();
    await insertCannedAnswer(tx, row);
  });
}

/** Returns all canned answers. Throws Failure 400, 404, or 409 if the title is taken. */
export async function editCannedAnswer(deps: CannedAnswerDeps, { viewer, id, ...written }: Written & AskedOfOne) {
  const row = toRow(id, written);
  return change(deps, { viewer, id, action: "canned_answers.edit" }, async (tx) => {
    if (!isUuid(id)) throw cannedAnswerNotFound();
    if (await isTitleTaken(tx, row)) throw titleTaken();
    if (!(await updateCannedAnswer(tx, row))) throw cannedAnswerNotFound();
  });
}

/** Returns the other canned answers. Throws Failure 404. */
export async function deleteCannedAnswer(deps: CannedAnswerDeps, { viewer, id }: AskedOfOne) {
  return change(deps, { viewer, id, action: "canned_answers.delete" }, async (tx) => {
    if (!isUuid(id) || !(await removeCannedAnswer(tx, id))) throw cannedAnswerNotFound();
  });
}

/** Makes a change and records it; returns all canned answers. */
async function change(
  { db, recordAudit }: CannedAnswerDeps,
  { viewer, id, action }: AskedOfOne & { action: AuditAction },
  make: (tx: Queryable) => Promise<void>,
): Promise<CannedAnswer[]> {
  return db.transaction(async (tx) => {
    await lockCannedAnswers(tx);
    await make(tx);
    await recordAudit(tx, { actorId: viewer.uid, action, subject: { kind: "canned_answer", id } });
    return listCannedAnswerRows(tx);
  });
}

/** Throws Failure 400. */
function toRow(id: string, written: CannedAnswerDetails): CannedAnswer {
  const problems = validateCannedAnswer(written);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  return { id, title: written.title, english: written.english, french: written.french };
}
