import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { nextStepData } from "./next-steps.data.ts";
import type { NextStepsNeeds } from "./next-steps.deps.ts";
import { listDismissedOf } from "./next-steps.queries.ts";
import { registerNextSteps } from "./next-steps.routes.ts";

/** What an owner may best do next for a listing. */
export function createNextSteps({ serve, db, clock }: Platform, needs: NextStepsNeeds) {
  registerNextSteps(serve, { db, clock, ...needs });
  return {
    personalData: {
      exports: { dismissedSteps: ({ id }) => listDismissedOf(db, id) },
    } satisfies PersonalDataOf<typeof nextStepData>,
  };
}
