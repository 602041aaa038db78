import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import {
  ANSWERS_AN_HOUR,
  QUESTIONS_AN_HOUR,
  QUESTIONS_PER_LISTING,
} from "@vestpocket/domain/questions/questions.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { FindAudiences } from "../../platform/audiences.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** What questions need from other features. */
export interface QuestionsNeeds {
  readonly findContact: FindContact;
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly getVisible: (viewer: Viewer, id: string) => Promise<{ readonly ownerId: string }>;
  /** The audience a signed-in user reads a listing as. */
  readonly findAudience: (viewer: Pick<Viewer, "uid">, listing: { id: string; ownerId: string }) => Promise<Audience>;
  readonly findAudiences: FindAudiences;
}

export interface QuestionDeps extends Pick<Platform, "db" | "clock" | "recordAudit" | "tell">, QuestionsNeeds {
  readonly limits: Readonly<Record<"perHour" | "perListing" | "answers", Throttle>>;
}

export function createQuestionLimits(db: Database): QuestionDeps["limits"] {
  return {
    perHour: createThrottle(db, { name: "questions", points: QUESTIONS_AN_HOUR, seconds: HOUR_SECONDS }),
    perListing: createThrottle(db, { name: "questions-listing", points: QUESTIONS_PER_LISTING, seconds: DAY_SECONDS }),
    answers: createThrottle(db, { name: "question-answers", points: ANSWERS_AN_HOUR, seconds: HOUR_SECONDS }),
  };
}
