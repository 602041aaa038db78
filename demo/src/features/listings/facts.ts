import type { Random } from "@vestpocket/domain/shared/random";
import type { Draft } from "./draft-shape.ts";
import { FACTS, round } from "./fact-rules.ts";
import { niceMoney, roundArea } from "./rounding.ts";

/** The numbers of a listing, by the key of the form's field. */
export type Facts = Readonly<Record<string, number>>;

/** Numbers that follow from others. */
const DERIVED: ReadonlySet<string> = new Set(["warehouseSqFt", "officeSqFt", "capRate", "grossRentalIncome"]);

/** Whether a number is drawn at all: one without a rule leaves all other values of a listing as they are. */
export const isDrawn = (key: string): boolean => key in FACTS || DERIVED.has(key);

interface FormDraft {
  readonly draft: Draft;
  /** The form's fields. */
  readonly keys: readonly string[];
}

/** The numbers of a form for this draft. Numbers that depend on each other agree. */
export function drawFacts(random: Random, { draft, keys }: FormDraft): Facts {
  const facts: Record<string, number> = {};
  for (const key of keys) {
    const value = FACTS[key]?.(draft, random);
    if (value !== undefined && value > 0) facts[key] = value;
  }
  if (draft.area > 0 && keys.includes("warehouseSqFt")) {
    facts.officeSqFt = roundArea(draft.area * (0.06 + random.next() * 0.14));
    facts.warehouseSqFt = draft.area - facts.officeSqFt;
  }
  const income = facts.netOperatingIncome;
  if (income !== undefined) {
    if (keys.includes("capRate")) facts.capRate = Math.round((income / draft.value) * 1_000) / 10;
    if (keys.includes("grossRentalIncome")) facts.grossRentalIncome = round(income / (0.6 + random.next() * 0.12), 500);
    // Revenue must exceed income.
    if (facts.grossRevenue !== undefined) facts.grossRevenue = Math.max(facts.grossRevenue, niceMoney(income * 2.2));
  }
  return facts;
}
