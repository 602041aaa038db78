import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { countListed, limitTo } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { questionAnswers, questions } from "./questions.tables.ts";

type QuestionColumns = typeof questions.$inferSelect;

export interface QuestionRow extends QuestionColumns {
  readonly ownerId: string;
  readonly askerName: string | null;
  readonly titles: Titles;
  /** Latest first; `at` in Unix seconds. */
  readonly answers: readonly { readonly text: string; readonly at: number }[];
}

const COLUMNS = sql`question.id, question.listing_id AS "listingId", question.account_id AS "accountId", question.kind,
  question.state, question.body, question.reason, question.note, question.version, question.asker_unread AS "askerUnread",
  question.asked_at AS "askedAt", listing.owner_id AS "ownerId",
  listings_titles(listing.language, listing.title, listing.other_title) AS titles,
  asker.first_name || ' ' || asker.last_name AS "askerName",
  coalesce((SELECT jsonb_agg(jsonb_build_object('text', answer.body, 'at', floor(extract(epoch FROM answer.at))) ORDER BY answer.version DESC)
    FROM question_answers answer WHERE answer.question_id = question.id), '[]') AS answers`;
const SOURCES = sql`questions question JOIN listings listing ON listing.id = question.listing_id
  LEFT JOIN accounts asker ON asker.id = question.account_id`;

export async function insertQuestion(tx: Queryable, question: typeof questions.$inferInsert): Promise<void> {
  await tx.insert(questions).values(question);
}

export async function updateQuestion(tx: Queryable, id: string, values: Partial<QuestionColumns>): Promise<void> {
  await tx.update(questions).set(values).where(eq(questions.id, id));
}

export async function deleteQuestion(tx: Queryable, id: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.id, id));
}

export async function insertAnswer(tx: Queryable, answer: typeof questionAnswers.$inferInsert): Promise<void> {
  await tx.insert(questionAnswers).values(answer);
}

/** A question, locked until the transaction ends, so that concurrent decisions are serialized. */
export async function lockQuestion(tx: Queryable, id: string): Promise<QuestionRow | undefined> {
  return (await select(tx, sql`WHERE question.id = ${id} FOR UPDATE OF question`))[0];
}

interface Listed extends PageRequest {
  readonly listingId: string;
  readonly kind: QuestionKind;
  readonly uid: string;
  readonly isOwner: boolean;
}

/** What a reader of the room may read of one kind, open ones first, then newest (domain: mayReadQuestion). */
export async function listQuestionsIn(
  db: Queryable,
  { listingId, kind, uid, isOwner, page, limit }: Listed,
): Promise<{ rows: QuestionRow[]; total: number; waiting: number }> {
  const mayRead = isOwner
    ? sql`true`
    : sql`(question.account_id = ${uid} OR (question.kind = 'question' AND question.state = 'answered'))`;
  const where = sql`question.listing_id = ${listingId} AND question.kind = ${kind} AND ${mayRead}`;
  const order = sql`question.state = 'open' DESC, question.asked_at DESC, question.id DESC`;
  const paged = sql`SELECT question.id FROM questions question WHERE ${where} ORDER BY ${order} ${limitTo({ page, limit })}`;
  const rows = await select(db, sql`WHERE question.id = ANY (ARRAY(${paged})) ORDER BY ${order}`);
  const counted = (condition: SQL) => countListed(db, sql`questions question WHERE ${condition}`, {});
  return { rows, total: await counted(where), waiting: await counted(sql`${where} AND question.state = 'open'`) };
}

async function select(db: Queryable, rest: SQL): Promise<QuestionRow[]> {
  return selectRows<QuestionRow>(db, sql`SELECT ${COLUMNS} FROM ${SOURCES} ${rest}`);
}
