import { DAY_MS } from "../../shared/durations.ts";
import type { Message } from "../../shared/text.ts";
import { withValues } from "../../shared/text.ts";
import { findCategory } from "../categories/categories.schema.ts";
import type { SavedFilter } from "../saved-searches/saved-searches.schema.ts";
import { hasMeasure } from "../searches/measures.rules.ts";
import { listBounds } from "../searches/searches.rules.ts";
import type { SearchFilter } from "../searches/searches.schema.ts";
import { findTrack, type Track, toTrack } from "../searches/tracks.rules.ts";
import type { MandateContent } from "./mandates.schema.ts";
import { ASKED_AFTER_DAYS, MANDATE_DAYS, MANDATES_MAX } from "./mandates.terms.ts";

/** Why a mandate is not kept or changed (product.md §24.6). */
export const MANDATE_MESSAGES = {
  full: withValues(
    /*i18n*/ { id: "mandates.full", message: "You can keep up to {count} mandates. Delete one to add another." },
    { count: MANDATES_MAX },
  ),
  consentNeeded: /*i18n*/ {
    id: "mandates.consent_needed",
    message: "Check the box to get matches by email, or choose no emails.",
  },
  categoryRequired: /*i18n*/ { id: "mandates.category_required", message: "Choose a category." },
  clientOfNoAgent: /*i18n*/ {
    id: "mandates.client_of_no_agent",
    message: "Only agents keep mandates for clients. Add your brokerage to your profile first.",
  },
} as const satisfies Record<string, Message>;

/**
 * The searches that a mandate asks for, one for each of its targets, in their order: on its track, with its budget as the
 * price or as the gross rent of a month, and without bounds that listings of the target's category cannot have
 * (product.md §24.6).
 */
export function toTargetFilters({ track, targets, wanted }: Pick<MandateContent, "track" | "targets" | "wanted">) {
  return targets.map((target): SavedFilter => {
    const { sort: _, ...filter }: SearchFilter = toTrack({ ...wanted, ...target }, track);
    const scope = { type: findCategory(target.type)?.type, subtype: target.subtype, listingType: track };
    const bounds = listBounds(filter.bounds ?? {}).filter(({ measure }) => hasMeasure(measure, scope));
    return {
      ...filter,
      bounds:
        bounds.length === 0
          ? undefined
          : (Object.fromEntries(
              bounds.map(({ measure, min, max }) => [
                measure,
                { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
              ]),
            ) as SavedFilter["bounds"]),
    };
  });
}

/**
 * A mandate as a search describes it: its category and place are the first target, its price or monthly rent the budget.
 * Undefined members are still to be chosen (product.md §24.6).
 */
export function fromSearch({ type, subtype, province, city, within, sort: _, listingType, ...wanted }: SearchFilter): {
  readonly track: Track;
  readonly target: Pick<SearchFilter, "type" | "subtype" | "province" | "city" | "within">;
  readonly wanted: MandateContent["wanted"];
} {
  const track = findTrack({ listingType, bounds: wanted.bounds }) ?? "sale";
  const { rentMonthGross, ...bounds } = wanted.bounds ?? {};
  const isRent = track === "rent" && rentMonthGross !== undefined;
  return {
    track,
    target: { type, subtype, province, city, within },
    wanted: isRent
      ? {
          ...wanted,
          ...{ lowerPrice: toWhole(rentMonthGross.min), upperPrice: toWhole(rentMonthGross.max) },
          bounds: Object.keys(bounds).length === 0 ? undefined : bounds,
        }
      : wanted,
  };
}

const toWhole = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount));

/** When a mandate that was last confirmed then lapses, unless it is confirmed again. */
export const endsAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + MANDATE_DAYS * DAY_MS);

/** Since when the mandates are unconfirmed whose owners are asked now, and those that lapse now (product.md §24.6). */
export const dueBefore = (now: Date): { readonly asked: Date; readonly lapsed: Date } => ({
  asked: new Date(now.getTime() - ASKED_AFTER_DAYS * DAY_MS),
  lapsed: new Date(now.getTime() - MANDATE_DAYS * DAY_MS),
});
