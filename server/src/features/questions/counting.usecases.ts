import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { countOpen, listUnread } from "./counting.queries.ts";
import type { QuestionDeps } from "./questions.deps.ts";

interface Waiting {
  readonly waiting: number;
  /** Where the first one is. */
  readonly listing: string | null;
}

/** What is waiting for a person: questions to answer, and answers to read in rooms that they may still enter. */
export async function countQuestions(
  { db, clock, findAudience }: Pick<QuestionDeps, "db" | "clock" | "findAudience">,
  uid: string,
): Promise<{ questions: Waiting; answers: Waiting }> {
  const [questions, unread] = await Promise.all([countOpen(db, uid), listUnread(db, { uid, now: clock.now() })]);
  let answers: Waiting = { waiting: 0, listing: null };
  for (const listing of unread) {
    if (!takesPart(await findAudience({ uid }, listing))) continue;
    answers = { waiting: answers.waiting + listing.unread, listing: answers.listing ?? listing.id };
  }
  return { questions, answers };
}
