import { DAY_MS } from "../../shared/durations.ts";
import type { Language } from "../../shared/text.ts";
import { ENDING_DAYS } from "../listings/listings.rules.ts";
import type { LeaseTerms, Measures } from "../prices/price-terms.schema.ts";
import { NEXT_STEPS, NEXT_STEPS_MAX, type NextStepKind } from "./next-steps.terms.ts";

/** After how many days an inquiry without an answer is a step (product.md §5.13). */
export const ANSWER_DAYS = 3;

/** From how many visits on a listing that nobody asks about gets advice (product.md §5.13). */
export const ATTENTION_VISITS = 40;

/** What is known of a live listing. */
export interface StepFacts {
  readonly province: string;
  readonly language: Language;
  readonly hasOtherText: boolean;
  readonly hasPicture: boolean;
  /** Its rent as every member reads it. */
  readonly lease: LeaseTerms | null;
  readonly measures: Pick<Measures, "rentMonthGross" | "rentSqftYearGross">;
  readonly expiresAt: Date | null;
  /** Since its run began: visits of its page, and inquiries and access requests. */
  readonly opened: number;
  readonly asked: number;
  /** When the oldest inquiry came that its owner has not answered; null if there is none. */
  readonly unansweredSince: Date | null;
  /** The steps that the owner does not want to be told again in this run. */
  readonly dismissed: readonly NextStepKind[];
}

export interface NextStep {
  readonly kind: NextStepKind;
  /** For 'answer', whole days that somebody waits; for 'renew', days until it ends, begun ones included; for 'attention', visits. */
  readonly count: number;
}

/**
 * What the owner of a live listing may best do next, the most urgent first, without what they dismissed. At most
 * NEXT_STEPS_MAX (product.md §5.13).
 */
export function findNextSteps(facts: StepFacts, now: Date): NextStep[] {
  const steps = NEXT_STEPS.filter((kind) => !facts.dismissed.includes(kind)).flatMap((kind) => {
    const count = COUNTS[kind](facts, now);
    return count === undefined ? [] : [{ kind, count }];
  });
  return steps.slice(0, NEXT_STEPS_MAX);
}

/** What each step counts; undefined if there is nothing to do. */
const COUNTS: Readonly<Record<NextStepKind, (facts: StepFacts, now: Date) => number | undefined>> = {
  answer({ unansweredSince }, now) {
    const days = unansweredSince === null ? 0 : Math.floor((now.getTime() - unansweredSince.getTime()) / DAY_MS);
    return days >= ANSWER_DAYS ? days : undefined;
  },
  renew({ expiresAt }, now) {
    const days =
      expiresAt === null ? Number.POSITIVE_INFINITY : Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS);
    return days > 0 && days <= ENDING_DAYS ? days : undefined;
  },
  photo: ({ hasPicture }) => (hasPicture ? undefined : 0),
  rent: ({ lease, measures }) => (isComparable(lease, measures) ? undefined : 0),
  french: ({ province, language, hasOtherText }) =>
    province === "Quebec" && language === "en" && !hasOtherText ? 0 : undefined,
  attention: ({ opened, asked }) => (opened >= ATTENTION_VISITS && asked === 0 ? opened : undefined),
};

/** Whether searches can compare a rent. One that is on request, or confidential, is not meant to be. */
function isComparable(
  lease: StepFacts["lease"],
  { rentMonthGross, rentSqftYearGross }: StepFacts["measures"],
): boolean {
  return lease === null || lease.kind === "on_request" || (rentMonthGross !== null && rentSqftYearGross !== null);
}

/** Of several listings' steps, the most urgent ones, at most NEXT_STEPS_MAX; what waits longer, or counts more, first (product.md §5.13). */
export function pickNextSteps<Step extends NextStep>(steps: readonly Step[]): Step[] {
  const rank = ({ kind }: NextStep) => NEXT_STEPS.indexOf(kind);
  const weight = ({ kind, count }: NextStep) => (kind === "renew" ? count : -count);
  return steps.toSorted((a, b) => rank(a) - rank(b) || weight(a) - weight(b)).slice(0, NEXT_STEPS_MAX);
}
