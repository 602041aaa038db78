import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { listQuestionsOf } from "./counting.queries.ts";
import type { QuestionDeps } from "./questions.deps.ts";

/**
 * A person's questions for their data export. What the owner wrote is in it only while the person may read the room
 * (product.md §22).
 */
export async function exportQuestions(
  { db, findAudiences }: Pick<QuestionDeps, "db" | "findAudiences">,
  uid: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const questions = await listQuestionsOf(db, uid);
  const audiences = await findAudiences({ uid, ids: questions.map(({ listingId }) => listingId) });
  return questions.map((question) =>
    takesPart(audiences.get(question.listingId) ?? "public") ? question : { ...question, note: null, answers: null },
  );
}
