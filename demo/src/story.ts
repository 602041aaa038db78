import { ACCESS_STEPS, type AccessStep } from "./features/access/access.demo.ts";
import { DEAL_STEPS, type DealStep } from "./features/deals/deals.demo.ts";
import { OFFER_STEPS, type OfferStep } from "./features/offers/offers.demo.ts";
import { ORDER_STEPS, type OrderStep } from "./features/orders/orders.demo.ts";
import { QUESTION_STEPS, type QuestionStep } from "./features/questions/questions.demo.ts";
import { REPORT_STEPS, type ReportStep } from "./features/reports/reports.demo.ts";

/** One thing that somebody of the demo does. */
export type StoryStep = AccessStep | DealStep | OfferStep | OrderStep | QuestionStep | ReportStep;

/** Everything that the demo's people have done with its confidential listings, from the oldest to the newest. */
export const STORY: readonly StoryStep[] = [
  ...ACCESS_STEPS,
  ...DEAL_STEPS,
  ...OFFER_STEPS,
  ...ORDER_STEPS,
  ...QUESTION_STEPS,
  ...REPORT_STEPS,
].toSorted((a, b) => b.daysAgo - a.daysAgo);
