import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteOpenOf } from "./counting.queries.ts";
import { countQuestions } from "./counting.usecases.ts";
import { exportQuestions } from "./exporting.usecases.ts";
import type { questionData } from "./questions.data.ts";
import { createQuestionLimits, type QuestionDeps, type QuestionsNeeds } from "./questions.deps.ts";
import { registerQuestions } from "./questions.routes.ts";

/**
 * What a room's readers ask its owner: questions, whose answers all readers see, and requests for missing documents.
 */
export function createQuestions({ serve, ...platform }: Platform, needs: QuestionsNeeds) {
  const { db } = platform;
  const deps: QuestionDeps = { ...platform, ...needs, limits: createQuestionLimits(db) };
  registerQuestions(serve, deps);
  return {
    /** What waits for this person. */
    countWaiting: (uid: string) => countQuestions(deps, uid),
    personalData: {
      exports: { questions: ({ id }) => exportQuestions(deps, id) },
      leave: deleteOpenOf,
    } satisfies PersonalDataOf<typeof questionData>,
  };
}
