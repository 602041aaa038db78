import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { createDeals } from "./features/deals/deals.ts";
import { createOffers } from "./features/offers/offers.ts";
import { createQuestions } from "./features/questions/questions.ts";
import { createRooms } from "./features/rooms/rooms.ts";
import type { Platform } from "./platform/platform.ts";

type Needs = Parameters<typeof createRooms>[1] &
  Parameters<typeof createQuestions>[1] &
  Parameters<typeof createDeals>[1] &
  Parameters<typeof createOffers>[1];

/** The parts of a listing's deal room, which share their dependencies: documents, questions, deal status and offers. */
export async function openDealRooms(platform: Platform, needs: Needs) {
  const rooms = await createRooms(platform, needs);
  const questions = createQuestions(platform, needs);
  createDeals(platform, needs);
  const offers = createOffers(platform, needs);
  return {
    /** What is waiting for this person in rooms. */
    countWaiting: async (uid: string): Promise<Pick<Todo, "questions" | "answers" | "offers" | "outcomes">> => ({
      ...(await questions.countWaiting(uid)),
      offers: await offers.countWaiting(uid),
      outcomes: await offers.findOutcomes(uid),
    }),
    parts: [rooms, questions, offers] as const,
  };
}
